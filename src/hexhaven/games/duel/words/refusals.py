"""Why something is not allowed in the card game."""

import re
from collections.abc import Mapping

from hexhaven.core.game import Refusal
from hexhaven.core.reading import read_amounts
from hexhaven.games.duel.words import names as words
from hexhaven.words.messages import has, say

# Values that stand for a sentence of their own.
SENTENCES = ("lacks", "against", "when", "fits", "whose", "bars")
OWN_ARTICLES = re.compile(r"duel-.*|R\d+")


def is_of_duel(refusal: Refusal) -> bool:
    """A refusal of the card game rests on an article of the card game: a topic, a card or a ruling."""
    return OWN_ARTICLES.fullmatch(refusal.article) is not None


def refusal(language: str, refusal: Refusal) -> str:
    key = f"duel.refused.{refusal.reason}"
    if not has(language, key):
        return say(language, "duel.refused.other")
    values = {name: value_word(language, name, refusal.values) for name in refusal.values}
    return say(language, key, **values)


def value_word(language: str, name: str, values: Mapping[str, str]) -> object:
    """A value in words: cards have titles, resources names, numbers count."""
    value = values[name]
    if name == "card":
        return words.title(language, value)
    if name == "needs":
        return either(language, [words.title(language, each) for each in value.split(" or ")])
    if name == "resource":
        return words.resource(language, value)
    if name == "missing":
        return words.resources(language, read_amounts(value))
    if name in SENTENCES:
        return say(
            language, f"duel.{name}.{value}", at=values.get("at", ""), resource=given(language, values)
        )
    return int(value) if value.isdecimal() else value


def given(language: str, values: Mapping[str, str]) -> str:
    """The resource that a refusal is about, in words."""
    return words.resource(language, values["resource"]) if "resource" in values else ""


def either(language: str, titles: list[str]) -> str:
    """'Abbey or Library'."""
    if len(titles) < 2:
        return "".join(titles)
    return say(language, "duel.or", first=", ".join(titles[:-1]), last=titles[-1])
