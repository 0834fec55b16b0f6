"""A bot without a plan, as a yardstick for the others."""

from __future__ import annotations

from typing import Final

from hexhaven.bots.bot import Bot
from hexhaven.core.game import Action, View
from hexhaven.core.rng import Rng


class RandomBot(Bot):
    """Takes any of the sensible actions, each as likely as any other."""

    def __init__(self, seed: object) -> None:
        self.rng: Final = Rng(seed)

    def choose(self, view: View) -> Action:
        actions = view.sensible()
        if len(actions) == 0:
            raise ValueError(f"player {view.viewer} has nothing to choose from")
        return actions[self.rng.below(len(actions))]
