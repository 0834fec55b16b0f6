"""What one address may cost the others is counted in time, not in requests."""

import asyncio
import time
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from hexhaven.server.aside import MOST_WAITING, Aside
from hexhaven.server.costs import Costs
from hexhaven.server.errors import TooOften, TroubleError
from server.running import Server, newcomer, running, stranger


class Now:
    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


def test_whoever_has_used_up_their_time_is_told_when_to_try_again() -> None:
    now = Now()
    costs = Costs(1.0, 0.1, now)
    costs.charge("a", 0.9)
    costs.check("a")
    costs.charge("a", 0.5)
    with pytest.raises(TooOften) as refused:
        costs.check("a")
    assert refused.value.wait == 4
    assert "4 s" in refused.value.text("de")
    costs.check("b")
    now.seconds += 4.1
    costs.check("a")


def test_what_is_done_within_is_charged() -> None:
    costs = Costs(0.005, 0.001)
    with costs.measured("a"):
        until = time.thread_time() + 0.02
        while time.thread_time() < until:
            pass
    assert 0.01 < costs.owes("a") < 0.5
    with pytest.raises(TooOften):
        costs.check("a")


def test_addresses_that_owe_nothing_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hexhaven.server.costs.TIDY_AT", 10)
    now = Now()
    costs = Costs(1.0, 0.1, now)
    for n in range(11):
        costs.charge(str(n), 0.1)
    now.seconds += 2
    costs.charge("last", 0.1)
    assert list(costs.owed) == ["last"]


# --- aside -------------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_everybody_has_their_turn() -> None:
    """Whoever has five things to be done waits with the second until the others had their first."""
    aside, order = Aside(), list[str]()
    blocked = asyncio.create_task(aside.do("first", lambda: time.sleep(0.2)))
    await asyncio.sleep(0.05)
    jobs = [aside.do(who, lambda who=who: order.append(who)) for who in ("a", "a", "a", "b", "c")]  # type: ignore[misc]
    await asyncio.gather(blocked, *jobs)
    assert order == ["a", "b", "c", "a", "a"]
    await aside.close()


@pytest.mark.anyio
async def test_what_fails_aside_fails_for_whoever_asked_and_is_charged() -> None:
    charged: list[str] = []
    aside = Aside(lambda address, seconds: charged.append(address))
    with pytest.raises(ZeroDivisionError):
        await aside.do("a", lambda: 1 // 0)
    assert await aside.do("b", lambda: 2) == 2
    assert charged == ["a", "b"]
    await aside.close()


@pytest.mark.anyio
async def test_nobody_fills_the_queue_alone_and_who_goes_away_is_not_waited_for() -> None:
    aside, done = Aside(), list[int]()
    first = asyncio.create_task(aside.do("a", lambda: time.sleep(0.1)))
    await asyncio.sleep(0.02)
    waiting = [asyncio.create_task(aside.do("a", lambda n=n: done.append(n))) for n in range(MOST_WAITING)]  # type: ignore[misc]
    await asyncio.sleep(0)
    with pytest.raises(TroubleError, match="busy"):
        await aside.do("a", lambda: None)
    waiting[0].cancel()
    await first
    await aside.do("b", lambda: None)
    await asyncio.gather(*waiting[1:])
    assert done == list(range(1, MOST_WAITING))
    await aside.close()


@pytest.mark.anyio
async def test_a_stop_finishes_what_is_under_way_and_begins_nothing() -> None:
    aside, done = Aside(), list[str]()

    def slow() -> None:
        time.sleep(0.1)
        done.append("slow")

    first = asyncio.create_task(aside.do("a", slow))
    await asyncio.sleep(0.02)
    second = asyncio.create_task(aside.do("a", lambda: done.append("second")))
    await asyncio.sleep(0)
    aside.refuse()
    for late in (second, aside.do("b", lambda: None)):
        with pytest.raises(TroubleError, match="closing"):
            await late
    await first
    assert done == ["slow"]
    await aside.close()


# --- at a server -------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_a_server_refuses_who_takes_too_much_of_its_time_and_says_when_to_come_back(
    store_url: str, tmp_path: Path, stack: AsyncExitStack
) -> None:
    """Over HTTP as over a socket; whoever sits at a table plays on."""
    with running(store_url, tmp_path, LIMITS="yes") as server:
        ada = await newcomer(stack, server, "Ada")
        table = await ada.open_table("you", "greedy", "greedy", "greedy")
        socket = await stack.enter_async_context(await ada.play(table))
        await socket.until(lambda: socket.is_asked)
        await use_up(server, stack)
        refused = await ada.ask("GET", "/cards")
        assert refused.status_code == 429
        assert int(refused.headers["Retry-After"]) >= 1
        assert refused.headers["Retry-After"] in refused.json()["text"]
        while (answer := await socket.ask("look"))["type"] == "done":
            pass
        assert answer["code"] == "too_often"
        assert (await socket.act(socket.choices[0]["text"]))["type"] == "done"
        assert server.complaints() == []


async def use_up(server: Server, stack: AsyncExitStack) -> None:
    visitor = await stranger(stack, server)
    async with asyncio.timeout(120):
        while (await visitor.ask("GET", "/cards")).status_code == 200:
            pass
