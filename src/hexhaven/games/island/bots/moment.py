"""One decision: the position as the player sees it, its evaluation, and the hand."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.bots.tally import Tally
from hexhaven.games.island.bots.evaluation import Evaluation, Trial
from hexhaven.games.island.bots.hand import best_remainder, exposure, hand_of, promised, size_of
from hexhaven.games.island.bots.tables import LAYER_BITS, LAYER_MASK, PIPS, THROWS, UNKNOWN
from hexhaven.games.island.bots.terms import HAND, KEEP, RISK, WIN
from hexhaven.games.island.rules.questions import AFTER_ROLL
from hexhaven.games.island.rules.rules import BUILDINGS, NO_CARD, YIELD_SLOTS
from hexhaven.games.island.rules.state import MARK, Position

NOT_YET: Final = vec[i64]()
HIGHEST: Final = 12


class Moment:
    """What all scores of one decision start from."""

    def __init__(self, p: Position, evaluation: Evaluation) -> None:
        self.tables: Final = evaluation.tables
        self.p: Final = p
        self.me: Final[i64] = evaluation.me
        self.evaluation: Final = evaluation
        self.hand: Final = hand_of(p, evaluation.me)
        self.promise: Final[i64] = promised(evaluation, self.hand)
        self.exposure: Final[i64] = exposure(evaluation, self.hand, self.promise)
        self.rolls: vec[i64] = NOT_YET
        self.kept: vec[i64] = NOT_YET

    def score(self, action: i64, tally: Tally) -> bool:
        """Score an action by the layer that knows its verb; False if there is none."""
        verb = self.tables.verb_of(action)
        if verb == UNKNOWN:
            return False
        return self.tables.layers[verb >> LAYER_BITS].score(self, verb & LAYER_MASK, action, tally)

    # --- hands --------------------------------------------------------------------------------------

    def add_hand(self, hand: vec[i64], tally: Tally) -> None:
        """Add what another hand would change, with the same plans."""
        self.add_hand_for(self.evaluation, hand, tally)

    def add_hand_for(self, evaluation: Evaluation, hand: vec[i64], tally: Tally) -> None:
        """Add what another hand would change, with the plans of another evaluation."""
        promise = promised(evaluation, hand)
        tally.add(HAND, promise - self.promise)
        risk = self.exposure - exposure(evaluation, hand, promise)
        if risk != 0:
            tally.add(RISK, risk)

    def gain(self, hand: vec[i64]) -> i64:
        """How much better another hand is."""
        promise = promised(self.evaluation, hand)
        return promise - self.promise - exposure(self.evaluation, hand, promise) + self.exposure

    def add_giving_up(self, card: i64, tally: Tally) -> None:
        """Score one of several cards to give up: first what the best hand that can be kept does not need."""
        if len(self.kept) == 0:
            self.kept = best_remainder(
                self.evaluation, self.hand, size_of(self.hand) - self.p.due_from(self.me)
            )
        hand = self.hand[:]
        hand[card] -= 1
        self.add_hand(hand, tally)
        if self.hand[card] <= self.kept[card]:
            tally.add(KEEP, -self.tables.weights.win)

    # --- trials -------------------------------------------------------------------------------------

    def add_trial(self, action: i64, tally: Tally) -> None:
        """Try an own action, with what must follow at once, and add everything it changes."""
        trial = self.trial(action)
        tally.add_change(self.evaluation.value, trial.evaluation.value)
        if tally.terms[WIN] == 0:
            self.add_hand_for(trial.evaluation, sum_of(self.hand, trial.change), tally)

    def trial(self, action: i64) -> Trial:
        """Try an own action. In a turn its effect on the board is the same whatever else is in the hand."""
        if self.p.depth > 0 or self.p.phase != AFTER_ROLL:
            return self.new_trial(action)
        known = self.evaluation.trials.get(int(action))
        if known is None:
            known = self.new_trial(action)
            self.evaluation.trials[int(action)] = known
        return known

    def new_trial(self, action: i64) -> Trial:
        after = self.position_after(action)
        change = hand_of(after, self.me)
        for card in range(self.evaluation.kinds):
            change[card] -= self.hand[card]
        return Trial(self.evaluation.after(after), change)

    def position_after(self, action: i64) -> Position:
        """A copy of the position after an own action and what must follow at once."""
        after = self.p.copy()
        after.apply(action, self.me)
        self.tables.settle(after)
        return after

    def route_after(self, action: i64) -> i64:
        """How long the own longest route is after an action."""
        known = self.evaluation.routes.get(int(action))
        if known is None:
            known = int(self.position_after(action).route_length[self.me])
            self.evaluation.routes[int(action)] = known
        return known

    def follow(self, action: i64) -> Moment:
        """The moment after an own action."""
        return Moment(self.position_after(action), self.trial(action).evaluation)

    def add_after(self, after: Position, tally: Tally) -> None:
        """Add what has changed on the board and in the hand; whoever has won needs no cards any more."""
        evaluation = self.add_position(after, tally)
        if tally.terms[WIN] == 0:
            self.add_hand_for(evaluation, hand_of(after, self.me), tally)

    def add_position(self, after: Position, tally: Tally) -> Evaluation:
        """Add what has changed on the board and in the cards laid open."""
        evaluation = self.evaluation.after(after)
        tally.add_change(self.evaluation.value, evaluation.value)
        return evaluation

    # --- dice ---------------------------------------------------------------------------------------

    def gain_of_roll(self, sum: i64) -> i64:
        """What the hand gains when the dice show a sum."""
        if len(self.rolls) == 0:
            gains = [0, 0] + [int(self.gain(self.hand_after_roll(s))) for s in range(2, HIGHEST + 1)]
            self.rolls = vec[i64](gains)
        return self.rolls[sum]

    def mean_roll(self) -> i64:
        """What the hand gains by an ordinary roll."""
        total: i64 = 0
        for sum in range(2, HIGHEST + 1):
            total += PIPS[sum] * self.gain_of_roll(sum)
        return total // THROWS

    def hand_after_roll(self, sum: i64) -> vec[i64]:
        p = self.p
        hand = self.hand[:]
        for i in range(p.land.first[sum], p.land.first[sum + 1]):
            hex = p.land.numbered[i]
            if hex != p.robber:
                add_harvest(p, hex, self.me, hand)
        return hand


def add_harvest(p: Position, hex: i64, player: i64, hand: vec[i64]) -> None:
    """Add the cards a hex brings a player."""
    for j in range(6 * hex, 6 * hex + 6):
        node = p.map.hex_nodes[j]
        if p.holders[node] == MARK[player]:
            row = (p.land.terrain[hex] * BUILDINGS + i64(p.buildings[node])) * YIELD_SLOTS
            for i in range(row, row + YIELD_SLOTS):
                card = p.rules.harvest[i]
                if card != NO_CARD:
                    hand[card] += 1


def sum_of(one: vec[i64], other: vec[i64]) -> vec[i64]:
    both = one[:]
    for card in range(len(other)):
        both[card] += other[card]
    return both
