"""Games of a match, played aside: by worker processes, so that nobody at a table waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from ctypes import c_bool
from typing import Any

from hexhaven.arena.workers import cores, deaf_workers, follow_parent
from hexhaven.scene.services import Match
from hexhaven.server.errors import TroubleError

MOST_WAITING = 16  # stretches that are played or wait for a worker; whoever comes then is sent away
STRETCH_SECONDS = 2.0  # after which a stretch ends with the game it is at
IDLE_SECONDS = 300.0  # after which workers without work are sent home
POLITE = 10  # how far workers stand back behind the server when there is not enough processor for both


class Trials:
    """The workers of a server that play the games of a match. They come when somebody needs them."""

    def __init__(self) -> None:
        self.pool: Pool | None = None
        self.waiting = 0
        self.leaving: asyncio.TimerHandle | None = None

    async def play(self, match: Match, numbers: range) -> list[Any]:
        """Play games of a match: those that are asked for, or as many as there is time for, at least one."""
        if self.waiting >= MOST_WAITING:
            raise TroubleError("busy")
        self.waiting += 1
        try:
            return await self.play_aside(match, numbers)
        finally:
            self.waiting -= 1
            self.plan_leave()

    async def play_aside(self, match: Match, numbers: range) -> list[Any]:
        pool = self.pool = self.pool or Pool()
        try:
            return await pool.play(match, numbers)
        except BrokenProcessPool:  # somebody killed a worker; the next games get new ones
            if self.pool is pool:
                self.pool = None
            raise TroubleError("busy") from None

    def plan_leave(self) -> None:
        if self.leaving is not None:
            self.leaving.cancel()
        self.leaving = asyncio.get_running_loop().call_later(IDLE_SECONDS, self.leave)

    def leave(self) -> None:
        if self.waiting == 0 and self.pool is not None:
            self.pool.stop()
            self.pool = None

    async def close(self) -> None:
        """Send the workers home, and wait until they are gone."""
        if self.leaving is not None:
            self.leaving.cancel()
        pool, self.pool = self.pool, None
        if pool is not None:
            await asyncio.to_thread(pool.stop, wait=True)


class Pool:
    """Worker processes that are told to stop without a lock, as in the arena."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.stopping = context.RawValue(c_bool, False)
        workers = max(1, cores() // 2)
        self.executor = ProcessPoolExecutor(workers, context, begin_work, (self.stopping,))

    async def play(self, match: Match, numbers: range) -> list[Any]:
        with deaf_workers():
            games = self.executor.submit(play_stretch, match, numbers)
        return await asyncio.wrap_future(games)

    def stop(self, wait: bool = False) -> None:
        self.stopping.value = True
        self.executor.shutdown(wait=wait, cancel_futures=True)


# --- in a worker -------------------------------------------------------------------------------------


class Work:
    """What a worker process was told at its start."""

    stopping: c_bool


def begin_work(stopping: c_bool) -> None:
    follow_parent()
    if hasattr(os, "nice"):
        os.nice(POLITE)
    Work.stopping = stopping


def play_stretch(match: Match, numbers: range) -> list[Any]:
    games: list[Any] = []
    end = time.monotonic() + STRETCH_SECONDS
    for number in numbers:
        games.append(match.play(number))
        if time.monotonic() > end or Work.stopping.value:
            break
    return games
