"""Every reason that Cities & Knights can give for a refusal is given at least once, and names an article."""

from __future__ import annotations

import pytest

from games.island.provoking import Provoked, assert_articles_exist, assert_given, knights_files, reasons_in
from games.island.table import BLUE, refused
from hexhaven import catalog
from hexhaven.almanac import articles
from hexhaven.core.game import Refusal
from hexhaven.games.island.rules.state import Position

from .table import new_game, roll, table

REASONS = reasons_in(knights_files())
CLASSIC = {"saboteur": "classic"}
KNIGHT = ("red roads: 8-12-17", "red knight: 8*")
DESERT = 9


# --- how each is provoked ----------------------------------------------------------------------------


def after(position: Position, *texts: str) -> Position:
    """A position in which some things have been done."""
    for text in texts:
        position.do(text)
    return position


def rolled(
    *lines: str, face: str = "trade", ship: int = 0, options: dict[str, str] | None = None
) -> Position:
    """A position in which red has just thrown two ones and a face of the event die."""
    t = table(*lines, rolled=False, ship=ship, options=options)
    roll(t, 1, 1, face)
    return t


def landing(*lines: str, options: dict[str, str] | None = None) -> Position:
    """The barbarians have just landed."""
    return rolled(*lines, face="ship", ship=6, options=options)


def bishop(text: str, *lines: str, **options: str) -> Refusal:
    """A bishop is played after the first attack, with the robber on hex 4."""
    return refused(table("red progress: bishop", *lines, robber=4, attacks=1, options=options), text)


def aqueduct(*lines: str) -> Position:
    return rolled("red levels: science 3", *lines)


def knights_are_sent() -> Position:
    return landing(*KNIGHT, options={"fiesepeter": "on"})


def equal_defenders(*lines: str) -> Position:
    return landing(*KNIGHT, "blue road: 13-18", "blue knight: 13*", *lines)


def two_cities_fall() -> Position:
    return landing("red cities: 8 23")


def two_cities_for_a_metropolis() -> Position:
    t = table("red cities: 8 23", "red levels: trade 3", "red hand: 4 cloth")
    return after(t, "improve trade")


def drawing() -> Position:
    return rolled("red levels: science 1", face="science")


def fifth_card_out_of_turn() -> Position:
    t = rolled("blue levels: science 1", "blue progress: 2 mining 2 spy", face="science")
    return after(t, "drew crane")


def card(name: str, *lines: str, options: dict[str, str] | None = None) -> Position:
    return table(f"red progress: {name}", *lines, options=options)


def deserted() -> Position:
    return after(card("deserter", "red road: 23-29", "blue road: 8-12", "blue knight: 8"), "deserter 1")


def diplomat() -> Position:
    return after(card("diplomat", "red settlement: 8", "red road: 8-12"), "diplomat 8-12")


def driven() -> Position:
    t = table("red roads: 8-12-17", "red strong: 8*", "blue roads: 17-22", "blue knight: 17")
    return after(t, "displace 8 17")


def harbour() -> Position:
    t = card("commercial-harbour", "red hand: ore", "blue hand: coin")
    return after(t, "commercial-harbour", "exchange 1 ore")


