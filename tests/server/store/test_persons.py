"""People, sessions and tokens as they are stored."""

import asyncio

import pytest

from hexhaven.server.store import NameTaken, Store, folded
from server.store.samples import NOW, person, table

pytestmark = pytest.mark.anyio


async def test_a_person_comes_back(store: Store) -> None:
    guest, account = person("g", "Änna 🎲"), person("a", "Ben", "hash")
    for row in (guest, account):
        await store.add_person(row)
    assert [await store.person(id) for id in ("g", "a", "nobody")] == [guest, account, None]


async def test_accounts_are_found_by_name_in_any_spelling_and_guests_are_not(store: Store) -> None:
    account = person("a", "Jürgen Weiß", "hash")
    await store.add_person(account)
    await store.add_person(person("g", "Anna"))
    for spelling in ("Jürgen Weiß", "JÜRGEN WEISS", "ju\u0308rgen  weiss", "Ｊürgen Weiß"):
        assert await store.person_by_name(spelling) == account
    assert await store.person_by_name("Anna") is None
    assert await store.person_by_name("Jurgen Weiss") is None


@pytest.mark.parametrize("name", ["Ǆ", "ß", "İ", "ﬀ", "Å", "ǰ", "ΐ", "Straße", "２１"])
def test_folding_twice_is_folding_once(name: str) -> None:
    assert folded(folded(name)) == folded(name) == folded(name.upper()) == folded(name.lower())


async def test_the_name_of_an_account_is_its_own(store: Store) -> None:
    await store.add_person(person("a", "Anna", "hash"))
    with pytest.raises(NameTaken):
        await store.add_person(person("b", "ANNA", "hash"))
    assert await store.person("b") is None
    for id in "gh":
        await store.add_person(person(id, "Anna"))  # guests may share a name


async def test_of_many_who_want_a_name_one_gets_it(store_url: str) -> None:
    stores = [await Store.open(store_url) for _ in range(3)]
    rows = [person(f"{i}", "aNNa" if i % 2 else "Anna", "hash") for i in range(30)]
    adding = (stores[i % 3].add_person(row) for i, row in enumerate(rows))
    results = await asyncio.gather(*adding, return_exceptions=True)
    assert [type(result) for result in results if result is not None] == [NameTaken] * 29
    found = await stores[0].person_by_name("anna")
    assert found == rows[results.index(None)]
    for store in stores:
        await store.close()


async def test_a_guest_becomes_an_account_and_keeps_the_seats(store: Store) -> None:
    await store.add_person(person("g", "Anna", created=7))
    await store.create(table(seats=(None, "g")))
    assert await store.make_account("g", "Anna!", "hash")
    assert await store.person_by_name("anna!") == person("g", "Anna!", "hash", created=7)
    assert [row.id for row in await store.of_person("g")] == ["t"]
    assert not await store.make_account("g", "Again", "other")
    assert not await store.make_account("nobody", "Other", "hash")
    assert await store.person("g") == person("g", "Anna!", "hash", created=7)


async def test_a_guest_cannot_take_the_name_of_an_account(store: Store) -> None:
    await store.add_person(person("a", "Anna", "hash"))
    await store.add_person(person("g", "Anna"))
    with pytest.raises(NameTaken):
        await store.make_account("g", "anna", "hash")
    assert await store.person("g") == person("g", "Anna")


async def test_people_can_be_renamed(store: Store) -> None:
    await store.add_person(person("a", "Anna", "hash"))
    await store.add_person(person("b", "Ben", "hash"))
    await store.add_person(person("g", "Guest"))
    with pytest.raises(NameTaken):
        await store.rename("b", "ANNA")
    assert await store.rename("a", "anna")  # one's own name in another spelling
    assert await store.rename("a", "Änne")
    assert await store.rename("b", "Anna")  # which is free now
    assert await store.rename("g", "Anna")
    assert not await store.rename("nobody", "Nobody")
    assert [row and row.name for row in [await store.person(id) for id in "abg"]] == ["Änne", "Anna", "Anna"]
    assert await store.person_by_name("anna") == person("b", "Anna", "hash")


async def test_a_password_can_be_changed(store: Store) -> None:
    await store.add_person(person("a", "Anna", "hash"))
    assert await store.set_password("a", "other")
    assert not await store.set_password("nobody", "other")
    assert await store.person("a") == person("a", "Anna", "other")


async def test_a_session_lasts_until_it_expires_is_extended_or_dropped(store: Store) -> None:
    await store.add_person(person("a"))
    await store.add_session(b"\x00\xff", "a", NOW + 10)
    session = await store.person_of_session(b"\x00\xff", NOW + 9)
    assert session is not None
    assert (session.person, session.expires) == (person("a"), NOW + 10)
    assert await store.person_of_session(b"\x00\xff", NOW + 10) is None
    assert await store.person_of_session(b"\x00", NOW) is None
    await store.extend(b"\x00\xff", NOW + 20)
    assert await store.person_of_session(b"\x00\xff", NOW + 10) is not None
    await store.drop_session(b"\x00\xff")
    assert await store.person_of_session(b"\x00\xff", NOW) is None


async def test_all_sessions_of_a_person_can_be_dropped(store: Store) -> None:
    for id in "ab":
        await store.add_person(person(id))
        for device in "12":
            await store.add_session((id + device).encode(), id, NOW)
    await store.drop_sessions("a")
    tokens = [b"a1", b"a2", b"b1", b"b2"]
    assert [token for token in tokens if await store.person_of_session(token, 0)] == [b"b1", b"b2"]


async def test_a_token_opens_one_seat_of_one_table(store: Store) -> None:
    for id in ("t", "u"):
        await store.create(table(id))
    for token, id, seat in [(b"1", "t", 0), (b"2", "t", 1), (b"3", "t", 1), (b"4", "u", 1)]:
        await store.add_seat_token(token, id, seat)
    assert await store.seat_of_token(b"2") == ("t", 1)
    assert await store.seat_of_token(b"5") is None
    await store.drop_seat_tokens("t", 1)
    found = [await store.seat_of_token(token) for token in (b"1", b"2", b"3", b"4")]
    assert found == [("t", 0), None, None, ("u", 1)]
