"""Trade & Change: dye works, art forge and distillery, and the trade fair that asks for their points."""

import pytest

from hexhaven.games.duel.rules.state import Duel

from .table import (
    at,
    citadel,
    city,
    counter,
    discarded,
    hand,
    have,
    hold,
    lay,
    options_of,
    play,
    refusal,
    region,
    stock,
    store,
    stored,
    table,
)

WORKS = [
    pytest.param("dye-works", "7u", "wool", marks=pytest.mark.article("duel-card-dye-works")),
    pytest.param("art-forge", "6d", "ore", marks=pytest.mark.article("duel-card-art-forge")),
    pytest.param("distillery", "5d", "grain", marks=pytest.mark.article("duel-card-distillery")),
]


def town(**resources: int) -> Duel:
    """Player 0 has a city with a counting house, and these resources."""
    d = table("trade-change")
    city(d, 0, 5)
    lay(d, 0, "counting-house", "5u1")
    have(d, 0, **resources)
    return d


@pytest.mark.parametrize(("name", "where", "goods"), WORKS)
@pytest.mark.article("R114", "R115")
def test_works_are_free_and_lie_at_their_own_kind_of_region(name: str, where: str, goods: str) -> None:
    d = town()
    hold(d, 0, name)
    assert options_of(d, "build") == [f"build {name} r{where}"]
    play(d, f"build {name} r{where}")
    assert at(d, 0, f"r{where}") == name
    assert counter(d, 0, f"r{where}") == 0


@pytest.mark.parametrize(("name", "where", "goods"), WORKS)
@pytest.mark.article("R114", "duel-conditions")
def test_works_need_a_working_counting_house_of_their_own(name: str, where: str, goods: str) -> None:
    d = town()
    hold(d, 0, name)
    for mark in ("pawned", "bewitched"):
        lay(d, 0, "counting-house", "5u1", mark)
        assert refusal(d, f"build {name} r{where}") == ("needs_card", "duel-conditions")


@pytest.mark.parametrize(("name", "where", "goods"), WORKS)
@pytest.mark.article("R35")
def test_two_goods_become_a_commerce_point_and_a_point_any_resource(
    name: str, where: str, goods: str
) -> None:
    d = town(**{goods: 3})
    have(d, 1, brick=1)
    lay(d, 0, name, f"r{where}")
    commerce = d.realms[0].commerce
    play(d, f"use r{where} raise")
    assert stock(d, 0) == {goods: 1}
    assert d.realms[0].commerce == commerce + 1
    play(d, f"use r{where} lower", "grab brick")
    assert stock(d, 0) == {goods: 1, "brick": 1}
    assert stock(d, 1) == {}
    assert d.realms[0].commerce == commerce


@pytest.mark.article("R35", "R116", "duel-card-dye-works")
def test_only_wool_of_the_own_pasture_raises_the_dye_works() -> None:
    d = town()
    region(d, 0, "5d", "pasture 4", 2)
    store(d, 0, r7u=1)
    lay(d, 0, "dye-works", "r7u")
    assert refusal(d, "use r7u raise") == ("too_few_goods", "R35")


@pytest.mark.article("R116", "R35")
def test_two_points_take_two_resources_one_after_the_other_in_the_same_turn() -> None:
    d = town()
    have(d, 1, ore=1, gold=1)
    lay(d, 0, "dye-works", "r7u", counter=2)
    play(d, "use r7u lower", "grab ore", "use r7u lower", "grab gold")
    assert stock(d, 0) == {"ore": 1, "gold": 1}
    assert refusal(d, "use r7u lower") == ("counter_empty", "duel-works")


@pytest.mark.article("duel-card-dye-works")
def test_the_counter_ends_at_three() -> None:
    d = town(wool=2)
    lay(d, 0, "dye-works", "r7u", counter=3)
    assert refusal(d, "use r7u raise") == ("counter_full", "duel-works")


@pytest.mark.article("duel-card-dye-works", "R97")
def test_nothing_is_taken_without_room_or_where_nothing_lies() -> None:
    d = town(ore=3)
    lay(d, 0, "dye-works", "r7u", counter=1)
    assert refusal(d, "use r7u lower") == ("no_effect", "duel-card-dye-works")
    have(d, 1, ore=1)
    assert refusal(d, "use r7u lower") == ("no_effect", "duel-card-dye-works")
    have(d, 1, gold=1)
    assert "use r7u lower" in options_of(d, "use")


@pytest.mark.article("R35", "R97")
def test_the_victim_says_from_which_region_the_resource_comes() -> None:
    d = town()
    region(d, 1, "7d", "mountains 4", 1)
    store(d, 1, r6d=1)
    lay(d, 0, "dye-works", "r7u", counter=1)
    play(d, "use r7u lower", "grab ore")
    assert d.actor() == 1
    play(d, "pay 7d")
    assert (stored(d, 1, "6d"), stored(d, 1, "7d")) == (1, 0)


