"""Positions that people write by hand: short where things are as usual, with mistakes named."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import hexhaven as hh
from games.island.table import BLUE, RED, assert_sound, cards, hand
from games.knights.table import assert_sound as assert_sound_knights
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import CITY, KINDS, PIECES, ROAD, SETTLEMENT
from hexhaven.games.knights.rules.state import knights_state

EXAMPLE = """base with knights
red: settlements 8, city 18 with wall, roads 8-12-17, hand 3 ore 2 grain
turn: red, rolled 8"""


def read(text: str) -> Position:
    p = hh.position(text)
    assert isinstance(p, Position)
    assert hh.position(str(p)) == p
    return p


def test_the_example_of_the_pages() -> None:
    p = read(EXAMPLE)
    assert_sound_knights(p)
    assert repr(p) == "<base with knights: red is on turn, 3 0 0 0>"
    assert hand(p, RED) == cards("3 ore 2 grain")
    assert knights_state(p).walls[18] == 1
    p.do("end")


def test_what_is_not_said_is_as_usual() -> None:
    p = read("base\nred: city 18, roads 18-13-8, hand 4 ore\nblue: cards 2 knight, opened 3 knight")
    assert_sound(p)
    assert p.bank[4] == 15
    assert p.supply[RED * PIECES + CITY] == 3
    assert p.supply[RED * PIECES + SETTLEMENT] == 5
    assert p.supply[RED * PIECES + ROAD] == 13
    assert p.largest_army == BLUE
    assert p.deck_size == 20
    assert p.points() == [2, 2, 0, 0]
    p.do("roll")


def test_five_roads_are_the_longest_road_unless_another_has_as_many() -> None:
    p = read("base\nred: roads 1-4-8-12-17-22\nturn: red, rolled 5")
    assert (p.longest_road, p.points()) == (RED, [2, 0, 0, 0])
    tie = "base\nred: roads 1-4-8-12-17-22\nblue: roads 3-7-11-16-21-27"
    assert read(tie).longest_road == hh.NOBODY
    assert read(f"{tie}\nlongest road: blue").points() == [0, 2, 0, 0]


def test_harbours_bring_their_rates() -> None:
    p = read("base\nred: settlements 10 26")
    assert [p.rates[RED * KINDS + card] for card in range(5)] == [3, 3, 3, 3, 2]


def test_an_offer_lies_on_the_table() -> None:
    p = read(
        "base\nred: hand 2 ore\nblue: hand brick, proposes brick for 2 ore\noffer: ore for brick\n"
        "accepted: blue\nturn: red, rolled 6\nasked: red partner"
    )
    p.do("trade 1")
    assert hand(p, RED) == cards("ore brick")


def test_what_is_asked_is_answered_in_the_order_of_the_text() -> None:
    p = read("base\nred: hand 8 ore\nturn: blue, rolled 7\nasked: red discard 4, blue robber")
    for _ in range(4):
        p.do("discard ore", RED)
    p.do("robber 3", BLUE)
    assert p.robber == 3


def test_other_maps_and_options_stand_in_the_heading() -> None:
    p = read(
        "base\nplayers: 3\npreset: modern\noption: friendly_robber=online\nmap: knights-beginner\n"
        "red: city 18"
    )
    assert (p.players(), p.map.name) == (3, "knights-beginner")
    assert p.rules.options["friendly_robber"] == "online"


def test_blank_lines_comments_and_several_lines_about_one_player_are_fine() -> None:
    a = read("# a study\nbase\n\nred: city 18\nred: hand ore\n")
    assert a == read("base\nred: city 18, hand 1 ore")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1: an empty text is no position: begin with the name of a game"),
        ("bass", "line 1: there is no game 'bass': did you mean 'base'?"),
        (
            "base and knights",
            "line 1: 'base and knights' is no game; write it as in 'base' or 'base with knights'",
        ),
        ("base with knigths", "line 1: there is no expansion 'knigths': did you mean 'knights'?"),
        (
            "base\nred city 18",
            "line 2: 'red city 18' should say of whom or what it speaks, as in 'red: city 18'",
        ),
        ("base\nred: citty 18", "line 2: 'red: citty 18' says nothing; did you mean 'city'?"),
        ("base\nred: city 18,", "line 2: 'red:' says nothing; leave it out, or a comma before or after it"),
        ("base\ngreen: city 18", "line 2: in 'city 18': there is no player 'green' among 4"),
        (
            "base\nrobbr: 4",
            "line 2: 'robbr' is nobody and nothing that a text speaks of; did you mean 'robber'?",
        ),
        ("base\nred: city 99", "line 2: in 'city 99': there is no node 99: the highest is 53"),
        (
            "base\nred: cities 8 12",
            "line 2: in 'cities 8 12': node 12 is taken, or too close to another building",
        ),
        (
            "base\nred: city 18 with wall",
            "line 2: in 'city 18 with wall': nobody knows a building with 'wall'",
        ),
        ("base\nred: roads 1-9", "line 2: in 'roads 1-9': no edge joins the nodes 1 and 9"),
        ("base\n\nred: hand 3 oar", "line 3: in 'hand 3 oar': 'oar' is no card; did you mean 'ore'?"),
        ("base\nred: hand 3", "line 2: in 'hand 3': '3' of what? Write the card after the number"),
        ("base\nred: hand 20 ore", "line 2: hands hold 1 ore more than there are: 19"),
        ("base\nred: hand 3 ?\nbank: 19 ore", "line 3: bank and hands have 22 cards, but there are 95"),
        ("base\ndeck: 20 ?", "line 2: deck and players have 20 development cards, but there are 25"),
        ("base\nred: hand 3 ?", "line 2: say what the bank holds, since hands hold '?'"),
        ("base\nred: cards 3 monopoly", "line 2: there are 1 monopoly more than the deck has: 2"),
        ("base\nturn: rde", "line 2: in 'rde': 'rde' is no player; did you mean 'red'?"),
        (
            "base\nturn: red, rolled 13",
            "line 2: in 'rolled 13': write the sum of the dice as a number up to 12",
        ),
        ("base\nasked: red", "line 2: in 'red': write who is asked and what, as in 'red discard 4'"),
        (
            "base\nasked: red discart 4",
            "line 2: in 'red discart 4': 'discart' is no question; did you mean 'discard'?",
        ),
        ("base\nplayers: 7", "line 1: 'base' is for 2 to 4 players, not 7"),
        (
            "base\noption: trade_law=wild",
            "line 1: there is no value of 'trade_law' 'wild': choose from strict, free",
        ),
        (
            "base\nmap: base-variable",
            "line 2: map 'base-variable' is drawn for each game: "
            "write the drawn map below its name, indented",
        ),
        (
            "knights\nred: wall 18",
            "line 2: in 'wall 18': red has no city at 18; name cities before what belongs to them",
        ),
        (
            "knights\nred: progress 2 ?",
            "line 2: in 'progress 2 ?': write of which deck an unknown card is: ?trade, ?politics, ?science",
        ),
        ("knights\nred: shows spy", "line 2: in 'shows spy': 'spy' is no victory point card"),
        ("knights\nred: basic-knights 1 4 8", "line 2: red has 3 of 'basic-knight', but there are 2"),
    ],
)
def test_a_mistake_is_named_with_its_line_and_the_word(text: str, said: str) -> None:
    with pytest.raises(hh.TextError) as problem:
        hh.position(text)
    assert str(problem.value) == said


NONSENSE: list[Callable[[str], str]] = [
    lambda text: text.replace("8", "é"),
    lambda text: text.replace("red", "red:"),
    lambda text: text.replace(",", ",,"),
    lambda text: text.replace("hand", "hand hand"),
    lambda text: text.replace("3", "9" * 40),
    lambda text: text.replace("-", ""),
    lambda text: text.replace("with wall", "with"),
]


@pytest.mark.parametrize("spoil", NONSENSE)
def test_nonsense_is_never_more_than_a_mistake(spoil: Callable[[str], str]) -> None:
    with pytest.raises(hh.TextError):
        hh.position(spoil(EXAMPLE))
