"""What Cities & Knights asks the learner in between."""

from collections.abc import Mapping

from hexhaven import words
from hexhaven.games.island.guide.advice import Idea
from hexhaven.games.island.guide.course import BoardCourse
from hexhaven.games.island.guide.teaching import Question
from hexhaven.games.knights.rules.terms import QUESTION_NAMES


def in_its_words(course: BoardCourse, idea: Idea) -> dict[str, object]:
    """The question as it is asked, and what a bot would answer."""
    return {
        "question": words.asked(course.language, course.p, course.seat, course.names),
        "action": words.action(course.language, course.p, idea.action, course.names),
    }


ASKED = (*QUESTION_NAMES.values(), "discard")  # a saboteur makes people discard, too
QUESTIONS: Mapping[str, Question] = dict.fromkeys(ASKED, Question("knights_question", in_its_words))
