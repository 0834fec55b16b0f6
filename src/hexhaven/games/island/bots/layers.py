"""Which values belong to a game: those of the base game, and of each expansion that says what it is worth."""

from __future__ import annotations

from collections.abc import Sequence

from hexhaven.bots.layer import BotLayer
from hexhaven.games.island.bots.values import Values
from hexhaven.layers import layers_of


def values_of(slices: Sequence[str]) -> list[Values]:
    """The values of these games, in their order; an expansion without any is played by trying."""
    made = [layer.values() for layer in layers_of(slices, "bots", BotLayer) if layer.values is not None]
    return [values for values in made if isinstance(values, Values)]
