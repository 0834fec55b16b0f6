"""What may be chosen in the card game: where it happens, with which card, what it gives and gets."""

import pytest

from games.duel.magic import magical, two_wizards, with_book
from games.duel.table import (
    before_roll,
    city,
    event,
    event_deck,
    have,
    hold,
    lay,
    pile,
    play,
    region,
    rules,
    settlement,
    store,
    table,
)  # fmt: skip
from hexhaven.core.game import NOBODY
from hexhaven.games.duel.rules.setup import start_duel
from hexhaven.games.duel.rules.state import Duel

from . import duels
from .duels import centre, offered, road, slot, stack
from .games import look, texts


def verbs(d: Duel, viewer: int | None = None) -> set[str]:
    return {each.verb for each in look(d, int(d.actor()) if viewer is None else viewer).choices}


# --- whose choice it is ------------------------------------------------------------------------------


def test_only_who_is_asked_has_choices() -> None:
    d = table()
    assert "end" in verbs(d, 0)
    for viewer in (1, NOBODY):
        assert look(d, viewer).choices == []


def test_choices_have_words_of_their_own() -> None:
    d = table()
    have(d, 0, ore=3, grain=2)
    for language in ("en", "de"):
        for each in look(d, 0, language).choices:
            assert each.label != each.text
    assert {each.label for each in look(d, 0, "de").choices} != {each.label for each in look(d, 0).choices}


def test_offers_are_worded_freely() -> None:
    d = table()
    have(d, 0, ore=1)
    have(d, 1, wool=1)
    assert look(d, 0).talk == ["offer"]
    assert "offer" not in verbs(d)
    assert look(d, 1).talk == []
    assert look(table(player_trade="off"), 0).talk == []


# --- setting up --------------------------------------------------------------------------------------


@pytest.mark.article("duel-setup")
def test_the_next_region_goes_to_the_next_corner() -> None:
    d = start_duel(rules("base"))
    play(d, "begins 0")
    first = offered(d, "arrange forest")
    assert first.place == duels.region("5u")
    play(d, "arrange forest")
    assert offered(d, "arrange hills").place not in (first.place, None)


@pytest.mark.article("duel-setup")
def test_the_first_cards_come_from_a_stack() -> None:
    d = start_duel(rules("base"))
    play(d, "begins 0")
    for _ in range(2):
        play(d, *(f"arrange {name}" for name in ("forest", "hills", "pasture", "fields", "mountains")))
    assert offered(d, "open 2").place == stack(2)
    play(d, "open 2")
    while d.actor() < 0:
        d.apply(d.legal()[0])
    chosen = look(d, int(d.actor())).choices[0]
    assert (chosen.verb, chosen.text) == ("take", f"take {chosen.card}")
    assert look(d, int(d.actor())).due == 3


@pytest.mark.article("duel-decks")
def test_cards_of_ones_own_deck() -> None:
    d = start_duel(rules("tournament"))
    play(d, "begins 0")
    moment = look(d, 0)
    assert (moment.question, moment.due) == ("deck", 33)
    assert offered(d, "deck abbey").card == "abbey"


# --- the middle row ----------------------------------------------------------------------------------


@pytest.mark.article("duel-building")
def test_roads_and_settlements_have_places() -> None:
    d = table()
    have(d, 0, lumber=3, brick=3, wool=3, grain=3, ore=3)
    assert offered(d, "road 5").place == road(5)
    assert offered(d, "city 6").place == centre(6)
    play(d, "road 5")
    while d.depth:
        d.apply(d.legal()[0])
    have(d, 0, lumber=3, brick=3, wool=3, grain=3)
    assert offered(d, "settlement 4").place == centre(4)
    play(d, "settlement 4")
    while offered_verb(d) != "corner":
        d.apply(d.legal()[0])
    assert offered(d, "corner up").place == duels.region("4u")
    assert offered(d, "corner down").place == duels.region("4d")


def offered_verb(d: Duel) -> str:
    return d.write(d.legal()[0]).split()[0]


