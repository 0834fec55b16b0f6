"""How often somebody may do something: so many times within so many seconds."""

import time
from collections import deque
from collections.abc import Callable

from hexhaven.server.errors import TroubleError

TIDY_AT = 10_000  # keys kept before those without recent events are dropped


class Limit:
    """Counts events by key over a sliding window."""

    def __init__(self, times: int, seconds: float, now: Callable[[], float] = time.monotonic) -> None:
        self.times = times
        self.seconds = seconds
        self.now = now
        self.seen: dict[str, deque[float]] = {}

    def check(self, key: str) -> None:
        """Count one more, or raise TroubleError("too_often")."""
        now = self.now()
        if len(self.seen) > TIDY_AT:
            self.tidy(now)
        recent = self.seen.setdefault(key, deque(maxlen=self.times))
        if len(recent) == self.times and recent[0] > now - self.seconds:
            raise TroubleError("too_often")
        recent.append(now)

    def tidy(self, now: float) -> None:
        self.seen = {key: times for key, times in self.seen.items() if times[-1] > now - self.seconds}


class Limits:
    """What is limited on a server."""

    def __init__(self, enforced: bool = True) -> None:
        factor = 1 if enforced else 1_000_000
        self.sign_in = Limit(10 * factor, 300)  # by name and by address
        self.new_people = Limit(30 * factor, 3600)  # by address
        self.new_tables = Limit(20 * factor, 600)  # by person
        self.new_tokens = Limit(20 * factor, 600)  # by person
        self.joins = Limit(240 * factor, 60)  # by address
        self.records = Limit(240 * factor, 60)  # by address; each one plays a game again
        self.decks = Limit(240 * factor, 60)  # by address: decks that are checked or completed
        self.trials = Limit(120 * factor, 60)  # by address: stretches of games between decks
        self.chat = Limit(8 * factor, 10)  # by person
        self.messages = Limit(60 * factor, 3)  # by connection
