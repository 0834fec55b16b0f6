"""Many changes under one fsync, and what happens when something goes wrong among them."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import IntegrityError

from hexhaven.server.store import Conflict, Store, StoreError
from hexhaven.server.store.writer import MOST, Writer
from server.store.samples import lines, log_of, table

pytestmark = pytest.mark.anyio


@pytest.fixture
async def writer(store: Store) -> Writer:
    await store.create(table())
    return store.writer


@contextmanager
def waiting(writer: Writer) -> Iterator[None]:
    """Hold the writer up: what is asked for inside is carried out together at the end."""
    go, begun = threading.Event(), threading.Event()

    def hold_up(c: Connection) -> None:
        begun.set()
        go.wait()

    first = writer.submit("", hold_up)
    begun.wait()
    try:
        yield
    finally:
        go.set()
        first.result()


@contextmanager
def counted(writer: Writer) -> Iterator[list[str]]:
    """The commits and rollbacks in the meantime."""
    ends: list[str] = []
    listeners: dict[str, Callable[[Connection], None]] = {
        "commit": lambda c: ends.append("commit"),
        "rollback": lambda c: ends.append("rollback"),
    }
    for name, listener in listeners.items():
        event.listen(writer.engine, name, listener)
    yield ends
    for name, listener in listeners.items():
        event.remove(writer.engine, name, listener)


def say(number: int) -> Callable[[Connection], int]:
    """Writes one line of chat."""

    def write(c: Connection) -> int:
        c.execute(
            text("INSERT INTO chat (table_id, number, seat, name, text, at) VALUES ('t', :n, 0, '', '', 0)"),
            {"n": number},
        )
        return number

    return write


def fail(c: Connection) -> int:
    say(1000)(c)
    raise ZeroDivisionError


def refuse(c: Connection) -> int:
    raise Conflict("t")


async def numbers(store: Store) -> list[int]:
    stored = await store.load("t")
    assert stored is not None
    return [row.number for row in stored.chat]


async def test_what_waits_together_is_committed_together(store: Store, writer: Writer) -> None:
    with counted(writer) as ends:
        with waiting(writer):
            futures = [writer.submit("t", say(i)) for i in range(1, 51)]
        assert [future.result() for future in futures] == list(range(1, 51))
    assert ends == ["commit"] * 2  # one of them for the change that held the others up
    assert await numbers(store) == list(range(1, 51))


async def test_a_transaction_is_never_too_long(writer: Writer) -> None:
    with counted(writer) as ends:
        with waiting(writer):
            futures = [writer.submit("t", say(i)) for i in range(MOST + 1)]
        assert [future.result() for future in futures] == list(range(MOST + 1))
    assert ends == ["commit"] * 3


async def test_a_refused_change_does_not_disturb_the_others(store: Store, writer: Writer) -> None:
    with counted(writer) as ends:
        with waiting(writer):
            futures = [writer.submit("t", work) for work in (say(1), refuse, say(2))]
        assert isinstance(futures[1].exception(), Conflict)
    assert ends == ["commit"] * 2
    assert await numbers(store) == [1, 2]


async def test_a_failing_change_leaves_nothing_and_does_not_hurt_the_others(
    store: Store, writer: Writer
) -> None:
    with waiting(writer):
        works = (say(1), fail, say(2), refuse, say(1), say(3), fail)
        futures: list[Future[int]] = [writer.submit("t", work) for work in works]
    problems = [type(future.exception()) for future in futures]
    none = type(None)
    assert problems == [none, ZeroDivisionError, none, Conflict, IntegrityError, none, ZeroDivisionError]
    assert await numbers(store) == [1, 2, 3]


async def test_changes_are_made_in_the_order_of_their_tables(writer: Writer) -> None:
    """Two processes that write the same tables must lock them in the same order."""
    order: list[str] = []
    with waiting(writer):
        futures = [writer.submit(key, lambda c, k=key + n: order.append(k)) for n in "12" for key in "cab"]  # type: ignore[misc]
    for future in futures:
        future.result()
    assert order == ["a1", "a2", "b1", "b2", "c1", "c2"]


async def test_a_change_that_nobody_waits_for_any_more_is_whole_or_not_made(
    store: Store, writer: Writer
) -> None:
    with waiting(writer):
        task = asyncio.create_task(store.write("t", say(1)))
        await asyncio.sleep(0)
        task.cancel()
    await store.write("t", say(2))
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await numbers(store) in ([2], [1, 2])


async def test_closing_carries_out_what_waits(store_url: str) -> None:
    store = await Store.open(store_url)
    await store.create(table())
    tasks = [asyncio.create_task(store.write("t", say(i))) for i in range(1, 21)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*tasks) == list(range(1, 21))
    await store.close()
    for call in (store.row("t"), store.commit("t", 0), store.try_drive("t"), store.stop_driving("t")):
        with pytest.raises(StoreError, match="closed"):
            await call
    store = await Store.open(store_url)
    assert await numbers(store) == list(range(1, 21))
    await store.close()


# --- a database in trouble ---------------------------------------------------------------------------


async def test_a_full_disk_is_told_and_nothing_is_half_written(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    for id in "tu":
        await store.create(table(id))
    before = await store.load("t")
    await store.write("", lambda c: c.exec_driver_sql("PRAGMA max_page_count = 1"))  # no page more than now
    big = lines(*["x" * 10_000] * 100)
    results = await asyncio.gather(
        store.commit("t", 0, first=1, log=big, status="over"),
        store.commit("u", 0, status="playing"),
        return_exceptions=True,
    )
    assert isinstance(results[0], StoreError)
    assert "full" in str(results[0])
    assert await store.load("t") == before
    await store.write("", lambda c: c.exec_driver_sql("PRAGMA max_page_count = 100000"))
    assert await store.commit("t", 0, first=1, log=big) == 1
    assert await log_of(store) == ["x" * 10_000] * 100
    await store.close()


async def test_a_locked_database_is_told(sqlite_url: str, tmp_path: Path) -> None:
    store = await Store.open(f"{sqlite_url}?timeout=0.1")
    await store.create(table())
    other = sqlite3.connect(tmp_path / "hexhaven.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match="locked"):
        await store.commit("t", 0, first=1, log=lines("a"))
    assert await log_of(store) == []  # reading goes on
    other.execute("ROLLBACK")
    other.close()
    assert await store.commit("t", 0, first=1, log=lines("a")) == 1
    await store.close()


async def test_a_commit_that_fails_is_told_to_all_and_leaves_nothing(sqlite_url: str) -> None:
    """Who had the mistake cannot be told any more; none of the changes was made, and the next one is."""
    store = await Store.open(sqlite_url)
    await store.create(table())

    def only_the_commit_notices(c: Connection) -> None:
        c.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
        c.exec_driver_sql("INSERT INTO seats VALUES ('no table', 0, NULL)")

    with waiting(store.writer):
        mistake = store.writer.submit("", only_the_commit_notices)
        other = store.writer.submit("t", say(1))
    assert isinstance(mistake.exception(), StoreError)
    assert isinstance(other.exception(), StoreError)
    assert await store.write("t", say(2)) == 2
    assert await numbers(store) == [2]
    await store.close()


def throw_out(url: str) -> None:
    """End all connections to the database, as a server does that is restarted."""
    with psycopg.connect(url, autocommit=True) as admin:
        admin.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


async def test_a_lost_connection_is_made_anew(postgresql_url: str) -> None:
    store = await Store.open(postgresql_url)
    await store.create(table())
    await asyncio.gather(*(store.row("t") for _ in range(8)))
    throw_out(postgresql_url)
    assert await store.commit("t", 0, first=1, log=lines("a")) == 1
    throw_out(postgresql_url)
    stored = await asyncio.gather(*(store.row("t") for _ in range(8)))
    assert [row and row.revision for row in stored] == [1] * 8
    await store.close()


async def test_a_connection_lost_in_the_middle_loses_nothing(postgresql_url: str) -> None:
    """The change is made once, in the second attempt."""
    store = await Store.open(postgresql_url)
    await store.create(table())
    attempts: list[int] = []

    def work(c: Connection) -> int:
        attempts.append(say(len(attempts))(c))
        if len(attempts) == 1:
            throw_out(postgresql_url)
        return say(10)(c)

    assert await store.write("t", work) == 10
    assert attempts == [0, 1]
    assert await numbers(store) == [1, 10]
    await store.close()


async def test_a_row_held_by_somebody_who_stands_still_is_told(postgresql_url: str) -> None:
    store = await Store.open(postgresql_url)
    await store.create(table())
    await store.write("", lambda c: c.exec_driver_sql("SET lock_timeout = '100ms'"))
    with psycopg.connect(postgresql_url) as other:
        other.execute("UPDATE tables SET revision = revision")
        with pytest.raises(StoreError, match="lock timeout"):
            await store.commit("t", 0, first=1, log=lines("a"))
        other.rollback()
    assert await store.commit("t", 0, first=1, log=lines("a")) == 1
    await store.close()


async def test_a_deadlock_is_tried_again(postgresql_url: str) -> None:
    """Another process holds b and waits for a; whoever holds a and asks for b is sent back."""
    store = await Store.open(postgresql_url)
    for id in "ab":
        await store.create(table(id))
    await store.write("", lambda c: c.exec_driver_sql("SET deadlock_timeout = '10ms'"))
    holds_a, attempts = threading.Event(), list[str]()

    def take_both(c: Connection) -> None:
        attempts.append("")
        while len(attempts) > 1 and c.scalar(WAITING):
            time.sleep(0.01)  # the other one shall get a first
        take(c, "a")
        holds_a.set()
        while len(attempts) == 1 and not c.scalar(WAITING):
            time.sleep(0.01)
        take(c, "b")

    with psycopg.connect(postgresql_url) as other:
        other.execute("SET deadlock_timeout = '60s'")
        other.execute("UPDATE tables SET status = 'over' WHERE id = 'b'")
        change = asyncio.create_task(store.write("", take_both))
        await asyncio.to_thread(holds_a.wait)
        await asyncio.to_thread(other.execute, "UPDATE tables SET status = 'over' WHERE id = 'a'")
        other.commit()
    await change
    assert len(attempts) == 2
    assert [row and row.status for row in [await store.row("a"), await store.row("b")]] == ["playing"] * 2
    await store.close()


WAITING = text("SELECT count(*) FROM pg_locks WHERE NOT granted")


def take(c: Connection, id: str) -> None:
    c.execute(text("UPDATE tables SET status = 'playing' WHERE id = :id"), {"id": id})


async def test_a_database_out_of_reach_is_told_and_found_again(postgresql: str, postgresql_url: str) -> None:
    store = await Store.open(postgresql_url)
    await store.create(table())
    name = psycopg.conninfo.conninfo_to_dict(postgresql_url)["dbname"]
    with psycopg.connect(postgresql, autocommit=True) as admin:
        throw_out(postgresql_url)
        admin.execute(f"ALTER DATABASE {name} RENAME TO {name}_away".encode())
        for call in (store.row("t"), store.commit("t", 0), store.try_drive("t")):
            with pytest.raises(StoreError, match="does not exist"):
                await call
        admin.execute(f"ALTER DATABASE {name}_away RENAME TO {name}".encode())
    assert await store.commit("t", 0) == 1
    assert await store.try_drive("t")
    await store.close()


async def test_sqlite_is_told_to_wait_for_the_disk(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    assert await store.write("", pragma("journal_mode")) == "wal"
    assert await store.write("", pragma("synchronous")) == 2  # FULL
    assert await store.write("", pragma("foreign_keys")) == 1
    await store.close()


async def test_postgresql_is_told_to_wait_for_the_disk(postgresql_url: str) -> None:
    """Also where whoever runs the server has decided otherwise."""
    with psycopg.connect(postgresql_url, autocommit=True) as admin:
        name = admin.info.dbname
        admin.execute(f"ALTER DATABASE {name} SET synchronous_commit = off".encode())
    store = await Store.open(postgresql_url)
    assert await store.write("", lambda c: c.scalar(text("SHOW synchronous_commit"))) == "on"
    await store.close()


def pragma(name: str) -> Callable[[Connection], object]:
    return lambda c: c.exec_driver_sql(f"PRAGMA {name}").scalar()
