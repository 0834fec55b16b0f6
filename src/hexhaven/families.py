"""What differs from one family of games to the next, found by the type of their states.

The board games share one type of state, the card game has another. Whatever has to know a family (its words,
its statistics, its bots, how a terminal shows it) stands in a table of this kind, so that a new family is a
new row and nobody asks which game it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Generic, TypeVar

Row = TypeVar("Row")


class UnknownFamily(TypeError):
    """Nobody has said yet how to deal with a game of this family."""


class Families(Generic[Row]):
    """A row for each family, and perhaps one for all the others."""

    def __init__(self, rows: Mapping[type, Row], others: Row | None = None) -> None:
        self.rows: Final = rows
        self.others: Final = others

    def of(self, thing: object) -> Row:
        """The row of the family that a state, or a view, belongs to."""
        return self.of_type(type(thing))

    def of_type(self, kind: type) -> Row:
        for known in kind.__mro__:
            if known in self.rows:
                return self.rows[known]
        if self.others is None:
            raise UnknownFamily(f"a {kind.__name__} belongs to no family that is known here")
        return self.others
