"""Whole games through `hexhaven play`."""

import re
import sys
from pathlib import Path

import pytest

from hexhaven import catalog
from hexhaven.cli.saving import SEATS, GameFile, reopen
from hexhaven.core.game import CHANCE, NOBODY
from hexhaven.core.rng import Rng
from hexhaven.record import Entry, Record, read_record, verify

from .terminal import Answer, environment, run, run_autopilot

# Letters, German letters, quotes, and what a typewriter has: nothing that needs eyes for drawings.
READABLE = re.compile(r"[ -~äöüÄÖÜß„“]*")


def play(path: Path, *argv: str, seed: object = 1, lines: int = 100_000) -> Answer:
    arguments = ("--seed", "test", "--record", str(path), *argv)
    return run_autopilot("play", *arguments, seed=seed, lines=lines)


def assert_finished(answer: Answer, path: Path) -> None:
    assert (answer.code, answer.err) == (0, "")
    record = read_record(path.read_text("utf-8"))
    assert record.state.actor() == NOBODY
    assert verify(record) == []
    assert record.seed is not None
    assert record.seed.hex() in answer.out


# --- from beginning to end ---------------------------------------------------------------------------


def test_a_game_in_english(tmp_path: Path) -> None:
    path = tmp_path / "game.hexhaven"
    answer = play(path, "--seats", "human,greedy,greedy", "--names", "Ute")
    assert_finished(answer, path)
    assert "Welcome to Hexhaven!" in answer.out
    assert "Anna and Bert are played by the bot 'greedy'." in answer.out
    assert "It's your turn." in answer.out
    assert re.search(r"\bwins?\s+with\s+\d+\s+points!", answer.out)
    assert f"hexhaven replay {path}" in answer.out


def test_a_game_in_german_with_a_founding_phase(tmp_path: Path) -> None:
    path = tmp_path / "game.hexhaven"
    answer = play(path, "--seats", "greedy,human,random", "--map", "base-variable", "--language", "de")
    assert_finished(answer, path)
    assert "Willkommen bei Hexhaven!" in answer.out
    assert "Wo gründest du deine Siedlung?" in answer.out
    assert re.search(r"gewinns?t\s+mit\s+\d+\s+Punkten!", answer.out)
    # What the game says is German through and through.
    assert not re.search(r"\b(the|you|your|rolls|settlement|road)\b", answer.out)


def test_a_game_of_bots_is_told_from_outside(tmp_path: Path) -> None:
    path = tmp_path / "game.hexhaven"
    answer = run("play", "--seats", "greedy,greedy,greedy", "--seed", "test", "--record", str(path))
    assert_finished(answer, path)
    assert "You" not in answer.out.replace("You learn", "")
    assert "Anna rolls" in answer.out


def test_two_people_at_one_screen(tmp_path: Path) -> None:
    path = tmp_path / "game.hexhaven"
    answer = play(path, "--seats", "human,human,greedy", lines=150)
    assert answer.code == 0
    assert "Pass the keyboard to Anna, then press Enter." in answer.out
    assert "Pass the keyboard to Bert, then press Enter." in answer.out


def test_two_are_not_sent_to_the_beginners_island(tmp_path: Path) -> None:
    """It is for three and four; whoever names no map is given one that fits."""
    path = tmp_path / "game.hexhaven"
    answer = play(path, "--seats", "human,greedy")
    assert answer.code == 0
    assert "map: base-variable" in path.read_text()


def test_without_drawings(tmp_path: Path) -> None:
    answer = play(tmp_path / "game", "--seats", "human,greedy,greedy", "--linear", lines=60)
    assert "Hex 0: mountains 10." in answer.out
    assert "'-." not in answer.out
    assert "===" not in answer.out


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_can_be_read_aloud(tmp_path: Path, language: str) -> None:
    answer = play(tmp_path / "game", "--seats", "human,greedy", "--language", language, lines=150)
    for line in answer.out.replace(str(tmp_path), "").splitlines():
        assert READABLE.fullmatch(line), line
        assert len(line) <= 80 or " " not in line.strip()


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    for path in (one, two):
        run("play", "--seats", "greedy,random,greedy", "--seed", "again", "--record", str(path))
    assert one.read_text("utf-8") == two.read_text("utf-8")


def test_a_fresh_seed_is_committed_to_and_shown_at_the_end(tmp_path: Path) -> None:
    path = tmp_path / "game"
    answer = run("play", "--seats", "greedy,greedy", "--record", str(path))
    record = read_record(path.read_text("utf-8"))
    assert record.commitment in answer.out
    assert_finished(answer, path)


def test_the_record_goes_to_the_data_folder(tmp_path: Path) -> None:
    run("play", "--seats", "human,greedy", typed=["quit"], env=environment(tmp_path))
    run("play", "--seats", "human,greedy", typed=["quit"], env=environment(tmp_path))
    assert len(list((tmp_path / "hexhaven").glob("*.hexhaven"))) == 2


