"""Guests, accounts, sessions and tokens.

What the store does with them is tested there, on both databases; here one life is lived on each.
"""

import asyncio
import time
import unicodedata
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
from argon2 import PasswordHasher
from sqlalchemy import Connection

from hexhaven.server.names import bot_name, guest_name
from hexhaven.server.people import (
    CODES,
    DAY,
    HOUR,
    People,
    PeopleError,
    common_passwords,
    digest,
    fit_name,
    new_seat_token,
)
from hexhaven.server.store import PersonRow, SeatTokenRow, SessionRow, Store
from hexhaven.wire.rest import Person
from server.store.samples import table

pytestmark = pytest.mark.anyio

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
PASSWORD = "correct horse"


class Clock:
    now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def store(sqlite_url: str) -> AsyncIterator[Store]:
    opened = await Store.open(sqlite_url)
    yield opened
    await opened.close()


@pytest.fixture
def people(store: Store, clock: Clock) -> People:
    return People(store, clock, QUICK)


async def refused(call: Awaitable[object]) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(PeopleError) as caught:
        await call
    assert caught.value.code in CODES
    return caught.value.code, caught.value.values


async def test_a_life_at_the_table(store_url: str, clock: Clock) -> None:
    store = await Store.open(store_url)
    people = People(store, clock, QUICK)
    guest, old = await people.guest("Anna")
    await store.create(table(seats=(guest.id, None)))
    anna, token, _ = await people.register("Änna", PASSWORD, guest)
    results = await asyncio.gather(
        *(people.register("ÄNNA", PASSWORD) for _ in range(3)), return_exceptions=True
    )
    assert {result.code for result in results if isinstance(result, PeopleError)} == {"name_taken"}
    again, other = await people.sign_in("änna", PASSWORD)
    seat = await people.seat_token(digest(token), "t", 0, "lease")
    assert seat is not None
    clock.now += 29 * DAY
    assert [await people.who(each) for each in (old, token, other, seat)] == [None, anna, again, None]
    assert opened(await people.seat_of(seat)) == ("t", 0)
    await people.sign_out(token)
    clock.now += 29 * DAY
    assert [await people.who(each) for each in (token, other)] == [None, anna]
    await store.close()


# --- guests ------------------------------------------------------------------------------------------


async def test_a_guest_needs_only_a_name(people: People) -> None:
    anna, token = await people.guest("  Anna ")
    assert (anna.name, anna.account, anna.token) == ("Anna", False, None)
    assert await people.who(token) == anna


async def test_guests_may_share_a_name_and_are_different_people(people: People) -> None:
    (one, first), (two, second) = await people.guest("Anna"), await people.guest("Anna")
    assert one.id != two.id
    assert first != second
    assert await people.who(first) == one


async def test_a_guest_cannot_pass_for_an_account(people: People) -> None:
    await people.register("Anna", PASSWORD)
    assert await refused(people.guest("ANNA")) == ("name_taken", {"name": "ANNA"})


@pytest.mark.parametrize("token", ["", "x", "ü" * 1000, "\x00", "\ud800"])
async def test_a_token_that_was_never_given_is_nobodys(people: People, token: str) -> None:
    assert await people.who(token) is None
    assert await people.seat_of(token) is None
    await people.sign_out(token)


async def test_tokens_are_stored_as_hashes_only(people: People, store: Store) -> None:
    """Whoever reads the database cannot sit down in somebody's place."""
    await store.create(table())
    _, token, _ = await people.register("Anna", PASSWORD)
    seat = await people.seat_token(digest(token), "t", 0, "lease")
    assert seat is not None
    assert len(token) == len(seat) == 43
    rows = [await store.read(everything_in(name)) for name in ("persons", "sessions", "seat_tokens")]
    assert all(rows)
    for secret in (token, seat, PASSWORD):
        assert secret not in str(rows)
        assert str(secret.encode())[2:-1] not in str(rows)


def everything_in(name: str) -> Callable[[Connection], list[object]]:
    return lambda c: list(c.exec_driver_sql(f"SELECT * FROM {name}"))


# --- accounts ----------------------------------------------------------------------------------------


async def test_an_account_signs_in_with_any_spelling_of_its_name(people: People) -> None:
    anna, token, _ = await people.register("Änna Weiß", PASSWORD)
    assert anna.account
    assert await people.who(token) == anna
    for spelling in ("Änna Weiß", "ÄNNA WEISS", " a\u0308nna  weiß"):
        again, other = await people.sign_in(spelling, PASSWORD)
        assert again == anna
        assert other != token
        assert await people.who(other) == anna
    assert await people.who(token) == anna  # on the first device, still


