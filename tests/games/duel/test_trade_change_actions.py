"""Trade & Change: great mayor, trade monopoly and pawnbroker."""

import pytest

from hexhaven.games.duel.rules.state import Duel

from .table import (
    at,
    citadel,
    city,
    counter,
    discarded,
    hand,
    have,
    hold,
    lay,
    marks,
    options_of,
    play,
    refusal,
    region,
    stock,
    store,
    stored,
    table,
)

# --- great mayor ---------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-great-mayor", "R44")
def test_every_city_brings_a_resource_and_a_citadel_none() -> None:
    d = table("trade-change", wizards_dragons="on")
    city(d, 0, 5)
    citadel(d, 0, 6)
    hold(d, 0, "great-mayor")
    play(d, "play great-mayor", "choose gold")
    assert (stock(d, 0), d.depth, discarded(d)) == ({"gold": 1}, 0, ["great-mayor"])


@pytest.mark.article("duel-card-great-mayor", "R44")
def test_the_mayor_needs_a_city_and_room() -> None:
    d = table("trade-change", wizards_dragons="on")
    citadel(d, 0, 6)
    hold(d, 0, "great-mayor")
    assert refusal(d, "play great-mayor") == ("no_effect", "duel-card-great-mayor")
    city(d, 0, 5)
    have(d, 0, lumber=3, brick=3, wool=3, grain=3, ore=3, gold=3)
    assert refusal(d, "play great-mayor") == ("no_effect", "duel-card-great-mayor")
    have(d, 0, gold=2)
    assert options_of(d, "play") == ["play great-mayor"]


@pytest.mark.article("duel-card-great-mayor", "duel-stores")
def test_a_store_takes_what_two_cities_bring_but_not_a_single_resource() -> None:
    d = table("trade-change")
    city(d, 0, 5)
    lay(d, 0, "goods-store", "5u1")
    hold(d, 0, "great-mayor")
    have(d, 0, lumber=3, brick=3, wool=3, grain=3, ore=3, gold=3)
    assert refusal(d, "play great-mayor") == ("no_effect", "duel-card-great-mayor")
    city(d, 0, 6)
    play(d, "play great-mayor", "stow wool")
    assert (counter(d, 0, "5u1"), d.depth) == (3, 0)


@pytest.mark.article("duel-card-great-mayor", "duel-lock")
def test_the_mayor_waits_for_the_unlocking() -> None:
    d = table("trade-change", unlocked=False)
    city(d, 0, 5)
    hold(d, 0, "great-mayor")
    assert refusal(d, "play great-mayor") == ("still_locked", "duel-lock")


# --- trade monopoly ------------------------------------------------------------------------------------


def monopolist() -> Duel:
    """Player 0 has a counting house and a trade monopoly."""
    d = table("trade-change", wizards_dragons="on")
    city(d, 0, 5)
    lay(d, 0, "counting-house", "5u1")
    hold(d, 0, "trade-monopoly")
    return d


@pytest.mark.article("duel-card-trade-monopoly", "R123")
def test_up_to_three_of_a_kind_are_taken_and_another_is_given() -> None:
    d = monopolist()
    have(d, 0, lumber=1)
    have(d, 1, gold=3, wool=1)
    play(d, "play trade-monopoly", "resource gold")
    assert options_of(d) == ["number 1", "number 2", "number 3"]
    play(d, "number 3")
    assert options_of(d) == ["resource lumber"]
    play(d, "resource lumber")
    assert (stock(d, 0), stock(d, 1)) == ({"gold": 3}, {"lumber": 1, "wool": 1})
    assert d.depth == 0


@pytest.mark.article("R123")
def test_the_stock_and_the_room_limit_a_monopoly() -> None:
    d = monopolist()
    have(d, 0, lumber=1, gold=1)
    have(d, 1, gold=3, ore=2)
    play(d, "play trade-monopoly", "resource gold")
    assert options_of(d) == ["number 1", "number 2"]
    d = monopolist()
    have(d, 0, lumber=1)
    have(d, 1, ore=2)
    play(d, "play trade-monopoly", "resource ore")
    assert options_of(d) == ["number 1", "number 2"]
    assert refusal(d, "number 3") == ("no_answer", "duel-card-trade-monopoly")
    assert refusal(d, "number 0") == ("no_answer", "duel-card-trade-monopoly")


@pytest.mark.article("R123")
def test_the_gift_is_of_another_type_for_which_the_opponent_has_room() -> None:
    d = monopolist()
    have(d, 0, wool=1, ore=1, lumber=1)
    have(d, 1, ore=1, lumber=3)
    play(d, "play trade-monopoly")
    assert options_of(d) == ["resource lumber", "resource ore"]
    play(d, "resource ore", "number 1")
    assert options_of(d) == ["resource wool"]


