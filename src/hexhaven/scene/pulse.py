"""How far a game has come, for clocks and for lists of tables."""

from hexhaven.core.game import State
from hexhaven.scene.registry import family_of


def round_of(state: State) -> int:
    """The round a game is in; 0 before the first turn."""
    return family_of(state).round(state)


def turn_of(state: State) -> int:
    """A number that changes whenever somebody else's turn begins."""
    return family_of(state).turn(state)
