"""Wizards & Dragons: citadels, wizards, and the magic power they hold."""

import pytest

from .magic import magical, two_citadels, with_book
from .table import (
    at,
    before_roll,
    citadel,
    city,
    counter,
    discarded,
    event,
    event_deck,
    hand,
    have,
    hold,
    lay,
    marks,
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

TERRAIN_OF = {
    "wizard-arsa": "hills",
    "wizard-hafli": "forest",
    "wizard-hor": "pasture",
    "wizard-ira": "mountains",
    "wizard-tali": "fields",
}
ALL_WIZARDS = ["wizard-ari", *TERRAIN_OF]


def each(names: list[str]) -> list[object]:
    return [pytest.param(name, marks=pytest.mark.article(f"duel-card-{name}")) for name in names]


# --- citadels ----------------------------------------------------------------------------------------


@pytest.mark.article("duel-citadels", "R65")
def test_a_citadel_costs_its_price_and_counts_one_point() -> None:
    d = table("wizards-dragons")
    have(d, 0, brick=2, ore=1, gold=1)
    play(d, "citadel 5")
    assert stock(d, 0) == {}
    assert d.points()[0] == 2
    assert d.citadels_left == 4


@pytest.mark.article("duel-citadels", "R63")
def test_two_citadels_are_never_neighbours() -> None:
    d = table("wizards-dragons")
    settlement(d, 0, 7)
    citadel(d, 0, 5)
    have(d, 0, brick=2, ore=1, gold=1)
    assert refusal(d, "citadel 6") == ("beside_citadel", "R63")
    assert options_of(d, "citadel") == ["citadel 7"]


@pytest.mark.article("R167")
def test_a_city_becomes_no_citadel_and_a_citadel_no_city() -> None:
    d = table("wizards-dragons")
    have(d, 0, brick=2, ore=3, gold=1, grain=2)
    city(d, 0, 5)
    assert refusal(d, "citadel 5") == ("no_settlement_to_enlarge", "R167")
    citadel(d, 0, 5)
    assert refusal(d, "city 5") == ("no_settlement_to_enlarge", "R167")


@pytest.mark.article("R64", "duel-citadels")
def test_a_citadel_takes_green_cards_and_no_red_ones() -> None:
    d = table("wizards-dragons")
    citadel(d, 0, 5)
    have(d, 0, brick=3, lumber=3, ore=3, wool=3, grain=3)
    hold(d, 0, "bath-house", "garrison")
    assert refusal(d, "build bath-house 5u1") == ("no_place_for_card", "duel-sites")
    play(d, "build garrison 5u2")
    assert at(d, 0, "5u2") == "garrison"


@pytest.mark.article("R65", "R163")
def test_every_citadel_counts_two_points_with_a_wizard_of_its_own() -> None:
    d = table("wizards-dragons")
    citadel(d, 0, 5)
    two_citadels(d, 0)
    assert d.points()[0] == 3
    lay(d, 0, "wizard-hafli", "r5u")
    assert d.points()[0] == 4
    play(d, "demolish r5u")
    assert d.points()[0] == 3
    assert discarded(d) == ["wizard-hafli"]


@pytest.mark.article("R9", "duel-citadels")
def test_the_plague_passes_by_citadels() -> None:
    d = table("wizards-dragons")
    citadel(d, 0, 5)
    store(d, 0, r5u=2, r6u=2)
    event_deck(d, "plague")
    event(d, "event-card", 2)
    play(d, "turned plague")
    assert (stored(d, 0, "5u"), stored(d, 0, "6u")) == (2, 2)


# --- laying wizards ----------------------------------------------------------------------------------


@pytest.mark.article("duel-wizards", "R66", "R144")
@pytest.mark.parametrize("name", each(list(TERRAIN_OF)))
def test_a_wizard_is_laid_at_its_terrain_with_two_power(name: str) -> None:
    terrain = TERRAIN_OF[name]
    d = table("wizards-dragons")
    citadel(d, 0, 5)
    region(d, 0, "5d", f"{terrain} 1")
    hold(d, 0, name)
    have(d, 0, gold=1)
    assert refusal(d, f"build {name} r5d") == ("not_enough", "duel-building")
    store(d, 0, r5d=1)
    play(d, f"build {name} r5d")
    assert counter(d, 0, "r5d") == 2
    assert stock(d, 0) == {}


@pytest.mark.article("R66", "duel-wizards")
@pytest.mark.parametrize("name", each(list(TERRAIN_OF)))
def test_a_wizard_is_refused_at_any_other_terrain(name: str) -> None:
    d = table("wizards-dragons")
    citadel(d, 0, 6)
    hold(d, 0, name)
    assert refusal(d, f"build {name} r7d") == ("no_place_for_card", "duel-sites")  # a gold river


@pytest.mark.article("R66", "duel-card-wizard-ari")
def test_ari_lies_anywhere_at_a_citadel_also_at_gold() -> None:
    d = table("wizards-dragons")
    citadel(d, 0, 6)
    have(d, 0, gold=3)
    hold(d, 0, "wizard-ari")
    found = options_of(d, "build")
    assert found == [f"build wizard-ari r{where}" for where in ("6u", "7u", "6d", "7d")]
    play(d, "build wizard-ari r7d")
    assert counter(d, 0, "r7d") == 2
    assert stock(d, 0) == {}


@pytest.mark.article("R142", "duel-wizards")
def test_a_region_has_one_improvement_be_it_a_wizard_or_a_workshop() -> None:
    d = table("wizards-dragons", trade_change="on")
    citadel(d, 0, 5)
    city(d, 0, 6)
    region(d, 0, "6u", "pasture 3")
    have(d, 0, gold=1, wool=1)
    hold(d, 0, "wizard-hor")
    lay(d, 0, "dye-works", "r6u")
    assert refusal(d, "build wizard-hor r6u") == ("no_place_for_card", "duel-sites")
    play(d, "demolish r6u")
    assert "build wizard-hor r6u" in options_of(d)


@pytest.mark.article("R143", "R66")
def test_four_wizards_find_a_place_at_one_citadel() -> None:
    d = table("wizards-dragons")
    citadel(d, 0, 5)
    have(d, 0, gold=3, lumber=1, brick=1, grain=1, ore=1)
    hold(d, 0, "wizard-hafli", "wizard-arsa", "wizard-tali", "wizard-ira")
    play(d, "build wizard-hafli r5u", "build wizard-arsa r6u", "build wizard-tali r5d")
    have(d, 0, gold=1)
    play(d, "build wizard-ira r6d")
    assert d.points()[0] == 3


@pytest.mark.article("R144")
def test_a_new_wizard_may_spend_its_power_at_once() -> None:
    d = table("wizards-dragons")
    citadel(d, 0, 5)
    lay(d, 0, "inspiration", "5u1")
    have(d, 0, gold=1, lumber=1)
    hold(d, 0, "wizard-hafli")
    assert refusal(d, "cast 5u1") == ("no_power", "duel-magic")
    play(d, "build wizard-hafli r5u", "cast 5u1")
    assert counter(d, 0, "r5u") == 1


# --- gaining power -----------------------------------------------------------------------------------


@pytest.mark.article("duel-magic", "R67")
@pytest.mark.parametrize("name", each(ALL_WIZARDS))
def test_a_wizard_turns_what_its_region_bears_into_power(name: str) -> None:
    terrain = TERRAIN_OF.get(name, "gold-river")
    d = table("wizards-dragons")
    citadel(d, 0, 5)
    region(d, 0, "5u", f"{terrain} 1", 3)
    lay(d, 0, name, "r5u", counter=1)
    play(d, "use r5u", "use r5u")
    assert counter(d, 0, "r5u") == 3
    assert stored(d, 0, "5u") == 1
    assert refusal(d, "use r5u") == ("wizard_full", "duel-magic")
    lay(d, 0, name, "r5u", counter=0)
    store(d, 0, r5u=0)
    assert refusal(d, "use r5u") == ("region_empty", "duel-magic")


@pytest.mark.article("duel-magic")
def test_power_is_gained_in_the_phase_of_actions_only() -> None:
    d = magical(1)
    store(d, 0, r5u=1)
    before_roll(d)
    assert refusal(d, "use r5u") == ("other_moment", "duel-card-wizard-hafli")


@pytest.mark.article("R67", "R149")
def test_a_wizard_that_gained_power_pays_nothing_in_this_turn_but_others_do() -> None:
    d = with_book("inspiration", 2)
    store(d, 0, r5u=1)
    play(d, "use r5u")
    assert marks(d, 0, "r5u") == {"raised"}
    assert refusal(d, "cast 5u1") == ("no_power", "duel-magic")
    lay(d, 0, "wizard-arsa", "r6u", counter=1)
    play(d, "cast 5u1")
    assert (counter(d, 0, "r5u"), counter(d, 0, "r6u")) == (3, 0)


@pytest.mark.article("R67", "duel-card-time-leap")
def test_the_gained_power_serves_in_the_next_turn_of_the_opponent() -> None:
    d = with_book("time-leap", 1)
    store(d, 0, r5u=1)
    play(d, "use r5u")
    hold(d, 0, "spy", "scout", "bishop")
    play(d, "end", "keep", "roll", "rolled 6 brigands")
    assert sorted(options_of(d)) == ["cast 5u1", "let-happen"]
    play(d, "cast 5u1")
    assert counter(d, 0, "r5u") == 0


@pytest.mark.article("R141")
def test_power_is_no_resource() -> None:
    d = magical(3)
    d.realms[0].turns = 9
    store(d, 0, r5u=3, r6u=3, r7u=1)  # seven and three power
    event(d, "brigands", 6)
    assert stored(d, 0, "7u") == 1
    assert not [text for text in options_of(d, "bank") if "magic" in text]


# --- spending it -------------------------------------------------------------------------------------


@pytest.mark.article("R148", "duel-magic")
def test_wizards_of_several_citadels_share_a_price() -> None:
    d = table("wizards-dragons")
    citadel(d, 0, 5)
    two_citadels(d, 0)
    lay(d, 0, "wizard-hor", "r8d", counter=2)
    lay(d, 0, "wizard-hafli", "r8u", counter=2)
    lay(d, 0, "wizard-ari", "r7d", counter=0)
    hold(d, 0, "dragon-ismai")
    play(d, "build dragon-ismai 5u1")  # at the citadel without a wizard
    assert options_of(d) == ["spend r8u", "spend r8d"]
    for where in ("r5u", "r7d"):
        assert refusal(d, f"spend {where}") == ("wizard_spent", "duel-magic")
    assert refusal(d, "end") == ("pay_first", "duel-magic")
    play(d, "spend r8u", "spend r8u", "spend r8d")
    assert (counter(d, 0, "r8u"), counter(d, 0, "r8d")) == (0, 1)


# --- wizards are no units ----------------------------------------------------------------------------


@pytest.mark.article("R145")
def test_black_knight_and_civil_war_find_no_wizard() -> None:
    d = magical()
    hold(d, 0, "black-knight")
    assert refusal(d, "play black-knight") == ("no_target", "duel-card-black-knight")
    event_deck(d, "civil-war")
    event(d, "event-card")
    play(d, "turned civil-war")
    assert at(d, 1, "r5u") == "wizard-ari"


@pytest.mark.article("R145", "R146", "R19")
def test_a_spy_takes_neither_wizards_nor_books() -> None:
    d = magical()
    hold(d, 0, "spy")
    hold(d, 1, "wizard-tali", "inspiration")
    play(d, "play spy")
    assert options_of(d) == ["pass"]


@pytest.mark.article("R146")
def test_an_arsonist_finds_no_book() -> None:
    d = magical()
    lay(d, 1, "inspiration", "5u1")
    hold(d, 0, "arsonist")
    assert refusal(d, "play arsonist") == ("no_target", "duel-card-arsonist")


@pytest.mark.article("R147", "duel-spells")
def test_books_are_laid_and_removed_for_nothing() -> None:
    d = magical()
    hold(d, 0, "inspiration", "magic-eye", "divination")
    play(d, "build inspiration 5u1", "build magic-eye 5u2")
    assert refusal(d, "build divination 6u1") == ("no_place_for_card", "duel-sites")
    assert (hand(d, 0), counter(d, 0, "r5u")) == (["divination"], 3)
    play(d, "demolish 5u1")
    assert discarded(d) == ["inspiration"]
