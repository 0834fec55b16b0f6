"""Whole games on disk, longer than people play: those that the engine's playthroughs are compared with."""

from functools import cache
from pathlib import Path

from hexhaven.record import Record, read_record
from hexhaven.server.meta import SeatMeta, TableMeta, Wish, encode
from hexhaven.server.people import digest
from hexhaven.server.seating import table_row
from hexhaven.server.store import LogLine, PersonRow, Store
from server.store.samples import session

GOLDEN = Path(__file__).parent.parent / "golden"
LONGEST = "duel-two-sets"
FAR_AWAY = 4_000_000_000_000  # milliseconds: when the sessions of these people end


@cache
def golden(name: str) -> Record:
    return read_record((GOLDEN / f"{name}.record").read_text())


async def store_game(database: str, name: str = LONGEST, left: int = 40, damage: str = "") -> str:
    """Store a game that has so many entries left to be played, between p0, p1, ... with the tokens "token 0",
    "token 1", ...; its last entry can be damaged. Returns the table's id."""
    record = golden(name)
    seats = [SeatMeta(person=f"p{n}", name=each, bot="greedy") for n, each in enumerate(record.names)]
    meta = TableMeta(
        title=name, wish=Wish(record.setup.game, None, record.setup.preset, {}), seats=seats, host="p0",
        clock_rule=None, take_back=True, hints=True, guided=False, commitment=record.commitment,
    )  # fmt: skip
    entries = record.entries[: len(record.entries) - left]
    log = [LogLine(entry.player, entry.text, 0) for entry in entries]
    if damage:
        log[-1] = LogLine(log[-1].player, damage, 0)
    row = table_row(meta, public=True)
    header = Record(record.setup, record.names, record.commitment, record.seed).write().encode()
    store = await Store.open(database)
    await add_people(store, len(seats))
    await store.create(row)
    await store.commit(
        row.id, 0, status="playing" if left else "over", meta=encode(meta), secret=header,
        seats=meta.people(), first=1, log=log,
    )  # fmt: skip
    await store.close()
    return row.id


async def add_people(store: Store, count: int) -> None:
    for n in range(count):
        if await store.person(f"p{n}") is None:
            person = PersonRow(f"p{n}", f"Person {n}", None, 1)
            await store.add_person(person)
            await store.open_session(session(digest(f"token {n}"), person, FAR_AWAY))
