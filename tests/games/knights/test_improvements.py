"""City improvements: their price, what they need, and what the third level brings."""

import pytest

from games.island.table import BLUE, RED, hand, may_with, refused
from hexhaven.core.game import UnknownAction
from hexhaven.games.island.rules.questions import AFTER_ROLL
from hexhaven.games.knights.rules.terms import FIELD_NAMES

from .table import assert_sound, cards, level, metropolis, next_turn, points, roll, table

COMMODITY = {"trade": "cloth", "politics": "coin", "science": "paper"}
LEVELS = [(field, n) for field in FIELD_NAMES for n in range(1, 6)]

every_level = pytest.mark.parametrize(("field", "n"), LEVELS)


# --- prices ------------------------------------------------------------------------------------------


@pytest.mark.article("improvements", "knights-costs")
@every_level
def test_level_n_costs_n_of_the_fields_commodity(field: str, n: int) -> None:
    t = table("red cities: 7 16", f"red levels: {field} {n - 1}", f"red hand: 6 {COMMODITY[field]}")
    t.do(f"improve {field}")
    if n >= 4:
        t.do("metropolis 7")
    assert metropolis(t, field) == (7 if n >= 4 else -1)
    assert t.waiting_for() == AFTER_ROLL
    assert level(t, RED, field) == n
    assert hand(t, RED) == cards(f"{6 - n} {COMMODITY[field]}")
    assert_sound(t)


@pytest.mark.article("improvements", "knights-costs")
@every_level
def test_one_commodity_too_few_is_refused(field: str, n: int) -> None:
    spare = " ".join(f"5 {kind}" for other, kind in COMMODITY.items() if other != field)
    t = table(
        "red cities: 7 16", f"red levels: {field} {n - 1}", f"red hand: {n - 1} {COMMODITY[field]} {spare}"
    )
    refusal = refused(t, f"improve {field}")
    assert (refusal.reason, refusal.values["n"]) == ("too_few_commodities", str(n))
    assert field not in may_with(t, "improve")


@pytest.mark.article("improvements")
@pytest.mark.parametrize("field", FIELD_NAMES)
def test_five_levels_are_all(field: str) -> None:
    t = table("red cities: 7 16", f"red levels: {field} 5", f"red hand: 9 {COMMODITY[field]}")
    assert refused(t, f"improve {field}").reason == "field_complete"


@pytest.mark.article("improvements")
def test_several_levels_may_be_bought_in_one_turn_in_their_order() -> None:
    t = table("red city: 7", "red hand: 6 cloth")
    for n in range(1, 4):
        t.do("improve trade")
        assert level(t, RED, "trade") == n
    assert hand(t, RED) == {}


@pytest.mark.article("improvements")
def test_a_single_city_serves_all_three_fields() -> None:
    t = table("red city: 7", "red hand: cloth coin paper")
    for field in FIELD_NAMES:
        t.do(f"improve {field}")
    assert [level(t, RED, field) for field in FIELD_NAMES] == [1, 1, 1]


@pytest.mark.article("improvements")
def test_there_are_three_fields() -> None:
    t = table("red city: 7")
    with pytest.raises(UnknownAction):
        t.read("improve religion")


@pytest.mark.article("improvements", "knights-turn")
def test_improvements_are_bought_in_the_own_turn_after_the_roll() -> None:
    t = table("red city: 7", "blue city: 28", "red hand: cloth", "blue hand: cloth", rolled=False)
    assert refused(t, "improve trade").reason == "roll_first"
    roll(t, 1, 2)
    assert refused(t, "improve trade", BLUE).reason == "not_your_turn"


# --- a city is needed --------------------------------------------------------------------------------


@pytest.mark.article("4.E.e", "improvements")
@pytest.mark.parametrize("line", ["red settlement: 7", "red toppled: 7", "blue city: 7"])
def test_without_a_city_nothing_is_improved(line: str) -> None:
    t = table(line, "red hand: cloth")
    refusal = refused(t, "improve trade")
    assert (refusal.reason, refusal.article) == ("needs_city", "4.E.e")


@pytest.mark.article("4.E.e", "guild", "fortress")
def test_without_a_city_the_benefits_stay() -> None:
    t = table(
        "red settlement: 7",
        "red roads: 7-11",
        "red strong: 11",
        "red levels: trade 3 politics 3",
        "red hand: 2 cloth ore wool",
    )
    t.do("bank cloth for grain")
    t.do("promote 11")
    assert hand(t, RED) == cards("grain")


@pytest.mark.article("4.E.e", "improvements")
def test_with_a_new_city_levels_are_bought_again() -> None:
    t = table("red settlement: 7", "red hand: cloth 3 ore 2 grain")
    t.do("city 7")
    t.do("improve trade")
    assert level(t, RED, "trade") == 1


# --- a free city for levels four and five ------------------------------------------------------------


