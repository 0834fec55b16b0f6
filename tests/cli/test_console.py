"""The terminal itself: colour, width, help, errors, and a real one at the end."""

import io
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Self

import pytest

import hexhaven
from children import hearing_ctrl_c
from games.island.table import new_game, table
from hexhaven.cli import main
from hexhaven.cli.console import Console, wrap
from hexhaven.cli.errors import friendly
from hexhaven.cli.host import Host

from .terminal import NAMES, Keys, Screen, run


def terminal(env: dict[str, str], *typed: str) -> tuple[Console, Screen]:
    screen = Screen(is_terminal=True)
    return Console(Keys(typed, is_terminal=True), screen, screen, {"COLUMNS": "80", **env}), screen


# --- colour and width --------------------------------------------------------------------------------


def test_colour_is_only_an_addition() -> None:
    p = table("red city: 8", "red roads: 8-13", "blue settlement: 29")
    shown = []
    for env in ({}, {"NO_COLOR": "1"}):
        console, screen = terminal(env)
        Host(console, "en", NAMES, [0], linear=False).show_picture(p)
        shown.append(screen.getvalue())
    painted, plain = shown
    assert "\x1b[" in painted
    assert "\x1b" not in plain
    assert re.sub(r"\x1b\[[\d;]*m", "", painted) == plain


def test_each_colour_of_the_beginners_map_is_its_own() -> None:
    p = new_game(pieces=True)
    p.do("begins 0")
    console, screen = terminal({})
    Host(console, "en", NAMES, [0], linear=False).show_picture(p)
    colours = set(re.findall(r"\x1b\[([\d;]+)m([ABCD])", screen.getvalue()))
    assert len(colours) == len({colour for colour, _ in colours}) == 4


