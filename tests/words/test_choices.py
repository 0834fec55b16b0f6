"""Choices, questions and refusals in words."""

import pytest

from games.island.table import BLUE, RED, WHITE, new_game, refused, table
from golden.playthroughs import path
from hexhaven import words
from hexhaven.core.game import CHANCE, NOBODY, Refusal
from hexhaven.games.island.rules.state import Position
from hexhaven.record import read_record

NAMES = ["Anna", "Bert", "Carla", "Dora"]


def choice(p: Position, text: str) -> tuple[str, str]:
    """An action as a choice, in English and in German."""
    action = int(p.read(text))
    return words.action("en", p, action, NAMES), words.action("de", p, action, NAMES)


def question(p: Position, player: int) -> tuple[str, str]:
    return words.asked("en", p, player, NAMES), words.asked("de", p, player, NAMES)


# --- choices -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        (
            "road 12-17",
            "Build a road 12-17 (1 brick and 1 lumber)",
            "Eine Straße 12-17 bauen (1 Lehm und 1 Holz)",
        ),
        (
            "city 8",
            "Build a city at node 8 (mountains 10, pasture 2, hills 6) for 3 ore and 2 grain",
            "Eine Stadt bauen auf Kreuzung 8 (Gebirge 10, Weideland 2, Hügelland 6) für 3 Erz und 2 Getreide",
        ),
        (
            "buy",
            "Buy a development card (1 ore, 1 wool and 1 grain)",
            "Eine Entwicklungskarte kaufen (1 Erz, 1 Wolle und 1 Getreide)",
        ),
        ("end", "End the turn", "Den Zug beenden"),
        ("bank ore for brick", "Give the bank 4 ore for 1 brick", "Der Bank 4 Erz für 1 Lehm geben"),
        (
            "offer 2 ore for 1 brick to 2",
            "Offer Carla 2 ore for 1 brick",
            "Angebot an Carla: 2 Erz für 1 Lehm",
        ),
        ("offer 1 ore for 1 brick", "Offer everybody 1 ore for 1 brick", "Angebot an alle: 1 Erz für 1 Lehm"),
        (
            "monopoly ore",
            "Play monopoly: take all ore from the others",
            "Monopol ausspielen: allen anderen Erz abnehmen",
        ),
        ("robber 5", "Move the robber to hex 5 (pasture 4)", "Den Räuber versetzen auf Feld 5 (Weideland 4)"),
        ("rob 1", "Rob Bert (1 card)", "Bert berauben (1 Karte)"),
    ],
)
def test_a_choice_in_a_short_sentence(text: str, english: str, german: str) -> None:
    assert choice(table("blue hand: ore"), text) == (english, german)


def test_an_offer_is_answered_from_the_other_side() -> None:
    p = table("red hand: 2 ore", "blue hand: brick", "white hand: wool")
    p.do("offer 2 ore for 1 brick to all")
    assert choice(p, "accept") == (
        "Accept: give 1 brick, get 2 ore",
        "Annehmen: 1 Lehm geben, 2 Erz bekommen",
    )
    assert question(p, BLUE) == (
        "Anna offers 2 ore and wants 1 brick. Do you trade?",
        "Anna bietet 2 Erz und möchte 1 Lehm. Gehst du darauf ein?",
    )
    p.do("accept", BLUE)
    p.do("propose 1 wool for 1 ore", WHITE)
    p.do("decline")
    assert choice(p, "trade 1")[0] == "Trade with Bert: give 2 ore, get 1 brick"
    assert choice(p, "trade 2")[0] == "Trade with Carla: give 1 ore, get 1 wool"
    assert question(p, RED)[0] == "Everybody has answered. With whom do you trade?"


def test_an_action_without_a_message_is_worded_from_its_operands() -> None:
    p = table()
    assert words.action("en", p, int(p.read("rolled 3 4"))) == "Rolled: 3 and 4"
    assert words.action("de", p, int(p.read("drew victory-point"))) == "Drew: Siegpunkt"


# --- questions ---------------------------------------------------------------------------------------


def test_questions_of_the_founding_phase() -> None:
    p = new_game(players=2)
    assert question(p, RED) == ("Waiting for the dice.", "Das Spiel wartet auf die Würfel.")
    p.do("begins 0")
    assert question(p, RED) == ("Where do you found your settlement?", "Wo gründest du deine Siedlung?")
    assert question(p, BLUE) == ("Waiting for Anna.", "Das Spiel wartet auf Anna.")
    p.do("found 8")
    assert question(p, RED)[0] == "Which way does your road from node 8 lead?"


def test_questions_of_the_seven() -> None:
    p = table("red hand: 8 ore", "blue hand: 9 wool", rolled=False)
    assert question(p, RED) == ("It's your turn.", "Du bist am Zug.")
    p.do("roll")
    p.do("rolled 3 4")
    assert "Discard 4," in question(p, BLUE)[0]
    assert question(p, WHITE) == ("Waiting for Anna and Bert.", "Das Spiel wartet auf Anna und Bert.")
    for _ in range(4):
        p.do("discard ore", RED)
        p.do("discard wool", BLUE)
    assert question(p, RED) == ("Where does the robber go?", "Wohin zieht der Räuber?")


def test_questions_about_one_thing_and_several() -> None:
    p = table("red cards: invention")
    p.do("invention")
    assert question(p, RED)[0] == "Take 2 cards from the bank. Which?"
    p.do("take ore")
    assert question(p, RED)[0] == "Take 1 card from the bank. Which?"


def test_a_game_that_is_over() -> None:
    p = table("red cities: 8 18 29 31", "red settlement: 40", "red hand: 3 ore 2 grain")
    p.win(RED)
    assert question(p, RED) == ("The game is over.", "Das Spiel ist zu Ende.")


# --- refusals ----------------------------------------------------------------------------------------


def test_a_refusal_in_words() -> None:
    p = table("red settlement: 8", "red roads: 8-12")
    refusal = refused(p, "settlement 12")
    assert words.refusal("en", p, refusal, NAMES).startswith("Too close to Anna's settlement on node 8")
    assert words.refusal("de", p, refusal, NAMES).startswith(
        "Zu nah: Auf Kreuzung 8 steht eine Siedlung von Anna."
    )


def test_the_values_of_a_refusal_have_names() -> None:
    p = table("red settlement: 8", "blue hand: ore")
    assert words.refusal("de", p, refused(p, "road 8-13")) == (
        "Für eine Straße brauchst du noch 1 Lehm und 1 Holz."
    )
    assert words.refusal("en", p, refused(p, "knight"), NAMES, RED) == "You do not hold knight."
    assert (
        words.refusal("en", p, refused(p, "bank ore for wool"))
        == "For this trade the bank wants 4 ore from you, and you hold 0."
    )
    assert "Bert" in words.refusal("en", p, refused(p, "trade 1"), NAMES)


def test_a_reason_of_the_future() -> None:
    assert words.refusal("en", table(), Refusal("too_windy", "ships")) == "That is not allowed now."


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_choice_and_question_of_whole_games_has_words(language: str) -> None:
    record = read_record(path("modern").read_text("utf-8"))
    for n, (_, state) in enumerate(record.steps()):
        player = int(state.actor())
        assert words.asked(language, state, n % 4, NAMES)
        if player not in (CHANCE, NOBODY) and n % 5 == 0:
            for action in state.legal(player):
                assert words.action(language, state, int(action), NAMES) != state.write(action)
