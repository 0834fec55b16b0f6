"""The message files: what is said, in every language, with singular and plural and the right person.

A message is a format string. Beside values it knows two little words of grammar:

- `{n:card/cards}` chooses by number, and `{who:builds/build}` chooses between somebody and the reader;
- `{who}` begins a sentence, `{who:low}` stands within one, `{who:acc}` and `{who:dat}` are the objects of
  one. A name is the same everywhere, but "you" is not: `Du`, `du`, `dich`, `dir`.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from string import Formatter
from typing import Any, TypeAlias

LANGUAGES = ("en", "de")

Names: TypeAlias = Sequence[str]


@cache
def messages(language: str) -> Mapping[str, str]:
    """All messages of a language by their key, such as 'story.road'."""
    file = resources.files("hexhaven.words").joinpath(f"{language}.toml")
    return dict(flatten(tomllib.loads(file.read_text("utf-8"))))


def flatten(table: dict[str, Any], path: str = "") -> Iterator[tuple[str, str]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from flatten(value, f"{path}{key}.")
        else:
            yield path + key, value


def has(language: str, key: str) -> bool:
    return key in messages(language)


def say(language: str, key: str, **values: object) -> str:
    """The message in a language, with its values filled in."""
    return FORMATTER.vformat(messages(language)[key], (), values)


class Grammar(Formatter):
    """Format strings that also know `{n:one/many}`."""

    def format_field(self, value: Any, format_spec: str) -> Any:
        if "/" in format_spec and isinstance(value, int):
            return format_spec.split("/")[value != 1]
        return format(value, format_spec)


FORMATTER = Grammar()


@dataclass(frozen=True)
class Person:
    """A player in a sentence: a name, or the reader."""

    name: str
    is_reader: bool
    language: str

    def __format__(self, spec: str) -> str:
        if "/" in spec:
            return spec.split("/")[self.is_reader]
        return say(self.language, f"you.{spec or 'first'}") if self.is_reader else self.name


def person(language: str, names: Names, player: int, reader: int) -> Person:
    """A player as the reader calls them; somebody without a name is a number."""
    name = names[player] if 0 <= player < len(names) else say(language, "player", n=player)
    return Person(name, player == reader, language)


def listed(language: str, items: Sequence[str]) -> str:
    """'ore, wool and brick'."""
    if len(items) < 2:
        return "".join(items)
    return say(language, "and", first=", ".join(items[:-1]), last=items[-1])
