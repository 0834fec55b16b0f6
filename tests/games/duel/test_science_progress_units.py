"""Science & Progress: Ingo, cannons and pirate fleets."""

import pytest

from hexhaven.games.duel.rules.state import Duel

from .table import (
    at,
    city,
    discarded,
    event,
    event_deck,
    hand,
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


def armed() -> Duel:
    """Player 0 has a city with a university and what a cannon costs."""
    d = table("science-progress")
    city(d, 0, 5)
    lay(d, 0, "university", "5u2")
    have(d, 0, lumber=1, ore=1)
    hold(d, 0, "cannon")
    return d


def civil_war(d: Duel) -> None:
    event_deck(d, "civil-war")
    event(d, "event-card")
    play(d, "turned civil-war")


# --- Ingo --------------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-knight-ingo")
def test_ingo_is_a_knight_for_tournaments() -> None:
    d = table("science-progress")
    have(d, 0, wool=1, grain=2, ore=2)
    hold(d, 0, "knight-ingo")
    play(d, "build knight-ingo 5u1")
    assert (d.realms[0].strength, d.realms[0].tournament) == (2, 4)
    assert stock(d, 0) == {}


@pytest.mark.article("duel-card-knight-ingo")
def test_ingo_is_not_built_for_less() -> None:
    d = table("science-progress")
    have(d, 0, wool=1, grain=2, ore=1)
    hold(d, 0, "knight-ingo")
    assert refusal(d, "build knight-ingo 5u1") == ("not_enough", "duel-building")


# --- cannons -----------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-cannon")
def test_a_cannon_is_strong_and_has_no_tournament_points() -> None:
    d = armed()
    play(d, "build cannon 6u1")
    assert (d.realms[0].strength, d.realms[0].tournament) == (6, 0)
    assert stock(d, 0) == {}


@pytest.mark.article("duel-card-cannon", "duel-conditions")
def test_a_cannon_is_refused_without_a_university() -> None:
    d = armed()
    lay(d, 0, "university", "5u2", "bewitched")
    assert refusal(d, "build cannon 6u1") == ("needs_card", "duel-conditions")
    play(d, "demolish 5u2")
    assert refusal(d, "build cannon 6u1") == ("needs_card", "duel-conditions")


@pytest.mark.article("R46", "R105")
def test_a_cannon_stays_when_the_university_is_lost() -> None:
    d = armed()
    play(d, "build cannon 6u1", "demolish 5u2")
    assert at(d, 0, "6u1") == "cannon"
    assert d.realms[0].strength == 6


@pytest.mark.article("R47", "duel-card-smithy")
def test_both_players_may_own_cannons_and_a_smithy_adds_one_to_each() -> None:
    d = armed()
    lay(d, 1, "cannon", "5u1")
    lay(d, 0, "cannon", "5u1")
    lay(d, 0, "smithy", "5d1")
    play(d, "build cannon 6u1")
    assert d.realms[0].strength == 14
    assert d.realms[1].strength == 6
    assert d.realms[0].tournament == d.realms[1].tournament == 0


@pytest.mark.article("R47", "duel-card-black-knight")
def test_a_black_knight_drives_a_cannon_off() -> None:
    d = table("science-progress")
    lay(d, 1, "cannon", "5u1")
    hold(d, 0, "black-knight")
    play(d, "play black-knight", "brave", "die 5", "slot x5u1")
    assert at(d, 1, "5u1") == ""
    assert hand(d, 1) == ["cannon"]


@pytest.mark.article("R47", "R50", "duel-card-civil-war")
def test_the_civil_war_takes_a_cannon_but_no_pirate_fleet() -> None:
    d = table("science-progress")
    lay(d, 1, "cannon", "5u1")
    lay(d, 1, "pirate-fleet", "5d1")
    civil_war(d)
    assert options_of(d) == ["slot x5u1"]
    play(d, "slot x5u1")
    assert hand(d, 1) == ["cannon"]


@pytest.mark.article("R140", "duel-card-church")
@pytest.mark.parametrize("unit", ["cannon", "knight-otto"])
def test_a_church_protects_from_the_civil_war_not_from_a_black_knight(unit: str) -> None:
    d = table("science-progress")
    city(d, 1, 5)
    lay(d, 1, "church", "5u2")
    lay(d, 1, unit, "5d1")
    civil_war(d)
    assert d.depth == 0
    hold(d, 0, "black-knight")
    play(d, "play black-knight", "brave", "die 1", "slot x5d1")
    assert hand(d, 1) == [unit]


# --- pirate fleets -----------------------------------------------------------------------------------


def pirate(unlocked: bool = True) -> Duel:
    """Player 0 can build a pirate fleet."""
    d = table("science-progress", unlocked=unlocked)
    have(d, 0, lumber=1, wool=1)
    hold(d, 0, "pirate-fleet")
    return d


@pytest.mark.article("duel-card-pirate-fleet", "R48")
@pytest.mark.parametrize("victim", ["fleet-gold", "pirate-fleet"])
def test_a_new_pirate_fleet_makes_the_opponent_discard_a_fleet(victim: str) -> None:
    d = pirate()
    lay(d, 1, "fleet-ore", "5u1")
    lay(d, 1, victim, "5d1")
    lay(d, 1, "knight-otto", "6u1")
    lay(d, 0, "fleet-wool", "5d1")
    play(d, "build pirate-fleet 5u1")
    assert options_of(d) == ["slot x5u1", "slot x5d1"]
    assert refusal(d, "slot x6u1") == ("no_answer", "duel-card-pirate-fleet")
    assert refusal(d, "slot 5d1") == ("no_answer", "duel-card-pirate-fleet")
    assert refusal(d, "pass") == ("answer_needed", "duel-card-pirate-fleet")
    play(d, "slot x5d1")
    assert at(d, 1, "5d1") == ""
    assert at(d, 1, "5u1") == "fleet-ore"
    assert discarded(d) == [victim]
    assert hand(d, 1) == []


@pytest.mark.article("R139", "duel-card-pirate-fleet")
def test_it_may_be_built_without_a_target_and_before_seven_points() -> None:
    d = pirate(unlocked=False)
    lay(d, 1, "knight-otto", "6u1")
    play(d, "build pirate-fleet 5u1")
    assert at(d, 0, "5u1") == "pirate-fleet"
    assert d.depth == 0


@pytest.mark.article("R139")
def test_nothing_saves_a_fleet_from_a_pirate_fleet() -> None:
    d = pirate()
    city(d, 1, 5)
    lay(d, 1, "fleet-ore", "5u1")
    for name, where in (("lighthouse", "5u2"), ("church", "5d1"), ("cathedral", "5d2")):
        lay(d, 1, name, where)
    play(d, "build pirate-fleet 5u1", "slot x5u1")
    assert discarded(d) == ["fleet-ore"]


@pytest.mark.article("R177", "R48")
def test_in_the_tournament_game_the_fleet_goes_to_the_pile_of_its_owner() -> None:
    d = table("tournament")
    have(d, 0, lumber=1, wool=1)
    hold(d, 0, "pirate-fleet")
    lay(d, 1, "fleet-ore", "5u1")
    play(d, "build pirate-fleet 5u1", "slot x5u1")
    assert discarded(d, 1) == ["fleet-ore"]
    assert discarded(d, 0) == []


@pytest.mark.article("duel-card-pirate-fleet")
def test_a_pirate_fleet_is_no_trade_fleet() -> None:
    d = table("science-progress")
    city(d, 0, 5)
    lay(d, 0, "pirate-fleet", "5u1")
    lay(d, 0, "harbor", "5u2")
    assert d.realms[0].commerce == 1  # the harbour's own
    assert list(d.realms[0].rates) == [3] * 6


@pytest.mark.article("duel-card-pirate-fleet")
def test_a_pirate_fleet_is_not_built_for_less() -> None:
    d = pirate()
    have(d, 0, lumber=0)
    assert refusal(d, "build pirate-fleet 5u1") == ("not_enough", "duel-building")


@pytest.mark.article("R49", "duel-card-pirate-fleet")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_the_sun_brings_a_gold_for_each_pirate_fleet_as_far_as_there_is_room(before: int, after: int) -> None:
    d = table("science-progress")
    lay(d, 0, "pirate-fleet", "5u1")
    lay(d, 0, "pirate-fleet", "5d1")
    have(d, 0, gold=before)
    event(d, "year-of-plenty")
    assert stock(d, 0).get("gold", 0) == after
    assert stock(d, 1) == {}


@pytest.mark.article("R49")
def test_with_several_gold_rivers_the_owner_says_where_the_gold_goes() -> None:
    d = table("science-progress")
    settlement(d, 0, 7)
    region(d, 0, "8u", "gold-river 3")
    lay(d, 0, "pirate-fleet", "5u1")
    event(d, "year-of-plenty", 2)
    play(d, "put 8u")
    assert (stored(d, 0, "8u"), stored(d, 0, "7d")) == (1, 0)


@pytest.mark.article("R49")
@pytest.mark.parametrize("face", ["tournament", "trade-advantage", "brigands"])
def test_other_faces_bring_no_gold(face: str) -> None:
    d = table("science-progress")
    lay(d, 0, "pirate-fleet", "5u1")
    store(d, 0, r7d=0)
    event(d, face, 2)
    assert "gold" not in stock(d, 0)
