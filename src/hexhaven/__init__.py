"""Hexhaven: a home for the settlers family of games."""

from __future__ import annotations

from hexhaven import game

__version__ = "0.1.0"

# True when the engine runs as native code, False when the same files run as plain Python.
compiled: bool = not game.__file__.endswith(".py")
