"""Playing a batch with several workers, in order and with a decent end."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from ctypes import c_bool
from itertools import islice
from multiprocessing.connection import wait
from typing import Final

from hexhaven.arena.batch import Batch, Result, check, play
from hexhaven.catalog import SetupError

# Games that a worker plays before it reports: few enough for a lively progress bar.
CHUNK: Final = 4
QUICK_CHUNK: Final = 200
CHUNKS_AHEAD: Final = 4  # for each worker


class GameFailed(RuntimeError):
    """A game that stopped with an error; the message says which one and why.

    It holds one text and nothing else, so that it passes from a worker to its parent.
    """


class WorkerLost(RuntimeError):
    """A worker process was ended by somebody else."""


def run(batch: Batch, workers: int = 1) -> Iterator[Result]:
    """Play all games of a batch and yield their results in order; 0 workers means one for each core.

    Stop early by leaving the loop or with Ctrl-C: a worker then finishes the game it is at, no more.
    """
    check(batch)
    workers = min(workers or cores(), batch.games)
    if workers < 1:
        raise SetupError(
            f"there cannot be {workers} workers; 0 means one for each core", "workers", {"n": str(workers)}
        )
    if workers == 1:
        return (play_named(batch, number) for number in range(batch.games))
    return run_in_pool(batch, workers)


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def chunks(batch: Batch, workers: int) -> Iterator[range]:
    """The numbers of the games, in portions that keep all workers busy to the end."""
    size = min(QUICK_CHUNK if batch.quick else CHUNK, max(1, batch.games // (2 * workers)))
    for start in range(0, batch.games, size):
        yield range(start, min(start + size, batch.games))


def run_in_pool(batch: Batch, workers: int) -> Iterator[Result]:
    with pool(batch, workers) as executor:
        waiting = chunks(batch, workers)
        running: deque[Future[list[Result]]] = deque()
        while True:
            with deaf_workers():
                for numbers in islice(waiting, CHUNKS_AHEAD * workers - len(running)):
                    running.append(executor.submit(play_chunk, numbers))
            if not running:
                return
            yield from running.popleft().result()


@contextmanager
def pool(batch: Batch, workers: int) -> Iterator[ProcessPoolExecutor]:
    """Worker processes that know the batch and stop soon when the block is left.

    They are told so without a lock: a worker that is killed while it holds one would leave everybody waiting.
    """
    context = multiprocessing.get_context("spawn")
    stop = context.RawValue(c_bool, False)
    executor = ProcessPoolExecutor(workers, context, begin_work, (batch, stop))
    try:
        yield executor
    except BrokenProcessPool:
        raise WorkerLost("a worker was killed from outside; perhaps memory ran out") from None
    finally:
        stop.value = True
        executor.shutdown(cancel_futures=True)


@contextmanager
def deaf_workers() -> Iterator[None]:
    """Ctrl-C is for the parent, which then stops its workers: processes started in here never hear it.

    They inherit a mask; the parent hears at the end what was sent in between.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Work:
    """What a worker process was told at its start."""

    batch: Batch
    stop: c_bool


def follow_parent() -> None:
    """What every worker does first: leave Ctrl-C to its parent, and end when the parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where there are no masks
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """A parent that is killed tells nobody: its workers notice by themselves."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(0)


def begin_work(batch: Batch, stop: c_bool) -> None:
    follow_parent()
    Work.batch = batch
    Work.stop = stop


def play_chunk(numbers: range) -> list[Result]:
    results = []
    for number in numbers:
        if Work.stop.value:
            break
        results.append(play_named(Work.batch, number))
    return results


def play_named(batch: Batch, number: int) -> Result:
    """Play a game; an error says which game it was."""
    try:
        return play(batch, number)
    except Exception as problem:
        raise GameFailed(f"game {number} of seed '{batch.seed}' failed: {problem}") from problem
