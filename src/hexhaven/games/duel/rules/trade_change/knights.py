"""Two knights of their own kind: Lothar follows the die, Richard turns into a black knight."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexhaven.core.game import Player, Refusal
from hexhaven.games.duel.rules.acting import BARRED, LOCKED, bars_attacks
from hexhaven.games.duel.rules.base_set.actions import BlackKnight
from hexhaven.games.duel.rules.base_set.buildings import Counting
from hexhaven.games.duel.rules.names import KNIGHT_LOTHAR, KNIGHT_RICHARD
from hexhaven.games.duel.rules.placing import lift
from hexhaven.games.duel.rules.realm import FRESH, Realm
from hexhaven.games.duel.rules.resources import pay
from hexhaven.games.duel.rules.rules import Rules
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.stores import spendable
from hexhaven.games.duel.rules.terms import GOLD

TOO_FRESH: Final = Refusal("too_fresh", "R29")
NO_GOLD: Final = Refusal("no_gold", "duel-card-knight-richard")


class Lothar(Counting):
    """His tournament points are the latest number of the production die (R28)."""

    def count(self, d: Duel, owner: Player, r: Realm, host: Realm, slot: i64) -> None:
        r.tournament += d.production


class Richard(BlackKnight):
    """From the next turn on he attacks as a black knight for one gold, and leaves whatever comes (R29)."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(kind, name)
        self.usable = True

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        if d.realms[player].marks[slot] & FRESH != 0:
            return TOO_FRESH
        if not d.unlocked:
            return LOCKED
        if bars_attacks(d):
            return BARRED
        if spendable(d, player, GOLD) == 0:
            return NO_GOLD
        return super().why_idle(d, player, slot, mode)

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        """He is gone before the die falls, so he cannot be the unit that is lost."""
        d.discard(player, lift(d, player, slot))
        super().take_effect(d, player, slot, mode)
        pay(d, player, GOLD, 1)


def register(rules: Rules) -> None:
    rules.add_card(Lothar(KNIGHT_LOTHAR, "knight-lothar"))
    rules.number_counts = True
    rules.add_card(Richard(KNIGHT_RICHARD, "knight-richard"))
