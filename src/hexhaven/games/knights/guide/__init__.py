"""The guide beside a game of Cities & Knights, for somebody who knows the base game.

What is the same is told as there; what is new has lessons of its own.
"""

from collections.abc import Iterator

from hexhaven.games.island.guide import BoardTeaching
from hexhaven.games.island.guide.course import Course
from hexhaven.games.island.guide.news import recent
from hexhaven.games.island.guide.places import buildings
from hexhaven.games.island.guide.questions import founding
from hexhaven.games.island.guide.turn import others_turn, own_turn
from hexhaven.games.knights.guide.deeds import KNOWN
from hexhaven.games.knights.guide.news import NOTICING, ending
from hexhaven.games.knights.guide.questions import urgent
from hexhaven.guide.lessons import Draft


class KnightsTeaching(BoardTeaching):
    def drafts(self, course: Course) -> Iterator[Draft]:
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


LAYER = KnightsTeaching()
