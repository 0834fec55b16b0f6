"""A game of which the terminal knows nothing but the contract: it is played, retold and checked."""

from pathlib import Path

import pytest

from hexhaven import catalog
from hexhaven.record import read_record
from race import RACE

from .terminal import Answer, run, run_autopilot

PLAY = ("play", "--game", "race", "--seed", "wind")


@pytest.fixture(autouse=True)
def race(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalog.GAMES, RACE.id, RACE)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "race.hexhaven"


def test_somebody_plays_it_by_picking_from_menus(file: Path) -> None:
    answer = run_autopilot(*PLAY, "--names", "Ada", "--record", str(file))
    assert answer.code == 0
    assert "Type a number to choose, or help." in answer.out
    assert "A  Ada: 3 points." in answer.out or "B  Anna: 3 points." in answer.out
    record = read_record(file.read_text())
    assert record.setup.map is None
    assert record.names == ["Ada", "Anna"]


def ask(file: Path, *typed: str, language: str = "en") -> Answer:
    return run(*PLAY, "--record", str(file), "--language", language, typed=typed)


def test_what_can_be_typed(file: Path) -> None:
    answer = ask(file, "help", "table", "why step", "juggle", "why", "roll")
    assert "how everybody stands" in answer.out
    assert "A  Anna (you): 0 points." in answer.out
    assert "Rule: " in answer.out
    assert "I do not understand 'juggle'." in answer.out
    assert "road 12-13" not in answer.out
    assert "Type why and an action, as in: why roll" in answer.out


def test_it_speaks_german(file: Path) -> None:
    answer = ask(file, "hilfe", "jonglieren", language="de")
    assert "wie es bei allen steht" in answer.out
    assert "„jonglieren“ verstehe ich nicht." in answer.out


def test_its_record_is_retold_stepped_through_and_checked(file: Path) -> None:
    run_autopilot(*PLAY, "--record", str(file))
    told = run("replay", str(file))
    assert told.code == 0
    assert "The race" in told.out
    assert "Anna: roll" in told.out
    assert run("replay", str(file), "--step", typed=["", "board", "quit"]).code == 0
    checked = run("verify", str(file))
    assert checked.code == 0
    assert "The dice check out" in checked.out
    assert "map" not in checked.out


def test_what_one_player_saw_is_told_in_the_words_of_the_game(file: Path, tmp_path: Path) -> None:
    run_autopilot(*PLAY, "--record", str(file))
    seen = tmp_path / "seen.hexhaven"
    assert run("replay", str(file), "--redact", "0", "-o", str(seen)).code == 0
    assert "You: roll" in run("replay", str(seen)).out


def test_it_takes_no_map(file: Path) -> None:
    answer = run(*PLAY, "--map", "base-beginner")
    assert (answer.code, answer.out) == (2, "")
    assert "played without a map" in answer.err
    assert "played without a map" in run(*PLAY, "--map", "atlantis").err


def test_bots_play_it_in_batches() -> None:
    answer = run("simulate", "--game", "race", "--games", "3", "--seed", "wind", "--workers", "1")
    assert answer.code == 0
    assert "greedy, random: 3 games, game race, preset short, seed wind" in answer.out
    refused = run("simulate", "--game", "race", "--map", "base-beginner")
    assert "played without a map" in refused.err
