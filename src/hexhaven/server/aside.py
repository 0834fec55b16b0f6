"""Long work, done beside the loop: a game played again, a log told from the beginning.

One thread does it, one job after the other, so that the loop never waits for more than one of them to let go.
Whoever waits has their turn: a second job of the same address comes after one of everybody else's.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

from hexhaven.server.errors import TroubleError

T = TypeVar("T")

MOST_WAITING = 16  # jobs of one address
OURS = ""  # the address of what the server does by itself


@dataclass
class Job:
    work: Callable[[], Any]
    result: asyncio.Future[Any]


class Aside:
    """The thread, and who waits for it."""

    def __init__(self, charge: Callable[[str, float], None] | None = None) -> None:
        self.thread = ThreadPoolExecutor(1, "aside")
        self.waiting: dict[str, deque[Job]] = {}  # by address; the one whose turn it is stands first
        self.charge = charge or (lambda address, seconds: None)
        self.busy = False
        self.closing = False

    async def do(self, address: str, work: Callable[[], T]) -> T:
        """Have something done, and charge the address with the processor time it took."""
        if self.closing:
            raise TroubleError("closing")
        jobs = self.waiting.setdefault(address, deque())
        if len(jobs) >= MOST_WAITING and address != OURS:
            raise TroubleError("busy")
        job = Job(work, asyncio.get_running_loop().create_future())
        jobs.append(job)
        self.go_on()
        result: T = await job.result
        return result

    def go_on(self) -> None:
        while self.waiting and not self.busy:
            address, job = self.next_job()
            if not job.result.done():  # whoever asked may have gone
                self.begin(address, job)

    def next_job(self) -> tuple[str, Job]:
        address = next(iter(self.waiting))
        jobs = self.waiting.pop(address)
        job = jobs.popleft()
        if jobs:
            self.waiting[address] = jobs  # behind everybody else
        return address, job

    def begin(self, address: str, job: Job) -> None:
        self.busy = True
        done = asyncio.get_running_loop().run_in_executor(self.thread, timed, job.work)
        done.add_done_callback(lambda done: self.finish(address, job, done))

    def finish(self, address: str, job: Job, done: asyncio.Future[tuple[Any, float]]) -> None:
        self.busy = False
        if done.cancelled():
            job.result.cancel()
            return
        result, seconds = done.result()
        self.charge(address, seconds)
        if not job.result.done():
            settle(job.result, result)
        self.go_on()

    def refuse(self) -> None:
        """Finish what is under way, and nothing else: whoever waits is told at once that the server stops."""
        self.closing = True
        waiting = [job for jobs in self.waiting.values() for job in jobs]
        self.waiting.clear()
        for job in waiting:
            if not job.result.done():
                job.result.set_exception(TroubleError("closing"))

    async def close(self) -> None:
        self.refuse()
        await asyncio.to_thread(self.thread.shutdown, cancel_futures=True)


class Failure:
    """What came of a job that failed."""

    def __init__(self, problem: Exception) -> None:
        self.problem = problem


def timed(work: Callable[[], T]) -> tuple[T | Failure, float]:
    """Do it, in the thread; how it ended, and the processor time it took."""
    began = time.thread_time()
    try:
        result: T | Failure = work()
    except Exception as problem:
        result = Failure(problem)
    return result, time.thread_time() - began


def settle(future: asyncio.Future[Any], result: object) -> None:
    if isinstance(result, Failure):
        future.set_exception(result.problem)
    else:
        future.set_result(result)
