"""The facts of the golden games explain every change of every position: nothing missing, nothing invented."""

from collections.abc import Iterator
from functools import cache

import pytest

from hexhaven import catalog
from hexhaven.core.facts import Facts
from hexhaven.core.game import CHANCE, State
from hexhaven.record import Entry, Record, listen, read_record

from .ledgers import Ledger, ledger_of
from .playthroughs import GAMES, path

every_game = pytest.mark.parametrize("name", GAMES)


@cache
def golden(name: str) -> Record:
    return read_record(path(name).read_text())


def steps(record: Record) -> Iterator[tuple[Entry, State, Ledger]]:
    """Every entry, the state after it, and a ledger of the state before it."""
    state = catalog.start(record.setup)
    for entry in record.entries:
        ledger = ledger_of(state)
        state.apply(entry.action, entry.player)
        yield entry, state, ledger


@every_game
def test_the_facts_explain_every_change(name: str) -> None:
    for entry, after, ledger in steps(golden(name)):
        for fact in entry.facts.seen_by(CHANCE).facts:
            ledger.book(fact)
        assert ledger.differs_from(ledger_of(after)) == {}, entry.line()


@every_game
def test_a_replay_tells_the_same_facts(name: str) -> None:
    record = golden(name)
    state = catalog.start(record.setup)
    for entry in record.entries:
        again = listen(state, entry.action, entry.player)
        assert list(again.rows) == list(entry.facts.rows), entry.line()


@every_game
def test_nobody_listens_to_a_copy(name: str) -> None:
    state = catalog.start(golden(name).setup)
    state.facts = Facts()
    assert state.copy().facts is None
    assert state.view(0).seen.facts is None
