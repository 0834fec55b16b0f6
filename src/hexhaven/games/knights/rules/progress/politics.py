"""The cards of politics: bishop, diplomat, warlord, wedding, intrigue, saboteur, spy and deserter."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from hexhaven.core.actions import ASKED, DETAILED, ON_TURN, Actions, operand
from hexhaven.core.facts import DRAWN, PEEKED
from hexhaven.core.game import Player, Refusal
from hexhaven.games.island.rules.build import can_build_road, no_road_there, tell_built
from hexhaven.games.island.rules.geometry import NONE
from hexhaven.games.island.rules.hands import HandVerb, card_not_held
from hexhaven.games.island.rules.operands import EDGE, GIVEN, NODE
from hexhaven.games.island.rules.questions import DISCARD
from hexhaven.games.island.rules.robber import (
    NEEDS_NUMBER,
    barred,
    can_rob,
    is_open,
    rob,
    robber_may_enter,
    why_robber_stays,
)
from hexhaven.games.island.rules.route import award_longest_road, recount_route
from hexhaven.games.island.rules.rules import Rules, Verb
from hexhaven.games.island.rules.state import SEAT_BIT, Position
from hexhaven.games.island.rules.terrain import CITY, ROAD
from hexhaven.games.island.rules.trade import drop_proposal
from hexhaven.games.knights.rules.battle import is_metropolis
from hexhaven.games.knights.rules.decks import hand_count, lose_card, take_card
from hexhaven.games.knights.rules.knight import (
    ask_retreat,
    can_stand,
    is_asleep,
    knight_owner,
    knights_on_board,
    lift_knight,
    no_own_knight,
    no_place_for_knight,
    put_knight,
    wake,
)
from hexhaven.games.knights.rules.operands import PROGRESS_CARD
from hexhaven.games.knights.rules.progress.card import (
    HexCard,
    NodeCard,
    OpponentCard,
    ProgressCard,
    TargetCard,
    lacking_leader,
)
from hexhaven.games.knights.rules.state import ACTIVE, FIELD_OF, RANK, knights_state
from hexhaven.games.knights.rules.terms import (
    BASIC,
    DISMISS,
    ENLIST,
    GIVE,
    KNIGHT,
    PROGRESS_KINDS,
    RELAY,
    SABOTAGED,
    SABOTEUR,
    SPYING,
)
from hexhaven.games.knights.rules.told import PROGRESS

GIFTS: Final = 2


class Bishop(HexCard):
    """Move the robber and draw a card from everybody with a building at its new hex (6.B.a)."""

    def fits(self, p: Position, player: Player, target: i64) -> bool:
        return robber_may_enter(p, target)

    def unfit(self, p: Position, player: Player, target: i64) -> Refusal:
        if target == p.robber:
            return Refusal("robber_must_move", "1.G.a")
        return (barred(p, target) if is_open(p, target) else None) or NEEDS_NUMBER

    def in_vain(self, p: Position, player: Player) -> Refusal:
        return why_robber_stays(p) or NEEDS_NUMBER

    def take_effect(self, p: Position, player: Player, target: i64) -> None:
        p.move_robber(target)
        n = p.rules.players
        for i in range(n - 1, 0, -1):
            victim = (player + i) % n
            if can_rob(p, player, victim):
                rob(p, player, victim)


# --- the diplomat ------------------------------------------------------------------------------------


class Diplomat(TargetCard):
    """Take away a road with an open end; an own one may be laid elsewhere at once (6.C)."""

    def targets(self, p: Position) -> i64:
        return p.map.land_edges

    def fits(self, p: Position, player: Player, target: i64) -> bool:
        return is_open_road(p, target)

    def unfit(self, p: Position, player: Player, target: i64) -> Refusal:
        if not 0 <= target < p.map.land_edges or p.routes[target] == 0:
            return Refusal("no_road_to_take", "card-diplomat")
        return Refusal("road_not_open", "6.C.f" if ends_at_knight(p, target) else "card-diplomat")

    def take_effect(self, p: Position, player: Player, target: i64) -> None:
        owner = p.route_owner(target)
        p.take_route(target)
        if owner == player and can_relay(p, player, target):
            # The longest road is judged after the road has been laid again.
            p.ask(RELAY, player, 0, target)
        else:
            recount_route(p, owner)


def is_open_road(p: Position, edge: i64) -> bool:
    """Whether nothing of its colour joins the road at one of its ends, and no knight would lose its road."""
    if p.routes[edge] == 0:
        return False
    a = p.map.edge_nodes[2 * edge]
    b = p.map.edge_nodes[2 * edge + 1]
    if holds_up_knight(p, edge, a) or holds_up_knight(p, edge, b):
        return False
    return is_open_end(p, edge, a) or is_open_end(p, edge, b)


def ends_at_knight(p: Position, edge: i64) -> bool:
    """Whether a road that is not open ends at a knight, so that the knight is the reason."""
    for node in (p.map.edge_nodes[2 * edge], p.map.edge_nodes[2 * edge + 1]):
        if (
            p.routes[edge] != 0
            and knights_state(p).knights[node] != 0
            and not has_further_road(p, edge, node)
        ):
            return True
    return False


def is_open_end(p: Position, edge: i64, node: i64) -> bool:
    if p.occupants[node] == p.routes[edge] or has_further_road(p, edge, node):
        return False
    # 6.C.f can be read so that a knight of any colour closes the road: an option.
    return not (knights_state(p).options.any_knight_closes and knights_state(p).knights[node] != 0)


def has_further_road(p: Position, edge: i64, node: i64) -> bool:
    """Whether another road of the same colour meets the road at a node; what stands there does not matter
    (6.C.b)."""
    for i in range(3 * node, 3 * node + 3):
        near = p.map.node_edges[i]
        if near != NONE and near != edge and p.routes[near] == p.routes[edge]:
            return True
    return False


def holds_up_knight(p: Position, edge: i64, node: i64) -> bool:
    """Whether a knight of the road's colour has no other road here: it must not be left alone (6.C.f)."""
    own_knight = knights_state(p).knights[node] != 0 and p.occupants[node] == p.routes[edge]
    return own_knight and not has_further_road(p, edge, node)


