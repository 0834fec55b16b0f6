"""Building: where roads, settlements and cities may stand, and the verbs that build them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from hexhaven.core.actions import Actions, operand
from hexhaven.core.game import Player, Refusal
from hexhaven.games.island.rules.geometry import NONE
from hexhaven.games.island.rules.market import SILENCE
from hexhaven.games.island.rules.operands import EDGE, NODE
from hexhaven.games.island.rules.questions import AFTER_ROLL, FREE_ROAD
from hexhaven.games.island.rules.route import other_end, route_cut, route_grew
from hexhaven.games.island.rules.rules import BUILD, Rules, Verb
from hexhaven.games.island.rules.state import FOUR_TO_ONE, MARK, SEAT_BIT, Position
from hexhaven.games.island.rules.terrain import (
    ANY_HARBOUR,
    CITY,
    KINDS,
    NO_HARBOUR,
    RESOURCES,
    ROAD,
    SETTLEMENT,
    SPECIAL_HARBOUR,
)

THREE_TO_ONE: Final = 3
TWO_TO_ONE: Final = 2
HARBOUR_BIT: Final = vec[u8]([1 << kind for kind in range(8)])  # by kind of harbour

# --- where things may stand --------------------------------------------------------------------------


def keeps_distance(p: Position, node: i64) -> bool:
    """Rule book, "Distance rule": the node is free, and no building, own or foreign, stands next to it."""
    if p.occupants[node] != 0:
        return False
    for i in range(3 * node, 3 * node + 3):
        near = p.map.node_nodes[i]
        if near != NONE and p.holders[near] != 0:
            return False
    return len(p.rules.closes_site) == 0 or closed_site(p, node) is None


def closed_site(p: Position, node: i64) -> Refusal | None:
    """Why an expansion closes a node to buildings; None if none does."""
    for e in p.rules.closes_site:
        refusal = e.closes_site(p, node)
        if refusal is not None:
            return refusal
    return None


def is_free_edge(p: Position, edge: i64) -> bool:
    """Whether an edge has land on a side, no route lies on it, and no expansion closes it."""
    if edge >= p.map.land_edges or p.routes[edge] != 0:
        return False
    return len(p.rules.closes_edge) == 0 or closed_edge(p, edge) is None


def closed_edge(p: Position, edge: i64) -> Refusal | None:
    """Why an expansion closes an edge to roads; None if none does."""
    for e in p.rules.closes_edge:
        refusal = e.closes_edge(p, edge)
        if refusal is not None:
            return refusal
    return None


def reaches(p: Position, player: Player, node: i64) -> bool:
    """Whether an own road or building touches the node."""
    return p.reach[node] & SEAT_BIT[player] != 0


def can_build_road(p: Position, player: Player, edge: i64) -> bool:
    """A free edge with land on a side, joined to an own building, or to an own road past no foreign one."""
    if not is_free_edge(p, edge):
        return False
    return joins(p, player, p.map.edge_nodes[2 * edge]) or joins(p, player, p.map.edge_nodes[2 * edge + 1])


def joins(p: Position, player: Player, node: i64) -> bool:
    """Whether a new road may start at this node: nobody else's piece stands on it (1.I.a)."""
    if p.reach[node] & SEAT_BIT[player] == 0:
        return False
    if p.occupants[node] != 0 and p.occupants[node] != MARK[player]:
        return False
    return len(p.route_kinds) == 0 or joins_kind(p, player, node, ROAD)


def joins_kind(p: Position, player: Player, node: i64, kind: i64) -> bool:
    """Whether an own building stands on the node, or an own route of this kind comes to it."""
    if p.holders[node] == MARK[player]:
        return True
    for i in range(3 * node, 3 * node + 3):
        edge = p.map.node_edges[i]
        if edge != NONE and p.routes[edge] == MARK[player] and p.route_kinds[edge] == kind:
            return True
    return False


# --- setting pieces ----------------------------------------------------------------------------------


def set_road(p: Position, player: Player, edge: i64) -> None:
    set_route(p, player, ROAD, edge)


def set_route(p: Position, player: Player, kind: i64, edge: i64) -> None:
    p.put_route(player, kind, edge)
    route_grew(p, player, edge)
    tell_built(p, player, kind, edge)


def set_settlement(p: Position, player: Player, node: i64) -> None:
    p.put_building(player, SETTLEMENT, node)
    route_cut(p, player, node)
    reach_harbour(p, player, node)
    tell_built(p, player, SETTLEMENT, node)


def set_city(p: Position, player: Player, node: i64) -> None:
    """The settlement that stood there goes back to the supply (encyclopaedia 1.H.b)."""
    p.replace_building(CITY, node)
    tell_built(p, player, CITY, node)


def tell_built(p: Position, player: Player, piece: i64, place: i64) -> None:
    for e in p.rules.after_build:
        e.after_build(p, player, piece, place)


