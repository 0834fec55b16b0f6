"""A new name reaches the tables where somebody sits: open ones, and those where a game is on.

Finished games keep the names they were played under. The name is always read from the store when it is
entered, so of two new names at once the later one stays at every table.
"""

from dataclasses import replace

from hexhaven.record import read_record
from hexhaven.server import seating
from hexhaven.server.chronicle import Chronicle
from hexhaven.server.connection import Connection
from hexhaven.server.errors import TroubleError
from hexhaven.server.hub import Hub
from hexhaven.server.meta import TableMeta, decode, encode
from hexhaven.server.names import guest_name
from hexhaven.server.store import Conflict, Store
from hexhaven.server.table import TRIES, Table


async def everywhere(hub: Hub, person: str) -> None:
    """Enter somebody's name at all their tables. What goes wrong at one of them is no reason to leave out the
    others: it is mended when they come there."""
    hub.renamed(person, await name_of(hub.store, person))
    for id in await hub.store.unfinished(person):
        try:
            await at_table(hub, id, person)
        except Exception as problem:
            hub.report(id, problem)


async def at_table(hub: Hub, id: str, person: str) -> None:
    """A table in use changes its own names; one at rest need not be opened for it."""
    async with hub.lock(id):
        if id not in hub.tables:
            await where_stored(hub, id, person)
            return
    await hub.ask(id, lambda table: at_table_in_use(table, person))


async def where_stored(hub: Hub, id: str, person: str) -> None:
    for _ in range(TRIES):
        row = await hub.store.row(id)
        if row is None or row.status == "over":
            return
        meta = decode(row.meta)
        if not enter(meta, person, await name_of(hub.store, person)):
            return
        secret = header_with(meta.names(), row.secret) if row.secret else None
        note = hub.change_note(id)
        try:
            await hub.store.commit(id, row.revision, meta=encode(meta), secret=secret, note=note)
        except Conflict:
            continue  # another process has changed the table: look again
        return
    raise TroubleError("store")


async def at_table_in_use(table: Table, person: str) -> None:
    """By the table's task. What was told of a running game is told anew, with the new name in it."""
    name = await name_of(table.hub.store, person)
    if table.row.status == "over" or not enter(table.meta, person, name):
        return
    game = table.game
    if game is None:
        await seating.changed(table)
        return
    header = header_with(table.meta.names(), table.row.secret)
    game.record.names = table.meta.names()
    table.row = replace(table.row, secret=header)
    await table.change(secret=header)
    game.chronicle = Chronicle(game.record)
    await table.show_everybody()


async def join(table: Table, connection: Connection) -> None:
    """Whoever comes is called by the name they have now, should it not have reached this table."""
    await mend(table, connection)
    await table.join(connection)


async def mend(table: Table, connection: Connection) -> None:
    seat = table.meta.seat_of(connection.person)
    if seat >= 0 and name_at(table.meta, seat, connection.name) != table.meta.seats[seat].name:
        await at_table_in_use(table, connection.person or "")


async def name_of(store: Store, person: str) -> str:
    row = await store.person(person)
    return row.name if row is not None else ""


def name_at(meta: TableMeta, seat: int, name: str) -> str:
    """What somebody is called there: with a number where another one has the name."""
    return guest_name(name, [other.name for number, other in enumerate(meta.seats) if number != seat])


def enter(meta: TableMeta, person: str, name: str) -> bool:
    """Call somebody by their name; whether that changes anything. A table named after its host stays so."""
    seat = meta.seat_of(person)
    if seat < 0 or not name:
        return False
    before, after = meta.seats[seat].name, name_at(meta, seat, name)
    meta.seats[seat].name = after
    if person == meta.host and meta.title == before:
        meta.title = after
    return after != before


def header_with(names: list[str], header: bytes) -> bytes:
    """The header of a record with other names."""
    record = read_record(header.decode())
    record.names = names
    return record.write().encode()
