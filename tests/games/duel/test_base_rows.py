"""Every card of the base set that is built: its price, its place and its figures."""

import pytest

from hexhaven.games.duel.rules.kinds import read_kinds
from hexhaven.games.duel.rules.state import Duel

from .table import at, citadel, city, hand, have, hold, lay, options_of, play, refusal, stock, table

# Lumber, brick, wool, grain, ore; then points, commerce, strength, tournament.
GREEN = {
    "abbey": ((1, 1, 0, 0, 1), (0, 0, 0, 0)),
    "garrison": ((1, 1, 0, 0, 0), (0, 1, 0, 0)),
    "smithy": ((1, 0, 0, 0, 2), (0, 0, 0, 0)),
    "brick-factory": ((0, 1, 0, 0, 1), (0, 0, 0, 0)),
    "foundry": ((0, 1, 0, 0, 1), (0, 0, 0, 0)),
    "grain-mill": ((0, 1, 0, 1, 0), (0, 0, 0, 0)),
    "sawmill": ((2, 0, 0, 0, 0), (0, 0, 0, 0)),
    "woolen-mill": ((0, 1, 1, 0, 0), (0, 0, 0, 0)),
    "fleet-brick": ((1, 0, 1, 0, 0), (0, 1, 0, 0)),
    "fleet-gold": ((1, 0, 1, 0, 0), (0, 1, 0, 0)),
    "fleet-grain": ((1, 0, 1, 0, 0), (0, 1, 0, 0)),
    "fleet-lumber": ((1, 0, 1, 0, 0), (0, 1, 0, 0)),
    "fleet-ore": ((1, 0, 1, 0, 0), (0, 1, 0, 0)),
    "fleet-wool": ((1, 0, 1, 0, 0), (0, 1, 0, 0)),
    "knight-konrad": ((0, 0, 0, 1, 1), (0, 0, 2, 1)),
    "knight-falk": ((0, 0, 1, 2, 2), (0, 0, 1, 5)),
    "knight-goetz": ((0, 0, 2, 2, 2), (0, 0, 5, 2)),
    "knight-hagen": ((0, 0, 0, 1, 1), (0, 0, 1, 2)),
    "knight-karl": ((0, 0, 3, 2, 2), (0, 0, 7, 1)),
    "knight-otto": ((0, 0, 1, 1, 2), (0, 0, 3, 2)),
    "knight-pippin": ((0, 0, 1, 1, 1), (0, 0, 1, 3)),
    "knight-siegfried": ((0, 0, 0, 0, 1), (0, 0, 1, 1)),
    "knight-walter": ((0, 0, 1, 1, 1), (0, 0, 3, 1)),
}
RED = {
    "aqueduct": ((2, 2, 0, 0, 2), (1, 0, 0, 0)),
    "bath-house": ((0, 2, 1, 0, 1), (1, 0, 0, 0)),
    "church": ((0, 1, 0, 2, 2), (1, 0, 0, 0)),
    "colossus": ((0, 3, 0, 3, 3), (2, 0, 0, 0)),
    "counting-house": ((0, 1, 2, 1, 0), (0, 3, 0, 0)),
    "harbor": ((0, 1, 1, 0, 1), (0, 1, 0, 0)),
    "library": ((2, 1, 0, 0, 2), (1, 0, 0, 0)),
    "marketplace": ((0, 0, 1, 1, 0), (0, 2, 0, 0)),
    "merchant-guild": ((0, 2, 3, 1, 0), (0, 4, 0, 0)),
    "mint": ((2, 2, 0, 0, 2), (0, 1, 0, 0)),
    "town-hall": ((0, 1, 2, 0, 2), (1, 0, 0, 0)),
}
BUILT = GREEN | RED
RESOURCES = ("lumber", "brick", "wool", "grain", "ore")

Price = tuple[int, int, int, int, int]
Figures = tuple[int, int, int, int]


def cards(table_of: dict[str, tuple[Price, Figures]]) -> list[object]:
    return [pytest.param(name, marks=pytest.mark.article(f"duel-card-{name}")) for name in table_of]


def price_of(name: str) -> dict[str, int]:
    return dict(zip(RESOURCES, BUILT[name][0], strict=True))


def town(name: str) -> Duel:
    """Player 0 has a city at 5 and a settlement at 6, holds the card and what it costs."""
    d = table()
    city(d, 0, 5)
    hold(d, 0, name)
    have(d, 0, **price_of(name))
    return d


def test_every_card_of_the_base_set_that_is_built_stands_here() -> None:
    kinds, _ = read_kinds()
    assert {kind.name for kind in kinds if kind.set == "base" and kind.place} == set(BUILT)


@pytest.mark.article("duel-building")
@pytest.mark.parametrize("name", cards(BUILT))
def test_it_is_built_from_the_hand_for_its_price(name: str) -> None:
    d = town(name)
    play(d, f"build {name} 5u1")
    assert at(d, 0, "5u1") == name
    assert hand(d, 0) == []
    assert stock(d, 0) == {}


@pytest.mark.article("duel-building")
@pytest.mark.parametrize("name", cards(BUILT))
def test_it_is_refused_when_one_resource_is_missing(name: str) -> None:
    for resource, n in price_of(name).items():
        if n:
            d = town(name)
            have(d, 0, **{resource: n - 1})
            assert refusal(d, f"build {name} 5u1") == ("not_enough", "duel-building")
            assert options_of(d, "build") == []


@pytest.mark.parametrize("name", cards(BUILT))
def test_its_figures_count(name: str) -> None:
    d = town(name)
    play(d, f"build {name} 5u1")
    r = d.realms[0]
    tokens = (d.knight_token == 0) + (d.windmill_token == 0)
    found = (int(r.points) - 3 - tokens, int(r.commerce), int(r.strength), int(r.tournament))
    assert found == BUILT[name][1]


@pytest.mark.parametrize("name", cards(BUILT))
@pytest.mark.parametrize("mark", ["pawned", "bewitched", "foreign"])
def test_a_card_that_does_not_work_counts_nothing(name: str, mark: str) -> None:
    d = town(name)
    before = bytes(d.realms[0].rates)
    lay(d, 0, name, "5u1", mark)
    r = d.realms[0]
    assert (r.points, r.commerce, r.strength, r.tournament) == (3, 0, 0, 0)
    assert (r.hand_limit, r.search_price, bytes(r.rates)) == (3, 2, before)


@pytest.mark.article("duel-sites")
@pytest.mark.parametrize("name", cards(GREEN))
def test_a_green_card_lies_on_any_site_of_settlement_city_or_citadel(name: str) -> None:
    d = town(name)
    free = [f"build {name} {site}" for site in ("5u1", "5u2", "5d1", "5d2", "6u1", "6d1")]
    assert options_of(d, "build") == free
    citadel(d, 0, 6)
    assert f"build {name} 6u2" in options_of(d, "build")


@pytest.mark.article("duel-sites")
@pytest.mark.parametrize("name", cards(RED))
def test_a_red_card_lies_only_in_a_city(name: str) -> None:
    d = town(name)
    citadel(d, 0, 6)
    assert options_of(d, "build") == [f"build {name} {site}" for site in ("5u1", "5u2", "5d1", "5d2")]
    assert refusal(d, f"build {name} 6u1") == ("no_place_for_card", "duel-sites")
