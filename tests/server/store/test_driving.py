"""Who drives a table's bots and clock."""

import pytest

from hexhaven.server.store import Store
from server.store.test_writer import throw_out

pytestmark = pytest.mark.anyio


async def test_sqlite_belongs_to_one_process_which_drives_everything(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    assert await store.try_drive("a")
    assert await store.try_drive("a")
    await store.stop_driving("a")
    await store.close()


async def test_one_of_two_drives(postgresql_url: str) -> None:
    one, two = [await Store.open(postgresql_url) for _ in range(2)]
    assert await one.try_drive("a")
    assert await one.try_drive("a")
    assert not await two.try_drive("a")
    assert await two.try_drive("b")
    assert not await one.try_drive("b")
    await two.stop_driving("a")  # which it does not drive
    assert await one.try_drive("a")
    await one.stop_driving("a")  # once, however often it was asked for
    assert await two.try_drive("a")
    assert not await one.try_drive("a")
    await one.close()
    await two.close()


async def test_whoever_goes_gives_the_tables_away(postgresql_url: str) -> None:
    one, two = [await Store.open(postgresql_url) for _ in range(2)]
    assert await one.try_drive("a")
    assert not await two.try_drive("a")
    await one.close()
    assert await two.try_drive("a")
    await two.close()


async def test_a_lost_connection_gives_the_tables_away(postgresql_url: str) -> None:
    """Whoever asks first has them then; nobody goes on driving by mistake."""
    one, two = [await Store.open(postgresql_url) for _ in range(2)]
    for id in "ab":
        assert await one.try_drive(id)
    throw_out(postgresql_url)
    assert await two.try_drive("a")
    assert not await one.try_drive("a")
    assert await one.try_drive("b")
    assert not await two.try_drive("b")
    throw_out(postgresql_url)
    await one.stop_driving("b")  # with the connection it is gone anyway
    assert await two.try_drive("b")
    await one.close()
    await two.close()


async def test_two_databases_have_tables_of_their_own(postgresql_url: str, sqlite_url: str) -> None:
    one, two = await Store.open(postgresql_url), await Store.open(sqlite_url)
    assert await one.try_drive("a")
    assert await two.try_drive("a")
    await one.close()
    await two.close()
