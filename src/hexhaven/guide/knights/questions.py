"""What Cities & Knights asks the learner in between."""

from collections.abc import Iterator

from hexhaven import words
from hexhaven.board.questions import DISCARD
from hexhaven.guide import questions as base
from hexhaven.guide.advice import best
from hexhaven.guide.course import Course
from hexhaven.guide.lessons import Draft
from hexhaven.words.knights.choices import QUESTIONS


def urgent(course: Course) -> Iterator[Draft]:
    """A question the learner has never answered before; one of the base game is told as there."""
    if not course.is_asked_for(DISCARD, *QUESTIONS):
        yield from base.urgent(course)
        return
    idea = best(course)
    if not course.did_before_this_turn(idea.verb):
        question = words.asked(course.language, course.p, course.seat, course.names)
        action = words.action(course.language, course.p, idea.action, course.names)
        yield Draft("knights_question", {"question": question, "action": action}, idea.action)
