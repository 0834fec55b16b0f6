"""Lighthouses in the terminal: their sign on the board, a row for the oil, and their place in the menu."""

import pytest

import hexhaven
from cli.terminal import NAMES, chosen
from games.island.table import RED
from hexhaven.cli import shown
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.terminal.see import look
from hexhaven.games.island.terminal.text import draw

MARKS = ["A", "B", "C", "D"]
LIT = """base with {expansions}
red: settlements 3 10, lighthouses 3, oil 2, hand 2 brick 2 wool{more}
turn: red, rolled 8"""


def lit(expansions: str = "lighthouse", more: str = "") -> Position:
    p = hexhaven.position(LIT.format(expansions=expansions, more=more))
    assert isinstance(p, Position)
    return p


def test_a_lighthouse_has_a_sign_behind_the_letters() -> None:
    drawn = "\n".join(draw(lit(), MARKS, "en"))
    assert "A^3 " in drawn
    assert "A10 " in drawn


def test_signs_of_several_expansions_stand_side_by_side() -> None:
    p = lit("knights lighthouse", ", city 8 with wall, lighthouses 8")
    drawn = "\n".join(draw(p, MARKS, "en"))
    assert "A^3 " in drawn
    assert "AA|^8 " in drawn
    assert len(list(shown.legend("en", p, NAMES, MARKS))) == 3


@pytest.mark.parametrize(
    ("language", "legend", "row", "there"),
    [
        ("en", "A^12: settlement with a lighthouse.", "oil 2.", "A lighthouse stands there."),
        ("de", "A^12: Siedlung mit Leuchtturm.", "Öl 2.", "Dort steht ein Leuchtturm."),
    ],
)
def test_it_is_told_in_both_languages(language: str, legend: str, row: str, there: str) -> None:
    p = lit()
    assert list(shown.legend(language, p, NAMES, MARKS))[-1] == legend
    first, second, *_ = shown.table(language, p, NAMES, MARKS, RED)
    assert first.endswith(row)
    assert not second.endswith(row)
    assert look(language, p, 3, NAMES).endswith(there)


def test_the_light_stands_behind_what_is_built() -> None:
    action, out = chosen(lit(), "lighthouse 10")
    assert action == "lighthouse 10"
    order = [out.index(text) for text in ("Build a lighthouse", "Let a lighthouse shine ...", "End the turn")]
    assert order == sorted(order)
