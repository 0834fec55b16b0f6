"""What people type, and the action they mean."""

import pytest

from games.island.table import new_game, table
from hexhaven.games.island.rules.state import Position
from hexhaven.words import understand

NAMES = ["Anna", "Bert", "Berta", "Dora Maar"]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("road 12-13", "road 12-13"),
        ("Road from 12 to 13", "road 12-13"),
        ("build a road 12 13", "road 12-13"),
        ("settlement at node 12", "settlement 12"),
        ("city 8", "city 8"),
        ("dice", "roll"),
        ("buy a card", "buy"),
        ("play knight", "knight"),
        ("monopoly on wheat", "monopoly grain"),
        ("2 ore for 1 brick", "offer 2 ore for 1 brick"),
        ("offer 2 ore, 1 sheep for wood", "offer 2 ore 1 wool for lumber"),
        ("2 ore for 1 brick to Bert", "offer 2 ore for 1 brick to 1"),
        ("ore for brick to bert and dora", "offer ore for brick to 1 3"),
        ("ore for brick to all", "offer ore for brick to all"),
        ("bank 4 ore for 1 brick", "bank ore for brick"),
        ("end turn", "end"),
        ("trade with dora", "trade 3"),
        ("gibberish", "gibberish"),
        ("", ""),
    ],
)
def test_english(typed: str, meant: str) -> None:
    assert understand("en", table(), typed, NAMES) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Straße 12-13", "road 12-13"),
        ("Strasse von 12 nach 13", "road 12-13"),
        ("Siedlung auf 12", "settlement 12"),
        ("würfeln", "roll"),
        ("2 Erz für 1 Lehm", "offer 2 ore for 1 brick"),
        ("2 Erz und 1 Wolle gegen Holz an Bert", "offer 2 ore 1 wool for lumber to 1"),
        ("Ritter ausspielen", "knight"),
        ("Monopol Getreide", "monopoly grain"),
        ("Zug beenden", "end"),
        ("handle mit Dora", "trade 3"),
        ("road 12-13", "road 12-13"),
    ],
)
def test_german(typed: str, meant: str) -> None:
    assert understand("de", table(), typed, NAMES) == meant


def test_the_founding_phase_has_words_of_its_own() -> None:
    p = new_game(players=2)
    p.do("begins 0")
    assert understand("en", p, "settlement 12") == "found 12"
    p.do("found 12")
    assert understand("de", p, "Straße 12-17") == "found-road 12-17"


def seven() -> Position:
    p = table(
        "red hand: 8 ore", "red settlement: 8", "blue settlement: 29", "white settlement: 40", rolled=False
    )
    p.do("roll")
    p.do("rolled 3 4")
    return p


def test_the_moment_supplies_the_verb() -> None:
    p = seven()
    assert understand("de", p, "2 Erz", NAMES) == "discard 2 ore"
    for _ in range(4):
        p.do("discard ore")
    assert understand("en", p, "robber to #13", NAMES) == "robber 13"
    p.do("robber 13")
    assert understand("en", p, "Bert", NAMES) == "rob 1"
    assert understand("en", p, "steal from Berta", NAMES) == "rob 2"


def test_a_deal_is_a_counter_offer_where_an_answer_is_asked_for() -> None:
    p = table("red hand: ore")
    p.do("offer 1 ore for 1 brick to all")
    assert understand("en", p, "1 wool for 1 ore") == "propose 1 wool for 1 ore"
    assert understand("en", p, "no") == "decline"
