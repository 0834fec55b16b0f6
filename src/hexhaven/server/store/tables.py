"""What is asked and written about the tables where games are played; all functions of a connection."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Row,
    Select,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)

from hexhaven.server.store import schema
from hexhaven.server.store.errors import Conflict
from hexhaven.server.store.rows import ChatRow, Lobby, LogLine, News, Stored, TableRow

CHANNEL = "hexhaven_tables"  # where processes hear of one another's changes

tables, seats, log, chat = schema.tables, schema.seats, schema.log, schema.chat

ENDLESS = 2**31 - 1


def or_as_before(column: Column[Any]) -> ColumnElement[Any]:
    return func.coalesce(bindparam(f"new_{column.name}", type_=column.type), column)


# Written once: to put a statement together takes longer than to carry it out.
next_revision = (
    update(tables)
    .where(tables.c.id == bindparam("of"), tables.c.revision == bindparam("at_revision"))
    .where(tables.c.entries.between(bindparam("least"), bindparam("most")))
    .values(
        revision=tables.c.revision + 1,
        updated=bindparam("now"),
        **{name: or_as_before(tables.c[name]) for name in ("status", "meta", "secret", "entries")},
    )
)
add_line = insert(log)
add_chat = insert(chat)
notify = select(func.pg_notify(bindparam("channel"), bindparam("note")))
cut_log = delete(log).where(log.c.table_id == bindparam("id"), log.c.number > bindparam("keep"))


# --- reading -----------------------------------------------------------------------------------------


def found(c: Connection, query: Select[Any]) -> list[TableRow]:
    """The tables that the query selects, in its order, each with its seats."""
    rows = c.execute(query).all()
    seated: dict[str, list[str | None]] = {row.id: [] for row in rows}
    if seated:
        among = select(seats).where(seats.c.table_id.in_(seated)).order_by(seats.c.table_id, seats.c.seat)
        for seat in c.execute(among):
            seated[seat.table_id].append(seat.person_id)
    return [table_row(row, seated[row.id]) for row in rows]


def table_row(row: Row[Any], seated: Iterable[str | None]) -> TableRow:
    return TableRow(
        id=row.id,
        revision=row.revision,
        status=row.status,
        public=row.public,
        created=row.created,
        updated=row.updated,
        meta=row.meta,
        secret=row.secret,
        seats=tuple(seated),
        entries=row.entries,
    )


def row_of(c: Connection, id: str) -> TableRow | None:
    if not id.isprintable():  # PostgreSQL would choke on some of these
        return None
    return next(iter(found(c, select(tables).where(tables.c.id == id))), None)


def log_after(c: Connection, id: str, revision: int) -> list[LogLine]:
    """The lines that came after a revision: all of them stand at the end of the log."""
    query = select(log.c.player, log.c.text, log.c.at).where(log.c.table_id == id, log.c.revision > revision)
    return [LogLine(*line) for line in c.execute(query.order_by(log.c.number))]


def chat_after(c: Connection, id: str, number: int) -> list[ChatRow]:
    query = select(chat.c.number, chat.c.seat, chat.c.name, chat.c.text, chat.c.at)
    query = query.where(chat.c.table_id == id, chat.c.number > number)
    return [ChatRow(*said) for said in c.execute(query.order_by(chat.c.number))]


def load(c: Connection, id: str) -> Stored | None:
    row = row_of(c, id)
    if row is None:
        return None
    return Stored(row, log_after(c, id, 0), chat_after(c, id, 0))


def news(c: Connection, id: str, revision: int, said: int) -> News | None:
    row = row_of(c, id)
    if row is None:
        return None
    if row.revision == revision:
        return News(row, row.entries, [], [])
    lines = log_after(c, id, revision)
    return News(row, row.entries - len(lines), lines, chat_after(c, id, said))


def lobby(c: Connection, limit: int = 50) -> Lobby:
    return Lobby(public_tables(c, "open", limit), public_tables(c, "playing", limit))


def public_tables(c: Connection, status: str, limit: int) -> list[TableRow]:
    query = select(tables).where(tables.c.status == status, tables.c.public)
    return found(c, query.order_by(tables.c.created.desc(), tables.c.id).limit(limit))


def running(c: Connection) -> list[tuple[str, bytes]]:
    """The ids of all tables where a game is on, and what is known about each: some wait to be woken."""
    query = select(tables.c.id, tables.c.meta).where(tables.c.status == "playing")
    return [(row.id, row.meta) for row in c.execute(query.order_by(tables.c.created, tables.c.id))]


def of_person(c: Connection, person: str, limit: int | None = 100) -> list[TableRow]:
    """The tables where somebody has a seat, the last touched first."""
    theirs = select(seats.c.table_id).where(seats.c.person_id == person)
    query = select(tables).where(tables.c.id.in_(theirs))
    return found(c, query.order_by(tables.c.updated.desc(), tables.c.id).limit(limit))


def unfinished(c: Connection, person: str) -> list[str]:
    """The ids of the tables where somebody has a seat and the game is not over."""
    query = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id)
    return list(c.scalars(query.where(seats.c.person_id == person, tables.c.status != "over")))


# --- writing -----------------------------------------------------------------------------------------


def create(c: Connection, row: TableRow) -> None:
    columns = (column.name for column in tables.columns)
    c.execute(insert(tables), {name: getattr(row, name) for name in columns} | {"entries": 0})
    seat(c, row.id, row.seats)


def seat(c: Connection, id: str, persons: Sequence[str | None]) -> None:
    rows = [{"table_id": id, "seat": i, "person_id": person} for i, person in enumerate(persons)]
    if rows:
        c.execute(insert(seats), rows)


def reseat(c: Connection, id: str, persons: Sequence[str | None]) -> None:
    """Who sits where changes rarely, and is then written anew."""
    before = c.scalars(select(seats.c.person_id).where(seats.c.table_id == id).order_by(seats.c.seat)).all()
    if list(before) != list(persons):
        c.execute(delete(seats).where(seats.c.table_id == id))
        seat(c, id, persons)


@dataclass(frozen=True)
class Step:
    """A change of one table, from a revision to the next: all of it, or none."""

    id: str
    revision: int
    at: int
    status: str | None
    meta: bytes | None
    secret: bytes | None
    seats: Sequence[str | None] | None
    keep: int | None
    first: int
    log: Sequence[LogLine]
    chat: Sequence[ChatRow]
    note: str | None = None

    def __post_init__(self) -> None:
        if self.log and self.first < 1:
            raise ValueError("lines need the number of the first one")
        if self.keep is not None and self.log and self.first != self.keep + 1:
            raise ValueError(f"line {self.first} cannot follow line {self.keep}")

    def write(self, c: Connection) -> int:
        """Write it; Conflict is raised before anything has been written."""
        self.advance(c)
        if self.keep is not None:
            c.execute(cut_log, {"id": self.id, "keep": self.keep})
        if self.log:
            c.execute(add_line, self.lines())
        if self.chat:
            c.execute(add_chat, [{"table_id": self.id, **vars(said)} for said in self.chat])
        if self.seats is not None:
            reseat(c, self.id, self.seats)
        if self.note is not None and c.dialect.name == "postgresql":
            c.execute(notify, {"channel": CHANNEL, "note": self.note})
        return self.revision + 1

    def advance(self, c: Connection) -> None:
        least, most, entries = self.lengths()
        values = {
            "of": self.id, "at_revision": self.revision, "now": self.at,
            "least": least, "most": most, "new_entries": entries,
            "new_status": self.status, "new_meta": self.meta, "new_secret": self.secret,
        }  # fmt: skip
        if c.execute(next_revision, values).rowcount != 1:
            self.refuse(c)

    def lengths(self) -> tuple[int, int, int | None]:
        """How long the log must be now, at least and at most, and how long it will be if it changes."""
        if self.keep is not None:
            return self.keep, ENDLESS, self.keep + len(self.log)
        if self.log:
            return self.first - 1, self.first - 1, self.first - 1 + len(self.log)
        return 0, ENDLESS, None

    def refuse(self, c: Connection) -> None:
        """Tell a table that has moved on from a caller that has miscounted."""
        entries = c.scalar(
            select(tables.c.entries).where(tables.c.id == self.id, tables.c.revision == self.revision)
        )
        if entries is None:
            raise Conflict(self.id)
        raise ValueError(f"the log of table {self.id} has {entries} lines")

    def lines(self) -> list[dict[str, Any]]:
        return [
            {"table_id": self.id, "number": number, "revision": self.revision + 1, **vars(line)}
            for number, line in enumerate(self.log, self.first)
        ]
