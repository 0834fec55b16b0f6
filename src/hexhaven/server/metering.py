"""What a request costs the others: every step of it on the loop is measured and charged to its address."""

import time
from collections.abc import Callable, Coroutine, Generator
from functools import partial
from typing import Any, TypeVar

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from hexhaven.server.access import address_of, hub_of

T = TypeVar("T")


def metered(app: ASGIApp) -> ASGIApp:
    """Answer whoever has not used up their time. Sockets are measured where they cost something."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await app(scope, receive, send)
            return
        asking: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        held, address = hub_of(asking).limits.held, address_of(asking)
        held.check(address)
        work: Coroutine[Any, Any, None] = app(scope, receive, send)  # type: ignore[assignment]
        await Measured(work, lambda seconds: held.charge(address, seconds))

    return answer


class Measured:
    """A coroutine of which every step is measured, in processor time: where it waits, it costs nothing."""

    def __init__(self, work: Coroutine[Any, Any, T], charge: Callable[[float], None]) -> None:
        self.work = work
        self.charge = charge

    def __await__(self) -> Generator[Any, Any, Any]:
        step: Callable[[], Any] = partial(self.work.send, None)
        while True:
            try:
                waits_for = self.timed(step)
            except StopIteration as end:
                return end.value
            step = yield from resumed(self.work, waits_for)

    def timed(self, step: Callable[[], Any]) -> Any:
        began = time.thread_time()
        try:
            return step()
        finally:
            self.charge(time.thread_time() - began)


def resumed(work: Coroutine[Any, Any, Any], waits_for: Any) -> Generator[Any, Any, Callable[[], Any]]:
    """Wait, and return the next step: to go on with what came, or with what went wrong."""
    try:
        value = yield waits_for
    except BaseException as problem:  # to be cancelled, too, is the work's affair
        return partial(work.throw, problem)
    return partial(work.send, value)
