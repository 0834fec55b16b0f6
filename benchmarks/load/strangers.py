"""Strangers who take what they can get: they look, join and search, again and again, as fast as they are let.

Each has an address of their own, so that each has the whole of what the server grants to an address.
"""

import asyncio
import re
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import cycle
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from types import TracebackType
from typing import Self

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hexhaven.wire.socket import Look
from load.people import HEAR, LARGEST, SPEAK

QUESTIONS = (
    "how many cards may I hold", "wann darf ich den feuerteufel spielen", "a the of to in and or not",
    "distance rule longest road robber seven discard trade harbour", "turnierdeck größe",
)  # fmt: skip
REPLAYS = "/api/tables/{table}/replay?view=spectator&first=400&count=200"
SHORTEST = 0.2  # seconds to wait where nothing is said
ADDRESSES = "127.0.1."  # theirs begin so


@dataclass
class Haul:
    """What they got."""

    done: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)


@dataclass
class Stranger:
    """One of them."""

    url: str  # ws://...
    tables: Sequence[str]
    number: int
    haul: Haul

    @property
    def address(self) -> str:
        return f"{ADDRESSES}{self.number + 1}"

    async def roam(self) -> None:
        """For ever."""
        random = Random(self.number)
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        base = self.url.replace("ws://", "http://")
        async with httpx.AsyncClient(transport=transport, base_url=base, timeout=120, trust_env=False) as web:
            for wish in cycle((self.join, self.search, self.replay)):
                with suppress(OSError, httpx.HTTPError, ConnectionClosed, InvalidHandshake, TimeoutError):
                    await wish(web, random)

    async def join(self, web: httpx.AsyncClient, random: Random) -> None:
        """Come to a table and look at it three times, in either language."""
        address = f"{self.url}/api/tables/{random.choice(self.tables)}/play"
        async with connect(address, max_size=LARGEST, local_addr=(self.address, 0), proxy=None) as socket:
            if await self.heard("join", await socket.recv(decode=False)):
                for number, language in enumerate(("de", "en", "de")):
                    await socket.send(SPEAK.encode(Look(id=number, language=language)), text=True)
                    while (data := await socket.recv(decode=False)) and b'"type":"update"' in data[:30]:
                        pass
                    if not await self.heard("look", data):
                        return

    async def search(self, web: httpx.AsyncClient, random: Random) -> None:
        await self.asked("search", await web.get("/api/almanac", params={"query": random.choice(QUESTIONS)}))

    async def replay(self, web: httpx.AsyncClient, random: Random) -> None:
        await self.asked("replay", await web.get(REPLAYS.format(table=random.choice(self.tables))))

    async def heard(self, what: str, data: bytes) -> bool:
        message = HEAR.decode(data)
        if message.type != "problem":
            self.haul.done[what] += 1
            return True
        self.haul.refused[what] += 1
        found = re.search(rb"(\d+) s\b", data)
        await asyncio.sleep(float(found[1]) if found else SHORTEST)
        return False

    async def asked(self, what: str, answer: httpx.Response) -> None:
        if answer.status_code == 200:
            self.haul.done[what] += 1
        else:
            self.haul.refused[what] += 1
            await asyncio.sleep(float(answer.headers.get("Retry-After", SHORTEST)))


class Crowd:
    """Many strangers, in a process of their own: what they read must not hold up those who are timed."""

    def __init__(self, url: str, tables: Sequence[str], count: int) -> None:
        context = get_context("spawn")
        self.line, self.theirs = context.Pipe()
        self.process = context.Process(target=crowd, args=(url, tables, count, self.theirs), daemon=True)

    def __enter__(self) -> Self:
        self.process.start()
        self.theirs.close()  # if they are gone, nobody waits for them
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.join()
        self.line.close()

    async def haul(self) -> Haul:
        """What they got since they were asked last."""
        self.line.send("haul")
        found: Haul = await asyncio.to_thread(self.line.recv)
        return found


def crowd(url: str, tables: Sequence[str], count: int, line: Connection) -> None:
    asyncio.run(roam_all(url, tables, count, line))


async def roam_all(url: str, tables: Sequence[str], count: int, line: Connection) -> None:
    haul = Haul()
    roaming = [asyncio.create_task(Stranger(url, tables, n, haul).roam()) for n in range(count)]
    while roaming:
        await asyncio.to_thread(line.recv)
        line.send(haul)
        haul.done.clear()
        haul.refused.clear()
