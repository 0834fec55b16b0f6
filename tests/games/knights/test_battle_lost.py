"""The barbarians win: how strong they are, who loses a city, and what becomes of it."""

import pytest

from games.island.table import BLUE, ORANGE, RED, WHITE, hand, may_with, refused, supply
from hexhaven.games.island.rules.questions import AFTER_ROLL
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import CITY, SETTLEMENT
from hexhaven.games.knights.rules.battle import attack_strength
from hexhaven.games.knights.rules.state import knights_state
from hexhaven.games.knights.rules.terms import LOSE_CITY, WALL

from .table import (
    assert_sound,
    building,
    cards,
    has_wall,
    knights_of,
    level,
    metropolis,
    points,
    roll,
    table,
)


def landed(*lines: str, dice: tuple[int, int] = (1, 1), options: dict[str, str] | None = None) -> Position:
    """The barbarians land in red's turn."""
    t = table(*lines, rolled=False, ship=6, options=options)
    roll(t, *dice, "ship")
    return t


def sizes(t: Position, *nodes: int) -> list[str]:
    return [building(t, node) for node in nodes]


# --- how strong they are -----------------------------------------------------------------------------


@pytest.mark.article("4.J.a", "battle")
def test_every_city_counts_one_and_a_metropolis_no_more() -> None:
    t = table("red cities: 7 16 18", "blue cities: 28 30", "blue metropolis: trade 28", "red settlement: 20")
    assert attack_strength(t) == 5


@pytest.mark.article("4.J.a", "toppled-city", "battle")
def test_a_toppled_city_counts_as_a_settlement() -> None:
    t = table("red city: 16", "blue toppled: 28")
    assert attack_strength(t) == 1


@pytest.mark.article("classic-saboteur", "battle")
def test_a_sabotaged_city_counts_as_a_city() -> None:
    t = table("red city: 16", "blue sabotaged: 28", options={"saboteur": "classic"})
    assert attack_strength(t) == 2


@pytest.mark.article("battle", "4.J.a")
@pytest.mark.parametrize(("knights", "falls"), [("21* 22*", True), ("21* 22* 23*", False)])
def test_knights_win_with_equal_strength(knights: str, falls: bool) -> None:
    """Three cities, one of them a metropolis, against two and three basic knights."""
    helper = knights.split()[2:]
    t = landed(
        "red cities: 16 18",
        "blue city: 28",
        "blue metropolis: trade 28",
        f"red knights: {' '.join(knights.split()[:2])}",
        *[f"blue knight: {node}" for node in helper],
    )
    assert (t.waiting_for() == LOSE_CITY) == falls
    assert building(t, 16) == "city"  # red still has to choose


@pytest.mark.article("battle")
@pytest.mark.parametrize(("rank", "strength"), [("knights", 1), ("strong", 2), ("mighty", 3)])
def test_a_knight_counts_its_rank(rank: str, strength: int) -> None:
    nodes = [7, 16, 18, 20]
    enough = landed(f"red cities: {' '.join(map(str, nodes[:strength]))}", f"red {rank}: 51*")
    too_weak = landed(f"red cities: {' '.join(map(str, nodes[: strength + 1]))}", f"red {rank}: 51*")
    assert enough.waiting_for() == AFTER_ROLL
    assert too_weak.waiting_for() == LOSE_CITY


@pytest.mark.article("battle")
def test_passive_knights_do_not_count() -> None:
    t = landed("red city: 16", "red mighty: 51 52")
    assert building(t, 16) == "settlement"


# --- who loses ---------------------------------------------------------------------------------------


@pytest.mark.article("knights-examples#10", "battle-lost", "battle")
def test_five_against_three() -> None:
    """Anna (red), Ben (blue) and Cleo (white) have an active knight each, Dora (orange) a metropolis."""
    t = landed(
        "red settlements: 7 10",
        "red knight: 51*",
        "blue cities: 16 18",
        "blue knight: 21*",
        "white cities: 28 30",
        "white knight: 34*",
        "orange city: 40",
        "orange metropolis: trade 40",
    )
    assert sorted(t.actors()) == [BLUE, WHITE]
    t.do("lose-city 28", WHITE)
    t.do("lose-city 18", BLUE)
    assert sizes(t, 16, 18, 28, 30, 40) == ["city", "settlement", "settlement", "city", "city"]
    assert [points(t, player) for player in range(4)] == [2, 3, 3, 4]
    assert [list(knights_of(t, player).values()) for player in range(4)] == [["basic"]] * 3 + [[]]
    assert knights_state(t).ship == 0
    assert t.waiting_for() == AFTER_ROLL
    assert_sound(t)


