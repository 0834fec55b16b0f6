"""The store: everything that must outlive the process, on SQLite or PostgreSQL."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.exc import DBAPIError

from hexhaven.server.store import people, sessions, shelf, tables
from hexhaven.server.store.driving import Driving
from hexhaven.server.store.engines import READERS, address, reader_engine, writer_engine
from hexhaven.server.store.errors import StoreError, is_passing, store_error
from hexhaven.server.store.migrating import migrate
from hexhaven.server.store.rows import ChatRow, LogLine, News, SeatTokenRow, TableRow
from hexhaven.server.store.tidying import TIDYING
from hexhaven.server.store.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")
Asked: TypeAlias = "Callable[Concatenate[Store, P], Coroutine[Any, Any, T]]"


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def reading(work: Callable[Concatenate[Connection, P], T]) -> "Asked[P, T]":
    """A question of the store: what to do with a connection, done by a reader."""

    async def ask(store: "Store", /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await store.read(lambda c: work(c, *args, **kwargs))

    return ask


def writing(work: Callable[Concatenate[Connection, P], T]) -> "Asked[P, T]":
    """A change of the store that belongs to no table."""

    async def change(store: "Store", /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await store.write("", lambda c: work(c, *args, **kwargs))

    return change


class Store:
    """All tables, logs, chats and people. Every call raises StoreError when the database is in trouble.
    What most of them do is said where they are written, in `tables`, `people`, `sessions` and `shelf`.

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

    load = reading(tables.load)
    row = reading(tables.row_of)
    lobby = reading(tables.lobby)
    running = reading(tables.running)
    of_person = reading(tables.of_person)
    unfinished = reading(tables.unfinished)

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

    add_person = writing(people.add)
    person = reading(people.by_id)
    person_by_name = reading(people.by_name)
    like = reading(people.like)
    rename = writing(people.rename)
    make_account = writing(people.make_account)
    rehash = writing(people.rehash)
    change_password = writing(people.change_password)
    recover = writing(people.recover)
    replace_codes = writing(people.replace_codes)
    count_codes = reading(people.count_codes)

    # --- sessions and the tokens of seats -----------------------------------------------------------------

    open_session = writing(sessions.open_session)
    session = reading(sessions.session)
    sessions_of = reading(sessions.sessions_of)
    use_session = writing(sessions.use_session)
    drop_session = writing(sessions.drop_session)
    drop_sessions = writing(sessions.drop_sessions)
    seat_token = reading(sessions.seat_token)
    seat_tokens_of = reading(sessions.seat_tokens_of)
    use_seat_token = writing(sessions.use_seat_token)
    drop_seat_token = writing(sessions.drop_seat_token)
    lasting = reading(sessions.lasting)

    async def add_seat_token(self, row: SeatTokenRow) -> bool:
        return await self.write(row.table, partial(sessions.add_seat_token, row=row))

    async def drop_seat_tokens(self, table: str, seat: int) -> None:
        await self.write(table, partial(sessions.drop_seat_tokens, table=table, seat=seat))

    # --- what people keep -----------------------------------------------------------------------------

    kept_by = reading(shelf.kept_by)
    keep = writing(shelf.keep)
    drop_kept = writing(shelf.drop_kept)
    pass_on = writing(shelf.pass_on)