def can_relay(p: Position, player: Player, taken: i64) -> bool:
    for edge in range(p.map.land_edges):
        if edge != taken and can_build_road(p, player, edge):
            return True
    return False


class Relay(Verb):
    """Lay the own road again that a diplomat has taken up, by the rules of building but free (6.C.a)."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        for edge in range(p.map.land_edges):
            if edge != p.detail() and can_build_road(p, player, edge):
                out.add(self.code, edge)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        if operand(action) == p.detail():
            return Refusal("not_back_there", "card-diplomat")
        return no_road_there(p, player, operand(action))

    def play(self, p: Position, player: Player, action: i64) -> None:
        p.answered()
        p.put_route(player, ROAD, operand(action))
        recount_route(p, player)
        tell_built(p, player, ROAD, operand(action))


# --- knights -----------------------------------------------------------------------------------------


class Warlord(ProgressCard):
    """Wake all own knights free of charge; they act from the next turn on."""

    def has_effect(self, p: Position, player: Player) -> bool:
        k = knights_state(p)
        for node in range(len(k.knights)):
            if is_asleep(p, k, player, node):
                return True
        return False

    def lacking(self, p: Position, player: Player) -> str:
        return self.name if knights_on_board(p, player) > 0 else "own_knight"

    def take_effect(self, p: Position, player: Player, target: i64) -> None:
        k = knights_state(p)
        for node in range(len(k.knights)):
            if is_asleep(p, k, player, node):
                wake(p, player, node)


class Intrigue(NodeCard):
    """Drive away any foreign knight that stands at an own road, without a knight of one's own."""

    def targets(self, p: Position) -> i64:
        return p.map.nodes

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        k = knights_state(p)
        for node in range(len(k.knights)):
            if k.knights[node] != 0 and self.fits(p, player, node):
                out.add(self.code, node)

    def fits(self, p: Position, player: Player, target: i64) -> bool:
        owner = knight_owner(p, target)
        return owner >= 0 and owner != player and p.reach[target] & SEAT_BIT[player] != 0

    def unfit(self, p: Position, player: Player, target: i64) -> Refusal:
        return Refusal("no_foreign_knight", "card-intrigue", {"node": str(target)})

    def take_effect(self, p: Position, player: Player, target: i64) -> None:
        owner = knight_owner(p, target)
        ask_retreat(p, owner, lift_knight(p, target), target)


class Deserter(OpponentCard):
    """An opponent takes a knight of their own choice off the board; one of the same rank takes its place."""

    def fits(self, p: Position, player: Player, target: i64) -> bool:
        if target == player:
            return False
        for node in range(p.map.nodes):
            if knight_owner(p, node) == target:
                return True
        return False

    def unfit(self, p: Position, player: Player, target: i64) -> Refusal:
        return Refusal("has_no_knight", "card-deserter", {"player": str(target)})

    def take_effect(self, p: Position, player: Player, target: i64) -> None:
        p.ask(DISMISS, target)


