"""Which of several processes drives a table's bots and clock.

On PostgreSQL a process that drives holds an advisory lock on a connection of its own: when it dies, the
database gives the lock away. A file of SQLite belongs to one process, which drives everything.
"""

import asyncio
import hashlib
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from sqlalchemy import URL, Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from hexhaven.server.store.engines import is_sqlite, writer_engine
from hexhaven.server.store.errors import is_passing, store_error

LOCK = text("SELECT pg_try_advisory_lock(:key)")
UNLOCK = text("SELECT pg_advisory_unlock(:key)")
UNLOCK_ALL = text("SELECT pg_advisory_unlock_all()")
ALIVE = text("SELECT 1")


def lock_key(id: str) -> int:
    """A number for a table, in PostgreSQL's 64 bits."""
    digest = hashlib.sha256(b"hexhaven table " + id.encode()).digest()
    return int.from_bytes(digest[:8], "big", signed=True)


class Driving:
    """The tables this process drives."""

    def __init__(self, url: URL) -> None:
        self.locks = None if is_sqlite(url) else Locks(writer_engine(url))
        self.thread = ThreadPoolExecutor(1, "hexhaven-driving")

    async def take(self, id: str) -> bool:
        if self.locks is None:
            return True
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.locks.take, id)

    async def leave(self, id: str) -> None:
        if self.locks is not None:
            await asyncio.get_running_loop().run_in_executor(self.thread, self.locks.leave, id)

    def close(self) -> None:
        self.thread.shutdown()
        if self.locks is not None:
            self.locks.close()


class Locks:
    """Advisory locks on one connection, used from one thread."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.connection: Connection | None = None
        self.held: set[str] = set()

    def take(self, id: str) -> bool:
        """Take the lock, or say whether it is still held."""
        try:
            return self.try_take(id)
        except Exception as problem:
            self.lose()
            if not is_passing(problem):
                raise
        try:
            return self.try_take(id)
        except Exception as problem:
            self.lose()
            raise store_error(problem) from problem

    def try_take(self, id: str) -> bool:
        connection = self.connected()
        if id in self.held:
            connection.execute(ALIVE)
        elif connection.scalar(LOCK, {"key": lock_key(id)}):
            self.held.add(id)
        return id in self.held

    def leave(self, id: str) -> None:
        """Give the lock back; with the connection it is gone anyway."""
        if id not in self.held:
            return
        try:
            self.connected().execute(UNLOCK, {"key": lock_key(id)})
            self.held.discard(id)
        except Exception as problem:
            self.lose()
            if not is_passing(problem):
                raise

    def connected(self) -> Connection:
        if self.connection is None:
            self.connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        return self.connection

    def lose(self) -> None:
        """Forget a connection in trouble, and with it all locks."""
        self.held.clear()
        if self.connection is not None:
            self.connection.invalidate()
            self.connection.close()
            self.connection = None

    def close(self) -> None:
        """Give all locks back: by itself the database notices only after a while that somebody has gone."""
        if self.held:
            with suppress(SQLAlchemyError):
                self.connected().execute(UNLOCK_ALL)
        self.lose()
        self.engine.dispose()
