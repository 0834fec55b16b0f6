"""The stacks one draws from: looking through them, drawing from the top, and what chance reveals."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64, u8

from hexhaven.core.actions import ASKED, NUMBERED, Actions, operand
from hexhaven.core.facts import PEEKED
from hexhaven.core.game import CHANCE, NOBODY, Player, Refusal
from hexhaven.core.pending import PendingState
from hexhaven.core.rng import Rng
from hexhaven.games.duel.rules.names import LEGATION
from hexhaven.games.duel.rules.operands import KIND, kind_word
from hexhaven.games.duel.rules.pile import BIT, UNKNOWN, Pile, Pool
from hexhaven.games.duel.rules.questions import DRAW, LOOK, TAKE
from hexhaven.games.duel.rules.realm import FOREIGN, IDLE, REGION_SLOTS, Realm
from hexhaven.games.duel.rules.rules import Rules, Verb
from hexhaven.games.duel.rules.state import Duel

EVENT_DECK: Final = 15  # as the number of a pile: the deck of events
PILE_BITS: Final = 4
PILE_MASK: Final = 15


def pile_at(d: Duel, pile: i64) -> Pile:
    """A stack by its number, or the deck of events."""
    if pile == EVENT_DECK:
        return d.events
    return d.piles[pile]


def ask_look(d: Duel, player: Player, pile: i64) -> None:
    """Let a player look through a stack: chance draws what nobody has seen yet, from the top."""
    ask_look_top(d, player, pile, pile_at(d, pile).size())


def ask_look_top(d: Duel, player: Player, pile: i64, n: i64) -> None:
    """Let a player look at the n highest cards of a stack."""
    if next_unknown(pile_at(d, pile), n) >= 0:
        d.ask(LOOK, CHANCE, player, pile | n << PILE_BITS)
    else:
        if d.facts is not None and not pile_at(d, pile).is_known_to(player, n):
            d.facts.add(PEEKED, player, NOBODY)
        pile_at(d, pile).show_top(player, n)


def next_unknown(pile: Pile, n: i64) -> i64:
    """The highest of the n top entries that nobody knows yet, or -1."""
    i = pile.first_unknown()
    if i < pile.size() - n:
        return -1
    return i


def ask_draw(d: Duel, player: Player, pile: i64) -> None:
    """Let a player draw the top card."""
    d.ask(DRAW, CHANCE, player, pile)


def shows_draws(r: Realm) -> bool:
    """Whether a legation lies in a principality: its owner sees every card drawn there (R132)."""
    for slot in range(REGION_SLOTS):
        if r.cards[slot] == LEGATION + 1 and r.marks[slot] & FOREIGN != 0 and r.marks[slot] & IDLE == 0:
            return True
    return False


def is_shown(d: Duel, drawer: Player, viewer: Player) -> bool:
    """Whether a viewer reads which card a player draws."""
    if viewer == CHANCE or viewer == drawer:
        return True
    return viewer >= 0 and shows_draws(d.realms[drawer])


class Reveals(Verb):
    """Chance: a card that was hidden. The pool says which it may be; one that was seen before is certain."""

    def seen_before(self, d: Duel) -> i64:
        """The card if somebody has seen it already, or UNKNOWN."""
        return UNKNOWN

    def pool(self, d: Duel) -> Pool:
        return d.pools[d.piles[d.detail()].pool]

    def weigh(self, d: Duel) -> list[tuple[int, int]]:
        known = self.seen_before(d)
        if known != UNKNOWN:
            return [(int(self.at(known)), 1)]
        return [(int(self.at(kind)), int(n)) for kind, n in enumerate(self.pool(d).counts) if n > 0]

    def deal(self, d: Duel, rng: Rng) -> i64:
        known = self.seen_before(d)
        if known != UNKNOWN:
            return self.at(known)
        pool = self.pool(d)
        return self.at(rng.draw(pool.counts, pool.size))

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        known = self.seen_before(d)
        if known != UNKNOWN:
            out.add(self.code, known)
            return
        counts = self.pool(d).counts
        for kind in range(len(counts)):
            if counts[kind] > 0:
                out.add(self.code, kind)

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        known = self.seen_before(d)
        kind = operand(action)
        possible = kind == known if known != UNKNOWN else self.pool(d).counts[kind] > 0
        return None if possible else Refusal("not_in_stack", "duel-search", {"card": kind_word(d, kind)})


class Revealed(Reveals):
    """The next card of a stack that somebody looks through."""

    def pool(self, d: Duel) -> Pool:
        return d.pools[pile_at(d, d.detail() & PILE_MASK).pool]

    def play(self, d: Duel, player: Player, action: i64) -> None:
        pile = pile_at(d, d.detail() & PILE_MASK)
        n = d.detail() >> PILE_BITS
        i = next_unknown(pile, n)
        self.pool(d).take(operand(action))
        pile.entries[i] = u8(operand(action))
        pile.known[i] = BIT[d.number()]
        if next_unknown(pile, n) < 0:
            pile.show_top(d.number(), n)
            d.answered()


class Drew(Reveals):
    """The top card of a stack comes into a hand."""

    def seen_before(self, d: Duel) -> i64:
        return d.piles[d.detail()].top()

    def play(self, d: Duel, player: Player, action: i64) -> None:
        if self.seen_before(d) == UNKNOWN:
            self.pool(d).take(operand(action))
        d.piles[d.detail()].lift_top()
        d.give_card(d.number(), operand(action))
        d.answered()

    def is_seen_by(self, s: PendingState, action: i64, viewer: Player) -> bool:
        return is_shown(cast(Duel, s), s.number(), viewer)


class Take(Verb):
    """Take a card out of the stack that one looks through; the order of the others stays (R13)."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        pile = d.piles[d.detail()]
        for i in range(pile.size()):
            if pile.find(i64(pile.entries[i])) == i:
                out.add(self.code, i64(pile.entries[i]))

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        if d.piles[d.detail()].find(operand(action)) < 0:
            return Refusal("not_in_stack", "duel-search", {"card": kind_word(d, operand(action))})
        return None

    def play(self, d: Duel, player: Player, action: i64) -> None:
        pile = d.piles[d.detail()]
        d.count_down()
        d.give_card(player, pile.lift_unseen(pile.find(operand(action)), BIT[player]))

    def is_seen_by(self, s: PendingState, action: i64, viewer: Player) -> bool:
        return is_shown(cast(Duel, s), s.actor(), viewer)


def push_under(d: Duel, player: Player, kind: i64, pile: i64) -> None:
    """Put a card of the hand under a stack; only its owner knows which it was."""
    d.take_card(player, kind)
    d.piles[pile].push_under(kind, BIT[player])


def register(rules: Rules) -> None:
    """Bring the stacks into the rules."""
    rules.add(Revealed("revealed", [KIND], "duel-search", seen_by=NUMBERED), LOOK)
    rules.add(Drew("drew", [KIND], "duel-hand", seen_by=NUMBERED), DRAW)
    rules.add(Take("take", [KIND], "duel-search", seen_by=ASKED), TAKE)
    rules.first(TAKE, "card_first", "duel-search")
