"""What every bot can do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from mypy_extensions import mypyc_attr

from hexhaven.core.game import Action, View

# An action, its score in victory points, and the terms the score is made of, by name.
Thought: TypeAlias = tuple[Action, float, dict[str, float]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Somebody who plays one seat of one game: sees views, never a state, and names actions.

    A bot may remember things from one decision to the next, so each seat of each game gets a bot of its own.
    """

    def begin(self, player: int) -> None:
        """The game begins, and the bot plays this seat."""

    def choose(self, view: View) -> Action:
        """Name the action to take; called whenever the game asks the viewer for one."""
        raise NotImplementedError

    def explain(self, view: View) -> list[Thought]:
        """Everything the bot considers, best first; nothing if it has no reasons to give."""
        return []

    def hear(self, player: int, action: Action) -> None:
        """Somebody, perhaps the bot itself, has said this to the whole table."""

    def leave_alone(self, players: Sequence[int]) -> None:
        """These players, and no others, do not want to be asked for a trade now."""
