"""What the greedy bot would do in the learner's place. It sees what the learner sees, and nothing else."""

from collections.abc import Iterator
from dataclasses import dataclass

from hexhaven.bots import Bot, make
from hexhaven.games.island.guide.course import BoardCourse, verb_name
from hexhaven.games.island.rules.view import BoardView
from hexhaven.games.island.scene.advice import reminded_bot


@dataclass(frozen=True)
class Idea:
    verb: str
    action: int
    worth: float  # in points, even if something else should come first; to do nothing is worth 0


def ideas(course: BoardCourse) -> Iterator[Idea]:
    """What the learner may do now, best first."""
    view = course.p.view(course.seat)
    if not isinstance(view, BoardView):
        return
    bot = reminded_bot(view, course.record.entries)
    for idea in thoughts(bot, view):
        if course.p.is_legal(idea.action, course.seat):
            yield idea


def thoughts(bot: Bot, view: BoardView) -> Iterator[Idea]:
    p = view.position()
    for action, score, terms in bot.explain(view):
        yield Idea(verb_name(p, int(action)), int(action), score - terms.get("patience", 0.0))


def best(course: BoardCourse) -> Idea:
    return next(ideas(course))


def was_good_before(course: BoardCourse, verb: str) -> bool:
    """Whether the learner could have done this in an earlier turn, and well."""
    bot = make("greedy", "guide")
    for p in course.earlier_decisions():
        if any(verb_name(p, action) == verb for action in p.legal(course.seat)):
            view = p.view(course.seat)
            assert isinstance(view, BoardView)
            if any(idea.verb == verb and idea.worth > 0 for idea in thoughts(bot, view)):
                return True
    return False
