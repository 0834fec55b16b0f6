"""Knights as pieces: building, activating and promoting them."""

import pytest

from games.island.table import BLUE, RED, deal, hand, may_with, supply
from hexhaven.games.island.rules.terrain import SETTLEMENT
from hexhaven.games.knights.rules.terms import BASIC, KNIGHT, STRONG

from .acting import next_round, why_not
from .table import assert_sound, building, cards, is_tired, knight_at, knights_of, next_turn, points, table

# --- building ----------------------------------------------------------------------------------------


@pytest.mark.article("knights-on-board", "knights-costs")
def test_a_knight_costs_ore_and_wool_and_is_basic_and_passive() -> None:
    t = table("red city: 8", "red roads: 8-12-17", "red hand: 2 ore 2 wool")
    t.do("knight 17")
    assert knights_of(t, RED) == {17: "basic"}
    assert hand(t, RED) == cards("ore wool")
    assert points(t, RED) == 2
    assert_sound(t)


@pytest.mark.article("knights-on-board")
def test_a_knight_stands_on_a_free_node_at_an_own_road() -> None:
    t = table(
        "red city: 8", "red roads: 8-12-17-23", "blue settlement: 23", "red knights: 12",
        "red hand: ore wool",
    )  # fmt: skip
    assert may_with(t, "knight") == {"17"}
    assert why_not(t, "knight 23") == ("node_taken", "knights-on-board")
    assert why_not(t, "knight 12") == ("node_taken", "knights-on-board")
    assert why_not(t, "knight 22") == ("knight_not_joined", "knights-on-board")


@pytest.mark.article("knights-on-board")
@pytest.mark.parametrize("piece", ["settlement", "city"])
def test_no_knight_stands_on_an_own_building(piece: str) -> None:
    t = table(f"red {piece}: 8", "red roads: 8-12", "red hand: ore wool")
    assert why_not(t, "knight 8") == ("node_taken", "knights-on-board")


@pytest.mark.article("knights-on-board")
def test_a_building_without_a_road_is_no_place_for_a_knight() -> None:
    t = table("red city: 8", "red hand: ore wool")
    assert may_with(t, "knight") == set()
    assert why_not(t, "knight 12") == ("knight_not_joined", "knights-on-board")


@pytest.mark.article("knights-on-board", "distance-rule")
def test_knights_keep_no_distance() -> None:
    t = table("red settlement: 8", "red roads: 8-12-17", "blue roads: 23-17", "red hand: 2 ore 2 wool")
    t.do("knight 12")
    t.do("knight 17")
    assert knights_of(t, RED) == {12: "basic", 17: "basic"}


@pytest.mark.article("knights-on-board", "1.H.c")
def test_a_knight_next_door_does_not_hinder_a_settlement() -> None:
    t = table("blue roads: 17-23", "blue knights: 17", "red roads: 8-12", "red hand: brick lumber wool grain")
    t.do("settlement 12")
    assert building(t, 12) == "settlement"
    assert supply(t, RED, SETTLEMENT) == 4


@pytest.mark.article("knights-on-board", "knights-costs")
@pytest.mark.parametrize("held", ["ore", "wool", "2 ore 3 grain 3 coin"])
def test_a_knight_must_be_paid_for(held: str) -> None:
    t = table("red city: 8", "red roads: 8-12", f"red hand: {held}")
    assert why_not(t, "knight 12") == ("not_enough", "costs")


@pytest.mark.article("knights-examples#3", "knights-on-board")
def test_a_third_basic_knight_waits_until_one_of_the_two_is_promoted() -> None:
    t = table("red roads: 8-12-17-23", "red knights: 8 12", "red hand: 2 ore 2 wool")
    assert why_not(t, "knight 17") == ("no_piece", "knights-on-board")
    t.do("promote 8")
    t.do("knight 17")
    assert knights_of(t, RED) == {8: "strong", 12: "basic", 17: "basic"}
    assert_sound(t)


@pytest.mark.article("knights-turn", "knights-on-board")
@pytest.mark.parametrize("action", ["knight 17", "activate 12", "promote 12", "move 12 17"])
def test_nothing_is_done_with_knights_before_the_roll_or_in_a_foreign_turn(action: str) -> None:
    lines = ["red roads: 8-12-17", "red knights: 12*", "red hand: 2 ore 2 wool grain"]
    assert why_not(table(*lines, rolled=False), action)[0] == "roll_first"
    assert why_not(table(*lines, on_turn="blue"), action, RED)[0] == "not_your_turn"


