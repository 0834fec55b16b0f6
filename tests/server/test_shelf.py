"""The decks that somebody keeps are found wherever they sign in; nobody else sees them."""

from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from hexhaven.games.duel.decks import ready_deck, write_deck
from hexhaven.server.api import shelf
from server.running import Server, newcomer, running, stranger

pytestmark = pytest.mark.anyio

TEXT = write_deck(ready_deck("raiders"))
PASSWORD = "correct horse battery"


async def test_a_deck_is_found_again_on_another_device(stack: AsyncExitStack, server: Server) -> None:
    guest = await newcomer(stack, server, "Anna Shelf")
    kept = await guest.ask("PUT", "/me/shelf/duel/d1", {"text": TEXT})
    assert kept.json()["revision"] == 1
    account = await guest.post("/accounts", {"name": "Anna Shelf", "password": PASSWORD})
    assert account["account"]
    phone = await stranger(stack, server)
    await phone.post("/sign-in", {"name": "Anna Shelf", "password": PASSWORD})
    assert [each["text"] for each in await phone.get("/me/shelf/duel")] == [TEXT]


async def test_a_guest_who_signs_in_brings_decks_along(stack: AsyncExitStack, server: Server) -> None:
    phone = await stranger(stack, server)
    await phone.post("/accounts", {"name": "Berta Shelf", "password": PASSWORD})
    guest = await newcomer(stack, server, "Somebody")
    await guest.ask("PUT", "/me/shelf/duel/d1", {"text": TEXT})
    await guest.post("/sign-in", {"name": "Berta Shelf", "password": PASSWORD})
    assert [each["id"] for each in await phone.get("/me/shelf/duel")] == ["d1"]


async def test_decks_belong_to_one_person(stack: AsyncExitStack, server: Server) -> None:
    anna, bert = [await newcomer(stack, server, name) for name in ("Anna", "Bert")]
    await anna.ask("PUT", "/me/shelf/duel/d1", {"text": TEXT})
    assert await bert.get("/me/shelf/duel") == []
    assert (await bert.ask("DELETE", "/me/shelf/duel/d1")).status_code == 204
    assert len(await anna.get("/me/shelf/duel")) == 1
    nobody = await stranger(stack, server)
    for method, body in (("GET", None), ("PUT", {"text": TEXT}), ("DELETE", None)):
        path = "/me/shelf/duel" if method == "GET" else "/me/shelf/duel/d1"
        assert (await nobody.ask(method, path, body)).status_code == 401


async def test_an_unfinished_deck_is_kept_and_a_text_that_is_none_is_not(
    stack: AsyncExitStack, server: Server
) -> None:
    anna = await newcomer(stack, server, "Anna")
    assert (await anna.ask("PUT", "/me/shelf/duel/d1", {"text": "Name: x\0y\n2x Abbey"})).is_success
    answer = await anna.ask("PUT", "/me/shelf/duel/d2?language=de", {"text": "2x Abey"})
    assert (answer.status_code, answer.json()["code"]) == (400, "unfit")
    assert "„Abey“ gibt es nicht" in answer.json()["text"]
    assert (await anna.ask("PUT", "/me/shelf/duel/d2", {"text": "x" * 10_001})).status_code == 400
    assert (await anna.ask("PUT", "/me/shelf/duel/D-2", {"text": TEXT})).json()["code"] == "bad_value"
    assert [each["text"] for each in await anna.get("/me/shelf/duel")] == ["Name: xy\n2x Abbey"]


async def test_a_change_from_elsewhere_is_told_and_not_overwritten(
    stack: AsyncExitStack, server: Server
) -> None:
    anna = await newcomer(stack, server, "Anna")
    await anna.ask("PUT", "/me/shelf/duel/d1", {"text": "1x Abbey"})
    await anna.ask("PUT", "/me/shelf/duel/d1", {"text": "2x Abbey", "revision": 1})
    late = await anna.ask("PUT", "/me/shelf/duel/d1", {"text": "1x Library", "revision": 1})
    assert (late.status_code, late.json()["code"]) == (409, "changed_elsewhere")


async def test_only_games_with_something_to_keep_have_a_shelf(stack: AsyncExitStack, server: Server) -> None:
    anna = await newcomer(stack, server, "Anna")
    for game in ("island", "nothing-of-the-kind"):
        assert (await anna.ask("PUT", f"/me/shelf/{game}/d1", {"text": TEXT})).json()["code"] == "no_shelf"
        assert (await anna.ask("GET", f"/me/shelf/{game}")).status_code == 404


async def test_there_is_room_for_so_many(stack: AsyncExitStack, server: Server) -> None:
    anna = await newcomer(stack, server, "Anna")
    for i in range(shelf.MOST_KEPT):
        assert (await anna.ask("PUT", f"/me/shelf/duel/d{i}", {"text": "1x Abbey"})).is_success
    full = await anna.ask("PUT", "/me/shelf/duel/another", {"text": "1x Abbey"})
    assert (full.status_code, full.json()["code"]) == (409, "shelf_full")
    assert str(shelf.MOST_KEPT) in full.json()["text"]


async def test_who_keeps_without_a_pause_is_slowed_down(
    stack: AsyncExitStack, tmp_path: Path, anyio_backend: str
) -> None:
    with running(f"sqlite:///{tmp_path}/hexhaven.db", tmp_path, LIMITS="yes") as server:
        anna = await newcomer(stack, server, "Anna")
        told = [await anna.ask("PUT", "/me/shelf/duel/d1", {"text": "1x Abbey"}) for _ in range(61)]
        assert [each.status_code for each in told] == [200] * 60 + [429]
        assert told[-1].headers["Retry-After"]