@pytest.mark.article("R36", "R108")
def test_a_burned_dye_works_loses_its_points_though_a_fire_brigade_stands_in_the_city() -> None:
    d = table("trade-change")
    city(d, 1, 6)
    lay(d, 1, "fire-brigade", "6u1")
    lay(d, 1, "dye-works", "r7u", counter=3)
    before = d.realms[1].commerce
    hold(d, 0, "arsonist")
    play(d, "play arsonist", "brave", "die 5", "slot xr7u")
    assert hand(d, 1) == ["dye-works"]
    assert d.realms[1].commerce == before - 3
    assert counter(d, 1, "r7u") == 0


@pytest.mark.article("R36", "duel-demolition")
def test_a_demolished_dye_works_loses_its_points_too() -> None:
    d = town()
    lay(d, 0, "dye-works", "r7u", counter=2)
    play(d, "demolish r7u")
    assert discarded(d) == ["dye-works"]
    assert d.realms[0].commerce == 3


@pytest.mark.article("R115")
def test_no_works_at_a_region_of_a_citadel_alone_or_where_something_lies() -> None:
    d = town()
    hold(d, 0, "dye-works")
    lay(d, 0, "wizard-ari", "r7u")
    assert refusal(d, "build dye-works r7u") == ("no_place_for_card", "duel-sites")
    lay(d, 0, "dye-works", "r7u")
    assert refusal(d, "build dye-works r7u") == ("no_place_for_card", "duel-sites")
    d = town()
    hold(d, 0, "dye-works")
    citadel(d, 0, 6)
    assert refusal(d, "build dye-works r7u") == ("no_place_for_card", "duel-sites")


@pytest.mark.article("duel-card-dye-works", "R105")
def test_works_go_on_without_the_counting_house_but_not_when_idle_themselves() -> None:
    d = table("trade-change")
    have(d, 0, wool=2)
    lay(d, 0, "dye-works", "r7u", counter=1)
    assert d.realms[0].commerce == 1
    assert "use r7u raise" in options_of(d, "use")
    lay(d, 0, "dye-works", "r7u", "bewitched", counter=1)
    assert d.realms[0].commerce == 0
    assert refusal(d, "use r7u raise") == ("card_rests", "duel-conditions")


# --- the trade fair ------------------------------------------------------------------------------------


def fair(dye: int, forge: int, still: int) -> Duel:
    d = town(lumber=2, brick=2, wool=3)
    lay(d, 0, "dye-works", "r7u", counter=dye)
    lay(d, 0, "art-forge", "r6d", counter=forge)
    lay(d, 0, "distillery", "r5d", counter=still)
    hold(d, 0, "trade-fair")
    return d


@pytest.mark.article("duel-card-trade-fair", "R37", "R126")
def test_three_stored_points_are_enough_for_the_trade_fair_and_are_kept() -> None:
    d = fair(2, 1, 0)
    commerce, points = d.realms[0].commerce, d.realms[0].points
    play(d, "build trade-fair 5u2")
    assert d.realms[0].points == points + 2
    assert d.realms[0].commerce == commerce
    assert stock(d, 0) == {}
    have(d, 1, ore=1)
    play(d, "use r7u lower", "grab ore")
    assert at(d, 0, "5u2") == "trade-fair"


@pytest.mark.parametrize("points", [(3, 0, 0), (0, 3, 0), (0, 0, 3), (1, 1, 1)])
@pytest.mark.article("duel-card-trade-fair", "R126")
def test_the_points_of_all_works_count_for_the_trade_fair(points: tuple[int, int, int]) -> None:
    d = fair(*points)
    play(d, "build trade-fair 5u2")
    assert at(d, 0, "5u2") == "trade-fair"


@pytest.mark.article("duel-card-trade-fair", "R126")
def test_two_stored_points_are_too_few_for_the_trade_fair() -> None:
    assert refusal(fair(2, 0, 0), "build trade-fair 5u2") == ("few_stored_points", "R126")
    d = fair(2, 1, 0)
    lay(d, 0, "art-forge", "r6d", "bewitched", counter=1)
    assert refusal(d, "build trade-fair 5u2") == ("few_stored_points", "R126")


@pytest.mark.article("duel-card-trade-fair", "duel-conditions")
def test_the_trade_fair_needs_a_counting_house() -> None:
    d = fair(3, 0, 0)
    lay(d, 0, "counting-house", "5u1", "pawned")
    assert refusal(d, "build trade-fair 5u2") == ("needs_card", "duel-conditions")