@pytest.mark.article("4.J.c#2", "battle-lost")
def test_a_lost_battle_costs_somebody_a_city() -> None:
    t = landed("red city: 16", "blue city: 28", "red knight: 51*")
    assert sizes(t, 16, 28) == ["city", "settlement"]


@pytest.mark.article("4.J.d#1", "battle-lost")
def test_as_many_knights_as_cities_protect_nobody() -> None:
    t = landed(
        "red city: 16",
        "red knight: 51*",
        "blue cities: 28 30",
        "blue knights: 34* 35*",
        "white cities: 18 20 40",
        "white strong: 25*",
    )
    assert attack_strength(t) == 5  # red's one city has fallen: one active knight was the least
    assert sizes(t, 16, 28, 30, 18, 20, 40) == ["settlement"] + ["city"] * 5


@pytest.mark.article("4.J.d#2", "4.J.e#2", "battle-lost")
def test_the_only_owner_of_a_plain_city_loses_it_whatever_the_knights() -> None:
    t = landed(
        "red city: 7", "red metropolis: trade 7",
        "blue city: 28", "blue metropolis: politics 28",
        "white city: 40", "white metropolis: science 40",
        "orange city: 20", "orange mighty: 25*",
    )  # fmt: skip
    assert sizes(t, 7, 28, 40, 20) == ["city", "city", "city", "settlement"]
    assert points(t, ORANGE) == 1


@pytest.mark.article("4.J.d#3", "4.J.e#1", "battle-lost")
def test_the_least_of_those_who_can_lose_a_city_loses_one() -> None:
    """They gave 0, 1, 2 and 4; the first has a metropolis, the second settlements."""
    t = landed(
        "red city: 7", "red metropolis: trade 7",
        "blue settlement: 28", "blue knight: 34*",
        "white cities: 30 40 48", "white strong: 44*",
        "orange cities: 16 18 20 42", "orange strong: 25* 26*",
    )  # fmt: skip
    assert t.actors() == [WHITE]
    t.do("lose-city 40")
    assert sizes(t, 7, 28, 30, 40) == ["city", "settlement", "city", "settlement"]
    assert sizes(t, 16, 18, 20, 42) == ["city"] * 4


@pytest.mark.article("4.J.e#1", "battle-lost")
def test_settlements_and_metropolises_are_passed_over() -> None:
    t = landed(
        "red settlement: 7",
        "blue city: 28", "blue metropolis: politics 28",
        "white cities: 30 40", "white knight: 44*",
    )  # fmt: skip
    assert t.actors() == [WHITE]


@pytest.mark.article("4.J.e#3", "battle-lost")
def test_all_who_gave_equally_little_lose_a_city() -> None:
    t = landed(
        "red city: 7", "red knight: 51*",
        "blue city: 28", "blue knight: 34*",
        "white cities: 30 40", "white strong: 44*",
        "orange cities: 16 18", "orange strong: 25*",
    )  # fmt: skip
    assert sizes(t, 7, 28, 30, 40, 16, 18) == ["city"] * 6  # six against six: won
    t = landed(
        "red city: 7", "red knight: 51*",
        "blue city: 28", "blue knight: 34*",
        "white cities: 30 40", "white strong: 44*",
        "orange cities: 16 18 20", "orange strong: 25*",
    )  # fmt: skip
    assert sizes(t, 7, 28, 30, 40, 16, 18, 20) == ["settlement"] * 2 + ["city"] * 5


@pytest.mark.article("4.J.e#3", "battle-lost")
def test_with_no_active_knight_every_owner_of_a_plain_city_loses_one() -> None:
    t = landed("red cities: 7 16", "blue city: 28", "white settlement: 30", "orange cities: 40 42")
    assert sorted(t.actors()) == [RED, ORANGE]
    t.do("lose-city 42", ORANGE)
    t.do("lose-city 7", RED)
    assert sizes(t, 7, 16, 28, 30, 40, 42) == [
        "settlement", "city", "settlement", "settlement", "city", "settlement",
    ]  # fmt: skip
    assert_sound(t)


