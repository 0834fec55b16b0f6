"""Who is asking: a session from a cookie or a bearer token, or a token for one seat."""

import re
from ipaddress import ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection, Request

from hexhaven.server.devices import device_name
from hexhaven.server.errors import TroubleError
from hexhaven.server.hub import Hub
from hexhaven.server.people import People, person_of
from hexhaven.server.store import SessionRow
from hexhaven.server.trials import Trials
from hexhaven.wire.rest import Person
from hexhaven.words import LANGUAGES

COOKIE = "hexhaven"
COOKIE_SECONDS = 30 * 24 * 3600
DEVICE = "hexhaven-device"  # what a device that was signed in before shows at the door
DEVICE_SECONDS = 365 * 24 * 3600
WHOLE_NETWORK = 64  # bits: whoever has one address of IPv6 has all that begin like it
BEARER = "Bearer "
HOST = re.compile(r"[\w.-]+(:\d{1,5})?|\[[\da-fA-F:]+\](:\d{1,5})?", re.ASCII)
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]


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


async def session_or_none(connection: AnyConnection) -> SessionRow | None:
    token = token_of(connection)
    return await people_of(connection).session(token) if token else None


async def session_of(connection: AnyConnection) -> SessionRow:
    session = await session_or_none(connection)
    if session is None:
        raise TroubleError("not_signed_in")
    return session


async def person_or_none(connection: AnyConnection) -> Person | None:
    session = await session_or_none(connection)
    return None if session is None else person_of(session.person)


async def signed_in(connection: AnyConnection) -> Person:
    return person_of((await session_of(connection)).person)


def address_of(connection: AnyConnection) -> str:
    """What limits count by: the address, or the part of it that its owner cannot choose."""
    return network_of(connection.client.host if connection.client else "?")


def network_of(host: str) -> str:
    """
    >>> network_of("2001:db8:1:2:3:4:5:6")
    '2001:db8:1:2::'
    >>> network_of("::ffff:192.0.2.7")
    '192.0.2.7'
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if address.version == 4:
        return str(address)
    mapped = address.ipv4_mapped
    return str(mapped or ip_network((int(address), WHOLE_NETWORK), strict=False).network_address)


def device_of(connection: AnyConnection) -> str:
    """What the device says of itself, in few words."""
    return device_name(connection.headers.get("user-agent", ""))


def origin_of(connection: AnyConnection, scheme: str | None = None) -> str:
    """The address under which people reach this server; the scheme is the one that a trusted proxy names."""
    host = connection.headers.get("host", "")
    if not HOST.fullmatch(host):
        raise TroubleError("malformed")
    secure = hub_of(connection).settings.https
    return f"{scheme or ('https' if secure else connection.scope['scheme'])}://{host}"


def language_of(connection: AnyConnection) -> str:
    """The language asked for in the address, else the first one the browser names, else English."""
    asked = connection.query_params.get("language")
    if asked in LANGUAGES:
        return str(asked)
    accepted = connection.headers.get("accept-language", "")
    return "de" if accepted.lower().startswith("de") else "en"
