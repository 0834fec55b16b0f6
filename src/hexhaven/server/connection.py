"""One WebSocket of one person at one table: reads their messages, and sends them what they are told."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from hexhaven.server.desk import WATCHER, Reader
from hexhaven.wire.rest import Person
from hexhaven.wire.socket import ServerMessage

MOST_WAITING = 4 * 2**20  # bytes for somebody who does not read; they get the whole table when they are back
TRY_LATER = 1013  # close code: come back in a while, or read faster
ENCODER = msgspec.json.Encoder()


class Connection:
    """The server's end of a socket."""

    def __init__(
        self, socket: "WebSocket[Any, Any, Any]", language: str, person: Person | None,
        seat_token: int | None, address: str = "?",
    ) -> None:  # fmt: skip
        self.socket = socket
        self.address = address
        self.person = person.id if person else None
        self.name = person.name if person else ""
        self.seat_token = seat_token  # the seat that the token opened, for this table alone
        self.lease = ""  # for which the token was given out
        self.key = b""  # the digest of the session or seat token that the line hangs on; none for a stranger
        self.owner = ""  # the person whose session that is, or who gave the token out
        self.reader = Reader(WATCHER, language)
        self.answered: set[int] = set()  # numbers of requests, so that none is carried out twice
        self.knows: object = None  # who was at the table when it was last told
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue()
        self.waiting = 0  # bytes in the outbox
        self.hung_up = asyncio.Event()
        self.close_code = TRY_LATER

    def send(self, message: ServerMessage) -> None:
        self.send_data(ENCODER.encode(message))

    def send_data(self, data: bytes) -> None:
        """Queue a message. Whoever does not read is dropped rather than kept waiting for."""
        if self.hung_up.is_set():
            return
        if self.waiting + len(data) > MOST_WAITING:
            self.hang_up(TRY_LATER)
            return
        self.waiting += len(data)
        self.outbox.put_nowait(data)

    def hang_up(self, code: int) -> None:
        """Say nothing more, and close the socket."""
        self.close_code = code
        self.hung_up.set()

    async def write(self) -> None:
        """The task that sends what is queued."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                data = await self.outbox.get()
                await self.socket.send_data(data.decode(), "text")
                self.waiting -= len(data)