class Dismiss(Verb):
    """Take one of one's own knights off the board (6.J.a)."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        for node in range(p.map.nodes):
            if knight_owner(p, node) == player:
                out.add(self.code, node)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        return no_own_knight(p, player, operand(action), "6.J.a")

    def play(self, p: Position, player: Player, action: i64) -> None:
        p.answered()
        knight = lift_knight(p, operand(action))
        # This knight is not moved, it is gone: roads through its node are whole before the other one is set.
        award_longest_road(p)
        rank = rank_to_enlist(p, p.turn, i64(knight & RANK))
        if rank > 0 and has_place_for_knight(p, p.turn):
            # It is as active or passive as the one that left, and has done nothing yet in this turn.
            p.ask(ENLIST, p.turn, rank | i64(knight & ACTIVE))


def rank_to_enlist(p: Position, player: Player, rank: i64) -> i64:
    """The rank of the deserter's new knight: the same if there is such a piece, else a basic one; 0 for none.

    Rule book, deserter. 6.J.c can be read so that any weaker rank will do: an option.
    """
    if p.has_piece(player, KNIGHT + rank):
        return rank
    if knights_state(p).options.deserter_any_lower:
        while rank > BASIC:
            rank -= 1
            if p.has_piece(player, KNIGHT + rank):
                return rank
    elif p.has_piece(player, KNIGHT + BASIC):
        return BASIC
    return 0


def has_place_for_knight(p: Position, player: Player) -> bool:
    for node in range(p.map.land_nodes):
        if can_stand(p, player, node):
            return True
    return False


class Enlist(Verb):
    """Set the knight that a deserter has brought; a mighty one needs no fortress."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        for node in range(p.map.land_nodes):
            if can_stand(p, player, node):
                out.add(self.code, node)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        return no_place_for_knight(p, player, operand(action))

    def play(self, p: Position, player: Player, action: i64) -> None:
        knight = u8(p.number())
        p.answered()
        put_knight(p, player, operand(action), knight)
        award_longest_road(p)


# --- hands -------------------------------------------------------------------------------------------


class Levy(ProgressCard):
    """A card by which several opponents lose cards of their own choice."""

    def concerns(self, p: Position, player: Player, other: Player) -> bool:
        """Whether an opponent has to part with something."""
        raise NotImplementedError

    def ask(self, p: Position, other: Player) -> None:
        """Ask one of them for it."""
        raise NotImplementedError

    def has_effect(self, p: Position, player: Player) -> bool:
        for other in range(p.rules.players):
            if other != player and self.concerns(p, player, other):
                return True
        return False

    def take_effect(self, p: Position, player: Player, target: i64) -> None:
        """The left neighbour is asked first; a proposal that may no longer be covered is off the table."""
        n = p.rules.players
        for i in range(n - 1, 0, -1):
            other = (player + i) % n
            if self.concerns(p, player, other):
                drop_proposal(p, other)
                self.ask(p, other)


class Wedding(Levy):
    """Everybody with more points gives two cards of their own choice, or the only one.

    The guests are asked one after another, so that each gift is seen by its giver and its taker alone.
    """

    def concerns(self, p: Position, player: Player, other: Player) -> bool:
        return is_guest(p, player, other)

    def lacking(self, p: Position, player: Player) -> str:
        return lacking_leader(p, player)

    def ask(self, p: Position, other: Player) -> None:
        p.ask(GIVE, other, min(GIFTS, i64(p.hand_size[other])))


def is_guest(p: Position, player: Player, other: Player) -> bool:
    return p.points_of(other) > p.points_of(player) and p.hand_size[other] > 0


class Give(HandVerb):
    """Give a card to the player who celebrates the wedding."""

    def play(self, p: Position, player: Player, action: i64) -> None:
        p.count_down(player)
        if p.facts is not None:
            p.facts.source = PROGRESS
            p.facts.between(player, p.turn)
        p.hand_over(player, p.turn, operand(action), 1)


