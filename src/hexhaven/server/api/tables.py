"""The lobby and the tables."""

from collections.abc import Iterable
from functools import partial

from litestar import Controller, delete, get, post, put
from litestar.params import FromPath, JSONBody

from hexhaven.server import bringing, seating
from hexhaven.server.access import (
    AnyRequest,
    address_of,
    hub_of,
    language_of,
    people_of,
    session_of,
    signed_in,
)
from hexhaven.server.api.services import do_aside
from hexhaven.server.api.troubles import troubles
from hexhaven.server.desk import table_info
from hexhaven.server.errors import TroubleError
from hexhaven.server.hub import Hub
from hexhaven.server.meta import decode
from hexhaven.server.people import person_of
from hexhaven.server.store import TableRow
from hexhaven.server.table import Table
from hexhaven.wire.rest import Brought, NewTable, SeatToken, SetSeat, SitDown, Tables
from hexhaven.wire.table import TableInfo

AT_A_TABLE = ("not_signed_in", "no_table")
SETTING_UP = ("not_signed_in", "one_seat", "bad_setup", "bad_value", "unfit", "nothing_asked", "no_seat")
BRINGING = ("not_seated", "not_running", "nothing_asked", "unfit")
HOSTING = ("not_host", "not_seated", "not_open", "not_running", "no_seat")


class TablesController(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @get("/", responses=troubles())
    async def lobby(self, request: AnyRequest) -> Tables:
        """Public tables: those that wait for people, and games one can watch."""
        hub, language = hub_of(request), language_of(request)
        lobby = await hub.store.lobby()
        return Tables(
            open=[row_info(hub, language, row) for row in sound(hub, lobby.open) if any(row.seats)],
            running=[row_info(hub, language, row) for row in sound(hub, lobby.running)],
        )

    @post("/", status_code=201, responses=troubles(*SETTING_UP, "too_often"))
    async def create(self, request: AnyRequest, data: JSONBody[NewTable]) -> TableInfo:
        """Open a table. If no seat is left open, the game begins at once."""
        person = await signed_in(request)
        hub = hub_of(request)
        hub.limits.new_tables.check(person.id)
        open_table = partial(seating.new_table, data, person, language_of(request))
        row = await do_aside(request, open_table) if any(data.brings) else open_table()
        await hub.store.create(row)
        if seating.OPEN not in (data.seats or ()):
            await hub.ask(row.id, lambda table: seating.start(table, person))
        return await info(request, row.id)

    @get("/{table:str}", responses=troubles("no_table"))
    async def show(self, request: AnyRequest, table: FromPath[str]) -> TableInfo:
        """A table from outside."""
        return await info(request, table)

    @post("/{table:str}/seats", status_code=201, responses=troubles(*AT_A_TABLE, "not_open", "no_seat"))
    async def sit(self, request: AnyRequest, table: FromPath[str], data: JSONBody[SitDown]) -> TableInfo:
        """Sit down."""
        person = await signed_in(request)
        await hub_of(request).ask(table, lambda found: seating.sit_down(found, person, data.seat))
        return await info(request, table)

    @delete("/{table:str}/seats/me", status_code=200, responses=troubles(*AT_A_TABLE, "not_seated"))
    async def leave(self, request: AnyRequest, table: FromPath[str]) -> TableInfo:
        """Give your seat up; in a running game a bot stands in until you return."""
        person = await signed_in(request)
        await hub_of(request).ask(table, lambda found: seating.leave(found, person))
        return await info(request, table)

    @put(
        "/{table:str}/seats/{seat:int}",
        responses=troubles(*AT_A_TABLE, *HOSTING, "bad_value", "still_here", "grace", "no_stand_in"),
    )
    async def set_seat(
        self, request: AnyRequest, table: FromPath[str], seat: FromPath[int], data: JSONBody[SetSeat]
    ) -> TableInfo:
        """Give a seat to a bot or open it; in a running game, let the bot stand in for somebody gone."""
        person = await signed_in(request)
        await hub_of(request).ask(table, lambda found: seating.set_seat(found, person, seat, data.who))
        return await info(request, table)

    @post("/{table:str}/start", status_code=201, responses=troubles(*AT_A_TABLE, "not_host", "not_open"))
    async def start(self, request: AnyRequest, table: FromPath[str]) -> TableInfo:
        """Begin the game; open seats go to bots."""
        person = await signed_in(request)
        await hub_of(request).ask(table, lambda found: seating.start(found, person))
        return await info(request, table)

    @post("/{table:str}/bring", status_code=201, responses=troubles(*AT_A_TABLE, *BRINGING, "too_often"))
    async def bring(self, request: AnyRequest, table: FromPath[str], data: JSONBody[Brought]) -> TableInfo:
        """Bring what the game asks you for: all of it that you have not chosen one by one."""
        person, hub = await signed_in(request), hub_of(request)
        hub.limits.keeping.check(person.id)
        hub.limits.aside.check(address_of(request))
        thing = bringing.Thing(data.text, language_of(request), address_of(request))
        await hub.ask(table, lambda found: bringing.bring(found, person, thing))
        return await info(request, table)

    @post("/{table:str}/seats/{seat:int}/token", status_code=201, responses=troubles(*AT_A_TABLE, *HOSTING))
    async def token(self, request: AnyRequest, table: FromPath[str], seat: FromPath[int]) -> SeatToken:
        """A token that plays one seat: your own from another device, or, for the host, one for a bot of
        somebody's own."""
        session, people = await session_of(request), people_of(request)
        hub_of(request).limits.new_tokens.check(session.person.id)

        async def lend(found: Table) -> str | None:
            """By the table's task: for the lease that the seat has at this moment."""
            lease = await seating.lend_seat(found, person_of(session.person), seat)
            return await people.seat_token(session.token, table, seat, lease)

        token = await hub_of(request).ask(table, lend)
        if token is None:
            raise TroubleError("not_signed_in")
        return SeatToken(table=table, seat=seat, token=token)


def sound(hub: Hub, rows: Iterable[TableRow]) -> list[TableRow]:
    """Those that can be read: a damaged one keeps no other from being listed."""
    return [row for row in rows if is_sound(hub, row)]


def is_sound(hub: Hub, row: TableRow) -> bool:
    try:
        decode(row.meta)
    except TroubleError as problem:
        hub.report(row.id, problem)
        return False
    return True


def row_info(hub: Hub, language: str, row: TableRow) -> TableInfo:
    return table_info(language, row, decode(row.meta), hub.audience(row.id))


async def info(request: AnyRequest, id: str) -> TableInfo:
    """What is stored about a table."""
    hub = hub_of(request)
    row = await hub.store.row(id)
    if row is None:
        raise TroubleError("no_table")
    return row_info(hub, language_of(request), row)
