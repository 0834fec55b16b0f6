"""The terms of a score that every board game has; each layer adds its own behind them."""

from __future__ import annotations

from typing import Final

from hexhaven.bots.tally import Scored

WIN: Final = 0
POINTS: Final = 1
RIVALS: Final = 2
PRODUCTION: Final = 3
VARIETY: Final = 4
HARBOUR: Final = 5
ROUTE: Final = 6
ARMY: Final = 7
CARDS: Final = 8
HAND: Final = 9
RISK: Final = 10
ROBBER: Final = 11
THEFT: Final = 12
ROOM: Final = 13
START: Final = 14
PARTNER: Final = 15
CHANCES: Final = 16
PATIENCE: Final = 17
KEEP: Final = 18
PURCHASES: Final = 19
RIVAL_HARM: Final = 20

TERM_NAMES: Final = [
    "win", "points", "rivals", "production", "variety", "harbour", "longest road", "largest army",
    "development cards", "hand", "seven", "robber", "theft", "room", "start", "partner", "chances",
    "patience", "keep", "purchases", "harm",
]  # fmt: skip


def wins_at_once(out: list[Scored]) -> bool:
    """Whether something among all this wins."""
    for scored in out:
        if scored.tally.terms[WIN] > 0:
            return True
    return False
