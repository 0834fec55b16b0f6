"""First steps: a guide for somebody who plays for the first time.

It stands beside an ordinary table. It says what to do next and why, and what has just happened; it never
touches the game, so the learner may do anything the rules allow. What it says follows from the game so far
and from what was read already, so it survives a reload, a restart and a change of language.

- `course` is the game as the learner lived it; `advice` asks the greedy bot what it would do;
- `start`, `turn`, `questions` and `news` know when something is to be said;
- `lessons` lists everything that can be said, `texts` words it from `en.toml` and `de.toml`;
- `knights` is the same for Cities & Knights, `duel` for the card game.

Families of games that have no lessons yet are played without a word from it.
"""

from collections.abc import Callable, Collection, Iterator
from typing import TypeAlias, cast

from hexhaven.board.state import Position
from hexhaven.cards.state import Duel
from hexhaven.families import Families
from hexhaven.guide import knights, news, questions, start, turn
from hexhaven.guide.course import Course
from hexhaven.guide.duel import duel_lesson
from hexhaven.guide.lessons import Draft
from hexhaven.guide.texts import worded
from hexhaven.record import Record
from hexhaven.wire.socket import Lesson

__all__ = ["lesson"]

Teaching: TypeAlias = Callable[[str, Record, int, Collection[str]], Lesson | None]


def lesson(language: str, record: Record, seat: int, read: Collection[str]) -> Lesson | None:
    """What the guide says to the player at a seat now; `read` holds the keys of lessons they have left."""
    if not 0 <= seat < record.setup.players:
        return None
    return TEACHING.of(record.state)(language, record, seat, read)


def without_lessons(language: str, record: Record, seat: int, read: Collection[str]) -> Lesson | None:
    return None


def board_lesson(language: str, record: Record, seat: int, read: Collection[str]) -> Lesson | None:
    course = Course(language, record, cast(Position, record.state), seat)
    told = knights.drafts(course) if knights.is_played(course) else drafts(course)
    for draft in told:
        if draft.key not in read:
            return worded(course, draft)
    return None


def drafts(course: Course) -> Iterator[Draft]:
    """Everything that could be said now, the most pressing first."""
    if course.is_over:
        yield news.ending(course)
        return
    yield from questions.urgent(course)
    if not course.has_rolled:
        yield from start.introduction(course)
    yield from questions.founding(course)
    yield from news.recent(course)
    yield from turn.own_turn(course)
    yield from turn.others_turn(course)
    if course.is_idle and course.turns_ended < 2:
        yield from start.introduction(course)  # what was skipped, while there is time


TEACHING: Families[Teaching] = Families({Position: board_lesson, Duel: duel_lesson}, without_lessons)