async def test_a_password_is_the_same_on_any_keyboard(people: People) -> None:
    await people.register("Anna", "gr\u00fcne Wiese")
    await people.sign_in("Anna", "gru\u0308ne Wiese")


async def test_a_wrong_password_and_an_unknown_name_get_the_same_answer(people: People) -> None:
    await people.register("Anna", PASSWORD)
    await people.guest("Guest")
    for name, password in [
        ("Anna", PASSWORD + "!"), ("Anna", PASSWORD.upper()), ("Anna", ""), ("Anna", PASSWORD * 1000),
        ("Anna", "\ud800"), ("Ben", PASSWORD), ("Guest", PASSWORD), ("", PASSWORD), ("A\x00", PASSWORD),
    ]:  # fmt: skip
        assert await refused(people.sign_in(name, password)) == ("wrong_password", {})


async def test_an_unknown_name_takes_as_long_as_a_wrong_password(store: Store) -> None:
    people = People(store, hasher=PasswordHasher(time_cost=4, memory_cost=16384, parallelism=1))
    await people.register("Anna", PASSWORD)
    await refused(people.sign_in("warm up", PASSWORD))

    async def seconds(name: str) -> float:
        before = time.perf_counter()
        await refused(people.sign_in(name, "wrong"))
        return time.perf_counter() - before

    known = min([await seconds("Anna") for _ in range(5)])
    unknown = min([await seconds("Nobody") for _ in range(5)])
    assert unknown > known / 2


async def test_a_name_belongs_to_one_account(people: People) -> None:
    await people.register("Anna", PASSWORD)
    guest, token = await people.guest("Ben")
    assert await refused(people.register("anna", PASSWORD)) == ("name_taken", {"name": "anna"})
    assert await refused(people.register("ANNA", PASSWORD, guest)) == ("name_taken", {"name": "ANNA"})
    assert await people.who(token) == guest


async def test_of_many_who_register_a_name_at_once_one_gets_it(people: People) -> None:
    trying = (people.register("Anna", f"{PASSWORD} {i}") for i in range(5))
    results = await asyncio.gather(*trying, return_exceptions=True)
    winners = [i for i, result in enumerate(results) if not isinstance(result, BaseException)]
    assert len(winners) == 1
    await people.sign_in("Anna", f"{PASSWORD} {winners[0]}")


async def test_a_guest_becomes_an_account_and_keeps_everything(people: People, store: Store) -> None:
    guest, old = await people.guest("Anna")
    await store.create(table(seats=(None, guest.id)))
    anna, token, _ = await people.register("Anna B", PASSWORD, guest)
    assert anna == Person(id=guest.id, name="Anna B", account=True)
    assert await people.who(token) == anna
    assert [row.id for row in await store.of_person(anna.id)] == ["t"]
    assert await people.who(old) is None  # what a guest's token opened is worth more now
    assert (await people.sign_in("Anna B", PASSWORD))[0] == anna


async def test_somebody_with_an_account_who_registers_gets_another_one(people: People) -> None:
    anna, token, _ = await people.register("Anna", PASSWORD)
    ben, _, _ = await people.register("Ben", PASSWORD, anna)
    assert ben.id != anna.id
    assert await people.who(token) == anna
    assert (await people.sign_in("Anna", PASSWORD))[0] == anna


@pytest.mark.parametrize("password", ["", "short", "seven77"])
async def test_a_short_password_is_refused(people: People, password: str) -> None:
    assert await refused(people.register("Anna Karenina", password)) == ("weak_password", {"least": 8})


@pytest.mark.parametrize(
    "password",
    [
        "12345678", "PASSWORD", "aaaaaaaaaa", "abababab", "anna karenina", "Password123", "passwort123",
        "1qaz2wsx", "corvette", "Liverpool", "trustno1", "abcdefghijk", "98765432", "ｐａｓｓｗｏｒｄ",
        "Sonnenschein",
    ],
)  # fmt: skip
async def test_a_password_that_everybody_tries_first_is_refused(people: People, password: str) -> None:
    assert await refused(people.register("Anna Karenina", password)) == ("common_password", {})


async def test_the_ten_thousand_commonest_passwords_are_known() -> None:
    assert len(common_passwords()) > 10_000
    assert all(len(each) >= 8 and each == each.casefold() for each in common_passwords())


async def test_who_has_a_common_password_already_keeps_it(people: People, store: Store) -> None:
    await store.add_person(PersonRow("a", "Anna", QUICK.hash("password"), 1))
    assert (await people.sign_in("Anna", "password"))[0].id == "a"


