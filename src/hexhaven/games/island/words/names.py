"""What things are called: cards, terrain, pieces, places."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from hexhaven.games.island.rules.geometry import CORNERS, NONE, SIDES
from hexhaven.games.island.rules.land import Land
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import (
    ANY_HARBOUR,
    CARD_NAMES,
    DESERT,
    KINDS,
    NO_HARBOUR,
    SEA,
    SPECIAL_HARBOUR,
    TERRAIN_NAMES,
)
from hexhaven.words.messages import has, listed, named, say

KEPT_PLACES = 1 << 16  # enough for five hundred islands


def card(language: str, name: str) -> str:
    """A resource or commodity card: 'ore', 'Erz'."""
    return named(language, "card", name)


def counted(language: str, name: str, n: int) -> str:
    """The word for so many cards of a kind, without their number: 'coin', 'coins'."""
    many = f"card_many.{name}"
    return say(language, many) if n != 1 and has(language, many) else card(language, name)


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


@dataclass(frozen=True)
class Piece:
    """A piece in a sentence: `{piece}` bare, or with an article, `{piece:a}`, `{piece:the}`, `{piece:no}`.

    Where a sentence begins with it the form is `{piece:The}`.
    """

    language: str
    name: str

    def __format__(self, form: str) -> str:
        if not form:
            return piece(self.language, self.name)
        word = named(self.language, f"piece_{form.lower()}", self.name)
        return word[0].upper() + word[1:] if form.istitle() else word


def colour(language: str, name: str) -> str:
    return named(language, "colour", name)


def cards(language: str, counts: Mapping[str, int]) -> str:
    """'2 ore and 1 wool', or 'nothing'."""
    items = [f"{n} {counted(language, name, n)}" for name, n in counts.items() if n > 0]
    return listed(language, items) or say(language, "nothing")


def development_cards(language: str, counts: Mapping[str, int]) -> str:
    items = [f"{n} {development(language, name)}" for name, n in counts.items() if n > 0]
    return listed(language, items) or say(language, "nothing")


def by_name(names: Iterable[str], counts: Iterable[int]) -> dict[str, int]:
    """Counts under the names of their kinds; kinds without a name hold nothing."""
    return {name: int(n) for name, n in zip(names, counts, strict=False)}


def hand(p: Position, player: int) -> dict[str, int]:
    """The resources and commodities of a player, as far as they are seen here."""
    return by_name(p.rules.card_names, p.hands[player * KINDS : (player + 1) * KINDS])


def price(language: str, p: Position, name: str) -> str:
    """What a piece costs: '1 brick and 1 lumber'."""
    piece = next(piece for piece, called in p.rules.piece_names.items() if called == name)
    cost = p.rules.costs.get(piece, {})
    return cards(language, {p.rules.card_names[kind]: n for kind, n in cost.items()})


# --- places ------------------------------------------------------------------------------------------


def ground(language: str, p: Position, hex: int) -> str:
    """The terrain of a hex with its number: 'forest 11', 'desert'."""
    return hex_words(language, p.land, hex)


def hex_place(language: str, p: Position, hex: int) -> str:
    """'hex 5 (pasture 4)'."""
    return say(language, "place.hex", hex=hex, ground=ground(language, p, hex))


def node_place(language: str, p: Position, node: int) -> str:
    """'node 12 (forest 11, hills 6 and pasture 4)'."""
    return say(language, "place.node", node=node, grounds=surroundings(language, p, node))


def at_node(language: str, p: Position, node: int) -> str:
    """'at node 12 (forest 11, hills 6 and pasture 4)'."""
    return say(language, "place.at_node", node=node, grounds=surroundings(language, p, node))


def surroundings(language: str, p: Position, node: int) -> str:
    """The land at a node, and its harbour: 'forest 11, hills 6, harbour 3:1'."""
    return node_words(language, p.land, node)


def edge_place(language: str, p: Position, edge: int) -> str:
    """Where an edge lies: 'between forest 11 and hills 6', 'on the coast north-east of forest 11'."""
    return edge_words(language, p.land, edge)


def edge_at(language: str, p: Position, text: str) -> str:
    """The same for the text of an edge: '12-13'."""
    a, b = text.split("-")
    return edge_place(language, p, p.map.geometry.edge_between(int(a), int(b)))


def buildings_of(p: Position, player: int) -> list[int]:
    """The nodes on which a player has built."""
    return [node for node in range(int(p.map.land_nodes)) if p.owner(node) == player]


def roads_of(p: Position, player: int) -> list[int]:
    """The edges on which a player has a road, or another piece that makes routes."""
    return [edge for edge in range(int(p.map.land_edges)) if p.route_owner(edge) == player]


def neighbours(p: Position, node: int) -> list[int]:
    return [int(near) for near in p.map.node_nodes[3 * node : 3 * node + 3] if near != NONE]


def land_at(p: Position, node: int) -> list[int]:
    """The land hexes at a node."""
    return land_among(p.land, p.map.node_hexes[3 * node : 3 * node + 3])


# Places are named again and again while a game is played; the names of a land are made once.


@lru_cache(KEPT_PLACES)
def node_words(language: str, land: Land, node: int) -> str:
    g = land.geometry
    around = land_among(land, g.node_hexes[3 * node : 3 * node + 3])
    found = [hex_words(language, land, hex) for hex in around]
    if len(around) == 1:
        corner = CORNERS[[*g.hex_nodes[6 * around[0] : 6 * around[0] + 6]].index(node)]
        found = [say(language, "place.lone", ground=found[0], corner=say(language, f"corner.{corner}"))]
    if land.harbour[node] != NO_HARBOUR:
        found.append(harbour(language, int(land.harbour[node])))
    return ", ".join(found)


@lru_cache(KEPT_PLACES)
def edge_words(language: str, land: Land, edge: int) -> str:
    g = land.geometry
    around = land_among(land, g.edge_hexes[2 * edge : 2 * edge + 2])
    grounds = [hex_words(language, land, hex) for hex in around]
    if len(around) == 2:
        return say(language, "place.edge", a=grounds[0], b=grounds[1])
    if not around:
        return terrain(language, TERRAIN_NAMES[SEA])
    side = SIDES[[*g.hex_edges[6 * around[0] : 6 * around[0] + 6]].index(edge)]
    return say(language, "place.coast", side=say(language, f"side.{side}"), ground=grounds[0])


@lru_cache(KEPT_PLACES)
def hex_words(language: str, land: Land, hex: int) -> str:
    word = terrain(language, TERRAIN_NAMES[int(land.terrain[hex])])
    number = int(land.number[hex])
    return f"{word} {number}" if number else word


def land_among(land: Land, hexes: Iterable[int]) -> list[int]:
    return [int(hex) for hex in hexes if hex != NONE and land.terrain[hex] != SEA]


def harbour(language: str, kind: int) -> str:
    """'harbour 3:1', 'ore harbour 2:1'."""
    if kind == ANY_HARBOUR:
        return say(language, "harbour.any")
    name = CARD_NAMES[kind - SPECIAL_HARBOUR]
    key = f"harbour.{name}" if has(language, f"harbour.{name}") else "harbour.other"
    return say(language, key, card=card(language, name))


def pips(p: Position, hex: int) -> int:
    """On how many of the 36 rolls of two dice a hex pays."""
    number = int(p.land.number[hex])
    return 6 - abs(7 - number) if number and p.land.terrain[hex] != DESERT else 0


def node_pips(p: Position, node: int) -> int:
    """How many cards a settlement on a node brings in 36 rolls."""
    return sum(pips(p, hex) for hex in land_at(p, node))
