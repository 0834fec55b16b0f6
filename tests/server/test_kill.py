"""Nothing is lost: a server killed at any moment has stored all that it told, and nothing by halves."""

import asyncio
import random
import signal
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

from hexhaven.catalog import start
from hexhaven.core.game import CHANCE
from hexhaven.record import judge, read_record
from hexhaven.server.meta import decode
from hexhaven.server.store import Store, Stored
from server.running import Person, Server, Socket, choose, newcomer, running

pytestmark = pytest.mark.anyio

KILLS = 4
TABLES = (
    ("you", "open", "greedy", "greedy"),
    ("you", "open", "open"),
    ("you", "greedy", "random"),
)
ANSWERS = (5, 60)  # how many requests a server answers before it dies, at least and at most
LONGEST_GAME = 60  # seconds, when bots play
SAYING = 0.1  # how often a player says something rather than to act
TAKING_BACK = 0.3  # how often one takes back what can be taken back
DEATH = (ConnectionClosed, InvalidMessage, OSError, EOFError)


async def test_a_killed_server_loses_nothing_and_games_go_on(store_url: str, tmp_path: Path) -> None:
    rng = random.Random(f"kill {store_url[:6]}")
    with running(store_url, tmp_path) as server:
        async with AsyncExitStack() as stack:
            players = await sit_down(stack, server)
            for _ in range(KILLS):
                await live_and_die(server, players, rng)
                await check_tables(store_url, players)
                server.start()
            await asyncio.gather(*(player.finish() for player in players))
            await check_tables(store_url, players)
        assert all(player.is_over for player in players)
        assert server.complaints() == []
    assert sum(player.done for player in players) >= KILLS * ANSWERS[0]
    assert {"act", "say"} <= {kind for player in players for kind in player.kinds}


async def test_a_server_that_is_stopped_ends_in_order(store_url: str, tmp_path: Path) -> None:
    """In the middle of games, with people connected."""
    with running(store_url, tmp_path) as server:
        async with AsyncExitStack() as stack:
            players = await sit_down(stack, server)
            lives = [asyncio.create_task(player.live()) for player in players]
            while sum(player.done for player in players) < ANSWERS[0]:
                await asyncio.sleep(0.005)
            assert await asyncio.to_thread(server.stop) in (0, -signal.SIGTERM)
            await asyncio.gather(*lives)
        await check_tables(store_url, players)
        assert server.complaints() == []


async def sit_down(stack: AsyncExitStack, server: Server) -> list["Player"]:
    """People at several tables, where games have begun."""
    players = []
    for number, seats in enumerate(TABLES):
        host = await newcomer(stack, server, f"Host {number}")
        table = await host.open_table(*seats)
        players.append(Player(host, table))
        for seat in range(seats.count("open")):
            guest = await newcomer(stack, server, f"Guest {number}{seat}")
            await guest.post(f"/tables/{table}/seats", {})
            players.append(Player(guest, table))
        if "open" in seats:
            await host.post(f"/tables/{table}/start")
    return players


async def live_and_die(server: Server, players: list["Player"], rng: random.Random) -> None:
    """Let everybody play, and end the server in the middle of it."""
    lives = [asyncio.create_task(player.live()) for player in players]
    goal = sum(player.done for player in players) + rng.randint(*ANSWERS)
    while sum(player.done for player in players) < goal and not all(life.done() for life in lives):
        await asyncio.sleep(0.005)
    await asyncio.sleep(rng.uniform(0, 0.05))
    server.kill()
    await asyncio.gather(*lives)


# --- players -----------------------------------------------------------------------------------------


