"""What must outlive the process: tables, logs, chats, people, shelves. SQLite by default, or PostgreSQL."""

from hexhaven.server.store.errors import ChangedElsewhere, Conflict, NameTaken, ShelfFull, StoreError
from hexhaven.server.store.people import folded
from hexhaven.server.store.rows import (
    ChatRow,
    KeptRow,
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
    "KeptRow",
    "folded",
    "Conflict",
    "NameTaken",
    "ChangedElsewhere",
    "ShelfFull",
    "StoreError",
]
