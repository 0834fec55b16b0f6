"""Trade with the bank and with the other player."""

import pytest

from hexhaven.core.game import UnknownAction

from .table import have, options_of, play, refusal, region, settlement, stock, store, stored, table

# --- the bank ----------------------------------------------------------------------------------------


@pytest.mark.article("duel-trade")
def test_the_bank_takes_three_equal_resources_for_one() -> None:
    d = table()
    have(d, 0, ore=3, lumber=2)
    assert options_of(d, "bank") == [
        f"bank ore for {r}" for r in ("lumber", "brick", "wool", "grain", "gold")
    ]
    play(d, "bank ore for gold")
    assert stock(d, 0) == {"lumber": 2, "gold": 1}


@pytest.mark.article("duel-trade", "R98")
def test_the_bank_refuses_too_little_the_same_and_what_finds_no_room() -> None:
    d = table()
    have(d, 0, ore=3, lumber=2, wool=3)
    assert refusal(d, "bank lumber for ore") == ("rate_not_met", "duel-trade")
    assert refusal(d, "bank ore for ore") == ("same_resource", "duel-trade")
    assert refusal(d, "bank ore for wool") == ("no_room", "duel-trade")


@pytest.mark.article("R96", "duel-trade")
def test_payment_to_the_bank_may_come_from_several_regions() -> None:
    d = table()
    settlement(d, 0, 7)
    region(d, 0, "8d", "mountains 4", 2)
    region(d, 0, "8u", "pasture 1")
    store(d, 0, r6d=2)
    play(d, "bank ore for wool", "pay 6d", "pay 8d", "pay 8d")
    assert (stored(d, 0, "6d"), stored(d, 0, "8d")) == (1, 0)
    assert d.actor() == 0
    play(d, "put 8u")
    assert (stored(d, 0, "8u"), stored(d, 0, "7u")) == (1, 0)


@pytest.mark.article("duel-trade")
def test_one_trades_as_often_as_one_likes() -> None:
    d = table()
    have(d, 0, ore=3, lumber=3)
    play(d, "bank ore for gold", "bank lumber for gold")
    assert stock(d, 0) == {"gold": 2}


# --- the other player --------------------------------------------------------------------------------


@pytest.mark.article("duel-trade")
@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_an_offer_is_accepted_or_declined(answer: str) -> None:
    d = table()
    have(d, 0, ore=2, lumber=1)
    have(d, 1, wool=2)
    play(d, "offer 2 ore 1 lumber for 1 wool")
    assert d.actor() == 1
    assert refusal(d, "end", 1) == ("answer_first", "duel-trade")
    play(d, answer)
    assert d.actor() == 0
    if answer == "accept":
        assert (stock(d, 0), stock(d, 1)) == ({"wool": 1}, {"ore": 2, "lumber": 1, "wool": 1})
    else:
        assert (stock(d, 0), stock(d, 1)) == ({"ore": 2, "lumber": 1}, {"wool": 2})


@pytest.mark.article("duel-trade")
def test_offers_need_both_sides_the_resources_and_the_room() -> None:
    d = table()
    have(d, 0, ore=2, wool=3)
    have(d, 1, wool=2, ore=2, gold=1)
    assert refusal(d, "offer 1 lumber for 1 gold") == ("cannot_trade", "duel-trade")
    assert refusal(d, "offer 1 ore for 1 brick") == ("cannot_trade", "duel-trade")
    assert refusal(d, "offer 2 ore for 1 gold") == ("cannot_trade", "duel-trade")  # no room for two
    assert refusal(d, "offer 1 ore for 1 wool") == ("cannot_trade", "duel-trade")  # no room here
    assert refusal(d, "offer 1 ore for") == ("no_gifts", "duel-trade")
    play(d, "offer 1 ore for 1 gold")


@pytest.mark.article("duel-trade")
def test_only_who_is_on_turn_makes_offers() -> None:
    d = table()
    have(d, 0, ore=1)
    have(d, 1, wool=1)
    assert refusal(d, "offer 1 wool for 1 ore", 1) == ("not_your_turn", "duel-trade")


@pytest.mark.article("duel-trade")
def test_one_offer_a_turn_is_listed_and_others_can_be_made() -> None:
    d = table()
    have(d, 0, ore=1)
    have(d, 1, wool=1)
    assert options_of(d, "offer") == ["offer 1 ore for 1 wool"]
    play(d, "offer 1 ore for 1 wool", "decline")
    assert options_of(d, "offer") == []
    play(d, "offer 1 ore for 1 wool", "accept")
    assert stock(d, 0) == {"wool": 1}


@pytest.mark.article("R96", "R97", "duel-trade")
def test_each_says_from_which_regions_the_own_resources_come_and_where_new_ones_go() -> None:
    d = table()
    for player in range(2):
        settlement(d, player, 7)
        region(d, player, "8d", "mountains 4", 2)
        region(d, player, "8u", "pasture 1", 1)
    store(d, 0, r6d=2)
    store(d, 1, r7u=1)
    play(d, "offer 2 ore for 1 wool", "accept")
    while d.depth:
        assert d.actor() in (0, 1)
        play(d, options_of(d)[-1])
    assert stock(d, 0) == {"ore": 2, "wool": 2}
    assert stock(d, 1) == {"ore": 4, "wool": 1}


@pytest.mark.article("duel-trade")
def test_an_option_forbids_trade_between_players() -> None:
    d = table(player_trade="off")
    have(d, 0, ore=1)
    have(d, 1, wool=1)
    assert options_of(d, "offer") == []
    assert refusal(d, "offer 1 ore for 1 wool") == ("no_player_trade", "duel-trade")


@pytest.mark.article("duel-trade")
@pytest.mark.parametrize(
    "text", ["offer 1 ore", "offer ore for wool", "offer 4 ore for 1 wool", "bank ore wool"]
)
def test_what_is_no_trade_is_told_so(text: str) -> None:
    d = table()
    with pytest.raises(UnknownAction):
        d.read(text)
