"""The picture of a card, as articles show it."""

from hexhaven.almanac.entry import Picture
from hexhaven.games.duel.rules.kinds import (
    ACTION,
    CITADEL_SITE,
    CITY_SITE,
    EVENT,
    FOREIGN_CITY_SITE,
    REGION_SITE,
    ROAD_SITE,
    SPELL_BOOK,
    WIZARD,
    CardKind,
)

BY_KIND = {EVENT: "event", WIZARD: "wizard", SPELL_BOOK: "spell"}
BY_PLACE = {
    CITY_SITE: "red",
    FOREIGN_CITY_SITE: "red",
    CITADEL_SITE: "citadel",
    ROAD_SITE: "road",
    REGION_SITE: "brown",
}
MAGIC = -1  # the last of a card's costs


def picture_of(kind: CardKind) -> Picture:
    return Picture(kind.name, ground_of(kind))


def ground_of(kind: CardKind) -> str:
    """The ground of a card, by its type."""
    if kind.kind == ACTION:
        return "magic" if list(kind.cost)[MAGIC] else "action"
    return BY_KIND.get(kind.kind) or BY_PLACE.get(kind.place, "green")
