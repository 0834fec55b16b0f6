"""A server process for the tests of the client, and which loop they run in."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.running import Server, running


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server on a database of its own."""
    folder: Path = tmp_path_factory.mktemp("server")
    with running(f"sqlite:///{folder / 'games.db'}", folder) as server:
        yield server
