"""What greedy does with citadels, wizards, dragons, spells and magic power: all for a purpose."""

from __future__ import annotations

import time

import pytest

from games.duel.table import (
    before_roll,
    citadel,
    city,
    event_deck,
    events,
    have,
    hold,
    lay,
    region,
    settlement,
    store,
    table,
)
from hexhaven.games.duel.bots.player import GreedyDuelBot
from hexhaven.games.duel.rules.state import Duel

from .test_duel_greedy import choice, turn_of


def magical(*books: str, power: int = 3) -> Duel:
    """Player 0 has a citadel with Ari, who has power, and these books."""
    d = table("wizards-dragons")
    settlement(d, 0, 7)
    citadel(d, 0, 6)
    lay(d, 0, "wizard-ari", "r7u", counter=power)
    for book, slot in zip(books, ("6u1", "6u2", "6d1", "6d2"), strict=False):
        lay(d, 0, book, slot)
    return d


def verbs(d: Duel) -> list[str]:
    return [text.split()[0] for text in turn_of(d)]


# --- citadels and wizards ----------------------------------------------------------------------------


@pytest.mark.article("duel-citadels")
def test_a_citadel_is_built_for_a_wizard_who_then_moves_in() -> None:
    """Arsa needs hills, which lie between the settlements and at the right one."""
    d = table("wizards-dragons")
    region(d, 0, "7u", "hills 2")
    have(d, 0, brick=3, ore=1, gold=2)
    hold(d, 0, "wizard-arsa")
    assert verbs(d)[:2] == ["citadel", "build"]
    assert d.points()[0] == 3


@pytest.mark.article("duel-citadels")
def test_without_a_wizard_in_sight_no_citadel_is_built() -> None:
    d = table("wizards-dragons")
    have(d, 0, brick=2, ore=1, gold=1)
    assert "citadel" not in verbs(d)


@pytest.mark.article("duel-magic")
def test_a_wizard_gathers_power_that_a_dragon_waits_for() -> None:
    d = magical(power=2)
    store(d, 0, r7u=2)
    hold(d, 0, "dragon-ismai")
    assert "use r7u" in turn_of(d)


@pytest.mark.article("duel-card-dragon-ismai")
def test_a_dragon_is_called_for_the_knight_token() -> None:
    d = magical()
    lay(d, 1, "knight-otto", "5u1")
    hold(d, 0, "dragon-ismai")
    assert choice(d).startswith("build dragon-ismai 6")


@pytest.mark.article("duel-card-philosophers-stone")
def test_the_stone_is_laid_for_its_point() -> None:
    d = magical()
    settlement(d, 0, 4)
    citadel(d, 0, 4)
    hold(d, 0, "philosophers-stone")
    assert choice(d).startswith("build philosophers-stone")


@pytest.mark.uses("magic-mill")
@pytest.mark.article("duel-card-magic-mill")
def test_a_mill_turns_gold_into_power_that_is_wanted() -> None:
    d = magical("magic-mill", power=2)
    have(d, 0, gold=2)
    hold(d, 0, "dragon-ismai")
    assert "use 6u1" in turn_of(d)


@pytest.mark.uses("magic-kitchen")
@pytest.mark.article("duel-card-magic-kitchen")
def test_a_kitchen_cooks_what_a_city_lacks() -> None:
    d = magical("magic-kitchen")
    have(d, 0, grain=2, ore=2)
    assert choice(d) == "use 6u1"


@pytest.mark.article("duel-card-magic-kitchen")
def test_the_last_power_for_a_dragon_is_not_cooked_away() -> None:
    d = magical("magic-kitchen")
    lay(d, 1, "knight-otto", "5u1")
    hold(d, 0, "dragon-ismai")
    assert not choice(d).startswith("use")


# --- spells ------------------------------------------------------------------------------------------


@pytest.mark.uses("inspiration")
@pytest.mark.article("duel-card-inspiration")
def test_an_inspiration_fills_an_empty_hand() -> None:
    assert choice(magical("inspiration")) == "cast 6u1"


@pytest.mark.uses("magic-eye")
@pytest.mark.article("duel-card-magic-eye")
def test_the_magic_eye_finds_a_better_card_than_the_one_it_gives() -> None:
    d = magical("magic-eye")
    city(d, 0, 5)
    hold(d, 0, "caravan", "caravan", "scout")
    assert "cast" in verbs(d)


