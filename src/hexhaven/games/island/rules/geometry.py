"""Hexes, nodes and edges of any map as small whole numbers, with adjacency tables built once.

A hex has axial coordinates (q, r), pointy end up: q grows to the east, r to the south-east. Land hexes
are numbered first, in reading order, then the sea hexes; nodes and edges that touch land come before
those that do not. So the base game loops over a prefix and never sees the open sea.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Place: TypeAlias = tuple[int, int]
Point: TypeAlias = tuple[int, int]

NONE: Final = -1

# Sides and corners of a hex, clockwise from the north-east; side d joins the corners d and d + 1.
SIDES: Final = ("NE", "E", "SE", "SW", "W", "NW")
CORNERS: Final = ("N", "NE", "SE", "S", "SW", "NW")
STEPS: Final[list[Place]] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]
CORNER_POINTS: Final[list[Point]] = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)]


def centre(place: Place) -> Point:
    """The middle of a hex on a drawing grid: half a hex is 1 wide, a row is 3 high."""
    return 2 * place[0] + place[1], 3 * place[1]


def corner_point(place: Place, corner: int) -> Point:
    x, y = centre(place)
    dx, dy = CORNER_POINTS[corner]
    return x + dx, y + dy


def neighbour(place: Place, side: int) -> Place:
    return place[0] + STEPS[side][0], place[1] + STEPS[side][1]


def table(rows: list[list[int]], width: int) -> vec[i64]:
    """Lay rows of at most `width` numbers end to end, filled up with NONE."""
    flat: list[int] = []
    for row in rows:
        flat += row + [NONE] * (width - len(row))
    return vec[i64](flat)


def reading_order(point: Point) -> Point:
    return point[1], point[0]


class Geometry:
    """Where everything lies: tables from hexes, nodes and edges to their neighbours.

    Each table is flat: the nodes of hex h are `hex_nodes[6 * h : 6 * h + 6]`, and so on. A missing
    neighbour is NONE. The order around a hex is that of SIDES and CORNERS.
    """

    def __init__(self, land: list[Place], sea: list[Place]) -> None:
        self.hexes: Final = sorted(land, key=reading_order) + sorted(sea, key=reading_order)
        self.hex_at: Final[dict[Place, int]] = {place: h for h, place in enumerate(self.hexes)}
        self.land_hexes: Final[i64] = len(land)
        self.points: Final = number_nodes(self.hexes, len(land))
        self.node_at: Final[dict[Point, int]] = {point: n for n, point in enumerate(self.points)}
        pairs = number_edges(self.hexes, len(land), self.node_at)
        self.edge_at: Final[dict[tuple[int, int], int]] = {pair: e for e, pair in enumerate(pairs)}
        self.nodes: Final[i64] = len(self.points)
        self.edges: Final[i64] = len(pairs)

        hex_nodes = [[self.node_at[corner_point(place, c)] for c in range(6)] for place in self.hexes]
        hex_edges = [[self.edge_at[ordered(ns[d], ns[(d + 1) % 6])] for d in range(6)] for ns in hex_nodes]
        node_hexes: list[list[int]] = [[] for _ in self.points]
        edge_hexes: list[list[int]] = [[] for _ in pairs]
        node_edges: list[list[int]] = [[] for _ in self.points]
        node_nodes: list[list[int]] = [[] for _ in self.points]
        for h in range(len(self.hexes)):
            for n in hex_nodes[h]:
                node_hexes[n].append(h)
            for e in hex_edges[h]:
                edge_hexes[e].append(h)
        for e, (a, b) in enumerate(pairs):
            node_edges[a].append(e)
            node_edges[b].append(e)
            node_nodes[a].append(b)
            node_nodes[b].append(a)

        self.land_nodes: Final[i64] = count_on_land(node_hexes, len(land))
        self.land_edges: Final[i64] = count_on_land(edge_hexes, len(land))
        self.hex_nodes: Final = table(hex_nodes, 6)
        self.hex_edges: Final = table(hex_edges, 6)
        self.hex_hexes: Final = table(
            [[self.hex_at.get(neighbour(place, d), NONE) for d in range(6)] for place in self.hexes], 6
        )
        self.node_hexes: Final = table(node_hexes, 3)
        self.node_nodes: Final = table(node_nodes, 3)
        self.node_edges: Final = table(node_edges, 3)
        self.edge_nodes: Final = table([[a, b] for a, b in pairs], 2)
        self.edge_hexes: Final = table(edge_hexes, 2)

    def edge_between(self, a: int, b: int) -> int:
        """The edge that joins two nodes, or NONE."""
        return self.edge_at.get(ordered(a, b), NONE)

    def node(self, place: Place, corner: str) -> int:
        """The node at a named corner of a hex."""
        return self.node_at[corner_point(place, CORNERS.index(corner))]

    def edge(self, place: Place, side: str) -> int:
        """The edge at a named side of a hex."""
        return int(self.hex_edges[6 * self.hex_at[place] + SIDES.index(side)])


def ordered(a: int, b: int) -> tuple[int, int]:
    return (a, b) if a < b else (b, a)


def number_nodes(hexes: list[Place], land: int) -> list[Point]:
    """All corners in reading order, those at a land hex first."""
    ashore = {corner_point(place, c) for place in hexes[:land] for c in range(6)}
    afloat = {corner_point(place, c) for place in hexes[land:] for c in range(6)} - ashore
    return sorted(ashore, key=reading_order) + sorted(afloat, key=reading_order)


def number_edges(hexes: list[Place], land: int, node_at: dict[Point, int]) -> list[tuple[int, int]]:
    """All sides as pairs of nodes, those at a land hex first."""
    ashore = {pair for place in hexes[:land] for pair in sides(place, node_at)}
    afloat = {pair for place in hexes[land:] for pair in sides(place, node_at)} - ashore
    return sorted(ashore) + sorted(afloat)


def sides(place: Place, node_at: dict[Point, int]) -> list[tuple[int, int]]:
    corners = [node_at[corner_point(place, c)] for c in range(6)]
    return [ordered(corners[d], corners[(d + 1) % 6]) for d in range(6)]


def count_on_land(hexes: list[list[int]], land: int) -> int:
    """How many nodes or edges touch a land hex; they are numbered first."""
    return sum(1 for row in hexes if min(row) < land)
