"""The buttons of a player, and why one of them is not ready."""

import pytest

from contract.games import BOARDS, Config, walk
from games.island.table import BLUE, RED, WHITE, cards, new_game, roll, table
from hexhaven import almanac
from hexhaven.wire.scene import Moment

from .games import look, moments, played, tool


def names(moment: Moment) -> list[str]:
    return [each.name for each in moment.tools]


def refusal(moment: Moment, name: str) -> tuple[str, str]:
    found = tool(moment, name).refusal
    assert found is not None, f"{name} is ready"
    return found.text, found.article


@pytest.mark.parametrize("config", BOARDS, ids=str)
def test_a_tool_is_ready_just_when_it_leads_to_something(config: Config) -> None:
    state = config.start(5)
    for step, _ in enumerate(walk(state, ("tools", str(config)), 900)):
        if step % 9:
            continue
        for viewer in range(state.players()):
            moment = look(state, viewer, "de")
            usable = {each.verb for each in moment.choices} | set(moment.talk)
            for each in moment.tools:
                assert each.ready == (not usable.isdisjoint(each.verbs)), (each.name, moment.question)
                assert each.ready == (each.refusal is None)
                if each.refusal is not None:
                    assert almanac.article(each.refusal.article)
                    assert each.refusal.text.endswith((".", "!"))


def test_the_tools_stand_in_the_same_order_always() -> None:
    order = ["roll", "road", "settlement", "city", "card", "trade", "end"]
    for _, _, state in moments(played("tools"), 5):
        for viewer in range(4):
            shown = names(look(state, viewer))
            assert [name for name in shown if name in order] == order
            assert shown[-2:] == ["trade", "end"]


def test_development_cards_lie_in_between_while_they_are_held() -> None:
    p = table("red cards: knight monopoly 2 victory-point invention road-building", "blue cards: knight")
    assert names(look(p, RED)) == [
        "roll", "road", "settlement", "city", "card",
        "knight", "road-building", "invention", "monopoly", "trade", "end",
    ]  # fmt: skip
    assert names(look(p, BLUE))[5:] == ["knight", "trade", "end"]
    assert names(look(p, WHITE))[5:] == ["trade", "end"]


def test_victory_is_announced_with_a_tool_where_it_must_be() -> None:
    p = table("red settlement: 8", options={"victory_must_be_announced": "yes"})
    assert names(look(p, RED))[-1] == "announce"
    assert refusal(look(p, RED), "announce") == ("You need 10 points for that.", "announced-victory")


def test_labels_in_both_languages() -> None:
    p = table("red cards: knight")
    assert [each.label for each in look(p, RED).tools] == [
        "Roll the dice", "Road", "Settlement", "City", "Development card", "Knight", "Trade", "End turn",
    ]  # fmt: skip
    assert [each.label for each in look(p, RED, "de").tools] == [
        "Würfeln", "Straße", "Siedlung", "Stadt", "Entwicklungskarte", "Ritter", "Handeln", "Zug beenden",
    ]  # fmt: skip


# --- prices ------------------------------------------------------------------------------------------


def test_a_price_and_what_is_missing() -> None:
    p = table("red settlement: 8", "red hand: ore 2 grain")
    city = tool(look(p, RED), "city")
    assert (city.price, city.missing) == (cards("3 ore 2 grain"), cards("2 ore"))
    assert not city.ready
    card = tool(look(p, RED), "card")
    assert (card.price, card.missing) == (cards("ore wool grain"), cards("wool"))
    assert tool(look(p, RED), "roll").price == {}
    assert tool(look(p, BLUE), "road").missing == cards("brick lumber")


# --- why not -----------------------------------------------------------------------------------------


def test_not_on_turn() -> None:
    moment = look(table("red hand: ore"), BLUE)
    for name in ("roll", "road", "settlement", "city", "card", "end"):
        assert refusal(moment, name)[0] == "It's Anna's turn."


