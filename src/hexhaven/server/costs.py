"""What one address may cost the others: so much processor time at once, and so much again every second.

Requests differ a hundredfold in what they cost, so it is their time that counts and not their number.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from hexhaven.server.errors import TooOften

TIDY_AT = 10_000  # addresses kept before those that owe nothing are dropped


@dataclass
class Owed:
    seconds: float
    at: float  # when that was so


class Costs:
    """Processor time by address, in seconds; it is forgiven little by little."""

    def __init__(
        self, most: float, each_second: float, now: Callable[[], float] = time.monotonic
    ) -> None:  # fmt: skip
        self.most = most
        self.each_second = each_second
        self.now = now
        self.owed: dict[str, Owed] = {}

    def check(self, address: str) -> None:
        """Raise TooOften, which says when to try again, where the address has used up its time."""
        over = self.owes(address) - self.most
        if over > 0:
            raise TooOften(over / self.each_second)

    def owes(self, address: str) -> float:
        owed = self.owed.get(address)
        return 0.0 if owed is None else max(0.0, owed.seconds - (self.now() - owed.at) * self.each_second)

    def charge(self, address: str, seconds: float) -> None:
        if len(self.owed) > TIDY_AT:
            self.owed = {each: owed for each, owed in self.owed.items() if self.owes(each) > 0}
        self.owed[address] = Owed(self.owes(address) + seconds, self.now())

    @contextmanager
    def measured(self, address: str) -> Iterator[None]:
        """Charge what is done within; it must not wait for anything."""
        began = time.thread_time()
        try:
            yield
        finally:
            self.charge(address, time.thread_time() - began)
