"""Trade & Change: goods store and treasury, what is paid out of them and what is received into them."""

import pytest

from hexhaven.games.duel.rules.state import Duel

from .table import (
    at,
    before_roll,
    city,
    counter,
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
    sensible_of,
    stock,
    store,
    stored,
    table,
)

LUMBER, BRICK, WOOL, GRAIN, ORE, GOLD = range(1, 7)  # what the counter of a store says


def town(goods: int = 0, treasure: int = 0) -> Duel:
    """Player 0 has a city with both stores."""
    d = table("trade-change")
    city(d, 0, 5)
    lay(d, 0, "goods-store", "5u1", counter=goods)
    lay(d, 0, "treasury", "5d1", counter=treasure)
    return d


# --- building and filling ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("goods-store", marks=pytest.mark.article("duel-card-goods-store")),
        pytest.param("treasury", marks=pytest.mark.article("duel-card-treasury")),
    ],
)
@pytest.mark.article("R114")
def test_a_store_is_free_but_needs_a_counting_house_and_a_city(name: str) -> None:
    d = table("trade-change")
    city(d, 0, 5)
    hold(d, 0, name)
    assert refusal(d, f"build {name} 5u2") == ("needs_card", "duel-conditions")
    lay(d, 0, "counting-house", "5u1", "bewitched")
    assert refusal(d, f"build {name} 5u2") == ("needs_card", "duel-conditions")
    lay(d, 0, "counting-house", "5u1")
    assert refusal(d, f"build {name} 6u1") == ("no_place_for_card", "duel-sites")
    play(d, f"build {name} 5u2")
    assert at(d, 0, "5u2") == name


@pytest.mark.parametrize(
    ("where", "resource", "content"),
    [
        pytest.param("5u1", "lumber", LUMBER, marks=pytest.mark.article("duel-card-goods-store")),
        pytest.param("5u1", "wool", WOOL, marks=pytest.mark.article("duel-card-goods-store")),
        pytest.param("5u1", "grain", GRAIN, marks=pytest.mark.article("duel-card-goods-store")),
        pytest.param("5d1", "brick", BRICK, marks=pytest.mark.article("duel-card-treasury")),
        pytest.param("5d1", "ore", ORE, marks=pytest.mark.article("duel-card-treasury")),
        pytest.param("5d1", "gold", GOLD, marks=pytest.mark.article("duel-card-treasury")),
    ],
)
def test_two_equal_resources_go_in_and_come_out_again(where: str, resource: str, content: int) -> None:
    d = town()
    have(d, 0, **{resource: 3})
    play(d, f"use {where} {resource}")
    assert (counter(d, 0, where), stock(d, 0)) == (content, {resource: 1})
    play(d, f"use {where} empty")
    assert (counter(d, 0, where), stock(d, 0)) == (0, {resource: 3})


@pytest.mark.article("R117")
def test_a_single_resource_a_mixed_pair_or_a_second_pair_cannot_be_stored() -> None:
    d = town()
    have(d, 0, grain=1, wool=1)
    assert refusal(d, "use 5u1 grain") == ("needs_pair", "R117")
    have(d, 0, grain=2, wool=2)
    play(d, "use 5u1 grain")
    assert refusal(d, "use 5u1 wool") == ("store_full", "R117")
    play(d, "use 5u1 empty", "use 5u1 wool")
    assert stock(d, 0) == {"grain": 2}
    assert refusal(d, "use 5d1 empty") == ("store_empty", "R117")


@pytest.mark.article("duel-card-goods-store", "R96")
def test_a_pair_may_come_from_two_regions_of_the_owners_choice() -> None:
    d = town()
    region(d, 0, "7u", "fields 4", 2)
    store(d, 0, r5d=2)
    play(d, "use 5u1 grain", "pay 7u", "pay 5d")
    assert (stored(d, 0, "7u"), stored(d, 0, "5d")) == (1, 1)


