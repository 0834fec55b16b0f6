"""The turn clock: a time for each turn, and a reserve for the whole game that is used up after it.

All times are milliseconds. Only those whom the game waits for use up time; a new turn gives everybody the
full time again.
"""

import time

from hexhaven.server.meta import ClockMeta
from hexhaven.wire.table import ClockRule, Timer


class Watch:
    """Tells the time of day as it was set, and from then on in even steps: whatever happens to the clock of
    the machine meanwhile, nobody gains or loses by it. While the machine sleeps, the watch stands still."""

    def __init__(self) -> None:
        self.set()

    def set(self) -> None:
        self.ahead = now_ms() - steady_ms()

    def read(self) -> int:
        return steady_ms() + self.ahead


def now_ms() -> int:
    """The time of day."""
    return time.time_ns() // 1_000_000


def steady_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class Clock:
    """Reads and sets the clock of one table."""

    def __init__(self, rule: ClockRule, meta: ClockMeta, seats: int) -> None:
        self.meta = meta
        self.allowed = rule.seconds * 1000
        if not meta.reserve:
            meta.reserve = [rule.reserve * 1000] * seats

    def moved(self, now: int, turn: int, waiting: list[int]) -> None:
        """The game went on: book the time used, and wait for somebody else."""
        self.book(now)
        if turn != self.meta.turn:
            self.meta.turn = turn
            self.meta.spent = {}
        self.meta.waiting = waiting

    def book(self, now: int) -> None:
        for seat in self.meta.waiting:
            used = self.used(seat, now)
            self.meta.reserve[seat] -= min(self.meta.reserve[seat], max(0, used - self.allowed))
            self.meta.spent[seat] = min(used, self.allowed)
        self.meta.since = now

    def forgive(self, now: int) -> None:
        """Count from here: what was before is booked, or the server and not the player was away."""
        self.meta.since = now

    def give_again(self, seat: int) -> None:
        """Somebody is back: the turn's time is theirs again."""
        self.meta.spent.pop(seat, None)

    def used(self, seat: int, now: int) -> int:
        return self.meta.spent.get(seat, 0) + max(0, now - self.meta.since)

    def timers(self, now: int) -> list[Timer]:
        return [self.timer(seat, now) for seat in self.meta.waiting]

    def timer(self, seat: int, now: int) -> Timer:
        over = self.used(seat, now) - self.allowed
        return Timer(
            seat=seat, left=max(0, -over), reserve=max(0, self.meta.reserve[seat] - max(0, over))
        )  # fmt: skip

    def out_of_time(self, now: int) -> list[int]:
        return [timer.seat for timer in self.timers(now) if timer.left + timer.reserve == 0]

    def due(self, now: int) -> int | None:
        """When the first of them runs out of time."""
        ends = [now + timer.left + timer.reserve for timer in self.timers(now)]
        return min(ends, default=None)
