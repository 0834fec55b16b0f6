"""What speaks for a person, and that it is silent once it has ended: sessions, seat tokens and their open
lines, on both databases and on another process."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.running import Person, Server, Socket, newcomer, running, stranger

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse"
SOON = 10.0  # seconds for a line to be closed; a note takes a moment, a look around 15


@pytest.fixture
def server(store_url: str, tmp_path: Path) -> Iterator[Server]:
    with running(store_url, tmp_path) as server:
        yield server
        assert server.complaints() == []


@pytest.fixture
def pair(postgresql_url: str, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Two processes on one database."""
    with running(postgresql_url, tmp_path) as one, running(postgresql_url, tmp_path) as two:
        yield one, two
        assert one.complaints() == two.complaints() == []


async def account(stack: AsyncExitStack, server: Server, name: str = "Anna") -> Person:
    person = await stranger(stack, server)
    return taken(person, await person.post("/accounts", {"name": name, "password": PASSWORD}))


async def signed_in(stack: AsyncExitStack, server: Server, name: str = "Anna") -> Person:
    person = await stranger(stack, server)
    return taken(person, await person.post("/sign-in", {"name": name, "password": PASSWORD}))


def taken(person: Person, told: Any) -> Person:
    person.token, person.id, person.name = told["token"], told["id"], told["name"]
    person.http.cookies.clear()
    return person


async def with_token(stack: AsyncExitStack, person: Person, id: str, server: Server | None = None) -> Person:
    """A program with a token for the person's seat."""
    given = await person.post(f"/tables/{id}/seats/0/token")
    return await stranger(stack, server or person.server, given["token"])


async def line_to(stack: AsyncExitStack, person: Person, id: str) -> Socket:
    return await stack.enter_async_context(await person.play(id))


async def is_out(person: Person, id: str) -> bool:
    """Whether nothing of the person's seat is shown to them any more."""
    if (await person.ask("GET", "/me")).status_code != 401:
        return False
    try:
        async with await person.play(id) as line:
            return line.seat == -1
    except ConnectionClosed:
        return True


async def test_signing_out_ends_the_session_its_lines_and_its_seat_tokens(
    server: Server, stack: AsyncExitStack
) -> None:
    anna = await account(stack, server)
    other = await signed_in(stack, server)
    id = await anna.open_table("you", "greedy", "greedy")
    program = await with_token(stack, anna, id)
    lines = [await line_to(stack, each, id) for each in (anna, program, other)]
    assert [line.seat for line in lines] == [0, 0, 0]
    assert (await anna.ask("POST", "/sign-out")).status_code == 204
    assert [await line.gone(SOON) for line in lines[:2]] == [1013, 1013]
    assert [await is_out(each, id) for each in (anna, program, other)] == [True, True, False]
    assert (await lines[2].ask("look"))["type"] == "done"  # the other device stays


async def test_registering_ends_what_spoke_for_the_guest(server: Server, stack: AsyncExitStack) -> None:
    guest = await newcomer(stack, server, "Anna")
    id = await guest.open_table("you", "greedy", "greedy")
    program = await with_token(stack, guest, id)
    lines = [await line_to(stack, each, id) for each in (guest, program)]
    told = await guest.post("/accounts", {"name": "Anna", "password": PASSWORD})
    assert [await line.gone(SOON) for line in lines] == [1013, 1013]
    assert [await is_out(each, id) for each in (guest, program)] == [True, True]
    anna = taken(await stranger(stack, server), told)
    assert (await line_to(stack, anna, id)).seat == 0


