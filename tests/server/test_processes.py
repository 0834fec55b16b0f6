"""Several processes serve the same tables: whoever is connected where, it is one game."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import make_url

from hexhaven.server import hub as hubs
from hexhaven.server import seating
from hexhaven.server.hub import Hub
from hexhaven.server.people import People
from hexhaven.server.settings import Settings
from hexhaven.server.store import Store
from hexhaven.wire.rest import NewTable
from server.running import Person, Server, Socket, newcomer

pytestmark = pytest.mark.anyio

SOON = 30.0  # seconds, on a busy machine; a table looks for news every five


@pytest.fixture
def pair(postgresql_url: str, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Two processes on one database."""
    one, two = (Server(postgresql_url, tmp_path, PACE="0.02") for _ in range(2))
    try:
        one.launch()
        two.launch()
        one.ready()
        two.ready()
        yield one, two
    finally:
        one.kill()
        two.kill()


async def known_to(stack: AsyncExitStack, server: Server, person: Person) -> Person:
    """The same person, with a connection to another process."""
    other = await stack.enter_async_context(Person(server, person.token))
    other.id, other.name = person.id, person.name
    return other


async def together(*sockets: Socket) -> None:
    """Hear until everybody is at the same version, and nothing more comes."""
    async with asyncio.timeout(SOON):
        while True:
            heard = [await socket.drain(0.1) for socket in sockets]
            if not any(heard) and len({socket.version for socket in sockets}) == 1:
                return


async def test_two_people_at_two_processes_play_one_game(
    pair: tuple[Server, Server], stack: AsyncExitStack
) -> None:
    one, two = pair
    anna, ben = await newcomer(stack, one, "Anna"), await newcomer(stack, two, "Ben")
    id = await anna.open_table("you", "open", "greedy")
    a = await stack.enter_async_context(await anna.play(id))
    await ben.post(f"/tables/{id}/seats", {})
    b = await stack.enter_async_context(await ben.play(id))
    await together(a, b)
    await check_presence(a, b, ben, id)
    await check_start_and_take_back(a, b, anna, id)
    await check_talk(a, b)
    await check_play(a, b)
    assert one.complaints() == two.complaints() == []


async def check_presence(a: Socket, b: Socket, ben: Person, id: str) -> None:
    """Everybody sees who is there, wherever they are connected, until the last connection is gone."""
    assert [seat["name"] for seat in a.present["info"]["seats"][:2]] == ["Anna", "Ben"]
    for socket in (a, b):
        await socket.until(lambda s=socket: present(s) == [True, True, False], SOON)  # type: ignore[misc]
    async with await ben.play(id) as second:
        await second.drain()
    await together(a, b)
    assert present(a) == present(b) == [True, True, False]


def present(socket: Socket) -> list[bool]:
    return [seat["present"] for seat in socket.present["info"]["seats"]]


async def check_start_and_take_back(a: Socket, b: Socket, anna: Person, id: str) -> None:
    await anna.post(f"/tables/{id}/start")
    async with asyncio.timeout(SOON):
        while not (a.is_asked or b.is_asked):
            await a.drain(0.05)
            await b.drain(0.05)
    await together(a, b)
    mover, other = (a, b) if a.is_asked else (b, a)
    before = len(mover.log)
    assert (await mover.act(mover.choices[0]["text"]))["type"] == "done"
    await other.until(lambda: len(other.log) == before + 1, SOON)
    assert (await mover.ask("take_back"))["type"] == "done"
    await other.until(lambda: len(other.log) == before, SOON)
    assert facts(mover) == facts(other)
    assert (await other.ask("take_back"))["code"] == "no_take_back"


async def check_talk(a: Socket, b: Socket) -> None:
    """Both talk at once: all of it is heard, by both in the same order."""
    said = [f"{name} {n}" for n in range(8) for name in ("Anna", "Ben")]
    speaking = [(a if text.startswith("Anna") else b).send("say", text=text) for text in said]
    await asyncio.gather(*speaking)
    for socket in (a, b):
        await socket.until(lambda s=socket: len(s.chat) == len(said), SOON)  # type: ignore[misc]
    assert a.chat == b.chat
    assert sorted(line["text"] for line in a.chat) == sorted(said)
    assert [line["number"] for line in a.chat] == list(range(1, len(said) + 1))


def pieces(socket: Socket) -> object:
    return socket.moment["scene"]["parts"]["island"]["pieces"]


async def check_play(a: Socket, b: Socket) -> None:
    done = 0
    deadline = time.monotonic() + 2 * SOON
    while done < 12 and time.monotonic() < deadline:
        for socket in (a, b):
            await socket.drain(0.02)
            if socket.is_asked:
                answer = await socket.act(socket.choices[-1]["text"])
                done += answer["type"] == "done"
    assert done >= 12
    await together(a, b)
    assert facts(a) == facts(b)
    assert pieces(a) == pieces(b)
    assert a.present["info"] == b.present["info"]


def facts(socket: Socket) -> list[tuple[object, ...]]:
    """The log, less what is worded for one reader."""
    return [(event["number"], event["player"], event["verb"], event["places"]) for event in socket.log]


