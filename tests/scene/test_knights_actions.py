"""What a player of Cities & Knights may do: choices, questions, and tools with reasons."""

import pytest

from games.island.table import BLUE, RED, WHITE
from games.knights.table import cards, roll, table
from hexhaven.games.island.rules.state import Position
from hexhaven.wire.scene import Moment, Place

from .games import choice, look, texts, tool

RICH = "red hand: 4 brick 4 lumber 4 wool 4 grain 4 ore 4 coin 4 paper 4 cloth"


def names(moment: Moment) -> list[str]:
    return [each.name for each in moment.tools]


def refusal(p: Position, name: str, viewer: int = RED) -> tuple[str, str]:
    found = tool(look(p, viewer), name).refusal
    assert found is not None, f"{name} is ready"
    return found.text, found.article


def node(id: int) -> Place:
    return Place(kind="node", id=id)


# --- choices -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["wall 8", "knight 17", "activate 12", "promote 12", "city 18"])
def test_what_happens_at_one_node(text: str) -> None:
    p = table("red city: 8", "red settlement: 18", "red roads: 8-12-17", "red knight: 12", RICH)
    assert choice(look(p, RED), text).place == node(int(text.split()[1]))
    assert choice(look(p, RED), text).to is None


def test_a_knight_goes_from_one_node_to_another() -> None:
    p = table("red roads: 8-12-17-22", "red strong: 12*", "blue knight: 22")
    moved = choice(look(p, RED), "move 12 8")
    assert (moved.place, moved.to) == (node(12), node(8))
    driven = choice(look(p, RED), "displace 12 22")
    assert (driven.place, driven.to) == (node(12), node(22))


def test_numbers_are_swapped_between_two_hexes() -> None:
    p = table("red progress: inventor")
    swap = choice(look(p, RED), "inventor 0 2")
    assert (swap.place, swap.to) == (Place(kind="hex", id=0), Place(kind="hex", id=2))


def test_cards_are_named_where_they_are_given_or_taken() -> None:
    p = table("red progress: trade-monopoly merchant-fleet commercial-harbour", RICH, "blue hand: 2 cloth")
    assert choice(look(p, RED), "trade-monopoly cloth").get == cards("cloth")
    assert choice(look(p, RED), "merchant-fleet ore").get == cards("ore")
    assert choice(look(p, RED), "bank coin for ore").give == cards("4 coin")
    p.do("commercial-harbour")
    offer = choice(look(p, RED), "exchange 1 ore")
    assert (offer.player, offer.give, offer.get) == (BLUE, cards("ore"), None)
    p.do("exchange 1 ore")
    answer = choice(look(p, BLUE), "hand-over cloth")
    assert (answer.give, answer.get) == (cards("cloth"), None)


def test_cards_played_on_players_and_places() -> None:
    p = table(
        "red progress: spy deserter bishop merchant diplomat", "red settlement: 8", "blue roads: 28-34-39",
        "blue knight: 28", "blue progress: spy", attacks=1,
    )  # fmt: skip
    moment = look(p, RED)
    assert choice(moment, "spy 1").player == choice(moment, "deserter 1").player == BLUE
    assert choice(moment, "bishop 4").place == Place(kind="hex", id=4)
    assert choice(moment, "merchant 4").place == Place(kind="hex", id=4)
    edge = p.map.geometry.edge_between(34, 39)
    assert choice(moment, "diplomat 34-39").place == Place(kind="edge", id=edge)


def test_only_the_classic_saboteur_has_a_place() -> None:
    lines = ["red progress: saboteur", "blue city: 8", "blue hand: 2 ore"]
    assert choice(look(table(*lines), RED), "saboteur").place is None
    assert choice(look(table(*lines, preset="classic"), RED), "saboteur 8").place == node(8)


# --- questions ---------------------------------------------------------------------------------------


def test_questions_have_codes_and_say_how_many() -> None:
    p = table("red progress: wedding master-merchant", "blue settlement: 8", "blue hand: 3 ore 2 coin")
    p.do("wedding")
    assert (look(p, BLUE).question, look(p, BLUE).due) == ("give", 2)
    assert (look(p, WHITE).question, look(p, WHITE).due) == ("give", 0)
    p.do("give ore", BLUE)
    assert look(p, BLUE).due == 1
    p.do("give ore", BLUE)
    p.do("master-merchant 1")
    assert (look(p, RED).question, look(p, RED).due) == ("loot", 2)
    assert look(p, RED).asks_you


@pytest.mark.article("battle-lost")
def test_cities_are_lost_in_any_order() -> None:
    p = table("red cities: 8 18", "blue cities: 28 40", rolled=False, ship=6)
    roll(p, 1, 2, "ship")
    for viewer, text in ((RED, "lose-city 18"), (BLUE, "lose-city 40")):
        moment = look(p, viewer)
        assert (moment.question, moment.asks_you) == ("lose_city", True)
        assert sorted(moment.waiting) == [RED, BLUE]
        assert choice(moment, text).place == node(int(text.split()[1]))
    assert look(p, WHITE).asks_you is False


def test_a_draw_is_chance() -> None:
    p = table("red levels: trade 2", "red city: 8", rolled=False)
    p.do("roll")
    p.do("rolled 1 2 trade")
    assert look(p, RED).question == "chance"


# --- tools -------------------------------------------------------------------------------------------

