"""A small random generator that gives the same numbers compiled and uncompiled, on any machine.

Nothing in the engine uses Python's global generator. This one is for play-outs, bots and drawn maps; the
dice of games between people come from a committed seed (see `dealer`).
"""

from __future__ import annotations

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

MASK: Final = 0xFFFFFFFF
MULTIPLIER: Final = 1791398085


class Rng:
    """Marsaglia's multiply-with-carry generator; its two halves are mixed into one number of 32 bits.

    The multiplier has 31 bits, so every value stays below 2**63, where compiled and plain arithmetic
    agree.
    """

    def __init__(self, seed: object) -> None:
        """Start from any value with a stable text: a number, a name, a tuple of these."""
        digest = hashlib.sha256(repr(seed).encode()).digest()
        self.x: i64 = 1 + int.from_bytes(digest[:8], "big") % ((MULTIPLIER << 32) - 2)

    def below(self, n: i64) -> i64:
        """A whole number from 0 up to, not including, n (n at most 2**31)."""
        x = self.x
        x = MULTIPLIER * (x & MASK) + (x >> 32)
        self.x = x
        return (((x ^ (x >> 32)) & MASK) * n) >> 32

    def draw(self, counts: vec[u8], size: i64, start: i64 = 0) -> i64:
        """Draw one of `size` cards, counted by kind from `start` on; returns where its kind is counted."""
        pick = self.below(size)
        kind = start
        while pick >= i64(counts[kind]):
            pick -= i64(counts[kind])
            kind += 1
        return kind

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, each order equally likely."""
        for i in range(len(items) - 1, 0, -1):
            j = int(self.below(i + 1))
            items[i], items[j] = items[j], items[i]