async def test_when_a_process_dies_the_other_plays_its_bots(
    pair: tuple[Server, Server], stack: AsyncExitStack
) -> None:
    """The table was opened at the first process, so that one drives it; its player goes on at the other."""
    one, two = pair
    anna = await newcomer(stack, one, "Anna")
    id = await anna.open_table("you", "greedy", "greedy")
    lost = await anna.play(id)
    again = await known_to(stack, two, anna)
    async with await again.play(id) as socket:
        await lost.until(lambda: lost.is_asked, SOON)
        await socket.ask("away", away=True)
        await lost.until(lambda: len(lost.log) > 12, SOON)
        one.kill()
        lost.vanish()
        await socket.drain(0.05)
        there = len(socket.log)
        await socket.until(lambda: len(socket.log) > there + 12, SOON)
        await socket.ask("away", away=False)
        await socket.until(lambda: socket.is_asked, SOON)
        assert (await socket.act(socket.choices[0]["text"]))["type"] == "done"
    assert two.complaints() == []


async def test_when_the_database_is_away_the_game_waits_and_goes_on(
    pair: tuple[Server, Server], postgresql: str, postgresql_url: str, stack: AsyncExitStack
) -> None:
    one, two = pair
    anna, ben = await newcomer(stack, one, "Anna"), await newcomer(stack, two, "Ben")
    id = await anna.open_table("you", "open")
    await ben.post(f"/tables/{id}/seats", {})
    await anna.post(f"/tables/{id}/start")
    a = await stack.enter_async_context(await anna.play(id))
    b = await stack.enter_async_context(await ben.play(id))
    await together(a, b)
    mover, other = (a, b) if a.is_asked else (b, a)
    name = make_url(postgresql_url).database
    with psycopg.connect(postgresql, autocommit=True) as admin:
        shut(admin, name)
        answer = await mover.act(mover.choices[0]["text"])
        assert (answer["type"], answer["code"]) == ("problem", "store")
        assert (await anna.ask("GET", f"/tables/{id}")).status_code == 503
        reopen(admin, name)
    async with asyncio.timeout(SOON):
        while (await mover.act(mover.choices[0]["text"]))["type"] != "done":
            await asyncio.sleep(0.2)
    await together(a, b)
    assert len(a.log) == len(b.log)
    await until_they_listen(postgresql, name)
    before = len(other.chat)
    assert (await mover.ask("say", text="there you are"))["type"] == "done"
    await other.until(lambda: len(other.chat) > before, SOON)


async def until_they_listen(postgresql: str, name: str | None) -> None:
    """Both processes hear notes again, rather than to look for news only from time to time."""
    listening = "SELECT pid FROM pg_stat_activity WHERE datname = %s AND query LIKE 'LISTEN%%'"
    with psycopg.connect(postgresql, autocommit=True) as admin:
        async with asyncio.timeout(SOON):
            while len(admin.execute(listening, (name,)).fetchall()) < 2:
                await asyncio.sleep(0.1)


def shut(admin: psycopg.Connection[tuple[object, ...]], name: str | None) -> None:
    """Let nobody in, and throw everybody out: for the servers, the database is gone."""
    admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false".encode())
    admin.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,))


def reopen(admin: psycopg.Connection[tuple[object, ...]], name: str | None) -> None:
    admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true".encode())


async def test_games_of_a_dead_process_are_taken_over_though_nobody_is_there(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch, anyio_backend: str
) -> None:
    """In one process, with two hubs that hear one another, and quicker than in life."""
    monkeypatch.setattr(hubs, "SWEEP", 0.1)
    monkeypatch.setattr(hubs, "FORGOTTEN", 0.3)
    stores = [await Store.open(postgresql_url) for _ in range(2)]
    one, two = linked(*stores)
    host, _ = await People(stores[0]).guest("Anna")
    row = seating.new_table(NewTable(seats=["greedy", "greedy"]), host)
    await stores[0].create(row)
    sweeps = [asyncio.create_task(hub.sweep()) for hub in (one, two)]
    await one.ask(row.id, lambda found: seating.start(found, host))
    await asyncio.sleep(0.5)
    assert row.id not in two.tables
    sweeps[0].cancel()
    one.tasks[row.id].cancel()
    await stores[0].close()
    there = await entries(stores[1], row.id)
    async with asyncio.timeout(SOON):
        while await entries(stores[1], row.id) < there + 5:
            await asyncio.sleep(0.05)
    sweeps[1].cancel()
    await asyncio.gather(*sweeps, one.tasks[row.id], return_exceptions=True)
    await two.close()
    await stores[1].close()


def linked(first: Store, second: Store) -> tuple[Hub, Hub]:
    """Two hubs that tell one another what processes do."""
    settings = Settings(database="", pace=0.01, limits=False)
    hubs: list[Hub] = []

    def tell(data: bytes) -> None:
        for hub in hubs:
            telling.add(asyncio.ensure_future(hub.hear(data)))

    telling: set[asyncio.Future[None]] = set()
    hubs += [Hub(store, settings, tell) for store in (first, second)]
    return hubs[0], hubs[1]


async def entries(store: Store, id: str) -> int:
    row = await store.row(id)
    assert row is not None
    return row.entries
