"""Whatever is thrown at the engine, it answers with one precise error and stays as it was."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexhaven.core.game import ACTOR, CHANCE, IllegalAction, UnknownAction
from hexhaven.games.island.rules.state import Position

from .table import BLUE, ISLET, new_game, roll, table

RICH = "5 brick 5 lumber 5 wool 5 grain 5 ore"


def founding() -> Position:
    t = new_game()
    t.do("begins 0")
    return t


def founding_road() -> Position:
    t = founding()
    t.do("found 8")
    return t


def in_turn(*texts: str, rolled: bool = True, preset: str = "modern") -> Position:
    """A rich turn of red's, after some actions."""
    t = table(
        "red settlements: 8 28", "red roads: 8-12-17 28-34", f"red hand: {RICH}",
        "red cards: knight road-building invention monopoly victory-point",
        "blue settlement: 14", "white settlement: 24", "blue hand: 3 brick ore", "white hand: 9 wool",
        rolled=rolled, preset=preset,
        options={"harbour_same_turn": "never", "victory_must_be_announced": "yes"},
    )  # fmt: skip
    for text in texts:
        t.do(text)
    return t


def offered() -> Position:
    t = in_turn("offer ore for brick to 1 2")
    t.do("accept", BLUE)
    return t


def over() -> Position:
    t = table("red cities: 7 8 9 10", "red settlement: 16", "red road: 21-27", f"red hand: {RICH}")
    t.do("settlement 27")
    return t


def at_sea() -> Position:
    return table("red settlement: 3", f"red hand: {RICH}", map=ISLET)


def discards() -> Position:
    t = in_turn(rolled=False)
    roll(t, 7)
    return t


MOMENTS: dict[str, Callable[[], Position]] = {
    "first player": new_game,
    "founding": founding,
    "founding road": founding_road,
    "before the roll": lambda: in_turn(rolled=False),
    "dice": lambda: in_turn("roll", rolled=False),
    "discards": discards,
    "turn": in_turn,
    "separated turn": lambda: in_turn(preset="classic"),
    "at sea": at_sea,
    "robber": lambda: in_turn("knight"),
    "victim": lambda: in_turn("knight", "robber 5"),
    "theft": lambda: in_turn("knight", "robber 5", "rob 1"),
    "free road": lambda: in_turn("road-building"),
    "take": lambda: in_turn("invention"),
    "draw": lambda: in_turn("buy"),
    "replies": lambda: in_turn("offer ore for brick"),
    "partner": offered,
    "over": over,
}


@cache
def laid_out(moment: str) -> Position:
    return MOMENTS[moment]()


def at(moment: str) -> Position:
    return laid_out(moment).copy()


moment = pytest.mark.parametrize("moment", MOMENTS)
players = st.one_of(st.integers(-4, 9), st.sampled_from([-(2**31), 255, 2**31]))

VERBS = [verb.name for verb in in_turn().rules.verbs]
KINDS_AND_PLACES = ["for", "to", "all", "nothing", "ore", "brick", "wool", "0", "1", "3", "12", "8-12"]
ODD_WORDS = [*KINDS_AND_PLACES, "-1", "99", "1-", "--", "٣", "²", "1e3", "+1", "0x1"]
WORDS = [*VERBS, *ODD_WORDS, "9" * 30, "9" * 5000]
texts = st.one_of(st.text(max_size=40), st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join))


@moment
@settings(max_examples=60, deadline=None)
@given(text=texts)
def test_any_text_is_an_action_or_no_action(moment: str, text: str) -> None:
    t = at(moment)
    before = t.to_bytes()
    with suppress(UnknownAction):
        action = t.read(text)
        assert t.read(t.write(action)) == action
    assert t.to_bytes() == before


@moment
@settings(max_examples=60, deadline=None)
@given(text=texts, player=players)
def test_any_text_is_played_or_refused(moment: str, text: str, player: int) -> None:
    t = at(moment)
    before = t.to_bytes()
    try:
        t.do(text, player)
    except (IllegalAction, UnknownAction):
        assert t.to_bytes() == before


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "fly",
        "Road 8-12",
        "road",
        "road 8",
        "road 8-8",
        "road 8-44",
        "road 8-99",
        "road 8--12",
        "road 8-12 12-17",
        "settlement -1",
        "settlement 54",
        "settlement 1.0",
        "city eight",
        "robber 19",
        "rob 4",
        "rolled 3",
        "rolled 7 1",
        "rolled 3 4 5",
        "discard gold",
        "discard 2 ore",
        "bank ore",
        "bank ore wool",
        "bank 4 ore for wool",
        "offer ore",
        "offer ore for wool for brick",
        "offer 2 for wool",
        "offer ore for wool 3",
        "offer 2 3 ore for wool",
        "offer 32 ore for wool",
        "offer -1 ore for wool",
        "offer ore for wool to 4",
        "offer ore for wool to 1 to 2",
        "propose nothing 2 for ore",
        "trade",
        "trade 1 2",
        "trade " + "9" * 5000,
        "offer " + "9" * 5000 + " ore for wool",
        "roll 6",
        "end now",
        "knight 4",
        "monopoly",
        "monopoly ore wool",
        "take two",
        "buy knight",
    ],
    ids=lambda text: text[:30],
)
def test_a_text_that_says_nothing_is_refused_with_what_is_wrong(text: str) -> None:
    t = at("turn")
    with pytest.raises(UnknownAction, match=r"\w"):
        t.read(text)


numbers = st.one_of(
    st.integers(-(2**63), 2**63 - 1),
    st.integers(-200, 2000),
    st.builds(lambda code, operand: code | operand << 7, st.integers(0, 127), st.integers(0, 80)),
    st.builds(lambda code, operand: code | operand << 7, st.integers(0, 31), st.integers(0, 2**56 - 1)),
)


@moment
@settings(max_examples=150, deadline=None)
@given(action=numbers, player=players)
def test_any_number_is_played_or_refused(moment: str, action: int, player: int) -> None:
    t = at(moment)
    before = t.to_bytes()
    try:
        refusal = t.why_not(action, player)
    except UnknownAction:
        with pytest.raises(UnknownAction):
            t.play(action, player)
        assert t.to_bytes() == before
        return
    assert t.to_bytes() == before
    if refusal is None:
        assert t.read(t.write(action)) == action  # what is accepted has one text and one number
        t.play(action, player)
        return
    with pytest.raises(IllegalAction):
        t.play(action, player)
    assert t.to_bytes() == before


@pytest.mark.parametrize("action", [2**63, 2**64 + 1, 2**70, -1, -(2**63) - 1, -(2**70)])
def test_a_number_of_any_size_is_no_more_than_unknown(action: int) -> None:
    """Numbers may come from outside, where they have no bounds; compiled code knows 64 bits."""
    t = at("turn")
    before = t.to_bytes()
    with pytest.raises(UnknownAction, match="is no action of this game"):
        t.play(action)
    assert t.to_bytes() == before


@moment
@settings(max_examples=30, deadline=None)
@given(player=players)
def test_the_list_of_legal_actions_holds_nothing_that_is_refused(moment: str, player: int) -> None:
    t = at(moment)
    legal = list(t.legal(player))
    assert len(set(legal)) == len(legal)
    for action in legal:
        assert t.why_not(action, player) is None, t.write(action)
        t.copy().play(action, player)


@moment
def test_whoever_is_asked_has_something_to_do(moment: str) -> None:
    t = at(moment)
    for player in t.actors():
        assert len(t.legal(player)) > 0
    assert list(t.legal(ACTOR)) == list(t.legal(t.actor()))
    assert (t.actor() == CHANCE) == bool(t.chances())
