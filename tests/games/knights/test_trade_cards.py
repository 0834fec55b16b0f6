"""The progress cards of trade, one after another."""

import pytest

from games.island.table import BLUE, ORANGE, RED, WHITE, hand, may, may_with, rate
from hexhaven.core.game import NOBODY
from hexhaven.core.rng import Rng
from hexhaven.games.island.rules.market import SILENCE
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import ORE, WOOL

from .acting import seen_by, why_not
from .table import assert_sound, cards, next_turn, points, progress_cards, table, under_deck


def seen(p: Position, viewer: int) -> Position:
    view = p.view(viewer).seen
    assert isinstance(view, Position)
    return view


def imagined(p: Position, viewer: int, seed: int) -> Position:
    filled = p.view(viewer).fill(Rng(seed))
    assert isinstance(filled, Position)
    return filled


# --- the merchant ------------------------------------------------------------------------------------


@pytest.mark.article("card-merchant", "merchant-figure", "4.K.b")
def test_the_merchant_trades_the_resource_of_the_hex_and_is_a_point() -> None:
    t = table("red settlement: 8", "red hand: 4 ore 3 coin", "red progress: merchant")
    t.do("merchant 0")
    assert points(t, RED) == 2
    assert (rate(t, RED, "ore"), rate(t, RED, "coin")) == (2, 4)
    t.do("bank ore for cloth")
    t.do("bank ore for wool")
    assert hand(t, RED) == cards("3 coin cloth wool")
    assert_sound(t)


@pytest.mark.article("card-merchant")
def test_the_merchant_comes_to_a_hex_with_an_own_building() -> None:
    t = table("red city: 8", "blue settlement: 24", "red roads: 8-13-18-23", "red progress: merchant")
    assert may_with(t, "merchant") == {"0", "1", "4"}
    assert why_not(t, "merchant 10") == ("no_merchant_there", "card-merchant")


@pytest.mark.article("card-merchant")
def test_the_merchant_has_nothing_to_do_in_the_desert() -> None:
    t = table("red settlement: 18", "red progress: merchant")
    assert may_with(t, "merchant") == {"4", "5"}
    assert why_not(t, "merchant 9") == ("no_merchant_there", "card-merchant")


@pytest.mark.article("card-merchant", "merchant-figure", "4.K.a")
def test_another_merchant_card_takes_figure_rate_and_point() -> None:
    t = table("red settlement: 8", "blue settlement: 7", "blue merchant: 0", "red progress: merchant")
    assert (points(t, RED), points(t, BLUE)) == (1, 2)
    assert (rate(t, RED, "ore"), rate(t, BLUE, "ore")) == (4, 2)
    t.do("merchant 0")
    assert (points(t, RED), points(t, BLUE)) == (2, 1)
    assert (rate(t, RED, "ore"), rate(t, BLUE, "ore")) == (2, 4)
    assert_sound(t)


@pytest.mark.article("card-merchant")
def test_the_owner_moves_the_merchant_to_another_hex_only() -> None:
    t = table("red settlement: 8", "red merchant: 0", "red progress: merchant")
    assert why_not(t, "merchant 0") == ("no_merchant_there", "card-merchant")
    t.do("merchant 4")
    assert points(t, RED) == 2
    assert (rate(t, RED, "ore"), rate(t, RED, "brick")) == (4, 2)


@pytest.mark.article("card-merchant", "4.M.c")
def test_a_merchant_without_a_place_is_refused() -> None:
    t = table("red roads: 8-12", "red progress: merchant")
    assert why_not(t, "merchant 0") == ("no_effect", "card-merchant")


@pytest.mark.article("card-merchant", "merchant-figure")
def test_a_harbour_serves_again_when_the_merchant_has_gone() -> None:
    t = table(
        "red settlements: 0", "blue settlement: 12", "red merchant: 0", "blue progress: merchant",
        on_turn="blue",
    )  # fmt: skip
    assert (rate(t, RED, "ore"), rate(t, RED, "coin")) == (2, 3)
    t.do("merchant 3")
    assert (rate(t, RED, "ore"), rate(t, RED, "coin")) == (3, 3)


