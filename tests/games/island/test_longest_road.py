"""The longest road: how it is counted, who holds it, and what happens when it is cut."""

from collections.abc import Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexhaven.core.game import NOBODY
from hexhaven.games.island.rules.build import keeps_distance, set_road, set_settlement
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import ROAD, SETTLEMENT

from .table import (
    BEGINNERS,
    BLUE,
    ORANGE,
    RED,
    WHITE,
    assert_sound,
    deal,
    may,
    refused,
    supply,
    table,
    the_map,
)

SETTLEMENT_COST = "brick lumber wool grain"


def length(p: Position, player: int = RED) -> int:
    return int(p.route_length[player])


# --- counting ----------------------------------------------------------------------------------------


@pytest.mark.article("1.F.a#1", "longest-road")
def test_branches_off_the_way_do_not_count() -> None:
    t = table("red roads: 0-3-7-11-16-21-27 7-12 16-22")
    assert length(t) == 6


@pytest.mark.article("1.F.a#1", "longest-road")
def test_seven_roads_with_two_branches_are_seven() -> None:
    """Rule book, "Longest road": the picture with the ways A and B."""
    t = table("red roads: 8-12-17-23-29-34-39-44 17-22 29-35")
    assert length(t) == 7
    assert t.longest_road == RED


@pytest.mark.article("1.F.a#1")
def test_the_longer_of_two_branches_counts() -> None:
    t = table("red roads: 8-12-17-22-28 12-7-11-16-21-27")
    assert length(t) == 8  # from 28 to 12 and on to 27, but not the road 8-12


@pytest.mark.article("1.F.a#1")
def test_roads_in_two_places_do_not_add_up() -> None:
    t = table("red roads: 0-3-7-11 48-52-49-53")
    assert length(t) == 3


@pytest.mark.article("1.F.a#2")
@pytest.mark.parametrize("building", ["settlement", "city"])
def test_an_own_building_does_not_interrupt(building: str) -> None:
    t = table("red roads: 0-3-7-11-16-21", f"red {building}: 7")
    assert length(t) == 5
    assert t.longest_road == RED


@pytest.mark.article("1.F.a#3")
@pytest.mark.parametrize("building", ["settlement", "city"])
def test_a_foreign_building_ends_the_way(building: str) -> None:
    t = table(f"blue {building}: 7", "red roads: 0-3-7 7-11-16-21-27")
    assert length(t) == 4
    assert t.longest_road == NOBODY


@pytest.mark.article("1.F.a#3")
def test_a_way_may_end_at_a_foreign_building() -> None:
    t = table("blue settlement: 21", "red roads: 0-3-7-11-16-21")
    assert length(t) == 5


@pytest.mark.article("1.F.a#4", "longest-road", "victory-points")
def test_the_first_with_five_roads_takes_the_card_and_two_points() -> None:
    t = table("red roads: 0-3-7-11-16", "red hand: brick lumber")
    assert t.longest_road == NOBODY
    t.do("road 16-21")
    assert t.longest_road == RED
    assert t.points()[RED] == 2


@pytest.mark.article("1.F.f")
def test_a_ring_of_six_roads_is_six_long() -> None:
    t = table("red roads: 8-13-18-23-17-12-8")
    assert length(t) == 6


@pytest.mark.article("1.F.f")
def test_a_tail_on_a_ring_counts_too() -> None:
    t = table("red roads: 8-13-18-23-17-12-8 17-22-28")
    assert length(t) == 8


@pytest.mark.article("1.F.f", "longest-road")
def test_a_node_may_be_passed_twice_but_no_road() -> None:
    """Two rings with one edge in common: all eleven roads lie on one way."""
    t = table("red roads: 8-13-18-23-17-12-8 18-24-19-14-9-13")
    assert length(t) == 11


@pytest.mark.article("1.F.f", "1.F.a#3")
def test_a_foreign_building_opens_a_ring_but_takes_nothing_away() -> None:
    """The way begins and ends at the building."""
    t = table("red roads: 8-13-18-23-17-12-8", "blue settlement: 13")
    assert length(t) == 6


# --- holding -----------------------------------------------------------------------------------------


