"""Knights that chase the robber."""

import pytest

from games.island.table import BLUE, ISLET, RED, WHITE, hand, may_with
from hexhaven.core.game import CHANCE

from .acting import next_round, seen_by, why_not
from .table import assert_sound, cards, knight_at, roll, table

DESERT = 9


@pytest.mark.article("chase-robber", "knight-actions")
@pytest.mark.parametrize("rank", ["knights", "strong", "mighty"])
def test_an_active_knight_of_any_rank_chases_the_robber_and_steals(rank: str) -> None:
    t = table(
        "red roads: 8-12", f"red {rank}: 12*", "blue settlement: 36", "blue hand: cloth",
        robber=4, attacks=1,
    )  # fmt: skip
    assert may_with(t, "chase") == {"12"}
    t.do("chase 12")
    t.do("robber 14")
    assert t.actor() == CHANCE
    assert seen_by(t, "stole cloth", RED, BLUE, WHITE) == ["stole cloth", "stole cloth", "stole ?"]
    t.do("stole cloth")
    assert hand(t, RED) == cards("cloth")
    assert t.robber == 14
    assert not knight_at(t, 12).endswith("*")
    assert_sound(t)


@pytest.mark.article("chase-robber")
@pytest.mark.parametrize(("robber", "near"), [(0, True), (3, True), (4, True), (1, False), (8, False)])
def test_the_robber_is_chased_from_the_three_hexes_at_the_knight(robber: int, near: bool) -> None:
    t = table("red roads: 8-12", "red knights: 12*", robber=robber, attacks=1)
    if near:
        assert may_with(t, "chase") == {"12"}
    else:
        assert why_not(t, "chase 12") == ("robber_not_near", "chase-robber")


@pytest.mark.article("chase-robber", "robber")
def test_the_victim_is_chosen_as_usual_and_nobody_discards() -> None:
    t = table(
        "red roads: 8-12", "red knights: 12*", "red hand: 9 ore", "blue settlement: 36", "blue hand: 9 wool",
        "white city: 40", "white hand: coin", robber=4, attacks=1,
    )  # fmt: skip
    t.do("chase 12")
    assert t.actors() == [RED]
    assert why_not(t, "end") == ("robber_first", "1.G.e")
    assert why_not(t, "robber 4") == ("robber_must_move", "1.G.a")
    t.do("robber 14")
    assert may_with(t, "rob") == {str(BLUE), str(WHITE)}
    t.do(f"rob {WHITE}")
    t.do("stole coin")
    assert hand(t, RED) == cards("9 ore coin")


@pytest.mark.article("chase-robber", "1.C.a")
def test_the_proposal_of_the_robbed_player_is_dropped() -> None:
    t = table(
        "red roads: 8-12", "red knights: 12*", "red hand: ore", "blue settlement: 36",
        "blue hand: wool grain", robber=4, attacks=1,
    )  # fmt: skip
    t.do("propose wool for ore", BLUE)
    assert may_with(t, "trade") == {str(BLUE)}
    t.do("chase 12")
    t.do("robber 14")
    assert may_with(t, "trade") == set()  # chance first
    t.do("stole grain")
    assert may_with(t, "trade") == set()


@pytest.mark.article("chase-robber", "knight-actions")
def test_which_knights_cannot_chase() -> None:
    t = table(
        "red roads: 8-12", "red knights: 12", "blue roads: 13-18", "blue knights: 13*", robber=4, attacks=1
    )
    assert why_not(t, "chase 12") == ("knight_passive", "chase-robber")
    assert why_not(t, "chase 13") == ("no_knight_there", "chase-robber")
    assert why_not(t, "chase 8") == ("no_knight_there", "chase-robber")


@pytest.mark.article("4.C.c#1", "chase-robber")
def test_the_robber_is_not_chased_before_the_roll() -> None:
    t = table("red roads: 8-12", "red knights: 12*", robber=4, attacks=1, rolled=False)
    assert why_not(t, "chase 12")[0] == "roll_first"
    roll(t, 1, 2)
    t.do("chase 12")


@pytest.mark.article("knights-examples#9", "chase-robber", "4.I.e#1")
def test_a_robber_out_of_reach_takes_two_turns() -> None:
    t = table("red roads: 8-12-17", "red knights: 8*", "red hand: grain", robber=8, attacks=1)
    assert why_not(t, "chase 8") == ("robber_not_near", "chase-robber")
    t.do("move 8 17")
    t.do("activate 17")
    assert why_not(t, "chase 17") == ("knight_tired", "4.I.e")
    next_round(t)
    t.do("chase 17")
    t.do("robber 0")
    assert t.robber == 0