def reach_harbour(p: Position, player: Player, node: i64) -> None:
    """A building at a harbour trades at its rate from now on, unless an option holds it back."""
    if p.land.harbour[node] == NO_HARBOUR:
        return
    for e in p.rules.delays_harbour:
        if e.delays_harbour(p, player, node):
            return
    open_harbour(p, player, i64(p.land.harbour[node]))


def open_harbour(p: Position, player: Player, harbour: i64) -> None:
    p.harbours = p.harbours[:]  # copies of the position share the rows
    p.rates = p.rates[:]
    p.harbours[player] |= HARBOUR_BIT[harbour]
    if harbour == ANY_HARBOUR:
        for card in range(p.rules.kinds):
            lower_rate(p, player, card, THREE_TO_ONE)
    else:
        lower_rate(p, player, harbour - SPECIAL_HARBOUR, TWO_TO_ONE)


def harbour_rate(p: Position, player: Player, card: i64) -> i64:
    """What the bank takes for one card through the player's harbours alone."""
    if card < RESOURCES and p.harbours[player] & HARBOUR_BIT[SPECIAL_HARBOUR + card] != 0:
        return TWO_TO_ONE
    if p.harbours[player] & HARBOUR_BIT[ANY_HARBOUR] != 0:
        return THREE_TO_ONE
    return FOUR_TO_ONE


def lower_rate(p: Position, player: Player, card: i64, rate: i64) -> None:
    i = player * KINDS + card
    if i64(p.rates[i]) > rate:
        p.rates[i] = u8(rate)


# --- reasons -----------------------------------------------------------------------------------------


def cannot_afford(p: Position, player: Player, piece: i64) -> Refusal | None:
    if not p.can_pay(player, piece):
        name = p.rules.piece_names[int(piece)]
        return Refusal("not_enough", "costs", {"piece": name, "missing": missing_for(p, player, piece)})
    return None


def missing_for(p: Position, player: Player, piece: i64) -> str:
    """The cards that a player still needs for a piece: '2 ore 1 grain'."""
    price = p.rules.costs.get(int(piece), {})
    lacking = {card: n - int(p.holds(player, card)) for card, n in price.items()}
    return " ".join(f"{n} {p.rules.card_names[card]}" for card, n in lacking.items() if n > 0)


def no_piece(p: Position, player: Player, piece: i64, article: str) -> Refusal | None:
    if not p.has_piece(player, piece):
        return Refusal("no_piece", article, {"piece": p.rules.piece_names[int(piece)]})
    return None


def no_road_there(p: Position, player: Player, edge: i64) -> Refusal | None:
    refusal = no_free_edge(p, edge)
    if refusal is not None or can_build_road(p, player, edge):
        return refusal
    for end in range(2):
        node = p.map.edge_nodes[2 * edge + end]
        if p.occupants[node] != 0 and reaches(p, player, node):
            return Refusal("road_blocked", "1.I.a", {"node": str(node)})
    return Refusal("road_not_joined", "road")


def no_free_edge(p: Position, edge: i64) -> Refusal | None:
    """Why nobody may lay a road on an edge, wherever it comes from."""
    if not 0 <= edge < p.map.land_edges:
        return Refusal("edge_at_sea", "edges")
    if p.routes[edge] != 0:
        return Refusal("edge_taken", "edges", {"player": str(p.route_owner(edge))})
    return closed_edge(p, edge)


def node_taken(p: Position, node: i64, article: str) -> Refusal:
    return Refusal("node_taken", article, {"player": str(i64(p.occupants[node]) - 1)})


def no_settlement_there(p: Position, player: Player, node: i64) -> Refusal | None:
    refusal = no_building_site(p, node)
    if refusal is None and not reaches(p, player, node):
        return Refusal("settlement_not_joined", "settlement")
    return refusal


def no_building_site(p: Position, node: i64) -> Refusal | None:
    if not 0 <= node < p.map.land_nodes:
        return Refusal("node_at_sea", "1.H.d")
    if p.occupants[node] != 0:
        return node_taken(p, node, "nodes")
    return too_close(p, node) or closed_site(p, node)


def too_close(p: Position, node: i64) -> Refusal | None:
    """Which building breaks the distance rule, if any does."""
    for i in range(3 * node, 3 * node + 3):
        near = p.map.node_nodes[i]
        if near != NONE and p.holders[near] != 0:
            piece = p.rules.piece_names[int(p.buildings[near])]
            return Refusal(
                "too_close", "1.H.c", {"node": str(near), "player": str(p.owner(near)), "piece": piece}
            )
    return None


# --- the verbs ---------------------------------------------------------------------------------------


def paid(p: Position, player: Player, piece: i64) -> None:
    """Pay for a piece. Where the phases are separated, the first paid build ends trading (1.E.e)."""
    p.pay(player, piece)
    p.has_built = True
    if p.rules.phases_separated:
        p.market = SILENCE