# --- activating --------------------------------------------------------------------------------------


@pytest.mark.article("activate-knight", "knights-costs")
@pytest.mark.parametrize("rank", ["knights", "strong", "mighty"])
def test_a_grain_activates_a_knight_of_any_rank(rank: str) -> None:
    t = table("red roads: 8-12", f"red {rank}: 8", "red hand: grain")
    t.do("activate 8")
    assert knight_at(t, 8).endswith("*")
    assert hand(t, RED) == {}
    assert_sound(t)


@pytest.mark.article("activate-knight")
def test_a_knight_just_built_can_be_activated() -> None:
    t = table("red roads: 8-12", "red hand: ore wool grain")
    t.do("knight 8")
    t.do("activate 8")
    assert knight_at(t, 8) == "basic*"


@pytest.mark.article("activate-knight")
def test_what_cannot_be_activated() -> None:
    t = table(
        "red roads: 8-12-17", "red knights: 8* 12", "blue roads: 13-18", "blue knights: 13",
        "red hand: grain",
    )  # fmt: skip
    assert may_with(t, "activate") == {"12"}
    assert why_not(t, "activate 8") == ("knight_active", "activate-knight")
    assert why_not(t, "activate 13") == ("no_knight_there", "activate-knight")
    assert why_not(t, "activate 17") == ("no_knight_there", "activate-knight")
    t.do("activate 12")
    assert why_not(t, "activate 17") == ("no_knight_there", "activate-knight")


@pytest.mark.article("activate-knight", "knights-costs")
def test_activating_costs_grain() -> None:
    t = table("red roads: 8-12", "red knights: 8", "red hand: 3 ore 3 wool")
    assert why_not(t, "activate 8") == ("not_enough", "costs")


@pytest.mark.article("4.I.e#1", "activate-knight", "knight-actions")
@pytest.mark.parametrize("action", ["move 12 17", "displace 12 8", "chase 12"])
def test_a_knight_does_not_act_in_the_turn_of_its_activation(action: str) -> None:
    t = table(
        "red roads: 8-12-17", "red strong: 12", "blue roads: 4-8", "blue knights: 8", "red hand: grain",
        robber=4, attacks=1,
    )  # fmt: skip
    t.do("activate 12")
    assert why_not(t, action) == ("knight_tired", "4.I.e")
    next_round(t)
    t.do(action)
    assert not knight_at(t, 12).endswith("*")


@pytest.mark.article("activate-knight", "battle")
def test_a_knight_defends_from_its_activation_on() -> None:
    t = table("red city: 8", "red roads: 8-12", "red knights: 12", "red hand: grain", ship=6)
    t.do("activate 12")
    next_turn(t, 1, 2, "ship")
    assert points(t, RED) == 3  # the defender card
    assert knights_of(t, RED) == {12: "basic"}


@pytest.mark.article("4.I.e#2", "knight-actions", "activate-knight")
def test_a_knight_that_acted_can_be_activated_again_but_acts_once_a_turn() -> None:
    t = table("red roads: 8-12-17", "red knights: 8*", "red hand: grain")
    t.do("move 8 17")
    assert why_not(t, "move 17 12") == ("knight_passive", "move-knight")
    t.do("activate 17")
    assert why_not(t, "move 17 12") == ("knight_tired", "4.I.e")
    next_round(t)
    t.do("move 17 12")
    assert knights_of(t, RED) == {12: "basic"}


# --- promoting ---------------------------------------------------------------------------------------


@pytest.mark.article("4.I.b", "promote-knight", "knights-costs")
@pytest.mark.parametrize("star", ["", "*"])
def test_promotion_costs_ore_and_wool_and_leaves_the_state_as_it_is(star: str) -> None:
    t = table("red roads: 8-12", f"red knights: 8{star}", "red hand: ore wool")
    t.do("promote 8")
    assert knights_of(t, RED) == {8: f"strong{star}"}
    assert hand(t, RED) == {}
    assert (supply(t, RED, KNIGHT + BASIC), supply(t, RED, KNIGHT + STRONG)) == (2, 1)
    assert_sound(t)


