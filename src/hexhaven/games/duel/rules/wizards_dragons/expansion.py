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


def join(rules: Rules) -> None:
    """Bring the set into the rules; dragons say all in their rows."""
    wizards.join(rules)
    buildings.join(rules)
    spells_cards.join(rules)
    spells_places.join(rules)
    spells_time.join(rules)
    magic_potion.join(rules)
    events.join(rules)
    actions.join(rules)
    actions_attack.join(rules)
    witch.join(rules)
