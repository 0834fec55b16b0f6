"""`hexhaven replay`: telling, stepping and redacting recorded games."""

import re
from pathlib import Path

import pytest

from golden.playthroughs import path

from .terminal import run

RECORD = str(path("neu2003"))


@pytest.fixture
def redacted(tmp_path: Path) -> Path:
    """What player 1 saw of the game."""
    target = tmp_path / "seen.hexhaven"
    answer = run("replay", RECORD, "--redact", "1", "-o", str(target))
    assert answer.code == 0
    assert f"What Player 1 saw is now in {target}." in " ".join(answer.out.split())
    return target


def test_a_game_is_told_from_beginning_to_end() -> None:
    answer = run("replay", RECORD)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith("The base game, Player 0, Player 1")
    assert "Move 1: " in answer.out
    assert re.search(r"Player \d wins with \d+ points!", answer.out)
    assert answer.out.splitlines()[-1].startswith("The game ends with Player 0 ")


def test_a_game_is_told_in_german() -> None:
    out = run("replay", RECORD, "--language", "de", "--to", "30").out
    assert out.startswith("Das Basisspiel, Player 0")
    assert "würfelt" in out


def test_a_part_of_a_game() -> None:
    out = run("replay", RECORD, "--from", "10", "--to", "20").out
    numbers = [int(n) for n in re.findall(r"^Move (\d+)", out, re.MULTILINE)]
    assert min(numbers) >= 10
    assert max(numbers) <= 20
    assert "The game ends" not in out


def test_a_part_that_ends_before_it_begins_is_refused() -> None:
    answer = run("replay", RECORD, "--from", "10", "--to", "5")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err == "hexhaven: --from 10 lies behind --to 5: name the first move first\n"
    german = run("replay", RECORD, "--from", "10", "--to", "5", "--language", "de").err
    assert german == "hexhaven: --from 10 liegt hinter --to 5: nenne den ersten Zug zuerst\n"


def test_a_part_behind_the_end_is_refused() -> None:
    for step in ((), ("--step",)):
        answer = run("replay", RECORD, "--from", "99999", *step)
        assert answer.code == 2
        assert "there is no move 99999: the game has " in answer.err


def test_a_game_as_one_player_saw_it() -> None:
    everything = run("replay", RECORD).out
    seen = run("replay", RECORD, "--player", "1").out
    assert "You roll" in seen
    assert "You roll" not in everything
    assert run("replay", RECORD, "--player", "player 1").out == seen
    assert "steals a card from" in seen
    assert "steals a card from" not in everything


def test_an_unknown_player() -> None:
    for player in ("Zoe", "9" * 5000):
        answer = run("replay", RECORD, "--player", player)
        assert answer.code == 2
        assert f"there is no player '{player}' in this game; choose from 0 Player 0" in answer.err


# --- redacted records --------------------------------------------------------------------------------


def test_a_redacted_record_is_told_by_its_lines(redacted: Path) -> None:
    answer = run("replay", str(redacted))
    assert answer.code == 0
    assert "This record shows only what Player 1 saw." in answer.out
    assert "The dice show" in answer.out
    assert "A card is stolen." in answer.out
    assert answer.out.splitlines()[-1].startswith("The game ends with Player 0 ")


def test_a_redacted_record_is_told_by_nobody_elses_eyes(redacted: Path) -> None:
    assert run("replay", str(redacted), "--player", "1").code == 0
    answer = run("replay", str(redacted), "--player", "2")
    assert (answer.code, answer.err) == (2, "hexhaven: this record shows only what Player 1 saw\n")


def test_the_folder_of_a_redacted_record_is_made(tmp_path: Path) -> None:
    target = tmp_path / "new" / "seen.hexhaven"
    assert run("replay", RECORD, "--redact", "1", "-o", str(target)).code == 0
    assert target.is_file()


def test_a_redacted_record_holds_no_secret(redacted: Path) -> None:
    text = redacted.read_text("utf-8")
    assert "seed:" not in text
    assert "drew ?" in text


def test_a_redacted_record_cannot_be_redacted_again(redacted: Path, tmp_path: Path) -> None:
    answer = run("replay", str(redacted), "--redact", "0", "-o", str(tmp_path / "x"))
    assert answer.code == 2
    assert "already shows only what one player saw" in answer.err


def test_redacting_needs_a_player_and_a_file(tmp_path: Path) -> None:
    for argv in (["--redact", "1"], ["-o", str(tmp_path / "x")]):
        answer = run("replay", RECORD, *argv)
        assert answer.code == 2
        assert "go together" in answer.err


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("\n* rolled ", "\n* rolled x"),
        ("\n* rolled ", "\nx rolled "),
        ("redacted for: 1", "redacted for: 9"),
        ("redacted for: 1", "redacted for: me"),
        ("game: base\n", ""),
        (" wins with ", " wins with x "),
    ],
)
def test_a_damaged_redacted_record_is_refused(redacted: Path, old: str, new: str) -> None:
    text = redacted.read_text("utf-8")
    assert old in text
    redacted.write_text(text.replace(old, new, 1), encoding="utf-8")
    answer = run("replay", str(redacted))
    assert answer.code == 2
    assert re.match(r"hexhaven: line \d+: ", answer.err)


# --- stepping ----------------------------------------------------------------------------------------


def test_stepping_shows_each_move_and_the_board_when_it_changes() -> None:
    out = run("replay", RECORD, "--step", typed=["", "", "", "quit"]).out
    assert [int(n) for n in re.findall(r"^Move (\d+)", out, re.MULTILINE)] == [1, 2, 3, 4]
    assert "ROBBER" in out


def test_stepping_back_and_elsewhere() -> None:
    out = run("replay", RECORD, "--step", typed=["40", "back", "board", "what", "99999", "q"]).out
    assert [int(n) for n in re.findall(r"^Move (\d+)", out, re.MULTILINE)] == [1, 40, 39]
    assert out.count("Press Enter for the next move.") == 2
    assert "There are moves 1 to " in out


def test_stepping_stops_at_both_ends() -> None:
    out = run("replay", RECORD, "--step", typed=["back", "q"]).out
    assert "This is the beginning." in out
    last = re.search(r"(\d+) moves\.", out)
    assert last is not None
    out = run("replay", RECORD, "--step", "--from", last[1], typed=[""]).out
    assert "wins with" in out
    assert "This is the end of the record." in out


def test_stepping_through_a_redacted_record_shows_no_board(redacted: Path) -> None:
    out = run("replay", str(redacted), "--step", typed=["", "board", "q"]).out
    assert "Move 2" in out
    assert "ROBBER" not in out


# --- files that are no records -----------------------------------------------------------------------


def test_files_that_are_no_records(tmp_path: Path) -> None:
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\xff\xfe")
    assert run("replay", str(picture)).err == "hexhaven: the file is not a text in UTF-8\n"
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna", encoding="utf-8")
    assert "this is no Hexhaven record" in run("replay", str(letter)).err
    assert run("replay", str(tmp_path / "none")).err == f"hexhaven: there is no file '{tmp_path / 'none'}'\n"
