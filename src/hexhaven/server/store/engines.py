"""Connections to the two databases, set up so that what is committed is on disk.

One engine reads, one writes. A reading sees one moment of the database however many questions it asks. On
SQLite a writing takes the write lock when it begins, so that it cannot be refused halfway.
"""

import sqlite3
import time
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from hexhaven.server.store.errors import StoreError

READERS = 4
PATIENCE = 5  # seconds to wait for a lock or a connection
A_WHILE = 0.02  # seconds between two tries

SQLITE = """
PRAGMA synchronous = FULL
PRAGMA foreign_keys = ON
PRAGMA journal_size_limit = 67108864
"""

# Either side must notice when the other one's machine is gone.
ALIVE = {"keepalives_idle": 15, "keepalives_interval": 5, "keepalives_count": 3, "tcp_user_timeout": 30_000}

# A process that stands still must not hold up the others.
POSTGRESQL = f"""
SET lock_timeout = '{PATIENCE}s'
SET statement_timeout = '30s'
SET idle_in_transaction_session_timeout = '30s'
SET tcp_keepalives_idle = 15
SET tcp_keepalives_interval = 5
SET tcp_keepalives_count = 3
SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'
"""


def address(text: str) -> URL:
    """The database that a setting names, with the driver we use for it."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StoreError(
            "the database must be named by an address: sqlite:///PATH or postgresql://..."
        ) from None
    match url.get_backend_name():
        case "sqlite":
            return sqlite_file(url)
        case "postgresql" | "postgres":
            return url.set(drivername="postgresql+psycopg")
        case other:
            raise StoreError(f"'{other}' is no database we can use: take sqlite:///PATH or postgresql://...")


def sqlite_file(url: URL) -> URL:
    if not url.database or url.database == ":memory:":
        raise StoreError("the database must be a file that stays: sqlite:///PATH")
    try:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise StoreError(f"the folder of the database cannot be made: {problem}") from None
    return url.set(drivername="sqlite+pysqlite")


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def writer_engine(url: URL) -> Engine:
    """An engine with one connection, for one thread."""
    if is_sqlite(url):
        return sqlite_engine(url, 1, "BEGIN IMMEDIATE")
    return postgresql_engine(url, 1)


def reader_engine(url: URL) -> Engine:
    if is_sqlite(url):
        return sqlite_engine(url, READERS, "BEGIN")
    return postgresql_engine(url, READERS, isolation_level="REPEATABLE READ")


def sqlite_engine(url: URL, connections: int, begin: str) -> Engine:
    patience = {} if "timeout" in url.query else {"timeout": PATIENCE}
    engine = create_engine(url, pool_size=connections, max_overflow=0, connect_args=patience)

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # the driver shall not begin transactions of its own
        use_wal(connection)
        for setting in SQLITE.strip().splitlines():
            connection.execute(setting)

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def use_wal(connection: sqlite3.Connection) -> None:
    """Let readers and a writer work side by side. Where several open a new database at once, SQLite does not
    let them wait for each other here, as it does elsewhere: who comes in between tries again."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as problem:
            if problem.sqlite_errorcode & 255 != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
        time.sleep(A_WHILE)


def postgresql_engine(url: URL, connections: int, **options: Any) -> Engine:
    settings = {"connect_timeout": PATIENCE, **ALIVE}
    wanted = {name: value for name, value in settings.items() if name not in url.query}
    engine = create_engine(
        url, pool_size=connections, max_overflow=0, pool_timeout=PATIENCE, connect_args=wanted, **options
    )

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        for setting in POSTGRESQL.strip().splitlines():
            connection.execute(setting)
        connection.commit()

    return engine
