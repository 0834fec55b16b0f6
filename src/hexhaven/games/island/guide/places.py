"""Small questions about the board and the cards, asked by several lessons."""

from collections.abc import Iterable

from hexhaven.games.island.guide.course import BoardCourse
from hexhaven.games.island.guide.texts import phrase
from hexhaven.games.island.rules.build import keeps_distance, reaches
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import CITY
from hexhaven.games.island.scene.places import place
from hexhaven.games.island.words import names as called
from hexhaven.games.island.words.names import buildings_of, land_at, neighbours, node_pips, pips
from hexhaven.wire.scene import Place

MOST_PIPS = 5  # of the numbers that are rolled most: 6 and 8


def income(p: Position, nodes: list[int]) -> int:
    """How many cards these buildings bring in 36 rolls, if no robber comes."""
    return sum(node_pips(p, node) * (2 if p.buildings[node] == CITY else 1) for node in nodes)


def richest_hex(p: Position, nodes: list[int]) -> int:
    """The hex at one of these nodes that pays most often."""
    return max((hex for node in nodes for hex in land_at(p, node)), key=lambda hex: pips(p, hex))


def lit(kind: str, ids: Iterable[int]) -> list[Place]:
    """Places to be shown on the board."""
    return [place(kind, id) for id in ids]


def robber_hex(p: Position) -> list[Place]:
    return lit("hex", [int(p.robber)])


def one_of_each_land(p: Position) -> list[int]:
    """A hex of each terrain that gives a card, the best of its kind."""
    best: dict[int, int] = {}
    for hex in sorted(range(int(p.map.land_hexes)), key=lambda hex: pips(p, hex)):
        if pips(p, hex):
            best[int(p.land.terrain[hex])] = hex
    return sorted(best.values())


def busiest_hexes(p: Position) -> list[int]:
    """Those whose number is rolled most."""
    return [hex for hex in range(int(p.map.land_hexes)) if pips(p, hex) == MOST_PIPS]


def hexes_with(p: Position, player: int, number: int) -> list[int]:
    """The hexes with a number where a player has a building."""
    near = {hex for node in buildings_of(p, player) for hex in land_at(p, node)}
    return sorted(hex for hex in near if p.land.number[hex] == number)


def cities_of(p: Position, player: int) -> list[int]:
    return [node for node in buildings_of(p, player) if p.buildings[node] == CITY]


def people_at(p: Position, hex: int) -> list[int]:
    """Who has a building at a hex."""
    nodes = [int(node) for node in p.map.hex_nodes[6 * hex : 6 * hex + 6]]
    return sorted({int(p.owner(node)) for node in nodes if p.owner(node) >= 0})


def road_goal(course: BoardCourse, edge: int) -> str:
    """What a road on this edge is good for: a free place it reaches, or one that lies behind it."""
    p, language = course.p, course.language
    ends = [int(p.map.edge_nodes[2 * edge + i]) for i in range(2)]
    new = [node for node in ends if not reaches(p, course.seat, node)]
    here = free_places(p, new)
    if here:
        return phrase(language, "goal_here", place=called.surroundings(language, p, here[0]))
    beyond = free_places(p, [near for node in new for near in neighbours(p, node)])
    if beyond:
        return phrase(language, "goal_beyond", place=called.surroundings(language, p, beyond[0]))
    return phrase(language, "goal_none")


def free_places(p: Position, nodes: list[int]) -> list[int]:
    """Those where somebody could settle, the richest first."""
    land = [node for node in nodes if node < p.map.land_nodes and keeps_distance(p, node)]
    return sorted(land, key=lambda node: -node_pips(p, node))
