"""Cards that a deck cannot play, because nothing in it meets their condition, or that would do nothing.

In the tournament game only citadels lie open: whatever else a card needs must come from its
own deck.
"""

from collections.abc import Callable, Mapping
from functools import cache

from hexhaven.games.duel.decks.deck import Cards, Deck
from hexhaven.games.duel.decks.finding import Idle
from hexhaven.games.duel.decks.library import kinds, magic
from hexhaven.games.duel.rules.kinds import (
    ACTION,
    CANNON,
    CITY_SITE,
    DRAGON,
    KNIGHT,
    PIRATE_FLEET,
    TRADE_FLEET,
    WIZARD,
    CardKind,
)

MOST_POWER = 3  # of one wizard
WIZARDS_NEEDED = 2  # for a Witch and a Materialisation
WORKS = ("dye-works", "art-forge", "distillery")  # one of them can hold the three points of a Trade Fair
CRANE_FROM = 5  # the price from which a Building Crane saves a resource

# Units without which a card does nothing.
WORKS_ON: dict[str, tuple[int, ...]] = {
    "smithy": (KNIGHT, CANNON),
    "harbor": (TRADE_FLEET,),
    "shipyard": (TRADE_FLEET, PIRATE_FLEET),
    "stud-farm": (KNIGHT, CANNON),
    "magic-potion": (KNIGHT, DRAGON),
    "herb-woman": (KNIGHT, CANNON, DRAGON),
}


def unplayable(deck: Deck) -> list[Idle]:
    """The cards whose condition this deck can never meet, with what is missing.

    A University without an Abbey or a Library is no University, so a Cannon that counts on it is idle too.
    """
    have = dict(deck.cards)
    found: dict[str, Idle] = {}
    while idle := [each for name in have if (each := unmet(name, have))]:
        found |= {each.card: each for each in idle}
        for each in idle:
            del have[each.card]
    return [found[name] for name in deck.cards if name in found]


def useless(deck: Deck) -> list[Idle]:
    """The cards that can be played but find nothing to work on in this deck."""
    found = [without_work(name, deck.cards) for name in deck.cards if name in kinds()]
    return [each for each in found if each]


def unmet(name: str, have: Cards) -> Idle | None:
    """Why a card cannot be played with what is there."""
    kind = kinds().get(name)
    if kind is None:
        return None
    if kind.needs and not any(each in have for each in kind.needs):
        return Idle(name, "needs_card", {"cards": [*kind.needs]}, tuple(kind.needs))
    if kind.condition in CONDITIONS and (found := CONDITIONS[kind.condition](kind, have)):
        return found
    return short_of_magic(kind, have)


def short_of_magic(kind: CardKind, have: Cards) -> Idle | None:
    if not magic(kind):
        return None
    wizards = number(have, lambda each: each.kind == WIZARD)
    if magic(kind) <= wizards * MOST_POWER:
        return None
    wanted = -(-magic(kind) // MOST_POWER)
    return Idle(kind.name, "needs_magic", {"wanted": wanted, "n": wizards}, wizard_names())


def needs_wizards(kind: CardKind, have: Cards) -> Idle | None:
    n = number(have, lambda each: each.kind == WIZARD)
    if n >= WIZARDS_NEEDED:
        return None
    return Idle(kind.name, "needs_wizards", {"wanted": WIZARDS_NEEDED, "n": n}, wizard_names())


def needs_fleet(kind: CardKind, have: Cards) -> Idle | None:
    if number(have, lambda each: each.unit == TRADE_FLEET):
        return None
    return Idle(kind.name, "needs_fleet", {}, units((TRADE_FLEET,)))


def needs_works(kind: CardKind, have: Cards) -> Idle | None:
    if any(name in have for name in WORKS):
        return None
    return Idle(kind.name, "needs_works", {"cards": [*WORKS]}, WORKS)


def needs_knights(kind: CardKind, have: Cards) -> Idle | None:
    """Tournament points come from knights only."""
    if number(have, lambda each: each.unit == KNIGHT):
        return None
    return Idle(kind.name, "needs_knights", {}, units((KNIGHT,)))


CONDITIONS: Mapping[str, Callable[[CardKind, Cards], Idle | None]] = {
    "own-wizards-min": needs_wizards,
    "own-trade-fleets-min": needs_fleet,
    "stored-commerce-min": needs_works,
    "tournament-lead": needs_knights,
}


def without_work(name: str, have: Cards) -> Idle | None:
    if name in WORKS_ON and not number(have, lambda each: each.unit in WORKS_ON[name]):
        return Idle(name, "works_on_nothing", {}, units(WORKS_ON[name]))
    if name == "building-crane" and not number(have, is_dear_city_card):
        return Idle(name, "crane_saves_nothing", {"price": CRANE_FROM})
    if name == "knowledge-of-ancestors" and not number(have, lambda each: is_action(each, name)):
        return Idle(name, "no_actions")
    return None


def is_dear_city_card(kind: CardKind) -> bool:
    return kind.place == CITY_SITE and kind.price >= CRANE_FROM


def is_action(kind: CardKind, but: str) -> bool:
    return kind.kind == ACTION and kind.name != but


def number(have: Cards, counts: Callable[[CardKind], bool]) -> int:
    return sum(n for name, n in have.items() if name in kinds() and counts(kinds()[name]))


def units(classes: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(kind.name for kind in kinds().values() if kind.unit in classes)


@cache
def wizard_names() -> tuple[str, ...]:
    return tuple(kind.name for kind in kinds().values() if kind.kind == WIZARD)
