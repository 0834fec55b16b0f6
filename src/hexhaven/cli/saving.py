"""The file of a running game: on disk before anybody is told, so that a kill loses nothing accepted.

It is a record like any other, with its seed, and a comment that says who sits where. At the end it is
written anew with its result.
"""

import os
import sys
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import IO

from hexhaven.cli.errors import UsageError
from hexhaven.record import Entry, Record, read_record

if sys.platform != "win32":
    import fcntl

SEATS = "# seats: "
SUFFIX = ".hexhaven"


def default_path(env: Mapping[str, str], now: datetime) -> Path:
    """A new file in the user's data directory."""
    home = env.get("XDG_DATA_HOME") or str(Path(env.get("HOME", "~")).expanduser() / ".local" / "share")
    folder = Path(home) / "hexhaven"
    path = folder / f"{now:%Y-%m-%d-%H%M%S}{SUFFIX}"
    tries = 1
    while path.exists():
        tries += 1
        path = folder / f"{now:%Y-%m-%d-%H%M%S}-{tries}{SUFFIX}"
    return path


class GameFile:
    """Appends each entry of a running game to its file."""

    def __init__(self, path: Path, record: Record, kinds: Sequence[str]) -> None:
        self.path = path
        refuse_if_open(path)
        replace(path, with_seats(record, kinds))
        self.file = open(path, "ab", buffering=0)  # noqa: SIM115
        lock(self.file)

    def append(self, entry: Entry) -> None:
        """Write one line, whole; a full disk may take a part of it and refuse the rest."""
        left = f"{entry.line()}\n".encode()
        try:
            while left:
                left = left[self.file.write(left) :]
        except OSError as problem:
            raise OSError(problem.errno, problem.strerror, str(self.path)) from None

    def strike(self, entry: Entry) -> None:
        """Take the last line off again."""
        size = os.fstat(self.file.fileno()).st_size
        os.ftruncate(self.file.fileno(), size - len(f"{entry.line()}\n".encode()))

    def finish(self, record: Record) -> None:
        """Write the record with its result, all or nothing."""
        self.close()
        replace(self.path, record.write())

    def close(self) -> None:
        self.file.close()


def refuse_if_open(path: Path) -> None:
    """Two programs that continue one game would write over each other's moves."""
    if path.exists():
        with open(path, "rb") as file:
            if not lock(file):
                raise UsageError("playing", path=path)


def lock(file: IO[bytes]) -> bool:
    """Keep the file for this program until it is closed; False if another one has it."""
    if sys.platform == "win32":  # which has no such locks
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def with_seats(record: Record, kinds: Sequence[str]) -> str:
    head, moves, lines = record.write().partition("\nmoves:\n")
    return f"{head}{moves}{SEATS}{', '.join(kinds)}\n{lines}"


def replace(path: Path, text: str) -> None:
    """Put a text in the place of a file at one stroke; a folder that is missing is made."""
    beside = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(text, encoding="utf-8")
        os.replace(beside, path)
    except OSError as problem:
        raise OSError(problem.errno, problem.strerror, str(path)) from None


def new_path(path: Path) -> Path:
    """Refuse to write over somebody's game."""
    if path.exists():
        raise UsageError("game_exists", path=path)
    return path


def reopen(path: Path) -> tuple[Record, list[str]]:
    """An interrupted game and who sits where; a last line cut short by a crash was never accepted."""
    text = path.read_text(encoding="utf-8")
    text = text[: text.rfind("\n") + 1]
    return read_record(text), seats_in(text)


def seats_in(text: str) -> list[str]:
    for line in text.splitlines():
        if line.startswith(SEATS):
            return line.removeprefix(SEATS).split(", ")
    return []
