"""A card game so far, as one learner lived it."""

from collections.abc import Iterable, Iterator
from typing import cast

from hexhaven.games.duel.rules.realm import REGION_SLOTS, Realm, number, site_exists
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.scene.places import place_at
from hexhaven.guide.course import Course
from hexhaven.record import Entry, Record
from hexhaven.wire.scene import Place


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

    # --- places to be shown -------------------------------------------------------------------------

    def centres(self) -> list[Place]:
        """The settlements and cities of one's own."""
        return self.places("centre", (i for i, kind in enumerate(bytes(self.own.centres)) if kind))

    def regions(self, rolled: int | None = None) -> list[Place]:
        """One's own regions: all of them, or those with a number."""
        regions = enumerate(bytes(self.own.regions))
        return self.places("region", (i for i, card in regions if card and rolled in (None, number(card))))

    def free_sites(self) -> list[Place]:
        own = self.own
        free = (slot for slot in range(REGION_SLOTS) if site_exists(own, slot) and not own.cards[slot])
        return self.places("slot", free)

    def places(self, kind: str, ids: Iterable[int]) -> list[Place]:
        return [place_at(kind, self.seat, id) for id in ids]

    # --- so far -------------------------------------------------------------------------------------

    def lately(self) -> Iterator[Entry]:
        """What has happened since the learner's last act, the latest first."""
        for entry in reversed(self.record.entries):
            if entry.player == self.seat:
                return
            yield entry

    def happened(self, verb: str) -> Entry | None:
        """The latest entry of this verb since the learner's last act."""
        return next((entry for entry in self.lately() if entry.text.split()[0] == verb), None)
