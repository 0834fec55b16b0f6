"""Purchases in sight: how long one waits for them, and the best three."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from hexhaven.bots.duel.lore import LONGEST_WAIT, Lore
from hexhaven.bots.duel.tally import ALL
from hexhaven.bots.duel.weights import Weights
from hexhaven.cards.terms import RESOURCES

CHECKED_WAITS: Final = vec[i64]([2, 4, 8, 16, 32, LONGEST_WAIT])
THOUSAND: Final = 1000


class Podium:
    """The worth of the best plan, of the second and of the third: the same resources pay only once."""

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


def wait(
    lore: Lore, have: vec[i64], income: vec[i64], most: vec[i64], rates: vec[u8], price: vec[i64], spared: i64
) -> i64:
    """How many rolls, about, until a price can be paid from income and trade with the bank."""
    missing = -spared
    trades: i64 = 0
    for resource in range(RESOURCES):
        spare = have[resource] - price[resource]
        if spare < 0:
            missing -= spare
        else:
            trades += spare // i64(rates[resource])
    if missing <= 0:
        return 0
    if missing <= trades:
        return missing * lore.weights.trade
    rolls = wait_for_income(have, income, most, rates, price, -missing * THOUSAND)
    return min(LONGEST_WAIT, rolls + lore.weights.next_turn)


def wait_for_income(
    have: vec[i64], income: vec[i64], most: vec[i64], rates: vec[u8], price: vec[i64], shortage: i64
) -> i64:
    """Let the expected resources flow in until what is left over, traded in, covers what lacks."""
    before: i64 = 0
    for after in CHECKED_WAITS:
        balance = balance_after(have, income, most, rates, price, after)
        if balance >= 0:
            return before + 1 + (after - before - 1) * -shortage // (balance - shortage)
        before = after
        shortage = balance
    return LONGEST_WAIT


def balance_after(
    have: vec[i64], income: vec[i64], most: vec[i64], rates: vec[u8], price: vec[i64], rolls: i64
) -> i64:
    """What is too much after so many rolls, at the bank's rates, less what is missing; in thousandths."""
    balance: i64 = 0
    for resource in range(RESOURCES):
        stock = min(have[resource] * THOUSAND + income[resource] * rolls, most[resource] * THOUSAND)
        spare = stock - price[resource] * THOUSAND
        if spare > 0:
            balance += spare // i64(rates[resource])
        else:
            balance += spare
    return balance
