"""Trade: with the bank, through harbours, and between the player on turn and the others."""

import pytest

from hexhaven.core.game import UnknownAction
from hexhaven.games.island.rules.market import SILENCE
from hexhaven.games.island.rules.questions import AFTER_ROLL
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.view import look

from .table import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    assert_sound,
    bank,
    cards,
    hand,
    may,
    may_with,
    next_turn,
    rate,
    refused,
    roll,
    table,
)

COMBINED = {"trade_build_phases": "combined"}
FREE = {"trade_law": "free"}


# --- maritime trade ----------------------------------------------------------------------------------


@pytest.mark.article("maritime-trade", "trade", "bank")
def test_four_equal_cards_buy_one_without_any_harbour() -> None:
    """Rule book, "Maritime trade": Hans gives four ore for one lumber."""
    t = table("red hand: 4 ore")
    t.do("bank ore for lumber")
    assert hand(t, RED) == cards("lumber")
    assert bank(t) == cards("19 brick 18 lumber 19 wool 19 grain 19 ore")


@pytest.mark.article("maritime-trade")
def test_three_cards_are_too_few_without_a_harbour() -> None:
    t = table("red hand: 3 ore 3 wool")
    refusal = refused(t, "bank ore for lumber")
    assert (refusal.reason, refusal.article) == ("rate_not_met", "maritime-trade")
    assert refusal.values == {"rate": "4", "card": "ore", "held": "3"}


@pytest.mark.article("maritime-trade", "harbours")
@pytest.mark.parametrize("node", [0, 3])
@pytest.mark.parametrize("building", ["settlement", "city"])
def test_a_plain_harbour_takes_three_of_any_kind(building: str, node: int) -> None:
    """Rule book, "Maritime trade": three lumber for one ore. Both nodes of the harbour's edge serve it."""
    t = table(f"red {building}: {node}", "red hand: 3 lumber 3 wool")
    t.do("bank lumber for ore")
    t.do("bank wool for ore")
    assert hand(t, RED) == cards("2 ore")


@pytest.mark.article("maritime-trade", "harbours")
def test_a_special_harbour_takes_two_of_its_kind_as_often_as_one_likes() -> None:
    """Rule book, "Maritime trade": at the wool harbour four wool buy two other cards."""
    t = table("red settlement: 42", "red hand: 4 wool")
    t.do("bank wool for ore")
    t.do("bank wool for brick")
    assert hand(t, RED) == cards("ore brick")


@pytest.mark.article("maritime-trade", "harbours")
def test_a_special_harbour_is_no_plain_one() -> None:
    t = table("red settlement: 42", "red hand: 3 ore")
    assert refused(t, "bank ore for brick").values["rate"] == "4"


@pytest.mark.article("harbours", "maritime-trade")
def test_the_best_of_several_harbours_counts() -> None:
    t = table("red settlements: 42 0")
    assert [rate(t, RED, card) for card in ["brick", "lumber", "wool", "grain", "ore"]] == [3, 3, 2, 3, 3]
    t = table("red settlements: 0 42")
    assert rate(t, RED, "wool") == 2


@pytest.mark.article("maritime-trade")
def test_the_card_taken_is_of_another_kind() -> None:
    t = table("red hand: 4 ore")
    assert refused(t, "bank ore for ore").reason == "same_card"


@pytest.mark.article("maritime-trade", "bank")
def test_the_bank_gives_only_what_it_has() -> None:
    t = table("red hand: 4 ore", "blue hand: 19 wool")
    refusal = refused(t, "bank ore for wool")
    assert (refusal.reason, refusal.article) == ("bank_empty", "bank")
    assert may_with(t, "bank") == {"ore for brick", "ore for lumber", "ore for grain"}


@pytest.mark.article("maritime-trade", "turn")
def test_the_bank_trades_only_with_the_player_on_turn_and_after_the_roll() -> None:
    t = table("red hand: 4 ore", "blue hand: 4 ore", rolled=False)
    assert refused(t, "bank ore for wool").reason == "roll_first"
    assert refused(t, "bank ore for wool", BLUE).reason == "not_your_turn"


@pytest.mark.article("trade", "turn")
def test_one_may_trade_as_often_as_the_cards_allow() -> None:
    t = table("red hand: 12 ore")
    for card in ["brick", "lumber", "wool"]:
        t.do(f"bank ore for {card}")
    assert hand(t, RED) == cards("brick lumber wool")


