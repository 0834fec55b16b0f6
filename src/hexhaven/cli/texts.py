"""What the commands say about themselves, in every language.

It stands apart from the words of the games, so that `hexhaven --help` need not load any game.
"""

from hexhaven.texts import filled, texts_in

PACKAGE = "hexhaven.cli"


def find(language: str, key: str) -> str | None:
    """A text by its path, such as 'help.play.seats'; None if there is none."""
    return texts_in(PACKAGE, language).get(key)


def tell(language: str, key: str, **values: object) -> str:
    """A text with its values filled in."""
    return filled(texts_in(PACKAGE, language)[key], values)


def number(language: str, n: int) -> str:
    """A whole number with its thousands set apart, as the language has it."""
    return f"{n:,}".replace(",", "." if language == "de" else ",")
