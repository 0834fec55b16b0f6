"""Cards in hand: what they are worth for the purchases in sight, and which to give up after a seven."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.board.state import Position
from hexhaven.board.terrain import KINDS
from hexhaven.bots.greedy.chart import (
    ALL,
    BUY,
    ENLARGE,
    EXTEND,
    LONGEST_WAIT,
    MOST_ROADS,
    NO_CARDS,
    SETTLE,
    THROWS,
)
from hexhaven.bots.greedy.outlook import Outlook
from hexhaven.bots.greedy.podium import Podium

CHECKED_WAITS: Final = vec[i64]([4, 8, 16, 32, LONGEST_WAIT])


def hand_of(p: Position, player: i64) -> vec[i64]:
    """A player's cards by kind, to be tried things on."""
    hand = NO_CARDS[:]
    for card in range(p.rules.kinds):
        hand[card] = i64(p.hands[player * KINDS + card])
    return hand


def size_of(hand: vec[i64]) -> i64:
    size: i64 = 0
    for n in hand:
        size += n
    return size


def promise(o: Outlook, hand: vec[i64], free_roads: i64) -> i64:
    """What the purchases in sight are worth with this hand: the best one, and a part of the next two."""
    podium = Podium()
    podium.add(best_settlement(o, hand, free_roads))
    podium.add(prospect(o, hand, ENLARGE, ENLARGE))
    podium.add(prospect(o, hand, BUY, BUY))
    podium.add(best_route(o, hand, free_roads))
    apart = o.further_plans(hand, podium)
    return podium.worth(o.chart.weights) + apart


def promised(o: Outlook, hand: vec[i64]) -> i64:
    """What a hand promises, single cards included."""
    return promise(o, hand, 0) + size_of(hand) * o.chart.weights.spare


def best_settlement(o: Outlook, hand: vec[i64], free_roads: i64) -> i64:
    best: i64 = 0
    sure = o.chart.weights.sure
    for roads in range(MOST_ROADS + 1):
        left = max(0, roads - free_roads)
        value = prospect(o, hand, SETTLE + roads, SETTLE + left)
        if left < roads:
            value = value * sure[left] // sure[roads]
        if value > best:
            best = value
    return best


def best_route(o: Outlook, hand: vec[i64], free_roads: i64) -> i64:
    best: i64 = 0
    sure = o.chart.weights.route_sure
    for roads in range(1, MOST_ROADS + 1):
        left = max(0, roads - free_roads)
        value = prospect(o, hand, EXTEND + roads, EXTEND + left)
        if left < roads:
            value = value * sure[left] // sure[roads]
        if value > best:
            best = value
    return best


def prospect(o: Outlook, hand: vec[i64], plan: i64, payment: i64) -> i64:
    """The worth of a plan, less for each roll until its price can be paid."""
    worth = o.worth[plan]
    if worth == 0:
        return 0
    return worth * o.chart.decay[wait(o, hand, payment)] // 1000


def wait(o: Outlook, hand: vec[i64], plan: i64) -> i64:
    """How many rolls, about, until a plan can be paid from income and trade with the bank."""
    row = plan * KINDS
    missing = lacking(o, hand, row)
    if missing == 0:
        return 0
    if missing <= tradable(o, hand, row):
        return missing
    rolls = wait_for_income(o, hand, row, -missing * THROWS) + o.chart.weights.next_turn
    return min(rolls, LONGEST_WAIT)


def lacking(o: Outlook, hand: vec[i64], row: i64) -> i64:
    """How many cards a price lacks."""
    missing: i64 = 0
    for card in range(o.kinds):
        missing += max(0, o.chart.need[row + card] - hand[card])
    return missing


def tradable(o: Outlook, hand: vec[i64], row: i64) -> i64:
    """How many cards the bank gives for what a price leaves over."""
    trades: i64 = 0
    for card in range(o.kinds):
        spare = hand[card] - o.chart.need[row + card]
        if spare > 1:
            trades += spare // o.rates[card]
    return trades


def wait_for_income(o: Outlook, hand: vec[i64], row: i64, shortage: i64) -> i64:
    """Let the expected cards flow in until what is left over, traded in, covers what lacks."""
    before: i64 = 0
    for after in CHECKED_WAITS:
        balance = balance_after(o, hand, row, after)
        if balance >= 0:
            return before + 1 + (after - before - 1) * -shortage // (balance - shortage)
        before = after
        shortage = balance
    return LONGEST_WAIT


def balance_after(o: Outlook, hand: vec[i64], row: i64, rolls: i64) -> i64:
    """Cards left over, traded in, less the cards that lack, in 36ths of a card."""
    need = o.chart.need
    balance: i64 = 0
    for card in range(o.kinds):
        rest = (hand[card] - need[row + card]) * THROWS + o.flow[card] * rolls
        balance += rest // o.rates[card] if rest > 0 else rest
    return balance


# --- the seven ---------------------------------------------------------------------------------------


def exposure(o: Outlook, hand: vec[i64], promise: i64) -> i64:
    """What a seven before the next own turn is likely to cost: its chance times what the hand is worth less.

    `promise` is what the whole hand promises.
    """
    size = size_of(hand)
    if size <= o.safe_hand:
        return 0
    kept = kept_for(o, hand, best_plan(o, hand), size - size // 2)
    lost = promise - promised(o, kept)
    return lost * o.chart.seven // ALL * o.chart.weights.exposed // ALL


def best_plan(o: Outlook, hand: vec[i64]) -> i64:
    """The plan that a hand is best for."""
    best: i64 = 0
    most: i64 = 0
    for plan in range(len(o.worth)):
        value = prospect(o, hand, plan, plan)
        if value > most:
            best = plan
            most = value
    return best


# --- discards ----------------------------------------------------------------------------------------


# What to keep, beside the price of a card in per cent: the cards of the plan before all others, then one of
# each kind before a second, and what one's own land brings last.
MORE_FOR_PLAN: Final = 10_000
LESS_FOR_NEXT: Final = 40
LESS_FOR_PIP: Final = 2


def best_remainder(o: Outlook, hand: vec[i64], keep: i64) -> vec[i64]:
    """The best hand of `keep` cards that can be kept: one for each plan is tried."""
    best = NO_CARDS[:]
    best_worth: i64 = -1
    for plan in range(len(o.worth)):
        if o.worth[plan] > 0 or best_worth < 0:
            rest = kept_for(o, hand, plan, keep)
            worth = promise(o, rest, 0)
            if worth > best_worth:
                best = rest
                best_worth = worth
    return best


def kept_for(o: Outlook, hand: vec[i64], plan: i64, keep: i64) -> vec[i64]:
    """Keep the cards of a plan first, the scarcest before the others, and then fill up."""
    kept = NO_CARDS[:]
    while keep > 0:
        card = next_to_keep(o, hand, kept, plan)
        kept[card] += 1
        keep -= 1
    return kept


def next_to_keep(o: Outlook, hand: vec[i64], kept: vec[i64], plan: i64) -> i64:
    best: i64 = 0
    best_score: i64 = -MORE_FOR_PLAN
    for card in range(o.kinds):
        if hand[card] > kept[card]:
            score = o.chart.price[card] - LESS_FOR_NEXT * kept[card] - LESS_FOR_PIP * o.flow[card]
            if kept[card] < o.chart.need[plan * KINDS + card]:
                score += MORE_FOR_PLAN
            if score > best_score:
                best = card
                best_score = score
    return best
