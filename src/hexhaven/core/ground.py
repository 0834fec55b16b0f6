"""What a game is played on, as far as every game knows it: a name, and lines in a record."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from hexhaven.core.game import SetupError


class Ground:
    """A map that is laid out; what it looks like is known to the games that are played on it."""

    name: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Plan:
    """A map as a file describes it, before anything is drawn.

    It has no fields: a compiled class has a descriptor for each, which a dataclass that inherits from it
    would take for a default.
    """


class MapError(SetupError):
    """A map that cannot be used. The message says what is wrong, where, and what to do about it."""
