"""What a game brings to the arena: how its turns are counted, and what else is worth counting.

The base game of a family counts; an expansion adds columns and sources of its own. What they are called is
said in its words, under `counted` and `source`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import ClassVar

from hexhaven.arena.seen import Counting, Label
from hexhaven.core.game import CHANCE, NOBODY, State
from hexhaven.core.pending import PendingState
from hexhaven.core.playout import playout
from hexhaven.core.rng import Rng
from hexhaven.layers import layers_of
from hexhaven.words.messages import LANGUAGES, named, within


class StatisticsLayer:
    """As it stands, it counts nothing."""

    columns: ClassVar[Mapping[str, int]] = {}  # the verbs worth a column, each with its place in the row

    def turns(self, state: State) -> int | None:
        """The turns of all players together; the one the game is in counts."""
        return None

    def sources(self, state: State) -> Sequence[str]:
        """Where cards can come from in this game: the names that facts have for it."""
        return ()

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
    places = {verb: place for layer in layers(state) for verb, place in layer.columns.items()}
    return {verb: label(state, "counted", verb) for verb in sorted(places, key=places.__getitem__)}


def sources_of(state: State) -> dict[str, Label]:
    """Where cards come from, in the order of the games that say so."""
    names = [name for layer in layers(state) for name in layer.sources(state)]
    return {name: label(state, "source", name) for name in names}


def label(state: State, group: str, name: str) -> Label:
    """What a game calls something that is counted, in every language."""
    return in_every_language(tuple(state.slices()), group, name)


@cache
def in_every_language(slices: tuple[str, ...], group: str, name: str) -> Label:
    return {language: named(within(language, slices), group, name) for language in LANGUAGES}


def play_out(state: State, rng: Rng, limit: int) -> int:
    """Play on at random until the game is over; returns the number of decisions, `limit` at most."""
    if isinstance(state, PendingState):
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
