"""Points and the end of the game."""

import pytest

from games.island.table import BLUE, RED, may
from hexhaven.core.game import NOBODY
from hexhaven.core.pending import OVER

from .table import assert_sound, points, roll, table

TWELVE = [
    "red cities: 7 16 18",
    "red metropolis: trade 7",
    "red metropolis: politics 16",
    "red settlements: 28 30",
]
"""Red has twelve points."""


@pytest.mark.article("thirteen-points")
@pytest.mark.parametrize(
    ("line", "worth"),
    [
        ("red settlement: 28", 1),
        ("red toppled: 28", 1),
        ("red city: 28", 2),
        ("red sabotaged: 28", 2),
        ("red metropolis: trade 7", 2),
        ("red roads: 28-33-38-43-47-51", 2),
        ("red defender: 1", 1),
        ("red defender: 3", 3),
        ("red opened: constitution", 1),
        ("red opened: printer", 1),
        ("red opened: printer constitution", 2),
        ("red merchant: 3", 1),
        ("red levels: trade 3 politics 3 science 3", 0),
        ("red mighty: 51* 52*", 0),
        ("red walls: 7", 0),
        ("red progress: 4 merchant", 0),
        ("red hand: 9 coin", 0),
    ],
)
def test_what_counts_how_many_points(line: str, worth: int) -> None:
    before = table("red city: 7")
    t = table("red city: 7", line)
    assert points(t, RED) - points(before, RED) == worth
    assert t.points() == [points(t, player) for player in range(4)]  # no point is hidden


@pytest.mark.article("thirteen-points")
@pytest.mark.parametrize("preset", ["classic", "neu2003", "modern"])
def test_thirteen_points_in_the_own_turn_win(preset: str) -> None:
    t = table(*TWELVE, "red settlement: 38", "red hand: 3 ore 2 grain", preset=preset)
    t.do("city 38")
    assert (t.winner(), t.phase) == (RED, OVER)
    assert may(t) == set()
    assert_sound(t)


@pytest.mark.article("thirteen-points")
def test_twelve_points_are_not_enough() -> None:
    t = table(*TWELVE[:3], "red settlements: 28", "red hand: 3 ore 2 grain")
    t.do("city 28")
    assert (points(t, RED), t.winner()) == (12, NOBODY)


@pytest.mark.article("thirteen-points")
@pytest.mark.parametrize("goal", [11, 12, 13, 14, 15])
def test_a_table_may_agree_on_another_goal(goal: int) -> None:
    t = table(*TWELVE, "red merchant: 3", options={"victory_points": str(goal)})
    t.do("end")
    assert t.winner() == NOBODY  # blue is on turn
    for _ in range(3):
        roll(t, 5, 6, "science")
        t.do("end")
    assert (t.winner() == RED) == (goal <= 13)


@pytest.mark.article("thirteen-points", "1.D.c")
def test_points_that_come_in_a_foreign_turn_count_when_the_own_turn_begins() -> None:
    t = table(*TWELVE, "red levels: science 1", on_turn="orange", rolled=False)
    roll(t, 1, 1, "science")
    t.do("drew printer")
    assert (points(t, RED), t.winner()) == (13, NOBODY)
    t.do("end")
    assert t.winner() == RED


@pytest.mark.article("thirteen-points")
def test_a_victory_point_card_wins_the_own_turn_at_once() -> None:
    t = table(*TWELVE, "red levels: science 1", rolled=False)
    roll(t, 1, 1, "science")
    t.do("drew printer")
    assert t.winner() == RED


@pytest.mark.article("thirteen-points", "battle-lost")
def test_a_lost_city_takes_its_points_along() -> None:
    t = table(*TWELVE, "blue city: 40", "blue knight: 51*", rolled=False, ship=6, on_turn="blue")
    roll(t, 1, 1, "ship")
    assert points(t, RED) == 11


@pytest.mark.article("thirteen-points", "cities-and-knights")
def test_there_is_no_largest_army_and_the_longest_road_counts_two() -> None:
    t = table("red roads: 28-33-38-43-47-51", "blue mighty: 20* 24*", "blue strong: 25* 30*")
    assert t.longest_road == RED
    assert t.largest_army == NOBODY
    assert (points(t, RED), points(t, BLUE)) == (2, 0)


@pytest.mark.article("announced-victory", "thirteen-points")
def test_where_victory_must_be_announced_thirteen_points_have_to_be_called() -> None:
    t = table(
        *TWELVE, "red settlement: 38", "red hand: 3 ore 2 grain", options={"victory_must_be_announced": "yes"}
    )
    t.do("city 38")
    assert t.winner() == NOBODY
    t.do("announce")
    assert t.winner() == RED
