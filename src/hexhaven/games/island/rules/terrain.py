"""The names of things on the board and in the hand, each a small whole number."""

from __future__ import annotations

from typing import Final

# Cards. The five resources come first; KINDS leaves room for the further kinds that expansions bring. So do
# TERRAINS and PIECES below; `Rules.freeze` says when there are too many.
BRICK: Final = 0
LUMBER: Final = 1
WOOL: Final = 2
GRAIN: Final = 3
ORE: Final = 4
RESOURCES: Final = 5
KINDS: Final = 16
CARD_NAMES: Final = ("brick", "lumber", "wool", "grain", "ore")

# Terrain. A producing terrain has the number of its resource.
HILLS: Final = 0
FOREST: Final = 1
PASTURE: Final = 2
FIELDS: Final = 3
MOUNTAINS: Final = 4
DESERT: Final = 5
SEA: Final = 6
TERRAINS: Final = 16
TERRAIN_NAMES: Final = ("hills", "forest", "pasture", "fields", "mountains", "desert", "sea")

# Harbours: what a node's harbour trades. NO_HARBOUR and ANY (3:1), then 2 + resource (2:1).
NO_HARBOUR: Final = 0
ANY_HARBOUR: Final = 1
SPECIAL_HARBOUR: Final = 2

# Pieces and purchases.
ROAD: Final = 0
SETTLEMENT: Final = 1
CITY: Final = 2
CARD: Final = 3
PIECES: Final = 32
ROBBER: Final = -1  # nobody's piece, which no supply holds
PIECE_NAMES: Final = ("road", "settlement", "city", "card")

# Development cards.
KNIGHT: Final = 0
ROAD_BUILDING: Final = 1
INVENTION: Final = 2
MONOPOLY: Final = 3
VICTORY_POINT: Final = 4
CARD_KINDS: Final = 5
DEVELOPMENT_NAMES: Final = ("knight", "road-building", "invention", "monopoly", "victory-point")
