"""The aqueduct: a resource for whoever got nothing from a roll."""

import pytest

from games.island.table import BLUE, RED, WHITE, hand, may, may_with, refused
from hexhaven.games.island.rules.questions import AFTER_ROLL
from hexhaven.games.knights.rules.terms import AQUEDUCT

from .table import assert_sound, cards, next_turn, roll, table

RESOURCES = {"brick", "lumber", "wool", "grain", "ore"}


@pytest.mark.article("aqueduct")
def test_whoever_got_nothing_takes_one_resource_of_the_own_choice() -> None:
    t = table("red settlement: 3", "red levels: science 3", rolled=False)
    roll(t, 1, 2)
    assert t.waiting_for() == AQUEDUCT
    assert may_with(t, "aqueduct") == RESOURCES
    t.do("aqueduct grain")
    assert hand(t, RED) == cards("grain")
    assert t.waiting_for() == AFTER_ROLL
    assert_sound(t)


@pytest.mark.article("aqueduct")
def test_it_may_be_waived() -> None:
    t = table("red levels: science 3", rolled=False)
    roll(t, 1, 2)
    t.do("waive")
    assert hand(t, RED) == {}
    assert t.waiting_for() == AFTER_ROLL


@pytest.mark.article("aqueduct")
def test_a_single_card_is_enough_to_miss_it() -> None:
    t = table("red settlement: 3", "red levels: science 3", rolled=False)
    roll(t, 4, 6)
    assert hand(t, RED) == cards("ore")
    assert t.waiting_for() == AFTER_ROLL


@pytest.mark.article("aqueduct")
@pytest.mark.parametrize("card", ["coin", "paper", "cloth"])
def test_it_brings_no_commodity(card: str) -> None:
    t = table("red levels: science 3", rolled=False)
    roll(t, 1, 2)
    assert refused(t, f"aqueduct {card}").reason == "only_resources"


@pytest.mark.article("4.H.a#1", "aqueduct")
def test_a_coin_without_ore_is_a_yield() -> None:
    t = table("red city: 3", "red levels: science 3", "white hand: 19 ore", rolled=False)
    roll(t, 4, 6)
    assert hand(t, RED) == cards("coin")
    assert t.waiting_for() == AFTER_ROLL


@pytest.mark.article("4.H.a#2", "aqueduct")
def test_a_shortage_of_everything_is_none() -> None:
    t = table("red city: 3", "red levels: science 3", "white hand: 19 ore 12 coin", rolled=False)
    roll(t, 4, 6)
    assert may_with(t, "aqueduct") == RESOURCES - {"ore"}
    assert refused(t, "aqueduct ore").reason == "bank_empty"
    t.do("aqueduct brick")
    assert hand(t, RED) == cards("brick")


@pytest.mark.article("4.H.b#1", "aqueduct")
def test_it_helps_against_the_robber() -> None:
    t = table("red city: 3", "red levels: science 3", rolled=False, robber=0, attacks=1)
    roll(t, 4, 6)
    t.do("aqueduct ore")
    assert hand(t, RED) == cards("ore")


@pytest.mark.article("4.H.b#2", "aqueduct", "seven")
@pytest.mark.parametrize("attacks", [0, 1])
def test_it_brings_nothing_on_a_seven(attacks: int) -> None:
    t = table("red levels: science 3", rolled=False, attacks=attacks)
    roll(t, 3, 4)
    assert not may_with(t, "aqueduct")
    assert t.waiting_for() != AQUEDUCT


@pytest.mark.article("aqueduct")
@pytest.mark.parametrize("level", [0, 1, 2, 3, 4, 5])
def test_it_is_the_third_level_and_those_above(level: int) -> None:
    t = table(f"red levels: science {level}", rolled=False)
    roll(t, 1, 2)
    assert (t.waiting_for() == AQUEDUCT) == (level >= 3)


@pytest.mark.article("4.E.a", "aqueduct")
@pytest.mark.parametrize("level", [4, 5])
def test_the_theatre_and_the_university_keep_it(level: int) -> None:
    t = table(f"red levels: science {level}", rolled=False)
    roll(t, 1, 2)
    assert may_with(t, "aqueduct") == RESOURCES


@pytest.mark.article("aqueduct")
def test_it_works_in_everybodys_turn_the_player_on_turn_first() -> None:
    t = table(
        *[f"{colour} levels: science 3" for colour in ("red", "blue", "white")], on_turn="blue", rolled=False
    )
    roll(t, 1, 2)
    order = []
    while t.waiting_for() == AQUEDUCT:
        order.append(int(t.actor()))
        t.do("aqueduct ore")
    assert order == [BLUE, WHITE, RED]


@pytest.mark.article("aqueduct", "bank")
def test_the_last_one_may_find_the_bank_empty() -> None:
    t = table(
        "red levels: science 3",
        "blue levels: science 3",
        "white hand: 18 brick 19 lumber 19 wool 19 grain 19 ore",
        rolled=False,
    )
    roll(t, 1, 2)
    t.do("aqueduct brick")
    assert t.actor() == BLUE
    assert may(t) == {"waive"}


@pytest.mark.article("aqueduct", "bank")
def test_nobody_is_asked_when_the_bank_is_empty() -> None:
    t = table("red levels: science 3", "white hand: 19 brick 19 lumber 19 wool 19 grain 19 ore", rolled=False)
    roll(t, 1, 2)
    assert t.waiting_for() == AFTER_ROLL


@pytest.mark.article("aqueduct", "event-die")
def test_a_progress_card_is_no_yield() -> None:
    t = table("red levels: science 3", rolled=False)
    roll(t, 1, 2, "science")
    t.do("drew mining")
    assert t.waiting_for() == AQUEDUCT


@pytest.mark.article("4.E.e", "aqueduct")
def test_it_works_without_a_city() -> None:
    t = table("red settlement: 3", "red levels: science 3")
    next_turn(t, 1, 2)
    assert t.actor() == RED
    t.do("aqueduct wool")
    assert t.actor() == BLUE
    assert hand(t, RED) == cards("wool")


@pytest.mark.article("aqueduct", "4.C.c#2")
def test_nothing_else_comes_before_the_answer() -> None:
    t = table("red city: 3", "red roads: 3-7", "red levels: science 3", "red hand: 4 brick", rolled=False)
    roll(t, 1, 2)
    assert refused(t, "wall 3").reason == "aqueduct_first"
    assert refused(t, "bank brick for ore").reason == "aqueduct_first"
    assert refused(t, "end").reason == "aqueduct_first"
