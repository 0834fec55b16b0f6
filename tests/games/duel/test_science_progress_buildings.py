"""Science & Progress: its buildings."""

import pytest

from hexhaven.core.game import NOBODY
from hexhaven.games.duel.rules.state import Duel

from .table import (
    at,
    city,
    discarded,
    display,
    event,
    event_deck,
    hand,
    have,
    hold,
    in_pile,
    lay,
    options_of,
    pile,
    play,
    refusal,
    stock,
    table,
)

PRICES = {
    "great-wall": {"brick": 2, "ore": 1},
    "building-crane": {"lumber": 1},
    "fire-brigade": {"brick": 1, "wool": 1, "ore": 1},
    "hall-of-the-people": {"lumber": 2, "brick": 2, "wool": 2},
    "trade-academy": {"brick": 1, "wool": 1, "grain": 1},
    "cathedral": {"brick": 3, "grain": 2, "ore": 3},
    "university": {"lumber": 2, "brick": 1, "grain": 2},
}
NEEDS = {
    "building-crane": ["university"],
    "hall-of-the-people": ["town-hall"],
    "trade-academy": ["university"],
    "cathedral": ["abbey"],
    "university": ["abbey", "library"],
}
POINTS = {"hall-of-the-people": 1, "cathedral": 2, "university": 1}


def card(name: str) -> object:
    return pytest.param(name, marks=pytest.mark.article(f"duel-card-{name}"))


def cards(*names: str) -> list[object]:
    return [card(name) for name in names]


def town(name: str = "", preset: str = "science-progress") -> Duel:
    """Player 0 has two cities, and holds a card unless it lies open."""
    d = table(preset)
    city(d, 0, 5)
    city(d, 0, 6)
    if name and name not in display(d):
        hold(d, 0, name)
    return d


# --- building them -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", cards(*PRICES))
def test_a_building_is_built_for_its_price(name: str) -> None:
    d = town(name)
    for need in NEEDS.get(name, [])[:1]:
        lay(d, 0, need, "6d1")
    have(d, 0, **PRICES[name])
    before = d.realms[0].points
    play(d, f"build {name} 5u1")
    assert at(d, 0, "5u1") == name
    assert stock(d, 0) == {}
    assert d.realms[0].points - before == POINTS.get(name, 0)
    assert d.realms[0].commerce == 0


@pytest.mark.parametrize("name", cards(*PRICES))
def test_a_building_is_refused_when_one_resource_is_missing(name: str) -> None:
    for resource, n in PRICES[name].items():
        d = town(name)
        for need in NEEDS.get(name, [])[:1]:
            lay(d, 0, need, "6d1")
        have(d, 0, **PRICES[name] | {resource: n - 1})
        assert refusal(d, f"build {name} 5u1") == ("not_enough", "duel-building")


@pytest.mark.article("duel-sites")
@pytest.mark.parametrize("name", cards(*[name for name in PRICES if name != "great-wall"]))
def test_a_city_expansion_needs_a_site_of_a_city(name: str) -> None:
    d = town(name)
    for need in NEEDS.get(name, [])[:1]:
        lay(d, 0, need, "6d1")
    have(d, 0, **PRICES[name])
    d.realms[0].centres[5] = 1
    assert refusal(d, f"build {name} 5u1") == ("no_place_for_card", "duel-sites")


@pytest.mark.article("duel-conditions", "R131")
@pytest.mark.parametrize("name", cards(*NEEDS))
def test_a_condition_needs_a_working_card_of_ones_own(name: str) -> None:
    for need in NEEDS[name]:
        d = town(name)
        have(d, 0, **PRICES[name])
        lay(d, 1, need, "5u1")
        assert refusal(d, f"build {name} 5u1") == ("needs_card", "duel-conditions")
        for mark in ("bewitched", "pawned"):
            lay(d, 0, need, "6d1", mark)
            assert refusal(d, f"build {name} 5u1") == ("needs_card", "duel-conditions")
        lay(d, 0, need, "6d1")
        assert f"build {name} 5u1" in options_of(d)


