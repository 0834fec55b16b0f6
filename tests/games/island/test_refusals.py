"""Every reason that the base game can give for a refusal is given at least once, and names an article."""

from __future__ import annotations

import pytest

from hexhaven.almanac import articles
from hexhaven.core.game import CHANCE, Refusal
from hexhaven.games.island.rules.options import OPTIONS

from .provoking import Provoked, assert_articles_exist, assert_given, base_files, reasons_in
from .table import BLUE, ISLET, RED, new_game, refused, roll, table

RICH = "5 brick 5 lumber 5 wool 5 grain 5 ore"
REASONS = reasons_in(base_files())


# --- how each is provoked ----------------------------------------------------------------------------


def answer_first() -> Refusal:
    t = table("red hand: ore", "blue hand: brick")
    t.do("offer ore for brick")
    return refused(t, "end", BLUE)


def offer_open() -> Refusal:
    t = table("red hand: ore", "blue hand: brick")
    t.do("offer ore for brick to 1")
    t.do("accept", BLUE)
    return refused(t, "buy")


def bought_this_turn() -> Refusal:
    t = table("red hand: ore wool grain")
    t.do("buy")
    t.do("drew knight")
    return refused(t, "knight")


def one_card_a_turn() -> Refusal:
    t = table("red cards: 2 monopoly")
    t.do("monopoly ore")
    return refused(t, "monopoly ore")


def take_first() -> Refusal:
    t = table("red cards: invention")
    t.do("invention")
    return refused(t, "end")


def free_road_first() -> Refusal:
    t = table("red cards: road-building", "red settlement: 8")
    t.do("road-building")
    return refused(t, "end")


def not_in_deck() -> Refusal:
    t = table("red hand: ore wool grain", "blue cards: 2 monopoly")
    t.do("buy")
    return refused(t, "drew monopoly")


def trading_over() -> Refusal:
    t = table("red settlement: 8", f"red hand: {RICH}")
    t.do("road 8-12")
    return refused(t, "bank ore for wool")


def no_such_dice() -> Refusal:
    t = table(rolled=False)
    t.do("roll")
    return refused(t, "rolled 0 6")


def game_over() -> Refusal:
    t = table("red cities: 7 8 9 10", "red settlement: 16", "red road: 21-27", f"red hand: {RICH}")
    t.do("settlement 27")
    return refused(t, "end")


def after_a_seven(
    text: str, *lines: str, robber: int = 0, player: int = RED, friendly: str = "off"
) -> Refusal:
    t = table(*lines, rolled=False, robber=robber, map=ISLET, options={"friendly_robber": friendly})
    roll(t, 7)
    return refused(t, text, player)


def victim_first() -> Refusal:
    t = table("blue settlement: 8", "white settlement: 17", rolled=False)
    roll(t, 7)
    t.do("robber 4")
    return refused(t, "end")


def no_victim_there() -> Refusal:
    t = table("blue settlement: 8", "white settlement: 17", rolled=False)
    roll(t, 7)
    t.do("robber 4")
    return refused(t, "rob 3")


def founding(*texts: str) -> Refusal:
    t = new_game()
    for text in texts[:-1]:
        t.do(text)
    return refused(t, texts[-1])


def not_a_card() -> Refusal:
    """No text names a card that is not in the game, so the verb is asked directly."""
    t = table("red cards: monopoly")
    verb = t.rules.verb_named("monopoly")
    refusal = verb.why_not(t, RED, verb.at(6))
    assert refusal is not None
    return refusal


def first_hex_edge_at_sea() -> str:
    edge = next(e for e in range(ISLET.land_edges, ISLET.edges))
    return f"road {ISLET.edge_nodes[2 * edge]}-{ISLET.edge_nodes[2 * edge + 1]}"


