"""What is dropped because nobody will ask for it again, and what is not."""

import pytest

from hexhaven.server.store import Store
from hexhaven.server.store.tidying import DAY
from server.store.samples import NOW, lines, person, said, seat_token, session, table

pytestmark = pytest.mark.anyio


async def test_expired_sessions_go(store: Store) -> None:
    await store.add_person(person("anna"))
    for i, expires in enumerate([NOW - 1, NOW, NOW + 1]):
        await store.open_session(session(bytes([i]), person("anna"), expires))
    await store.tidy(NOW)
    assert [await store.session(bytes([i]), 0) is not None for i in range(3)] == [False, False, True]


async def test_open_tables_that_nobody_touched_for_a_week_go_with_all_they_have(store: Store) -> None:
    await store.add_person(person("anna"))
    await store.open_session(session(b"session", person("anna")))
    old, week = NOW - 7 * DAY - 1, NOW - 7 * DAY
    for id, status, updated in [
        ("old", "open", old), ("recent", "open", week), ("playing", "playing", old),
        ("paused", "paused", old), ("over", "over", old),
    ]:  # fmt: skip
        await store.create(table(id, status=status, updated=updated, seats=("anna",)))
        await store.add_seat_token(seat_token(id.encode(), b"session", id))
    await store.tidy(NOW)
    kept = {row.id for row in await store.of_person("anna")}
    assert kept == {"recent", "playing", "paused", "over"}
    assert await store.load("old") is None
    assert await store.lasting([b"old", b"over"], NOW) == {b"over"}


async def test_logs_and_chats_go_with_their_table_only(store: Store) -> None:
    for id in ("old", "new"):
        await store.create(table(id))
        await store.commit(id, 0, first=1, log=lines("a"), chat=[said(1, "x")])
    await store.commit("new", 1, status="playing")
    await store.tidy(NOW + 8 * DAY)
    assert await store.load("old") is None
    await store.create(table("old"))  # of the same name, and nothing of the old one
    stored, kept = await store.load("old"), await store.load("new")
    assert stored is not None
    assert kept is not None
    assert (stored.log, stored.chat) == ([], [])
    assert (len(kept.log), len(kept.chat)) == (1, 1)


async def test_guests_without_games_go_after_ninety_days(store: Store) -> None:
    old = NOW - 90 * DAY - 1
    await store.add_person(person("gone", created=old))
    await store.add_person(person("recent", created=old + 1))
    await store.add_person(person("account", "Ben", "hash", created=old))
    await store.add_person(person("player", created=old))
    await store.add_person(person("here", created=old))
    await store.create(table(status="over", seats=("player",)))
    await store.open_session(session(b"here", person("here")))
    await store.tidy(NOW)
    ids = ["gone", "recent", "account", "player", "here"]
    assert [id for id in ids if await store.person(id) is None] == ["gone"]


async def test_one_tidying_drops_a_guest_with_their_last_session_and_table(store: Store) -> None:
    await store.add_person(person("gone", created=1))
    await store.open_session(session(b"token", person("gone"), expires=2))
    await store.create(table(updated=1, seats=("gone",)))
    await store.tidy(NOW)
    assert await store.person("gone") is None
