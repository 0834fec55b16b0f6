"""Trade with commodities: the bank's rates, the guild, the merchant, and deals between players."""

import pytest

from games.island import table as base
from games.island.table import BLUE, RED, hand, may_with, rate, refused
from hexhaven.core.game import UnknownAction
from hexhaven.games.island.rules.terrain import CARD_NAMES

from .table import ALL_CARDS, assert_sound, cards, next_turn, table

COMMODITIES = ("coin", "paper", "cloth")
PLAIN = dict.fromkeys(ALL_CARDS, 4)


def rates(*lines: str) -> dict[str, int]:
    """Red's rates at the bank by kind."""
    t = table(*lines)
    return {kind: rate(t, RED, kind) for kind in ALL_CARDS}


# --- rates -------------------------------------------------------------------------------------------


@pytest.mark.article("commodity-trade")
@pytest.mark.parametrize("given", ALL_CARDS)
def test_four_of_a_kind_buy_one_of_any_other_kind(given: str) -> None:
    t = table(f"red hand: 4 {given}")
    others = {kind for kind in ALL_CARDS if kind != given}
    assert may_with(t, "bank") == {f"{given} for {kind}" for kind in others}
    for kind in others:
        after = t.copy()
        after.do(f"bank {given} for {kind}")
        assert hand(after, RED) == cards(kind)
        assert_sound(after)


@pytest.mark.article("commodity-trade")
def test_the_cards_given_are_of_one_kind() -> None:
    t = table("red hand: 3 coin 1 paper")
    assert refused(t, "bank coin for ore").reason == "rate_not_met"


@pytest.mark.article("knights-examples#12", "commodity-trade")
def test_four_brick_or_two_at_their_harbour_buy_a_commodity() -> None:
    t = table("red hand: 4 brick")
    t.do("bank brick for cloth")
    assert hand(t, RED) == cards("cloth")
    t = table("red settlement: 33", "red hand: 2 brick")
    t.do("bank brick for paper")
    assert hand(t, RED) == cards("paper")


@pytest.mark.article("commodity-trade", "harbours")
def test_a_plain_harbour_takes_three_commodities() -> None:
    assert rates("red settlement: 0") == dict.fromkeys(ALL_CARDS, 3)
    t = table("red settlement: 0", "red hand: 6 paper")
    t.do("bank paper for coin")
    t.do("bank paper for wool")
    assert hand(t, RED) == cards("coin wool")


@pytest.mark.article("commodity-trade", "harbours")
@pytest.mark.parametrize(
    ("node", "card"), [("1", "grain"), ("10", "ore"), ("42", "wool"), ("33", "brick"), ("11", "lumber")]
)
def test_no_harbour_takes_two_commodities(node: str, card: str) -> None:
    assert rates(f"red settlement: {node}") == PLAIN | {card: 2}


@pytest.mark.article("guild", "commodity-trade")
def test_the_guild_takes_two_of_every_commodity_and_of_no_resource() -> None:
    assert rates("red levels: trade 3") == PLAIN | dict.fromkeys(COMMODITIES, 2)
    assert rates("red levels: trade 2 politics 5 science 5") == PLAIN
    assert rates("red settlement: 0", "red levels: trade 3") == {
        kind: 2 if kind in COMMODITIES else 3 for kind in ALL_CARDS
    }


@pytest.mark.article("4.F.a#1", "guild")
@pytest.mark.parametrize("given", COMMODITIES)
def test_for_two_equal_commodities_the_guild_gives_anything_else(given: str) -> None:
    t = table("red levels: trade 3", f"red hand: 2 {given}")
    assert may_with(t, "bank") == {f"{given} for {kind}" for kind in ALL_CARDS if kind != given}


@pytest.mark.article("guild")
def test_two_different_commodities_are_not_enough() -> None:
    t = table("red levels: trade 3", "red hand: coin paper")
    assert refused(t, "bank coin for ore").values["rate"] == "2"


@pytest.mark.article("4.F.a#2", "commodity-trade", "merchant-figure")
@pytest.mark.parametrize("line", ["red settlement: 42", "red merchant: 1"])
def test_harbour_and_merchant_give_any_resource_or_commodity_for_two(line: str) -> None:
    """The wool harbour, and the merchant on a pasture."""
    t = table(line, "red hand: 2 wool")
    assert may_with(t, "bank") == {f"wool for {kind}" for kind in ALL_CARDS if kind != "wool"}