# --- foreign harbours --------------------------------------------------------------------------------


@pytest.mark.article("1.E.c#1", "harbours")
def test_a_foreign_harbour_is_of_no_use() -> None:
    t = table("blue settlement: 33", "red hand: 2 brick")
    assert refused(t, "bank brick for ore").reason == "rate_not_met"


@pytest.mark.article("1.E.c#2", "harbours", "domestic-trade")
def test_the_owner_of_a_harbour_may_trade_for_another_in_single_steps() -> None:
    t = table("red settlement: 33", "red hand: wool", "blue hand: 2 brick")
    t.do("propose 2 brick for wool", BLUE)
    t.do("trade 1")
    t.do("bank brick for ore")
    t.do("offer ore for wool to 1")
    t.do("accept", BLUE)
    t.do("trade 1")
    assert hand(t, RED) == cards("wool")
    assert hand(t, BLUE) == cards("ore")


# --- the talk ----------------------------------------------------------------------------------------


def market() -> Position:
    """Red is on turn with 2 lumber and 3 ore, and everybody else holds brick."""
    return table(
        "red hand: 2 lumber 3 ore", "blue hand: brick", "white hand: 2 brick", "orange hand: brick wool",
    )  # fmt: skip


@pytest.mark.article("domestic-trade", "trade")
def test_the_player_on_turn_takes_the_better_of_two_counter_offers() -> None:
    """Rule book, "Domestic trade": Hans offers ore for brick, Werner wants three, Gabi lumber and ore."""
    t = market()
    t.do("offer 1 ore for 1 brick")
    t.do("propose 1 brick for 3 ore", BLUE)
    t.do("propose 1 brick for 1 lumber 1 ore", WHITE)
    t.do("decline", ORANGE)
    assert may(t) == {"trade 1", "trade 2", "withdraw", "end"}
    # Werner could not have traded with Gabi, for Hans is on turn.
    assert refused(t, "trade 2", BLUE).article == "1.E.a"
    t.do("trade 2")
    assert hand(t, RED) == cards("1 lumber 2 ore 1 brick")
    assert hand(t, WHITE) == cards("1 brick 1 lumber 1 ore")
    assert hand(t, BLUE) == cards("1 brick")
    assert_sound(t)


@pytest.mark.article("domestic-trade")
def test_an_offer_to_all_is_answered_in_any_order() -> None:
    t = market()
    t.do("offer ore for brick")
    assert t.actors() == [BLUE, WHITE, ORANGE]
    t.do("decline", ORANGE)
    t.do("accept", BLUE)
    assert t.actors() == [WHITE]
    assert refused(t, "accept", BLUE).reason == "not_your_turn"  # once is enough


@pytest.mark.article("domestic-trade")
def test_among_several_who_accept_the_player_on_turn_chooses() -> None:
    t = market()
    t.do("offer ore for brick")
    for player in (BLUE, WHITE, ORANGE):
        t.do("accept", player)
    assert may_with(t, "trade") == {"1", "2", "3"}
    t.do("trade 3")
    assert hand(t, ORANGE) == cards("ore wool")
    assert hand(t, BLUE) == cards("brick")
    assert t.actor() == RED
    assert refused(t, "trade 1").reason == "no_agreement"  # the offer is closed


@pytest.mark.article("domestic-trade")
def test_the_player_on_turn_need_not_wait_for_every_answer() -> None:
    t = market()
    t.do("offer ore for brick")
    t.do("accept", WHITE)
    t.do("trade 2", RED)
    assert hand(t, WHITE) == cards("brick ore")
    assert t.actors() == [RED]
    assert refused(t, "accept", BLUE).reason == "not_your_turn"


@pytest.mark.article("domestic-trade")
def test_an_offer_may_go_to_some() -> None:
    t = market()
    t.do("offer ore for brick to 1 3")
    assert t.actors() == [BLUE, ORANGE]
    assert refused(t, "accept", WHITE).reason == "not_your_turn"
    assert refused(t, "decline", WHITE).article == "domestic-trade"
    t.do("propose brick for ore", WHITE)  # but white may speak up
    t.do("trade 2", RED)
    assert hand(t, WHITE) == cards("brick ore")


