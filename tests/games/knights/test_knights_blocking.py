"""What a knight is in the way of: roads, buildings and the longest road."""

import pytest

from games.island.table import BLUE, ORANGE, RED, WHITE, may, may_with
from hexhaven.core.game import NOBODY
from hexhaven.games.island.rules.state import Position

from .acting import next_round, why_not
from .table import assert_sound, building, knights_of, next_turn, points, table

ROAD = "brick lumber"
SETTLEMENT = "brick lumber wool grain"


def length(p: Position, player: int) -> int:
    return int(p.route_length[player])


# --- roads and buildings -----------------------------------------------------------------------------


@pytest.mark.article("knights-examples#2", "knight-blocks", "1.I.a#2")
def test_foreign_roads_end_at_a_passive_knight_and_own_ones_go_on() -> None:
    t = table(
        "red roads: 8-12", "blue roads: 22-17-12", f"red hand: ore wool {ROAD}", f"blue hand: {ROAD}",
    )  # fmt: skip
    t.do("knight 12")
    assert "7-12" in may_with(t, "road")
    next_turn(t, 1, 2)
    assert why_not(t, "road 7-12") == ("road_blocked", "1.I.a")
    assert "17-23" in may_with(t, "road")


@pytest.mark.article("knight-blocks", "1.I.a#2")
@pytest.mark.parametrize("star", ["", "*"])
def test_a_foreign_road_may_lead_to_a_knight(star: str) -> None:
    t = table(
        "red roads: 8-12",
        f"red knights: 12{star}",
        "blue roads: 17-22",
        f"blue hand: 2 {ROAD}",
        on_turn="blue",
    )
    t.do("road 12-17")
    assert why_not(t, "road 7-12") == ("road_blocked", "1.I.a")


@pytest.mark.article("knight-blocks")
@pytest.mark.parametrize("star", ["", "*"])
def test_nobody_builds_on_a_knights_node(star: str) -> None:
    t = table(
        "red roads: 8-12", f"red knights: 12{star}", "blue roads: 12-17",
        f"blue hand: {SETTLEMENT} ore wool", on_turn="blue",
    )  # fmt: skip
    assert why_not(t, "settlement 12") == ("node_taken", "nodes")
    assert why_not(t, "knight 12") == ("node_taken", "knights-on-board")


@pytest.mark.article("knight-blocks", "card-intrigue")
def test_a_site_is_free_again_once_the_knight_has_gone() -> None:
    t = table(
        "red roads: 8-12", "red knights: 12", "blue roads: 12-17", "blue progress: intrigue",
        f"blue hand: {SETTLEMENT}", on_turn="blue",
    )  # fmt: skip
    t.do("intrigue 12")
    t.do("retreat 8")
    t.do("settlement 12")
    assert building(t, 12) == "settlement"


@pytest.mark.article("knight-blocks", "card-road-building")
def test_free_roads_do_not_pass_a_foreign_knight() -> None:
    t = table("red roads: 12-17", "red progress: road-building", "blue roads: 8-12", "blue knights: 12")
    t.do("road-building")
    assert "7-12" not in may_with(t, "free-road")
    assert "17-22" in may_with(t, "free-road")


# --- the longest road --------------------------------------------------------------------------------

BLUE_ROUTE = "blue roads: 0-3-7-11-16-21-27"  # six roads


@pytest.mark.article("1.F.d#2", "knight-blocks", "1.F.a#3")
def test_a_new_knight_cuts_a_foreign_longest_road() -> None:
    """It is passive, and there is no distance to be kept."""
    t = table(BLUE_ROUTE, "red roads: 7-12-8", "red hand: ore wool")
    assert t.longest_road == BLUE
    t.do("knight 7")
    assert length(t, BLUE) == 4
    assert t.longest_road == NOBODY
    assert points(t, BLUE) == 0
    assert_sound(t)


@pytest.mark.article("1.F.d#2", "knight-blocks", "move-knight")
def test_a_knight_that_moves_in_cuts_a_foreign_longest_road() -> None:
    t = table(BLUE_ROUTE, "red roads: 7-12-8", "red knights: 8*")
    t.do("move 8 7")
    assert (length(t, BLUE), t.longest_road) == (4, NOBODY)


@pytest.mark.article("1.F.a#2", "knight-blocks")
def test_an_own_knight_does_not_cut_the_own_road() -> None:
    t = table(BLUE_ROUTE, "blue hand: ore wool", on_turn="blue")
    t.do("knight 11")
    assert (length(t, BLUE), t.longest_road) == (6, BLUE)


