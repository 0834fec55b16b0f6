"""Trade & Change: buildings that trade, gamble, move units and goods, and the great tournament ground."""

import pytest
from mypy_extensions import u8

from hexhaven.games.duel.rules.operands import REGION_WORDS
from hexhaven.games.duel.rules.questions import ACTIONS
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.turn import end_turn

from .table import (
    at,
    before_roll,
    city,
    counter,
    event,
    hand,
    have,
    hold,
    lay,
    marks,
    options_of,
    play,
    refusal,
    region,
    sensible_of,
    settlement,
    stock,
    store,
    stored,
    table,
)

PRICES = [
    ("trading-post", {"wool": 1, "grain": 1}, "p6", 1),
    ("stud-farm", {"lumber": 1, "grain": 1}, "6u1", 0),
    ("goldsmith", {"lumber": 1, "ore": 1}, "6u1", 0),
    ("cartwright", {"lumber": 1, "brick": 1}, "6u1", 1),
    ("tavern", {"lumber": 1, "grain": 1}, "6u1", 0),
    ("shipyard", {"lumber": 1, "wool": 1}, "6u1", 0),
    ("great-bazaar", {"brick": 1, "wool": 1, "grain": 1}, "5u1", 1),
]


@pytest.mark.parametrize(
    ("name", "price", "where", "commerce"),
    [pytest.param(*row, marks=pytest.mark.article(f"duel-card-{row[0]}")) for row in PRICES],
)
def test_a_building_costs_its_price_and_counts_its_commerce(
    name: str, price: dict[str, int], where: str, commerce: int
) -> None:
    d = table("trade-change")
    city(d, 0, 5)
    hold(d, 0, name)
    assert refusal(d, f"build {name} {where}") == ("not_enough", "duel-building")
    have(d, 0, **price)
    play(d, f"build {name} {where}")
    assert (at(d, 0, where), stock(d, 0)) == (name, {})
    assert d.realms[0].commerce == commerce


def with_card(name: str, where: str) -> Duel:
    d = table("trade-change")
    city(d, 0, 5)
    lay(d, 0, name, where)
    return d


# --- the trading post ----------------------------------------------------------------------------------


@pytest.mark.article("duel-card-trading-post", "R26")
def test_a_trading_post_trades_once_a_turn_between_the_regions_of_its_road() -> None:
    d = with_card("trading-post", "p6")
    have(d, 0, brick=2)
    play(d, "use p6 down")
    assert stock(d, 0) == {"brick": 1, "ore": 1}
    assert refusal(d, "use p6 down") == ("used_this_turn", "R26")
    assert refusal(d, "use p6 up") == ("used_this_turn", "R26")


@pytest.mark.article("duel-card-trading-post")
def test_a_trading_post_trades_upwards_too_and_needs_room() -> None:
    d = with_card("trading-post", "p6")
    have(d, 0, ore=1, brick=3)
    assert refusal(d, "use p6 up") == ("no_effect", "duel-card-trading-post")
    have(d, 0, brick=2)
    play(d, "use p6 up")
    assert stock(d, 0) == {"brick": 3}


@pytest.mark.article("duel-card-trading-post")
def test_a_trading_post_with_one_region_trades_nothing_away() -> None:
    """A settlement may have got one region only, when the stack ran out."""
    d = with_card("trading-post", "p6")
    have(d, 0, brick=2)
    d.realms[0].regions[REGION_WORDS.index("6d")] = u8(0)
    assert refusal(d, "use p6 down") == ("no_effect", "duel-card-trading-post")


@pytest.mark.article("R26")
def test_each_trading_post_has_its_own_use_and_is_free_again_in_the_next_turn() -> None:
    d = table("trade-change")
    settlement(d, 0, 7)
    lay(d, 0, "trading-post", "p6")
    lay(d, 0, "trading-post", "p7")
    have(d, 0, brick=2, gold=1)
    play(d, "use p6 down", "use p7 up")
    assert stock(d, 0) == {"brick": 1, "ore": 1, "wool": 1}
    assert marks(d, 0, "p6") == {"used"}
    end_turn(d)
    assert marks(d, 0, "p6") == set()


