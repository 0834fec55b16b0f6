"""How the page shows a game: found in the folder of the game."""

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
