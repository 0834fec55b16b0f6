"""The words of the lessons: `en.toml` and `de.toml` beside them, with the grammar of `hexhaven.words`."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from string import Formatter
from typing import Any

from hexhaven.texts import tongue, written


class Texts:
    """What one game has to say, in every language."""

    def __init__(self, package: str) -> None:
        self.package = package

    def all(self, language: str) -> Mapping[str, Any]:
        """Its lessons and phrases; the terminal and the page are guided alike."""
        return texts_in(self.package, tongue(language))

    def lesson(self, language: str, key: str, values: Mapping[str, object]) -> tuple[str, str]:
        """The title and the text of a lesson."""
        found = self.all(language)["lesson"][key]
        return filled(found["title"], values), " ".join(filled(found["text"], values).split())

    def phrase(self, language: str, key: str, **values: object) -> str:
        """A part of a lesson that is said only sometimes."""
        return filled(self.all(language)["phrase"][key], values)

    def either(self, language: str, items: Sequence[str]) -> str:
        """'a road, a settlement or a city'."""
        if len(items) < 2:
            return "".join(items)
        return self.phrase(language, "or", first=", ".join(items[:-1]), last=items[-1])


@cache
def texts_in(package: str, language: str) -> Mapping[str, Any]:
    return tomllib.loads(resources.files(package).joinpath(f"{language}.toml").read_text("utf-8"))


def filled(message: str, values: Mapping[str, object]) -> str:
    """A message with its values filled in, by the grammar of `hexhaven.words.messages`."""
    parts = Formatter().parse(message)
    return "".join(
        text if name is None else text + written(values[name], form or "") for text, name, form, _ in parts
    )
