"""The guide beside a game of Cities & Knights, for somebody who knows the base game.

What is the same is told as there; what is new has lessons of its own.
"""

from collections.abc import Iterator

from hexhaven.guide.course import Course
from hexhaven.guide.knights.deeds import KNOWN
from hexhaven.guide.knights.news import NOTICING, ending
from hexhaven.guide.knights.questions import urgent
from hexhaven.guide.lessons import Draft
from hexhaven.guide.news import recent
from hexhaven.guide.places import buildings
from hexhaven.guide.questions import founding
from hexhaven.guide.turn import others_turn, own_turn
from hexhaven.words.knights.names import keep_of

__all__ = ["drafts", "is_played"]


def is_played(course: Course) -> bool:
    return keep_of(course.p) is not None


def drafts(course: Course) -> Iterator[Draft]:
    """Everything that could be said now, the most pressing first."""
    if course.is_over:
        yield ending(course)
        return
    yield from urgent(course)
    if not course.has_rolled:
        yield from introduction(course)
    yield from founding(course)
    yield from recent(course, NOTICING)
    yield from own_turn(course, KNOWN)
    yield from others_turn(course)
    if course.is_idle and course.turns_ended < 2:
        yield from introduction(course)  # what was skipped, while there is time


def introduction(course: Course) -> Iterator[Draft]:
    yield Draft("knights_welcome", {"target": int(course.p.rules.target)})
    if buildings(course.p, course.seat):
        yield Draft("commodities")
