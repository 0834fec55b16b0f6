"""The store: everything that must outlive the process, on SQLite or PostgreSQL."""

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.exc import DBAPIError

from hexhaven.server.store import people, tables
from hexhaven.server.store.driving import Driving
from hexhaven.server.store.engines import READERS, address, reader_engine, writer_engine
from hexhaven.server.store.errors import StoreError, is_passing, store_error
from hexhaven.server.store.migrating import migrate
from hexhaven.server.store.rows import (
    ChatRow,
    Lobby,
    LogLine,
    News,
    PersonRow,
    SessionRow,
    Stored,
    TableRow,
)
from hexhaven.server.store.tidying import TIDYING
from hexhaven.server.store.writer import Writer

T = TypeVar("T")


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Store:
    """All tables, logs, chats and people. Every call raises StoreError when the database is in trouble.

    A table's `revision` grows by one with every change, and a change names the revision it starts from. So
    several processes can serve one table without stepping on one another: whoever comes second gets Conflict,
    reads the news and decides anew. What a call has returned from is on disk.
    """

    def __init__(self, url: URL, now: Callable[[], int]) -> None:
        self.now = now
        self.reader = reader_engine(url)
        self.readers = ThreadPoolExecutor(READERS, "hexhaven-reader")
        self.writer = Writer(writer_engine(url))
        self.driving = Driving(url)
        self.closed = False

    @classmethod
    async def open(cls, url: str, now: Callable[[], int] = wall_clock) -> "Store":
        """Open the database, made or brought up to date if need be."""
        place = address(url)
        await asyncio.to_thread(migrate, place)
        return cls(place, now)

    async def close(self) -> None:
        """Finish what is under way and let the database go."""
        if not self.closed:
            self.closed = True
            await asyncio.to_thread(self.shut)

    def shut(self) -> None:
        self.writer.close()
        self.driving.close()
        self.readers.shutdown()
        self.reader.dispose()

    async def read(self, work: Callable[[Connection], T]) -> T:
        self.check_open()
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.read_now, work)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        try:
            return self.read_twice(work)
        except Exception as problem:
            if is_passing(problem):
                raise store_error(problem) from problem
            raise

    def read_twice(self, work: Callable[[Connection], T]) -> T:
        """A connection may have been lost while nobody used it; a second one is new."""
        try:
            with self.reader.begin() as connection:
                return work(connection)
        except DBAPIError as problem:
            if not problem.connection_invalidated:
                raise
        with self.reader.begin() as connection:
            return work(connection)

    async def write(self, key: str, work: Callable[[Connection], T]) -> T:
        self.check_open()
        return await asyncio.wrap_future(self.writer.submit(key, work))

    def check_open(self) -> None:
        if self.closed:
            raise StoreError("the store is closed")

    # --- tables ---------------------------------------------------------------------------------------

    async def create(self, row: TableRow) -> None:
        await self.write(row.id, partial(tables.create, row=row))

    async def load(self, id: str) -> Stored | None:
        return await self.read(partial(tables.load, id=id))

    async def row(self, id: str) -> TableRow | None:
        return await self.read(partial(tables.row_of, id=id))

    async def news(self, id: str, *, revision: int, chat: int) -> News | None:
        """What has changed since the revision, and what was said after the chat's given number."""
        return await self.read(partial(tables.news, id=id, revision=revision, said=chat))

    async def commit(
        self,
        id: str,
        revision: int,
        *,
        status: str | None = None,
        meta: bytes | None = None,
        secret: bytes | None = None,
        seats: Sequence[str | None] | None = None,
        keep: int | None = None,
        first: int = 0,
        log: Sequence[LogLine] = (),
        chat: Sequence[ChatRow] = (),
        note: str | None = None,
    ) -> int:
        """Change a table that is at this revision, and return the next one; else raise Conflict.

        With `keep`, the log is cut to that many lines first. `first` is the number of the first new line.
        On PostgreSQL the note reaches the other processes together with the change.
        """
        step = tables.Step(
            id, revision, self.now(), status, meta, secret, seats, keep, first, log, chat, note
        )
        return await self.write(id, step.write)

    async def lobby(self, limit: int = 50) -> Lobby:
        return await self.read(partial(tables.lobby, limit=limit))

    async def running(self) -> list[tuple[str, bytes]]:
        """The ids of all tables where a game is on, and what is known about each: some wait to be woken."""
        return await self.read(tables.running)

    async def of_person(self, person: str, limit: int | None = 100) -> list[TableRow]:
        """The tables where somebody has a seat, the last touched first."""
        return await self.read(partial(tables.of_person, person=person, limit=limit))

    async def tidy(self, now: int) -> None:
        for work in TIDYING:
            await self.write("", partial(work, now=now))

    # --- who drives a table ---------------------------------------------------------------------------

    async def try_drive(self, id: str) -> bool:
        """May this process move the bots and watch the clock of a table? Ask again from time to time: a lost
        connection to the database gives the right away."""
        self.check_open()
        return await self.driving.take(id)

    async def stop_driving(self, id: str) -> None:
        self.check_open()
        await self.driving.leave(id)

    # --- people ---------------------------------------------------------------------------------------

    async def add_person(self, row: PersonRow) -> None:
        """Add a guest, or an account; raises NameTaken."""
        await self.write("", partial(people.add, row=row))

    async def person(self, id: str) -> PersonRow | None:
        return await self.read(partial(people.by_id, id=id))

    async def person_by_name(self, name: str) -> PersonRow | None:
        """The account of this name, in any spelling."""
        return await self.read(partial(people.by_name, name=name))

    async def set_password(self, id: str, password: str) -> bool:
        return await self.write("", partial(people.set_password, id=id, password=password))

    async def rename(self, id: str, name: str) -> bool:
        """Raises NameTaken where an account wants another one's name."""
        return await self.write("", partial(people.rename, id=id, name=name))

    async def make_account(self, id: str, name: str, password: str) -> bool:
        """Turn a guest into an account; raises NameTaken, and answers False if there is no such guest."""
        return await self.write("", partial(people.make_account, id=id, name=name, password=password))

    async def add_session(self, token: bytes, person: str, expires: int) -> None:
        await self.write("", partial(people.add_session, token=token, person=person, expires=expires))

    async def person_of_session(self, token: bytes, now: int) -> SessionRow | None:
        return await self.read(partial(people.session, token=token, now=now))

    async def extend(self, token: bytes, expires: int) -> None:
        await self.write("", partial(people.extend, token=token, expires=expires))

    async def drop_session(self, token: bytes) -> None:
        await self.write("", partial(people.drop_session, token=token))

    async def drop_sessions(self, person: str) -> None:
        await self.write("", partial(people.drop_sessions, person=person))

    async def add_seat_token(self, token: bytes, table: str, seat: int) -> None:
        await self.write(table, partial(people.add_seat_token, token=token, table=table, seat=seat))

    async def seat_of_token(self, token: bytes) -> tuple[str, int] | None:
        return await self.read(partial(people.seat_of_token, token=token))

    async def drop_seat_tokens(self, table: str, seat: int) -> None:
        await self.write(table, partial(people.drop_seat_tokens, table=table, seat=seat))
