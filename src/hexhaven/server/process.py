"""The server as a process of its own: it lives long, and serves many."""

import asyncio
import gc
import socket
import sys
from typing import Any, Final

import uvicorn
from litestar import Litestar
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

LARGEST_MESSAGE: Final = 64 * 1024  # bytes from a browser
MOST_FILES: Final = 65536
SELDOM: Final = 1000  # small searches for unused memory before a large one; 10 are usual

# The window holds the update before: the next one is much like it, and shrinks to a twentieth. With the 4 kB
# that are usual it would take four times the bytes, and twice the time.
DEFLATE: Final = ServerPerMessageDeflateFactory(
    server_max_window_bits=13, client_max_window_bits=12, compress_settings={"memLevel": 6}
)


def run(app: Litestar, host: str, port: int) -> None:
    """Serve until it is stopped."""
    config = uvicorn.Config(
        app, host=host, port=port, ws=Line, ws_max_size=LARGEST_MESSAGE, log_level="warning",
        server_header=False,
    )  # fmt: skip
    Process(config).run()


class Process(uvicorn.Server):
    """A server that knows it is the only one in its process."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and from then on look for unused memory only among what was made later.

        What is there after the start, with hundreds of games woken, is there to stay. To look through it
        again and again would hold everybody up for a third of a second each time. To look through all
        people's lines takes half of that, and there is little to find: it is done seldom.
        """
        allow_many_files()
        gc.disable()
        try:
            await super().startup(sockets)
        finally:
            gc.enable()
        gc.collect()
        gc.freeze()
        gc.set_threshold(*gc.get_threshold()[:2], SELDOM)


class Line(WebSocketsSansIOProtocol):
    """A WebSocket that remembers enough of what it sent to say the next thing in few words."""

    def __init__(
        self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:  # fmt: skip
        super().__init__(config, server_state, app_state, _loop)
        self.conn.available_extensions = [DEFLATE]

    def connection_lost(self, exc: Exception | None) -> None:
        """Give what was remembered back at once: the rest of the line stays until it is searched for, since
        the framework's socket refers to itself."""
        super().connection_lost(exc)
        self.conn.extensions = []


def allow_many_files() -> None:
    """Everybody at a table is a socket; many systems allow a process 1024 until it asks for more."""
    if sys.platform == "win32":
        return
    import resource

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    if now != resource.RLIM_INFINITY and now < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
