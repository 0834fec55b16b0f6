"""First steps in the base game.

- `course` is the game as the learner lived it; `advice` asks the greedy bot what it would do;
- `start`, `turn`, `questions` and `news` know when something is to be said.
"""

from collections.abc import Collection, Iterator
from typing import cast

from hexhaven.games.island.guide import news, questions, start, turn
from hexhaven.games.island.guide.course import Course
from hexhaven.games.island.rules.state import Position
from hexhaven.guide.lessons import Draft
from hexhaven.guide.teaching import Teaching
from hexhaven.guide.texts import worded
from hexhaven.record import Record
from hexhaven.wire.socket import Lesson


class BoardTeaching(Teaching):
    def lesson(self, language: str, record: Record, seat: int, read: Collection[str]) -> Lesson | None:
        course = Course(language, record, cast(Position, record.state), seat)
        for draft in self.drafts(course):
            if draft.key not in read:
                return worded(course, draft)
        return None

    def drafts(self, course: Course) -> Iterator[Draft]:
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


LAYER = BoardTeaching()
