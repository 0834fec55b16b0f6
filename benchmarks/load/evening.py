"""An evening on a server: everybody comes, all play, some look in, and it is measured."""

import asyncio
import gc
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from load.games import Prepared
from load.people import Human, Notes, Played, drop_in, now
from load.process import ServerProcess, busy_seconds

AT_ONCE = 16  # people who come through the door together
STAY = 0.25  # seconds somebody who only looks in stays at a table

Told = Callable[[float], None]  # is told how far something has come, from 0 to 1


@dataclass
class Evening:
    """What was measured."""

    seconds: float = 0.0
    server_cpu: float = 0.0  # seconds of processor time
    people_cpu: float = 0.0
    foreign_cpu: float = 0.0  # of everything else on the machine
    arrival_seconds: float = 0.0
    memory: int = 0  # bytes of the server, at most
    running: int = 0  # games that went on to the end of it
    arrival: Notes = field(default_factory=Notes)
    play: Notes = field(default_factory=Notes)
    visits: Notes = field(default_factory=Notes)


class Load:
    """All people on a server."""

    def __init__(self, server: ServerProcess, tables: list[Prepared], every: float) -> None:
        self.server = server
        self.tables = tables
        self.evening = Evening()
        self.played = [Played(table) for table in tables]
        self.humans = [
            Human(played, seat, every, self.evening.arrival, Random(f"{number} {seat}"))
            for number, played in enumerate(self.played)
            for seat in range(len(played.table.tokens))
        ]
        self.listening: list[asyncio.Task[None]] = []

    async def gather(self, told: Told) -> None:
        """Everybody comes at once, as after a restart, and begins to play."""
        began, gate = now(), asyncio.Semaphore(AT_ONCE)

        async def come(human: Human) -> None:
            async with gate:
                await human.sit_down(self.server.url)
            self.listening.append(asyncio.create_task(human.play()))
            told(len(self.listening) / len(self.humans))

        await asyncio.gather(*map(come, self.humans))
        self.evening.arrival_seconds = now() - began

    async def measure(self, seconds: float, told: Told) -> None:
        """Watch people play for a while. The rubbish of the people's own program must not hold them up."""
        for human in self.humans:
            human.notes = self.evening.play
        visitor = asyncio.create_task(
            drop_in(self.server.url, self.tables, STAY, self.evening.visits, Random(1))
        )
        gc.collect()
        gc.disable()
        meter = Meter(self.server)
        while meter.elapsed() < seconds:
            await asyncio.sleep(1)
            self.evening.memory = max(self.evening.memory, self.server.memory())
            told(meter.elapsed() / seconds)
        meter.read(self.evening)
        gc.enable()
        self.evening.running = sum(not played.over for played in self.played)
        visitor.cancel()
        await asyncio.gather(visitor, return_exceptions=True)

    async def leave(self) -> None:
        await asyncio.gather(*(human.leave() for human in self.humans))
        await asyncio.gather(*self.listening)


class Meter:
    """Reads clocks at the beginning and at the end."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.began = self.now()

    def now(self) -> tuple[float, float, float, float]:
        return now(), self.server.cpu_seconds(), time.process_time(), busy_seconds()

    def elapsed(self) -> float:
        return now() - self.began[0]

    def read(self, evening: Evening) -> None:
        wall, server, people, all_of_them = (a - b for a, b in zip(self.now(), self.began, strict=True))
        evening.seconds, evening.server_cpu, evening.people_cpu = wall, server, people
        evening.foreign_cpu = max(0.0, all_of_them - server - people)