@pytest.mark.article("domestic-trade")
def test_an_offer_goes_to_other_players() -> None:
    t = market()
    assert refused(t, "offer ore for brick to 0").reason == "no_such_partner"
    assert refused(t, "offer ore for brick to 0 1").reason == "no_such_partner"
    assert refused(t, "offer ore for brick to").reason == "no_such_partner"
    with pytest.raises(UnknownAction):
        t.read("offer ore for brick to 4")


@pytest.mark.article("domestic-trade")
def test_an_offer_that_all_decline_is_off_the_table() -> None:
    t = market()
    t.do("offer ore for brick to 1 2")
    t.do("decline", BLUE)
    t.do("decline", WHITE)
    assert t.actors() == [RED]
    assert t.phase == AFTER_ROLL
    assert may_with(t, "end") == {""}
    assert refused(t, "trade 1").reason == "no_agreement"


@pytest.mark.article("domestic-trade")
def test_nobody_accepts_without_the_cards() -> None:
    t = table("red hand: ore", "blue hand: wool")
    t.do("offer ore for brick to 1")
    assert may(t, BLUE) == {"decline"}
    refusal = refused(t, "accept", BLUE)
    assert (refusal.reason, refusal.article) == ("cards_not_held", "1.E.d")


@pytest.mark.article("domestic-trade")
def test_an_open_offer_is_settled_before_anything_else() -> None:
    t = market()
    t.do("offer ore for brick to 1")
    assert refused(t, "bank ore for wool", RED).reason == "not_your_turn"
    assert refused(t, "offer ore for brick", BLUE).reason == "answer_first"
    t.do("accept", BLUE)
    assert refused(t, "bank ore for wool").reason == "offer_open"


@pytest.mark.article("domestic-trade")
def test_the_player_on_turn_may_withdraw_an_offer() -> None:
    t = market()
    t.do("offer ore for brick")
    t.do("accept", BLUE)
    t.do("withdraw", RED)
    assert t.actors() == [RED]
    assert hand(t, BLUE) == cards("brick")
    assert refused(t, "trade 1").reason == "no_agreement"


@pytest.mark.article("domestic-trade")
def test_a_counter_offer_may_be_withdrawn_and_the_offer_closes_with_the_last_one() -> None:
    t = market()
    t.do("offer ore for brick to 1")
    t.do("propose brick for 2 ore", BLUE)
    assert may_with(t, "trade") == {"1"}
    t.do("withdraw", BLUE)
    assert t.actors() == [RED]
    assert may_with(t, "end") == {""}


@pytest.mark.article("domestic-trade")
def test_declining_an_offer_leaves_an_own_proposal_on_the_table() -> None:
    t = market()
    t.do("propose brick for 2 ore", BLUE)
    t.do("offer ore for brick to 1")
    t.do("decline", BLUE)
    assert t.actors() == [RED]
    assert may_with(t, "trade") == {"1"}


@pytest.mark.article("domestic-trade")
def test_an_acceptance_may_be_withdrawn_before_the_handshake() -> None:
    t = market()
    t.do("offer ore for brick to 1")
    t.do("accept", BLUE)
    t.do("withdraw", BLUE)
    assert t.actors() == [RED]
    assert may_with(t, "trade") == set()
    assert may_with(t, "end") == {""}


@pytest.mark.article("domestic-trade", "trade")
def test_anybody_may_make_an_offer_to_the_player_on_turn() -> None:
    """Rule book, "Tactics", names it: make an offer to the one on turn of your own accord."""
    t = market()
    t.do("propose wool for lumber", ORANGE)
    assert t.actors() == [RED]  # red need not answer
    assert may_with(t, "trade") == {"3"}
    t.do("trade 3")
    assert hand(t, ORANGE) == cards("brick lumber")


@pytest.mark.article("domestic-trade")
def test_an_unasked_proposal_may_be_changed_withdrawn_or_left_unanswered() -> None:
    t = market()
    t.do("propose wool for 2 lumber", ORANGE)
    t.do("propose wool for lumber", ORANGE)
    t.do("withdraw", ORANGE)
    assert refused(t, "trade 3").reason == "no_agreement"
    assert refused(t, "withdraw", ORANGE).reason == "nothing_to_withdraw"
    t.do("propose wool for lumber", ORANGE)
    t.do("end")
    roll(t, 2)
    assert refused(t, "trade 3").reason == "no_agreement"  # a proposal was made to red, not to blue


