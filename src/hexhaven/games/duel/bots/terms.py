"""The terms of a score in the card game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.bots.tally import Scored, Tally

WIN: Final = 0
POINTS: Final = 1
TOKENS: Final = 2
TOURNAMENT: Final = 3
RIVAL: Final = 4
PRODUCTION: Final = 5
VARIETY: Final = 6
RATES: Final = 7
PLANS: Final = 8
STORES: Final = 9
WASTE: Final = 10
BRIGANDS: Final = 11
HAND: Final = 12
CARDS: Final = 13
SITES: Final = 14
ROADS: Final = 15
MAGIC: Final = 16
DICE: Final = 17
PARTNER: Final = 18
CHANCES: Final = 19
PATIENCE: Final = 20
START: Final = 21
EVENTS: Final = 22
TERMS: Final = 23

TERM_NAMES: Final = (
    "win", "points", "tokens", "tournament", "rival", "production", "variety", "rates", "plans", "stores",
    "waste", "brigands", "hand", "cards", "sites", "roads", "magic", "dice", "partner", "chances",
    "patience", "start", "events",
)  # fmt: skip
NO_TERMS: Final = vec[i64]([0] * TERMS)
ALL: Final = 100  # per cent


def new_tally() -> Tally:
    """An empty score."""
    return Tally(TERM_NAMES, NO_TERMS)


def new_scored(action: i64) -> Scored:
    """An action that is still to be scored."""
    return Scored(action, Tally(TERM_NAMES, NO_TERMS))
