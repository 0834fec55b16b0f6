"""What a game brings to the arena: how its turns are counted, and what else is worth counting.

The base game of a family counts; an expansion adds columns and sources of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from hexhaven.arena.seen import Column, Counting, Label
from hexhaven.core.game import CHANCE, NOBODY, State
from hexhaven.core.pending import Asking
from hexhaven.core.playout import playout
from hexhaven.core.rng import Rng
from hexhaven.layers import layers_of


class StatisticsLayer:
    """As it stands, it counts nothing."""

    columns: ClassVar[Mapping[str, Column]] = {}  # the verbs worth a column

    def turns(self, state: State) -> int | None:
        """The turns of all players together; the one the game is in counts."""
        return None

    def sources(self, state: State) -> Mapping[str, Label]:
        """Where cards can come from in this game, by the names that facts have for it."""
        return {}

    def counting(self, state: State) -> Counting | None:
        """Somebody who counts a game from its first state on."""
        return None


def layers(state: State) -> list[StatisticsLayer]:
    return layers_of(state.slices(), "statistics", StatisticsLayer)


def turns_of(state: State) -> int:
    """The turns of a game; 0 where nobody says what a turn is."""
    found = (layer.turns(state) for layer in layers(state))
    return next((turns for turns in found if turns is not None), 0)


def counting_of(state: State) -> Counting | None:
    """Somebody who counts, where there is something to count."""
    return next(filter(None, (layer.counting(state) for layer in layers(state))), None)


def columns_of(state: State) -> dict[str, Label]:
    """The headings of the verbs that are worth a column, in the order of the columns."""
    found: dict[str, Column] = {}
    for layer in layers(state):
        found |= layer.columns
    ordered = sorted(found.items(), key=lambda item: item[1].place)
    return {verb: column.heading for verb, column in ordered}


def sources_of(state: State) -> dict[str, Label]:
    """Where cards come from, in the order of the games that say so."""
    return {name: label for layer in layers(state) for name, label in layer.sources(state).items()}


def play_out(state: State, rng: Rng, limit: int) -> int:
    """Play on at random until the game is over; returns the number of decisions, `limit` at most."""
    if isinstance(state, Asking):
        return int(playout(state, rng, limit))
    decisions = 0
    while state.actor() != NOBODY and decisions < limit:
        if state.actor() == CHANCE:
            state.apply(state.deal(rng), CHANCE)
            continue
        choices = state.sensible()
        state.apply(choices[rng.below(len(choices))])
        decisions += 1
    return decisions
