"""The values of Cities & Knights."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from hexhaven.bots.tally import Tally
from hexhaven.core.actions import operand
from hexhaven.games.island.bots import roads
from hexhaven.games.island.bots.evaluation import Evaluation
from hexhaven.games.island.bots.moment import Moment
from hexhaven.games.island.bots.plans import Plans, Purchase
from hexhaven.games.island.bots.values import Values
from hexhaven.games.island.bots.weights import Weights
from hexhaven.games.island.rules.geometry import NONE
from hexhaven.games.island.rules.rules import Rules
from hexhaven.games.island.rules.state import Block, Position
from hexhaven.games.knights.bots import answers, knights, progress, standing
from hexhaven.games.knights.bots.realm import Realm
from hexhaven.games.knights.bots.verbs import (
    BUILD_KNIGHT,
    BUILD_WALL,
    CHASE,
    CROWN,
    DISMISS,
    DRIVE_AWAY,
    EXCHANGE,
    FIRST_CARD,
    GIVE_CARD,
    GIVE_UP_CITY,
    HAND_OVER,
    IMPROVE_FIELD,
    JOIN_BATTLE,
    KNIGHTS_TERMS,
    KNIGHTS_VERBS,
    LAY_AGAIN,
    LET_BE,
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
    knights_purchases,
)
from hexhaven.games.knights.bots.weights import STANDARD, KnightsWeights, adjust_weights
from hexhaven.games.knights.rules.improvements import METROPOLIS_WORTH
from hexhaven.games.knights.rules.knight import rank_at
from hexhaven.games.knights.rules.state import KnightsState, knights_state
from hexhaven.games.knights.rules.terms import DISMISS as ASKED_DISMISS
from hexhaven.games.knights.rules.terms import ENLIST, PLACE_METROPOLIS, RETREAT

BOUGHT: Final = (BUILD_KNIGHT, WAKE_KNIGHT, RAISE_KNIGHT, BUILD_WALL, IMPROVE_FIELD, MEND_CITY)


class KnightsValues(Values):
    """Knights, barbarians, improvements and progress cards."""

    def __init__(self, w: KnightsWeights = STANDARD) -> None:
        self.w: Final = w

    def terms(self) -> list[str]:
        return KNIGHTS_TERMS

    def verbs(self) -> dict[str, int]:
        return KNIGHTS_VERBS

    def purchases(self, rules: Rules) -> list[Purchase]:
        return knights_purchases(rules)

    def adjust(self, weights: Weights) -> None:
        adjust_weights(weights)

    def is_purchase(self, verb: i64) -> bool:
        return verb in BOUGHT

    def may_win(self, verb: i64) -> bool:
        return verb == IMPROVE_FIELD

    def further_points(self) -> i64:
        return METROPOLIS_WORTH

    def covers(self, block: Block) -> bool:
        return isinstance(block, KnightsState)

    # --- positions ----------------------------------------------------------------------------------

    def key(self, p: Position) -> bytes:
        k = knights_state(p)
        few = int(k.ship | (k.merchant + 1) << 8 | (k.merchant_owner + 2) << 16).to_bytes(8, "little")
        return few + b"".join((
            bytes(k.knights), bytes(k.walls), bytes(k.levels), bytes(k.held), bytes(k.cards),
            bytes(k.metropolis), bytes(p.occupants), bytes(p.supply),
        ))  # fmt: skip

    def worth(self, e: Evaluation, p: Position, out: Tally) -> None:
        realm = Realm(e, p, self.w, self)
        e.keep(self.place, realm)
        standing.add_worth(realm, e, p, out)

    def plans(self, e: Evaluation, p: Position, out: Plans) -> None:
        standing.add_plans(self.realm(e), e, p, out)

    def realm(self, e: Evaluation) -> Realm:
        return cast(Realm, e.aspects[self.place])

    def answer(self, p: Position) -> i64:
        waiting = p.waiting_for()
        if waiting not in (PLACE_METROPOLIS, RETREAT, ASKED_DISMISS, ENLIST):
            return NONE
        legal = p.legal()
        answer = legal[0]
        if waiting == ASKED_DISMISS:
            for action in legal:
                if rank_at(p, operand(action)) < rank_at(p, operand(answer)):
                    answer = action
        return answer

    # --- actions ------------------------------------------------------------------------------------

    def score(self, m: Moment, verb: i64, action: i64, out: Tally) -> bool:
        realm = self.realm(m.evaluation)
        if verb == LET_BE:
            return True
        if verb >= FIRST_CARD:
            progress.score_progress(realm, m, verb - FIRST_CARD, action, out)
        elif verb in (WAKE_KNIGHT, RAISE_KNIGHT, DRIVE_AWAY, BUILD_WALL, IMPROVE_FIELD, MEND_CITY):
            m.add_trial(action, out)
        elif verb in (BUILD_KNIGHT, SETTLE_KNIGHT):
            knights.score_place(realm, m, action, out)
        elif verb == MOVE_KNIGHT:
            knights.score_move(m, action, out)
        elif verb == CHASE:
            knights.score_chase(m, action, out)
        elif verb == LAY_AGAIN:
            roads.score_road(m, action, out)
        elif verb == GIVE_CARD:
            m.add_giving_up(operand(action), out)
        else:
            return score_answer(realm, m, verb, operand(action), action, out)
        return True


def score_answer(r: Realm, m: Moment, verb: i64, target: i64, action: i64, out: Tally) -> bool:
    """Score an answer to a question, or what is said in its course."""
    if verb == CROWN:
        answers.score_crown(r, m, target, out)
    elif verb == GIVE_UP_CITY:
        answers.score_losing(r, m, target, out)
    elif verb == RETURN_PROGRESS:
        answers.score_return(r, m, target, out)
    elif verb == TAKE_DECK:
        answers.score_deck(r, m, target, out)
    elif verb == JOIN_BATTLE:
        knights.score_joining(r, m, target, out)
    elif verb in (TAKE_RESOURCE, TAKE_LOOT):
        answers.score_card_taken(m, target, out)
    elif verb == EXCHANGE:
        answers.score_exchange(m, m.p.rules.verb_of(action).second(action), out)
    elif verb == HAND_OVER:
        answers.score_hand_over(m, target, out)
    elif verb == TAKE_PROGRESS:
        answers.score_spied(r, m, target, out)
    elif verb == DISMISS:
        knights.score_dismissal(r, m, target, out)
    else:
        return False
    return True
