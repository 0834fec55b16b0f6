"""People, sessions and tokens as they are stored."""

import asyncio

import pytest

from hexhaven.server.store import NameTaken, Store, folded
from server.store.samples import NOW, person, seat_token, session, table

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


async def test_a_password_is_changed_by_who_knows_the_one_there_is(store: Store) -> None:
    """Of two who change it at once, one does; the other has shown a password that is none any more."""
    await store.add_person(person("a", "Anna", "hash"))
    assert not await store.change_password("a", "another", "other", [], None)
    assert await store.change_password("a", "hash", "other", [], None)
    assert not await store.change_password("a", "hash", "third", [], None)
    assert not await store.rehash("a", "hash", "third")
    assert not await store.change_password("nobody", "hash", "other", [], None)
    assert await store.person("a") == person("a", "Anna", "other")


async def test_another_password_ends_all_sessions_but_one_and_all_seat_tokens(store: Store) -> None:
    anna = person("a", "Anna", "hash")
    await store.add_person(anna)
    await store.create(table())
    for token in (b"here", b"there"):
        await store.open_session(session(token, anna))
        await store.add_seat_token(seat_token(b"of " + token, token))
    assert await store.change_password("a", "hash", "other", [], b"here")
    tokens = [b"here", b"there", b"of here", b"of there"]
    assert await store.lasting(tokens, NOW) == {b"here"}


async def test_who_showed_the_old_password_is_not_let_in_after_the_change(store: Store) -> None:
    anna = person("a", "Anna", "hash")
    await store.add_person(anna)
    assert await store.change_password("a", "hash", "other", [], None)
    assert not await store.open_session(session(b"late", anna))
    assert not await store.open_session(session(b"nobodys", person("nobody")))
    assert await store.sessions_of("a", NOW) == []


async def test_a_password_changed_and_a_session_opened_at_once_leave_no_old_session(store_url: str) -> None:
    """On two processes; whichever comes first."""
    stores = [await Store.open(store_url) for _ in range(2)]
    for i in range(40):
        anna = person(f"{i}", f"Anna {i}", "old")
        await stores[0].add_person(anna)
        await asyncio.gather(
            stores[0].open_session(session(f"{i}".encode(), anna)),
            stores[1].change_password(anna.id, "old", "new", [], None),
        )
        assert await stores[0].sessions_of(anna.id, NOW) == []
    for store in stores:
        await store.close()


async def test_a_recovery_code_sets_a_password_once(store: Store) -> None:
    await store.add_person(person("a", "Anna", "hash"), [b"one", b"two"])
    await store.add_person(person("b", "Ben", "hash"), [b"bens"])
    assert await store.count_codes("a") == 2
    assert not await store.recover("a", b"bens", "new", [])
    assert not await store.recover("nobody", b"one", "new", [])
    results = await asyncio.gather(*(store.recover("a", b"one", f"new {i}", [b"next"]) for i in range(5)))
    assert results.count(True) == 1
    assert await store.person("a") == person("a", "Anna", f"new {results.index(True)}")
    assert not await store.recover("a", b"two", "newer", [])  # a new password comes with new codes
    assert await store.count_codes("a") == 1


async def test_recovery_codes_are_replaced_while_the_password_is_still_the_same(store: Store) -> None:
    await store.add_person(person("a", "Anna", "hash"), [b"one"])
    assert not await store.replace_codes("a", "other", [b"two", b"three"])
    assert await store.replace_codes("a", "hash", [b"two", b"three"])
    assert not await store.recover("a", b"one", "new", [])
    assert await store.count_codes("a") == 2


async def test_a_session_lasts_until_it_expires_is_used_or_dropped(store: Store) -> None:
    await store.add_person(person("a"))
    row = session(b"\x00\xff", person("a"))
    assert await store.open_session(row)
    assert await store.session(b"\x00\xff", NOW + 9) == row
    assert await store.session(b"\x00\xff", NOW + 10) is None
    assert await store.session(b"\x00", NOW) is None
    await store.use_session(b"\x00\xff", NOW + 5, NOW + 20)
    found = await store.session(b"\x00\xff", NOW + 10)
    assert found is not None
    assert (found.used, found.expires) == (NOW + 5, NOW + 20)
    await store.drop_session(b"\x00\xff")
    assert await store.session(b"\x00\xff", NOW) is None


async def test_all_sessions_of_a_person_can_be_listed_and_dropped(store: Store) -> None:
    for id in "ab":
        await store.add_person(person(id))
        for used, device in enumerate("12"):
            await store.open_session(session((id + device).encode(), person(id), used=used))
    assert [row.token for row in await store.sessions_of("a", NOW)] == [b"a2", b"a1"]
    await store.drop_sessions("a")
    tokens = [b"a1", b"a2", b"b1", b"b2"]
    assert await store.lasting(tokens, NOW) == {b"b1", b"b2"}
    assert await store.lasting(tokens, NOW + 10) == set()


async def test_a_token_opens_one_seat_of_one_table_and_ends_with_its_session(store: Store) -> None:
    await store.add_person(person("a"))
    for token in (b"s", b"other"):
        await store.open_session(session(token, person("a")))
    for id in ("t", "u"):
        await store.create(table(id))
    for token, key, id, seat in [(b"1", b"s", "t", 0), (b"2", b"s", "t", 1), (b"3", b"other", "u", 1)]:
        assert await store.add_seat_token(seat_token(token, key, id, seat))
    found = await store.seat_token(b"2", NOW)
    assert found is not None
    assert (found.table, found.seat, found.lease, found.person) == ("t", 1, "lease", "a")
    assert await store.seat_token(b"2", NOW + 10) is None  # with the session
    assert await store.seat_token(b"5", NOW) is None
    assert [row.token for row in await store.seat_tokens_of("a")] == [b"1", b"2", b"3"]
    await store.use_seat_token(b"2", NOW + 3)
    assert [row.used for row in await store.seat_tokens_of("a")] == [0, NOW + 3, 0]
    await store.drop_seat_tokens("t", 1)
    assert await store.lasting([b"1", b"2", b"3"], NOW) == {b"1", b"3"}
    await store.drop_session(b"s")
    assert await store.lasting([b"1", b"2", b"3"], NOW) == {b"3"}
    assert not await store.add_seat_token(seat_token(b"4", b"s"))
    await store.drop_seat_token(b"3")
    assert await store.seat_tokens_of("a") == []
