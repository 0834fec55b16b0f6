"""`hexhaven verify`: what it says about fair and unfair dice."""

import re
from pathlib import Path

import pytest

from golden.playthroughs import path
from hexhaven.dealer import commitment

from .terminal import Answer, run

TEXT = path("neu2003").read_text("utf-8")
DRAWN = path("modern").read_text("utf-8")
OTHER = "00" * 32


def verified(tmp_path: Path, text: str, *argv: str) -> Answer:
    file = tmp_path / "game.hexhaven"
    file.write_text(text, encoding="utf-8")
    return run("verify", str(file), *argv)


def test_fair_dice(tmp_path: Path) -> None:
    answer = verified(tmp_path, TEXT)
    assert answer.code == 0
    assert answer.out.startswith("The dice check out: ")
    assert verified(tmp_path, TEXT, "--language", "de").out.startswith("Die Würfel sind in Ordnung")


def forged(text: str, seed: str) -> str:
    """The record with another seed, and a commitment to it."""
    text = re.sub(r"seed: .*", f"seed: {seed}", text)
    return re.sub(r"commitment: .*", f"commitment: {commitment(bytes.fromhex(seed))}", text)


def test_a_seed_that_was_not_committed_to(tmp_path: Path) -> None:
    answer = verified(tmp_path, re.sub(r"seed: .*", f"seed: {OTHER}", TEXT))
    assert answer.code == 1
    assert "not the one that was committed to" in answer.out


def test_a_map_that_was_not_drawn(tmp_path: Path) -> None:
    answer = verified(tmp_path, forged(DRAWN, OTHER))
    assert answer.code == 1
    assert answer.out == "The map is not the one that the seed draws.\n"


def test_outcomes_that_do_not_follow_are_listed(tmp_path: Path) -> None:
    answer = verified(tmp_path, forged(TEXT, OTHER))
    assert answer.code == 1
    assert "outcomes do not follow from the seed:" in answer.out
    assert "  move 1: 'begins" in answer.out
    assert len(answer.out.splitlines()) == 11


def test_a_map_made_by_hand_is_not_checked(tmp_path: Path) -> None:
    answer = verified(tmp_path, re.sub(r"map: .*", "map: by hand", TEXT))
    assert answer.code == 0
    assert "made by hand." in answer.out


def test_a_record_without_a_seed(tmp_path: Path) -> None:
    answer = verified(tmp_path, re.sub(r"seed: .*\n", "", TEXT))
    assert answer.code == 1
    assert "no committed seed" in answer.out


def test_an_unfinished_game(tmp_path: Path) -> None:
    head, moves, lines = TEXT.partition("moves:\n")
    some = "".join(lines.splitlines(keepends=True)[:60])
    answer = verified(tmp_path, head + moves + some)
    assert answer.code == 0
    assert "The game is not over yet" in answer.out


def test_a_changed_die_is_named_although_the_game_cannot_go_on_from_it(tmp_path: Path) -> None:
    at = TEXT.index("* rolled ")
    line = TEXT[at : TEXT.index("\n", at)]
    answer = verified(tmp_path, TEXT.replace(line, "* rolled 3 4", 1))
    assert answer.code == 1
    assert f"'rolled 3 4', but the seed draws '{line.removeprefix('* ')}'" in answer.out
    assert "outcomes does not follow from the seed:" in answer.out
    assert "What follows breaks the rules: line " in answer.out


@pytest.mark.parametrize("text", ["", "nonsense", TEXT.replace("rolled", "rold")])
def test_a_damaged_record_is_an_error(tmp_path: Path, text: str) -> None:
    answer = verified(tmp_path, text)
    assert answer.code == 2
    assert answer.err.startswith("hexhaven: line ")
