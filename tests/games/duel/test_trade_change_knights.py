"""Trade & Change: Lothar, Richard, and the robber baron's castle."""

import pytest

from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.turn import end_turn

from .table import (
    at,
    before_roll,
    citadel,
    city,
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
    stock,
    table,
)

# --- Lothar --------------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-knight-lothar", "R28")
def test_lothar_has_the_latest_number_at_once_and_changes_with_every_roll() -> None:
    d = table("trade-change")
    d.production = 5
    have(d, 0, wool=1, grain=1, ore=1)
    hold(d, 0, "knight-lothar")
    play(d, "build knight-lothar 5u1")
    assert (d.realms[0].tournament, d.realms[0].strength, stock(d, 0)) == (5, 1, {})
    end_turn(d)
    assert d.turn == 1
    play(d, "roll", "rolled 2 trade-advantage")
    assert d.realms[0].tournament == 2
    end_turn(d)
    play(d, "roll")
    assert d.realms[0].tournament == 2
    play(d, "rolled 6 trade-advantage")
    assert d.realms[0].tournament == 6


@pytest.mark.article("R112")
def test_lothar_follows_the_roll_before_its_tournament() -> None:
    d = table("trade-change")
    lay(d, 0, "knight-lothar", "5u1")
    lay(d, 1, "knight-pippin", "5u1")
    assert (d.realms[0].tournament, d.realms[1].tournament) == (1, 3)
    event(d, "tournament", 4)
    assert d.actor() == 0
    play(d, "choose gold")
    assert stock(d, 0)["gold"] == 1


@pytest.mark.article("R112")
def test_lothar_loses_the_tournament_of_a_low_roll() -> None:
    d = table("trade-change")
    d.production = 6
    lay(d, 0, "knight-lothar", "5u1")
    lay(d, 1, "knight-pippin", "5u1")
    event(d, "tournament", 2)
    assert d.actor() == 1


@pytest.mark.article("duel-card-knight-lothar", "duel-card-alchemist")
def test_a_number_chosen_with_the_alchemist_counts_for_lothar_and_a_die_for_a_card_does_not() -> None:
    d = before_roll(table("trade-change"))
    lay(d, 0, "knight-lothar", "5u1")
    lay(d, 0, "tavern", "6u1")
    have(d, 0, gold=1)
    hold(d, 0, "alchemist")
    play(d, "play alchemist", "number 3", "roll", "rolled 3 trade-advantage")
    assert d.realms[0].tournament == 3
    play(d, "use 6u1", "die 1")
    assert d.realms[0].tournament == 3


# --- Richard -------------------------------------------------------------------------------------------


def avenger(*, unlocked: bool = True) -> Duel:
    """Player 0 has Richard and one gold, player 1 a knight."""
    d = table("trade-change", unlocked=unlocked, wizards_dragons="on")
    lay(d, 0, "knight-richard", "5u1")
    lay(d, 1, "knight-otto", "5u1")
    have(d, 0, gold=1)
    return d


@pytest.mark.article("duel-card-knight-richard", "R29")
def test_richard_attacks_as_a_black_knight_and_is_discarded() -> None:
    d = avenger()
    play(d, "use 5u1", "brave", "die 5", "slot x5u1")
    assert hand(d, 1) == ["knight-otto"]
    assert discarded(d) == ["knight-richard"]
    assert (at(d, 0, "5u1"), stock(d, 0)) == ("", {})


@pytest.mark.article("R29")
def test_richard_is_discarded_after_a_failed_attack_and_is_not_the_unit_that_is_lost() -> None:
    d = avenger()
    lay(d, 0, "knight-falk", "6u1")
    play(d, "use 5u1", "brave", "die 6")
    assert d.actor() == 1
    assert options_of(d) == ["slot x6u1"]
    play(d, "slot x6u1")
    assert (hand(d, 0), discarded(d)) == (["knight-falk"], ["knight-richard"])
    d = avenger()
    play(d, "use 5u1", "brave", "die 6")
    assert d.depth == 0
    assert hand(d, 1) == []


