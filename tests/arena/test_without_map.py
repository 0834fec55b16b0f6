"""A game of which the arena knows nothing but the contract: batches, records and tables work all the same."""

from dataclasses import replace
from io import StringIO

import pytest
from rich.console import Console

from hexhaven import catalog
from hexhaven.arena import Batch, Summary, run
from hexhaven.arena.export import row
from hexhaven.arena.tables import tables
from hexhaven.catalog import SetupError
from hexhaven.record import read_record, verify
from race import RACE

RACES = Batch(("random", "random"), 6, "wind", game="race", records=True)


@pytest.fixture(autouse=True)
def race(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalog.GAMES, RACE.id, RACE)


def test_its_games_are_played_recorded_and_summed_up() -> None:
    summary = Summary(RACES.bots)
    for result in run(RACES):
        summary.add(result)
        record = read_record(result.record or "")
        assert (result.map, record.setup.map) == ("", None)
        assert verify(record) == []
        assert record.state.winner() == result.outcome.winner
    assert sum(share.wins for share in summary.by_bot()) == RACES.games
    assert summary.watched == 0


def test_its_rows_and_tables_hold_what_is_known() -> None:
    results = list(run(RACES))
    assert row(results[0])["map"] == ""
    assert not any(name.startswith("dice") for name in row(results[0]))
    summary = Summary(RACES.bots)
    summary.add(results[0])
    out = StringIO()
    for title, table in tables(summary):
        Console(file=out).print(title, table)
    assert "Games won" in out.getvalue()
    assert "Dice" not in out.getvalue()


def test_it_is_played_quickly_too() -> None:
    quick = replace(RACES, records=False, quick=True)
    first, again = (list(run(quick)) for _ in range(2))
    assert first == again
    assert all(result.is_finished() for result in first)
    assert all(max(result.outcome.points) == 3 for result in first)


def test_a_map_is_refused() -> None:
    with pytest.raises(SetupError, match="played without a map"):
        run(replace(RACES, map="base-beginner"))
