"""Cards in hand: what they are worth for the purchases in sight, and which to give up after a seven."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.games.island.bots.evaluation import SHARE_BITS, Evaluation
from hexhaven.games.island.bots.plans import EXTEND, MOST_ROADS, SETTLE, Podium
from hexhaven.games.island.bots.tables import LONGEST_WAIT, NO_CARDS, THROWS
from hexhaven.games.island.bots.weights import ALL
from hexhaven.games.island.rules.geometry import NONE
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import KINDS

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


def promise(e: Evaluation, hand: vec[i64], free_roads: i64) -> i64:
    """What the purchases in sight are worth with this hand: of each purse the best, and a part of the next
    two; of each group only the best counts."""
    tables = e.tables
    worth: i64 = 0
    podium = Podium()
    best: i64 = 0
    last: i64 = NONE
    for plan in e.active:
        if last != NONE and tables.group[plan] != tables.group[last]:
            podium.add(best)
            best = 0
            if tables.purse[plan] != tables.purse[last]:
                worth += podium.worth(tables.weights)
                podium = Podium()
        best = max(best, prospect_with_roads(e, hand, plan, free_roads))
        last = plan
    podium.add(best)
    return worth + podium.worth(tables.weights)


def promised(e: Evaluation, hand: vec[i64]) -> i64:
    """What a hand promises, single cards included."""
    return promise(e, hand, 0) + size_of(hand) * e.tables.weights.spare


def prospect_with_roads(e: Evaluation, hand: vec[i64], plan: i64, free_roads: i64) -> i64:
    """The prospect of a plan, some roads of which cost nothing; what is paid later may come too late."""
    if free_roads > 0:
        if plan <= SETTLE + MOST_ROADS:
            return with_fewer_roads(e, hand, SETTLE, plan - SETTLE, free_roads, e.tables.weights.sure)
        if EXTEND <= plan <= EXTEND + MOST_ROADS:
            return with_fewer_roads(e, hand, EXTEND, plan - EXTEND, free_roads, e.tables.weights.route_sure)
    value = prospect(e, hand, plan)
    later = e.plans.later[plan]
    if later < ALL and wait(e, hand, plan) > 0:
        return value * later // ALL
    return value


def with_fewer_roads(
    e: Evaluation, hand: vec[i64], first: i64, roads: i64, free_roads: i64, sure: vec[i64]
) -> i64:
    """The prospect of a plan of which only the other roads are to be paid, and which is surer for that."""
    left = max(0, roads - free_roads)
    value = e.plans.worth[first + roads] * e.tables.decay[wait(e, hand, first + left)] // 1000
    return value * sure[left] // sure[roads]


def prospect(e: Evaluation, hand: vec[i64], plan: i64) -> i64:
    """The worth of a plan, less for each roll until its price can be paid."""
    return e.plans.worth[plan] * e.tables.decay[wait(e, hand, plan)] // 1000


def wait(e: Evaluation, hand: vec[i64], plan: i64) -> i64:
    """How many rolls, about, until a plan can be paid from income and trade with the bank."""
    row = plan * KINDS
    need = e.tables.need
    missing: i64 = 0
    trades: i64 = 0  # that the bank makes for what the price leaves over
    for card in range(e.kinds):
        spare = hand[card] - need[row + card]
        if spare < 0:
            missing -= spare
        elif spare > 1:
            trades += spare // e.rates[card]
    if missing <= trades:
        return missing
    rolls = wait_for_income(e, hand, row, -missing * THROWS) + e.tables.weights.next_turn
    return min(rolls, LONGEST_WAIT)


def lacking(e: Evaluation, hand: vec[i64], row: i64) -> i64:
    """How many cards a price lacks."""
    missing: i64 = 0
    for card in range(e.kinds):
        missing += max(0, e.tables.need[row + card] - hand[card])
    return missing


def wait_for_income(e: Evaluation, hand: vec[i64], row: i64, shortage: i64) -> i64:
    """Let the expected cards flow in until what is left over, traded in, covers what lacks."""
    before: i64 = 0
    for after in CHECKED_WAITS:
        balance = balance_after(e, hand, row, after)
        if balance >= 0:
            return before + 1 + (after - before - 1) * -shortage // (balance - shortage)
        before = after
        shortage = balance
    return LONGEST_WAIT


def balance_after(e: Evaluation, hand: vec[i64], row: i64, rolls: i64) -> i64:
    """Cards left over, traded in, less the cards that lack, in 36ths of a card."""
    need = e.tables.need
    balance: i64 = 0
    for card in range(e.kinds):
        rest = (hand[card] - need[row + card]) * THROWS + e.flow[card] * rolls
        balance += rest * e.shares[card] >> SHARE_BITS if rest > 0 else rest
    return balance


# --- the seven ---------------------------------------------------------------------------------------


def exposure(e: Evaluation, hand: vec[i64], promise: i64) -> i64:
    """What a seven before the next own turn is likely to cost: its chance times what the hand is worth less.

    `promise` is what the whole hand promises.
    """
    size = size_of(hand)
    if size <= e.safe_hand:
        return 0
    kept = kept_for(e, hand, best_plan(e, hand), size - size // 2)
    lost = promise - promised(e, kept)
    return lost * e.tables.seven // ALL * e.tables.weights.exposed // ALL


def best_plan(e: Evaluation, hand: vec[i64]) -> i64:
    """The plan that a hand is best for."""
    best: i64 = 0
    most: i64 = 0
    for plan in e.active:
        value = prospect(e, hand, plan)
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


def best_remainder(e: Evaluation, hand: vec[i64], keep: i64) -> vec[i64]:
    """The best hand of `keep` cards that can be kept: one for each plan is tried."""
    best = NO_CARDS[:]
    best_worth: i64 = -1
    for plan in range(len(e.plans.worth)):
        if e.plans.worth[plan] > 0 or best_worth < 0:
            rest = kept_for(e, hand, plan, keep)
            worth = promise(e, rest, 0)
            if worth > best_worth:
                best = rest
                best_worth = worth
    return best


def kept_for(e: Evaluation, hand: vec[i64], plan: i64, keep: i64) -> vec[i64]:
    """Keep the cards of a plan first, the scarcest before the others, and then fill up."""
    kept = NO_CARDS[:]
    while keep > 0:
        card = next_to_keep(e, hand, kept, plan)
        kept[card] += 1
        keep -= 1
    return kept


def next_to_keep(e: Evaluation, hand: vec[i64], kept: vec[i64], plan: i64) -> i64:
    best: i64 = 0
    best_score: i64 = -MORE_FOR_PLAN
    for card in range(e.kinds):
        if hand[card] > kept[card]:
            score = e.tables.price[card] - LESS_FOR_NEXT * kept[card] - LESS_FOR_PIP * e.flow[card]
            if kept[card] < e.tables.need[plan * KINDS + card]:
                score += MORE_FOR_PLAN
            if score > best_score:
                best = card
                best_score = score
    return best
