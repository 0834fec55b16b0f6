"""Goods store and treasury: filled with two equal resources, emptied as a whole."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from hexhaven.core.actions import Actions, operand
from hexhaven.core.game import Player, Refusal
from hexhaven.games.duel.rules.acting import mark_used
from hexhaven.games.duel.rules.names import GOODS_STORE, TREASURY
from hexhaven.games.duel.rules.operands import PAIRED, SLOT, resource_word
from hexhaven.games.duel.rules.questions import CHOOSE, GRAB, PAY, PUT
from hexhaven.games.duel.rules.realm import REGION_SLOTS, USED, Realm
from hexhaven.games.duel.rules.resources import give_up, receive, unload
from hexhaven.games.duel.rules.rules import Card, Rules, Verb
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.stores import PAIR, can_stow, holds_pair, stow
from hexhaven.games.duel.rules.terms import BRICK, GOLD, GRAIN, LUMBER, ORE, RESOURCE_NAMES, RESOURCES, WOOL
from hexhaven.games.duel.rules.told import tell_stored

SHELVES: Final = 3  # each takes three kinds of resources, and a fourth way to use it empties it
EMPTY: Final = "empty"

STORE_FULL: Final = Refusal("store_full", "R117")
STORE_EMPTY: Final = Refusal("store_empty", "R117")
NEEDS_PAIR: Final = Refusal("needs_pair", "R117")
NO_STORE: Final = Refusal("no_such_store", "R38")


class Store(Card):
    """Holds nothing or two equal resources of three kinds; nobody can touch them there (R39)."""

    def __init__(self, kind: int, name: str, first: int, second: int, third: int) -> None:
        super().__init__(kind, name)
        self.usable = True
        self.counts = True
        self.first: Final[i64] = first
        self.second: Final[i64] = second
        self.third: Final[i64] = third
        self.shelves = 1 << first | 1 << second | 1 << third
        self.modes = (RESOURCE_NAMES[first], RESOURCE_NAMES[second], RESOURCE_NAMES[third], EMPTY)

    def resource(self, mode: i64) -> i64:
        if mode == 0:
            return self.first
        return self.second if mode == 1 else self.third

    def count(self, d: Duel, owner: Player, r: Realm, host: Realm, slot: i64) -> None:
        if r.counters[slot] == 0:
            r.shelves |= self.shelves
        else:
            r.stored[i64(r.counters[slot]) - 1] += PAIR

    def kept(self, r: Realm, slot: i64, resource: i64) -> i64:
        if i64(r.counters[slot]) == resource + 1:
            return PAIR
        return 0

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        r = d.realms[player]
        if mode == SHELVES:
            return STORE_EMPTY if r.counters[slot] == 0 else None
        if r.counters[slot] != 0:
            return STORE_FULL
        return None if r.holds(self.resource(mode)) >= PAIR else NEEDS_PAIR

    def is_sensible(self, d: Duel, player: Player, slot: i64, mode: i64) -> bool:
        """Filling and emptying could go on for ever: after it was filled, it is left so for this turn."""
        return d.realms[player].marks[slot] & USED == 0

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        if mode == SHELVES:
            unload(d, player, slot, 0)
            return
        mark_used(d, player, slot)
        if d.facts is not None:
            tell_stored(d.facts, player, slot, self.resource(mode), PAIR)
        d.realms[player].counters[slot] = u8(self.resource(mode) + 1)
        d.changed = True
        give_up(d, player, self.resource(mode), PAIR)


class Unload(Verb):
    """Pay out of a store: both resources leave it, and what is not needed goes to a region (R38)."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        r = d.realms[player]
        if r.stored[d.detail()] > 0:
            for slot in range(REGION_SLOTS):
                if holds_pair(d, r, slot, d.detail()):
                    out.add(self.code, slot)

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        slot = operand(action)
        if slot < REGION_SLOTS and holds_pair(d, d.realms[player], slot, d.detail()):
            return None
        return NO_STORE

    def play(self, d: Duel, player: Player, action: i64) -> None:
        spent = min(PAIR, d.number())
        for _ in range(spent):
            d.count_down()
        unload(d, player, operand(action), spent)


class Stow(Verb):
    """Lay two equal resources that are just received into an empty store."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        if d.realms[player].shelves != 0:
            for resource in range(RESOURCES):
                if self.is_possible(d, player, resource):
                    out.add(self.code, resource)

    def is_possible(self, d: Duel, player: Player, resource: i64) -> bool:
        if not can_stow(d, player, resource):
            return False
        waiting = d.waiting_for()
        if waiting == PUT:
            return d.number() == resource and d.detail() >= PAIR
        return d.number() >= PAIR and (waiting == CHOOSE or d.realms[1 - player].holds(resource) >= PAIR)

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        if self.is_possible(d, player, operand(action)):
            return None
        return Refusal("cannot_stow", "duel-stores", {"resource": resource_word(operand(action))})

    def play(self, d: Duel, player: Player, action: i64) -> None:
        resource = operand(action)
        waiting = d.waiting_for()
        left = d.detail() - PAIR
        stow(d, player, resource)
        if waiting == PUT:
            d.answered()
            receive(d, player, resource, left)
            return
        for _ in range(PAIR):
            d.count_down()
        if waiting == GRAB:
            give_up(d, 1 - player, resource, PAIR)


def register(rules: Rules) -> None:
    rules.add_card(Store(GOODS_STORE, "goods-store", LUMBER, WOOL, GRAIN))
    rules.add_card(Store(TREASURY, "treasury", BRICK, ORE, GOLD))
    rules.add(Unload("unload", [SLOT], "duel-stores"), PAY)
    rules.add(Stow("stow", [PAIRED], "duel-stores"), CHOOSE, GRAB, PUT)
