"""Play-outs of the card game inside the engine: random games at full speed."""

from __future__ import annotations

from mypy_extensions import i64

from hexhaven.actions import Actions
from hexhaven.cards.state import Duel
from hexhaven.game import CHANCE, NOBODY
from hexhaven.rng import Rng


def playout(d: Duel, rng: Rng, limit: i64 = 1_000_000) -> i64:
    """Play on at random, every listed action as likely as any other, until the game is over.

    Returns the number of decisions players made; stops after `limit` of them.
    """
    out = Actions()
    decisions: i64 = 0
    actor = d.actor()
    while actor != NOBODY and decisions < limit:
        if actor == CHANCE:
            d.apply(d.deal(rng), CHANCE)
        else:
            out.n = 0
            d.list_answers(actor, out)
            pick: i64 = 0
            if out.n > 1:
                pick = rng.below(out.n)
            d.apply(out.items[pick], actor)
            decisions += 1
        actor = d.actor()
    return decisions
