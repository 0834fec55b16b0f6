"""What the buildings and fleets of the base set do."""

import pytest

from hexhaven.games.duel.rules.state import Duel

from .table import (
    city,
    discarded,
    event,
    event_deck,
    have,
    hold,
    in_pile,
    lay,
    options_of,
    pile,
    play,
    refusal,
    region,
    settlement,
    stock,
    store,
    stored,
    table,
)

QUIET = "trade-advantage"  # a face without effect while nobody holds the windmill


def card(name: str, *values: object) -> object:
    return pytest.param(name, *values, marks=pytest.mark.article(f"duel-card-{name}"))


# --- production --------------------------------------------------------------------------------------

DOUBLERS = [
    card("sawmill", "forest", "5u1", "5u"),
    card("brick-factory", "hills", "5u1", "6u"),
    card("woolen-mill", "pasture", "6u1", "7u"),
    card("grain-mill", "fields", "5d1", "5d"),
    card("foundry", "mountains", "5d1", "6d"),
]


@pytest.mark.article("R1")
@pytest.mark.parametrize(("name", "land", "site", "where"), DOUBLERS)
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_a_production_building_doubles_its_neighbours(
    name: str, land: str, site: str, where: str, before: int, after: int
) -> None:
    d = table()
    lay(d, 0, name, site)
    region(d, 0, where, f"{land} 4", before)
    event(d, QUIET, 4)
    assert stored(d, 0, where) == after


@pytest.mark.parametrize(("name", "land", "site", "where"), DOUBLERS)
def test_a_production_building_leaves_the_rest_alone(name: str, land: str, site: str, where: str) -> None:
    d = table()
    settlement(d, 0, 7)
    lay(d, 0, name, site)
    region(d, 0, "8u", f"{land} 4")  # of its terrain, but far away
    other = "fields" if land != "fields" else "forest"
    region(d, 0, where, f"{other} 4")  # near, but of another terrain
    region(d, 1, where, f"{land} 4")  # of the other player
    event(d, QUIET, 4)
    assert (stored(d, 0, "8u"), stored(d, 0, where), stored(d, 1, where)) == (1, 1, 1)


@pytest.mark.parametrize(("name", "land", "site", "where"), DOUBLERS)
@pytest.mark.parametrize("mark", ["pawned", "bewitched"])
def test_one_that_does_not_work_doubles_nothing(
    name: str, land: str, site: str, where: str, mark: str
) -> None:
    d = table()
    lay(d, 0, name, site, mark)
    region(d, 0, where, f"{land} 4")
    event(d, QUIET, 4)
    assert stored(d, 0, where) == 1


@pytest.mark.article("duel-regions")
@pytest.mark.parametrize(
    ("site", "near"),
    [("5u1", {"5u", "6u"}), ("5u2", {"5u", "6u"}), ("5d1", {"5d", "6d"}), ("6d2", {"6d", "7d"})],
)
def test_a_site_borders_the_two_regions_of_its_side(site: str, near: set[str]) -> None:
    d = table()
    city(d, 0, 5)
    city(d, 0, 6)
    lay(d, 0, "sawmill", site)
    for where in ("5u", "6u", "7u", "5d", "6d", "7d"):
        region(d, 0, where, "forest 4")
    event(d, QUIET, 4)
    assert {where for where in ("5u", "6u", "7u", "5d", "6d", "7d") if stored(d, 0, where) == 2} == near


# --- hand and stacks ---------------------------------------------------------------------------------


@pytest.mark.article("duel-hand")
@pytest.mark.parametrize("name", [card("abbey"), card("library")])
def test_each_abbey_and_library_makes_room_for_a_card(name: str) -> None:
    d = table()
    city(d, 0, 5)
    assert d.realms[0].hand_limit == 3
    lay(d, 0, name, "5u1")
    assert d.realms[0].hand_limit == 4
    lay(d, 0, name, "5u2")
    assert d.realms[0].hand_limit == 5
    assert d.realms[1].hand_limit == 3


@pytest.mark.article("duel-card-abbey", "duel-card-library")
def test_abbey_and_library_add_up_at_the_end_of_the_turn() -> None:
    d = table()
    city(d, 0, 5)
    lay(d, 0, "abbey", "5u1")
    lay(d, 0, "library", "5u2")
    pile(d, 0, *["smithy"] * 6)
    play(d, "end", *["draw 0", "drew smithy"] * 5)
    assert d.turn == 1
    assert len(in_pile(d, 0)) == 1


@pytest.mark.article("duel-card-town-hall", "duel-search")
def test_with_a_town_hall_searching_costs_one_resource_and_a_second_adds_nothing() -> None:
    d = table()
    city(d, 0, 5)
    pile(d, 0, "smithy", "spy", "abbey")
    have(d, 0, ore=1)
    play(d, "end")
    assert refusal(d, "search 0") == ("search_costs", "duel-search")
    d = table()
    city(d, 0, 5)
    lay(d, 0, "town-hall", "5u1")
    lay(d, 0, "town-hall", "5u2")
    pile(d, 0, "smithy", "spy", "abbey")
    have(d, 0, ore=1)
    play(d, "end", "search 0", "pay 6d", "take spy")
    assert stock(d, 0) == {}
    assert refusal(d, "search 0") == ("search_costs", "duel-search")


# --- units -------------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-smithy")
def test_a_smithy_makes_every_knight_stronger_and_nothing_else() -> None:
    d = table()
    lay(d, 0, "smithy", "5u1")
    assert d.realms[0].strength == 0
    lay(d, 0, "knight-otto", "5d1")
    lay(d, 0, "knight-falk", "6u1")
    lay(d, 0, "fleet-ore", "6d1")
    assert d.realms[0].strength == 3 + 1 + 2
    assert d.realms[0].tournament == 2 + 5
    lay(d, 1, "knight-karl", "5u1")
    assert d.realms[1].strength == 7


