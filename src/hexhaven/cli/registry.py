"""How the terminal shows a game: found in the folder of the game."""

from hexhaven.cli.family import Family
from hexhaven.core.game import State
from hexhaven.layers import base_layer

PLAIN = Family()


def family_of(state: State) -> Family:
    """How a game is shown; one of which nothing is known has points and choices."""
    return base_layer(state.slices(), "terminal", PLAIN)
