"""Three dice, and what comes first: the event, then the sum, then the free part of the turn."""

from collections import Counter

import pytest

from games.island.table import BLUE, RED, hand, may, refused
from hexhaven.core.game import CHANCE, UnknownAction
from hexhaven.core.rng import Rng
from hexhaven.games.island.rules.questions import AFTER_ROLL, BEFORE_ROLL
from hexhaven.games.knights.rules.state import knights_state

from .table import assert_sound, building, cards, knight_at, level, progress, progress_cards, roll, table

FULL_HAND = "4 brick 4 lumber 4 wool 4 grain 4 ore 4 coin 4 paper 4 cloth"


# --- the dice ----------------------------------------------------------------------------------------


@pytest.mark.article("event-die")
def test_three_sides_of_the_event_die_show_the_ship_and_one_each_a_gate() -> None:
    t = table(rolled=False)
    t.do("roll")
    assert t.actor() == CHANCE
    faces: Counter[str] = Counter()
    for action, weight in t.chances():
        faces[t.write(action).split()[3]] += weight
    assert faces == {"ship": 108, "trade": 36, "politics": 36, "science": 36}


@pytest.mark.article("event-die", "production")
def test_each_pair_of_number_dice_is_equally_likely_with_every_face() -> None:
    t = table(rolled=False)
    t.do("roll")
    assert len(t.chances()) == 6 * 6 * 4
    sums: Counter[int] = Counter()
    for action, weight in t.chances():
        red, white = t.write(action).split()[1:3]
        sums[int(red) + int(white)] += weight
    assert [sums[n] for n in range(2, 13)] == [6 * n for n in [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]]


@pytest.mark.article("event-die", "fair-dice")
def test_dealt_dice_follow_their_weights() -> None:
    t = table(rolled=False)
    t.do("roll")
    rng = Rng("dice")
    dealt = Counter(int(t.deal(rng)) for _ in range(21_600))
    for action, weight in t.chances():
        assert abs(dealt[action] - 100 * weight) < 60 * weight


@pytest.mark.article("event-die")
@pytest.mark.parametrize("text", ["rolled 3 4", "rolled 3 4 gate", "rolled 3 4 ship ship", "rolled 3 9 ship"])
def test_a_roll_names_two_numbers_and_a_face(text: str) -> None:
    t = table(rolled=False)
    t.do("roll")
    with pytest.raises(UnknownAction):
        t.read(text)


@pytest.mark.article("event-die")
def test_dice_have_six_sides() -> None:
    t = table(rolled=False)
    t.do("roll")
    assert refused(t, "rolled 0 4 ship").reason == "no_such_dice"


@pytest.mark.article("event-die")
def test_the_position_remembers_the_roll() -> None:
    t = table(rolled=False)
    roll(t, 2, 4, "politics")
    assert (t.rolled, knights_state(t).red_die, knights_state(t).face) == (6, 2, 1)


# --- before the roll ---------------------------------------------------------------------------------


@pytest.mark.article("knights-turn", "4.M.a")
def test_before_the_roll_there_is_nothing_but_rolling() -> None:
    t = table(
        "red city: 8",
        "red roads: 8-12-17",
        "red strong: 12*",
        "red knights: 17",
        f"red hand: {FULL_HAND}",
        "red progress: merchant warlord crane mining",
        rolled=False,
        robber=4,
        attacks=1,
    )
    assert may(t) == {"roll"}


@pytest.mark.article("knights-turn", "card-alchemist", "4.M.a")
def test_with_an_alchemist_there_are_the_pairs_of_dice_too() -> None:
    t = table("red progress: alchemist", rolled=False)
    pairs = {f"alchemist {red} {white}" for red in range(1, 7) for white in range(1, 7)}
    assert may(t) == {"roll"} | pairs


@pytest.mark.article("4.M.a", "progress-play")
@pytest.mark.parametrize("card", ["merchant 4", "warlord", "crane trade", "mining"])
def test_other_cards_wait_for_the_roll(card: str) -> None:
    t = table(
        "red city: 8",
        "red roads: 8-12",
        "red knight: 12",
        "red progress: merchant warlord crane mining",
        rolled=False,
    )
    assert refused(t, card).reason == "roll_first"
    roll(t, 5, 6)
    t.do(card)


@pytest.mark.article("4.M.a", "progress-play")
def test_after_the_roll_any_number_of_cards_may_be_played() -> None:
    t = table(
        "red city: 8", "red roads: 8-12", "red knight: 12", "red progress: merchant warlord crane mining"
    )
    for card in ["merchant 4", "warlord", "crane trade", "mining"]:
        t.do(card)
    assert progress_cards(t, RED) == {}
    assert_sound(t)


