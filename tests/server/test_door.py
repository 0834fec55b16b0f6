"""Whoever stands in the door is shut out in time, and a stop waits for nobody."""

import asyncio
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from hexhaven.server import door
from server.in_process import served
from server.running import Server, newcomer, running

pytestmark = pytest.mark.anyio

SOON = 0.6  # seconds: the deadlines of these tests
STOP = 10.0  # seconds that a stop may take

HALVES = {
    "nothing": b"",
    "half a line": b"GET /api/cat",
    "half of the headers": b"GET /api/catalog HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    "half of a body": b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b'Content-Length: 40\r\n\r\n{"name": "A',
    "a piece of a body": b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b'Transfer-Encoding: chunked\r\n\r\n5\r\n{"nam\r\n',
    "half a handshake": b"GET /api/tables/x/play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Up",
    "a second request": b"GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\nGET /robots.txt HTT",
}


async def answering(scope: Any, receive: Any, send: Any) -> None:
    """An application that reads what it is sent, and answers with what is more than a buffer holds."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while True:
            await send({"type": "websocket.send", "bytes": bytes(100_000)})
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": []})
    length = 50_000_000 if scope["path"] == "/large" else 10
    await send({"type": "http.response.body", "body": bytes(length)})


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ARRIVAL", "UNREAD", "LINGER"):
        monkeypatch.setattr(door, name, SOON)


async def seconds_until_cut(reader: asyncio.StreamReader) -> float:
    began = time.monotonic()
    async with asyncio.timeout(20):
        try:
            while await reader.read(100_000):
                pass
        except ConnectionResetError:
            pass
    return time.monotonic() - began


@pytest.mark.parametrize("what", HALVES)
async def test_half_a_request_is_shut_out_in_time(what: str) -> None:
    async with served(answering) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(HALVES[what])
        assert await seconds_until_cut(reader) < SOON + 5
        writer.close()


async def test_who_dribbles_gains_no_time() -> None:
    async with served(answering) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")

        async def dribble() -> None:
            while True:
                writer.write(b"a")
                await asyncio.sleep(0.05)

        dribbling = asyncio.create_task(dribble())
        assert await seconds_until_cut(reader) < SOON + 5
        dribbling.cancel()
        writer.close()


async def test_who_asks_and_does_not_read_is_shut_out() -> None:
    """Their answer waits in memory: it shall not wait for ever."""
    async with served(answering) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1000)
        writer.write(b"GET /large HTTP/1.1\r\nHost: x\r\n\r\n")
        await asyncio.sleep(SOON + 1.5)
        with pytest.raises((ConnectionResetError, asyncio.IncompleteReadError)):
            await reader.readexactly(50_000_000)
        writer.close()


async def test_a_line_that_nobody_reads_is_cut() -> None:
    async with served(answering) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1000)
        key = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n" + key)
        await asyncio.sleep(SOON + 1.5)
        assert await seconds_until_cut(reader) < 5
        writer.close()


async def test_whoever_takes_a_while_over_a_request_is_answered() -> None:
    async with served(answering) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for piece in (b"GET / HTTP/1.1\r\n", b"Host: x\r\n", b"\r\n"):
            writer.write(piece)
            await asyncio.sleep(SOON / 6)
        assert b"200 OK" in await reader.readline()
        writer.close()


async def test_a_stop_waits_for_nobody_and_loses_nothing(
    store_url: str, tmp_path: Path, stack: AsyncExitStack
) -> None:
    """With half-sent requests, a replay under way and people at tables; what was done is there afterwards."""
    with running(store_url, tmp_path) as server:
        table, done = await busy_server(server, stack)
        halves = [await half_sent(server, what) for what in HALVES.values() for _ in range(3)]
        began = time.monotonic()
        assert await asyncio.to_thread(server.stop) in (0, -15)
        assert time.monotonic() - began < STOP
        for writer in halves:
            writer.close()
        server.start()
        ada = await newcomer(stack, server, "Zoe")
        async with await ada.play(table) as socket:
            assert socket.version >= done


async def busy_server(server: Server, stack: AsyncExitStack) -> tuple[str, int]:
    ada = await newcomer(stack, server, "Ada")
    table = await ada.open_table("you", "greedy", "greedy", "greedy")
    socket = await ada.play(table)
    await socket.until(lambda: socket.is_asked)
    answer = await socket.act(socket.choices[0]["text"])
    assert answer["type"] == "done"
    return table, int(answer["version"])


async def half_sent(server: Server, what: bytes) -> asyncio.StreamWriter:
    _, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(what)
    await writer.drain()
    return writer
