"""One map as it is laid out: geometry, the land at the beginning, and where the robber starts."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from hexhaven.core.ground import Ground
from hexhaven.games.island.rules.geometry import Geometry
from hexhaven.games.island.rules.land import Harbour, Land


class Start:
    """The pieces one colour has on a beginners' map: settlements with their roads; the starred one pays."""

    def __init__(self, colour: str, nodes: list[int], edges: list[int], star: int) -> None:
        self.colour: Final = colour
        self.nodes: Final = nodes
        self.edges: Final = edges
        self.star: Final = star


class Map(Ground):
    """Everything about the board that never changes in a game, and the land it begins with.

    The adjacency tables are those of the geometry, at hand without a detour.
    """

    def __init__(
        self, name: str, geometry: Geometry, terrain: list[int], number: list[int],
        harbours: list[Harbour], robber: int, starts: list[Start],
    ) -> None:  # fmt: skip
        self.name = name
        self.geometry: Final = geometry
        self.land: Final = Land(geometry, terrain, number, harbours)
        self.robber: Final[i64] = robber
        self.starts: Final = starts
        self.land_hexes: Final[i64] = geometry.land_hexes
        self.land_nodes: Final[i64] = geometry.land_nodes
        self.land_edges: Final[i64] = geometry.land_edges
        self.nodes: Final[i64] = geometry.nodes
        self.edges: Final[i64] = geometry.edges
        self.hex_nodes: Final = geometry.hex_nodes
        self.node_hexes: Final = geometry.node_hexes
        self.node_nodes: Final = geometry.node_nodes
        self.node_edges: Final = geometry.node_edges
        self.edge_nodes: Final = geometry.edge_nodes
        self.no_nodes: Final = vec[u8]([0] * int(geometry.nodes))
        self.no_queue: Final = vec[i64]([0] * int(geometry.nodes))
        self.no_edges: Final = vec[u8]([0] * int(geometry.edges))

    def with_land(self, land: Land) -> Map:
        """The same map, begun with another land."""
        terrain = [int(x) for x in land.terrain]
        number = [int(x) for x in land.number]
        return Map(self.name, self.geometry, terrain, number, land.harbours, int(self.robber), self.starts)
