"""The diplomat: roads taken up, and what counts as an open end."""

import pytest

from games.island.table import BLUE, RED, hand, may, may_with, supply
from hexhaven.core.game import NOBODY
from hexhaven.games.island.rules.terrain import ROAD

from .acting import why_not
from .table import (
    assert_sound,
    building,
    cards,
    has_wall,
    knights_of,
    metropolis,
    next_turn,
    points,
    table,
)

# --- whose roads -------------------------------------------------------------------------------------


@pytest.mark.article("card-diplomat", "6.C.c", "6.C.e#1", "1.I.b#3")
def test_a_foreign_open_road_goes_back_to_its_owner_and_nothing_is_laid_for_it() -> None:
    t = table("red roads: 8-12", "red progress: diplomat", "blue roads: 29-34-39", "blue hand: brick lumber")
    t.do("diplomat 34-39")
    assert supply(t, BLUE, ROAD) == 14
    assert t.actors() == [RED]
    assert why_not(t, "relay 12-17")[0] == "not_now"
    assert hand(t, BLUE) == cards("brick lumber")
    next_turn(t, 1, 2)
    t.do("road 34-39")
    assert supply(t, BLUE, ROAD) == 13
    assert_sound(t)


@pytest.mark.article("card-diplomat", "6.C.c")
def test_a_node_that_lost_its_road_is_no_building_site_any_more() -> None:
    t = table("red progress: diplomat", "blue roads: 29-34-39", "blue hand: brick lumber wool grain ore wool")
    t.do("diplomat 34-39")
    next_turn(t, 1, 2)
    assert why_not(t, "settlement 39") == ("settlement_not_joined", "settlement")
    assert why_not(t, "knight 39") == ("knight_not_joined", "knights-on-board")
    assert "34" in may_with(t, "settlement")


@pytest.mark.article("6.C.a", "card-diplomat", "1.I.b#3", "6.C.g")
def test_an_own_open_road_is_laid_again_free_by_the_rules_of_building() -> None:
    t = table("red city: 8", "red roads: 8-12-17 13-18", "red progress: diplomat")
    t.do("diplomat 12-17")
    assert why_not(t, "relay 12-17") == ("not_back_there", "card-diplomat")
    assert why_not(t, "relay 29-34") == ("road_not_joined", "road")
    assert why_not(t, "relay 8-12") == ("edge_taken", "edges")
    assert may_with(t, "relay") == {"4-8", "7-12", "8-13", "9-13", "18-23", "18-24"}
    t.do("relay 8-13")
    assert supply(t, RED, ROAD) == 12
    assert_sound(t)


@pytest.mark.article("6.C.a", "card-diplomat")
def test_an_own_road_need_not_be_laid_again() -> None:
    t = table("red city: 8", "red roads: 8-12", "red progress: diplomat", "red hand: brick lumber")
    t.do("diplomat 8-12")
    assert why_not(t, "end") == ("relay_first", "card-diplomat")
    assert why_not(t, "road 8-13") == ("relay_first", "card-diplomat")
    t.do("waive")
    assert supply(t, RED, ROAD) == 15
    t.do("road 8-12")  # at the usual price it may lie there again
    assert_sound(t)


@pytest.mark.article("6.C.a", "card-diplomat")
def test_an_own_road_that_fits_nowhere_goes_to_the_supply() -> None:
    t = table("red roads: 8-12", "red progress: diplomat")
    t.do("diplomat 8-12")
    assert supply(t, RED, ROAD) == 15
    assert t.actors() == [RED]
    assert "end" in may(t)


@pytest.mark.article("6.C.a", "1.I.a#2", "card-diplomat")
def test_the_road_is_not_laid_past_a_foreign_piece() -> None:
    t = table(
        "red roads: 8-12-17-23", "red progress: diplomat", "blue roads: 17-22", "blue knights: 17",
        "white settlement: 8",
    )  # fmt: skip
    t.do("diplomat 17-23")
    assert may_with(t, "relay") == {"7-12"}
    assert why_not(t, "relay 8-13") == ("road_blocked", "1.I.a")


@pytest.mark.article("card-diplomat", "6.C.h")
def test_a_road_built_in_this_turn_may_be_taken_up() -> None:
    t = table("red city: 8", "red progress: diplomat", "red hand: brick lumber")
    t.do("road 8-12")
    t.do("diplomat 8-12")
    t.do("relay 8-13")
    assert supply(t, RED, ROAD) == 14


# --- open ends ---------------------------------------------------------------------------------------


