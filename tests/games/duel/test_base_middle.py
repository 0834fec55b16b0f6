"""Roads, settlements and cities."""

import pytest

from hexhaven.core.game import UnknownAction
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import CITY, SETTLEMENT

from .table import (
    at,
    city,
    have,
    hold,
    lay,
    options_of,
    play,
    refusal,
    region,
    settlement,
    stock,
    stored,
    table,
)

SETTLEMENT_PRICE = {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}


def landed(road: int = 7) -> Duel:
    """Player 0 has a road with an open end, and what a settlement costs."""
    d = table()
    d.realms[0].roads[road] = 1
    have(d, 0, **SETTLEMENT_PRICE)
    return d


# --- roads -------------------------------------------------------------------------------------------


@pytest.mark.article("duel-building")
@pytest.mark.parametrize("column", [5, 7])
def test_a_road_is_built_at_either_end(column: int) -> None:
    d = table()
    have(d, 0, brick=2, lumber=1)
    assert options_of(d, "road") == ["road 5", "road 7"]
    play(d, f"road {column}")
    assert d.realms[0].roads[column] == 1
    assert stock(d, 0) == {}
    assert d.roads_left == 6


@pytest.mark.article("duel-building")
def test_two_roads_are_never_neighbours_and_a_road_lies_at_the_end() -> None:
    d = table()
    have(d, 0, brick=3, lumber=3)
    play(d, "road 7")
    have(d, 0, brick=3, lumber=3)
    for column in (6, 7, 8, 4):
        assert refusal(d, f"road {column}") == ("no_place_for_road", "duel-building")
    assert options_of(d, "road") == ["road 5"]


@pytest.mark.article("duel-building")
def test_a_road_is_refused_without_its_price_or_its_card() -> None:
    d = table()
    have(d, 0, brick=1, lumber=1)
    assert refusal(d, "road 7") == ("not_enough", "duel-building")
    have(d, 0, brick=2)
    d.roads_left = 0
    assert refusal(d, "road 7") == ("no_road_left", "duel-building")
    assert options_of(d, "road") == []


# --- settlements -------------------------------------------------------------------------------------


@pytest.mark.article("duel-building", "duel-regions")
@pytest.mark.parametrize(("road", "centre", "column"), [(7, 7, 8), (5, 4, 4)])
@pytest.mark.parametrize("side", ["up", "down"])
def test_a_settlement_brings_two_empty_regions_the_first_where_one_likes(
    road: int, centre: int, column: int, side: str
) -> None:
    d = landed(road)
    play(d, f"settlement {centre}", "found forest 6")
    assert d.actor() == 0
    assert refusal(d, "end") == ("region_first", "duel-building")
    play(d, f"corner {side}", "found hills 1")
    assert d.realms[0].centres[centre] == SETTLEMENT
    up, down = ("forest 6", "hills 1") if side == "up" else ("hills 1", "forest 6")
    expected = table()
    region(expected, 0, f"{column}u", up)
    region(expected, 0, f"{column}d", down)
    assert list(d.realms[0].regions) == list(expected.realms[0].regions)
    assert (stored(d, 0, f"{column}u"), stored(d, 0, f"{column}d")) == (0, 0)
    assert stock(d, 0) == {}
    assert d.points() == [3, 2]
    assert (d.settlements_left, d.regions_left) == (4, 9)


@pytest.mark.article("duel-building")
def test_the_regions_are_drawn_from_what_is_left() -> None:
    d = landed()
    play(d, "settlement 7")
    chances = {d.write(action) for action, _ in d.chances()}
    assert len(chances) == 11
    assert "found gold-river 3" in chances
    play(d, "found gold-river 3", "corner up")
    assert refusal(d, "found gold-river 3", -1) == ("not_in_region_stack", "duel-building")


@pytest.mark.article("duel-building")
def test_a_settlement_needs_the_open_end_of_a_road() -> None:
    d = landed()
    for centre in (4, 5, 6, 8):
        assert refusal(d, f"settlement {centre}") == ("no_place_for_settlement", "duel-building")
    assert options_of(d, "settlement") == ["settlement 7"]


@pytest.mark.article("duel-building")
def test_a_settlement_is_refused_without_price_card_or_regions() -> None:
    d = landed()
    d.regions_left = 1
    assert refusal(d, "settlement 7") == ("too_few_regions", "duel-building")
    d.settlements_left = 0
    assert refusal(d, "settlement 7") == ("no_settlement_left", "duel-building")
    for resource in SETTLEMENT_PRICE:
        d = landed()
        have(d, 0, **{resource: 0})
        assert refusal(d, "settlement 7") == ("not_enough", "duel-building")
        assert options_of(d, "settlement") == []


@pytest.mark.article("duel-building")
def test_a_new_settlement_offers_two_sites() -> None:
    d = landed()
    play(d, "settlement 7", "found forest 6", "corner up", "found hills 1")
    have(d, 0, lumber=1, brick=1)
    hold(d, 0, "garrison")
    found = options_of(d, "build")
    assert {"build garrison 7u1", "build garrison 7d1"} < set(found)
    assert "build garrison 7u2" not in found


# --- cities ------------------------------------------------------------------------------------------


@pytest.mark.article("duel-building", "duel-sites")
def test_a_city_takes_the_place_of_a_settlement_and_its_cards_stay() -> None:
    d = table()
    lay(d, 0, "garrison", "5u1")
    have(d, 0, grain=2, ore=3)
    assert options_of(d, "city") == ["city 5", "city 6"]
    play(d, "city 5")
    assert d.realms[0].centres[5] == CITY
    assert at(d, 0, "5u1") == "garrison"
    assert stock(d, 0) == {}
    assert d.points()[0] == 4  # the windmill comes with the city
    assert d.cities_left == 6


@pytest.mark.article("duel-building", "R167")
def test_a_city_needs_a_settlement_its_price_and_its_card() -> None:
    d = table()
    city(d, 0, 5)
    have(d, 0, grain=2, ore=3)
    assert refusal(d, "city 5") == ("no_settlement_to_enlarge", "R167")
    assert refusal(d, "city 7") == ("no_settlement_to_enlarge", "R167")
    d.cities_left = 0
    assert refusal(d, "city 6") == ("no_city_left", "duel-building")
    d.cities_left = 1
    have(d, 0, grain=1)
    assert refusal(d, "city 6") == ("not_enough", "duel-building")


@pytest.mark.article("duel-citadels")
def test_the_base_game_has_no_citadels() -> None:
    d = table()
    have(d, 0, brick=2, ore=1, gold=1)
    with pytest.raises(UnknownAction, match="'citadel' is no action of this game"):
        d.do("citadel 5")


# --- paying ------------------------------------------------------------------------------------------


@pytest.mark.article("R96", "duel-regions")
def test_the_payer_chooses_the_region() -> None:
    d = table()
    settlement(d, 0, 7)
    region(d, 0, "8d", "mountains 4", 2)
    have(d, 0, grain=2)
    region(d, 0, "6d", "mountains 2", 3)
    play(d, "city 5", "pay 8d", "pay 6d")
    assert refusal(d, "end") == ("pay_first", "duel-regions")
    assert refusal(d, "pay 5d") == ("region_empty", "duel-regions")
    play(d, "pay 6d")
    assert (stored(d, 0, "8d"), stored(d, 0, "6d")) == (1, 1)
    assert d.depth == 0
