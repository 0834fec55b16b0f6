"""What people ask for over a socket, one function for each kind of message."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any

import msgspec

from hexhaven import guide, scene
from hexhaven.core.game import IllegalAction, UnknownAction
from hexhaven.server import rematch
from hexhaven.server.clock import now_ms
from hexhaven.server.connection import Connection
from hexhaven.server.desk import WATCHER
from hexhaven.server.errors import NotDone, TroubleError
from hexhaven.server.game import Game
from hexhaven.server.names import one_line
from hexhaven.server.store import ChatRow
from hexhaven.server.table import Table
from hexhaven.wire import socket as wire
from hexhaven.wire.scene import Refused
from hexhaven.words import LANGUAGES

LONGEST = 4096  # bytes of a message
DECODER: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)
MOST_REMEMBERED = 1000
BREATHER = 0.25  # seconds until the next message is read from somebody who sends too many


class NotAllowedError(NotDone):
    """The rules refuse what was asked."""

    def __init__(self, text: str, refusal: Refused) -> None:
        super().__init__(text)
        self.text = text
        self.refusal = refusal


async def answer(table: Table, connection: Connection, data: str | bytes) -> None:
    """Understand a message, have it carried out by the table, and answer it."""
    number: int | None = None
    try:
        try:
            request = understand(data)
            number = request.id
        finally:
            table.hub.limits.messages.check(str(id(connection)))
        remember(connection, number)
        if isinstance(request, wire.Look):
            await prepare_look(table, connection, request)
        reply = await table.ask(lambda: carry_out(table, connection, request))
        connection.send(reply)
    except NotAllowedError as refused:
        assert number is not None
        connection.send(wire.NotAllowed(id=number, text=refused.text, refusal=refused.refusal))
    except TroubleError as trouble:
        text = trouble.text(connection.reader.language)
        connection.send(wire.Problem(id=number, code=trouble.code, text=text))
        if trouble.code == "too_often":
            await asyncio.sleep(BREATHER)


def understand(data: str | bytes) -> wire.ClientMessage:
    if len(data) > LONGEST:
        raise TroubleError("too_long")
    try:
        return DECODER.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise TroubleError("malformed") from None


def remember(connection: Connection, number: int) -> None:
    """Refuse a request that came before on this connection."""
    if number in connection.answered:
        raise TroubleError("repeated")
    if len(connection.answered) >= MOST_REMEMBERED:
        connection.answered.remove(min(connection.answered))
    connection.answered.add(number)


async def carry_out(table: Table, connection: Connection, request: wire.ClientMessage) -> wire.ServerMessage:
    if connection.hung_up.is_set():
        raise TroubleError("not_signed_in")
    reply = await HANDLERS[type(request)](table, connection, request)
    return reply if reply is not None else wire.Done(id=request.id, version=table.row.revision)


# --- what a request needs ----------------------------------------------------------------------------


def seat_of(table: Table, connection: Connection) -> int:
    seat = table.seat_of(connection)
    if seat == WATCHER:
        raise TroubleError("not_seated")
    return seat


def running(table: Table) -> Game:
    if table.game is None or table.row.status != "playing":
        raise TroubleError("not_running")
    return table.game


# --- the requests ------------------------------------------------------------------------------------


async def prepare_look(table: Table, connection: Connection, request: wire.Look) -> None:
    """To show a whole table costs more than other requests; a long log is told before the table is asked."""
    table.hub.limits.held.check(connection.address)
    table.hub.limits.aside.check(connection.address)
    if request.language in LANGUAGES:
        await table.teller.prepare(connection, connection.address, request.language)


async def look(table: Table, connection: Connection, request: wire.Look) -> None:
    if request.language is not None:
        if request.language not in LANGUAGES:
            raise TroubleError("bad_value", request.language)
        connection.reader = replace(connection.reader, language=request.language)
    await table.teller.prepare(connection, connection.address)
    with table.hub.limits.held.measured(connection.address):
        table.teller.send_whole(connection)


async def act(table: Table, connection: Connection, request: wire.Act) -> None:
    """An action counts only at the moment it was chosen in."""
    seat = seat_of(table, connection)
    game = running(table)
    if table.meta.seats[seat].away:
        await table.take_seat_back(seat)
    if request.moment != table.meta.moment:
        raise TroubleError("stale")
    language = connection.reader.language
    try:
        await table.act(seat, request.text)
    except IllegalAction as illegal:
        refusal = scene.refused(language, game.state, illegal.refusal, game.record.names, seat)
        raise NotAllowedError(request.text, refusal) from None
    except UnknownAction as unknown:
        refusal = Refused(text=scene.unknown(language, unknown), article="turn")
        raise NotAllowedError(request.text, refusal) from None


async def why_not(table: Table, connection: Connection, request: wire.WhyNot) -> wire.ServerMessage:
    """Judged on what the player sees, so that asking tells nothing else."""
    seat = seat_of(table, connection)
    game = running(table)
    language = connection.reader.language
    seen = game.state.view(seat).seen
    try:
        found = seen.why_not(seen.read(request.text), seat)
    except UnknownAction as unknown:
        refusal = Refused(text=scene.unknown(language, unknown), article="turn")
    else:
        if found is None:
            return wire.NotAllowed(id=request.id, text=request.text, refusal=None)
        refusal = scene.refused(language, seen, found, game.record.names, seat)
    return wire.NotAllowed(id=request.id, text=request.text, refusal=refusal)


async def say(table: Table, connection: Connection, request: wire.Say) -> None:
    """Everybody hears it: what is said at the table is for the whole table."""
    if connection.person is None and connection.seat_token is None:
        raise TroubleError("not_signed_in")
    table.hub.limits.chat.check(connection.person or f"seat {table.id} {connection.seat_token}")
    text = one_line(request.text)
    if not text:
        raise TroubleError("malformed")
    seat = table.seat_of(connection)
    name = table.meta.seats[seat].name if seat != WATCHER else connection.name
    await table.change(chat=[ChatRow(len(table.chat) + 1, seat, name, text, now_ms())])


async def hint(table: Table, connection: Connection, request: wire.Hint) -> wire.ServerMessage:
    """Against bots only: with other people at the table it would be whispering."""
    seat = seat_of(table, connection)
    game = running(table)
    if not table.meta.hints or table.meta.humans() != [seat]:
        raise TroubleError("no_hints")
    if seat not in game.waiting():
        raise TroubleError("not_running")
    record = game.record
    advice = scene.advice(connection.reader.language, game.state, seat, record.names, played=record.entries)
    return wire.Hints(id=request.id, advice=advice)


async def take_back(table: Table, connection: Connection, request: wire.TakeBack) -> None:
    seat = seat_of(table, connection)
    game = running(table)
    if not table.meta.take_back or not game.can_take_back(seat):
        raise TroubleError("no_take_back")
    await table.take_back()


async def pause(table: Table, connection: Connection, request: wire.Pause) -> None:
    """The game rests as soon as everybody who is here wants it to."""
    seat = seat_of(table, connection)
    running(table)
    note_wish(table.meta.wants_pause, seat, request.wanted)
    agreed = request.wanted and here(table) <= set(table.meta.wants_pause)
    await table.rest(agreed)


async def resume(table: Table, connection: Connection, request: wire.Resume) -> None:
    """The game goes on as soon as nobody who is here wants it to rest."""
    seat = seat_of(table, connection)
    if table.row.status != "paused":
        raise TroubleError("not_running")
    note_wish(table.meta.wants_pause, seat, False)
    agreed = not here(table) & set(table.meta.wants_pause)
    await table.rest(not agreed)


def here(table: Table) -> set[int]:
    """The people who are connected."""
    return set(table.meta.humans()) & table.presence.everywhere().seats


def note_wish(seats: list[int], seat: int, wanted: bool) -> None:
    if wanted and seat not in seats:
        seats.append(seat)
    elif not wanted and seat in seats:
        seats.remove(seat)


async def away(table: Table, connection: Connection, request: wire.Away) -> None:
    seat = seat_of(table, connection)
    running(table)
    if request.away:
        await table.let_bot_stand_in(seat, "asked")
    elif table.meta.seats[seat].away:
        await table.take_seat_back(seat)


async def not_trading(table: Table, connection: Connection, request: wire.NotTrading) -> None:
    seat = seat_of(table, connection)
    running(table)
    await table.be_quiet(seat, request.lasting)


async def again(table: Table, connection: Connection, request: wire.Rematch) -> None:
    """Once everybody who is here wants it, a table for the next game stands ready."""
    seat = seat_of(table, connection)
    if table.row.status != "over":
        raise TroubleError("not_over")
    if table.meta.rematch is not None:
        return
    note_wish(table.meta.wants_rematch, seat, True)
    if here(table) <= set(table.meta.wants_rematch):
        table.meta.rematch = await rematch.open_table(table)
    await table.change()


async def next_lesson(table: Table, connection: Connection, request: wire.Next) -> None:
    seat = seat_of(table, connection)
    game = table.game
    if game is None or not table.meta.guided:
        raise TroubleError("no_lesson")
    lesson = guide.lesson("en", game.record, seat, table.meta.lessons_read)
    if lesson is None or not lesson.passive or lesson.key != request.lesson:
        raise TroubleError("no_lesson")
    table.meta.lessons_read.append(lesson.key)
    await table.change()


Handler = Callable[[Table, Connection, Any], Awaitable[wire.ServerMessage | None]]
HANDLERS: Mapping[type, Handler] = {
    wire.Look: look,
    wire.Act: act,
    wire.WhyNot: why_not,
    wire.Say: say,
    wire.Hint: hint,
    wire.TakeBack: take_back,
    wire.Pause: pause,
    wire.Resume: resume,
    wire.Away: away,
    wire.NotTrading: not_trading,
    wire.Rematch: again,
    wire.Next: next_lesson,
}
