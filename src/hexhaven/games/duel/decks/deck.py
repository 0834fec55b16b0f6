"""A deck of the tournament game: 33 cards, three of them to start with, and four events."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TypeAlias

OWED_EVENTS = ("civil-war", "plague")  # of every player, beside the chosen ones

Cards: TypeAlias = Mapping[str, int]  # names of kinds, and how many of each


@dataclass(frozen=True)
class Deck:
    """What a player brings to the table. It may be unfinished or against the rules: `check` says so.

    `sets` are the theme sets beside the base game, which is always there. The starting cards are among the
    `cards`. Civil War and Plague, which everybody owes, are not among the `events`.
    """

    name: str = ""
    sets: tuple[str, ...] = ()
    cards: Cards = field(default_factory=dict)
    start: Cards = field(default_factory=dict)
    events: Cards = field(default_factory=dict)
    about: Mapping[str, str] = field(default_factory=dict)  # a sentence in each language

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", one_line(self.name))
        object.__setattr__(
            self, "about", {key: one_line(text) for key, text in self.about.items() if text.split()}
        )
        for part in ("cards", "start", "events"):
            object.__setattr__(self, part, counted(getattr(self, part)))

    def size(self) -> int:
        return sum(self.cards.values())

    def copies(self, card: str) -> int:
        return self.cards.get(card, 0)


def one_line(text: str) -> str:
    return " ".join(text.split())


def counted(cards: Cards) -> dict[str, int]:
    """The same cards without those of which there are none."""
    for name, n in cards.items():
        if n < 0:
            raise ValueError(f"{n} copies of {name}")
    return {name: n for name, n in cards.items() if n}


def total(cards: Cards) -> int:
    return sum(cards.values())


def more(cards: Cards, name: str) -> Cards:
    return {**cards, name: cards.get(name, 0) + 1}


def less(cards: Cards, name: str) -> Cards:
    return {**cards, name: cards[name] - 1}


def choices(deck: Deck) -> list[str]:
    """What a player does before the game to bring this deck to the table, as texts of actions."""
    parts = (("deck", deck.cards), ("contribute", deck.events), ("start", deck.start))
    return [f"{verb} {name}" for verb, cards in parts for name, n in cards.items() for _ in range(n)]


def add(deck: Deck, card: str) -> Deck:
    return replace(deck, cards=more(deck.cards, card))


def remove(deck: Deck, card: str) -> Deck:
    """Take a card out; if it was the last copy of a starting card, the hand begins without it."""
    start = {name: min(n, deck.copies(name) - (name == card)) for name, n in deck.start.items()}
    return replace(deck, cards=less(deck.cards, card), start=start)
