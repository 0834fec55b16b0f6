"""What things are called: cards, terrain, pieces, places."""

from collections.abc import Iterable, Mapping

from hexhaven.board.geometry import NONE
from hexhaven.board.state import Position
from hexhaven.board.terrain import (
    ANY_HARBOUR,
    CARD_NAMES,
    DESERT,
    DEVELOPMENT_NAMES,
    NO_HARBOUR,
    PIECE_NAMES,
    SEA,
    SPECIAL_HARBOUR,
    TERRAIN_NAMES,
)
from hexhaven.words.messages import has, listed, say


def named(language: str, group: str, name: str) -> str:
    """The word for a thing, or its own name where the message files do not know it yet."""
    key = f"{group}.{name}"
    return say(language, key) if has(language, key) else name


def card(language: str, name: str) -> str:
    """A resource card: 'ore', 'Erz'."""
    return named(language, "card", name)


def card_short(language: str, name: str) -> str:
    """A resource card in at most six letters, for drawings."""
    return named(language, "card_short", name)


def development(language: str, name: str) -> str:
    """A development card: 'road building', 'Straßenbau'."""
    return named(language, "development", name)


def terrain(language: str, name: str) -> str:
    return named(language, "terrain", name)


def piece(language: str, name: str) -> str:
    return named(language, "piece", name)


def colour(language: str, name: str) -> str:
    return named(language, "colour", name)


def any_card(language: str, name: str) -> str:
    """A card of either sort."""
    return development(language, name) if name in DEVELOPMENT_NAMES else card(language, name)


def cards(language: str, counts: Mapping[str, int]) -> str:
    """'2 ore and 1 wool', or 'nothing'."""
    items = [f"{n} {card(language, name)}" for name, n in counts.items() if n > 0]
    return listed(language, items) or say(language, "nothing")


def development_cards(language: str, counts: Mapping[str, int]) -> str:
    items = [f"{n} {development(language, name)}" for name, n in counts.items() if n > 0]
    return listed(language, items) or say(language, "nothing")


def by_name(names: Iterable[str], counts: Iterable[int]) -> dict[str, int]:
    """Counts under the names of their kinds; kinds without a name hold nothing."""
    return {name: int(n) for name, n in zip(names, counts, strict=False)}


def price(language: str, p: Position, name: str) -> str:
    """What a piece costs: '1 brick and 1 lumber'."""
    cost = p.rules.costs.get(PIECE_NAMES.index(name), {})
    return cards(language, {CARD_NAMES[kind]: n for kind, n in cost.items()})


# --- places ------------------------------------------------------------------------------------------


def ground(language: str, p: Position, hex: int) -> str:
    """The terrain of a hex with its number: 'forest 11', 'desert'."""
    word = terrain(language, TERRAIN_NAMES[int(p.map.terrain[hex])])
    number = int(p.map.number[hex])
    return f"{word} {number}" if number else word


def hex_place(language: str, p: Position, hex: int) -> str:
    """'hex 5 (pasture 4)'."""
    return say(language, "place.hex", hex=hex, ground=ground(language, p, hex))


def node_place(language: str, p: Position, node: int) -> str:
    """'node 12 (forest 11, hills 6 and pasture 4)'."""
    return say(language, "place.node", node=node, grounds=surroundings(language, p, node))


def surroundings(language: str, p: Position, node: int) -> str:
    """The land at a node, and its harbour: 'forest 11, hills 6, harbour 3:1'."""
    found = [ground(language, p, hex) for hex in land_at(p, node)]
    if p.map.harbour[node] != NO_HARBOUR:
        found.append(harbour(language, int(p.map.harbour[node])))
    return ", ".join(found)


def land_at(p: Position, node: int) -> list[int]:
    """The land hexes at a node."""
    around = [int(hex) for hex in p.map.node_hexes[3 * node : 3 * node + 3]]
    return [hex for hex in around if hex != NONE and p.map.terrain[hex] != SEA]


def harbour(language: str, kind: int) -> str:
    """'harbour 3:1', 'ore harbour 2:1'."""
    if kind == ANY_HARBOUR:
        return say(language, "harbour.any")
    name = CARD_NAMES[kind - SPECIAL_HARBOUR]
    key = f"harbour.{name}" if has(language, f"harbour.{name}") else "harbour.other"
    return say(language, key, card=card(language, name))


def pips(p: Position, hex: int) -> int:
    """On how many of the 36 rolls of two dice a hex pays."""
    number = int(p.map.number[hex])
    return 6 - abs(7 - number) if number and p.map.terrain[hex] != DESERT else 0


def node_pips(p: Position, node: int) -> int:
    """How many cards a settlement on a node brings in 36 rolls."""
    return sum(pips(p, hex) for hex in land_at(p, node))
