"""Opening a table, sitting down, leaving, and who may change what."""

from math import ceil

from hexhaven import bots, catalog, scene
from hexhaven.catalog import SetupError
from hexhaven.dealer import fresh_seed, map_rng
from hexhaven.server.bringing import check_fit
from hexhaven.server.clock import now_ms
from hexhaven.server.errors import TroubleError, sentence
from hexhaven.server.meta import SeatMeta, TableMeta, Wish, encode, new_id
from hexhaven.server.names import bot_name, guest_name, one_line
from hexhaven.server.store import TableRow
from hexhaven.server.table import Table
from hexhaven.wire.rest import NewTable, Person, TableCheck, Wanted

YOU = "you"
OPEN = "open"
STAND_IN = "greedy"  # the bot that plays for somebody who is away


def new_table(wanted: NewTable, host: Person, language: str = "en") -> TableRow:
    """A table as it was asked for; TroubleError says what cannot be."""
    seats = who_sits(wanted)
    wish = checked_wish(wanted, seats)
    check_brought(wanted.brings, wish, seats, language)
    meta = TableMeta(
        title=one_line(wanted.title or "") or host.name,
        wish=wish,
        seats=[],
        host=host.id,
        clock_rule=wanted.clock,
        take_back=wanted.take_back,
        hints=wanted.hints,
        stand_in=wanted.stand_in,
        guided=wanted.guided,
    )
    for who in seats:
        meta.seats.append(first_seat(who, host, meta))
    for seat, brings in zip(meta.seats, wanted.brings, strict=False):
        seat.brings = brings
    return table_row(meta, wanted.public)


def table_row(meta: TableMeta, public: bool) -> TableRow:
    now = now_ms()
    return TableRow(
        id=new_id(), revision=0, status="open", public=public, created=now, updated=now,
        meta=encode(meta), secret=b"", seats=meta.people(),
    )  # fmt: skip


class BadSetup(TroubleError):
    """A table whose game cannot be set up as somebody wished."""

    def __init__(self, problem: SetupError) -> None:
        super().__init__("bad_setup", str(problem))
        self.problem = problem

    def text(self, language: str) -> str:
        return sentence(language, self.code, detail=scene.setup_problem(language, self.problem))


def who_sits(wanted: Wanted) -> list[str]:
    """Who was asked for, else the host against bots: as many as the game has room for."""
    if wanted.seats is not None:
        return wanted.seats
    try:
        return [YOU] + [STAND_IN] * (catalog.game(wanted.game).seats - 1)
    except SetupError:
        return [YOU]  # what is wrong with the game is said when it is set up


def checked_wish(wanted: Wanted, seats: list[str]) -> Wish:
    """Try the set-up once, so that a table that cannot begin is never opened."""
    if seats.count(YOU) > 1:
        raise TroubleError("one_seat")
    try:
        game = catalog.game(wanted.game)
        if wanted.map is not None and wanted.map not in game.maps.ids():
            raise TroubleError("bad_value", wanted.map)
        preset = wanted.preset or game.default_preset
        setup = catalog.prepare(
            map_rng(fresh_seed()), wanted.game, len(seats), preset, wanted.options, wanted.map
        )
    except SetupError as problem:
        raise BadSetup(problem) from None
    return Wish(setup.game, setup.layout, preset, setup.options)  # by its own id, however it was written


def check_brought(brings: list[str], wish: Wish, seats: list[str], language: str) -> None:
    """What is brought belongs to a seat that is taken, and fits this game."""
    given = {seat: text for seat, text in enumerate(brings) if text}
    if not given:
        return
    setup = catalog.prepare(
        map_rng(fresh_seed()), wish.game, len(seats), wish.preset, wish.options, wish.map
    )  # fmt: skip
    state = catalog.start(setup)
    for seat, text in given.items():
        if seat >= len(seats) or seats[seat] == OPEN:
            raise TroubleError("no_seat")
        check_fit(language, state, seat, text)


def check(wanted: Wanted, language: str) -> TableCheck:
    """What is to be said of a table before somebody opens it."""
    try:
        wish = checked_wish(wanted, who_sits(wanted))
    except TroubleError as trouble:
        return TableCheck(problem=trouble.text(language), cautions=[])
    return TableCheck(problem=None, cautions=scene.cautions(language, wish.game, wish.options))


def first_seat(who: str, host: Person, meta: TableMeta) -> SeatMeta:
    taken = [host.name, *(seat.name for seat in meta.seats)]
    if who == YOU:
        return SeatMeta(person=host.id, name=host.name, bot=STAND_IN)
    return other_seat(who, taken)


