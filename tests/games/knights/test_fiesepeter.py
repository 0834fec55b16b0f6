"""The option fiesepeter: every player decides which active knights fight."""

import pytest

from games.island.table import BLUE, ORANGE, RED, WHITE, hand, may, refused
from hexhaven.games.island.rules.questions import AFTER_ROLL
from hexhaven.games.island.rules.state import Position
from hexhaven.games.knights.rules.battle import attack_strength
from hexhaven.games.knights.rules.state import knights_state
from hexhaven.games.knights.rules.terms import CHOOSE_DECK, JOIN_BATTLE

from .table import assert_sound, building, cards, knights_of, points, roll, table

ON = {"fiesepeter": "on"}


def landed(*lines: str, on_turn: str = "red", dice: tuple[int, int] = (1, 1)) -> Position:
    t = table(*lines, rolled=False, ship=6, on_turn=on_turn, options=ON)
    roll(t, *dice, "ship")
    return t


@pytest.mark.article("fiesepeter")
@pytest.mark.parametrize(
    ("on_turn", "order"),
    [("red", [RED, BLUE, ORANGE]), ("blue", [BLUE, ORANGE, RED]), ("white", [ORANGE, RED, BLUE])],
)
def test_everybody_with_an_active_knight_is_asked_the_player_on_turn_first(
    on_turn: str, order: list[int]
) -> None:
    t = landed(
        "red city: 7", "red knight: 51*", "blue knight: 34*", "white knight: 44", "orange knight: 25*",
        on_turn=on_turn,
    )  # fmt: skip
    asked = []
    while t.waiting_for() == JOIN_BATTLE:
        asked.append(int(t.actor()))
        t.do("waive")
    assert asked == order
    assert building(t, 7) == "settlement"  # nobody came


@pytest.mark.article("fiesepeter")
def test_one_chooses_knight_by_knight() -> None:
    t = landed("red city: 7", "red knights: 51* 52", "red strong: 53*", "red mighty: 44*")
    assert may(t) == {"fight 51", "fight 53", "fight 44", "waive"}
    t.do("fight 53")
    assert may(t) == {"fight 51", "fight 44", "waive"}
    t.do("waive")
    assert t.waiting_for() == AFTER_ROLL
    assert knights_of(t, RED) == {51: "basic*", 52: "basic", 53: "strong", 44: "mighty*"}
    assert_sound(t)


@pytest.mark.article("fiesepeter")
def test_after_the_last_knight_nothing_is_left_to_decide() -> None:
    t = landed("red city: 7", "red knight: 51*")
    t.do("fight 51")
    assert t.waiting_for() == AFTER_ROLL
    assert knights_state(t).defenders[RED] == 1


@pytest.mark.article("fiesepeter")
@pytest.mark.parametrize("node", ["52", "34", "7", "18"])
def test_only_own_active_knights_fight(node: str) -> None:
    t = landed("red city: 7", "red knights: 51* 52", "blue knight: 34*")
    refusal = refused(t, f"fight {node}")
    assert (refusal.reason, refusal.article) == ("no_active_knight", "fiesepeter")


@pytest.mark.article("fiesepeter")
def test_nothing_comes_before_the_decision() -> None:
    t = landed("red city: 7", "red knight: 51*", "red hand: 4 ore")
    assert refused(t, "bank ore for wool").reason == "battle_first"
    assert refused(t, "waive", BLUE).reason == "not_your_turn"


@pytest.mark.article("4.J.f#2", "fiesepeter", "battle")
@pytest.mark.parametrize("fights", [True, False])
def test_only_those_who_fought_rest(fights: bool) -> None:
    t = landed("red city: 7", "red mighty: 51*", "blue strong: 34*")
    t.do("fight 51" if fights else "waive")
    t.do("waive")
    assert knights_of(t, RED) == {51: "mighty" if fights else "mighty*"}
    assert knights_of(t, BLUE) == {34: "strong*"}


@pytest.mark.article("fiesepeter", "battle-lost")
def test_the_barbarians_can_be_let_win_to_hurt_somebody() -> None:
    """Blue's knight would do; blue owns no city and keeps it at home."""
    t = landed("red city: 7", "blue mighty: 34*")
    assert t.actor() == BLUE
    t.do("waive")
    assert building(t, 7) == "settlement"
    assert points(t, BLUE) == 0


@pytest.mark.article("fiesepeter", "battle-lost")
def test_who_gave_least_is_counted_by_the_knights_that_came() -> None:
    t = landed("red city: 7", "red mighty: 51*", "blue cities: 28 30", "blue knight: 34*")
    assert attack_strength(t) == 3
    t.do("waive")
    t.do("fight 34")
    assert building(t, 7) == "settlement"
    assert knights_of(t, RED) == {51: "mighty*"}


@pytest.mark.article("fiesepeter", "battle-won")
def test_the_reward_goes_by_the_knights_that_came() -> None:
    t = landed("red city: 7", "red mighty: 51*", "red knight: 52*", "blue knight: 34*", "white knight: 44*")
    t.do("fight 52")
    t.do("waive")
    t.do("fight 34")
    t.do("waive")
    assert t.waiting_for() == CHOOSE_DECK
    assert [int(n) for n in knights_state(t).defenders] == [0, 0, 0, 0]
    t.do("deck trade")
    t.do("drew merchant")
    assert t.actor() == BLUE
    t.do("deck trade")
    t.do("drew merchant")
    assert t.waiting_for() == AFTER_ROLL
    assert knights_of(t, WHITE) == {44: "basic*"}


@pytest.mark.article("fiesepeter", "event-die")
def test_the_yield_waits_for_the_battle() -> None:
    t = landed("red city: 3", "red knight: 51*", dice=(4, 6))
    assert hand(t, RED) == {}
    t.do("waive")
    assert hand(t, RED) == cards("ore")


@pytest.mark.article("fiesepeter")
def test_without_active_knights_nobody_is_asked() -> None:
    t = landed("red city: 7", "red knight: 51")
    assert t.waiting_for() == AFTER_ROLL
    assert building(t, 7) == "settlement"


@pytest.mark.article("fiesepeter")
def test_a_knight_that_stayed_at_home_may_act_in_the_same_turn() -> None:
    t = landed("red settlement: 7", "red roads: 7-3-0", "red knight: 3*")
    t.do("waive")
    t.do("deck trade")
    for player in (RED, BLUE, WHITE, ORANGE):
        t.do("drew merchant")
        if player != ORANGE:
            t.do("deck trade")
    t.do("move 3 0")
    assert knights_of(t, RED) == {0: "basic"}


@pytest.mark.article("fiesepeter")
def test_by_default_knights_fight_without_being_asked() -> None:
    t = table("red city: 7", "red knight: 51*", rolled=False, ship=6)
    roll(t, 1, 1, "ship")
    assert t.waiting_for() == AFTER_ROLL
