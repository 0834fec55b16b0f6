"""What was played, for those at the keyboard: what a bot makes of it, and taking the last action back.

The limits are those of a table on the page.
"""

from collections.abc import Sequence

from hexhaven import words
from hexhaven.record import Record
from hexhaven.scene import advice, can_take_back
from hexhaven.scene.registry import UnknownFamily


class TakeBack(Exception):
    """A player takes their last action back."""


class Past:
    """The log of a running game and the people who play it."""

    def __init__(self, record: Record, humans: Sequence[int]) -> None:
        self.record = record
        self.humans = list(humans)

    def can_be_asked(self, player: int) -> bool:
        """Hints are for whoever plays against bots alone: with other people there it would be whispering."""
        return self.humans == [player]

    def hints(self, language: str, player: int) -> list[tuple[str, list[str]]]:
        """What a bot would do in the player's place, each with its reasons, the best first."""
        record, state = self.record, self.record.state
        try:
            found = advice(language, state, player, record.names, played=record.entries)
        except UnknownFamily:
            return []
        labels = [words.action(language, state, int(state.read(each.text)), record.names) for each in found]
        return [(label, each.reasons) for label, each in zip(labels, found, strict=True)]

    def can_be_taken_back(self, player: int) -> bool:
        """Whether the last entry is the player's own and has shown nothing new to anybody."""
        entries = self.record.entries
        if not entries or entries[-1].player != player:
            return False
        try:
            return can_take_back(self.record.state, entries[-1])
        except UnknownFamily:
            return False