@pytest.mark.article("1.F.b", "longest-road")
def test_a_tie_leaves_the_card_with_its_holder_and_one_more_road_takes_it() -> None:
    t = table(
        "red roads: 0-3-7-11-16-21",
        "blue roads: 32-26-20-15-10",
        "blue hand: 2 brick 2 lumber",
        on_turn="blue",
    )
    t.do("road 6-10")
    assert length(t, BLUE) == length(t, RED) == 5
    assert t.longest_road == RED
    t.do("road 2-6")
    assert t.longest_road == BLUE
    assert t.points() == [0, 2, 0, 0]


@pytest.mark.article("1.F.b")
def test_the_holder_may_build_on_without_any_change() -> None:
    t = table("red roads: 0-3-7-11-16-21", "red hand: brick lumber")
    t.do("road 21-27")
    assert t.longest_road == RED
    assert t.points()[RED] == 2


# --- cutting -----------------------------------------------------------------------------------------


def cut_at_7(*lines: str) -> Position:
    """Blue founds a settlement on node 7, where a blue road meets red's line along the coast."""
    t = table(*lines, "blue road: 7-12", f"blue hand: {SETTLEMENT_COST}", on_turn="blue")
    assert t.longest_road == RED
    t.do("settlement 7")
    assert_sound(t)
    return t


@pytest.mark.article("1.F.c#1", "longest-road")
def test_without_any_line_of_five_the_card_is_laid_aside() -> None:
    """Red is still ahead with four, and loses the card all the same."""
    t = cut_at_7("red roads: 0-3-7-11-16-21-27")
    assert length(t) == 4
    assert t.longest_road == NOBODY
    assert t.points() == [0, 1, 0, 0]


@pytest.mark.article("1.F.c#2", "1.F.d#1")
def test_the_one_player_left_in_front_takes_the_card() -> None:
    t = cut_at_7("red roads: 0-3-7-11-16-21-27", "white roads: 32-26-20-15-10-6")
    assert t.longest_road == WHITE
    assert t.points() == [0, 1, 2, 0]


@pytest.mark.article("1.F.c#2", "1.F.d#1", "longest-road")
def test_whoever_cuts_the_line_may_gain_the_card_by_it() -> None:
    """Rule book, "Longest road": blue builds at C and takes the card over."""
    t = cut_at_7("red roads: 0-3-7-11-16-21-27-33", "blue roads: 32-26-20-15-10-6-2")
    assert length(t, RED) == 5
    assert t.longest_road == BLUE
    assert t.points()[BLUE] == 3


@pytest.mark.article("1.F.c#3")
def test_a_holder_cut_down_to_a_tie_keeps_the_card() -> None:
    t = cut_at_7("red roads: 0-3-7-11-16-21-27-33", "white roads: 32-26-20-15-10-6")
    assert length(t, RED) == length(t, WHITE) == 5
    assert t.longest_road == RED


@pytest.mark.article("1.F.c#4", "longest-road")
def test_a_tie_among_others_lays_the_card_aside_until_one_leads_alone() -> None:
    t = cut_at_7(
        "red roads: 0-3-7-11-16-21-27",
        "white roads: 32-26-20-15-10-6",
        "orange roads: 47-51-48-52-49-53",
        "white hand: brick lumber",
    )
    assert t.longest_road == NOBODY
    assert t.points() == [0, 1, 0, 0]
    t.do("end")
    t.do("roll")
    t.do("rolled 1 1")
    t.do("road 2-6")
    assert t.longest_road == WHITE


@pytest.mark.article("1.F.c#4")
def test_a_card_laid_aside_comes_back_when_the_tie_is_cut() -> None:
    t = cut_at_7(
        "red roads: 0-3-7-11-16-21-27",
        "white roads: 32-26-20-15-10-6",
        "orange roads: 47-51-48-52-49-53",
        "blue roads: 20-25",
        f"white hand: {SETTLEMENT_COST}",
    )
    deal(t, BLUE, SETTLEMENT_COST)
    t.do("settlement 20")
    assert length(t, WHITE) == 3
    assert t.longest_road == ORANGE


