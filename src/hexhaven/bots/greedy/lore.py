"""What the bot has to know about a game: how to look at a position, and what to think of its verbs."""

from __future__ import annotations

from mypy_extensions import i64

from hexhaven.board.questions import DISCARD
from hexhaven.board.state import Position
from hexhaven.bots.greedy.chart import BUILD, BUILD_ROAD, BUY_CARD, FREE_ROAD, VERBS, Chart, needs
from hexhaven.bots.greedy.moment import Moment
from hexhaven.bots.greedy.outlook import Outlook, future_of
from hexhaven.bots.greedy.tally import PATIENCE, Tally
from hexhaven.bots.greedy.weights import Weights


class Lore:
    """The base game. Games that know more plans, cards and questions have a lore of their own."""

    def chart(self, p: Position, weights: Weights) -> Chart:
        return Chart(p, weights, VERBS, needs(p.rules))

    def look(self, chart: Chart, p: Position, me: i64) -> Outlook:
        return Outlook(chart, p, me, future_of(chart, p, me))

    def moment(self, chart: Chart, p: Position, outlook: Outlook) -> Moment:
        return Moment(chart, p, outlook)

    def key(self, p: Position) -> bytes:
        """What else an outlook depends on than the pieces and cards of the base game."""
        return b""

    def is_giving_up(self, waiting: i64) -> bool:
        """Whether cards of one's own choice are to be given up, several in a row."""
        return waiting == DISCARD

    def is_purchase(self, verb: i64) -> bool:
        """Whether an action is paid for with cards in hand."""
        return verb in (BUILD, BUILD_ROAD, BUY_CARD)

    def may_win(self, verb: i64) -> bool:
        """Whether an action can bring points at once, or makes room for one that can."""
        return verb in (BUILD, BUILD_ROAD, FREE_ROAD)

    def further_points(self) -> i64:
        """The most points that other things than buildings and roads can bring in one turn."""
        return 0

    def follow(self, m: Moment, action: i64) -> Moment:
        """The moment after an own action, with what must be answered at once."""
        after = m.p.copy()
        after.apply(action, m.me)
        self.settle(after)
        return self.moment(m.chart, after, m.outlook.after(after))

    def settle(self, p: Position) -> None:
        """Answer in a copy what has to be answered before the effect of an action can be seen."""

    def score(self, m: Moment, verb: i64, action: i64, tally: Tally) -> None:
        """Score an action that the base game does not have."""
        tally.add(PATIENCE, -1)  # the bot knows nothing about it
