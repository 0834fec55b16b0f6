"""One WebSocket of one person at one table: reads their messages, and sends them what they are told."""

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from hexhaven.server.desk import WATCHER, Reader
from hexhaven.wire.rest import Person
from hexhaven.wire.socket import ServerMessage

MOST_WAITING = 200  # messages for somebody who does not read; they get the whole table when they are back
TOO_SLOW = 1013
ENCODER = msgspec.json.Encoder()


class Connection:
    """The server's end of a socket."""

    def __init__(
        self, socket: "WebSocket[Any, Any, Any]", language: str, person: Person | None, seat_token: int | None
    ) -> None:
        self.socket = socket
        self.person = person.id if person else None
        self.name = person.name if person else ""
        self.seat_token = seat_token  # the seat that the token opened, for this table alone
        self.reader = Reader(WATCHER, language)
        self.answered: set[int] = set()  # numbers of requests, so that none is carried out twice
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self.overflowed = False

    @property
    def key(self) -> str:
        """Whom limits count for."""
        return self.person or f"seat {self.seat_token} {id(self)}"

    def send(self, message: ServerMessage) -> None:
        """Queue a message. Whoever does not read is dropped rather than kept waiting for."""
        if self.overflowed:
            return
        try:
            self.outbox.put_nowait(ENCODER.encode(message))
        except asyncio.QueueFull:
            self.overflowed = True

    async def write(self) -> None:
        """The task that sends what is queued."""
        while not self.overflowed:
            data = await self.outbox.get()
            try:
                await self.socket.send_data(data.decode(), "text")
            except (WebSocketDisconnect, RuntimeError):
                return
        await self.socket.close(TOO_SLOW)
