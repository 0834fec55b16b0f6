"""Purchases in sight: how long one waits for them, and what the best two are worth."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from hexhaven.games.duel.bots.terms import ALL
from hexhaven.games.duel.bots.values import LONGEST_WAIT, DuelValues
from hexhaven.games.duel.rules.terms import RESOURCES

CHECKED_WAITS: Final = vec[i64]([2, 4, 8, 16, 32, LONGEST_WAIT])
THOUSAND: Final = 1000


class Plan:
    """Something that can be built: what it brings, its price, and what can be spared of it."""

    def __init__(self, worth: i64, price: vec[i64], spared: i64, delay: i64) -> None:
        self.worth: Final[i64] = worth
        self.price: Final = price
        self.spared: Final[i64] = spared
        self.delay: Final[i64] = delay  # rolls until there is magic power for it
        self.rolls: i64 = 0


class Budget:
    """What there is to pay plans with: resources, income, room for them, and rates at the bank."""

    def __init__(self, values: DuelValues, income: vec[i64], most: vec[i64], rates: vec[u8]) -> None:
        self.values: Final = values
        self.income: Final = income
        self.most: Final = most
        self.rates: Final = rates
        self.plans: Final[list[Plan]] = []

    def worth(self, have: vec[i64]) -> i64:
        """The best plan first or the soonest, whichever leaves more for a second one."""
        best = -1
        soonest = -1
        for i in range(len(self.plans)):
            self.plans[i].rolls = self.wait(self.plans[i], have)
            if best < 0 or self.value(self.plans[i]) > self.value(self.plans[best]):
                best = i
            if soonest < 0 or self.plans[i].rolls < self.plans[soonest].rolls:
                soonest = i
        if best < 0:
            return 0
        best_value = self.value(self.plans[best])
        if soonest == best:
            return best_value + self.second(best, have)
        soonest_value = self.value(self.plans[soonest])
        return max(best_value + self.second(best, have), soonest_value + self.second(soonest, have))

    def second(self, first: int, have: vec[i64]) -> i64:
        """The best of the other plans with what the first one leaves, which may be debts."""
        rest = have[:]
        for resource in range(RESOURCES):
            rest[resource] -= self.plans[first].price[resource]
        top: i64 = 0
        for i in range(len(self.plans)):
            if i != first:
                plan = self.plans[i]
                plan.rolls = self.wait(plan, rest)
                top = max(top, self.value(plan))
        return top * self.values.weights.second_share // ALL

    def value(self, plan: Plan) -> i64:
        """The worth of a plan, less for each roll until its price can be paid."""
        return plan.worth * self.values.decay[plan.rolls] // THOUSAND

    def wait(self, plan: Plan, have: vec[i64]) -> i64:
        rolls = wait(self.values, have, self.income, self.most, self.rates, plan.price, plan.spared)
        return min(LONGEST_WAIT, rolls + plan.delay)


def wait(
    values: DuelValues,
    have: vec[i64],
    income: vec[i64],
    most: vec[i64],
    rates: vec[u8],
    price: vec[i64],
    spared: i64,
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
        return missing * values.weights.trade
    rolls = wait_for_income(have, income, most, rates, price, -missing * THOUSAND)
    return min(LONGEST_WAIT, rolls + values.weights.next_turn)


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
