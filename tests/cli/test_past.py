"""Hints and taking back in the terminal, with the limits that the page has."""

import re
from pathlib import Path

import pytest

from hexhaven.cli.app import run as run_app
from hexhaven.cli.console import Console
from hexhaven.core.game import NOBODY
from hexhaven.record import read_record, verify

from .terminal import Answer, Autopilot, Screen, run

BASE = ("--map", "base-variable", "--option", "first_player=oldest", "--seed", "past")


def play(path: Path, *typed: str, seats: str = "human,greedy,greedy", more: tuple[str, ...] = BASE) -> Answer:
    return run("play", "--seats", seats, "--record", str(path), *more, typed=typed)


def moves(path: Path) -> list[str]:
    return path.read_text("utf-8").partition("moves:\n")[2].splitlines()[1:]  # after the seats


def founded(path: Path, *typed: str, more: tuple[str, ...] = BASE) -> Answer:
    """The first settlement of the game is founded, then what is typed."""
    return play(path, "found 20", *typed, more=more)


# --- taking back -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "take back"), ("en", "Undo"), ("en", "takeback"), ("de", "zurücknehmen"), ("de", "nimm zurück")],
)
def test_the_own_last_action_is_taken_back(tmp_path: Path, language: str, typed: str) -> None:
    path = tmp_path / "game"
    answer = founded(path, typed, more=(*BASE, "--language", language))
    assert (answer.code, answer.err) == (0, "")
    assert moves(path) == []
    assert {"en": "You take it back.", "de": "Du nimmst es zurück."}[language] in answer.out


def test_what_is_done_instead_is_on_disk_and_the_game_can_be_continued(tmp_path: Path) -> None:
    path = tmp_path / "game"
    founded(path, "take back", "found 25")
    assert moves(path) == ["0 found 25"]
    again = run("play", "--resume", str(path), typed=["take back", "found 30", "quit"])
    assert again.code == 0
    assert moves(path) == ["0 found 30"]
    assert read_record(path.read_text("utf-8")).entries[-1].text == "found 30"


def test_several_actions_are_taken_back_one_by_one(tmp_path: Path) -> None:
    path = tmp_path / "game"
    answer = play(path, "found 20", "take back", "found 21", "take back", "take back")
    assert answer.out.count("You take it back.") == 2
    assert answer.out.count("There is nothing you can take back") == 1
    assert moves(path) == []


def test_what_was_taken_back_is_not_told(tmp_path: Path) -> None:
    answer = founded(tmp_path / "game", "take back", "found 25", "log")
    log = answer.out.rpartition("> log")[2]
    assert "25" in log
    assert " 20" not in log


def test_nothing_is_taken_back_after_the_dice(tmp_path: Path) -> None:
    """What came up cannot be unseen."""
    path = tmp_path / "game"
    more = ("--map", "base-beginner", "--option", "first_player=oldest", "--seed", "past")
    answer = play(path, "roll", "take back", more=more)
    assert "There is nothing you can take back: only your own last action" in answer.out
    assert moves(path)[0] == "0 roll"


def test_nobody_takes_back_what_another_did(tmp_path: Path) -> None:
    path = tmp_path / "game"
    answer = play(path, "", "found 20", "20-25", "", "take back", seats="human,human,greedy")
    assert moves(path) == ["0 found 20", "0 found-road 20-25"]
    assert "There is nothing you can take back" in answer.out


# --- hints -------------------------------------------------------------------------------------------

GAMES = {
    "base": ("--seats", "human,greedy,greedy"),
    "knights": ("--game", "knights", "--seats", "human,greedy,greedy"),
    "duel": ("--game", "duel", "--seats", "human,greedy"),
}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("language", "typed", "heading"), [
    ("en", "hint", "What the bot would do in your place:"),
    ("de", "tipp", "Das würde der Bot an deiner Stelle tun:"),
])  # fmt: skip
def test_a_hint_says_what_a_bot_would_do_and_why(
    tmp_path: Path, game: str, language: str, typed: str, heading: str
) -> None:
    answer = run(
        "play", *GAMES[game], "--record", str(tmp_path / "game"), "--seed", "hint", "--language", language,
        typed=[typed, "quit"],
    )  # fmt: skip
    assert (answer.code, answer.err) == (0, "")
    hints = answer.out.partition(heading)[2]
    assert re.match(r"\n  - \S.{10,}", hints), hints


def test_with_other_people_at_the_keyboard_there_are_no_hints(tmp_path: Path) -> None:
    answer = play(tmp_path / "game", "", "hint", seats="human,human,greedy")
    assert "There are hints only for somebody who plays against bots alone." in answer.out


# --- whole games -------------------------------------------------------------------------------------


class Wavering(Autopilot):
    """Somebody who often changes their mind, and asks for advice now and then."""

    def choice(self) -> str:
        thought = int(self.rng.below(12))
        if thought < 3:
            return "take back"
        return "hint" if thought == 3 else super().choice()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_full_of_second_thoughts_is_played_to_its_end(tmp_path: Path, game: str) -> None:
    """Labels, log and file agree: the record is whole, and its dice are in order."""
    path, out, err = tmp_path / "game", Screen(), Screen()
    console = Console(Wavering(out, 4), out, err, {})
    argv = ["play", *GAMES[game], "--record", str(path), "--seed", "second"]
    assert run_app([word.replace("greedy", "random") for word in argv], console) == 0
    assert err.getvalue() == ""
    assert "You take it back." in out.getvalue()
    record = read_record(path.read_text("utf-8"))
    assert record.state.actor() == NOBODY
    assert verify(record) == []