@pytest.mark.article("4.J.e#4", "metropolis", "battle-lost")
def test_a_metropolis_never_falls() -> None:
    t = landed("red cities: 7 16", "red metropolis: trade 7")
    assert sizes(t, 7, 16) == ["city", "settlement"]  # the plain one fell without a question
    assert metropolis(t, "trade") == 7
    alone = landed("red city: 7", "red metropolis: trade 7")
    assert building(alone, 7) == "city"
    assert alone.waiting_for() == AFTER_ROLL


@pytest.mark.article("4.J.e#4", "battle-lost")
def test_a_metropolis_cannot_be_chosen() -> None:
    t = landed("red cities: 7 16 18", "red metropolis: trade 7", "blue settlement: 28")
    assert may_with(t, "lose-city") == {"16", "18"}
    for node in ["7", "28", "20"]:
        assert refused(t, f"lose-city {node}").reason == "no_city_to_lose"
    assert refused(t, "lose-city 16", BLUE).reason in ("not_your_turn", "lose_city_first")


@pytest.mark.article("4.J.e#5", "battle-lost")
def test_strength_is_compared_and_not_the_number_of_knights() -> None:
    t = landed("red cities: 7 16", "red mighty: 51*", "blue cities: 28 30 40 42", "blue knights: 34* 35*")
    assert t.actors() == [BLUE]


@pytest.mark.article("battle-lost")
def test_lost_cities_are_chosen_independently() -> None:
    t = landed("red cities: 7 16", "blue cities: 28 30")
    t.do("lose-city 30", BLUE)
    assert refused(t, "lose-city 28", BLUE).reason in ("not_your_turn", "lose_city_first")
    assert t.actors() == [RED]
    t.do("lose-city 7", RED)
    assert t.waiting_for() == AFTER_ROLL


# --- what becomes of it ------------------------------------------------------------------------------


@pytest.mark.article("battle-lost", "city-wall")
def test_city_and_wall_go_back_to_the_supply() -> None:
    t = landed("red city: 7", "red walls: 7", "red settlement: 16")
    assert building(t, 7) == "settlement"
    assert not has_wall(t, 7)
    assert (supply(t, RED, CITY), supply(t, RED, WALL), supply(t, RED, SETTLEMENT)) == (4, 3, 3)
    assert points(t, RED) == 2
    assert_sound(t)


@pytest.mark.article("4.E.e", "battle-lost")
def test_improvements_stay_and_no_new_ones_are_bought_without_a_city() -> None:
    t = landed("red city: 7", "red levels: trade 3 science 1", "red hand: 4 paper")
    assert level(t, RED, "trade") == 3
    assert refused(t, "improve science").reason == "needs_city"
    assert may_with(t, "improve") == set()


@pytest.mark.article("4.J.h#1", "battle-lost", "event-die")
def test_a_city_lost_in_this_roll_yields_as_a_settlement() -> None:
    t = landed("red city: 3", dice=(4, 6))
    assert hand(t, RED) == cards("ore")


@pytest.mark.article("4.J.h#1", "battle-lost")
def test_the_choice_of_the_city_comes_before_the_yield() -> None:
    t = landed("red cities: 3 15", dice=(4, 6))
    fallen = {node: t.copy() for node in ("3", "15")}
    for node, after in fallen.items():
        after.do(f"lose-city {node}")
    assert hand(fallen["3"], RED) == cards("ore 2 brick")
    assert hand(fallen["15"], RED) == cards("ore coin brick")


@pytest.mark.article("4.J.h#2", "commodities")
@pytest.mark.parametrize(
    ("node", "dice", "yields"),
    [
        ("1", (1, 1), "wool cloth"),
        ("11", (6, 6), "2 grain"),
        ("2", (5, 4), "lumber paper"),
        ("15", (6, 4), "2 brick"),
    ],
)
def test_the_number_dice_take_no_city_so_its_yield_is_full(
    node: str, dice: tuple[int, int], yields: str
) -> None:
    """A loss by the number dice, as a volcano would bring, comes after the yield. There is none here."""
    t = table(f"red city: {node}", rolled=False)
    roll(t, *dice, "ship")
    assert hand(t, RED) == cards(yields)
    assert building(t, int(node)) == "city"


