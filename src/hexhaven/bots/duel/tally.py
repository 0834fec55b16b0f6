"""A score: an amount for each named term."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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
TERMS: Final = 22

TERM_NAMES: Final = (
    "win", "points", "tokens", "tournament", "rival", "production", "variety", "rates", "plans", "stores",
    "waste", "brigands", "hand", "cards", "sites", "roads", "magic", "dice", "partner", "chances",
    "patience", "start",
)  # fmt: skip
NO_TERMS: Final = vec[i64]([0] * TERMS)
UNIT: Final = 1000.0
ALL: Final = 100  # per cent


class Tally:
    """Named amounts, in thousandths of a victory point, and their sum."""

    def __init__(self) -> None:
        self.terms: vec[i64] = NO_TERMS[:]
        self.total: i64 = 0

    def add(self, term: i64, amount: i64) -> None:
        self.terms[term] += amount
        self.total += amount

    def add_all(self, other: Tally) -> None:
        for term in range(TERMS):
            self.terms[term] += other.terms[term]
        self.total += other.total

    def add_change(self, before: Tally, after: Tally) -> None:
        """Add what changed from one tally to another, term by term."""
        for term in range(TERMS):
            self.terms[term] += after.terms[term] - before.terms[term]
        self.total += after.total - before.total

    def divide(self, n: i64) -> None:
        """Make an average of a sum; the total stays the sum of the terms."""
        self.total = 0
        for term in range(TERMS):
            self.terms[term] = self.terms[term] // n
            self.total += self.terms[term]

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