# --- great wall --------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-great-wall", "R55", "duel-card-spy")
@pytest.mark.parametrize(("die", "stopped"), [(1, False), (2, False), (3, True), (4, True), (6, True)])
def test_the_great_wall_stops_a_spy_from_three_upwards(die: int, stopped: bool) -> None:
    d = table("science-progress")
    lay(d, 1, "great-wall", "5u1")
    hold(d, 0, "spy")
    hold(d, 1, "bishop")
    play(d, "play spy", f"die {die}")
    assert discarded(d) == ["spy"]
    if stopped:
        assert d.depth == 0
        assert hand(d, 1) == ["bishop"]
    else:
        play(d, "card bishop")
        assert (hand(d, 0), hand(d, 1)) == (["bishop"], [])


@pytest.mark.article("duel-card-great-wall")
@pytest.mark.parametrize("mark", ["bewitched", "pawned"])
def test_a_great_wall_that_does_not_work_stops_nobody(mark: str) -> None:
    d = table("science-progress")
    lay(d, 1, "great-wall", "5u1", mark)
    lay(d, 0, "great-wall", "5u1")
    hold(d, 0, "spy")
    hold(d, 1, "bishop")
    play(d, "play spy", "card bishop")
    assert hand(d, 0) == ["bishop"]


# --- building crane ----------------------------------------------------------------------------------


@pytest.mark.article("R51", "duel-card-building-crane")
def test_a_city_expansion_of_five_costs_four_and_the_builder_chooses_which() -> None:
    d = town("library")
    lay(d, 0, "building-crane", "5u1")
    have(d, 0, lumber=2, brick=1, ore=2)
    play(d, "build library 5u2")
    assert options_of(d) == ["spare lumber", "spare brick", "spare ore"]
    assert refusal(d, "spare wool") == ("cannot_spare", "R113")
    play(d, "spare brick")
    assert stock(d, 0) == {"brick": 1}


@pytest.mark.article("R51")
def test_with_the_crane_one_resource_may_be_missing() -> None:
    d = town("library")
    lay(d, 0, "building-crane", "5u1")
    have(d, 0, lumber=2, ore=2)
    play(d, "build library 5u2")
    assert options_of(d) == ["spare brick"]
    play(d, "spare brick")
    assert stock(d, 0) == {}
    assert at(d, 0, "5u2") == "library"


@pytest.mark.article("R51")
@pytest.mark.parametrize(
    ("name", "price"),
    [
        ("bath-house", {"brick": 2, "wool": 1, "ore": 1}),  # red, four resources
        ("knight-karl", {"wool": 3, "grain": 2, "ore": 2}),  # green, seven
        ("abbey", {"lumber": 1, "brick": 1, "ore": 1}),
    ],
)
def test_the_crane_does_not_help_with_cheap_or_green_cards(name: str, price: dict[str, int]) -> None:
    d = town(name)
    lay(d, 0, "building-crane", "5u1")
    have(d, 0, **price | {"ore": price["ore"] - 1})
    assert refusal(d, f"build {name} 5u2") == ("not_enough", "duel-building")
    have(d, 0, **price)
    play(d, f"build {name} 5u2")
    assert stock(d, 0) == {}


@pytest.mark.article("R51", "duel-card-university")
def test_the_crane_helps_with_an_open_university() -> None:
    d = town()
    lay(d, 0, "building-crane", "5u1")
    lay(d, 0, "abbey", "6u1")
    have(d, 0, lumber=2, brick=1, grain=1)
    play(d, "build university 5u2", "spare grain")
    assert stock(d, 0) == {}


@pytest.mark.article("duel-card-building-crane")
@pytest.mark.parametrize("mark", ["bewitched", "pawned"])
def test_a_crane_that_does_not_work_spares_nothing(mark: str) -> None:
    d = town("library")
    lay(d, 0, "building-crane", "5u1", mark)
    have(d, 0, lumber=2, ore=2)
    assert refusal(d, "build library 5u2") == ("not_enough", "duel-building")


# --- fire brigade ------------------------------------------------------------------------------------


def arson(*buildings: tuple[str, str]) -> Duel:
    """Player 0 holds an arsonist; player 1 has a city with a fire brigade and these buildings."""
    d = table("science-progress")
    city(d, 1, 5)
    lay(d, 1, "fire-brigade", "5u2")
    for name, where in buildings:
        lay(d, 1, name, where)
    hold(d, 0, "arsonist")
    return d


