"""People at a table, without a network: what they send goes straight to the server's code."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from msgspec.structs import replace

from hexhaven.server import requests, seating
from hexhaven.server.connection import Connection
from hexhaven.server.hub import Hub
from hexhaven.server.people import People
from hexhaven.server.settings import Settings
from hexhaven.server.store import Store
from hexhaven.server.table import Table
from hexhaven.wire import socket as wire
from hexhaven.wire.rest import NewTable, Person
from hexhaven.wire.scene import Choice, Moment

BOTS = ["you", "greedy", "greedy", "greedy"]
PATIENCE = 60.0  # seconds after which a test gives up waiting
SERVER_MESSAGE = msgspec.json.Decoder(wire.ServerMessage)


@asynccontextmanager
async def open_hub(store: Store, **settings: Any) -> AsyncIterator[Hub]:
    """A hub without limits whose bots do not dawdle."""
    chosen = {"pace": 0.0, "limits": False, **settings}
    hub = Hub(store, Settings(database="", **chosen))
    yield hub
    await hub.close()


async def guest(hub: Hub, name: str) -> Person:
    person, _ = await People(hub.store).guest(name)
    return person


async def new_table(hub: Hub, host: Person, **wanted: Any) -> Table:
    """A table as the page would open it."""
    wish = NewTable(**wanted)
    row = seating.new_table(wish, host)
    await hub.store.create(row)
    if seating.OPEN not in (wish.seats or ()):
        await hub.ask(row.id, lambda table: seating.start(table, host))
    return await hub.table(row.id)


class Ear(Connection):
    """A connection whose other end has read everything already."""

    def __init__(self, person: Person | None, seat_token: int | None) -> None:
        super().__init__(None, "en", person, seat_token)  # type: ignore[arg-type]
        self.said: list[bytes] = []

    def send_data(self, data: bytes) -> None:
        self.said.append(data)


class Visitor:
    """Somebody connected to a table, who keeps what they were told."""

    def __init__(self, table: Table, person: Person | None, seat_token: int | None = None) -> None:
        self.table = table
        self.connection = Ear(person, seat_token)
        self.heard: list[wire.ServerMessage] = []
        self.number = 0

    @classmethod
    async def at(cls, table: Table, person: Person | None = None, seat_token: int | None = None) -> "Visitor":
        visitor = cls(table, person, seat_token)
        if seat_token is not None:
            visitor.connection.lease = table.meta.seats[seat_token].lease
        await table.ask(lambda: table.join(visitor.connection))
        return visitor

    async def leave(self) -> None:
        await self.table.ask(lambda: self.table.part(self.connection))

    # --- what they hear -----------------------------------------------------------------------------

    def listen(self) -> list[wire.ServerMessage]:
        """Everything that was sent since."""
        news = [SERVER_MESSAGE.decode(data) for data in self.connection.said]
        self.connection.said.clear()
        self.heard += news
        return news

    @property
    def present(self) -> wire.Present:
        self.listen()
        told = [each for each in self.heard if isinstance(each, wire.Whole | wire.Update | wire.Attendance)]
        last = next(n for n, each in enumerate(reversed(told)) if not isinstance(each, wire.Attendance))
        present = told[-1 - last].present  # type: ignore[union-attr]
        if isinstance(after := told[-1], wire.Attendance):
            info = replace(present.info, seats=after.seats, spectators=after.spectators)
            return replace(present, info=info)
        return present

    @property
    def moment(self) -> Moment:
        moment = self.present.moment
        assert moment is not None
        return moment

    @property
    def seat(self) -> int:
        self.listen()
        return next(each.you for each in reversed(self.heard) if isinstance(each, wire.Whole))

    # --- what they do -------------------------------------------------------------------------------

    async def ask(self, type: str, **fields: Any) -> wire.ServerMessage:
        """Send a request and return its answer."""
        self.number += 1
        self.listen()
        data = json.dumps({"type": type, "id": self.number, **fields})
        await requests.answer(self.table, self.connection, data)
        answers = [each for each in self.listen() if getattr(each, "id", None) == self.number]
        assert len(answers) == 1, answers
        return answers[0]

    async def act(self, text: str) -> wire.ServerMessage:
        return await self.ask("act", text=text, moment=self.moment.number)

    async def must(self, text: str) -> None:
        answer = await self.act(text)
        assert isinstance(answer, wire.Done), answer

    async def wait(self, until: Callable[["Visitor"], bool]) -> None:
        """Wait until something can be seen."""
        async with asyncio.timeout(PATIENCE):
            while not until(self):
                await asyncio.sleep(0.005)

    async def turn(self) -> Moment:
        """Wait until the game asks this player, and return what they see."""
        await self.wait(lambda me: me.moment.asks_you or me.moment.over)
        return self.moment

    async def play_on(self, until: Callable[[Moment], bool], choose: Callable[[Moment], Choice]) -> Moment:
        """Play until something is the case."""
        while not until(moment := await self.turn()):
            answer = await self.act(choose(moment).text)
            stale = isinstance(answer, wire.Problem) and answer.code == "stale"
            assert stale or isinstance(answer, wire.Done), answer
        return moment


def eager(moment: Moment) -> Choice:
    """Build what can be built, trade with nobody, and go on."""
    for verb in ("city", "settlement", "buy", "knight", "road", "decline", "roll"):
        found = [choice for choice in moment.choices if choice.verb == verb]
        if found:
            return found[0]
    return next((choice for choice in moment.choices if choice.verb == "end"), moment.choices[0])


def code(answer: wire.ServerMessage) -> str:
    assert isinstance(answer, wire.Problem), answer
    return answer.code
