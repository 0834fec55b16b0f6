"""The one place that reads and writes the terminal, so that tests can play at a terminal of their own."""

import os
import shutil
import sys
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from typing import TextIO

WIDEST = 100
PLAIN_WIDTH = 80
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
LINES_TO_HIDE = 40
LONGEST_LINE = 500  # of what is typed; a number of 5,000 digits is more than Python reads
ANSI = {"red": "91", "orange": "33", "white": "1;97", "blue": "94", "bold": "1", "dim": "2"}


class Console:
    """Where the game talks: lines in, lines out, and whether colour is welcome."""

    def __init__(self, stdin: TextIO, stdout: TextIO, stderr: TextIO, env: Mapping[str, str]) -> None:
        self.stdin = stdin
        self.stdout = stdout
        self.stderr = stderr
        self.env = env
        self.is_terminal = stdin.isatty() and stdout.isatty()
        self.colour = stdout.isatty() and not env.get("NO_COLOR") and env.get("TERM") != "dumb"
        self.room = terminal_width(stdout, env)
        self.width = min(WIDEST, self.room)

    # --- writing --------------------------------------------------------------------------------------

    def say(self, text: str = "", indent: str = "", hanging: str | None = None) -> None:
        """Write a text, wrapped to the width of the terminal."""
        rest = indent if hanging is None else hanging
        self.show(wrap(text, self.width, indent, rest))

    def show(self, lines: Iterable[str]) -> None:
        """Write lines as they are."""
        for line in lines:
            self.stdout.write(line + "\n")
        self.stdout.flush()

    def error(self, text: str) -> None:
        """Say what went wrong, in one line on the error stream."""
        self.stderr.write(f"hexhaven: {text}\n")
        self.stderr.flush()

    def paint(self, text: str, style: str) -> str:
        """The text in a style, where colour is welcome."""
        return f"\x1b[{ANSI[style]}m{text}\x1b[0m" if self.colour else text

    def clear(self) -> None:
        """Take away what the next person at the keyboard must not see."""
        self.stdout.write(CLEAR if self.is_terminal else "\n" * LINES_TO_HIDE)
        self.stdout.flush()

    # --- reading --------------------------------------------------------------------------------------

    def ask(self, prompt: str = "> ") -> str:
        """Read a line; EOFError when there are no more."""
        if self.is_terminal and self.stdin is sys.stdin:
            return edited_line(prompt)[:LONGEST_LINE]
        self.stdout.write(prompt)
        self.stdout.flush()
        line = self.stdin.readline()
        if not line:
            self.stdout.write("\n")
            raise EOFError
        if not self.is_terminal:
            # A transcript shall show what was typed.
            self.stdout.write(line.rstrip("\n") + "\n")
        return line.strip()[:LONGEST_LINE]


def edited_line(prompt: str) -> str:
    """A line typed at a real terminal, with arrow keys and history where Python has them."""
    with suppress(ImportError):
        import readline  # noqa: F401
    return input(prompt).strip()


def terminal_width(stdout: TextIO, env: Mapping[str, str]) -> int:
    """The width of the terminal; of what is no terminal, what COLUMNS says or 80."""
    if env.get("COLUMNS", "").isdecimal():
        return max(20, int(env["COLUMNS"]))
    return max(20, shutil.get_terminal_size((PLAIN_WIDTH, 24)).columns) if stdout.isatty() else PLAIN_WIDTH


def wrap(text: str, width: int, indent: str = "", hanging: str = "") -> list[str]:
    """Break a text into lines; an empty text is an empty line."""
    return textwrap.wrap(
        text,
        width,
        initial_indent=indent,
        subsequent_indent=hanging,
        break_long_words=False,
        break_on_hyphens=False,
    ) or [""]


CURRENT: ContextVar[Console] = ContextVar("console")


def current() -> Console:
    """The console of the running command."""
    try:
        return CURRENT.get()
    except LookupError:
        return Console(sys.stdin, sys.stdout, sys.stderr, os.environ)


@contextmanager
def using(console: Console) -> Iterator[None]:
    """Let commands talk to this console."""
    token = CURRENT.set(console)
    try:
        yield
    finally:
        CURRENT.reset(token)
