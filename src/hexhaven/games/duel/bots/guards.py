"""What a fire brigade guards: the building that an arsonist would hit otherwise."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexhaven.games.duel.bots.terms import ALL
from hexhaven.games.duel.bots.values import DuelValues
from hexhaven.games.duel.rules.kinds import BUILDING
from hexhaven.games.duel.rules.names import FIRE_BRIGADE
from hexhaven.games.duel.rules.realm import REGION_SLOTS, SITES, SLOTS, Realm, centre_of
from hexhaven.games.duel.rules.score import working_kind
from hexhaven.games.duel.rules.terms import CITY

NOWHERE: Final = 0  # centres with a fire brigade (bit c for centre c)


def brigade_worth(values: DuelValues, r: Realm, future: i64) -> i64:
    """What the fire brigades of a principality guard."""
    return guarded_worth(values, r, future, brigades(r))


def brigade_gain(values: DuelValues, r: Realm, future: i64) -> i64:
    """What one more of them guards, in the city that needs it most."""
    there = brigades(r)
    most: i64 = 0
    for centre in range(r.first, r.last):
        if r.centres[centre] == CITY and has_free_site(r, centre):
            most = max(most, guarded_worth(values, r, future, there | 1 << centre))
    return max(0, most - guarded_worth(values, r, future, there))


def guarded_worth(values: DuelValues, r: Realm, future: i64, guarded: i64) -> i64:
    """An arsonist takes the best building, and where that is guarded, the best of the others."""
    spared = most_burning(values, r, future, NOWHERE) - most_burning(values, r, future, guarded)
    return spared * values.weights.arson // ALL


def most_burning(values: DuelValues, r: Realm, future: i64, guarded: i64) -> i64:
    """What the best building is worth that an arsonist can hit."""
    top: i64 = 0
    for slot in range(SLOTS):
        if slot >= REGION_SLOTS or (guarded >> centre_of(slot)) & 1 == 0:
            top = max(top, burning(values, working_kind(r, slot), future))
    return top


def burning(values: DuelValues, kind: i64, future: i64) -> i64:
    """What an arsonist destroys with a card."""
    if kind < 0 or kind == FIRE_BRIGADE or values.rules.kinds[kind].kind != BUILDING:
        return 0
    return values.rules.kinds[kind].points * values.weights.point + values.in_place[kind] * future // ALL


def brigades(r: Realm) -> i64:
    """The centres with a working fire brigade."""
    found: i64 = 0
    for slot in range(r.first * SITES, r.last * SITES):
        if working_kind(r, slot) == FIRE_BRIGADE:
            found |= 1 << centre_of(slot)
    return found


def has_free_site(r: Realm, centre: i64) -> bool:
    for slot in range(centre * SITES, (centre + 1) * SITES):
        if r.cards[slot] == 0:
            return True
    return False
