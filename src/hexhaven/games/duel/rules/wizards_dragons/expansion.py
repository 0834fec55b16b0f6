"""The theme set Wizards & Dragons put together."""

from __future__ import annotations

from hexhaven.games.duel.rules.rules import Rules
from hexhaven.games.duel.rules.wizards_dragons import (
    actions,
    actions_attack,
    buildings,
    events,
    magic_potion,
    spells_cards,
    spells_places,
    spells_time,
    witch,
    wizards,
)


def register(rules: Rules) -> None:
    """Bring the set into the rules; dragons say all in their rows."""
    wizards.register(rules)
    buildings.register(rules)
    spells_cards.register(rules)
    spells_places.register(rules)
    spells_time.register(rules)
    magic_potion.register(rules)
    events.register(rules)
    actions.register(rules)
    actions_attack.register(rules)
    witch.register(rules)
