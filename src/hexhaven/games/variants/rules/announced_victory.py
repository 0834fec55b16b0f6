"""Announced victory: whoever has the points must say so in the own turn (encyclopaedia 1.D.b)."""

from __future__ import annotations

from mypy_extensions import i64

from hexhaven.core.actions import Actions
from hexhaven.core.game import Player, Refusal
from hexhaven.games.island.rules.questions import AFTER_ROLL, BEFORE_ROLL
from hexhaven.games.island.rules.rules import Rules, Verb
from hexhaven.games.island.rules.state import Position
from hexhaven.games.variants.rules.variant import Variant


class Announce(Verb):
    """Declare one's own victory."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        if p.points_of(player) >= p.rules.target:
            out.add(self.code)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        if p.points_of(player) < p.rules.target:
            return Refusal("too_few_points", "announced-victory", {"target": str(p.rules.target)})
        return None

    def play(self, p: Position, player: Player, action: i64) -> None:
        p.win(player)


class AnnouncedVictory(Variant):
    """Points alone do not end the game; an overlooked victory can be declared in a later own turn."""

    def id(self) -> str:
        return "announced-victory"

    def adjust(self, rules: Rules) -> None:
        rules.wins_unannounced = False
        rules.add(Announce("announce", article="announced-victory"), BEFORE_ROLL, AFTER_ROLL)
