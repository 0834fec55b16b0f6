"""What follows from the cards that lie somewhere: those that nobody knows, and what is left to build."""

from __future__ import annotations

from hexhaven.games.duel.rules.kinds import SETS
from hexhaven.games.duel.rules.pile import UNKNOWN
from hexhaven.games.duel.rules.realm import REGIONS, SLOTS, region_card
from hexhaven.games.duel.rules.rules import Rules
from hexhaven.games.duel.rules.setup import (
    FIRST_SET,
    SECOND_SET,
    start_duel,
)
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import CITADEL, CITY, RESOURCES, SETTLEMENT

FIRST_ROADS = 2  # that lie there from the beginning, as do the settlements
FIRST_SETTLEMENTS = 4


def first_display(rules: Rules) -> list[int]:
    """What lies open for both at the beginning."""
    return [int(n) for n in start_duel(rules).display]


def cards_of_pools(rules: Rules) -> list[list[int]]:
    """The cards that are shuffled together, by kind, before anybody has one; none where decks are brought."""
    return [[int(n) for n in pool.counts] for pool in start_duel(rules).pools]


def cards_seen(d: Duel) -> list[int]:
    """How many of each kind lie somewhere, or are in a hand; what lies open for both came from no stack."""
    seen = [int(n) - first for n, first in zip(d.display, first_display(d.rules), strict=True)]
    for realm in d.realms:
        for row in (realm.hand, realm.discarded):
            seen = [n + int(more) for n, more in zip(seen, row, strict=True)]
        for slot in range(SLOTS):
            if realm.cards[slot] != 0:
                seen[int(realm.cards[slot]) - 1] += 1
    for pile in (*d.piles, d.events):
        for entry in pile.entries:
            if entry != UNKNOWN:
                seen[int(entry)] += 1
    return [n + int(gone) for n, gone in zip(seen, d.removed, strict=True)]


def rest_of_pools(d: Duel) -> list[list[int]]:
    """The cards of each pool that are nowhere else; a kind of several pools is taken from the first."""
    pools = cards_of_pools(d.rules)
    for kind, n in enumerate(cards_seen(d)):
        for pool in pools:
            taken = min(n, pool[kind])
            pool[kind] -= taken
            n -= taken
    return pools


def rest_of_regions(d: Duel) -> list[int]:
    """The region cards that lie in no principality; those of the start are not in the stack before."""
    rest = [int(n) for n in start_duel(d.rules).region_stack]
    for terrain in range(RESOURCES):
        for numbers in (FIRST_SET, SECOND_SET):
            rest[int(region_card(terrain, numbers[terrain]))] += 1
    for realm in d.realms:
        for region in range(REGIONS):
            if realm.regions[region] != 0:
                rest[int(realm.regions[region]) - 1] -= 1
    return rest


def centres_left(d: Duel) -> list[int]:
    """How many roads, settlements, cities and citadels are left to build."""
    first = start_duel(d.rules)
    roads = sum([int(n) for realm in d.realms for n in realm.roads])
    centres = [int(n) for realm in d.realms for n in realm.centres]
    cities, citadels = centres.count(CITY), centres.count(CITADEL)
    settlements = centres.count(SETTLEMENT) + cities + citadels
    return [
        int(first.roads_left) - roads + FIRST_ROADS,
        int(first.settlements_left) - settlements + FIRST_SETTLEMENTS,
        int(first.cities_left) - cities,  # a citadel takes the place of one, which goes back
        (d.rules.centre_counts["citadel"] if SETS[3] in d.rules.theme_sets else 0) - citadels,
    ]
