"""The families of games the page can show, by the type of their states."""

from hexhaven.board.state import Position
from hexhaven.game import State
from hexhaven.scene.board import BoardFamily
from hexhaven.scene.family import Family

FAMILIES: dict[type[State], Family] = {Position: BoardFamily()}


def family_of(state: State) -> Family:
    """The family whose game a state belongs to."""
    return FAMILIES[type(state)]
