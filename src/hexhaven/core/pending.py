"""States that ask: whose turn it is, its phase, and a stack of questions above the phase.

A question is one whole number: its kind, who is asked, a number and a detail. So any moment of a game can be
copied, saved and searched.

`actor` alone is written in every family: from Python, a compiled method of a base class is called more slowly
than one of the object's own class, and a loop around a game, which calls it all the time, loses a tenth.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.core.actions import Actions
from hexhaven.core.facts import ENDED, OWED
from hexhaven.core.fields import NUMBER, NUMBERS, SOME, Field
from hexhaven.core.game import NOBODY, Player, State

OVER: Final = 0  # the phase after the end, in every family; the other phases and the questions are its own
ONE: Final = 1 << 16  # in the number of a question
NO_QUESTIONS: Final = vec[i64]([0] * 8)


PENDING_STATE_FIELDS: Final = (
    Field("turn", NUMBER, "turn"),
    Field("phase", NUMBER, "turn"),
    Field("won_by", NUMBER, "over"),
    Field("depth", NUMBER, "asked"),
    Field("stack", NUMBERS, "asked", "depth", SOME),
)


class PendingState(State):
    """What the states of all families have in common."""

    def __init__(self, phase: i64) -> None:
        self.turn: i64 = 0
        self.phase: i64 = phase
        self.won_by: i64 = NOBODY
        self.depth: i64 = 0  # of the stack of questions
        self.stack: vec[i64] = NO_QUESTIONS

    @abstractmethod
    def list_answers(self, player: Player, out: Actions) -> None:
        """Add to `out` what it makes sense to do for a player who is asked."""
        raise NotImplementedError

    def winner(self) -> Player:
        return self.won_by

    def waiting_for(self) -> i64:
        """The kind of the topmost question, or the phase when nothing is asked."""
        if self.depth > 0:
            return self.stack[self.depth - 1] & 255
        return self.phase

    def ask(self, kind: i64, player: Player, number: i64 = 0, detail: i64 = 0) -> None:
        """Lay a question on the stack; the last one laid is answered first."""
        question: i64 = kind | (player + 2) << 8 | number << 16 | detail << 32
        if self.depth < len(self.stack):
            self.stack[self.depth] = question
        else:
            self.stack = append(self.stack, question)
        self.depth += 1
        if self.facts is not None:
            self.facts.add(OWED, player, kind, number)

    def asked_at(self, i: i64) -> Player:
        return ((self.stack[i] >> 8) & 255) - 2

    def number(self) -> i64:
        """The number in the topmost question: how many cards, which piece."""
        return (self.stack[self.depth - 1] >> 16) & 65535

    def detail(self) -> i64:
        """The second number in the topmost question: which node, which victim."""
        return self.stack[self.depth - 1] >> 32

    def answered(self) -> None:
        """Take the topmost question off the stack."""
        self.depth -= 1

    def win(self, player: Player) -> None:
        """End the game; nothing is asked any more."""
        if self.facts is not None:
            self.facts.add(ENDED, player, self.points()[int(player)])
        self.won_by = player
        self.phase = OVER
        self.depth = 0
