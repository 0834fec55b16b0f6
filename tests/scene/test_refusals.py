"""Why something was not done."""

import pytest

from games.island.table import BLUE, RED, refused, table
from hexhaven import scene
from hexhaven.core.game import Refusal, UnknownAction
from hexhaven.wire.scene import Refused

from .games import NAMES


def test_a_refusal_in_words_with_its_article() -> None:
    p = table("red settlement: 8", "red road: 8-12", "red hand: brick lumber wool grain")
    refusal = refused(p, "settlement 12")
    assert scene.refused("en", p, refusal, NAMES, RED) == Refused(
        text="Too close to your settlement: at least two edges must lie between two buildings.",
        article="1.H.c",
    )
    assert scene.refused("de", p, refusal, NAMES, RED).text.startswith(
        "Zu nah: Daneben steht eine Siedlung von dir."
    )


def test_people_have_names_in_it() -> None:
    refusal = Refusal("no_agreement", "1.E.a", {"player": str(BLUE)})
    assert "Bert" in scene.refused("de", table(), refusal, NAMES, RED).text


def test_the_page_names_no_numbers_of_nodes() -> None:
    refusal = Refusal("road_blocked", "1.I.a", {"node": "12"})
    for language in ("en", "de"):
        assert "12" not in scene.refused(language, table(), refusal, NAMES, RED).text


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        ("", "That was empty: it is no action.", "Das war leer und ist keine Aktion."),
        ("dance", "'dance' is no action of this game.", "„dance“ ist keine Aktion dieses Spiels."),
        ("end now", "Nothing may follow 'end'.", "Nach „end“ darf nichts weiter stehen."),
        (
            "road",
            "Something is missing or too much after 'road'.",
            "Nach „road“ fehlt etwas oder steht zu viel.",
        ),
        ("settlement x", "'x' should be a number.", "„x“ sollte eine Zahl sein."),
        (
            "settlement 99",
            "There is no number 99 here: the highest is 53.",
            "Die Nummer 99 gibt es hier nicht: Die höchste ist 53.",
        ),
        ("road 1-2", "No edge joins the nodes 1 and 2.", "Zwischen den Kreuzungen 1 und 2 liegt kein Weg."),
        (
            "discard gold",
            "There is no 'gold' here, but brick, lumber, wool, grain and ore.",
            "„gold“ gibt es hier nicht, aber Lehm, Holz, Wolle, Getreide und Erz.",
        ),
        (
            "offer 1 ore",
            "A trade is written as in '2 ore for 1 brick'.",
            "Ein Handel wird so geschrieben: 2 ore for 1 brick.",
        ),
    ],
)
def test_a_text_that_is_no_action(text: str, english: str, german: str) -> None:
    with pytest.raises(UnknownAction) as problem:
        table().read(text)
    assert scene.unknown("en", problem.value) == english
    assert scene.unknown("de", problem.value) == german


def test_a_problem_of_another_shape_is_told_in_general() -> None:
    assert scene.unknown("de", UnknownAction("?")) == "Das ist keine Aktion dieses Spiels."
