"""Actions as numbers, and the array they are listed in."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

# An action is a verb in the low seven bits and its operands above.
VERB_BITS: Final = 7
VERB_MASK: Final = 127


class Actions:
    """A growing array of actions, filled by verbs and emptied by setting `n` to 0."""

    def __init__(self) -> None:
        self.items: vec[i64] = ROOM[:]
        self.room: i64 = 32
        self.n: i64 = 0

    def add(self, code: i64, operand: i64 = 0) -> None:
        """Add the action of a verb's code with an operand."""
        n = self.n
        if n == self.room:
            self.items = append(self.items, 0)
            self.room = n + 1
        self.items[n] = code | operand << VERB_BITS
        self.n = n + 1


ROOM: Final = vec[i64]([0] * 32)
