"""Progress cards in hand: at most four, no throwing away, no trading, at once and completely."""

import pytest

from games.island.table import BLUE, RED, may, may_with, refused
from hexhaven.core.game import CHANCE, NOBODY, UnknownAction
from hexhaven.games.island.rules.questions import AFTER_ROLL
from hexhaven.games.island.rules.state import Position
from hexhaven.games.knights.rules.terms import RETURN_CARD

from .table import (
    assert_sound,
    building,
    next_turn,
    points,
    progress,
    progress_cards,
    roll,
    table,
    under_deck,
)

FOUR = "2 merchant spy wedding"


def fifth_to_blue() -> Position:
    """In red's turn blue draws a fifth card."""
    t = table("blue levels: science 1", f"blue progress: {FOUR}", rolled=False)
    roll(t, 1, 2, "science")
    t.do("drew mining")
    return t


def fifth_to_red() -> Position:
    """Red draws a fifth card in the own turn."""
    t = table("red settlement: 3", "red levels: science 1", f"red progress: {FOUR}", rolled=False)
    roll(t, 1, 2, "science")
    t.do("drew mining")
    return t


# --- the fifth card ----------------------------------------------------------------------------------


@pytest.mark.article("4.M.f#1", "progress-hand")
@pytest.mark.parametrize("card", ["merchant", "spy", "wedding", "mining"])
def test_any_of_the_five_may_go_back_the_new_one_included(card: str) -> None:
    t = fifth_to_blue()
    assert (t.actor(), t.waiting_for()) == (BLUE, RETURN_CARD)
    assert may(t) == {f"return {each}" for each in ("merchant", "spy", "wedding", "mining")}
    t.do(f"return {card}")
    assert sum(progress_cards(t, BLUE).values()) == 4
    assert t.waiting_for() == AFTER_ROLL
    assert_sound(t)


@pytest.mark.article("4.M.f#2", "progress-hand")
def test_it_goes_under_its_own_deck() -> None:
    t = fifth_to_blue()
    t.do("return wedding")
    assert under_deck(t, "politics") == ["wedding"]
    assert under_deck(t, "science") == under_deck(t, "trade") == []


@pytest.mark.article("4.M.f#2", "progress-play")
def test_a_played_card_goes_under_its_deck_too() -> None:
    t = table("red settlement: 3", "red progress: mining merchant")
    t.do("merchant 0")
    t.do("mining")
    assert under_deck(t, "trade") == ["merchant"]
    assert under_deck(t, "science") == ["mining"]
    assert_sound(t)


@pytest.mark.article("4.M.f#1", "progress-hand")
def test_only_cards_in_hand_go_back() -> None:
    t = fifth_to_blue()
    assert refused(t, "return crane").reason == "card_not_held"
    assert refused(t, "return merchant", RED).reason == "not_your_turn"


@pytest.mark.article("progress-hand")
def test_a_fourth_card_stays() -> None:
    t = table("blue levels: science 1", "blue progress: 2 merchant spy", rolled=False)
    roll(t, 1, 2, "science")
    t.do("drew mining")
    assert t.waiting_for() == AFTER_ROLL
    assert progress_cards(t, BLUE) == progress("2 merchant spy mining")


@pytest.mark.article("4.M.f#3", "progress-hand")
def test_in_the_own_turn_a_card_may_be_played_instead() -> None:
    t = fifth_to_red()
    assert t.waiting_for() == AFTER_ROLL
    assert refused(t, "end").reason == "too_many_progress_cards"
    assert "end" not in may(t)
    t.do("mining")
    assert may_with(t, "return") == set()
    t.do("end")


@pytest.mark.article("4.M.f#3", "progress-hand")
def test_in_the_own_turn_a_card_may_be_returned_as_well() -> None:
    t = fifth_to_red()
    assert may_with(t, "return") == {"merchant", "spy", "wedding", "mining"}
    t.do("return spy")
    assert under_deck(t, "politics") == ["spy"]
    t.do("end")


@pytest.mark.article("4.M.f#3", "progress-play")
def test_a_card_drawn_in_this_roll_may_be_played_in_it() -> None:
    t = table("red settlement: 3", "red levels: science 1", rolled=False)
    roll(t, 1, 2, "science")
    t.do("drew mining")
    t.do("mining")
    assert progress_cards(t, RED) == {}


