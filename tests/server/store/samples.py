"""Tables, lines and people to store."""

import time
from typing import Any

from hexhaven.server.store import (
    ChatRow,
    LogLine,
    PersonRow,
    SeatTokenRow,
    SessionRow,
    Store,
    TableRow,
)

NOW = time.time_ns() // 1_000_000


def table(id: str = "t", **changes: Any) -> TableRow:
    fields: dict[str, Any] = {
        "revision": 0, "status": "open", "public": True, "created": NOW, "updated": NOW, "meta": b"{}",
        "secret": b"\x00\xff", "seats": (None, None), **changes,
    }  # fmt: skip
    return TableRow(id, **fields)


def lines(*texts: str) -> list[LogLine]:
    return [LogLine(0, text, NOW) for text in texts]


def said(number: int, text: str) -> ChatRow:
    return ChatRow(number, -1, "Anna", text, NOW)


def person(id: str, name: str = "Anna", password: str | None = None, created: int = NOW) -> PersonRow:
    return PersonRow(id, name, password, created)


def session(token: bytes, person: PersonRow, expires: int = NOW + 10, used: int = NOW) -> SessionRow:
    return SessionRow(token, person, NOW, used, expires, "Firefox, Linux")


def seat_token(token: bytes, session: bytes, table: str = "t", seat: int = 0) -> SeatTokenRow:
    return SeatTokenRow(token, session, table, seat, "lease", NOW)


async def log_of(store: Store, id: str = "t") -> list[str]:
    stored = await store.load(id)
    assert stored is not None
    assert stored.row.entries == len(stored.log)
    return [line.text for line in stored.log]
