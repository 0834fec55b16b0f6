"""Trade & Change: the hanseatic league and the lighthouse."""

import pytest

from hexhaven.games.duel.rules.state import Duel

from .table import (
    city,
    event,
    event_deck,
    hand,
    have,
    hold,
    lay,
    options_of,
    play,
    refusal,
    stock,
    table,
)

ORE, LUMBER = 4, 0


def town() -> Duel:
    d = table("trade-change")
    for player in range(2):
        city(d, player, 5)
        city(d, player, 6)
    return d


def rate(d: Duel, player: int, resource: int) -> int:
    return int(d.realms[player].rates[resource])


# --- the hanseatic league ------------------------------------------------------------------------------


@pytest.mark.article("duel-card-hanseatic-league", "R42")
def test_the_league_shares_the_rates_of_the_other_fleets_but_not_their_points() -> None:
    d = town()
    lay(d, 1, "fleet-ore", "5u1")
    lay(d, 1, "fleet-lumber", "5d1")
    assert rate(d, 0, ORE) == 3
    lay(d, 0, "hanseatic-league", "5u1")
    assert (rate(d, 0, ORE), rate(d, 0, LUMBER)) == (2, 2)
    assert d.realms[0].commerce == 1
    have(d, 0, ore=2)
    play(d, "bank ore for gold")
    assert stock(d, 0) == {"gold": 1}


@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.article("R42")
def test_the_league_has_nothing_of_the_other_lighthouse(player: int) -> None:
    """Whoever is counted first: the fleet gives two to one, and no commerce point."""
    d = town()
    lay(d, 1 - player, "fleet-ore", "5u1")
    lay(d, 1 - player, "lighthouse", "5u2")
    lay(d, player, "hanseatic-league", "5u1")
    assert (rate(d, 1 - player, ORE), rate(d, player, ORE), rate(d, player, LUMBER)) == (1, 2, 3)
    assert d.realms[player].commerce == 1
    d.turn = player
    have(d, player, ore=2)
    play(d, "bank ore for gold")
    assert stock(d, player) == {"gold": 1}


@pytest.mark.article("duel-card-hanseatic-league", "R120")
def test_the_league_needs_an_own_trade_fleet_when_it_is_built() -> None:
    d = town()
    have(d, 0, lumber=1, brick=1, grain=1)
    hold(d, 0, "hanseatic-league")
    lay(d, 1, "fleet-ore", "5u1")
    assert refusal(d, "build hanseatic-league 5u1") == ("no_trade_fleet", "R120")
    lay(d, 0, "pirate-fleet", "6u1")
    assert refusal(d, "build hanseatic-league 5u1") == ("no_trade_fleet", "R120")
    lay(d, 0, "fleet-lumber", "6u1")
    play(d, "build hanseatic-league 5u1")
    assert (stock(d, 0), rate(d, 0, ORE)) == ({}, 2)


@pytest.mark.article("R120")
def test_the_rate_ends_when_the_other_fleet_leaves() -> None:
    d = town()
    lay(d, 1, "fleet-ore", "5u1")
    lay(d, 0, "hanseatic-league", "5u1")
    lay(d, 0, "fleet-lumber", "6u1")
    assert rate(d, 0, ORE) == 2
    event_deck(d, "civil-war")
    event(d, "event-card")
    play(d, "turned civil-war", "slot x5u1", "slot x6u1")
    assert rate(d, 0, ORE) == 3


# --- the lighthouse ------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-lighthouse")
def test_the_lighthouse_costs_four_and_counts_a_point() -> None:
    d = town()
    have(d, 0, lumber=1, brick=2, ore=1)
    hold(d, 0, "lighthouse")
    points = d.realms[0].points
    play(d, "build lighthouse 5u1")
    assert (d.realms[0].points, stock(d, 0)) == (points + 1, {})


@pytest.mark.parametrize(("fleet", "wanted"), [("5u2", 1), ("5d1", 2), ("5d2", 2), ("6u1", 2), ("6u2", 2)])
@pytest.mark.article("duel-card-lighthouse", "R119")
def test_only_the_fleet_on_the_same_side_of_the_city_trades_one_to_one(fleet: str, wanted: int) -> None:
    d = town()
    lay(d, 0, "lighthouse", "5u1")
    lay(d, 0, "fleet-ore", fleet)
    assert rate(d, 0, ORE) == wanted
    assert rate(d, 0, LUMBER) == 3


@pytest.mark.article("R119", "duel-card-civil-war")
def test_the_fleet_beside_the_lighthouse_is_safe_from_the_civil_war() -> None:
    d = town()
    lay(d, 1, "lighthouse", "5u1")
    lay(d, 1, "fleet-ore", "5u2")
    lay(d, 1, "fleet-lumber", "5d1")
    event_deck(d, "civil-war")
    event(d, "event-card")
    play(d, "turned civil-war")
    assert options_of(d) == ["slot x5d1"]
    play(d, "slot x5d1")
    assert hand(d, 1) == ["fleet-lumber"]


@pytest.mark.article("duel-card-lighthouse")
def test_a_bewitched_lighthouse_shines_for_nobody() -> None:
    d = town()
    lay(d, 0, "lighthouse", "5u1", "bewitched")
    lay(d, 0, "fleet-ore", "5u2")
    assert rate(d, 0, ORE) == 2
