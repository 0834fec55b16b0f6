"""What lies on the hexes and along the coast: terrain, numbers and harbours.

It changes seldom, so all positions share one object, and whoever changes it gives the position another.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from hexhaven.games.island.rules.geometry import Geometry
from hexhaven.games.island.rules.terrain import NO_HARBOUR

HIGHEST_ROLL: Final = 12


class Harbour:
    """A harbour lies on one edge and serves the two nodes of it; kind is ANY_HARBOUR or 2 + resource."""

    def __init__(self, edge: int, kind: int) -> None:
        self.edge: Final = edge
        self.kind: Final = kind


class Land:
    """`terrain` and `number` are by hex (0 is no number), `harbour` by node."""

    def __init__(
        self, geometry: Geometry, terrain: list[int], number: list[int], harbours: list[Harbour]
    ) -> None:
        self.geometry: Final = geometry
        self.terrain: Final = vec[i64](terrain)
        self.number: Final = vec[u8](number)
        self.harbours: Final = harbours
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
        self.bytes: Final = bytes(terrain) + bytes(number) + bytes(harbour)  # equal for equal land

    def with_numbers(self, numbers: list[int]) -> Land:
        """The same land with its number tokens laid out otherwise."""
        return Land(self.geometry, [int(x) for x in self.terrain], numbers, self.harbours)

    def with_hex(self, hex: int, terrain: int, number: int) -> Land:
        """The same land with one hex turned into something else."""
        terrains = [int(x) for x in self.terrain]
        numbers = [int(x) for x in self.number]
        terrains[hex], numbers[hex] = terrain, number
        return Land(self.geometry, terrains, numbers, self.harbours)
