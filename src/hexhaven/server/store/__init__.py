"""Everything that must outlive the process: tables, logs, chats, people. SQLite by default, or PostgreSQL."""

from hexhaven.server.store.errors import Conflict, NameTaken, StoreError
from hexhaven.server.store.people import folded
from hexhaven.server.store.rows import (
    ChatRow,
    Lobby,
    LogLine,
    News,
    PersonRow,
    SeatTokenRow,
    SessionRow,
    Stored,
    TableRow,
)
from hexhaven.server.store.store import Store
from hexhaven.server.store.tables import CHANNEL

__all__ = [
    "CHANNEL",
    "Store",
    "TableRow",
    "LogLine",
    "ChatRow",
    "Stored",
    "News",
    "Lobby",
    "PersonRow",
    "SessionRow",
    "SeatTokenRow",
    "folded",
    "Conflict",
    "NameTaken",
    "StoreError",
]
