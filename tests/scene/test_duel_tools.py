"""The buttons of a player of the card game, the cards of the hand, and why one of them is not ready."""

import pytest

from games.duel.magic import magical
from games.duel.table import before_roll, city, event, have, hold, lay, play, table
from hexhaven import almanac
from hexhaven.core.game import NOBODY
from hexhaven.games.duel.rules.state import Duel
from hexhaven.wire.scene import Tool

from .duels import PRESETS
from .games import look, tool

ALWAYS = ["roll", "road", "settlement", "city", "trade", "demolish", "end"]


def names(d: Duel, viewer: int = 0) -> list[str]:
    return [each.name for each in look(d, viewer).tools]


def why(d: Duel, name: str, viewer: int = 0) -> tuple[str, str]:
    """Why a tool is not ready, and the article."""
    found = tool(look(d, viewer), name)
    assert found.refusal is not None
    assert not found.ready
    return found.refusal.text, found.refusal.article


def button(d: Duel, name: str, viewer: int = 0) -> Tool:
    return tool(look(d, viewer), name)


# --- buttons -----------------------------------------------------------------------------------------


def test_tools_stand_in_the_same_order_always() -> None:
    d = table()
    assert names(d) == names(d, 1) == ALWAYS
    hold(d, 0, "spy", "abbey", "abbey")
    assert names(d) == [*ALWAYS, "spy", "abbey"]
    assert names(d, 1) == ALWAYS
    assert look(d, NOBODY).tools == []
    assert "citadel" in names(table("wizards-dragons"))


@pytest.mark.article("duel-open-cards")
def test_open_cards_are_at_hand_for_both() -> None:
    d = table("trade-change")
    assert "counting-house" in names(d, 0)
    assert "counting-house" in names(d, 1)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("preset", PRESETS)
def test_every_tool_has_words_and_every_refusal_an_article(preset: str, language: str) -> None:
    d = table(preset)
    hold(d, 0, *(name for name, n in zip(d.rules.kind_names, d.rules.collection, strict=True) if n))
    for moment in (look(d, 0, language), look(before_roll(d), 0, language)):
        for each in moment.tools:
            assert each.label != each.name or each.label == each.name.capitalize()
            assert each.ready == (each.refusal is None)
            if each.refusal is not None:
                assert each.refusal.text.endswith(".")
                assert almanac.article(each.refusal.article)


@pytest.mark.article("duel-turn")
def test_what_there_is_to_do_before_and_after_the_roll() -> None:
    d = table()
    assert why(d, "roll")[1] == "duel-turn"
    assert button(d, "end").ready
    before_roll(d)
    assert button(d, "roll").ready
    for name in ("road", "trade", "demolish", "end"):
        assert why(d, name)[1] in ("duel-turn", "duel-dice")
    for name in ALWAYS:
        assert not button(d, name, 1).ready


@pytest.mark.article("duel-building")
def test_prices_say_what_is_missing() -> None:
    d = table()
    have(d, 0, grain=2, ore=1)
    found = button(d, "city")
    assert (found.price, found.missing, found.ready) == ({"grain": 2, "ore": 3}, {"ore": 2}, False)
    assert found.refusal is not None
    assert found.refusal.article == "duel-building"
    have(d, 0, ore=3)
    assert button(d, "city").ready
    assert button(d, "city").missing == {}


@pytest.mark.article("duel-building")
def test_a_settlement_needs_a_road_first() -> None:
    d = table()
    have(d, 0, lumber=3, brick=3, wool=3, grain=3)
    assert button(d, "road").ready
    assert not button(d, "settlement").ready
    d.realms[0].roads[5] = 1
    assert button(d, "settlement").ready


@pytest.mark.article("duel-trade")
def test_the_market_is_open_with_something_to_trade() -> None:
    d = table(player_trade="off")
    assert why(d, "trade")[1] == "duel-trade"
    have(d, 0, ore=3)
    assert button(d, "trade").ready
    assert button(d, "trade").verbs == ["bank", "offer"]


@pytest.mark.article("duel-demolition")
def test_there_is_nothing_to_demolish_before_something_was_built() -> None:
    d = table()
    assert why(d, "demolish")[1] == "duel-demolition"
    lay(d, 0, "abbey", "5u1")
    assert button(d, "demolish").ready


# --- cards of the hand -------------------------------------------------------------------------------


@pytest.mark.article("duel-building", "duel-conditions", "duel-sites")
def test_a_card_says_why_it_cannot_be_built() -> None:
    d = table()
    hold(d, 0, "abbey", "library", "scout")
    assert why(d, "abbey")[1] == "duel-building"
    assert button(d, "abbey").missing == button(d, "abbey").price
    assert button(d, "abbey").card == "abbey"
    have(d, 0, lumber=3, brick=3, wool=3, grain=3, ore=3, gold=3)
    assert button(d, "abbey").ready
    assert why(d, "library")[1] in ("duel-sites", "duel-conditions")
    for where in ("5u1", "5d1", "6u1", "6d1"):
        lay(d, 0, "garrison", where)
    assert why(d, "abbey")[1] == "duel-sites"


@pytest.mark.article("duel-lock")
def test_attack_cards_are_locked_at_first() -> None:
    d = table(unlocked=False)
    hold(d, 0, "spy")
    hold(d, 1, "abbey")
    assert why(d, "spy")[1] == "duel-lock"
    d.unlocked = True
    assert button(d, "spy").ready


@pytest.mark.article("duel-actions")
def test_a_card_is_played_at_its_moment() -> None:
    d = table()
    hold(d, 0, "alchemist")
    assert not button(d, "alchemist").ready
    assert button(before_roll(d), "alchemist").ready


@pytest.mark.article("duel-protection")
def test_a_protection_card_is_ready_while_an_attack_waits() -> None:
    d = table()
    hold(d, 0, "arsonist")
    hold(d, 1, "bishop", "herb-woman")
    lay(d, 1, "abbey", "5u1")
    assert not button(d, "bishop", 1).ready
    play(d, "play arsonist")
    assert button(d, "bishop", 1).ready
    assert not button(d, "herb-woman", 1).ready
    assert not button(d, "end", 0).ready


@pytest.mark.article("duel-card-scout")
def test_a_scout_waits_for_a_settlement_that_can_be_built() -> None:
    d = table()
    hold(d, 0, "scout")
    assert why(d, "scout")[1]
    have(d, 0, lumber=3, brick=3, wool=3, grain=3)
    d.realms[0].roads[5] = 1
    assert button(d, "scout").ready


@pytest.mark.article("duel-magic")
def test_magic_power_is_a_price() -> None:
    d = magical(0)
    hold(d, 0, "whirlwind")
    have(d, 1, lumber=2)
    found = button(d, "whirlwind")
    assert found.price["magic"] > 0
    assert found.missing == {}  # resources are counted here
    assert why(d, "whirlwind")[1] == "duel-magic"


def test_while_the_other_is_asked_nothing_is_ready() -> None:
    d = table()
    city(d, 0, 5)
    event(d, "year-of-plenty")
    asked = int(d.actor())
    assert [each.name for each in look(d, 1 - asked).tools if each.ready] == []
