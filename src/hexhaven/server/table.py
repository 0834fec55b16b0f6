"""A table: one task owns it and takes everything that is asked of it in order.

Whatever changes is written to the store first; only then is anybody told. If another process was faster,
the table reads what happened there and looks again.
"""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from hexhaven import scene
from hexhaven.server.aside import OURS
from hexhaven.server.bringing import brought
from hexhaven.server.clock import Clock, Watch, now_ms
from hexhaven.server.connection import Connection
from hexhaven.server.desk import WATCHER, Audience, Desk
from hexhaven.server.driver import Driver
from hexhaven.server.errors import NotDone, TroubleError
from hexhaven.server.game import Game, Step, new_record, open_game
from hexhaven.server.inbox import Inbox, Job
from hexhaven.server.meta import WHOLE_GAME, TableMeta, decode, encode
from hexhaven.server.presence import Presence
from hexhaven.server.store import ChatRow, Conflict, LogLine, Stored, StoreError
from hexhaven.server.teller import Teller
from hexhaven.wire.table import Lasting, Result

if TYPE_CHECKING:
    from hexhaven.server.hub import Hub

T = TypeVar("T")

TRIES = 20  # against other processes that change the same table
PAUSE = 0.01  # seconds before another try, on average; longer with every one
POLL = 5.0  # seconds after which a shared table looks for news that no note has told


class Table:
    """One table and the people at it."""

    def __init__(self, hub: "Hub", stored: Stored, game: Game | None) -> None:
        self.hub = hub
        self.id = stored.row.id
        self.inbox = Inbox()
        self.presence = Presence(hub.settings.grace)
        self.teller = Teller(self)
        self.driver = Driver(self)
        self.in_doubt = False  # whether what is in memory may differ from what is stored
        self.poll_due = time.monotonic() + POLL
        self.stored_at = time.monotonic()  # whoever has just stored something knows all that is stored
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
        return await self.inbox.ask(work)

    async def run(self) -> None:
        """The task: do what is asked, and what is due, one thing after the other, until it shall stop."""
        await self.quietly(self.driver.take_on)
        while True:
            try:
                job = await self.inbox.next(self.seconds_to_wait())
            except TimeoutError:
                await self.do_what_is_due()
            else:
                if job is None:
                    return
                await self.do(job)

    def close(self) -> None:
        """The task has ended: nothing more is taken in."""
        self.inbox.close()
        self.teller.close()

    async def do(self, job: Job) -> None:
        try:
            result = await self.persist(job.work)
        except NotDone as answer:
            job.fail(answer)
        except Exception as problem:
            await self.doubt(problem)
            job.fail(problem)
        else:
            job.succeed(result)

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
        moments = self.driver.moments()
        if self.hub.shared:
            moments.append(self.poll_due)
        due = [moment for moment in moments if moment is not None]
        return max(0.0, min(due) - time.monotonic()) if due else None

    async def do_what_is_due(self) -> None:
        now = time.monotonic()
        if self.hub.shared and now >= self.poll_due:
            self.poll_due = now + POLL
            if now - self.stored_at > POLL:
                await self.quietly(self.catch_up)
            await self.quietly(self.driver.take_on)
        if self.driver.drives:
            await self.quietly(self.driver.send_in_bots)
        if self.driver.is_bot_due():
            await self.quietly(self.driver.let_a_bot_play)

    async def quietly(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something nobody asked for: if it fails, wait a little and try again."""
        try:
            await self.persist(work)
        except NotDone:
            self.driver.wait(POLL)
        except Exception as problem:
            await self.doubt(problem)
            self.driver.wait(POLL)

    def has_work(self) -> bool:
        """Whether somebody is here, or the clock or a bot will act."""
        return bool(self.presence.connections) or not self.inbox.is_empty() or self.driver.has_work()

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
        self.meta.end_quiet(scene.turn_of(game.state))
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
        await self.show_everybody()
        self.driver.plan_bots()

    async def show_everybody(self) -> None:
        """Send the whole table anew; what is long is told aside first."""
        for connection in list(self.presence.connections):
            await self.teller.prepare(connection, OURS)
            self.teller.send_whole(connection)

    async def catch_up(self) -> None:
        """Take over what other processes have stored since."""
        news = await self.hub.store.news(self.id, revision=self.row.revision, chat=len(self.chat))
        if news is None or news.row.revision == self.row.revision:
            return
        game, since, meta = self.game, self.row.revision, decode(news.row.meta)
        renamed = meta.names() != self.meta.names()
        if game is None or renamed or news.keep != len(game.record.entries):
            await self.read_again()  # the game has begun, or what was told does not hold any more
            return
        game.follow(news.log)
        self.row = news.row
        self.take_meta(meta)
        self.chat.extend(news.chat)
        self.tell(since, news.keep, news.chat)

    def tell(self, since: int, kept: int, chat: Sequence[ChatRow]) -> None:
        """Tell everybody what has changed; it may be a bot's turn now."""
        self.teller.tell(since, kept, chat)
        self.driver.plan_bots()

    # --- what there is to see -----------------------------------------------------------------------

    def desk(self) -> Desk:
        return Desk(self.row, self.meta, self.game, self.audience(), self.clock, self.watch.read())

    def audience(self) -> Audience:
        """Everybody connected, here and to other processes, and for whom a bot may be sent in."""
        there = self.presence.everywhere()
        return replace(there, grace=self.graces(there.seats))

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
        await self.teller.prepare(connection, connection.address)
        with self.hub.limits.held.measured(connection.address):
            self.presence.connections.add(connection)
            self.teller.send_whole(connection)
        self.teller.audience_changed()

    async def part(self, connection: Connection) -> None:
        """A connection was lost."""
        self.presence.connections.discard(connection)
        self.teller.audience_changed()

    def graces(self, there: frozenset[int]) -> dict[int, int]:
        """Who is gone from a running game, and in how many milliseconds a bot may be sent in for them."""
        if self.row.status != "playing" or self.meta.stand_in == "nobody":
            return {}
        gone = [seat for seat, held in enumerate(self.meta.seats) if held.is_held and not held.away]
        return {seat: self.presence.grace_left(seat) for seat in gone if seat not in there}

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
        record = new_record(self.meta.wish, self.meta.names())
        header = record.write().encode()
        self.game = Game(record)
        self.meta.commitment = record.commitment
        self.meta.map = record.setup.map_name
        self.meta.started = now_ms()
        self.row = replace(self.row, secret=header)
        steps = [*self.game.deal(), *brought(self.game, self.meta.seats)]
        await self.change(steps, status="playing", secret=header)
        for connection in self.presence.connections:
            self.teller.send_whole(connection)

    async def act(self, seat: int, text: str) -> None:
        assert self.game is not None
        await self.play_on(self.game.act(seat, text))

    async def play_on(self, steps: Sequence[Step]) -> None:
        """Somebody has acted; whoever is asked to bring something now, and has it, brings it.

        Nobody waits for an answer of those who do not trade.
        """
        game, meta = self.game, self.meta
        assert game is not None
        await self.change([*steps, *brought(game, meta.seats), *game.decline_for(meta.quiet_seats())])

    async def be_quiet(self, seat: int, lasting: Lasting | None) -> None:
        """Let somebody be asked for no trade, or be asked again."""
        assert self.game is not None
        quiet = WHOLE_GAME if lasting == "game" else scene.turn_of(self.game.state)
        self.meta.seats[seat].quiet = None if lasting is None else quiet
        await self.play_on([])

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
