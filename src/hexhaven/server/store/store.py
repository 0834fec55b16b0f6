"""The store: everything that must outlive the process, on SQLite or PostgreSQL."""

import asyncio
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.exc import DBAPIError

from hexhaven.server.store import people, sessions, tables
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
    SeatTokenRow,
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

    async def add_person(self, row: PersonRow, codes: Sequence[bytes] = ()) -> None:
        """Add a guest, or an account with its recovery codes; raises NameTaken."""
        await self.write("", partial(people.add, row=row, codes=codes))

    async def person(self, id: str) -> PersonRow | None:
        return await self.read(partial(people.by_id, id=id))

    async def person_by_name(self, name: str) -> PersonRow | None:
        """The account of this name, in any spelling."""
        return await self.read(partial(people.by_name, name=name))

    async def like(self, name: str, besides: str = "") -> str | None:
        """The name of an account that is this one or looks like it."""
        return await self.read(partial(people.like, name=name, besides=besides))

    async def rename(self, id: str, name: str) -> bool:
        """Raises NameTaken where an account wants another one's name."""
        return await self.write("", partial(people.rename, id=id, name=name))

    async def make_account(self, id: str, name: str, password: str, codes: Sequence[bytes] = ()) -> bool:
        """Turn a guest into an account; raises NameTaken, and answers False if there is no such guest."""
        work = partial(people.make_account, id=id, name=name, password=password, codes=codes)
        return await self.write("", work)

    # --- passwords: each of these answers False if somebody has changed it meanwhile, and does nothing --

    async def rehash(self, id: str, before: str, after: str) -> bool:
        return await self.write("", partial(people.rehash, id=id, before=before, after=after))

    async def change_password(
        self, id: str, before: str, after: str, codes: Sequence[bytes], keep: bytes | None
    ) -> bool:
        """All sessions end but the one to keep; all seat tokens and recovery codes are gone."""
        work = partial(people.change_password, id=id, before=before, after=after, codes=codes, keep=keep)
        return await self.write("", work)

    async def recover(self, id: str, code: bytes, after: str, codes: Sequence[bytes]) -> bool:
        """False, too, if the code is none."""
        return await self.write("", partial(people.recover, id=id, code=code, after=after, codes=codes))

    async def replace_codes(self, id: str, password: str, codes: Sequence[bytes]) -> bool:
        work = partial(people.replace_codes, id=id, password=password, codes=codes)
        return await self.write("", work)

    async def count_codes(self, id: str) -> int:
        return await self.read(partial(people.count_codes, id=id))

    # --- sessions and the tokens of seats -----------------------------------------------------------------

    async def open_session(self, row: SessionRow) -> bool:
        """False if the person's password is not the one in the row any more."""
        return await self.write("", partial(sessions.open_session, row=row))

    async def session(self, token: bytes, now: int) -> SessionRow | None:
        return await self.read(partial(sessions.session, token=token, now=now))

    async def sessions_of(self, person: str, now: int) -> list[SessionRow]:
        return await self.read(partial(sessions.sessions_of, person=person, now=now))

    async def use_session(self, token: bytes, now: int, expires: int) -> None:
        await self.write("", partial(sessions.use_session, token=token, now=now, expires=expires))

    async def drop_session(self, token: bytes) -> None:
        await self.write("", partial(sessions.drop_session, token=token))

    async def drop_sessions(self, person: str) -> None:
        await self.write("", partial(sessions.drop_sessions, person=person))

    async def add_seat_token(self, row: SeatTokenRow) -> bool:
        """False if the session that asks for it has ended."""
        return await self.write(row.table, partial(sessions.add_seat_token, row=row))

    async def seat_token(self, token: bytes, now: int) -> SeatTokenRow | None:
        return await self.read(partial(sessions.seat_token, token=token, now=now))

    async def seat_tokens_of(self, person: str) -> list[SeatTokenRow]:
        """What somebody has given out; some of it may be worth nothing any more."""
        return await self.read(partial(sessions.seat_tokens_of, person=person))

    async def use_seat_token(self, token: bytes, now: int) -> None:
        await self.write("", partial(sessions.use_seat_token, token=token, now=now))

    async def drop_seat_token(self, token: bytes) -> None:
        await self.write("", partial(sessions.drop_seat_token, token=token))

    async def drop_seat_tokens(self, table: str, seat: int) -> None:
        await self.write(table, partial(sessions.drop_seat_tokens, table=table, seat=seat))

    async def lasting(self, tokens: Collection[bytes], now: int) -> set[bytes]:
        """Those of the tokens, of sessions or of seats, that have not ended."""
        return await self.read(partial(sessions.lasting, tokens=tokens, now=now))
