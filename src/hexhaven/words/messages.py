"""What is said, in every language: the messages of the machinery and those of the games.

A game's messages are `words/en.toml` and `words/de.toml` in its folder, in the format of `hexhaven.texts`. A
language may say of which games it is spoken: `within("en", state.slices())`. Then a message is looked
up with the last of them first and in the machinery's own at the end, so that the same key may mean different
things in different games. A bare language knows the messages of all games; where several have the same key,
the first game of the index says it.

The terminal and the page in the browser say most things alike. Where the page needs other words, they
stand in the file under `page`, and the language `en@page` has them in place of the terminal's.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from hexhaven.layers import layers_of, packages
from hexhaven.texts import LANGUAGES, Parts, put_together, taken_apart, texts_in, tongue
from hexhaven.words.layer import Names, WordsLayer

__all__ = [
    "LANGUAGES", "Names", "People", "Person",
    "has", "layers_in", "listed", "messages", "named", "on_page", "person", "say", "thing", "tongue",
    "within",
]  # fmt: skip

OWN = "hexhaven"
STOREY = "words"


# --- languages ---------------------------------------------------------------------------------------


def on_page(language: str) -> str:
    """The language as the page in the browser speaks it, of whatever game."""
    return f"{tongue(language)}@page"


def within(language: str, slices: Sequence[str]) -> str:
    """The language as it is spoken of a game that consists of these; see `State.slices`."""
    return "+".join([language.partition("+")[0], *(slices or [""])])


def slices_in(language: str) -> list[str] | None:
    """The games that a language is spoken of; None for a bare one."""
    _, plus, slices = language.partition("+")
    return slices.split("+") if plus else None


def medium_of(language: str) -> str:
    """Where the language is read, if that makes a difference."""
    return language.partition("+")[0].partition("@")[2]


@cache
def layers_in(language: str) -> list[WordsLayer]:
    """The layers of the games that a language is spoken of, the last first."""
    slices = slices_in(language)
    found = layers_of(list(packages()) if slices is None else slices, STOREY, WordsLayer)
    return found[::-1]


# --- messages ----------------------------------------------------------------------------------------


@cache
def messages(language: str) -> Mapping[str, str]:
    """All messages of a language by their key, such as 'story.road'."""
    slices = slices_in(language)
    order = list(packages())[::-1] if slices is None else slices
    own = as_read(texts_in(OWN, language, STOREY), medium_of(language))
    return joined([own, *(messages_of(id, language) for id in order)])


def joined(layers: Sequence[Mapping[str, str]]) -> dict[str, str]:
    """The messages of all layers; of those with the same key, that of the last."""
    return {key: text for layer in layers for key, text in layer.items()}


def messages_of(id: str, language: str) -> Mapping[str, str]:
    """What one game has to say."""
    package = packages().get(id)
    said: dict[str, str] = {}
    for layer in layers_of([id], STOREY, WordsLayer):
        said |= layer.messages(tongue(language))
    if package is not None:
        said |= texts_in(package, language, STOREY)
    return as_read(said, medium_of(language))


def as_read(said: Mapping[str, str], medium: str) -> dict[str, str]:
    """Messages with those in their places that a medium has words of its own for."""
    own = f"{medium}."
    return {**said, **{key.removeprefix(own): text for key, text in said.items() if key.startswith(own)}}


def has(language: str, key: str) -> bool:
    return key in messages(language)


def say(language: str, key: str, **values: object) -> str:
    """The message in a language, with its values filled in."""
    return put_together(parts(language, key), values)


@cache
def parts(language: str, key: str) -> Parts:
    return taken_apart(messages(language)[key])


def named(language: str, group: str, name: str) -> str:
    """The word for a thing, or its own name where the messages do not know it yet."""
    key = f"{group}.{name}"
    return say(language, key) if has(language, key) else name


def thing(language: str, name: str) -> str:
    """What people call something of which only the name is known, or that name."""
    groups = (group for layer in layers_in(language) for group in layer.groups)
    return next(
        (say(language, f"{group}.{name}") for group in groups if has(language, f"{group}.{name}")), name
    )


# --- people ------------------------------------------------------------------------------------------


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