@pytest.mark.article("duel-card-harbor")
def test_a_harbour_adds_a_commerce_point_to_every_trade_fleet() -> None:
    d = table()
    city(d, 0, 5)
    lay(d, 0, "harbor", "5u1")
    assert d.realms[0].commerce == 1
    lay(d, 0, "fleet-ore", "6u1")
    lay(d, 0, "fleet-wool", "6d1")
    assert d.realms[0].commerce == 1 + 2 + 2
    lay(d, 1, "fleet-gold", "5u1")
    assert d.realms[1].commerce == 1


FLEETS = ["lumber", "brick", "wool", "grain", "ore", "gold"]


@pytest.mark.article("duel-trade")
@pytest.mark.parametrize(
    "resource", [pytest.param(r, marks=pytest.mark.article(f"duel-card-fleet-{r}")) for r in FLEETS]
)
def test_a_trade_fleet_trades_its_resource_two_to_one_as_often_as_one_likes(resource: str) -> None:
    d = table()
    settlement(d, 0, 7)
    terrain = dict(
        zip(FLEETS, ("forest", "hills", "pasture", "fields", "mountains", "gold-river"), strict=True)
    )
    region(d, 0, "8u", f"{terrain[resource]} 6", 3)
    have(d, 0, **{resource: 5})
    other = "ore" if resource != "ore" else "wool"
    assert f"bank {resource} for {other}" in options_of(d)
    lay(d, 0, f"fleet-{resource}", "5u1")
    before = stock(d, 0)
    for _ in range(2):
        play(d, f"bank {resource} for {other}")
        while d.depth:
            play(d, options_of(d)[0])
    after = stock(d, 0)
    assert (before[resource] - after[resource], after[other]) == (4, 2)
    have(d, 0, **{resource: 1})
    store(d, 0, r8u=0)
    assert refusal(d, f"bank {resource} for {other}") == ("rate_not_met", "duel-trade")
    have(d, 0, **{other: 2})
    assert refusal(d, f"bank {other} for {resource}") == ("rate_not_met", "duel-trade")


@pytest.mark.article("duel-card-mint", "duel-trade")
def test_with_a_mint_gold_is_traded_one_to_one() -> None:
    d = table()
    city(d, 0, 5)
    lay(d, 0, "mint", "5u1")
    lay(d, 0, "fleet-gold", "6u1")
    have(d, 0, gold=2)
    play(d, "bank gold for ore", "bank gold for wool")
    assert stock(d, 0) == {"ore": 1, "wool": 1}


# --- protection from events --------------------------------------------------------------------------


def plague(d: Duel) -> None:
    event_deck(d, "plague")
    event(d, "event-card", 1)  # the fields of player 0
    play(d, "turned plague")


def full() -> Duel:
    d = table()
    city(d, 0, 5)
    city(d, 0, 6)
    have(d, 0, lumber=2, brick=2, wool=2, grain=1, ore=2, gold=2)
    return d


@pytest.mark.article("duel-card-aqueduct", "duel-card-plague")
def test_an_aqueduct_protects_all_regions_of_its_owner_from_the_plague() -> None:
    d = full()
    lay(d, 0, "aqueduct", "5u1")
    plague(d)
    assert stock(d, 0) == {"lumber": 2, "brick": 2, "wool": 2, "grain": 2, "ore": 2, "gold": 2}


@pytest.mark.article("duel-card-bath-house", "R10", "duel-card-plague")
def test_a_bath_house_protects_the_four_regions_of_its_city_also_the_shared_ones() -> None:
    d = full()
    lay(d, 0, "bath-house", "5u1")
    plague(d)
    assert stock(d, 0) == {"lumber": 2, "brick": 2, "wool": 1, "grain": 2, "ore": 2, "gold": 1}


@pytest.mark.article("duel-card-aqueduct", "duel-card-bath-house")
@pytest.mark.parametrize("name", ["aqueduct", "bath-house"])
def test_protection_that_does_not_work_protects_nothing(name: str) -> None:
    d = full()
    lay(d, 0, name, "5u1", "bewitched")
    plague(d)
    assert stock(d, 0) == {"lumber": 1, "brick": 1, "wool": 1, "grain": 1, "ore": 1, "gold": 1}


@pytest.mark.article("duel-card-church", "R140", "duel-card-civil-war")
def test_a_church_protects_the_units_of_its_city_and_no_others() -> None:
    d = table()
    city(d, 1, 5)
    lay(d, 1, "church", "5u1")
    lay(d, 1, "knight-otto", "5u2")
    lay(d, 1, "fleet-ore", "5d1")
    lay(d, 1, "knight-karl", "6u1")
    event_deck(d, "civil-war")
    event(d, "event-card")
    play(d, "turned civil-war")
    assert options_of(d) == ["slot x6u1"]


@pytest.mark.article(
    "duel-card-colossus", "duel-card-marketplace", "duel-card-merchant-guild", "duel-card-counting-house"
)
@pytest.mark.parametrize("name", ["colossus", "marketplace", "merchant-guild", "counting-house"])
def test_a_building_without_effect_asks_nothing_and_goes_as_it_came(name: str) -> None:
    d = table()
    city(d, 0, 5)
    have(d, 0, brick=3, wool=3, grain=3, ore=3)
    hold(d, 0, name)
    play(d, f"build {name} 5u1")
    assert d.depth == 0
    play(d, "demolish 5u1")
    assert discarded(d) == [name]
    assert (d.realms[0].points, d.realms[0].commerce) == (3, 0)
