"""Somebody the game waits for is gone: the page says when a bot may play for them, and sends it in."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import DESK, LUCK, PAGE, PHONE, PICTURES
from server.running import Server, newcomer

GRACE = 15
LOOKS = {"desk": {**DESK, "locale": "en-GB"}, "phone": {**PHONE, "locale": "de-DE"}}


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("absent")
    server = Server(f"sqlite:///{folder}/hexhaven.db", folder, LUCK, PAGE=str(PAGE), GRACE=str(GRACE))
    try:
        server.start()
        yield server
    finally:
        server.kill()


async def abandoned(server: Server, game: str) -> tuple[str, str]:
    """A game that waits for Ben, who is gone: the table, and the token of Ada, who is not."""
    async with AsyncExitStack() as stack:
        ada, ben = await newcomer(stack, server, "Ada"), await newcomer(stack, server, "Ben")
        table = await ada.open_table("you", "open", game=game)
        await ben.post(f"/tables/{table}/seats", {})
        await ada.post(f"/tables/{table}/start")
        hers = await stack.enter_async_context(await ada.play(table))
        his = await stack.enter_async_context(await ben.play(table))
        while not (his.is_asked and not hers.is_asked):
            mover = hers if hers.is_asked else his
            await mover.act(mover.choices[0]["text"])
            for each in (hers, his):
                await each.drain(0.3)
        assert ada.token is not None
        return table, ada.token


@pytest.mark.parametrize(
    ("game", "look"), [("base", "desk"), ("base", "phone"), ("duel", "desk"), ("duel", "phone")]
)
def test_a_bot_may_be_sent_in_after_a_while(patient: Server, browser: Browser, game: str, look: str) -> None:
    with ThreadPoolExecutor(1) as thread:  # Playwright has a loop in this one
        table, token = thread.submit(asyncio.run, abandoned(patient, game)).result()
    context = browser.new_context(
        **(DESK if look == "desk" else PHONE), locale="de-DE" if look == "phone" else "en-GB"
    )
    context.add_cookies([{"name": "hexhaven", "value": token, "url": patient.url}])
    page = context.new_page()
    page.goto(f"{patient.url}/t/{table}")
    bar = page.get_by_test_id("absent-bar")
    expect(bar).to_contain_text("Ben")
    expect(bar).to_contain_text("0:")
    expect(page.get_by_test_id("send-bot")).to_have_count(0)
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"absent-{game}-{look}.png")
    page.get_by_test_id("send-bot").click()
    expect(bar).to_have_count(0)
    context.close()