@pytest.mark.article("4.E.c", "metropolis", "improvements")
def test_with_the_only_city_a_metropolis_other_fields_end_at_three() -> None:
    t = table(
        "red city: 7",
        "red metropolis: trade 7",
        "red levels: politics 2 science 3",
        "red hand: 5 coin 4 paper",
    )
    t.do("improve politics")
    for field in ("politics", "science"):
        refusal = refused(t, f"improve {field}")
        assert (refusal.reason, refusal.article) == ("needs_plain_city", "4.E.c")
    assert hand(t, RED) == cards("2 coin 4 paper")  # what was refused is not paid


@pytest.mark.article("4.E.c", "metropolis")
def test_another_city_opens_the_way() -> None:
    t = table(
        "red city: 7",
        "red settlement: 16",
        "red metropolis: trade 7",
        "red levels: science 3",
        "red hand: 4 paper 3 ore 2 grain",
    )
    assert refused(t, "improve science").reason == "needs_plain_city"
    t.do("city 16")
    t.do("improve science")
    assert metropolis(t, "science") == 16


@pytest.mark.article("4.E.c", "metropolis")
def test_in_the_field_of_the_own_metropolis_the_fifth_level_needs_no_further_city() -> None:
    t = table("red city: 7", "red metropolis: trade 7", "red hand: 5 cloth")
    t.do("improve trade")
    assert level(t, RED, "trade") == 5
    assert metropolis(t, "trade") == 7


@pytest.mark.article("4.E.b#1", "improvements")
def test_others_levels_set_no_limit() -> None:
    t = table(
        "blue city: 28",
        "blue levels: science 5",
        "blue metropolis: science 28",
        "red city: 7",
        "red hand: 12 paper",
    )
    for _ in range(4):
        t.do("improve science")
    assert level(t, RED, "science") == 4
    t = table(
        "blue city: 28", "blue levels: science 5", "blue metropolis: science 28",
        "red city: 7", "red levels: science 4", "red hand: 5 paper",
    )  # fmt: skip
    t.do("improve science")
    assert level(t, RED, "science") == 5
    assert metropolis(t, "science") == 28
    assert points(t, RED) == 2


@pytest.mark.article("4.E.b#2", "metropolis")
@pytest.mark.parametrize("plain", [False, True])
def test_the_own_number_of_cities_is_the_limit(plain: bool) -> None:
    """Two metropolises on two cities; the third metropolis is somebody else's."""
    t = table(
        "red cities: 7 16" + (" 18" if plain else ""),
        "red metropolis: trade 7",
        "red metropolis: politics 16",
        "red levels: science 3",
        "red hand: 9 paper",
        "blue city: 28",
        "blue levels: science 5",
        "blue metropolis: science 28",
    )
    if plain:
        t.do("improve science")
        t.do("improve science")
        assert level(t, RED, "science") == 5
    else:
        assert refused(t, "improve science").reason == "needs_plain_city"
    assert metropolis(t, "science") == 28


@pytest.mark.article("4.E.b#2", "metropolis")
def test_the_fifth_level_is_refused_too_when_the_last_plain_city_is_gone() -> None:
    t = table(
        "red city: 7",
        "red metropolis: trade 7",
        "red levels: science 4",
        "red hand: 5 paper",
        "blue city: 28",
        "blue metropolis: science 28",
    )
    assert refused(t, "improve science").reason == "needs_plain_city"


# --- what the third level brings ---------------------------------------------------------------------


@pytest.mark.article("4.E.a", "guild")
@pytest.mark.parametrize(("height", "rate"), [(2, 4), (3, 2), (4, 2), (5, 2)])
def test_the_guild_lasts_at_higher_levels(height: int, rate: int) -> None:
    t = table(f"red levels: trade {height}", "red hand: 2 cloth")
    if rate == 2:
        t.do("bank cloth for ore")
    else:
        assert refused(t, "bank cloth for ore").values["rate"] == "4"


@pytest.mark.article("4.E.a", "fortress")
@pytest.mark.parametrize(("height", "may"), [(2, False), (3, True), (4, True), (5, True)])
def test_the_fortress_lasts_at_higher_levels(height: int, may: bool) -> None:
    t = table("red roads: 7-11", "red strong: 11", f"red levels: politics {height}", "red hand: ore wool")
    if may:
        t.do("promote 11")
    else:
        assert refused(t, "promote 11").reason == "needs_fortress"


@pytest.mark.article("guild", "improvements")
def test_the_guild_works_in_the_turn_it_is_built() -> None:
    t = table("red city: 7", "red levels: trade 2", "red hand: 5 cloth 2 coin")
    t.do("improve trade")
    t.do("bank coin for ore")
    t.do("bank cloth for ore")
    assert hand(t, RED) == cards("2 ore")


@pytest.mark.article("improvements")
def test_improvements_stay_for_good() -> None:
    t = table("red city: 7", "red hand: cloth")
    t.do("improve trade")
    next_turn(t, 5, 6)
    assert level(t, RED, "trade") == 1
