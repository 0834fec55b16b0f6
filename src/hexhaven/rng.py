"""A small random generator that gives the same numbers compiled and uncompiled, on any machine.

Nothing in the engine uses Python's global generator. This one is for play-outs, bots and drawn maps; the
dice of games between people come from a committed seed (see `dealer`).
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
GOLDEN: Final = 0x9E3779B9


class Rng:
    """Marsaglia's KISS generator: three simple generators of 32 bits added up.

    Every intermediate value stays below 2**63, where compiled and plain arithmetic agree.
    """

    def __init__(self, seed: object) -> None:
        """Start from any value with a stable text: a number, a name, a tuple of these."""
        digest = hashlib.sha256(repr(seed).encode()).digest()
        self.x: i64 = int.from_bytes(digest[0:4], "big")
        self.y: i64 = int.from_bytes(digest[4:8], "big") | 1
        self.z: i64 = int.from_bytes(digest[8:12], "big") | 1
        self.w: i64 = int.from_bytes(digest[12:16], "big") | 1

    def next(self) -> i64:
        """The next number of 32 bits."""
        x: i64 = (69069 * self.x + 12345) & MASK
        y = self.y
        y ^= (y << 13) & MASK
        y ^= y >> 17
        y ^= (y << 5) & MASK
        z: i64 = 36969 * (self.z & 65535) + (self.z >> 16)
        w: i64 = 18000 * (self.w & 65535) + (self.w >> 16)
        self.x = x
        self.y = y
        self.z = z
        self.w = w
        return (((z << 16) + w ^ x) + y) & MASK

    def below(self, n: i64) -> i64:
        """A whole number from 0 up to, not including, n (n at most 2**31)."""
        return (self.next() * n) >> 32

    def split(self, i: i64) -> None:
        """Move on to the i-th of many independent streams, cheaply."""
        self.x = (self.x + GOLDEN * i) & MASK
        self.y = (self.next() ^ i) & MASK | 1
        self.next()

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, each order equally likely."""
        for i in range(len(items) - 1, 0, -1):
            j = int(self.below(i + 1))
            items[i], items[j] = items[j], items[i]
