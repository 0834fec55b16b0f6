"""What is stored about a table beside its log: wishes, seats, clock, agreements."""

import secrets
from typing import Literal

import msgspec
from msgspec import Struct, field

from hexhaven.server.errors import TroubleError
from hexhaven.wire.table import ClockRule, Lasting, Result, StandIn

ID_SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
ID_LENGTH = 14  # 69 bits: nobody finds a table by guessing
WHOLE_GAME = -1


def new_lease() -> str:
    return secrets.token_hex(4)


class SeatMeta(Struct):
    """Who has a seat. A person keeps it for the whole game; a bot plays while they are away."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    lent: bool = False  # to whoever bears its token, such as a bot of somebody's own
    away: Literal["", "absent", "asked"] = ""
    brings: str = ""  # what it brings, as text, until it has; most games ask for nothing
    quiet: int | None = None  # wants to be asked for no trade: in this turn, or in the WHOLE_GAME
    lease: str = field(default_factory=new_lease)  # a new one for everybody who gets the seat

    @property
    def is_open(self) -> bool:
        return not self.is_held and self.bot is None

    @property
    def is_held(self) -> bool:
        """Whether somebody outside plays it."""
        return self.person is not None or self.lent

    @property
    def not_trading(self) -> Lasting | None:
        if self.quiet is None:
            return None
        return "game" if self.quiet == WHOLE_GAME else "turn"

    @property
    def plays_itself(self) -> bool:
        """Whether a bot acts for this seat now."""
        return self.bot is not None and (not self.is_held or self.away != "")


class ClockMeta(Struct):
    """How much time was used, in milliseconds."""

    turn: int = -1  # the turn the time belongs to
    since: int = 0  # when the players below began to be waited for
    waiting: list[int] = field(default_factory=list)
    spent: dict[int, int] = field(default_factory=dict)  # in this turn, by seat
    reserve: list[int] = field(default_factory=list)  # left, by seat


class Wish(Struct):
    """The game as it was asked for."""

    game: str
    map: str | None
    preset: str
    options: dict[str, str]


class TableMeta(Struct):
    title: str
    wish: Wish
    seats: list[SeatMeta]
    host: str
    clock_rule: ClockRule | None
    take_back: bool
    hints: bool
    guided: bool
    stand_in: StandIn = "anybody"  # who may send a bot in for somebody who is gone
    map: str = ""
    commitment: str = ""
    moment: int = 0  # grows with every change of the log
    round: int = 0
    waiting: list[int] = field(default_factory=list)  # seats the game waits for
    clock: ClockMeta = field(default_factory=ClockMeta)
    wants_pause: list[int] = field(default_factory=list)
    wants_rematch: list[int] = field(default_factory=list)
    rematch: str | None = None
    lessons_read: list[str] = field(default_factory=list)
    result: Result | None = None
    started: int = 0
    ended: int = 0

    def humans(self) -> list[int]:
        """The seats of people."""
        return [number for number, seat in enumerate(self.seats) if seat.person is not None]

    def quiet_seats(self) -> list[int]:
        """The seats that want to be asked for no trade."""
        return [number for number, seat in enumerate(self.seats) if seat.quiet is not None]

    def end_quiet(self, turn: int) -> None:
        """Let those be asked again who did not want it in another turn than this."""
        for seat in self.seats:
            if seat.quiet not in (WHOLE_GAME, turn):
                seat.quiet = None

    def acts_alone(self) -> bool:
        """Whether a running game goes on while nobody is here: a bot is to move, or the clock runs."""
        asks_a_bot = any(self.seats[seat].plays_itself for seat in self.waiting)
        return asks_a_bot or not self.waiting or self.clock_rule is not None

    def people(self) -> tuple[str | None, ...]:
        return tuple(seat.person for seat in self.seats)

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def seat_of(self, person: str | None) -> int:
        """The seat of a person, or -1."""
        people = self.people()
        return people.index(person) if person is not None and person in people else -1


DECODER = msgspec.json.Decoder(TableMeta)


def encode(meta: TableMeta) -> bytes:
    return msgspec.json.encode(meta)


def decode(data: bytes) -> TableMeta:
    try:
        return DECODER.decode(data)
    except (msgspec.MsgspecError, UnicodeError):
        raise TroubleError("damaged") from None


def new_id() -> str:
    return "".join(secrets.choice(ID_SIGNS) for _ in range(ID_LENGTH))
