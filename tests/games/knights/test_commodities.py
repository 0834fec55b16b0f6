"""Commodities: what cities yield, what happens when they run short, and that they are hand cards."""

import pytest

from games.island.table import BLUE, RED, WHITE, bank, hand, may_with
from hexhaven.games.island.rules.questions import AFTER_ROLL
from hexhaven.games.island.rules.view import look

from .table import assert_sound, cards, roll, table

# A node that touches only one hex, the dice with its number, and what a city takes from it.
ALONE = [
    ("15", (4, 6), "2 brick"),  # hills
    ("11", (6, 6), "2 grain"),  # fields
    ("3", (4, 6), "ore coin"),  # mountains
    ("2", (4, 5), "lumber paper"),  # forest
    ("1", (1, 1), "wool cloth"),  # pasture
]

every_land = pytest.mark.parametrize(("node", "dice", "yields"), ALONE)


# --- what a building yields --------------------------------------------------------------------------


@pytest.mark.article("commodities", "4.L.a")
@every_land
def test_a_city_takes_two_cards_and_the_land_decides_which(
    node: str, dice: tuple[int, int], yields: str
) -> None:
    t = table(f"red city: {node}", rolled=False)
    roll(t, *dice)
    assert hand(t, RED) == cards(yields)
    assert t.phase == t.waiting_for() == AFTER_ROLL  # nobody was asked to choose
    assert_sound(t)


@pytest.mark.article("commodities")
@every_land
def test_a_settlement_takes_one_resource(node: str, dice: tuple[int, int], yields: str) -> None:
    t = table(f"red settlement: {node}", rolled=False)
    roll(t, *dice)
    resource = max(cards(yields), key=lambda kind: kind in ("brick", "grain", "ore", "lumber", "wool"))
    assert hand(t, RED) == {resource: 1}


@pytest.mark.article("commodities", "metropolis")
def test_a_metropolis_yields_like_a_city() -> None:
    t = table("red city: 3", "red metropolis: trade 3", rolled=False)
    roll(t, 4, 6, "politics")
    assert hand(t, RED) == cards("ore coin")


@pytest.mark.article("4.L.b", "commodities")
@pytest.mark.parametrize("owner", ["red", "blue"])
def test_coins_are_taken_even_if_the_metropolis_of_politics_is_gone(owner: str) -> None:
    t = table(
        "red city: 3",
        "blue city: 42",
        f"{owner} levels: politics 5",
        f"{owner} metropolis: politics {3 if owner == 'red' else 42}",
        rolled=False,
    )
    roll(t, 4, 6)
    assert hand(t, RED) == cards("ore coin")
    assert may_with(t, "waive") == set()


@pytest.mark.article("4.L.b", "commodity-trade")
def test_unwanted_commodities_are_traded_at_a_harbour_or_with_the_guild() -> None:
    harbour = table("red settlement: 0", "red hand: 3 coin")
    harbour.do("bank coin for paper")
    guild = table("red levels: trade 3", "red hand: 2 coin")
    guild.do("bank coin for paper")
    assert hand(harbour, RED) == hand(guild, RED) == cards("paper")


@pytest.mark.article("commodities", "robber")
def test_the_robbers_hex_yields_neither_resource_nor_commodity() -> None:
    t = table("red city: 3", "blue city: 15", rolled=False, robber=0)
    roll(t, 4, 6)
    assert hand(t, RED) == {}
    assert hand(t, BLUE) == cards("2 brick")


@pytest.mark.article("commodities", "toppled-city")
def test_a_toppled_city_takes_one_resource() -> None:
    t = table("red toppled: 3", rolled=False)
    roll(t, 4, 6)
    assert hand(t, RED) == cards("ore")


@pytest.mark.article("commodities")
def test_several_cities_at_one_hex_take_their_cards_each() -> None:
    t = table("red cities: 3 12", "blue city: 4", rolled=False)
    roll(t, 4, 6)
    assert hand(t, RED) == cards("2 ore 2 coin")
    assert hand(t, BLUE) == cards("ore coin")


# --- a bank that runs short --------------------------------------------------------------------------


@pytest.mark.article("commodities", "shortage")
def test_commodities_and_resources_run_short_each_for_itself() -> None:
    """Two cities want a coin each, and one is left: nobody gets it; the ore is there for both."""
    t = table("red city: 3", "blue city: 8", "white hand: 11 coin", rolled=False)
    roll(t, 4, 6)
    assert hand(t, RED) == hand(t, BLUE) == cards("ore")
    assert bank(t)["coin"] == 1
    assert_sound(t)


@pytest.mark.article("commodities", "shortage")
def test_without_ore_a_city_at_mountains_still_gets_its_coin() -> None:
    t = table("red city: 3", "blue settlement: 8", "white hand: 19 ore", rolled=False)
    roll(t, 4, 6)
    assert hand(t, RED) == cards("coin")
    assert hand(t, BLUE) == {}


@pytest.mark.article("commodities", "shortage")
def test_one_player_alone_takes_what_is_left_of_a_commodity() -> None:
    t = table("red cities: 3 12", "blue settlement: 4", "white hand: 11 coin", rolled=False)
    roll(t, 4, 6)
    assert hand(t, RED) == cards("2 ore coin")
    assert bank(t)["coin"] == 0
    assert_sound(t)


@pytest.mark.article("commodities", "shortage")
def test_an_empty_pile_of_cloth_leaves_the_wool() -> None:
    t = table("red city: 1", "white hand: 12 cloth", rolled=False)
    roll(t, 1, 1)
    assert hand(t, RED) == cards("wool")


# --- hand cards --------------------------------------------------------------------------------------


@pytest.mark.article("commodities", "seven")
def test_commodities_count_on_a_seven_and_can_be_discarded() -> None:
    t = table("red hand: 4 coin 2 paper cloth ore", rolled=False)
    roll(t, 3, 4)
    assert may_with(t, "discard") == {"coin", "paper", "cloth", "ore"}
    for card in ["coin", "paper", "cloth", "ore"]:
        t.do(f"discard {card}")
    assert hand(t, RED) == cards("3 coin paper")
    assert t.waiting_for() == AFTER_ROLL  # the robber is locked before the first attack
    assert_sound(t)


@pytest.mark.article("commodities", "seven", "progress-hand")
def test_progress_cards_do_not_count_on_a_seven() -> None:
    t = table("red hand: 7 coin", "red progress: spy merchant bishop wedding", rolled=False)
    roll(t, 3, 4)
    assert t.waiting_for() == AFTER_ROLL


@pytest.mark.article("commodities", "robber")
def test_the_robber_steals_commodities_too() -> None:
    t = table("blue settlement: 8", "blue hand: coin ore", rolled=False, attacks=1)
    roll(t, 3, 4)
    t.do("robber 0")
    assert {t.write(action) for action, _ in t.chances()} == {"stole coin", "stole ore"}
    t.do("stole coin")
    assert hand(t, RED) == cards("coin")


@pytest.mark.article("commodities", "knights-secrets")
def test_resources_and_commodities_are_counted_in_one_sum() -> None:
    t = table("blue hand: 3 coin 2 ore")
    seen = look(t, WHITE).position()
    assert seen.hand_size[BLUE] == 5
    assert hand(seen, BLUE) == {}
