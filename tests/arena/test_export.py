"""Rows, tables, figures and files."""

import csv
import re
import sys
from pathlib import Path

import pytest

from hexhaven.arena import Summary
from hexhaven.arena.export import (
    MissingExtra,
    ParquetRows,
    Records,
    csv_file,
    feed,
    fresh_file,
    import_pyarrow,
    parquet_file,
    row,
)  # fmt: skip
from hexhaven.arena.plot import save_plot
from hexhaven.arena.tables import tables

from .games import MIXED, played

PAGE = Path(__file__).parents[2] / "docs" / "howto" / "simulate.md"
PNG = b"\x89PNG\r\n\x1a\n"


def summary_of(name: str) -> Summary:
    results = played(name)
    summary = Summary(results[0].bots)
    for result in results:
        summary.add(result)
    return summary


def test_csv_comes_back_as_it_was_written(tmp_path: Path) -> None:
    with csv_file(tmp_path / "games.csv") as rows:
        for result in played("SHORT"):
            rows.add(result)
    with (tmp_path / "games.csv").open(newline="") as file:
        read = list(csv.DictReader(file))
    assert read == [{name: str(cell) for name, cell in row(result).items()} for result in played("SHORT")]


def test_parquet_comes_back_as_it_was_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In groups of two, so that several are written."""
    monkeypatch.setattr("hexhaven.arena.export.ROWS_AT_ONCE", 2)
    with parquet_file(tmp_path / "games.parquet") as rows:
        for result in played("SHORT")[:3]:
            rows.add(result)
    _, parquet = import_pyarrow()
    assert parquet.read_table(tmp_path / "games.parquet").to_pylist() == [row(r) for r in played("SHORT")[:3]]


def test_a_game_without_a_winner_has_an_empty_cell() -> None:
    result = played("SHORT")[0]
    open_end = type(result.outcome)(-2, 0, [2, 2, 2, 2], 5, 10)
    cells = row(type(result)(0, b"", "map", result.bots, result.entrants, open_end))
    assert (cells["winner"], cells["winner_bot"]) == (None, "")


def test_the_page_describes_every_column() -> None:
    """`p0_did_road` is described as `p0_did_ACTION`, `dice_7` as `dice_2` to `dice_12`, and so on."""
    described = set(re.findall(r"^\| `([a-z0-9_A-Z]+)`", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
    columns = [*row(played("MIXED")[0]), *row(played("QUICK")[0])]
    assert {general(column) for column in columns} == described


def general(column: str) -> str:
    column = re.sub(r"^dice_\d+$", "dice_N", column)
    column = re.sub(r"^p\d_", "pN_", column)
    column = re.sub(r"^pN_did_.+$", "pN_did_ACTION", column)
    return re.sub(r"^pN_(\w+)_(brick|lumber|wool|grain|ore)$", "pN_SOURCE_CARD", column)


def test_a_file_appears_only_when_it_is_complete(tmp_path: Path) -> None:
    target = tmp_path / "old.txt"
    target.write_text("old")

    def fail() -> None:
        with fresh_file(target) as part:
            part.write_text("half")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    assert [path.name for path in tmp_path.iterdir()] == ["old.txt"]
    assert target.read_text() == "old"


def test_a_missing_package_is_named_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(MissingExtra, match=r"needs pyarrow: pip install 'hexhaven\[data\]'"):
        ParquetRows(Path("games.parquet"))


def test_records_are_kept_only_where_there_are_some(tmp_path: Path) -> None:
    feed([Records(tmp_path / "records")], played("SHORT")[0])
    assert list((tmp_path / "records").iterdir()) == []


@pytest.mark.parametrize(("format", "start"), [("png", PNG), ("svg", b"<?xml"), ("pdf", b"%PDF")])
def test_the_figure_is_written(tmp_path: Path, format: str, start: bytes) -> None:
    save_plot(summary_of("MIXED"), tmp_path / "figure", "Three players", format)
    assert (tmp_path / "figure").read_bytes().startswith(start)


def test_the_figure_of_a_quick_batch_leaves_out_what_was_not_counted(tmp_path: Path) -> None:
    save_plot(summary_of("QUICK"), tmp_path / "a.svg", "Quick", "svg")
    save_plot(summary_of("QUICK"), tmp_path / "b.svg", "Quick", "svg")
    drawn = (tmp_path / "a.svg").read_text(encoding="utf-8")
    assert "Length of the games" in drawn
    assert "Dice" not in drawn
    assert drawn == (tmp_path / "b.svg").read_text(encoding="utf-8")


def test_the_tables_name_every_bot() -> None:
    titles = [title for title, _ in tables(summary_of("MIXED"))]
    assert [title.split(" (")[0] for title in titles] == [
        "Games won",
        "Games won by order of turn",
        "Length of a game",
        "Dice, in per cent",
        "Cards gained, per player and game",
        "Done, per player and game",
    ]
    _, wins = next(tables(summary_of("MIXED")))
    assert list(wins.columns[0].cells) == list(dict.fromkeys(MIXED.bots))