@pytest.mark.article("promote-knight")
def test_a_knight_is_promoted_once_a_turn() -> None:
    t = table("red roads: 8-12", "red levels: politics 3", "red hand: 3 ore 3 wool")
    t.do("knight 8")
    t.do("promote 8")
    assert why_not(t, "promote 8") == ("promoted_already", "promote-knight")
    next_round(t)
    t.do("promote 8")
    assert knights_of(t, RED) == {8: "mighty"}


@pytest.mark.article("promote-knight", "knight-actions")
def test_promoting_is_no_action() -> None:
    """It neither tires a knight nor wakes one, before the action or after it."""
    t = table("red roads: 8-12-17-23", "red knights: 8* 12*", "red hand: 2 ore 2 wool")
    t.do("promote 8")
    t.do("move 8 17")
    assert knight_at(t, 17) == "strong"
    t.do("move 12 23")
    t.do("promote 23")
    assert knight_at(t, 23) == "strong"


@pytest.mark.article("promote-knight")
def test_a_promoted_knight_is_not_promoted_again_after_it_has_moved() -> None:
    t = table("red roads: 8-12", "red knights: 8*", "red levels: politics 3", "red hand: 2 ore 2 wool")
    t.do("promote 8")
    t.do("move 8 12")
    assert why_not(t, "promote 12") == ("promoted_already", "promote-knight")


@pytest.mark.article("promote-knight", "fortress")
def test_a_mighty_knight_needs_the_fortress() -> None:
    lines = ["red roads: 8-12", "red strong: 8", "red hand: ore wool"]
    assert why_not(table(*lines, "red levels: politics 2"), "promote 8") == ("needs_fortress", "fortress")
    t = table(*lines, "red levels: politics 3")
    t.do("promote 8")
    assert knights_of(t, RED) == {8: "mighty"}


@pytest.mark.article("fortress", "4.E.a")
def test_the_fortress_of_another_player_does_not_help() -> None:
    t = table("red roads: 8-12", "red strong: 8", "red hand: ore wool", "blue levels: politics 5")
    assert why_not(t, "promote 8") == ("needs_fortress", "fortress")


@pytest.mark.article("promote-knight")
def test_a_promotion_needs_a_piece_of_the_higher_rank() -> None:
    t = table("red roads: 8-12-17-23", "red knights: 8", "red strong: 12 17", "red hand: ore wool")
    assert why_not(t, "promote 8") == ("no_piece", "promote-knight")
    assert may_with(t, "promote") == set()


@pytest.mark.article("promote-knight")
def test_what_cannot_be_promoted() -> None:
    t = table(
        "red roads: 8-12-17", "red mighty: 8", "red levels: politics 3", "red hand: ore wool",
        "blue roads: 13-18", "blue knights: 13",
    )  # fmt: skip
    assert why_not(t, "promote 8") == ("knight_mighty", "promote-knight")
    assert why_not(t, "promote 13") == ("no_knight_there", "promote-knight")
    assert why_not(t, "promote 12") == ("no_knight_there", "promote-knight")


@pytest.mark.article("promote-knight", "knights-costs")
def test_promoting_must_be_paid_for() -> None:
    t = table("red roads: 8-12", "red knights: 8", "red hand: ore grain")
    assert why_not(t, "promote 8") == ("not_enough", "costs")
    deal(t, RED, "wool")
    t.do("promote 8")


# --- marks of the turn -------------------------------------------------------------------------------


@pytest.mark.article("knight-actions")
def test_every_knight_has_an_action_of_its_own() -> None:
    t = table(
        "red roads: 8-12-17-23", "red knights: 8*", "red strong: 17*", "blue roads: 33-38",
        "blue knights: 33*", "red hand: grain",
    )  # fmt: skip
    t.do("move 8 12")
    t.do("move 17 23")
    assert knights_of(t, RED) == {12: "basic", 23: "strong"}
    assert is_tired(t, 12)
    assert is_tired(t, 23)
    assert not is_tired(t, 33)
    next_turn(t, 1, 2)
    assert not is_tired(t, 12)
    t.do("move 33 38", BLUE)
