"""Knights on the board: building, waking and promoting them, and what an active knight can do.

Rule book, "Knights" and "Knights' actions". A knight bars its node to everybody else, active or not.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from hexhaven.core.actions import Actions, operand
from hexhaven.core.facts import NOWHERE, PIECE
from hexhaven.core.game import Player, Refusal
from hexhaven.games.island.rules.build import cannot_afford, no_piece, node_taken, paid, reaches
from hexhaven.games.island.rules.geometry import NONE
from hexhaven.games.island.rules.operands import NODE
from hexhaven.games.island.rules.questions import AFTER_ROLL
from hexhaven.games.island.rules.robber import ask_robber, why_robber_stays
from hexhaven.games.island.rules.route import award_longest_road, roads_at, route_length
from hexhaven.games.island.rules.rules import BUILD, Rules, Verb
from hexhaven.games.island.rules.state import MARK, SEAT_BIT, Position
from hexhaven.games.island.rules.terrain import PIECES
from hexhaven.games.knights.rules.state import ACTIVE, PROMOTED, RANK, TIRED, KnightsState, knights_state
from hexhaven.games.knights.rules.terms import (
    ACTIVATION,
    BASIC,
    FIELDS,
    KNIGHT,
    MIGHTY,
    POLITICS,
    POWER_LEVEL,
    PROMOTION,
    RETREAT,
)
from hexhaven.games.knights.rules.told import HELMET

KNIGHTS: Final = "knights"  # the group of what knights do

# Marks on nodes while a knight's ways are searched.
REACHED: Final = 1
FACED: Final = 2  # a foreign piece stands at the end of the way


# --- knights as pieces -------------------------------------------------------------------------------


def knight_owner(p: Position, node: i64) -> Player:
    """Whose knight stands on a node; -1 for none."""
    if not 0 <= node < p.map.nodes or knights_state(p).knights[node] == 0:
        return -1
    return i64(p.occupants[node]) - 1


def rank_at(p: Position, node: i64) -> i64:
    return i64(knights_state(p).knights[node] & RANK)


def put_knight(p: Position, player: Player, node: i64, knight: u8) -> None:
    """Set a knight from the supply on a free node; foreign routes through it are cut.

    Who holds the longest road is judged by the caller: a knight that is moved, by its owner or because it was
    driven away, is not gone in between.
    """
    if p.facts is not None:
        p.facts.add(PIECE, player, KNIGHT + i64(knight & RANK), NOWHERE, node)
        tell_helmet(p, player, node, knight)
    knights_state(p).knights[node] = knight
    p.occupants[node] = MARK[player]
    p.supply[player * PIECES + KNIGHT + i64(knight & RANK)] -= 1
    measure_routes(p, player, node)


def lift_knight(p: Position, node: i64) -> u8:
    """Take a knight off the board, back to its owner's supply; routes through the node are whole again.

    As with `put_knight`, the caller judges the longest road.
    """
    k = knights_state(p)
    knight = k.knights[node]
    player = i64(p.occupants[node]) - 1
    if p.facts is not None:
        p.facts.add(PIECE, player, KNIGHT + i64(knight & RANK), node, NOWHERE)
    k.knights[node] = 0
    p.occupants[node] = 0
    p.supply[player * PIECES + KNIGHT + i64(knight & RANK)] += 1
    measure_routes(p, player, node)
    return knight


def tell_helmet(p: Position, player: Player, node: i64, knight: u8) -> None:
    """Say of an active knight that it is one: whoever is set on the board is thought to be passive."""
    if p.facts is not None and knight & ACTIVE != 0:
        p.facts.add(HELMET, player, node, 1)


def measure_routes(p: Position, owner: Player, node: i64) -> None:
    """Measure the routes anew that a knight on a node cuts, or did cut until it was lifted."""
    for player in range(p.rules.colours):
        if player != owner and roads_at(p, MARK[player], node) >= 2:
            p.route_length[player] = u8(route_length(p, player))


def can_stand(p: Position, player: Player, node: i64) -> bool:
    """Whether a new knight may be set here: a free node at an own road."""
    return p.occupants[node] == 0 and p.reach[node] & SEAT_BIT[player] != 0


# --- ways --------------------------------------------------------------------------------------------


def find_ways(p: Position, player: Player, start: i64) -> vec[u8]:
    """Mark all nodes a knight can come to along own roads.

    Own pieces may be passed, foreign ones not (4.I.a); a foreign piece at the end of a way is FACED.
    """
    marks = p.map.no_nodes[:]
    marks[start] = REACHED
    mine = MARK[player]
    queue = p.map.no_queue[:]
    queue[0] = start
    done: i64 = 0
    found: i64 = 1
    while done < found:
        node = queue[done]
        done += 1
        for i in range(3 * node, 3 * node + 3):
            edge = p.map.node_edges[i]
            if edge != NONE and p.routes[edge] == mine:
                near = p.map.edge_nodes[2 * edge] + p.map.edge_nodes[2 * edge + 1] - node
                if marks[near] == 0:
                    if p.occupants[near] == 0 or p.occupants[near] == mine:
                        marks[near] = REACHED
                        queue[found] = near
                        found += 1
                    else:
                        marks[near] = FACED
    return marks


def is_free_on_way(p: Position, marks: vec[u8], node: i64) -> bool:
    return marks[node] == REACHED and p.occupants[node] == 0


def no_way(p: Position, player: Player, start: i64, goal: i64, article: str) -> Refusal:
    """Why a knight does not come to a node: a foreign piece stands on the way, or no own road leads there."""
    if roads_lead(p, player, start, goal):
        return Refusal("way_blocked", "4.I.a")
    return Refusal("no_way_there", article)


def roads_lead(p: Position, player: Player, start: i64, goal: i64) -> bool:
    """Whether own roads join two nodes, whatever stands between them."""
    found = [start]
    done = 0
    while done < len(found):
        node = found[done]
        done += 1
        for i in range(3 * node, 3 * node + 3):
            edge = p.map.node_edges[i]
            if edge != NONE and p.routes[edge] == MARK[player]:
                near = p.map.edge_nodes[2 * edge] + p.map.edge_nodes[2 * edge + 1] - node
                if near not in found:
                    found.append(near)
    return goal in found


def can_act(k: KnightsState, node: i64) -> bool:
    """An active knight that was not woken in this turn and has not acted in it (4.I.e)."""
    return k.knights[node] & u8(ACTIVE | TIRED) == ACTIVE


def spend(p: Position, player: Player, node: i64) -> None:
    """After its action a knight is passive; woken again, it does not act a second time in this turn."""
    if p.facts is not None:
        p.facts.add(HELMET, player, node, 0)
    k = knights_state(p)
    k.knights[node] = k.knights[node] & ~u8(ACTIVE) | TIRED
    k.busy = True


def no_own_knight(p: Position, player: Player, node: i64, article: str) -> Refusal | None:
    if knight_owner(p, node) != player:
        return Refusal("no_knight_there", article, {"node": str(node)})
    return None


def cannot_act(p: Position, player: Player, node: i64, article: str) -> Refusal | None:
    refusal = no_own_knight(p, player, node, article)
    if refusal is not None:
        return refusal
    knight = knights_state(p).knights[node]
    if knight & ACTIVE == 0:
        return Refusal("knight_passive", article)
    if knight & TIRED != 0:
        return Refusal("knight_tired", "4.I.e")
    return None


# --- building, waking, promoting ---------------------------------------------------------------------


class BuildKnight(Verb):
    """Build a basic knight for ore and wool. There is no distance rule."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        if p.can_pay(player, KNIGHT + BASIC) and p.has_piece(player, KNIGHT + BASIC):
            bit = SEAT_BIT[player]
            reach = p.reach
            for node in range(p.map.land_nodes):
                if reach[node] & bit != 0 and p.occupants[node] == 0:
                    out.add(self.code, node)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        return (
            no_place_for_knight(p, player, operand(action))
            or no_piece(p, player, KNIGHT + BASIC, "knights-on-board")
            or cannot_afford(p, player, KNIGHT + BASIC)
        )

    def play(self, p: Position, player: Player, action: i64) -> None:
        paid(p, player, KNIGHT + BASIC)
        put_knight(p, player, operand(action), BASIC)
        award_longest_road(p)


