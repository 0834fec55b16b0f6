"""A table: one task owns it and takes everything that is asked of it in order.

Whatever changes is written to the store first; only then is anybody told. If another process was faster,
the table reads what happened there and looks again.
"""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar
from weakref import WeakValueDictionary

from hexhaven import scene
from hexhaven.server.aside import OURS
from hexhaven.server.chronicle import Ear, tell_aside
from hexhaven.server.clock import Clock, Watch, now_ms
from hexhaven.server.connection import ENCODER, Connection
from hexhaven.server.desk import WATCHER, Audience, Desk, Reader
from hexhaven.server.errors import NotDone, TroubleError
from hexhaven.server.game import Game, Step, new_record, open_game
from hexhaven.server.meta import TableMeta, decode, encode
from hexhaven.server.store import ChatRow, Conflict, LogLine, Stored, StoreError
from hexhaven.wire.table import Result

if TYPE_CHECKING:
    from hexhaven.server.hub import Hub

T = TypeVar("T")

TRIES = 20  # against other processes that change the same table
PAUSE = 0.01  # seconds before another try, on average; longer with every one
POLL = 5.0  # seconds after which a shared table looks for news that no note has told
REFUSED = 4404  # close code: there is no such table, or no way in
COUNT = 0.25  # seconds in which watchers come and go before they are counted
QUICK_CLOCK = 600  # seconds; with a longer clock nobody is expected to stay at the table


@dataclass
class Job:
    """Something to be done by the table's task, and where its result goes."""

    work: Callable[[], Awaitable[Any]]
    result: asyncio.Future[Any]


class TableClosed(Exception):
    """The table was put away because nobody used it; whoever needs it opens it again."""