@pytest.mark.article("duel-card-trading-post", "duel-improvements")
def test_a_trading_post_needs_a_road_without_another_one() -> None:
    d = table("trade-change")
    have(d, 0, wool=1, grain=1)
    hold(d, 0, "trading-post")
    assert options_of(d, "build") == ["build trading-post p6"]
    lay(d, 0, "trading-post", "p6")
    assert refusal(d, "build trading-post p6") == ("no_place_for_card", "duel-sites")
    assert refusal(d, "build trading-post p7") == ("no_place_for_card", "duel-sites")


@pytest.mark.article("R27")
def test_no_fire_brigade_protects_a_trading_post_and_no_castle_takes_its_commerce() -> None:
    d = table("trade-change")
    city(d, 1, 5)
    lay(d, 1, "fire-brigade", "5u1")
    lay(d, 1, "trading-post", "p6")
    lay(d, 1, "robber-baron-castle", "5u2", "foreign")
    lay(d, 1, "robber-baron-castle", "6u1", "foreign")
    assert d.realms[1].commerce == 1
    hold(d, 0, "arsonist")
    play(d, "play arsonist", "brave", "die 1", "slot xp6")
    assert hand(d, 1) == ["trading-post"]


# --- the stud farm -------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-stud-farm", "R110")
def test_one_grain_opens_any_number_of_moves() -> None:
    d = with_card("stud-farm", "6u1")
    lay(d, 0, "knight-otto", "5u1")
    lay(d, 0, "cannon", "5d1")
    have(d, 0, grain=2)
    assert refusal(d, "move 5u1 6d1") == ("grain_first", "R110")
    play(d, "use 6u1", "move 5u1 6d1", "move 5d1 5u1", "move 6d1 5d1", "move 5d1 5u2")
    assert (at(d, 0, "5u2"), at(d, 0, "5u1"), at(d, 0, "5d1")) == ("knight-otto", "cannon", "")
    assert stock(d, 0) == {"grain": 1}
    assert refusal(d, "use 6u1") == ("used_this_turn", "R110")


@pytest.mark.article("R110")
def test_occupied_sites_fleets_and_dragons_are_refused() -> None:
    d = with_card("stud-farm", "6u1")
    lay(d, 0, "fleet-ore", "5u1")
    lay(d, 0, "dragon-ismai", "5u2")
    lay(d, 0, "knight-otto", "5d1")
    have(d, 0, grain=1)
    play(d, "use 6u1")
    assert refusal(d, "move 5u1 6d1") == ("not_movable", "R110")
    assert refusal(d, "move 5u2 6d1") == ("not_movable", "R110")
    assert refusal(d, "move 6u1 6d1") == ("not_movable", "R110")
    assert refusal(d, "move 5d1 5u1") == ("no_place_for_card", "R110")
    assert refusal(d, "move 5d1 6u2") == ("no_place_for_card", "R110")  # a settlement has no outer site
    assert refusal(d, "move 5d1 x5u1") == ("no_place_for_card", "R110")


@pytest.mark.article("R110")
def test_a_later_turn_costs_a_grain_again() -> None:
    d = with_card("stud-farm", "6u1")
    lay(d, 0, "knight-otto", "5u1")
    have(d, 0, grain=1)
    play(d, "use 6u1", "move 5u1 6d1")
    end_turn(d)
    end_turn(d)
    d.phase = ACTIONS
    assert refusal(d, "move 6d1 5u1") == ("grain_first", "R110")
    assert refusal(d, "use 6u1") == ("no_grain", "R110")


