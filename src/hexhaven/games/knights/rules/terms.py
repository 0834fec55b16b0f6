"""The words of Cities & Knights, each a small whole number: cards, fields, pieces, questions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexhaven.games.island.rules.terrain import RESOURCES
from hexhaven.games.knights.rules.rows import DECKS, ROWS

# Commodities follow the resources in every hand.
COIN: Final = 5
PAPER: Final = 6
CLOTH: Final = 7
COMMODITIES: Final = ("coin", "paper", "cloth")
FIRST_COMMODITY: Final = RESOURCES

# The fields of city improvement; their decks and the gates of the event die bear the same names.
TRADE: Final = 0
POLITICS: Final = 1
SCIENCE: Final = 2
FIELDS: Final = 3
FIELD_NAMES: Final = DECKS
FIELD_COMMODITY: Final = (CLOTH, COIN, PAPER)

# Levels of a field.
POWER_LEVEL: Final = 3  # guild, fortress, aqueduct
METROPOLIS_LEVEL: Final = 4
SAFE_LEVEL: Final = 5  # a metropolis is lost no more

# The event die: three sides show the ship, one each a gate of a field.
SHIP: Final = 3
FACES: Final = 4
FACE_NAMES: Final = ("trade", "politics", "science", "ship")
FACE_SIDES: Final = (1, 1, 1, 3)

# Pieces, beside road, settlement and city. A knight's piece is KNIGHT + its rank.
BASIC: Final = 1
STRONG: Final = 2
MIGHTY: Final = 3
RANK_NAMES: Final = ("", "basic", "strong", "mighty")
KNIGHT: Final = 3  # plus the rank: 4, 5, 6
WALL: Final = 7
# Cities that are not sound; they stand on the board, and no supply holds them.
TOPPLED: Final = 8  # counts as a settlement until it is set up again
SABOTAGED: Final = 9  # yields as a settlement until it is repaired
MERCHANT_PIECE: Final = -2  # nobody's piece, as the robber is
# What is paid for without a piece.
ACTIVATION: Final = 10
PROMOTION: Final = 11
MEDICINE_CITY: Final = 12
REPAIR: Final = 13

# Progress cards, deck by deck, as their rows say.
PROGRESS_NAMES: Final[tuple[str, ...]] = tuple([row.name for row in ROWS])
PROGRESS_COPIES: Final[tuple[int, ...]] = tuple([row.count for row in ROWS])
PROGRESS_KINDS: Final[i64] = len(ROWS)
FIRST_OF_FIELD: Final[tuple[int, ...]] = (  # the first kind of each deck, and the end
    *[[row.deck for row in ROWS].index(name) for name in FIELD_NAMES],
    len(ROWS),
)


def kind_of(name: str) -> i64:
    return PROGRESS_NAMES.index(name)


# Those that somebody knows, wherever their rows stand.
MERCHANT: Final[i64] = kind_of("merchant")
MERCHANT_FLEET: Final[i64] = kind_of("merchant-fleet")
COMMERCIAL_HARBOUR: Final[i64] = kind_of("commercial-harbour")
MASTER_MERCHANT: Final[i64] = kind_of("master-merchant")
TRADE_MONOPOLY: Final[i64] = kind_of("trade-monopoly")
RESOURCE_MONOPOLY: Final[i64] = kind_of("resource-monopoly")
BISHOP: Final[i64] = kind_of("bishop")
DIPLOMAT: Final[i64] = kind_of("diplomat")
WARLORD: Final[i64] = kind_of("warlord")
WEDDING: Final[i64] = kind_of("wedding")
INTRIGUE: Final[i64] = kind_of("intrigue")
SABOTEUR: Final[i64] = kind_of("saboteur")
SPY: Final[i64] = kind_of("spy")
DESERTER: Final[i64] = kind_of("deserter")
CONSTITUTION: Final[i64] = kind_of("constitution")
ALCHEMIST: Final[i64] = kind_of("alchemist")
CRANE: Final[i64] = kind_of("crane")
MINING: Final[i64] = kind_of("mining")
IRRIGATION: Final[i64] = kind_of("irrigation")
PRINTER: Final[i64] = kind_of("printer")
INVENTOR: Final[i64] = kind_of("inventor")
ENGINEER: Final[i64] = kind_of("engineer")
MEDICINE: Final[i64] = kind_of("medicine")
SMITH: Final[i64] = kind_of("smith")
ROAD_BUILDING: Final[i64] = kind_of("road-building")
MOST_CARDS: Final = 4  # progress cards in hand

# Questions, and what they are called above the engine.
DRAW_PROGRESS: Final = 24
RETURN_CARD: Final = 25
LOSE_CITY: Final = 26
CHOOSE_DECK: Final = 27
JOIN_BATTLE: Final = 28
AQUEDUCT: Final = 29
PLACE_METROPOLIS: Final = 30
RETREAT: Final = 31
GIVE: Final = 32
HAND_OVER: Final = 33
SPYING: Final = 34
LOOT: Final = 35
DISMISS: Final = 36
ENLIST: Final = 37
RELAY: Final = 38
FORGE: Final = 39
QUESTION_NAMES: Final = {
    DRAW_PROGRESS: "draw_progress",
    RETURN_CARD: "return_card",
    LOSE_CITY: "lose_city",
    CHOOSE_DECK: "choose_deck",
    JOIN_BATTLE: "join_battle",
    AQUEDUCT: "aqueduct",
    PLACE_METROPOLIS: "place_metropolis",
    RETREAT: "retreat",
    GIVE: "give",
    HAND_OVER: "hand_over",
    SPYING: "spying",
    LOOT: "loot",
    DISMISS: "dismiss",
    ENLIST: "enlist",
    RELAY: "relay",
    FORGE: "forge",
}
