"""The server as a process of its own: it lives long, and serves many."""

import gc
import os
import socket
import sys
import threading
from collections.abc import Callable, Sequence
from typing import Final

import uvicorn
from litestar import Litestar

from hexhaven.server.door import Door, Line
from hexhaven.server.hub import Hub

LARGEST_MESSAGE: Final = 64 * 1024  # bytes from a browser
MOST_FILES: Final = 65536
PATIENCE: Final = 4  # seconds for answers that are under way when the server stops
IDLE: Final = 5  # seconds that a browser's line stays open for another request: it knows how to ask again
IDLE_PROXY: Final = 130  # a proxy does not, and keeps its lines for long (Caddy for two minutes)
LAST: Final = 9.0  # seconds until it is gone in any case
TURN: Final = 0.0001  # seconds that a thread may hold the others up; a move waits for it more than once
SELDOM: Final = 1000  # small searches for unused memory before a large one; 10 are usual


def run(
    app: Litestar, sockets: list[socket.socket], answers: Callable[[], None], proxies: Sequence[str] = ()
) -> None:
    """Serve until it is stopped; say when it answers. Of who asks through a proxy, only those named here are
    believed."""
    config = uvicorn.Config(
        app, http=Door, ws=Line, ws_max_size=LARGEST_MESSAGE, log_level="warning", server_header=False,
        timeout_graceful_shutdown=PATIENCE, proxy_headers=bool(proxies), forwarded_allow_ips=list(proxies),
        timeout_keep_alive=IDLE_PROXY if proxies else IDLE,
    )  # fmt: skip
    sys.setswitchinterval(TURN)

    def stops() -> None:
        hub: Hub = app.state.hub
        hub.stop_taking_in()

    Process(config, answers, stops).run(sockets)


def nothing() -> None:
    """What is done where there is nobody to tell."""


class Process(uvicorn.Server):
    """A server that knows it is the only one in its process."""

    def __init__(
        self, config: uvicorn.Config, answers: Callable[[], None] = nothing,
        stops: Callable[[], None] = nothing,
    ) -> None:  # fmt: skip
        super().__init__(config)
        self.answers = answers
        self.stops = stops

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
        self.answers()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop in order; whatever then still waits for a database that does not answer is left. What anybody
        was told is on disk."""
        last = threading.Timer(LAST, os._exit, (1,))
        last.daemon = True
        last.start()
        self.stops()
        await super().shutdown(sockets)


def allow_many_files() -> None:
    """Everybody at a table is a socket; many systems allow a process 1024 until it asks for more."""
    if sys.platform == "win32":
        return
    import resource

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    if now != resource.RLIM_INFINITY and now < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