@pytest.mark.article("duel-card-stud-farm")
def test_a_grain_is_not_paid_for_nothing_and_each_unit_moves_sensibly_once() -> None:
    d = with_card("stud-farm", "6u1")
    have(d, 0, grain=1)
    assert refusal(d, "use 6u1") == ("no_effect", "duel-card-stud-farm")
    lay(d, 0, "knight-otto", "5u1")
    play(d, "use 6u1")
    assert options_of(d, "move") == ["move 5u1 5u2", "move 5u1 5d1", "move 5u1 5d2", "move 5u1 6d1"]
    play(d, "move 5u1 6d1")
    assert sensible_of(d, "move") == []
    assert "move 6d1 5u1" in options_of(d, "move")  # by the rules it may go on


@pytest.mark.article("duel-card-stud-farm", "R29")
def test_a_moved_knight_stays_what_he_was() -> None:
    d = with_card("stud-farm", "6u1")
    lay(d, 0, "knight-richard", "5u1", "fresh")
    have(d, 0, grain=1, gold=1)
    lay(d, 1, "knight-otto", "5u1")
    play(d, "use 6u1", "move 5u1 6d1")
    assert refusal(d, "use 6d1") == ("too_fresh", "R29")


# --- the goldsmith -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 3)])
@pytest.mark.article("duel-card-goldsmith", "R111")
def test_a_gold_river_beside_the_goldsmith_bears_twice(before: int, after: int) -> None:
    d = with_card("goldsmith", "6d1")
    store(d, 0, r7d=before)
    event(d, "tournament", 6)
    assert stored(d, 0, "7d") == after


@pytest.mark.article("duel-card-goldsmith")
def test_the_goldsmith_doubles_neither_other_rivers_nor_other_regions() -> None:
    d = with_card("goldsmith", "6u1")
    region(d, 0, "6u", "hills 6")
    event(d, "tournament", 6)
    assert (stored(d, 0, "7d"), stored(d, 0, "6u")) == (1, 1)


# --- the cartwright ------------------------------------------------------------------------------------


def carts() -> Duel:
    """Before the roll; player 0 has a cartwright and two mountains and two pastures."""
    d = with_card("cartwright", "5u1")
    region(d, 0, "5u", "mountains 4", 2)
    region(d, 0, "6u", "pasture 4", 1)
    store(d, 0, r6d=2)
    return before_roll(d)


@pytest.mark.article("duel-card-cartwright", "R127")
def test_the_named_resource_moves_between_its_regions_until_the_turn_ends() -> None:
    d = carts()
    play(d, "use 5u1 ore", "cart 5u 6d", "roll", "rolled 3 tournament", "cart 6d 5u", "cart 6d 5u")
    assert (stored(d, 0, "5u"), stored(d, 0, "6d")) == (3, 1)
    assert refusal(d, "cart 6d 5u") == ("no_room", "R127")
    assert refusal(d, "cart 6u 7u") == ("other_resource", "R127")
    assert refusal(d, "cart 5u 7u") == ("no_room", "R127")
    end_turn(d)
    end_turn(d)
    assert refusal(d, "cart 5u 6d") == ("nothing_named", "R33")


@pytest.mark.article("R33")
def test_the_resource_is_named_before_the_own_roll_once() -> None:
    d = carts()
    assert refusal(d, "cart 5u 6d") == ("nothing_named", "R33")
    play(d, "use 5u1 ore")
    assert refusal(d, "use 5u1 wool") == ("used_this_turn", "R127")
    d = carts()
    play(d, "roll", "rolled 3 tournament")
    assert refusal(d, "use 5u1 ore") == ("other_moment", "duel-card-cartwright")


@pytest.mark.article("R33")
def test_a_cartwright_built_in_this_turn_waits_for_the_next() -> None:
    d = table("trade-change")
    have(d, 0, lumber=1, brick=1)
    hold(d, 0, "cartwright")
    play(d, "build cartwright 5u1")
    assert refusal(d, "use 5u1 ore") == ("other_moment", "duel-card-cartwright")
    end_turn(d)
    end_turn(d)
    play(d, "use 5u1 ore")