@pytest.mark.article("4.M.f#3")
def test_the_last_player_to_draw_waits_for_nobody_on_turn() -> None:
    """Red on turn keeps a fifth card for the moment; blue draws at once."""
    t = table("red levels: science 1", "blue levels: science 1", f"red progress: {FOUR}", rolled=False)
    roll(t, 1, 2, "science")
    t.do("drew mining")
    assert t.actor() == CHANCE
    t.do("drew mining")
    assert t.waiting_for() == AFTER_ROLL


@pytest.mark.article("4.M.d", "progress-hand")
@pytest.mark.parametrize("held", ["spy", FOUR])
def test_with_four_or_fewer_nothing_is_thrown_away(held: str) -> None:
    t = table(f"red progress: {held}")
    assert may_with(t, "return") == set()
    refusal = refused(t, "return spy")
    assert (refusal.reason, refusal.article) == ("no_card_too_many", "4.M.d")


@pytest.mark.article("4.M.d")
def test_above_four_one_returns_down_to_four_and_no_further() -> None:
    t = table("red progress: 6 merchant")
    t.do("return merchant")
    assert refused(t, "end").reason == "too_many_progress_cards"
    t.do("return merchant")
    assert refused(t, "return merchant").reason == "no_card_too_many"
    t.do("end")


# --- no trade ----------------------------------------------------------------------------------------


@pytest.mark.article("4.M.b", "commodity-trade")
@pytest.mark.parametrize(
    "text",
    ["offer 1 spy for 1 ore to all", "offer 1 ore for 1 spy to all", "bank spy for ore", "bank ore for spy"],
)
def test_progress_cards_are_not_traded(text: str) -> None:
    t = table("red progress: 4 merchant", "red hand: 4 ore", "blue progress: spy")
    with pytest.raises(UnknownAction):
        t.read(text)
    assert not any(
        "merchant" in each or "spy" in each for each in may(t) if each.startswith(("offer", "bank"))
    )


# --- at once, completely, and in the own turn --------------------------------------------------------


@pytest.mark.article("4.M.g#1", "progress-play")
@pytest.mark.parametrize("card", ["warlord", "engineer 8", "road-building"])
def test_at_once_does_not_mean_in_a_foreign_turn(card: str) -> None:
    t = table(
        "blue city: 8",
        "blue roads: 8-12",
        "blue knight: 12",
        "blue progress: warlord engineer road-building",
        on_turn="red",
    )
    assert refused(t, card, BLUE).reason == "not_your_turn"
    next_turn(t, 5, 6)
    t.do(card)


@pytest.mark.article("4.M.g#2", "progress-play", "card-road-building")
def test_nothing_comes_between_the_two_roads() -> None:
    t = table(
        "red settlement: 8",
        "red roads: 8-12-17",
        "red hand: 4 brick 2 lumber wool grain ore",
        "red progress: road-building warlord",
    )
    t.do("road-building")
    t.do("free-road 17-22")
    for action in ["settlement 22", "bank brick for ore", "knight 17", "warlord", "end"]:
        assert refused(t, action).reason == "free_road_first"
    t.do("free-road 8-13")
    t.do("settlement 22")
    assert building(t, 22) == "settlement"


@pytest.mark.article("progress-play")
def test_a_card_one_does_not_hold_cannot_be_played() -> None:
    t = table("red settlement: 3", "blue progress: mining")
    assert refused(t, "mining").reason == "card_not_held"
    assert "mining" not in may(t)


@pytest.mark.article("progress-play", "thirteen-points")
def test_a_card_that_brings_the_last_point_wins_at_once() -> None:
    t = table(
        "red cities: 3 27 42",
        "red metropolis: trade 3",
        "red metropolis: politics 27",
        "red settlements: 18 47",
        "red progress: merchant",
    )
    assert (points(t, RED), t.winner()) == (12, NOBODY)
    t.do("merchant 0")
    assert t.winner() == RED


@pytest.mark.article("progress-hand")
def test_cards_stay_until_they_are_played() -> None:
    t = table(f"red progress: {FOUR}")
    next_turn(t, 1, 2)
    assert progress_cards(t, RED) == progress(FOUR)