@pytest.mark.article("1.F.d#2", "longest-road")
def test_a_knight_at_the_end_of_a_foreign_road_takes_nothing_away() -> None:
    t = table(BLUE_ROUTE, "red roads: 0-4", "red hand: ore wool")
    t.do("knight 0")
    assert (length(t, BLUE), t.longest_road) == (6, BLUE)


@pytest.mark.article("1.F.e#1", "longest-road", "move-knight")
def test_the_road_is_whole_again_when_the_knight_moves_on() -> None:
    t = table("red roads: 7-12-8", "red knights: 7*", BLUE_ROUTE)
    assert t.longest_road == NOBODY
    t.do("move 7 12")
    assert (length(t, BLUE), t.longest_road) == (6, BLUE)
    assert points(t, BLUE) == 2


@pytest.mark.article("1.F.e#1", "displace-knight", "longest-road")
def test_the_road_is_whole_again_when_a_stronger_knight_drives_the_other_away() -> None:
    """The stronger one is of the road's colour, so it does not cut it."""
    t = table("red roads: 7-12-8", "red knights: 7", BLUE_ROUTE, "blue strong: 0*", on_turn="blue")
    t.do("displace 0 7")
    t.do("retreat 8")
    assert (length(t, BLUE), t.longest_road) == (6, BLUE)


@pytest.mark.article("1.F.e#1", "card-intrigue", "longest-road")
def test_the_road_is_whole_again_after_an_intrigue() -> None:
    t = table("red roads: 7-12-8", "red knights: 7", BLUE_ROUTE, "blue progress: intrigue", on_turn="blue")
    t.do("intrigue 7")
    t.do("retreat 12")
    assert (length(t, BLUE), t.longest_road) == (6, BLUE)


@pytest.mark.article("1.F.e#1", "card-intrigue", "4.I.d#2")
def test_the_road_is_whole_again_when_the_driven_knight_finds_no_place() -> None:
    t = table(
        "red roads: 7-12", "red settlement: 12", "red knights: 7", BLUE_ROUTE, "blue progress: intrigue",
        on_turn="blue",
    )  # fmt: skip
    t.do("intrigue 7")
    assert knights_of(t, RED) == {}
    assert (length(t, BLUE), t.longest_road) == (6, BLUE)


@pytest.mark.article("1.F.e#1", "card-deserter", "longest-road")
def test_the_road_is_whole_again_after_a_desertion() -> None:
    t = table("red roads: 7-12-8", "red knights: 7", BLUE_ROUTE, "blue progress: deserter", on_turn="blue")
    t.do(f"deserter {RED}")
    t.do("dismiss 7")
    t.do("enlist 7")
    assert (length(t, BLUE), t.longest_road) == (6, BLUE)


@pytest.mark.article("1.F.e#1", "card-deserter", "6.J.c#4")
def test_the_road_is_whole_again_after_a_desertion_that_brings_no_knight() -> None:
    t = table(
        "red roads: 7-12-8", "red knights: 7", BLUE_ROUTE, "blue knights: 0 27", "blue progress: deserter",
        on_turn="blue",
    )  # fmt: skip
    t.do(f"deserter {RED}")
    t.do("dismiss 7")
    assert (length(t, BLUE), t.longest_road) == (6, BLUE)


@pytest.mark.article("1.F.d#2", "1.F.c#2")
def test_the_card_goes_to_the_longest_road_that_is_left() -> None:
    t = table(BLUE_ROUTE, "white roads: 32-26-20-15-10-6", "red roads: 7-12", "red hand: ore wool")
    t.do("knight 7")
    assert t.longest_road == WHITE
    assert points(t, WHITE) == 2


@pytest.mark.article("1.F.e#1", "1.F.b")
def test_a_whole_road_takes_the_card_back_only_if_it_is_longer() -> None:
    lines = ["red roads: 7-12-8", "red knights: 7*", "white roads: 32-26-20-15-10-6"]
    equal = table(*lines, "blue roads: 0-3-7-11-16-21")
    equal.do("move 7 12")
    assert (length(equal, BLUE), equal.longest_road) == (5, WHITE)
    longer = table(*lines, BLUE_ROUTE)
    longer.do("move 7 12")
    assert longer.longest_road == BLUE


@pytest.mark.article("1.F.e#1", "longest-road", "thirteen-points")
def test_the_player_on_turn_who_wins_by_a_whole_road_wins_at_once() -> None:
    t = table(
        "red roads: 7-12-8", "red knights: 7", BLUE_ROUTE, "blue defender: 11", "blue progress: intrigue",
        on_turn="blue",
    )  # fmt: skip
    t.do("intrigue 7")
    assert t.winner() == NOBODY
    t.do("retreat 8")
    assert t.winner() == BLUE


