"""What the arena has to know about a family of games: its turns, its quickest game, and what to count."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, cast

from hexhaven.arena.seen import Counting
from hexhaven.core.game import CHANCE, NOBODY, State
from hexhaven.core.pending import Asking
from hexhaven.core.playout import playout
from hexhaven.core.rng import Rng
from hexhaven.layers import base_layer


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


class OtherFamily(Family):
    """A game of which nothing but the contract is known."""

    def turns(self, state: State) -> int:
        return 0

    def counting(self, state: State) -> None:
        return None


OTHER: Final = OtherFamily()


def family_of(state: State) -> Family:
    """How the arena deals with a game; of one that is unknown it counts nothing."""
    return base_layer(state.slices(), "statistics", OTHER)
