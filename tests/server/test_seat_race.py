"""A token asked for while its seat changes hands must not open the seat to its next holder: tried with a real
server on both databases, again and again, as somebody would who wants to see another one's cards."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from server.running import Person, newcomer, running, stranger

pytestmark = pytest.mark.anyio

TRIES = 200
SEAT = 1


@dataclass(frozen=True)
class Room:
    """A table that waits for players: the host, who sits, and two who take turns on a seat."""

    id: str
    host: Person
    thief: Person
    victim: Person

    @property
    def seats(self) -> str:
        return f"/tables/{self.id}/seats"


@pytest.fixture
async def room(store_url: str, tmp_path: Path, stack: AsyncExitStack) -> AsyncIterator[Room]:
    with running(store_url, tmp_path) as server:
        host, thief, victim = [await newcomer(stack, server, name) for name in ("Host", "Eve", "Vera")]
        yield Room(await host.open_table("you", "open", "open"), host, thief, victim)
        assert server.complaints() == []


async def test_a_token_asked_for_while_one_leaves_never_opens_the_next_ones_seat(room: Room) -> None:
    async def give_up() -> httpx.Response:
        return await room.thief.ask("DELETE", f"{room.seats}/me")

    async def sit_again() -> None:
        await room.thief.post(room.seats, {"seat": SEAT})

    assert await hits(room, room.thief, sit_again, give_up) == 0


async def test_a_token_the_host_asks_for_while_opening_the_seat_opens_nothing(room: Room) -> None:
    async def give_up() -> httpx.Response:
        return await room.host.ask("PUT", f"{room.seats}/{SEAT}", {"who": "open"})

    async def nothing() -> None: ...

    assert await hits(room, room.host, nothing, give_up) == 0


async def hits(
    room: Room,
    thief: Person,
    prepare: Callable[[], Awaitable[None]],
    give_up: Callable[[], Awaitable[httpx.Response]],
) -> int:
    """How often the token opened the seat of the one who sat down next."""
    rng = random.Random(1)
    return sum([await is_hit(room, thief, prepare, give_up, rng.uniform(0, 0.004)) for _ in range(TRIES)])


async def is_hit(
    room: Room, thief: Person, prepare: Callable[[], Awaitable[None]],
    give_up: Callable[[], Awaitable[httpx.Response]], wait: float,
) -> bool:  # fmt: skip
    await prepare()
    asking = asyncio.create_task(thief.ask("POST", f"{room.seats}/{SEAT}/token"))
    await asyncio.sleep(wait)
    left = await give_up()
    assert left.is_success, left.text
    sat = await room.victim.ask("POST", room.seats, {"seat": SEAT})
    given = await asking
    if not sat.is_success:  # the token came after the seat was opened: nobody sits there but its bearer
        await give_up()
        return False
    hit = given.is_success and await opens(room, given.json()["token"])
    await room.victim.ask("DELETE", f"{room.seats}/me")
    return hit


async def opens(room: Room, token: str) -> bool:
    async with await stranger_with(room, token) as program:
        try:
            async with await program.play(room.id) as line:
                return line.seat == SEAT
        except ConnectionClosed:
            return False


async def stranger_with(room: Room, token: str) -> Person:
    return await stranger(AsyncExitStack(), room.host.server, token)
