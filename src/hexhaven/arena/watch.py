"""An onlooker who counts dice, actions and cards, whatever family of games is played."""

from __future__ import annotations

from hexhaven.arena.layer import counting_of
from hexhaven.arena.seen import Counting, Seen
from hexhaven.core.facts import Facts
from hexhaven.core.game import State


class Watch:
    """Counts what there is to count in a game; an observer for `play_game`."""

    counting: Counting | None = None

    def begin(self, state: State) -> None:
        self.counting = counting_of(state)
        state.facts = Facts()

    def saw(self, state: State, player: int, action: int) -> None:
        if self.counting is not None and state.facts is not None:
            self.counting.saw(state, player, action, state.facts)
            state.facts = Facts()

    def counted(self) -> Seen | None:
        """What was counted; None in a game that nobody can count yet."""
        return None if self.counting is None else self.counting.seen()

    def seen(self) -> Seen:
        """What was counted, where something was."""
        found = self.counted()
        if found is None:
            raise ValueError("nobody has said yet what is to be counted in this game")
        return found
