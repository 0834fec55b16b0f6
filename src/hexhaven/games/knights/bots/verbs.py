"""The verbs of Cities & Knights that the bot can score, and the purchases it can plan for."""

from __future__ import annotations

from typing import Final

from hexhaven.games.island.bots.plans import Purchase, price_of
from hexhaven.games.island.rules.rules import Rules
from hexhaven.games.knights.rules.improvements import COMMODITY_OF
from hexhaven.games.knights.rules.terms import (
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

# Terms of a score.
IMPROVEMENTS: Final = 0
DEFENCE: Final = 1
KNIGHTS: Final = 2
PROGRESS: Final = 3
WALLS: Final = 4
KNIGHTS_TERMS: Final = ["improvements", "defence", "knights", "progress cards", "walls"]

# Plans that cost resources.
SUMMON: Final = 0  # a knight, and to wake it
WAKE: Final = 1
RAISE: Final = 2  # a knight by one rank
FORTIFY: Final = 3
CURE: Final = 4  # a city, by medicine
MEND: Final = 5  # a sabotaged city
# Plans that cost commodities: IMPROVE + levels of a field below + the level it has now.
IMPROVE: Final = 6

# Verbs.
LET_BE: Final = 0
BUILD_KNIGHT: Final = 1
WAKE_KNIGHT: Final = 2
RAISE_KNIGHT: Final = 3
MOVE_KNIGHT: Final = 4
DRIVE_AWAY: Final = 5
CHASE: Final = 6
BUILD_WALL: Final = 7
IMPROVE_FIELD: Final = 8
CROWN: Final = 9
MEND_CITY: Final = 10
SETTLE_KNIGHT: Final = 11
RETURN_PROGRESS: Final = 12
GIVE_UP_CITY: Final = 13
TAKE_DECK: Final = 14
JOIN_BATTLE: Final = 15
TAKE_RESOURCE: Final = 16
EXCHANGE: Final = 17
HAND_OVER: Final = 18
TAKE_LOOT: Final = 19
TAKE_PROGRESS: Final = 20
DISMISS: Final = 21
LAY_AGAIN: Final = 22
GIVE_CARD: Final = 23
FIRST_CARD: Final = 64  # plus the kind of progress card

KNIGHTS_VERBS: Final = {
    **{name: FIRST_CARD + kind for kind, name in enumerate(PROGRESS_NAMES)},
    "waive": LET_BE, "knight": BUILD_KNIGHT, "activate": WAKE_KNIGHT, "promote": RAISE_KNIGHT,
    "move": MOVE_KNIGHT, "displace": DRIVE_AWAY, "chase": CHASE, "wall": BUILD_WALL,
    "improve": IMPROVE_FIELD, "metropolis": CROWN, "repair": MEND_CITY, "retreat": SETTLE_KNIGHT,
    "enlist": SETTLE_KNIGHT, "forge": RAISE_KNIGHT, "return": RETURN_PROGRESS, "lose-city": GIVE_UP_CITY,
    "deck": TAKE_DECK, "fight": JOIN_BATTLE, "aqueduct": TAKE_RESOURCE, "exchange": EXCHANGE,
    "hand-over": HAND_OVER, "loot": TAKE_LOOT, "spy-card": TAKE_PROGRESS, "dismiss": DISMISS,
    "relay": LAY_AGAIN, "give": GIVE_CARD,
}  # fmt: skip


def knights_purchases(rules: Rules) -> list[Purchase]:
    """In the order of the plans. A knight built, woken or promoted serves the same battle; improvements cost
    commodities, which buy nothing else."""
    bought = [
        Purchase(price_of(rules, KNIGHT + BASIC, ACTIVATION), "strength"),
        Purchase(price_of(rules, ACTIVATION), "strength"),
        Purchase(price_of(rules, PROMOTION), "strength"),
        Purchase(price_of(rules, WALL)),
        Purchase(price_of(rules, MEDICINE_CITY)),
        Purchase(price_of(rules, REPAIR)),
    ]
    for field in range(FIELDS):
        for level in range(SAFE_LEVEL):
            bought.append(Purchase({int(COMMODITY_OF[field]): level + 1}, purse="crafts"))
    return bought