@pytest.mark.article("duel-card-scout")
def test_a_scout_goes_to_the_place_of_the_settlement() -> None:
    d = table()
    have(d, 0, lumber=3, brick=3, wool=3, grain=3)
    hold(d, 0, "scout")
    d.realms[0].roads[5] = 1
    choice = offered(d, "scout 4")
    assert (choice.card, choice.place) == ("scout", centre(4))


@pytest.mark.article("duel-citadels")
def test_a_citadel_has_a_place() -> None:
    d = table("wizards-dragons")
    city(d, 0, 5)
    have(d, 0, lumber=3, brick=3, wool=3, grain=3, ore=3, gold=3)
    for text in texts(look(d, 0)):
        if text.startswith("citadel"):
            assert offered(d, text).place == centre(int(text.split()[1]))
    assert "citadel" in verbs(d)


# --- building and demolishing ------------------------------------------------------------------------


@pytest.mark.article("duel-building", "duel-foreign")
def test_a_building_has_its_card_and_its_place() -> None:
    d = table("trade-change")
    have(d, 0, lumber=3, brick=3, wool=3, grain=3, ore=3, gold=3)
    city(d, 0, 5)
    lay(d, 0, "counting-house", "5d1")
    hold(d, 0, "goods-store", "robber-baron-castle", "trading-post")
    assert (offered(d, "build goods-store 5u1").card, offered(d, "build goods-store 5u1").place) == (
        "goods-store", slot("5u1"),
    )  # fmt: skip
    assert offered(d, "build robber-baron-castle x6d1").place == slot("6d1", 1)
    assert offered(d, "build trading-post p6").place == slot("p6")


@pytest.mark.article("duel-improvements")
def test_an_improvement_lies_at_its_region() -> None:
    d = table("trade-change")
    city(d, 0, 6)
    have(d, 0, lumber=3, brick=3, wool=3, grain=3, ore=3, gold=3)
    lay(d, 0, "counting-house", "6d1")
    hold(d, 0, "dye-works")
    assert offered(d, "build dye-works r7u").place == slot("r7u")


@pytest.mark.article("duel-demolition")
def test_demolition_is_offered_though_it_leads_nowhere() -> None:
    d = table("trade-change")
    lay(d, 0, "abbey", "5u1")
    lay(d, 1, "robber-baron-castle", "6u1", "foreign")
    lay(d, 1, "abbey", "5u1")
    assert [text for text in map(d.write, d.sensible()) if text.startswith("demolish")] == []
    moment = look(d, 0)
    assert [text for text in texts(moment) if text.startswith("demolish")] == [
        "demolish 5u1",
        "demolish x6u1",
    ]
    assert offered(d, "demolish 5u1").place == slot("5u1")
    assert offered(d, "demolish x6u1").place == slot("6u1", 1)
    play(d, "demolish x6u1")


@pytest.mark.article("duel-demolition")
def test_nothing_is_offered_twice() -> None:
    d = table()
    for where in ("5u1", "5d1", "6u1", "6d1"):
        lay(d, 0, "abbey", where)
    hold(d, 0, "knight-otto")
    have(d, 0, wool=3, grain=3, ore=3, lumber=3, brick=3, gold=3)
    found = texts(look(d, 0))
    assert len(found) == len(set(found))
    assert "demolish 6d1" in found


def test_nothing_is_demolished_before_the_roll() -> None:
    d = before_roll(table())
    lay(d, 0, "abbey", "5u1")
    assert "demolish" not in verbs(d)


# --- moving things -----------------------------------------------------------------------------------


@pytest.mark.article("duel-card-stud-farm")
def test_a_unit_moves_from_one_place_to_another_as_often_as_one_likes() -> None:
    d = table("trade-change")
    city(d, 0, 5)
    lay(d, 0, "stud-farm", "6u1")
    lay(d, 0, "knight-otto", "5u1")
    have(d, 0, grain=2)
    assert "move" not in verbs(d)
    assert offered(d, "use 6u1").place == slot("6u1")
    play(d, "use 6u1")
    while d.depth:
        d.apply(d.legal()[0])
    move = offered(d, "move 5u1 5d1")
    assert (move.place, move.to) == (slot("5u1"), slot("5d1"))
    play(d, "move 5u1 5d1")
    assert "move 5d1 5u1" not in [d.write(action) for action in d.sensible()]
    assert offered(d, "move 5d1 5u1").to == slot("5u1")


