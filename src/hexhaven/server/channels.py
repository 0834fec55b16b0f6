"""How processes that share a database hear of one another: PostgreSQL's LISTEN and NOTIFY.

A lost connection is made anew. What was said in the meantime is lost, which does no harm: notes tell only
that something is new, and tables look for news by themselves from time to time.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from typing import Any, TypeAlias

from litestar.channels.backends.base import ChannelsBackend
from psycopg import AsyncConnection, Error
from psycopg.sql import SQL, Identifier

from hexhaven.server.store.engines import ALIVE

LOG = logging.getLogger("hexhaven")
RETRY = 1.0  # seconds until a lost connection is tried again
PATIENCE = 10.0  # seconds to wait for the first connection

Line: TypeAlias = AsyncConnection[Any]


class LastingBackend(ChannelsBackend):
    """Channels on PostgreSQL."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.channels: set[str] = set()
        self.events: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self.listening = asyncio.Event()
        self.listener: asyncio.Task[None] | None = None
        self.speaker: Line | None = None

    async def on_startup(self) -> None:
        self.events = asyncio.Queue()

    async def on_shutdown(self) -> None:
        await self.stop_listening()
        await self.hang_up()
        self.channels.clear()

    async def connect(self) -> Line:
        options: dict[str, Any] = dict(ALIVE)
        return await AsyncConnection.connect(self.address, autocommit=True, **options)

    # --- speaking -----------------------------------------------------------------------------------

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            for channel in channels:
                await self.say(channel, data.decode())
        except Error as problem:
            LOG.warning("a note to the other processes was lost: %s", problem)
            await self.hang_up()

    async def say(self, channel: str, note: str) -> None:
        if self.speaker is None:
            self.speaker = await self.connect()
        await self.speaker.execute("SELECT pg_notify(%s, %s)", (channel, note))

    async def hang_up(self) -> None:
        speaker, self.speaker = self.speaker, None
        if speaker is not None:
            await speaker.close()

    # --- listening ----------------------------------------------------------------------------------

    async def subscribe(self, channels: Iterable[str]) -> None:
        await self.listen_to(self.channels.union(channels))

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        await self.listen_to(self.channels.difference(channels))

    async def listen_to(self, channels: set[str]) -> None:
        """Listen to these channels from now on; returns when the first note could come."""
        await self.stop_listening()
        self.channels = channels
        if channels:
            self.listener = asyncio.create_task(self.listen())
            async with asyncio.timeout(PATIENCE):
                await self.listening.wait()

    async def stop_listening(self) -> None:
        listener, self.listener = self.listener, None
        self.listening.clear()
        if listener is not None:
            listener.cancel()
            await asyncio.gather(listener, return_exceptions=True)

    async def listen(self) -> None:
        while True:
            try:
                async with await self.connect() as line:
                    await self.hear(line)
            except Error as problem:
                LOG.warning("notes of the other processes are not heard for a while: %s", problem)
            await asyncio.sleep(RETRY)

    async def hear(self, line: Line) -> None:
        for channel in self.channels:
            await line.execute(SQL("LISTEN {}").format(Identifier(channel)))
        self.listening.set()
        async for note in line.notifies():
            self.events.put_nowait((note.channel, note.payload.encode()))

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            yield await self.events.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Nothing that was said is kept."""
        return []
