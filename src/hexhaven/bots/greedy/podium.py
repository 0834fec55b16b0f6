"""The best three of several plans: the same cards pay only once."""

from __future__ import annotations

from mypy_extensions import i64

from hexhaven.bots.greedy.chart import ALL
from hexhaven.bots.greedy.weights import Weights


class Podium:
    """The worth of the best plan, of the second and of the third."""

    def __init__(self) -> None:
        self.first: i64 = 0
        self.second: i64 = 0
        self.third: i64 = 0

    def add(self, value: i64) -> None:
        if value > self.first:
            self.third = self.second
            self.second = self.first
            self.first = value
        elif value > self.second:
            self.third = self.second
            self.second = value
        elif value > self.third:
            self.third = value

    def worth(self, w: Weights) -> i64:
        """All of the best one, and a part of the next two."""
        shares = self.first * w.first_share + self.second * w.second_share + self.third * w.third_share
        return shares // ALL
