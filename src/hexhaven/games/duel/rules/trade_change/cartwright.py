"""The cartwright: a resource named before the roll moves freely between its regions in this turn (R127).

Its counter remembers the resource + 1 and, above it, how often carts have gone in this turn.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64, u8

from hexhaven.core.actions import Actions
from hexhaven.core.game import Player, Refusal
from hexhaven.games.duel.rules.names import CARTWRIGHT
from hexhaven.games.duel.rules.operands import REGION, resource_word
from hexhaven.games.duel.rules.questions import ACTIONS, BEFORE_ROLL
from hexhaven.games.duel.rules.realm import REGION_SLOTS, REGIONS, SITES
from hexhaven.games.duel.rules.resources import has_room, is_stocked
from hexhaven.games.duel.rules.rules import Card, Rules, Verb
from hexhaven.games.duel.rules.score import working_kind
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import RESOURCE_NAMES

RESOURCE_BITS: Final = 3
RESOURCE_MASK: Final = 7
ONE_TRIP: Final = 1 << RESOURCE_BITS
SENSIBLE_TRIPS: Final = 6  # without end by the rules, but no more often in a turn make sense
MOST_TRIPS: Final = 31  # what the counter can remember


NOTHING_NAMED: Final = Refusal("nothing_named", "R33")


class Cartwright(Card):
    """Name the resource before the own roll; a new one waits for the next turn (R33)."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(kind, name)
        self.usable = True
        self.before_roll = True
        self.after_roll = False
        self.modes = RESOURCE_NAMES
        self.used: Final = Refusal("used_this_turn", "R127", {"card": name})

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        return None if d.realms[player].counters[slot] == 0 else self.used

    def is_sensible(self, d: Duel, player: Player, slot: i64, mode: i64) -> bool:
        """Only a resource with two regions can move."""
        return count_regions(d, player, mode) > 1

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        d.realms[player].counters[slot] = u8(mode + 1)

    def fade(self, d: Duel, host: Player) -> None:
        r = d.realms[host]
        for slot in range(REGION_SLOTS):
            if r.cards[slot] == CARTWRIGHT + 1:
                r.counters[slot] = 0


def count_regions(d: Duel, player: Player, resource: i64) -> i64:
    r = d.realms[player]
    n: i64 = 0
    for region in range(REGIONS):
        if is_stocked(r, region, resource) or has_room(r, region, resource):
            n += 1
    return n


def find_cart(d: Duel, player: Player) -> i64:
    """The cartwright that has named a resource in this turn, or -1."""
    r = d.realms[player]
    for slot in range(r.first * SITES, r.last * SITES):
        if r.cards[slot] == CARTWRIGHT + 1 and r.counters[slot] != 0 and working_kind(r, slot) == CARTWRIGHT:
            return slot
    return -1


class Cart(Verb):
    """Move one resource of the named kind to another of its regions."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        self.add_trips(d, player, SENSIBLE_TRIPS, out)

    def allowed(self, d: Duel, player: Player, out: Actions) -> None:
        self.add_trips(d, player, MOST_TRIPS + 1, out)

    def add_trips(self, d: Duel, player: Player, most: i64, out: Actions) -> None:
        """Add every trip, unless so many have been made in this turn."""
        if d.rules.collection[CARTWRIGHT] == 0:
            return
        slot = find_cart(d, player)
        if slot < 0 or i64(d.realms[player].counters[slot]) >> RESOURCE_BITS >= most:
            return
        r = d.realms[player]
        resource = (i64(r.counters[slot]) & RESOURCE_MASK) - 1
        for source in range(REGIONS):
            if is_stocked(r, source, resource):
                for target in range(REGIONS):
                    if target != source and has_room(r, target, resource):
                        out.add(self.pack(source, target))

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        slot = find_cart(d, player)
        if slot < 0:
            return NOTHING_NAMED
        r = d.realms[player]
        resource = (i64(r.counters[slot]) & RESOURCE_MASK) - 1
        source = self.first(action)
        target = self.second(action)
        if source >= REGIONS or target >= REGIONS or source == target or not is_stocked(r, source, resource):
            return Refusal("other_resource", "R127", {"resource": resource_word(resource)})
        if not has_room(r, target, resource):
            return Refusal("no_room", "R127", {"resource": resource_word(resource)})
        return None

    def play(self, d: Duel, player: Player, action: i64) -> None:
        r = d.realms[player]
        slot = find_cart(d, player)
        if i64(r.counters[slot]) >> RESOURCE_BITS < MOST_TRIPS:
            r.counters[slot] += ONE_TRIP
        r.drain(self.first(action), 1)
        r.fill(self.second(action), 1)
        d.stock_changed()


def register(rules: Rules) -> None:
    card = Cartwright(CARTWRIGHT, "cartwright")
    rules.add_card(card)
    rules.fading = append(rules.fading, card)
    rules.add(Cart("cart", [REGION, REGION], "duel-card-cartwright"), BEFORE_ROLL, ACTIONS)
