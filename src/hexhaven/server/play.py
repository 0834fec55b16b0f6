"""The WebSocket of a table."""

import asyncio
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from hexhaven.server import requests
from hexhaven.server.access import (
    hub_of,
    language_of,
    people_of,
    person_or_none,
    refuse_foreign_page,
    token_of,
)
from hexhaven.server.connection import Connection
from hexhaven.server.errors import TroubleError
from hexhaven.server.hub import Hub
from hexhaven.server.table import TableClosed
from hexhaven.wire.socket import Problem

REFUSED = 4404  # close code: there is no such table, or no way in


@websocket("/api/tables/{table:str}/play")
async def play(socket: WebSocket[Any, Any, Any], table: str) -> None:
    """Play or watch: messages are described in the wire protocol."""
    await socket.accept()
    language = language_of(socket)
    try:
        refuse_foreign_page(socket)
        connection = await recognise(socket, table, language)
        hub = hub_of(socket)
        await hub.ask(table, lambda found: found.join(connection))
    except TroubleError as trouble:
        problem = Problem(id=None, code=trouble.code, text=trouble.text(language))
        await socket.send_json(problem)
        await socket.close(REFUSED)
        return
    await serve(hub, table, connection)


async def recognise(socket: WebSocket[Any, Any, Any], table: str, language: str) -> Connection:
    """Find out who connects: a person, somebody with a token for a seat of this table, or a watcher."""
    person = await person_or_none(socket)
    seat = None
    token = token_of(socket)
    if person is None and token:
        opens = await people_of(socket).seat_of(token)
        if opens is None or opens[0] != table:
            raise TroubleError("not_signed_in")
        seat = opens[1]
    return Connection(socket, language, person, seat)


async def serve(hub: Hub, table: str, connection: Connection) -> None:
    writer = asyncio.create_task(connection.write())
    reader = asyncio.create_task(read(hub, table, connection))
    try:
        await asyncio.wait([writer, reader], return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (writer, reader):
            task.cancel()
        await asyncio.gather(writer, reader, return_exceptions=True)
        with suppress(TableClosed, TroubleError):
            found = hub.tables.get(table)
            if found is not None:
                await found.ask(lambda: found.part(connection))


async def read(hub: Hub, table: str, connection: Connection) -> None:
    """Answer messages one by one until the socket is closed."""
    with suppress(WebSocketDisconnect):
        while True:
            data = await connection.socket.receive_data("text")
            await requests.answer(hub.tables[table], connection, data)
