"""The founding phase, the beginners' pieces, and who begins."""

import pytest

from hexhaven.core.game import CHANCE
from hexhaven.games.island.rules.questions import BEFORE_ROLL
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import CITY, ROAD, SETTLEMENT

from .table import (
    BLUE,
    FIRST_ROUND,
    ISLET,
    RED,
    SECOND_ROUND,
    WHITE,
    assert_sound,
    bank,
    cards,
    hand,
    may_with,
    new_game,
    play_founding,
    refused,
    supply,
)


def founded(first: int = RED) -> Position:
    return play_founding(new_game(), first)


# --- who begins --------------------------------------------------------------------------------------


@pytest.mark.article("first-player")
def test_the_dice_decide_who_begins_and_favour_nobody() -> None:
    t = new_game(players=3)
    assert t.actor() == CHANCE
    assert [weight for _, weight in t.chances()] == [1, 1, 1]
    t.do("begins 2")
    assert t.turn == t.actor() == WHITE


@pytest.mark.article("first-player")
def test_nobody_begins_until_chance_has_spoken() -> None:
    t = new_game()
    assert refused(t, "found 8", RED).reason == "not_your_turn"
    assert refused(t, "begins 0", RED).reason == "not_your_turn"


@pytest.mark.article("first-player")
def test_the_oldest_player_has_the_first_seat() -> None:
    t = new_game(options={"first_player": "oldest"})
    assert t.turn == t.actor() == RED


# --- the order ---------------------------------------------------------------------------------------


@pytest.mark.article("founding-phase")
@pytest.mark.parametrize("first", range(4))
def test_the_first_round_goes_clockwise_and_the_second_back(first: int) -> None:
    t = new_game()
    t.do(f"begins {first}")
    order = []
    for node, road in FIRST_ROUND + SECOND_ROUND:
        order.append(int(t.actor()))
        t.do(f"found {node}")
        assert t.actor() == order[-1]  # the road belongs to the settlement
        t.do(f"found-road {road}")
    clockwise = [(first + i) % 4 for i in range(4)]
    assert order == clockwise + clockwise[::-1]


@pytest.mark.article("founding-phase")
@pytest.mark.parametrize("first", range(4))
def test_the_starting_player_opens_the_game(first: int) -> None:
    t = founded(first)
    assert t.turn == t.actor() == first
    assert t.phase == BEFORE_ROLL
    assert may_with(t, "roll") == {""}


@pytest.mark.article("founding-phase", "pieces", "victory-points")
def test_everybody_has_two_settlements_two_roads_and_two_points() -> None:
    t = founded()
    assert t.points() == [2, 2, 2, 2]
    for player in range(4):
        assert supply(t, player, SETTLEMENT) == 3
        assert supply(t, player, ROAD) == 13
    assert_sound(t)


@pytest.mark.article("founding-phase")
def test_nobody_places_out_of_turn() -> None:
    t = new_game()
    t.do("begins 0")
    assert refused(t, "found 8", BLUE).reason == "not_your_turn"


# --- where -------------------------------------------------------------------------------------------


@pytest.mark.article("founding-phase", "distance-rule", "1.H.c")
def test_the_distance_rule_holds_in_both_rounds() -> None:
    t = new_game(players=2)
    t.do("begins 0")
    t.do("found 17")
    t.do("found-road 17-22")
    for node in ["12", "22", "23"]:
        assert refused(t, f"found {node}").article == "1.H.c"
    assert refused(t, "found 17").reason == "node_taken"
    t.do("found 8")
    t.do("found-road 8-13")
    assert refused(t, "found 12").article == "1.H.c"  # blue itself stands beside it
    assert may_with(t, "found") == {str(n) for n in range(54)} - {"17", "12", "22", "23", "8", "4", "13"}


@pytest.mark.article("founding-phase")
def test_the_second_settlement_may_stand_anywhere_and_its_road_at_its_side() -> None:
    t = new_game(players=2)
    for text in ["begins 0", "found 17", "found-road 17-22", "found 8", "found-road 8-13", "found 53"]:
        t.do(text)
    assert may_with(t, "found-road") == {"49-53", "50-53"}
    assert refused(t, "found-road 8-12").reason == "road_at_new_building"
    assert refused(t, "found-road 45-49").article == "founding-phase"