@pytest.mark.article("4.J.f#1", "battle")
def test_all_active_knights_rest_even_those_of_players_without_a_city() -> None:
    t = landed("red city: 7", "blue city: 28", "blue knight: 34*", "white settlement: 40", "white knight: 44")
    assert knights_of(t, BLUE) == {34: "basic"}
    assert knights_of(t, WHITE) == {44: "basic"}
    won = landed("red city: 7", "white settlement: 40", "white strong: 44*")
    assert knights_of(won, WHITE) == {44: "strong"}


# --- toppled cities ----------------------------------------------------------------------------------

FIVE_SETTLEMENTS = "red settlements: 27 29 31 38 40"


@pytest.mark.article("knights-examples#11", "toppled-city")
def test_without_a_settlement_in_the_supply_the_city_is_laid_on_its_side() -> None:
    t = landed("red city: 7", "red walls: 7", FIVE_SETTLEMENTS)
    assert building(t, 7) == "toppled-city"
    assert not has_wall(t, 7)
    assert points(t, RED) == 6
    assert_sound(t)


@pytest.mark.article("knights-examples#11", "toppled-city")
def test_a_toppled_city_yields_once() -> None:
    t = landed("red city: 3", FIVE_SETTLEMENTS, dice=(4, 6))
    assert building(t, 3) == "toppled-city"
    assert hand(t, RED) == cards("ore")


@pytest.mark.article("knights-examples#11", "toppled-city")
def test_it_is_set_up_before_any_other_city_for_the_price_of_a_city() -> None:
    t = table("red toppled: 7", "red settlement: 27", "red hand: 6 ore 4 grain")
    assert may_with(t, "city") == {"7"}
    refusal = refused(t, "city 27")
    assert (refusal.reason, refusal.article) == ("toppled_first", "toppled-city")
    t.do("city 7")
    assert (building(t, 7), hand(t, RED), points(t, RED)) == ("city", cards("3 ore 2 grain"), 3)
    t.do("city 27")
    assert_sound(t)


@pytest.mark.article("toppled-city")
def test_setting_it_up_needs_no_further_city_in_the_supply() -> None:
    t = table("red toppled: 7", "red cities: 16 18 28", "red hand: 3 ore 2 grain")
    assert supply(t, RED, CITY) == 0
    t.do("city 7")
    assert building(t, 7) == "city"


@pytest.mark.article("toppled-city")
def test_it_must_be_paid_for() -> None:
    t = table("red toppled: 7", "red hand: 3 ore grain")
    assert refused(t, "city 7").reason == "not_enough"


@pytest.mark.article("toppled-city", "card-medicine")
def test_medicine_sets_it_up_too() -> None:
    t = table("red toppled: 7", "red settlement: 27", "red hand: 2 ore grain", "red progress: medicine")
    assert refused(t, "medicine 27").reason == "toppled_first"
    t.do("medicine 7")
    assert building(t, 7) == "city"


@pytest.mark.article("knights-examples#11", "toppled-city", "improvements")
def test_a_toppled_city_alone_allows_no_improvements() -> None:
    t = table("red toppled: 7", "red hand: cloth 3 ore 2 grain")
    assert refused(t, "improve trade").reason == "needs_city"
    t.do("city 7")
    t.do("improve trade")


@pytest.mark.article("toppled-city", "improvements")
def test_beside_another_city_it_hinders_nothing() -> None:
    t = table("red toppled: 7", "red city: 16", "red hand: cloth")
    t.do("improve trade")
    assert level(t, RED, "trade") == 1


@pytest.mark.article("toppled-city", "city-wall", "metropolis")
def test_it_takes_neither_wall_nor_metropolis_and_does_not_fall_again() -> None:
    t = table("red toppled: 7", "red city: 16", "red levels: trade 3", "red hand: 2 brick 4 cloth")
    assert refused(t, "wall 7").reason == "no_city_there"
    t.do("improve trade")
    assert metropolis(t, "trade") == 16  # the only city that can carry it
    t = landed("red toppled: 7", "blue city: 28", "blue knight: 34")
    assert sizes(t, 7, 28) == ["toppled-city", "settlement"]


@pytest.mark.article("toppled-city")
def test_two_cities_can_be_toppled_one_after_the_other() -> None:
    t = landed("red cities: 7 16", FIVE_SETTLEMENTS)
    t.do("lose-city 7")
    knights_state(t).ship = 6
    t.do("end")
    roll(t, 1, 1, "ship")
    assert sizes(t, 7, 16) == ["toppled-city", "toppled-city"]
    assert_sound(t)