@pytest.mark.article("domestic-trade", "1.E.d")
def test_the_player_on_turn_must_hold_what_a_proposal_asks_for() -> None:
    t = market()
    t.do("propose wool for grain", ORANGE)
    assert may_with(t, "trade") == set()
    refusal = refused(t, "trade 3")
    assert (refusal.reason, refusal.article) == ("cards_not_held", "1.E.d")


@pytest.mark.article("domestic-trade")
def test_the_player_on_turn_makes_offers_and_the_others_proposals() -> None:
    t = market()
    assert refused(t, "propose ore for brick", RED).reason == "not_now"
    assert refused(t, "offer brick for ore", BLUE).article == "1.E.a"
    assert refused(t, "trade 0", RED).reason == "no_agreement"
    t.do("offer ore for brick to 1")
    assert refused(t, "propose ore for brick", RED).reason == "no_such_partner"


@pytest.mark.article("domestic-trade", "knight")
def test_a_proposal_falls_with_a_theft_or_a_monopoly_from_its_maker() -> None:
    t = table("red hand: wool", "red cards: knight", "blue settlement: 8", "blue hand: brick")
    t.do("propose brick for wool", BLUE)
    t.do("knight")
    t.do("robber 4")
    t.do("stole brick")
    assert refused(t, "trade 1").reason == "no_agreement"
    t = table("red hand: wool", "red cards: monopoly", "blue hand: brick", "white hand: ore")
    t.do("propose brick for wool", BLUE)
    t.do("propose ore for wool", WHITE)
    t.do("monopoly brick")
    assert may_with(t, "trade") == {"2"}


@pytest.mark.article("domestic-trade")
def test_a_second_trade_with_the_rest_of_the_hand_follows_the_first() -> None:
    t = market()
    t.do("propose brick for ore", BLUE)
    t.do("propose 2 brick for 3 ore", WHITE)
    t.do("trade 1")
    assert refused(t, "trade 2").reason == "cards_not_held"  # only two ore are left
    t.do("propose 2 brick for 2 ore", WHITE)
    t.do("trade 2")
    assert hand(t, RED) == cards("2 lumber 3 brick")


@pytest.mark.article("domestic-trade")
def test_there_is_no_talk_where_players_do_not_trade() -> None:
    t = table("red hand: 4 ore", "blue hand: brick", options={"player_trade": "no"})
    for text in ["offer ore for brick", "propose brick for ore", "accept", "decline", "trade 1", "withdraw"]:
        with pytest.raises(UnknownAction):
            t.read(text)
    t.do("bank ore for wool")


# --- the law of trade --------------------------------------------------------------------------------


@pytest.mark.article("1.E.a#1", "trade")
def test_two_players_who_are_not_on_turn_never_trade() -> None:
    """Red has lumber and wants ore; blue has grain; white has ore and wants grain."""
    t = table("red hand: lumber", "blue hand: grain", "white hand: ore")
    t.do("propose ore for grain", WHITE)
    refusal = refused(t, "trade 2", BLUE)
    assert (refusal.reason, refusal.article) == ("not_your_turn", "1.E.a")
    with pytest.raises(UnknownAction):
        t.read("trade 1 2")
    with pytest.raises(UnknownAction):
        t.read("offer lumber for ore to 1 for 2")
    assert hand(t, WHITE) == cards("ore")


@pytest.mark.article("1.E.a#1")
@pytest.mark.parametrize("moment", ["open offer", "all answered"])
def test_nor_do_they_while_an_offer_is_open(moment: str) -> None:
    t = table("red hand: lumber", "blue hand: grain", "white hand: ore", "orange hand: ore")
    t.do("offer lumber for ore to 2 3")
    t.do("accept", WHITE)
    if moment == "all answered":
        t.do("accept", ORANGE)
    assert refused(t, "trade 2", BLUE).reason in {"no_such_partner", "not_your_turn"}


@pytest.mark.article("1.E.a#2")
def test_two_ordinary_trades_do_what_a_triangle_would() -> None:
    t = table("red hand: lumber", "blue hand: grain", "white hand: ore")
    t.do("offer lumber for grain to 1")
    t.do("accept", BLUE)
    t.do("trade 1")
    t.do("offer grain for ore to 2")
    t.do("accept", WHITE)
    t.do("trade 2")
    assert [hand(t, i) for i in range(3)] == [cards("ore"), cards("lumber"), cards("grain")]


