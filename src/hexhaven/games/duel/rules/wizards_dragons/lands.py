"""Regions that magic may exchange: duplicates without an improvement."""

from __future__ import annotations

from mypy_extensions import i64

from hexhaven.games.duel.rules.realm import REGION_SLOTS, REGIONS, Realm, terrain


def is_loose(r: Realm, region: i64) -> bool:
    """Whether a region may be exchanged: its owner has another one of that terrain, and nothing lies at its
    outer side. The other one may well have an improvement (R81, R82)."""
    if r.regions[region] == 0 or r.cards[REGION_SLOTS + region] != 0:
        return False
    return count_terrain(r, terrain(r.regions[region])) > 1


def count_terrain(r: Realm, wanted: i64) -> i64:
    n: i64 = 0
    for region in range(REGIONS):
        if r.regions[region] != 0 and terrain(r.regions[region]) == wanted:
            n += 1
    return n


def has_loose(r: Realm) -> bool:
    for region in range(REGIONS):
        if is_loose(r, region):
            return True
    return False
