"""How strong the bots are, in games with fixed seeds."""

from typing import Any

import pytest

from hexhaven.core.game import NOBODY

from .games import assert_legal, new_game, play, seat, wins

GREEDY = "greedy"
RANDOM = "random"


def test_greedy_beats_three_random_players_in_95_of_100_games() -> None:
    assert wins([GREEDY, RANDOM, RANDOM, RANDOM], 100) >= 95


SETUPS: list[dict[str, Any]] = [
    {"preset": "travelbox"},
    {"preset": "classic"},
    {"preset": "modern"},
    {"map": "base-beginner"},
    {"options": {"start_with_city": "on"}},
    {"options": {"friendly_robber": "online"}},
    {"options": {"friendly_robber": "original"}},
    {"options": {"trade_build_phases": "combined"}},
    {"options": {"victory_must_be_announced": "yes"}},
    {"options": {"harbour_same_turn": "never"}},
    {"options": {"player_trade": "no"}},
    {"options": {"trade_law": "free"}},
    {"options": {"friendly_robber": "original", "start_with_city": "on", "trade_build_phases": "combined"}},
]
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=lambda s: " ".join(map(str, s.values())))


@every_setup
def test_greedy_knows_its_way_in_every_edition_and_option(setup: dict[str, Any]) -> None:
    assert wins([GREEDY, RANDOM, RANDOM, RANDOM], 8, **setup) >= 7


@pytest.mark.parametrize("players", [2, 3])
def test_greedy_beats_fewer_random_players(players: int) -> None:
    assert wins([GREEDY] + [RANDOM] * (players - 1), 12) >= 11


@every_setup
def test_games_between_greedy_bots_come_to_an_end(setup: dict[str, Any]) -> None:
    p = new_game(7, **setup)
    assert play(p, seat([GREEDY] * 4, 7), 7, assert_legal).winner() != NOBODY


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_between_greedy_bots_are_short(players: int) -> None:
    """A table of people needs about 70 turns; whoever needs 200 has no plan."""
    for seed in range(4):
        p = play(new_game(seed, players), seat([GREEDY] * players, seed), seed)
        assert p.turns_done < 200
