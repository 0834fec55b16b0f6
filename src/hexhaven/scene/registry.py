"""The families of games the page can show, and to which of them a state belongs."""

from hexhaven.board.state import Position
from hexhaven.game import State
from hexhaven.scene.board import BoardFamily
from hexhaven.scene.board.knights import KnightsFamily, has_knights
from hexhaven.scene.family import Family

BASE = BoardFamily()
KNIGHTS = KnightsFamily()


def family_of(state: State) -> Family:
    """The family whose game a state belongs to."""
    if not isinstance(state, Position):
        raise TypeError(f"no page shows a {type(state).__name__}")
    return KNIGHTS if has_knights(state) else BASE
