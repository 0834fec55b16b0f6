"""A score: an amount for each named term."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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
TERMS: Final = 25

TERM_NAMES: Final = (
    "win", "points", "rivals", "production", "variety", "harbour", "longest road", "largest army",
    "development cards", "hand", "seven", "robber", "theft", "room", "start", "partner", "chances",
    "patience", "keep", "improvements", "defence", "knights", "progress cards", "walls", "harm",
)  # fmt: skip
NO_TERMS: Final = vec[i64]([0] * TERMS)
UNIT: Final = 1000.0


class Tally:
    """Named amounts, in thousandths of a victory point, and their sum."""

    def __init__(self) -> None:
        self.terms: vec[i64] = NO_TERMS[:]
        self.total: i64 = 0

    def add(self, term: i64, amount: i64) -> None:
        self.terms[term] += amount
        self.total += amount

    def add_change(self, before: Tally, after: Tally) -> None:
        """Add what changed from one tally to another, term by term."""
        for term in range(TERMS):
            if after.terms[term] != before.terms[term]:
                self.add(term, after.terms[term] - before.terms[term])

    def words(self) -> dict[str, float]:
        """The terms that count, by name, in victory points."""
        words: dict[str, float] = {}
        for term in range(TERMS):
            if self.terms[term] != 0:
                words[TERM_NAMES[int(term)]] = float(int(self.terms[term])) / UNIT
        return words


class Scored:
    """An action and its score."""

    def __init__(self, action: i64) -> None:
        self.action: Final[i64] = action
        self.tally: Final = Tally()
