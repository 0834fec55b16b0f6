"""`hexhaven simulate`, as it is typed."""

import csv
import io
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path

import pytest

from children import started
from hexhaven.arena import workers
from hexhaven.arena.batch import Batch, Result, play
from hexhaven.cli.app import make_app, run
from hexhaven.cli.console import Console
from hexhaven.record import read_record, verify

PAGE = Path(__file__).parents[2] / "docs" / "howto" / "simulate.md"
SHORT = {"seats": "random,random", "games": "3", "workers": "1", "seed": "7", "option": "player_trade=no"}


needs_groups = pytest.mark.skipif(os.name != "posix", reason="sends a signal to a group of processes")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def short(more: str = "", **changes: object) -> str:
    """The command for a short batch, with something added or changed."""
    return " ".join(["simulate", *(f"--{name} {value}" for name, value in (SHORT | changes).items()), more])


def typed(command: str, stderr: io.StringIO | None = None) -> tuple[int, str, str]:
    """Run a command and return its exit code, its output and what it says besides."""
    out, err = io.StringIO(), stderr or io.StringIO()
    code = run(shlex.split(command), Console(io.StringIO(), out, err, {}))
    return code, out.getvalue(), err.getvalue()


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(newline="") as file:
        return list(csv.DictReader(file))


def test_the_tables_are_printed() -> None:
    code, out, err = typed(short())
    assert (code, err) == (0, "")
    assert out.startswith("random, random: 3 games, preset neu2003, player_trade=no, seed 7\n")
    assert re.search(r"^random 1 +1 +\d +\d+\.\d% ", out, re.MULTILINE)
    assert "Dice, in per cent (chi-square test: p = " in out


def test_the_tables_speak_german() -> None:
    """Headings, numbers, and what the game calls its cards and deeds."""
    code, out, _ = typed(short("--language de"))
    assert code == 0
    assert out.startswith("random, random: 3 Partien, Ausgabe neu2003, player_trade=no, Zufallszahl 7\n")
    assert re.search(r"^random 1 +1 +\d +\d+,\d % ", out, re.MULTILINE)
    assert re.search(r"^Bot +Quelle +Lehm +Holz", out, re.MULTILINE)
    assert re.search(r"^Bot +Straßen +Siedlungen", out, re.MULTILINE)


def test_all_files_are_written(tmp_path: Path) -> None:
    names = [f"--{name} {tmp_path}/{name}" for name in ("csv", "parquet", "records")]
    code, _, _ = typed(short(" ".join(names), plot=tmp_path / "figure.png"))
    assert code == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["csv", "figure.png", "parquet", "records"]
    games = rows(tmp_path / "csv")
    records = sorted((tmp_path / "records").iterdir())
    assert len(games) == len(records) == 3
    for game, path in zip(games, records, strict=True):
        record = read_record(path.read_text(encoding="utf-8"))
        assert verify(record) == []
        assert str(record.state.winner()) == game["winner"]


def test_files_are_overwritten_only_by_force(tmp_path: Path) -> None:
    target = tmp_path / "games.csv"
    target.write_text("precious")
    code, _, err = typed(short(f"--csv {target}"))
    assert (code, target.read_text()) == (2, "precious")
    assert err == f"hexhaven: '{target}' already exists; choose another name or add --force\n"
    assert typed(short(f"--csv {target} --force"))[0] == 0
    assert len(rows(target)) == 3


def test_a_map_file_can_be_played(tmp_path: Path) -> None:
    text = files("hexhaven.games.island").joinpath("maps", "base-variable.toml").read_text("utf-8")
    path = tmp_path / "bay.toml"
    path.write_text(text.replace('"base-variable"', '"bay"'), encoding="utf-8")
    assert typed(short(f"--map {path} --csv {tmp_path}/games.csv"))[0] == 0
    assert {row["map"] for row in rows(tmp_path / "games.csv")} == {"bay"}


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("seats", "random,gredy", "there is no bot 'gredy': did you mean 'greedy'?"),
        ("seats", "random,,random", "there is no bot '': choose from random, greedy"),
        ("seats", "random,random,random,random,random", "'base' is for 2 to 4 players, not 5"),
        ("games", "0", "at least 1 game must be played, not 0"),
        ("games", "many", "--games takes a whole number"),
        ("workers", "-2", "there cannot be -2 workers; 0 means one for each core"),
        ("option", "player_trade", "'player_trade' is no option: write its name and value"),
        ("map", "base-varible", "there is no map 'base-varible'; did you mean 'base-variable'?"),
        ("map", "nowhere.toml", "there is no file 'nowhere.toml'"),
        ("csv", "nowhere/games.csv", "there is no folder 'nowhere' for 'games.csv'"),
        ("plot", "figure.doc", "'figure.doc' should end in .png, .svg or .pdf"),
        ("quick", "--records here", "games played with --quick leave no records"),
    ],
)
def test_a_mistake_is_answered_in_one_line(name: str, value: str, message: str) -> None:
    code, out, err = typed(short(**{name: value}))
    assert (code, out) == (2, "")
    assert err.startswith(f"hexhaven: {message}")
    assert err.count("\n") == 1


def test_a_missing_package_is_named_before_anything_is_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert "pip install 'hexhaven[data]'" in typed(short(f"--parquet {tmp_path}/games.parquet"))[2]
    monkeypatch.delitem(sys.modules, "hexhaven.arena.plot", raising=False)
    monkeypatch.delattr("hexhaven.arena.plot", raising=False)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert "pip install 'hexhaven[cli]'" in typed(short(f"--plot {tmp_path}/figure.png"))[2]


