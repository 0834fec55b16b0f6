"""Where a storey finds what a game brings to it: in the game's own folder, under the storey's name.

A state says which games it consists of (`state.slices()`: the base first, then its expansions). A storey asks
for their layers: `games.<id>.scene` is loaded when the game is shown for the first time, and
its `LAYER` is what it brings. So no storey names a game, and a game that brings nothing costs nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final, TypeVar

Layer = TypeVar("Layer")

# What a program brings for games of its own, by game and storey; it is asked before any folder.
BROUGHT: Final[dict[tuple[str, str], object]] = {}


def layers_of(slices: Sequence[str], storey: str, kind: type[Layer]) -> list[Layer]:
    """What these games bring to a storey, in their order; most bring nothing to some."""
    found = [layer_of(id, storey) for id in slices]
    return [layer for layer in found if isinstance(layer, kind)]


def base_layer(slices: Sequence[str], storey: str, default: Layer) -> Layer:
    """What the first of these games brings: that of the family the others stand on."""
    found = layer_of(slices[0], storey) if slices else None
    return default if found is None else found  # type: ignore[return-value]


def layer_of(id: str, storey: str) -> object | None:
    """What one game brings to a storey, or None."""
    package = packages().get(id)
    return BROUGHT.get((id, storey)) or (None if package is None else layer_in(f"{package}.{storey}"))


@cache
def layer_in(module: str) -> object | None:
    layer: object = None if find_spec(module) is None else getattr(import_module(module), "LAYER", None)
    return layer


def module_of(id: str, name: str) -> str | None:
    """The module of a game that has this name, if there is one."""
    module = f"{packages()[id]}.{name}"
    return None if find_spec(module) is None else module


@cache
def packages() -> dict[str, str]:
    """The package of every game: the table itself, into which a test may write one more."""
    games: dict[str, str] = import_module("hexhaven.games.index").GAMES
    return games
