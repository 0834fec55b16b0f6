"""Actions that no layer knows: they are tried out, and judged by what they change."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexhaven.bots.tally import Tally
from hexhaven.core.game import CHANCE
from hexhaven.games.island.bots.moment import Moment
from hexhaven.games.island.bots.terms import PATIENCE
from hexhaven.games.island.rules.state import Position

MOST_STEPS: Final = 3  # outcomes of chance and answers in a row
MOST_BRANCHES: Final = 24  # outcomes or answers that are looked at


class Guess:
    """Trials on a position in which the cards are imagined that the player cannot see.

    So whatever an expansion does with hands and decks, it finds them as in a real game.
    """

    def __init__(self, m: Moment, imagined: Position) -> None:
        self.m: Final = m
        self.imagined: Final = imagined

    def score(self, action: i64, tally: Tally) -> None:
        """Score an action by its effect; without any it is not worth the trouble."""
        after = self.imagined.copy()
        after.apply(action, self.m.me)
        tally.add_all(self.change(after, MOST_STEPS))
        tally.add(PATIENCE, -1)

    def change(self, p: Position, steps: i64) -> Tally:
        """What has changed once chance has spoken and the player's own questions are answered."""
        self.m.tables.settle(p)
        if steps > 0 and p.depth > 0:
            if p.actor() == CHANCE:
                return self.mean(p, steps)
            if p.actor() == self.m.me:
                return self.best(p, steps)
        out = self.m.tables.tally()
        self.m.add_after(p, out)
        return out

    def mean(self, p: Position, steps: i64) -> Tally:
        """The average of what chance may bring."""
        out = self.m.tables.tally()
        total: i64 = 0
        for action, weight in p.chances()[:MOST_BRANCHES]:
            after = p.copy()
            after.apply(action, CHANCE)
            change = self.change(after, steps - 1)
            change.multiply(weight)
            out.add_all(change)
            total += weight
        out.divide(max(1, total))
        return out

    def best(self, p: Position, steps: i64) -> Tally:
        """The best of the answers."""
        best: Tally | None = None
        for action in p.legal(self.m.me)[:MOST_BRANCHES]:
            after = p.copy()
            after.apply(action, self.m.me)
            change = self.change(after, steps - 1)
            if best is None or change.total > best.total:
                best = change
        return self.m.tables.tally() if best is None else best
