"""What can be said about a deck: a reason with its values, which `texts` says in every language."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

Value: TypeAlias = int | float | str | list[str]
Values: TypeAlias = dict[str, Value]


@dataclass(frozen=True)
class Problem:
    """A rule the deck breaks, and the almanac article that says so."""

    reason: str
    article: str
    values: Values = field(default_factory=dict)


@dataclass(frozen=True)
class Mistake:
    """Something in a text that cannot be understood, and the line it stands in."""

    line: int
    reason: str
    values: Values = field(default_factory=dict)


@dataclass(frozen=True)
class Idle:
    """A card that the deck cannot play, or that would find nothing to work on.

    `missing` are cards of which one more would help.
    """

    card: str
    reason: str
    values: Values = field(default_factory=dict)
    missing: tuple[str, ...] = ()


@dataclass(frozen=True)
class Suggestion:
    """A change that would make the deck better: what goes, what comes, where, and why.

    A card stands there as often as it goes or comes.
    """

    reason: str
    where: Literal["deck", "start", "events"]
    remove: tuple[str, ...] = ()
    add: tuple[str, ...] = ()
    values: Values = field(default_factory=dict)
