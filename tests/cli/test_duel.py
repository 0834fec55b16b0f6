"""The card game in the terminal."""

from pathlib import Path
from typing import cast

import pytest

from hexhaven import catalog
from hexhaven.cards.names import ABBEY, GARRISON
from hexhaven.cards.realm import BEWITCHED, FOREIGN, site
from hexhaven.cards.state import Duel
from hexhaven.cards.terms import CITY
from hexhaven.cli import duel_text
from hexhaven.cli.duel_menu import DuelChoices
from hexhaven.cli.registry import FAMILIES
from hexhaven.record import read_record
from hexhaven.rng import Rng
from hexhaven.words import LANGUAGES, has

from .terminal import run

NAMES = ["Anna", "Bert"]
MARKS = ["A", "B"]
LAID = ("forest", "hills", "pasture", "fields", "mountains")


def arranged() -> Duel:
    """Both have laid their regions in the same order."""
    d = cast(Duel, catalog.start(catalog.prepare(Rng(1), "duel")))
    d.do("begins 0")
    for _ in range(2):
        for terrain in LAID:
            d.do(f"arrange {terrain}")
    return d


def test_the_principalities_are_drawn() -> None:
    assert duel_text.draw("en", arranged(), MARKS) == [
        "A",
        "   5u forest 4 *--      6u hills 5 *--       7u pasture 3 *--",
        "             5 Settlement         6 Settlement",
        "   5d fields 1 *--      6d mountains 2 *--   7d gold river 6 *--",
        "",
        "B",
        "   5u forest 5 *--      6u hills 6 *--       7u pasture 4 *--",
        "             5 Settlement         6 Settlement",
        "   5d fields 2 *--      6d mountains 3 *--   7d gold river 1 *--",
    ]


def test_cards_stand_behind_their_sites_and_bear_what_is_true_of_them() -> None:
    d = arranged()
    realm = d.realms[0]
    realm.cards[site(5, 0)] = ABBEY + 1
    realm.cards[site(6, 3)] = GARRISON + 1
    realm.marks[site(6, 3)] = FOREIGN | BEWITCHED
    realm.centres[6] = CITY
    drawn = duel_text.draw("en", d, MARKS)
    assert "6 City" in drawn[2]
    assert drawn[4] == "   5u1 Abbey; 6d2 Garrison (a foreign card and without effect)"


def test_the_drawing_before_anything_is_laid() -> None:
    d = cast(Duel, catalog.start(catalog.prepare(Rng(1), "duel")))
    drawn = duel_text.draw("de", d, MARKS)
    assert "5 Siedlung" in drawn[2]
    assert not any("*" in line for line in drawn)


def test_everything_is_said_in_words_too() -> None:
    d = arranged()
    lines = list(duel_text.describe("de", d, NAMES))
    assert lines[0] == "Das Fürstentum von Anna:"
    assert lines[1] == "Landschaften oben: 5u Wald 4 mit 1, 6u Hügel 5 mit 1, 7u Weide 3 mit 1."
    assert "Gebaut: nichts." in lines
    family = FAMILIES.of(d)
    table = list(family.table("en", d, NAMES, MARKS, 0))
    assert table[0].startswith("A  Anna (you): 2 points, 0 commerce points, 0 strength points")
    assert table[-1] == "Cards in the stacks: 13, 13, 12, 12 and 12; events: 10."
    assert family.target(d) == 12


def test_a_hand_holds_cards_and_resources() -> None:
    d = arranged()
    d.give_card(0, ABBEY)
    d.give_card(0, ABBEY)
    assert duel_text.hand("en", d, 0) == (
        "Your cards: 2 Abbey. Your resources: 1 lumber, 1 brick, 1 wool, 1 grain, 1 ore and 1 gold."
    )


def test_who_holds_a_token_is_said() -> None:
    d = arranged()
    d.knight_token = 1
    assert duel_text.standing("en", d, 1).endswith("the knight token")
    assert "token" not in duel_text.standing("en", d, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_group_of_a_menu_has_a_title(language: str) -> None:
    wizards = cast(Duel, catalog.start(catalog.prepare(Rng(1), "duel", preset="wizards-dragons")))
    verbs = {verb.name for verb in wizards.rules.verbs}
    for verb in ("road", "build", "play", "cast", "use", "bank", "offer", "draw", "search", "swap"):
        assert verb in verbs
        assert has(language, f"duel_menu.{verb}")


def test_the_end_of_the_actions_comes_last() -> None:
    choices = DuelChoices("en", arranged(), 0, NAMES)
    assert sorted(("end", "offer", "play", "keep"), key=choices.rank) == ["play", "offer", "keep", "end"]


def test_a_duel_begins_at_the_keyboard(tmp_path: Path) -> None:
    file = tmp_path / "duel.hexhaven"
    typed = ["help", "board", "describe", "hand", "table", *["1"] * 5, "board"]
    answer = run("play", "--game", "duel", "--seed", "a", "--record", str(file), typed=typed)
    assert answer.code == 0
    assert "The first to reach 12 points wins." in answer.out
    assert "draw both principalities" in answer.out
    assert "5u forest 4 *--" in answer.out or "5u forest 5 *--" in answer.out
    assert read_record(file.read_text()).setup.game == "duel"