@pytest.mark.article("duel-card-fire-brigade", "R52", "duel-card-arsonist")
def test_an_arsonist_is_refused_against_protected_buildings_only() -> None:
    d = arson(("library", "5d1"), ("abbey", "5u1"))
    assert refusal(d, "play arsonist") == ("no_target", "duel-card-arsonist")
    lay(d, 1, "smithy", "6u1")
    play(d, "play arsonist", "brave", "die 3")
    assert options_of(d) == ["slot x6u1"]
    assert refusal(d, "slot x5u2") == ("no_answer", "duel-card-arsonist")


@pytest.mark.article("R52")
def test_a_fire_brigade_protects_a_foreign_building_of_the_other_player_too() -> None:
    d = arson()
    lay(d, 1, "legation", "5d1", "foreign")
    lay(d, 1, "smithy", "6u1")
    play(d, "play arsonist", "brave", "die 6")  # fails: player 0 would lose a building
    assert at(d, 1, "5d1") == "legation"
    assert d.depth == 0


@pytest.mark.article("R52", "duel-card-fire-brigade")
def test_a_failed_arsonist_burns_nothing_in_a_city_with_a_fire_brigade() -> None:
    d = table("science-progress")
    city(d, 0, 5)
    lay(d, 0, "fire-brigade", "5u1")
    lay(d, 0, "library", "5u2")
    lay(d, 1, "smithy", "5u1")
    hold(d, 0, "arsonist", "arsonist")
    play(d, "play arsonist", "brave", "die 6")
    assert d.depth == 0
    lay(d, 0, "abbey", "6u1")
    play(d, "play arsonist", "brave", "die 6")
    assert options_of(d) == ["slot x6u1"]


@pytest.mark.article("R53")
@pytest.mark.parametrize("mark", ["bewitched", "pawned"])
def test_a_fire_brigade_that_does_not_work_is_safe_itself_and_protects_nothing_else(mark: str) -> None:
    d = arson(("library", "5d1"))
    lay(d, 1, "fire-brigade", "5u2", mark)
    play(d, "play arsonist", "brave", "die 1")
    assert options_of(d) == ["slot x5d1"]


@pytest.mark.article("R108", "R27")
@pytest.mark.parametrize(("name", "where"), [("dye-works", "r5u"), ("trading-post", "p6")])
def test_improvements_of_regions_and_roads_are_not_protected(name: str, where: str) -> None:
    d = arson((name, where))
    play(d, "play arsonist", "brave", "die 2", f"slot x{where}")
    assert at(d, 1, where) == ""
    assert hand(d, 1) == [name]


# --- legation ----------------------------------------------------------------------------------------


def envoy() -> Duel:
    """Player 0 can build a legation in the city of player 1."""
    d = town("legation")
    lay(d, 0, "town-hall", "5u1")
    city(d, 1, 6)
    have(d, 0, brick=1, wool=1, grain=1)
    return d


@pytest.mark.article("duel-card-legation", "R132", "duel-foreign")
def test_a_legation_is_built_on_a_free_site_of_a_city_of_the_opponent() -> None:
    d = envoy()
    lay(d, 1, "church", "6u1")
    assert options_of(d, "build") == [f"build legation x{site}" for site in ("6u2", "6d1", "6d2")]
    assert refusal(d, "build legation x6u1") == ("no_place_for_card", "duel-sites")
    assert refusal(d, "build legation x5u1") == ("no_place_for_card", "duel-sites")  # a settlement
    assert refusal(d, "build legation 6u1") == ("no_place_for_card", "duel-sites")  # one's own
    play(d, "build legation x6d1")
    assert at(d, 1, "6d1") == "legation"
    assert stock(d, 0) == {}


@pytest.mark.article("R132", "duel-conditions")
def test_a_legation_is_refused_without_a_town_hall_of_ones_own() -> None:
    d = envoy()
    lay(d, 0, "town-hall", "5u1", "pawned")
    lay(d, 1, "town-hall", "6u1")
    assert refusal(d, "build legation x6d1") == ("needs_card", "duel-conditions")


def seen_by_opponent(d: Duel, text: str) -> str:
    """What player 0 reads of a draw of player 1."""
    return d.write(d.read(text), 0)