PROVOKED: Provoked = {
    "answer_first": answer_first,
    "bank_empty": lambda: refused(table("red hand: 4 ore", "blue hand: 19 wool"), "bank ore for wool"),
    "bought_this_turn": bought_this_turn,
    "card_not_held": lambda: refused(table(), "knight"),
    "cards_not_held": lambda: refused(table(), "offer ore for wool"),
    "deck_empty": lambda: refused(
        table("blue cards: 14 knight 2 road-building 2 invention 2 monopoly 5 victory-point"), "buy"
    ),
    "discard_first": lambda: after_a_seven("end", "red hand: 8 ore"),
    "edge_at_sea": lambda: refused(table(f"red hand: {RICH}", map=ISLET), first_hex_edge_at_sea()),
    "edge_taken": lambda: refused(table("red road: 8-12"), "road 8-12"),
    "found_first": lambda: founding("begins 0", "roll"),
    "found_road_first": lambda: founding("begins 0", "found 8", "found 17"),
    "free_road_first": free_road_first,
    "game_over": game_over,
    "gift": lambda: refused(table("red hand: ore"), "offer ore for nothing"),
    "no_agreement": lambda: refused(table(), "trade 1"),
    "no_effect": lambda: refused(table("red cards: road-building"), "road-building"),
    "no_piece": lambda: refused(table("red settlements: 7 8 9 10 16", "red road: 21-27"), "settlement 27"),
    "no_settlement_to_enlarge": lambda: refused(table(), "city 8"),
    "no_such_dice": no_such_dice,
    "no_such_partner": lambda: refused(table("red hand: ore"), "offer ore for wool to 0"),
    "no_such_player": lambda: refused(table(), "end", 7),
    "no_victim_there": no_victim_there,
    "node_at_sea": lambda: refused(table(map=ISLET), f"settlement {ISLET.land_nodes}"),
    "node_taken": lambda: refused(table("red settlement: 8"), "settlement 8"),
    "not_a_card": not_a_card,
    "not_enough": lambda: refused(table("red settlement: 8"), "road 8-12"),
    "not_in_deck": not_in_deck,
    "not_now": lambda: refused(table(), "roll"),
    "not_your_turn": lambda: refused(table(), "end", BLUE),
    "nothing_offered": lambda: refused(table(), "offer nothing for nothing"),
    "nothing_to_withdraw": lambda: refused(table(), "withdraw", BLUE),
    "offer_open": offer_open,
    "one_card_a_turn": one_card_a_turn,
    "rate_not_met": lambda: refused(table("red hand: 3 ore"), "bank ore for wool"),
    "road_at_new_building": lambda: founding("begins 0", "found 8", "found-road 0-3"),
    "road_blocked": lambda: refused(table("red road: 8-12", "blue settlement: 12"), "road 12-17"),
    "road_not_joined": lambda: refused(table(), "road 8-12"),
    "robber_barred": lambda: after_a_seven("robber 1", "blue settlement: 1", friendly="online"),
    "robber_first": lambda: after_a_seven("end"),
    "robber_must_move": lambda: after_a_seven("robber 0"),
    "robber_needs_number": lambda: after_a_seven("robber 3"),
    "robber_on_land": lambda: after_a_seven("robber 8"),
    "roll_first": lambda: refused(table(rolled=False), "end"),
    "same_card": lambda: refused(table("red hand: 4 ore"), "bank ore for ore"),
    "settlement_not_joined": lambda: refused(table(), "settlement 8"),
    "take_first": take_first,
    "too_close": lambda: refused(table("blue settlement: 8", "red road: 12-17"), "settlement 12"),
    "too_few_points": lambda: refused(table(options={"victory_must_be_announced": "yes"}), "announce"),
    "trading_over": trading_over,
    "victim_first": victim_first,
}


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_is_given_when_it_should_be(reason: str) -> None:
    assert_given(reason, PROVOKED)


def test_no_reason_is_tested_that_the_engine_has_forgotten() -> None:
    assert set(PROVOKED) <= set(REASONS)


def test_every_article_that_a_refusal_names_exists() -> None:
    assert_articles_exist(base_files())


def test_at_a_wrong_moment_the_article_is_that_of_the_action() -> None:
    assert refused(table(), "take ore").article == "progress-cards"


def test_every_verb_names_an_article_for_those_who_are_not_asked() -> None:
    t = new_game(options={"victory_must_be_announced": "yes", "start_with_city": "on"})
    assert {verb.article for verb in t.rules.verbs} <= set(articles())
    assert t.actor() == CHANCE


def test_every_option_names_its_article() -> None:
    assert {option.article for option in OPTIONS} <= set(articles())
