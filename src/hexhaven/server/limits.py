"""How often somebody may do something: so many times within so many seconds.

Nothing that others do may keep the owner of an account out. So wrong passwords are counted by name and
address together; those for a name from anywhere only make strangers wait; and a device that was signed in
before is counted by itself.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable

from hexhaven.server.costs import Costs
from hexhaven.server.errors import TooOften

A_WHILE = 5.0  # seconds a stranger waits at the door of somebody whose password is being guessed
TIDY_AT = 10_000  # keys kept before those without recent events are dropped


class Limit:
    """Counts events by key over a sliding window."""

    def __init__(self, times: int, seconds: float, now: Callable[[], float] = time.monotonic) -> None:
        self.times = times
        self.seconds = seconds
        self.now = now
        self.seen: dict[str, deque[float]] = {}

    def check(self, key: str) -> None:
        """Count one more, or raise TooOften, which says when to try again."""
        now = self.now()
        if len(self.seen) > TIDY_AT:
            self.tidy(now)
        recent = self.seen.setdefault(key, deque(maxlen=self.times))
        if len(recent) == self.times and recent[0] > now - self.seconds:
            raise TooOften(recent[0] + self.seconds - now)
        recent.append(now)

    def allows(self, key: str) -> bool:
        """Count one more, and say whether it was within the limit."""
        try:
            self.check(key)
        except TooOften:
            return False
        return True

    def forgive(self, key: str) -> None:
        """Take the last one back: it was none of those that are counted."""
        if recent := self.seen.get(key):
            recent.pop()
            if not recent:
                del self.seen[key]

    def tidy(self, now: float) -> None:
        self.seen = {key: times for key, times in self.seen.items() if times[-1] > now - self.seconds}


class Limits:
    """What is limited on a server."""

    def __init__(self, enforced: bool = True) -> None:
        factor = 1 if enforced else 1_000_000
        self.sign_in = Limit(10 * factor, 300)  # by name and address, or by known device: wrong passwords
        self.sign_in_address = Limit(60 * factor, 300)  # by address: wrong passwords for any name
        self.sign_in_name = Limit(60 * factor, 300)  # by name: wrong passwords, after which strangers wait
        self.proofs = Limit(10 * factor, 300)  # by session: one's own password once more
        self.recoveries = Limit(10 * factor, 300)  # by address
        self.new_people = Limit(30 * factor, 3600)  # by address
        self.new_tables = Limit(20 * factor, 600)  # by person
        self.new_tokens = Limit(20 * factor, 600)  # by person
        self.held = Costs(1.0 * factor, 0.01)  # by address: seconds in which nobody else is served
        self.aside = Costs(15.0 * factor, 0.03)  # by address: seconds of work beside, such as a replay
        self.keeping = Limit(60 * factor, 60)  # by person: things kept, dropped or brought
        self.trials = Limit(120 * factor, 60)  # by address: stretches of games played for an answer
        self.chat = Limit(8 * factor, 10)  # by person
        self.messages = Limit(60 * factor, 3)  # by connection

    async def knock(self, name: str, address: str, device: str | None) -> "Knock":
        """Somebody is about to show a password. It counts before it is looked at: many may come at once."""
        if device is not None:
            return Knock([(self.sign_in, f"device {device}")])
        knock = Knock([(self.sign_in_address, address), (self.sign_in, f"{address} {name}")])
        if self.sign_in_name.allows(name):
            knock.counted.append((self.sign_in_name, name))
        else:
            await asyncio.sleep(A_WHILE)
        return knock


class Knock:
    """One try to sign in, counted where it must be."""

    def __init__(self, counted: list[tuple[Limit, str]]) -> None:
        self.counted = counted
        for limit, key in counted:
            limit.check(key)

    def was_right(self) -> None:
        """Only wrong passwords count."""
        for limit, key in self.counted:
            limit.forgive(key)
