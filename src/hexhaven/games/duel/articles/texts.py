"""What the articles about single cards say: `en.toml` and `de.toml`.

Sets, kinds of cards and resources are called as everywhere in the card game.
"""

from collections.abc import Mapping
from functools import cache

from hexhaven.texts import filled, texts_in

GAME = "hexhaven.games.duel"


@cache
def texts(language: str) -> Mapping[str, str]:
    """By their keys, such as 'figure.price'; what is said here goes before what is said elsewhere."""
    said = texts_in(GAME, language, "words"), texts_in(GAME, language, "decks")
    return {**said[0], **said[1], **texts_in(GAME, language, "articles")}


def text(language: str, key: str, **values: object) -> str:
    return filled(texts(language)[key], values)


def group(language: str, name: str) -> list[str]:
    """The names in a group of texts."""
    start = f"{name}."
    return [key.removeprefix(start) for key in texts_in(GAME, language, "articles") if key.startswith(start)]
