"""Greedy uses every kind of card that a player can hold: in whole games (`used.toml`) or small positions.

What two bots seldom come to in games of their own is shown here: cards that guard others, make them cheaper,
move them, or wait for something. A test says by `uses` which kinds it proves.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.duel.table import city, have, hold, lay, settlement, table
from hexhaven.games.duel.rules.kinds import EVENT, SPELL_BOOK, CardKind, read_kinds
from hexhaven.games.duel.rules.state import Duel

from . import test_duel_greedy, test_duel_magic
from .test_duel_greedy import choice, turn_of
from .test_duel_magic import magical
from .test_duel_uses import USED

SCIENCE = "science-progress"
TRADE = "trade-change"


def with_cities(preset: str, *centres: int) -> Duel:
    d = table(preset)
    for centre in centres:
        city(d, 0, centre)
    return d


def lack(d: Duel, points: int) -> Duel:
    """Give player 0 settlements and cities until only so many points lack for a victory."""
    for centre in (4, 7, 3, 8):
        for build in (settlement, city):
            if d.points()[0] + points < d.rules.victory_points:
                build(d, 0, centre)
    assert d.points()[0] + points == d.rules.victory_points
    return d


def deeds(d: Duel, verb: str) -> list[str]:
    """What greedy does with this verb until its turn ends."""
    return [text for text in turn_of(d) if text.startswith(verb)]


# --- the last points ---------------------------------------------------------------------------------


def before_the_hall() -> Duel:
    d = with_cities(SCIENCE, 5)
    lay(d, 0, "town-hall", "5u1")
    have(d, 0, lumber=2, brick=2, wool=2)
    return lack(d, 1)


def before_the_cathedral() -> Duel:
    d = with_cities(SCIENCE, 5)
    lay(d, 0, "abbey", "5u1")
    have(d, 0, brick=3, grain=2, ore=3)
    return lack(d, 2)


def before_the_fair() -> Duel:
    d = with_cities(TRADE, 5)
    lay(d, 0, "counting-house", "5u1")
    lay(d, 0, "art-forge", "r6d", counter=3)
    have(d, 0, lumber=2, brick=2, wool=3)
    return lack(d, 2)


LAST_POINTS = {
    "hall-of-the-people": before_the_hall,
    "cathedral": before_the_cathedral,
    "trade-fair": before_the_fair,
}


@pytest.mark.uses(*LAST_POINTS)
@pytest.mark.parametrize(("kind", "position"), LAST_POINTS.items())
def test_a_card_with_the_last_points_wins(kind: str, position: Callable[[], Duel]) -> None:
    d = position()
    hold(d, 0, kind)
    assert choice(d).startswith(f"build {kind}")
    turn_of(d)
    assert d.winner() == 0


# --- tokens ------------------------------------------------------------------------------------------


@pytest.mark.uses("knight-ingo")
def test_a_knight_is_built_for_the_token_and_the_tournaments() -> None:
    d = table(SCIENCE)
    have(d, 0, wool=1, grain=2, ore=2)
    hold(d, 0, "knight-ingo")
    assert choice(d).startswith("build knight-ingo")


@pytest.mark.uses("hanseatic-league")
def test_a_league_is_founded_for_the_windmill_and_the_fleets_of_the_other() -> None:
    """Both have two fleets; the league is the commerce point that tells."""
    d = with_cities(TRADE, 5)
    for player, fleets in enumerate((("fleet-gold", "fleet-brick"), ("fleet-ore", "fleet-wool"))):
        for fleet, slot in zip(fleets, ("6u1", "6d1"), strict=True):
            lay(d, player, fleet, slot)
    have(d, 0, lumber=1, brick=1, grain=1)
    hold(d, 0, "hanseatic-league")
    assert choice(d).startswith("build hanseatic-league")


@pytest.mark.uses("trade-academy")
def test_an_academy_makes_gold_a_lead_in_commerce() -> None:
    d = with_cities(SCIENCE, 5)
    for card, slot in (("library", "5u1"), ("university", "5u2")):
        lay(d, 0, card, slot)
    have(d, 0, brick=1, wool=1, grain=1, gold=3)
    hold(d, 0, "trade-academy")
    assert choice(d).startswith("build trade-academy")


@pytest.mark.uses("wizard-ira")
def test_a_citadel_is_built_for_ira_whose_ore_becomes_power() -> None:
    d = table("wizards-dragons")
    have(d, 0, brick=2, ore=2, gold=2)
    hold(d, 0, "wizard-ira")
    assert [text.split()[0] for text in turn_of(d)[:2]] == ["citadel", "build"]
    assert d.points()[0] == 3


# --- cards that guard others -------------------------------------------------------------------------


@pytest.mark.uses("fire-brigade")
@pytest.mark.article("duel-card-fire-brigade")
@pytest.mark.parametrize("precious", [5, 6])
def test_a_fire_brigade_goes_to_the_city_of_the_colossus(precious: int) -> None:
    d = with_cities(SCIENCE, 5, 6)
    lay(d, 0, "colossus", f"{precious}u1")
    lay(d, 0, "church", f"{11 - precious}u1")
    have(d, 0, brick=3, wool=3, ore=3)
    hold(d, 0, "fire-brigade")
    assert [text[:-2] for text in deeds(d, "build")] == [f"build fire-brigade {precious}"]


@pytest.mark.uses("great-wall")
@pytest.mark.article("duel-card-great-wall")
def test_a_great_wall_guards_a_good_hand_and_no_poor_one() -> None:
    """Eight resources are too many with brigands about, and no settlement is left to build."""
    good, poor = with_cities(SCIENCE, 5), with_cities(SCIENCE, 5)
    hold(good, 0, "arsonist", "black-knight")
    hold(poor, 0, "university")
    for d in (good, poor):
        d.settlements_left = 0
        have(d, 0, brick=3, ore=3, gold=2)
        hold(d, 0, "great-wall")
    assert deeds(good, "build")
    assert not deeds(poor, "build")


# --- cards for other cards ---------------------------------------------------------------------------


@pytest.mark.uses("shipyard")
@pytest.mark.article("duel-card-shipyard")
def test_a_shipyard_comes_before_the_fleets_that_it_makes_cheaper() -> None:
    """All three cost as much as the two fleets alone."""
    d = with_cities(TRADE, 5)
    have(d, 0, lumber=3, wool=3)
    hold(d, 0, "fleet-ore", "shipyard", "fleet-brick")
    built = [text.split()[1] for text in deeds(d, "build")]
    assert built[0] == "shipyard"
    assert sorted(built) == ["fleet-brick", "fleet-ore", "shipyard"]


@pytest.mark.uses("building-crane")
@pytest.mark.article("duel-card-building-crane")
def test_a_crane_makes_the_cathedral_cheap_enough_to_win() -> None:
    """Seven resources of eight are there, and the lumber for the crane."""
    d = with_cities(SCIENCE, 5)
    for card, slot in (("abbey", "5u1"), ("university", "5u2")):
        lay(d, 0, card, slot)
    have(d, 0, lumber=1, brick=3, grain=2, ore=2)
    hold(d, 0, "building-crane", "cathedral")
    lack(d, 2)
    assert [text.split()[1] for text in deeds(d, "build")] == ["building-crane", "cathedral"]
    assert d.winner() == 0


@pytest.mark.uses("stud-farm")
@pytest.mark.article("R110")
def test_a_stud_farm_moves_a_knight_off_the_site_of_the_foundry() -> None:
    """The mountains lie at 6d; the foundry is useless at 6u1."""
    d = table(TRADE)
    lay(d, 0, "abbey", "5u1")
    lay(d, 0, "stud-farm", "5d1")
    lay(d, 0, "knight-otto", "6d1")
    have(d, 0, brick=1, ore=1, grain=1)
    hold(d, 0, "foundry")
    assert turn_of(d)[:3] == ["use 5d1", "move 6d1 6u1", "build foundry 6d1"]


@pytest.mark.uses("great-tournament-ground")
@pytest.mark.article("duel-card-great-tournament-ground")
def test_a_tournament_ground_is_built_by_whoever_wins_the_tournaments() -> None:
    d = with_cities(TRADE, 5)
    lay(d, 0, "knight-karl", "5u1")
    have(d, 0, lumber=3, wool=3, grain=3)
    hold(d, 0, "great-tournament-ground")
    assert deeds(d, "build")


@pytest.mark.uses("legation")
@pytest.mark.article("duel-card-legation")
def test_a_legation_takes_the_last_free_site_of_the_other_city() -> None:
    d = with_cities(SCIENCE, 5)
    city(d, 1, 5)
    for slot in ("5u1", "5u2", "5d1"):
        lay(d, 1, "church", slot)
    lay(d, 0, "town-hall", "5u1")
    have(d, 0, brick=3, wool=3, grain=3)
    hold(d, 0, "legation")
    assert choice(d) == "build legation x5d2"


# --- magic -------------------------------------------------------------------------------------------


def magic_cards() -> list[str]:
    """The books and the buildings of citadels that are there for magic power."""
    mills = ["magic-kitchen", "magic-mill"]
    return mills + [kind.name for kind in read_kinds()[0] if kind.kind == SPELL_BOOK]


@pytest.mark.parametrize("kind", magic_cards())
def test_what_a_wizard_has_power_for_is_laid_at_the_citadel(kind: str) -> None:
    d = magical()
    hold(d, 0, kind)
    assert choice(d).startswith(f"build {kind} 6")


# --- all kinds ---------------------------------------------------------------------------------------


def in_positions() -> set[str]:
    """The kinds that tests of this folder say to prove."""
    tests = [*vars(test_duel_greedy).values(), *vars(test_duel_magic).values(), *globals().values()]
    marks = [mark for test in tests for mark in getattr(test, "pytestmark", [])]
    return {kind for mark in marks if mark.name == "uses" for kind in mark.args}


def in_games(kind: CardKind) -> bool:
    """Whether bots use a kind in games of their own; a book that only lies there does not count."""
    return kind.kind != SPELL_BOOK and any(kind.name in used for used in USED["kinds"].values())


def test_every_kind_that_a_player_can_hold_is_used_with_a_purpose() -> None:
    kinds = [kind for kind in read_kinds()[0] if kind.kind != EVENT]
    shown = in_positions()
    assert [kind.name for kind in kinds if not in_games(kind) and kind.name not in shown] == []
    assert shown <= {kind.name for kind in kinds}