PROVOKED: Provoked = {
    "aqueduct_first": lambda: refused(aqueduct(), "end"),
    "battle_first": lambda: refused(knights_are_sent(), "end"),
    "deck_empty": lambda: refused(equal_defenders("white hoard: trade"), "deck trade"),
    "deck_first": lambda: refused(equal_defenders(), "end"),
    "dice_are_set": lambda: refused(
        after(table("red progress: alchemist", rolled=False), "alchemist 3 4"), "rolled 1 1 ship"
    ),
    "discard_first": lambda: refused(after(card("saboteur", "blue hand: 4 ore"), "saboteur"), "end", BLUE),
    "dismiss_first": lambda: refused(deserted(), "end"),
    "enlist_first": lambda: refused(after(deserted(), "dismiss 8"), "end"),
    "field_complete": lambda: refused(table("red city: 8", "red levels: trade 5"), "improve trade"),
    "forge_first": lambda: refused(
        after(card("smith", "red road: 8-12", "red knights: 8 12"), "smith 8"), "end"
    ),
    "free_road_first": lambda: refused(
        after(card("road-building", "red settlement: 8"), "road-building"), "end"
    ),
    "give_first": lambda: refused(after(card("wedding", "blue city: 8", "blue hand: ore"), "wedding"), "end"),
    "hand_over_first": lambda: refused(harbour(), "end"),
    "has_no_knight": lambda: refused(card("deserter", "blue road: 8-12", "blue knight: 8"), "deserter 2"),
    "has_no_progress_cards": lambda: refused(card("spy", "blue progress: merchant"), "spy 2"),
    "knight_active": lambda: refused(table(*KNIGHT, "red hand: grain"), "activate 8"),
    "knight_mighty": lambda: refused(table("red road: 8-12", "red mighty: 8"), "promote 8"),
    "knight_not_joined": lambda: refused(table("red hand: ore wool"), "knight 8"),
    "knight_passive": lambda: refused(table("red road: 8-12", "red knight: 8"), "move 8 12"),
    "knight_tired": lambda: refused(
        after(table("red road: 8-12", "red knight: 8", "red hand: grain"), "activate 8"), "move 8 12"
    ),
    "loot_first": lambda: refused(
        after(card("master-merchant", "blue city: 8", "blue hand: 2 ore"), "master-merchant 1"), "end"
    ),
    "lose_city_first": lambda: refused(two_cities_fall(), "end"),
    "metropolis_first": lambda: refused(two_cities_for_a_metropolis(), "end"),
    "needs_city": lambda: refused(table("red settlement: 8", "red hand: cloth"), "improve trade"),
    "needs_fortress": lambda: refused(table("red road: 8-12", "red strong: 8"), "promote 8"),
    "needs_plain_city": lambda: refused(
        table("red city: 8", "red metropolis: trade 8", "red levels: science 3", "red hand: 4 paper"),
        "improve science",
    ),
    "no_active_knight": lambda: refused(knights_are_sent(), "fight 12"),
    "no_card_too_many": lambda: refused(card("spy"), "return spy"),
    "no_city_there": lambda: refused(table("red settlement: 8", "red hand: 2 brick"), "wall 8"),
    "no_city_to_lose": lambda: refused(two_cities_fall(), "lose-city 12"),
    "no_city_to_sabotage": lambda: refused(
        card("saboteur", "blue city: 8", "white settlement: 23", options=CLASSIC), "saboteur 23"
    ),
    "no_effect": lambda: refused(card("warlord"), "warlord"),
    "no_exchange_left": lambda: refused(table("red hand: ore"), "exchange 1 ore"),
    "no_foreign_knight": lambda: refused(table(*KNIGHT), "displace 8 12"),
    "no_knight_there": lambda: refused(table(*KNIGHT), "activate 12"),
    "no_merchant_there": lambda: refused(card("merchant", "red settlement: 8"), "merchant 18"),
    "no_metropolis_there": lambda: refused(two_cities_for_a_metropolis(), "metropolis 12"),
    "no_settlement_to_enlarge": lambda: refused(table("red city: 8"), "city 8"),
    "no_such_dice": lambda: refused(table("red progress: alchemist", rolled=False), "alchemist 0 4"),
    "no_way_there": lambda: refused(table(*KNIGHT), "move 8 23"),
    "not_ahead": lambda: refused(
        card("master-merchant", "blue city: 8", "blue hand: ore", "white hand: ore"), "master-merchant 2"
    ),
    "not_back_there": lambda: refused(diplomat(), "relay 8-12"),
    "not_in_deck": lambda: refused(drawing(), "drew spy"),
    "not_sabotaged": lambda: refused(table("red city: 8", options=CLASSIC), "repair 8"),
    "not_weaker": lambda: refused(table(*KNIGHT, "blue roads: 17-22", "blue knight: 17"), "displace 8 17"),
    "not_your_turn": lambda: refused(drawing(), "end"),
    "only_commodities": lambda: refused(card("trade-monopoly"), "trade-monopoly ore"),
    "only_others": lambda: refused(card("spy", "blue progress: merchant"), "spy 0"),
    "only_resources": lambda: refused(card("resource-monopoly"), "resource-monopoly coin"),
    "promoted_already": lambda: refused(
        after(table(*KNIGHT, "red hand: 2 ore 2 wool"), "promote 8"), "promote 8"
    ),
    "relay_first": lambda: refused(diplomat(), "end"),
    "retreat_first": lambda: refused(driven(), "end"),
    "return_first": lambda: refused(fifth_card_out_of_turn(), "end"),
    "no_road_to_take": lambda: refused(card("diplomat", "blue road: 8-12"), "diplomat 12-17"),
    "road_not_open": lambda: refused(card("diplomat", "blue roads: 8-12-17-23"), "diplomat 12-17"),
    "robber_locked": lambda: refused(table("red roads: 18-23", "red knight: 23*"), "chase 23"),
    "robber_must_move": lambda: bishop("bishop 4"),
    "robber_not_near": lambda: refused(table(*KNIGHT, attacks=1), "chase 8"),
    "roll_first": lambda: refused(table(*KNIGHT, rolled=False), "move 8 12"),
    "spying_first": lambda: refused(after(card("spy", "blue progress: merchant"), "spy 1"), "end"),
    "token_stays": lambda: refused(card("inventor"), "inventor 0 4"),
    "tokens_equal": lambda: refused(card("inventor"), "inventor 0 6"),
    "too_few_commodities": lambda: refused(table("red city: 8"), "improve trade"),
    "too_many_progress_cards": lambda: refused(card("2 mining 3 spy"), "end"),
    "toppled_first": lambda: refused(
        table("red toppled: 8", "red settlement: 23", "red hand: 3 ore 2 grain"), "city 23"
    ),
    "walled_already": lambda: refused(table("red city: 8", "red wall: 8", "red hand: 2 brick"), "wall 8"),
    "way_blocked": lambda: refused(table(*KNIGHT, "blue road: 12-7", "blue knight: 12"), "move 8 17"),
}


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_is_given_when_it_should_be(reason: str) -> None:
    assert_given(reason, PROVOKED)


def test_no_reason_is_tested_that_the_engine_has_forgotten() -> None:
    assert set(PROVOKED) <= set(REASONS)


def test_every_article_that_a_refusal_names_exists() -> None:
    assert_articles_exist(knights_files())


@pytest.mark.parametrize("saboteur", ["new", "classic"])
def test_every_verb_names_an_article_for_those_who_are_not_asked(saboteur: str) -> None:
    rules = new_game(options={"victory_must_be_announced": "yes", "saboteur": saboteur}).rules
    assert {verb.article for verb in rules.verbs} <= set(articles())


def test_every_option_names_its_article() -> None:
    assert {option.article for option in catalog.game("knights").options} <= set(articles())
