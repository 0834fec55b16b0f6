"""A game so far, as one learner lived it: what the guide knows of any game."""

from hexhaven import words
from hexhaven.core.game import NOBODY
from hexhaven.record import Record


class Course:
    """A record seen from one seat. What it tells, the player at that seat may know."""

    def __init__(self, language: str, record: Record, seat: int) -> None:
        self.language = words.within(words.on_page(language), record.state.slices())
        self.record = record
        self.seat = seat
        self.names = record.names

    @property
    def is_over(self) -> bool:
        return int(self.record.state.actor()) == NOBODY

    def person(self, player: int) -> words.Person:
        return words.person(self.language, self.names, player, self.seat)
