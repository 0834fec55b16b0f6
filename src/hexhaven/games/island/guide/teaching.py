"""What a board game brings to the guide beside its topics.

All of it has names, so that an expansion may add to it, or say the same thing in another way.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from hexhaven.games.island.guide.advice import Idea
from hexhaven.games.island.guide.course import BoardCourse
from hexhaven.games.island.rules.state import Position
from hexhaven.guide.teaching import Teaching, Topic
from hexhaven.layers import layers_of

Telling: TypeAlias = Callable[[BoardCourse, Idea], dict[str, object]]


@dataclass(frozen=True)
class Skill:
    """Something one can do in a turn: its lesson, and whether there is a short sentence for it, too."""

    key: str | None  # None: it needs no lesson
    telling: Telling
    in_short: bool = True


@dataclass(frozen=True)
class Question:
    """Something that is asked in between, and its lesson, for those who have never answered it before."""

    key: str
    telling: Telling
    verbs: tuple[str, ...] = ()  # that answer it; none: the one that is advised


class BoardTeaching(Teaching):
    """What the base game, or an expansion of it, has to say."""

    notices: ClassVar[Mapping[str, Topic]] = {}  # what may have happened in a step; called with the step
    skills: ClassVar[Mapping[str, Skill]] = {}  # what one can do in a turn, by verb
    questions: ClassVar[Mapping[str, Question]] = {}  # what is asked in between, by its name


def layers(p: Position) -> list[BoardTeaching]:
    return layers_of(p.slices(), "guide", BoardTeaching)


def notices_of(p: Position) -> list[Topic]:
    """What is noticed in a game, in the order in which it is told."""
    found = {name: notice for layer in layers(p) for name, notice in layer.notices.items()}
    return sorted(found.values(), key=lambda notice: notice.urgency)


def skills_of(p: Position) -> dict[str, Skill]:
    return {verb: skill for layer in layers(p) for verb, skill in layer.skills.items()}


def question_of(p: Position) -> Question | None:
    """What is known of the question the game waits for."""
    known = (layer.questions.get(p.question()) for layer in reversed(layers(p)))
    return next(filter(None, known), None)
