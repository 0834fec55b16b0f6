"""A card game so far, as one learner lived it."""

from collections.abc import Iterator
from dataclasses import dataclass

from hexhaven import words
from hexhaven.core.game import NOBODY
from hexhaven.games.duel.rules.realm import Realm
from hexhaven.games.duel.rules.state import Duel
from hexhaven.record import Entry, Record


@dataclass(frozen=True)
class DuelCourse:
    """A record seen from one seat. What it tells, the player at that seat may know."""

    language: str
    record: Record
    d: Duel
    seat: int

    @property
    def is_over(self) -> bool:
        return int(self.d.actor()) == NOBODY

    @property
    def own(self) -> Realm:
        return self.d.realms[self.seat]

    def is_asked_for(self, *kinds: int) -> bool:
        return bool(self.d.is_asked(self.seat)) and int(self.d.waiting_for()) in kinds

    def person(self, player: int) -> words.Person:
        return words.person(self.language, self.record.names, player, self.seat)

    def lately(self) -> Iterator[Entry]:
        """What has happened since the learner's last act, the latest first."""
        for entry in reversed(self.record.entries):
            if entry.player == self.seat:
                return
            yield entry

    def happened(self, verb: str) -> Entry | None:
        """The latest entry of this verb since the learner's last act."""
        return next((entry for entry in self.lately() if entry.text.split()[0] == verb), None)
