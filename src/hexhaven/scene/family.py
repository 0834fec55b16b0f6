"""What a family of games tells the page about itself: the one thing a new family has to bring.

The page's messages are the same for every game: a setting, moments, events. What they are made of differs
from family to family, so each has a module of its own (`scene.board`), found by the type of its states.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hexhaven.core.facts import CARDS, DRAWN, Seen
from hexhaven.core.game import CHANCE, State, View
from hexhaven.record import Entry
from hexhaven.scene.chronicle import Chronicle
from hexhaven.scene.dice import Rolls
from hexhaven.wire.scene import Choice, Flow, Place, Scene, Setting, Tool
from hexhaven.wire.socket import Advice
from hexhaven.words import Names, on_page, within


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """One viewer looking at a state: what they see of it, in their language.

    Whoever is handed a viewpoint cannot tell a secret: `seen` is blank where the viewer knows nothing.
    """

    language: str
    names: Names
    viewer: int
    seen: Any  # a state of the family that shows it


def viewpoint(language: str, state: State, viewer: int, names: Names) -> Viewpoint:
    """Look at a state through a viewer's eyes; CHANCE sees everything."""
    seen = state if viewer == CHANCE else state.view(viewer).seen
    return Viewpoint(within(on_page(language), seen.slices()), names, viewer, seen)


@dataclass(frozen=True, slots=True)
class News:
    """What an entry of the log touched, as far as a viewer may know."""

    article: str | None
    places: list[Place]
    flows: list[Flow]


class Family(ABC):
    """How the states of one family of games become messages: what is called a state is one of these."""

    @abstractmethod
    def setting(self, language: str, state: Any, /) -> Setting:
        """What does not change during a game."""

    @abstractmethod
    def scene(self, viewpoint: Viewpoint, rolls: Rolls) -> Scene:
        """What does."""

    @abstractmethod
    def round(self, state: Any, /) -> int:
        """The round the game is in; 0 before the first turn."""

    @abstractmethod
    def turn(self, state: Any, /) -> int:
        """A number that changes whenever somebody else's turn begins."""

    @abstractmethod
    def question(self, viewpoint: Viewpoint) -> str:
        """What the game waits for, as a code."""

    @abstractmethod
    def due(self, viewpoint: Viewpoint) -> int:
        """How many things the viewer is asked for."""

    @abstractmethod
    def choices(self, viewpoint: Viewpoint) -> list[Choice]:
        """What the viewer may choose from; what people word freely is not among it."""

    @abstractmethod
    def talk(self, viewpoint: Viewpoint) -> list[str]:
        """The verbs the viewer may use in words of their own."""

    @abstractmethod
    def tools(self, viewpoint: Viewpoint, usable: set[str]) -> list[Tool]:
        """The viewer's buttons, of which those with a usable verb are ready."""

    @abstractmethod
    def news(self, before: Any, entry: Entry, viewer: int, /) -> News:
        """What an entry touched."""

    def no_deal(self, state: Any, player: int, /) -> int | None:
        """How a player says no to the offer they are asked about now; None if they are asked about none."""
        return None

    def touches_others(self, seen: Seen, player: int) -> bool:
        """Whether what somebody else than the player holds has changed."""
        sides = [fact.values[:2] for fact in seen.of(CARDS)]
        sides += [(fact.values[0], fact.values[3]) for fact in seen.of(DRAWN)]
        return any(side >= 0 and side != player for pair in sides for side in pair)

    @abstractmethod
    def advice(self, viewpoint: Viewpoint, view: View, played: Sequence[Entry]) -> list[Advice]:
        """What a bot would consider in the viewer's place, the best first."""

    @abstractmethod
    def chronicle(self, start: Any, /) -> Chronicle:
        """Somebody who notes down what happens in a game from its first state on."""
