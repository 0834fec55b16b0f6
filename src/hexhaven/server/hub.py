"""All tables that are in use in this process, and the talk with other processes about them."""

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Protocol, TypeVar
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct

from hexhaven.server.aside import OURS, Aside
from hexhaven.server.connection import TRY_LATER, Connection
from hexhaven.server.desk import Audience
from hexhaven.server.errors import TroubleError
from hexhaven.server.game import Damaged, Game, open_game
from hexhaven.server.inbox import TableClosed
from hexhaven.server.limits import Limits
from hexhaven.server.meta import decode
from hexhaven.server.settings import Settings
from hexhaven.server.store import Store, Stored, StoreError
from hexhaven.server.table import Table

T = TypeVar("T")

LOG = logging.getLogger("hexhaven")
TIDY = 3600.0  # seconds between two rounds of tidying the database
SWEEP = 15.0  # seconds between two looks for tables that nobody uses
FORGOTTEN = 3 * SWEEP  # seconds after which a silent process counts as gone


class Note(Struct):
    """What processes tell one another: a table has changed, who is connected where, that something that
    speaks for a person has ended, that a person is called otherwise, or that they live."""

    process: str
    table: str
    kind: str  # "changed", "presence", "ended", "renamed", "alive" or "gone"
    seats: list[int] = []
    spectators: int = 0
    person: str = ""
    name: str = ""


class Publisher(Protocol):
    def __call__(self, data: bytes) -> None: ...


