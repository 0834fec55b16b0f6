"""Why something is not allowed in the card game."""

from collections.abc import Mapping

from hexhaven.core.reading import read_amounts
from hexhaven.games.duel.words import names as words
from hexhaven.words.messages import Names, listed, say

# Values that stand for a sentence of their own.
SENTENCES = ("lacks", "against", "when", "fits", "whose", "bars")


def value(language: str, name: str, values: Mapping[str, str], names: Names, viewer: int) -> object:
    """A value of a refusal in words: cards have titles, resources names, numbers count."""
    value = values[name]
    if name == "card":
        return words.title(language, value)
    if name == "needs":
        return listed(language, [words.title(language, each) for each in value.split(" or ")], "or")
    if name == "resource":
        return words.resource(language, value)
    if name == "missing":
        return words.resources(language, read_amounts(value))
    if name in SENTENCES:
        return say(language, f"{name}.{value}", at=values.get("at", ""), resource=given(language, values))
    return int(value) if value.isdecimal() else value


def given(language: str, values: Mapping[str, str]) -> str:
    """The resource that a refusal is about, in words."""
    return words.resource(language, values["resource"]) if "resource" in values else ""