@pytest.mark.article("duel-card-cartwright")
def test_a_cart_goes_from_region_to_region_as_often_as_one_likes() -> None:
    d = table("trade-change")
    region(d, 0, "5u", "mountains 2", 2)
    region(d, 0, "6d", "mountains 4", 1)
    lay(d, 0, "cartwright", "5u1")
    before_roll(d)
    assert offered(d, "use 5u1 ore").place == slot("5u1")
    play(d, "use 5u1 ore")
    for _ in range(3):
        cart = offered(d, "cart 5u 6d")
        assert (cart.place, cart.to) == (duels.region("5u"), duels.region("6d"))
        play(d, "cart 5u 6d", "cart 6d 5u")
    assert [text for text in map(d.write, d.sensible()) if text.startswith("cart")] == []
    assert offered(d, "cart 5u 6d").to == duels.region("6d")


@pytest.mark.article("duel-stores")
def test_stores_pay_and_receive() -> None:
    d = table("trade-change")
    lay(d, 0, "goods-store", "5u1", counter=3)  # wool
    have(d, 0, wool=1, grain=1)
    hold(d, 0, "trading-post")
    play(d, "build trading-post p6")
    assert offered(d, "unload 5u1").place == slot("5u1")
    assert offered(d, "pay 7u").place == duels.region("7u")
    play(d, "unload 5u1")
    city(d, 0, 5)
    city(d, 0, 6)
    have(d, 0, lumber=3, brick=3, wool=3, grain=3, ore=3, gold=3)
    hold(d, 0, "great-mayor")
    play(d, "play great-mayor")
    assert offered(d, "stow wool").get == {"wool": 2}


@pytest.mark.article("duel-stores")
def test_a_store_may_be_filled_again_in_the_same_turn() -> None:
    d = table("trade-change")
    lay(d, 0, "goods-store", "5u1", "used")
    have(d, 0, wool=2)
    ways = [text for text in texts(look(d, 0)) if text.startswith("use 5u1")]
    assert ways == ["use 5u1 wool"]


@pytest.mark.article("duel-card-pawnbroker")
def test_a_pawned_card_is_redeemed_where_it_lies() -> None:
    d = table("trade-change")
    city(d, 0, 5)
    lay(d, 0, "library", "5u1", "pawned")
    have(d, 0, lumber=3, brick=3, ore=3)
    assert offered(d, "redeem 5u1").place == slot("5u1")
    assert "demolish 5u1" not in texts(look(d, 0))


# --- resources ---------------------------------------------------------------------------------------


@pytest.mark.article("duel-trade")
def test_trades_say_what_is_given_and_got() -> None:
    d = table()
    have(d, 0, ore=3)
    have(d, 1, wool=2)
    bank = offered(d, "bank ore for wool")
    assert (bank.give, bank.get) == ({"ore": 3}, {"wool": 1})
    play(d, "offer 1 ore for 2 wool")
    accept = offered(d, "accept")
    assert (accept.give, accept.get) == ({"wool": 2}, {"ore": 1})
    assert offered(d, "decline").give is None


@pytest.mark.article("duel-events")
def test_a_year_of_plenty_asks_for_a_resource_and_its_region() -> None:
    d = table()
    region(d, 0, "5u", "fields 2")
    event(d, "year-of-plenty")
    assert offered(d, "choose grain").get == {"grain": 1}
    assert look(d, 0).due == 1
    play(d, "choose grain")
    assert offered(d, "put 5u").place == duels.region("5u")
    assert look(d, 0).question == "put"


@pytest.mark.article("duel-magic")
def test_power_is_spent_where_the_wizard_is() -> None:
    d = two_wizards()
    hold(d, 0, "whirlwind")
    store(d, 1, r6u=2)
    play(d, "play whirlwind")
    assert look(d, 0).question == "spend"
    assert offered(d, "spend r6u").place == slot("r6u")
    assert look(d, 0).due > 0


