"""The sample expansion plays by its own rules, alone and over Cities & Knights."""

import pytest

import hexhaven
from games.island.table import BLUE, ORANGE, RED, WHITE, hand, may_with, roll, table
from hexhaven import catalog, scene
from hexhaven.core.rng import Rng
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import PIECES
from hexhaven.games.island.wire import island_scene
from hexhaven.record import Record, read_record
from hexhaven.scene.dice import Rolls
from sample.lighthouse.rules import LIGHTHOUSE, Lighthouse, lights_of

pytestmark = pytest.mark.article("lighthouses")
LIT = ("red settlement: 3", "red hand: brick wool")


def test_a_lighthouse_stands_beside_an_own_building_on_the_coast() -> None:
    t = table(
        "red settlements: 3 18", "blue settlement: 10", "red hand: 2 brick 2 wool", expansions=[Lighthouse()]
    )
    assert may_with(t, "lighthouse") == {"3"}
    t.do("lighthouse 3")
    assert lights_of(t).houses[3] == 1
    assert t.supply[RED * PIECES + LIGHTHOUSE] == 1
    assert hand(t, RED) == {"brick": 1, "wool": 1, "amber": 1}
    for node in ("3", "10", "18"):
        assert t.why_not(t.read(f"lighthouse {node}")) is not None


@pytest.mark.parametrize(("first_oil", "oil"), [("none", 0), ("one", 1)])
def test_the_first_oil_is_an_option(first_oil: str, oil: int) -> None:
    t = table(*LIT, expansions=[Lighthouse(first_oil)])
    t.do("lighthouse 3")
    assert lights_of(t).oil[RED] == oil


def test_a_keeper_who_got_nothing_fills_up_the_oil() -> None:
    t = table(*LIT, expansions=[Lighthouse()])
    t.do("lighthouse 3")
    for total, oil in ((2, 1), (10, 1), (3, 2), (2, 3), (2, 3)):
        t.do("end")
        roll(t, total)
        assert lights_of(t).oil[RED] == oil
    assert hand(t, RED) == {"ore": 1, "amber": 1}


def test_a_lighthouse_shines_on_far_land() -> None:
    t = table(*LIT, expansions=[Lighthouse()])
    t.do("lighthouse 3")
    lights_of(t).oil[RED] = 3
    t.do("shine 3 4")
    assert hand(t, RED) == {"brick": 1, "amber": 1}
    assert lights_of(t).oil[RED] == 1
    assert str(t.why_not(t.read("shine 3 4"))) == "too_little_oil (n 2), see article lighthouses"


def test_keepers_are_asked_before_a_seven_takes_effect() -> None:
    t = table(*LIT, "blue settlement: 10", "white hand: 9 ore", rolled=True, expansions=[Lighthouse()])
    t.do("lighthouse 3")
    lights_of(t).oil = [1, 1, 0, 0]
    t.gain(RED, 0, 8)
    t.do("end")
    roll(t, 7)
    assert set(t.actors()) == {RED, BLUE}
    t.do("burn", RED)
    assert t.actors() == [BLUE]
    t.do("sleep", BLUE)
    assert t.question() == "discard"
    assert t.actors() == [WHITE]  # nine cards are safe in the light


def test_amber_is_a_card_like_any_other() -> None:
    t = table("red hand: ore amber", "blue hand: ore", expansions=[Lighthouse()])
    t.do("offer amber for ore")
    t.do("accept", BLUE)
    t.do("decline", WHITE)
    t.do("decline", ORANGE)
    t.do(f"trade {BLUE}")
    assert hand(t, RED) == {"ore": 2}
    assert hand(t, BLUE) == {"amber": 1}


@pytest.mark.parametrize("over", [[], ["knights"]])
def test_it_composes_through_the_front_door(over: list[str]) -> None:
    p = hexhaven.new("base", expansions=[*over, "lighthouse"], seed=3, first_oil="one")
    assert repr(p).startswith(f"<base with {' '.join([*over, 'lighthouse'])}:")
    assert hexhaven.position(str(p)) == p


def test_a_record_says_what_the_game_consists_of() -> None:
    setup = catalog.prepare(Rng(1), "knights", 3, expansions=["lighthouse"])
    record = Record(setup, ["Anna", "Bert", "Cara"])
    text = record.write()
    assert "game: base\nwith: knights lighthouse\n" in text
    assert "option: first_oil=none" in text
    assert read_record(text).setup.game == "base with knights lighthouse"


@pytest.mark.parametrize("over", [[], ["knights"]])
def test_the_page_is_told_of_houses_oil_and_tools(over: list[str]) -> None:
    p = hexhaven.new("base", expansions=[*over, "lighthouse"], players=3, seed=3)
    assert isinstance(p, Position)
    lights_of(p).houses[7], lights_of(p).oil[BLUE] = BLUE + 1, 2
    moment = scene.look("en", p, BLUE, ["A", "B", "C"], number=0, entries=0, rolls=Rolls())
    island = island_scene(moment.scene)
    houses = [(each.player, each.place.id) for each in island.pieces if each.kind == "lighthouse"]
    assert houses == [(1, 7)]
    assert [standing.parts["lighthouse"].oil for standing in island.players] == [0, 2, 0]
    tools = {tool.name: tool for tool in moment.tools}
    assert (tools["lighthouse"].price, tools["shine"].price) == ({"brick": 1, "wool": 1}, {})