@pytest.mark.article("duel-card-cartwright")
def test_it_makes_sense_to_name_a_resource_of_two_regions_and_not_to_cart_for_ever() -> None:
    d = carts()
    assert sensible_of(d, "use") == ["use 5u1 wool", "use 5u1 ore"]
    assert len(options_of(d, "use")) == 6
    play(d, "use 5u1 ore")
    for _ in range(3):
        play(d, "cart 5u 6d", "cart 6d 5u")
    assert sensible_of(d, "cart") == []
    assert options_of(d, "cart") == ["cart 5u 6d", "cart 6d 5u"]
    play(d, "cart 5u 6d")  # by the rules they may
    assert stored(d, 0, "6d") == 3
    for _ in range(20):
        play(d, "cart 6d 5u", "cart 5u 6d")
    assert refusal(d, "cart 6u 7u") == ("other_resource", "R127")  # ore is still what was named


@pytest.mark.parametrize("mark", ["pawned", "bewitched"])
@pytest.mark.article("duel-card-cartwright", "R127")
def test_a_cartwright_that_rests_moves_nothing_more(mark: str) -> None:
    d = carts()
    play(d, "use 5u1 ore", "cart 5u 6d")
    lay(d, 0, "cartwright", "5u1", mark, counter=counter(d, 0, "5u1"))
    assert refusal(d, "cart 6d 5u") == ("nothing_named", "R33")
    assert options_of(d, "cart") == []


# --- the tavern ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("throw", [1, 2, 3, 4, 5, 6])
@pytest.mark.article("duel-card-tavern", "R34")
def test_the_tavern_gives_a_resource_for_four_to_six(throw: int) -> None:
    d = with_card("tavern", "5u1")
    have(d, 0, gold=2)
    play(d, "use 5u1", f"die {throw}")
    if throw >= 4:
        play(d, "choose ore")
        assert stock(d, 0) == {"gold": 1, "ore": 1}
    else:
        assert stock(d, 0) == {"gold": 1}
    assert d.depth == 0


@pytest.mark.article("R34")
def test_the_tavern_is_open_while_gold_lasts() -> None:
    d = with_card("tavern", "5u1")
    have(d, 0, gold=2)
    play(d, "use 5u1", "die 1", "use 5u1", "die 1")
    assert refusal(d, "use 5u1") == ("no_gold", "duel-card-tavern")


# --- the shipyard --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("spared", "left"), [("lumber", {"lumber": 1}), ("wool", {"wool": 1})])
@pytest.mark.article("duel-card-shipyard", "R113")
def test_a_fleet_costs_one_less_of_the_builders_choice(spared: str, left: dict[str, int]) -> None:
    d = with_card("shipyard", "6u1")
    have(d, 0, lumber=1, wool=1)
    hold(d, 0, "fleet-ore")
    play(d, "build fleet-ore 5u1", f"spare {spared}")
    assert stock(d, 0) == left


@pytest.mark.article("R113")
def test_with_a_shipyard_half_the_price_is_enough_for_a_fleet_but_not_for_others() -> None:
    d = with_card("shipyard", "6u1")
    have(d, 0, lumber=1)
    hold(d, 0, "fleet-ore", "tavern")
    assert refusal(d, "build tavern 5u1") == ("not_enough", "duel-building")
    play(d, "build fleet-ore 5u1")
    assert refusal(d, "spare lumber") == ("cannot_spare", "R113")
    play(d, "spare wool")
    assert stock(d, 0) == {}


@pytest.mark.article("duel-card-shipyard", "duel-card-pirate-fleet")
def test_the_shipyard_makes_pirate_fleets_cheaper_too() -> None:
    d = with_card("shipyard", "6u1")
    pirate = d.rules.kind_names.index("pirate-fleet")
    shipyard = d.rules.cards[d.rules.kind_names.index("shipyard")]
    assert shipyard.discount(d, 0, pirate) == 1


