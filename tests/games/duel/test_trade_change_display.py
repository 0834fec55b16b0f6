"""Trade & Change: how the extended game is laid out, and the counting houses that lie open."""

import pytest

from hexhaven.games.duel.rules.game import start
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.turn import end_turn

from .table import (
    at,
    city,
    discarded,
    display,
    hand,
    have,
    hold,
    lay,
    options_of,
    play,
    refusal,
    region,
    rules,
    stock,
    table,
)

COUNTING_HOUSE = {"brick": 1, "wool": 2, "grain": 1}


@pytest.mark.article("R102")
def test_the_extended_game_is_laid_out() -> None:
    d = start(rules("trade-change"))
    assert [int(pile.size()) for pile in d.piles] == [16, 15, 15, 15, 13, 13]
    assert d.events.size() == 13
    assert display(d) == ["counting-house", "counting-house"]


@pytest.mark.article("R102", "R103")
def test_no_counting_house_and_no_event_lies_in_a_stack() -> None:
    d = start(rules("trade-change"))
    names = d.rules.kind_names
    stacked = {names[kind]: int(pool.counts[kind]) for pool in d.pools for kind in range(len(names))}
    assert "counting-house" not in {name for name, n in stacked.items() if n}
    theme = d.pools[d.piles[4].pool]
    assert theme.counts[names.index("pawnbroker")] == 2
    assert theme.counts[names.index("calm-sea")] == 0
    assert theme.size == 26


def town() -> Duel:
    d = table("trade-change")
    for player in range(2):
        city(d, player, 5)
        have(d, player, **COUNTING_HOUSE)
    return d


@pytest.mark.article("duel-open-cards", "R23")
def test_each_player_builds_one_counting_house_from_the_display() -> None:
    d = town()
    play(d, "build counting-house 5u1")
    assert (display(d), stock(d, 0), d.realms[0].commerce) == (["counting-house"], {}, 3)
    have(d, 0, **COUNTING_HOUSE)
    assert refusal(d, "build counting-house 5u2") == ("one_for_each", "R23")
    end_turn(d)
    play(d, "roll", "rolled 5 trade-advantage")
    while d.depth:
        d.apply(d.legal()[0])
    have(d, 1, **COUNTING_HOUSE)
    play(d, "build counting-house 5u1")
    assert display(d) == []


@pytest.mark.article("R107", "R23")
def test_an_idle_counting_house_still_counts_as_the_one() -> None:
    for mark in ("pawned", "bewitched"):
        d = town()
        lay(d, 0, "counting-house", "5u1", mark)
        assert refusal(d, "build counting-house 5u2") == ("one_for_each", "R23")


@pytest.mark.article("R22")
def test_a_burned_counting_house_lies_open_again() -> None:
    d = town()
    play(d, "build counting-house 5u1")
    end_turn(d)
    play(d, "roll", "rolled 5 tournament")
    hold(d, 1, "arsonist")
    play(d, "play arsonist", "brave", "die 2", "slot x5u1")
    assert display(d) == ["counting-house", "counting-house"]
    assert (hand(d, 0), at(d, 0, "5u1")) == ([], "")
    assert discarded(d) == ["arsonist"]


@pytest.mark.article("R106")
def test_a_demolished_counting_house_lies_open_again_for_either_player() -> None:
    d = town()
    play(d, "build counting-house 5u1", "demolish 5u1")
    assert display(d) == ["counting-house", "counting-house"]
    assert discarded(d) == []
    have(d, 0, **COUNTING_HOUSE)
    assert "build counting-house 5u1" in options_of(d, "build")


@pytest.mark.article("R105", "duel-card-trade-fair")
def test_what_needed_a_counting_house_stays_when_it_goes() -> None:
    d = town()
    play(d, "build counting-house 5u1")
    hold(d, 0, "goods-store")
    play(d, "build goods-store 5u2", "demolish 5u1")
    region(d, 0, "5d", "fields 4", 2)
    play(d, "use 5u2 grain")
    assert at(d, 0, "5u2") == "goods-store"
