"""A running game: asks whoever is to act, writes down what happened, and lets everybody hear of it."""

from collections.abc import Mapping
from typing import Protocol

from hexhaven.bots import Bot, Hearing, recall, tell
from hexhaven.cli.past import TakeBack
from hexhaven.cli.saving import GameFile
from hexhaven.cli.teller import Teller
from hexhaven.core.game import CHANCE, NOBODY, View
from hexhaven.dealer import Dealer
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
        self.hearing = Hearing(record.state)
        self.bots = [seat for seat in seats.values() if isinstance(seat, Bot)]
        for bot in self.bots:
            recall(bot, self.hearing, record.entries)

    def is_over(self) -> bool:
        return int(self.record.state.actor()) == NOBODY

    def step(self) -> Entry | None:
        """Let one player, or chance, act; None if a player took the last action back instead."""
        state = self.record.state
        player = int(state.actor())
        before = state.copy()
        try:
            entry = self.record.deal(self.dealer) if player == CHANCE else self.ask(player)
        except TakeBack:
            self.take_back()
            return None
        self.file.append(entry)
        for teller in self.tellers.values():
            teller.hear(before, entry)
        if self.hearing.is_talk(entry.text):
            tell(self.bots, entry.player, entry.action)
        return entry

    def ask(self, player: int) -> Entry:
        return self.record.play(self.seats[player].choose(self.record.state.view(player)), player)

    def take_back(self) -> None:
        """Strike the last action, as if it had never been taken."""
        self.file.strike(self.record.strike())
        for teller in self.tellers.values():
            teller.forget()
