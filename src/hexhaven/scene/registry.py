"""The families of games the page can show, and to which of them a state belongs."""

from collections.abc import Callable
from typing import cast

from hexhaven.board.state import Position
from hexhaven.cards.state import Duel
from hexhaven.families import Families
from hexhaven.game import State
from hexhaven.scene.board import BoardFamily
from hexhaven.scene.board.knights import KnightsFamily, has_knights
from hexhaven.scene.duel import DuelFamily
from hexhaven.scene.family import Family

BASE = BoardFamily()
KNIGHTS = KnightsFamily()
DUEL = DuelFamily()


def board_family(state: State) -> Family:
    """The base game, or an expansion that shows more."""
    return KNIGHTS if has_knights(cast(Position, state)) else BASE


FAMILIES: Families[Callable[[State], Family]] = Families({Position: board_family, Duel: lambda state: DUEL})


def family_of(state: State) -> Family:
    """The family whose game a state belongs to."""
    return FAMILIES.of(state)(state)
