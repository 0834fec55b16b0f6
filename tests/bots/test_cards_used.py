"""The count of cards that bots use (`benchmarks/cards_used.py`), on games small enough to see."""

from __future__ import annotations

import pytest

from cards_used import Citadels, Tally, percent, rules_of
from games.duel.table import have, table
from hexhaven.games.duel.used import BUILT, CAST, PLAYED, CardUse

Names = tuple[str, ...]


def tally(preset: str = "wizards-dragons") -> Tally:
    return Tally(rules_of(preset))


def seen(
    t: Tally, *uses: tuple[str, str], held: tuple[str, ...] = (), allowed: tuple[str, ...] = ()
) -> CardUse:
    """What player 0 did, held, and might have built."""
    number = t.rules.kind_names.index
    found = CardUse(opportunities=True)
    for way, name in uses:
        key = (way, number(name))
        found.used[0][key] = found.used[0].get(key, 0) + 1
    found.held[0].update(number(name) for name in held)
    found.allowed[0].update((BUILT, number(name)) for name in allowed)
    return found


def cells(t: Tally, way: str, name: str) -> list[str]:
    return t.row((way, t.rules.kind_names.index(name)))[4:]


def test_a_card_that_was_used_was_held_and_allowed() -> None:
    t = tally()
    t.add(seen(t, (PLAYED, "spy"), (PLAYED, "spy")), 0, won=True)
    t.add(seen(t), 1, won=False)
    assert cells(t, PLAYED, "spy") == ["1", "1", "1", "100", "1.00", "100", "100"]


def test_a_card_that_was_allowed_and_left_alone_counts_as_never_used() -> None:
    t = tally()
    t.add(seen(t, held=("abbey",), allowed=("abbey",)), 0, won=False)
    assert cells(t, BUILT, "abbey") == ["1", "1", "0", "0", "0.00", "0", "–"]
    names = {str(name) for name in t.table("", only_never=True).columns[2].cells}
    assert {"abbey", "spy"} <= names


def test_uses_are_added_up_over_seats() -> None:
    t = tally()
    t.add(seen(t, (BUILT, "inspiration"), (CAST, "inspiration"), (CAST, "inspiration")), 0, won=True)
    t.add(seen(t), 1, won=False)
    kinds = len(list(t.kinds()))
    assert t.kinds_used() == f"1 of {kinds} kinds used; 1.00 spells and 0.00 citadels a seat"
    assert t.uses(t.rules.kind_names.index("inspiration")) == [
        (BUILT, t.rules.kind_names.index("inspiration")),
        (CAST, t.rules.kind_names.index("inspiration")),
    ]


@pytest.mark.article("duel-citadels")
def test_citadels_are_counted() -> None:
    d, citadels = table("wizards-dragons"), Citadels()
    have(d, 0, brick=2, ore=1, gold=1)
    for text in ("citadel 5", "end"):
        action = d.read(text)
        d.play(action)
        citadels.saw(d, 0, action)
    assert citadels.built == 1


def test_only_cards_that_some_deck_brings_are_expected_in_a_tournament() -> None:
    t = tally("tournament")
    names = {t.rules.kind_names[kind] for kind in t.kinds()}
    assert "abbey" in names
    assert "land-reform" not in names  # in none of the ready-made decks


def test_no_share_of_nothing() -> None:
    assert percent(0, 0) == "–"
    assert percent(1, 3) == "33"


@pytest.mark.parametrize("preset", ["base", "tournament"])
def test_whole_games_are_counted(preset: str) -> None:
    t = tally(preset)
    t.play(preset, "a game")
    assert t.seats == 2
    assert sum(t.won_holding.values()) < sum(t.held.values())
    assert set(t.used) <= set(t.allowed)
    assert {kind for _, kind in t.used} <= set(t.held)
    assert t.used
