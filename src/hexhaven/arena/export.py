"""Results as files: one row for each game as CSV or Parquet, and the records of the games.

The columns are described in `docs/howto/simulate.md`. A file appears under its name when it is complete, not
before.
"""

from __future__ import annotations

import csv
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final, Protocol, TypeAlias

from hexhaven.arena.batch import Result
from hexhaven.arena.seen import Seen

Row: TypeAlias = dict[str, int | str | None]

ROWS_AT_ONCE: Final = 1000  # that a Parquet file takes as one group


class MissingExtra(RuntimeError):
    """A package that only some users need is not installed; the message says how to get it."""

    def __init__(self, package: str, extra: str, purpose: str) -> None:
        super().__init__(f"{purpose} needs {package}: pip install 'hexhaven[{extra}]'")
        self.package: Final = package
        self.extra: Final = extra


# --- rows ---------------------------------------------------------------------------------------------


def row(result: Result) -> Row:
    """One game as a row of the table."""
    o = result.outcome
    cells: Row = {
        "game": result.number,
        "seed": result.seed.hex(),
        "map": result.map,
        "first": o.first,
        "winner": o.winner if result.is_finished() else None,
        "winner_bot": result.bots[o.winner] if result.is_finished() else "",
        "turns": o.turns,
        "decisions": o.decisions,
    }
    if result.seen is not None:
        shown = zip(result.seen.thrown.shows, result.seen.dice, strict=True)
        cells |= {f"dice_{number}": n for number, n in shown}
    for player in range(len(result.bots)):
        cells |= {f"p{player}_{name}": value for name, value in player_cells(result, player).items()}
    return cells


def player_cells(result: Result, player: int) -> Row:
    cells: Row = {
        "bot": result.bots[player],
        "entrant": result.entrants[player],
        "place": result.place(player) + 1,
        "points": result.outcome.points[player],
    }
    return cells | ({} if result.seen is None else seen_cells(result.seen, player))


def seen_cells(seen: Seen, player: int) -> Row:
    cells: Row = {name: int(holder == player) for name, holder in seen.held.items()}
    cells |= {f"did_{verb.replace('-', '_')}": counts[player] for verb, counts in seen.did.items()}
    for source, gained in seen.gained.items():
        cells |= {f"{source}_{card}": n for card, n in zip(seen.cards, gained[player], strict=True)}
    return cells


# --- files --------------------------------------------------------------------------------------------


class Sink(Protocol):
    """Something that takes the results of a batch one by one."""

    def add(self, result: Result) -> None: ...


@contextmanager
def fresh_file(path: Path) -> Iterator[Path]:
    """A file to write beside the one that is meant; it takes that name once it is complete."""
    part = path.with_name(f".{path.name}.part")
    try:
        yield part
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)


class CsvRows:
    """Writes rows as comma-separated values, the names of the columns first."""

    def __init__(self, file: IO[str]) -> None:
        self.file: Final = file
        self.writer: csv.DictWriter[str] | None = None

    def add(self, result: Result) -> None:
        cells = row(result)
        if self.writer is None:
            self.writer = csv.DictWriter(self.file, list(cells), lineterminator="\n")
            self.writer.writeheader()
        self.writer.writerow(cells)


@contextmanager
def csv_file(path: Path) -> Iterator[CsvRows]:
    with fresh_file(path) as part, part.open("w", encoding="utf-8", newline="") as file:
        yield CsvRows(file)


class ParquetRows:
    """Writes rows in groups, as Parquet likes them."""

    def __init__(self, path: Path) -> None:
        self.arrow, self.parquet = import_pyarrow()
        self.path: Final = path
        self.rows: list[Row] = []
        self.writer: Any = None

    def add(self, result: Result) -> None:
        self.rows.append(row(result))
        if len(self.rows) == ROWS_AT_ONCE:
            self.flush()

    def flush(self) -> None:
        if not self.rows:
            return
        if self.writer is None:
            self.writer = self.parquet.ParquetWriter(self.path, self.schema())
        self.writer.write_table(self.arrow.Table.from_pylist(self.rows, self.writer.schema))
        self.rows.clear()

    def schema(self) -> Any:
        text, number = self.arrow.string(), self.arrow.int64()
        cells = self.rows[0].items()
        return self.arrow.schema([(name, text if isinstance(cell, str) else number) for name, cell in cells])

    def close(self) -> None:
        self.flush()
        if self.writer is not None:
            self.writer.close()


@contextmanager
def parquet_file(path: Path) -> Iterator[ParquetRows]:
    with fresh_file(path) as part:
        rows = ParquetRows(part)
        try:
            yield rows
        finally:
            rows.close()


def import_pyarrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise MissingExtra("pyarrow", "data", "writing Parquet") from None
    return pyarrow, pyarrow.parquet


class Records:
    """Writes each game to a file of its own: game-000000.hexhaven and so on."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        folder.mkdir(parents=True, exist_ok=True)

    def add(self, result: Result) -> None:
        if result.record is None:
            return
        with fresh_file(self.folder / record_name(result.number)) as part:
            part.write_text(result.record, encoding="utf-8", newline="\n")


def record_name(number: int) -> str:
    return f"game-{number:06}.hexhaven"


def feed(sinks: Sequence[Sink], result: Result) -> None:
    for sink in sinks:
        sink.add(result)
