"""Greedy sees a turn as a whole: trades with the bank, and what they pay for, as one step."""

from __future__ import annotations

import pytest

import held
from games.island.table import RED, hand, table
from games.knights.table import table as knights_table
from hexhaven.arena.batch import Batch
from hexhaven.games.island.bots.player import GreedyBot
from hexhaven.games.island.rules.state import Position

from .test_greedy import EIGHT, deeds, turn_of

QUIET = {"player_trade": "no"}
COMBINED = {"player_trade": "no", "trade_build_phases": "combined"}
NINE = ("red cities: 8 23 31", "red settlements: 40 14 27")  # with cities and settlements left to build


def turn(*lines: str, options: dict[str, str] = QUIET) -> tuple[list[str], Position]:
    """What greedy does in the rest of a turn, and where that leads."""
    p = table(*lines, options=options)
    return deeds(turn_of(p)), p


def verbs(texts: list[str]) -> list[str]:
    return [text.split()[0] for text in texts]


# --- victory -----------------------------------------------------------------------------------------


@pytest.mark.article("maritime-trade", "end-of-game")
@pytest.mark.parametrize("roads", ["8-12", "8-12-7", "8-12-7-3-0"], ids=["no place", "a place", "a harbour"])
def test_the_trade_that_pays_for_the_last_point_is_made(roads: str) -> None:
    """Nine points, and one trade pays for a city or, with a place for it, for a settlement."""
    texts, p = turn(*NINE, f"red roads: {roads}", "red hand: 6 grain 2 ore wool lumber")
    assert verbs(texts)[0] == "bank"
    assert len(texts) == 2
    assert p.winner() == RED


WINNING = {
    "a city for wool": (NINE, "red hand: 3 ore grain 4 wool"),
    "a city for two trades": (NINE, "red hand: 3 ore 8 wool"),
    "a city for two kinds": (NINE, "red hand: 2 ore grain 4 wool 4 lumber"),
    "a city for three trades": (NINE, "red hand: 2 ore 12 wool"),
    "a settlement": ((*NINE, "red roads: 8-12-7"), "red hand: brick lumber wool 4 ore"),
    "a settlement for two trades": ((*NINE, "red roads: 8-12-7"), "red hand: brick lumber 8 ore"),
    "a road and a settlement": ((*NINE, "red roads: 8-12"), "red hand: 2 brick lumber wool grain 4 ore"),
    "the fifth road": ((*EIGHT, "red roads: 8-12-7-3-0"), "red hand: lumber 4 wool"),
    "the last two roads": ((*EIGHT, "red roads: 8-12-7-3"), "red hand: 2 lumber 8 wool"),
    "two cities": (
        ("red cities: 8 23", "red settlements: 31 40 14 27"), "red hand: 6 ore 3 grain 4 wool",
    ),
}  # fmt: skip


@pytest.mark.article("maritime-trade", "end-of-game")
@pytest.mark.parametrize("options", [QUIET, COMBINED], ids=["separated", "combined"])
@pytest.mark.parametrize("name", WINNING)
def test_a_victory_within_reach_of_the_bank_is_found(name: str, options: dict[str, str]) -> None:
    lines, cards = WINNING[name]
    _, p = turn(*lines, cards, options=options)
    assert p.winner() == RED


@pytest.mark.article("maritime-trade", "harbours")
def test_harbours_pay_for_the_last_point() -> None:
    """3:1 at node 47, 2:1 for wool at node 42."""
    _, p = turn("red cities: 8 23 31", "red settlements: 40 14 47", "red hand: 2 ore 2 grain 3 lumber")
    assert p.winner() == RED
    _, p = turn("red cities: 8 23 31", "red settlements: 27 14 42", "red hand: 2 ore grain 4 wool")
    assert p.winner() == RED


CARDS = {
    "invention and a trade": [*NINE, "red cards: invention", "red hand: 6 grain"],
    "monopoly and a trade": [*NINE, "red cards: monopoly", "red hand: 2 ore 2 grain", "blue hand: 5 wool"],
    "free roads, a trade and a settlement": [
        *NINE, "red roads: 8-12", "red cards: road-building", "red hand: brick lumber wool 4 ore",
    ],
    "free roads and a bought one": [
        *EIGHT, "red roads: 8-12-7", "red cards: road-building", "red hand: lumber 4 wool",
    ],
    "a knight and a city": [
        "red cities: 8 23", "red settlements: 31 40 14", "red cards: knight", "red knights: 2",
        "red hand: 3 ore grain 4 wool",
    ],
}  # fmt: skip


@pytest.mark.article("end-of-game")
@pytest.mark.parametrize("name", CARDS)
def test_a_victory_with_a_development_card_and_the_bank_is_found(name: str) -> None:
    _, p = turn(*CARDS[name])
    assert p.winner() == RED


# --- buildings ---------------------------------------------------------------------------------------