def test_options_and_a_map_of_ones_own(tmp_path: Path) -> None:
    from games.island.table import ISLET
    from hexhaven.games.island.rules.maps.text import write_map

    own = tmp_path / "islet.toml"
    own.write_text(write_map(ISLET), encoding="utf-8")
    path = tmp_path / "game"
    options = ("--preset", "modern", "--option", "trade_law=free", "--option", "first_player=oldest")
    answer = play(path, "--seats", "human,greedy", "--map", str(own), *options, lines=3)
    assert "Where do you found your settlement?" in answer.out
    record = read_record(path.read_text("utf-8"))
    assert record.setup.layout is None
    assert record.setup.options["trade_law"] == "free"
    assert record.setup.options["trade_build_phases"] == "combined"


# --- leaving and coming back -------------------------------------------------------------------------


def test_leaving_and_resuming(tmp_path: Path) -> None:
    path = tmp_path / "game.hexhaven"
    answer = play(path, "--seats", "human,greedy,greedy", lines=40)
    assert answer.code == 0
    assert f"hexhaven play --resume {path}" in answer.out
    before = path.read_text("utf-8")
    assert f"{SEATS}human, greedy, greedy" in before

    answer = run_autopilot("play", "--resume", str(path), seed=2)
    assert "Welcome back to Hexhaven!" in answer.out
    assert_finished(answer, path)
    entries = before.partition(f"{SEATS}human, greedy, greedy\n")[2]
    assert entries in path.read_text("utf-8")


def test_quitting_by_word(tmp_path: Path) -> None:
    path = tmp_path / "game.hexhaven"
    answer = run("play", "--seats", "human,greedy", "--record", str(path), typed=["quit"])
    assert answer.code == 0
    assert answer.err == ""
    assert "The game is saved." in answer.out


def test_a_line_cut_short_by_a_crash_was_never_accepted(tmp_path: Path) -> None:
    path = tmp_path / "game.hexhaven"
    play(path, "--seats", "human,greedy,greedy", lines=20)
    whole, _ = reopen(path)
    with path.open("a", encoding="utf-8") as file:
        file.write("1 offer 1 or")
    record, kinds = reopen(path)
    assert [entry.text for entry in record.entries] == [entry.text for entry in whole.entries]
    assert kinds == ["human", "greedy", "greedy"]
    answer = run("play", "--resume", str(path), typed=["quit"])
    assert answer.code == 0
    assert path.read_text("utf-8").endswith("\n")
    assert "1 offer 1 or\n" not in path.read_text("utf-8")