class Saboteur(Levy):
    """Everybody with at least as many points discards half of their cards, rounded down."""

    def concerns(self, p: Position, player: Player, other: Player) -> bool:
        return is_target_of_sabotage(p, player, other)

    def lacking(self, p: Position, player: Player) -> str:
        for other in range(p.rules.players):
            if other != player and p.points_of(other) >= p.points_of(player):
                return "cards_of_equals"
        return "equals"

    def ask(self, p: Position, other: Player) -> None:
        p.ask(DISCARD, other, i64(p.hand_size[other]) // 2, SABOTEUR)


def discard_first(p: Position) -> Refusal | None:
    """What a saboteur's victims have to do first; None if nobody discards because of one."""
    if p.waiting_for() == DISCARD and p.detail() == SABOTEUR:
        return Refusal("discard_first", "card-saboteur")
    return None


def is_target_of_sabotage(p: Position, player: Player, other: Player) -> bool:
    return other != player and p.points_of(other) >= p.points_of(player) and p.hand_size[other] > 1


class ClassicSaboteur(NodeCard):
    """The classic edition: one foreign city, no metropolis, yields as a settlement until it is repaired."""

    def fits(self, p: Position, player: Player, target: i64) -> bool:
        owner = p.owner(target)
        if owner < 0 or owner == player or p.buildings[target] != CITY:
            return False
        return not is_metropolis(knights_state(p), target)

    def unfit(self, p: Position, player: Player, target: i64) -> Refusal:
        return Refusal("no_city_to_sabotage", "6.G.b")

    def in_vain(self, p: Position, player: Player) -> Refusal:
        return Refusal("no_effect", "classic-saboteur", {"card": self.name, "why": "sound_city"})

    def take_effect(self, p: Position, player: Player, target: i64) -> None:
        p.turn_building(SABOTAGED, target)


class Spy(OpponentCard):
    """Look at somebody's progress cards and take one; what lies open cannot be taken."""

    def fits(self, p: Position, player: Player, target: i64) -> bool:
        return target != player and hand_count(knights_state(p), target) > 0

    def unfit(self, p: Position, player: Player, target: i64) -> Refusal:
        return Refusal("has_no_progress_cards", "card-spy", {"player": str(target)})

    def take_effect(self, p: Position, player: Player, target: i64) -> None:
        if p.facts is not None:
            p.facts.add(PEEKED, player, target)
        p.ask(SPYING, player, 0, target)


class TakeSpied(Verb):
    """Take one of the cards that a spy has found; it may be played at once."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        k = knights_state(p)
        for kind in range(PROGRESS_KINDS):
            if k.cards[p.detail() * PROGRESS_KINDS + kind] > 0:
                out.add(self.code, kind)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        kind = operand(action)
        if not 0 <= kind < PROGRESS_KINDS or knights_state(p).cards[p.detail() * PROGRESS_KINDS + kind] == 0:
            return card_not_held("card-spy", PROGRESS_CARD.write(p, kind), p.detail())
        return None

    def play(self, p: Position, player: Player, action: i64) -> None:
        victim = p.detail()
        kind = operand(action)
        p.answered()
        if p.facts is not None:
            p.facts.between(player, victim)
            p.facts.add(DRAWN, player, FIELD_OF[kind], kind, victim)
        lose_card(knights_state(p), victim, kind)
        take_card(knights_state(p), player, kind)


def cards(classic_saboteur: bool) -> list[ProgressCard]:
    saboteur = ClassicSaboteur("saboteur") if classic_saboteur else Saboteur("saboteur")
    return [
        Bishop("bishop", "robber"),
        Diplomat("diplomat", [EDGE]),
        Warlord("warlord"),
        Wedding("wedding"),
        Intrigue("intrigue"),
        saboteur,
        Spy("spy"),
        Deserter("deserter"),
    ]


def register(rules: Rules) -> None:
    """Bring in what the cards of politics ask for."""
    rules.add(Relay("relay", [EDGE], "card-diplomat", piece="road"), RELAY)
    rules.add(Dismiss("dismiss", [NODE], "card-deserter", "6.J.a"), DISMISS)
    rules.add(Enlist("enlist", [NODE], "card-deserter"), ENLIST)
    rules.add(Give("give", [GIVEN], "card-wedding", seen_by=ON_TURN | ASKED), GIVE)
    rules.add(TakeSpied("spy-card", [PROGRESS_CARD], "card-spy", seen_by=ASKED | DETAILED), SPYING)
    rules.blocking[RELAY] = Refusal("relay_first", "card-diplomat")
    rules.blocking[DISMISS] = Refusal("dismiss_first", "card-deserter")
    rules.blocking[ENLIST] = Refusal("enlist_first", "card-deserter")
    rules.blocking[GIVE] = Refusal("give_first", "card-wedding")
    rules.blocking[SPYING] = Refusal("spying_first", "card-spy")
