"""What a game has beside its tables: pages of its own, and what is asked there."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from hexhaven.core.game import State
from hexhaven.layers import layer_of, layers_of, packages
from hexhaven.wire.message import Message

STOREY = "services"


class UnfitError(ValueError):
    """What somebody sent cannot be used; the message says why, in the language asked for."""


class Match(ABC):
    """Games that answer a question. It is sent to worker processes, and so are the games back."""

    @property
    @abstractmethod
    def numbers(self) -> range:
        """Those of the games that are asked for."""

    @abstractmethod
    def play(self, number: int) -> Any:
        """Play one of the games; how it goes hangs on the match and its number alone."""

    @abstractmethod
    def told(self, games: Sequence[Any]) -> Message:
        """Some of the games as a message."""


@dataclass(frozen=True)
class Service:
    """Something to ask for. `work` is told the language and the question, if there is one.

    It gives the answer, or a match to be played for it, and raises `UnfitError` if there can be none.
    """

    path: str
    about: str
    answer: Any
    work: Callable[..., Any]
    question: type[Message] | None = None
    plays: bool = False


class Shelf(ABC):
    """Things of one's own that people make for a game: kept as text, and brought to its tables."""

    @abstractmethod
    def understand(self, language: str, text: str) -> None:
        """Raise `UnfitError` if a text is none of these things, finished or not."""

    @abstractmethod
    def asks(self, state: State, player: int) -> bool:
        """Whether the game waits for what a player brings, or for the rest of it."""

    @abstractmethod
    def bring(self, language: str, state: State, player: int, text: str) -> list[str]:
        """What a player does to bring something to a table, as texts of actions, without what is done.
        Raises `UnfitError` if it cannot be brought there."""

    @abstractmethod
    def anything(self, state: State, word: str) -> str:
        """Something that suits a table, for who has nothing; what it is hangs on the word. Empty if the game
        is played without."""


@dataclass(frozen=True)
class Services:
    """The layer of a game that has some."""

    pages: Sequence[str]  # their addresses
    asked: Sequence[Service]
    shelf: Shelf | None = None


def shelf_in(game: str) -> Shelf | None:
    """What is kept for one of the games, if anything."""
    found = layer_of(game, STOREY)
    return found.shelf if isinstance(found, Services) else None


def shelf_of(state: State) -> Shelf | None:
    """What is brought to the game that is played, if anything."""
    found = [shelf_in(game) for game in state.slices()]
    return next((shelf for shelf in found if shelf is not None), None)


def all_services() -> list[Services]:
    return layers_of(list(packages()), STOREY, Services)
