"""Actions that name one card out of a hand: discarding, stealing, and whatever expansions make of it."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from hexhaven.core.actions import Actions, operand
from hexhaven.core.game import Player, Refusal
from hexhaven.games.island.rules.operands import card_word
from hexhaven.games.island.rules.rules import Verb
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import KINDS


def card_not_held(article: str, card: str, holder: Player) -> Refusal:
    """No such card in somebody's hand, which is not always that of the player who names it."""
    return Refusal("card_not_held", article, {"card": card, "player": str(holder)})


@mypyc_attr(allow_interpreted_subclasses=True)
class HandVerb(Verb):
    """One card of a hand: the own one, unless `holder` says otherwise."""

    def holder(self, p: Position, player: Player) -> Player:
        """Out of whose hand the card comes."""
        return player

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        hand = self.holder(p, player) * KINDS
        for card in range(p.rules.kinds):
            if p.hands[hand + card] > 0:
                out.add(self.code, card)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        card = operand(action)
        holder = self.holder(p, player)
        if not 0 <= card < p.rules.kinds or p.holds(holder, card) == 0:
            return card_not_held(self.when, card_word(p, card), holder)
        return None
