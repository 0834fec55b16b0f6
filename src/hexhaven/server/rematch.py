"""Another game with the same people."""

from hexhaven.server import renaming
from hexhaven.server.meta import SeatMeta, TableMeta
from hexhaven.server.seating import table_row
from hexhaven.server.table import Table


async def open_table(table: Table) -> str:
    """Open and start a table with the same wishes and seats; everybody keeps their own."""
    old = table.meta
    meta = TableMeta(
        title=old.title, wish=old.wish, host=old.host, clock_rule=old.clock_rule, take_back=old.take_back,
        hints=old.hints, stand_in=old.stand_in, guided=False,
        seats=[SeatMeta(person=seat.person, name=seat.name, bot=seat.bot) for seat in old.seats],
    )  # fmt: skip
    for person in filter(None, meta.people()):
        renaming.enter(meta, person, await renaming.name_of(table.hub.store, person))
    row = table_row(meta, table.row.public)
    await table.hub.store.create(row)
    fresh = await table.hub.table(row.id)
    await fresh.ask(fresh.start)
    return row.id