class Hub:
    """Opens tables when they are needed and closes them when nobody is left."""

    def __init__(self, store: Store, settings: Settings, publish: Publisher | None = None) -> None:
        self.store = store
        self.settings = settings
        self.limits = Limits(settings.limits)
        self.aside = Aside(self.limits.aside.charge)
        self.publish = publish
        self.process = secrets.token_hex(4)
        self.tables: dict[str, Table] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.lines: set[Connection] = set()  # everybody's, also of those on their way to a table
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.heard: dict[tuple[str, str], float] = {}  # when a process last spoke of a table
        self.others: dict[str, float] = {}  # when a process last spoke at all
        self.closing = False

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        return self.publish is not None

    # --- tables -------------------------------------------------------------------------------------

    async def table(self, id: str, address: str = OURS) -> Table:
        """The table with this id, opened if need be."""
        if self.closing:
            raise TroubleError("closing")
        async with self.lock(id):
            if id not in self.tables:
                await self.open(id, address)
            return self.tables[id]

    def lock(self, id: str) -> asyncio.Lock:
        """Held while a table is opened or put away; it lasts as long as somebody waits for it."""
        return self.locks.setdefault(id, asyncio.Lock())

    async def ask(self, id: str, work: Callable[[Table], Awaitable[T]]) -> T:
        """Have something done at a table, by the task that owns it."""
        while True:
            table = await self.table(id)
            try:
                return await table.ask(partial(work, table))
            except TableClosed:
                continue  # it was put away at this very moment

    async def open(self, id: str, address: str) -> None:
        stored = await self.store.load(id)
        if stored is None:
            raise TroubleError("no_table")
        self.tables[id] = Table(self, stored, await self.open_game(stored, address))
        self.tasks[id] = asyncio.create_task(self.tables[id].run(), name=f"table {id}")

    async def open_game(self, stored: Stored, address: str) -> Game | None:
        """Play a stored game again, aside. A damaged log closes its own table, and harms no other."""
        if stored.row.status == "open":
            return None
        try:
            return await self.aside.do(address, partial(open_game, stored.row.secret, stored.log))
        except Damaged as problem:
            self.report(stored.row.id, problem)
            raise TroubleError("damaged") from None

    async def close_table(self, id: str) -> None:
        """Put a table away after what it is doing; whoever wants it meanwhile waits and opens it anew."""
        async with self.lock(id):
            table, task = self.tables.pop(id), self.tasks.pop(id)
            table.inbox.stop()
            await asyncio.gather(task, return_exceptions=True)
            table.close()
            if table.driver.drives:
                await self.store.stop_driving(id)

    def audience(self, id: str) -> Audience:
        return self.tables[id].audience() if id in self.tables else Audience()

    # --- lines --------------------------------------------------------------------------------------

    async def something_ended(self, person: str) -> None:
        """Sessions or tokens of somebody are gone from the store: close what hangs on them, everywhere."""
        if self.publish is not None:
            self.publish(msgspec.json.encode(Note(self.process, "", "ended", person=person)))
        await self.check_lines(line for line in self.lines if line.owner == person)

    def renamed(self, person: str, name: str) -> None:
        """Somebody has a new name: what they say while they watch is said under it, everywhere."""
        if self.publish is not None:
            self.publish(msgspec.json.encode(Note(self.process, "", "renamed", person=person, name=name)))
        self.call_lines(person, name)

    def call_lines(self, person: str, name: str) -> None:
        for line in self.lines:
            if line.person == person:
                line.name = name

    async def check_lines(self, lines: Iterable[Connection]) -> None:
        """Close those whose session or token has ended; who has another one comes back by themselves."""
        keyed = [line for line in lines if line.key]
        if not keyed:
            return
        lasting = await self.store.lasting({line.key for line in keyed}, time.time_ns() // 1_000_000)
        for line in keyed:
            if line.key not in lasting:
                line.hang_up(TRY_LATER)

    # --- life ---------------------------------------------------------------------------------------

    async def wake(self) -> None:
        """After a start: open the games that go on by themselves. The others are opened by whoever comes."""
        try:
            for id, meta in await self.store.running():
                await self.wake_table(id, meta)
        except StoreError as problem:
            self.report("", problem)

    async def wake_table(self, id: str, meta: bytes) -> None:
        try:
            if decode(meta).acts_alone():
                await self.table(id)
        except Exception as problem:
            self.report(id, problem)

    async def sweep(self) -> None:
        """Now and then: close tables nobody uses, and take over from processes that fell silent."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.look_around()
            except Exception as problem:
                self.report("", problem)

    async def look_around(self) -> None:
        await self.check_lines(self.lines)
        for id, table in list(self.tables.items()):
            if not table.has_work() and time.monotonic() - table.presence.opened > SWEEP:
                await self.close_table(id)
            elif self.shared:
                self.note_presence(table)
        self.tell_others("alive")
        self.forget_silent()
        if self.forget_others():
            await self.wake()

    async def tidy(self) -> None:
        """Now and then: drop what nobody needs any more."""
        while True:
            try:
                await self.store.tidy(time.time_ns() // 1_000_000)
            except Exception as problem:
                self.report("", problem)
            await asyncio.sleep(TIDY)

    def stop_taking_in(self) -> None:
        """The server stops: nothing new is begun."""
        self.closing = True
        self.aside.refuse()

    async def close(self) -> None:
        self.closing = True
        self.tell_others("gone")
        ends = await asyncio.gather(*map(self.close_table, list(self.tables)), return_exceptions=True)
        for problem in ends:
            if problem is not None:
                self.report("", problem)
        await self.aside.close()

    def report(self, table: str, problem: BaseException) -> None:
        """Something that should not happen: for whoever runs the server."""
        LOG.error("table %s: %s", table, problem, exc_info=problem)

    # --- other processes ----------------------------------------------------------------------------

    def change_note(self, table: str) -> str | None:
        """What the other processes are told when a table has changed."""
        if not self.shared:
            return None
        return msgspec.json.encode(Note(self.process, table, "changed")).decode()

    def note_presence(self, table: Table) -> None:
        """Tell the other processes who is connected here."""
        if self.publish is not None:
            here = table.presence.here()
            note = Note(self.process, table.id, "presence", sorted(here.seats), here.spectators)
            self.publish(msgspec.json.encode(note))

    async def hear(self, data: bytes) -> None:
        """A note came in. It tells only that something is new; the store says what."""
        try:
            note = msgspec.json.decode(data, type=Note)
        except msgspec.MsgspecError:
            return
        if note.process == self.process:
            return
        self.others[note.process] = -math.inf if note.kind == "gone" else time.monotonic()
        if note.kind == "ended":
            await self.check_lines(line for line in self.lines if line.owner == note.person)
        elif note.kind == "renamed":
            self.call_lines(note.person, note.name)
        table = self.tables.get(note.table)
        if table is None:
            return
        try:
            await table.ask(table.catch_up if note.kind == "changed" else hearing(self, table, note))
        except TableClosed:
            return

    def tell_others(self, kind: str) -> None:
        if self.publish is not None:
            self.publish(msgspec.json.encode(Note(self.process, "", kind)))

    def forget_others(self) -> bool:
        """Whether a process is gone: then its games wait for somebody who plays their bots."""
        limit = time.monotonic() - FORGOTTEN
        gone = [process for process, when in self.others.items() if when < limit]
        for process in gone:
            del self.others[process]
        return bool(gone)

    def forget_silent(self) -> None:
        limit = time.monotonic() - FORGOTTEN
        for (id, process), when in list(self.heard.items()):
            if when < limit:
                del self.heard[id, process]
                table = self.tables.get(id)
                if table is not None and table.presence.elsewhere.pop(process, None) is not None:
                    table.teller.audience_changed()


def hearing(hub: Hub, table: Table, note: Note) -> Callable[[], Awaitable[None]]:
    async def hear_presence() -> None:
        hub.heard[table.id, note.process] = time.monotonic()
        audience = Audience(frozenset(note.seats), note.spectators)
        if table.presence.elsewhere.get(note.process) != audience:
            table.presence.elsewhere[note.process] = audience
            table.teller.audience_changed()

    return hear_presence