@pytest.mark.article("1.E.a#3", "table-talk", "1.C.b#1")
def test_a_promise_binds_nobody() -> None:
    t = table("red hand: lumber", "blue hand: grain", "white hand: ore")
    t.do("propose ore for grain", WHITE)  # white promises before red has the grain
    t.do("offer lumber for grain to 1")
    t.do("accept", BLUE)
    t.do("trade 1")
    t.do("withdraw", WHITE)
    assert refused(t, "trade 2").reason == "no_agreement"
    t.do("offer grain for ore to 2")
    t.do("decline", WHITE)
    assert hand(t, RED) == cards("grain")


@pytest.mark.article("1.E.b#1", "domestic-trade")
@pytest.mark.parametrize("deal", ["ore for nothing", "nothing for brick", "2 ore for", "for brick"])
def test_a_gift_is_refused(deal: str) -> None:
    t = table("red hand: 2 ore", "blue hand: brick 2 ore")
    refusal = refused(t, f"offer {deal}")
    assert (refusal.reason, refusal.article) == ("gift", "1.E.b")
    if not deal.startswith(("nothing", "for")):
        assert refused(t, f"propose {deal}", BLUE).reason == "gift"


@pytest.mark.article("1.E.b#2", "domestic-trade")
@pytest.mark.parametrize("deal", ["wool for wool grain", "2 wool ore for wool", "wool for wool"])
def test_a_gift_in_disguise_is_refused(deal: str) -> None:
    t = table("red hand: 2 wool ore", "blue hand: wool grain")
    refusal = refused(t, f"offer {deal}")
    assert refusal.reason in {"gift", "nothing_offered"}
    assert refusal.article == "1.E.b"


@pytest.mark.article("1.E.b#2")
def test_equal_cards_on_both_sides_are_weighed_against_each_other() -> None:
    t = table("red hand: 2 wool", "blue hand: wool ore")
    assert t.read("offer 2 wool for wool ore") == t.read("offer wool for ore")


@pytest.mark.article("1.E.b", "domestic-trade")
def test_free_trade_allows_gifts() -> None:
    t = table("red hand: ore", "blue hand: 2 brick", options=FREE)
    t.do("offer ore for nothing to 1")
    t.do("accept", BLUE)
    t.do("trade 1")
    t.do("propose 2 brick for nothing", BLUE)
    t.do("trade 1")
    assert hand(t, RED) == cards("2 brick")
    assert hand(t, BLUE) == cards("ore")
    assert refused(t, "offer nothing for nothing").reason == "nothing_offered"


@pytest.mark.article("1.E.b#3", "seven", "trade")
def test_a_bargain_about_the_robber_waits_for_the_trade_phase_and_binds_nobody() -> None:
    """Blue would give two ore for any card if the robber stays away."""
    t = table("red hand: wool", "blue hand: 2 ore", "blue settlement: 8", rolled=False)
    roll(t, 7)
    assert refused(t, "propose 2 ore for wool", BLUE).reason == "not_your_turn"
    assert refused(t, "offer wool for 2 ore").article == "1.G.e"
    t.do("robber 16")
    t.do("propose 2 ore for wool", BLUE)
    t.do("trade 1")
    assert hand(t, RED) == cards("2 ore")


@pytest.mark.article("1.E.b#4", "domestic-trade")
@pytest.mark.parametrize(
    "deal", ["ore for knight", "ore for settlement", "ore for robber", "monopoly for ore", "ore for peace"]
)
def test_only_resource_cards_can_be_put_on_an_offer(deal: str) -> None:
    t = table("red hand: ore", "red cards: monopoly")
    with pytest.raises(UnknownAction):
        t.read(f"offer {deal}")


@pytest.mark.article("1.E.d", "domestic-trade")
def test_there_is_no_credit() -> None:
    """Cards that somebody will have later cannot be offered now."""
    t = table("red hand: ore", "blue hand: brick")
    refusal = refused(t, "offer 2 grain for brick")
    assert (refusal.reason, refusal.article) == ("cards_not_held", "1.E.d")
    assert refused(t, "offer 2 ore for brick").article == "1.E.d"
    assert refused(t, "propose 2 brick for ore", BLUE).article == "1.E.d"