async def test_one_sees_and_revokes_single_sessions_and_tokens(server: Server, stack: AsyncExitStack) -> None:
    anna, ben = await account(stack, server), await newcomer(stack, server, "Ben")
    anna.http.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"
    other = await signed_in(stack, server)
    id = await anna.open_table("you", "open", "greedy", title="Hearth")
    programs = [await with_token(stack, anna, id) for _ in range(2)]
    lines = [await line_to(stack, each, id) for each in (anna, other, *programs)]
    seen = await anna.get("/me/sign-ins")
    assert [(device["here"], device["device"]) for device in sorted_by_here(seen)] == [
        (False, "python-httpx"), (True, "python-httpx"),
    ]  # fmt: skip
    assert [(token["title"], token["seat"], token["name"]) for token in seen["tokens"]] == [
        ("Hearth", 0, "Anna")
    ] * 2
    assert all(token["used"] >= token["created"] > 0 for token in seen["tokens"])
    assert str(anna.token) not in str(seen)

    there = next(device["id"] for device in seen["devices"] if not device["here"])
    assert (await ben.ask("DELETE", f"/me/sign-ins/{there}")).json()["code"] == "no_sign_in"
    assert (await ben.ask("DELETE", f"/me/tokens/{seen['tokens'][0]['id']}")).json()["code"] == "no_sign_in"
    assert (await anna.ask("DELETE", f"/me/tokens/{seen['tokens'][0]['id']}")).status_code == 204
    assert await lines[2].gone(SOON) == 1013
    assert (await anna.ask("DELETE", f"/me/sign-ins/{there}")).status_code == 204
    assert await lines[1].gone(SOON) == 1013
    assert [await is_out(each, id) for each in (other, programs[0])] == [True, True]
    for line in (lines[0], lines[3]):
        assert (await line.ask("look"))["type"] == "done"
    assert (await anna.ask("DELETE", f"/me/sign-ins/{there}")).status_code == 404
    left = await anna.get("/me/sign-ins")
    assert (len(left["devices"]), len(left["tokens"]), left["codes"]) == (1, 1, 8)


def sorted_by_here(seen: Any) -> list[Any]:
    return sorted(seen["devices"], key=lambda device: bool(device["here"]))


async def test_a_token_for_a_seat_that_was_left_is_not_listed_and_opens_nothing(
    server: Server, stack: AsyncExitStack
) -> None:
    anna = await newcomer(stack, server, "Anna")
    id = await anna.open_table("you", "open")
    program = await with_token(stack, anna, id)
    line = await line_to(stack, program, id)
    assert (await anna.ask("DELETE", f"/tables/{id}/seats/me")).is_success
    assert await line.gone(SOON) == 4404
    assert (await anna.get("/me/sign-ins"))["tokens"] == []
    assert await is_out(program, id)


async def test_signing_out_everywhere_leaves_nothing(server: Server, stack: AsyncExitStack) -> None:
    anna = await account(stack, server)
    other = await signed_in(stack, server)
    id = await anna.open_table("you", "greedy")
    program = await with_token(stack, other, id)
    lines = [await line_to(stack, each, id) for each in (anna, other, program)]
    assert (await anna.ask("POST", "/me/sign-out-everywhere")).status_code == 204
    assert [await line.gone(SOON) for line in lines] == [1013] * 3
    assert [await is_out(each, id) for each in (anna, other, program)] == [True] * 3


async def test_another_password_ends_all_but_this_session(server: Server, stack: AsyncExitStack) -> None:
    anna = await account(stack, server)
    other = await signed_in(stack, server)
    id = await anna.open_table("you", "greedy")
    program = await with_token(stack, anna, id)
    lines = [await line_to(stack, each, id) for each in (anna, other, program)]
    wrong = await other.ask("PUT", "/me/password", {"old": "wrong", "password": "another one"})
    assert wrong.json()["code"] == "wrong_password"
    changed = await anna.ask("PUT", "/me/password", {"old": PASSWORD, "password": "another one"})
    assert len(changed.json()["codes"]) == 8
    assert [await line.gone(SOON) for line in lines[1:]] == [1013] * 2
    assert [await is_out(each, id) for each in (anna, other, program)] == [False, True, True]
    assert (await lines[0].ask("look"))["type"] == "done"


