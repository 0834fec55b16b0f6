"""The guide beside a game of Cities & Knights, for somebody who knows the base game.

What is the same is told as there; what is new has lessons of its own.
"""

from collections.abc import Iterator

from hexhaven.games.island.guide import COSTS
from hexhaven.games.island.guide.course import BoardCourse
from hexhaven.games.island.guide.places import cities_of, lit
from hexhaven.games.island.guide.start import is_ahead, is_time_left
from hexhaven.games.island.guide.teaching import BoardTeaching
from hexhaven.games.island.guide.turn import is_fresh
from hexhaven.games.knights.guide.deeds import SKILLS, costs
from hexhaven.games.knights.guide.lessons import LESSONS
from hexhaven.games.knights.guide.news import NOTICES
from hexhaven.games.knights.guide.questions import QUESTIONS
from hexhaven.guide.lessons import Draft
from hexhaven.guide.teaching import BEGINNING, ENDING, SKIPPED, Topic
from hexhaven.guide.texts import Texts


def introduction(course: BoardCourse) -> Iterator[Draft]:
    yield Draft("knights_welcome", {"target": int(course.p.rules.target)})
    cities = cities_of(course.p, course.seat)
    if cities:
        yield Draft("commodities", places=lit("node", cities))


class KnightsTeaching(BoardTeaching):
    lessons = LESSONS
    texts = Texts("hexhaven.games.knights.guide")

    topics = {
        "ending": Topic(ENDING, lambda course: [course.ending("knights_won", "knights_lost")]),
        "introduction": Topic(BEGINNING, introduction, is_ahead),
        "costs": Topic(COSTS, costs, is_fresh),
        "skipped": Topic(SKIPPED, introduction, is_time_left),
    }
    notices = NOTICES
    skills = SKILLS
    questions = QUESTIONS


LAYER = KnightsTeaching()
