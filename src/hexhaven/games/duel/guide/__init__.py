"""The guide beside a card game: it explains a thing when the learner meets it for the first time.

It gives no advice; everything it says is read and left.
"""

from collections.abc import Collection, Iterator
from typing import cast

from hexhaven import words
from hexhaven.games.duel.guide.course import DuelCourse
from hexhaven.games.duel.guide.moments import asked, beginning, ending, news, own_turn
from hexhaven.games.duel.rules.state import Duel
from hexhaven.guide.lessons import LESSONS, Draft
from hexhaven.guide.teaching import Teaching
from hexhaven.guide.texts import filled, texts
from hexhaven.record import Record
from hexhaven.wire.socket import Lesson


class DuelTeaching(Teaching):
    def lesson(self, language: str, record: Record, seat: int, read: Collection[str]) -> Lesson | None:
        course = DuelCourse(words.on_page(language), record, cast(Duel, record.state), seat)
        for draft in drafts(course):
            if draft.key not in read:
                return worded(course, draft)
        return None


def drafts(course: DuelCourse) -> Iterator[Draft]:
    """Everything that could be said now, the most pressing first."""
    if course.is_over:
        yield ending(course)
        return
    yield from asked(course)
    yield from beginning(course)
    yield from news(course)
    yield from own_turn(course)


def worded(course: DuelCourse, draft: Draft) -> Lesson:
    about = LESSONS[draft.key]
    text = texts(course.language)["lesson"][draft.key]
    return Lesson(
        key=draft.key,
        title=filled(text["title"], draft.values),
        text=" ".join(filled(text["text"], draft.values).split()),
        article=about.article,
        passive=about.passive,
        suggestion=None,
        shows=list(about.shows),
        step=1,
        steps=1,
    )


LAYER = DuelTeaching()
