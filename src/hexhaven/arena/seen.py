"""What a game showed to somebody who saw every card: the same for every family of games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from hexhaven.core.facts import Facts
from hexhaven.core.game import State


@dataclass(frozen=True)
class Dice:
    """The dice of a family: what they can show, and in how many equally likely ways."""

    heading: str  # of what is counted: 'sum'
    name: str  # 'sum of two dice'
    shows: Sequence[int]
    ways: Sequence[int]


@dataclass(frozen=True)
class Seen:
    """What one game showed."""

    thrown: Dice
    dice: list[int]  # how often the dice showed each number
    did: dict[str, list[int]]  # by verb and player: how often
    gained: dict[str, list[list[int]]]  # by source, player and kind: how many cards
    cards: list[str]  # the kinds by name
    held: dict[str, int]  # by special card or token: who held it at the end, or NOBODY
    headings: Mapping[str, str]  # verbs worth a column in a table


class Counting(Protocol):
    """Counts what happens in one game. It is made of the first state."""

    def saw(self, state: State, player: int, action: int, facts: Facts) -> None:
        """A player, or CHANCE, has acted; the state is the one after it, the facts say what it brought."""

    def seen(self) -> Seen:
        """What was counted."""
