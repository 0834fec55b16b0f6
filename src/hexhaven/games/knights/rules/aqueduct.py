"""The aqueduct: whoever has it and got nothing from a roll may take a resource."""

from __future__ import annotations

from mypy_extensions import i64

from hexhaven.core.actions import Actions, operand
from hexhaven.core.game import Player, Refusal
from hexhaven.games.island.rules.operands import CARD
from hexhaven.games.island.rules.rules import Rules, Verb
from hexhaven.games.island.rules.sources import PRODUCTION
from hexhaven.games.island.rules.state import SEAT_BIT, Position
from hexhaven.games.island.rules.terrain import RESOURCES
from hexhaven.games.island.rules.trade import bank_empty
from hexhaven.games.knights.rules.state import KnightsState
from hexhaven.games.knights.rules.terms import AQUEDUCT, FIELDS, POWER_LEVEL, SCIENCE


class TakeFromAqueduct(Verb):
    """Take one resource from the bank; no commodity (4.H.a)."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        for card in range(RESOURCES):
            if p.bank[card] > 0:
                out.add(self.code, card)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        card = operand(action)
        if not 0 <= card < RESOURCES:
            return Refusal("only_resources", "aqueduct")
        if p.bank[card] == 0:
            return bank_empty(p, card, RESOURCES)
        return None

    def play(self, p: Position, player: Player, action: i64) -> None:
        p.answered()
        if p.facts is not None:
            p.facts.source = PRODUCTION
        p.gain(player, operand(action), 1)


def ask_aqueducts(p: Position, k: KnightsState, served: i64) -> None:
    """Ask everybody with an aqueduct who was not served: the player on turn first, then clockwise.

    Questions are laid one on another, so the one answered first comes last here.
    """
    player = p.turn
    for _ in range(p.rules.players):
        if player == 0:
            player = p.rules.players
        player -= 1
        if k.levels[player * FIELDS + SCIENCE] >= POWER_LEVEL and served & i64(SEAT_BIT[player]) == 0:
            if not bank_has_resources(p):
                return
            p.ask(AQUEDUCT, player)


def bank_has_resources(p: Position) -> bool:
    for card in range(RESOURCES):
        if p.bank[card] > 0:
            return True
    return False


def register(rules: Rules) -> None:
    """Bring the aqueduct into the rules."""
    rules.add(TakeFromAqueduct("aqueduct", [CARD], "aqueduct"), AQUEDUCT)
    rules.blocking[AQUEDUCT] = Refusal("aqueduct_first", "aqueduct")
