"""Which values belong to which expansion: the one place that names them all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hexhaven.board.rules import Rules
from hexhaven.bots.greedy.base import BaseValues
from hexhaven.bots.greedy.knights.values import KnightsValues
from hexhaven.bots.greedy.terms import TERM_NAMES
from hexhaven.bots.values import Values

# By the id of an expansion; one that is missing here is played all the same, by trying things out.
VALUES: Final[dict[str, Callable[[], Values]]] = {"knights": KnightsValues}


def layers_of(rules: Rules) -> list[Values]:
    """The values of a game: those of the base game, and of each expansion that has some, in their order."""
    found: list[Values] = [BaseValues()]
    for id in rules.expansions:
        if id in VALUES:
            found.append(VALUES[id]())
    return found


def term_names() -> list[str]:
    """Every term that a score of a board game can have."""
    names = list(TERM_NAMES)
    for make in VALUES.values():
        names += make().terms()
    return names
