"""Every test of the server may ask for a database, and for a server that runs as long as its module."""

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack

import pytest

from server.databases import anyio_backend, postgresql, postgresql_url, sqlite_url, store, store_url
from server.running import Server, running
from server.small_page import make_page

__all__ = ["anyio_backend", "postgresql", "postgresql_url", "sqlite_url", "store", "store_url"]


@pytest.fixture
async def stack(anyio_backend: str) -> AsyncIterator[AsyncExitStack]:
    """Whatever is entered here, people and sockets, is left when the test is over."""
    async with AsyncExitStack() as stack:
        yield stack


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """At the end it must have nothing to complain about."""
    folder = tmp_path_factory.mktemp("server")
    page = make_page(folder / "page")
    with running(f"sqlite:///{folder}/hexhaven.db", folder, PAGE=str(page)) as server:
        yield server
        assert server.complaints() == []