async def test_a_recovery_code_brings_one_back_and_everybody_else_out(
    server: Server, stack: AsyncExitStack
) -> None:
    person = await stranger(stack, server)
    told = await person.post("/accounts", {"name": "Anna", "password": PASSWORD})
    thief = taken(person, told)
    id = await thief.open_table("you", "greedy")
    line = await line_to(stack, thief, id)
    anna = await stranger(stack, server)
    body = {"name": "Anna", "code": told["codes"][3], "password": "another one"}
    again = await anna.post("/recover", body)
    assert await line.gone(SOON) == 1013
    assert await is_out(thief, id)
    assert (await line_to(stack, taken(anna, again), id)).seat == 0
    used = await anna.ask("POST", "/recover", body)
    assert (used.status_code, used.json()["code"]) == (400, "wrong_code")


async def silenced(joining: asyncio.Task[Socket]) -> bool:
    """Whether a line that was being opened shows nothing of the seat: it was closed before its first message
    or soon afterwards, or opened for a spectator."""
    try:
        line = await joining
    except ConnectionClosed as closed:
        return closed.rcvd is not None and closed.rcvd.code == 1013
    async with line:
        return line.seat == -1 or await line.gone(SOON) == 1013


async def test_two_requests_at_once_cannot_save_a_session(server: Server, stack: AsyncExitStack) -> None:
    """Whoever connects or asks for a token while they are signed out gets nothing that lasts."""
    anna = await account(stack, server)
    id = await anna.open_table("you", "greedy")
    for wait in [i / 2000 for i in range(16)]:
        thief = await signed_in(stack, server)
        joining = asyncio.create_task(thief.play(id))
        asking = asyncio.create_task(thief.ask("POST", f"/tables/{id}/seats/0/token"))
        await asyncio.sleep(wait)
        assert (await thief.ask("POST", "/sign-out")).status_code == 204
        assert await silenced(joining)
        given = await asking
        if given.is_success:
            assert await is_out(await stranger(stack, server, given.json()["token"]), id)


async def test_a_line_that_was_closed_carries_nothing_out(server: Server, stack: AsyncExitStack) -> None:
    """Messages that are on their way when one is signed out are not heard any more."""
    anna, ben = await account(stack, server), await newcomer(stack, server, "Ben")
    id = await anna.open_table("you", "open")
    line, watcher = await line_to(stack, anna, id), await line_to(stack, ben, id)
    signing_out = asyncio.create_task(anna.ask("POST", "/sign-out"))
    while not signing_out.done():
        await asyncio.sleep(0.001)
    sent = 0
    try:
        for _ in range(50):
            await line.send("say", text="I am still here")
            sent += 1
    except ConnectionClosed:
        pass
    await watcher.drain(0.3)
    assert watcher.chat == [], f"{sent} were sent"


async def test_signing_out_on_one_process_closes_the_lines_on_another(
    pair: tuple[Server, Server], stack: AsyncExitStack
) -> None:
    one, two = pair
    anna = await account(stack, one)
    id = await anna.open_table("you", "greedy", "greedy")
    there = await stranger(stack, two, anna.token)
    program = await with_token(stack, anna, id, two)
    lines = [await line_to(stack, each, id) for each in (there, program)]
    assert [line.seat for line in lines] == [0, 0]
    assert (await anna.ask("POST", "/sign-out")).status_code == 204
    assert [await line.gone(SOON) for line in lines] == [1013, 1013]
    assert [await is_out(each, id) for each in (there, program)] == [True, True]


async def test_a_seat_given_up_on_one_process_is_closed_to_its_tokens_on_another(
    pair: tuple[Server, Server], stack: AsyncExitStack
) -> None:
    one, two = pair
    anna, ben = await newcomer(stack, one, "Anna"), await newcomer(stack, two, "Ben")
    id = await anna.open_table("you", "open")
    program = await with_token(stack, anna, id, two)
    line = await line_to(stack, program, id)
    assert (await anna.ask("DELETE", f"/tables/{id}/seats/me")).is_success
    assert (await ben.ask("POST", f"/tables/{id}/seats", {"seat": 0})).is_success
    assert await line.gone(SOON) == 4404
    assert await is_out(program, id)
