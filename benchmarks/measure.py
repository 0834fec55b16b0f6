"""How both sides are measured: the same clock, the same loops, the same form of answer.

Needs nothing but Python, since the peer runs it in an environment of its own.
"""

import gc
import json
import os
import statistics
import sys
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

COPIES = 2_000


def games_per_second(play: Callable[[int], int], games: int) -> dict[str, float]:
    """Play games with seeds 1, 2, ... and report decisions per second of processor time.

    `play` takes a seed and returns how many decisions the players made. Processor time equals wall time on a
    quiet machine, and stays honest when something else takes the core away for a moment.
    """
    play(games + 1)  # warm up: imports, caches
    wall, cpu = time.perf_counter(), time.process_time()
    decisions = sum(play(seed) for seed in range(1, games + 1))
    cpu, wall = time.process_time() - cpu, time.perf_counter() - wall
    return {
        "games": games,
        "decisions": decisions,
        "seconds": cpu,
        "wall_seconds": wall,
        "games_per_second": games / cpu,
        "decisions_per_second": decisions / cpu,
    }


def copy_nanoseconds(copy: Callable[[], object]) -> float:
    """Return the median time of one copy, the call itself included."""
    return statistics.median(_one_round(copy) for _ in range(7))


def _one_round(copy: Callable[[], object]) -> float:
    rounds = range(COPIES)
    start = time.process_time_ns()
    for _ in rounds:
        copy()
    return (time.process_time_ns() - start) / COPIES


def copy_bytes(copy: Callable[[], object]) -> float:
    """Return how much memory one copy takes: what the process grows by while thousands are kept."""
    gc.collect()
    kept: list[object] = [None] * COPIES
    with _Growth() as growth:
        for i in range(COPIES):
            kept[i] = copy()
    return growth.bytes / COPIES


class _Growth:
    """Growth of the resident memory, or of Python's own count where there is no /proc."""

    bytes = 0
    _proc = Path("/proc/self/statm")

    def __enter__(self) -> "_Growth":
        if not self._proc.exists():
            tracemalloc.start()
        self.bytes = -self._now()
        return self

    def __exit__(self, *_: object) -> None:
        self.bytes += self._now()
        tracemalloc.stop()

    def _now(self) -> int:
        if not self._proc.exists():
            return tracemalloc.get_traced_memory()[0]
        return int(self._proc.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def report(engine: str, version: str, **measured: Any) -> None:
    """Print one JSON object, the whole output of a measuring process."""
    python = sys.version.split()[0]
    json.dump({"engine": engine, "version": version, "python": python, **measured}, sys.stdout)
    print()
