"""Nobody can keep the owner of an account out by guessing, nor get around limits by other addresses."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from hexhaven.server import limits
from hexhaven.server.access import network_of
from hexhaven.server.errors import TroubleError
from hexhaven.server.limits import Limits
from hexhaven.server.settings import Settings
from server.running import Person, Server, running, stranger

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse"


@pytest.fixture
def server(store_url: str, tmp_path: Path) -> Iterator[Server]:
    """As somebody runs it who has named nothing, on each kind of database."""
    with running(store_url, tmp_path, LIMITS="yes") as server:
        yield server


@pytest.fixture
def behind(store_url: str, tmp_path: Path) -> Iterator[Server]:
    """Behind a proxy on the same machine, which says who asks."""
    with running(store_url, tmp_path, LIMITS="yes", PROXIES="127.0.0.1, 10.0.0.0/8") as server:
        yield server


async def sign_in(person: Person, password: str, address: str, name: str = "Anna") -> httpx.Response:
    body = {"name": name, "password": password}
    return await person.ask("POST", "/sign-in", body, headers={"X-Forwarded-For": address})


async def guests(person: Person, address: Callable[[int], str]) -> list[int]:
    """What comes of forty guests who say that they come from these addresses."""
    asked = [
        await person.ask("POST", "/guests", {"name": f"G{i}"}, headers={"X-Forwarded-For": address(i)})
        for i in range(40)
    ]
    return [answer.status_code for answer in asked]


async def test_a_forwarded_address_is_believed_from_nobody_unless_named(
    server: Server, stack: AsyncExitStack
) -> None:
    told = await guests(await stranger(stack, server), lambda i: f"192.0.2.{i}")
    assert told == [201] * 30 + [429] * 10


async def test_a_named_proxy_says_who_asks_and_the_last_word_counts(
    behind: Server, stack: AsyncExitStack
) -> None:
    """What a client wrote into the header itself stands before what the proxy adds."""
    person = await stranger(stack, behind)
    assert await guests(person, lambda i: f"192.0.2.{i}, 10.1.2.3") == [201] * 40
    assert await guests(person, lambda i: f"198.51.100.{i}, 203.0.113.7") == [201] * 30 + [429] * 10


async def test_whoever_has_one_address_of_ipv6_has_many(behind: Server, stack: AsyncExitStack) -> None:
    told = await guests(await stranger(stack, behind), lambda i: f"2001:db8:0:1::{i:x}")
    assert told == [201] * 30 + [429] * 10


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.7", "192.0.2.7"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"), ("fe80::1%eth0", "fe80::"), ("::1", "::"), ("?", "?"), ("a", "a"),
    ],
)  # fmt: skip
async def test_what_limits_count_by(host: str, network: str) -> None:
    assert network_of(host) == network


async def test_wrong_passwords_of_others_do_not_keep_the_owner_out(
    behind: Server, stack: AsyncExitStack
) -> None:
    """Not on the device that was signed in before, in the very house of those who guess; nor elsewhere."""
    owner, thief, new = [await stranger(stack, behind) for _ in range(3)]
    await owner.post("/accounts", {"name": "Anna", "password": PASSWORD})
    assert (await owner.ask("POST", "/sign-out")).status_code == 204
    guesses = await asyncio.gather(*(sign_in(thief, f"a guess {i}", "192.0.2.1") for i in range(25)))
    codes = [answer.json()["code"] for answer in guesses]
    assert (codes.count("wrong_password"), codes.count("too_often")) == (10, 15)
    assert (await sign_in(thief, PASSWORD, "192.0.2.1")).status_code == 429
    assert (await sign_in(owner, PASSWORD, "192.0.2.1")).status_code == 201
    assert (await sign_in(new, PASSWORD, "192.0.2.2")).status_code == 201


async def test_many_who_guess_from_everywhere_make_strangers_wait_and_the_owner_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "A_WHILE", 0.2)
    found = Limits()
    for i in range(60):
        await found.knock("anna", f"192.0.2.{i}", None)
    assert await seconds(found.knock("anna", "198.51.100.1", None)) >= 0.2
    assert await seconds(found.knock("anna", "192.0.2.1", "a device of hers")) < 0.2
    assert await seconds(found.knock("ben", "192.0.2.1", None)) < 0.2


async def seconds(work: Awaitable[object]) -> float:
    before = time.monotonic()
    await work
    return time.monotonic() - before


async def test_a_device_is_known_to_its_own_account_only_and_counted_by_itself(
    behind: Server, stack: AsyncExitStack
) -> None:
    thief, owner = await stranger(stack, behind), await stranger(stack, behind)
    await owner.post("/accounts", {"name": "Anna", "password": PASSWORD})
    await thief.post("/accounts", {"name": "Eve", "password": PASSWORD})
    told = [(await sign_in(thief, f"a guess {i}", "192.0.2.1")).json()["code"] for i in range(12)]
    assert told == ["wrong_password"] * 10 + ["too_often"] * 2
    told = [(await sign_in(owner, f"a guess {i}", "192.0.2.2")).json()["code"] for i in range(12)]
    assert told == ["wrong_password"] * 10 + ["too_often"] * 2  # a stolen device guesses no faster


async def test_the_right_password_does_not_count(behind: Server, stack: AsyncExitStack) -> None:
    """A whole school behind one address."""
    person = await stranger(stack, behind)
    await person.post("/accounts", {"name": "Anna", "password": PASSWORD})
    for _ in range(15):
        person.http.cookies.clear()
        assert (await sign_in(person, PASSWORD, "192.0.2.1")).status_code == 201


async def test_wrong_passwords_for_many_names_are_counted_by_address() -> None:
    found = Limits()
    for i in range(60):
        await found.knock(f"name {i}", "192.0.2.1", None)
    with pytest.raises(TroubleError, match="too_often"):
        await found.knock("another", "192.0.2.1", None)
    (await found.knock("another", "192.0.2.2", None)).was_right()
    assert found.sign_in.seen.keys() == {f"192.0.2.1 name {i}" for i in range(60)}


@pytest.mark.parametrize("text", ["localhost", "*", "10.0.0.1/8", "127.0.0.1 ::1"])
async def test_a_proxy_that_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        Settings.from_environment({"HEXHAVEN_PROXIES": text})


async def test_proxies_are_addresses_and_networks() -> None:
    found = Settings.from_environment({"HEXHAVEN_PROXIES": " 127.0.0.1, ::1 ,10.0.0.0/8"})
    assert found.proxies == ("127.0.0.1/32", "::1/128", "10.0.0.0/8")
    assert Settings.from_environment({}).proxies == ()
