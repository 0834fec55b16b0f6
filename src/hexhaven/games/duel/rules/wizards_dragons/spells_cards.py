"""Spells about stacks and cards: inspiration, the magic eye, divination, the keeper of destiny."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from hexhaven.core.game import Player, Refusal
from hexhaven.games.duel.rules.names import DIVINATION, INSPIRATION, KEEPER_OF_DESTINY, MAGIC_EYE
from hexhaven.games.duel.rules.pile import BIT, UNKNOWN
from hexhaven.games.duel.rules.questions import PICK_CARD, PICK_PILE
from hexhaven.games.duel.rules.rules import DRAWN, SECRET, Rules
from hexhaven.games.duel.rules.stacks import EVENT_DECK, ask_draw, ask_look, ask_look_top, push_under
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.wizards_dragons.spells import Spell

LOOKED_AT: Final = 3  # events, with the keeper of destiny
STACKS_LOOKED_AT: Final = 4  # with divination
KIND_BITS: Final = 8
KIND_MASK: Final = 255


def has_stack(d: Duel, player: Player, but: i64) -> bool:
    """Whether a player can draw from a stack other than this one."""
    for pile in range(len(d.piles)):
        if pile != but and d.owns_pile(player, pile) and d.piles[pile].size() > 0:
            return True
    return False


class Inspiration(Spell):
    """Draw the top cards of two stacks; what is above the limit waits for the end of the turn (R90), even if
    the book is gone by then."""

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        return None if has_stack(d, player, -1) else self.no_effect

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        d.inspired = True
        d.ask(PICK_PILE, player, self.kind)

    def may(self, d: Duel, player: Player, x: i64) -> bool:
        """The second stack is another one than the first (its number + 1)."""
        return d.piles[x].size() > 0 and d.owns_pile(player, x) and d.detail() != x + 1

    def picked(self, d: Duel, player: Player, x: i64) -> None:
        is_first = d.detail() == 0
        d.answered()
        if is_first and has_stack(d, player, x):
            d.ask(PICK_PILE, player, self.kind, x + 1)
        ask_draw(d, player, x)


class MagicEye(Spell):
    """Look through a stack, take a card, and put another card of the hand under it (R155)."""

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        if d.realms[player].hand_size > 0 and has_stack(d, player, -1):
            return None
        return self.no_effect

    def lacks(self, d: Duel, player: Player, slot: i64, mode: i64) -> str:
        return "no_stacks" if d.realms[player].hand_size > 0 else "no_hand_card"

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        d.ask(PICK_PILE, player, self.kind)

    def secrecy_now(self, d: Duel) -> i64:
        """The card from the stack is drawn; what goes under it nobody sees."""
        if d.detail() & KIND_MASK == 0:
            return DRAWN
        return SECRET

    def shown_memory(self, detail: i64) -> i64:
        """Others do not learn which card was taken."""
        if detail & KIND_MASK == 0:
            return detail
        return detail | KIND_MASK

    def may(self, d: Duel, player: Player, x: i64) -> bool:
        """First a stack, then a card of it, then a card of the hand, but not the one just taken."""
        if d.waiting_for() == PICK_PILE:
            return d.piles[x].size() > 0 and d.owns_pile(player, x)
        taken = (d.detail() & KIND_MASK) - 1
        if taken < 0:
            return d.piles[d.detail() >> KIND_BITS].find(x) >= 0
        held = i64(d.realms[player].hand[x])
        if x == taken:
            held -= 1
        return held > 0

    def picked(self, d: Duel, player: Player, x: i64) -> None:
        if d.waiting_for() == PICK_PILE:
            d.answered()
            d.ask(PICK_CARD, player, self.kind, x << KIND_BITS)
            ask_look(d, player, x)
            return
        number = d.detail() >> KIND_BITS
        is_first = d.detail() & KIND_MASK == 0
        d.answered()
        if is_first:
            pile = d.piles[number]
            d.give_card(player, pile.lift_unseen(pile.find(x), BIT[player]))
            d.ask(PICK_CARD, player, self.kind, number << KIND_BITS | (x + 1))
        else:
            push_under(d, player, x, number)


class Divination(Spell):
    """Look at the top cards of up to four stacks, one after the other, also the opponent's (R157)."""

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        for pile in range(len(d.piles)):
            if d.piles[pile].size() > 0:
                return None
        return self.no_effect

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        d.ask(PICK_PILE, player, self.kind)

    def may(self, d: Duel, player: Player, x: i64) -> bool:
        """A stack that was not looked at yet; the question remembers them as bits."""
        return d.piles[x].size() > 0 and (d.detail() >> x) & 1 == 0

    def why_not_pick(self, d: Duel, player: Player, x: i64) -> str:
        return "stack_seen" if x < d.pile_count() and d.piles[x].size() > 0 else "stack_empty"

    def may_pass(self, d: Duel, player: Player) -> bool:
        return True

    def picked(self, d: Duel, player: Player, x: i64) -> None:
        seen: i64 = d.detail() | 1 << x
        d.answered()
        if count_bits(seen) < STACKS_LOOKED_AT:
            d.ask(PICK_PILE, player, self.kind, seen)
        ask_look_top(d, player, x, 1)


