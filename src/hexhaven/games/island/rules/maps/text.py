"""A drawn map as text, for the head of a record: a map file in which nothing is left to be drawn."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.games.island.rules.geometry import Geometry
from hexhaven.games.island.rules.map import Map, Start
from hexhaven.games.island.rules.maps.draw import Plan, set_up
from hexhaven.games.island.rules.maps.layout import read_layout, write_layout
from hexhaven.games.island.rules.maps.model import Layout, MapError, Pieces, Slot, Spot, Tile


def write_map(map: Map) -> str:
    """Write a map with everything on it; read_map gives the same map back."""
    return write_layout(layout_of(map))


def read_map(text: str) -> Map:
    """Read what write_map has written, or any map file without drawn places, and check it."""
    layout = read_layout(text)
    if layout.is_drawn():
        raise MapError(f"map '{layout.id}' leaves something to be drawn ('?'); write down what was drawn")
    plan = Plan(layout)
    return set_up(plan, plan.terrain, plan.number, plan.harbour_kinds)


def layout_of(map: Map) -> Layout:
    """The layout that says everything about a drawn map."""
    g = map.geometry
    tiles = [
        Tile(place, int(map.land.terrain[h]), int(map.land.number[h])) for h, place in enumerate(g.hexes)
    ]
    return Layout(
        id=map.name,
        tiles=tuple(sorted(tiles, key=reading_order)),
        slots=tuple([slot(g, harbour.edge, harbour.kind) for harbour in map.land.harbours]),
        robber=g.hexes[map.robber],
        starts=tuple([pieces(g, start) for start in map.starts]),
    )


def reading_order(tile: Tile) -> tuple[int, int]:
    return tile.place[1], tile.place[0]


def slot(g: Geometry, edge: int, kind: int) -> Slot:
    place, side = side_spot(g, edge)
    return Slot(place, side, kind)


def pieces(g: Geometry, start: Start) -> Pieces:
    settlements = [corner_spot(g, node) for node in start.nodes]
    roads = [side_spot(g, edge) for edge in start.edges]
    return Pieces(start.colour, tuple(settlements), tuple(roads), start.nodes.index(start.star))


def side_spot(g: Geometry, edge: int) -> Spot:
    """Name an edge by its first hex, which is land where there is any."""
    h = int(g.edge_hexes[2 * edge])
    return g.hexes[h], position(g.hex_edges[6 * h : 6 * h + 6], edge)


def corner_spot(g: Geometry, node: int) -> Spot:
    """Name a node by its first hex, which is land where there is any."""
    h = int(g.node_hexes[3 * node])
    return g.hexes[h], position(g.hex_nodes[6 * h : 6 * h + 6], node)


def position(around: vec[i64], item: int) -> int:
    """Which of the six things around a hex is the given one."""
    return [int(thing) for thing in around].index(item)