@pytest.mark.article("R132", "duel-card-legation")
@pytest.mark.parametrize("mark", ["", "bewitched", "pawned"])
@pytest.mark.parametrize("way", ["draw", "search", "swap", "swap-search", "master-builder"])
def test_its_owner_sees_every_card_the_other_draws(way: str, mark: str) -> None:
    d = table("science-progress")
    city(d, 1, 6)
    lay(d, 1, "legation", "6u1", "foreign", *([mark] if mark else []))
    pile(d, 0, "smithy", "spy")
    d.turn = 1
    have(d, 1, lumber=2)
    last = "take smithy"
    if way == "master-builder":
        event_deck(d, "master-builder")
        event(d, "event-card", 4)
        play(d, "turned master-builder", "pile 0")
        last = "card smithy"
    elif way == "draw":
        play(d, "end", "draw 0")
        last = "drew spy"
    elif way == "search":
        play(d, "end", "search 0", "pay 5u", "pay 5u")
    else:
        hold(d, 1, "bishop", "bishop", "bishop")
        play(d, "end", f"{way} bishop 0")
        if way == "swap":
            last = "drew spy"
        else:
            play(d, "pay 5u", "pay 5u")
    assert seen_by_opponent(d, last) == (last.split()[0] + " ?" if mark else last)


@pytest.mark.article("R132")
def test_a_legation_does_not_show_what_its_owner_draws_nor_anything_to_onlookers() -> None:
    d = table("science-progress")
    city(d, 1, 6)
    lay(d, 1, "legation", "6u1", "foreign")
    pile(d, 0, "smithy", "spy")
    play(d, "end", "draw 0")
    assert d.write(d.read("drew spy"), 1) == "drew ?"
    play(d, "drew spy")
    d.turn = 1
    pile(d, 1, "smithy")
    d.depth = 0
    d.phase = 2
    play(d, "end", "draw 1")
    assert d.write(d.read("drew smithy"), NOBODY) == "drew ?"


@pytest.mark.article("R32", "R109", "duel-card-legation")
def test_the_host_may_not_demolish_a_legation_but_may_burn_it_down() -> None:
    d = table("science-progress")
    city(d, 0, 6)
    lay(d, 0, "legation", "6u1", "foreign")
    assert refusal(d, "demolish 6u1") == ("others_card", "R32")
    hold(d, 0, "arsonist")
    play(d, "play arsonist", "brave", "die 5", "slot 6u1")
    assert at(d, 0, "6u1") == ""
    assert hand(d, 1) == ["legation"]


@pytest.mark.article("duel-demolition", "duel-foreign")
def test_its_owner_may_demolish_a_legation() -> None:
    d = table("science-progress")
    city(d, 1, 6)
    lay(d, 1, "legation", "6u1", "foreign")
    play(d, "demolish x6u1")
    assert at(d, 1, "6u1") == ""
    assert discarded(d) == ["legation"]


@pytest.mark.article("R54", "duel-card-bishop")
def test_a_bishop_protects_a_legation_in_the_principality_of_the_attacker() -> None:
    d = table("science-progress")
    city(d, 0, 6)
    lay(d, 0, "legation", "6u1", "foreign")
    hold(d, 0, "arsonist")
    hold(d, 1, "bishop")
    play(d, "play arsonist", "play bishop", "die 3")
    assert at(d, 0, "6u1") == "legation"
    assert sorted(discarded(d)) == ["arsonist", "bishop"]


# --- hall of the people ------------------------------------------------------------------------------


@pytest.mark.article("duel-card-hall-of-the-people", "R133")
@pytest.mark.parametrize("stacks", [(0, 0), (0, 4)])
def test_every_missing_card_may_be_searched_free_in_one_stack_or_in_two(stacks: tuple[int, int]) -> None:
    d = town()
    lay(d, 0, "hall-of-the-people", "5u1")
    hold(d, 0, "bishop")
    pile(d, 0, "abbey", "smithy", "spy")
    pile(d, 4, "abbey", "cannon")
    first, second = stacks
    play(d, "end", f"search {first}", "take smithy", f"search {second}")
    assert refusal(d, "draw 0") == ("card_first", "duel-search")  # a chosen stack must yield a card
    play(d, "take abbey")
    assert hand(d, 0) == ["abbey", "bishop", "smithy"]
    assert d.turn == 1
    assert in_pile(d, 0) == (["spy"] if stacks == (0, 0) else ["abbey", "spy"])


