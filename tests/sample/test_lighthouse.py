"""The sample expansion plays by its own rules, alone and over Cities & Knights."""

import pytest

from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import PIECES
from rules.table import BLUE, RED, WHITE, hand, may_with, roll, table
from sample.lighthouse.rules import LIGHTHOUSE, Lighthouse, Lights

LIT = ("red settlement: 3", "red hand: brick wool")


def lights(p: Position) -> Lights:
    return next(block for block in p.blocks if isinstance(block, Lights))


def test_a_lighthouse_stands_beside_an_own_building_on_the_coast() -> None:
    t = table(
        "red settlements: 3 18", "blue settlement: 10", "red hand: 2 brick 2 wool", expansions=[Lighthouse()]
    )
    assert may_with(t, "lighthouse") == {"3"}
    t.do("lighthouse 3")
    assert lights(t).houses[3] == 1
    assert t.supply[RED * PIECES + LIGHTHOUSE] == 1
    assert hand(t, RED) == {"brick": 1, "wool": 1}
    for node in ("3", "10", "18"):
        assert t.why_not(t.read(f"lighthouse {node}")) is not None


@pytest.mark.parametrize(("first_oil", "oil"), [("none", 0), ("one", 1)])
def test_the_first_oil_is_an_option(first_oil: str, oil: int) -> None:
    t = table(*LIT, expansions=[Lighthouse(first_oil)])
    t.do("lighthouse 3")
    assert lights(t).oil[RED] == oil


def test_a_keeper_who_got_nothing_fills_up_the_oil() -> None:
    t = table(*LIT, expansions=[Lighthouse()])
    t.do("lighthouse 3")
    for total, oil in ((2, 1), (10, 1), (3, 2), (2, 3), (2, 3)):
        t.do("end")
        roll(t, total)
        assert lights(t).oil[RED] == oil
    assert hand(t, RED) == {"ore": 1}


def test_a_lighthouse_shines_on_far_land() -> None:
    t = table(*LIT, expansions=[Lighthouse()])
    t.do("lighthouse 3")
    lights(t).oil[RED] = 3
    t.do("shine 3 4")
    assert hand(t, RED) == {"brick": 1}
    assert lights(t).oil[RED] == 1
    assert str(t.why_not(t.read("shine 3 4"))) == "too_little_oil, see article lighthouse"


def test_keepers_are_asked_before_a_seven_takes_effect() -> None:
    t = table(*LIT, "blue settlement: 10", "white hand: 9 ore", rolled=True, expansions=[Lighthouse()])
    t.do("lighthouse 3")
    lights(t).oil = [1, 1, 0, 0]
    t.gain(RED, 0, 9)
    t.do("end")
    roll(t, 7)
    assert set(t.actors()) == {RED, BLUE}
    t.do("burn", RED)
    assert t.actors() == [BLUE]
    t.do("sleep", BLUE)
    assert t.question() == "discard"
    assert t.actors() == [WHITE]  # nine cards are safe in the light
