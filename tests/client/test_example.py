"""The example of a third-party bot plays a whole game, and so does the one that the how-to puts together."""

import asyncio
import re
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from typing import Any

import pytest

from hexhaven.client import Client
from hexhaven.core.game import NOBODY
from hexhaven.record import read_record
from server.running import Server

pytestmark = pytest.mark.anyio

PATIENCE = 120  # seconds
ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "third_party_bot.py"
HOWTO = ROOT / "docs" / "howto" / "seat-a-bot.md"


async def test_the_third_party_bot_plays_to_the_end(server: Server) -> None:
    async with Client(server.url) as host:
        await host.guest("Host")
        table = await host.create(seats=["open", "greedy", "greedy"])
        token = await host.seat_token(table.id, 0)
        await host.start(table.id)
        arguments = ["--server", server.url, "--table", table.id, "--token", token.token, "--seed", "1"]
        bot = await asyncio.create_subprocess_exec(
            sys.executable, EXAMPLE, *arguments, stdout=PIPE, stderr=PIPE
        )
        said, complaints = await asyncio.wait_for(bot.communicate(), PATIENCE)
        assert bot.returncode == 0, complaints.decode()
        over = await host.table(table.id)
        assert over.result is not None
        winner = over.result.winner
        lines = said.decode().splitlines()
        assert lines[0] == f"I play as {over.seats[0].name}."
        assert lines[-1] == ("I have won." if winner == 0 else f"{over.seats[winner].name} has won.")


async def told_wrong(server: Server, table: str, token: str) -> str:
    """What the bot says to a wrong table or token, in a sentence and without a traceback."""
    arguments = ["--server", server.url, "--table", table, "--token", token]
    bot = await asyncio.create_subprocess_exec(sys.executable, EXAMPLE, *arguments, stdout=PIPE, stderr=PIPE)
    said, complaints = await asyncio.wait_for(bot.communicate(), PATIENCE)
    assert (bot.returncode, said) == (1, b"")
    assert complaints.decode().count("\n") == 1
    return complaints.decode()


async def test_a_wrong_token_is_answered_with_a_sentence(server: Server) -> None:
    async with Client(server.url) as host:
        await host.guest("Host")
        table = await host.create(seats=["open", "greedy", "greedy"])
        other = await host.create(seats=["open", "greedy", "greedy"])
        token = (await host.seat_token(other.id, 0)).token
    for wrong in ("nonsense", "", token):
        told = await told_wrong(server, table.id, wrong)
        assert told == "This token does not open a seat at this table; ask its host for a new one.\n"


async def test_the_bot_of_the_how_to_plays_to_the_end(server: Server) -> None:
    names: dict[str, Any] = {}
    for block in re.findall(r"```python\n(.*?)```", HOWTO.read_text("utf-8"), re.DOTALL):
        exec(block, names)
    record = await asyncio.wait_for(names["open_a_table"](server.url), PATIENCE)
    assert read_record(record).state.actor() == NOBODY
