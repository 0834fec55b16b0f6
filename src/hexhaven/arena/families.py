"""What the arena has to know about a family of games: its turns, its quickest game, and what to count."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, cast

from hexhaven.arena.board import BoardCounting
from hexhaven.arena.cards import DuelCounting
from hexhaven.arena.seen import Counting
from hexhaven.asking import Asking
from hexhaven.board.state import Position
from hexhaven.cards.state import Duel
from hexhaven.families import Families
from hexhaven.game import CHANCE, NOBODY, State
from hexhaven.playout import playout
from hexhaven.rng import Rng


class Family(ABC):
    """How the arena deals with the states of one family."""

    @abstractmethod
    def turns(self, state: State) -> int:
        """The turns of all players together; the one the game is in counts."""

    @abstractmethod
    def counting(self, state: State) -> Counting | None:
        """Somebody who counts a game from its first state on, where there is something to count."""

    def play_out(self, state: State, rng: Rng, limit: int) -> int:
        """Play on at random until the game is over; returns the number of decisions, `limit` at most."""
        decisions = 0
        while state.actor() != NOBODY and decisions < limit:
            if state.actor() == CHANCE:
                state.apply(state.deal(rng), CHANCE)
                continue
            choices = state.sensible()
            state.apply(choices[rng.below(len(choices))])
            decisions += 1
        return decisions


class OwnFamily(Family):
    """One whose games are played out inside the engine."""

    def play_out(self, state: State, rng: Rng, limit: int) -> int:
        return int(playout(cast(Asking, state), rng, limit))


class BoardFamily(OwnFamily):
    def turns(self, state: State) -> int:
        return int(cast(Position, state).turns_done) + 1

    def counting(self, state: State) -> Counting:
        return BoardCounting(cast(Position, state))


class DuelFamily(OwnFamily):
    def turns(self, state: State) -> int:
        return sum(int(realm.turns) for realm in cast(Duel, state).realms)

    def counting(self, state: State) -> Counting:
        return DuelCounting(cast(Duel, state))


class OtherFamily(Family):
    """A game of which nothing but the contract is known."""

    def turns(self, state: State) -> int:
        return 0

    def counting(self, state: State) -> None:
        return None


FAMILIES: Final[Families[Family]] = Families({Position: BoardFamily(), Duel: DuelFamily()}, OtherFamily())
