"""Stacks of cards whose order nobody knows until somebody looks.

A stack is a row of entries from the bottom to the top. An entry is a kind of card, or UNKNOWN: then it is
one of the cards in the pool of all that were shuffled together, each as likely as any other. Whoever looks
through a stack makes chance draw its unknown entries, one by one, and knows them from then on.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, u8

from hexhaven.core.fields import BYTES, NOBODY, NUMBER, SOME, VARYING, Field

UNKNOWN: Final = 255
BIT: Final = vec[u8]([1, 2])  # by player
WATCHERS: Final = 4  # those who only watch, who see what is laid down openly
EVERYBODY: Final = 7


POOL_FIELDS: Final = (
    Field("counts", BYTES, "pool", "kind", NOBODY),
    Field("size", NUMBER, "pool"),
)
PILE_FIELDS: Final = (
    Field("pool", NUMBER),
    Field("entries", BYTES, "stack", VARYING, SOME),
    Field("known", BYTES, "stack", VARYING),
)


class Pool:
    """Cards that were shuffled and whose places nobody knows, by kind."""

    def __init__(self, counts: vec[u8], size: i64) -> None:
        self.counts = counts
        self.size = size

    # --- written by tools/fields.py -------------------------------------------------------------------

    def copy(self) -> Pool:
        return Pool(self.counts[:], self.size)

    def to_bytes(self) -> bytes:
        numbers = [self.size]
        parts = [int(x).to_bytes(8, "little", signed=True) for x in numbers]
        parts += [bytes(self.counts)]
        return b"".join(parts)

    def blank(self) -> None:
        """Blank what nobody knows."""
        for i in range(len(self.counts)):
            self.counts[i] = 0

    # --- end of what is written -----------------------------------------------------------------------

    def take(self, kind: i64) -> None:
        self.counts[kind] -= 1
        self.size -= 1

    def add(self, kind: i64) -> None:
        self.counts[kind] += 1
        self.size += 1


class Pile:
    """One stack: entries from the bottom to the top, and who knows each of them (bit p for player p)."""

    def __init__(self, pool: i64, entries: vec[u8], known: vec[u8]) -> None:
        self.pool: Final[i64] = pool
        self.entries = entries
        self.known = known

    # --- written by tools/fields.py -------------------------------------------------------------------

    def copy(self) -> Pile:
        return Pile(self.pool, self.entries[:], self.known[:])

    def to_bytes(self) -> bytes:
        numbers = [self.pool, len(self.entries), len(self.known)]
        parts = [int(x).to_bytes(8, "little", signed=True) for x in numbers]
        parts += [bytes(self.entries), bytes(self.known)]
        return b"".join(parts)

    # --- end of what is written -----------------------------------------------------------------------

    def size(self) -> i64:
        return len(self.entries)

    def top(self) -> i64:
        return i64(self.entries[len(self.entries) - 1])

    def lift(self, i: i64) -> i64:
        """Take an entry out; the order of the others stays."""
        self.entries, card = pop(self.entries, i)
        self.known, _ = pop(self.known, i)
        return i64(card)

    def lift_unseen(self, i: i64, known: u8) -> i64:
        """Take an entry out of a stack that was looked through: who did so knows the others, and nobody else
        can tell any more what lies where."""
        card = self.lift(i)
        for j in range(self.size()):
            self.known[j] = known
        return card

    def lift_top(self) -> i64:
        return self.lift(self.size() - 1)

    def push_under(self, card: i64, known: u8) -> None:
        """Put a card at the bottom."""
        self.entries = below(self.entries, u8(card))
        self.known = below(self.known, known)

    def first_unknown(self) -> i64:
        """The highest entry that nobody knows yet, or -1."""
        return self.find(UNKNOWN)

    def find(self, card: i64) -> i64:
        """Where a card lies, nearest to the top, or -1."""
        i = i64(len(self.entries)) - 1
        while i >= 0:
            if i64(self.entries[i]) == card:
                return i
            i -= 1
        return -1

    def is_known_to(self, player: i64, n: i64) -> bool:
        """Whether a player knows the n highest entries."""
        for i in range(self.size() - n, self.size()):
            if self.known[i] & BIT[player] == 0:
                return False
        return True

    def show_top(self, player: i64, n: i64) -> None:
        """Let a player know the n highest entries."""
        for i in range(self.size() - n, self.size()):
            self.known[i] |= BIT[player]


def below(row: vec[u8], entry: u8) -> vec[u8]:
    """The row with an entry at its bottom; nobody uses the old row any more."""
    made = append(row, entry)
    i = i64(len(made)) - 1
    while i > 0:
        made[i] = made[i - 1]
        i -= 1
    made[0] = entry
    return made


def shuffled(pool: i64, n: int) -> Pile:
    """A stack of n cards that nobody knows."""
    return Pile(pool, vec[u8]([UNKNOWN] * n), vec[u8]([0] * n))