@pytest.mark.article("1.F.d#1", "distance-rule")
def test_a_settlement_that_cuts_a_road_keeps_the_distance_rule() -> None:
    t = table(
        "red roads: 0-3-7-11-16-21",
        "red settlement: 11",
        "blue road: 7-12",
        f"blue hand: {SETTLEMENT_COST}",
        on_turn="blue",
    )
    assert refused(t, "settlement 7").article == "1.H.c"


@pytest.mark.article("1.F.d#1", "settlement")
def test_a_settlement_that_cuts_a_road_needs_a_road_of_its_own() -> None:
    t = table("red roads: 0-3-7-11-16-21", f"blue hand: {SETTLEMENT_COST}", on_turn="blue")
    assert refused(t, "settlement 7").reason == "settlement_not_joined"


@pytest.mark.article("1.F.d#1")
def test_a_settlement_at_the_end_of_a_foreign_road_cuts_nothing() -> None:
    t = table(
        "red roads: 0-3-7-11-16-21", "blue road: 21-27", f"blue hand: {SETTLEMENT_COST}", on_turn="blue"
    )
    t.do("settlement 21")
    assert length(t, RED) == 5
    assert t.longest_road == RED


@pytest.mark.article("1.F.e#2")
def test_a_road_cut_by_a_settlement_is_mended_only_by_going_round() -> None:
    t = table(
        "red roads: 4-8-12-17-22-28-34",
        "blue road: 17-23",
        "blue settlement: 17",
        "red hand: 4 brick 4 lumber",
    )
    assert length(t) == 3
    assert not {text for text in may(t) if "17" in text and not text.startswith("road")}
    for road in ["7-12", "7-11", "11-16", "16-22"]:
        t.do(f"road {road}")
    assert length(t) == 8  # 4-8-12-7-11-16-22-28-34
    assert t.longest_road == RED


@pytest.mark.article("1.F.e#2", "city")
def test_a_settlement_that_cuts_a_road_stays_when_it_becomes_a_city() -> None:
    t = cut_at_7("red roads: 0-3-7-11-16-21-27")
    deal(t, BLUE, "2 grain 3 ore")
    t.do("city 7")
    assert length(t, RED) == 4
    assert t.longest_road == NOBODY


# --- against a simple count --------------------------------------------------------------------------


def counted_by_hand(p: Position, player: int) -> int:
    """The longest way from any node, tried out road by road."""
    roads = [
        (int(p.map.edge_nodes[2 * e]), int(p.map.edge_nodes[2 * e + 1]))
        for e in range(p.map.edges)
        if p.route_owner(e) == player
    ]

    def walk(node: int, left: frozenset[tuple[int, int]], start: bool) -> int:
        if not start and p.owner(node) >= 0 and p.owner(node) != player:
            return 0
        ways = [road for road in left if node in road]
        return max((1 + walk(sum(road) - node, left - {road}, False) for road in ways), default=0)

    nodes: Iterable[int] = {node for road in roads for node in road}
    return max((walk(node, frozenset(roads), True) for node in nodes), default=0)


NODES = [n for h in (4, 5, 8, 9, 10) for n in the_map(BEGINNERS).hex_nodes[6 * h : 6 * h + 6]]
EDGES = [e for (a, b), e in the_map(BEGINNERS).geometry.edge_at.items() if a in NODES and b in NODES]


@pytest.mark.article("1.F.a", "1.F.f")
@settings(max_examples=100, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 2), st.sampled_from(EDGES), st.sampled_from(NODES)), max_size=40))
def test_every_length_is_what_counting_by_hand_gives(moves: list[tuple[int, int, int]]) -> None:
    """Roads of two colours and now and then a settlement of a third, crowded onto five hexes."""
    t = table()
    for player, edge, node in moves:
        if player < 2 and t.route_owner(edge) < 0 and supply(t, player, ROAD) > 0:
            set_road(t, player, edge)
        elif player == 2 and keeps_distance(t, node) and supply(t, player, SETTLEMENT) > 0:
            set_settlement(t, player, node)
        assert [length(t, i) for i in range(2)] == [counted_by_hand(t, i) for i in range(2)]
    assert_sound(t)
