"""What greedy does with cards that work together, or wait for something: conditions, discounts, carts."""

from __future__ import annotations

import pytest

from games.duel.table import before_roll, city, hold, lay, region, store, table
from hexhaven.games.duel.bots import conditions
from hexhaven.games.duel.bots.evaluation import DuelEvaluation
from hexhaven.games.duel.bots.values import DuelValues
from hexhaven.games.duel.bots.weights import STANDARD
from hexhaven.games.duel.rules.state import Duel

from .test_duel_greedy import choice, turn_of


def evaluation(d: Duel) -> DuelEvaluation:
    return DuelEvaluation(DuelValues(d.rules, STANDARD), d, 0, True, 100)


def held_worth(d: Duel, name: str) -> int:
    return int(evaluation(d).held_worth(d.rules.kind_names.index(name)))


# --- conditions --------------------------------------------------------------------------------------


def test_every_condition_of_a_card_is_known() -> None:
    d = table("tournament")
    assert {kind.condition for kind in d.rules.kinds} == set(conditions.NUMBERS)


@pytest.mark.article("R126")
def test_a_trade_fair_counts_little_before_the_works_hold_points() -> None:
    """It is two points on paper, and was kept for whole games without works in sight."""
    d = table("trade-change")
    city(d, 0, 5)
    lay(d, 0, "counting-house", "5u1")
    bare = held_worth(d, "trade-fair")
    assert bare < held_worth(d, "lighthouse")
    region(d, 0, "5u", "pasture 2")
    lay(d, 0, "dye-works", "r5u", counter=2)
    near = held_worth(d, "trade-fair")
    lay(d, 0, "art-forge", "r6d", counter=1)
    assert bare < near < held_worth(d, "trade-fair")


@pytest.mark.article("R126")
def test_works_are_raised_for_the_trade_fair() -> None:
    d = table("trade-change")
    city(d, 0, 5)
    lay(d, 0, "counting-house", "5u1")
    lay(d, 0, "art-forge", "r6d", counter=2)
    store(d, 0, r6d=3)
    hold(d, 0, "trade-fair")
    assert "use r6d raise" in turn_of(d)


@pytest.mark.article("duel-card-materialisation")
def test_a_card_for_two_wizards_counts_little_without_them() -> None:
    d = table("wizards-dragons")
    assert held_worth(d, "materialisation") < held_worth(d, "merchant")


# --- discounts ---------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-shipyard")
def test_a_shipyard_is_worth_what_it_spares_on_the_fleets_of_the_hand() -> None:
    few, many = table("trade-change"), table("trade-change")
    hold(few, 0, "bishop", "scout")
    hold(many, 0, "fleet-ore", "fleet-brick")
    shipyard = few.rules.kind_names.index("shipyard")
    more = evaluation(many).built_worth(shipyard) - evaluation(few).built_worth(shipyard)
    assert more == 2 * STANDARD.spared


@pytest.mark.article("duel-card-shipyard")
def test_a_fleet_that_costs_less_is_worth_more_in_the_hand() -> None:
    d = table("trade-change")
    before = held_worth(d, "fleet-ore")
    lay(d, 0, "shipyard", "5u1")
    assert held_worth(d, "fleet-ore") == before + STANDARD.spared


# --- what a use makes possible -----------------------------------------------------------------------


@pytest.mark.article("R127")
def test_a_cartwright_empties_a_full_region_before_the_roll() -> None:
    d = table("trade-change")
    region(d, 0, "7d", "mountains 5")
    lay(d, 0, "cartwright", "5u1")
    store(d, 0, r6d=3)
    before_roll(d)
    assert choice(d) == "use 5u1 ore"
    d.do("use 5u1 ore")
    assert choice(d) == "cart 6d 7d"


@pytest.mark.article("R127")
def test_a_cartwright_rests_where_nothing_is_full() -> None:
    d = table("trade-change")
    region(d, 0, "7d", "mountains 5")
    lay(d, 0, "cartwright", "5u1")
    store(d, 0, r6d=1)
    assert choice(before_roll(d)) == "roll"
