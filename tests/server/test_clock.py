"""The turn clock: time for each turn, then the reserve."""

import pytest

from hexhaven.server import clock as clocks
from hexhaven.server.clock import Clock
from hexhaven.server.desk import Reader
from hexhaven.server.meta import ClockMeta
from hexhaven.server.store import Store
from hexhaven.server.table import Table
from hexhaven.wire.table import ClockRule, Timer
from server.visitors import BOTS, Visitor, guest, new_table, open_hub


def clock(seconds: int = 60, reserve: int = 30) -> Clock:
    return Clock(ClockRule(seconds=seconds, reserve=reserve), ClockMeta(), 3)


def left(clock: Clock, now: int) -> list[tuple[int, int, int]]:
    return [(timer.seat, timer.left, timer.reserve) for timer in clock.timers(now)]


def test_only_those_who_are_waited_for_use_up_time() -> None:
    c = clock()
    c.moved(1000, turn=1, waiting=[0])
    assert left(c, 11_000) == [(0, 50_000, 30_000)]
    assert c.due(11_000) == 91_000


def test_the_reserve_is_used_after_the_turns_time() -> None:
    c = clock()
    c.moved(0, turn=1, waiting=[0])
    assert left(c, 70_000) == [(0, 0, 20_000)]
    c.moved(70_000, turn=2, waiting=[1])
    assert c.meta.reserve == [20_000, 30_000, 30_000]


def test_a_new_turn_gives_the_full_time_again_but_no_reserve() -> None:
    c = clock()
    c.moved(0, turn=1, waiting=[0])
    c.moved(80_000, turn=2, waiting=[1])
    c.moved(81_000, turn=3, waiting=[0])
    assert left(c, 81_000) == [(0, 60_000, 10_000)]


def test_time_within_a_turn_adds_up_over_its_actions() -> None:
    c = clock()
    c.moved(0, turn=1, waiting=[0])
    c.moved(40_000, turn=1, waiting=[1, 2])
    assert left(c, 50_000) == [(1, 50_000, 30_000), (2, 50_000, 30_000)]
    c.moved(50_000, turn=1, waiting=[0])
    assert left(c, 55_000) == [(0, 15_000, 30_000)]


def test_whoever_has_neither_is_out_of_time() -> None:
    c = clock()
    c.moved(0, turn=1, waiting=[0, 2])
    assert c.out_of_time(89_999) == []
    assert c.out_of_time(90_000) == [0, 2]


def test_a_rest_counts_for_nobody() -> None:
    c = clock()
    c.moved(0, turn=1, waiting=[0])
    c.moved(10_000, turn=1, waiting=[])
    assert c.due(500_000) is None
    c.moved(500_000, turn=1, waiting=[0])
    assert left(c, 500_000) == [(0, 50_000, 30_000)]


def test_a_restart_of_the_server_is_forgiven() -> None:
    c = clock()
    c.moved(0, turn=1, waiting=[0])
    c.forgive(600_000)
    assert left(c, 601_000) == [(0, 59_000, 30_000)]


def test_whoever_returns_has_the_turns_time_again() -> None:
    c = clock(reserve=0)
    c.moved(0, turn=1, waiting=[0])
    c.moved(60_000, turn=1, waiting=[])
    c.give_again(0)
    c.moved(61_000, turn=1, waiting=[0])
    assert left(c, 61_000) == [(0, 60_000, 0)]


# --- a clock that jumps ------------------------------------------------------------------------------

HOUR = 3_600_000


class Machine:
    """The clocks of a machine: the time of day can be set, the steady one goes on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.day, self.steady = 1_700_000_000_000, 5_000_000
        monkeypatch.setattr(clocks, "now_ms", lambda: self.day)
        monkeypatch.setattr(clocks, "steady_ms", lambda: self.steady)

    def wait(self, ms: int) -> None:
        self.day += ms
        self.steady += ms


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 40 * 365 * 24 * HOUR])
def test_a_watch_goes_on_when_the_time_of_day_jumps(monkeypatch: pytest.MonkeyPatch, jump: int) -> None:
    machine = Machine(monkeypatch)
    watch = clocks.Watch()
    began = watch.read()
    machine.wait(1000)
    machine.day += jump
    machine.wait(1000)
    assert watch.read() - began == 2000


@pytest.mark.anyio
@pytest.mark.parametrize("jump", [HOUR, -HOUR])
async def test_a_clock_that_jumps_takes_nobodys_reserve(
    store: Store, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    """Forwards, as after a long sleep, or backwards; before a move, between moves, and for whoever reads what
    is stored."""
    machine = Machine(monkeypatch)
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        table = await new_table(hub, ada, seats=BOTS, clock=ClockRule(seconds=60, reserve=120))
        me = await Visitor.at(table, ada)
        for _ in range(6):
            moment = await me.turn()
            machine.day += jump
            machine.wait(2000)
            assert not table.meta.seats[0].away
            await me.act(moment.choices[0].text)  # a bot may be quicker: then it counts as little
        assert table.meta.clock.reserve[0] == 120_000
        await me.turn()
        assert [(each.reserve, each.left > 40_000) for each in me.present.timers] == [(120_000, True)]
        here, elsewhere = await table.ask(lambda: told_twice(table))  # by its task: no bot moves meanwhile
        assert here == elsewhere


async def told_twice(table: Table) -> list[list[Timer]]:
    """The clock, as this process and another one tell of it."""
    elsewhere = await other_process(table)
    return [each.desk().present(Reader(0, "en")).timers for each in (table, elsewhere)]


async def other_process(table: Table) -> Table:
    """The same table as another process reads it."""
    stored = await table.hub.store.load(table.id)
    assert stored is not None
    return Table(table.hub, stored, table.game)