@pytest.mark.article("duel-card-trade-monopoly")
def test_no_monopoly_without_something_to_take_and_to_give() -> None:
    d = monopolist()
    have(d, 0, ore=1)
    assert refusal(d, "play trade-monopoly") == ("no_effect", "duel-card-trade-monopoly")
    have(d, 1, ore=1)
    assert refusal(d, "play trade-monopoly") == ("no_effect", "duel-card-trade-monopoly")
    have(d, 0, ore=1, wool=3)
    have(d, 1, ore=1, wool=3)
    assert refusal(d, "play trade-monopoly") == ("no_effect", "duel-card-trade-monopoly")
    have(d, 1, wool=2)
    assert options_of(d, "play") == ["play trade-monopoly"]


@pytest.mark.parametrize("mark", ["bewitched", "pawned"])
@pytest.mark.article("R123", "duel-conditions")
def test_the_counting_house_must_work_when_the_monopoly_is_played(mark: str) -> None:
    d = monopolist()
    have(d, 0, lumber=1)
    have(d, 1, gold=1)
    lay(d, 0, "counting-house", "5u1", mark)
    assert refusal(d, "play trade-monopoly") == ("needs_card", "duel-conditions")


@pytest.mark.article("duel-card-trade-monopoly", "duel-card-philosophers-stone", "duel-lock")
def test_a_monopoly_is_an_attack() -> None:
    d = monopolist()
    have(d, 0, lumber=1)
    have(d, 1, gold=1)
    lay(d, 1, "philosophers-stone", "6u1")
    assert refusal(d, "play trade-monopoly") == ("attacks_barred", "duel-card-philosophers-stone")


@pytest.mark.article("R123", "R96", "R97")
def test_both_choose_their_own_regions() -> None:
    d = monopolist()
    have(d, 0, lumber=1)
    region(d, 0, "7u", "mountains 4")
    region(d, 1, "7u", "mountains 4", 2)
    store(d, 1, r6d=2)
    play(d, "play trade-monopoly", "resource ore", "number 3")
    assert d.actor() == 1
    play(d, "pay 7u", "pay 7u", "pay 6d")
    assert d.actor() == 0
    play(d, "put 7u", "put 6d", "put 7u", "resource lumber")
    assert (stored(d, 0, "7u"), stored(d, 0, "6d")) == (2, 1)
    assert (stored(d, 1, "7u"), stored(d, 1, "6d")) == (0, 1)


@pytest.mark.article("duel-card-trade-monopoly", "duel-card-treasury", "R123")
def test_a_monopoly_may_fill_a_store() -> None:
    d = monopolist()
    lay(d, 0, "treasury", "5d1")
    have(d, 0, lumber=1, gold=1)
    have(d, 1, gold=3)
    play(d, "play trade-monopoly", "resource gold", "number 3", "resource lumber")
    assert (counter(d, 0, "5d1"), stock(d, 0)) == (6, {"gold": 2})
    d = monopolist()
    lay(d, 0, "treasury", "5d1")
    have(d, 0, lumber=1, gold=3)
    have(d, 1, gold=3)
    play(d, "play trade-monopoly", "resource gold")
    assert options_of(d) == ["number 2"]  # a single one or a third has no room


# --- pawnbroker ----------------------------------------------------------------------------------------


def debtor(name: str = "library", where: str = "5u1") -> Duel:
    """Player 0 has a building in a city, and a pawnbroker."""
    d = table("trade-change")
    city(d, 0, 5)
    lay(d, 0, name, where)
    hold(d, 0, "pawnbroker")
    return d


def price(d: Duel, name: str) -> dict[str, int]:
    names = ("lumber", "brick", "wool", "grain", "ore", "gold")
    cost = d.rules.kinds[d.rules.kind_names.index(name)].cost
    return {resource: int(cost[i]) for i, resource in enumerate(names) if cost[i]}


@pytest.mark.article("duel-card-pawnbroker", "R43")
def test_a_pawned_building_brings_its_price_back_less_one() -> None:
    d = debtor()
    assert price(d, "library") == {"lumber": 2, "brick": 1, "ore": 2}
    play(d, "play pawnbroker", "slot 5u1")
    assert options_of(d) == ["resource lumber", "resource brick", "resource ore"]
    play(d, "resource ore")
    assert stock(d, 0) == {"lumber": 2, "brick": 1, "ore": 1}
    assert (marks(d, 0, "5u1"), discarded(d)) == ({"pawned"}, ["pawnbroker"])


@pytest.mark.article("R43", "R128")
def test_a_pawned_library_gives_neither_a_card_nor_a_point_until_it_is_redeemed() -> None:
    d = debtor()
    points, limit = d.realms[0].points, d.realms[0].hand_limit
    play(d, "play pawnbroker", "slot 5u1", "resource ore")
    assert (d.realms[0].points, d.realms[0].hand_limit) == (points - 1, limit - 1)
    assert refusal(d, "redeem 5u1") == ("not_enough", "duel-building")
    have(d, 0, ore=2)
    play(d, "redeem 5u1")
    assert (d.realms[0].points, d.realms[0].hand_limit) == (points, limit)
    assert (marks(d, 0, "5u1"), stock(d, 0)) == (set(), {})


