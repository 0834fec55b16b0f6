"""What the bot knows about Cities & Knights, in one place."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from hexhaven.actions import operand
from hexhaven.board.knights.improvements import METROPOLIS_WORTH
from hexhaven.board.knights.keep import PLACE, Keep, keep
from hexhaven.board.knights.progress.trade import KIND_MASK
from hexhaven.board.knights.terms import GIVE
from hexhaven.board.state import Position
from hexhaven.bots.greedy import roads
from hexhaven.bots.greedy.chart import Chart
from hexhaven.bots.greedy.knights import answers, knights, progress
from hexhaven.bots.greedy.knights.chart import (
    BUILD_KNIGHT,
    BUILD_WALL,
    CHASE,
    CROWN,
    DISMISS,
    DRIVE_AWAY,
    EXCHANGE,
    FIRST_CARD,
    GIVE_UP_CITY,
    HAND_OVER,
    IMPROVE_FIELD,
    JOIN_BATTLE,
    KNIGHTS_VERBS,
    LAY_AGAIN,
    MEND_CITY,
    MOVE_KNIGHT,
    RAISE_KNIGHT,
    RETURN_PROGRESS,
    SETTLE_KNIGHT,
    TAKE_DECK,
    TAKE_LOOT,
    TAKE_PROGRESS,
    TAKE_RESOURCE,
    WAKE_KNIGHT,
    knights_needs,
)
from hexhaven.bots.greedy.knights.moment import KnightsMoment, settle
from hexhaven.bots.greedy.knights.outlook import KnightsOutlook
from hexhaven.bots.greedy.knights.weights import STANDARD, KnightsWeights
from hexhaven.bots.greedy.lore import Lore
from hexhaven.bots.greedy.moment import Moment
from hexhaven.bots.greedy.outlook import Outlook, future_of
from hexhaven.bots.greedy.tally import Tally
from hexhaven.bots.greedy.weights import Weights

PURCHASES: Final = (BUILD_KNIGHT, WAKE_KNIGHT, RAISE_KNIGHT, BUILD_WALL, IMPROVE_FIELD, MEND_CITY)


def knows_knights(p: Position) -> bool:
    """Whether a game is played with Cities & Knights."""
    return len(p.blocks) > PLACE and isinstance(p.blocks[PLACE], Keep)


class KnightsLore(Lore):
    """Knights, barbarians, improvements and progress cards."""

    def chart(self, p: Position, weights: Weights) -> Chart:
        if not isinstance(weights, KnightsWeights):
            weights = STANDARD
        return Chart(p, weights, KNIGHTS_VERBS, knights_needs(p.rules))

    def look(self, chart: Chart, p: Position, me: i64) -> Outlook:
        return KnightsOutlook(chart, p, me, future_of(chart, p, me))

    def moment(self, chart: Chart, p: Position, outlook: Outlook) -> Moment:
        return KnightsMoment(chart, p, cast(KnightsOutlook, outlook))

    def key(self, p: Position) -> bytes:
        k = keep(p)
        few = int(k.ship | (k.merchant + 1) << 8 | (k.merchant_owner + 2) << 16).to_bytes(8, "little")
        return few + b"".join((
            bytes(k.knights), bytes(k.walls), bytes(k.levels), bytes(k.held), bytes(k.cards),
            bytes(k.metropolis), bytes(p.occupants), bytes(p.supply),
        ))  # fmt: skip

    def is_giving_up(self, waiting: i64) -> bool:
        return waiting == GIVE or super().is_giving_up(waiting)

    def is_purchase(self, verb: i64) -> bool:
        return verb in PURCHASES or super().is_purchase(verb)

    def may_win(self, verb: i64) -> bool:
        return verb == IMPROVE_FIELD or super().may_win(verb)

    def further_points(self) -> i64:
        return METROPOLIS_WORTH

    def settle(self, p: Position) -> None:
        settle(p)

    def score(self, m: Moment, verb: i64, action: i64, tally: Tally) -> None:
        now = cast(KnightsMoment, m)
        if verb >= FIRST_CARD:
            progress.score_progress(now, verb - FIRST_CARD, action, tally)
        elif verb in (WAKE_KNIGHT, RAISE_KNIGHT, DRIVE_AWAY, BUILD_WALL, IMPROVE_FIELD, MEND_CITY):
            now.add_settled(action, tally)
        elif verb in (BUILD_KNIGHT, SETTLE_KNIGHT):
            knights.score_place(now, action, tally)
        elif verb == MOVE_KNIGHT:
            knights.score_move(now, action, tally)
        elif verb == CHASE:
            knights.score_chase(now, action, tally)
        elif verb == LAY_AGAIN:
            roads.score_road(now, action, tally)
        else:
            self.score_answer(now, verb, operand(action), action, tally)

    def score_answer(self, m: KnightsMoment, verb: i64, target: i64, action: i64, tally: Tally) -> None:
        """Score an answer to a question, or what is said in its course."""
        if verb == CROWN:
            answers.score_crown(m, target, tally)
        elif verb == GIVE_UP_CITY:
            answers.score_losing(m, target, tally)
        elif verb == RETURN_PROGRESS:
            answers.score_return(m, target, tally)
        elif verb == TAKE_DECK:
            answers.score_deck(m, target, tally)
        elif verb == JOIN_BATTLE:
            knights.score_joining(m, target, tally)
        elif verb in (TAKE_RESOURCE, TAKE_LOOT):
            answers.score_card_taken(m, target, tally)
        elif verb == EXCHANGE:
            answers.score_exchange(m, target & KIND_MASK, tally)
        elif verb == HAND_OVER:
            answers.score_hand_over(m, target, tally)
        elif verb == TAKE_PROGRESS:
            answers.score_spied(m, target, tally)
        elif verb == DISMISS:
            knights.score_dismissal(m, target, tally)
        else:
            super().score(m, verb, action, tally)
