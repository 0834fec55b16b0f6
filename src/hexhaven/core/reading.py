"""Reading what people write: names and numbers of actions, lists; errors say what to write instead."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from mypy_extensions import i64

from hexhaven.core.game import UnknownAction

AMOUNT: Final = re.compile(r"(?:([1-9][0-9]?) ?x )?([a-z][a-z-]*)")  # "2x abbey" or "abbey"
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


def read_amounts(text: str) -> dict[str, int]:
    """A list as in "2x abbey, cannon", by name; anything else is a ValueError."""
    amounts: dict[str, int] = {}
    for part in text.split(","):
        found = AMOUNT.fullmatch(" ".join(part.lower().split()))
        if found is None:
            raise ValueError(f"'{part.strip()}' is no part of a list: write '2x abbey, cannon'")
        number, name = found.groups()
        amounts[name] = amounts.get(name, 0) + int(number or 1)
    return amounts


def write_amounts(amounts: dict[str, int]) -> str:
    return ", ".join([name if n == 1 else f"{n}x {name}" for name, n in amounts.items() if n > 0])