@pytest.mark.article("4.C.c#1", "chase-robber")
def test_a_knight_does_not_chase_the_robber_before_the_roll() -> None:
    t = table("red roads: 8-12", "red knight: 12*", rolled=False, robber=4, attacks=1)
    assert refused(t, "chase 12").reason == "roll_first"
    roll(t, 1, 2)
    t.do("chase 12")


@pytest.mark.article("4.C.c#3", "card-alchemist")
def test_an_alchemist_avoids_the_number_that_the_robber_blocks() -> None:
    t = table(
        "red city: 3", "red settlement: 15", "red progress: alchemist", rolled=False, robber=0, attacks=1
    )
    t.do("alchemist 6 3")
    t.do("rolled 6 3 ship")
    assert t.rolled == 9
    assert t.phase == AFTER_ROLL


# --- the event comes first ---------------------------------------------------------------------------


@pytest.mark.article("event-die", "knights-turn")
def test_progress_cards_are_drawn_before_the_sum_yields() -> None:
    t = table("red city: 3", "red levels: trade 3", rolled=False)
    roll(t, 4, 6, "trade")
    assert t.actor() == CHANCE
    assert hand(t, RED) == {}
    t.do("drew merchant")
    assert hand(t, RED) == cards("ore coin")
    assert progress_cards(t, RED) == progress("merchant")


@pytest.mark.article("event-die", "barbarians", "knights-turn")
def test_a_battle_is_over_before_the_sum_yields() -> None:
    t = table("red cities: 3 27", "blue city: 42", rolled=False, ship=6)
    roll(t, 4, 6, "ship")
    assert hand(t, RED) == {}
    assert refused(t, "end", RED).reason == "lose_city_first"
    t.do("lose-city 27")
    assert hand(t, RED) == cards("ore coin")


@pytest.mark.article("4.C.c#2", "knights-turn")
@pytest.mark.parametrize(
    "action", ["chase 12", "wall 8", "bank coin for ore", "warlord", "improve trade", "end"]
)
def test_between_event_and_yield_nobody_acts(action: str) -> None:
    """The barbarians have won; which city red loses is still open."""
    t = table(
        "red cities: 8 18",
        "red roads: 8-12",
        "red knight: 12",
        "red hand: 4 coin 2 brick 1 cloth",
        "red progress: warlord",
        rolled=False,
        robber=4,
        ship=6,
    )
    roll(t, 4, 5, "ship")
    assert refused(t, action).reason == "lose_city_first"
    t.do("lose-city 18")
    assert t.phase == AFTER_ROLL


@pytest.mark.article("4.C.c#2", "progress-draw")
def test_nobody_acts_while_a_card_is_drawn_or_returned() -> None:
    t = table(
        "red hand: 4 coin",
        "blue levels: trade 3",
        "blue progress: 4 merchant",
        rolled=False,
    )
    roll(t, 1, 2, "trade")
    assert refused(t, "bank coin for ore", RED).reason == "not_your_turn"
    t.do("drew merchant-fleet")
    assert refused(t, "bank coin for ore", RED).reason == "not_your_turn"
    assert refused(t, "merchant-fleet ore", BLUE).reason == "return_first"
    t.do("return merchant")
    t.do("bank coin for ore")


# --- the free part of the turn -----------------------------------------------------------------------


@pytest.mark.article("4.C.a", "knights-turn")
def test_trade_building_cards_and_knights_are_mixed_as_one_likes() -> None:
    t = table(
        "red city: 8",
        "red settlement: 17",
        "red roads: 8-12-17",
        "red knights: 12*",
        "red hand: 10 brick 5 ore 2 wool 3 grain cloth lumber",
        "red progress: warlord merchant",
        attacks=1,
        robber=3,
    )
    for action in [
        "bank brick for grain", "wall 8", "chase 12", "robber 0", "improve trade", "activate 12",
        "merchant 4", "bank brick for paper", "road 8-13", "knight 13", "city 17", "warlord", "promote 13",
        "end",
    ]:  # fmt: skip
        t.do(action)
    assert building(t, 17) == "city"
    assert knight_at(t, 13) == "strong*"
    assert level(t, RED, "trade") == 1
    assert_sound(t)


@pytest.mark.article("4.C.a", "harbours")
@pytest.mark.parametrize("preset", ["classic", "neu2003", "modern"])
def test_trade_and_building_are_never_separated(preset: str) -> None:
    t = table(
        "red settlement: 8",
        "red roads: 8-4-0",
        "red hand: brick lumber wool grain 3 ore",
        preset=preset,
    )
    t.do("settlement 0")
    t.do("bank ore for coin")  # the new harbour works at once
    assert hand(t, RED) == cards("coin")


@pytest.mark.article("knights-turn")
def test_the_left_neighbour_follows() -> None:
    t = table()
    t.do("end")
    assert (t.turn, t.phase) == (BLUE, BEFORE_ROLL)
    assert refused(t, "roll", RED).reason == "not_your_turn"
