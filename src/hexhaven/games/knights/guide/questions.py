"""What Cities & Knights asks the learner in between."""

from collections.abc import Iterator

from hexhaven import words
from hexhaven.games.island.guide import questions as base
from hexhaven.games.island.guide.advice import best
from hexhaven.games.island.guide.course import Course
from hexhaven.games.island.rules.questions import NAMES
from hexhaven.guide.lessons import Draft

AS_IN_BASE = frozenset(NAMES.values()) - {"discard"}  # a saboteur makes people discard, too


def urgent(course: Course) -> Iterator[Draft]:
    """A question the learner has never answered before; one of the base game is told as there."""
    if not course.is_asked or course.p.question() in AS_IN_BASE:
        yield from base.urgent(course)
        return
    idea = best(course)
    if not course.did_before_this_turn(idea.verb):
        question = words.asked(course.language, course.p, course.seat, course.names)
        action = words.action(course.language, course.p, idea.action, course.names)
        yield Draft("knights_question", {"question": question, "action": action}, idea.action)
