"""What the commands say about themselves, in every language.

It stands apart from the words of the games, so that `hexhaven --help` need not load any game.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any


@cache
def texts(language: str) -> Mapping[str, Any]:
    return tomllib.loads(resources.files("hexhaven.cli").joinpath(f"{language}.toml").read_text("utf-8"))


def find(language: str, key: str) -> str | None:
    """A text by its path, such as 'help.play.seats'; None if there is none."""
    found: Any = texts(language)
    for name in key.split("."):
        found = found.get(name) if isinstance(found, Mapping) else None
    return found if isinstance(found, str) else None


def tell(language: str, key: str, **values: object) -> str:
    """A text with its values filled in."""
    text = find(language, key)
    assert text is not None, key
    return text.format(**values)


def number(language: str, n: int) -> str:
    """A whole number with its thousands set apart, as the language has it."""
    return f"{n:,}".replace(",", "." if language == "de" else ",")
