"""Victory: only in the own turn, at once, and by every kind of point."""

import pytest

from hexhaven.core.game import NOBODY
from hexhaven.core.pending import OVER
from hexhaven.games.island.rules.state import Position

from .table import BLUE, ORANGE, RED, WHITE, assert_sound, deal, may, next_turn, refused, roll, table

SETTLEMENT_COST = "brick lumber wool grain"
CITY_COST = "3 ore 2 grain"


def cut_by_red(*lines: str, before: str = "white", after: str = "blue") -> Position:
    """Red, at eight points, is about to cut the longest road; then the `after` player will have ten."""
    return table(
        f"{before} roads: 1-5-2-6-10-15-20",
        f"{after} cities: 47 48 49 50",
        f"{after} roads: 47-51-48-52-49-53",
        "red cities: 27 28 29",
        "red settlements: 30 42",
        "red road: 10-14",
        f"red hand: {SETTLEMENT_COST} {CITY_COST}",
        *lines,
    )


@pytest.mark.article("1.D.a#1", "end-of-game")
def test_points_that_come_in_anothers_turn_do_not_win_yet() -> None:
    """Red cuts white's road; blue has ten points by it, but it is red's turn, and red wins."""
    t = cut_by_red()
    t.do("settlement 10")
    assert t.longest_road == BLUE
    assert t.points() == [9, 10, 0, 0]
    assert t.winner() == NOBODY
    t.do("city 30")
    assert t.winner() == RED
    assert_sound(t)


@pytest.mark.article("1.D.a#2", "end-of-game")
def test_points_from_anothers_turn_win_when_the_own_turn_begins() -> None:
    t = cut_by_red()
    t.do("settlement 10")
    t.do("end")
    assert t.winner() == BLUE  # before rolling
    assert t.actor() == NOBODY


@pytest.mark.article("1.D.a#2")
def test_somebody_whose_turn_comes_before_may_win_first() -> None:
    t = cut_by_red(
        "blue cities: 17 18 19",
        "blue settlements: 7 8 9",
        f"blue hand: {CITY_COST}",
        before="orange",
        after="white",
    )
    t.do("settlement 10")
    assert t.points() == [9, 9, 10, 0]
    next_turn(t, 2)
    assert t.winner() == NOBODY
    t.do("city 7")
    assert t.winner() == BLUE


@pytest.mark.article("1.D.a#2")
def test_points_that_are_lost_again_before_the_own_turn_do_not_win() -> None:
    """Red's cut gives white the longest road and ten points; blue cuts white's road in turn."""
    t = table(
        "orange roads: 1-5-2-6-10-15-20",
        "white cities: 38 39 40 41",
        "white roads: 47-51-48-52-49-53",
        "red road: 10-14",
        f"red hand: {SETTLEMENT_COST}",
        "blue road: 44-48",
        f"blue hand: {SETTLEMENT_COST}",
    )
    t.do("settlement 10")
    assert t.points()[WHITE] == 10
    next_turn(t, 2)
    t.do("settlement 48")
    next_turn(t, 2)
    assert t.turn == WHITE
    assert t.points()[WHITE] == 8
    assert t.winner() == NOBODY


@pytest.mark.article("1.D.b#1", "end-of-game")
def test_the_game_is_over_at_the_moment_the_points_are_there() -> None:
    t = table("red cities: 7 8 9", "red settlements: 16 17 18", f"red hand: {CITY_COST} 4 ore")
    t.do("city 16")
    assert t.winner() == RED
    assert t.phase == OVER
    assert t.actors() == []
    assert may(t, RED) == may(t, BLUE) == set()
    for text, player in [("end", RED), ("bank ore for wool", RED), ("roll", BLUE)]:
        refusal = refused(t, text, player)
        assert (refusal.reason, refusal.article) == ("game_over", "end-of-game")


@pytest.mark.article("end-of-game")
def test_the_refusal_after_the_end_names_the_end_even_when_no_player_is_named() -> None:
    t = table("red cities: 7 8 9", "red settlements: 16 17 18", f"red hand: {CITY_COST}")
    t.do("city 16")
    assert refused(t, "end").reason == "game_over"


