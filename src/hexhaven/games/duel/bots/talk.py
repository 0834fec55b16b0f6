"""Trade with the other player: one offer a turn that helps both, and yes to what helps oneself more."""

from __future__ import annotations

from mypy_extensions import i64

from hexhaven.bots.tally import Tally
from hexhaven.games.duel.bots.mind import Mind
from hexhaven.games.duel.bots.terms import ALL, CHANCES, PARTNER, RIVAL


def score_offer(mind: Mind, action: i64, tally: Tally) -> None:
    """Score an offer as if it were accepted, less what stands against that."""
    w = mind.values.weights
    d = mind.d.copy()
    d.apply(action, mind.me)
    d.apply(d.rules.verb_named("accept").code, 1 - mind.me)
    tally.add_change(mind.base, mind.outcome(d, 0, 8))
    gain = tally.total
    other = -(tally.terms[RIVAL]) * ALL // w.rival
    if gain < w.offer_gain or other < w.accept_gain + gain * w.rival // ALL:
        tally.add(CHANCES, -gain - w.least)  # nobody would agree to that
    else:
        tally.add(CHANCES, -gain * (ALL - w.likely) // ALL)


def score_accepting(mind: Mind, action: i64, tally: Tally) -> None:
    tally.add_change(mind.base, mind.after(action))
    tally.add(PARTNER, -mind.values.weights.accept_gain)
