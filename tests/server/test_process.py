"""The server's process: what it does so that many can play at once."""

import asyncio
import subprocess
import sys
import weakref
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from server.in_process import served
from server.running import Server, newcomer, running

UPDATES = 40

FILES = """
import resource
from hexhaven.server.process import allow_many_files
_, most = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (128, most))
allow_many_files()
print(resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 128)
"""

START = """
import asyncio, gc, uvicorn
from hexhaven.server.process import Process

async def app(scope, receive, send):
    print((await receive())["type"], gc.isenabled())
    await send({"type": "lifespan.startup.complete"})

async def main():
    process = Process(uvicorn.Config(app, port=0, log_level="error", lifespan="on"))
    process.config.load()
    process.lifespan = process.config.lifespan_class(process.config)
    await process.startup()
    print(gc.isenabled(), gc.get_freeze_count() > 10_000)

asyncio.run(main())
"""


def said_by(program: str) -> list[str]:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return done.stdout.split("\n")[:-1]


def test_it_allows_itself_a_socket_for_everybody() -> None:
    assert said_by(FILES) == ["True"]


def test_it_searches_for_unused_memory_only_among_what_came_after_the_start() -> None:
    assert said_by(START) == ["lifespan.startup False", "True True"]


class Weighing(ClientConnection):
    """A socket that counts the bytes that came."""

    heard = 0

    def data_received(self, data: bytes) -> None:
        self.heard += len(data)
        super().data_received(data)


@pytest.mark.anyio
async def test_an_update_needs_few_bytes_on_the_line(sqlite_url: str, tmp_path: Path) -> None:
    """Like a browser, the client offers to unpack what was packed."""
    with running(sqlite_url, tmp_path) as server:
        async with AsyncExitStack() as stack:
            person = await newcomer(stack, server, "Ada")
            table = await person.open_table("you", "greedy", "greedy", "greedy")
            await person.ask("DELETE", f"/tables/{table}/seats/me")  # a bot plays for us
            said, sent = await weigh(server, table)
    assert said > 8 * sent


async def weigh(server: Server, table: str) -> tuple[int, int]:
    """Watch a game: how long the updates are, and how many bytes came for them."""
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/play"
    async with connect(address, create_connection=Weighing) as socket:
        assert isinstance(socket, Weighing)
        await socket.recv()
        before = socket.heard
        said = sum([len(await socket.recv(decode=False)) for _ in range(UPDATES)])
        return said, socket.heard - before


@pytest.mark.anyio
async def test_what_a_line_remembers_goes_with_it() -> None:
    """The framework may hold a closed line for a while: it must not hold what packed the messages, too."""
    held: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        held.append(send)
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": "hello"})
        while (await receive())["type"] != "websocket.disconnect":
            pass

    async with served(app) as port:
        async with connect(f"ws://127.0.0.1:{port}/") as socket:
            assert await socket.recv() == "hello"
            line = held[0].__self__
            packers = [weakref.ref(packer) for packer in line.conn.extensions]
            assert len(packers) == 1
        while not line.disconnected:
            await asyncio.sleep(0.01)
    assert [packer() for packer in packers] == [None]
