"""Places of the card game as messages."""

from typing import Literal

from hexhaven.games.duel.rules.realm import COLUMNS, PLACE_MASK, REGION_SLOTS, ROAD_SLOTS, SITES, THEIRS
from hexhaven.games.duel.wire.table import Side
from hexhaven.wire.scene import Place

UP: Side = "up"
DOWN: Side = "down"


def place_at(kind: str, player: int, place: int) -> Place:
    """A place as a player names it: in the own principality, or the other one."""
    return Place(kind=kind, id=place & PLACE_MASK, player=1 - player if place >= THEIRS else player)


def side_of_region(region: int) -> Side:
    return UP if region < COLUMNS else DOWN


def where(slot: int) -> tuple[Literal["site", "region", "road"], int, Side, int]:
    """What kind of place a slot is, its column, its side, and whether it is the inner or the outer one."""
    if slot < REGION_SLOTS:
        return "site", slot // SITES, UP if slot % SITES < 2 else DOWN, slot % 2
    if slot < ROAD_SLOTS:
        region = slot - REGION_SLOTS
        return "region", region % COLUMNS, side_of_region(region), 0
    return "road", slot - ROAD_SLOTS, UP, 0
