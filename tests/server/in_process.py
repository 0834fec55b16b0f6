"""Any application behind the server's own doors, in the process of the test."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn

from hexhaven.server.door import Door, Line
from server.running import free_port


@asynccontextmanager
async def served(app: Any) -> AsyncIterator[int]:
    """The port it answers on, for the time of a block."""
    port = free_port()
    config = uvicorn.Config(
        app, port=port, http=Door, ws=Line, lifespan="off", log_level="critical", timeout_keep_alive=1
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield port
    finally:
        server.should_exit = True
        await task
