"""Science & Progress: its action cards."""

import pytest

from hexhaven.games.duel.rules.state import Duel

from .table import (
    before_roll,
    citadel,
    city,
    discarded,
    have,
    hold,
    lay,
    options_of,
    play,
    refusal,
    region,
    settlement,
    stock,
    store,
    stored,
    table,
)

NEED_A_UNIVERSITY = ["printing", "three-field-system", "inventor"]


def scholar() -> Duel:
    """Player 0 has a city with a university."""
    d = table("science-progress")
    city(d, 0, 5)
    lay(d, 0, "university", "5u2")
    return d


def needs_university(name: str) -> object:
    return pytest.param(name, marks=pytest.mark.article(f"duel-card-{name}"))


# --- the condition -----------------------------------------------------------------------------------


@pytest.mark.article("duel-conditions", "R20")
@pytest.mark.parametrize("card", [needs_university(name) for name in NEED_A_UNIVERSITY])
def test_it_is_played_only_while_the_own_university_works(card: str) -> None:
    d = scholar()
    hold(d, 0, card)
    assert f"play {card}" in options_of(d)
    lay(d, 0, "university", "5u2", "bewitched")
    assert refusal(d, f"play {card}") == ("needs_card", "duel-conditions")
    lay(d, 0, "university", "5u2", "pawned")
    assert refusal(d, f"play {card}") == ("needs_card", "duel-conditions")
    lay(d, 0, "university", "5u2")
    play(d, "demolish 5u2")
    assert refusal(d, f"play {card}") == ("needs_card", "duel-conditions")
    assert f"play {card}" not in options_of(d)


@pytest.mark.article("duel-conditions")
@pytest.mark.parametrize("card", NEED_A_UNIVERSITY)
def test_the_university_of_the_opponent_does_not_help(card: str) -> None:
    d = table("science-progress")
    city(d, 1, 5)
    lay(d, 1, "university", "5u2")
    hold(d, 0, card)
    assert refusal(d, f"play {card}") == ("needs_card", "duel-conditions")


@pytest.mark.article("duel-lock", "R104")
@pytest.mark.parametrize("card", [*NEED_A_UNIVERSITY, "land-reform"])
def test_neutral_cards_wait_for_seven_points(card: str) -> None:
    d = scholar()
    d.unlocked = False
    hold(d, 0, card)
    assert refusal(d, f"play {card}") == ("still_locked", "duel-lock")


@pytest.mark.article("R20")
def test_printing_needs_the_university_not_the_abbey_it_was_built_with() -> None:
    d = scholar()
    lay(d, 0, "abbey", "5u1")
    hold(d, 0, "printing", "printing")
    play(d, "demolish 5u1", "play printing", "choose ore", "choose ore")
    play(d, "demolish 5u2")
    assert refusal(d, "play printing") == ("needs_card", "duel-conditions")


# --- printing ----------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-printing")
@pytest.mark.parametrize("second", ["gold", "wool"])
def test_printing_brings_two_resources_equal_or_different_gold_too(second: str) -> None:
    d = scholar()
    hold(d, 0, "printing")
    play(d, "play printing", "choose gold", f"choose {second}")
    assert stock(d, 0) == ({"gold": 2} if second == "gold" else {"gold": 1, "wool": 1})
    assert discarded(d) == ["printing"]
    assert d.depth == 0


@pytest.mark.article("duel-card-printing", "R98")
def test_printing_brings_only_what_finds_room() -> None:
    d = scholar()
    have(d, 0, lumber=3, brick=3, wool=3, grain=3, ore=3, gold=2)
    hold(d, 0, "printing")
    play(d, "play printing")
    assert options_of(d) == ["choose gold"]
    play(d, "choose gold")
    assert d.depth == 0


@pytest.mark.article("duel-card-printing")
def test_printing_is_refused_without_any_room() -> None:
    d = scholar()
    have(d, 0, lumber=3, brick=3, wool=3, grain=3, ore=3, gold=3)
    hold(d, 0, "printing")
    assert refusal(d, "play printing") == ("no_effect", "duel-card-printing")


@pytest.mark.article("duel-card-printing", "duel-stores")
def test_two_equal_resources_of_printing_may_go_to_an_empty_store() -> None:
    d = table("tournament")
    city(d, 0, 5)
    lay(d, 0, "university", "5u2")
    lay(d, 0, "treasury", "5u1")
    have(d, 0, lumber=3, brick=3, wool=3, grain=3, ore=3, gold=3)
    hold(d, 0, "printing")
    play(d, "play printing")
    assert options_of(d) == ["stow brick", "stow ore", "stow gold"]
    play(d, "stow gold")
    assert d.realms[0].stored[5] == 2
    assert d.depth == 0


# --- three-field system, inventor --------------------------------------------------------------------

FILLING = [
    pytest.param("three-field-system", "fields", "grain", "5d", marks=pytest.mark.article("R60")),
    pytest.param("inventor", "mountains", "ore", "6d", marks=pytest.mark.article("R137")),
]