# --- when --------------------------------------------------------------------------------------------


@pytest.mark.article("trade", "turn", "domestic-trade")
def test_nobody_trades_before_the_roll() -> None:
    t = table("red hand: ore", "blue hand: brick", rolled=False)
    assert refused(t, "offer ore for brick").reason == "roll_first"
    assert refused(t, "propose brick for ore", BLUE).reason == "not_your_turn"
    assert may(t, BLUE) == set()


@pytest.mark.article("domestic-trade", "turn")
@pytest.mark.parametrize("answers", [[], ["accept"], ["propose brick for 2 ore"]])
def test_who_ends_the_turn_withdraws_the_open_offer(answers: list[str]) -> None:
    """Asked or not, the player on turn need not wait for anybody."""
    t = market()
    t.do("offer ore for brick to 1")
    for text in answers:
        t.do(text, BLUE)
    assert "end" in may(t, RED)
    before = hand(t, RED)
    t.do("end", RED)
    assert (t.turn, t.depth, t.market) == (BLUE, 0, SILENCE)
    assert hand(t, RED) == before
    assert may(t) == {"roll"}


@pytest.mark.article("domestic-trade")
def test_nobody_else_ends_the_turn_over_an_open_offer() -> None:
    t = market()
    t.do("offer ore for brick to 1 2")
    for player in (BLUE, WHITE, ORANGE):
        assert "end" not in may(t, player)
        assert refused(t, "end", player).reason in ("answer_first", "not_your_turn")


@pytest.mark.article("trade", "seven")
def test_nobody_trades_while_discards_are_due() -> None:
    t = table("red hand: ore", "blue hand: 8 brick", rolled=False)
    roll(t, 7)
    assert refused(t, "offer ore for brick", RED).reason == "not_your_turn"
    assert refused(t, "propose brick for ore", BLUE).reason == "discard_first"


PAID = [
    ("road 8-12", "brick lumber"),
    ("settlement 22", "brick lumber wool grain"),
    ("city 8", "3 ore 2 grain"),
    ("buy", "ore wool grain"),
]


@pytest.mark.article("1.E.e#1", "trade", "combined-phases", "building")
@pytest.mark.parametrize(("text", "price"), PAID)
def test_separated_the_first_paid_thing_ends_trading(text: str, price: str) -> None:
    t = built(text, price, "separated")
    for player, words in [
        (RED, "bank brick for ore"),
        (RED, "offer brick for wool"),
        (BLUE, "propose wool for brick"),
    ]:
        refusal = refused(t, words, player)
        assert (refusal.reason, refusal.article) == ("trading_over", "1.E.e")
    assert refused(t, "trade 1").reason == "no_agreement"  # a proposal from before is gone
    assert not {text for text in may(t) if text.startswith(("bank", "offer", "trade"))}


@pytest.mark.article("1.E.e#2", "combined-phases")
@pytest.mark.parametrize(("text", "price"), PAID)
def test_combined_trading_goes_on_after_building(text: str, price: str) -> None:
    t = built(text, price, "combined")
    t.do("trade 1")
    t.do("bank brick for ore")
    t.do("offer ore for wool to 1")
    t.do("accept", BLUE)
    t.do("trade 1")


def built(text: str, price: str, phases: str) -> Position:
    """Red has built or bought something; blue had made a proposal before."""
    t = table(
        "red settlement: 8", "red roads: 8-13 28-22", f"red hand: {price} 5 brick", "blue hand: 2 wool",
        options={"trade_build_phases": phases},
    )  # fmt: skip
    t.do("propose wool for brick", BLUE)
    t.do(text)
    if text == "buy":
        t.do("drew knight")
    return t


@pytest.mark.article("combined-phases", "turn")
def test_separated_a_new_turn_opens_trading_again() -> None:
    t = table("red settlement: 8", "red hand: brick lumber", "blue hand: 4 ore")
    t.do("road 8-12")
    next_turn(t, 2)
    t.do("bank ore for wool")


@pytest.mark.article("combined-phases")
def test_combined_one_may_trade_build_trade_and_build_again() -> None:
    t = table("red settlement: 8", "red hand: 6 brick 6 lumber", options=COMBINED)
    for text in ["bank brick for ore", "road 8-12", "bank lumber for wool", "road 12-17"]:
        t.do(text)
    assert hand(t, RED) == cards("ore wool")