@pytest.mark.article("duel-card-goods-store")
def test_a_store_opens_only_in_the_own_phase_of_actions() -> None:
    d = before_roll(town(WOOL))
    assert refusal(d, "use 5u1 empty") == ("other_moment", "duel-card-goods-store")


@pytest.mark.article("duel-card-goods-store")
def test_it_makes_no_sense_to_empty_a_store_in_the_turn_it_was_filled() -> None:
    d = town()
    have(d, 0, grain=2)
    play(d, "use 5u1 grain")
    assert sensible_of(d, "use") == []
    assert options_of(d, "use") == ["use 5u1 empty"]
    play(d, "use 5u1 empty")  # by the rules it may go on
    assert counter(d, 0, "5u1") == 0


# --- paying --------------------------------------------------------------------------------------------


@pytest.mark.article("R38", "duel-card-goods-store")
def test_one_of_two_is_spent_and_the_other_goes_to_a_region() -> None:
    d = town(GRAIN)
    have(d, 0, wool=1)
    hold(d, 0, "trading-post")
    play(d, "build trading-post p6")
    assert (counter(d, 0, "5u1"), stock(d, 0)) == (0, {"grain": 1})


@pytest.mark.article("R38")
def test_the_other_is_lost_without_room() -> None:
    d = town(WOOL)
    have(d, 0, wool=3, grain=1)
    hold(d, 0, "trading-post")
    play(d, "build trading-post p6")
    assert options_of(d) == ["pay 7u", "unload 5u1"]
    play(d, "unload 5u1")
    assert (counter(d, 0, "5u1"), stock(d, 0)) == (0, {"wool": 3})


@pytest.mark.article("R38")
def test_the_owner_may_pay_from_regions_and_keep_the_store() -> None:
    d = town(WOOL)
    have(d, 0, wool=3, grain=1)
    hold(d, 0, "trading-post")
    play(d, "build trading-post p6", "pay 7u")
    assert (counter(d, 0, "5u1"), stock(d, 0)) == (WOOL, {"wool": 2})


@pytest.mark.article("R38", "duel-building")
def test_a_price_may_need_regions_and_a_store_together() -> None:
    d = town(treasure=ORE)
    have(d, 0, ore=1, grain=2)
    play(d, "city 6")
    assert d.realms[0].centres[6] == 2
    play(d, "pay 6d", "unload 5d1")
    assert (counter(d, 0, "5d1"), stock(d, 0)) == (0, {})


@pytest.mark.article("R38", "duel-trade")
def test_the_bank_takes_what_lies_in_a_store() -> None:
    d = town(treasure=BRICK)
    assert refusal(d, "bank brick for wool") == ("rate_not_met", "duel-trade")
    have(d, 0, brick=1)
    play(d, "bank brick for wool", "unload 5d1", "pay 6u")
    assert stock(d, 0) == {"wool": 1}


@pytest.mark.article("R38")
def test_another_store_does_not_pay() -> None:
    d = town(WOOL, ORE)
    have(d, 0, wool=1, grain=1)
    hold(d, 0, "trading-post")
    play(d, "build trading-post p6")
    assert refusal(d, "unload 5d1") == ("no_such_store", "R38")


@pytest.mark.article("duel-card-treasury")
def test_a_bewitched_store_stays_shut_and_keeps_what_it_holds() -> None:
    d = town()
    lay(d, 0, "treasury", "5d1", "bewitched", counter=ORE)
    have(d, 0, ore=1, grain=2)
    assert refusal(d, "city 6") == ("not_enough", "duel-building")
    lay(d, 0, "treasury", "5d1", counter=ORE)
    assert "city 6" in options_of(d, "city")


@pytest.mark.article("duel-card-goods-store", "duel-search")
def test_a_search_at_the_end_of_the_turn_is_not_paid_from_a_store() -> None:
    d = town(WOOL)
    play(d, "end")
    assert options_of(d, "search") == []
    assert refusal(d, "search 0") == ("search_costs", "duel-search")


