"""How the dice fell so far."""

from collections.abc import Iterable

from hexhaven.record import Entry

LOWEST_SUM = 2
SUMS = 11
ROLLED = "rolled"
NUMBERED = 2  # an event die may follow, which has no number


class Rolls(list[int]):
    """How often each sum from 2 to 12 came up; and the last roll, which no position remembers."""

    def __init__(self) -> None:
        super().__init__([0] * SUMS)
        self.last: list[int] = []


def rolls(played: Iterable[Entry]) -> Rolls:
    """Count the sums of a game."""
    counts = Rolls()
    for entry in played:
        add_roll(counts, entry)
    return counts


def add_roll(rolls: Rolls, entry: Entry) -> None:
    """Go on counting; an entry that is no roll changes nothing."""
    verb, *dice = entry.text.split()
    if verb != ROLLED:
        return
    rolls.last = [int(die) for die in dice[:NUMBERED]]
    rolls[sum(rolls.last) - LOWEST_SUM] += 1