@pytest.mark.article("4.I.c#1", "chase-robber")
@pytest.mark.parametrize("colour", ["red", "blue"])
def test_the_robber_may_be_set_beside_an_active_knight(colour: str) -> None:
    t = table(f"{colour} roads: 8-12", f"{colour} mighty: 12*", attacks=1, rolled=False)
    roll(t, 3, 4)
    t.do("robber 4")
    assert t.robber == 4


@pytest.mark.article("4.I.c#2", "chase-robber")
def test_two_knights_chase_the_robber_on_and_steal_each_time() -> None:
    t = table(
        "red roads: 8-12 28-34", "red knights: 12* 34*", "red hand: 2 grain",
        "blue settlement: 18", "blue hand: ore", "white settlement: 39", "white hand: coin wool",
        attacks=1, rolled=False,
    )  # fmt: skip
    roll(t, 3, 4)
    t.do("robber 4")
    t.do("stole ore")
    t.do("chase 12")
    t.do("robber 13")
    t.do("stole coin")
    t.do("chase 34")
    t.do("robber 12")
    t.do("stole wool")
    assert hand(t, RED) == cards("2 grain ore coin wool")
    t.do("activate 12")
    t.do("activate 34")
    assert (knight_at(t, 12), knight_at(t, 34)) == ("basic*", "basic*")
    assert may_with(t, "chase") == set()
    assert_sound(t)


@pytest.mark.article("4.C.b#4", "robber-lock", "chase-robber")
def test_a_locked_robber_cannot_be_chased() -> None:
    t = table("red roads: 18-23", "red knights: 18*", robber=DESERT)
    assert why_not(t, "chase 18") == ("robber_locked", "robber-lock")


@pytest.mark.article("4.C.b#6", "robber-lock", "chase-robber")
def test_without_the_lock_a_robber_is_chased_before_the_first_attack() -> None:
    t = table("red roads: 18-23", "red knights: 18*", robber=DESERT, options={"robber_locked": "no"})
    t.do("chase 18")
    t.do("robber 4")
    assert t.robber == 4


@pytest.mark.article("chase-robber", "1.G.i#1", "1.G.i#5")
def test_a_chased_robber_enters_the_desert_where_the_option_opens_it() -> None:
    lines = ["red roads: 8-12", "red knights: 12*"]
    closed = table(*lines, robber=4, attacks=1)
    closed.do("chase 12")
    assert why_not(closed, f"robber {DESERT}") == ("robber_needs_number", "1.G.i")
    opened = table(*lines, robber=4, attacks=1, options={"robber_may_enter_desert": "yes"})
    opened.do("chase 12")
    opened.do(f"robber {DESERT}")
    assert opened.robber == DESERT


# --- the friendly robber -----------------------------------------------------------------------------

NEWCOMERS = ["blue settlement: 6", "white settlement: 14", "orange settlements: 19 15"]
# Each numbered hex of the islet is at one of these players, who have at most two points; 0 and 2 are free.


@pytest.mark.article("friendly-robber", "chase-robber", "1.G.i#6")
def test_a_friendly_robber_is_chased_only_to_hexes_without_newcomers() -> None:
    t = table(
        *NEWCOMERS, "red roads: 9-13", "red knights: 13*", map=ISLET, robber=3, attacks=1,
        options={"friendly_robber": "original"},
    )  # fmt: skip
    t.do("chase 13")
    assert may_with(t, "robber") == {"2"}
    assert why_not(t, "robber 4") == ("robber_barred", "friendly-robber")


@pytest.mark.article("friendly-robber", "chase-robber", "1.G.i#4")
def test_a_friendly_robber_with_nowhere_to_go_cannot_be_chased() -> None:
    """The chase would have no effect; the knight stays active."""
    t = table(
        *NEWCOMERS, "red settlement: 8", "red roads: 9-13", "red knights: 13*", map=ISLET, robber=3,
        attacks=1, options={"friendly_robber": "original"},
    )  # fmt: skip
    assert why_not(t, "chase 13") == ("robber_barred", "friendly-robber")
    assert knight_at(t, 13) == "basic*"
