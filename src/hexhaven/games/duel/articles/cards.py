"""An article for every card of the card game, made from its row: what it is, where it lies, what it does."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from hexhaven.almanac.entry import LANGUAGES, Article
from hexhaven.almanac.spelling import words_of
from hexhaven.games.duel.articles.pictures import picture_of
from hexhaven.games.duel.articles.texts import group, text, texts
from hexhaven.games.duel.rules.kinds import (
    ACTION,
    ANY_TERRAIN,
    ATTACK,
    BUILDING,
    CITADEL_SITE,
    CITY_SITE,
    CLASS_NAMES,
    EVENT,
    FOREIGN_CITY_SITE,
    FOREIGN_SITE,
    KIND_NAMES,
    NEUTRAL,
    NOT_PLACED,
    PLACE_NAMES,
    PROTECTION,
    REGION_SITE,
    ROAD_SITE,
    SETS,
    SITE,
    SPELL_BOOK,
    UNIT,
    UNIT_NAMES,
    WIZARD,
    CardKind,
    read_kinds,
)
from hexhaven.games.duel.rules.terms import RESOURCE_NAMES, TERRAIN_NAMES

Copies = Mapping[tuple[str, str], int]

GAME = "duel"
PREFIX = "duel-card-"  # articles such as card-bishop are about the progress cards of Cities & Knights

TOPICS: Mapping[int, Sequence[str]] = {
    BUILDING: ["duel-building"],
    UNIT: ["duel-building", "duel-tokens"],
    WIZARD: ["duel-wizards", "duel-magic"],
    SPELL_BOOK: ["duel-spells", "duel-magic"],
    ACTION: ["duel-actions"],
    EVENT: ["duel-events"],
}
TOPICS_BY_CLASS: Mapping[int, Sequence[str]] = {
    ATTACK: ["duel-attacks", "duel-lock"],
    NEUTRAL: ["duel-lock"],
    PROTECTION: ["duel-protection"],
}
TOPICS_BY_PLACE: Mapping[int, Sequence[str]] = {
    SITE: ["duel-sites"],
    CITY_SITE: ["duel-sites"],
    CITADEL_SITE: ["duel-citadels"],
    ROAD_SITE: ["duel-improvements"],
    REGION_SITE: ["duel-improvements"],
    FOREIGN_SITE: ["duel-foreign"],
    FOREIGN_CITY_SITE: ["duel-foreign"],
}

ASSUMED = {"cost": "price", "cast": "price of the spell"}


def card_articles(written: Sequence[Article]) -> Iterator[Article]:
    """Make the articles of all cards.

    Those written by hand say which titles are taken, and where else something is told of a card.
    """
    kinds, copies = read_kinds()
    taken = {(language, name_in(entry.title[language])) for entry in written for language in LANGUAGES}
    for kind in kinds:
        yield Article(
            id=PREFIX + kind.name,
            game=GAME,
            title=MappingProxyType({each: title_of(kind, each, taken) for each in LANGUAGES}),
            text=MappingProxyType({each: text_of(kind, copies, each) for each in LANGUAGES}),
            words=MappingProxyType({each: asked_for(kind, each) for each in LANGUAGES}),
            see=tuple(dict.fromkeys([*topics_of(kind), *conditions_of(kind), *telling_of(kind, written)])),
            source=source_of(kind),
            picture=picture_of(kind),
            made=True,
        )


# --- what it says ------------------------------------------------------------------------------------


def title_of(kind: CardKind, language: str, taken: set[tuple[str, tuple[str, ...]]]) -> str:
    title = kind.title[language]
    has_namesake = (language, name_in(title)) in taken
    return text(language, "namesake", title=title) if has_namesake else title


def name_in(title: str) -> tuple[str, ...]:
    """What tells one title from another: "The merchant" and "Merchant" are namesakes."""
    return tuple(word for word in words_of(title) if word not in ("the", "der", "die", "das"))


def text_of(kind: CardKind, copies: Copies, language: str) -> str:
    """What it is, the face of the card, its figures, and what the face has no room for."""
    parts = [
        f"{nature(kind, language)}. {sets(kind, copies, language)}.",
        kind.text[language],
        "\n".join(f"- {figure}" for figure in figures_of(kind, language)),
        kind.details.get(language, ""),
    ]
    return "\n\n".join(part for part in parts if part)


def nature(kind: CardKind, language: str) -> str:
    """Return what a card is: 'Unit, knight, region expansion'."""
    parts = [text(language, f"kind.{KIND_NAMES[kind.kind]}")]
    for name in (UNIT_NAMES[kind.unit], CLASS_NAMES[kind.play_class]):
        if name:
            parts.append(text(language, f"nature.{name}"))
    if kind.place != NOT_PLACED:
        parts.append(text(language, f"colour.{PLACE_NAMES[kind.place]}"))
    return ", ".join(parts)


def sets(kind: CardKind, copies: Copies, language: str) -> str:
    """Return where a card is found: 'Base set, two copies; Science & Progress, one copy'."""
    return "; ".join(
        f"{text(language, f'set.{each}')}, {count(n, 'copies', language)}"
        for each in SETS
        if (n := copies.get((each, kind.name), 0))
    )


def figures_of(kind: CardKind, language: str) -> Iterator[str]:
    if kind.place != NOT_PLACED:
        yield text(language, "figure.place", place=place_of(kind, language))
    if kind.kind != EVENT:
        yield price_of(kind, language)
    if points := ", ".join(points_of(kind, language)):
        yield text(language, "figure.counts", points=points)
    if kind.unique:
        yield text(language, "figure.unique")


def place_of(kind: CardKind, language: str) -> str:
    if kind.place != REGION_SITE:
        return text(language, f"place.{PLACE_NAMES[kind.place]}")
    terrain = "any" if kind.terrain == ANY_TERRAIN else TERRAIN_NAMES[kind.terrain]
    centre = text(language, "at_citadel" if kind.at_citadel else "at_settlement")
    return text(language, "outer_side", terrain=text(language, f"at_terrain.{terrain}"), centre=centre)


def price_of(kind: CardKind, language: str) -> str:
    if kind.cast:
        return text(language, "figure.casting", price=amount(kind.cast, "magic", language))
    paid = [
        amount(n, name, language) for name, n in zip((*RESOURCE_NAMES, "magic"), kind.cost, strict=True) if n
    ]
    return text(language, "figure.price" if paid else "figure.no_price", price=", ".join(paid))


def points_of(kind: CardKind, language: str) -> Iterator[str]:
    for name in group(language, "points"):
        if n := getattr(kind, name):
            yield count(n, f"points.{name}", language)


def amount(n: int, name: str, language: str) -> str:
    one = f"one.{name}"
    number = text(language, one if n == 1 and one in texts(language) else f"number.{n}")
    return f"{number} {text(language, f'resource.{name}')}"


def count(n: int, key: str, language: str) -> str:
    """'two copies'."""
    return text(language, key, n=n, number=text(language, f"number.{n}"))


# --- where it leads, and how it is found -------------------------------------------------------------


def asked_for(kind: CardKind, language: str) -> tuple[str, ...]:
    return tuple(
        text(language, f"asked.{name}", title=kind.title[language]) for name in group(language, "asked")
    )


def topics_of(kind: CardKind) -> list[str]:
    return [
        *TOPICS[kind.kind],
        *(TOPICS_BY_CLASS.get(kind.play_class, []) if kind.kind == ACTION else []),
        *TOPICS_BY_PLACE.get(kind.place, []),
        *(["duel-conditions"] if kind.needs or kind.condition else []),
        *(["duel-unique"] if kind.unique else []),
    ]


def conditions_of(kind: CardKind) -> list[str]:
    """Return the articles of the cards that are its condition."""
    return [PREFIX + name for name in kind.needs]


def telling_of(kind: CardKind, written: Sequence[Article]) -> list[str]:
    """Return the articles that lead to this card."""
    return [entry.id for entry in written if PREFIX + kind.name in entry.see]


def source_of(kind: CardKind) -> str:
    book = "Rule book of the card game" if kind.set == "base" else "Rule book of the theme sets"
    points = "points" if any(points_of(kind, "en")) else "lack of points"
    ours = " and ".join(ASSUMED.get(figure, points) for figure in kind.assumed)
    return f"{book}; {ours} by Hexhaven" if ours else book
