"""What is in a deck: its curve, its mix, its points, and what it asks for."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from hexhaven.games.duel.decks.deck import Deck
from hexhaven.games.duel.decks.finding import Idle
from hexhaven.games.duel.decks.idle import MOST_POWER, unplayable, useless
from hexhaven.games.duel.decks.library import kinds, magic, price
from hexhaven.games.duel.rules.kinds import (
    ACTION,
    CLASS_NAMES,
    EVENT,
    KIND_NAMES,
    PLACE_NAMES,
    UNIT_NAMES,
    WIZARD,
    CardKind,
)

CITY_SITES = 4  # of one city
USUAL_CITIES = 3  # that a player has in a game


@dataclass(frozen=True)
class Points:
    """All a deck could bring, if every card of it lay out."""

    victory: int
    commerce: int
    strength: int
    tournament: int
    magic: int  # the most power its wizards can hold


@dataclass(frozen=True)
class Analysis:
    """A deck in numbers. Names that do not occur are left out of the mixes."""

    size: int
    curve: list[int]  # cards that are laid out, by price: curve[3] of them cost three
    average: float  # price of those cards
    kinds: dict[str, int]  # building, unit, wizard, spell-book, action
    places: dict[str, int]  # site, city, citadel, region, road, foreign, foreign-city
    units: dict[str, int]  # knight, trade-fleet, pirate-fleet, cannon, dragon
    classes: dict[str, int]  # attack, neutral, protection
    points: Points
    demand: dict[str, int]  # resources that building everything costs
    magic_demand: int  # power that building everything and casting every spell once costs
    city_sites: int  # that the cities of a usual game have for red cards
    unplayable: list[Idle]
    useless: list[Idle]


def analyse(deck: Deck) -> Analysis:
    cards = list(rows(deck))
    laid = [kind for kind in cards if kind.kind != ACTION]
    return Analysis(
        size=deck.size(),
        curve=curve(laid),
        average=sum(int(kind.price) for kind in laid) / max(len(laid), 1),
        kinds=named(cards, lambda kind: KIND_NAMES[kind.kind]),
        places=named(cards, lambda kind: PLACE_NAMES[kind.place]),
        units=named(cards, lambda kind: UNIT_NAMES[kind.unit]),
        classes=named(cards, lambda kind: CLASS_NAMES[kind.play_class]),
        points=points(cards),
        demand=demand(cards),
        magic_demand=sum(magic(kind) for kind in cards),
        city_sites=CITY_SITES * USUAL_CITIES,
        unplayable=unplayable(deck),
        useless=useless(deck),
    )


def rows(deck: Deck) -> Iterator[CardKind]:
    """The row of every card, as often as the deck has it; what is no card of a deck is passed over."""
    for name, n in deck.cards.items():
        if name in kinds() and kinds()[name].kind != EVENT:
            yield from [kinds()[name]] * n


def curve(laid: list[CardKind]) -> list[int]:
    found = Counter(int(kind.price) for kind in laid)
    return [found[n] for n in range(max(found, default=-1) + 1)]


def named(cards: list[CardKind], name: Callable[[CardKind], str]) -> dict[str, int]:
    found = Counter(name(kind) for kind in cards)
    return {key: n for key, n in found.items() if key}


def points(cards: list[CardKind]) -> Points:
    return Points(
        victory=sum(int(kind.points) for kind in cards),
        commerce=sum(int(kind.commerce) for kind in cards),
        strength=sum(int(kind.strength) for kind in cards),
        tournament=sum(int(kind.tournament) for kind in cards),
        magic=MOST_POWER * sum(kind.kind == WIZARD for kind in cards),
    )


def demand(cards: list[CardKind]) -> dict[str, int]:
    found: Counter[str] = Counter()
    for kind in cards:
        found.update(price(kind))
    found.pop("magic", None)
    return dict(found)