# --- receiving -----------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-goods-store", "duel-card-great-mayor")
def test_two_equal_resources_just_received_may_go_into_an_empty_store() -> None:
    d = town(treasure=ORE)
    city(d, 0, 6)
    have(d, 0, lumber=3, brick=3, wool=3, grain=3, ore=3, gold=3)
    hold(d, 0, "great-mayor")
    play(d, "play great-mayor")
    assert options_of(d) == ["stow lumber", "stow wool", "stow grain"]
    assert refusal(d, "stow ore") == ("cannot_stow", "duel-stores")
    play(d, "stow wool")
    assert (counter(d, 0, "5u1"), stock(d, 0)["wool"]) == (WOOL, 3)
    assert d.depth == 0


@pytest.mark.article("duel-card-goods-store")
def test_a_single_resource_that_is_received_needs_room_on_a_region() -> None:
    d = town()
    have(d, 0, lumber=3, brick=3, wool=3, grain=3, ore=3, gold=2)
    hold(d, 0, "great-mayor")
    play(d, "play great-mayor")
    assert options_of(d) == ["choose gold"]


@pytest.mark.article("duel-card-treasury", "duel-card-brigands-raid")
def test_loot_of_two_equal_resources_may_go_into_an_empty_store() -> None:
    d = town()
    have(d, 0, gold=3)
    have(d, 1, gold=3)
    hold(d, 0, "brigands-raid")
    have(d, 1, gold=3, wool=1)
    play(d, "play brigands-raid", "brave", "die 1")
    assert options_of(d) == ["grab wool", "stow gold"]
    play(d, "stow gold")
    assert (counter(d, 0, "5d1"), stock(d, 1)) == (GOLD, {"gold": 1, "wool": 1})
    assert d.depth == 0


@pytest.mark.article("duel-card-goods-store", "duel-trade")
def test_two_of_a_trade_may_go_into_an_empty_store() -> None:
    d = town()
    have(d, 0, wool=2, ore=1)
    have(d, 1, wool=3)
    play(d, "offer 1 ore for 2 wool", "accept")
    assert counter(d, 0, "5u1") == WOOL  # two did not fit on the pasture
    assert stock(d, 0) == {"wool": 2}
    d = town()
    have(d, 0, wool=1, ore=1)
    have(d, 1, wool=3)
    play(d, "offer 1 ore for 2 wool", "accept")
    assert options_of(d) == ["put 7u", "stow wool"]
    play(d, "put 7u", "use 5u1 wool")
    assert stock(d, 0) == {"wool": 1}


@pytest.mark.article("duel-card-goods-store", "R117")
def test_a_single_resource_that_may_go_to_two_regions_may_not_go_to_a_store() -> None:
    d = town()
    region(d, 0, "5u", "pasture 4")
    have(d, 0, ore=3)
    play(d, "bank ore for wool")
    assert options_of(d) == ["put 5u", "put 7u"]
    assert refusal(d, "stow wool") == ("cannot_stow", "duel-stores")


@pytest.mark.article("duel-card-goods-store", "duel-card-calm-sea")
def test_an_event_fills_no_store() -> None:
    d = town()
    lay(d, 0, "fleet-ore", "6u1")
    lay(d, 0, "fleet-wool", "6d1")
    have(d, 0, lumber=3, brick=3, wool=3, grain=3, ore=3, gold=3)
    event_deck(d, "calm-sea")
    event(d, "event-card")
    play(d, "turned calm-sea")
    assert d.depth == 0
    assert (counter(d, 0, "5u1"), counter(d, 0, "5d1")) == (0, 0)


@pytest.mark.article("duel-card-goods-store", "duel-trade")
def test_the_store_of_the_other_player_stays_shut_in_a_trade() -> None:
    d = table("trade-change")
    city(d, 1, 5)
    lay(d, 1, "goods-store", "5u1")
    have(d, 0, wool=2)
    have(d, 1, wool=2, ore=1)
    assert refusal(d, "offer 2 wool for 1 ore") == ("cannot_trade", "duel-trade")


