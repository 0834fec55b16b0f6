"""Metropolises: who gets one, where it stands, and how it is lost."""

import pytest

from games.island.table import BLUE, RED, may, may_with, refused
from hexhaven.core.game import NOBODY
from hexhaven.games.island.rules.questions import AFTER_ROLL
from hexhaven.games.knights.rules.terms import FIELD_NAMES, PLACE_METROPOLIS

from .table import assert_sound, building, has_wall, level, metropolis, points, roll, table

COMMODITY = {"trade": "cloth", "politics": "coin", "science": "paper"}


@pytest.mark.article("metropolis", "thirteen-points")
@pytest.mark.parametrize("field", FIELD_NAMES)
def test_the_first_at_level_four_gets_it_and_two_points(field: str) -> None:
    t = table("red city: 7", f"red levels: {field} 3", f"red hand: 4 {COMMODITY[field]}")
    t.do(f"improve {field}")
    assert metropolis(t, field) == 7  # there is no other city to choose
    assert points(t, RED) == 4
    assert t.waiting_for() == AFTER_ROLL
    assert_sound(t)


@pytest.mark.article("metropolis")
def test_the_city_is_chosen_at_once() -> None:
    t = table("red cities: 7 16 18", "red metropolis: trade 7", "red levels: science 3", "red hand: 4 paper")
    t.do("improve science")
    assert t.waiting_for() == PLACE_METROPOLIS
    assert may(t) == {"metropolis 16", "metropolis 18"}
    assert refused(t, "end").reason == "metropolis_first"
    t.do("metropolis 18")
    assert metropolis(t, "science") == 18
    assert t.waiting_for() == AFTER_ROLL


@pytest.mark.article("metropolis", "toppled-city")
@pytest.mark.parametrize("node", ["7", "27", "40", "29", "18"])
def test_it_stands_on_an_own_city_without_one(node: str) -> None:
    """Not on a metropolis, a settlement, a foreign city, a toppled one or an empty node."""
    t = table(
        "red cities: 7 16 20",
        "red settlement: 27",
        "red toppled: 29",
        "blue city: 40",
        "red metropolis: trade 7",
        "red levels: science 3",
        "red hand: 4 paper",
    )
    t.do("improve science")
    assert refused(t, f"metropolis {node}").reason == "no_metropolis_there"
    assert may_with(t, "metropolis") == {"16", "20"}


@pytest.mark.article("metropolis", "4.E.b#1")
def test_the_second_at_level_four_gets_none() -> None:
    t = table(
        "blue city: 28",
        "blue metropolis: trade 28",
        "red city: 7",
        "red levels: trade 3",
        "red hand: 4 cloth",
    )
    t.do("improve trade")
    assert (level(t, RED, "trade"), metropolis(t, "trade")) == (4, 28)
    assert (points(t, RED), points(t, BLUE)) == (2, 4)


@pytest.mark.article("knights-examples#4", "metropolis")
def test_the_first_at_level_five_takes_it_over() -> None:
    """Blue has the cathedral and the metropolis; red builds the council of the island."""
    t = table(
        "blue city: 28",
        "blue walls: 28",
        "blue metropolis: politics 28",
        "red city: 7",
        "red levels: politics 4",
        "red hand: 5 coin",
    )
    t.do("improve politics")
    assert metropolis(t, "politics") == 7
    assert (points(t, RED), points(t, BLUE)) == (4, 2)
    assert (building(t, 28), level(t, BLUE, "politics")) == ("city", 4)
    assert has_wall(t, 28)
    assert_sound(t)


@pytest.mark.article("knights-examples#4", "metropolis")
def test_the_new_owner_chooses_the_city() -> None:
    t = table(
        "blue city: 28",
        "blue metropolis: politics 28",
        "red cities: 7 16",
        "red levels: politics 4",
        "red hand: 5 coin",
    )
    t.do("improve politics")
    assert metropolis(t, "politics") == -1  # blue's top is off, red's not yet on
    assert points(t, BLUE) == 2
    assert_sound(t)
    t.do("metropolis 16")
    assert metropolis(t, "politics") == 16
    assert points(t, RED) == 6


@pytest.mark.article("4.E.f", "knights-examples#4", "metropolis")
def test_a_lost_metropolis_is_not_won_back() -> None:
    t = table(
        "blue city: 28",
        "blue levels: politics 5",
        "blue metropolis: politics 28",
        "red city: 7",
        "red levels: politics 4",
        "red hand: 5 coin",
    )
    t.do("improve politics")
    assert (level(t, RED, "politics"), metropolis(t, "politics")) == (5, 28)
    assert (points(t, RED), points(t, BLUE)) == (2, 4)


@pytest.mark.article("metropolis")
def test_the_owner_at_level_five_is_safe() -> None:
    t = table(
        "red city: 7",
        "red metropolis: trade 7",
        "red hand: 5 cloth",
        "blue city: 28",
        "blue levels: trade 4",
        "blue hand: 5 cloth",
    )
    t.do("improve trade")
    t.do("end")
    roll(t, 6, 6, "politics")
    t.do("improve trade")
    assert (level(t, BLUE, "trade"), metropolis(t, "trade")) == (5, 7)


@pytest.mark.article("metropolis", "4.E.f", "battle-lost")
def test_a_city_that_lost_its_metropolis_can_fall_again() -> None:
    t = table(
        "blue city: 28",
        "blue metropolis: politics 28",
        "red city: 7",
        "red levels: politics 4",
        "red hand: 5 coin",
        ship=6,
    )
    t.do("improve politics")
    t.do("end")
    roll(t, 6, 6, "ship")
    assert (building(t, 7), building(t, 28)) == ("city", "settlement")


@pytest.mark.article("metropolis")
def test_one_player_may_have_all_three_each_on_its_own_city() -> None:
    t = table(
        "red cities: 7 16 18",
        "red levels: trade 3 politics 3 science 3",
        "red hand: 4 cloth 4 coin 4 paper",
        options={"victory_points": "15"},
    )
    t.do("improve trade")
    t.do("metropolis 16")
    t.do("improve politics")
    t.do("metropolis 7")
    t.do("improve science")
    assert [metropolis(t, field) for field in FIELD_NAMES] == [16, 7, 18]
    assert points(t, RED) == 12
    assert t.winner() == NOBODY
    assert_sound(t)


@pytest.mark.article("metropolis", "thirteen-points")
def test_a_metropolis_can_win_the_game() -> None:
    t = table(
        "red cities: 7 16 18",
        "red settlements: 28 30 38",
        "red metropolis: trade 7",
        "red levels: science 3",
        "red hand: 4 paper",
    )
    assert points(t, RED) == 11
    t.do("improve science")
    assert t.winner() == NOBODY
    t.do("metropolis 16")
    assert t.winner() == RED