@pytest.mark.uses("divination")
@pytest.mark.article("duel-card-divination")
def test_a_look_at_the_stacks_comes_before_cards_are_drawn() -> None:
    few, many = magical("divination"), magical("divination")
    hold(few, 0, "scout")
    hold(many, 0, "scout", "bishop", "herb-woman")
    assert "cast" in verbs(few)
    assert "cast" not in verbs(many)


@pytest.mark.uses("wheel-of-time")
@pytest.mark.article("duel-card-wheel-of-time")
def test_the_wheel_of_time_sends_brigands_to_whoever_has_much() -> None:
    d = before_roll(magical("wheel-of-time"))
    have(d, 1, wool=3, ore=3, grain=3)
    assert choice(d) == "cast 6u1"
    d.do("cast 6u1")
    assert choice(d) == "face brigands"


@pytest.mark.article("duel-card-wheel-of-time")
def test_the_wheel_of_time_rests_if_one_face_is_like_another() -> None:
    d = before_roll(magical("wheel-of-time", power=2))
    assert choice(d) == "roll"


@pytest.mark.uses("keeper-of-destiny")
@pytest.mark.article("duel-card-keeper-of-destiny")
def test_the_keeper_of_destiny_puts_a_plague_under_the_deck() -> None:
    d = magical("keeper-of-destiny")
    city(d, 0, 5)
    have(d, 0, lumber=2, wool=2, grain=2)
    event_deck(d, *["year-end"] * 5, "plague", "productive-year", "plague")
    assert choice(d) == "cast 6u1"
    d.do("cast 6u1")
    while d.depth > 0:
        d.do(choice(d))
    assert events(d)[-1] in ("productive-year", "year-end")


@pytest.mark.uses("land-magic")
@pytest.mark.article("duel-card-land-magic")
def test_land_magic_swaps_a_spare_region_for_one_that_lacks() -> None:
    """Three pastures of one's own, and the opponent has mountains to spare."""
    d = magical("land-magic")
    for where in ("6u", "5d", "8d"):
        region(d, 0, where, "pasture 2")
    for where in ("5u", "6u", "7u"):
        region(d, 1, where, "mountains 3")
    for where in ("5d", "6d", "7d"):
        region(d, 1, where, "fields 3")
    region(d, 0, "6d", "forest 3")
    assert choice(d) == "cast 6u1"


@pytest.mark.uses("change-places")
@pytest.mark.article("duel-card-change-places")
def test_change_places_brings_a_foundry_to_the_mountains() -> None:
    d = magical("change-places")
    lay(d, 0, "foundry", "7u1")
    lay(d, 0, "abbey", "5d1")
    assert choice(d) == "cast 6u1"  # the mountains lie at 6d


@pytest.mark.article("duel-card-change-places")
def test_places_are_not_changed_without_a_gain() -> None:
    d = magical("change-places")
    lay(d, 0, "abbey", "7u1")
    lay(d, 0, "smithy", "5d1")
    assert "cast" not in verbs(d)


@pytest.mark.uses("magic-potion")
@pytest.mark.article("duel-card-magic-potion")
def test_a_potion_is_drunk_for_the_winning_point_and_not_for_show() -> None:
    d = magical("magic-potion")
    lay(d, 0, "knight-otto", "5u1")
    lay(d, 1, "knight-goetz", "5u1")
    idle = d.copy()
    for centre in (3, 4, 8):
        settlement(d, 0, centre)
        city(d, 0, centre)
    for slot in ("3u1", "4u1", "8u1", "3d1"):
        if d.realms[0].points < 12:
            lay(d, 0, "aqueduct", slot)
    assert d.realms[0].points == 12
    assert choice(d) == "cast 6u1"
    assert "cast" not in verbs(idle)


@pytest.mark.uses("time-leap")
@pytest.mark.article("duel-card-time-leap")
def test_a_leap_in_time_averts_brigands() -> None:
    d = before_roll(magical("time-leap"))
    have(d, 0, wool=3, ore=3, grain=3)
    d.do("roll")
    harmless = d.copy()
    d.do("rolled 1 brigands")
    assert choice(d).startswith("cast")
    harmless.do("rolled 1 year-of-plenty")
    assert choice(harmless) == "let-happen"


# --- action cards ------------------------------------------------------------------------------------


