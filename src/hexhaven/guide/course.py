"""A game so far, as one learner lived it: what the guide knows of any game."""

from hexhaven import words
from hexhaven.core.game import NOBODY
from hexhaven.guide.lessons import Draft
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

    def ending(self, won: str, lost: str) -> Draft:
        """How a game ended, in one lesson for its winner and another one for everybody else."""
        winner, points = int(self.record.state.winner()), self.record.state.points()
        story = words.say(self.language, "story.victory", who=self.person(winner), n=points[winner])
        return Draft(won if winner == self.seat else lost, {"story": story, "n": points[self.seat]})

    def person(self, player: int) -> words.Person:
        return words.person(self.language, self.names, player, self.seat)
