"""Tables, their logs and their chats."""

from dataclasses import replace

import pytest

from hexhaven.server.store import ChatRow, Conflict, LogLine, Store
from server.store.samples import NOW, lines, log_of, person, said, table

pytestmark = pytest.mark.anyio


async def test_a_table_comes_back_as_it_was_stored(store: Store) -> None:
    await store.add_person(person("anna"))
    row = table(
        meta='{"title": "Öre 🎲"}'.encode(),
        secret=bytes(range(256)),
        seats=(None, "anna", None),
        public=False,
    )
    await store.create(row)
    assert await store.row("t") == row
    stored = await store.load("t")
    assert stored is not None
    assert (stored.row, stored.log, stored.chat) == (row, [], [])


@pytest.mark.parametrize("id", ["nothing", "", "a\x00b", "a\ud800b", "x" * 500])
async def test_a_table_that_is_not_there_is_none(store: Store, id: str) -> None:
    assert await store.row(id) is None
    assert await store.load(id) is None
    assert await store.news(id, revision=0, chat=0) is None


async def test_a_change_moves_the_revision_and_leaves_the_rest(store: Store) -> None:
    row = table()
    await store.create(row)
    assert await store.commit("t", 0, status="playing") == 1
    assert await store.commit("t", 1, meta=b"new", secret=b"seed") == 2
    now = await store.row("t")
    assert now is not None
    assert now == replace(row, revision=2, status="playing", meta=b"new", secret=b"seed", updated=now.updated)
    assert now.updated >= row.updated


async def test_lines_and_chat_come_back_in_order(store: Store) -> None:
    await store.create(table())
    log = [LogLine(2, "offer ore for wool", 5), LogLine(-1, "rolled 3 4", 6), LogLine(0, "höher ü €", 2**40)]
    await store.commit("t", 0, first=1, log=log[:2], chat=[said(1, "hi")])
    await store.commit(
        "t", 1, first=3, log=log[2:], chat=[said(2, "hallo\n'; DROP TABLE log; --"), said(3, "🎲")]
    )
    stored = await store.load("t")
    assert stored is not None
    assert stored.log == log
    assert stored.chat == [said(1, "hi"), said(2, "hallo\n'; DROP TABLE log; --"), said(3, "🎲")]
    assert (stored.row.entries, stored.row.revision) == (3, 2)


async def test_a_stale_change_changes_nothing(store: Store) -> None:
    await store.create(table())
    await store.commit("t", 0, first=1, log=lines("one"))
    before = await store.load("t")
    for revision in (0, 2, -1):
        with pytest.raises(Conflict) as caught:
            await store.commit(
                "t", revision, status="over", meta=b"!", seats=(None,), keep=0, first=1,
                log=lines("two"), chat=[said(1, "no")],
            )  # fmt: skip
        assert caught.value.table == "t"
    assert await store.load("t") == before


