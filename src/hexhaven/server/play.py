"""The WebSocket of a table."""

import asyncio
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from hexhaven.server import renaming, requests
from hexhaven.server.access import (
    address_of,
    bearer_of,
    hub_of,
    language_of,
    people_of,
    refuse_foreign_page,
    session_or_none,
)
from hexhaven.server.connection import TRY_LATER, Connection
from hexhaven.server.errors import TroubleError
from hexhaven.server.hub import Hub
from hexhaven.server.inbox import TableClosed
from hexhaven.server.people import person_of
from hexhaven.server.store import SessionRow, StoreError
from hexhaven.server.teller import REFUSED
from hexhaven.wire.socket import Problem

POLITE = 1.0  # seconds to say good-bye to somebody who does not read


@websocket("/api/tables/{table:str}/play")
async def play(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Play or watch: messages are described in the wire protocol."""
    await socket.accept()
    hub = hub_of(socket)
    try:
        connection = await let_in(socket, hub, table)
    except TroubleError as trouble:
        await turn_away(socket, trouble)
    except StoreError:
        await turn_away(socket, TroubleError("store"))
    else:
        await serve(hub, table, connection)


async def let_in(socket: WebSocket[Any, Any, Any], hub: Hub, table: str) -> Connection:
    refuse_foreign_page(socket)
    address = address_of(socket)
    hub.limits.held.check(address)
    hub.limits.aside.check(address)
    connection = await recognise(socket, table, language_of(socket))
    hub.lines.add(connection)
    try:
        await (await hub.table(table, address)).teller.prepare(connection, address)
        await hub.ask(table, lambda found: renaming.join(found, connection))
        await hub.check_lines([connection])  # they may have signed out on their way
    except BaseException:
        hub.lines.discard(connection)
        raise
    return connection


async def turn_away(socket: WebSocket[Any, Any, Any], trouble: TroubleError) -> None:
    problem = Problem(id=None, code=trouble.code, text=trouble.text(language_of(socket)))
    with suppress(WebSocketDisconnect):
        await socket.send_json(problem)
        await socket.close(TRY_LATER if trouble.is_passing else REFUSED)


async def recognise(socket: WebSocket[Any, Any, Any], table: str, language: str) -> Connection:
    """Find out who connects: a person, somebody with a token for a seat of this table, or a watcher.

    A browser whose session has ended may watch like anybody else; a program is told that its token is none.
    """
    session = await session_or_none(socket)
    token = bearer_of(socket)
    if session is not None or not token:
        return line_of(socket, language, session)
    opens = await people_of(socket).seat_of(token)
    if opens is None or opens.table != table:
        raise TroubleError("not_signed_in")
    connection = Connection(socket, language, None, opens.seat, address_of(socket))
    connection.key, connection.owner, connection.lease = opens.token, opens.person, opens.lease
    return connection


def line_of(socket: WebSocket[Any, Any, Any], language: str, session: SessionRow | None) -> Connection:
    """The line of somebody who is signed in, or of a stranger."""
    if session is None:
        return Connection(socket, language, None, None, address_of(socket))
    connection = Connection(socket, language, person_of(session.person), None, address_of(socket))
    connection.key, connection.owner = session.token, session.person.id
    return connection


async def serve(hub: Hub, table: str, connection: Connection) -> None:
    """Read and write until one of them ends, or we hang up."""
    work = (connection.write(), read(hub, table, connection), connection.hung_up.wait())
    tasks = [asyncio.create_task(each) for each in work]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        hub.lines.discard(connection)
        await leave(hub, table, connection)
    if connection.hung_up.is_set():
        with suppress(TimeoutError, WebSocketDisconnect):
            async with asyncio.timeout(POLITE):
                await connection.socket.close(connection.close_code)


async def leave(hub: Hub, table: str, connection: Connection) -> None:
    found = hub.tables.get(table)
    if found is None:
        return
    try:
        await found.ask(lambda: found.part(connection))
    except (TableClosed, TroubleError):
        found.presence.connections.discard(connection)  # whatever else is wrong, nobody is there any more


async def read(hub: Hub, table: str, connection: Connection) -> None:
    """Answer messages one by one until the socket is closed."""
    with suppress(WebSocketDisconnect):
        while True:
            data = await connection.socket.receive_data("text")
            await requests.answer(hub.tables[table], connection, data)