async def test_a_password_may_be_long_but_not_a_novel(people: People) -> None:
    await people.register("Anna", "ab!" * 66 + "ab")
    await people.sign_in("Anna", "ab!" * 66 + "ab")
    assert await refused(people.register("Ben", "ab!" * 67)) == ("long_password", {"most": 200})


async def test_a_password_is_hashed_anew_when_that_has_become_harder(people: People, store: Store) -> None:
    anna, _, _ = await people.register("Anna", PASSWORD)
    before = await store.person(anna.id)
    await people.sign_in("Anna", PASSWORD)
    assert await store.person(anna.id) == before
    harder = People(store, people.now, PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
    await harder.sign_in("Anna", PASSWORD)
    after = await store.person(anna.id)
    assert before is not None
    assert after is not None
    assert "$m=8,t=1,p=1$" in str(before.password)
    assert "$m=16,t=2,p=1$" in str(after.password)
    await harder.sign_in("Anna", PASSWORD)
    assert await store.person(anna.id) == after


async def test_passwords_are_hashed_with_argon2id_beside_the_event_loop(store: Store) -> None:
    """Everybody else goes on playing meanwhile."""
    people = People(store)
    ticks = 0

    async def tick() -> None:
        nonlocal ticks
        while True:
            await asyncio.sleep(0.001)
            ticks += 1

    ticking = asyncio.create_task(tick())
    anna, _, _ = await people.register("Anna", PASSWORD)
    ticking.cancel()
    row = await store.person(anna.id)
    assert row is not None
    assert str(row.password).startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    assert ticks > 3


# --- sessions ----------------------------------------------------------------------------------------


async def test_signing_out_ends_this_session_only(people: People) -> None:
    anna, one, _ = await people.register("Anna", PASSWORD)
    _, two = await people.sign_in("Anna", PASSWORD)
    await people.sign_out(one)
    assert await people.who(one) is None
    assert await people.who(two) == anna


async def test_a_session_ends_after_thirty_days_without_use(people: People, clock: Clock) -> None:
    _, token = await people.guest("Anna")
    clock.now += 30 * DAY - 1
    assert await people.who(token) is not None
    clock.now += 30 * DAY - 1
    assert await people.who(token) is not None
    clock.now += 30 * DAY
    assert await people.who(token) is None


async def test_use_is_noted_once_an_hour(
    people: People, clock: Clock, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A reading for every request is cheap; a writing is not."""
    _, token = await people.guest("Anna")
    noted: list[int] = []
    use = store.use_session

    async def note(digest: bytes, now: int, expires: int) -> None:
        noted.append(now)
        await use(digest, now, expires)

    monkeypatch.setattr(store, "use_session", note)
    for minutes in range(0, 181, 20):
        clock.now = Clock.now + minutes * HOUR // 60
        assert await people.who(token) is not None
    assert len(noted) == 2  # after 80 and 160 minutes


# --- tokens of seats ---------------------------------------------------------------------------------


def opened(row: SeatTokenRow | None) -> tuple[str, int] | None:
    return None if row is None else (row.table, row.seat)


async def test_a_seat_token_plays_one_seat_and_is_no_session(people: People, store: Store) -> None:
    _, session = await people.guest("Anna")
    for id in ("t", "u"):
        await store.create(table(id))
    wanted = [(id, seat) for id in ("t", "u") for seat in (0, 1)]
    tokens = [await people.seat_token(digest(session), id, seat, "lease") or "" for id, seat in wanted]
    assert [opened(await people.seat_of(token)) for token in tokens] == wanted
    assert [await people.who(token) for token in tokens] == [None] * 4
    await store.drop_seat_tokens("t", 1)
    assert [opened(await people.seat_of(token)) for token in tokens] == [("t", 0), None, ("u", 0), ("u", 1)]
    assert await people.seat_of(session) is None


async def test_a_seat_token_ends_with_its_session_and_none_is_given_later(
    people: People, store: Store, clock: Clock
) -> None:
    await store.create(table())
    _, session = await people.guest("Anna")
    token = await people.seat_token(digest(session), "t", 0, "lease") or ""
    clock.now += 29 * DAY
    assert await people.seat_of(token) is not None
    clock.now += DAY
    assert await people.seat_of(token) is None  # the session was not used for thirty days
    _, session = await people.guest("Anna")
    token = await people.seat_token(digest(session), "t", 0, "lease") or ""
    await people.sign_out(session)
    assert await people.seat_of(token) is None
    assert await people.seat_token(digest(session), "t", 0, "lease") is None


# --- another password --------------------------------------------------------------------------------


async def session_row(people: People, token: str) -> SessionRow:
    found = await people.session(token)
    assert found is not None
    return found


async def test_another_password_is_taken_by_who_knows_the_old_one(people: People) -> None:
    anna, here, codes = await people.register("Anna", PASSWORD)
    _, there = await people.sign_in("Anna", PASSWORD)
    session = await session_row(people, here)
    assert await refused(people.change_password(session, "wrong", "another one")) == ("wrong_password", {})
    assert await refused(people.change_password(session, PASSWORD, "12345678")) == ("common_password", {})
    assert await people.who(there) == anna
    fresh = await people.change_password(session, PASSWORD, "another one")
    assert [await people.who(token) for token in (here, there)] == [anna, None]
    assert await refused(people.sign_in("Anna", PASSWORD)) == ("wrong_password", {})
    assert (await people.sign_in("Anna", "another one"))[0] == anna
    assert len(set(fresh) | set(codes)) == 16
    assert await refused(people.recover("Anna", codes[0], "a third one")) == ("wrong_code", {})


async def test_a_recovery_code_opens_the_account_once(people: People) -> None:
    anna, here, codes = await people.register("Anna", PASSWORD)
    assert await refused(people.recover("Anna", "no code", "another one")) == ("wrong_code", {})
    assert await refused(people.recover("Ben", codes[0], "another one")) == ("wrong_code", {})
    assert await refused(people.recover("Anna", codes[0], "password")) == ("common_password", {})
    again, token, fresh = await people.recover(
        "anna", f" {codes[0].upper().replace('-', ' ')} ", "another one"
    )
    assert (again, await people.who(token), await people.who(here)) == (anna, anna, None)
    for code in codes:
        assert await refused(people.recover("Anna", code, "a third one")) == ("wrong_code", {})
    await people.recover("Anna", fresh[7], "a third one")


async def test_recovery_codes_are_renewed_by_who_knows_the_password(people: People) -> None:
    anna, _, codes = await people.register("Anna", PASSWORD)
    assert await refused(people.renew_codes(anna, "wrong")) == ("wrong_password", {})
    fresh = await people.renew_codes(anna, PASSWORD)
    assert await refused(people.recover("Anna", codes[0], "another one")) == ("wrong_code", {})
    await people.recover("Anna", fresh[0], "another one")


async def test_a_guest_has_no_password_to_change_and_no_codes(people: People) -> None:
    guest, token = await people.guest("Anna")
    session = await session_row(people, token)
    assert await refused(people.change_password(session, "", "another one")) == ("wrong_password", {})
    assert await refused(people.renew_codes(guest, "")) == ("wrong_password", {})
    assert await refused(people.recover("Anna", "", "another one")) == ("wrong_code", {})


async def test_recovery_codes_are_stored_as_hashes_only(people: People, store: Store) -> None:
    _, _, codes = await people.register("Anna", PASSWORD)
    rows = str(await store.read(everything_in("recovery_codes")))
    assert all(code not in rows and code.replace("-", "") not in rows for code in codes)


# --- names -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "Anna"), ("  Anna   B ", "Anna B"), ("a\u0308", "ä"), ("李小龍", "李小龍"), ("🎲", "🎲"),
        ("x" * 24, "x" * 24), ("สวัสดี", "สวัสดี"), ("O'Neill-Müller", "O'Neill-Müller"), ("❤️", "❤️"),
    ],
)  # fmt: skip
async def test_a_name_is_shown_as_it_was_given(name: str, shown: str) -> None:
    assert fit_name(name) == shown


@pytest.mark.parametrize(
    "name",
    [
        "", " ", "x" * 25, "a\nb", "a\tb", "a\x00b", "a\u202eb", "a\u2066b", "a\u200bb", "\u3164", "a\u2800",
        "\ufeffAnna", "\u0301", "a\u2028b", "\ud800", "a\u00a0b", "\ue000",
    ],
)  # fmt: skip
async def test_a_name_that_cannot_be_read_is_refused(name: str) -> None:
    with pytest.raises(PeopleError, match="bad_name"):
        fit_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "a" + "\u0316" * 5, "Z\u0301\u0302\u0303e", "A\u0301\u0301nna", "\u00e1\u0302", "e\u0323\u0323",
        "ก" + "\u0e47" * 2, "a\u0301\u0316\u0327\u0334", "❤\ufe0f\ufe0f",
    ],
)  # fmt: skip
async def test_a_letter_buried_under_accents_is_refused(name: str) -> None:
    with pytest.raises(PeopleError, match="stacked_marks"):
        fit_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "Nguyễn Thị Tuyết", "Nguye\u0302\u0303n", "Adébáyọ\u0300", "Zoë", "Łukasz", "ᾧ", "ที่รัก", "شَدَّة",
        "श्रीकांत", "שָׁלוֹם", "ǘ", "1\ufe0f\u20e3",
    ],
)  # fmt: skip
async def test_accents_that_a_language_writes_are_welcome(name: str) -> None:
    assert fit_name(name) == unicodedata.normalize("NFC", name)


async def test_who_has_stacked_accents_already_still_signs_in(people: People, store: Store) -> None:
    await store.add_person(PersonRow("a", "Z\u0301\u0302oe", QUICK.hash(PASSWORD), 1))
    assert (await people.sign_in("Z\u0301\u0302oe", PASSWORD))[0].id == "a"


# --- names that look alike ---------------------------------------------------------------------------

ALIKE = [
    ("Anna", "Аnna"), ("Anna", "Ａｎｎａ"), ("Anna", "𝐀𝐧𝐧𝐚"), ("Bill", "BiIl"), ("Bill", "Bi1l"),
    ("Bill", "Bi|l"), ("Otto", "0tt0"), ("Otto", "Оtto"), ("Jonas", "Јоnаѕ"), ("Emma", "Ernrna"),
    ("Oda", "Οda"), ("hexhaven", "һехhаvеn"), ("Pia", "Рia"), ("Ida", "lda"), ("Mira", "Мira"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "other"), ALIKE)
async def test_nobody_gets_a_name_that_looks_like_an_accounts(people: People, name: str, other: str) -> None:
    await people.register(name, PASSWORD)
    taken = ("name_taken", {"name": fit_name(other)})
    alike = ("name_alike", {"name": fit_name(other), "other": name})
    guest, _ = await people.guest("Somebody")
    for call in (people.guest(other), people.register(other, PASSWORD), people.rename(guest, other)):
        assert await refused(call) in (taken, alike)
    assert await refused(people.register(other, PASSWORD, guest)) in (taken, alike)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "Änna"),
        ("Anna", "Ana"),
        ("Ali", "All"),
        ("Muller", "Müller"),
        ("Нина", "Nina"),
        ("Иван", "Ivan"),
    ],
)
async def test_names_that_can_be_told_apart_are_free(people: People, name: str, other: str) -> None:
    await people.register(name, PASSWORD)
    await people.register(other, PASSWORD)


async def test_one_may_write_ones_own_name_differently(people: People) -> None:
    anna, _, _ = await people.register("Bill", PASSWORD)
    assert (await people.rename(anna, "BiIl")).name == "BiIl"
    assert (await people.sign_in("biil", PASSWORD))[0].id == anna.id


async def test_of_many_who_want_names_that_look_alike_one_gets_it(store_url: str) -> None:
    stores = [await Store.open(store_url) for _ in range(3)]
    people = [People(store, hasher=QUICK) for store in stores]
    trying = (people[i % 3].register("Аnna" if i % 2 else "Anna", PASSWORD) for i in range(12))
    results = await asyncio.gather(*trying, return_exceptions=True)
    assert len([result for result in results if not isinstance(result, PeopleError)]) == 1
    for store in stores:
        await store.close()


async def test_people_at_a_table_do_not_look_alike() -> None:
    assert guest_name("Аnna", ["Anna"]) == "Аnna 2"
    assert guest_name("Anna", ["ANNA", "Mira"]) == "Anna 2"
    assert bot_name(["Мira"]) == "Tariq"


async def test_nobody_comes_in_without_a_name(people: People) -> None:
    assert await refused(people.guest("\u202eAnna")) == ("bad_name", {"most": 24})
    assert await refused(people.register(" ", PASSWORD)) == ("bad_name", {"most": 24})


async def test_one_takes_another_name_but_nobody_elses(people: People) -> None:
    guest, token = await people.guest("Anna")
    account, _, _ = await people.register("Bert", PASSWORD)
    assert (await people.rename(guest, " Annika ")).name == "Annika"
    renamed = await people.who(token)
    assert renamed is not None
    assert renamed.name == "Annika"
    assert await refused(people.rename(guest, "BERT")) == ("name_taken", {"name": "BERT"})
    assert (await people.rename(account, "Bertha")).account
    assert (await people.sign_in("bertha", PASSWORD))[0].id == account.id
    assert (await people.rename(account, "BERTHA")).name == "BERTHA"


def test_a_seat_token_can_be_written_behind_an_option() -> None:
    """One in 64 would begin with a dash, and look like an option itself."""
    assert not any(new_seat_token().startswith("-") for _ in range(2000))