def other_seat(who: str, taken: list[str]) -> SeatMeta:
    """An open seat, or one for a bot."""
    if who == OPEN:
        return SeatMeta()
    if who not in bots.names():
        raise TroubleError("bad_value", who)
    return SeatMeta(name=bot_name(taken), bot=who)


# --- at a table --------------------------------------------------------------------------------------


def must_be_open(table: Table) -> None:
    if table.row.status != "open":
        raise TroubleError("not_open")


def must_host(table: Table, person: Person) -> None:
    if person.id != table.meta.host:
        raise TroubleError("not_host")


async def sit_down(table: Table, person: Person, number: int | None) -> None:
    """Take an open seat, or move to another one."""
    must_be_open(table)
    seats = table.meta.seats
    free = [i for i, seat in enumerate(seats) if seat.is_open]
    if number is None and table.meta.seat_of(person.id) >= 0:
        return
    if not free or (number is not None and number not in free):
        raise TroubleError("no_seat")
    old = table.meta.seat_of(person.id)
    brings = seats[old].brings if old >= 0 else ""
    if old >= 0:
        await give_up(table, old)
    name = guest_name(person.name, table.meta.names())
    seats[free[0] if number is None else number] = SeatMeta(
        person=person.id, name=name, bot=STAND_IN, brings=brings
    )  # fmt: skip
    await changed(table)


async def give_up(table: Table, number: int) -> None:
    """Clear a seat. Its next holder has another lease, so that no old token opens it."""
    await table.hub.store.drop_seat_tokens(table.id, number)
    table.meta.seats[number] = SeatMeta()


async def leave(table: Table, person: Person) -> None:
    """Give the seat up; in a running game the bot stands in, and one may return."""
    seat = table.meta.seat_of(person.id)
    if seat < 0:
        raise TroubleError("not_seated")
    if table.row.status != "open":
        await table.let_bot_stand_in(seat, "asked")
        return
    await give_up(table, seat)
    others = [other.person for other in table.meta.seats if other.person is not None]
    if person.id == table.meta.host and others:
        table.meta.host = others[0]
    await changed(table)


async def set_seat(table: Table, person: Person, number: int, who: str) -> None:
    """Before the game the host gives a seat to a bot, or opens it. Later, whoever may at this table lets the
    bot stand in for somebody who has been gone for a while."""
    if not 0 <= number < len(table.meta.seats):
        raise TroubleError("no_seat")
    if table.row.status != "open":
        await replace_absent(table, person, number)
        return
    must_host(table, person)
    if table.meta.seats[number].person == person.id:
        raise TroubleError("no_seat")
    after = other_seat(who, table.meta.names())
    await give_up(table, number)
    table.meta.seats[number] = after
    await changed(table)


async def replace_absent(table: Table, person: Person, number: int) -> None:
    if table.meta.seat_of(person.id) < 0:
        raise TroubleError("not_seated")
    if number in table.presence.everywhere().seats:
        raise TroubleError("still_here")
    if table.row.status != "playing" or not table.meta.seats[number].is_held:
        raise TroubleError("not_running")
    must_be_allowed_to_replace(table, person)
    if left := table.presence.grace_left(number):
        raise TroubleError("grace", f"{ceil(left / 1000)}")
    await table.let_bot_stand_in(number, "absent")


def must_be_allowed_to_replace(table: Table, person: Person) -> None:
    """The table's rule says who may send a bot in."""
    if table.meta.stand_in == "nobody":
        raise TroubleError("no_stand_in")
    if table.meta.stand_in == "host":
        must_host(table, person)


async def lend_seat(table: Table, person: Person, number: int) -> str:
    """The lease that a token for this seat is given out for, if this person may have one: for one's own seat
    always; the host for a seat without a person, which then waits for whoever bears the token."""
    if not 0 <= number < len(table.meta.seats):
        raise TroubleError("no_seat")
    seat = table.meta.seats[number]
    if seat.person == person.id:
        return seat.lease
    must_host(table, person)
    if seat.is_held:
        raise TroubleError("no_seat")
    must_be_open(table)
    name = bot_name(table.meta.names())
    lent = SeatMeta(name=name, bot=STAND_IN, lent=True)
    table.meta.seats[number] = lent
    await changed(table)
    return lent.lease


async def start(table: Table, person: Person) -> None:
    """Begin; seats that are still open go to bots."""
    must_be_open(table)
    must_host(table, person)
    for number, seat in enumerate(table.meta.seats):
        if seat.is_open:
            table.meta.seats[number] = other_seat(STAND_IN, table.meta.names())
    await table.start()


async def changed(table: Table) -> None:
    """Store new seats; who sits where decides what people see, so they get the whole table."""
    await table.change()
    for connection in table.presence.connections:
        table.teller.send_whole(connection)
