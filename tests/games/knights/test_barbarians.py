"""The barbarians' ship, and the robber that waits for their first landing."""

import pytest

from games.island.table import BLUE, RED, hand, may_with, refused
from hexhaven.games.island.rules.questions import AFTER_ROLL, DISCARD, MOVE_ROBBER
from hexhaven.games.island.rules.state import Position
from hexhaven.games.knights.rules.state import knights_state

from .table import assert_sound, building, cards, knights_of, next_turn, roll, table

LOCKED = {"robber_locked": "yes"}
UNLOCKED = {"robber_locked": "no"}


def ship(t: Position) -> tuple[int, int]:
    """The steps the ship has taken, and the landings so far."""
    return int(knights_state(t).ship), int(knights_state(t).attacks)


# --- the ship ----------------------------------------------------------------------------------------


@pytest.mark.article("barbarians", "barbarian-steps")
@pytest.mark.parametrize("steps", [7, 8])
def test_the_ship_lands_with_its_last_step_and_begins_anew(steps: int) -> None:
    t = table("red city: 3", options={"barbarian_steps": str(steps)})
    for n in range(1, steps):
        next_turn(t, 1, 2, "ship")
        assert ship(t) == (n, 0)
    next_turn(t, 1, 2, "ship")
    assert ship(t) == (0, 1)
    assert building(t, 3) == "settlement"
    for n in range(1, steps):
        next_turn(t, 1, 2, "ship")
        assert ship(t) == (n, 1)
    next_turn(t, 1, 2, "ship")
    assert ship(t) == (0, 2)


@pytest.mark.article("barbarian-steps")
def test_seven_steps_are_the_rule_in_every_edition() -> None:
    for preset in ["classic", "neu2003", "modern"]:
        t = table(preset=preset, rolled=False, ship=6)
        roll(t, 1, 2, "ship")
        assert ship(t) == (0, 1)


@pytest.mark.article("barbarians", "event-die")
@pytest.mark.parametrize("face", ["trade", "politics", "science"])
def test_a_gate_does_not_move_the_ship(face: str) -> None:
    t = table(rolled=False, ship=6)
    roll(t, 1, 2, face)
    assert ship(t) == (6, 0)


@pytest.mark.article("barbarians", "battle")
@pytest.mark.parametrize("knights", ["12", "12*"])
def test_the_ship_returns_won_or_lost(knights: str) -> None:
    t = table("red city: 3", f"red knight: {knights}", rolled=False, ship=6)
    roll(t, 1, 2, "ship")
    assert ship(t) == (0, 1)
    assert building(t, 3) == ("city" if "*" in knights else "settlement")
    assert_sound(t)


@pytest.mark.article("barbarians", "activate-knight")
def test_nobody_activates_a_knight_between_landing_and_battle() -> None:
    """The fight is over with the roll: there is no moment to pay for a helmet."""
    t = table("red cities: 3 27", "red roads: 3-7", "red knight: 7", "red hand: grain", rolled=False, ship=6)
    assert refused(t, "activate 7").reason == "roll_first"
    roll(t, 1, 2, "ship")
    assert refused(t, "activate 7").reason == "lose_city_first"
    assert knights_of(t, RED) == {7: "basic"}


# --- the robber waits --------------------------------------------------------------------------------


@pytest.mark.article("4.C.b#3", "robber-lock")
def test_a_seven_before_the_first_attack_only_makes_players_discard() -> None:
    t = table("blue settlement: 8", "blue hand: 4 coin 4 ore", "red hand: ore", rolled=False, options=LOCKED)
    desert = t.robber
    roll(t, 3, 4)
    assert (t.actor(), t.waiting_for()) == (BLUE, DISCARD)
    for _ in range(4):
        t.do("discard coin")
    assert t.waiting_for() == AFTER_ROLL  # nobody moves the robber, nobody is robbed
    assert t.robber == desert
    assert hand(t, BLUE) == cards("4 ore")
    assert hand(t, RED) == cards("ore")


