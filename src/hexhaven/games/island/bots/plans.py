"""Purchases that a player can plan for: their prices, and what they would be worth."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.games.island.bots.weights import ALL, Weights
from hexhaven.games.island.rules.rules import Rules

# The plans of the base game: a settlement and a route, each with the roads still to be built.
SETTLE: Final = 0
ENLARGE: Final = 4
BUY: Final = 5
EXTEND: Final = 6
MOST_ROADS: Final = 3  # further ahead nobody plans


class Purchase:
    """A purchase and its price.

    Purchases of one group serve the same end, so only the best of them counts; a group stands in a row. Those
    of one purse are paid with the same cards; a purse of its own is for cards that buy nothing else.
    """

    def __init__(self, price: dict[int, int], group: str = "", purse: str = "") -> None:
        self.price: Final = price
        self.group: Final = group
        self.purse: Final = purse


def price_of(rules: Rules, *pieces: int) -> dict[int, int]:
    """The cards that several pieces cost together."""
    price: dict[int, int] = {}
    for piece in pieces:
        for card, n in rules.costs.get(piece, {}).items():
            price[card] = price.get(card, 0) + n
    return price


class Plans:
    """What each purchase is worth in a position, and what part of it is left if it is not paid at once."""

    def __init__(self, no_plans: vec[i64], lasting: vec[i64]) -> None:
        self.worth: Final = no_plans[:]
        self.later: Final = lasting[:]  # per cent


class Podium:
    """The worth of the best plan, of the second and of the third: the same cards pay only once."""

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