def no_place_for_knight(p: Position, player: Player, node: i64) -> Refusal | None:
    if not 0 <= node < p.map.land_nodes or not reaches(p, player, node):
        return Refusal("knight_not_joined", "knights-on-board")
    if p.occupants[node] != 0:
        return node_taken(p, node, "knights-on-board")
    return None


class Orders(Verb):
    """The group of all that can be done with knights on the board: it looks for them once."""

    def __init__(
        self, activate: Activate, promote: Promote, move: MoveKnight, displace: Displace, chase: Chase
    ) -> None:
        super().__init__("orders")
        self.activate: Final = activate
        self.promote: Final = promote
        self.move: Final = move
        self.displace: Final = displace
        self.chase: Final = chase

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        left = knights_on_board(p, player)
        if left == 0:
            return
        k = knights_state(p)
        can_wake = p.can_pay(player, ACTIVATION)
        can_raise = p.can_pay(player, PROMOTION)
        mine = MARK[player]
        knights = k.knights
        for node in range(len(knights)):
            if knights[node] != 0 and p.occupants[node] == mine:
                if can_wake and knights[node] & ACTIVE == 0:
                    out.add(self.activate.code, node)
                if can_raise and can_promote(p, k, player, node):
                    out.add(self.promote.code, node)
                if can_act(k, node):
                    self.list_actions(p, k, player, node, out)
                left -= 1
                if left == 0:
                    return

    def list_actions(self, p: Position, k: KnightsState, player: Player, start: i64, out: Actions) -> None:
        if is_beside(p, start, p.robber) and why_robber_stays(p) is None:
            out.add(self.chase.code, start)
        marks = find_ways(p, player, start)
        for goal in range(len(marks)):
            if is_free_on_way(p, marks, goal):
                out.add(self.move.pack(start, goal))
            elif marks[goal] == FACED and is_weaker(k, goal, start):
                out.add(self.displace.pack(start, goal))

    def contains(self, verb: Verb) -> bool:
        led = (self.activate, self.promote, self.move, self.displace, self.chase)
        return any(verb is each for each in led)


