"""Texts that people read, in every language: `en.toml` and `de.toml` beside the code that says them.

A text is a format string. Beside values it knows a little grammar:

- `{n:card/cards}` chooses by number, and `{who:builds/build}` chooses between somebody and the reader;
- `{who}` begins a sentence, `{who:low}` stands within one, `{who:acc}` and `{who:dat}` are the objects of
  one. A name is the same everywhere, but "you" is not: `Du`, `du`, `dich`, `dir`. `{who:poss}` says whose
  something is: `Bert's`, `your`.

>>> filled("{n} {n:card/cards}", {"n": 2})
'2 cards'
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from string import Formatter
from typing import Any, Final, TypeAlias

LANGUAGES: Final = ("en", "de")

Parts: TypeAlias = tuple[tuple[str, str | None, str], ...]


@cache
def texts_in(package: str, language: str, folder: str = "") -> Mapping[str, str]:
    """The texts in a package, or in a folder of it, by key, such as 'story.road'; none without a file."""
    file = resources.files(package).joinpath(folder, f"{tongue(language)}.toml")
    return dict(flatten(tomllib.loads(file.read_text("utf-8")))) if file.is_file() else {}


def flatten(table: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, str]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from flatten(value, f"{path}{key}.")
        else:
            yield path + key, value


def tongue(language: str) -> str:
    """The language itself: 'en', wherever it is read and of whatever games ('en@page+a+b')."""
    return language.partition("+")[0].partition("@")[0]


def taken_apart(text: str) -> Parts:
    """Each piece of plain text, with the name and the form of the value that follows it."""
    return tuple((plain, name, form or "") for plain, name, form, _ in Formatter().parse(text))


def put_together(parts: Parts, values: Mapping[str, object]) -> str:
    return "".join(
        plain if name is None else plain + written(values[name], form) for plain, name, form in parts
    )


def filled(text: str, values: Mapping[str, object]) -> str:
    """A text with its values filled in."""
    return put_together(taken_apart(text), values)


def written(value: object, form: str) -> str:
    """A value in a text; a number may choose between two forms, `one/many`."""
    if "/" in form and isinstance(value, int):
        return form.split("/")[value != 1]
    return format(value, form)
