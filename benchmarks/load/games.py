"""Games on disk, as a server finds them that was stopped in the middle of an evening.

They are dealt and stored by the server's own code, with bots in all seats, and stop at different places:
some people still found their settlements, others have been trading for an hour.
"""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from random import Random

from hexhaven.server import seating
from hexhaven.server.game import Game, Step
from hexhaven.server.hub import Hub
from hexhaven.server.people import People
from hexhaven.server.settings import Settings
from hexhaven.server.store import Store
from hexhaven.server.table import Table
from hexhaven.wire.rest import NewTable, Person

LONGEST = 250  # entries of a log; a game between these bots has more, so nearly all go on for a while
SEATS = ["you", "open", "greedy", "greedy"]
NEVER = 1e9  # seconds: until the server runs, no bot acts of its own accord


@dataclass(frozen=True)
class Prepared:
    """A table with a running game, and the tokens of the people who sit at it."""

    id: str
    entries: int
    tokens: list[str]


async def prepare(database: str, tables: int, seed: int = 1) -> AsyncIterator[Prepared]:
    """Put running games on disk, one after the other."""
    store = await Store.open(database)
    hub = Hub(store, Settings(database, pace=NEVER, limits=False))
    people, random = People(store), Random(seed)
    try:
        for number in range(tables):
            yield await one_table(hub, people, number, random.randrange(LONGEST))
    finally:
        await hub.close()
        await store.close()


async def one_table(hub: Hub, people: People, number: int, entries: int) -> Prepared:
    guests = await asyncio.gather(people.guest(f"Ann {number}"), people.guest(f"Ben {number}"))
    (host, _), (guest, _) = guests
    row = seating.new_table(NewTable(seats=SEATS), host)
    await hub.store.create(row)
    reached = await hub.ask(row.id, lambda table: begin(table, host, guest, entries))
    await hub.close_table(row.id)
    return Prepared(row.id, reached, [token for _, token in guests])


async def begin(table: Table, host: Person, guest: Person, entries: int) -> int:
    """Start a game and let bots play it up to an entry, in one write; returns how far it came."""
    await seating.sit_down(table, guest, None)
    await seating.start(table, host)
    game = table.game
    assert game is not None
    steps = []
    while len(game.record.entries) < entries and not game.is_over:
        steps += bot_move(game)
    if steps:
        await table.change(steps)
    return len(game.record.entries)


def bot_move(game: Game) -> list[Step]:
    return game.bot_move(game.waiting()[0], "greedy")
