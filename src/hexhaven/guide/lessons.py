"""What a lesson is: where its rule stands, which parts of the page it shows, how it is left."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class About:
    """A lesson without its words. A passive one is read and left; otherwise the learner acts."""

    article: str
    shows: tuple[str, ...]
    passive: bool = True


@dataclass(frozen=True)
class Draft:
    """A lesson about to be said: the values for its words, and the action it speaks of."""

    key: str
    values: dict[str, Any] = field(default_factory=dict)
    suggestion: int | None = None


def reading(article: str, *shows: str) -> About:
    return About(article, shows)


def acting(article: str, *shows: str) -> About:
    return About(article, shows, passive=False)
