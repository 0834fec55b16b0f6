"""One decision: the position as the player sees it, the outlook, and the hand."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.board.state import Position
from hexhaven.bots.greedy.chart import Chart
from hexhaven.bots.greedy.hand import exposure, hand_of, promised
from hexhaven.bots.greedy.outlook import Outlook
from hexhaven.bots.greedy.tally import HAND, RISK, WIN, Tally


class Moment:
    """What all scores of one decision start from."""

    def __init__(self, chart: Chart, p: Position, outlook: Outlook) -> None:
        self.chart: Final = chart
        self.p: Final = p
        self.me: Final[i64] = outlook.me
        self.outlook: Final = outlook
        self.hand: Final = hand_of(p, outlook.me)
        self.promise: Final[i64] = promised(outlook, self.hand)
        self.exposure: Final[i64] = exposure(outlook, self.hand, self.promise)

    def add_hand(self, hand: vec[i64], tally: Tally) -> None:
        """Add what another hand would change, with the same plans."""
        self.add_hand_for(self.outlook, hand, tally)

    def add_hand_for(self, outlook: Outlook, hand: vec[i64], tally: Tally) -> None:
        """Add what another hand would change, with the plans of another outlook."""
        promise = promised(outlook, hand)
        tally.add(HAND, promise - self.promise)
        risk = self.exposure - exposure(outlook, hand, promise)
        if risk != 0:
            tally.add(RISK, risk)

    def gain(self, hand: vec[i64]) -> i64:
        """How much better another hand is."""
        promise = promised(self.outlook, hand)
        return promise - self.promise - exposure(self.outlook, hand, promise) + self.exposure

    def add_trial(self, action: i64, tally: Tally) -> None:
        """Try an own action on a copy, and add everything it changes."""
        after = self.p.copy()
        after.apply(action, self.me)
        self.add_after(after, tally)

    def add_after(self, after: Position, tally: Tally) -> None:
        """Add what has changed on the board and in the hand; whoever has won needs no cards any more."""
        outlook = self.add_position(after, tally)
        if tally.terms[WIN] == 0:
            self.add_hand_for(outlook, hand_of(after, self.me), tally)

    def add_position(self, after: Position, tally: Tally) -> Outlook:
        """Add what has changed on the board and in the cards laid open."""
        outlook = self.outlook.after(after)
        tally.add_change(self.outlook.value, outlook.value)
        return outlook
