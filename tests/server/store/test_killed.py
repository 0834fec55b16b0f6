"""Nothing that was acknowledged is lost, and nothing is there by half, when the process is killed."""

import json
import random
import signal
import subprocess
import sys
import time

import pytest

from hexhaven.server.store import Store
from server.store.samples import table

pytestmark = pytest.mark.anyio

TABLES = 5

# Changes its tables as fast as it can, and tells of every change that the store has acknowledged. Each one
# brings two lines, a word of chat and a meta that names its revision; every fourth takes the last lines back.
PLAYER = """
import asyncio, json, sys
from hexhaven.server.store import ChatRow, LogLine, Store

async def play(store, id):
    row = await store.row(id)
    revision, entries = row.revision, row.entries
    while True:
        keep = entries - 2 if revision % 4 == 3 and entries else entries
        log = [LogLine(0, f"{revision + 1} {part}", 0) for part in "ab"]
        chat = [ChatRow(revision + 1, 0, "", str(revision + 1), 0)]
        meta = json.dumps(revision + 1).encode()
        revision = await store.commit(id, revision, keep=keep, first=keep + 1, log=log, chat=chat, meta=meta)
        entries = keep + 2
        print(id, revision, flush=True)

async def main():
    store = await Store.open(sys.argv[1])
    await asyncio.gather(*(play(store, f"t{i}") for i in range(int(sys.argv[2]))))

asyncio.run(main())
"""


def killed_player(url: str, seconds: float) -> dict[str, int]:
    """Let a process play, kill it, and return the last revision of each table that it told of."""
    command = [sys.executable, "-c", PLAYER, url, str(TABLES)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        told = [process.stdout.readline()]
        time.sleep(seconds)
        process.send_signal(signal.SIGKILL)
        told += process.stdout.read().splitlines()
    assert process.returncode == -signal.SIGKILL
    return {line.split()[0]: int(line.split()[1]) for line in told if len(line.split()) == 2}


async def test_a_killed_process_loses_nothing(store_url: str) -> None:
    store = await Store.open(store_url)
    for i in range(TABLES):
        await store.create(table(f"t{i}", meta=b"0"))
    await store.close()
    for _ in range(3):
        told = killed_player(store_url, random.uniform(0.02, 0.2))
        await check(store_url, told)


async def check(url: str, told: dict[str, int]) -> None:
    store = await Store.open(url)
    for i in range(TABLES):
        stored = await store.load(f"t{i}")
        assert stored is not None
        revision = stored.row.revision
        assert told.get(stored.row.id, 0) <= revision
        assert json.loads(stored.row.meta) == revision
        assert [row.text for row in stored.chat] == [str(n + 1) for n in range(revision)]
        assert [line.text for line in stored.log] == expected_log(revision)
    await store.close()


def expected_log(revision: int) -> list[str]:
    log: list[str] = []
    for number in range(revision):
        if number % 4 == 3:
            log = log[:-2]
        log += [f"{number + 1} a", f"{number + 1} b"]
    return log
