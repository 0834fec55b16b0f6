"""The theme set Trade & Change put together: trade of every kind, stores and works, knights on the move."""

from __future__ import annotations

from hexhaven.games.duel.rules.rules import Rules
from hexhaven.games.duel.rules.trade_change import (
    actions,
    buildings,
    cartwright,
    events,
    foreign,
    knights,
    pawnbroker,
    rates,
    stores,
    stud_farm,
    works,
)


def register(rules: Rules) -> None:
    """Bring the set into the rules."""
    buildings.register(rules)
    stud_farm.register(rules)
    cartwright.register(rules)
    works.register(rules)
    stores.register(rules)
    rates.register(rules)
    knights.register(rules)
    foreign.register(rules)
    events.register(rules)
    actions.register(rules)
    pawnbroker.register(rules)