# White has eight roads. A knight on 16 leaves four of them, one on 7 leaves six, as many as blue has.
WAY_ROUND = "roads: 7-12-17-22-16"
RIVALS = ["blue roads: 32-26-20-15-10-6-2", "white roads: 0-3-7-11-16-21-27-33-38"]


@pytest.mark.article("1.F.d#2", "1.F.b", "move-knight")
def test_a_knight_that_moves_along_a_foreign_road_is_not_gone_in_between() -> None:
    """White never had more roads than blue, so blue keeps the card."""
    t = table(f"red {WAY_ROUND}", "red knights: 16*", *RIVALS)
    assert (length(t, WHITE), t.longest_road) == (4, BLUE)
    t.do("move 16 7")
    assert (length(t, WHITE), t.longest_road) == (6, BLUE)


@pytest.mark.article("1.F.e#1", "1.F.b", "card-intrigue")
def test_the_longest_road_is_judged_when_the_driven_knight_has_found_its_place() -> None:
    t = table(
        f"orange {WAY_ROUND}", "orange knights: 16", *RIVALS, "white progress: intrigue", on_turn="white"
    )
    t.do("intrigue 16")
    assert t.actors() == [ORANGE]
    t.do("retreat 7")
    assert (length(t, WHITE), t.longest_road) == (6, BLUE)
    assert_sound(t)


@pytest.mark.article("1.F.e#1", "1.F.b", "card-intrigue")
def test_the_driven_knight_that_stays_off_the_road_gives_it_back() -> None:
    t = table(
        f"orange {WAY_ROUND}", "orange knights: 16", *RIVALS, "white progress: intrigue", on_turn="white"
    )
    t.do("intrigue 16")
    t.do("retreat 17")
    assert (length(t, WHITE), t.longest_road) == (8, WHITE)


@pytest.mark.article("1.F.e#1", "1.F.b", "card-deserter", "knight-blocks")
def test_a_knight_that_deserts_is_gone_before_the_other_one_is_set() -> None:
    """White's road is whole for a moment: it takes the card from blue and keeps it in a tie."""
    t = table(
        "orange roads: 16-22-17", "orange knights: 16", *RIVALS, "red roads: 8-12-7",
        "red progress: deserter",
    )  # fmt: skip
    assert (length(t, WHITE), t.longest_road) == (4, BLUE)
    t.do(f"deserter {ORANGE}")
    t.do("dismiss 16")
    assert (length(t, WHITE), t.longest_road) == (8, WHITE)
    t.do("enlist 7")
    assert (length(t, WHITE), length(t, BLUE), t.longest_road) == (6, 6, WHITE)
    assert_sound(t)


@pytest.mark.article("1.F.e#1", "card-deserter", "thirteen-points")
def test_a_desertion_that_makes_the_road_whole_wins_at_once() -> None:
    t = table(
        "red roads: 7-12-8", "red knights: 7", BLUE_ROUTE, "blue defender: 11", "blue progress: deserter",
        on_turn="blue",
    )  # fmt: skip
    t.do(f"deserter {RED}")
    t.do("dismiss 7")
    assert t.winner() == BLUE


@pytest.mark.article("knight-blocks", "displace-knight")
def test_a_driven_knight_can_cut_a_road_elsewhere() -> None:
    t = table(
        "blue roads: 0-3-7-11-16-21-27", "white roads: 7-12-17", "white knights: 17",
        "red roads: 23-17", "red strong: 23*",
    )  # fmt: skip
    t.do("displace 23 17")
    assert may(t) == {"retreat 12", "retreat 7"}
    t.do("retreat 7")
    assert (length(t, BLUE), t.longest_road) == (4, NOBODY)


@pytest.mark.article("knight-blocks", "6.C.f#4", "1.F.d#2")
def test_a_knight_cut_off_from_the_rest_of_its_network_stays_and_acts() -> None:
    """Blue's knight on 17 parts red's network; the part beyond it is still red's to use."""
    t = table(
        "red settlement: 8", "red roads: 8-12-17-23-29", "red knights: 23*", "blue roads: 17-22",
        "blue knights: 17", f"red hand: {ROAD} ore wool",
    )  # fmt: skip
    assert may_with(t, "move") == {"23 29"}
    assert may_with(t, "knight") == {"12", "29"}
    t.do("road 29-34")
    t.do("move 23 34")
    next_round(t)
    assert knights_of(t, RED) == {34: "basic"}
