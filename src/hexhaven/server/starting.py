"""Before the first visitor comes: is there a database to use, and a port to listen on? If not, why?"""

import errno
import socket
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from sqlalchemy import URL

from hexhaven.server.settings import Settings
from hexhaven.server.store import StoreError
from hexhaven.server.store.engines import address, is_sqlite
from hexhaven.server.store.errors import NewerDatabase
from hexhaven.server.store.migrating import migrate

HIGHEST_PORT = 65535


class CannotStart(Exception):
    """The server cannot be started as it was asked for: a code and values, for the command to say why."""

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(code, values)
        self.code = f"start_{code}"
        self.values = values


def settings_of(env: Mapping[str, str]) -> Settings:
    try:
        return Settings.from_environment(env)
    except ValueError as problem:  # a number that is none
        raise CannotStart("settings", detail=str(problem)) from None


# --- the port ----------------------------------------------------------------------------------------


def bind(host: str, port: int) -> list[socket.socket]:
    """Take the port, so that nobody else does. It does not answer before the server listens."""
    if not 0 <= port <= HIGHEST_PORT:
        raise CannotStart("no_port", port=port, most=HIGHEST_PORT)
    try:
        places = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise CannotStart("host", host=host) from None
    bound: list[socket.socket] = []
    try:
        for family, kind, protocol, _, place in dict.fromkeys(places):
            bound.append(bound_socket(family, kind, protocol, place))
    except OSError as problem:
        for each in bound:
            each.close()
        raise why_not_bound(problem, host, port) from None
    return bound


def bound_socket(family: int, kind: int, protocol: int, place: tuple[object, ...]) -> socket.socket:
    made = socket.socket(family, kind, protocol)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        made.bind(place)
    except OSError:
        made.close()
        raise
    return made


def why_not_bound(problem: OSError, host: str, port: int) -> CannotStart:
    match problem.errno:
        case errno.EADDRINUSE:
            return CannotStart("port_taken", port=port, other=port + 1 if port < HIGHEST_PORT else 8000)
        case errno.EACCES | errno.EPERM:
            return CannotStart("port_forbidden", port=port)
        case _:
            return CannotStart("host", host=host)


# --- the database ------------------------------------------------------------------------------------


@contextmanager
def claimed(database: str) -> Iterator[None]:
    """Have the database for this server: there, up to date, and where it is a file for nobody else."""
    try:
        place = address(database)
        with alone(place):
            migrate(place)
            yield
    except NewerDatabase:
        raise CannotStart("newer", database=shown(database)) from None
    except StoreError as problem:
        raise CannotStart("database", detail=str(problem).splitlines()[0]) from None


def shown(database: str) -> str:
    """An address as it may be shown: without the password."""
    return address(database).render_as_string()


@contextmanager
def alone(place: URL) -> Iterator[None]:
    """Nobody else shall serve this file: on SQLite servers cannot tell one another what is new. The system
    lets go of the lock when the process ends, however it ends."""
    if not is_sqlite(place):
        yield
        return
    with open_lock(f"{place.database}.lock") as file:
        if not is_locked(file):
            raise CannotStart("in_use", database=place.render_as_string())
        yield


def open_lock(path: str) -> IO[bytes]:
    try:
        return Path(path).open("ab")
    except OSError as problem:
        raise CannotStart("database", detail=f"{path}: {problem.strerror}") from None


def is_locked(file: IO[bytes]) -> bool:
    """Whether the lock is ours now; where the system knows no such locks, it is."""
    with suppress(ImportError):
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True