# --- cards and stacks --------------------------------------------------------------------------------


@pytest.mark.article("duel-hand", "duel-search", "duel-exchange")
def test_stacks_are_places_and_cards_are_cards() -> None:
    d = table()
    have(d, 0, ore=2)
    play(d, "end")
    assert offered(d, "draw 3").place == stack(3)
    assert offered(d, "search 1").place == stack(1)
    d = table()
    have(d, 0, ore=2)
    hold(d, 0, "abbey", "spy", "bishop", "caravan")
    play(d, "end")
    under = offered(d, "under spy 2")
    assert (under.card, under.place, look(d, 0).due) == ("spy", stack(2), 1)
    play(d, "under spy 2")
    for text in ("swap abbey 1", "swap-search abbey 1"):
        assert (offered(d, text).card, offered(d, text).place) == ("abbey", stack(1))
    assert "keep" in verbs(d)


@pytest.mark.article("duel-actions")
def test_action_cards_are_cards_of_the_hand() -> None:
    d = table()
    hold(d, 0, "spy")
    hold(d, 1, "abbey", "bishop")
    assert offered(d, "play spy").card == "spy"
    play(d, "play spy")
    assert offered(d, "card bishop").card == "bishop"
    assert look(d, 0).question == "pick_card"


# --- reactions ---------------------------------------------------------------------------------------


@pytest.mark.article("duel-protection")
def test_an_attack_may_be_answered_out_of_turn() -> None:
    d = table()
    hold(d, 0, "arsonist")
    hold(d, 1, "bishop")
    lay(d, 1, "abbey", "5u1")
    play(d, "play arsonist")
    moment = look(d, 1)
    assert (moment.asks_you, moment.question, look(d, 0).asks_you) == (True, "react", False)
    assert texts(moment) == ["play bishop", "brave"]
    assert offered(d, "play bishop").card == "bishop"
    play(d, "brave", "die 1")
    assert offered(d, "slot x5u1").place == slot("5u1", 1)


@pytest.mark.article("duel-card-countermagic")
def test_countermagic_is_cast_or_let_be() -> None:
    d = magical()
    lay(d, 1, "countermagic", "5u1")
    hold(d, 0, "spy")
    hold(d, 1, "abbey")
    play(d, "play spy")
    moment = look(d, 1)
    assert (moment.question, sorted(texts(moment))) == ("counter", ["counter", "let"])
    assert duels.duel(moment).asking == "spy"
    play(d, "counter")
    assert offered(d, "pile 3").place == stack(3)


@pytest.mark.article("duel-card-time-leap")
def test_a_leap_is_cast_where_its_book_lies_or_let_be() -> None:
    d = magical()
    lay(d, 1, "time-leap", "5u1")
    event_deck(d, "year-end", "plague")
    event(d, "year-of-plenty", 2)
    moment = look(d, 1)
    assert (moment.question, sorted(texts(moment))) == ("leap", ["cast 5u1", "let-happen"])
    assert offered(d, "cast 5u1").place == slot("5u1", 1)


@pytest.mark.article("duel-spells")
def test_a_spell_is_cast_where_its_book_lies() -> None:
    d = with_book("magic-potion")
    lay(d, 0, "knight-otto", "6u1")
    assert offered(d, "cast 5u1").place == slot("5u1")
    play(d, "cast 5u1")
    assert offered(d, "slot 6u1").place == slot("6u1")
    assert duels.seen(d, 1).asking == "magic-potion"


def test_stacks_that_are_looked_through_give_cards() -> None:
    d = table()
    pile(d, 0, "abbey", "spy", "library")
    settlement(d, 0, 7)
    have(d, 0, ore=2)
    play(d, "end", "search 0")
    while d.actor() < 0 or d.write(d.legal()[0]).startswith("pay"):
        d.apply(d.legal()[0])
    assert texts(look(d, 0)) == ["take abbey", "take spy", "take library"]
    assert duels.seen(d, 0).looking_at == ["library", "spy", "abbey"]
