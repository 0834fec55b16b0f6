"""What a table does by itself: its bots play, and bots stand in for people who are late or gone.

One process does it for each table, the one that could take it on in the store.
"""

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexhaven.server.table import Table

QUICK_CLOCK = 600  # seconds; with a longer clock nobody is expected to stay at the table


class Driver:
    """Plays the bots of a table and watches its clock."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.drives = False  # whether this process does it
        self.bot_due: float | None = None

    async def take_on(self) -> None:
        """See whether this process shall drive the table, or still may."""
        before, self.drives = self.drives, False
        self.drives = await self.table.hub.store.try_drive(self.table.id)
        if self.drives and not before:
            if self.table.clock is not None:
                self.table.set_watch()  # until now nobody has watched it
            self.plan_bots()

    def moments(self) -> list[float | None]:
        """When there is something to do, if ever."""
        return [self.bot_due, self.clock_due(), self.absence_due()] if self.drives else []

    def has_work(self) -> bool:
        return self.drives and (self.bot_due is not None or self.clock_due() is not None)

    # --- bots ---------------------------------------------------------------------------------------

    def plan_bots(self) -> None:
        """Set the time for the next move of a bot."""
        self.bot_due = None
        if self.next_bot() is not None:
            self.bot_due = time.monotonic() + self.table.hub.settings.pace

    def wait(self, seconds: float) -> None:
        """Something went wrong: try again in a while."""
        self.bot_due = time.monotonic() + seconds

    def is_bot_due(self) -> bool:
        return self.drives and self.bot_due is not None and time.monotonic() >= self.bot_due

    def next_bot(self) -> int | None:
        """The first of the players whom the game waits for and a bot plays; nobody while a learner reads."""
        table = self.table
        if table.game is None or table.row.status != "playing" or table.desk().learner_reads():
            return None
        return next((seat for seat in table.game.waiting() if table.meta.seats[seat].plays_itself), None)

    async def let_a_bot_play(self) -> None:
        seat, game = self.next_bot(), self.table.game
        if seat is None or game is None:
            self.bot_due = None
            return
        bot = self.table.meta.seats[seat].bot
        assert bot is not None
        await self.table.play_on(game.bot_move(seat, bot, self.table.meta.quiet_seats()))

    # --- people who are late or gone ----------------------------------------------------------------

    def clock_due(self) -> float | None:
        """When somebody runs out of time, by the clock that never jumps."""
        table = self.table
        if table.clock is None or table.row.status != "playing":
            return None
        now = table.watch.read()
        due = table.clock.due(now)
        return None if due is None else time.monotonic() + (due - now) / 1000

    def absence_due(self) -> float | None:
        """When a bot stands in for somebody the game waits for who has left a timed game."""
        presence = self.table.presence
        missing = [presence.missing_since(seat) for seat in self.missed()]
        return min(missing) + presence.grace if missing else None

    def missed(self) -> list[int]:
        """The people the game waits for who are not there, where they are expected to be."""
        meta = self.table.meta
        rule = meta.clock_rule
        if rule is None or rule.seconds > QUICK_CLOCK or self.table.row.status != "playing":
            return []
        there = self.table.presence.everywhere().seats
        return [seat for seat in meta.clock.waiting if seat not in there]

    async def send_in_bots(self) -> None:
        """Let bots stand in for those who are out of time, or gone too long."""
        table = self.table
        if table.clock is None or table.row.status != "playing":
            return
        late = table.clock.out_of_time(table.watch.read())
        gone = [seat for seat in self.missed() if table.presence.is_gone_too_long(seat)]
        for seat in dict.fromkeys(late + gone):
            await table.let_bot_stand_in(seat, "absent")
