"""The verbs of Cities & Knights that the bot can score, and the purchases it can plan for."""

from __future__ import annotations

from typing import Final

from hexhaven.board.knights.improvements import COMMODITY_OF
from hexhaven.board.knights.terms import (
    ACTIVATION,
    BASIC,
    FIELDS,
    KNIGHT,
    MEDICINE_CITY,
    PROGRESS_NAMES,
    PROMOTION,
    REPAIR,
    SAFE_LEVEL,
    WALL,
)
from hexhaven.board.rules import Rules
from hexhaven.board.terrain import KINDS
from hexhaven.bots.greedy.chart import END, PLANS, VERBS, add_price, needs

# Plans that cost resources.
SUMMON: Final = PLANS  # a knight, and to wake it
WAKE: Final = PLANS + 1
RAISE: Final = PLANS + 2  # a knight by one rank
FORTIFY: Final = PLANS + 3
CURE: Final = PLANS + 4  # a city, by medicine
MEND: Final = PLANS + 5  # a sabotaged city
# Plans that cost commodities: IMPROVE + levels of a field below + the level it has now.
IMPROVE: Final = PLANS + 6
ALL_PLANS: Final = IMPROVE + FIELDS * SAFE_LEVEL

# Verbs, beside those of the base game.
BUILD_KNIGHT: Final = 32
WAKE_KNIGHT: Final = 33
RAISE_KNIGHT: Final = 34
MOVE_KNIGHT: Final = 35
DRIVE_AWAY: Final = 36
CHASE: Final = 37
BUILD_WALL: Final = 38
IMPROVE_FIELD: Final = 39
CROWN: Final = 40
MEND_CITY: Final = 41
SETTLE_KNIGHT: Final = 42
RETURN_PROGRESS: Final = 43
GIVE_UP_CITY: Final = 44
TAKE_DECK: Final = 45
JOIN_BATTLE: Final = 46
TAKE_RESOURCE: Final = 47
EXCHANGE: Final = 48
HAND_OVER: Final = 49
TAKE_LOOT: Final = 50
TAKE_PROGRESS: Final = 51
DISMISS: Final = 52
LAY_AGAIN: Final = 53
FIRST_CARD: Final = 64  # plus the kind of progress card

KNIGHTS_VERBS: Final = {
    **{name: verb for name, verb in VERBS.items() if name != "knight"},
    **{name: FIRST_CARD + kind for kind, name in enumerate(PROGRESS_NAMES)},
    "waive": END, "knight": BUILD_KNIGHT, "activate": WAKE_KNIGHT, "promote": RAISE_KNIGHT,
    "move": MOVE_KNIGHT, "displace": DRIVE_AWAY, "chase": CHASE, "wall": BUILD_WALL,
    "improve": IMPROVE_FIELD, "metropolis": CROWN, "repair": MEND_CITY, "retreat": SETTLE_KNIGHT,
    "enlist": SETTLE_KNIGHT, "forge": RAISE_KNIGHT, "return": RETURN_PROGRESS, "lose-city": GIVE_UP_CITY,
    "deck": TAKE_DECK, "fight": JOIN_BATTLE, "aqueduct": TAKE_RESOURCE, "exchange": EXCHANGE,
    "hand-over": HAND_OVER, "loot": TAKE_LOOT, "spy-card": TAKE_PROGRESS, "dismiss": DISMISS,
    "relay": LAY_AGAIN,
}  # fmt: skip


def knights_needs(rules: Rules) -> list[int]:
    """The cards each plan costs, those of the base game first."""
    table = needs(rules) + [0] * ((ALL_PLANS - PLANS) * KINDS)
    add_price(rules, table, SUMMON, KNIGHT + BASIC, 1)
    add_price(rules, table, SUMMON, ACTIVATION, 1)
    add_price(rules, table, WAKE, ACTIVATION, 1)
    add_price(rules, table, RAISE, PROMOTION, 1)
    add_price(rules, table, FORTIFY, WALL, 1)
    add_price(rules, table, CURE, MEDICINE_CITY, 1)
    add_price(rules, table, MEND, REPAIR, 1)
    for field in range(FIELDS):
        for level in range(SAFE_LEVEL):
            plan = IMPROVE + field * SAFE_LEVEL + level
            table[plan * KINDS + int(COMMODITY_OF[field])] = level + 1
    return table
