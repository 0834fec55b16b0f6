"""Building: roads, settlements and cities, what they cost and where they may stand."""

import pytest

from hexhaven.core.game import UnknownAction
from hexhaven.games.island.rules.terrain import CITY, ROAD, SETTLEMENT

from .table import (
    BLUE,
    ISLET,
    RED,
    assert_sound,
    bank,
    hand,
    may,
    may_with,
    next_turn,
    refused,
    supply,
    table,
)

SETTLEMENT_COST = "brick lumber wool grain"


# --- costs -------------------------------------------------------------------------------------------


@pytest.mark.article("costs", "building", "bank")
@pytest.mark.parametrize(
    ("text", "price"),
    [
        ("road 8-13", "brick lumber"),
        ("settlement 22", "brick lumber wool grain"),
        ("city 8", "3 ore 2 grain"),
        ("buy", "ore wool grain"),
    ],
)
def test_what_is_built_is_paid_to_the_bank(text: str, price: str) -> None:
    t = table("red settlement: 8", "red roads: 8-12-17-22", f"red hand: {price}")
    t.do(text)
    assert hand(t, RED) == {}
    assert set(bank(t).values()) == {19}


@pytest.mark.article("costs")
@pytest.mark.parametrize(
    ("text", "too_little"),
    [
        ("road 8-13", "brick"),
        ("settlement 22", "brick lumber wool"),
        ("city 8", "2 ore 2 grain"),
        ("city 8", "3 ore grain"),
        ("buy", "ore wool"),
    ],
)
def test_without_the_cards_nothing_is_built(text: str, too_little: str) -> None:
    t = table("red settlement: 8", "red roads: 8-12-17-22", f"red hand: {too_little}")
    refusal = refused(t, text)
    assert (refusal.reason, refusal.article) == ("not_enough", "costs")


@pytest.mark.article("building", "turn")
def test_any_number_of_things_may_be_built_in_a_turn() -> None:
    t = table("red settlement: 8", "red hand: 5 brick 5 lumber wool 3 grain 3 ore")
    for text in ["road 8-12", "road 12-17", "road 17-22", "road 22-28", "settlement 22", "city 22"]:
        t.do(text)
    assert hand(t, RED) == {}
    assert t.points()[RED] == 3
    assert_sound(t)


@pytest.mark.article("building", "turn")
@pytest.mark.parametrize("text", ["road 8-13", "settlement 22", "city 8", "buy"])
def test_nobody_builds_before_the_roll_or_out_of_turn(text: str) -> None:
    rich = "red hand: 5 brick 5 lumber 5 wool 5 grain 5 ore"
    t = table("red settlement: 8", "red roads: 8-12-17-22", rich, rolled=False)
    assert refused(t, text).reason == "roll_first"
    t = table("red settlement: 8", "red roads: 8-12-17-22", rich, on_turn="blue")
    assert refused(t, text, RED).reason == "not_your_turn"


# --- pieces ------------------------------------------------------------------------------------------


@pytest.mark.article("pieces")
def test_everybody_has_15_roads_5_settlements_and_4_cities() -> None:
    t = table()
    for player in range(4):
        assert [supply(t, player, piece) for piece in (ROAD, SETTLEMENT, CITY)] == [15, 5, 4]


@pytest.mark.article("pieces", "road")
def test_a_sixteenth_road_is_not_built() -> None:
    t = table("red roads: 0-3-7-11-16-21-27-33-38-43-47-51-48-52-49-53", "red hand: brick lumber")
    refusal = refused(t, "road 0-4")
    assert (refusal.reason, refusal.article) == ("no_piece", "pieces")


@pytest.mark.article("pieces", "city")
def test_a_fifth_city_is_not_built() -> None:
    t = table("red cities: 7 8 9 10", "red settlement: 16", "red hand: 3 ore 2 grain")
    refusal = refused(t, "city 16")
    assert (refusal.reason, refusal.article) == ("no_piece", "pieces")


@pytest.mark.article("1.H.a#1", "pieces", "city")
def test_there_is_no_virtual_sixth_settlement() -> None:
    t = table(
        "red settlements: 7 8 9 10 16", "red roads: 16-21-27", f"red hand: {SETTLEMENT_COST} 3 ore 2 grain"
    )
    refusal = refused(t, "settlement 27")
    assert (refusal.reason, refusal.article) == ("no_piece", "1.H.a")
    refusal = refused(t, "city 27")
    assert (refusal.reason, refusal.article) == ("no_settlement_to_enlarge", "1.H.a")
    t.do("city 7")  # frees a piece
    t.do("settlement 27")
    assert t.points()[RED] == 7