@pytest.mark.article("card-merchant", "merchant-figure", "knights-examples#25")
def test_robber_and_merchant_share_a_hex() -> None:
    t = table("red settlement: 8", "red hand: 2 ore", "red progress: merchant", robber=0)
    t.do("merchant 0")
    t.do("bank ore for grain")
    assert hand(t, RED) == cards("grain")


# --- the merchant fleet ------------------------------------------------------------------------------


@pytest.mark.article("card-merchant-fleet", "knights-examples#20")
def test_a_fleet_trades_one_kind_two_to_one_as_often_as_one_likes() -> None:
    t = table("red hand: 7 paper", "red progress: merchant-fleet")
    t.do("merchant-fleet paper")
    t.do("bank paper for ore")
    t.do("bank paper for coin")
    t.do("bank paper for ore")
    assert hand(t, RED) == cards("paper 2 ore coin")
    assert why_not(t, "bank paper for ore") == ("rate_not_met", "maritime-trade")
    assert_sound(t)


@pytest.mark.article("card-merchant-fleet")
def test_a_fleet_serves_its_owner_and_its_kind_alone() -> None:
    t = table("red hand: 2 ore 2 paper", "red progress: merchant-fleet", "blue hand: 2 ore")
    t.do("merchant-fleet ore")
    assert [rate(t, RED, kind) for kind in ("ore", "paper", "coin")] == [2, 4, 4]
    assert rate(t, BLUE, "ore") == 4
    assert why_not(t, "bank paper for ore") == ("rate_not_met", "maritime-trade")


@pytest.mark.article("card-merchant-fleet")
def test_a_fleet_sails_until_the_end_of_the_turn() -> None:
    t = table("red settlement: 0", "red hand: 4 cloth", "red progress: merchant-fleet")
    t.do("merchant-fleet cloth")
    assert (rate(t, RED, "cloth"), rate(t, RED, "coin")) == (2, 3)
    next_turn(t, 1, 2)
    assert (rate(t, RED, "cloth"), rate(t, BLUE, "cloth")) == (3, 4)


@pytest.mark.article("card-merchant-fleet")
def test_two_fleets_trade_two_kinds() -> None:
    t = table("red hand: 2 ore 2 cloth", "red progress: 2 merchant-fleet")
    t.do("merchant-fleet ore")
    t.do("merchant-fleet cloth")
    t.do("bank ore for coin")
    t.do("bank cloth for coin")
    assert hand(t, RED) == cards("2 coin")


@pytest.mark.article("card-merchant-fleet", "4.M.c")
def test_a_fleet_brings_nothing_for_what_is_traded_two_to_one_already() -> None:
    t = table("red levels: trade 3", "red settlement: 10", "red progress: 2 merchant-fleet")
    assert may_with(t, "merchant-fleet") == {"brick", "lumber", "wool", "grain"}
    assert why_not(t, "merchant-fleet coin") == ("no_effect", "card-merchant-fleet")
    assert why_not(t, "merchant-fleet ore") == ("no_effect", "card-merchant-fleet")
    t.do("merchant-fleet wool")
    assert why_not(t, "merchant-fleet wool") == ("no_effect", "card-merchant-fleet")


# --- the commercial harbour --------------------------------------------------------------------------


@pytest.mark.article("card-commercial-harbour", "5.D.a#1")
def test_both_sides_of_a_harbour_exchange_choose_their_card() -> None:
    t = table("red hand: ore wool", "red progress: commercial-harbour", "blue hand: coin 2 cloth lumber")
    t.do("commercial-harbour")
    assert {text for text in may_with(t, "exchange") if text.startswith("1")} == {"1 ore", "1 wool"}
    t.do("exchange 1 wool")
    assert t.actor() == BLUE
    assert may(t) == {"hand-over coin", "hand-over cloth"}
    t.do("hand-over cloth")
    assert hand(t, RED) == cards("ore cloth")
    assert hand(t, BLUE) == cards("coin cloth lumber wool")
    assert t.actor() == RED
    assert_sound(t)


