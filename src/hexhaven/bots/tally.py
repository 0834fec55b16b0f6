"""A score: an amount for each named term, and their sum. The terms are those of the game that is played."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

UNIT: Final = 1000.0


class Tally:
    """Named amounts, in thousandths of a victory point, and their sum."""

    def __init__(self, names: tuple[str, ...], nothing: vec[i64]) -> None:
        self.names: Final = names
        self.terms: vec[i64] = nothing[:]
        self.total: i64 = 0

    def add(self, term: i64, amount: i64) -> None:
        self.terms[term] += amount
        self.total += amount

    def add_all(self, other: Tally) -> None:
        for term in range(self.size()):
            self.terms[term] += other.terms[term]
        self.total += other.total

    def add_change(self, before: Tally, after: Tally) -> None:
        """Add what changed from one score to another, term by term."""
        for term in range(self.size()):
            self.terms[term] += after.terms[term] - before.terms[term]
        self.total += after.total - before.total

    def multiply(self, n: i64) -> None:
        self.total *= n
        for term in range(self.size()):
            self.terms[term] *= n

    def divide(self, n: i64) -> None:
        """Make an average of a sum; the total stays the sum of the terms."""
        self.total = 0
        for term in range(self.size()):
            self.terms[term] = self.terms[term] // n
            self.total += self.terms[term]

    def size(self) -> i64:
        return len(self.terms)

    def words(self) -> dict[str, float]:
        """The terms that count, by name, in victory points."""
        return {
            name: float(int(amount)) / UNIT
            for name, amount in zip(self.names, self.terms, strict=True)
            if amount != 0
        }


class Scored:
    """An action and its score."""

    def __init__(self, action: i64, tally: Tally) -> None:
        self.action: Final[i64] = action
        self.tally: Tally = tally