@pytest.mark.article("duel-card-hall-of-the-people")
def test_the_exchange_is_searched_free_too() -> None:
    d = town()
    lay(d, 0, "hall-of-the-people", "5u1")
    lay(d, 0, "town-hall", "5u2")
    hold(d, 0, "bishop", "bishop", "bishop")
    pile(d, 0, "abbey", "smithy")
    play(d, "end", "swap-search bishop 0", "take abbey")
    assert hand(d, 0) == ["abbey", "bishop", "bishop"]


@pytest.mark.article("duel-card-hall-of-the-people", "R105")
def test_without_the_town_hall_the_hall_works_on_and_bewitched_it_does_not() -> None:
    d = town()
    lay(d, 0, "hall-of-the-people", "5u1")
    assert d.realms[0].search_price == 0
    lay(d, 0, "hall-of-the-people", "5u1", "bewitched")
    assert d.realms[0].search_price == 2
    lay(d, 0, "town-hall", "5u2")
    assert d.realms[0].search_price == 1


# --- trade academy -----------------------------------------------------------------------------------


@pytest.mark.article("duel-card-trade-academy", "R56")
def test_spending_gold_lowers_commerce_at_once_and_moves_the_windmill() -> None:
    d = town()
    lay(d, 0, "trade-academy", "5u1")
    city(d, 1, 5)
    lay(d, 1, "marketplace", "5u1")
    have(d, 0, gold=3)
    assert (d.realms[0].commerce, d.windmill_token) == (3, 0)
    points = d.realms[0].points
    play(d, "bank gold for wool")
    assert (d.realms[0].commerce, d.windmill_token) == (0, 1)
    assert d.realms[0].points == points - 1


@pytest.mark.article("duel-card-trade-academy", "R56")
def test_gold_that_comes_raises_commerce_at_once() -> None:
    d = town()
    lay(d, 0, "trade-academy", "5u1")
    event(d, "tournament", 6)  # the gold river bears the 6
    assert d.realms[0].commerce == 1
    assert d.windmill_token == 0


@pytest.mark.article("duel-card-trade-academy")
def test_gold_in_a_treasury_counts_for_a_trade_academy() -> None:
    d = town("", "tournament")
    lay(d, 0, "trade-academy", "5u1")
    have(d, 0, gold=3)
    lay(d, 0, "treasury", "5u2", counter=6)  # two gold
    assert d.realms[0].commerce == 5
    lay(d, 0, "treasury", "5u2", counter=5)  # two ore
    assert d.realms[0].commerce == 3


@pytest.mark.article("duel-card-trade-academy")
@pytest.mark.parametrize("mark", ["bewitched", "pawned"])
def test_a_trade_academy_that_does_not_work_counts_no_gold(mark: str) -> None:
    d = town()
    have(d, 0, gold=3)
    lay(d, 0, "trade-academy", "5u1", mark)
    assert d.realms[0].commerce == 0


# --- cathedral ---------------------------------------------------------------------------------------


def civil_war(d: Duel) -> None:
    event_deck(d, "civil-war")
    event(d, "event-card", 2)
    play(d, "turned civil-war")


@pytest.mark.article("R57", "duel-card-cathedral", "duel-card-civil-war")
def test_the_civil_war_takes_nothing_from_the_owner_of_a_cathedral() -> None:
    d = town()
    lay(d, 0, "cathedral", "5u1")
    for name, where in (("knight-otto", "6u1"), ("fleet-ore", "6u2"), ("cannon", "5u2")):
        lay(d, 0, name, where)
    lay(d, 1, "knight-karl", "5u1")
    civil_war(d)
    assert d.actor() == 0
    play(d, "slot x5u1")
    assert hand(d, 0) == []
    assert hand(d, 1) == ["knight-karl"]
    assert d.depth == 0


@pytest.mark.article("duel-card-cathedral")
def test_a_cathedral_does_not_protect_from_a_black_knight() -> None:
    d = table("science-progress")
    city(d, 1, 5)
    lay(d, 1, "cathedral", "5u1")
    lay(d, 1, "knight-otto", "5u2")
    hold(d, 0, "black-knight")
    play(d, "play black-knight", "brave", "die 1", "slot x5u2")
    assert hand(d, 1) == ["knight-otto"]


