"""The turn clock: time for each turn, then the reserve."""

from hexhaven.server.clock import Clock
from hexhaven.server.meta import ClockMeta
from hexhaven.wire.table import ClockRule


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
