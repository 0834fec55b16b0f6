"""A game that was played: its moments one after the other, and its draws."""

from typing import cast

from hexhaven import catalog
from hexhaven.core.game import CHANCE, State
from hexhaven.record import Entry, Record, judge
from hexhaven.scene.dice import Rolls, add_roll, rolls
from hexhaven.scene.events import event
from hexhaven.scene.family import viewpoint
from hexhaven.scene.moment import moment_of
from hexhaven.wire.rest import Draw, Draws, Finding, Frame, Outcome


def frames(language: str, record: Record, viewer: int, first: int, count: int) -> list[Frame]:
    """The moments from number `first` on, each with what led to it; moment 0 is the start.

    They are for looking at: nobody can act in them, so they hold no choices and no tools.
    """
    first = max(0, first)
    last = min(first + count - 1, len(record.entries))
    reel = Reel(language, record, viewer)
    reel.skip(first - 1)
    return [reel.frame(number) for number in range(first, last + 1)]


class Reel:
    """A game that is played once more, for one viewer."""

    def __init__(self, language: str, record: Record, viewer: int) -> None:
        self.language = language
        self.record = record
        self.viewer = viewer
        self.state: State = catalog.start(record.setup)
        self.rolls: Rolls = rolls([])

    def skip(self, n: int) -> None:
        """Go through the first n entries without looking."""
        for entry in self.record.entries[: max(0, n)]:
            self.advance(entry)

    def advance(self, entry: Entry) -> None:
        self.state.apply(entry.action, entry.player)
        add_roll(self.rolls, entry)

    def frame(self, number: int) -> Frame:
        """The moment after so many entries; all entries before the last of them lie behind."""
        happened = None
        if number > 0:
            entry = self.record.entries[number - 1]
            happened = event(self.language, self.state, entry, number, self.record.names, self.viewer)
            self.advance(entry)
        seen = viewpoint(self.language, self.state, self.viewer, self.record.names)
        return Frame(event=happened, moment=moment_of(seen, number, number, self.rolls))


# --- the dice ----------------------------------------------------------------------------------------


def draws(record: Record) -> Draws:
    """Everything chance did, with all that could have come, so that it can be drawn again elsewhere."""
    steps = enumerate(record.steps(), 1)
    return Draws(
        commitment=record.commitment,
        seed="" if record.seed is None else record.seed.hex(),
        finding=cast(Finding, judge(record).finding),
        draws=[draw(n, entry, state) for n, (entry, state) in steps if entry.player == CHANCE],
    )


def draw(number: int, entry: Entry, state: State) -> Draw:
    outcomes = [Outcome(text=state.write(action), weight=weight) for action, weight in state.chances()]
    return Draw(number=number, outcomes=outcomes, text=entry.text)
