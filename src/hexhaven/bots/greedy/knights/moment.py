"""One decision in Cities & Knights."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.actions import operand
from hexhaven.board.knights.decks import hand_count
from hexhaven.board.knights.keep import Keep, keep
from hexhaven.board.knights.knight import rank_at
from hexhaven.board.knights.terms import DISMISS, ENLIST, PLACE_METROPOLIS, RETREAT
from hexhaven.board.rules import BUILDINGS, NO_CARD, YIELD_SLOTS
from hexhaven.board.state import MARK, Position
from hexhaven.bots.greedy.chart import PIPS, THROWS, Chart
from hexhaven.bots.greedy.knights.holding import card_worth
from hexhaven.bots.greedy.knights.outlook import KnightsOutlook
from hexhaven.bots.greedy.knights.weights import KnightsWeights
from hexhaven.bots.greedy.moment import Moment
from hexhaven.bots.greedy.tally import PROGRESS, Tally

NOT_YET: Final = vec[i64]()
HIGHEST: Final = 12


class KnightsMoment(Moment):
    """What all scores of one decision start from, the knights' world included."""

    def __init__(self, chart: Chart, p: Position, outlook: KnightsOutlook) -> None:
        super().__init__(chart, p, outlook)
        self.sight: Final = outlook
        self.keep: Final[Keep] = keep(p)
        self.w: Final[KnightsWeights] = outlook.weights()
        self.rolls: vec[i64] = NOT_YET

    def add_settled(self, action: i64, tally: Tally) -> None:
        """Try an action with what must follow at once, and add everything it changes."""
        after = self.p.copy()
        after.apply(action, self.me)
        settle(after)
        self.add_after(after, tally)

    def add_spent_card(self, kind: i64, tally: Tally) -> None:
        """Add what it costs to have one progress card less; a full hand has room again."""
        count = min(hand_count(self.keep, self.me), len(self.w.crowd) - 1)
        tally.add(PROGRESS, -card_worth(self.w, self.p, self.me, kind))
        tally.add(PROGRESS, self.w.crowd[count] - self.w.crowd[count - 1])

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


def settle(p: Position) -> None:
    """Answer in a copy what has to be answered before the effect of an action can be seen."""
    while p.depth > 0 and p.waiting_for() in (PLACE_METROPOLIS, RETREAT, DISMISS, ENLIST):
        legal = p.legal()
        answer = legal[0]
        if p.waiting_for() == DISMISS:
            for action in legal:
                if rank_at(p, operand(action)) < rank_at(p, operand(answer)):
                    answer = action
        p.apply(answer)