class Player:
    """A scripted player who remembers all that the server told them, over all its lives."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.table = table
        self.rng = random.Random(person.name)
        self.log: list[dict[str, Any]] = []  # the table's log as it was last told
        self.chat: list[dict[str, Any]] = []
        self.version = -1
        self.done = 0  # requests that were acknowledged
        self.kinds: set[str] = set()
        self.said: list[str] = []
        self.unsure: str | None = None  # what was asked for and never answered
        self.is_over = False

    async def live(self) -> None:
        """Play until the server dies."""
        self.unsure = None
        try:
            socket = await self.person.play(self.table)
        except DEATH:
            return
        try:
            self.recognise(socket)
            await self.play(socket)
        except DEATH:
            pass
        finally:
            self.log, self.chat, self.version = socket.log, socket.chat, socket.version
            self.is_over = socket.is_over
            socket.vanish()

    async def finish(self) -> None:
        """Let the bot play on, and come back when it is over."""
        self.unsure = None
        async with await self.person.play(self.table) as socket:
            self.recognise(socket)
            if not socket.is_over:
                await socket.ask("away", away=True)
        async with asyncio.timeout(LONGEST_GAME):
            while (await self.person.get(f"/tables/{self.table}"))["status"] != "over":
                await asyncio.sleep(0.2)
        async with await self.person.play(self.table) as socket:
            self.recognise(socket)
            self.log, self.chat, self.version = socket.log, socket.chat, socket.version
            self.is_over = socket.is_over

    async def play(self, socket: Socket) -> None:
        while not socket.is_over:
            kind, fields = self.wish(socket)
            if not kind:
                await socket.hear()
                continue
            self.unsure = kind
            answer = await socket.ask(kind, **fields)
            self.unsure = None
            if answer["type"] == "done":
                self.note(kind, fields.get("text"), answer["version"], socket)
            else:
                assert answer["code"] in ("stale", "no_take_back"), answer

    def wish(self, socket: Socket) -> tuple[str, dict[str, Any]]:
        """What to ask for next; nothing, while others are to act."""
        if socket.present["can_take_back"] and self.rng.random() < TAKING_BACK:
            return "take_back", {}
        if not socket.is_asked:
            return "", {}
        if self.rng.random() < SAYING:
            return "say", {"text": f"{self.person.name} says {len(self.said)}"}
        return "act", {"text": choose(self.rng, socket.choices), "moment": socket.moment["number"]}

    def note(self, kind: str, text: str | None, version: int, socket: Socket) -> None:
        """Whoever is told `done` has been told before what was done."""
        self.done += 1
        self.kinds.add(kind)
        assert socket.version >= version
        if kind == "say":
            assert text is not None
            self.said.append(text)
            assert text in [line["text"] for line in socket.chat]
        elif kind == "act":
            assert text in [event["what"] for event in socket.log if event["player"] == socket.seat]

    def recognise(self, socket: Socket) -> None:
        """The table goes on from where it was; the store was compared with what was told already."""
        assert socket.seat >= 0
        assert socket.version >= self.version
        assert socket.chat[: len(self.chat)] == self.chat
        assert set(self.said) <= {line["text"] for line in socket.chat}


# --- what is stored ----------------------------------------------------------------------------------


async def check_tables(database: str, players: list[Player]) -> None:
    store = await Store.open(database)
    try:
        for table in {player.table for player in players}:
            stored = await store.load(table)
            assert stored is not None
            check_table(stored, [player for player in players if player.table == table])
    finally:
        await store.close()


def check_table(stored: Stored, players: list[Player]) -> None:
    check_whole(stored)
    for player in players:
        check_told(stored, player, taken_back=sum(other.unsure == "take_back" for other in players))


def check_whole(stored: Stored) -> None:
    """The log replays; no outcome of chance is missing, drawn twice or left out; the table agrees with it."""
    record = read_record(stored.row.secret.decode())
    for line in stored.log:
        record.do(line.text, line.player)
    assert int(record.state.actor()) != CHANCE, "somebody acted, and what chance made of it is lost"
    assert judge(record).finding == "good"
    meta = decode(stored.row.meta)
    assert stored.row.entries == len(stored.log)
    assert stored.row.status == ("over" if meta.result else "playing")
    assert meta.waiting == [player for player in record.state.actors() if player >= 0]
    assert [said.number for said in stored.chat] == list(range(1, len(stored.chat) + 1))


def check_told(stored: Stored, player: Player, taken_back: int) -> None:
    """Everything this player was told is stored, in order. Only what people were about to take back when the
    server died may be gone from the end."""
    assert stored.row.revision >= player.version
    seen = seen_by(stored, decode(stored.row.meta).seat_of(player.person.id))
    told = [(event["player"], event["what"]) for event in player.log]
    sure = max(0, len(told) - taken_back)
    assert seen[:sure] == told[:sure]
    heard = [(line["number"], line["seat"], line["text"]) for line in player.chat]
    assert [(said.number, said.seat, said.text) for said in stored.chat][: len(heard)] == heard


def seen_by(stored: Stored, seat: int) -> list[tuple[int, str]]:
    """The stored log as one seat may see it."""
    state = start(read_record(stored.row.secret.decode()).setup)
    seen = []
    for line in stored.log:
        action = state.read(line.text)
        seen.append((line.player, state.write(action, seat)))
        state.apply(action, line.player)
    return seen
