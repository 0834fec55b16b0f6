"""Reading and writing the words of an action: resources, cards, places."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexhaven.cards.realm import (
    CENTRES,
    COLUMNS,
    PLACE_MASK,
    REGION_SLOTS,
    REGIONS,
    ROAD_SLOTS,
    SITES,
    SLOTS,
    THEIRS,
)
from hexhaven.cards.state import Duel
from hexhaven.cards.terms import NUMBERS, REGION_CARDS, RESOURCE_NAMES, RESOURCES, TERRAIN_NAMES
from hexhaven.game import UnknownAction
from hexhaven.reading import one_word, read_name, read_number

SITE_WORDS: Final = ("u1", "u2", "d1", "d2")  # above and below, inner and outer
OTHERS: Final = "x"  # before a place in the opponent's principality


def resource_word(resource: i64) -> str:
    return RESOURCE_NAMES[int(resource)] if 0 <= resource < RESOURCES else f"resource{resource}"


def read_resource(verb: str, words: list[str]) -> int:
    return read_name(one_word(verb, words, "a resource"), RESOURCE_NAMES, "resource")


def kind_word(d: Duel, kind: i64) -> str:
    return d.rules.kind_names[int(kind)] if 0 <= kind < len(d.rules.kind_names) else f"card{kind}"


def read_kind(d: Duel, word: str) -> int:
    return read_name(word, d.rules.kind_names, "card")


def local_region_word(region: i64) -> str:
    """'5u' is the region above road 5, '5d' the one below it."""
    return f"{region % COLUMNS}{'u' if region < COLUMNS else 'd'}"


def local_slot_word(slot: i64) -> str:
    """'5u1' is the inner site above centre 5, 'r5u' the outer side of region 5u, 'p5' road 5."""
    if slot < REGION_SLOTS:
        return f"{slot // SITES}{SITE_WORDS[int(slot % SITES)]}"
    if slot < ROAD_SLOTS:
        return f"r{local_region_word(slot - REGION_SLOTS)}"
    return f"p{slot - ROAD_SLOTS}"


REGION_WORDS: Final = tuple([local_region_word(region) for region in range(REGIONS)])
SLOT_WORDS: Final = tuple([local_slot_word(slot) for slot in range(SLOTS)])


def region_word(place: i64) -> str:
    """A region in words; 'x5u' lies in the opponent's principality."""
    return place_word(place, REGION_WORDS, "region")


def read_region(verb: str, words: list[str]) -> int:
    return read_place(one_word(verb, words, "a region, as in '5u' or 'x5u'"), REGION_WORDS, "region")


def slot_word(place: i64) -> str:
    return place_word(place, SLOT_WORDS, "slot")


def read_slot(word: str) -> int:
    return read_place(word, SLOT_WORDS, "place")


def place_word(place: i64, names: tuple[str, ...], what: str) -> str:
    local = place & PLACE_MASK
    if place >= 2 * THEIRS or local >= len(names):
        return f"{what}{place}"
    return f"{OTHERS if place >= THEIRS else ''}{names[int(local)]}"


def read_place(word: str, names: tuple[str, ...], what: str) -> int:
    if word.startswith(OTHERS):
        return THEIRS | read_name(word[1:], names, what)
    return read_name(word, names, what)


def read_centre(verb: str, words: list[str]) -> int:
    return read_number(one_word(verb, words, "a place of the middle row"), CENTRES, "place")


def read_column(verb: str, words: list[str]) -> int:
    return read_number(one_word(verb, words, "a road's place"), COLUMNS, "road")


def read_pile(d: Duel, word: str) -> int:
    return read_number(word, len(d.piles), "stack")


def land_word(card: i64) -> str:
    """A region card: 'forest 6'."""
    if not 0 <= card < REGION_CARDS:
        return f"land{card}"
    return f"{TERRAIN_NAMES[int(card) // NUMBERS]} {card % NUMBERS + 1}"


def read_land(verb: str, words: list[str]) -> int:
    if len(words) != 2 or words[0] not in TERRAIN_NAMES or words[1] not in ("1", "2", "3", "4", "5", "6"):
        raise UnknownAction(f"'{verb}' is followed by a region, as in '{verb} forest 6'")
    return TERRAIN_NAMES.index(words[0]) * NUMBERS + int(words[1]) - 1
