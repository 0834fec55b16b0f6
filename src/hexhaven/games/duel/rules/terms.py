"""The words of the card game, each a small number: resources, terrain, dice, cards of the middle row."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Resources. A region bears the number of its resource.
LUMBER: Final = 0
BRICK: Final = 1
WOOL: Final = 2
GRAIN: Final = 3
ORE: Final = 4
GOLD: Final = 5
RESOURCES: Final[i64] = 6
RESOURCE_NAMES: Final = ("lumber", "brick", "wool", "grain", "ore", "gold")
MAGIC: Final = 6  # a price, no resource
PRICES: Final = 7
TERRAIN_NAMES: Final = ("forest", "hills", "pasture", "fields", "mountains", "gold-river")

# A region card is its terrain and its number.
NUMBERS: Final[i64] = 6
REGION_CARDS: Final[i64] = RESOURCES * NUMBERS
FULL: Final = 3  # what a region, a counter or a wizard holds at most

# Cards of the middle row.
NO_CENTRE: Final = 0
SETTLEMENT: Final = 1
CITY: Final = 2
CITADEL: Final = 3
CENTRE_NAMES: Final = ("", "settlement", "city", "citadel")

# The event die.
BRIGANDS: Final = 0
TRADE_ADVANTAGE: Final = 1
TOURNAMENT: Final = 2
PLENTY: Final = 3
EVENT_CARD: Final = 4
FACES: Final[i64] = 5
FACE_NAMES: Final = ("brigands", "trade-advantage", "tournament", "year-of-plenty", "event-card")
FACE_SIDES: Final = (1, 1, 1, 1, 2)
