"""A start that fails says why, in one sentence; one that does not says where, when it answers."""

import asyncio
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from hexhaven.server.store import Store
from hexhaven.server.store.engines import address
from server.long_games import store_game
from server.running import PATIENCE, accepts, free_port, running, stranger


def serve(database: str, *more: str, **env: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "hexhaven", "serve", "--database", database, *more]
    return subprocess.Popen(
        command, env={**os.environ, "LANG": "C.UTF-8", **env}, text=True,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip


def refused(database: str, *more: str, **env: str) -> str:
    """What is said by a server that cannot start: one line, and nothing else."""
    options = more if "--port" in more else ("--port", str(free_port()), *more)
    process = serve(database, *options, **env)
    said, complained = process.communicate(timeout=4 * PATIENCE)
    assert process.returncode == 2, complained
    assert said == ""
    assert complained.startswith("hexhaven: ")
    assert complained.count("\n") == 1, complained
    return complained


def test_a_port_that_is_taken_is_named(sqlite_url: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert f"Port {port} is already in use" in refused(sqlite_url, "--port", str(port))
        assert f"Port {port} ist schon belegt" in refused(sqlite_url, "--port", str(port), LANG="de_DE.UTF-8")


def test_a_port_or_an_address_that_cannot_be_is_named(sqlite_url: str) -> None:
    assert "65536 is not a port" in refused(sqlite_url, "--port", "65536")
    assert "no address 192.0.2.1" in refused(sqlite_url, "--host", "192.0.2.1")
    assert "no address nowhere.invalid" in refused(sqlite_url, "--host", "nowhere.invalid")


@pytest.mark.parametrize(
    "database", ["nonsense", "mysql://localhost/x", "sqlite://", "postgresql://localhost:port/x"]
)
def test_a_database_that_is_none_is_named(database: str) -> None:
    assert "The database cannot be used" in refused(database)


def test_a_database_out_of_reach_is_named() -> None:
    said = refused(f"postgresql://somebody:secret@127.0.0.1:{free_port()}/x")
    assert "Connection refused" in said
    assert "secret" not in said


def test_a_file_that_is_no_database_and_one_that_is_damaged_are_named(tmp_path: Path) -> None:
    file = tmp_path / "hexhaven.db"
    file.write_text("no database at all\n" * 100)
    assert "file is not a database" in refused(f"sqlite:///{file}")
    assert "no database at all" in file.read_text()  # it is left alone
    file.unlink()
    asyncio.run(make(f"sqlite:///{file}"))
    pages = bytearray(file.read_bytes())
    pages[4096:40960] = b"?" * 36864
    file.write_bytes(pages)
    assert "The database cannot be used" in refused(f"sqlite:///{file}")
    assert "cannot be used" in refused(f"sqlite:///{tmp_path}")  # a folder


async def make(database: str) -> None:
    await (await Store.open(database)).close()


def test_a_database_of_a_newer_program_is_named(store_url: str) -> None:
    asyncio.run(make(store_url))
    engine = create_engine(address(store_url))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    assert "A newer Hexhaven has written the database" in refused(store_url)


def test_two_servers_do_not_share_a_file_and_a_crash_leaves_no_lock(sqlite_url: str, tmp_path: Path) -> None:
    with running(sqlite_url, tmp_path) as server:
        said = refused(sqlite_url)
        assert "Another Hexhaven is using the database" in said
        assert accepts(server.port)  # the first one goes on
        server.kill()
        server.start()
        assert server.stop() in (0, -signal.SIGTERM)
        server.start()


def test_two_servers_share_a_database_of_postgresql(postgresql_url: str, tmp_path: Path) -> None:
    with running(postgresql_url, tmp_path), running(postgresql_url, tmp_path):
        pass


def test_the_address_is_said_when_it_answers(sqlite_url: str) -> None:
    port = free_port()
    process = serve(sqlite_url, "--port", str(port), PYTHONUNBUFFERED="1")
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert accepts(port)
        assert f"http://localhost:{port}/" in line
    finally:
        process.kill()
        process.communicate()


# --- what is damaged ---------------------------------------------------------------------------------


@pytest.mark.anyio
@pytest.mark.parametrize("damage", ["fly 12", "rolled 6 6 6", "\x00", "end"])
async def test_a_damaged_log_closes_its_table_and_harms_no_other(
    damage: str, sqlite_url: str, tmp_path: Path, stack: AsyncExitStack
) -> None:
    broken = await store_game(sqlite_url, "modern", left=900, damage=damage)
    sound = await store_game(sqlite_url, "modern", left=900)
    with running(sqlite_url, tmp_path) as server:
        visitor, player = await stranger(stack, server), await stranger(stack, server, "token 0")
        line = await visitor.play(broken)
        problem = json.loads(line.received[0])
        assert (problem["type"], problem["code"]) == ("problem", "damaged")
        assert "damaged" in problem["text"]
        assert await line.gone() == 4404
        for path in ("record", "replay"):
            answer = await visitor.ask("GET", f"/tables/{broken}/{path}", headers={"Accept-Language": "de"})
            assert (answer.status_code, answer.json()["code"]) == (500, "damaged")
            assert "beschädigt" in answer.json()["text"]
        for path in ("/tables", f"/tables/{broken}", f"/tables/{sound}"):
            await visitor.get(path)
        await player.get("/me/profile")
        async with await player.play(sound) as socket:
            assert socket.log


@pytest.mark.anyio
async def test_a_table_whose_description_is_damaged_keeps_no_other_from_being_listed(
    tmp_path: Path, stack: AsyncExitStack
) -> None:
    file = tmp_path / "hexhaven.db"
    broken, sound = [await store_game(f"sqlite:///{file}", "modern", left=900) for _ in range(2)]
    with sqlite3.connect(file) as database:
        database.execute("UPDATE tables SET meta = ? WHERE id = ?", (b"{nonsense", broken))
    with running(f"sqlite:///{file}", tmp_path) as server:
        visitor, player = await stranger(stack, server), await stranger(stack, server, "token 0")
        assert [each["id"] for each in (await visitor.get("/tables"))["running"]] == [sound]
        assert len((await player.get("/me/profile"))["games"]) == 1
        answer = await visitor.ask("GET", f"/tables/{broken}")
        assert (answer.status_code, answer.json()["code"]) == (500, "damaged")
        await visitor.play(sound)
        line = await visitor.play(broken)
        assert await line.gone() == 4404