@pytest.mark.article("4.C.b#3", "robber-lock")
def test_a_seven_without_full_hands_does_nothing_at_all() -> None:
    t = table("blue settlement: 8", "blue hand: ore", rolled=False)
    roll(t, 3, 4)
    assert t.waiting_for() == AFTER_ROLL
    assert may_with(t, "robber") == set()


@pytest.mark.article("4.C.b#4", "robber-lock", "chase-robber")
def test_a_knight_does_not_chase_the_robber_before_the_first_attack() -> None:
    t = table("red roads: 18-23", "red knight: 23*")
    assert may_with(t, "chase") == set()
    assert refused(t, "chase 23").article == "robber-lock"
    free = table("red roads: 18-23", "red knight: 23*", attacks=1)
    free.do("chase 23")


@pytest.mark.article("4.C.b#4", "robber-lock", "card-bishop", "4.M.c#15")
def test_the_bishop_is_not_played_before_the_first_attack() -> None:
    t = table("blue settlement: 8", "blue hand: ore", "red progress: bishop")
    assert may_with(t, "bishop") == set()
    refusal = refused(t, "bishop 4")
    assert (refusal.reason, refusal.article) == ("robber_locked", "robber-lock")
    free = table("blue settlement: 8", "blue hand: ore", "red progress: bishop", attacks=1)
    free.do("bishop 4")


@pytest.mark.article("4.C.b#5", "robber-lock", "battle")
@pytest.mark.parametrize("star", ["", "*"])
def test_a_seven_with_the_first_landing_moves_the_robber_after_the_battle(star: str) -> None:
    t = table(
        "red city: 3",
        f"red knight: 12{star}",
        "blue settlement: 20",
        "blue hand: 8 ore",
        rolled=False,
        ship=6,
    )
    roll(t, 3, 4, "ship")
    assert building(t, 3) == ("city" if star else "settlement")
    assert t.waiting_for() == DISCARD
    for _ in range(4):
        t.do("discard ore")
    assert (t.actor(), t.waiting_for()) == (RED, MOVE_ROBBER)
    t.do("robber 11")
    t.do("stole ore")
    assert hand(t, RED) == cards("ore")
    assert_sound(t)


@pytest.mark.article("4.C.b#5", "robber-lock")
def test_after_the_first_attack_a_seven_is_a_seven() -> None:
    t = table(rolled=False, attacks=1)
    roll(t, 3, 4)
    assert t.waiting_for() == MOVE_ROBBER
    assert may_with(t, "robber") == {str(hex) for hex in range(19)} - {"9"}


@pytest.mark.article("4.C.b#6", "robber-lock")
def test_without_the_lock_the_robber_moves_from_the_first_seven_on() -> None:
    t = table("blue settlement: 8", "blue hand: ore", rolled=False, options=UNLOCKED)
    roll(t, 3, 4)
    t.do("robber 4")
    t.do("stole ore")
    assert hand(t, RED) == cards("ore")


@pytest.mark.article("4.C.b#6", "robber-lock", "chase-robber", "card-bishop")
def test_without_the_lock_knights_and_the_bishop_move_it_too() -> None:
    t = table("red roads: 18-23", "red knight: 23*", "red progress: bishop", options=UNLOCKED)
    t.do("bishop 4")
    t.do("chase 23")
    t.do("robber 16")
    assert t.robber == 16


@pytest.mark.article("4.C.b#3", "4.C.b#6", "robber-lock")
@pytest.mark.parametrize(("preset", "locked"), [("classic", False), ("neu2003", True), ("modern", True)])
def test_which_edition_locks_the_robber(preset: str, locked: bool) -> None:
    t = table(preset=preset, rolled=False)
    roll(t, 3, 4)
    assert (t.waiting_for() == AFTER_ROLL) == locked
