"""Hexhaven: the settlers family of board games by the book, fast enough for research."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from typing import Final

__version__: Final = "0.1.0"


def _is_compiled() -> bool:
    """Tell whether the engine beside this file is native code (without importing it)."""
    engine = find_spec("hexhaven.game")
    return engine is not None and str(engine.origin).endswith(tuple(EXTENSION_SUFFIXES))


compiled: Final[bool] = _is_compiled()
