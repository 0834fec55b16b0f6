"""Trade with the other player: one offer a turn that helps both, and yes to what helps oneself more."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexhaven.bots.tally import Tally
from hexhaven.core.actions import operand
from hexhaven.games.duel.bots.mind import Mind
from hexhaven.games.duel.bots.terms import ALL, CHANCES, PARTNER, RIVAL
from hexhaven.games.duel.rules.state import Duel

# The verbs that bots hear: all of them are said openly.
TALK: Final = ("offer", "accept", "decline", "end")


class Talk:
    """What was offered and refused of late, and who does not want to be asked at all."""

    def __init__(self) -> None:
        self.heard: list[tuple[int, int]] = []  # what is still to be understood: who said what
        self.ended: i64 = 0  # turns
        self.offer: i64 = 0  # on the table
        self.refused: dict[tuple[int, int], int] = {}  # who refused which offer, and by the turns ended: when
        self.spared: list[int] = []  # players who do not want to be asked

    def listen(self, d: Duel, turns: i64) -> None:
        """Understand what was said since, and forget refusals that are so many turns old."""
        for player, action in self.heard:
            self.understand(d, player, action)
        self.heard = []
        self.refused = {deal: at for deal, at in self.refused.items() if self.ended - at < turns}

    def understand(self, d: Duel, player: int, action: i64) -> None:
        name = d.rules.verb_of(action).name
        if name == "offer":
            self.offer = operand(action)
        elif name == "decline":
            self.refused[player, int(self.offer)] = int(self.ended)
        elif name == "accept":
            self.refused = {}  # whoever trades may be asked again
        else:
            self.ended += 1

    def is_unwelcome(self, action: i64, other: i64) -> bool:
        """Whether the other player wants no offers, or has refused this one."""
        return int(other) in self.spared or (int(other), int(operand(action))) in self.refused


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
