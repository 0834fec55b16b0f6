"""How greedy plays whole games of Cities & Knights, in games with fixed seeds."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hexhaven import catalog
from hexhaven.core.game import NOBODY
from hexhaven.core.rng import Rng
from hexhaven.games.island.bots.player import GreedyBot
from hexhaven.games.island.rules.state import Position
from hexhaven.games.knights.rules.terms import PROGRESS_NAMES

from .games import assert_legal, decisions, digest, new_game, play, seat, wins
from .test_conduct import Explained, Twins

GREEDY = "greedy"
RANDOM = "random"
QUIET = {"player_trade": "no"}
PRESETS = ["neu2003", "classic", "modern"]


# --- strength ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
def test_greedy_beats_three_random_players(preset: str) -> None:
    assert wins([GREEDY] + [RANDOM] * 3, 12, game="knights", preset=preset, options=QUIET) >= 11


def test_greedy_beats_random_players_who_trade() -> None:
    assert wins([GREEDY] + [RANDOM] * 3, 4, game="knights") == 4


def test_greedy_beats_two_random_players() -> None:
    assert wins([GREEDY] + [RANDOM] * 2, 8, game="knights", options=QUIET) >= 7


@pytest.mark.parametrize("players", [3, 4])
def test_games_between_greedy_bots_are_short(players: int) -> None:
    """People take about 100 turns to thirteen points; whoever takes 250 has no plan."""
    for seed in range(3):
        p = play(new_game(seed, players, game="knights"), seat([GREEDY] * players, seed), seed)
        assert p.turns_done < 250


# --- everything there is -----------------------------------------------------------------------------


def test_greedy_finds_a_use_for_every_card() -> None:
    """All kinds are played but the two that lie open at once."""
    played: Counter[str] = Counter()

    def watch(p: Position, actor: int, action: int) -> None:
        played[p.write(action).split()[0]] += 1

    for seed in range(24):
        preset = PRESETS[seed % len(PRESETS)]
        p = new_game(seed, game="knights", preset=preset, options=QUIET)
        play(p, seat([GREEDY] * 4, seed), seed, watch)
        if all_but_points() <= set(played):
            return
    raise AssertionError(f"never played: {all_but_points() - set(played)}")


def all_but_points() -> set[str]:
    return set(PROGRESS_NAMES) - {"constitution", "printer"}


def drawn_options(seed: int) -> dict[str, str]:
    """Any value of every rule."""
    rng = Rng(("options", seed))
    options = catalog.game("knights").options
    return {
        each.name: each.values[rng.below(len(each.values))]
        for each in options
        if not each.name.endswith("_method")  # of drawing the map
    }


@pytest.mark.parametrize("seed", range(8))
def test_greedy_knows_its_way_with_all_options(seed: int) -> None:
    p = new_game(seed, game="knights", options=drawn_options(seed))
    names = [GREEDY, RANDOM, GREEDY, GREEDY] if seed % 2 else [GREEDY] * 4
    assert play(p, seat(names, seed), seed, assert_legal).winner() != NOBODY


# --- conduct -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
def test_hidden_cards_do_not_matter(preset: str) -> None:
    """Greedy decides alike, whatever the others hold and whatever lies in the decks."""
    p = new_game(5, game="knights", preset=preset)
    play(p, [Twins((5, player)) for player in range(4)], 5, assert_legal)


def test_explanations_name_every_term_of_the_choice() -> None:
    p = new_game(2, game="knights")
    play(p, [Explained((2, player)) for player in range(4)], 2)


def test_a_bot_notices_that_it_plays_another_game() -> None:
    bot = GreedyBot(1)
    for game in ("base", "knights", "base"):
        view = new_game(1, options={"first_player": "oldest"}, game=game).view(0)
        assert bot.explain(view) == GreedyBot(1).explain(view)


def test_greedy_decides_alike_on_every_machine() -> None:
    """The suite runs compiled and uncompiled: both must come to this game.

    New weights make another game; then the new digest belongs here.
    """
    setup: dict[str, Any] = {"game": "knights", "preset": "neu2003"}
    texts = decisions(new_game("castle", **setup), seat([GREEDY] * 4, "castle"), "castle")
    assert digest(texts) == "79956eac057664fd"
