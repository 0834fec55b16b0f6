"""The WebSocket of a table."""

import asyncio
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from hexhaven.server import requests
from hexhaven.server.access import (
    address_of,
    bearer_of,
    hub_of,
    language_of,
    people_of,
    person_or_none,
    refuse_foreign_page,
)
from hexhaven.server.connection import TRY_LATER, Connection
from hexhaven.server.errors import TroubleError
from hexhaven.server.hub import Hub
from hexhaven.server.people import digest
from hexhaven.server.store import StoreError
from hexhaven.server.table import REFUSED, TableClosed
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
    hub.limits.joins.check(address_of(socket))
    connection = await recognise(socket, table, language_of(socket))
    await hub.ask(table, lambda found: found.join(connection))
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
    person = await person_or_none(socket)
    token = bearer_of(socket)
    if person is not None or not token:
        return Connection(socket, language, person, None)
    opens = await people_of(socket).seat_of(token)
    if opens is None or opens[0] != table:
        raise TroubleError("not_signed_in")
    connection = Connection(socket, language, None, opens[1])
    connection.token = digest(token)
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
        found.connections.discard(connection)  # whatever else is wrong, nobody is there any more


async def read(hub: Hub, table: str, connection: Connection) -> None:
    """Answer messages one by one until the socket is closed."""
    with suppress(WebSocketDisconnect):
        while True:
            data = await connection.socket.receive_data("text")
            await requests.answer(hub.tables[table], connection, data)
