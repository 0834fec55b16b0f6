"""Play-outs inside the engine: random games at full speed, for research, statistics and benchmarks."""

from __future__ import annotations

from mypy_extensions import i64

from hexhaven.core.actions import Actions
from hexhaven.core.game import CHANCE, NOBODY
from hexhaven.core.pending import PendingState
from hexhaven.core.rng import Rng


def playout(state: PendingState, rng: Rng, limit: i64 = 1_000_000) -> i64:
    """Play on at random, every sensible action as likely as any other, until the game is over.

    Returns the number of decisions players made; stops after `limit` of them.
    """
    out = Actions()
    decisions: i64 = 0
    actor = state.actor()
    while actor != NOBODY and decisions < limit:
        if actor == CHANCE:
            state.apply(state.deal(rng), CHANCE)
        else:
            out.n = 0
            state.list_answers(actor, out)
            pick: i64 = 0
            if out.n > 1:
                pick = rng.below(out.n)
            state.apply(out.items[pick], actor)
            decisions += 1
        actor = state.actor()
    return decisions