class FullDisk:
    """A file that takes a few bytes at a time, and in the end none."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.held = b""

    def write(self, data: bytes) -> int:
        if not self.room:
            raise OSError(28, "No space left on device")
        taken = data[: min(4, self.room)]
        self.room -= len(taken)
        self.held += taken
        return len(taken)


def test_a_full_disk_is_noticed_before_anybody_is_told(tmp_path: Path) -> None:
    file = GameFile(tmp_path / "game.hexhaven", Record(catalog.prepare(Rng(1)), list("ABCD")), ["human"] * 4)
    file.close()
    disk = FullDisk(room=20)
    file.file = disk  # type: ignore[assignment]
    file.append(Entry(CHANCE, 0, "rolled 3 4"))
    assert disk.held == b"* rolled 3 4\n"
    with pytest.raises(OSError, match="No space left on device") as problem:
        file.append(Entry(CHANCE, 0, "rolled 5 6"))
    assert problem.value.filename == str(file.path)


def test_every_accepted_action_is_on_disk_at_once(tmp_path: Path) -> None:
    """The file is read back while the game still waits for a line."""
    import io

    from hexhaven.cli.app import run as run_app
    from hexhaven.cli.console import Console

    from .terminal import Autopilot, Screen

    path = tmp_path / "game.hexhaven"
    seen: list[int] = []

    class Watcher(Autopilot):
        def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
            seen.append(len(reopen(path)[0].entries))
            return super().readline(size)

    screen = Screen()
    console = Console(Watcher(screen, 1, 15), screen, io.StringIO(), {})
    run_app(["play", "--seats", "human,greedy", "--seed", "disk", "--record", str(path)], console)
    assert seen == sorted(seen)
    assert seen[-1] == len(reopen(path)[0].entries) > 10


def test_a_seat_can_change_hands(tmp_path: Path) -> None:
    path = tmp_path / "game.hexhaven"
    play(path, "--seats", "human,greedy,greedy", lines=10)
    answer = run("play", "--resume", str(path), "--seats", "greedy,greedy,greedy")
    assert_finished(answer, path)


def test_control_c_saves_the_game(tmp_path: Path) -> None:
    import io

    from hexhaven.cli.app import run as run_app
    from hexhaven.cli.console import Console

    from .terminal import Screen

    class Interrupted(io.StringIO):
        def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
            raise KeyboardInterrupt

    path = tmp_path / "game.hexhaven"
    screen = Screen()
    console = Console(Interrupted(), screen, screen, {})
    assert run_app(["play", "--seats", "human,greedy", "--record", str(path)], console) == 130
    assert f"hexhaven play --resume {path}" in screen.getvalue()


# --- what cannot be played ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (["--seats", "human,elf"], "there is no kind of player 'elf': choose from human, random, greedy"),
        (["--seats", "human"], "'base' is for 2 to 4 players, not 1"),
        (["--seats", "human,greedy", "--names", "a,b,c"], "there are 3 names for 2 seats"),
        (["--names", "Ute,ute"], "two players have the same name"),
        (["--names", "Ute,,Eva"], "is no name for a player"),
        (["--game", "chess"], "there is no game 'chess'"),
        (["--preset", "neu"], "did you mean 'neu2003'?"),
        (["--option", "trade_law"], "write its name and value, as in trade_law=free"),
        (["--option", "trade_law=lax"], "there is no value of 'trade_law' 'lax'"),
        (["--option", "law=free"], "there is no option 'law'"),
        (["--map", "atlantis"], "there is no map 'atlantis'"),
        (["--resume", "/nowhere/at/all"], "there is no file '/nowhere/at/all'"),
        (["--langauge", "de"], "Did you mean --language?"),
        (["--language", "fr"], "en"),
    ],
)
def test_a_wrong_option_is_answered_in_one_line(argv: list[str], message: str, tmp_path: Path) -> None:
    answer = run("play", *argv, env=environment(tmp_path))
    assert answer.code == 2
    assert message in answer.err
    assert answer.err.count("\n") == 1
    assert "Traceback" not in answer.err
    assert list(tmp_path.rglob("*")) == []


def test_a_game_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_text("precious", encoding="utf-8")
    answer = run("play", "--seats", "human,greedy", "--record", str(path))
    assert answer.code == 2
    assert "already exists" in answer.err
    assert path.read_text("utf-8") == "precious"


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    answer = run("play", "--resume", str(tmp_path))
    assert answer.code == 2
    assert f"cannot use '{tmp_path}'" in answer.err


def test_only_an_unfinished_game_with_its_seed_can_be_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game"
    run("play", "--seats", "greedy,greedy", "--seed", "x", "--record", str(path))
    answer = run("play", "--resume", str(path))
    assert answer.code == 2
    assert "is over" in answer.err

    play(tmp_path / "other", "--seats", "human,greedy", lines=5)
    text = (tmp_path / "other").read_text("utf-8")
    path.write_text(re.sub(r"seed: .*\n", "", text), encoding="utf-8")
    assert "does not contain the seed" in run("play", "--resume", str(path)).err
    path.write_text(re.sub(rf"{SEATS}.*\n", "", text), encoding="utf-8")
    assert "--seats" in run("play", "--resume", str(path)).err
    path.write_text(text.replace("roll", "rol"), encoding="utf-8")
    assert re.search(r"line \d+:", run("play", "--resume", str(path)).err)


# --- what a newcomer should be told ------------------------------------------------------------------


def test_the_pieces_on_a_beginners_map_are_explained_once(tmp_path: Path) -> None:
    path = tmp_path / "game.hexhaven"
    answer = run("play", "--record", str(path), typed=["quit"])
    assert "This is the beginners' set-up" in answer.out
    assert "beginners' set-up" not in run("play", "--resume", str(path), typed=["quit"]).out
    drawn = run("play", "--map", "base-variable", "--record", str(tmp_path / "drawn"), typed=["quit"])
    assert "beginners' set-up" not in drawn.out


def test_building_ends_trading_and_that_is_said_once(tmp_path: Path) -> None:
    path = tmp_path / "game.hexhaven"
    typed = ["roll", "road 28-29", "hand", "road 28-33", "quit"]
    answer = run("play", "--seed", "start", "--record", str(path), typed=typed)
    assert answer.out.count("that ends your trading for this turn") == 1
    modern = ("--preset", "modern", "--record", str(tmp_path / "modern"))
    assert "ends your trading" not in run("play", "--seed", "start", *modern, typed=typed).out


def test_bots_stop_where_nobody_can_win(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hexhaven.cli.session.MOST_DECISIONS", 50)
    path = tmp_path / "game.hexhaven"
    answer = run("play", "--seats", "random,random,random", "--record", str(path))
    assert answer.code == 0
    assert "Nobody is winning: the bots stop after 50 decisions." in answer.out
    assert reopen(path)[0].state.actor() != NOBODY


@pytest.mark.skipif(sys.platform == "win32", reason="no such locks there")
def test_a_game_is_continued_by_one_program_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "game.hexhaven"
    play(path, "--seats", "human,greedy,greedy", lines=10)
    record, kinds = reopen(path)
    file = GameFile(path, record, kinds)
    answer = run("play", "--resume", str(path), typed=["quit"])
    assert answer.code == 2
    assert "is being played by another program" in answer.err
    file.close()
    assert run("play", "--resume", str(path), typed=["quit"]).code == 0


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    blocked = tmp_path / "a file"
    blocked.write_text("")
    answer = run("play", "--record", str(blocked / "x.hexhaven"))
    assert answer.code == 2
    assert "x.hexhaven'" in answer.err
    assert ".new" not in answer.err
