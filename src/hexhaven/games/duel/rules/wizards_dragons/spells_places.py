"""Spells that move things: land magic between the principalities, change places within one's own."""

from __future__ import annotations

from mypy_extensions import i64

from hexhaven.core.facts import Facts
from hexhaven.core.game import Player, Refusal
from hexhaven.games.duel.rules.kinds import BUILDING, UNIT
from hexhaven.games.duel.rules.names import CHANGE_PLACES, LAND_MAGIC
from hexhaven.games.duel.rules.placing import suits
from hexhaven.games.duel.rules.questions import PICK_REGION, PICK_SLOT
from hexhaven.games.duel.rules.realm import PLACE_MASK, SLOTS, THEIRS, Realm, swap_regions
from hexhaven.games.duel.rules.rules import Rules
from hexhaven.games.duel.rules.score import own_kind
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.told import LAID, LIFTED
from hexhaven.games.duel.rules.wizards_dragons.lands import has_loose, is_loose
from hexhaven.games.duel.rules.wizards_dragons.spells import Spell


class LandMagic(Spell):
    """Swap an own duplicate region for one of the opponent's; each keeps number and resources (R81)."""

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        if has_loose(d.realms[player]) and has_loose(d.realms[1 - player]):
            return None
        return self.no_effect

    def lacks(self, d: Duel, player: Player, slot: i64, mode: i64) -> str:
        return "no_opposing_duplicate" if has_loose(d.realms[player]) else "no_duplicate"

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        d.ask(PICK_REGION, player, self.kind)

    def may(self, d: Duel, player: Player, x: i64) -> bool:
        """First the own region, then (its number + 1 is kept) the other one."""
        if d.detail() == 0:
            return x < THEIRS and is_loose(d.realms[player], x)
        return x >= THEIRS and is_loose(d.realms[1 - player], x & PLACE_MASK)

    def picked(self, d: Duel, player: Player, x: i64) -> None:
        own = d.detail() - 1
        d.answered()
        if own < 0:
            d.ask(PICK_REGION, player, self.kind, x + 1)
        else:
            swap_regions(d.realms[player], own, d.realms[1 - player], x & PLACE_MASK)
            d.changed = True


class ChangePlaces(Spell):
    """Two own buildings, or two own units, change places where both are allowed to lie (R91, R156)."""

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        for a in range(SLOTS):
            if self.has_partner(d, player, a):
                return None
        return self.no_effect

    def has_partner(self, d: Duel, player: Player, a: i64) -> bool:
        if d.realms[player].cards[a] == 0:
            return False
        for b in range(SLOTS):
            if can_swap(d, player, a, b):
                return True
        return False

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        d.ask(PICK_SLOT, player, self.kind)

    def may(self, d: Duel, player: Player, x: i64) -> bool:
        """First one card, then (its place + 1 is kept) one it can change places with."""
        if x >= THEIRS:
            return False
        if d.detail() == 0:
            return self.has_partner(d, player, x)
        return can_swap(d, player, d.detail() - 1, x)

    def picked(self, d: Duel, player: Player, x: i64) -> None:
        first = d.detail() - 1
        d.answered()
        if first < 0:
            d.ask(PICK_SLOT, player, self.kind, x + 1)
        else:
            swap_cards(d.realms[player], first, x)
            d.changed = True


def can_swap(d: Duel, player: Player, a: i64, b: i64) -> bool:
    """Whether two own cards of the same class fit each other's places."""
    r = d.realms[player]
    if a == b or r.cards[b] == 0:
        return False
    first = own_kind(r, a)
    second = own_kind(r, b)
    if first < 0 or second < 0:
        return False
    one = d.rules.kinds[first]
    other = d.rules.kinds[second]
    if one.kind != other.kind or (one.kind != BUILDING and one.kind != UNIT):
        return False
    return suits(r, one, b) and suits(r, other, a)


def swap_cards(r: Realm, a: i64, b: i64) -> None:
    """A witch, a pawn, stored points and the like move along."""
    if r.facts is not None:
        tell_swapped(r.facts, r, a, b)
    card = r.cards[a]
    r.cards[a] = r.cards[b]
    r.cards[b] = card
    mark = r.marks[a]
    r.marks[a] = r.marks[b]
    r.marks[b] = mark
    counter = r.counters[a]
    r.counters[a] = r.counters[b]
    r.counters[b] = counter


def tell_swapped(facts: Facts, r: Realm, a: i64, b: i64) -> None:
    """Two own cards change places."""
    facts.add(LIFTED, r.player, i64(r.cards[a]) - 1, r.player, a)
    facts.add(LIFTED, r.player, i64(r.cards[b]) - 1, r.player, b)
    facts.add(LAID, r.player, i64(r.cards[a]) - 1, r.player, b)
    facts.add(LAID, r.player, i64(r.cards[b]) - 1, r.player, a)


def register(rules: Rules) -> None:
    rules.add_card(LandMagic(LAND_MAGIC, "land-magic"))
    rules.add_card(ChangePlaces(CHANGE_PLACES, "change-places"))
