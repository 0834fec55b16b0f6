"""The attacks of the set; no protection card helps against them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from hexhaven.core.game import CHANCE, Player, Refusal
from hexhaven.games.duel.rules.kinds import SPELL_BOOK
from hexhaven.games.duel.rules.names import DUEL_OF_WIZARDS, MAGIC_HAND, WHIRLWIND
from hexhaven.games.duel.rules.pile import EVERYBODY
from hexhaven.games.duel.rules.placing import lay, lift
from hexhaven.games.duel.rules.questions import DIE, PICK_PILE, PICK_REGION, PICK_SLOT
from hexhaven.games.duel.rules.realm import (
    PLACE_MASK,
    REGION_SLOTS,
    ROAD_SLOTS,
    THEIRS,
    USED,
    Realm,
    centre_of,
)
from hexhaven.games.duel.rules.resources import total
from hexhaven.games.duel.rules.rules import Card, Rules
from hexhaven.games.duel.rules.score import own_kind
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import CITADEL
from hexhaven.games.duel.rules.wizards_dragons.wizards import is_wizard

SLOT_BITS: Final = 8
SLOT_MASK: Final = 255


class Whirlwind(Card):
    """One region of the opponent loses all it has (R88)."""

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        return None if total(d.realms[1 - player]) > 0 else self.no_effect

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        d.ask(PICK_REGION, player, self.kind)

    def may(self, d: Duel, player: Player, x: i64) -> bool:
        return x >= THEIRS and d.realms[1 - player].stock[x & PLACE_MASK] > 0

    def picked(self, d: Duel, player: Player, x: i64) -> None:
        d.answered()
        d.realms[1 - player].set_stock(x & PLACE_MASK, 0)
        d.changed = True


# --- the duel ----------------------------------------------------------------------------------------


def first_wizard(d: Duel, player: Player) -> i64:
    for slot in range(REGION_SLOTS, ROAD_SLOTS):
        if is_wizard(d, player, slot):
            return slot
    return -1


class DuelOfWizards(Card):
    """Two wizards, both chosen by the attacker; the weaker one goes under a stack of its owner (R83).

    The questions remember the own wizard, then the other one, then the attacker's throw (0 before it).
    """

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        if first_wizard(d, player) >= 0 and first_wizard(d, 1 - player) >= 0:
            return None
        return self.no_effect

    def lacks(self, d: Duel, player: Player, slot: i64, mode: i64) -> str:
        return "no_opposing_wizard" if first_wizard(d, player) >= 0 else "no_wizard"

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        d.ask(PICK_SLOT, player, self.kind)

    def may(self, d: Duel, player: Player, x: i64) -> bool:
        if d.waiting_for() == PICK_PILE:
            return d.owns_pile(player, x)
        if d.detail() == 0:
            return x < THEIRS and is_wizard(d, player, x)
        return x >= THEIRS and is_wizard(d, 1 - player, x & PLACE_MASK)

    def picked(self, d: Duel, player: Player, x: i64) -> None:
        known = d.detail()
        if d.waiting_for() == PICK_PILE:
            d.answered()
            d.piles[x].push_under(lift(d, player, known), EVERYBODY)
            return
        d.answered()
        if known == 0:
            d.ask(PICK_SLOT, player, self.kind, x)
        else:
            d.ask(DIE, CHANCE, self.kind, known | (x & PLACE_MASK) << SLOT_BITS)

    def rolled(self, d: Duel, n: i64) -> None:
        """The attacker throws first; power counts after the card was paid; on a tie both throw again."""
        wizards = d.detail() & (1 << 2 * SLOT_BITS) - 1
        thrown = d.detail() >> 2 * SLOT_BITS
        d.answered()
        if thrown == 0:
            d.ask(DIE, CHANCE, self.kind, wizards | n << 2 * SLOT_BITS)
            return
        own = wizards & SLOT_MASK
        other = wizards >> SLOT_BITS
        lead = thrown + power_at(d, d.turn, own) - n - power_at(d, 1 - d.turn, other)
        if lead > 0:
            d.ask(PICK_PILE, 1 - d.turn, self.kind, other)
        elif lead < 0:
            d.ask(PICK_PILE, d.turn, self.kind, own)
        else:
            d.ask(DIE, CHANCE, self.kind, wizards)


def power_at(d: Duel, player: Player, slot: i64) -> i64:
    return i64(d.realms[player].counters[slot])


# --- a stolen book -----------------------------------------------------------------------------------


def is_book_of(d: Duel, player: Player, slot: i64) -> bool:
    kind = own_kind(d.realms[player], slot) if slot < REGION_SLOTS else -1
    return kind >= 0 and d.rules.kinds[kind].kind == SPELL_BOOK


def has_book(d: Duel, player: Player) -> bool:
    for slot in range(REGION_SLOTS):
        if is_book_of(d, player, slot):
            return True
    return False


def is_citadel_site(r: Realm, slot: i64) -> bool:
    return slot < REGION_SLOTS and r.centres[centre_of(slot)] == CITADEL


def has_free_site(r: Realm) -> bool:
    for slot in range(REGION_SLOTS):
        if is_citadel_site(r, slot) and r.cards[slot] == 0:
            return True
    return False


class MagicHand(Card):
    """Steal a spell book that lies in the other principality and lay it at a citadel of one's own (R84)."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(kind, name)
        self.no_site: Final = Refusal("no_citadel_site", "R84", {"card": name})

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        if not has_book(d, 1 - player):
            return self.no_effect
        if not has_free_site(d.realms[player]):
            return self.no_site
        return None

    def wants_room(self, d: Duel, player: Player, place: i64) -> bool:
        r = d.realms[player]
        if place >= 0 and not is_citadel_site(r, place):
            return False
        return has_book(d, 1 - player) and not has_free_site(r)

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        d.ask(PICK_SLOT, player, self.kind)

    def may(self, d: Duel, player: Player, x: i64) -> bool:
        """First the book, then (its place is kept) a free site."""
        if d.detail() == 0:
            return x >= THEIRS and is_book_of(d, 1 - player, x & PLACE_MASK)
        return is_citadel_site(d.realms[player], x) and d.realms[player].cards[x] == 0

    def picked(self, d: Duel, player: Player, x: i64) -> None:
        book = d.detail()
        d.answered()
        if book == 0:
            d.ask(PICK_SLOT, player, self.kind, x)
        else:
            steal(d, player, book & PLACE_MASK, x)


def steal(d: Duel, player: Player, book: i64, site: i64) -> None:
    """A book that was cast in this turn cannot be cast again in it, whoever has it."""
    used = d.realms[1 - player].marks[book] & u8(USED)
    lay(d, player, lift(d, 1 - player, book), site)
    r = d.realms[player]
    r.marks[site] |= used


def register(rules: Rules) -> None:
    rules.add_card(Whirlwind(WHIRLWIND, "whirlwind"))
    rules.add_card(DuelOfWizards(DUEL_OF_WIZARDS, "duel-of-wizards"))
    rules.add_card(MagicHand(MAGIC_HAND, "magic-hand"))
