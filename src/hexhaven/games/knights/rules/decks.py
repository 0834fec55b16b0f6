"""Progress cards: how they come into a hand, how many it may hold, and how they go back.

Rule book, "Progress cards". A deck is what still lies as it was shuffled, in an order nobody knows, and under
it the cards that came back, in the order they came: there is no discard pile (4.M.f).
"""

from __future__ import annotations

from mypy_extensions import i64

from hexhaven.core.actions import Actions, operand
from hexhaven.core.facts import BANK, DRAWN
from hexhaven.core.game import CHANCE, NOBODY, Player, Refusal
from hexhaven.core.pending import PendingState
from hexhaven.core.rng import Rng
from hexhaven.games.island.rules.hands import card_not_held
from hexhaven.games.island.rules.route import move_points
from hexhaven.games.island.rules.rules import Verb
from hexhaven.games.island.rules.sources import POINT_CARD
from hexhaven.games.island.rules.state import SEAT_BIT, Position
from hexhaven.games.knights.rules.operands import PROGRESS_CARD
from hexhaven.games.knights.rules.state import (
    EVERYBODY,
    FIELD_OF,
    START_OF,
    KnightsState,
    all_decks_empty,
    first_under,
    is_deck_empty,
    is_point_card,
    knights_state,
    open_bit,
    pull_under,
    push_under,
)
from hexhaven.games.knights.rules.terms import (
    CHOOSE_DECK,
    DRAW_PROGRESS,
    FIELDS,
    MOST_CARDS,
    PROGRESS_KINDS,
    RETURN_CARD,
)
from hexhaven.games.knights.rules.told import RETURNED


def hand_count(k: KnightsState, player: Player) -> i64:
    """How many hidden progress cards a player holds; everybody sees their backs (4.M.c)."""
    row = player * FIELDS
    return i64(k.held[row]) + i64(k.held[row + 1]) + i64(k.held[row + 2])


def ask_draw(p: Position, player: Player, field: i64) -> None:
    p.ask(DRAW_PROGRESS, CHANCE, player, field)


def take_card(k: KnightsState, player: Player, kind: i64) -> None:
    k.cards[player * PROGRESS_KINDS + kind] += 1
    k.held[player * FIELDS + FIELD_OF[kind]] += 1


def lose_card(k: KnightsState, player: Player, kind: i64) -> None:
    k.cards[player * PROGRESS_KINDS + kind] -= 1
    k.held[player * FIELDS + FIELD_OF[kind]] -= 1


def put_back(k: KnightsState, player: Player, kind: i64, known: i64 = EVERYBODY) -> None:
    """Lay a card from the hand face down under its deck (4.M.f)."""
    lose_card(k, player, kind)
    push_under(k, kind, known)


class DrewProgress(Verb):
    """Chance: the top card of a deck. Only who draws it sees it, unless it is a victory point."""

    def weigh(self, p: Position) -> list[tuple[int, int]]:
        k = knights_state(p)
        field = p.detail()
        if k.pile[field] == 0:
            return [(int(self.at(i64(k.under[first_under(k, field)]))), 1)]
        kinds = range(int(START_OF[field]), int(START_OF[field + 1]))
        return [(int(self.at(kind)), int(k.deck[kind])) for kind in kinds if k.deck[kind] > 0]

    def deal(self, p: Position, rng: Rng) -> i64:
        k = knights_state(p)
        field = p.detail()
        if k.pile[field] == 0:
            rng.below(1)
            return self.at(i64(k.under[first_under(k, field)]))
        return self.at(rng.draw(k.deck, i64(k.pile[field]), START_OF[field]))

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        k = knights_state(p)
        field = p.detail()
        for kind in range(START_OF[field], START_OF[field + 1]):
            if self.lies_on_top(k, field, kind):
                out.add(self.code, kind)

    def lies_on_top(self, k: KnightsState, field: i64, kind: i64) -> bool:
        """Whether a kind can be the top card: any of the shuffled pile, or the oldest one returned."""
        if k.pile[field] > 0:
            return k.deck[kind] > 0
        return i64(k.under[first_under(k, field)]) == kind

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        kind = operand(action)
        field = p.detail()
        if not START_OF[field] <= kind < START_OF[field + 1] or not self.lies_on_top(
            knights_state(p), field, kind
        ):
            return Refusal("not_in_deck", "progress-draw")
        return None

    def play(self, p: Position, player: Player, action: i64) -> None:
        k = knights_state(p)
        drawer = p.number()
        kind = operand(action)
        p.answered()
        self.take_off(k, kind)
        if p.facts is not None:
            if not is_point_card(kind):
                p.facts.between(drawer, drawer)
            p.facts.add(DRAWN, drawer, FIELD_OF[kind], kind, BANK)
        if is_point_card(kind):
            # Rule book: victory point cards are laid open at once, in anybody's turn.
            k.opened[drawer] |= open_bit(kind)
            move_points(p, NOBODY, drawer, 1, POINT_CARD)
        else:
            take_card(k, drawer, kind)
            ask_return(p, drawer)
        skip_empty_decks(p)

    def take_off(self, k: KnightsState, kind: i64) -> None:
        field = FIELD_OF[kind]
        if k.pile[field] > 0:
            k.pile[field] -= 1
            k.deck[kind] -= 1
        else:
            pull_under(k, first_under(k, field))

    def is_seen_by(self, s: PendingState, action: i64, viewer: Player) -> bool:
        return is_point_card(operand(action)) or super().is_seen_by(s, action, viewer)


def skip_empty_decks(p: Position) -> None:
    """Whoever is due a card when the deck has run out gets nothing, of no other colour either (4.M.e)."""
    k = knights_state(p)
    while p.depth > 0 and is_draw_from_nothing(p, k):
        p.answered()


def is_draw_from_nothing(p: Position, k: KnightsState) -> bool:
    waiting = p.waiting_for()
    if waiting == DRAW_PROGRESS:
        return is_deck_empty(k, p.detail())
    return waiting == CHOOSE_DECK and all_decks_empty(k)


def ask_return(p: Position, player: Player) -> None:
    """Whoever has a fifth card and is not on turn gives one back at once (4.M.f); the player on turn may play
    first and has until the end of the turn."""
    if player != p.turn and hand_count(knights_state(p), player) > MOST_CARDS:
        p.ask(RETURN_CARD, player)


class ReturnCard(Verb):
    """Give a progress card back under its deck, face down; nobody may who holds four or fewer (4.M.d)."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        k = knights_state(p)
        if hand_count(k, player) > MOST_CARDS:
            for kind in range(PROGRESS_KINDS):
                if k.cards[player * PROGRESS_KINDS + kind] > 0:
                    out.add(self.code, kind)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        k = knights_state(p)
        kind = operand(action)
        if not 0 <= kind < PROGRESS_KINDS or k.cards[player * PROGRESS_KINDS + kind] == 0:
            return card_not_held("progress-hand", PROGRESS_CARD.write(p, kind), player)
        if hand_count(k, player) <= MOST_CARDS:
            return Refusal("no_card_too_many", "4.M.d")
        return None

    def play(self, p: Position, player: Player, action: i64) -> None:
        if p.waiting_for() == RETURN_CARD:
            p.answered()
        kind = operand(action)
        if p.facts is not None:
            p.facts.between(player, player)
            p.facts.add(RETURNED, player, FIELD_OF[kind], kind)
        put_back(knights_state(p), player, kind, i64(SEAT_BIT[player]))
        skip_empty_decks(p)