@pytest.mark.article("card-commercial-harbour", "5.D.a#1")
def test_only_a_resource_is_offered_and_only_a_commodity_given() -> None:
    t = table("red hand: ore coin", "red progress: commercial-harbour", "blue hand: coin lumber")
    t.do("commercial-harbour")
    assert why_not(t, "exchange 1 coin") == ("only_resources", "card-commercial-harbour")
    assert why_not(t, "exchange 1 wool") == ("card_not_held", "card-commercial-harbour")
    t.do("exchange 1 ore")
    assert why_not(t, "hand-over lumber") == ("only_commodities", "card-commercial-harbour")
    assert why_not(t, "hand-over cloth") == ("card_not_held", "card-commercial-harbour")
    assert why_not(t, "end", RED)[0] == "not_your_turn"


@pytest.mark.article("card-commercial-harbour", "5.D.a#2")
def test_without_a_commodity_there_is_no_exchange_and_the_chance_is_used() -> None:
    t = table("red hand: ore", "red progress: commercial-harbour", "blue hand: 3 lumber")
    t.do("commercial-harbour")
    t.do("exchange 1 ore")
    assert t.actor() == RED
    assert hand(t, RED) == cards("ore")
    assert hand(t, BLUE) == cards("3 lumber")
    assert why_not(t, "exchange 1 ore") == ("no_exchange_left", "card-commercial-harbour")


@pytest.mark.article("card-commercial-harbour", "5.D.a#3")
def test_each_opponent_is_asked_once_until_the_turn_ends() -> None:
    t = table(
        "red hand: 4 ore brick lumber", "red roads: 8-12", "red progress: commercial-harbour",
        "blue hand: 2 coin", "white hand: paper", "orange hand: cloth",
    )  # fmt: skip
    t.do("commercial-harbour")
    t.do("exchange 1 ore")
    t.do("hand-over coin")
    assert why_not(t, "exchange 1 ore") == ("no_exchange_left", "card-commercial-harbour")
    t.do("road 12-17")
    t.do("exchange 2 ore")
    t.do("hand-over paper")
    assert hand(t, RED) == cards("2 ore coin paper")
    t.do("end")
    for _ in range(3):
        t.do("roll")
        t.do("rolled 1 1 trade")
        t.do("end")
    t.do("roll")
    t.do("rolled 1 1 trade")
    assert why_not(t, "exchange 3 ore") == ("no_exchange_left", "card-commercial-harbour")


@pytest.mark.article("card-commercial-harbour", "5.D.a#3")
def test_two_harbours_ask_everybody_twice() -> None:
    t = table("red hand: 3 ore", "red progress: 2 commercial-harbour", "blue hand: 3 coin")
    t.do("commercial-harbour")
    t.do("commercial-harbour")
    for _ in range(2):
        t.do("exchange 1 ore")
        t.do("hand-over coin")
    assert why_not(t, "exchange 1 ore") == ("no_exchange_left", "card-commercial-harbour")
    assert hand(t, RED) == cards("ore 2 coin")


@pytest.mark.article("card-commercial-harbour")
def test_nobody_exchanges_without_the_card_or_with_oneself() -> None:
    t = table("red hand: 3 ore coin", "red progress: commercial-harbour", "blue hand: coin")
    assert why_not(t, "exchange 1 ore") == ("no_exchange_left", "card-commercial-harbour")
    t.do("commercial-harbour")
    assert why_not(t, "exchange 0 ore") == ("no_exchange_left", "card-commercial-harbour")


@pytest.mark.article("card-commercial-harbour", "4.M.c#15")
def test_a_harbour_without_a_resource_to_offer_is_refused() -> None:
    t = table("red hand: 3 coin", "red progress: commercial-harbour", "blue hand: cloth")
    assert why_not(t, "commercial-harbour") == ("no_effect", "card-commercial-harbour")


