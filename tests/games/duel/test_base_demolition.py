"""Building on sites, and demolishing what stands there."""

import pytest

from .table import (
    at,
    city,
    discarded,
    hand,
    have,
    hold,
    in_pile,
    lay,
    marks,
    options_of,
    play,
    refusal,
    sensible_of,
    stock,
    table,
)


@pytest.mark.article("duel-sites", "duel-building")
def test_a_site_holds_one_card() -> None:
    d = table()
    lay(d, 0, "abbey", "5u1")
    have(d, 0, lumber=1, brick=1)
    hold(d, 0, "garrison")
    assert refusal(d, "build garrison 5u1") == ("no_place_for_card", "duel-sites")
    assert refusal(d, "build garrison 7u1") == ("no_place_for_card", "duel-sites")  # no settlement
    assert refusal(d, "build garrison 5u2") == ("no_place_for_card", "duel-sites")  # no city
    assert refusal(d, "build garrison x5d1") == ("no_place_for_card", "duel-sites")
    assert refusal(d, "build garrison r5u") == ("no_place_for_card", "duel-sites")
    assert refusal(d, "build garrison p6") == ("no_place_for_card", "duel-sites")


@pytest.mark.article("duel-building")
def test_one_builds_cards_of_the_own_hand_that_can_be_built() -> None:
    d = table()
    have(d, 0, lumber=1, brick=1)
    hold(d, 0, "spy")
    hold(d, 1, "garrison")
    assert refusal(d, "build garrison 5u1") == ("card_not_held", "duel-building")
    assert refusal(d, "build spy 5u1") == ("not_built", "duel-building")


@pytest.mark.article("duel-building")
def test_the_same_building_may_be_owned_several_times_in_any_mix_of_colours() -> None:
    d = table()
    city(d, 0, 5)
    lay(d, 0, "library", "5u1")
    have(d, 0, lumber=3, brick=2, ore=2)
    hold(d, 0, "library", "garrison")
    play(d, "build library 5u2", "build garrison 5d1")
    assert d.realms[0].hand_limit == 5


@pytest.mark.article("duel-demolition", "R21", "R99")
@pytest.mark.parametrize("name", ["abbey", "knight-otto", "fleet-ore"])
def test_demolishing_is_free_and_the_card_goes_to_the_discard_pile(name: str) -> None:
    d = table()
    lay(d, 0, name, "5u1")
    play(d, "demolish 5u1")
    assert at(d, 0, "5u1") == ""
    assert discarded(d) == [name]
    assert hand(d, 0) == []
    assert all(set(in_pile(d, number)) == {"?"} for number in range(5))
    assert stock(d, 0) == {}


@pytest.mark.article("R99", "duel-demolition")
def test_a_freed_site_may_be_built_on_in_the_same_turn() -> None:
    d = table()
    for where in ("5u1", "5d1", "6u1", "6d1"):
        lay(d, 0, "knight-otto", where)
    have(d, 0, lumber=1, brick=1)
    hold(d, 0, "garrison")
    assert options_of(d, "build") == []
    assert "demolish 6u1" in sensible_of(d)  # it makes room
    play(d, "demolish 6u1", "build garrison 6u1")
    assert marks(d, 0, "6u1") == {"fresh"}


@pytest.mark.article("duel-demolition")
def test_every_own_card_may_be_demolished_but_it_makes_sense_only_for_a_reason() -> None:
    d = table()
    lay(d, 0, "abbey", "5u1")
    hold(d, 0, "garrison")
    assert options_of(d, "demolish") == ["demolish 5u1"]
    assert sensible_of(d, "demolish") == []
    play(d, "demolish 5u1")


@pytest.mark.article("duel-demolition", "R32", "R43")
def test_cards_of_the_other_and_pawned_ones_are_not_demolished() -> None:
    d = table("science-progress")
    city(d, 0, 5)
    city(d, 1, 5)
    lay(d, 1, "abbey", "5u1")
    lay(d, 0, "legation", "5u1", "foreign")
    lay(d, 0, "abbey", "5d1", "pawned")
    assert refusal(d, "demolish x5u1") == ("others_card", "R32")
    assert refusal(d, "demolish 5u1") == ("others_card", "R32")
    assert refusal(d, "demolish 5d1") == ("is_pawned", "R43")
    assert refusal(d, "demolish 6u1") == ("nothing_to_demolish", "duel-demolition")


@pytest.mark.article("duel-demolition")
def test_one_demolishes_only_in_the_own_phase_of_actions() -> None:
    d = table()
    lay(d, 1, "abbey", "5u1")
    assert refusal(d, "demolish 5u1", 1) == ("not_your_turn", "duel-demolition")
    lay(d, 0, "abbey", "5u1")
    play(d, "end")
    assert refusal(d, "demolish 5u1") == ("draw_first", "duel-hand")


@pytest.mark.article("R95", "R21", "duel-demolition")
def test_in_the_tournament_game_a_demolished_card_goes_to_the_own_pile() -> None:
    d = table("tournament")
    d.turn = 1
    lay(d, 1, "abbey", "5u1")
    play(d, "demolish 5u1")
    assert (discarded(d, 0), discarded(d, 1)) == ([], ["abbey"])
