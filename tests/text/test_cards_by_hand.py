"""Moments of the card game that people write by hand."""

from __future__ import annotations

import pytest

import hexhaven as hh
from games.duel.table import at, hand, stored
from hexhaven.games.duel.rules.state import Duel

EXAMPLE = """duel
red: settlement 5, city 6, region 5u forest 4 holds 2, region 5d gold-river 6, card abbey 5u1, hand spy
turn: red, rolled 3 brigands"""


def read(text: str) -> Duel:
    d = hh.position(text)
    assert isinstance(d, Duel)
    assert hh.position(str(d)) == d
    return d


def test_the_example_of_the_page() -> None:
    d = read(EXAMPLE)
    assert repr(d) == "<duel: red is on turn, 3 2>"
    assert (at(d, 0, "5u1"), stored(d, 0, "5u"), hand(d, 0)) == ("abbey", 2, ["spy"])
    d.do("end")


def test_what_is_not_said_is_as_usual() -> None:
    d = read("duel\nturn: red")
    assert d.points() == [2, 2]
    assert [int(n) for n in d.realms[1].amounts] == [1] * 6
    assert [int(pile.size()) for pile in d.piles] == [13, 13, 12, 12, 12]
    d.do("roll")


def test_cards_that_are_somewhere_else_are_in_no_stack() -> None:
    d = read("duel\nred: hand 3 spy\nblue: card abbey 5u1\nturn: red")
    assert sum(int(pile.size()) for pile in d.piles) == 62 - 4
    assert d.pools[0].size == 62 - 4
    assert d.pools[0].counts[d.rules.kind_names.index("spy")] == 0


def test_a_known_stack_is_drawn_from_its_top() -> None:
    d = read("duel\nstack 0: 3 ?, abbey, spy\nturn: red, rolled 2 brigands, ending\nasked: red draw 1")
    d.do("draw 0")
    d.do("drew spy")
    assert hand(d, 0) == ["spy"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("duel\nmap: base-beginner", "line 2: the card game has no map"),
        ("duel\nred: card abey 5u1", "line 2: in 'card abey 5u1': 'abey' is no card; did you mean 'abbey'?"),
        ("duel\nred: hand 99 spy", "line 2: there are 99 'spy', but the game has 3"),
        (
            "duel\nred: settlements 12",
            "line 2: in 'settlements 12': write a place of the middle row as a number up to 11",
        ),
        ("duel\nstack 7: ?", "line 2: in '?': write which stack as a number up to 4"),
        (
            "duel\nred: region 5u forest 4 with 2",
            "line 2: in 'region 5u forest 4 with 2': write a region as in '5u forest 4 holds 2'",
        ),
        ("duel\nwhite: city 5", "line 2: in 'city 5': there is no player 'white' among 2"),
    ],
)
def test_a_mistake_is_named_with_its_line_and_the_word(text: str, said: str) -> None:
    with pytest.raises(hh.TextError) as problem:
        hh.position(text)
    assert str(problem.value) == said