@pytest.mark.article("card-commercial-harbour", "knights-secrets", "5.D.a#1")
def test_what_passes_through_the_harbour_is_seen_by_two_alone() -> None:
    t = harbour_offer("ore")
    before = table("red hand: ore wool", "red progress: commercial-harbour", "blue hand: coin cloth")
    before.do("commercial-harbour")
    assert seen_by(before, "exchange 1 ore", RED, BLUE) == ["exchange 1 ore"] * 2
    assert seen_by(before, "exchange 1 ore", WHITE, NOBODY) == ["exchange 1 ?"] * 2
    assert seen_by(t, "hand-over cloth", RED, BLUE) == ["hand-over cloth"] * 2
    assert seen_by(t, "hand-over cloth", WHITE, NOBODY) == ["hand-over ?"] * 2


def harbour_offer(resource: str) -> Position:
    """Blue has been offered a resource and has not yet answered."""
    t = table("red hand: ore wool", "red progress: commercial-harbour", "blue hand: coin cloth")
    t.do("commercial-harbour")
    t.do(f"exchange 1 {resource}")
    return t


@pytest.mark.article("card-commercial-harbour", "knights-secrets")
def test_a_view_shows_the_offered_card_to_two_alone() -> None:
    ore, wool = harbour_offer("ore"), harbour_offer("wool")
    for viewer in (WHITE, ORANGE, NOBODY):
        assert ore.view(viewer).to_bytes() == wool.view(viewer).to_bytes()
    for viewer in (RED, BLUE):
        assert ore.view(viewer).to_bytes() != wool.view(viewer).to_bytes()


@pytest.mark.article("card-commercial-harbour", "knights-secrets")
@pytest.mark.parametrize("viewer", [RED, BLUE, WHITE, NOBODY])
def test_an_imagined_offer_can_be_made_and_answered(viewer: int) -> None:
    t = harbour_offer("ore")
    offered = set()
    for seed in range(20):
        filled = imagined(t, viewer, seed)
        offered.add(int(filled.number()))
        assert filled.holds(RED, filled.number()) > 0
        filled.do(f"hand-over {sorted(may_with(filled, 'hand-over'))[0]}")
        assert_sound(filled)
    assert offered == ({ORE, WOOL} if viewer in (WHITE, NOBODY) else {ORE})


@pytest.mark.article("card-commercial-harbour", "domestic-trade")
def test_a_proposal_is_off_the_table_when_its_speaker_has_given_a_card() -> None:
    t = table("red hand: ore wool", "red progress: commercial-harbour", "blue hand: coin")
    t.do("propose coin for wool", BLUE)
    t.do("commercial-harbour")
    t.do("exchange 1 ore")
    t.do("hand-over coin")
    assert t.market is SILENCE


# --- the master merchant -----------------------------------------------------------------------------


@pytest.mark.article("card-master-merchant")
def test_the_master_merchant_takes_two_cards_of_the_own_choice() -> None:
    t = table("blue settlement: 8", "blue hand: 2 ore coin paper", "red progress: master-merchant")
    t.do("master-merchant 1")
    assert t.actor() == RED
    assert may(t) == {"loot ore", "loot coin", "loot paper"}
    t.do("loot paper")
    assert may(t) == {"loot ore", "loot coin"}
    t.do("loot ore")
    assert hand(t, RED) == cards("paper ore")
    assert hand(t, BLUE) == cards("ore coin")
    assert "end" in may(t)
    assert_sound(t)


@pytest.mark.article("card-master-merchant")
def test_a_single_card_is_all_the_master_merchant_can_take() -> None:
    t = table("blue settlement: 8", "blue hand: coin", "red progress: master-merchant")
    t.do("master-merchant 1")
    t.do("loot coin")
    assert hand(t, RED) == cards("coin")
    assert "end" in may(t)


