import pytest

from hexhaven.server.store import Store

pytestmark = pytest.mark.anyio


async def test_it(store: Store) -> None:
    assert await store.running() == []


@pytest.mark.parametrize("i", range(10))
async def test_it2(store: Store, i: int) -> None:
    assert await store.running() == []
