"""What the store takes and gives: plain values, one class for each kind of thing it keeps."""

from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True)
class LogLine:
    """One entry of a game's log; `at` is in milliseconds since 1970, as all times are."""

    player: int
    text: str
    at: int


@dataclass(frozen=True)
class ChatRow:
    """Something said at a table; `seat` is -1 for somebody who watches."""

    number: int
    seat: int
    name: str
    text: str
    at: int


@dataclass(frozen=True)
class TableRow:
    """All of a table but its log and its chat. `revision` grows by one with every change of any of them."""

    id: str
    revision: int
    status: str  # "open", "playing", "paused" or "over"
    public: bool
    created: int
    updated: int
    meta: bytes  # belongs to the code of the table; the store does not look into it
    secret: bytes  # the seed of the dice
    seats: tuple[str | None, ...]  # the person on each seat; None for bots and open seats
    entries: int = 0  # the length of the log


@dataclass(frozen=True)
class Stored:
    """A whole table."""

    row: TableRow
    log: list[LogLine]
    chat: list[ChatRow]


@dataclass(frozen=True)
class News:
    """What has changed since a revision: the log is now its first `keep` lines followed by `log`.

    A line may have been taken back and another one put in its place, so its length alone tells nothing.
    """

    row: TableRow
    keep: int
    log: list[LogLine]
    chat: list[ChatRow]


class Lobby(NamedTuple):
    """Public tables, newest first: those that wait for people, and those where a game is on."""

    open: list[TableRow]
    running: list[TableRow]


@dataclass(frozen=True)
class PersonRow:
    """Somebody who plays. An account has a password (its hash), a guest has none."""

    id: str
    name: str
    password: str | None
    created: int


@dataclass(frozen=True)
class SessionRow:
    """Somebody is signed in on one device; `token` is the digest of what that device shows."""

    token: bytes
    person: PersonRow
    created: int
    used: int  # to the hour
    expires: int
    device: str  # what it says of itself


@dataclass(frozen=True)
class SeatTokenRow:
    """A token plays a seat for as long as its lease is the seat's, and no longer than the session it was
    asked for in."""

    token: bytes
    session: bytes
    table: str
    seat: int
    lease: str
    created: int
    used: int = 0  # 0: not yet
    person: str = ""  # whose session it is


@dataclass(frozen=True)
class KeptRow:
    """A text that somebody keeps for a game. `revision` grows with every change; 0: it was never kept."""

    person: str
    game: str
    id: str
    text: str = ""
    revision: int = 0
    changed: int = 0
