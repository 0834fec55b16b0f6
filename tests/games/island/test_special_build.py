"""The special build phase of five and six players: nobody is on turn in it."""

import pytest

from hexhaven.core.game import NOBODY
from hexhaven.core.rng import Rng
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import CARD_KINDS, VICTORY_POINT
from hexhaven.games.island.rules.view import is_undecided, look

from .special_build import SpecialBuild
from .table import BLUE, ORANGE, RED, WHITE, assert_sound, may, may_with, refused, roll, table

SETTLEMENT_COST = "brick lumber wool grain"
CITY_COST = "3 ore 2 grain"


def special(*lines: str, **settings: object) -> Position:
    """Red has ended the turn, and the others may build."""
    t = table(*lines, expansions=[SpecialBuild()], **settings)  # type: ignore[arg-type]
    t.do("end")
    return t


@pytest.mark.article("1.D.c#1", "building")
def test_everybody_else_is_asked_once_and_clockwise() -> None:
    t = special()
    for player in (BLUE, WHITE, ORANGE):
        assert t.actors() == [player]
        assert t.turn == RED
        t.do("pass")
    assert t.turn == t.actor() == BLUE
    assert may_with(t, "roll") == {""}


@pytest.mark.article("turn")
def test_a_question_that_names_no_refusal_has_one() -> None:
    """An expansion need not say what is refused while its question is open."""
    t = special()
    del t.rules.blocking[int(t.waiting_for())]
    assert refused(t, "roll").reason == "not_now"


@pytest.mark.article("1.D.c", "building")
def test_what_is_built_there_is_paid_and_counts_at_once() -> None:
    t = special("white road: 8-12", f"white hand: brick lumber {SETTLEMENT_COST}")
    t.do("pass")
    t.do("road 12-17")
    t.do("settlement 17")
    assert t.points()[WHITE] == 1
    assert t.hand_size[WHITE] == 0
    t.do("pass")
    assert t.actor() == ORANGE
    assert_sound(t)


@pytest.mark.article("1.D.c#1")
@pytest.mark.parametrize("last_point", ["settlement", "city", "road", "card"])
def test_nobody_wins_there_whatever_brings_the_last_point(last_point: str) -> None:
    """Blue, who is next, makes the tenth point there and wins when the own turn begins."""
    t = special(
        "blue cities: 7 8 9", "blue settlements: 16 17",
        "blue roads: 48-52-49-53-50" if last_point == "road" else "blue settlement: 18",
        "blue road: 21-27",
        f"blue hand: {SETTLEMENT_COST} {CITY_COST} ore wool grain",
    )  # fmt: skip
    text = {"settlement": "settlement 27", "city": "city 16", "road": "road 46-50", "card": "buy"}[last_point]
    t.do(text)
    if last_point == "card":
        t.do("drew victory-point")
    assert t.points()[BLUE] == 10
    assert t.winner() == NOBODY
    for player in (BLUE, WHITE, ORANGE):
        assert t.actor() == player
        t.do("pass")
    assert t.winner() == BLUE
    assert_sound(t)


@pytest.mark.article("1.D.c#1")
def test_points_may_be_lost_again_in_the_same_phase() -> None:
    """Blue gains the longest road and has ten; white cuts it before blue's turn begins."""
    t = special(
        "blue cities: 7 8 9 10",
        "blue roads: 52-48-51-47-43",
        "blue hand: brick lumber",
        "white road: 44-48",
        f"white hand: {SETTLEMENT_COST}",
    )
    t.do("road 49-52")
    assert t.points()[BLUE] == 10
    t.do("pass")
    t.do("settlement 48")
    assert t.points()[BLUE] == 8
    t.do("pass")
    t.do("pass")
    assert t.winner() == NOBODY
    assert t.turn == BLUE


