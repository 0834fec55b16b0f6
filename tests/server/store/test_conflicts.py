"""Several that change one table at once: one of them wins, the others are told."""

import asyncio
import random

import psycopg
import pytest

from hexhaven.server.store import CHANNEL, Conflict, Store
from server.store.samples import lines, log_of, person, said, table

pytestmark = pytest.mark.anyio


async def tried(store: Store, revision: int, text: str) -> bool:
    try:
        await store.commit("t", revision, first=revision + 1, log=lines(text), meta=text.encode())
    except Conflict:
        return False
    return True


async def test_one_of_many_wins(store: Store) -> None:
    await store.create(table())
    for revision in range(10):
        wins = await asyncio.gather(*(tried(store, revision, f"{revision} by {i}") for i in range(20)))
        assert sum(wins) == 1
        assert (await log_of(store))[-1] == f"{revision} by {wins.index(True)}"


async def test_two_stores_share_a_table(store_url: str) -> None:
    """As two processes do: each plays as fast as it can, and takes over what the other one did."""
    stores = [await Store.open(store_url) for _ in range(2)]
    await stores[0].create(table())
    done = await asyncio.gather(*(played(store, f"player {i}", 40) for i, store in enumerate(stores)))
    logs = [await log_of(store) for store in stores]
    for store in stores:
        await store.close()
    assert logs[0] == logs[1]
    assert sorted(logs[0]) == sorted(text for texts in done for text in texts)


async def played(store: Store, name: str, moves: int) -> list[str]:
    """Put lines into the log of a shared table, whatever else comes into it."""
    revision, log, texts = 0, list[str](), list[str]()
    while len(texts) < moves:
        text = f"{name} {len(texts)}"
        try:
            revision = await store.commit("t", revision, first=len(log) + 1, log=lines(text))
            log.append(text)
            texts.append(text)
        except Conflict:
            news = await store.news("t", revision=revision, chat=0)
            assert news is not None
            revision = news.row.revision
            log = log[: news.keep] + [line.text for line in news.log]
        await asyncio.sleep(random.random() / 500)
    assert (await log_of(store))[: len(log)] == log
    return texts


async def test_hundreds_of_tables_do_not_disturb_one_another(store: Store) -> None:
    ids = [f"table {i}" for i in range(200)]
    await asyncio.gather(*(store.create(table(id)) for id in ids))

    async def play(id: str) -> None:
        for revision in range(5):
            await store.commit(id, revision, first=revision + 1, log=lines(f"{id} {revision}"))

    await asyncio.gather(*(play(id) for id in ids))
    for id in random.sample(ids, 20):
        assert await log_of(store, id) == [f"{id} {revision}" for revision in range(5)]


async def test_a_mistake_of_one_does_not_hurt_the_others(store: Store) -> None:
    """A person who does not exist cannot sit down; everybody else's move is stored in the same moment."""
    await store.add_person(person("anna"))
    ids = [f"table {i}" for i in range(30)]
    await asyncio.gather(*(store.create(table(id)) for id in ids))
    seats = {id: ("nobody" if i % 10 == 3 else "anna",) for i, id in enumerate(ids)}
    changes = (store.commit(id, 0, first=1, log=lines("sat"), seats=seats[id]) for id in ids)
    results = await asyncio.gather(*changes, return_exceptions=True)
    for id, result in zip(ids, results, strict=True):
        expected = [] if seats[id] == ("nobody",) else ["sat"]
        assert isinstance(result, Exception) == (not expected)
        assert await log_of(store, id) == expected
        assert [row.id for row in await store.of_person("anna", None)].count(id) == len(expected)


async def test_a_reading_sees_one_moment(store: Store) -> None:
    """While lines come and go, nobody sees a log that does not fit its row."""
    await store.create(table())
    playing = asyncio.create_task(back_and_forth(store, 60))
    while not playing.done():
        stored = await store.load("t")
        assert stored is not None
        assert len(stored.log) == stored.row.entries
        assert len(stored.chat) == stored.row.revision
    await playing


async def back_and_forth(store: Store, steps: int) -> None:
    for revision in range(steps):
        log = lines(*"abc"[: revision % 4])
        await store.commit("t", revision, keep=0, first=1, log=log, chat=[said(revision + 1, "x")])


async def test_a_note_reaches_other_processes_with_the_change_and_never_without(postgresql_url: str) -> None:
    store = await Store.open(postgresql_url)
    await store.create(table())
    with psycopg.connect(postgresql_url, autocommit=True) as other:
        other.execute(f"LISTEN {CHANNEL}".encode())
        await store.commit("t", 0, note="one")
        with pytest.raises(Conflict):
            await store.commit("t", 0, note="two")
        with pytest.raises(ValueError):
            await store.commit("t", 1, keep=7, note="three")
        await store.commit("t", 1, note="four")
        heard = [note.payload for note in other.notifies(timeout=2, stop_after=2)]
    await store.close()
    assert heard == ["one", "four"]


async def test_sqlite_takes_a_note_and_tells_nobody(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    await store.create(table())
    assert await store.commit("t", 0, note="one") == 1
    await store.close()
