"""What is noted down while a game that was played goes by once more."""

from collections import Counter
from typing import Any

from hexhaven.record import Entry
from hexhaven.wire.rest import Robbery, Trade

MOST_TURNS = 8


class Chronicle:
    """Sees everything. A family says what is a trade or a robbery, and how much a game turned on an entry."""

    def __init__(self) -> None:
        self.points: list[list[int]] = []  # at the end of each round
        self.trades: list[Trade] = []
        self.robbed: Counter[tuple[int, int]] = Counter()  # how many cards, by thief and victim
        self.turns: list[tuple[float, int]] = []  # the weights and numbers of what the game turned on

    def shown_points(self, state: Any) -> list[int]:
        """The points everybody saw."""
        return [*state.points()]

    def foresee(self, before: Any, entry: Entry, round: int) -> None:
        """Note what an entry is about to do."""

    def weigh(self, after: Any, entry: Entry, round: int) -> float:
        """Note what an entry has brought, and say how much the game turned on it."""
        raise NotImplementedError

    def robberies(self) -> list[Robbery]:
        pairs = sorted(self.robbed.items())
        return [Robbery(thief=thief, victim=victim, cards=n) for (thief, victim), n in pairs]

    def weightiest(self) -> set[int]:
        """The numbers of the few entries that weigh most."""
        return {number for _, number in sorted(self.turns, key=lambda each: -each[0])[:MOST_TURNS]}