@pytest.mark.article("card-diplomat")
def test_only_a_road_with_an_open_end_is_removed() -> None:
    t = table("red progress: diplomat", "blue city: 8", "blue settlement: 23", "blue roads: 8-12-17-23 8-13")
    assert may_with(t, "diplomat") == {"8-13"}
    for edge in ("8-12", "12-17", "17-23"):
        assert why_not(t, f"diplomat {edge}") == ("road_not_open", "card-diplomat")
    assert why_not(t, "diplomat 4-8") == ("no_road_to_take", "card-diplomat")


@pytest.mark.article("card-diplomat")
def test_a_ring_has_no_open_end() -> None:
    t = table("red progress: diplomat", "blue roads: 8-13-18-23-17-12-8 17-22")
    assert may_with(t, "diplomat") == {"17-22"}


@pytest.mark.article("card-diplomat")
def test_of_a_fork_every_tip_is_open() -> None:
    t = table("red progress: diplomat", "blue roads: 8-12-17 12-7")
    assert may_with(t, "diplomat") == {"8-12", "12-17", "7-12"}


@pytest.mark.article("6.C.b", "card-diplomat")
@pytest.mark.parametrize("piece", ["red knights: 17", "red settlement: 17"])
@pytest.mark.parametrize("option", ["off", "on"])
def test_a_foreign_piece_between_two_roads_opens_neither(piece: str, option: str) -> None:
    t = table(
        "red progress: diplomat", "red roads: 17-22", piece, "blue city: 8", "blue settlement: 29",
        "blue roads: 8-12-17-23-29", "white roads: 32-37", options={"diplomat_any_knight_closes": option},
    )  # fmt: skip
    assert why_not(t, "diplomat 12-17") == ("road_not_open", "card-diplomat")
    assert why_not(t, "diplomat 17-23") == ("road_not_open", "card-diplomat")


@pytest.mark.article("card-diplomat", "6.C.b")
def test_a_foreign_building_at_the_end_does_not_close_a_road() -> None:
    t = table("red progress: diplomat", "white settlement: 17", "blue city: 8", "blue roads: 8-12-17")
    assert may_with(t, "diplomat") == {"12-17"}


@pytest.mark.article("6.C.d", "card-diplomat")
def test_a_settlement_that_loses_its_last_road_stays_and_yields() -> None:
    t = table("red progress: diplomat", "blue settlement: 8", "blue roads: 8-12", "blue hand: brick lumber")
    t.do("diplomat 8-12")
    assert (building(t, 8), points(t, BLUE)) == ("settlement", 1)
    next_turn(t, 3, 3)
    assert hand(t, BLUE) == cards("2 brick lumber")
    t.do("road 8-12")


@pytest.mark.article("6.C.i", "card-diplomat")
def test_a_city_that_loses_its_last_road_stays_a_city() -> None:
    t = table(
        "red progress: diplomat",
        "blue city: 8",
        "blue walls: 8",
        "blue metropolis: trade 8",
        "blue roads: 8-12",
    )
    t.do("diplomat 8-12")
    assert (building(t, 8), points(t, BLUE)) == ("city", 4)
    assert has_wall(t, 8)
    assert metropolis(t, "trade") == 8
    next_turn(t, 3, 3, "science")
    assert hand(t, BLUE) == cards("2 brick")


# --- knights at the end ------------------------------------------------------------------------------


@pytest.mark.article("6.C.f#1", "card-diplomat")
@pytest.mark.parametrize("colour", ["red", "blue"])
@pytest.mark.parametrize("star", ["", "*"])
def test_a_knight_of_the_roads_colour_closes_its_end_against_everybody(colour: str, star: str) -> None:
    t = table(
        "red progress: diplomat", f"{colour} city: 8", f"{colour} roads: 8-12-17 8-13",
        f"{colour} knights: 17{star}",
    )  # fmt: skip
    assert why_not(t, "diplomat 12-17") == ("road_not_open", "6.C.f")
    assert may_with(t, "diplomat") == {"8-13"}


@pytest.mark.article("6.C.f#2", "card-diplomat", "card-intrigue")
def test_the_road_is_open_once_an_intrigue_has_driven_the_knight_away() -> None:
    t = table(
        "red progress: diplomat intrigue", "red roads: 17-22", "blue city: 8", "blue roads: 8-12-17",
        "blue knights: 17",
    )  # fmt: skip
    t.do("intrigue 17")
    t.do("retreat 12")
    t.do("diplomat 12-17")
    assert knights_of(t, BLUE) == {12: "basic"}


@pytest.mark.article("6.C.f#2", "card-diplomat")
def test_the_road_is_open_once_its_owner_has_moved_the_knight() -> None:
    t = table("red progress: diplomat", "red city: 8", "red roads: 8-12-17 8-13", "red knights: 17*")
    t.do("move 17 13")
    t.do("diplomat 12-17")
    t.do("relay 7-12")
    assert knights_of(t, RED) == {13: "basic"}