@pytest.mark.article("end-of-game", "victory-points", "victory-point-cards")
def test_ten_points_of_every_kind() -> None:
    """Rule book, "End of the game": 2 settlements, the longest road, 2 cities and 2 hidden cards."""
    t = table(
        "red settlements: 16 17",
        "red cities: 7 8",
        "red roads: 21-27-33-38-43",
        "red cards: 2 victory-point",
        "red hand: brick lumber",
    )
    assert t.points()[RED] == 8
    t.do("road 43-47")
    assert t.winner() == RED
    assert t.points()[RED] == 10
    assert t.cards_held[RED] == 0


@pytest.mark.article("victory-points")
@pytest.mark.parametrize(
    ("lines", "points"),
    [
        (["red settlement: 8"], 1),
        (["red city: 8"], 2),
        (["red roads: 0-3-7-11-16-21"], 2),
        (["red knights: 3"], 2),
        (["red cards: victory-point"], 1),
    ],
)
def test_what_points_are_given_for(lines: list[str], points: int) -> None:
    assert table(*lines).points()[RED] == points


@pytest.mark.article("end-of-game")
def test_more_than_ten_points_win_as_well() -> None:
    t = table("red cities: 7 8 9 10", "red settlement: 16", "red roads: 21-27-33-38-43")
    deal(t, RED, "brick lumber")
    t.do("road 43-47")
    assert t.winner() == RED
    assert t.points()[RED] == 11


@pytest.mark.article("end-of-game", "victory-points")
def test_nine_points_are_not_enough() -> None:
    t = table("red cities: 7 8 9", "red settlements: 16 17", f"red hand: {CITY_COST}")
    t.do("city 16")
    assert t.points()[RED] == 9
    assert t.winner() == NOBODY


@pytest.mark.article("1.D.a", "end-of-game")
def test_points_in_hand_win_when_the_own_turn_begins() -> None:
    t = table("blue cities: 7 8 9 10", "blue cards: 2 victory-point", on_turn="red")
    assert t.winner() == NOBODY
    t.do("end")
    assert t.winner() == BLUE


# --- announced victory -------------------------------------------------------------------------------

ANNOUNCED = {"victory_must_be_announced": "yes"}


@pytest.mark.article("1.D.b#2", "announced-victory")
def test_a_victory_must_be_announced_where_the_option_says_so() -> None:
    t = table("red cities: 7 8 9", "red settlements: 16 17 18", f"red hand: {CITY_COST}", options=ANNOUNCED)
    refusal = refused(t, "announce")
    assert (refusal.reason, refusal.article) == ("too_few_points", "announced-victory")
    t.do("city 16")
    assert t.winner() == NOBODY
    t.do("announce")
    assert t.winner() == RED


@pytest.mark.article("1.D.b#2", "announced-victory")
def test_an_overlooked_victory_waits_for_a_later_own_turn() -> None:
    t = table("red cities: 7 8 9 10", "red settlements: 16 17", options=ANNOUNCED)
    t.do("end")
    assert refused(t, "announce", RED).reason == "not_your_turn"
    for _ in range(3):
        roll(t, 2)
        t.do("end")
    t.do("announce")  # before the roll
    assert t.winner() == RED


@pytest.mark.article("1.D.b#2", "announced-victory")
def test_an_overlooked_victory_may_be_lost_again() -> None:
    t = table(
        "red cities: 27 28 29 30",
        "red roads: 1-5-2-6-10-15",
        "blue road: 10-14",
        f"blue hand: {SETTLEMENT_COST}",
        options=ANNOUNCED,
    )
    assert t.points()[RED] == 10
    next_turn(t, 2)
    t.do("settlement 10")
    for _ in range(3):
        next_turn(t, 2)
    assert t.turn == RED
    assert refused(t, "announce").reason == "too_few_points"


@pytest.mark.article("announced-victory", "victory-point-cards")
def test_hidden_cards_are_opened_with_the_announcement() -> None:
    t = table("red cities: 7 8 9 10", "red cards: 2 victory-point", options=ANNOUNCED)
    t.do("announce")
    assert t.winner() == RED
    assert t.points()[RED] == 10
    assert t.cards_held[RED] == 0


@pytest.mark.article("announced-victory")
def test_without_the_option_there_is_nothing_to_announce() -> None:
    t = table("red settlement: 8")
    assert "announce" not in {verb.name for verb in t.rules.verbs}
    assert t.players() - 1 == ORANGE
