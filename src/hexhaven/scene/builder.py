"""Decks of one's own: what the game that is played with them brings for those who build one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from hexhaven.layers import layers_of, packages
from hexhaven.wire.decks import CardShelf, DeckReport, DeckText, DeckTrial, ReadyDeck, TrialGames

STOREY = "builder"


class BadDeckError(ValueError):
    """A deck cannot be read, or not be played with; the message says why, in the language asked for."""


class NoDeckError(KeyError):
    """There is no ready-made deck of this id."""


class Match(ABC):
    """Games of a deck against another. It is sent to worker processes, and so are the games back."""

    @abstractmethod
    def play(self, number: int) -> Any:
        """Play one of the games; how it goes hangs on the match and its number alone."""

    @abstractmethod
    def told(self, games: Sequence[Any]) -> TrialGames:
        """Some of the games as a message, with how far they can be trusted."""


class DeckBuilder(ABC):
    """The layer of a game whose decks people build."""

    @abstractmethod
    def shelf(self, language: str) -> CardShelf:
        """All cards, to browse and to filter."""

    @abstractmethod
    def ready(self, language: str) -> list[ReadyDeck]:
        """Ready-made decks, the one for beginners first."""

    @abstractmethod
    def report(self, language: str, text: str) -> DeckReport:
        """Everything there is to say about a deck that somebody wrote."""

    @abstractmethod
    def understand(self, language: str, text: str) -> None:
        """Raise `BadDeckError` if a deck cannot be read."""

    @abstractmethod
    def complete(self, language: str, text: str) -> DeckText:
        """An unfinished deck with what it lacks. Raises `BadDeckError` if it cannot be read."""

    @abstractmethod
    def match(self, language: str, wish: DeckTrial) -> Match:
        """The match somebody asks for. Raises `BadDeckError` or `NoDeckError` if there can be none."""


def deck_builder() -> DeckBuilder:
    """That of the game which has decks of one's own."""
    return layers_of(list(packages()), STOREY, DeckBuilder)[0]  # type: ignore[type-abstract]