# --- the great bazaar ----------------------------------------------------------------------------------


@pytest.mark.article("duel-card-great-bazaar", "R130")
def test_the_opponent_gets_one_and_chooses_what_comes_back() -> None:
    d = with_card("great-bazaar", "5u1")
    have(d, 0, wool=1, gold=1)
    have(d, 1, wool=1, ore=1, brick=1, gold=1)
    play(d, "use 5u1")
    assert options_of(d) == ["resource wool"]
    play(d, "resource wool")
    assert d.actor() == 1
    assert options_of(d) == ["resource brick", "resource ore"]
    play(d, "resource ore")
    assert stock(d, 0) == {"ore": 1, "gold": 1}
    assert stock(d, 1) == {"wool": 2, "brick": 1, "gold": 1}
    assert refusal(d, "use 5u1") == ("used_this_turn", "R130")


@pytest.mark.article("R41", "duel-card-great-bazaar")
def test_no_bazaar_without_room_or_with_gold_and_that_type_only() -> None:
    d = with_card("great-bazaar", "5u1")
    have(d, 0, wool=1)
    have(d, 1, wool=3, ore=1)
    assert refusal(d, "use 5u1") == ("no_effect", "R41")
    have(d, 1, wool=1, ore=0, gold=2)
    assert refusal(d, "use 5u1") == ("no_effect", "R41")
    have(d, 1, ore=1)
    assert options_of(d, "use") == ["use 5u1"]


@pytest.mark.article("R41", "duel-card-great-bazaar")
def test_what_the_owner_has_no_room_for_does_not_come_back() -> None:
    d = with_card("great-bazaar", "5u1")
    have(d, 0, wool=1, ore=3)
    have(d, 1, ore=1)
    assert refusal(d, "use 5u1") == ("no_effect", "R41")
    have(d, 1, ore=1, brick=1)
    play(d, "use 5u1", "resource wool")
    assert options_of(d) == ["resource brick"]


@pytest.mark.article("duel-card-great-bazaar", "R39")
def test_what_is_stored_is_not_given_in_the_bazaar() -> None:
    d = with_card("great-bazaar", "5u1")
    have(d, 0, wool=1)
    city(d, 1, 5)
    lay(d, 1, "treasury", "5u1", counter=5)
    assert refusal(d, "use 5u1") == ("no_effect", "R41")


# --- the great tournament ground -----------------------------------------------------------------------


@pytest.mark.article("duel-card-great-tournament-ground", "R118")
def test_the_great_tournament_ground_needs_the_lead_when_it_is_built() -> None:
    d = table("trade-change")
    city(d, 0, 5)
    have(d, 0, lumber=1, wool=1, grain=1)
    hold(d, 0, "great-tournament-ground")
    assert refusal(d, "build great-tournament-ground 5u1") == ("no_tournament_lead", "R118")
    lay(d, 0, "knight-otto", "6u1")
    play(d, "build great-tournament-ground 5u1")
    lay(d, 1, "knight-karl", "6u1")
    lay(d, 1, "knight-falk", "5u1")
    assert d.realms[1].tournament > d.realms[0].tournament
    assert at(d, 0, "5u1") == "great-tournament-ground"


@pytest.mark.article("duel-card-great-tournament-ground", "R118")
def test_a_won_tournament_gives_two_resources() -> None:
    d = with_card("great-tournament-ground", "5u1")
    lay(d, 0, "knight-otto", "6u1")
    event(d, "tournament", 5)
    play(d, "choose ore", "choose gold")
    assert stock(d, 0) == {"ore": 1, "gold": 1, "brick": 1}
    assert d.depth == 0
    d = with_card("great-tournament-ground", "5u1")
    lay(d, 1, "knight-otto", "6u1")
    event(d, "tournament", 3)
    assert d.actor() == 1
    play(d, "choose ore")
    assert d.depth == 0