@pytest.mark.parametrize(("throw", "lost"), [(2, True), (3, False)])
@pytest.mark.article("duel-card-knight-richard", "R11")
def test_a_herb_woman_answers_richard(throw: int, lost: bool) -> None:
    d = avenger()
    hold(d, 1, "herb-woman")
    play(d, "use 5u1", "play herb-woman", f"die {throw}")
    if lost:
        play(d, "slot x5u1")
    assert hand(d, 1) == (["knight-otto"] if lost else [])


@pytest.mark.article("R29", "duel-card-knight-richard")
def test_richard_waits_a_turn() -> None:
    d = table("trade-change")
    lay(d, 1, "knight-otto", "5u1")
    have(d, 0, wool=1, grain=1, ore=1, gold=1)
    hold(d, 0, "knight-richard")
    play(d, "build knight-richard 5u1")
    assert (d.realms[0].strength, d.realms[0].tournament) == (2, 2)
    assert refusal(d, "use 5u1") == ("too_fresh", "R29")
    end_turn(d)
    end_turn(d)
    assert marks(d, 0, "5u1") == set()
    play(d, "roll", "rolled 5 trade-advantage", "use 5u1", "brave", "die 1")


@pytest.mark.article("R29")
def test_richard_needs_what_a_black_knight_needs_and_a_gold() -> None:
    assert refusal(avenger(unlocked=False), "use 5u1") == ("still_locked", "duel-lock")
    d = avenger()
    lay(d, 1, "philosophers-stone", "6u1")
    assert refusal(d, "use 5u1") == ("attacks_barred", "duel-card-philosophers-stone")
    d = avenger()
    lay(d, 1, "abbey", "5u1")
    assert refusal(d, "use 5u1") == ("no_target", "duel-card-knight-richard")
    d = avenger()
    have(d, 0, gold=0)
    assert refusal(d, "use 5u1") == ("no_gold", "duel-card-knight-richard")


@pytest.mark.article("duel-card-knight-richard")
def test_richard_rides_in_the_phase_of_actions_only() -> None:
    assert refusal(before_roll(avenger()), "use 5u1") == ("other_moment", "duel-card-knight-richard")


# --- the robber baron's castle -------------------------------------------------------------------------


def besieged(centre: str = "5u2") -> Duel:
    """Player 1 has two cities with commerce, and a castle of player 0 in the first."""
    d = table("trade-change")
    city(d, 1, 5)
    city(d, 1, 6)
    lay(d, 1, "robber-baron-castle", centre, "foreign")
    return d


@pytest.mark.article("duel-card-robber-baron-castle", "R31")
def test_commerce_on_the_sites_of_the_castles_city_does_not_count() -> None:
    d = besieged()
    lay(d, 1, "garrison", "5u1")
    lay(d, 1, "counting-house", "5d1")
    assert d.realms[1].commerce == 0
    lay(d, 1, "garrison", "6u1")
    assert d.realms[1].commerce == 1


@pytest.mark.article("R31")
def test_works_at_a_region_and_a_trading_post_keep_their_commerce() -> None:
    d = besieged()
    lay(d, 1, "dye-works", "r6u", counter=2)
    lay(d, 1, "trading-post", "p6")
    assert d.realms[1].commerce == 3


@pytest.mark.article("R125")
def test_a_fleet_in_the_castles_city_counts_nothing_even_with_a_harbor_elsewhere() -> None:
    d = besieged()
    lay(d, 1, "harbor", "6u1")
    before = d.realms[1].commerce
    lay(d, 1, "fleet-ore", "5u1")
    assert d.realms[1].commerce == before
    lay(d, 1, "fleet-ore", "6u2")
    assert d.realms[1].commerce > before + 1


@pytest.mark.article("R125", "duel-card-trade-academy")
def test_a_trade_academy_in_the_castles_city_adds_nothing() -> None:
    d = besieged()
    lay(d, 1, "trade-academy", "5u1")
    have(d, 1, gold=3)
    assert d.realms[1].commerce == 0


@pytest.mark.article("duel-card-robber-baron-castle", "duel-foreign")
def test_the_castle_is_built_on_a_free_site_of_the_opponent() -> None:
    d = table("trade-change")
    have(d, 0, wool=1, grain=1)
    hold(d, 0, "robber-baron-castle")
    lay(d, 1, "garrison", "5u1")
    play(d, "build robber-baron-castle x5d1")
    assert marks(d, 1, "5d1") == {"foreign", "fresh"}
    assert (d.realms[1].commerce, stock(d, 0)) == (0, {})