@pytest.mark.article("card-master-merchant")
def test_the_victim_must_have_more_points_and_a_card() -> None:
    t = table(
        "red settlement: 20", "blue city: 8", "white settlement: 24", "orange city: 40",
        "blue hand: ore", "white hand: ore", "red progress: master-merchant",
    )  # fmt: skip
    assert may_with(t, "master-merchant") == {"1"}
    for player in (RED, WHITE, ORANGE):
        reason = "only_others" if player == RED else "not_ahead"
        assert why_not(t, f"master-merchant {player}") == (reason, "card-master-merchant")


@pytest.mark.article("card-master-merchant", "4.M.c#5")
def test_the_player_with_most_points_has_no_use_for_a_master_merchant() -> None:
    t = table("red settlement: 20", "blue settlement: 8", "blue hand: ore", "red progress: master-merchant")
    assert why_not(t, "master-merchant 1") == ("no_effect", "card-master-merchant")


@pytest.mark.article("card-master-merchant", "4.M.c#15")
def test_empty_hands_have_nothing_for_a_master_merchant() -> None:
    t = table("blue city: 8", "white settlement: 24", "red progress: master-merchant")
    assert why_not(t, "master-merchant 1") == ("no_effect", "card-master-merchant")


@pytest.mark.article("card-master-merchant", "4.M.g")
def test_both_cards_are_taken_before_anything_else() -> None:
    t = table("blue city: 8", "blue hand: 3 ore", "red progress: master-merchant", "red hand: 4 wool")
    t.do("master-merchant 1")
    t.do("loot ore")
    for text in ("end", "bank wool for ore"):
        assert why_not(t, text) == ("loot_first", "card-master-merchant")
    assert why_not(t, "loot wool") == ("card_not_held", "card-master-merchant")


@pytest.mark.article("card-master-merchant", "knights-secrets")
def test_the_master_merchant_sees_this_hand_and_only_this() -> None:
    t = table(
        "blue city: 8", "blue hand: 3 ore cloth", "blue progress: spy", "white hand: 2 wool",
        "red progress: master-merchant",
    )  # fmt: skip
    assert hand(seen(t, RED), BLUE) == {}
    t.do("master-merchant 1")
    assert hand(seen(t, RED), BLUE) == cards("3 ore cloth")
    assert hand(seen(t, RED), WHITE) == {}
    assert progress_cards(seen(t, RED), BLUE) == {}
    for viewer in (WHITE, ORANGE, NOBODY):
        assert hand(seen(t, viewer), BLUE) == {}
    t.do("loot ore")
    assert hand(seen(t, RED), BLUE) == cards("2 ore cloth")
    t.do("loot ore")
    assert hand(seen(t, RED), BLUE) == {}


@pytest.mark.article("card-master-merchant", "knights-secrets")
def test_what_is_taken_is_seen_by_two_alone() -> None:
    t = table("blue city: 8", "blue hand: 3 ore cloth", "red progress: master-merchant")
    t.do("master-merchant 1")
    assert seen_by(t, "loot cloth", RED, BLUE) == ["loot cloth"] * 2
    assert seen_by(t, "loot cloth", WHITE, NOBODY) == ["loot ?"] * 2


@pytest.mark.article("card-master-merchant", "knights-secrets")
def test_a_hand_that_is_shown_is_not_imagined() -> None:
    t = table(
        "blue city: 8", "blue hand: 3 ore cloth", "white hand: 4 wool 2 coin",
        "orange hand: 3 paper", "red progress: master-merchant",
    )  # fmt: skip
    t.do("master-merchant 1")
    for seed in range(10):
        filled = imagined(t, RED, seed)
        assert hand(filled, BLUE) == cards("3 ore cloth")
        assert_sound(filled)
    guesses = {str(hand(imagined(t, RED, seed), WHITE)) for seed in range(20)}
    assert len(guesses) > 1


@pytest.mark.article("card-master-merchant", "domestic-trade")
def test_a_proposal_falls_with_the_cards_behind_it() -> None:
    t = table("blue city: 8", "blue hand: coin", "red hand: wool", "red progress: master-merchant")
    t.do("propose coin for wool", BLUE)
    t.do("master-merchant 1")
    assert t.market is SILENCE


