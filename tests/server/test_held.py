"""Nobody holds the others up: how long the server's loop is busy with what anybody may ask for.

What counts is processor time, the best of several tries: the machine that runs the tests is busy otherwise.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import pytest

from server.long_games import LONGEST, golden, store_game
from server.running import Person, Server, Socket, newcomer, running, stranger

pytestmark = pytest.mark.anyio

TRIES = 4
HELD = 10.0  # milliseconds that anybody may hold the others up
JOINING = 15.0  # ... in all, for joining the longest game


@pytest.fixture
def server(store_url: str, tmp_path: Path) -> Iterator[Server]:
    """A server with the longest game, on each kind of database."""
    asyncio.run(store_game(store_url, left=40))
    asyncio.run(store_game(store_url, left=0))
    with running(store_url, tmp_path, probed=True) as server:
        yield server
        assert server.complaints() == []


async def held_by(server: Server, work: Callable[[], Awaitable[object]]) -> list[float]:
    """The steps of a millisecond or more that a piece of work takes on the loop, at its best."""
    found = []
    for _ in range(TRIES):
        await asyncio.sleep(0.1)
        server.forget_steps()
        await work()
        await asyncio.sleep(0.1)
        found.append([spent for spent, _ in server.held()])
    return min(found, key=sum)


async def tables(person: Person) -> tuple[str, str]:
    """The game that is played, and the one that is over."""
    running = [each["id"] for each in (await person.get("/tables"))["running"]]
    assert len(running) == 1
    profile = await person.get("/me/profile")
    over = [game["table"]["id"] for game in profile["games"] if game["table"]["status"] == "over"]
    return running[0], over[0]


async def test_joining_the_longest_game_and_looking_again_hold_nobody_up(
    server: Server, stack: AsyncExitStack
) -> None:
    """A person, a watcher, and one who reads in another language: also when they come for the first time."""
    person, watcher = await stranger(stack, server, "token 0"), await stranger(stack, server)
    table, _ = await tables(person)
    for who, language in ((person, "en"), (watcher, "en"), (watcher, "de")):
        server.forget_steps()
        async with await who.play(table, language=language) as socket:
            assert len(socket.log) == len(golden(LONGEST).entries) - 40
        first = [spent for spent, _ in server.held()]
        assert sum(first) < 2 * JOINING, first  # it cannot be tried twice

        async def come(who: Person = who, language: str = language) -> None:
            async with await who.play(table, language=language):
                pass

        again = await held_by(server, come)
        assert sum(again) < JOINING, again

    async with await person.play(table) as socket:
        for language in ("en", "de"):
            found = await held_by(server, partial(socket.ask, "look", language=language))
            assert sum(found) < JOINING, found


PATHS = [
    "/tables", "/catalog", "/almanac", "/almanac/turn", "/cards", "/decks", "/schema/openapi.json",
    "/tables/{table}/map", "/tables/{table}/code", "/tables/{table}/code?scheme=https",
    "/tables/{table}", "/tables/{table}/record", "/tables/{over}/record", "/tables/{over}/summary",
    "/tables/{over}/draws", "/tables/{over}/replay?count=200", "/tables/{table}/replay?first=2900&count=200",
    "/tables/{over}/replay?view=open&first=3000&count=200",
    "/almanac?query=how+many+cards+may+I+hold",
    "/almanac?query=wann+darf+ich+den+feuerteufel+spielen&language=de",
    "/almanac?query=karte+stadt+ritter+spieler+siedlung+rohstoff+zug+gegner+hand+stapel+straße&language=de",
    f"/almanac?query={'handelsritterstadtkartenspielersiedlung' * 50}&language=de",
]  # fmt: skip
SENT = [
    ("/catalog/check", {"game": "base"}),
    ("/catalog/check", {"game": "duel", "preset": "tournament"}),
    ("/decks/check", {"text": "Name: Nothing\n"}),
    ("/decks/complete", {"text": ""}),
    ("/guests", {"name": "Zoe"}),
    ("/accounts", {"name": "Zoe", "password": "a horse and a battery"}),
    ("/sign-in", {"name": "Nobody", "password": "a horse and a battery"}),
]


async def test_nothing_that_strangers_may_ask_for_holds_the_others_up(
    server: Server, stack: AsyncExitStack
) -> None:
    person, visitor = await stranger(stack, server, "token 0"), await stranger(stack, server)
    table, over = await tables(person)
    worst: dict[str, float] = {}
    for path in PATHS:
        address = path.format(table=table, over=over)
        worst[path] = max(await held_by(server, partial(visitor.ask, "GET", address)), default=0)
    for path, body in SENT:
        found = await held_by(server, partial(visitor.ask, "POST", path, body))
        worst[path] = max(found, default=0)
    for page in ("/", "/new", "/nothing", "/favicon.svg", f"/t/{table}", f"/replay/{over}"):
        worst[page] = max(await held_by(server, partial(visitor.http.get, page)), default=0)
    assert {path: spent for path, spent in worst.items() if spent > HELD} == {}
    assert all(answer.status_code < 500 for answer in visitor.answers)
    await assert_served_meanwhile(server, stack, visitor, over)


async def test_watchers_are_counted_now_and_then_and_players_told_of_at_once(
    server: Server, stack: AsyncExitStack
) -> None:
    person, visitor = await stranger(stack, server, "token 0"), await stranger(stack, server)
    table, _ = await tables(person)
    player = await stack.enter_async_context(await person.play(table))

    async def come_and_go() -> None:
        crowd = [await visitor.play(table) for _ in range(60)]
        await player.until(lambda: player.present["info"]["spectators"] == 60)
        server.forget_steps()
        for each in crowd:
            each.vanish()
        await player.until(lambda: player.present["info"]["spectators"] == 0)

    found = await held_by(server, come_and_go)
    assert sum(found) < JOINING, found
    await assert_counted(player, visitor, table)
    await assert_prompt(player, await stranger(stack, server, "token 1"), table)


async def assert_counted(player: Socket, visitor: Person, table: str) -> None:
    """However many come in a moment, the others hear of it four times a second; what they hear is short."""
    await player.drain(0.5)
    before, began = len(player.received), time.monotonic()
    crowd = [await visitor.play(table) for _ in range(10)]
    await player.until(lambda: player.present["info"]["spectators"] == 10)
    counted = player.received[before:]
    assert len(counted) <= 2 + 4 * (time.monotonic() - began)
    assert max(map(len, counted)) < 1000
    for each in crowd:
        await each.close()


async def assert_prompt(player: Socket, other: Person, table: str) -> None:
    async with await other.play(table):
        await player.until(lambda: player.present["info"]["seats"][1]["present"])
    await player.until(lambda: not player.present["info"]["seats"][1]["present"])


async def assert_served_meanwhile(server: Server, stack: AsyncExitStack, visitor: Person, over: str) -> None:
    """What takes long is done beside: meanwhile the loop is free."""
    paths = [f"/tables/{over}/replay?first={n}&count=200" for n in (0, 1000, 2000)]
    replays = [asyncio.create_task(visitor.get(path)) for path in paths]
    await newcomer(stack, server, "Ada")
    assert not all(each.done() for each in replays)
    await asyncio.gather(*replays)
