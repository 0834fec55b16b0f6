"""A table: who sits at it, under which rules, and how it stands. Whoever may see the table sees this."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from hexhaven.wire.message import Message

NameText = Annotated[str, Meta(min_length=1, max_length=24)]
TitleText = Annotated[str, Meta(min_length=1, max_length=40)]


class ClockRule(Message):
    """A turn clock: seconds for each turn, and a reserve for the whole game that is used up after them."""

    seconds: Annotated[int, Meta(ge=5, le=7 * 24 * 3600)]
    reserve: Annotated[int, Meta(ge=0, le=7 * 24 * 3600)] = 0


class Timer(Message):
    """The time one player has left now: of this turn, then of the reserve, in milliseconds."""

    seat: int
    left: int
    reserve: int


# Who may send a bot in for somebody who is gone: everybody who sits at the table, the host alone, or nobody.
StandIn: TypeAlias = Literal["anybody", "host", "nobody"]
Lasting: TypeAlias = Literal["turn", "game"]
Status: TypeAlias = Literal["open", "playing", "paused", "over"]


class Seat(Message):
    """A place at the table. Whoever is away is played by a bot until they return."""

    number: int
    state: Literal["open", "person", "bot"]
    name: str
    bot: str | None  # the bot's name; for a person, the bot that stands in while they are away
    present: bool  # somebody is connected
    away: bool  # the bot plays for them now
    not_trading: Lasting | None  # wants no offers: each is declined for them
    grace: int | None  # they are gone: milliseconds until a bot may be sent in; null where none may


class Result(Message):
    winner: int
    points: list[int]


class TableInfo(Message):
    """A table from outside."""

    id: str
    title: str
    game: str
    game_name: str
    preset: str
    options: dict[str, str]
    map: str
    seats: list[Seat]
    status: Status
    public: bool
    clock: ClockRule | None
    take_back: bool
    hints: bool
    stand_in: StandIn
    guided: bool
    spectators: int
    commitment: str
    seed: str | None  # once the game is over
    result: Result | None
    rematch: str | None  # the id of the table where the next game is played
    created: int  # milliseconds since 1970
    round: int