def count_bits(bits: i64) -> i64:
    n: i64 = 0
    while bits > 0:
        n += bits & 1
        bits >>= 1
    return n


class KeeperOfDestiny(Spell):
    """Look at the three top events, put some under the deck, and lay the others on top in any order (R153).

    First the cards that go under the deck are picked, one after the other; after a pass the others, in the
    order in which they will come. The question remembers how many there are, and, once the others are being
    laid, how many lie in their order (plus one).
    """

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(kind, name)
        self.secrecy = SECRET

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        return None if d.events.size() > 0 else self.no_effect

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        """Nobody else knows any more which card is which, even if they lay open before."""
        n = min(LOOKED_AT, d.events.size())
        for i in range(d.events.size() - n, d.events.size()):
            if d.events.entries[i] != UNKNOWN:
                d.events.known[i] = BIT[player]
        d.ask(PICK_CARD, player, self.kind, n)
        ask_look_top(d, player, EVENT_DECK, n)

    def lowest(self, d: Duel) -> i64:
        """The lowest entry of those that are still in the hand."""
        return d.events.size() - (d.detail() & KIND_MASK)

    def highest(self, d: Duel) -> i64:
        return d.events.size() - 1 - max(0, (d.detail() >> KIND_BITS) - 1)

    def find(self, d: Duel, x: i64) -> i64:
        """Where the picked card lies among those that are still to be laid, or -1."""
        i = self.highest(d)
        while i >= self.lowest(d):
            if i64(d.events.entries[i]) == x:
                return i
            i -= 1
        return -1

    def may(self, d: Duel, player: Player, x: i64) -> bool:
        return self.find(d, x) >= 0

    def may_pass(self, d: Duel, player: Player) -> bool:
        return d.detail() >> KIND_BITS == 0

    def passed(self, d: Duel, player: Player) -> None:
        """All that are left go on top."""
        n = d.detail() & KIND_MASK
        d.answered()
        if n > 1:
            d.ask(PICK_CARD, player, self.kind, n | 1 << KIND_BITS)

    def picked(self, d: Duel, player: Player, x: i64) -> None:
        if d.detail() >> KIND_BITS == 0:
            self.put_under(d, player, x)
        else:
            self.put_on_top(d, player, x)

    def put_under(self, d: Duel, player: Player, x: i64) -> None:
        n = (d.detail() & KIND_MASK) - 1
        d.events.push_under(d.events.lift(self.find(d, x)), BIT[player])
        d.answered()
        if n > 0:
            d.ask(PICK_CARD, player, self.kind, n)

    def put_on_top(self, d: Duel, player: Player, x: i64) -> None:
        """The picked card comes next; the last one needs no choice."""
        n = d.detail() & KIND_MASK
        laid = d.detail() >> KIND_BITS
        i = self.find(d, x)
        top = self.highest(d)
        d.events.entries[i] = d.events.entries[top]
        d.events.entries[top] = u8(x)
        d.answered()
        if laid < n - 1:
            d.ask(PICK_CARD, player, self.kind, n | (laid + 1) << KIND_BITS)


def register(rules: Rules) -> None:
    rules.add_card(Inspiration(INSPIRATION, "inspiration"))
    rules.add_card(MagicEye(MAGIC_EYE, "magic-eye"))
    rules.add_card(Divination(DIVINATION, "divination"))
    rules.add_card(KeeperOfDestiny(KEEPER_OF_DESTINY, "keeper-of-destiny"))
