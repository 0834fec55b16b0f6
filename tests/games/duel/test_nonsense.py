"""Whatever is thrown at the card game, it answers with one precise error and stays as it was."""

from __future__ import annotations

from contextlib import suppress
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from contract.games import DUELS, TOURNAMENTS, Config, walk
from hexhaven.core.game import ACTOR, CHANCE, IllegalAction, UnknownAction
from hexhaven.games.duel.rules.state import Duel

CONFIGS = [DUELS[0], DUELS[-1], TOURNAMENTS[0]]
STEPS = 900


@cache
def moments(number: int) -> list[Duel]:
    """Positions of a game: the first one of each kind of question, and some others."""
    config: Config = CONFIGS[number]
    d = config.start(number)
    assert isinstance(d, Duel)
    found: dict[int, Duel] = {}
    for step, _ in enumerate(walk(d, number, STEPS)):
        key = int(d.waiting_for()) if step % 101 else -step
        if key not in found:
            found[key] = d.copy()
    return list(found.values())


positions = st.integers(0, len(CONFIGS) - 1).flatmap(lambda number: st.sampled_from(moments(number)))
players = st.one_of(st.integers(-4, 9), st.sampled_from([-(2**31), 255, 2**31]))
PLACES = [
    "5u",
    "5d1",
    "x5u1",
    "r5u",
    "xr7d",
    "p5",
    "p99",
    "13u",
    "x",
    "xx5u",
    "5u9",
    "r",
    "0",
    "2",
    "11",
    "99",
    "-1",
]
THINGS = [
    "spy",
    "witch",
    "abbey",
    "plague",
    "forest",
    "gold-river",
    "6",
    "ore",
    "gold",
    "for",
    "up",
    "raise",
    "brigands",
]
ODD = ["٣", "²", "1e3", "+1", "0x1", "9" * 30, "9" * 5000]
VERBS = [verb.name for verb in moments(1)[0].rules.verbs]
texts = st.one_of(
    st.text(max_size=40),
    st.lists(st.sampled_from([*VERBS, *PLACES, *THINGS, *ODD]), max_size=6).map(" ".join),
)
numbers = st.one_of(
    st.integers(-(2**63), 2**63 - 1),
    st.integers(-200, 2000),
    st.builds(lambda code, operand: code | operand << 7, st.integers(0, 127), st.integers(0, 300)),
    st.builds(lambda code, operand: code | operand << 7, st.integers(0, 63), st.integers(0, 2**56 - 1)),
)


@settings(max_examples=600, deadline=None)
@given(d=positions, text=texts)
def test_any_text_is_an_action_or_no_action(d: Duel, text: str) -> None:
    before = d.to_bytes()
    with suppress(UnknownAction):
        action = d.read(text)
        assert d.read(d.write(action)) == action
    assert d.to_bytes() == before


@settings(max_examples=600, deadline=None)
@given(d=positions, text=texts, player=players)
def test_any_text_is_played_or_refused(d: Duel, text: str, player: int) -> None:
    played = d.copy()
    with suppress(IllegalAction, UnknownAction):
        played.do(text, player)
        return
    assert played.to_bytes() == d.to_bytes()


@settings(max_examples=1500, deadline=None)
@given(d=positions, number=numbers, player=st.one_of(players, st.sampled_from([ACTOR, CHANCE])))
def test_any_number_is_played_or_refused(d: Duel, number: int, player: int) -> None:
    played = d.copy()
    with suppress(IllegalAction, UnknownAction):
        played.play(number, player)
        return
    assert played.to_bytes() == d.to_bytes()


@pytest.mark.parametrize("viewer", [CHANCE, -3, 2, 9])
def test_nothing_is_shown_to_players_who_are_not_there(viewer: int) -> None:
    with pytest.raises(ValueError, match="no player"):
        moments(0)[0].view(viewer)