@pytest.mark.article("6.C.f#3", "diplomat-any-knight", "card-diplomat")
@pytest.mark.parametrize("option", ["off", "on"])
def test_a_knight_of_another_colour_closes_a_road_only_with_the_option(option: str) -> None:
    """Red's stronger knight has just driven the blue one away."""
    t = table(
        "red progress: diplomat", "red roads: 17-22", "red strong: 22*", "blue city: 8",
        "blue roads: 8-12-17 8-13", "blue knights: 17", "white roads: 32-37",
        options={"diplomat_any_knight_closes": option},
    )  # fmt: skip
    t.do("displace 22 17")
    t.do("retreat 13")
    if option == "on":
        assert why_not(t, "diplomat 12-17") == ("road_not_open", "6.C.f")
    else:
        t.do("diplomat 12-17")
        assert supply(t, BLUE, ROAD) == 13


@pytest.mark.article("6.C.f#3", "diplomat-any-knight")
def test_with_the_option_the_road_is_open_when_the_other_knight_has_left() -> None:
    t = table(
        "red progress: diplomat", "red roads: 17-22", "red knights: 17*", "blue city: 8",
        "blue roads: 8-12-17", "white roads: 32-37", options={"diplomat_any_knight_closes": "on"},
    )  # fmt: skip
    assert why_not(t, "diplomat 12-17") == ("road_not_open", "6.C.f")
    t.do("move 17 22")
    t.do("diplomat 12-17")


@pytest.mark.article("6.C.f#4", "card-diplomat")
def test_no_knight_is_left_without_a_road() -> None:
    """The road's other end is open, but it is the only one at the knight; with a second road it is not."""
    lines = ["red progress: diplomat", "blue knights: 8", "white roads: 29-34"]
    only = table("blue roads: 8-12", *lines)
    assert why_not(only, "diplomat 8-12") == ("road_not_open", "6.C.f")
    second = table("blue roads: 8-12 8-13-18", *lines)
    second.do("diplomat 8-12")
    assert knights_of(second, BLUE) == {8: "basic"}


@pytest.mark.article("6.C.f#4", "card-diplomat")
def test_a_knight_between_two_roads_loses_at_most_one_of_them() -> None:
    t = table("red progress: 2 diplomat", "blue roads: 12-8-13", "blue knights: 8")
    assert may_with(t, "diplomat") == {"8-12", "8-13"}
    t.do("diplomat 8-12")
    assert why_not(t, "diplomat 8-13") == ("no_effect", "card-diplomat")


@pytest.mark.article("4.M.c#3", "card-diplomat")
def test_the_diplomat_is_refused_when_no_road_is_open() -> None:
    t = table("red progress: diplomat", "red city: 8", "red roads: 8-12", "red knights: 12")
    assert why_not(t, "diplomat 8-12") == ("no_effect", "card-diplomat")
    assert may_with(t, "diplomat") == set()


# --- the longest road --------------------------------------------------------------------------------

TWO_OF_FIVE = ["red roads: 0-3-7-11-16-21", "blue roads: 32-26-20-15-10-6", "red progress: diplomat"]


@pytest.mark.article("card-diplomat", "longest-road", "1.F.b")
def test_the_longest_road_is_judged_after_the_own_road_is_laid_again() -> None:
    t = table(*TWO_OF_FIVE)
    t.do("diplomat 16-21")
    assert t.longest_road == RED
    t.do("relay 0-4")
    assert (t.longest_road, int(t.route_length[RED])) == (RED, 5)
    assert_sound(t)


@pytest.mark.article("card-diplomat", "longest-road", "1.F.c#2")
@pytest.mark.parametrize("answer", ["relay 7-12", "waive"])
def test_the_longest_road_goes_over_when_the_own_road_is_laid_elsewhere_or_not_at_all(answer: str) -> None:
    t = table(*TWO_OF_FIVE)
    t.do("diplomat 16-21")
    t.do(answer)
    assert t.longest_road == BLUE
    assert (points(t, RED), points(t, BLUE)) == (0, 2)


@pytest.mark.article("card-diplomat", "longest-road", "1.F.c#1")
def test_a_foreign_longest_road_can_be_shortened() -> None:
    t = table("blue roads: 0-3-7-11-16-21", "red progress: diplomat")
    assert t.longest_road == BLUE
    t.do("diplomat 0-3")
    assert (t.longest_road, int(t.route_length[BLUE])) == (NOBODY, 4)
    assert_sound(t)


@pytest.mark.article("card-diplomat", "longest-road", "thirteen-points")
def test_a_road_laid_again_can_win_the_game() -> None:
    t = table("red roads: 0-3-7-11-16 33-38", "red defender: 11", "red progress: diplomat")
    t.do("diplomat 33-38")
    t.do("relay 16-21")
    assert t.winner() == RED
