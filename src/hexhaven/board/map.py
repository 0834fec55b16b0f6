"""One map as it lies on the table: geometry, terrain, numbers, harbours and where the robber starts."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from hexhaven.board.geometry import Geometry
from hexhaven.board.terrain import NO_HARBOUR

HIGHEST_ROLL: Final = 12


class Harbour:
    """A harbour lies on one edge and serves the two nodes of it; kind is ANY_HARBOUR or 2 + resource."""

    def __init__(self, edge: int, kind: int) -> None:
        self.edge: Final = edge
        self.kind: Final = kind


class Start:
    """The pieces one colour has on a beginners' map: settlements with their roads; the starred one pays."""

    def __init__(self, colour: str, nodes: list[int], edges: list[int], star: int) -> None:
        self.colour: Final = colour
        self.nodes: Final = nodes
        self.edges: Final = edges
        self.star: Final = star


class Map:
    """Everything about the board that does not change while pieces are set on it.

    `terrain` and `number` are by hex (0 is no number), `harbour` by node. The adjacency tables are
    those of the geometry, at hand without a detour.
    """

    def __init__(
        self, name: str, geometry: Geometry, terrain: list[int], number: list[int],
        harbours: list[Harbour], robber: int, starts: list[Start],
    ) -> None:  # fmt: skip
        self.name: Final = name
        self.geometry: Final = geometry
        self.terrain: Final = vec[i64](terrain)
        self.number: Final = vec[u8](number)
        self.harbours: Final = harbours
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
        harbour = [NO_HARBOUR] * int(geometry.nodes)
        for h in harbours:
            harbour[int(geometry.edge_nodes[2 * h.edge])] = h.kind
            harbour[int(geometry.edge_nodes[2 * h.edge + 1])] = h.kind
        self.harbour: Final = vec[u8](harbour)
        # The hexes with number n are numbered[first[n] : first[n + 1]].
        first: list[int] = []
        numbered: list[int] = []
        for n in range(HIGHEST_ROLL + 2):
            first.append(len(numbered))
            if n > 0:
                numbered += [h for h, token in enumerate(number) if token == n]
        # A hex has room for three buildings, so this many can claim cards of one kind with one roll.
        alike = [0]
        for n in range(2, HIGHEST_ROLL + 1):
            hexes = numbered[first[n] : first[n + 1]]
            alike += [sum(1 for h in hexes if terrain[h] == terrain[g]) for g in hexes]
        self.most_sites: Final[i64] = 3 * max(alike)
        self.first: Final = vec[i64](first)
        self.numbered: Final = vec[i64](numbered)

    def with_numbers(self, numbers: list[int]) -> Map:
        """The same board with its number tokens laid out otherwise."""
        terrain = [int(x) for x in self.terrain]
        return Map(
            self.name, self.geometry, terrain, numbers, self.harbours, int(self.robber), self.starts
        )  # fmt: skip
