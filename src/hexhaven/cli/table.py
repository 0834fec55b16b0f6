"""A running game: asks whoever is to act, writes down what happened, and lets everybody hear of it."""

from collections.abc import Mapping
from typing import Protocol

from hexhaven.cli.saving import GameFile
from hexhaven.cli.teller import Teller
from hexhaven.dealer import Dealer
from hexhaven.game import CHANCE, NOBODY, View
from hexhaven.record import Entry, Record


class Seat(Protocol):
    """Somebody who chooses: a bot, or a person at the keyboard."""

    def choose(self, view: View) -> int: ...


class Table:
    """Plays a record to its end."""

    def __init__(
        self,
        record: Record,
        dealer: Dealer,
        seats: Mapping[int, Seat],
        tellers: Mapping[int, Teller],
        file: GameFile,
    ) -> None:
        self.record = record
        self.dealer = dealer
        self.seats = seats
        self.tellers = tellers
        self.file = file

    def is_over(self) -> bool:
        return int(self.record.state.actor()) == NOBODY

    def step(self) -> Entry:
        """Let one player, or chance, act."""
        state = self.record.state
        player = int(state.actor())
        before = state.copy()
        if player == CHANCE:
            entry = self.record.deal(self.dealer)
        else:
            entry = self.record.play(self.seats[player].choose(state.view(player)), player)
        self.file.append(entry)
        for teller in self.tellers.values():
            teller.hear(before, entry)
        return entry