def red_gains_ten_points() -> Position:
    """White's road is cut by blue, and the longest road goes to red, whose turn is over."""
    t = special(
        "white roads: 1-5-2-6-10-15-20",
        "red cities: 27 28 29 30",
        "red roads: 47-51-48-52-49-53",
        "blue road: 10-14",
        f"blue hand: {SETTLEMENT_COST}",
    )
    t.do("settlement 10")
    assert t.points()[RED] == 10
    return t


@pytest.mark.article("1.D.c#1", "1.D.a")
def test_nor_does_the_player_whose_turn_has_just_ended() -> None:
    t = red_gains_ten_points()
    assert t.winner() == NOBODY
    for _ in range(3):
        t.do("pass")
    assert t.winner() == NOBODY
    assert t.turn == BLUE


@pytest.mark.article("1.D.c#1", "secrets")
def test_ten_points_between_two_turns_can_be_imagined() -> None:
    """The same position: nobody has won, so every hand agrees with it. `fill` would look for one for ever."""
    t = red_gains_ten_points()
    assert is_undecided(t)
    assert look(t, BLUE).fill(Rng(1)).points()[RED] == 10


@pytest.mark.article("1.D.c#2", "victory-point-cards")
def test_hidden_points_are_not_opened_there() -> None:
    """White builds a city, has nine points and a hidden one; blue, next on turn, wins with eight and one."""
    t = special(
        "blue cities: 7 8 9",
        "blue settlements: 16 17",
        "blue cards: victory-point",
        f"blue hand: {CITY_COST}",
        "white cities: 38 39 40",
        "white settlements: 47 48",
        "white cards: victory-point",
        f"white hand: {CITY_COST}",
    )
    t.do("pass")
    t.do("city 47")
    assert t.points()[WHITE] == 10
    assert t.winner() == NOBODY
    assert {text.split()[0] for text in may(t)} == {"pass"}
    t.do("pass")
    t.do("pass")
    assert t.turn == BLUE
    roll(t, 2)
    t.do("city 16")
    assert t.winner() == BLUE
    assert t.points()[WHITE] == 9
    assert t.shown_points[WHITE] == 9
    assert t.cards[WHITE * CARD_KINDS + VICTORY_POINT] == 1


@pytest.mark.article("2.H.b")
@pytest.mark.parametrize("text", ["road-building", "knight", "invention", "monopoly ore"])
def test_no_development_card_is_played_there(text: str) -> None:
    t = special("blue settlement: 8", "blue cards: road-building knight invention monopoly")
    refusal = refused(t, text)
    assert (refusal.reason, refusal.article) == ("only_building", "2.H.b")
    assert refused(t, text, RED).article == "2.E.a"


@pytest.mark.article("1.D.c", "trade")
@pytest.mark.parametrize("text", ["roll", "bank ore for wool", "offer ore for wool", "end"])
def test_nor_is_there_a_roll_or_any_trade(text: str) -> None:
    t = special("blue hand: 5 ore", "white hand: wool", options={"trade_build_phases": "combined"})
    assert refused(t, text).reason == "only_building"
    assert refused(t, "propose wool for ore", WHITE).reason == "not_your_turn"


@pytest.mark.article("2.E.a", "combined-phases")
def test_a_card_bought_there_may_be_played_in_the_own_turn_and_trading_is_still_open() -> None:
    """It was bought in another turn, and building there is no building of the own turn."""
    t = special("blue hand: 5 ore wool grain")
    t.do("buy")
    t.do("drew monopoly")
    for _ in range(3):
        t.do("pass")
    t.do("monopoly wool")
    roll(t, 2)
    t.do("bank ore for wool")


@pytest.mark.article("1.D.c", "domestic-trade", "secrets")
def test_a_proposal_of_the_old_turn_is_off_the_table() -> None:
    t = table("blue hand: brick lumber", "blue settlement: 8", "red hand: ore", expansions=[SpecialBuild()])
    t.do("propose brick for ore", BLUE)
    t.do("end")
    t.do("road 8-12")
    assert look(t, WHITE).fill(Rng(1)).hand_size[BLUE] == 0
