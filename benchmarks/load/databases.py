"""An empty database for each run: a file of SQLite, or a database on a PostgreSQL server."""

import secrets
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
from sqlalchemy import make_url


@contextmanager
def sqlite(folder: Path) -> Iterator[str]:
    """On the disk of the project: where temporary files go, there may be none."""
    with tempfile.TemporaryDirectory(dir=folder, prefix="bench-server-") as place:
        yield f"sqlite:///{place}/hexhaven.db"


@contextmanager
def postgresql(server: str) -> Iterator[str]:
    """On a server whose address names a role that may create databases."""
    name = f"hexhaven_bench_{secrets.token_hex(4)}"
    with psycopg.connect(server, autocommit=True) as admin:
        admin.execute(f"CREATE DATABASE {name}".encode())
        try:
            yield make_url(server).set(database=name).render_as_string(hide_password=False)
        finally:
            admin.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())
