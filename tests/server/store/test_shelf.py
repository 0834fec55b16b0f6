"""What people keep: changed from several devices, handed over, and gone with their owner."""

import asyncio

import pytest

from hexhaven.server.store import ChangedElsewhere, KeptRow, ShelfFull, Store
from hexhaven.server.store.tidying import DAY
from server.store.samples import NOW, person

pytestmark = pytest.mark.anyio

MOST = 3
GAME = "duel"


def kept(text: str, revision: int = 0, id: str = "one", owner: str = "anna", changed: int = NOW) -> KeptRow:
    return KeptRow(owner, GAME, id, text, revision, changed)


async def texts(store: Store, owner: str = "anna") -> list[str]:
    return [row.text for row in await store.kept_by(owner, GAME)]


async def test_something_is_kept_changed_and_dropped(store: Store) -> None:
    await store.add_person(person("anna"))
    first = await store.keep(kept("a"), MOST)
    assert first.revision == 1
    assert (await store.keep(kept("b", first.revision), MOST)).revision == 2
    await store.keep(kept("older", id="two", changed=NOW - 1), MOST)
    assert await texts(store) == ["b", "older"]
    await store.drop_kept("anna", GAME, "one")
    assert await texts(store) == ["older"]


async def test_a_request_that_came_twice_changes_nothing(store: Store) -> None:
    await store.add_person(person("anna"))
    told = [await store.keep(kept("a"), MOST) for _ in range(2)]
    assert told[0] == told[1]


async def test_what_another_device_changed_is_not_overwritten(store: Store) -> None:
    await store.add_person(person("anna"))
    await store.keep(kept("a"), MOST)
    await store.keep(kept("from the laptop", 1), MOST)
    with pytest.raises(ChangedElsewhere):
        await store.keep(kept("from the phone", 1), MOST)
    assert await texts(store) == ["from the laptop"]


async def test_what_was_deleted_elsewhere_while_it_was_worked_on_is_there_again(store: Store) -> None:
    await store.add_person(person("anna"))
    await store.keep(kept("a"), MOST)
    await store.drop_kept("anna", GAME, "one")
    assert (await store.keep(kept("b", 1), MOST)).revision == 2


async def test_two_processes_at_once_leave_one_winner_and_no_more_than_there_is_room(store_url: str) -> None:
    stores = [await Store.open(store_url) for _ in range(2)]
    await stores[0].add_person(person("anna"))
    new = [stores[i % 2].keep(kept(f"{i}", id=f"{i}"), MOST) for i in range(8)]
    told = await asyncio.gather(*new, return_exceptions=True)
    assert sum(isinstance(each, ShelfFull) for each in told) == 8 - MOST
    id = (await stores[0].kept_by("anna", GAME))[0].id
    changes = [each.keep(kept(f"from {i}", 1, id), MOST) for i, each in enumerate(stores)]
    told = await asyncio.gather(*changes, return_exceptions=True)
    assert sum(isinstance(each, ChangedElsewhere) for each in told) == 1
    for each in stores:
        await each.close()


async def test_what_others_keep_is_theirs(store: Store) -> None:
    for name in ("anna", "bert"):
        await store.add_person(person(name))
        await store.keep(kept(name, owner=name), MOST)
    await store.drop_kept("bert", GAME, "one")
    assert await texts(store, "anna") == ["anna"]


async def test_a_guest_who_makes_an_account_keeps_them(store: Store) -> None:
    await store.add_person(person("anna"))
    await store.keep(kept("a"), MOST)
    assert await store.make_account("anna", "Anna", "hash")
    assert await texts(store) == ["a"]


async def test_a_guest_who_comes_back_to_an_account_brings_them_along(store: Store) -> None:
    """Also where both have one under the same id, and more than there is room for otherwise."""
    for name in ("anna", "guest"):
        await store.add_person(person(name))
    for id, text in (("one", "mine"), ("same", "same"), ("two", "mine too")):
        await store.keep(kept(text, id=id), MOST)
    for id, text in (("one", "another"), ("same", "same"), ("three", "new")):
        await store.keep(kept(text, id=id, owner="guest"), MOST)
    await store.pass_on("guest", "anna")
    assert sorted(await texts(store)) == ["another", "mine", "mine too", "new", "same"]
    assert not await texts(store, "guest")


async def test_every_game_has_a_shelf_of_its_own(store: Store) -> None:
    await store.add_person(person("anna"))
    await store.keep(kept("a"), MOST)
    await store.keep(KeptRow("anna", "another", "one", "b"), MOST)
    assert await texts(store) == ["a"]
    assert [row.text for row in await store.kept_by("anna", "another")] == ["b"]


async def test_they_go_with_a_guest_who_is_forgotten(store: Store) -> None:
    await store.add_person(person("anna", created=NOW - 91 * DAY))
    await store.keep(kept("a"), MOST)
    await store.tidy(NOW)
    assert not await texts(store)
