"""What every bot can do."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from hexhaven.game import Action, View


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