def test_a_terminal_shows_the_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    assert "games/s" in typed(short(), Terminal())[2]


def test_a_seed_is_drawn_where_none_is_given() -> None:
    first, second = (typed("simulate --seats random,random --games 1 --quick")[1] for _ in range(2))
    assert first.splitlines()[0] != second.splitlines()[0]


# --- interruption -------------------------------------------------------------------------------------


def interrupt_at(number: int) -> object:
    def interrupted(batch: Batch, game: int) -> Result:
        if game == number:
            raise KeyboardInterrupt
        return play(batch, game)

    return interrupted


def test_an_interrupted_batch_reports_what_it_has(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(workers, "play", interrupt_at(2))
    code, out, err = typed(short(f"--csv {tmp_path}/games.csv --parquet {tmp_path}/games.parquet"))
    assert (code, err) == (130, "hexhaven: interrupted after 2 of 3 games\n")
    assert "random, random: 2 games" in out
    assert len(rows(tmp_path / "games.csv")) == 2


def test_a_batch_interrupted_at_once_leaves_no_files(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(workers, "play", interrupt_at(0))
    code, _, err = typed(short(f"--csv {tmp_path}/games.csv --parquet {tmp_path}/games.parquet"))
    assert (code, err) == (2, "hexhaven: interrupted before the first game was over\n")
    assert list(tmp_path.iterdir()) == []


@contextmanager
def long_batch(folder: Path, *, ignoring: bool = False) -> "Iterator[subprocess.Popen[str]]":
    """A batch of more games than anybody waits for, once its workers are at it."""
    command = short(games=100_000, workers=2, records=folder / "games").split()
    code = "import sys; from hexhaven.cli import main; sys.exit(main())"
    program = [sys.executable, "-c", code, *command]
    if ignoring:
        program = ["sh", "-c", 'trap "" INT; exec "$@"', "sh", *program]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with started(program, start_new_session=True, **pipes) as process:
        until((folder / "games" / "game-000001.hexhaven").exists)
        yield process


def until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 30
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def is_empty(group: int) -> bool:
    """Whether no process of a group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


@needs_groups
def test_ctrl_c_ends_all_workers(tmp_path: Path) -> None:
    with long_batch(tmp_path) as process:
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert re.fullmatch(r"hexhaven: interrupted after \d+ of 100,000 games\n", err)
    assert "Games won" in out
    until(lambda: is_empty(process.pid))


@needs_groups
def test_workers_end_with_a_batch_that_is_killed(tmp_path: Path) -> None:
    with long_batch(tmp_path) as process:
        process.kill()
        process.communicate(timeout=30)
        until(lambda: is_empty(process.pid))


@needs_groups
def test_a_batch_in_the_background_does_not_hear_ctrl_c(tmp_path: Path) -> None:
    """Whoever lets a program ignore Ctrl-C, as `nohup` and a script's `&` do, wants it to go on."""
    with long_batch(tmp_path, ignoring=True) as process:
        os.killpg(process.pid, signal.SIGINT)
        until((tmp_path / "games" / "game-000030.hexhaven").exists)
        assert process.poll() is None


# --- the page -----------------------------------------------------------------------------------------


def commands() -> list[str]:
    text = PAGE.read_text(encoding="utf-8").replace("\\\n", " ")
    return re.findall(r"^(?:\$ )?hexhaven (simulate .*)$", text, re.MULTILINE)


@pytest.mark.parametrize("command", commands())
def test_the_commands_of_the_page_are_understood(command: str) -> None:
    make_app().parse_args(shlex.split(command), exit_on_error=False, print_error=False)


def test_the_page_shows_what_is_printed() -> None:
    """The figures change with every better bot; everything else is as on the page."""
    page = PAGE.read_text(encoding="utf-8").split("```text\n")[1].split("```")[0]
    _, out, _ = typed("simulate --games 2 --seed 1 --workers 1")
    assert without_figures(out) == without_figures(page)


def without_figures(text: str) -> list[str]:
    lines = [re.sub(r"[\d.,]+", "#", line).replace("p < #", "p = #") for line in text.splitlines()]
    return [" ".join(line.split()) for line in lines if "─" not in line]


def test_the_page_names_every_parameter() -> None:
    known = set(re.findall(r"--[a-z][a-z-]+", typed("simulate --help")[1])) - {"--rotate"}
    assert known <= set(re.findall(r"--[a-z][a-z-]+", PAGE.read_text(encoding="utf-8")))


# --- Cities & Knights --------------------------------------------------------------------------------


def test_cities_and_knights_can_be_simulated(tmp_path: Path) -> None:
    """Eight kinds of cards, a source and deeds of its own, in tables, rows, figure and records."""
    changes = {"seats": "random,random,random", "games": 1, "game": "knights"}
    files = f"--csv {tmp_path}/games.csv --plot {tmp_path}/figure.svg --records {tmp_path}/records"
    code, out, err = typed(short(files, **changes))
    assert (code, err) == (0, "")
    assert out.startswith("random, random, random: 1 games, game knights, preset neu2003, ")
    assert re.search(r"^bot +source +brick .* coin +paper +cloth +all$", out, re.MULTILINE)
    assert re.search(
        r"^bot +roads +settlements +cities +knights +walls +levels +bank trades", out, re.MULTILINE
    )
    (game,) = rows(tmp_path / "games.csv")
    assert {"p0_production_coin", "p2_progress_cloth", "p1_did_improve"} <= set(game)
    assert "cloth" in (tmp_path / "figure.svg").read_text(encoding="utf-8")
    (path,) = (tmp_path / "records").iterdir()
    assert verify(read_record(path.read_text(encoding="utf-8"))) == []
