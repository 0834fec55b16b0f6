"""The card game put together: its topics and sets, and a game to start from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hexhaven.games.duel.rules import (
    acting,
    attacks,
    events,
    hand,
    magic,
    middle,
    picks,
    placing,
    resources,
    setup,
    stacks,
    tournament,
    trade,
    turn,
)
from hexhaven.games.duel.rules.base_set import actions as base_actions
from hexhaven.games.duel.rules.base_set import buildings as base_buildings
from hexhaven.games.duel.rules.base_set import events as base_events
from hexhaven.games.duel.rules.rules import Rules
from hexhaven.games.duel.rules.science_progress import expansion as science_progress
from hexhaven.games.duel.rules.setup import start_duel
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.trade_change import expansion as trade_change
from hexhaven.games.duel.rules.wizards_dragons import expansion as wizards_dragons

# What each theme set brings; a game knows only the sets it is played with.
EXPANSIONS: Final[dict[str, Callable[[Rules], None]]] = {
    "trade-change": trade_change.register,
    "science-progress": science_progress.register,
    "wizards-dragons": wizards_dragons.register,
}

ADVISED: Final = 40  # about so many cards beside the base set play well


def make_rules(options: dict[str, str]) -> Rules:
    """The rules for a choice of options."""
    rules = Rules(options)
    setup.register(rules)
    tournament.register(rules)
    stacks.register(rules)
    resources.register(rules)
    magic.register(rules)
    turn.register(rules)
    events.register(rules)
    middle.register(rules)
    placing.register(rules)
    trade.register(rules)
    hand.register(rules)
    acting.register(rules)
    attacks.register(rules)
    picks.register(rules)
    base_actions.register(rules)
    base_events.register(rules)
    base_buildings.register(rules)
    for name, expansion in EXPANSIONS.items():
        if name in rules.theme_sets:
            expansion(rules)
    return rules


def cards_added(rules: Rules) -> int:
    """How many cards the theme sets add to the base set, events included."""
    return sum([n for (name, _), n in rules.copies.items() if name in rules.theme_sets])


def never_playable(rules: Rules) -> list[str]:
    """Cards of the theme sets that wait for a card which is not in the game, or waits so itself."""
    in_play = [kind for kind in rules.kinds if rules.knows(rules.kind_names.index(kind.name))]
    playable = {kind.name for kind in in_play if not kind.needs}
    while more := {kind.name for kind in in_play if playable & set(kind.needs)} - playable:
        playable |= more
    return [kind.name for kind in in_play if kind.name not in playable]


def start(rules: Rules) -> Duel:
    return start_duel(rules)
