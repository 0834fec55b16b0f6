"""The doors of the server: whoever stands in one without coming in or going out is shut out in time."""

import asyncio
from typing import Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

ARRIVAL: Final = 10.0  # seconds for a request to come in whole; what dribbles in gains no time
UNREAD: Final = 20.0  # seconds for somebody to go on reading what they are sent
LINGER: Final = 3.0  # seconds for the last words, once the line is being closed

COMING: Final = (h11.IDLE, h11.SEND_BODY)  # a request that is not whole yet

# The window holds the update before: the next one is much like it, and shrinks to a twentieth. With the 4 kB
# that are usual it would take four times the bytes, and twice the time.
DEFLATE: Final = ServerPerMessageDeflateFactory(
    server_max_window_bits=13, client_max_window_bits=12, compress_settings={"memLevel": 6}
)


class Deadline:
    """A moment after which a line is cut, unless what it waits for has come."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.timer: asyncio.TimerHandle | None = None

    def set(self, transport: asyncio.Transport) -> None:
        if self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(self.seconds, transport.abort)

    def lift(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class Impatient(asyncio.Protocol):
    """Cuts the line to somebody who does not read on, or does not take leave."""

    transport: asyncio.Transport

    def set_deadlines(self) -> None:
        self.reading, self.leaving = Deadline(UNREAD), Deadline(LINGER)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reading.set(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.reading.lift()

    def connection_lost(self, exc: Exception | None) -> None:
        self.reading.lift()
        self.leaving.lift()
        super().connection_lost(exc)


class Door(Impatient, H11Protocol):
    """HTTP for people who send what they began and read what they asked for."""

    def __init__(
        self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:  # fmt: skip
        super().__init__(config, server_state, app_state, _loop)
        self.arrival = Deadline(ARRIVAL)
        self.set_deadlines()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.arrival.set(transport)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state in COMING and self.transport.get_protocol() is self:
            self.arrival.set(self.transport)
        else:
            self.arrival.lift()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.leaving.set(self.transport)

    def shutdown(self) -> None:
        """The server stops: it waits for its own answers, not for requests that may never be whole."""
        if self.conn.their_state in COMING:
            self.transport.abort()
            return
        super().shutdown()
        self.leaving.set(self.transport)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.arrival.lift()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.arrival.lift()
        super().connection_lost(exc)


class Line(Impatient, WebSocketsSansIOProtocol):
    """A WebSocket that remembers enough of what it sent to say the next thing in few words."""

    def __init__(
        self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:  # fmt: skip
        super().__init__(config, server_state, app_state, _loop)
        self.conn.available_extensions = [DEFLATE]
        self.set_deadlines()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.leaving.set(self.transport)

    def shutdown(self) -> None:
        super().shutdown()
        self.leaving.set(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Give what was remembered back at once: the rest of the line stays until it is searched for, since
        the framework's socket refers to itself."""
        super().connection_lost(exc)
        self.conn.extensions = []