PLACE = ("red settlements: 12 45", "red roads: 12-7-3")  # with room for a third one
BOUGHT = {
    "a city for brick": ("red settlements: 12 45", "red hand: 4 brick wool 2 grain 2 ore", "city"),
    "a city for its own grain": ("red settlements: 12 45", "red hand: 6 grain 2 ore 2 brick", "city"),
    "a city for two trades": ("red settlements: 12 45", "red hand: 8 wool 2 ore grain", "city"),
    "a settlement": ("red settlements: 12 45", "red roads: 12-7-3", "red hand: brick wool grain 5 ore",
                     "settlement"),
    "a road and a settlement": ("red settlements: 12 45", "red roads: 12-7",
                                "red hand: 2 brick 2 lumber wool 4 ore", "settlement"),
}  # fmt: skip


@pytest.mark.article("maritime-trade")
@pytest.mark.parametrize("name", BOUGHT)
def test_no_turn_ends_a_trade_short_of_a_building(name: str) -> None:
    *lines, building = BOUGHT[name]
    texts, _ = turn(*lines)
    assert building in verbs(texts)


def test_the_trade_for_a_second_building_comes_before_the_first() -> None:
    """Where the phases are separated, the first building ends the trade (1.E.e)."""
    texts, _ = turn(*PLACE, "red hand: brick lumber wool 3 grain 7 ore")
    assert verbs(texts)[:1] in (["settlement"], ["city"])
    texts, _ = turn(*PLACE, "red hand: brick lumber wool 6 grain 3 ore")
    assert {"settlement", "city"} <= set(verbs(texts))


def test_a_building_is_not_traded_away_for_a_worse_one() -> None:
    texts, _ = turn(*PLACE, "red hand: 3 ore 2 grain lumber brick wool")
    assert verbs(texts)[0] == "city"


# --- the seven ---------------------------------------------------------------------------------------


def terms(p: Position, text: str) -> dict[str, float]:
    """What greedy thinks of an action, term by term."""
    explained = GreedyBot(1).explain(p.view(RED))
    return next(terms for action, _, terms in explained if p.write(action) == text)


@pytest.mark.article("seven")
def test_too_large_a_hand_is_traded_in() -> None:
    """Nothing can be bought; with eight cards the chance of a seven weighs more than the four given."""
    texts, p = turn("red settlements: 12 45", "red hand: 5 wool 3 grain")
    assert texts == ["bank wool for ore", "end"]
    assert hand(p, RED) == {"wool": 1, "grain": 3, "ore": 1}


@pytest.mark.article("seven")
def test_a_safe_hand_is_kept() -> None:
    texts, _ = turn("red settlements: 12 45", "red hand: 4 wool 3 grain")
    assert texts == ["end"]


@pytest.mark.article("seven")
def test_what_a_seven_may_cost_is_a_term_of_its_own() -> None:
    lines = ("red settlements: 12 45", "red hand: 5 wool 3 grain")
    four, two = (terms(table(*lines, players=n), "bank wool for ore")["seven"] for n in (4, 2))
    assert four > two > 0  # the more roll before one's next turn, the likelier it comes
    safe = table("red settlements: 12 45", "red hand: 4 wool 3 grain")
    assert "seven" not in terms(safe, "bank wool for ore")


# --- Cities & Knights --------------------------------------------------------------------------------

KNIGHTS_TURNS = {
    "improve politics": ["red city: 8", "red hand: brick 5 lumber 4 grain"],
    "improve trade": ["red city: 8", "red levels: trade 3", "red hand: 3 cloth 4 coin"],
    "metropolis 40": ["red cities: 8 40", "red levels: politics 3", "red hand: 3 coin 4 lumber"],
    "city 8": ["red settlements: 8 40", "red hand: 4 wool 2 ore 2 grain"],
}


@pytest.mark.article("maritime-trade")
@pytest.mark.parametrize("deed", KNIGHTS_TURNS)
def test_trades_pay_for_what_cities_and_knights_need(deed: str) -> None:
    assert deed in turn_of(knights_table(*KNIGHTS_TURNS[deed], options=QUIET))


@pytest.mark.article("activate-knight", "maritime-trade")
def test_a_trade_wakes_the_knight_that_saves_a_city() -> None:
    p = knights_table(
        "red city: 8", "red roads: 8-12", "red knights: 12", "red hand: 4 lumber",
        "blue city: 40", "white city: 31", options=QUIET, ship=6,
    )  # fmt: skip
    assert turn_of(p)[:2] == ["bank lumber for grain", "activate 12"]


@pytest.mark.article("maritime-trade", "end-of-game")
@pytest.mark.parametrize("cards", ["3 paper 4 lumber", "2 paper 4 lumber 4 wool", "8 coin 2 paper"])
def test_a_metropolis_within_reach_of_the_bank_wins(cards: str) -> None:
    p = knights_table(
        "red cities: 8 28 14 51", "red settlements: 26 0 11", "red levels: science 3", f"red hand: {cards}",
        options=QUIET,
    )  # fmt: skip
    assert p.points()[RED] == 11
    turn_of(p)
    assert p.winner() == RED


# --- whole games -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "most"), [("base", 0.005), ("knights", 0.12)])
def test_hardly_any_turn_ends_a_trade_short_of_a_building(game: str, most: float) -> None:
    tally = held.count(Batch(("greedy",) * 4, 2, "held", game, options=QUIET))
    assert tally.turns > 100
    assert tally.left <= most * tally.turns
    assert tally.cards < 6 * tally.sevens
