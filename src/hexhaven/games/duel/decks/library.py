"""All cards a deck can be made of, and how many of each lie in the boxes."""

from collections.abc import Iterable, Mapping
from functools import cache

from hexhaven.games.duel.rules.kinds import EVENT, SETS, CardKind, read_kinds
from hexhaven.games.duel.rules.terms import MAGIC, RESOURCE_NAMES, TERRAIN_NAMES
from hexhaven.texts import texts_in

GAME = "hexhaven.games.duel"
BASE = SETS[0]
THEME_SETS = SETS[1:]

# What lies in the middle of the table or makes the land: these cards bear a symbol on their backs.
CENTRE_CARDS = ("road", "settlement", "city", "citadel")
REGIONS = TERRAIN_NAMES


@cache
def kinds() -> Mapping[str, CardKind]:
    """Every kind of card by its name, in the order of the sets."""
    return {kind.name: kind for kind in read_kinds()[0]}


@cache
def boxes() -> Mapping[tuple[str, str], int]:
    """How many copies of a card a set has."""
    return read_kinds()[1]


def title(language: str, name: str) -> str:
    """What a card is called; a name that no card bears stays as it is."""
    if name in kinds():
        return kinds()[name].title[language]
    said = texts_in(GAME, language, "words")
    if name in REGIONS:
        return said[f"terrain.{name}"].title()
    return said[f"centre.{name}"] if name in CENTRE_CARDS else name


def is_event(name: str) -> bool:
    return name in kinds() and kinds()[name].kind == EVENT


def sets_with(name: str) -> list[str]:
    """The sets that have copies of a card."""
    return [each for each in SETS if boxes().get((each, name))]


def copies(name: str, sets: Iterable[str]) -> int:
    """How many copies one base game and these theme sets have together; a set counts once."""
    return sum(boxes().get((each, name), 0) for each in {BASE, *sets})


def cards_of(sets: Iterable[str]) -> list[CardKind]:
    """The kinds a deck from these sets can hold: everything but events."""
    return [kind for kind in owned(sets) if kind.kind != EVENT]


def events_of(sets: Iterable[str]) -> list[CardKind]:
    return [kind for kind in owned(sets) if kind.kind == EVENT]


def owned(sets: Iterable[str]) -> list[CardKind]:
    chosen = set(sets)
    return [kind for kind in kinds().values() if copies(kind.name, chosen)]


def price(kind: CardKind) -> dict[str, int]:
    """What a card costs, by resource; magic power is no resource but a price too."""
    names = (*RESOURCE_NAMES, "magic")
    return {name: int(kind.cost[i]) for i, name in enumerate(names) if kind.cost[i]}


def magic(kind: CardKind) -> int:
    """The magic power it takes to lay a card out, to play it or to cast its spell once."""
    return max(int(kind.cost[MAGIC]), int(kind.cast))