@pytest.mark.article("founding-phase", "edges")
def test_a_road_of_the_founding_phase_needs_a_free_edge() -> None:
    t = new_game(players=2)
    for text in ["begins 0", "found 17", "found-road 17-22", "found 28"]:
        t.do(text)
    assert refused(t, "found-road 17-22").reason == "edge_taken"
    assert may_with(t, "found-road") == {"22-28", "28-33", "28-34"}


@pytest.mark.article("founding-phase")
def test_settlement_and_road_are_placed_one_after_the_other() -> None:
    t = new_game()
    t.do("begins 0")
    assert refused(t, "found-road 8-13").reason == "found_first"
    assert refused(t, "roll").reason == "found_first"
    t.do("found 8")
    assert refused(t, "found 17").reason == "found_road_first"


@pytest.mark.article("founding-phase", "coast", "1.H.d#1")
@pytest.mark.parametrize("node", ["0", "21", "53"])
def test_a_settlement_may_be_founded_at_the_coast_without_a_harbour(node: str) -> None:
    t = new_game()
    t.do("begins 0")
    t.do(f"found {node}")


@pytest.mark.article("1.H.d#2", "founding-phase", "nodes")
def test_nothing_is_founded_between_three_sea_hexes() -> None:
    t = new_game(map=ISLET)
    t.do("begins 0")
    at_sea = [str(n) for n in range(t.map.land_nodes, t.map.nodes)]
    assert at_sea
    for node in at_sea:
        assert refused(t, f"found {node}").reason == "node_at_sea"
    assert not may_with(t, "found") & set(at_sea)


@pytest.mark.article("founding-phase")
def test_a_placement_without_a_free_node_is_skipped() -> None:
    """On this islet three settlements leave no node free; the others are not asked again."""
    t = new_game(map=ISLET, players=2)
    t.do("begins 0")
    while t.actor() >= 0 and t.phase == BEFORE_ROLL and "roll" not in {t.write(a) for a in t.legal()}:
        t.apply(t.legal()[0])
    assert t.actor() == RED
    assert_sound(t)


# --- the first cards ---------------------------------------------------------------------------------


@pytest.mark.article("founding-phase", "production")
def test_the_second_settlement_pays_one_card_for_each_hex_at_once() -> None:
    t = new_game(players=2)
    for text in ["begins 0", "found 17", "found-road 17-22", "found 8", "found-road 8-13"]:
        t.do(text)
    assert hand(t, RED) == hand(t, BLUE) == {}
    t.do("found 28")  # fields, forest, forest
    assert hand(t, BLUE) == cards("1 grain 2 lumber")
    assert bank(t)["lumber"] == 17
    t.do("found-road 28-34")
    t.do("found 39")  # forest, mountains, hills
    assert hand(t, RED) == cards("lumber ore brick")


@pytest.mark.article("founding-phase", "desert")
def test_the_desert_pays_nothing() -> None:
    t = new_game(players=2)
    for text in ["begins 0", "found 17", "found-road 17-22", "found 8", "found-road 8-13", "found 30"]:
        t.do(text)
    assert hand(t, BLUE) == cards("lumber grain")  # forest, fields, desert


@pytest.mark.article("founding-phase", "harbours")
def test_a_harbour_of_the_founding_phase_is_open_from_the_start() -> None:
    t = new_game(players=2)
    t.do("begins 0")
    t.do("found 33")
    assert [int(rate) for rate in t.rates[:5]] == [2, 4, 4, 4, 4]


# --- the beginners' pieces ---------------------------------------------------------------------------


@pytest.mark.article("beginner-setup")
def test_beginners_start_with_their_pieces_and_the_cards_of_the_star() -> None:
    t = new_game(pieces=True)
    t.do("begins 2")
    assert t.turn == WHITE
    assert t.phase == BEFORE_ROLL
    assert t.points() == [2, 2, 2, 2]
    colours = {start.colour: hand(t, player) for player, start in enumerate(t.map.starts)}
    assert colours == {
        "red": cards("grain 2 lumber"),
        "orange": cards("ore 2 grain"),
        "white": cards("lumber ore wool"),
        "blue": cards("lumber ore brick"),
    }
    assert_sound(t)


