"""What the actions of the card game are about: resources, cards, places."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from hexhaven.core.game import State, UnknownAction
from hexhaven.core.operands import Name, Number, Operand, with_article
from hexhaven.core.reading import read_name
from hexhaven.games.duel.rules.realm import (
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
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import FACE_NAMES, NUMBERS, REGION_CARDS, RESOURCE_NAMES, TERRAIN_NAMES

SITE_WORDS: Final = ("u1", "u2", "d1", "d2")  # above and below, inner and outer
OTHERS: Final = "x"  # before a place in the opponent's principality


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


class Place(Operand):
    """A place by its name; 'x5u' lies in the opponent's principality."""

    def __init__(self, kind: str, noun: str, names: tuple[str, ...], examples: tuple[str, str]) -> None:
        super().__init__(kind, 8, with_article(noun), f"{noun}s", examples)
        self.noun: Final = noun
        self.names: Final = names

    def write(self, s: State, value: i64) -> str:
        local = value & PLACE_MASK
        if value >= 2 * THEIRS or local >= len(self.names):
            return f"{self.kind}{value}"
        return f"{OTHERS if value >= THEIRS else ''}{self.names[int(local)]}"

    def read(self, s: State, word: str) -> i64:
        if word.startswith(OTHERS):
            return THEIRS | read_name(word[len(OTHERS) :], self.names, self.noun)
        return read_name(word, self.names, self.noun)


class PileNumber(Number):
    def limit(self, s: State) -> i64:
        return len(cast(Duel, s).piles)


class KindName(Name):
    def names(self, s: State) -> tuple[str, ...]:
        return cast(Duel, s).rules.kind_names


class Land(Operand):
    """A region card: 'forest 6'."""

    def write(self, s: State, value: i64) -> str:
        return land_word(value)

    def read(self, s: State, word: str) -> i64:
        terrain, number = word.split()
        if number not in ("1", "2", "3", "4", "5", "6"):
            raise UnknownAction(f"'{number}' is no number of a region: write one from 1 to {NUMBERS}")
        return TERRAIN.read(s, terrain) * NUMBERS + int(number) - 1


RESOURCE: Final = Name("resource", 3, "resource", RESOURCE_NAMES, ("ore", "wool"), moves=1)
GIVEN: Final = Name("resource", 3, "resource", RESOURCE_NAMES, ("ore", "wool"), moves=-1)
PAIRED: Final = Name("resource", 3, "resource", RESOURCE_NAMES, ("wool", "ore"), moves=2)
KIND: Final = KindName("card", 8, "card", examples=("abbey", "spy"), hides=True)
REGION: Final = Place("region", "region", REGION_WORDS, ("5u", "7d"))
SLOT: Final = Place("slot", "place", SLOT_WORDS, ("5u1", "6d1"))
CENTRE: Final = Number("centre", 4, "place", ("5", "7"), CENTRES, what="a place of the middle row")
COLUMN: Final = Number("column", 4, "road", ("5", "7"), COLUMNS, what="a road's place")
PILE: Final = PileNumber("pile", 4, "stack", ("2", "1"))
LAND: Final = Land("land", 8, "a region", "regions", ("forest 6", "hills 3"), words=2)
TERRAIN: Final = Name("terrain", 3, "terrain", TERRAIN_NAMES)
NUMBER: Final = Number("number", 3, "number", ("3", "4"), NUMBERS + 1)
FACE: Final = Name("face", 3, "face", FACE_NAMES, what="a face of the event die")
SIDE: Final = Name("side", 1, "side", ("up", "down"), what="'up' or 'down'")
WAY: Final = Operand("way", 4, "perhaps a way", "ways", ("raise", "lower"))


def land_word(card: i64) -> str:
    if not 0 <= card < REGION_CARDS:
        return f"land{card}"
    return f"{TERRAIN_NAMES[int(card) // NUMBERS]} {card % NUMBERS + 1}"


def resource_word(resource: i64) -> str:
    return RESOURCE_NAMES[int(resource)]


def kind_word(d: Duel, kind: i64) -> str:
    return KIND.write(d, kind)
