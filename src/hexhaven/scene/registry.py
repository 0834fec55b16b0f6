"""How the page shows a game, found in the folder of the game; and what the table asks it for itself."""

from hexhaven.core.game import State
from hexhaven.layers import layers_of
from hexhaven.scene.family import Family


class UnknownFamily(TypeError):
    """Nobody has said yet how to show a game of this family."""


def family_of(state: State) -> Family:
    """The family whose game a state belongs to: the last of its games that says how it is shown."""
    found = layers_of(state.slices(), "scene", Family)  # type: ignore[type-abstract]
    if not found:
        raise UnknownFamily(f"nobody has said yet how to show a {type(state).__name__}")
    return found[-1]


def round_of(state: State) -> int:
    """The round a game is in; 0 before the first turn."""
    return family_of(state).round(state)


def turn_of(state: State) -> int:
    """A number that changes whenever somebody else's turn begins."""
    return family_of(state).turn(state)


def no_deal(state: State, player: int) -> int | None:
    """How a player says no to the offer they are asked about now; None if they are asked about none."""
    return family_of(state).no_deal(state, player)
