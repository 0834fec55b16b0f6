"""What a lesson is: where its rule stands, which parts of the page it shows, how it is left."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from hexhaven.wire.scene import Place


@dataclass(frozen=True)
class About:
    """A lesson without its words. A passive one is read and left; otherwise the learner acts."""

    article: str
    shows: tuple[str, ...]
    passive: bool = True


@dataclass(frozen=True)
class Draft:
    """A lesson about to be said: the values for its words, and the action and the places it speaks of."""

    key: str
    values: dict[str, Any] = field(default_factory=dict)
    suggestion: int | None = None
    places: Sequence[Place] = ()


def reading(article: str, *shows: str) -> About:
    return About(article, shows)


def acting(article: str, *shows: str) -> About:
    return About(article, shows, passive=False)
