"""Production: what a roll brings, and what happens when the bank runs short."""

import pytest

from hexhaven.core.game import CHANCE
from hexhaven.games.island.rules.maps.text import read_map
from hexhaven.games.island.rules.questions import AFTER_ROLL

from .table import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    assert_sound,
    bank,
    cards,
    hand,
    may,
    may_with,
    refused,
    roll,
    table,
)

FOURS = read_map("""
id = "fours"
first_hex = "0,0"
rows = ["m4  p4  h6", "  d   f5"]
""")
"""Mountains and pasture side by side, both with a 4; they meet at two nodes."""


# --- the dice ----------------------------------------------------------------------------------------


@pytest.mark.article("turn", "production")
def test_a_turn_begins_with_the_roll() -> None:
    t = table("red hand: 4 brick 4 lumber 4 wool 4 grain 4 ore", rolled=False)
    assert may(t) == {"roll"}
    t.do("roll")
    assert t.actor() == CHANCE
    t.do("rolled 1 1")
    assert t.phase == AFTER_ROLL


@pytest.mark.article("production")
def test_each_pair_of_dice_is_equally_likely() -> None:
    t = table(rolled=False)
    t.do("roll")
    assert len(t.chances()) == 36
    assert {weight for _, weight in t.chances()} == {1}
    sums = [sum(int(die) for die in t.write(action).split()[1:]) for action, _ in t.chances()]
    assert [sums.count(n) for n in range(2, 13)] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]


@pytest.mark.article("production", "turn")
def test_nobody_else_touches_the_dice() -> None:
    t = table(rolled=False)
    assert refused(t, "roll", BLUE).reason == "not_your_turn"
    t.do("roll")
    assert refused(t, "rolled 6 6", RED).reason == "not_your_turn"
    assert refused(t, "rolled 0 6", CHANCE).reason == "no_such_dice"


@pytest.mark.article("turn")
def test_the_roll_comes_once_a_turn() -> None:
    t = table()
    assert refused(t, "roll").reason == "not_now"


# --- yields ------------------------------------------------------------------------------------------


@pytest.mark.article("production", "settlement", "turn")
def test_the_roll_serves_everybody() -> None:
    """Rule book, first page: the number lies on two hexes, and each owner takes what grows there."""
    t = table("red settlement: 25", "white settlement: 44", rolled=False)
    roll(t, 3)
    assert hand(t, RED) == cards("lumber")
    assert hand(t, WHITE) == cards("ore")
    assert hand(t, BLUE) == hand(t, ORANGE) == {}
    assert_sound(t)


@pytest.mark.article("production", "nodes")
def test_an_inland_settlement_harvests_three_hexes_and_a_coastal_one_fewer() -> None:
    """Rule book, first page: settlement C touches forest, mountains and hills, D only two hexes."""
    inland = [yields_of(number, "red settlement: 39") for number in (8, 3, 5)]
    coastal = [yields_of(number, "red settlement: 33") for number in (9, 8)]
    assert inland == [cards("lumber"), cards("ore"), cards("brick")]
    assert coastal == [cards("grain"), cards("lumber")]


def yields_of(number: int, *lines: str) -> dict[str, int]:
    """What red gets when this number is rolled."""
    t = table(*lines, rolled=False)
    roll(t, number)
    return hand(t, RED)


@pytest.mark.article("production", "coast")
def test_a_settlement_at_a_single_hex_harvests_that_one() -> None:
    t = table("red settlement: 0", rolled=False)
    roll(t, 10)
    assert hand(t, RED) == cards("ore")


@pytest.mark.article("city", "production")
def test_a_city_takes_two_cards_where_a_settlement_takes_one() -> None:
    """Rule book, "City": an 8 brings blue three ore and red two lumber."""
    t = table("blue settlement: 20", "blue city: 31", "red city: 38", rolled=False)
    roll(t, 8)
    assert hand(t, BLUE) == cards("3 ore")
    assert hand(t, RED) == cards("2 lumber")


@pytest.mark.article("production", "city")
def test_a_settlement_at_two_hexes_with_the_number_takes_from_both() -> None:
    """Rule book, "Yields": A touches mountains and pasture with a 4, B the pasture alone."""
    north, south = sorted(set(FOURS.hex_nodes[:6]) & set(FOURS.hex_nodes[6:12]))
    far = next(n for n in FOURS.hex_nodes[6:12] if n not in {north, south} and n not in near(south))
    t = table(f"red settlement: {south}", f"blue settlement: {far}", map=FOURS, rolled=False)
    city = table(f"red settlement: {south}", f"blue city: {far}", map=FOURS, rolled=False)
    roll(t, 4)
    assert hand(t, RED) == cards("ore wool")
    assert hand(t, BLUE) == cards("wool")
    roll(city, 4)
    assert hand(city, BLUE) == cards("2 wool")


def near(node: int) -> list[int]:
    return [int(n) for n in FOURS.node_nodes[3 * node : 3 * node + 3]]


@pytest.mark.article("production", "seven")
def test_a_seven_brings_nobody_anything() -> None:
    t = table("red city: 31", "blue city: 39", rolled=False)
    roll(t, 7)
    assert hand(t, RED) == hand(t, BLUE) == {}