@pytest.mark.article("beginner-setup")
@pytest.mark.parametrize("map", ["base-beginner", "base-travelbox-beginner"])
def test_with_three_beginners_red_stays_in_the_box(map: str) -> None:
    t = new_game(pieces=True, players=3, map=map)
    t.do("begins 0")
    red = next(start for start in t.map.starts if start.colour == "red")
    assert [t.owner(node) for node in red.nodes] == [-1, -1]
    assert [t.route_owner(edge) for edge in red.edges] == [-1, -1]
    assert t.points() == [2, 2, 2]


@pytest.mark.article("beginner-setup")
def test_blue_gets_two_lumber_and_one_grain_for_its_topmost_settlement() -> None:
    """Rule book of the travel edition: its example for the first cards."""
    t = new_game(pieces=True, map="base-travelbox-beginner", preset="travelbox")
    t.do("begins 0")
    blue = next(i for i, start in enumerate(t.map.starts) if start.colour == "blue")
    assert hand(t, blue) == cards("2 lumber grain")


# --- the tournament start ----------------------------------------------------------------------------


@pytest.mark.article("tournament-start", "founding-phase")
def test_the_tournament_start_is_a_settlement_a_city_and_a_third_road() -> None:
    t = new_game(players=2, options={"start_with_city": "on"})
    for text in ["begins 1", "found 17", "found-road 17-22", "found 8", "found-road 8-13"]:
        t.do(text)
    assert t.actor() == RED
    t.do("found 28")
    assert t.buildings[28] == CITY
    assert hand(t, RED) == cards("grain 2 lumber")  # one card for each hex, not two
    t.do("found-road 28-34")
    assert t.actor() == RED
    # The third road touches any road or building of red's, by the usual rules.
    assert may_with(t, "free-road") == {"4-8", "8-12", "9-13", "13-18", "22-28", "28-33", "29-34", "34-39"}
    assert refused(t, "free-road 52-49").reason == "road_not_joined"
    assert refused(t, "roll").reason == "free_road_first"
    t.do("free-road 9-13")
    assert t.actor() == BLUE
    t.do("found 39")
    t.do("found-road 39-44")
    t.do("free-road 44-48")
    assert t.points() == [3, 3]
    assert supply(t, RED, ROAD) == 12
    assert (supply(t, RED, SETTLEMENT), supply(t, RED, CITY)) == (4, 3)
    assert t.turn == t.actor() == BLUE
    assert_sound(t)


@pytest.mark.article("tournament-start", "distance-rule")
def test_the_founding_city_keeps_the_distance_rule() -> None:
    t = new_game(players=2, options={"start_with_city": "on"})
    for text in ["begins 0", "found 17", "found-road 17-22", "found 8", "found-road 8-13"]:
        t.do(text)
    assert refused(t, "found 22").article == "1.H.c"


@pytest.mark.article("tournament-start")
def test_without_the_option_there_is_no_third_road() -> None:
    t = founded()
    assert [supply(t, player, ROAD) for player in range(4)] == [13] * 4


@pytest.mark.article("tournament-start", "founding-phase")
def test_a_city_whose_edges_are_all_taken_gets_no_road_beside_it() -> None:
    """Third roads of others may take both edges of a free coast node; the phase goes on all the same."""
    t = new_game(players=2, options={"start_with_city": "on"})
    for text in ["begins 0", "found 6", "found-road 2-6", "found 31", "found-road 31-36"]:
        t.do(text)
    for road in ["2-5", "1-5"]:  # as if red had come along the coast
        a, b = (int(node) for node in road.split("-"))
        t.put_route(RED, ROAD, t.map.geometry.edge_between(a, b))
    t.put_route(RED, ROAD, t.map.geometry.edge_between(1, 4))
    t.do("found 1")
    assert t.actor() == BLUE
    assert may_with(t, "free-road")  # the third road is still to come
    t.do("free-road 36-41")
    assert t.actor() == RED
