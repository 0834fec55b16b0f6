"""How the dice fell so far."""

from collections import Counter
from collections.abc import Iterable

from hexhaven.record import Entry

ROLLED = "rolled"


class Rolls(Counter[int]):
    """How often each sum came up; and the last roll, which no position remembers."""

    def __init__(self) -> None:
        super().__init__()
        self.last: list[int] = []


def rolls(played: Iterable[Entry]) -> Rolls:
    """Count the sums of a game."""
    counts = Rolls()
    for entry in played:
        add_roll(counts, entry)
    return counts


def add_roll(rolls: Rolls, entry: Entry) -> None:
    """Go on counting; an entry that is no roll changes nothing. An event die has no number."""
    verb, *dice = entry.text.split()
    if verb != ROLLED:
        return
    rolls.last = [int(die) for die in dice if die.isdecimal()]
    rolls[sum(rolls.last)] += 1
