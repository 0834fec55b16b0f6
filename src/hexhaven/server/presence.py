"""Who is connected to a table, here and to other processes, and since when somebody is gone."""

import time

from hexhaven.server.connection import Connection
from hexhaven.server.desk import WATCHER, Audience


class Presence:
    """The people at one table. Whoever loses their connection is given a grace before a bot stands in."""

    def __init__(self, grace: float) -> None:
        self.grace = grace  # seconds
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, Audience] = {}  # people connected to other processes
        self.seen: frozenset[int] = frozenset()  # seats with somebody connected, when last looked
        self.gone_since: dict[int, float] = {}  # when the last connection of a seat was lost
        self.opened = time.monotonic()

    def here(self) -> Audience:
        seats = [connection.reader.seat for connection in self.connections]
        return Audience(frozenset(seat for seat in seats if seat != WATCHER), seats.count(WATCHER))

    def everywhere(self) -> Audience:
        here, others = self.here(), self.elsewhere.values()
        seats = here.seats.union(*(other.seats for other in others))
        return Audience(seats, here.spectators + sum(other.spectators for other in others))

    def look(self) -> bool:
        """See who came and who left; whether the seats changed, or only the watchers."""
        before, now = self.seen, time.monotonic()
        self.seen = self.everywhere().seats
        for seat in before - self.seen:
            self.gone_since[seat] = now
        for seat in self.seen:
            self.gone_since.pop(seat, None)
        return self.seen != before

    def missing_since(self, seat: int) -> float:
        return self.gone_since.get(seat, self.opened)

    def is_gone_too_long(self, seat: int) -> bool:
        return self.missing_since(seat) <= time.monotonic() - self.grace

    def grace_left(self, seat: int) -> int:
        """In how many milliseconds a bot may be sent in for somebody who is gone."""
        return max(0, round(1000 * (self.missing_since(seat) + self.grace - time.monotonic())))