@pytest.mark.article("1.E.e#1", "harbours", "late-harbours")
def test_separated_a_new_harbour_waits_because_building_has_ended_trading() -> None:
    t = new_harbour({"trade_build_phases": "separated"})
    assert refused(t, "bank wool for ore").article == "1.E.e"
    a_round_later(t)
    t.do("bank wool for ore")


@pytest.mark.article("1.E.e#2", "harbours", "late-harbours")
def test_combined_a_new_harbour_serves_at_once() -> None:
    t = new_harbour(COMBINED)
    t.do("bank wool for ore")
    assert hand(t, RED) == cards("ore")


@pytest.mark.article("1.E.e#3", "late-harbours")
@pytest.mark.parametrize("phases", ["separated", "combined"])
def test_late_harbours_open_with_the_next_own_turn_in_any_mode(phases: str) -> None:
    t = new_harbour({"trade_build_phases": phases, "harbour_same_turn": "never"})
    assert refused(t, "bank wool for ore").article in {"1.E.e", "maritime-trade"}
    assert rate(t, RED, "wool") == 4
    a_round_later(t)
    t.do("bank wool for ore")
    assert hand(t, RED) == cards("ore")


def new_harbour(options: dict[str, str]) -> Position:
    """Red has just founded a settlement at the wool harbour and holds two wool."""
    t = table("red road: 37-42", "red hand: brick lumber 3 wool grain", options=options)
    t.do("settlement 42")
    return t


def a_round_later(t: Position) -> None:
    for _ in range(4):
        next_turn(t, 2)


@pytest.mark.article("late-harbours", "harbours")
def test_late_harbours_of_the_founding_phase_are_open_and_a_city_changes_nothing() -> None:
    t = table(
        "red settlement: 42", "red hand: 3 ore 2 grain 2 wool",
        options=COMBINED | {"harbour_same_turn": "never"},
    )  # fmt: skip
    t.do("city 42")
    t.do("bank wool for ore")


@pytest.mark.article("late-harbours")
def test_late_harbours_old_rates_hold_until_then() -> None:
    t = table(
        "red settlement: 0", "red road: 37-42", "red hand: brick lumber 4 wool grain",
        options=COMBINED | {"harbour_same_turn": "never"},
    )  # fmt: skip
    t.do("settlement 42")
    t.do("bank wool for ore")
    assert hand(t, RED) == cards("ore")


# --- in the open -------------------------------------------------------------------------------------


@pytest.mark.article("1.C.b#1", "table-talk")
def test_nobody_is_kept_from_an_action_by_what_others_agree_on() -> None:
    """All have agreed to trade with red no more; orange does so all the same."""
    t = market()
    t.do("offer 3 ore for brick")
    t.do("decline", BLUE)
    t.do("decline", WHITE)
    t.do("decline", ORANGE)
    t.do("offer 3 ore for brick")
    t.do("accept", ORANGE)
    t.do("trade 3", RED)
    assert hand(t, RED) == cards("2 lumber brick")


@pytest.mark.article("1.C.b#2", "table-talk", "secrets")
def test_all_talk_of_trade_is_public() -> None:
    """An offer to blue alone and blue's answer are seen by everybody."""
    t = market()
    offer = t.read("offer ore for brick to 1")
    assert {t.write(offer, viewer) for viewer in range(4)} == {"offer 1 ore for 1 brick to 1"}
    t.play(offer)
    proposal = t.read("propose brick for 2 ore")
    assert {t.write(proposal, viewer) for viewer in range(4)} == {"propose 1 brick for 2 ore"}
    t.play(proposal, BLUE)
    for viewer in (WHITE, ORANGE):
        seen = look(t, viewer).position()
        assert seen.market.offer == t.market.offer != 0
        assert seen.market.proposals[BLUE] == t.market.proposals[BLUE] != 0


@pytest.mark.article("1.C.b#2", "table-talk")
def test_there_is_no_way_to_whisper() -> None:
    t = market()
    for text in ["whisper 1 take white's road", "message 1 hello", "propose brick for ore to 2"]:
        with pytest.raises(UnknownAction):
            t.read(text)