@pytest.mark.article("1.H.a#2", "settlement", "city")
def test_a_settlement_may_become_a_city_in_the_turn_it_is_founded() -> None:
    t = table("red roads: 16-21-27", f"red hand: {SETTLEMENT_COST} 3 ore 2 grain")
    t.do("settlement 27")
    t.do("city 27")
    assert t.points()[RED] == 2
    assert supply(t, RED, SETTLEMENT) == 5


@pytest.mark.article("1.H.b", "pieces", "city")
def test_the_settlement_piece_comes_back_and_nine_places_are_possible() -> None:
    """Five settlements and four cities stand at the end; a tenth place is refused."""
    t = table("red settlements: 7 8 9 10 16", "red hand: 6 ore 4 grain")
    t.do("city 7")
    t.do("city 8")
    assert [supply(t, RED, piece) for piece in (SETTLEMENT, CITY)] == [2, 2]
    t = table(
        "red cities: 7 8 9 10",
        "red settlements: 16 17 18 19",
        "red roads: 27-33-38-43-47",
        "red hand: 2 brick 2 lumber 2 wool 2 grain",
        options={"victory_must_be_announced": "yes"},
    )
    t.do("settlement 27")
    assert [supply(t, RED, piece) for piece in (SETTLEMENT, CITY)] == [0, 0]
    assert refused(t, "settlement 47").article == "1.H.a"


@pytest.mark.article("1.H.e", "city")
def test_a_city_may_come_before_the_third_settlement() -> None:
    t = table("red settlements: 8 28", "red hand: 3 ore 2 grain")
    t.do("city 28")
    assert t.points()[RED] == 3


@pytest.mark.article("city")
def test_a_city_grows_only_from_an_own_settlement() -> None:
    t = table("red city: 8", "blue settlement: 17", "red hand: 3 ore 2 grain")
    for node in ["8", "17", "30"]:
        assert refused(t, f"city {node}").reason == "no_settlement_to_enlarge"


# --- settlements -------------------------------------------------------------------------------------


@pytest.mark.article("1.H.c", "distance-rule")
@pytest.mark.parametrize(
    "neighbour", ["red settlement: 12", "red city: 22", "blue settlement: 23", "blue city: 12"]
)
def test_all_three_neighbouring_nodes_must_be_free(neighbour: str) -> None:
    t = table("red roads: 17-12 17-22 17-23", f"red hand: {SETTLEMENT_COST}", neighbour)
    refusal = refused(t, "settlement 17")
    assert (refusal.reason, refusal.article) == ("too_close", "1.H.c")


@pytest.mark.article("distance-rule", "1.H.c")
def test_two_edges_away_is_far_enough() -> None:
    """Rule book, "Distance rule": A is built, beside it are the B, and C is free."""
    t = table("blue settlements: 8 22", "red roads: 8-12-17-23-29", f"red hand: {SETTLEMENT_COST}")
    assert may_with(t, "settlement") == {"23", "29"}


@pytest.mark.article("settlement", "distance-rule")
def test_a_settlement_needs_an_own_road_and_distance() -> None:
    """Rule book, "Settlement": A is too near, C has no red road, the B are allowed."""
    t = table(
        "red settlement: 8", "red roads: 8-12-17-22", "blue road: 22-28", f"red hand: {SETTLEMENT_COST}"
    )
    assert refused(t, "settlement 12").article == "1.H.c"
    assert refused(t, "settlement 28").article == "settlement"
    assert may_with(t, "settlement") == {"17", "22"}


@pytest.mark.article("settlement", "nodes")
def test_a_node_holds_one_building() -> None:
    t = table("blue settlement: 17", "red road: 17-22", f"red hand: {SETTLEMENT_COST}")
    refusal = refused(t, "settlement 17")
    assert (refusal.reason, refusal.article) == ("node_taken", "nodes")


@pytest.mark.article("1.H.d#1", "coast", "settlement")
@pytest.mark.parametrize(("road", "node"), [("2-6", "6"), ("21-27", "27"), ("10-6", "6"), ("50-53", "53")])
def test_a_settlement_at_the_coast_needs_no_harbour(road: str, node: str) -> None:
    t = table(f"red road: {road}", f"red hand: {SETTLEMENT_COST}")
    t.do(f"settlement {node}")
    assert t.owner(int(node)) == RED


@pytest.mark.article("1.H.d#2", "nodes", "coast")
def test_no_settlement_stands_between_three_sea_hexes() -> None:
    t = table(f"red hand: {SETTLEMENT_COST}", map=ISLET)
    for node in range(t.map.land_nodes, t.map.nodes):
        refusal = refused(t, f"settlement {node}")
        assert (refusal.reason, refusal.article) == ("node_at_sea", "1.H.d")


