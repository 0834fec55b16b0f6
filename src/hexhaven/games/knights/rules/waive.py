"""Doing without: the answer to questions that only offer something."""

from __future__ import annotations

from mypy_extensions import i64

from hexhaven.core.actions import Actions
from hexhaven.core.game import Player
from hexhaven.games.island.rules.route import recount_route
from hexhaven.games.island.rules.rules import Rules, Verb
from hexhaven.games.island.rules.state import Position
from hexhaven.games.knights.rules.battle import close_ranks
from hexhaven.games.knights.rules.terms import AQUEDUCT, FORGE, JOIN_BATTLE, RELAY


class Waive(Verb):
    """Take nothing more, send nobody else, put nothing back."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        out.add(self.code)

    def play(self, p: Position, player: Player, action: i64) -> None:
        question = p.waiting_for()
        p.answered()
        if question == RELAY:
            recount_route(p, player)
        elif question == JOIN_BATTLE:
            close_ranks(p)


def register(rules: Rules) -> None:
    """Bring the waiver into the rules."""
    rules.add(Waive("waive"), JOIN_BATTLE, AQUEDUCT, RELAY, FORGE)
