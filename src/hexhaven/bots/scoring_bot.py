"""What all bots have in common that give every action a score and take the best one."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.bots.bot import Bot, Thought
from hexhaven.bots.tally import UNIT, Scored
from hexhaven.core.game import Action, View
from hexhaven.core.rng import Rng


class ScoringBot(Bot):
    """Scores everything it can do now, and does what scores best; among equals, any."""

    def __init__(self, seed: object) -> None:
        self.rng: Final = Rng(seed)

    def consider(self, view: View, actions: vec[i64]) -> list[Scored]:
        """Score the actions, and others worth a thought that are allowed but not listed."""
        raise NotImplementedError

    def sees_more(self, view: View) -> bool:
        """Whether there may be something to do that is not listed, so that a single action is no must."""
        return False

    def remember(self, view: View, action: i64) -> None:
        """Keep in mind what was decided."""

    def choose(self, view: View) -> Action:
        actions = view.sensible()
        if len(actions) == 0:
            raise ValueError(f"player {view.viewer} has nothing to choose from")
        if len(actions) == 1 and not self.sees_more(view):
            return actions[0]
        action = self.best(self.consider(view, actions))
        self.remember(view, action)
        return action

    def explain(self, view: View) -> list[Thought]:
        scored = self.consider(view, view.sensible())
        scored.sort(key=lambda s: int(-s.tally.total))
        return [(s.action, float(int(s.tally.total)) / UNIT, s.tally.words()) for s in scored]

    def best(self, scored: list[Scored]) -> i64:
        """The action with the highest score; among equals, any."""
        top = scored[0].tally.total
        for s in scored:
            top = max(top, s.tally.total)
        equals = [s.action for s in scored if s.tally.total == top]
        return equals[0] if len(equals) == 1 else equals[int(self.rng.below(len(equals)))]
