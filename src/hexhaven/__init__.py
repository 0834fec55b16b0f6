"""Hexhaven: a home for the settlers family of games.

    import hexhaven as hh

    state = hh.new("base", players=4, seed=7)

What `__all__` names is the public surface; it is imported when it is first used, so that a command which
needs little of it starts quickly.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from hexhaven.core import game

if TYPE_CHECKING:
    from hexhaven.core.game import (
        ACTOR,
        CHANCE,
        NOBODY,
        IllegalAction,
        Refusal,
        SetupError,
        State,
        UnknownAction,
        View,
    )
    from hexhaven.core.rng import Rng
    from hexhaven.core.sayings import TextError
    from hexhaven.front import load, new, position
    from hexhaven.record import Record, RecordError

__version__ = "0.1.0"

# True when the engine runs as native code, False when the same files run as plain Python.
compiled: bool = not game.__file__.endswith(".py")

__all__ = [
    "new", "load", "position",
    "State", "View", "Record", "Rng",
    "CHANCE", "NOBODY", "ACTOR",
    "Refusal", "IllegalAction", "UnknownAction", "SetupError", "RecordError", "TextError",
    "compiled",
]  # fmt: skip

HOMES = {
    "new": "front", "load": "front", "position": "front",
    "Record": "record", "RecordError": "record", "Rng": "core.rng", "TextError": "core.sayings",
}  # fmt: skip


def __getattr__(name: str) -> object:
    """Import a public name from where it lives, the first time it is used."""
    if name not in __all__:
        raise AttributeError(f"hexhaven has no '{name}'; it offers {', '.join(__all__)}")
    found: object = getattr(import_module(f"hexhaven.{HOMES.get(name, 'core.game')}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
