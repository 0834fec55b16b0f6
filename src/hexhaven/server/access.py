"""Who is asking: a session from a cookie or a bearer token, or a token for one seat."""

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from hexhaven.server.errors import TroubleError
from hexhaven.server.hub import Hub
from hexhaven.server.people import People
from hexhaven.server.trials import Trials
from hexhaven.wire.rest import Person
from hexhaven.words import LANGUAGES

COOKIE = "hexhaven"
COOKIE_SECONDS = 30 * 24 * 3600
BEARER = "Bearer "
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def hub_of(connection: AnyConnection) -> Hub:
    hub: Hub = connection.app.state.hub
    return hub


def people_of(connection: AnyConnection) -> People:
    people: People = connection.app.state.people
    return people


def trials_of(connection: AnyConnection) -> Trials:
    trials: Trials = connection.app.state.trials
    return trials


def token_of(connection: AnyConnection) -> str | None:
    """The token that came with a request: a program's, or the browser's cookie."""
    return bearer_of(connection) or connection.cookies.get(COOKIE)


def bearer_of(connection: AnyConnection) -> str | None:
    """The token that a program shows."""
    given = connection.headers.get("authorization", "")
    return given.removeprefix(BEARER) if given.startswith(BEARER) else None


def refuse_foreign_page(connection: AnyConnection) -> None:
    """A browser says which page a request comes from: no other site may act with our cookie."""
    origin = connection.headers.get("origin")
    if origin and host_of(origin) != connection.headers.get("host"):
        raise TroubleError("bad_origin")


def host_of(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


async def person_or_none(connection: AnyConnection) -> Person | None:
    token = token_of(connection)
    return await people_of(connection).who(token) if token else None


async def signed_in(connection: AnyConnection) -> Person:
    person = await person_or_none(connection)
    if person is None:
        raise TroubleError("not_signed_in")
    return person


def address_of(connection: AnyConnection) -> str:
    return connection.client.host if connection.client else "?"


def language_of(connection: AnyConnection) -> str:
    """The language asked for in the address, else the first one the browser names, else English."""
    asked = connection.query_params.get("language")
    if asked in LANGUAGES:
        return str(asked)
    accepted = connection.headers.get("accept-language", "")
    return "de" if accepted.lower().startswith("de") else "en"
