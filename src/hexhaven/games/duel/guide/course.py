"""A card game so far, as one learner lived it."""

from collections.abc import Iterator
from typing import cast

from hexhaven.games.duel.rules.realm import Realm
from hexhaven.games.duel.rules.state import Duel
from hexhaven.guide.course import Course
from hexhaven.record import Entry, Record


class DuelCourse(Course):
    """A record of the card game seen from one seat."""

    def __init__(self, language: str, record: Record, seat: int) -> None:
        super().__init__(language, record, seat)
        self.d = cast(Duel, record.state)

    @property
    def own(self) -> Realm:
        return self.d.realms[self.seat]

    def is_asked_for(self, *kinds: int) -> bool:
        return bool(self.d.is_asked(self.seat)) and int(self.d.waiting_for()) in kinds

    def lately(self) -> Iterator[Entry]:
        """What has happened since the learner's last act, the latest first."""
        for entry in reversed(self.record.entries):
            if entry.player == self.seat:
                return
            yield entry

    def happened(self, verb: str) -> Entry | None:
        """The latest entry of this verb since the learner's last act."""
        return next((entry for entry in self.lately() if entry.text.split()[0] == verb), None)
