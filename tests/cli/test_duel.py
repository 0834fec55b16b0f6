"""The card game in the terminal: whole games, both principalities in letters, menus and typed words."""

import re
from pathlib import Path

import pytest

from cards.table import citadel, city, hold, lay, region, table
from hexhaven import catalog
from hexhaven.cards.state import Duel
from hexhaven.cli.console import Console
from hexhaven.cli.duel_family import DUEL
from hexhaven.cli.duel_human import DuelHuman
from hexhaven.cli.duel_text import WIDTH
from hexhaven.cli.host import Host
from hexhaven.cli.teller import Teller
from hexhaven.game import NOBODY
from hexhaven.record import read_record, verify
from hexhaven.rng import Rng

from .terminal import Answer, Keys, Screen, run, run_autopilot
from .test_play import READABLE

NAMES = ["Anna", "Bert"]
MARKS = ["A", "B"]
RESULTS = Path(__file__).parent / "boards"

PRESETS = list(catalog.game("duel").presets)


def play(path: Path, *argv: str, seed: object = 5, lines: int = 100_000) -> Answer:
    arguments = ("--game", "duel", "--seed", "duel", "--record", str(path), "--seats", "human,random", *argv)
    return run_autopilot("play", *arguments, seed=seed, lines=lines)


def test_a_game_that_cannot_be_set_up_is_refused_in_the_language_of_the_player(tmp_path: Path) -> None:
    answer = play(tmp_path / "game.hexhaven", "--option", "trade_change=on", "--language", "de")
    assert answer.code == 2
    assert "zum Grundspiel gehört kein Themen-Set: lass trade_change weg" in answer.err


def test_a_mix_of_many_cards_is_warned_of(tmp_path: Path) -> None:
    mix = ("--preset", "trade-change", "--option", "science_progress=on")
    assert "About 40 play best" in play(tmp_path / "many.hexhaven", *mix, lines=3).out
    assert "About 40" not in play(tmp_path / "few.hexhaven", *mix[:2], lines=3).out


def test_single_cards_of_a_set_are_chosen_by_name(tmp_path: Path) -> None:
    path = tmp_path / "chosen.hexhaven"
    chosen = ("--preset", "science-progress", "--option", "science_progress=2x university, cannon")
    answer = play(path, *chosen, lines=3)
    assert (answer.code, answer.err) == (0, "")
    assert read_record(path.read_text("utf-8")).setup.options["science_progress"] == "cannon, 2x university"


# --- whole games -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_game_from_the_first_region_to_victory(tmp_path: Path, language: str) -> None:
    path = tmp_path / "game.hexhaven"
    answer = play(path, "--language", language)
    assert (answer.code, answer.err) == (0, "")
    record = read_record(path.read_text("utf-8"))
    assert record.setup.game == "duel"
    assert record.state.actor() == NOBODY
    assert verify(record) == []
    check_lines(answer.out.replace(str(tmp_path), ""), language)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_beginning_of_every_way_to_play(tmp_path: Path, preset: str) -> None:
    answer = play(tmp_path / "game", "--preset", preset, "--language", "de", lines=250)
    assert (answer.code, answer.err) == (0, "")
    check_lines(answer.out.replace(str(tmp_path), ""), "de")


def check_lines(out: str, language: str) -> None:
    for line in out.splitlines():
        assert READABLE.fullmatch(line), line
        assert len(line) <= 80 or " " not in line.strip(), line
    if language == "de":
        assert not re.search(r"\b(the|you|your|rolls|settlement|road|stack)\b", out)


def test_a_game_is_told_again_as_one_player_saw_it(tmp_path: Path) -> None:
    path, seen = tmp_path / "game", tmp_path / "seen"
    play(path, lines=200)
    told = run("replay", str(path))
    assert told.code == 0
    assert "The card game, Anna and Bert." in told.out
    assert run("replay", str(path), "--redact", "Anna", "-o", str(seen)).code == 0
    again = run("replay", str(seen), "--language", "de")
    assert again.code == 0
    assert "eine Karte" in again.out
    assert "?" not in again.out


def test_the_rules_of_the_card_game_are_looked_up() -> None:
    answer = run("rules", "duel-tokens")
    assert answer.code == 0
    assert "windmill" in answer.out


# --- one person before one position ------------------------------------------------------------------


def begun(*moves: str) -> Duel:
    state = catalog.start(catalog.prepare(Rng(1), "duel", 2))
    assert isinstance(state, Duel)
    for text in moves:
        state.do(text)
    return state


def chosen(d: Duel, *typed: str, language: str = "en") -> tuple[str, str]:
    """What a person chooses by typing these lines, and what they saw."""
    screen = Screen()
    console = Console(Keys(typed), screen, screen, {})
    host = Host(console, language, NAMES, (0,), linear=True)
    human = DuelHuman(0, host, Teller(language, NAMES, 0))
    return d.write(human.choose(d.view(0))), screen.getvalue()


def test_the_question_is_asked_with_its_choices() -> None:
    choice, out = chosen(begun("begins 0"), "2")
    assert choice == "arrange hills"
    assert "Which of your regions lies at the top left?" in out
    assert "  2  Lay hills 5 at the top left" in out


def test_what_is_typed_in_german() -> None:
    choice, out = chosen(begun("begins 0"), "warum Siedlung 4", "Gebirge", language="de")
    assert choice == "arrange mountains"
    assert "Lege zuerst deine Landschaften an." in out


def test_both_principalities_are_described_in_words() -> None:
    _, out = chosen(begun("begins 0"), "describe", "1")
    assert "Anna: 2 points; commerce 0, strength 0, tournament 0; 0 of 3 cards in hand." in out
    assert "Settlement 5: 5u1 -, 5d1 -." in out


def furnished() -> Duel:
    """A game in which much lies about."""
    d = table("wizards-dragons")
    city(d, 0, 5)
    citadel(d, 0, 6)
    region(d, 0, "5u", "forest 4", 2)
    region(d, 1, "6d", "mountains 3", 3)
    lay(d, 0, "abbey", "5u1")
    lay(d, 0, "knight-konrad", "5d2")
    lay(d, 0, "wizard-ari", "r7u", counter=2)
    lay(d, 1, "smithy", "5u1", "bewitched")
    hold(d, 0, "spy", "bishop")
    return d


@pytest.mark.parametrize("language", ["en", "de"])
def test_both_principalities_drawn_in_letters(language: str) -> None:
    drawn = DUEL.picture(language, furnished(), MARKS)
    assert all(len(line) <= WIDTH for line in drawn)
    assert "\n".join(drawn) + "\n" == (RESULTS / f"duel-{language}.txt").read_text("utf-8")


def test_the_headings_are_coloured_where_colours_are_seen() -> None:
    screen = Screen(is_terminal=True)
    console = Console(Keys([]), screen, screen, {"TERM": "xterm"})
    d = furnished()
    line = DUEL.picture("en", d, MARKS)[0]
    assert DUEL.paint(console, d, MARKS, line) == console.paint(line, "red") != line
