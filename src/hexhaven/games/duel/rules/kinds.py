"""Every kind of card: a row of data, and the tables the engine reads fast.

A new card is a row in `data/*.toml` and, where its figures do not say everything, one small class that plays
itself.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.core.reading import read_amounts
from hexhaven.games.duel.rules.terms import MAGIC, PRICES, RESOURCE_NAMES, TERRAIN_NAMES

SETS: Final = ("base", "trade-change", "science-progress", "wizards-dragons")

# How much of a theme set is played, unless its cards are named.
OFF: Final = "off"
CORE: Final = "core"  # what mixes well with other sets
ALL: Final = "on"

# What a card is.
BUILDING: Final = 0
UNIT: Final = 1
WIZARD: Final = 2
SPELL_BOOK: Final = 3
ACTION: Final = 4
EVENT: Final = 5
KIND_NAMES: Final = ("building", "unit", "wizard", "spell-book", "action", "event")

# Where it lies.
NOT_PLACED: Final = 0
SITE: Final = 1  # of a settlement, city or citadel
CITY_SITE: Final = 2
CITADEL_SITE: Final = 3
ROAD_SITE: Final = 4
REGION_SITE: Final = 5
FOREIGN_SITE: Final = 6  # of a settlement or city of the opponent
FOREIGN_CITY_SITE: Final = 7
PLACE_NAMES: Final = ("", "site", "city", "citadel", "road", "region", "foreign", "foreign-city")

# Classes of units, and of action cards and spells.
UNIT_NAMES: Final = ("", "knight", "trade-fleet", "pirate-fleet", "cannon", "dragon")
KNIGHT: Final = 1
TRADE_FLEET: Final = 2
PIRATE_FLEET: Final = 3
CANNON: Final = 4
DRAGON: Final = 5
CLASS_NAMES: Final = ("", "attack", "neutral", "protection")
ATTACK: Final = 1
NEUTRAL: Final = 2
PROTECTION: Final = 3

ANY_TERRAIN: Final = -1


class CardKind:
    """One row: a kind of card with its figures."""

    def __init__(self, row: dict[str, Any], set_name: str) -> None:
        self.name: Final[str] = row["name"]
        self.title: Final[dict[str, str]] = row["title"]
        self.text: Final[dict[str, str]] = row["text"]  # what stands on the face of the card
        self.details: Final[dict[str, str]] = row.get("details", {})  # what the face has no room for
        self.set: Final = set_name
        self.count: Final[i64] = row["count"]  # in its own set; other sets may add copies
        self.kind: Final[i64] = KIND_NAMES.index(row["kind"])
        self.unit: Final[i64] = UNIT_NAMES.index(row.get("unit", ""))
        self.play_class: Final[i64] = CLASS_NAMES.index(row.get("class", ""))
        self.place: Final[i64] = PLACE_NAMES.index(row.get("place", ""))
        self.at_citadel: Final[bool] = row.get("at", "") == "citadel"
        self.terrain: Final[i64] = terrain_of(row.get("terrain", "any"))
        self.cost: Final = cost_of(row.get("cost", {}))
        self.price: Final[i64] = sum(row.get("cost", {}).values())
        self.cast: Final[i64] = row.get("cast", 0)
        self.points: Final[i64] = row.get("points", 0)
        self.commerce: Final[i64] = row.get("commerce", 0)
        self.strength: Final[i64] = row.get("strength", 0)
        self.tournament: Final[i64] = row.get("tournament", 0)
        self.unique: Final[bool] = row.get("unique", False)
        self.needs: Final[list[str]] = row.get("needs", [])
        self.condition: Final[str] = row.get("condition", "")
        self.assumed: Final[list[str]] = row.get("assumed", [])


def terrain_of(name: str) -> int:
    return ANY_TERRAIN if name == "any" else TERRAIN_NAMES.index(name)


def cost_of(cost: dict[str, int]) -> vec[i64]:
    amounts = [0] * PRICES
    for name, n in cost.items():
        amounts[MAGIC if name == "magic" else RESOURCE_NAMES.index(name)] = n
    return vec[i64](amounts)


SETS_READ: Final[dict[str, dict[str, Any]]] = {}  # by name: every file is read once


def read_set(name: str) -> dict[str, Any]:
    if name not in SETS_READ:
        SETS_READ[name] = parse_set(name)
    return SETS_READ[name]


def parse_set(name: str) -> dict[str, Any]:
    text = (
        resources.files("hexhaven.games.duel.rules.data").joinpath(f"{name}.toml").read_text(encoding="utf-8")
    )
    return tomllib.loads(text)


def read_kinds() -> tuple[list[CardKind], dict[tuple[str, str], int]]:
    """All kinds in the order of the sets, and how many copies each set has of each."""
    kinds: list[CardKind] = []
    copies: dict[tuple[str, str], int] = {}
    for set_name in SETS:
        data = read_set(set_name)
        for row in data["card"]:
            kinds.append(CardKind(row, set_name))
            copies[set_name, row["name"]] = row["count"]
        for row in data.get("copies", []):
            copies[set_name, row["of"]] = copies.get((set_name, row["of"]), 0) + row["count"]
    return kinds, copies


def read_core(set_name: str) -> dict[str, int]:
    """The core of a set: the cards that are left of it in a smaller mix of sets, and how often."""
    data = read_set(set_name)
    core = {row["name"]: row.get("core", 0) for row in data["card"]}
    return core | {row["of"]: row.get("core", 0) for row in data.get("copies", [])}


def read_whole(set_name: str) -> dict[str, int]:
    """All cards of a set, and how often it has them."""
    _, copies = read_kinds()
    return {card: n for (among, card), n in copies.items() if among == set_name}


def copies_played(set_name: str, choice: str) -> dict[str, int]:
    """What is played of a set: all of it, its core, or cards of one's own choice."""
    whole = read_whole(set_name)
    if choice == ALL:
        return whole
    chosen = read_core(set_name) if choice == CORE else read_amounts(choice)
    return dict.fromkeys(whole, 0) | chosen


def read_centres() -> dict[str, Any]:
    """The cards of the middle row: how many there are, and their prices."""
    return read_set("centres")