@pytest.mark.article("1.H.d#3", "settlement")
def test_a_settlement_out_of_the_blue_is_refused() -> None:
    t = table("red settlement: 8", "red road: 8-12", f"red hand: {SETTLEMENT_COST}")
    refusal = refused(t, "settlement 44")
    assert (refusal.reason, refusal.article) == ("settlement_not_joined", "settlement")


@pytest.mark.article("settlement", "road")
def test_a_road_that_ends_at_a_node_carries_a_settlement_though_the_way_back_is_cut() -> None:
    """The settlement needs an own road at its node, nothing more."""
    t = table("red roads: 12-17-22", "blue settlement: 17", f"red hand: {SETTLEMENT_COST}")
    assert refused(t, "settlement 22").article == "1.H.c"
    t = table("red roads: 12-17-22-28", "blue settlement: 17", f"red hand: {SETTLEMENT_COST}")
    t.do("settlement 28")


# --- roads -------------------------------------------------------------------------------------------


@pytest.mark.article("road", "building")
def test_a_road_starts_at_an_own_building_or_road() -> None:
    """Rule book, "Road": from settlement A the roads along the arrows are allowed."""
    t = table("red settlement: 17", "red road: 17-22", "red hand: brick lumber")
    assert may_with(t, "road") == {"12-17", "17-23", "16-22", "22-28"}
    refusal = refused(t, "road 0-4")
    assert (refusal.reason, refusal.article) == ("road_not_joined", "road")


@pytest.mark.article("edges", "road")
def test_an_edge_holds_one_road() -> None:
    t = table("red settlement: 17", "blue road: 17-22", "red hand: brick lumber")
    refusal = refused(t, "road 17-22")
    assert (refusal.reason, refusal.article) == ("edge_taken", "edges")


@pytest.mark.article("coast", "edges", "1.H.d#2")
def test_a_road_may_run_along_the_coast_but_not_between_sea_hexes() -> None:
    m = ISLET
    at_sea = next(e for e in range(m.land_edges, m.edges) if m.edge_nodes[2 * e] < m.land_nodes)
    corner = m.edge_nodes[2 * at_sea]
    t = table(f"red settlement: {corner}", "red hand: 3 brick 3 lumber", map=ISLET)
    edges = [int(e) for e in t.map.node_edges[3 * corner : 3 * corner + 3]]
    names = [f"{t.map.edge_nodes[2 * e]}-{t.map.edge_nodes[2 * e + 1]}" for e in edges]
    for edge, name in zip(edges, names, strict=True):
        if edge < t.map.land_edges:
            t.do(f"road {name}")
        else:
            refusal = refused(t, f"road {name}")
            assert (refusal.reason, refusal.article) == ("edge_at_sea", "edges")


@pytest.mark.article("1.I.a#1", "road")
def test_nobody_builds_on_behind_a_foreign_settlement() -> None:
    t = table(
        "red roads: 12-17", "blue road: 23-17", "red settlement: 17", "blue hand: brick lumber",
        "red hand: brick lumber", on_turn="blue",
    )  # fmt: skip
    refusal = refused(t, "road 17-22")
    assert (refusal.reason, refusal.article) == ("road_blocked", "1.I.a")
    next_turn(t, 2)
    next_turn(t, 2)
    next_turn(t, 2)
    t.do("road 17-22")  # red may


@pytest.mark.article("1.I.a#2", "road")
def test_a_city_stands_in_the_way_just_as_well() -> None:
    t = table("red city: 17", "blue road: 23-17", "blue hand: brick lumber", on_turn="blue")
    assert refused(t, "road 17-22").article == "1.I.a"
    assert may_with(t, "road") == {"18-23", "23-29"}


@pytest.mark.article("1.I.a", "road")
def test_an_own_building_is_never_in_the_way() -> None:
    t = table("red roads: 12-17", "red settlement: 17", "red hand: brick lumber")
    t.do("road 17-22")


@pytest.mark.article("1.I.a", "road")
def test_a_blocked_edge_may_be_reached_from_its_other_end() -> None:
    t = table("red settlement: 17", "blue roads: 23-17 22-28", "blue hand: brick lumber", on_turn="blue")
    t.do("road 17-22")
    assert t.route_owner(t.map.geometry.edge_between(17, 22)) == BLUE


@pytest.mark.article("1.I.b#1", "road", "pieces")
def test_a_built_road_is_not_moved() -> None:
    t = table("red settlement: 8", "red road: 8-12", "red hand: brick lumber")
    for text in ["move 8-12 8-13", "remove 8-12", "road 8-12 8-13"]:
        with pytest.raises(UnknownAction):
            t.read(text)
    assert {text.split()[0] for text in may(t)} <= {"road", "offer", "end"}
    assert refused(t, "road 8-12").reason == "edge_taken"
