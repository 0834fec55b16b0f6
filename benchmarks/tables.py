"""Measure how many tables one server process holds: time from move to view, memory, starts.

The server runs on one core. Two people at each table play from this process on another one, with bots in the
other seats; every table makes one move every two seconds. Writes build/bench-server.json, and with --markdown
prints the table for the documentation.
"""

import argparse
import asyncio
import os
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

import hexhaven
from load import databases
from load.evening import Evening, Load, Told
from load.figures import Measured, as_markdown, as_table, warnings
from load.games import Prepared, prepare
from load.process import allow_many_sockets, cores, serving
from run import machine

BUILD = Path(__file__).resolve().parent.parent / "build"
RESULT = BUILD / "bench-server.json"
WARM_UP = 10.0  # seconds


def main() -> None:
    chosen = options()
    BUILD.mkdir(exist_ok=True)
    allow_many_sockets()
    core = keep_to_our_core()
    with progress_bars() as bars:
        runs = [Run(n, chosen, core, bars).measure(name, place) for n, name, place in wanted(chosen)]
    RESULT.write_bytes(msgspec.json.encode({"machine": machine(), "runs": runs}))
    show(runs, chosen.markdown)


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[500], help="how many, one run for each")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two moves of a table")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long is measured")
    parser.add_argument("--postgresql", metavar="URL", help="a server to measure on as well as on SQLite")
    parser.add_argument("--markdown", action="store_true", help="print the table for the documentation, too")
    return parser.parse_args()


Place = AbstractContextManager[str]  # a database for one run, and its address


def wanted(chosen: argparse.Namespace) -> Iterator[tuple[int, str, Place]]:
    for tables in chosen.tables:
        yield tables, "SQLite", databases.sqlite(BUILD)
        if chosen.postgresql:
            yield tables, "PostgreSQL", databases.postgresql(chosen.postgresql)


def progress_bars() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    return Progress(*columns, console=Console(stderr=True), refresh_per_second=2)


def keep_to_our_core() -> int | None:
    """Stay on one core, and return the one that is left to the server."""
    pair = cores()
    if pair is None:
        return None
    server, people = pair
    os.sched_setaffinity(0, {people})
    return server


class Run:
    """One run: prepare games, start a server with them, let people play."""

    def __init__(self, tables: int, chosen: argparse.Namespace, core: int | None, bars: Progress) -> None:
        self.tables = tables
        self.every: float = chosen.every
        self.seconds: float = chosen.seconds
        self.bars = bars
        self.core = core

    def measure(self, database: str, place: Place) -> Measured:
        with place as address:
            with serving(address, self.every, self.core) as empty:
                empty_memory = empty.memory()
            prepared = asyncio.run(self.prepare(address))
            with serving(address, self.every, self.core) as server:
                evening = asyncio.run(self.spend(Load(server, prepared, self.every)))
        return Measured(
            database, hexhaven.compiled, self.tables, self.every,
            empty.seconds_to_start, empty_memory, server.seconds_to_start, evening,
        )  # fmt: skip

    async def prepare(self, address: str) -> list[Prepared]:
        told = self.bar(f"Preparing {self.tables} games")
        prepared: list[Prepared] = []
        async for table in prepare(address, self.tables):
            prepared.append(table)
            told(len(prepared) / self.tables)
        return prepared

    async def spend(self, load: Load) -> Evening:
        await load.gather(self.bar("Everybody comes"))
        await asyncio.sleep(WARM_UP)
        await load.measure(self.seconds, self.bar("Playing"))
        await load.leave()
        return load.evening

    def bar(self, description: str) -> Told:
        task = self.bars.add_task(description, total=1.0)
        return lambda share: self.bars.update(task, completed=min(1.0, share))


def show(runs: list[Measured], markdown: bool) -> None:
    screen = Console(width=max(96, Console().width))
    screen.print(as_table(runs))
    engine = "compiled engine" if hexhaven.compiled else "uncompiled engine"
    screen.print(f"{', '.join(machine().values())}; {engine}; two people and two bots at each table")
    for warning in warnings(runs):
        screen.print(warning)
    if markdown:
        print(as_markdown(runs))


if __name__ == "__main__":
    main()