def knights_on_board(p: Position, player: Player) -> i64:
    """How many knights a player has on the board."""
    n: i64 = 0
    for piece in range(KNIGHT + BASIC, KNIGHT + MIGHTY + 1):
        n += i64(p.rules.pieces[piece]) - i64(p.supply[player * PIECES + piece])
    return n


class Activate(Verb):
    """Wake a knight for one grain, whatever its rank. It defends at once and acts from the next turn on."""

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        refusal = no_own_knight(p, player, operand(action), "activate-knight")
        if refusal is None and knights_state(p).knights[operand(action)] & ACTIVE != 0:
            return Refusal("knight_active", "activate-knight")
        return refusal or cannot_afford(p, player, ACTIVATION)

    def play(self, p: Position, player: Player, action: i64) -> None:
        paid(p, player, ACTIVATION)
        wake(p, player, operand(action))


def is_asleep(p: Position, k: KnightsState, player: Player, node: i64) -> bool:
    """Whether a passive knight of the player's stands on a node."""
    return k.knights[node] != 0 and k.knights[node] & ACTIVE == 0 and p.occupants[node] == MARK[player]


def wake(p: Position, player: Player, node: i64) -> None:
    if p.facts is not None:
        p.facts.add(HELMET, player, node, 1)
    k = knights_state(p)
    k.knights[node] |= ACTIVE | TIRED
    k.busy = True


class Promote(Verb):
    """Raise a knight by one rank for ore and wool, once a turn; it stays active or passive (4.I.b)."""

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        return cannot_promote(p, player, operand(action)) or cannot_afford(p, player, PROMOTION)

    def play(self, p: Position, player: Player, action: i64) -> None:
        paid(p, player, PROMOTION)
        promote(p, player, operand(action))


def list_promotable(p: Position, player: Player, verb: Verb, out: Actions) -> None:
    k = knights_state(p)
    for node in range(len(k.knights)):
        if can_promote(p, k, player, node):
            out.add(verb.code, node)


def can_promote(p: Position, k: KnightsState, player: Player, node: i64) -> bool:
    knight = k.knights[node]
    if knight == 0 or p.occupants[node] != MARK[player] or knight & PROMOTED != 0:
        return False
    rank = i64(knight & RANK)
    if rank == MIGHTY or not p.has_piece(player, KNIGHT + rank + 1):
        return False
    return rank + 1 < MIGHTY or has_fortress(k, player)


def has_fortress(k: KnightsState, player: Player) -> bool:
    return k.levels[player * FIELDS + POLITICS] >= POWER_LEVEL


def cannot_promote(p: Position, player: Player, node: i64) -> Refusal | None:
    refusal = no_own_knight(p, player, node, "promote-knight")
    if refusal is not None or can_promote(p, knights_state(p), player, node):
        return refusal
    rank = rank_at(p, node)
    if knights_state(p).knights[node] & PROMOTED != 0:
        return Refusal("promoted_already", "promote-knight")
    if rank == MIGHTY:
        return Refusal("knight_mighty", "promote-knight")
    return no_piece(p, player, KNIGHT + rank + 1, "promote-knight") or Refusal("needs_fortress", "fortress")


def promote(p: Position, player: Player, node: i64) -> None:
    k = knights_state(p)
    rank = rank_at(p, node)
    if p.facts is not None:
        p.facts.add(PIECE, player, KNIGHT + rank, node, NOWHERE)
        p.facts.add(PIECE, player, KNIGHT + rank + 1, NOWHERE, node)
        tell_helmet(p, player, node, k.knights[node])
    p.supply[player * PIECES + KNIGHT + rank] += 1
    p.supply[player * PIECES + KNIGHT + rank + 1] -= 1
    k.knights[node] = (k.knights[node] + 1) | PROMOTED
    k.busy = True


# --- actions -----------------------------------------------------------------------------------------


