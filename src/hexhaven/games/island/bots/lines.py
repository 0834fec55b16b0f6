"""What a whole turn can bring: trades with the bank, and what is bought with the cards, as one step.

Alone, a trade gives four cards for one and looks bad. So every plan that trades could pay for in this turn is
tried with its whole price: the first trade scores what the line brings, down to the last purchase. Whatever
can be bought without a trade is measured in the same way.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.bots.tally import Scored, Tally
from hexhaven.core.actions import operand
from hexhaven.games.island.bots.hand import lacking
from hexhaven.games.island.bots.moment import Moment, sum_of
from hexhaven.games.island.bots.terms import PURCHASES, WIN, wins_at_once
from hexhaven.games.island.bots.verbs import BANK, BUY_CARD
from hexhaven.games.island.rules.questions import AFTER_ROLL
from hexhaven.games.island.rules.terrain import KINDS

MOST_PURCHASES: Final = 4  # in a row
MOST_TRADES: Final = 3
NO_TRADES: Final = vec[i64]()


def consider_lines(m: Moment, out: list[Scored]) -> None:
    """Let trades, and the best purchase, score what follows from them in this turn."""
    trades = [scored for scored in out if m.tables.verb_of(scored.action) == BANK]
    if len(trades) == 0 or wins_at_once(out):
        return
    lines = Lines(m)
    trade = best_of(trades)
    if trade is not None:
        lines.consider(append(NO_TRADES, operand(trade.action)))
    lines.pay_for_plans()
    for scored in trades:
        lines.improve(scored)
    purchase = best_of([scored for scored in out if m.tables.is_purchase(scored.action)])
    if purchase is not None:
        lines.go_on_after(purchase)


def best_of(several: list[Scored]) -> Scored | None:
    """The best of several actions, if it is better than to do nothing."""
    best: Scored | None = None
    for scored in several:
        if scored.tally.total > (0 if best is None else best.tally.total):
            best = scored
    return best


class Lines:
    """The best line of a turn by the trade it begins with."""

    def __init__(self, m: Moment) -> None:
        self.m: Final = m
        self.bank: Final = m.p.rules.verbs[m.tables.code(BANK)]
        self.best: Final[dict[int, Tally]] = {}
        self.tried: Final[set[bytes]] = set()
        self.best_way: vec[i64] = NO_TRADES  # to pay a price, and what it leaves in hand
        self.best_gain: i64 = 0

    # --- what to trade ------------------------------------------------------------------------------

    def pay_for_plans(self) -> None:
        """Try to pay for every plan; and, where the first build ends trading, for two of them together."""
        for plan in self.m.evaluation.active:
            price = self.price_of(plan)
            if lacking(self.m.evaluation, self.m.hand, plan * KINDS) > 0:
                self.pay(price)
            elif self.m.p.rules.phases_separated:
                for second in self.m.evaluation.active:
                    self.pay(sum_of(price, self.price_of(second)))

    def price_of(self, plan: i64) -> vec[i64]:
        return self.m.tables.need[plan * KINDS : (plan + 1) * KINDS]

    def pay(self, price: vec[i64]) -> None:
        """Try the best way to pay a price with trades; too large a hand is traded in for a part of it."""
        wanted = vec[i64]()
        trades: i64 = 0
        for card in range(self.m.evaluation.kinds):
            spare = self.m.hand[card] - price[card]
            if -spare > i64(self.m.p.bank[card]):
                return
            for _ in range(-spare):
                wanted = append(wanted, card)
            trades += max(0, spare) // self.m.evaluation.rates[card]
        n = min(len(wanted), trades, MOST_TRADES)
        if n > 0 and (n == len(wanted) or self.m.exposure > 0):
            self.best_way = NO_TRADES
            self.give(price, wanted[:n], 0, NO_TRADES, self.m.hand)
            self.consider(self.best_way)

    def give(self, price: vec[i64], wanted: vec[i64], first: i64, trades: vec[i64], hand: vec[i64]) -> None:
        """Choose what to give for each card that lacks, in the order of the kinds."""
        if len(trades) == len(wanted):
            gain = self.m.gain(hand)
            if len(self.best_way) == 0 or gain > self.best_gain:
                self.best_way = trades
                self.best_gain = gain
            return
        for card in range(first, self.m.evaluation.kinds):
            rate = self.m.evaluation.rates[card]
            if hand[card] - price[card] >= rate:
                want = wanted[len(trades)]
                after = hand[:]
                after[card] -= rate
                after[want] += 1
                self.give(price, wanted, card, append(trades, operand(self.bank.pack(card, want))), after)

    # --- what comes of it ---------------------------------------------------------------------------

    def consider(self, trades: vec[i64]) -> None:
        """Try a line that begins with these trades."""
        key = bytes(trades)
        if key in self.tried:
            return
        self.tried.add(key)
        tally = self.m.tables.tally()
        after = self.m.p.copy()
        for trade in trades:
            after.apply(self.bank.at(trade), self.m.me)
        traded = Moment(after, self.m.evaluation)
        self.m.add_hand(traded.hand, tally)
        self.add_purchases(traded, tally)
        first = int(self.bank.at(trades[0]))
        if first not in self.best or tally.total > self.best[first].total:
            self.best[first] = tally

    def add_purchases(self, m: Moment, tally: Tally) -> None:
        """Add the best purchase, the best one after it, and so on while they are worth their price."""
        for _ in range(MOST_PURCHASES):
            best = self.best_purchase(m)
            if best is None:
                return
            tally.add(WIN, best.tally.terms[WIN])
            tally.add(PURCHASES, best.tally.total - best.tally.terms[WIN])
            if m.tables.verb_of(best.action) == BUY_CARD:
                return  # what comes next depends on the card
            m = m.follow(best.action)

    def best_purchase(self, m: Moment) -> Scored | None:
        if m.p.depth > 0 or m.p.waiting_for() != AFTER_ROLL:
            return None  # somebody has won, or is asked something
        purchases: list[Scored] = []
        for action in m.p.legal(m.me):
            if m.tables.is_purchase(action):
                scored = m.tables.scored(action)
                if not m.score(action, scored.tally):
                    m.add_trial(action, scored.tally)
                purchases.append(scored)
        return best_of(purchases)

    # --- what is made of it -------------------------------------------------------------------------

    def improve(self, scored: Scored) -> None:
        """Let a trade score its best line."""
        line = self.best.get(int(scored.action))
        if line is not None and line.total > scored.tally.total:
            scored.tally = line

    def go_on_after(self, scored: Scored) -> None:
        """Let a purchase score what can follow it."""
        if self.m.tables.verb_of(scored.action) != BUY_CARD:
            self.add_purchases(self.m.follow(scored.action), scored.tally)