async def test_a_change_of_a_table_that_is_gone_is_a_conflict(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.commit("gone", 0)


async def test_lines_can_be_taken_back_and_replaced(store: Store) -> None:
    await store.create(table())
    await store.commit("t", 0, first=1, log=lines("a", "b", "c"))
    await store.commit("t", 1, keep=1)
    assert await log_of(store) == ["a"]
    await store.commit("t", 2, keep=1, first=2, log=lines("d", "e"))
    await store.commit("t", 3, keep=2, first=3, log=lines("f"))
    assert await log_of(store) == ["a", "d", "f"]
    await store.commit("t", 4, keep=0)
    assert await log_of(store) == []


async def test_a_log_has_no_gaps(store: Store) -> None:
    """Whoever miscounts has a bug; it must not become a hole in somebody's game."""
    await store.create(table())
    await store.commit("t", 0, first=1, log=lines("a", "b"))
    for wrong in (1, 2, 4):
        with pytest.raises(ValueError, match="has 2 lines"):
            await store.commit("t", 1, first=wrong, log=lines("c"))
    with pytest.raises(ValueError, match="has 2 lines"):
        await store.commit("t", 1, keep=3)
    with pytest.raises(ValueError, match="cannot follow"):
        await store.commit("t", 1, keep=1, first=3, log=lines("c"))
    with pytest.raises(ValueError, match="number of the first"):
        await store.commit("t", 1, log=lines("c"))
    assert await log_of(store) == ["a", "b"]


async def test_news_are_what_came_since_a_revision(store: Store) -> None:
    await store.create(table())
    await store.commit("t", 0, first=1, log=lines("a", "b"), chat=[said(1, "x")])
    await store.commit("t", 1, first=3, log=lines("c"), meta=b"m", chat=[said(2, "y")])
    news = await store.news("t", revision=1, chat=1)
    assert news is not None
    assert (news.row.revision, news.row.meta, news.keep) == (2, b"m", 2)
    assert (news.log, news.chat) == (lines("c"), [said(2, "y")])
    nothing = await store.news("t", revision=2, chat=2)
    assert nothing is not None
    assert (nothing.keep, nothing.log, nothing.chat) == (3, [], [])


async def test_news_tell_what_was_taken_back(store: Store) -> None:
    """A line taken back and another put in its place leaves the length of the log as it was."""
    await store.create(table())
    await store.commit("t", 0, first=1, log=lines("a", "b", "c"))
    await store.commit("t", 1, keep=2)
    news = await store.news("t", revision=1, chat=0)
    assert news is not None
    assert (news.keep, news.log) == (2, [])
    await store.commit("t", 2, keep=1)
    await store.commit("t", 3, first=2, log=lines("B", "C"))
    news = await store.news("t", revision=1, chat=0)
    assert news is not None
    assert (news.keep, news.log) == (1, lines("B", "C"))


async def test_seats_are_written_anew(store: Store) -> None:
    for id in ("anna", "ben"):
        await store.add_person(person(id))
    await store.create(table(seats=("anna", None)))
    for revision, seats in enumerate([("anna", "ben", None), (None, "ben"), (), ("ben",), ("ben",)]):
        await store.commit("t", revision, seats=seats)
        row = await store.row("t")
        assert row is not None
        assert row.seats == seats
    await store.commit("t", 5, meta=b"x")
    assert [row.seats for row in await store.of_person("ben")] == [("ben",)]
    assert await store.of_person("anna") == []


async def test_a_persons_tables_are_those_where_they_sit_the_last_touched_first(store: Store) -> None:
    for id in ("anna", "ben"):
        await store.add_person(person(id))
    await store.create(table("old", updated=1, seats=("anna", "ben")))
    await store.create(table("new", updated=3, seats=(None, "anna"), public=False, status="over"))
    await store.create(table("ben's", updated=2, seats=("ben",)))
    assert [row.id for row in await store.of_person("anna")] == ["new", "old"]
    assert [row.id for row in await store.of_person("ben", limit=1)] == ["ben's"]
    await store.commit("old", 0)
    assert [row.id for row in await store.of_person("anna", limit=None)] == ["old", "new"]
    assert [row.seats for row in await store.of_person("anna")] == [("anna", "ben"), (None, "anna")]


async def test_the_lobby_shows_public_tables_newest_first(store: Store) -> None:
    for i, status in enumerate(["open", "playing", "paused", "over"] * 2):
        await store.create(table(f"{status} {i}", status=status, created=i))
        await store.create(table(f"secret {i}", status=status, created=i, public=False))
    lobby = await store.lobby()
    assert [row.id for row in lobby.open] == ["open 4", "open 0"]
    assert [row.id for row in lobby.running] == ["playing 5", "playing 1"]
    waiting, running = await store.lobby(limit=1)
    assert [row.id for row in (*waiting, *running)] == ["open 4", "playing 5"]


async def test_running_tables_are_all_those_where_a_game_is_on(store: Store) -> None:
    for i, status in enumerate(["open", "playing", "paused", "over", "playing"]):
        await store.create(table(f"{status} {i}", status=status, created=-i, public=i == 1))
    assert [id for id, meta in await store.running()] == ["playing 4", "playing 1"]


async def test_times_are_told_by_the_clock_of_the_store(store_url: str) -> None:
    store = await Store.open(store_url, now=lambda: 4_000_000_000_000)
    await store.create(table())
    await store.commit("t", 0)
    row = await store.row("t")
    await store.close()
    assert row is not None
    assert (row.created, row.updated) == (NOW, 4_000_000_000_000)


async def test_everything_is_there_after_closing_and_opening(store_url: str) -> None:
    store = await Store.open(store_url)
    await store.create(table())
    await store.commit("t", 0, first=1, log=lines("a"), chat=[ChatRow(1, 0, "Änna", "ü", 3)])
    before = await store.load("t")
    await store.close()
    store = await Store.open(store_url)
    assert await store.load("t") == before
    await store.close()