@pytest.mark.article("commodity-trade", "bank")
def test_the_bank_gives_no_commodity_it_has_not() -> None:
    t = table("red hand: 4 ore", "blue hand: 12 coin")
    assert refused(t, "bank ore for coin").reason == "bank_empty"


@pytest.mark.article("late-harbours", "guild")
def test_a_guild_does_not_open_a_harbour_that_is_held_back() -> None:
    t = table(
        "red city: 7",
        "red roads: 7-3-0",
        "red levels: trade 2",
        "red hand: brick lumber wool grain 3 cloth",
        options={"harbour_same_turn": "never"},
    )
    t.do("settlement 0")
    t.do("improve trade")
    assert {kind: rate(t, RED, kind) for kind in ALL_CARDS} == PLAIN | dict.fromkeys(COMMODITIES, 2)
    t.do("end")
    assert (rate(t, RED, "ore"), rate(t, RED, "coin")) == (3, 2)


# --- the merchant ------------------------------------------------------------------------------------


@pytest.mark.article("merchant-figure", "4.K.a")
@pytest.mark.parametrize(
    ("hex", "card"), [(0, "ore"), (1, "wool"), (2, "lumber"), (3, "grain"), (4, "brick")]
)
def test_the_merchant_takes_two_of_the_resource_of_its_hex_and_no_commodity(hex: int, card: str) -> None:
    assert rates(f"red merchant: {hex}") == PLAIN | {card: 2}


@pytest.mark.article("4.K.a", "merchant-figure")
def test_only_the_owner_trades_with_the_merchant() -> None:
    t = table("blue settlement: 7", "red settlement: 17", "blue merchant: 3")
    assert rate(t, BLUE, "grain") == 2
    assert rate(t, RED, "grain") == 4


@pytest.mark.article("4.K.b", "merchant-figure")
def test_with_the_merchant_on_fields_two_grain_buy_a_commodity() -> None:
    t = table("red settlement: 7", "red merchant: 3", "red hand: 4 grain")
    t.do("bank grain for cloth")
    t.do("bank grain for ore")
    assert hand(t, RED) == cards("cloth ore")


@pytest.mark.article("knights-examples#25", "merchant-figure", "robber")
def test_the_robber_does_not_bother_the_merchant() -> None:
    t = table("red settlement: 7", "red merchant: 3", "red hand: 2 grain", robber=3, attacks=1)
    t.do("bank grain for ore")
    assert hand(t, RED) == cards("ore")


@pytest.mark.article("merchant-figure")
def test_the_merchant_stays_from_turn_to_turn() -> None:
    t = table("red settlement: 7", "red merchant: 3")
    next_turn(t, 1, 2)
    assert rate(t, RED, "grain") == 2
    assert t.points()[RED] == 2


# --- deals between players ---------------------------------------------------------------------------


@pytest.mark.article("commodity-trade", "domestic-trade")
def test_commodities_and_resources_are_traded_in_any_mixture() -> None:
    t = table("red hand: 2 coin ore", "blue hand: cloth paper wool")
    t.do("offer 2 coin 1 ore for 1 cloth 1 wool to 1")
    t.do("accept", BLUE)
    t.do("trade 1")
    assert hand(t, RED) == cards("cloth wool")
    assert hand(t, BLUE) == cards("2 coin ore paper")
    assert_sound(t)


@pytest.mark.article("commodity-trade", "domestic-trade")
def test_others_may_propose_commodities_too() -> None:
    t = table("red hand: 2 ore", "blue hand: cloth")
    t.do("propose 1 cloth for 2 ore", BLUE)
    t.do("trade 1")
    assert hand(t, RED) == cards("cloth")


@pytest.mark.article("commodity-trade", "domestic-trade")
def test_nobody_offers_commodities_that_are_not_in_the_hand() -> None:
    t = table("red hand: coin", "blue hand: ore")
    assert refused(t, "offer 2 coin for 1 ore to all").reason == "cards_not_held"


@pytest.mark.article("commodity-trade")
def test_in_the_base_game_there_are_no_commodities() -> None:
    t = base.table("red hand: 4 ore")
    assert list(t.rules.card_names) == list(CARD_NAMES)
    with pytest.raises(UnknownAction):
        t.read("bank ore for coin")
