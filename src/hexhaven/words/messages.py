"""The message files: what is said, in every language, with singular and plural and the right person.

A message is a format string. Beside values it knows two little words of grammar:

- `{n:card/cards}` chooses by number, and `{who:builds/build}` chooses between somebody and the reader;
- `{who}` begins a sentence, `{who:low}` stands within one, `{who:acc}` and `{who:dat}` are the objects of
  one. A name is the same everywhere, but "you" is not: `Du`, `du`, `dich`, `dir`. `{who:poss}` says whose
  something is: `Bert's`, `your`.

What an expansion says stands in a file of its own beside that of the base game.

The terminal and the page in the browser say most things alike. Where the page needs other words, they
stand in the file under `page`, and the language `en@page` has them in place of the terminal's.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from string import Formatter
from typing import Any, TypeAlias

from hexhaven.games.knights.rules.rows import ROWS

LANGUAGES = ("en", "de")
FILES = ("{language}.toml", "{language}_knights.toml", "{language}_duel.toml")

Names: TypeAlias = Sequence[str]


@cache
def messages(language: str) -> Mapping[str, str]:
    """All messages of a language by their key, such as 'story.road'."""
    name, at, medium = language.partition("@")
    if at:
        said = messages(name)
        own = f"{medium}."
        return {**said, **{key.removeprefix(own): said[key] for key in said if key.startswith(own)}}
    found: dict[str, str] = {}
    for name in FILES:
        file = resources.files("hexhaven.words").joinpath(name.format(language=language))
        found |= flatten(tomllib.loads(file.read_text("utf-8")))
    return found | dict(progress_cards(language))


def progress_cards(language: str) -> Iterator[tuple[str, str]]:
    """What a progress card is called and does stands in its row."""
    for row in ROWS:
        yield f"progress.{row.name}", row.title[language]
        yield f"progress_effect.{row.name}", row.text[language]
        if row.classic:
            yield f"progress_effect.{row.name}-classic", row.classic[language]


def on_page(language: str) -> str:
    """The language as the page in the browser speaks it."""
    return f"{language}@page"


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
    return "".join(
        text if name is None else text + written(values[name], spec)
        for text, name, spec in parts(language, key)
    )


def named(language: str, group: str, name: str) -> str:
    """The word for a thing, or its own name where the message files do not know it yet."""
    key = f"{group}.{name}"
    return say(language, key) if has(language, key) else name


@cache
def parts(language: str, key: str) -> tuple[tuple[str, str | None, str], ...]:
    """A message taken apart: each text with the name and the form of the value that follows it."""
    message = Formatter().parse(messages(language)[key])
    return tuple((text, name, form or "") for text, name, form, _ in message)


def written(value: object, form: str) -> str:
    """A value in a message; a number may choose between two forms, `one/many`."""
    if "/" in form and isinstance(value, int):
        return form.split("/")[value != 1]
    return format(value, form)


@dataclass(frozen=True)
class Person:
    """A player in a sentence: a name, or the reader."""

    name: str
    is_reader: bool
    language: str

    def __format__(self, spec: str) -> str:
        if "/" in spec:
            return spec.split("/")[self.is_reader]
        if self.is_reader:
            return say(self.language, f"you.{spec or 'first'}")
        return say(self.language, "possessive", name=self.name) if spec == "poss" else self.name


def person(language: str, names: Names, player: int, reader: int) -> Person:
    """A player as the reader calls them; somebody without a name is a number."""
    name = names[player] if 0 <= player < len(names) else say(language, "player", n=player)
    return Person(name, player == reader, language)


@dataclass(frozen=True)
class People:
    """Several players in a sentence, the reader not among them.

    `{players}` lists them, `{players:or}` leaves the choice, `{players:has/have}` chooses by their number.
    """

    names: tuple[str, ...]
    language: str

    def __format__(self, spec: str) -> str:
        if "/" in spec:
            return spec.split("/")[len(self.names) != 1]
        people = listed(self.language, self.names, "or" if spec == "or" else "and")
        return say(self.language, "possessive", name=people) if spec == "poss" else people


def listed(language: str, items: Sequence[str], last: str = "and") -> str:
    """'ore, wool and brick'; or, where a choice is left, 'ore, wool or brick'."""
    if len(items) < 2:
        return "".join(items)
    return say(language, last, first=", ".join(items[:-1]), last=items[-1])