@pytest.mark.article("robber", "production", "1.G.b")
def test_the_hex_under_the_robber_yields_nothing() -> None:
    """Rule book, "Robber": the owners at that hex get nothing from it, and the robber stays there."""
    t = table("red settlement: 31", "blue city: 28", robber=11, rolled=False)
    roll(t, 8)
    assert hand(t, RED) == {}
    assert hand(t, BLUE) == cards("2 lumber")
    assert t.robber == 11


@pytest.mark.article("robber", "production")
def test_the_robber_stops_one_hex_not_the_settlement_beside_it() -> None:
    t = table("red settlement: 31", robber=11, rolled=False)
    roll(t, 3)
    assert hand(t, RED) == cards("lumber")


@pytest.mark.article("desert", "production")
def test_a_building_at_the_desert_lives_on_its_other_hexes() -> None:
    for number in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12):
        expected = {3: "lumber", 4: "grain"}.get(number, "")
        assert yields_of(number, "red settlement: 30") == cards(expected)


# --- the bank ----------------------------------------------------------------------------------------


@pytest.mark.article("bank")
def test_the_bank_has_19_of_each_and_gives_what_players_take() -> None:
    t = table("blue settlement: 20", rolled=False)
    assert bank(t) == cards("19 brick 19 lumber 19 wool 19 grain 19 ore")
    roll(t, 8)
    assert bank(t)["ore"] == 18


@pytest.mark.article("shortage", "bank")
def test_when_the_bank_cannot_serve_all_nobody_gets_that_card() -> None:
    t = table("red settlement: 20", "blue city: 31", "red city: 38", "orange hand: 17 ore", rolled=False)
    roll(t, 8)
    assert "ore" not in hand(t, RED)
    assert hand(t, BLUE) == {}
    assert bank(t)["ore"] == 2
    assert hand(t, RED) == cards("2 lumber")  # other kinds are handed out as usual
    assert_sound(t)


@pytest.mark.article("shortage")
def test_a_bank_that_just_suffices_serves_everybody() -> None:
    t = table("red settlement: 20", "blue city: 31", "orange hand: 16 ore", rolled=False)
    roll(t, 8)
    assert hand(t, RED) == cards("ore")
    assert hand(t, BLUE) == cards("2 ore")


@pytest.mark.article("shortage")
@pytest.mark.parametrize(("left", "gets"), [(3, 3), (2, 2), (1, 1), (0, 0)])
def test_one_player_alone_takes_what_is_left(left: int, gets: int) -> None:
    t = table("blue settlement: 20", "blue city: 31", f"orange hand: {19 - left} ore", rolled=False)
    roll(t, 8)
    assert hand(t, BLUE) == cards(f"{gets} ore")
    assert_sound(t)


@pytest.mark.article("shortage", "robber")
def test_a_claim_under_the_robber_is_no_claim() -> None:
    """Blue alone is due lumber from the other hex, so blue takes what is left."""
    t = table(
        "red city: 23",
        "blue city: 25",
        "white hand: 18 lumber",
        robber=8,
        rolled=False,
        map=ELEVENS,
    )
    roll(t, 11)
    assert hand(t, RED) == {}
    assert hand(t, BLUE) == cards("lumber")


ELEVENS = read_map("""
id = "elevens"
first_hex = "0,-2"
rows = [
    "    m10 p2  f9",
    "  g12 h6  p4  h10",
    "g9  f11 d   f11 m8",
    "  f8  m3  g4  p5",
    "    h5  g6  p11",
]
""")
"""The beginners' map with an 11 on a second forest."""


@pytest.mark.article("shortage", "map-rules")
def test_a_large_map_with_one_number_and_one_terrain_is_played_like_any_other() -> None:
    """Fifty forests can claim more cards than a byte counts; the bank has 19 all the same."""
    rows = ", ".join(['"' + "  " * i + "  ".join(["f5"] * 10) + '"' for i in range(5)])
    forests = read_map(f'id = "forests"\nfirst_hex = "0,0"\nrows = [{rows}]\nrobber = "0,0"')
    node = forests.geometry.node((5, 2), "N")
    t = table(f"red city: {node}", map=forests, rolled=False)
    roll(t, 5)
    assert hand(t, RED) == cards("6 lumber")
    assert_sound(t)


@pytest.mark.article("turn")
def test_the_turn_goes_to_the_left_neighbour() -> None:
    t = table(on_turn="orange")
    t.do("end")
    assert t.turn == t.actor() == RED
    assert may_with(t, "roll") == {""}


@pytest.mark.article("turn")
def test_a_turn_may_pass_without_trade_or_building() -> None:
    t = table("red hand: 4 brick 4 lumber 4 wool 4 grain", "white settlement: 8", rolled=False)
    roll(t, 2)
    assert hand(t, WHITE) == cards("wool")
    t.do("end")
    assert t.turn == BLUE


@pytest.mark.article("turn")
def test_a_turn_cannot_end_before_the_roll() -> None:
    t = table(rolled=False)
    assert refused(t, "end").reason == "roll_first"
