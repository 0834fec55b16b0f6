"""Both real databases for tests: a file of SQLite, and a PostgreSQL server.

PostgreSQL is the server that HEXHAVEN_TEST_POSTGRES names (the address of a role that may create databases)
or else a private one, started once for all processes of a test run and stopped when the last of them is gone,
however it ended. Its programs are the machine's, or were fetched (`tools/equipment.py`).
"""

import fcntl
import os
import pwd
import secrets
import shutil
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import psycopg
import pytest
from sqlalchemy import make_url

import equipment
from hexhaven.server.store import Store

DATABASES = ("sqlite", "postgresql")
# Tests want speed: what they write need not survive the machine.
OPTIONS = "-c fsync=off -c full_page_writes=off -c max_connections=200 -c listen_addresses=''"

# Run beside the tests: waits until nobody uses the server any more, then takes it down.
KEEPER = """
import fcntl, pathlib, shutil, subprocess, sys
users, note, folder, *stop = sys.argv[1:]
with open(users) as file:
    fcntl.flock(file, fcntl.LOCK_EX)
    pathlib.Path(note).unlink(missing_ok=True)
    subprocess.run(stop, user={user!r}, cwd="/", stdin=subprocess.DEVNULL, check=False)
    shutil.rmtree(folder, ignore_errors=True)
"""


# --- fixtures ----------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server where databases can be made."""
    given = os.environ.get("HEXHAVEN_TEST_POSTGRES")
    if given:
        yield given
        return
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    with private_server(shared) as url:
        yield url


@pytest.fixture
def postgresql_url(postgresql: str) -> Iterator[str]:
    """A PostgreSQL database of one's own, empty."""
    name = f"hexhaven_test_{secrets.token_hex(6)}"
    with psycopg.connect(postgresql, autocommit=True) as admin:
        admin.execute(f"CREATE DATABASE {name}".encode())
        yield make_url(postgresql).set(database=name).render_as_string(hide_password=False)
        admin.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A SQLite database of one's own, not yet there."""
    return f"sqlite:///{tmp_path / 'hexhaven.db'}"


@pytest.fixture(params=DATABASES)
def store_url(request: pytest.FixtureRequest) -> str:
    """A database of one's own, empty; the test runs on each kind."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture
async def store(store_url: str, anyio_backend: str) -> AsyncIterator[Store]:
    opened = await Store.open(store_url)
    yield opened
    await opened.close()


# --- a server of our own -----------------------------------------------------------------------------


@contextmanager
def private_server(shared: Path) -> Iterator[str]:
    """A server that all who name the same folder share."""
    with open(shared / "postgresql.users", "w") as users:
        with open(shared / "postgresql.start", "w") as start:
            fcntl.flock(start, fcntl.LOCK_EX)
            fcntl.flock(users, fcntl.LOCK_SH)  # waits while a keeper takes an older server down
            folder = running_server(shared, users)
        yield f"postgresql://hexhaven@/postgres?host={folder}"


def running_server(shared: Path, users: IO[str]) -> str:
    """The folder of the server, started if it is not there yet."""
    note = shared / "postgresql.folder"
    if not note.exists():
        folder = tempfile.mkdtemp(prefix="hexhaven-pg-")  # a short path: sockets allow no long ones
        stop = [program("pg_ctl"), "-D", f"{folder}/data", "-m", "immediate", "-w", "stop"]
        start_keeper([users.name, str(note), folder, *stop])
        start_server(folder)
        note.write_text(folder)
    return note.read_text()


def start_server(folder: str) -> None:
    if (user := server_user()) is not None:
        shutil.chown(folder, user)
    data = f"{folder}/data"
    call("initdb", "-D", data, "-U", "hexhaven", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
    options = f"{OPTIONS} -c unix_socket_directories={folder}"
    call("pg_ctl", "-D", data, "-l", f"{folder}/log", "-o", options, "-w", "start")


def start_keeper(arguments: list[str]) -> None:
    """A process that outlives this one; nobody waits for it."""
    code = KEEPER.format(user=server_user())
    nowhere = [(os.POSIX_SPAWN_OPEN, fd, os.devnull, os.O_RDWR, 0) for fd in (0, 1, 2)]
    command = [sys.executable, "-S", "-c", code, *arguments]
    os.posix_spawn(sys.executable, command, os.environ, file_actions=nowhere, setsid=True)


def call(name: str, *arguments: str) -> None:
    command = [program(name), *arguments]
    with tempfile.TemporaryFile("w+") as output:  # a pipe would stay open as long as the server runs
        done = subprocess.run(command, user=server_user(), cwd="/", stdout=output, stderr=output, check=False)
        if done.returncode:
            output.seek(0)
            pytest.fail(f"{' '.join(command)} failed:\n{output.read()}")


def program(name: str) -> str:
    return f"{equipment.postgresql()}/{name}"


def server_user() -> str | None:
    """PostgreSQL does not run as root: then as another user, else as ourselves."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"
