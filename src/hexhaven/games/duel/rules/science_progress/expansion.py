"""Science & Progress put together. Its other cards are rows, or stand where they are asked for: the great
wall with the spy, the fire brigade with the arsonist, the cathedral with the civil war, the legation with
the stacks."""

from __future__ import annotations

from hexhaven.games.duel.rules.rules import Rules
from hexhaven.games.duel.rules.science_progress import actions, buildings, fleets


def register(rules: Rules) -> None:
    """Bring the set into the rules."""
    fleets.register(rules)
    buildings.register(rules)
    actions.register(rules)