@pytest.mark.article("R124")
def test_no_castle_on_an_occupied_site_at_a_citadel_or_at_home() -> None:
    d = table("trade-change")
    have(d, 0, wool=1, grain=1)
    hold(d, 0, "robber-baron-castle")
    lay(d, 1, "garrison", "5u1")
    citadel(d, 1, 6)
    for place in ("x5u1", "x6u1", "5u1"):
        assert refusal(d, f"build robber-baron-castle {place}") == ("no_place_for_card", "duel-sites")
    assert options_of(d, "build") == ["build robber-baron-castle x5d1"]


@pytest.mark.article("R30", "duel-card-robber-baron-castle")
def test_no_castle_beside_a_strong_opponent() -> None:
    d = table("trade-change")
    have(d, 0, wool=1, grain=1)
    hold(d, 0, "robber-baron-castle")
    lay(d, 1, "knight-richard", "5u1")
    lay(d, 1, "knight-lothar", "6u1")
    assert d.realms[1].strength == 3
    assert "build robber-baron-castle x5d1" in options_of(d, "build")
    lay(d, 1, "smithy", "6d1")
    assert refusal(d, "build robber-baron-castle x5d1") == ("too_strong", "R30")


@pytest.mark.article("R30")
def test_the_castle_is_discarded_when_its_host_becomes_strong() -> None:
    d = besieged()
    lay(d, 1, "garrison", "5u1")
    lay(d, 1, "knight-richard", "6u1")
    lay(d, 1, "knight-lothar", "6d1")
    end_turn(d)
    play(d, "roll", "rolled 5 trade-advantage")
    assert at(d, 1, "5u2") == "robber-baron-castle"
    have(d, 1, lumber=1, ore=2)
    hold(d, 1, "smithy")
    play(d, "build smithy 5d1")
    assert at(d, 1, "5u2") == ""
    assert discarded(d) == ["robber-baron-castle"]
    assert d.realms[1].commerce == 1


@pytest.mark.article("R30", "duel-card-civil-war")
def test_a_knight_that_comes_back_drives_the_castle_off_only_with_the_fourth_point() -> None:
    d = besieged()
    lay(d, 1, "knight-richard", "6u1")
    end_turn(d)
    play(d, "roll", "rolled 5 trade-advantage")
    have(d, 1, wool=1, ore=1, grain=1)
    hold(d, 1, "knight-lothar")
    play(d, "build knight-lothar 6d1")
    assert at(d, 1, "5u2") == "robber-baron-castle"


@pytest.mark.article("R32", "R109")
def test_the_host_may_not_demolish_the_castle_but_may_burn_it() -> None:
    d = table("trade-change")
    city(d, 0, 5)
    lay(d, 0, "robber-baron-castle", "5u1", "foreign")
    assert refusal(d, "demolish 5u1") == ("others_card", "R32")
    hold(d, 0, "arsonist")
    play(d, "play arsonist", "brave", "die 4", "slot 5u1")
    assert hand(d, 1) == ["robber-baron-castle"]
    assert at(d, 0, "5u1") == ""


@pytest.mark.article("R32", "duel-foreign")
def test_its_owner_may_demolish_the_castle() -> None:
    d = besieged()
    play(d, "demolish x5u2")
    assert discarded(d) == ["robber-baron-castle"]


@pytest.mark.article("duel-card-robber-baron-castle")
def test_a_bewitched_castle_stops_no_commerce() -> None:
    d = besieged()
    lay(d, 1, "garrison", "5u1")
    lay(d, 1, "robber-baron-castle", "5u2", "foreign", "bewitched")
    assert d.realms[1].commerce == 1


@pytest.mark.article("duel-card-robber-baron-castle", "duel-card-civil-war")
def test_the_castle_is_no_unit_of_the_civil_war() -> None:
    d = besieged()
    event_deck(d, "civil-war")
    event(d, "event-card")
    play(d, "turned civil-war")
    assert d.depth == 0
