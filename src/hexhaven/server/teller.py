"""Telling the people at a table: what has changed, the whole table, who is there.

Nothing is told that is not stored; who comes and goes alone is told without being stored.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from hexhaven.server.chronicle import Ear, tell_aside
from hexhaven.server.connection import ENCODER, Connection
from hexhaven.server.desk import Audience, Reader
from hexhaven.server.store import ChatRow

if TYPE_CHECKING:
    from hexhaven.server.table import Table

REFUSED = 4404  # close code: there is no such table, or no way in
COUNT = 0.25  # seconds in which watchers come and go before they are counted


class Teller:
    """Writes to everybody who is connected to a table in this process."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.count_due: asyncio.TimerHandle | None = None
        self.noted = Audience()  # what other processes were told of who is connected here
        self.under_way: WeakValueDictionary[Ear, asyncio.Lock] = WeakValueDictionary()

    def tell(self, since: int, kept: int, chat: Sequence[ChatRow]) -> None:
        """Tell everybody what has changed; people who see the same get the same message, written once."""
        desk = self.table.desk()
        written: dict[Reader, bytes] = {}
        for connection in self.table.presence.connections:
            reader = connection.reader
            if reader not in written:
                written[reader] = ENCODER.encode(desk.update(reader, since, kept, chat))
            connection.send_data(written[reader])
            connection.knows = desk.audience.known

    def send_whole(self, connection: Connection) -> None:
        table = self.table
        if not table.is_leased(connection):
            connection.hang_up(REFUSED)
            return
        connection.reader = replace(connection.reader, seat=table.seat_of(connection))
        desk = table.desk()
        connection.send(desk.whole(connection.reader, connection.person, table.chat))
        connection.knows = desk.audience.known

    async def prepare(self, connection: Connection, address: str, language: str | None = None) -> None:
        """Have a long log told aside before it is sent: it holds nobody up, and whoever comes next finds it.

        Whoever has just connected does not hold up the table either: this is done before its task is asked.
        """
        table = self.table
        ear = Reader(table.seat_of(connection), language or connection.reader.language).ear
        async with self.under_way.setdefault(ear, asyncio.Lock()):
            game = table.game
            if game is None or game.chronicle.is_ready(ear):
                return
            tell = partial(tell_aside, table.row.secret, game.record.entries[:], ear)
            told = await table.hub.aside.do(address, tell)
            if game is table.game and not game.chronicle.is_ready(ear):
                game.chronicle.told[ear] = told

    # --- who is there -------------------------------------------------------------------------------

    def audience_changed(self) -> None:
        """Somebody came or went. Who plays is told at once; watchers are counted now and then."""
        if self.table.presence.look():
            self.tell_attendance()
        elif self.count_due is None:
            self.count_due = asyncio.get_running_loop().call_later(COUNT, self.tell_attendance)

    def tell_attendance(self) -> None:
        """Tell everybody who does not know yet who is there: the version stays."""
        table = self.table
        self.close()
        if table.in_doubt:
            return
        desk = table.desk()
        data = ENCODER.encode(desk.attendance())
        for connection in table.presence.connections:
            if connection.knows != desk.audience.known:
                connection.knows = desk.audience.known
                connection.send_data(data)
        if table.presence.here() != self.noted:
            self.noted = table.presence.here()
            table.hub.note_presence(table)

    def close(self) -> None:
        """Count nobody any more."""
        if self.count_due is not None:
            self.count_due.cancel()
            self.count_due = None