@pytest.mark.parametrize("env", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_no_colour_where_it_is_unwelcome(env: dict[str, str]) -> None:
    assert terminal(env)[0].paint("x", "red") == "x"


def test_no_colour_in_a_file() -> None:
    console = Console(io.StringIO(), io.StringIO(), io.StringIO(), {})
    assert not console.colour
    assert not console.is_terminal
    assert console.width == 80


def test_text_is_wrapped_and_commands_are_not_torn() -> None:
    assert wrap("one two three", 8, "- ", "  ") == ["- one", "  two", "  three"]
    assert wrap("", 8) == [""]
    assert wrap("base-travelbox-variable", 8) == ["base-travelbox-variable"]


def test_a_board_that_does_not_fit_is_not_drawn() -> None:
    p = table("red settlement: 8")
    for columns, fits in (("40", False), ("80", True)):
        console, screen = terminal({"COLUMNS": columns})
        Host(console, "en", NAMES, [0], linear=False).show_picture(p)
        assert ("mountains" in screen.getvalue()) == fits
        assert ("wider than your terminal" in " ".join(screen.getvalue().split())) == (not fits)


def test_a_wide_board_fits_a_wide_terminal() -> None:
    """Text is wrapped at 100 columns for reading; a drawing may use them all."""
    console, _ = terminal({"COLUMNS": "150"})
    assert (console.width, console.room) == (100, 150)


def test_what_is_typed_is_cut_where_nobody_means_it() -> None:
    console, _ = terminal({}, "look " + "9" * 5000)
    assert len(console.ask()) == 500


def test_a_terminal_is_not_echoed_and_is_cleared() -> None:
    console, screen = terminal({}, "hello")
    assert console.ask() == "hello"
    assert screen.getvalue() == "> "
    console.clear()
    assert "\x1b[2J" in screen.getvalue()


# --- the program -------------------------------------------------------------------------------------


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    kind = "compiled" if hexhaven.compiled else "plain Python"
    assert capsys.readouterr().out == f"hexhaven {hexhaven.__version__}, {kind}\n"


@pytest.mark.parametrize("command", ["play", "replay", "verify", "rules", "maps", "simulate"])
def test_every_command_explains_itself_without_frames(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--help"]) == 0
    assert f"  {command}  " in capsys.readouterr().out
    assert main([command, "--help"]) == 0
    help = capsys.readouterr().out
    assert help.startswith(f"Usage: hexhaven {command}")
    assert not re.search(r"[\u2500-\u257f]", help)


def test_help_does_not_load_the_engine() -> None:
    code = (
        "import sys; from hexhaven.cli import main; main(['--help']); "
        "sys.exit('hexhaven.games.island.rules.state' in sys.modules or 'hexhaven.bots' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0


def test_an_unknown_command_or_option() -> None:
    for argv in (["plai"], ["maps", "--sede", "x"], ["verify"]):
        answer = run(*argv)
        assert answer.code == 2
        assert answer.err.endswith("Try: hexhaven --help\n")
        assert answer.err.count("\n") == 1


def test_a_fault_of_ours_is_not_hidden() -> None:
    assert friendly("en", ZeroDivisionError()) is None
    assert friendly("en", PermissionError(13, "Permission denied", "/root/x")) == (
        "cannot use '/root/x': you are not allowed to"
    )


def test_a_full_disk_is_told_in_one_line() -> None:
    assert friendly("en", OSError(28, "No space left on device")) == "cannot write: the disk is full"
    assert friendly("en", BrokenPipeError(32, "Broken pipe")) is None


def test_letters_that_the_terminal_does_not_have() -> None:
    command = [sys.executable, "-m", "hexhaven", "rules", "--language", "de", "Räuber"]
    env = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, env=env, capture_output=True, check=False)
    assert done.returncode == 0
    assert b"\nR?uber (robber)" in done.stdout


def test_output_that_nobody_reads_is_no_error() -> None:
    command = [sys.executable, "-m", "hexhaven", "rules", "longest", "road"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert b"Traceback" not in process.stderr.read()


# --- a real terminal ---------------------------------------------------------------------------------


class RealTerminal:
    """`python -m hexhaven` behind a pseudo-terminal."""

    def __init__(self, folder: Path, *argv: str) -> None:
        self.master, slave = pty.openpty()
        env = {
            **os.environ,
            "XDG_DATA_HOME": str(folder),
            "COLUMNS": "80",
            "TERM": "xterm",
            "LC_ALL": "C.UTF-8",
        }
        env.pop("NO_COLOR", None)
        command = [sys.executable, "-m", "hexhaven", *argv]
        with hearing_ctrl_c():
            self.process = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=env)
        os.close(slave)
        self.seen = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *failure: object) -> None:
        """A test that fails leaves no program behind."""
        self.process.kill()
        self.process.wait()

    def wait_for(self, text: str) -> None:
        """Read until the text stands at the end of the screen."""
        deadline = time.monotonic() + 60
        while not self.seen.rstrip("\r\n").endswith(text):
            assert time.monotonic() < deadline, self.seen
            if select.select([self.master], [], [], 1)[0]:
                self.seen += os.read(self.master, 65536).decode()

    def type(self, line: str) -> None:
        self.seen = ""
        os.write(self.master, f"{line}\n".encode())

    def interrupt(self) -> None:
        """Press Control-C; again, if the program was just about to wait for a key.

        The child has no controlling terminal, so the signal has to do what the key would.
        """
        deadline = time.monotonic() + 60
        while self.process.poll() is None:
            assert time.monotonic() < deadline
            self.process.send_signal(signal.SIGINT)
            if select.select([self.master], [], [], 0.2)[0]:
                break

    def end(self) -> int:
        """Read the rest and return the exit code."""
        try:
            while data := os.read(self.master, 65536):
                self.seen += data.decode()
        except OSError:
            pass  # how Linux says that the other side is closed
        os.close(self.master)
        return self.process.wait(timeout=60)


def test_a_game_in_a_real_terminal(tmp_path: Path) -> None:
    argv = ("play", "--seats", "human,greedy,greedy", "--seed", "pty", "--option", "first_player=oldest")
    with RealTerminal(tmp_path, *argv) as screen:
        screen.wait_for("> ")
        assert "Welcome to Hexhaven!" in screen.seen
        assert "\x1b[" in screen.seen
        screen.type("road 1-4")
        screen.wait_for("> ")
        assert "First roll the dice." in screen.seen
        screen.type("1")
        screen.wait_for("> ")
        assert "You roll" in screen.seen
        screen.type("quit")
        assert screen.end() == 0
        assert "hexhaven play --resume" in screen.seen
        assert len(list((tmp_path / "hexhaven").iterdir())) == 1


def test_control_c_in_a_real_terminal(tmp_path: Path) -> None:
    with RealTerminal(tmp_path, "play", "--seats", "human,greedy,greedy", "--seed", "pty") as screen:
        screen.wait_for("> ")
        screen.interrupt()
        assert screen.end() == 130
        assert "hexhaven play --resume" in screen.seen
        assert "Traceback" not in screen.seen


def test_a_killed_game_loses_nothing_accepted(tmp_path: Path) -> None:
    argv = ("play", "--seats", "human,greedy,greedy", "--seed", "pty", "--option", "first_player=oldest")
    with RealTerminal(tmp_path, *argv) as screen:
        screen.wait_for("> ")
        screen.type("roll")
        screen.wait_for("> ")
        screen.process.kill()
        screen.end()
        file = next((tmp_path / "hexhaven").iterdir())
        assert "\n0 roll\n* rolled " in file.read_text("utf-8")
        answer = run("play", "--resume", str(file), typed=["quit"])
        assert "What do you do?" in answer.out
