"""The terms of a score in the board games."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.bots.amounts import Amounts

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
IMPROVEMENTS: Final = 19
DEFENCE: Final = 20
KNIGHTS: Final = 21
PROGRESS: Final = 22
WALLS: Final = 23
RIVAL_HARM: Final = 24
PURCHASES: Final = 25
TERMS: Final = 26

TERM_NAMES: Final = (
    "win", "points", "rivals", "production", "variety", "harbour", "longest road", "largest army",
    "development cards", "hand", "seven", "robber", "theft", "room", "start", "partner", "chances",
    "patience", "keep", "improvements", "defence", "knights", "progress cards", "walls", "harm", "purchases",
)  # fmt: skip
NO_TERMS: Final = vec[i64]([0] * TERMS)


class Tally(Amounts):
    """A score by these terms."""

    def __init__(self) -> None:
        super().__init__(TERM_NAMES, NO_TERMS)


class Scored:
    """An action and its score."""

    def __init__(self, action: i64) -> None:
        self.action: Final[i64] = action
        self.tally: Tally = Tally()


def wins_at_once(out: list[Scored]) -> bool:
    """Whether something among all this wins."""
    for scored in out:
        if scored.tally.terms[WIN] > 0:
            return True
    return False
