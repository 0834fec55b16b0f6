"""City walls, and how many cards are safe behind them when a seven comes."""

import pytest

from games.island.table import BLUE, RED, hand, may_with, refused, supply
from hexhaven.games.island.rules.questions import AFTER_ROLL, DISCARD
from hexhaven.games.knights.rules.terms import WALL

from .table import assert_sound, cards, has_wall, metropolis, roll, table

CITIES = [7, 16, 18, 20]


# --- building ----------------------------------------------------------------------------------------


@pytest.mark.article("city-wall", "knights-costs")
def test_a_wall_costs_two_brick() -> None:
    t = table("red city: 7", "red hand: 3 brick")
    t.do("wall 7")
    assert has_wall(t, 7)
    assert (hand(t, RED), supply(t, RED, WALL)) == (cards("brick"), 2)
    assert_sound(t)


@pytest.mark.article("city-wall", "knights-costs")
def test_one_brick_is_too_little() -> None:
    t = table("red city: 7", "red hand: brick 5 lumber")
    assert refused(t, "wall 7").reason == "not_enough"
    assert may_with(t, "wall") == set()


@pytest.mark.article("city-wall")
@pytest.mark.parametrize("line", ["red settlement: 7", "red toppled: 7", "blue city: 7", "red road: 7-11"])
def test_a_wall_stands_around_an_own_city_only(line: str) -> None:
    t = table(line, "red hand: 2 brick")
    assert refused(t, "wall 7").reason == "no_city_there"
    assert may_with(t, "wall") == set()


@pytest.mark.article("city-wall")
def test_a_city_has_one_wall() -> None:
    t = table("red city: 7", "red walls: 7", "red hand: 2 brick")
    assert refused(t, "wall 7").reason == "walled_already"


@pytest.mark.article("city-wall")
def test_there_are_three_walls() -> None:
    t = table("red cities: 7 16 18 20", "red walls: 7 16 18", "red hand: 2 brick")
    assert refused(t, "wall 20").reason == "no_piece"
    assert may_with(t, "wall") == set()


@pytest.mark.article("city-wall")
def test_every_city_without_a_wall_is_offered() -> None:
    t = table("red cities: 7 16 18", "red walls: 16", "red hand: 2 brick", "blue city: 28")
    assert may_with(t, "wall") == {"7", "18"}


@pytest.mark.article("city-wall", "metropolis")
def test_a_metropolis_may_have_a_wall() -> None:
    t = table("red city: 7", "red metropolis: trade 7", "red hand: 2 brick")
    t.do("wall 7")
    assert has_wall(t, 7)


@pytest.mark.article("city-wall", "metropolis")
def test_the_wall_stays_when_the_metropolis_goes() -> None:
    t = table(
        "blue city: 28",
        "blue metropolis: trade 28",
        "blue walls: 28",
        "red city: 7",
        "red levels: trade 4",
        "red hand: 5 cloth",
    )
    t.do("improve trade")
    assert metropolis(t, "trade") == 7
    assert has_wall(t, 28)
    assert_sound(t)


@pytest.mark.article("city-wall", "knights-turn")
def test_a_wall_is_built_in_the_own_turn_after_the_roll() -> None:
    t = table("red city: 7", "blue city: 28", "red hand: 2 brick", "blue hand: 2 brick", rolled=False)
    assert refused(t, "wall 7").reason == "roll_first"
    roll(t, 1, 2)
    assert refused(t, "wall 28", BLUE).reason == "not_your_turn"


@pytest.mark.article("city-wall", "battle-lost")
def test_a_wall_that_was_lost_can_be_built_again() -> None:
    t = table("red cities: 7 16", "red walls: 7 16", "red hand: 2 brick", rolled=False, ship=6)
    roll(t, 1, 1, "ship")
    t.do("lose-city 7")
    assert supply(t, RED, WALL) == 2
    assert refused(t, "wall 7").reason == "no_city_there"
    assert_sound(t)


# --- the seven ---------------------------------------------------------------------------------------


@pytest.mark.article("knights-examples#1", "city-wall", "1.G.c", "seven")
@pytest.mark.parametrize(("held", "lost"), [(11, 0), (12, 6)])
def test_behind_two_walls_eleven_cards_are_safe(held: int, lost: int) -> None:
    t = table("red cities: 7 16", "red walls: 7 16", f"red hand: {held} ore", rolled=False)
    roll(t, 3, 4)
    assert (t.waiting_for() == DISCARD) == (lost > 0)
    for _ in range(lost):
        t.do("discard ore")
    assert t.waiting_for() == AFTER_ROLL
    assert hand(t, RED) == cards(f"{held - lost} ore")


@pytest.mark.article("city-wall", "1.G.c", "seven")
@pytest.mark.parametrize("walls", range(4))
def test_each_wall_shelters_two_more_cards(walls: int) -> None:
    safe = 7 + 2 * walls
    for held in (safe, safe + 1):
        nodes = " ".join(str(node) for node in CITIES[:walls])
        t = table("red cities: 7 16 18 20", f"red walls: {nodes}", f"red hand: {held} ore", rolled=False)
        roll(t, 3, 4)
        assert (t.waiting_for() == DISCARD) == (held > safe)


@pytest.mark.article("city-wall", "seven")
def test_walls_shelter_only_their_owner() -> None:
    t = table("red city: 7", "red walls: 7", "red hand: 9 ore", "blue hand: 9 wool", rolled=False)
    roll(t, 3, 4)
    assert t.actors() == [BLUE]


@pytest.mark.article("city-wall", "seven")
def test_whoever_holds_too_many_discards_half_of_all_and_not_only_the_surplus() -> None:
    t = table("red city: 7", "red walls: 7", "red hand: 6 ore 5 coin", rolled=False)
    roll(t, 3, 4)
    for card in ["ore", "coin", "coin", "coin", "coin"]:
        t.do(f"discard {card}")
    assert hand(t, RED) == cards("5 ore coin")


@pytest.mark.article("city-wall", "battle-lost", "seven")
def test_a_wall_lost_in_this_roll_shelters_nothing_in_its_seven() -> None:
    t = table("red city: 7", "red walls: 7", "red hand: 9 ore", rolled=False, ship=6)
    roll(t, 3, 4, "ship")
    assert not has_wall(t, 7)
    assert t.waiting_for() == DISCARD


@pytest.mark.article("city-wall", "robber")
def test_a_wall_does_not_keep_the_robber_away() -> None:
    t = table("blue city: 7", "blue walls: 7", "blue hand: ore", rolled=False, attacks=1)
    roll(t, 3, 4)
    t.do("robber 0")
    t.do("stole ore")
    assert hand(t, RED) == cards("ore")
