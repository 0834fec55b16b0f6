"""The catalogue keeps rules ready, but no more of them than it needs."""

import gc
from itertools import islice, product
from typing import Any

import pytest

from hexhaven import catalog
from hexhaven.games.island.manifest import KEPT, board_rules
from hexhaven.games.island.rules.rules import Rules

MANY = 3 * KEPT


def mixes(game: catalog.Game) -> list[dict[str, str]]:
    """Many ways to mix the options of a game."""
    each = ([(option.name, value) for value in option.values] for option in game.options)
    return [dict(chosen) for chosen in islice(product(*each), MANY)]


@pytest.mark.parametrize("id", ["base", "knights"])
def test_a_stranger_who_asks_for_many_mixes_fills_no_memory(id: str) -> None:
    game = catalog.game(id)
    asked = mixes(game)
    assert len(asked) == MANY
    for options in asked:
        board_rules(game, 3, options)
    # Tables of other tests in this process may hold some, too.
    assert alive(Rules) < 2 * KEPT


def alive(kind: type) -> int:
    gc.collect()
    found: list[Any] = gc.get_objects()
    return sum(isinstance(each, kind) for each in found)


def test_the_same_choice_is_made_once() -> None:
    options = catalog.complete(catalog.game("base"), catalog.game("base").default_preset, {})
    assert board_rules(catalog.game("base"), 4, options) is board_rules(
        catalog.game("base"), 4, dict(options)
    )
