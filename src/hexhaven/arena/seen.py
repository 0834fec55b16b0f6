"""What a game showed to somebody who saw every card: the same for every family of games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from hexhaven.core.facts import Facts
from hexhaven.core.game import State

Label: TypeAlias = Mapping[str, str]  # what something is called, by language


@dataclass(frozen=True)
class Dice:
    """The dice of a family: what they can show, and in how many equally likely ways."""

    heading: Label  # of what is counted: 'sum'
    name: Label  # 'sum of two dice'
    shows: Sequence[int]
    ways: Sequence[int]


@dataclass(frozen=True)
class Seen:
    """What one game showed."""

    thrown: Dice
    dice: list[int]  # how often the dice showed each number
    did: dict[str, list[int]]  # by verb and player: how often
    gained: dict[str, list[list[int]]]  # by source, player and kind: how many cards
    held: dict[str, int]  # by special card or token: who held it at the end, or NOBODY
    cards: Mapping[str, Label]  # the kinds, and what they are called
    sources: Mapping[str, Label]  # where they come from
    columns: Mapping[str, Label]  # verbs worth a column in a table, and its heading


class Counting(Protocol):
    """Counts what happens in one game. It is made of the first state."""

    def saw(self, state: State, player: int, action: int, facts: Facts) -> None:
        """A player, or CHANCE, has acted; the state is the one after it, the facts say what it brought."""

    def seen(self) -> Seen:
        """What was counted."""