@pytest.mark.article("R128", "duel-card-building-crane")
def test_redeeming_costs_the_printed_price_even_with_a_building_crane() -> None:
    d = table("trade-change", science_progress="on")
    city(d, 0, 5)
    lay(d, 0, "library", "5u1", "pawned")
    lay(d, 0, "building-crane", "5u2")
    have(d, 0, lumber=2, brick=1, ore=1)
    assert refusal(d, "redeem 5u1") == ("not_enough", "duel-building")
    have(d, 0, ore=2)
    play(d, "redeem 5u1")
    assert stock(d, 0) == {}


@pytest.mark.article("R43", "duel-demolition")
def test_a_pawned_building_cannot_be_demolished_and_keeps_its_site() -> None:
    d = debtor()
    lay(d, 0, "library", "5u1", "pawned")
    assert refusal(d, "demolish 5u1") == ("is_pawned", "R43")
    assert at(d, 0, "5u1") == "library"


@pytest.mark.article("R43", "duel-card-pawnbroker")
def test_everything_has_to_find_room() -> None:
    d = debtor()
    have(d, 0, ore=2, brick=3)  # two ore do not fit, nor a brick
    assert refusal(d, "play pawnbroker") == ("no_effect", "duel-card-pawnbroker")
    have(d, 0, ore=1)
    play(d, "play pawnbroker", "slot 5u1")
    assert options_of(d) == ["resource brick"]


@pytest.mark.article("R43", "duel-card-pawnbroker", "duel-card-treasury")
def test_a_store_may_take_a_pair_of_the_refund() -> None:
    d = debtor()
    lay(d, 0, "treasury", "5d1")
    have(d, 0, ore=2, brick=3)
    play(d, "play pawnbroker", "slot 5u1", "resource brick")
    assert (counter(d, 0, "5d1"), stock(d, 0)) == (5, {"lumber": 2, "brick": 3, "ore": 2})


@pytest.mark.article("duel-card-pawnbroker", "duel-card-goods-store")
def test_one_store_does_not_take_two_pairs_of_the_refund() -> None:
    d = debtor("trade-fair")
    assert price(d, "trade-fair") == {"lumber": 2, "brick": 2, "wool": 3}
    lay(d, 0, "goods-store", "5d1")
    have(d, 0, lumber=3, wool=3)
    assert refusal(d, "play pawnbroker") == ("no_effect", "duel-card-pawnbroker")
    have(d, 0, lumber=1, wool=2)
    play(d, "play pawnbroker", "slot 5u1", "resource brick", "put 5u")
    assert (counter(d, 0, "5d1"), stock(d, 0)) == (3, {"lumber": 3, "brick": 1, "wool": 3})


@pytest.mark.parametrize(
    ("name", "mark"),
    [("library", "bewitched"), ("library", "pawned")],
)
@pytest.mark.article("R43", "duel-card-pawnbroker")
def test_a_bewitched_or_pawned_building_cannot_be_pawned(name: str, mark: str) -> None:
    d = debtor()
    lay(d, 0, name, "5u1", mark)
    assert refusal(d, "play pawnbroker") == ("no_effect", "duel-card-pawnbroker")


@pytest.mark.parametrize("name", ["goods-store", "building-crane", "magic-mill", "knight-otto", "fleet-ore"])
@pytest.mark.article("R129", "duel-card-pawnbroker")
def test_free_cheap_and_magical_buildings_and_units_cannot_be_pawned(name: str) -> None:
    assert refusal(debtor(name), "play pawnbroker") == ("no_effect", "duel-card-pawnbroker")


@pytest.mark.article("R129")
def test_free_works_cannot_be_pawned() -> None:
    assert refusal(debtor("dye-works", "r7u"), "play pawnbroker") == ("no_effect", "duel-card-pawnbroker")


@pytest.mark.article("duel-card-pawnbroker", "duel-foreign")
def test_an_own_foreign_card_can_be_pawned_and_redeemed() -> None:
    d = table("trade-change")
    lay(d, 1, "robber-baron-castle", "5u1", "foreign")
    lay(d, 1, "garrison", "5d1")
    hold(d, 0, "pawnbroker")
    assert d.realms[1].commerce == 0
    play(d, "play pawnbroker", "slot x5u1", "resource wool")
    assert (d.realms[1].commerce, stock(d, 0)) == (1, {"grain": 1})
    have(d, 0, wool=1)
    assert options_of(d, "redeem") == ["redeem x5u1"]
    play(d, "redeem x5u1")
    assert (d.realms[1].commerce, stock(d, 0)) == (0, {})


@pytest.mark.article("duel-card-pawnbroker", "R32")
def test_only_its_owner_redeems_and_only_what_is_pawned() -> None:
    d = debtor()
    assert refusal(d, "redeem 5u1") == ("not_pawned", "R43")
    lay(d, 1, "library", "5u1", "pawned")
    assert refusal(d, "redeem x5u1") == ("others_card", "R32")


@pytest.mark.article("R43", "duel-conditions")
def test_a_pawned_card_fulfils_no_condition() -> None:
    d = table("trade-change")
    city(d, 0, 5)
    lay(d, 0, "counting-house", "5u1", "pawned")
    hold(d, 0, "goods-store")
    assert refusal(d, "build goods-store 5u2") == ("needs_card", "duel-conditions")
    assert hand(d, 0) == ["goods-store"]
