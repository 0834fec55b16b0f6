"""Reading the words of an action: names and numbers, with errors that say what to write."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from mypy_extensions import i64

from hexhaven.game import UnknownAction

LONGEST_NUMBER: Final = 9  # no board has so many places, and Python does not read numbers of any length


def split_words(text: str) -> list[str]:
    """The words of an action, of which the first is its verb."""
    words = text.split()
    if not words:
        raise UnknownAction("an empty text is no action")
    return words


def no_verb(name: str, verbs: list[str]) -> UnknownAction:
    return UnknownAction(f"'{name}' is no action of this game{did_you_mean(name, verbs)}")


def did_you_mean(word: str, names: Sequence[str]) -> str:
    near = get_close_matches(word, names, 1)
    return f"; did you mean '{near[0]}'?" if near else ""


def one_word(verb: str, words: list[str], what: str) -> str:
    if len(words) != 1:
        raise UnknownAction(f"'{verb}' is followed by {what}, not by '{' '.join(words)}'")
    return words[0]


def read_name(word: str, names: tuple[str, ...], what: str) -> int:
    """The position of a name in a list of names."""
    if word in names:
        return names.index(word)
    hint = did_you_mean(word, names) or f" ({', '.join(names)})"
    raise UnknownAction(f"'{word}' is no {what}{hint}")


def read_number(word: str, limit: i64, what: str) -> int:
    if not (word.isascii() and word.isdigit()):
        raise UnknownAction(f"'{word}' is no {what}: write its number")
    if len(word) > LONGEST_NUMBER or int(word) >= limit:
        raise UnknownAction(f"there is no {what} {word}: the highest is {limit - 1}")
    return int(word)
