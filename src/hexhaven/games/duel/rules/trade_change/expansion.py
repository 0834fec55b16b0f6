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


def join(rules: Rules) -> None:
    """Bring the set into the rules."""
    buildings.join(rules)
    stud_farm.join(rules)
    cartwright.join(rules)
    works.join(rules)
    stores.join(rules)
    rates.join(rules)
    knights.join(rules)
    foreign.join(rules)
    events.join(rules)
    actions.join(rules)
    pawnbroker.join(rules)