# --- university --------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-university", "duel-open-cards", "R131")
@pytest.mark.parametrize("need", ["abbey", "library"])
def test_a_university_is_built_from_the_display_with_an_abbey_or_a_library(need: str) -> None:
    d = town()
    assert display(d) == ["university", "university"]
    have(d, 0, **PRICES["university"])
    assert refusal(d, "build university 5u1") == ("needs_card", "duel-conditions")
    lay(d, 0, need, "6u1")
    play(d, "build university 5u1")
    assert display(d) == ["university"]


@pytest.mark.article("R23", "R107")
@pytest.mark.parametrize("mark", ["", "bewitched", "pawned"])
def test_a_second_university_is_refused_even_if_the_first_does_not_work(mark: str) -> None:
    d = town()
    lay(d, 0, "university", "5u2", *([mark] if mark else []))
    lay(d, 0, "abbey", "6u1")
    have(d, 0, **PRICES["university"])
    assert refusal(d, "build university 5u1") == ("one_for_each", "R23")
    assert options_of(d, "build") == []


@pytest.mark.article("R23")
def test_each_player_may_own_a_university() -> None:
    d = town()
    lay(d, 1, "university", "5u2")
    lay(d, 0, "abbey", "6u1")
    have(d, 0, **PRICES["university"])
    play(d, "build university 5u1")
    assert at(d, 0, "5u1") == "university"


@pytest.mark.article("R171", "R173")
def test_in_the_tournament_game_a_player_may_own_two_universities_and_none_lies_open() -> None:
    d = town("university", "tournament")
    assert display(d) == []
    lay(d, 0, "university", "5u2")
    lay(d, 0, "abbey", "6u1")
    have(d, 0, **PRICES["university"])
    play(d, "build university 5u1")
    assert at(d, 0, "5u1") == "university"


@pytest.mark.article("R106", "R21", "duel-card-university")
def test_a_demolished_university_lies_open_again_for_both() -> None:
    d = town()
    d.display[d.rules.kind_names.index("university")] = 0
    lay(d, 0, "university", "5u2")
    lay(d, 1, "university", "5u1")
    play(d, "demolish 5u2")
    assert display(d) == ["university"]
    assert discarded(d) == []
    lay(d, 0, "abbey", "6u1")
    have(d, 0, **PRICES["university"])
    play(d, "build university 5u2")


@pytest.mark.article("R22", "duel-card-university", "duel-card-arsonist")
def test_a_burned_university_goes_back_to_the_display() -> None:
    d = table("science-progress")
    city(d, 1, 5)
    lay(d, 1, "university", "5u1")
    hold(d, 0, "arsonist")
    play(d, "play arsonist", "brave", "die 4", "slot x5u1")
    assert hand(d, 1) == []
    assert display(d).count("university") == 3  # two lay there


@pytest.mark.article("R20", "R105")
def test_a_university_stays_with_its_point_when_the_abbey_goes() -> None:
    d = town()
    lay(d, 0, "abbey", "6u1")
    lay(d, 0, "university", "5u1")
    points = d.realms[0].points
    play(d, "demolish 6u1")
    assert at(d, 0, "5u1") == "university"
    assert d.realms[0].points == points


@pytest.mark.article("R58", "duel-card-progress", "duel-card-university")
def test_progress_brings_one_resource_for_each_abbey_library_and_university() -> None:
    d = town()
    for name, where in (("abbey", "5u1"), ("abbey", "6u1"), ("library", "5u2")):
        lay(d, 0, name, where)
    lay(d, 1, "university", "5u1")
    event_deck(d, "progress")
    event(d, "event-card", 3)
    play(d, "turned progress", "choose lumber", "choose lumber", "choose gold")
    assert stock(d, 0) == {"lumber": 2, "gold": 1}
    assert d.actor() == 1
    play(d, "choose lumber")
    assert stock(d, 1)["lumber"] == 1
    assert d.depth == 0


@pytest.mark.article("duel-open-cards")
def test_nobody_draws_a_university() -> None:
    d = table("science-progress")
    assert all(int(pool.counts[d.rules.kind_names.index("university")]) == 0 for pool in d.pools)