class MoveKnight(Verb):
    """Move an active knight along own roads to a free node."""

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        refusal = cannot_act(p, player, self.first(action), "move-knight")
        if refusal is not None:
            return refusal
        goal = self.second(action)
        if find_ways(p, player, self.first(action))[goal] == 0:
            return no_way(p, player, self.first(action), goal, "move-knight")
        if p.occupants[goal] == 0:
            return None
        owner = knight_owner(p, goal)
        return node_taken(p, goal, "move-knight" if owner < 0 or owner == player else "displace-knight")

    def play(self, p: Position, player: Player, action: i64) -> None:
        march(p, player, self.first(action), self.second(action))
        award_longest_road(p)


def march(p: Position, player: Player, start: i64, goal: i64) -> None:
    knight = lift_knight(p, start)
    put_knight(p, player, goal, knight)
    spend(p, player, goal)


class Displace(Verb):
    """Move an active knight onto the node of a weaker foreign one, which must go elsewhere."""

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        refusal = cannot_act(p, player, self.first(action), "displace-knight")
        if refusal is not None:
            return refusal
        goal = self.second(action)
        owner = knight_owner(p, goal)
        if owner < 0 or owner == player:
            return Refusal("no_foreign_knight", "displace-knight", {"node": str(goal)})
        if find_ways(p, player, self.first(action))[goal] == 0:
            return no_way(p, player, self.first(action), goal, "displace-knight")
        if not is_weaker(knights_state(p), goal, self.first(action)):
            return Refusal("not_weaker", "displace-knight")
        return None

    def play(self, p: Position, player: Player, action: i64) -> None:
        goal = self.second(action)
        owner = knight_owner(p, goal)
        driven = lift_knight(p, goal)
        march(p, player, self.first(action), goal)
        ask_retreat(p, owner, driven, goal)


def is_weaker(k: KnightsState, node: i64, than: i64) -> bool:
    knight = k.knights[node]
    return knight != 0 and knight & RANK < k.knights[than] & RANK


def ask_retreat(p: Position, owner: Player, knight: u8, node: i64) -> None:
    """Let the owner of a driven knight choose where it goes; with no place in its network it stays in the
    supply, where it lies already (4.I.d). The longest road is judged when that is settled."""
    marks = find_ways(p, owner, node)
    for goal in range(len(marks)):
        if is_free_on_way(p, marks, goal) and goal != node:
            p.ask(RETREAT, owner, i64(knight), node)
            return
    award_longest_road(p)


class Retreat(Verb):
    """Set a driven knight on a free node of the same network; it stays active or passive."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        marks = find_ways(p, player, p.detail())
        for goal in range(len(marks)):
            if is_free_on_way(p, marks, goal) and goal != p.detail():
                out.add(self.code, goal)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        goal = operand(action)
        if goal == p.detail() or not is_free_on_way(p, find_ways(p, player, p.detail()), goal):
            return Refusal("no_way_there", "4.I.d")
        return None

    def play(self, p: Position, player: Player, action: i64) -> None:
        knight = u8(p.number())
        p.answered()
        put_knight(p, player, operand(action), knight)
        award_longest_road(p)


class Chase(Verb):
    """Chase the robber from one of the hexes at an active knight; then it is moved and steals as usual."""

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        node = operand(action)
        refusal = cannot_act(p, player, node, "chase-robber")
        if refusal is not None:
            return refusal
        if not is_beside(p, node, p.robber):
            return Refusal("robber_not_near", "chase-robber")
        return why_robber_stays(p)

    def play(self, p: Position, player: Player, action: i64) -> None:
        spend(p, player, operand(action))
        ask_robber(p, player)


def is_beside(p: Position, node: i64, hex: i64) -> bool:
    for i in range(3 * node, 3 * node + 3):
        if p.map.node_hexes[i] == hex:
            return True
    return False


def register(rules: Rules) -> None:
    """Bring knights into the rules."""
    build = BuildKnight(
        "knight", [NODE], "knights-on-board", group=BUILD, price=KNIGHT + BASIC, piece="knight"
    )
    rules.add(build, AFTER_ROLL)
    activate = Activate(
        "activate", [NODE], "activate-knight", group=KNIGHTS, price=ACTIVATION, piece="knight"
    )
    promote = Promote("promote", [NODE], "promote-knight", group=KNIGHTS, price=PROMOTION, piece="knight")
    move = MoveKnight("move", [NODE, NODE], "move-knight", group=KNIGHTS, piece="knight")
    displace = Displace("displace", [NODE, NODE], "displace-knight", group=KNIGHTS, piece="knight")
    chase = Chase("chase", [NODE], "chase-robber", group=KNIGHTS)
    for verb in (activate, promote, move, displace, chase):
        rules.add(verb)
    rules.add_group(Orders(activate, promote, move, displace, chase), AFTER_ROLL)
    rules.add(Retreat("retreat", [NODE], "displace-knight", "4.I.d"), RETREAT)
    rules.blocking[RETREAT] = Refusal("retreat_first", "4.I.d")
