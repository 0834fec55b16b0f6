"""The verbs of the base game that the bot knows, by their names."""

from __future__ import annotations

from typing import Final

WAIT: Final = 0
BUILD: Final = 1
BUILD_ROAD: Final = 2
FREE_ROAD: Final = 3
BUY_CARD: Final = 4
PLAY_KNIGHT: Final = 5
PLAY_ROADS: Final = 6
PLAY_INVENTION: Final = 7
PLAY_MONOPOLY: Final = 8
TAKE_CARD: Final = 9
BANK: Final = 10
OFFER: Final = 11
ACCEPT: Final = 12
PROPOSE: Final = 13
TRADE: Final = 14
TO_HEX: Final = 15
ROB: Final = 16
ANNOUNCE: Final = 17
DISCARD: Final = 18
FOUND: Final = 19
FIRST_ROAD: Final = 20
VERBS: Final = {
    "roll": WAIT, "end": WAIT, "decline": WAIT, "withdraw": WAIT,
    "settlement": BUILD, "city": BUILD, "road": BUILD_ROAD, "free-road": FREE_ROAD, "buy": BUY_CARD,
    "knight": PLAY_KNIGHT, "road-building": PLAY_ROADS, "invention": PLAY_INVENTION,
    "monopoly": PLAY_MONOPOLY, "take": TAKE_CARD, "bank": BANK, "offer": OFFER, "accept": ACCEPT,
    "propose": PROPOSE, "trade": TRADE, "robber": TO_HEX, "rob": ROB, "announce": ANNOUNCE,
    "discard": DISCARD, "found": FOUND, "found-road": FIRST_ROAD,
}  # fmt: skip