@pytest.mark.article("duel-stores", "duel-trade")
def test_two_pairs_of_a_trade_do_not_share_an_empty_store() -> None:
    d = town()
    have(d, 0, lumber=3, brick=3, wool=3, ore=1)
    have(d, 1, lumber=2, brick=2, wool=2)
    assert refusal(d, "offer 1 ore for 2 lumber 2 wool") == ("no_room_for_all", "duel-stores")
    have(d, 0, lumber=1, brick=3, wool=3, ore=1)
    play(d, "offer 1 ore for 2 lumber 2 wool", "accept", "put 5u")
    assert stock(d, 0) == {"lumber": 3, "brick": 3, "wool": 3}
    assert counter(d, 0, "5u1") == WOOL


@pytest.mark.article("duel-stores", "duel-trade")
def test_two_pairs_of_a_trade_go_into_two_stores() -> None:
    d = town()
    have(d, 0, wool=3, gold=3, ore=1)
    have(d, 1, wool=2, gold=2)
    play(d, "offer 1 ore for 2 wool 2 gold", "accept")
    assert (counter(d, 0, "5u1"), counter(d, 0, "5d1")) == (WOOL, GOLD)


# --- giving out of a store -----------------------------------------------------------------------------


@pytest.mark.article("duel-stores", "duel-trade", "R38")
def test_who_is_on_turn_trades_out_of_a_store() -> None:
    d = town(WOOL)
    have(d, 1, ore=1)
    assert "offer 1 wool for 1 ore" in options_of(d)
    play(d, "offer 2 wool for 1 ore", "accept")
    assert (counter(d, 0, "5u1"), stock(d, 0), stock(d, 1)) == (0, {"ore": 1}, {"wool": 2})


@pytest.mark.article("duel-stores", "duel-card-merchant", "R38")
def test_a_merchant_is_given_something_out_of_a_store() -> None:
    d = town(WOOL)
    have(d, 1, ore=2)
    hold(d, 0, "merchant")
    play(d, "play merchant", "resource ore", "pass")
    assert options_of(d) == ["resource wool", "resource ore"]
    play(d, "resource wool")
    assert (counter(d, 0, "5u1"), stock(d, 0), stock(d, 1)) == (
        0,
        {"wool": 1, "ore": 1},
        {"wool": 1, "ore": 1},
    )


@pytest.mark.article("duel-stores", "duel-card-caravan", "R38")
def test_a_caravan_exchanges_what_lies_in_a_store() -> None:
    d = town(WOOL)
    hold(d, 0, "caravan")
    play(d, "play caravan", "resource wool", "resource ore", "pass")
    assert (counter(d, 0, "5u1"), stock(d, 0)) == (0, {"wool": 1, "ore": 1})


@pytest.mark.article("duel-stores", "duel-card-caravan")
def test_who_gives_chooses_between_store_and_regions() -> None:
    d = town(WOOL)
    have(d, 0, wool=1)
    hold(d, 0, "caravan")
    play(d, "play caravan", "resource wool")
    assert options_of(d) == ["pay 7u", "unload 5u1"]
    play(d, "pay 7u", "resource ore", "pass")
    assert (counter(d, 0, "5u1"), stock(d, 0)) == (WOOL, {"ore": 1})


@pytest.mark.article("duel-stores", "duel-card-great-bazaar", "R39", "R130")
def test_the_great_bazaar_offers_out_of_ones_own_store_and_not_of_the_others() -> None:
    d = town(WOOL)
    lay(d, 0, "great-bazaar", "5u2")
    city(d, 1, 5)
    lay(d, 1, "goods-store", "5u1", counter=GRAIN)
    assert refusal(d, "use 5u2") == ("no_effect", "R41")
    have(d, 1, ore=1)
    play(d, "use 5u2", "resource wool")
    assert options_of(d) == ["resource ore"]
    play(d, "resource ore")
    assert (counter(d, 0, "5u1"), counter(d, 1, "5u1")) == (0, GRAIN)
    assert (stock(d, 0), stock(d, 1)) == ({"wool": 1, "ore": 1}, {"wool": 1})