@pytest.mark.uses("duel-of-wizards")
@pytest.mark.article("duel-card-duel-of-wizards")
def test_a_strong_wizard_challenges_a_weak_one_without_thinking_for_ever() -> None:
    """On equal terms both throw again, as often as it takes."""
    d = magical()
    lay(d, 0, "wizard-hor", "r7d", counter=1)
    citadel(d, 1, 6)
    lay(d, 1, "wizard-ira", "r6d", counter=0)
    hold(d, 0, "duel-of-wizards")
    begun = time.process_time()
    assert choice(d) == "play duel-of-wizards"
    assert time.process_time() - begun < 5


@pytest.mark.article("duel-card-witch")
def test_a_witch_settles_on_the_colossus() -> None:
    d = magical()
    lay(d, 0, "wizard-hor", "r7d", counter=1)
    city(d, 1, 5)
    lay(d, 1, "colossus", "5u1")
    lay(d, 1, "garrison", "5d1")
    hold(d, 0, "witch")
    assert choice(d) == "play witch"
    d.do("play witch")
    while d.write(d.legal()[0]).startswith("spend"):
        d.do(d.write(d.legal()[0]))
    assert choice(d) == "slot x5u1"


@pytest.mark.article("duel-card-materialisation")
def test_a_city_is_conjured_up() -> None:
    d = magical()
    lay(d, 0, "wizard-hor", "r7d", counter=1)
    hold(d, 0, "materialisation")
    assert choice(d) == "play materialisation"


@pytest.mark.uses("whirlwind")
@pytest.mark.article("duel-card-whirlwind")
def test_a_whirlwind_empties_a_full_region() -> None:
    d = magical()
    have(d, 1, ore=3, grain=2, gold=1)
    hold(d, 0, "whirlwind")
    assert choice(d) == "play whirlwind"


@pytest.mark.article("duel-card-knowledge-of-ancestors")
def test_the_ancestors_know_where_a_better_card_lies() -> None:
    d = magical()
    city(d, 1, 5)
    lay(d, 1, "colossus", "5u1")
    d.discard(0, d.rules.kind_names.index("arsonist"))
    hold(d, 0, "knowledge-of-ancestors")
    assert choice(d) == "play knowledge-of-ancestors"


@pytest.mark.uses("magic-hand")
@pytest.mark.article("duel-card-magic-hand")
def test_a_book_is_stolen_by_magic() -> None:
    d = magical()
    citadel(d, 1, 6)
    lay(d, 1, "inspiration", "6u1")
    hold(d, 0, "magic-hand")
    assert choice(d) == "play magic-hand"


@pytest.mark.uses("land-transform")
@pytest.mark.article("duel-card-land-transform")
def test_a_third_pasture_becomes_a_region_that_lacks() -> None:
    d = magical()
    for where in ("6u", "5d", "8d", "6d"):
        region(d, 0, where, "pasture 2")
    hold(d, 0, "land-transform")
    assert choice(d) == "play land-transform"


@pytest.mark.article("duel-card-better-world")
def test_a_better_world_knows_no_plague() -> None:
    d = magical()
    settlement(d, 0, 4)
    for centre in (4, 5, 7):
        city(d, 0, centre)
    have(d, 0, lumber=3, wool=3, grain=3, ore=3, brick=3)
    event_deck(d, "year-end", "plague", "productive-year")
    hold(d, 0, "better-world")
    d.do("play better-world")
    assert choice(d) == "card plague"


# --- economy -----------------------------------------------------------------------------------------


@pytest.mark.article("duel-search")
def test_resources_for_a_city_are_not_spent_on_looking_through_stacks() -> None:
    d = table()
    have(d, 0, grain=2, ore=2)
    d.do("end")
    assert choice(d).startswith("draw")


@pytest.mark.article("duel-hand")
def test_an_action_card_makes_room_for_a_new_one() -> None:
    """Two resources from the opponent for one, and a new card at the end of the turn."""
    d = table()
    have(d, 1, ore=3, grain=3)
    have(d, 0, wool=2)
    hold(d, 0, "merchant", "bishop", "herb-woman")
    assert choice(d) == "play merchant"


def test_explanations_name_events() -> None:
    d = magical("keeper-of-destiny")
    event_deck(d, "plague", "productive-year", "plague")
    city(d, 0, 5)
    have(d, 0, lumber=2, wool=2)
    d.do("cast 6u1")
    best = GreedyDuelBot(1).explain(d.view(0))[0]
    assert best[2]["events"] > 0