ALWAYS = [
    "roll", "road", "settlement", "city", "wall", "knight", "activate", "promote",
    "move", "displace", "chase", "improve",
]  # fmt: skip


def test_tools_stand_in_the_same_order_always() -> None:
    assert names(look(table(), RED)) == [*ALWAYS, "trade", "end"]
    p = table("red progress: spy 2 merchant smith", "red hand: ore", "red sabotaged: 8", preset="classic")
    assert names(look(p, RED)) == [*ALWAYS, "merchant", "spy", "smith", "repair", "trade", "end"]
    assert names(look(p, BLUE)) == [*ALWAYS, "trade", "end"]


def test_the_harbour_stands_open_while_somebody_can_be_asked() -> None:
    p = table("red progress: commercial-harbour", "red hand: ore", players=3)
    assert "exchange" not in names(look(p, RED))
    p.do("commercial-harbour")
    assert tool(look(p, RED), "exchange").ready
    assert "exchange" not in names(look(p, BLUE))
    p.do("exchange 1 ore")
    p.do("exchange 2 ore")
    assert "exchange" not in names(look(p, RED))


@pytest.mark.article("card-commercial-harbour")
def test_the_harbour_needs_a_resource_to_offer() -> None:
    p = table("red progress: commercial-harbour", "red hand: ore", "blue hand: cloth", players=3)
    p.do("commercial-harbour")
    p.do("exchange 1 ore")
    assert refusal(p, "exchange")[0] == "First Bert has to give a commodity for the resource offered."
    p.do("hand-over cloth")
    assert refusal(p, "exchange") == ("You do not hold brick.", "card-commercial-harbour")


@pytest.mark.article("progress-hand")
def test_a_card_too_many_is_put_back_with_a_tool_or_as_an_answer() -> None:
    p = table("red progress: 3 spy 2 merchant")
    assert tool(look(p, RED), "return").ready
    assert "return spy" in texts(look(p, RED))
    assert refusal(p, "end")[1] == "progress-hand"
    p.do("return spy")
    assert "return" not in names(look(p, RED))
    p = table("blue progress: 2 spy 2 merchant", "blue levels: trade 2", "blue city: 8", rolled=False)
    roll(p, 1, 2, "trade")
    p.do("drew merchant")
    assert look(p, BLUE).question == "return_card"
    assert "return" not in names(look(p, BLUE))  # it is asked for, so no tool stands in between


def test_prices() -> None:
    p = table("red hand: brick ore")
    for name, price, missing in (
        ("wall", "2 brick", "brick"),
        ("knight", "ore wool", "wool"),
        ("activate", "grain", "grain"),
        ("promote", "ore wool", "wool"),
    ):
        found = tool(look(p, RED), name)
        assert (found.price, found.missing) == (cards(price), cards(missing))


# --- why not -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "name", "article"),
    [
        ([], "wall", "city-wall"),
        (["red city: 8"], "wall", "costs"),
        ([], "knight", "knights-on-board"),
        (["red road: 8-12"], "knight", "costs"),
        (["red roads: 8-12-17-22", "red knights: 8 12"], "knight", "pieces"),
        ([], "activate", "activate-knight"),
        (["red road: 8-12", "red knight: 8*"], "activate", "activate-knight"),
        (["red road: 8-12", "red knights: 8 12*"], "activate", "costs"),
        ([], "promote", "promote-knight"),
        (["red road: 8-12", "red strong: 8"], "promote", "fortress"),
        (["red road: 8-12", "red knight: 8"], "promote", "costs"),
        ([], "move", "move-knight"),
        (["red road: 8-12", "red knight: 8"], "move", "move-knight"),
        (["red road: 8-12", "red settlement: 12", "red knight: 8*"], "move", "move-knight"),
        (["red road: 8-12", "red knight: 8*"], "displace", "displace-knight"),
        (["red road: 8-12", "red knight: 8*"], "chase", "chase-robber"),
        (["red road: 18-13", "red knight: 18*"], "chase", "robber-lock"),
        ([], "improve", "4.E.e"),
        (["red city: 8"], "improve", "improvements"),
        (["red progress: engineer"], "engineer", "card-engineer"),
        (["red progress: alchemist"], "alchemist", "card-alchemist"),
        (["red progress: spy"], "spy", "card-spy"),
    ],
)
def test_a_tool_says_why_it_is_not_ready(lines: list[str], name: str, article: str) -> None:
    assert refusal(table(*lines), name)[1] == article


def test_what_is_missing_for_the_cheapest_improvement() -> None:
    p = table("red city: 8", "red levels: trade 2 politics 1", "red hand: 2 cloth")
    text, article = refusal(p, "improve")
    assert (text, article) == ("The next level costs 1 paper, and you hold fewer.", "improvements")


def test_before_the_roll_only_the_alchemist_is_played() -> None:
    p = table("red progress: alchemist warlord", "red road: 8-12", "red knight: 8", rolled=False)
    assert tool(look(p, RED), "alchemist").ready
    assert len([text for text in texts(look(p, RED)) if text.startswith("alchemist")]) == 36
    assert refusal(p, "warlord") == ("First roll the dice.", "knights-turn")


def test_a_tired_knight_comes_before_a_passive_one() -> None:
    p = table("red roads: 8-12-17", "red knights: 8 17", "red hand: grain")
    p.do("activate 17")
    assert refusal(p, "move")[1] == "4.I.e"