@pytest.mark.article("duel-card-three-field-system", "duel-card-inventor")
@pytest.mark.parametrize(("card", "land", "resource", "where"), FILLING)
@pytest.mark.parametrize("before", [0, 1, 2])
def test_a_region_of_its_terrain_is_filled(
    card: str, land: str, resource: str, where: str, before: int
) -> None:
    d = scholar()
    store(d, 0, **{f"r{where}": before})
    hold(d, 0, card)
    play(d, f"play {card}")
    assert stock(d, 0) == {resource: 3}
    assert discarded(d) == [card]


@pytest.mark.article("duel-card-three-field-system", "duel-card-inventor")
@pytest.mark.parametrize(("card", "land", "resource", "where"), FILLING)
def test_of_several_regions_one_is_chosen(card: str, land: str, resource: str, where: str) -> None:
    d = scholar()
    settlement(d, 0, 7)
    region(d, 0, "8u", f"{land} 4", 1)
    region(d, 0, "8d", f"{land} 5", 3)
    hold(d, 0, card)
    play(d, f"play {card}")
    assert sorted(options_of(d)) == sorted([f"region {where}", "region 8u"])
    assert refusal(d, "region 8d") == ("no_answer", f"duel-card-{card}")
    assert refusal(d, f"region x{where}") == ("no_answer", f"duel-card-{card}")
    play(d, "region 8u")
    assert (stored(d, 0, "8u"), stored(d, 0, where)) == (3, 0)


@pytest.mark.article("duel-card-three-field-system", "duel-card-inventor")
@pytest.mark.parametrize(("card", "land", "resource", "where"), FILLING)
def test_a_full_region_is_emptied_first_and_filled_again(
    card: str, land: str, resource: str, where: str
) -> None:
    d = scholar()
    store(d, 0, **{f"r{where}": 3})
    hold(d, 0, card)
    assert refusal(d, f"play {card}") == ("no_effect", f"duel-card-{card}")
    play(d, f"bank {resource} for wool", f"play {card}")
    assert stock(d, 0) == {resource: 3, "wool": 1}


# --- land reform -------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-land-reform", "R138")
def test_a_land_reform_swaps_two_regions_with_their_resources() -> None:
    d = table("science-progress")
    store(d, 0, r5u=2, r7d=1)
    hold(d, 0, "land-reform")
    forest, river = d.realms[0].regions[5], d.realms[0].regions[20]
    play(d, "play land-reform", "region 5u")
    assert refusal(d, "region 5u") == ("no_answer", "duel-card-land-reform")
    play(d, "region 7d")
    assert (d.realms[0].regions[5], d.realms[0].regions[20]) == (river, forest)
    assert (stored(d, 0, "5u"), stored(d, 0, "7d")) == (1, 2)
    assert stock(d, 0) == {"gold": 1, "lumber": 2}
    assert discarded(d) == ["land-reform"]


@pytest.mark.article("duel-card-land-reform")
def test_a_land_reform_stays_in_the_own_principality() -> None:
    d = table("science-progress")
    hold(d, 0, "land-reform")
    play(d, "play land-reform")
    assert refusal(d, "region x5u") == ("no_answer", "duel-card-land-reform")
    assert refusal(d, "region 2u") == ("no_answer", "duel-card-land-reform")


@pytest.mark.article("R62")
@pytest.mark.parametrize("improvement", ["wizard-ari", "dye-works", "art-forge", "distillery"])
def test_a_region_with_an_improvement_stays_where_it_is(improvement: str) -> None:
    d = table("science-progress")
    citadel(d, 0, 5)
    lay(d, 0, improvement, "r5u")
    hold(d, 0, "land-reform")
    play(d, "play land-reform")
    assert refusal(d, "region 5u") == ("no_answer", "duel-card-land-reform")
    play(d, "region 6u")
    assert refusal(d, "region 5u") == ("no_answer", "duel-card-land-reform")


@pytest.mark.article("duel-card-land-reform", "R62")
def test_a_land_reform_is_refused_with_a_single_free_region() -> None:
    d = table("science-progress")
    hold(d, 0, "land-reform")
    for where in ("r5u", "r6u", "r7u", "r5d"):
        lay(d, 0, "dye-works", where)
    assert "play land-reform" in options_of(d)
    lay(d, 0, "dye-works", "r6d")
    assert refusal(d, "play land-reform") == ("no_effect", "duel-card-land-reform")


# --- more of what the base game has ------------------------------------------------------------------


@pytest.mark.article("R135", "duel-card-alchemist")
def test_the_alchemist_sets_the_number_and_the_event_die_is_rolled_after_it() -> None:
    d = before_roll(table("science-progress"))
    hold(d, 0, "alchemist")
    play(d, "play alchemist", "number 5", "roll")
    assert refusal(d, "rolled 4 tournament") == ("dice_are_set", "R61")
    assert {d.write(action) for action, _ in d.chances()} == {
        f"rolled 5 {face}"
        for face in ("brigands", "trade-advantage", "tournament", "year-of-plenty", "event-card")
    }
    play(d, "rolled 5 tournament")
    assert stock(d, 0) == {"brick": 1}  # hills 5
    assert stock(d, 1) == {"lumber": 1}  # forest 5
