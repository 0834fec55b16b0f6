"""The picture of a card that an article is about: its name, and the ground behind it."""

from collections.abc import Iterator, Mapping
from functools import cache

from hexhaven.almanac import Article
from hexhaven.games.duel.almanac.cards import PREFIX
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
    read_kinds,
)
from hexhaven.games.knights.rules.terms import (
    COMMODITIES,
    FIELD_COMMODITY,
    FIRST_COMMODITY,
    FIRST_OF_FIELD,
    PROGRESS_NAMES,
)
from hexhaven.wire.rest import CardSign

BY_KIND = {EVENT: "event", WIZARD: "wizard", SPELL_BOOK: "spell"}
BY_PLACE = {
    CITY_SITE: "red",
    FOREIGN_CITY_SITE: "red",
    CITADEL_SITE: "citadel",
    ROAD_SITE: "road",
    REGION_SITE: "brown",
}
MAGIC = -1  # the last of a card's costs


def card_sign(article: Article) -> CardSign | None:
    """The card that an article is about; None for all others."""
    return signs().get(article.id)


@cache
def signs() -> Mapping[str, CardSign]:
    return dict([*progress_cards(), *duel_cards()])


def progress_cards() -> Iterator[tuple[str, CardSign]]:
    """The progress cards of Cities & Knights, on the ground of their decks."""
    for field, commodity in enumerate(FIELD_COMMODITY):
        for name in PROGRESS_NAMES[FIRST_OF_FIELD[field] : FIRST_OF_FIELD[field + 1]]:
            ground = COMMODITIES[commodity - FIRST_COMMODITY]
            yield f"card-{name}", CardSign(name=name, ground=ground)


def duel_cards() -> Iterator[tuple[str, CardSign]]:
    for kind in read_kinds()[0]:
        yield PREFIX + kind.name, CardSign(name=kind.name, ground=ground_of(kind))


def ground_of(kind: CardKind) -> str:
    """The ground of a card of the card game, by its type."""
    if kind.kind == ACTION:
        return "magic" if list(kind.cost)[MAGIC] else "action"
    return BY_KIND.get(kind.kind) or BY_PLACE.get(kind.place, "green")
