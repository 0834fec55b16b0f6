"""People who play: scripted clients, two at a table, each with a socket of their own.

Whoever is asked waits as long as people do and then does something sensible. They know no rule: they take
one of the choices they are sent. A move is timed from the moment it is sent until the update with it has
been read, by the one who made it and by the other one at the table.
"""

import asyncio
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hexhaven.wire.socket import Act
from load.games import Prepared

LARGEST = 16 * 2**20  # bytes of a message
GLADLY = ("city", "settlement", "buy", "road")  # what people do if they can, the best first
RELUCTANTLY = ("bank", "withdraw", "knight", "end", "decline")  # ... and only if nothing else is left
HASTE = 0.8, 1.0  # people are a little quicker than the bots, or they would often act at the same instant

now = time.perf_counter


# --- what people read of the messages ----------------------------------------------------------------


class Event(Struct):
    player: int


class Choice(Struct):
    text: str
    verb: str


class Moment(Struct):
    number: int
    asks_you: bool
    over: bool
    choices: list[Choice]


class Present(Struct):
    moment: Moment


class Heard(Struct):
    """Any message of the server, as far as it matters here."""

    type: str
    version: int = -1
    since: int = -1
    code: str = ""
    events: list[Event] = []
    log: list[msgspec.Raw] = []
    present: Present | None = None


HEAR = msgspec.json.Decoder(Heard)
SPEAK = msgspec.json.Encoder()


# --- what is noted -----------------------------------------------------------------------------------


@dataclass
class Notes:
    """What people noticed; times are in seconds."""

    own: list[float] = field(default_factory=list)  # from a move to one's own view of it
    other: list[float] = field(default_factory=list)  # ... to the other one's
    joins: list[float] = field(default_factory=list)  # from asking for a table to seeing all of it
    logs: list[int] = field(default_factory=list)  # how many entries it had
    sizes: list[int] = field(default_factory=list)  # of updates, in bytes of JSON
    moves: int = 0
    troubles: Counter[str] = field(default_factory=Counter)


@dataclass
class Played:
    """What the people of one table have in common: how far the game is, and who acted when."""

    table: Prepared
    moment: int = 0
    over: bool = False
    acted: tuple[int, int, float] = (-1, -1, 0.0)  # the moment, the seat, the time


# --- people ------------------------------------------------------------------------------------------


class Human:
    """One person at a table."""

    def __init__(self, played: Played, seat: int, every: float, notes: Notes, random: Random) -> None:
        self.played = played
        self.seat = seat
        self.every = every  # seconds from one move of the table to the next
        self.notes = notes
        self.random = random
        self.moment = -1
        self.version = -1
        self.requests = 0
        self.leaving = False
        self.due: asyncio.TimerHandle | None = None

    async def sit_down(self, url: str) -> None:
        """Join the table; the first move comes at any time, so that not all tables move together."""
        table = self.played.table
        self.socket, whole = await join(url, table.id, table.tokens[self.seat], self.notes)
        self.version = whole.version
        self.look(whole, self.random.random() * self.every)

    async def play(self) -> None:
        """Listen, and act when asked, until the line is closed."""
        try:
            while True:
                self.hear(await self.socket.recv(decode=False))
        except ConnectionClosed:
            self.notes.troubles["closed"] += not self.leaving

    def hear(self, data: bytes) -> None:
        heard = HEAR.decode(data)
        if heard.type == "update":
            self.notes.sizes.append(len(data))
            self.check_version(heard)
            self.look(heard, self.every * self.random.uniform(*HASTE))
        elif heard.type != "done":
            self.notes.troubles[heard.code or heard.type] += 1

    def check_version(self, heard: Heard) -> None:
        """Nothing may be lost on the way."""
        if heard.since != self.version:
            self.notes.troubles["gap"] += 1
        self.version = heard.version

    def look(self, heard: Heard, wait: float) -> None:
        """See where the game stands; if it asks for us, act after a while."""
        assert heard.present is not None
        moment = heard.present.moment
        if moment.number == self.moment:
            return  # somebody came or went
        self.moment = moment.number
        self.note_move(heard, moment)
        self.wait_no_more()
        if moment.asks_you and moment.choices and not self.leaving:
            self.due = asyncio.get_running_loop().call_later(wait, self.act, moment)

    def note_move(self, heard: Heard, moment: Moment) -> None:
        played = self.played
        before, seat, when = played.acted
        if heard.events and moment.number == before + 1 and heard.events[0].player == seat:
            (self.notes.own if seat == self.seat else self.notes.other).append(now() - when)
        if moment.number > played.moment:
            self.notes.moves += bool(heard.events)
            played.moment, played.over = moment.number, moment.over

    def act(self, moment: Moment) -> None:
        self.due = None
        self.requests += 1
        choice = sensible(moment.choices, self.random)
        data = SPEAK.encode(Act(id=self.requests, text=choice.text, moment=moment.number))
        self.played.acted = moment.number, self.seat, now()
        self.sending = asyncio.create_task(self.send(data))

    async def send(self, data: bytes) -> None:
        with suppress(ConnectionClosed):
            await self.socket.send(data, text=True)

    async def leave(self) -> None:
        self.leaving = True
        self.wait_no_more()
        await self.socket.close()

    def wait_no_more(self) -> None:
        if self.due is not None:
            self.due.cancel()
            self.due = None


def sensible(choices: list[Choice], random: Random) -> Choice:
    for verb in GLADLY:
        found = [choice for choice in choices if choice.verb == verb]
        if found:
            return random.choice(found)
    return random.choice([choice for choice in choices if choice.verb not in RELUCTANTLY] or choices)


# --- coming ------------------------------------------------------------------------------------------


async def join(url: str, id: str, token: str | None, notes: Notes) -> tuple[ClientConnection, Heard]:
    """Open a socket, as a browser does, and read the whole table."""
    began = now()
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    socket = await connect(f"{url}/api/tables/{id}/play", additional_headers=headers, max_size=LARGEST)
    whole = HEAR.decode(await socket.recv(decode=False))
    assert whole.type == "table", whole
    notes.joins.append(now() - began)
    notes.logs.append(len(whole.log))
    return socket, whole


async def drop_in(url: str, tables: list[Prepared], pause: float, notes: Notes, random: Random) -> None:
    """Somebody who goes from table to table and watches each for a moment, for ever."""
    while True:
        socket, _ = await join(url, random.choice(tables).id, None, notes)
        await asyncio.sleep(pause)
        await socket.close()
