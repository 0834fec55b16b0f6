"""What a game brings to the guide: what there is to speak of, how urgent it is, and the words for it.

The base game of a family brings most of it. An expansion adds topics of its own; one with the name of another
takes its place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from hexhaven.guide.course import Course
from hexhaven.guide.lessons import About, Draft
from hexhaven.guide.texts import Texts

# How urgent something is, the most urgent first; a game may put something of its own between them.
ENDING: Final = 0  # the only thing to be said of a game that is over
ASKED: Final = 10
BEGINNING: Final = 20
NEWS: Final = 30
TURN: Final = 40
WAITING: Final = 50
SKIPPED: Final = 60


def always(course: Any) -> bool:
    return True


@dataclass(frozen=True)
class Topic:
    """Something to speak of: how urgent it is, what there is to say of it, and at which moments at all."""

    urgency: int
    drafts: Callable[..., Iterable[Draft]]
    when: Callable[[Any], bool] = always


class Teaching:
    """As it stands, it has nothing to say."""

    course: ClassVar[type[Course]] = Course  # how it looks at a game; that of the base game is taken
    lessons: ClassVar[Mapping[str, About]] = {}
    texts: ClassVar[Texts]
    topics: ClassVar[Mapping[str, Topic]] = {}  # what there is to speak of, by name

    def step(self, course: Course, key: str) -> tuple[int, int] | None:
        """Where a lesson stands in a row of lessons, and how long the row is; None if it stands alone."""
        return None
