"""What a real server seldom does: messages that go missing, and one that is about to close."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from hexhaven.client import Problem, seat
from hexhaven.wire.scene import Moment, Scene
from hexhaven.wire.socket import Agreement, ClientMessage, Look, Present, ServerMessage, Update, Whole
from hexhaven.wire.socket import Problem as ProblemMessage
from hexhaven.wire.table import TableInfo

pytestmark = pytest.mark.anyio

DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


@asynccontextmanager
async def fake(handle: Callable[[ServerConnection], Awaitable[None]]) -> AsyncIterator[str]:
    async with serve(handle, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}"


async def tell(line: ServerConnection, message: ServerMessage) -> None:
    await line.send(msgspec.json.encode(message).decode())


async def heard(line: ServerConnection) -> ClientMessage:
    return DECODER.decode(await line.recv())


def present(number: int, over: bool = False) -> Present:
    scene = Scene(turn=0, round=1, points=[])
    moment = Moment(
        number=number, entries=0, scene=scene, asked="", asks_you=False, waiting=[], question="", due=0,
        choices=[], tools=[], talk=[], over=over, winner=-1,
    )  # fmt: skip
    agreement = Agreement(pause=[], rematch=[])
    return Present(
        info=table_info(), moment=moment, timers=[], agreement=agreement, can_take_back=False, lesson=None
    )  # fmt: skip


def table_info() -> TableInfo:
    values: dict[str, Any] = dict.fromkeys(TableInfo.__struct_fields__)
    values |= dict.fromkeys(("id", "title", "game", "game_name", "preset", "map", "commitment"), "")
    values |= dict.fromkeys(("public", "take_back", "hints", "guided"), False)
    values |= {"options": {}, "seats": [], "status": "playing", "spectators": 0, "created": 0, "round": 1}
    values |= {"stand_in": "anybody"}
    return msgspec.convert(values, TableInfo)


def whole(version: int, number: int, over: bool = False) -> Whole:
    return Whole(
        version=version, you=0, host=True, names=["Ada"], setting=None, log=[], chat=[],
        present=present(number, over),
    )  # fmt: skip


def update(since: int, version: int, number: int) -> Update:
    return Update(since=since, version=version, kept=0, events=[], chat=[], present=present(number))


async def test_whoever_missed_a_version_looks_again() -> None:
    async def handle(line: ServerConnection) -> None:
        await tell(line, whole(version=1, number=1))
        await tell(line, update(since=1, version=2, number=2))
        await tell(line, update(since=7, version=8, number=8))
        assert isinstance(await heard(line), Look)
        await tell(line, whole(version=9, number=9, over=True))
        await line.wait_closed()

    async with fake(handle) as url, seat(url, "table", "token") as place:
        numbers = [moment.number async for moment in place]
        assert 8 not in numbers
        assert numbers[-1] == 9
        assert place.looks == 2


async def test_a_line_that_breaks_is_mended_and_the_moment_told_again() -> None:
    lines = 0

    async def handle(line: ServerConnection) -> None:
        nonlocal lines
        lines += 1
        if lines == 2:
            await tell(line, ProblemMessage(id=None, code="closing", text="The server is closing."))
            await line.close(1013)
            return
        await tell(line, whole(version=1, number=1, over=lines == 3))
        if lines == 3:
            await line.wait_closed()

    async with fake(handle) as url, seat(url, "table", "token") as place:
        assert [moment.number async for moment in place] == [1, 1]


async def test_whoever_is_turned_away_is_told_why() -> None:
    async def handle(line: ServerConnection) -> None:
        await tell(line, ProblemMessage(id=None, code="no_table", text="There is no such table."))
        await line.close(4404)

    async with fake(handle) as url:
        with pytest.raises(Problem, match="no_table"):
            async with seat(url, "table", "token"):
                pass
