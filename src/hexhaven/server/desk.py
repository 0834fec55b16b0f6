"""What each person at a table is told: the whole table, or what has changed, as they may see it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import cast

from hexhaven import guide, scene
from hexhaven.catalog import game
from hexhaven.core.game import NOBODY
from hexhaven.server.chronicle import Ear
from hexhaven.server.clock import Clock
from hexhaven.server.game import Game
from hexhaven.server.meta import TableMeta
from hexhaven.server.store import ChatRow, TableRow
from hexhaven.wire.scene import Event, Moment, Setting
from hexhaven.wire.socket import Agreement, Attendance, ChatLine, Lesson, Present, Update, Whole
from hexhaven.wire.table import Seat, Status, TableInfo

WATCHER = -1  # the seat of somebody who only watches
MOST_CHAT = 200  # lines told to somebody who comes: talk without end shall keep nobody out


@dataclass(frozen=True)
class Audience:
    """Who is there: the seats with somebody connected, and how many watch. For whom of the others a bot may
    be sent in, and in how many milliseconds."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0
    grace: Mapping[int, int] = field(default_factory=dict)

    @property
    def known(self) -> tuple[frozenset[int], int]:
        """What people are told of when it changes; time runs by itself."""
        return self.seats, self.spectators


@dataclass(frozen=True)
class Reader:
    """Somebody to be told: where they sit, and in which language."""

    seat: int
    language: str

    @property
    def viewer(self) -> int:
        """Whose eyes the game is seen with."""
        return NOBODY if self.seat == WATCHER else self.seat

    @property
    def ear(self) -> Ear:
        return Ear(self.viewer, self.language)


def table_info(language: str, row: TableRow, meta: TableMeta, audience: Audience) -> TableInfo:
    """The table from outside. The seed is told only when the game is over."""
    over = row.status == "over"
    return TableInfo(
        id=row.id,
        title=meta.title,
        game=meta.wish.game,
        game_name=game(meta.wish.game).name[language],
        preset=meta.wish.preset,
        options=meta.wish.options,
        map=meta.map or meta.wish.map or "",
        seats=[seat_info(meta, number, audience) for number in range(len(meta.seats))],
        status=cast(Status, row.status),
        public=row.public,
        clock=meta.clock_rule,
        take_back=meta.take_back,
        hints=meta.hints,
        stand_in=meta.stand_in,
        guided=meta.guided,
        spectators=audience.spectators,
        commitment=meta.commitment,
        seed=seed_in(row.secret) if over else None,
        result=meta.result,
        rematch=meta.rematch,
        created=row.created,
        round=meta.round,
    )


def seed_in(header: bytes) -> str | None:
    """The seed in the header of a record."""
    lines = [line for line in header.decode().splitlines() if line.startswith("seed: ")]
    return lines[0].removeprefix("seed: ") if lines else None


def seat_info(meta: TableMeta, number: int, audience: Audience) -> Seat:
    seat = meta.seats[number]
    return Seat(
        number=number,
        state="person" if seat.is_held else "open" if seat.is_open else "bot",
        name=seat.name,
        bot=seat.bot,
        present=number in audience.seats,
        away=seat.is_held and seat.plays_itself,
        not_trading=seat.not_trading,
        grace=audience.grace.get(number),
    )


def chat_line(row: ChatRow) -> ChatLine:
    return ChatLine(number=row.number, seat=row.seat, name=row.name, text=row.text, at=row.at)


class Desk:
    """Writes the messages of one table at one moment; what several people are told alike is written once."""

    def __init__(
        self, row: TableRow, meta: TableMeta, game: Game | None, audience: Audience, clock: Clock | None,
        now: int,
    ) -> None:  # fmt: skip
        self.row = row
        self.meta = meta
        self.game = game
        self.audience = audience
        self.clock = clock
        self.now = now

    def whole(self, reader: Reader, person: str | None, chat: Sequence[ChatRow]) -> Whole:
        game = self.game
        return Whole(
            version=self.row.revision,
            you=reader.seat,
            host=person is not None and person == self.meta.host,
            names=self.meta.names(),
            setting=cast(Setting, game.setting(reader.language)) if game else None,
            log=cast(list[Event], game.chronicle.whole(reader.ear)) if game else [],
            chat=[chat_line(row) for row in chat[-MOST_CHAT:]],
            present=self.present(reader),
        )

    def update(self, reader: Reader, since: int, kept: int, chat: Sequence[ChatRow]) -> Update:
        """What is new since a version in which the log had so many entries that still stand."""
        events = self.game.chronicle.events(reader.ear, kept) if self.game else []
        return Update(
            version=self.row.revision,
            since=since,
            kept=kept,
            events=cast(list[Event], events),
            chat=[chat_line(row) for row in chat],
            present=self.present(reader),
        )

    def attendance(self) -> Attendance:
        """Who is there: the same for everybody."""
        seats = [seat_info(self.meta, number, self.audience) for number in range(len(self.meta.seats))]
        return Attendance(seats=seats, spectators=self.audience.spectators)

    def present(self, reader: Reader) -> Present:
        return Present(
            info=table_info(reader.language, self.row, self.meta, self.audience),
            moment=self.moment(reader),
            timers=self.clock.timers(self.now) if self.clock and self.row.status == "playing" else [],
            agreement=Agreement(pause=self.meta.wants_pause, rematch=self.meta.wants_rematch),
            can_take_back=self.can_take_back(reader.seat),
            lesson=self.lesson(reader),
        )

    def moment(self, reader: Reader) -> Moment | None:
        game = self.game
        if game is None:
            return None
        return scene.look(
            reader.language, game.state, reader.viewer, game.record.names,
            number=self.meta.moment, entries=len(game.record.entries), rolls=game.rolls,
        )  # fmt: skip

    def can_take_back(self, seat: int) -> bool:
        playing = self.row.status == "playing" and self.meta.take_back
        return playing and self.game is not None and seat >= 0 and self.game.can_take_back(seat)

    def lesson(self, reader: Reader) -> Lesson | None:
        if not self.meta.guided or self.game is None or reader.seat not in self.meta.humans():
            return None
        return guide.lesson(reader.language, self.game.record, reader.seat, self.meta.lessons_read)

    def learner_reads(self) -> bool:
        """Whether somebody has a lesson before them that wants to be read first."""
        if not self.meta.guided or self.row.status != "playing":
            return False
        learners = [seat for seat in self.meta.humans() if not self.meta.seats[seat].plays_itself]
        lessons = [self.lesson(Reader(seat, "en")) for seat in learners]
        return any(lesson is not None and lesson.passive for lesson in lessons)
