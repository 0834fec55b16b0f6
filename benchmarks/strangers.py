"""Measure what strangers can do to the people at the tables: time from move to view, quiet and not.

People play at some tables. Then strangers come, each with an address of their own: they join long games, look
at them in both languages, search the almanac and ask for replays, as fast as the server's limits let them.
First they use up what they are granted at once; then it is measured. The server runs on one core, everybody
else on another, the strangers in a process of their own.
"""

import argparse
import asyncio
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from hexhaven.record import Record, read_record
from hexhaven.server.meta import SeatMeta, TableMeta, Wish, encode
from hexhaven.server.seating import table_row
from hexhaven.server.store import LogLine, PersonRow, Store
from load import databases
from load.evening import Load
from load.figures import quantile
from load.games import Prepared, prepare
from load.people import Notes
from load.process import allow_many_sockets, serving
from load.strangers import Crowd, Haul
from tables import keep_to_our_core

ROOT = Path(__file__).resolve().parent.parent
LONG_GAMES = ("duel-two-sets", "duel-wizards-dragons", "knights-neu2003", "classic")
LEFT = 40  # entries that a long game has still before it


@dataclass
class Phase:
    """What people at the tables noticed for a while."""

    name: str
    notes: Notes
    server_cpu: float

    def told(self) -> str:
        own = self.notes.own + self.notes.other
        return (
            f"{self.name:22} {len(own):6} views   median {1000 * quantile(own, 0.5):6.1f} ms   "
            f"99 of 100 {1000 * quantile(own, 0.99):6.1f} ms   "
            f"longest {1000 * max(own, default=0):6.1f} ms   server {self.server_cpu:4.0%} of a core"
        )


def main() -> None:
    chosen = options()
    allow_many_sockets()
    core = keep_to_our_core()
    place = databases.postgresql(chosen.postgresql) if chosen.postgresql else databases.sqlite(ROOT / "build")
    with place as database:
        played = asyncio.run(prepare_all(database, chosen.tables))
        long = asyncio.run(store_long_games(database))
        with serving(database, chosen.every, core, limits=not chosen.unlimited) as server:
            phases, haul = asyncio.run(measure(Load(server, played, chosen.every), long, chosen))
    for phase in phases:
        print(phase.told())
    quiet, loud = (quantile(phase.notes.own + phase.notes.other, 0.99) for phase in phases)
    print(f"99 of 100: {loud / quiet:.2f} times that of the quiet server")
    print("done:", dict(haul.done), " refused:", dict(haul.refused))


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=40, help="where two people play")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two moves of a table")
    parser.add_argument("--strangers", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=30.0, help="how long each phase is measured")
    parser.add_argument("--spend", type=float, default=60.0, help="seconds to use up what is granted at once")
    parser.add_argument("--unlimited", action="store_true", help="without limits, to see what they are for")
    parser.add_argument("--postgresql", metavar="URL", help="a server to measure on instead of SQLite")
    return parser.parse_args()


async def prepare_all(database: str, tables: int) -> list[Prepared]:
    return [table async for table in prepare(database, tables)]


async def measure(load: Load, long: list[str], chosen: argparse.Namespace) -> tuple[list[Phase], Haul]:
    await load.gather(lambda share: None)
    quiet = await phase("quiet", load, chosen.seconds)
    with Crowd(load.server.url, long, chosen.strangers) as crowd:
        await asyncio.sleep(chosen.spend)
        await crowd.haul()  # what they were granted at once
        loud = await phase(f"with {chosen.strangers} strangers", load, chosen.seconds)
        haul = await crowd.haul()
    with suppress(Exception):
        await load.leave()
    return [quiet, loud], haul


async def phase(name: str, load: Load, seconds: float) -> Phase:
    notes = Notes()
    for human in load.humans:
        human.notes = notes
    before = load.server.cpu_seconds()
    await asyncio.sleep(seconds)
    return Phase(name, notes, (load.server.cpu_seconds() - before) / seconds)


async def store_long_games(database: str) -> list[str]:
    """The games that the engine's playthroughs are compared with, open to everybody, nearly over."""
    store = await Store.open(database)
    for n in range(4):
        await store.add_person(PersonRow(f"stored {n}", f"Stored {n}", None, 1))
    tables = [await store_long(store, name) for name in LONG_GAMES]
    await store.close()
    return tables


async def store_long(store: Store, name: str) -> str:
    record = read_record((ROOT / "tests" / "golden" / f"{name}.record").read_text())
    setup = record.setup
    seats = [SeatMeta(person=f"stored {n}", name=each, bot="greedy") for n, each in enumerate(record.names)]
    meta = TableMeta(
        title=name, wish=Wish(setup.game, None, setup.preset, {}), seats=seats, host="stored 0",
        clock_rule=None, take_back=True, hints=True, guided=False, commitment=record.commitment,
    )  # fmt: skip
    header = Record(setup, record.names, record.commitment, record.seed).write().encode()
    log = [LogLine(entry.player, entry.text, 0) for entry in record.entries[:-LEFT]]
    row = table_row(meta, public=True)
    await store.create(row)
    await store.commit(
        row.id, 0, status="playing", meta=encode(meta), secret=header, seats=meta.people(), first=1, log=log
    )
    return row.id


if __name__ == "__main__":
    main()
