"""The game so far, as one learner lived it."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import cast

from hexhaven import words
from hexhaven.core.actions import VERB_MASK
from hexhaven.core.facts import Seen
from hexhaven.games.island.rules.state import Position
from hexhaven.guide.course import Course
from hexhaven.record import Entry, Record

PATIENT_TURNS = 3  # own turns in which the guide speaks at every step; later only of what is new
ANSWERS = frozenset(("accept", "decline", "propose", "withdraw"))


@dataclass(frozen=True)
class Step:
    """One entry of the log, the position before it, and what it brought as the learner may know it."""

    before: Position
    entry: Entry
    seen: Seen

    @property
    def verb(self) -> str:
        return verb_of(self.entry)


@dataclass(frozen=True)
class Deed:
    """Something the learner did: where it stands in the log, in which turn of the game, and what."""

    index: int
    turn: int
    verb: str


def verb_of(entry: Entry) -> str:
    return entry.text.split()[0]


def verb_name(p: Position, action: int) -> str:
    return p.rules.verbs[int(action) & VERB_MASK].name


def is_turn(p: Position) -> bool:
    """Whether somebody is free to act, and not asked for something."""
    return p.question() in ("before_roll", "after_roll")


class BoardCourse(Course):
    """A record of a board game seen from one seat."""

    def __init__(self, language: str, record: Record, seat: int) -> None:
        super().__init__(language, record, seat)
        self.p = cast(Position, record.state)

    # --- now ----------------------------------------------------------------------------------------

    @property
    def is_asked(self) -> bool:
        return self.seat in self.p.actors()

    @property
    def is_idle(self) -> bool:
        """Whether the learner can only watch."""
        return not self.is_asked and int(self.p.turn) != self.seat

    def is_asked_for(self, *questions: str) -> bool:
        return self.is_asked and self.p.question() in questions

    # --- so far -------------------------------------------------------------------------------------

    @cached_property
    def deeds(self) -> list[Deed]:
        found, turn = [], 0
        for index, entry in enumerate(self.record.entries):
            verb = verb_of(entry)
            if entry.player == self.seat:
                found.append(Deed(index, turn, verb))
            turn += verb == "end"
        return found

    @cached_property
    def turn(self) -> int:
        """How many turns of the game are over."""
        return sum(verb_of(entry) == "end" for entry in self.record.entries)

    @cached_property
    def turns_ended(self) -> int:
        return sum(deed.verb == "end" for deed in self.deeds)

    @property
    def has_rolled(self) -> bool:
        return any(deed.verb == "roll" for deed in self.deeds)

    @property
    def is_new_here(self) -> bool:
        """Whether the guide still speaks at every step."""
        return self.turns_ended < PATIENT_TURNS

    def did(self, verb: str) -> bool:
        return any(deed.verb == verb for deed in self.deeds)

    def did_before_this_turn(self, *verbs: str) -> bool:
        return any(deed.verb in verbs and deed.turn < self.turn for deed in self.deeds)

    def did_this_turn(self, *verbs: str) -> list[Deed]:
        return [deed for deed in self.deeds if deed.verb in verbs and deed.turn == self.turn]

    def earlier_decisions(self) -> Iterator[Position]:
        """The positions in which the learner chose what to do, in all turns before this one."""
        turn = 0
        for entry, state in self.record.steps():
            if turn == self.turn:
                return
            if entry.player == self.seat and isinstance(state, Position) and is_turn(state):
                yield state
            turn += verb_of(entry) == "end"

    def lately(self) -> Iterator[Step]:
        """What has happened since the learner's last act, the act included. Answers to others are no acts."""
        acts = [deed.index for deed in self.deeds if deed.verb not in ANSWERS]
        first = acts[-1] if acts else 0
        state = self.record.state_after(first)
        for entry in self.record.entries[first:]:
            assert isinstance(state, Position)
            yield Step(state, entry, entry.facts.seen_by(self.seat))
            state.apply(entry.action, entry.player)

    # --- in words -----------------------------------------------------------------------------------

    def story(self, step: Step) -> str:
        """What happened, as the log tells it to the learner."""
        return words.story(self.language, step.before, step.entry, self.names, self.seat) or ""