@pytest.mark.article("duel-stores", "duel-card-trade-monopoly", "R123")
def test_a_trade_monopoly_is_paid_for_out_of_a_store() -> None:
    d = town(WOOL, GOLD)
    lay(d, 0, "counting-house", "5u2")
    have(d, 1, ore=2)
    hold(d, 0, "trade-monopoly")
    play(d, "play trade-monopoly", "resource ore", "number 2", "resource wool")
    assert (counter(d, 0, "5u1"), stock(d, 0), stock(d, 1)) == (0, {"wool": 1, "ore": 2}, {"wool": 1})


# --- safe from everything ------------------------------------------------------------------------------


@pytest.mark.article("R39", "duel-card-brigands-raid", "duel-card-merchant")
def test_the_opponent_cannot_take_what_is_stored() -> None:
    d = table("trade-change")
    city(d, 1, 5)
    lay(d, 1, "counting-house", "5u2")
    lay(d, 0, "counting-house", "5u2")
    lay(d, 1, "goods-store", "5u1", counter=WOOL)
    have(d, 0, ore=1)
    hold(d, 0, "brigands-raid", "merchant", "trade-monopoly")
    assert refusal(d, "play brigands-raid") == ("no_target", "duel-card-brigands-raid")
    assert refusal(d, "play merchant") == ("no_effect", "duel-card-merchant")
    assert refusal(d, "play trade-monopoly") == ("no_effect", "duel-card-trade-monopoly")
    have(d, 1, wool=1)
    play(d, "play merchant")
    assert options_of(d) == ["resource wool"]
    play(d, "resource wool")
    assert options_of(d) == ["pass"]
    assert counter(d, 1, "5u1") == WOOL


@pytest.mark.article("R39", "duel-card-plague", "duel-events")
def test_trade_advantage_and_plague_leave_stores_alone() -> None:
    d = table("trade-change")
    city(d, 0, 5)
    lay(d, 0, "harbor", "5u2")
    city(d, 1, 5)
    lay(d, 0, "counting-house", "5u1")
    lay(d, 1, "goods-store", "5u1", counter=LUMBER)
    assert d.windmill_token == 0
    event(d, "trade-advantage")
    assert d.depth == 0
    assert counter(d, 1, "5u1") == LUMBER
    event_deck(d, "plague")
    event(d, "event-card")
    play(d, "turned plague")
    assert counter(d, 1, "5u1") == LUMBER


@pytest.mark.article("R4", "R39", "duel-card-treasury")
def test_brigands_neither_count_nor_take_what_is_stored() -> None:
    d = town(WOOL, ORE)
    have(d, 0, wool=3, ore=3, gold=1)
    event(d, "brigands", 5)
    assert stock(d, 0) == {"wool": 3, "ore": 3, "gold": 1, "brick": 1}
    have(d, 0, wool=3, ore=3, gold=2, brick=0)
    event(d, "brigands", 5)
    assert stock(d, 0) == {"gold": 2, "brick": 1}
    assert (counter(d, 0, "5u1"), counter(d, 0, "5d1")) == (WOOL, ORE)


@pytest.mark.article("R40", "duel-card-arsonist")
def test_a_burned_store_loses_what_it_holds() -> None:
    d = table("trade-change")
    city(d, 1, 5)
    lay(d, 1, "goods-store", "5u1", counter=WOOL)
    hold(d, 0, "arsonist")
    play(d, "play arsonist", "brave", "die 3", "slot x5u1")
    assert hand(d, 1) == ["goods-store"]
    assert stock(d, 1) == {}
    assert counter(d, 1, "5u1") == 0


@pytest.mark.article("duel-card-treasury", "duel-card-trade-academy")
def test_gold_in_the_treasury_counts_for_the_trade_academy() -> None:
    d = table("trade-change", science_progress="on")
    city(d, 0, 5)
    lay(d, 0, "trade-academy", "5u1")
    commerce = d.realms[0].commerce
    lay(d, 0, "treasury", "5d1", counter=GOLD)
    assert d.realms[0].commerce > commerce
