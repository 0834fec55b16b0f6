"""Over whole games greedy uses every kind of card of a list (`used.toml`): none falls out of use unnoticed.

Where this fails after a change of the bot, `benchmarks/cards_used.py` tells what became of the kinds that are
missing: not drawn any more, not allowed, or allowed and not done.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import hexhaven
from hexhaven import bots, catalog
from hexhaven.arena.match import play_game
from hexhaven.core.game import State
from hexhaven.dealer import map_rng, seed_from
from hexhaven.games.duel.rules.options import PRESETS
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.used import CardUse

USED = tomllib.loads(Path(__file__).with_name("used.toml").read_text())
FEW = 1  # uncompiled: games take their time
SOME = 6  # kinds of the list that a single game shows at least


class Names(CardUse):
    """An observer that also knows what the kinds are called."""

    def begin(self, state: State) -> None:
        assert isinstance(state, Duel)
        self.names = state.rules.kind_names
        super().begin(state)

    def all_used(self) -> set[str]:
        return {self.names[kind] for uses in self.used for _, kind in uses}


def used_in(preset: str, games: int) -> set[str]:
    """The kinds that two of them used, in games numbered from 0."""
    kinds: set[str] = set()
    for number in range(games):
        name = f"uses {preset} {number}"
        seed, seen = seed_from(name), Names()
        players = [bots.make("greedy", (name, player)) for player in range(2)]
        play_game(catalog.prepare(map_rng(seed), "duel", 2, preset), players, seed, [seen])
        kinds |= seen.all_used()
    return kinds


def test_the_list_names_cards_of_every_game() -> None:
    assert list(USED["kinds"]) == list(PRESETS)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_kind_of_the_list_is_used(preset: str) -> None:
    wanted = set(USED["kinds"][preset])
    if hexhaven.compiled:
        assert wanted - used_in(preset, USED["games"]) == set()
    else:
        assert len(wanted & used_in(preset, FEW)) >= SOME
