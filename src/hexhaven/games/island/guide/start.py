"""The introduction: the goal, the land, one's own settlements and cards."""

from collections.abc import Iterator

from hexhaven.games.island.guide.course import BoardCourse
from hexhaven.games.island.guide.places import (
    busiest_hexes,
    income,
    lit,
    one_of_each_land,
    richest_hex,
    robber_hex,
)
from hexhaven.games.island.guide.texts import phrase
from hexhaven.games.island.words import names as called
from hexhaven.guide.lessons import Draft


def is_ahead(course: BoardCourse) -> bool:
    """Before the learner has rolled, there is time for everything."""
    return not course.has_rolled


def is_time_left(course: BoardCourse) -> bool:
    """Whether the learner waits, and may be told what was skipped."""
    return course.is_idle and course.turns_ended < 2


def introduction(course: BoardCourse) -> Iterator[Draft]:
    p, seat, language = course.p, course.seat, course.language
    nodes = called.buildings_of(p, seat)
    start = phrase(language, "start", points=int(p.points_of(seat))) if nodes else ""
    yield Draft("welcome", {"target": int(p.rules.target), "start": start})
    yield Draft("terrain", places=lit("hex", one_of_each_land(p)))
    ground = called.ground(language, p, int(p.robber))
    yield Draft("numbers", {"ground": ground}, places=[*lit("hex", busiest_hexes(p)), *robber_hex(p)])
    if nodes:
        yield Draft("settlements", settlements(course, nodes), places=lit("node", nodes))
        yield Draft("hand", {"cards": called.cards(language, called.hand(p, seat))})


def settlements(course: BoardCourse, nodes: list[int]) -> dict[str, object]:
    p, language = course.p, course.language
    best = richest_hex(p, nodes)
    return {
        "sites": "; ".join(called.surroundings(language, p, node) for node in nodes),
        "n": income(p, nodes),
        "number": int(p.land.number[best]),
        "ground": called.ground(language, p, best),
    }
