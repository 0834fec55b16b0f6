"""All changes of one process pass through one thread, and one fsync serves as many of them as are waiting.

A change is a function of a connection. Whatever waits is carried out in one transaction. A change that is
refused (the table has moved on, the name is taken) has written nothing and so does not disturb the others;
one that fails is taken out, and the others are carried out again without it. When the database itself is in
trouble, none of them has happened, and all who asked are told so.

Threads rather than a driver made for asyncio: a whole transaction is one step from the event loop and back,
where such a driver takes one for every statement.
"""

import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Generic, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from hexhaven.server.store.errors import REFUSALS, is_passing, store_error

T = TypeVar("T")

MOST = 200  # changes in one transaction, so that nobody waits long for the row of a table
TRIES = 3
PAUSE = 0.02  # seconds for whoever came between to get done
TRY_AGAIN = ("40001", "40P01")  # PostgreSQL's codes for "somebody else came between" and "deadlock"


@dataclass(frozen=True)
class Change(Generic[T]):
    """Something to be written. `key` orders the changes of a transaction, so that two processes that write
    the same tables lock them in the same order."""

    key: str
    work: Callable[[Connection], T]
    future: Future[T] = field(default_factory=Future)


Outcome: TypeAlias = tuple[Any, Exception | None]


class Writer:
    """The thread that writes."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.queue: SimpleQueue[Change[Any] | None] = SimpleQueue()
        self.thread = Thread(target=self.run, name="hexhaven-writer", daemon=True)
        self.thread.start()

    def submit(self, key: str, work: Callable[[Connection], T]) -> Future[T]:
        change = Change(key, work)
        self.queue.put(change)
        return change.future

    def close(self) -> None:
        """Carry out what is waiting, then stop."""
        self.queue.put(None)
        self.thread.join()
        self.engine.dispose()

    def run(self) -> None:
        while (first := self.queue.get()) is not None:
            changes, last = self.gather(first)
            started = [change for change in changes if change.future.set_running_or_notify_cancel()]
            carry_out(self.engine, sorted(started, key=lambda change: change.key))
            if last:
                return

    def gather(self, first: Change[Any]) -> tuple[list[Change[Any]], bool]:
        """The changes that are waiting now, and whether they are the last ones."""
        changes = [first]
        while len(changes) < MOST:
            try:
                change = self.queue.get_nowait()
            except Empty:
                break
            if change is None:
                return changes, True
            changes.append(change)
        return changes, False


def carry_out(engine: Engine, changes: Sequence[Change[Any]]) -> None:
    """Write the changes, and tell everybody who asked for one."""
    try:
        told = outcomes(engine, changes)
    except Exception as problem:
        told = [(None, store_error(problem)) for _ in changes]
    for change, (value, error) in zip(changes, told, strict=True):
        if error is None:
            change.future.set_result(value)
        else:
            change.future.set_exception(error)


def outcomes(engine: Engine, changes: Sequence[Change[Any]]) -> list[Outcome]:
    """What came of each change; those that fail are taken out until the others go through."""
    failed: dict[int, Exception] = {}
    tries: Counter[int | None] = Counter()  # of a change; None: of the transaction itself
    while True:
        attempt = Attempt(changes, failed)
        try:
            return attempt.write(engine)
        except Exception as problem:
            at = None if is_passing(problem) else attempt.at
            tries[at] += 1
            if tries[at] < TRIES and not attempt.committing and worth_another_try(problem):
                time.sleep(PAUSE)
            elif at is not None:
                failed[at] = problem
            else:
                raise


class Attempt:
    """One transaction with all changes that have not failed before."""

    def __init__(self, changes: Sequence[Change[Any]], failed: dict[int, Exception]) -> None:
        self.changes = changes
        self.failed = failed
        self.at: int | None = None  # the change being carried out
        self.committing = False

    def write(self, engine: Engine) -> list[Outcome]:
        with engine.begin() as connection:
            told = [self.outcome(i, connection) for i in range(len(self.changes))]
            self.at = None
            self.committing = True
        return told

    def outcome(self, i: int, connection: Connection) -> Outcome:
        if i in self.failed:
            return None, self.failed[i]
        self.at = i
        try:
            return self.changes[i].work(connection), None
        except REFUSALS as refusal:
            return None, refusal


def worth_another_try(problem: Exception) -> bool:
    """A lost connection is made anew, a deadlock passes, and where somebody else wrote the same thing in the
    same moment, a change now sees it and can tell its caller."""
    if not isinstance(problem, DBAPIError):
        return False
    code = getattr(problem.orig, "sqlstate", None)
    return problem.connection_invalidated or isinstance(problem, IntegrityError) or code in TRY_AGAIN