class Table:
    """One table and the people at it."""

    def __init__(self, hub: "Hub", stored: Stored, game: Game | None) -> None:
        self.hub = hub
        self.id = stored.row.id
        self.inbox: asyncio.Queue[Job | None] = asyncio.Queue()  # None: stop
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, Audience] = {}  # people connected to other processes
        self.gone_since: dict[int, float] = {}  # when the last connection of a seat was lost
        self.closed = False
        self.in_doubt = False  # whether what is in memory may differ from what is stored
        self.drives = False  # whether this process plays the bots and watches the clock
        self.bot_due: float | None = None
        self.poll_due = time.monotonic() + POLL
        self.stored_at = time.monotonic()  # whoever has just stored something knows all that is stored
        self.opened = time.monotonic()
        self.seats_seen: frozenset[int] = frozenset()  # with somebody connected, when last looked
        self.attendance_due: asyncio.TimerHandle | None = None
        self.noted = Audience()  # what other processes were told of who is connected here
        self.telling: WeakValueDictionary[Ear, asyncio.Lock] = WeakValueDictionary()
        self.watch = Watch()
        self.meta = decode(stored.row.meta)
        self.take_over(stored, game)

    def take_over(self, stored: Stored, game: Game | None) -> None:
        """Begin with what is stored."""
        self.row = stored.row
        self.take_meta(decode(stored.row.meta))
        self.chat: list[ChatRow] = list(stored.chat)
        self.in_doubt = False
        self.game = game

    def take_meta(self, meta: TableMeta) -> None:
        """Take over what is stored; a clock that another process has set is read by the time of day."""
        if meta.clock.since != self.meta.clock.since:
            self.watch.set()
        self.meta = meta
        rule = meta.clock_rule
        self.clock = Clock(rule, meta.clock, len(meta.seats)) if rule is not None else None

    # --- the task -----------------------------------------------------------------------------------

    async def ask(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have something done by the table's task, after everything that was asked before."""
        if self.closed:
            raise TableClosed
        job = Job(work, asyncio.get_running_loop().create_future())
        self.inbox.put_nowait(job)
        result: T = await job.result
        return result

    async def run(self) -> None:
        """The task: do what is asked, and what is due, one thing after the other, until it shall stop."""
        await self.quietly(self.try_to_drive)
        while True:
            try:
                async with asyncio.timeout(self.seconds_to_wait()):
                    job = await self.inbox.get()
            except TimeoutError:
                await self.do_what_is_due()
            else:
                if job is None:
                    return
                await self.do(job)

    def stop(self) -> None:
        """Let the task end after what it is doing: nothing is broken off halfway."""
        self.inbox.put_nowait(None)

    def close(self) -> None:
        """The task has ended: nothing more is taken in."""
        self.closed = True
        if self.attendance_due is not None:
            self.attendance_due.cancel()
        while not self.inbox.empty():
            if (job := self.inbox.get_nowait()) is not None:
                settle(job.result, TableClosed())

    async def do(self, job: Job) -> None:
        try:
            result = await self.persist(job.work)
        except NotDone as answer:
            settle(job.result, answer)
        except Exception as problem:
            await self.doubt(problem)
            settle(job.result, problem)
        else:
            if not job.result.done():
                job.result.set_result(result)

    async def persist(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something; if another process was faster, look again and try once more."""
        for tries in range(TRIES):
            try:
                if self.in_doubt:
                    await self.read_again()
                return await work()
            except Conflict:
                self.in_doubt = True
                await asyncio.sleep(random.uniform(0, 2 * PAUSE * tries))
            except StoreError as problem:
                await self.doubt(problem)
                break
        raise TroubleError("store")

    async def doubt(self, problem: Exception) -> None:
        """Something failed halfway: go back to what is stored, at once or when the store answers again."""
        self.hub.report(self.id, problem)
        self.in_doubt = True
        with suppress(Exception):
            await self.read_again()

    def seconds_to_wait(self) -> float | None:
        now = time.monotonic()
        moments = [self.bot_due, self.clock_due(), self.absence_due()] if self.drives else []
        if self.hub.shared:
            moments.append(self.poll_due)
        due = [moment for moment in moments if moment is not None]
        return max(0.0, min(due) - now) if due else None

    async def do_what_is_due(self) -> None:
        now = time.monotonic()
        if self.hub.shared and now >= self.poll_due:
            self.poll_due = now + POLL
            if now - self.stored_at > POLL:
                await self.quietly(self.catch_up)
            await self.quietly(self.try_to_drive)
        if self.drives:
            await self.quietly(self.send_in_bots)
            if self.bot_due is not None and now >= self.bot_due:
                await self.quietly(self.let_a_bot_play)

    async def quietly(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something nobody asked for: if it fails, wait a little and try again."""
        try:
            await self.persist(work)
        except NotDone:
            self.bot_due = time.monotonic() + POLL
        except Exception as problem:
            await self.doubt(problem)
            self.bot_due = time.monotonic() + POLL

    # --- changing the table -------------------------------------------------------------------------

    async def change(
        self, steps: Sequence[Step] = (), *, keep: int | None = None, chat: Sequence[ChatRow] = (),
        status: str | None = None, secret: bytes | None = None,
    ) -> None:  # fmt: skip
        """Write what has changed to the store, then tell everybody.

        The table was changed in memory already: if it cannot be stored, `persist` has it read anew.
        """
        now = now_ms()
        if status is not None:
            self.row = replace(self.row, status=status)
        if steps or keep is not None:
            self.note_move(now)
        since, kept, people = self.row.revision, self.entries_before(steps), self.meta.people()
        revision = await self.hub.store.commit(
            self.id, since, status=self.status_now(), meta=encode(self.meta), secret=secret,
            seats=people if people != self.row.seats else None, keep=keep, first=kept + 1, chat=chat,
            log=[LogLine(step.entry.player, step.entry.text, now) for step in steps],
            note=self.hub.change_note(self.id),
        )  # fmt: skip
        self.stored_at = time.monotonic()
        self.row = replace(self.row, revision=revision, status=self.status_now(), seats=people, updated=now)
        self.chat.extend(chat)
        self.tell(since, kept, chat)

    def note_move(self, now: int) -> None:
        """Keep the clock, and what lists of tables show, in step with the game."""
        game = self.game
        assert game is not None
        self.meta.moment += 1
        self.meta.waiting = game.waiting()
        self.meta.round = scene.round_of(game.state)
        if game.is_over:
            self.meta.ended = now
            self.meta.result = Result(winner=int(game.state.winner()), points=game.state.points())
        self.set_clock()

    def set_clock(self) -> None:
        """Let the clock run for the people the game waits for, while it is played."""
        if self.clock is None or self.game is None:
            return
        running = not self.game.is_over and self.row.status == "playing"
        seats = [seat for seat in self.game.waiting() if not self.meta.seats[seat].plays_itself]
        self.clock.moved(self.watch.read(), scene.turn_of(self.game.state), seats if running else [])
        self.set_watch()

    def set_watch(self) -> None:
        """All time up to now is booked. What is stored goes by the time of day: other processes read it."""
        self.watch.set()
        if self.clock is not None:
            self.clock.forgive(self.watch.read())

    def status_now(self) -> str:
        if self.game is not None and self.game.is_over:
            return "over"
        return self.row.status

    def entries_before(self, steps: Sequence[Step]) -> int:
        if steps:
            return steps[0].number - 1
        return len(self.game.record.entries) if self.game is not None else 0

    async def read_again(self) -> None:
        """Drop what is in memory and begin with what is stored; tell everybody the whole table."""
        stored = await self.hub.store.load(self.id)
        if stored is None:
            raise TroubleError("no_table")
        self.take_over(stored, await self.hub.open_game(stored, OURS))
        for connection in list(self.connections):
            await self.prepare(connection, OURS)
            self.send_whole(connection)
        self.plan_bots()

    async def catch_up(self) -> None:
        """Take over what other processes have stored since."""
        news = await self.hub.store.news(self.id, revision=self.row.revision, chat=len(self.chat))
        if news is None or news.row.revision == self.row.revision:
            return
        game, since = self.game, self.row.revision
        if game is None or news.keep != len(game.record.entries):
            await self.read_again()  # the game has begun, or something was taken back
            return
        game.follow(news.log)
        self.row = news.row
        self.take_meta(decode(news.row.meta))
        self.chat.extend(news.chat)
        self.tell(since, news.keep, news.chat)

    # --- telling ------------------------------------------------------------------------------------

    def tell(self, since: int, kept: int, chat: Sequence[ChatRow]) -> None:
        """Tell everybody what has changed; people who see the same get the same message, written once."""
        desk = self.desk()
        written: dict[Reader, bytes] = {}
        for connection in self.connections:
            reader = connection.reader
            if reader not in written:
                written[reader] = ENCODER.encode(desk.update(reader, since, kept, chat))
            connection.send_data(written[reader])
            connection.knows = desk.audience.known
        self.plan_bots()

    def send_whole(self, connection: Connection) -> None:
        if not self.is_leased(connection):
            connection.hang_up(REFUSED)
            return
        connection.reader = replace(connection.reader, seat=self.seat_of(connection))
        desk = self.desk()
        connection.send(desk.whole(connection.reader, connection.person, self.chat))
        connection.knows = desk.audience.known

    async def prepare(self, connection: Connection, address: str, language: str | None = None) -> None:
        """Have a long log told aside before it is sent: it holds nobody up, and whoever comes next finds it.

        Whoever has just connected does not hold up the table either: this is done before its task is asked.
        """
        language = language or connection.reader.language
        ear = Reader(self.seat_of(connection), language).ear
        async with self.telling.setdefault(ear, asyncio.Lock()):
            game = self.game
            if game is None or game.chronicle.is_ready(ear):
                return
            tell = partial(tell_aside, self.row.secret, game.record.entries[:], ear)
            told = await self.hub.aside.do(address, tell)
            if game is self.game and not game.chronicle.is_ready(ear):
                game.chronicle.told[ear] = told

    def desk(self) -> Desk:
        return Desk(self.row, self.meta, self.game, self.audience(), self.clock, self.watch.read())

    def audience(self) -> Audience:
        """Everybody connected, here and to other processes."""
        here = self.audience_here()
        seats = here.seats.union(*(other.seats for other in self.elsewhere.values()))
        spectators = here.spectators + sum(other.spectators for other in self.elsewhere.values())
        return Audience(seats, spectators, self.graces(seats))

    def audience_here(self) -> Audience:
        seats = [connection.reader.seat for connection in self.connections]
        return Audience(frozenset(seat for seat in seats if seat != WATCHER), seats.count(WATCHER))

    # --- people come and go -------------------------------------------------------------------------

    def seat_of(self, connection: Connection) -> int:
        if connection.seat_token is None:
            return self.meta.seat_of(connection.person)
        return connection.seat_token if self.is_leased(connection) else WATCHER

    def is_leased(self, connection: Connection) -> bool:
        """Whether the seat is still the one's that the token was given out for."""
        seat = connection.seat_token
        return seat is None or connection.lease == self.meta.seats[seat].lease

    async def join(self, connection: Connection) -> None:
        """Somebody has connected: show them the table. Whoever was away is back."""
        if not self.is_leased(connection):
            raise TroubleError("not_signed_in")
        seat = self.seat_of(connection)
        if seat != WATCHER and self.meta.seats[seat].away == "absent":
            await self.take_seat_back(seat)
        await self.prepare(connection, connection.address)
        with self.hub.limits.held.measured(connection.address):
            self.connections.add(connection)
            self.send_whole(connection)
        self.audience_changed()

    async def part(self, connection: Connection) -> None:
        """A connection was lost."""
        self.connections.discard(connection)
        self.audience_changed()

    def audience_changed(self) -> None:
        """Somebody came or went. Who plays is told at once; watchers are counted now and then."""
        there, now = self.audience().seats, time.monotonic()
        for seat in self.seats_seen - there:
            self.gone_since[seat] = now
        for seat in there:
            self.gone_since.pop(seat, None)
        if there != self.seats_seen:
            self.seats_seen = there
            self.tell_attendance()
        elif self.attendance_due is None:
            self.attendance_due = asyncio.get_running_loop().call_later(COUNT, self.tell_attendance)

    def tell_attendance(self) -> None:
        """Tell everybody who does not know yet who is there: nothing is stored, the version stays."""
        if self.attendance_due is not None:
            self.attendance_due.cancel()
            self.attendance_due = None
        if self.in_doubt:
            return
        desk = self.desk()
        data = ENCODER.encode(desk.attendance())
        for connection in self.connections:
            if connection.knows != desk.audience.known:
                connection.knows = desk.audience.known
                connection.send_data(data)
        if self.audience_here() != self.noted:
            self.noted = self.audience_here()
            self.hub.note_presence(self)

    def graces(self, there: frozenset[int]) -> dict[int, int]:
        """Who is gone from a running game, and in how many milliseconds a bot may be sent in for them."""
        if self.row.status != "playing" or self.meta.stand_in == "nobody":
            return {}
        gone = [seat for seat, held in enumerate(self.meta.seats) if held.is_held and not held.away]
        return {seat: self.grace_left(seat) for seat in gone if seat not in there}

    def grace_left(self, seat: int) -> int:
        left = self.missing_since(seat) + self.hub.settings.grace - time.monotonic()
        return max(0, round(1000 * left))

    async def take_seat_back(self, seat: int) -> None:
        """The player returns: the bot stops, and the turn's time is theirs again."""
        self.meta.seats[seat].away = ""
        if self.clock is not None:
            self.clock.book(self.watch.read())
            self.clock.give_again(seat)
        self.set_clock()
        await self.change()

    async def let_bot_stand_in(self, seat: int, reason: str) -> None:
        self.meta.seats[seat].away = "asked" if reason == "asked" else "absent"
        self.set_clock()
        await self.change()

    # --- the game -----------------------------------------------------------------------------------

    async def start(self) -> None:
        """Lay out the board and begin."""
        record = new_record(self.meta.wish, [seat.name for seat in self.meta.seats])
        header = record.write().encode()
        self.game = Game(record)
        self.meta.commitment = record.commitment
        self.meta.map = record.setup.map_name
        self.meta.started = now_ms()
        self.row = replace(self.row, secret=header)
        await self.change(self.game.deal(), status="playing", secret=header)
        for connection in self.connections:
            self.send_whole(connection)

    async def act(self, seat: int, text: str) -> None:
        assert self.game is not None
        await self.change(self.game.act(seat, text))

    async def take_back(self) -> None:
        """Strike the last entry off the log."""
        assert self.game is not None
        keep = len(self.game.record.entries) - 1
        stored = await self.hub.store.load(self.id)
        assert stored is not None
        before = self.game.chronicle
        self.game = await self.hub.aside.do(OURS, partial(open_game, self.row.secret, stored.log[:keep]))
        self.game.chronicle.take_over(before)
        await self.change(keep=keep)

    async def rest(self, paused: bool) -> None:
        """Let the game rest, or go on, or only note who wants what."""
        was_paused = self.row.status == "paused"
        if was_paused and not paused:
            self.meta.wants_pause = []
        self.row = replace(self.row, status="paused" if paused else "playing")
        self.set_clock()
        await self.change(status=self.row.status)

    # --- bots and clock -----------------------------------------------------------------------------

    async def try_to_drive(self) -> None:
        """See whether this process shall play the bots of this table, or still may."""
        before, self.drives = self.drives, False
        self.drives = await self.hub.store.try_drive(self.id)
        if self.drives and not before:
            if self.clock is not None:
                self.set_watch()  # until now nobody has watched it
            self.plan_bots()

    def plan_bots(self) -> None:
        """Set the time for the next move of a bot."""
        self.bot_due = None
        if self.next_bot() is not None:
            self.bot_due = time.monotonic() + self.hub.settings.pace

    def next_bot(self) -> int | None:
        """The first of the players whom the game waits for and a bot plays; nobody while a learner reads."""
        if self.game is None or self.row.status != "playing" or self.desk().learner_reads():
            return None
        return next((seat for seat in self.game.waiting() if self.meta.seats[seat].plays_itself), None)

    async def let_a_bot_play(self) -> None:
        seat = self.next_bot()
        if seat is None or self.game is None:
            self.bot_due = None
            return
        bot = self.meta.seats[seat].bot
        assert bot is not None
        await self.change(self.game.bot_move(seat, bot))

    def clock_due(self) -> float | None:
        """When somebody runs out of time, by the clock that never jumps."""
        if self.clock is None or self.row.status != "playing":
            return None
        now = self.watch.read()
        due = self.clock.due(now)
        return None if due is None else time.monotonic() + (due - now) / 1000

    def absence_due(self) -> float | None:
        """When a bot stands in for somebody the game waits for who has left a timed game."""
        missing = [self.missing_since(seat) for seat in self.missed()]
        return min(missing) + self.hub.settings.grace if missing else None

    def missed(self) -> list[int]:
        """The people the game waits for who are not there, where they are expected to be."""
        rule = self.meta.clock_rule
        if self.clock is None or rule is None or rule.seconds > QUICK_CLOCK or self.row.status != "playing":
            return []
        there = self.audience().seats
        return [seat for seat in self.meta.clock.waiting if seat not in there]

    def missing_since(self, seat: int) -> float:
        return self.gone_since.get(seat, self.opened)

    async def send_in_bots(self) -> None:
        """Let bots stand in for those who are out of time, or gone too long."""
        if self.clock is None or self.row.status != "playing":
            return
        limit = time.monotonic() - self.hub.settings.grace
        late = self.clock.out_of_time(self.watch.read())
        late += [seat for seat in self.missed() if self.missing_since(seat) <= limit and seat not in late]
        for seat in late:
            await self.let_bot_stand_in(seat, "absent")

    def has_work(self) -> bool:
        """Whether somebody is here, or the clock or a bot will act."""
        busy = self.bot_due is not None or self.clock_due() is not None
        return bool(self.connections) or not self.inbox.empty() or (self.drives and busy)


def settle(result: asyncio.Future[Any], problem: BaseException) -> None:
    if not result.done():
        result.set_exception(problem)