# --- the monopolies ----------------------------------------------------------------------------------


@pytest.mark.article("card-trade-monopoly")
def test_a_trade_monopoly_brings_one_of_the_commodity_from_everybody() -> None:
    t = table(
        "red hand: cloth", "blue hand: 3 cloth ore", "white hand: cloth", "orange hand: 2 coin",
        "red progress: trade-monopoly",
    )  # fmt: skip
    t.do("trade-monopoly cloth")
    assert hand(t, RED) == cards("3 cloth")
    assert hand(t, BLUE) == cards("2 cloth ore")
    assert hand(t, WHITE) == {}
    assert hand(t, ORANGE) == cards("2 coin")
    assert_sound(t)


@pytest.mark.article("card-trade-monopoly")
def test_a_trade_monopoly_names_a_commodity() -> None:
    t = table("blue hand: 3 ore", "red progress: trade-monopoly")
    assert may_with(t, "trade-monopoly") == {"coin", "paper", "cloth"}
    assert why_not(t, "trade-monopoly ore") == ("only_commodities", "card-trade-monopoly")


@pytest.mark.article("card-trade-monopoly", "4.M.c#14")
def test_a_trade_monopoly_may_turn_out_empty() -> None:
    t = table("blue hand: 3 ore", "red progress: trade-monopoly")
    t.do("trade-monopoly coin")
    assert hand(t, RED) == {}
    assert under_deck(t, "trade") == ["trade-monopoly"]


@pytest.mark.article("card-resource-monopoly")
def test_a_resource_monopoly_brings_two_or_the_only_one() -> None:
    t = table(
        "blue hand: 4 ore coin", "white hand: ore", "orange hand: wool", "red hand: ore",
        "red progress: resource-monopoly",
    )  # fmt: skip
    t.do("resource-monopoly ore")
    assert hand(t, RED) == cards("4 ore")
    assert hand(t, BLUE) == cards("2 ore coin")
    assert hand(t, WHITE) == {}
    assert hand(t, ORANGE) == cards("wool")
    assert_sound(t)


@pytest.mark.article("card-resource-monopoly")
def test_a_resource_monopoly_names_a_resource() -> None:
    t = table("blue hand: 3 coin", "red progress: resource-monopoly")
    assert may_with(t, "resource-monopoly") == {"brick", "lumber", "wool", "grain", "ore"}
    assert why_not(t, "resource-monopoly coin") == ("only_resources", "card-resource-monopoly")


@pytest.mark.article("card-resource-monopoly", "4.M.c#14")
def test_a_resource_monopoly_may_turn_out_empty() -> None:
    t = table("red progress: resource-monopoly")
    t.do("resource-monopoly ore")
    assert hand(t, RED) == {}
    assert progress_cards(t, RED) == {}


@pytest.mark.article("card-resource-monopoly", "card-trade-monopoly", "domestic-trade")
@pytest.mark.parametrize(("kind", "card"), [("resource", "ore"), ("trade", "coin")])
def test_a_monopoly_ends_proposals_that_give_the_card(kind: str, card: str) -> None:
    t = table(f"blue hand: {card} grain", "red hand: wool", f"red progress: {kind}-monopoly")
    t.do(f"propose {card} for wool", BLUE)
    t.do(f"{kind}-monopoly {card}")
    assert t.market is SILENCE
    assert why_not(t, f"propose {card} for wool", BLUE)[0] == "cards_not_held"


@pytest.mark.article("card-resource-monopoly", "knights-secrets")
def test_everybody_hears_what_is_named_but_sees_no_hand() -> None:
    t = table("blue hand: 4 ore coin", "red progress: resource-monopoly")
    assert seen_by(t, "resource-monopoly ore", BLUE, WHITE, NOBODY) == ["resource-monopoly ore"] * 3
    t.do("resource-monopoly ore")
    assert hand(seen(t, WHITE), RED) == hand(seen(t, RED), BLUE) == {}
    assert seen(t, WHITE).hand_size[RED] == 2
