"""What one action is worth: everything the bot can do, by its verb."""

from __future__ import annotations

from mypy_extensions import i64

from hexhaven.actions import operand
from hexhaven.bots.greedy import cards, roads, robber, trading
from hexhaven.bots.greedy.chart import (
    ACCEPT,
    ANNOUNCE,
    BANK,
    BUILD,
    BUILD_ROAD,
    BUY_CARD,
    END,
    FREE_ROAD,
    PLAY_KNIGHT,
    PLAY_MONOPOLY,
    ROB,
    TAKE_CARD,
    TO_HEX,
    TRADE,
)
from hexhaven.bots.greedy.lore import Lore
from hexhaven.bots.greedy.moment import Moment
from hexhaven.bots.greedy.tally import WIN, Tally


def score(lore: Lore, m: Moment, verb: i64, action: i64, tally: Tally) -> None:
    """Score one action; to end, to roll and to decline are 0, and everything else is measured by that."""
    if verb == END:
        return
    if verb == BUILD:
        m.add_trial(action, tally)
    elif verb in (BUILD_ROAD, FREE_ROAD):
        roads.score_road(m, action, tally)
    elif verb == BUY_CARD:
        cards.score_purchase(m, tally)
    elif PLAY_KNIGHT <= verb <= PLAY_MONOPOLY:
        cards.score_card(m, verb, action, tally)
    elif verb == TAKE_CARD:
        cards.score_taking(m, operand(action), tally)
    elif verb == BANK:
        trading.score_bank(m, operand(action), tally)
    elif verb == ACCEPT:
        trading.score_accepting(m, tally)
    elif verb == TRADE:
        trading.score_trade(m, operand(action), tally)
    elif verb == TO_HEX:
        robber.score_hex(m.chart, m.p, m.me, operand(action), tally)
    elif verb == ROB:
        robber.score_victim(m.chart, m.p, m.me, operand(action), tally)
    elif verb == ANNOUNCE:
        tally.add(WIN, m.chart.weights.win)
    else:
        lore.score(m, verb, action, tally)
