"""What a game has beside its tables: pages of its own, and what is asked there."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from hexhaven.layers import layers_of, packages
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


@dataclass(frozen=True)
class Services:
    """The layer of a game that has some."""

    pages: Sequence[str]  # their addresses
    asked: Sequence[Service]


def all_services() -> list[Services]:
    return layers_of(list(packages()), STOREY, Services)