def test_before_the_roll() -> None:
    moment = look(table("red hand: 4 ore", rolled=False), RED)
    assert tool(moment, "roll").ready
    for name in ("road", "settlement", "city", "card", "trade", "end"):
        assert refusal(moment, name) == ("First roll the dice.", "turn")


def test_after_the_roll() -> None:
    assert refusal(look(table(), RED), "roll") == ("You have already rolled in this turn.", "turn")
    assert refusal(look(table(), RED, "de"), "roll")[0] == "Du hast in diesem Zug schon gewürfelt."


def test_in_the_founding_phase() -> None:
    p = new_game()
    p.do("begins 0")
    assert refusal(look(p, RED), "road") == ("First set your building on the board.", "founding-phase")


def test_no_place_comes_before_missing_cards() -> None:
    p = table("red settlement: 8", "red road: 8-12")
    text, article = refusal(look(p, RED), "settlement")
    assert (text, article) == ("The board has no place for your settlement now.", "settlement")
    assert tool(look(p, RED), "settlement").missing == cards("brick lumber wool grain")
    assert refusal(look(table(), RED), "city")[1] == "city"
    assert refusal(look(table(), RED, "de"), "road") == (
        "Auf dem Spielfeld ist jetzt kein Platz für eine Straße von dir.",
        "road",
    )


def test_not_enough_cards() -> None:
    p = table("red settlement: 8", "red roads: 8-12-17")
    missing = {"road": "1 brick and 1 lumber", "city": "3 ore and 2 grain"}
    for name, cards_missing in missing.items():
        assert refusal(look(p, RED), name) == (f"For a {name} you still need {cards_missing}.", "costs")
    assert refusal(look(p, RED), "card")[1] == "costs"


def test_no_piece_left() -> None:
    p = table("red cities: 8 18 28 40", "red settlement: 0", "red hand: 3 ore 2 grain")
    assert refusal(look(p, RED), "city") == ("You have no city left in your supply.", "pieces")


def test_a_card_bought_in_this_turn_is_shown_and_not_ready() -> None:
    p = table("red hand: ore wool grain")
    p.do("buy")
    p.do("drew knight")
    text, article = refusal(look(p, RED), "knight")
    assert text.startswith("You bought knight in this turn")
    assert article == "2.E.a"


def test_nothing_to_trade() -> None:
    assert refusal(look(table(), RED), "trade") == ("You have no cards to trade.", "domestic-trade")
    p = table("red hand: 3 ore", options={"player_trade": "no"})
    assert refusal(look(p, RED), "trade")[1] == "maritime-trade"
    assert tool(look(table("red hand: 4 ore", options={"player_trade": "no"}), RED), "trade").ready


def test_trading_ends_with_the_first_build() -> None:
    p = table("red settlement: 8", "red hand: 2 brick 2 lumber", "blue hand: ore")
    assert tool(look(p, BLUE), "trade").ready  # a proposal may come from anybody
    p.do("road 8-12")
    assert refusal(look(p, RED), "trade")[1] == "1.E.e"
    assert refusal(look(p, BLUE), "trade")[1] == "1.E.e"


def test_while_others_must_discard() -> None:
    p = table("blue hand: 9 wool", rolled=False)
    roll(p, 7)
    assert refusal(look(p, BLUE), "end")[0] == "First you must discard cards."
    assert refusal(look(p, RED), "end")[0] == "First Bert has to discard cards."


def test_the_turn_can_be_ended_over_an_open_offer() -> None:
    p = table("red hand: ore", "blue hand: wool")
    p.do("offer 1 ore for 1 wool to 1")
    assert tool(look(p, RED), "end").ready
    assert not tool(look(p, BLUE), "end").ready
    p.do("accept", BLUE)
    assert tool(look(p, RED), "end").ready


def test_when_the_game_is_over() -> None:
    state = played("tools").state
    moment = look(state, 0, "de")
    assert len(moment.tools) >= 7
    for each in moment.tools:
        assert each.refusal is not None
        assert each.refusal.text == "Das Spiel ist zu Ende."
