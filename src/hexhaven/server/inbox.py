"""What is asked of a table, in order: one task does it, and whoever asked waits for the answer."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

T = TypeVar("T")


class TableClosed(Exception):
    """The table was put away because nobody used it; whoever needs it opens it again."""


@dataclass
class Job:
    """Something to be done, and where its result goes."""

    work: Callable[[], Awaitable[Any]]
    result: asyncio.Future[Any]

    def succeed(self, result: Any) -> None:
        if not self.result.done():  # whoever asked may have gone
            self.result.set_result(result)

    def fail(self, problem: BaseException) -> None:
        if not self.result.done():
            self.result.set_exception(problem)


class Inbox:
    """The jobs of one table."""

    def __init__(self) -> None:
        self.jobs: asyncio.Queue[Job | None] = asyncio.Queue()  # None: stop
        self.closed = False

    async def ask(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have something done after everything that was asked before."""
        if self.closed:
            raise TableClosed
        job = Job(work, asyncio.get_running_loop().create_future())
        self.jobs.put_nowait(job)
        result: T = await job.result
        return result

    async def next(self, seconds: float | None) -> Job | None:
        """The next job, or None when it is time to stop; TimeoutError if there is none for so long."""
        async with asyncio.timeout(seconds):
            return await self.jobs.get()

    def is_empty(self) -> bool:
        return self.jobs.empty()

    def stop(self) -> None:
        """Let the task end after what it is doing: nothing is broken off halfway."""
        self.jobs.put_nowait(None)

    def close(self) -> None:
        """The task has ended: nothing more is taken in."""
        self.closed = True
        while not self.jobs.empty():
            if (job := self.jobs.get_nowait()) is not None:
                job.fail(TableClosed())