class BuildRoad(Verb):
    """Build a road for brick and lumber."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        if p.can_pay(player, ROAD) and p.has_piece(player, ROAD):
            list_roads(p, player, self, out)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        return (
            no_road_there(p, player, operand(action))
            or no_piece(p, player, ROAD, "pieces")
            or cannot_afford(p, player, ROAD)
        )

    def play(self, p: Position, player: Player, action: i64) -> None:
        paid(p, player, ROAD)
        set_road(p, player, operand(action))


def list_roads(p: Position, player: Player, verb: Verb, out: Actions) -> None:
    """Add every edge where the player may lay a road, going from node to node the player reaches."""
    bit = SEAT_BIT[player]
    guarded = len(p.rules.closes_edge) > 0
    reach = p.reach
    edges = p.map.land_edges
    for node in range(p.map.land_nodes):
        if reach[node] & bit != 0 and joins(p, player, node):
            for i in range(3 * node, 3 * node + 3):
                edge = p.map.node_edges[i]
                if edge != NONE and edge < edges and p.routes[edge] == 0:
                    if guarded and closed_edge(p, edge) is not None:
                        continue
                    # An edge that can be reached from both its ends is listed once.
                    near = other_end(p, edge, node)
                    if near > node or not joins(p, player, near):
                        out.add(verb.code, edge)


class FreeRoad(Verb):
    """Lay a road that costs nothing, as long as the question allows more of them."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        list_roads(p, player, self, out)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        return no_road_there(p, player, operand(action))

    def play(self, p: Position, player: Player, action: i64) -> None:
        p.count_down(player)
        set_road(p, player, operand(action))
        if p.waiting_for() == FREE_ROAD and not can_lay_road(p, player):
            p.answered()


def ask_free_roads(p: Position, player: Player, n: i64) -> None:
    """Ask for up to n free roads, as many as pieces and places allow."""
    if n > 0 and can_lay_road(p, player):
        p.ask(FREE_ROAD, player, n)


def can_lay_road(p: Position, player: Player) -> bool:
    """Whether the player has a road left and a place for it."""
    if not p.has_piece(player, ROAD):
        return False
    for edge in range(p.map.land_edges):
        if can_build_road(p, player, edge):
            return True
    return False


def lacking_for_road(p: Position, player: Player) -> str:
    """What is missing where no road can be laid: the piece, or a place for it."""
    return "place_for_road" if p.has_piece(player, ROAD) else "road_left"


class BuildSettlement(Verb):
    """Build a settlement for brick, lumber, wool and grain."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        if p.can_pay(player, SETTLEMENT) and p.has_piece(player, SETTLEMENT):
            bit = SEAT_BIT[player]
            reach = p.reach
            for node in range(p.map.land_nodes):
                if reach[node] & bit != 0 and keeps_distance(p, node):
                    out.add(self.code, node)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        return (
            no_settlement_there(p, player, operand(action))
            or no_piece(p, player, SETTLEMENT, "1.H.a")
            or cannot_afford(p, player, SETTLEMENT)
        )

    def play(self, p: Position, player: Player, action: i64) -> None:
        paid(p, player, SETTLEMENT)
        set_settlement(p, player, operand(action))


class BuildCity(Verb):
    """Turn an own settlement into a city for three ore and two grain."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        if p.can_pay(player, CITY) and p.has_piece(player, CITY):
            mine = MARK[player]
            holders = p.holders
            for node in range(p.map.land_nodes):
                if holders[node] == mine and p.buildings[node] == SETTLEMENT:
                    out.add(self.code, node)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        node = operand(action)
        own = 0 <= node < p.map.land_nodes and p.owner(node) == player
        if not own or p.buildings[node] != SETTLEMENT:
            return Refusal("no_settlement_to_enlarge", "1.H.a")
        return no_piece(p, player, CITY, "pieces") or cannot_afford(p, player, CITY)

    def play(self, p: Position, player: Player, action: i64) -> None:
        paid(p, player, CITY)
        set_city(p, player, operand(action))


def register(rules: Rules) -> None:
    """Bring building into the rules."""
    road = BuildRoad("road", [EDGE], "road", "turn", group=BUILD, price=ROAD, piece="road")
    settlement = BuildSettlement(
        "settlement", [NODE], "settlement", "turn", group=BUILD, price=SETTLEMENT, piece="settlement"
    )
    city = BuildCity("city", [NODE], "city", "turn", group=BUILD, price=CITY, piece="city")
    for verb in (road, settlement, city):
        rules.add(verb, AFTER_ROLL)
    rules.add(FreeRoad("free-road", [EDGE], "progress-cards", "turn", piece="road"), FREE_ROAD)
    rules.blocking[FREE_ROAD] = Refusal("free_road_first", "progress-cards")
