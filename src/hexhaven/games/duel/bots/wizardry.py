"""Where citadels and wizards could stand, and how long a potion's strength lasts."""

from __future__ import annotations

from mypy_extensions import i64

from hexhaven.games.duel.rules.kinds import CardKind
from hexhaven.games.duel.rules.middle import is_beside_citadel
from hexhaven.games.duel.rules.names import MAGIC_POTION
from hexhaven.games.duel.rules.realm import COLUMNS, DOUBLED, REGION_SLOTS, Realm, terrain
from hexhaven.games.duel.rules.score import working_kind
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import SETTLEMENT


def has_citadel_site_for(r: Realm, wizard: CardKind) -> bool:
    """Whether a settlement could become a citadel that this wizard finds a region at."""
    for centre in range(r.first, r.last):
        if r.centres[centre] == SETTLEMENT and not is_beside_citadel(r, centre):
            for column in range(centre, centre + 2):
                if is_free_land(r, column, wizard) or is_free_land(r, column + COLUMNS, wizard):
                    return True
    return False


def is_free_land(r: Realm, region: i64, wizard: CardKind) -> bool:
    entry = r.regions[region]
    if entry == 0 or r.cards[REGION_SLOTS + region] != 0:
        return False
    return wizard.terrain < 0 or terrain(entry) == wizard.terrain


def lasting_strength(d: Duel, r: Realm) -> i64:
    """The strength of a principality without what a magic potion lends it for two turns."""
    strength = r.strength
    if d.rules.knows(MAGIC_POTION):
        for slot in range(REGION_SLOTS):
            if r.marks[slot] & DOUBLED != 0 and working_kind(r, slot) >= 0:
                strength -= d.rules.kinds[working_kind(r, slot)].strength
    return strength
