"""Stores: cards that hold two equal resources, out of everybody's reach (R39).

The counter of such a card is the resource + 1, or 0 while it is empty. Its owner opens it in the own phase of
actions, and always takes out both (R38).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from hexhaven.core.game import Player
from hexhaven.games.duel.rules.questions import ACTIONS
from hexhaven.games.duel.rules.realm import SITES, Realm
from hexhaven.games.duel.rules.score import working_kind
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import RESOURCES
from hexhaven.games.duel.rules.told import tell_stored

PAIR: Final = 2  # what a store holds


def may_open(d: Duel, player: Player) -> bool:
    """Stores are filled and emptied in the own phase of actions only."""
    return d.phase == ACTIONS and d.turn == player and not d.in_event


def shelves_of(d: Duel, r: Realm, slot: i64) -> i64:
    """The resources a card can store, one bit each; 0 if it is no store of one's own that works."""
    kind = working_kind(r, slot)
    if kind < 0:
        return 0
    return d.rules.cards[kind].shelves


def spendable(d: Duel, player: Player, resource: i64) -> i64:
    """How many of a resource a player can spend: from regions, and from stores where they may be opened."""
    r = d.realms[player]
    n = r.holds(resource)
    stored = i64(r.stored[resource])
    return n + stored if stored > 0 and may_open(d, player) else n


def holds_pair(d: Duel, r: Realm, slot: i64, resource: i64) -> bool:
    """Whether a store in this slot holds this resource."""
    return i64(r.counters[slot]) == resource + 1 and shelves_of(d, r, slot) != 0


def find_pair(d: Duel, player: Player, resource: i64) -> i64:
    """The store of a player that holds this resource, or -1."""
    r = d.realms[player]
    if r.stored[resource] > 0:
        for slot in range(r.first * SITES, r.last * SITES):
            if holds_pair(d, r, slot, resource):
                return slot
    return -1


# --- two equal resources that are just received --------------------------------------------------------


def can_stow(d: Duel, player: Player, resource: i64) -> bool:
    """Whether an empty store takes two of this resource now."""
    return (d.realms[player].shelves >> resource) & 1 != 0 and may_open(d, player)


def can_stow_any(d: Duel, player: Player) -> bool:
    return d.realms[player].shelves != 0 and may_open(d, player)


def can_stow_loot(d: Duel, taker: Player) -> bool:
    """Whether an empty store takes a pair that the opponent has on regions."""
    for resource in range(RESOURCES):
        if can_stow(d, taker, resource) and d.realms[1 - taker].holds(resource) >= PAIR:
            return True
    return False


def fits(d: Duel, player: Player, resource: i64, n: i64) -> bool:
    """Whether so many of a resource find room on regions and in an empty store."""
    room = d.realms[player].room(resource)
    return n <= room or (n >= PAIR and n - PAIR <= room and can_stow(d, player, resource))


def find_empty(d: Duel, player: Player, resource: i64) -> i64:
    """The first empty store that takes this resource, or -1."""
    r = d.realms[player]
    for slot in range(r.first * SITES, r.last * SITES):
        if r.counters[slot] == 0 and (shelves_of(d, r, slot) >> resource) & 1 != 0:
            return slot
    return -1


def stow(d: Duel, player: Player, resource: i64) -> None:
    """Lay two resources into an empty store."""
    r = d.realms[player]
    slot = find_empty(d, player, resource)
    if d.facts is not None:
        tell_stored(d.facts, player, slot, resource, PAIR)
    r.counters[slot] = u8(resource + 1)
    r.stored[resource] += PAIR
    r.shelves &= ~shelves_of(d, r, slot)
    d.changed = True


# --- giving of one's own will --------------------------------------------------------------------------


def can_give(d: Duel, giver: Player, resource: i64, n: i64 = 1) -> bool:
    """Whether one has so much to give, in stores too where they may be opened, and the other has room."""
    return spendable(d, giver, resource) >= n and fits(d, 1 - giver, resource, n)


def can_give_any(d: Duel, giver: Player) -> bool:
    for resource in range(RESOURCES):
        if can_give(d, giver, resource):
            return True
    return False
