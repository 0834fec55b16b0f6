"""The client against a real server process."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from hexhaven.client import Client, Problem, Refused, Stale, seat
from hexhaven.client.seat import Seat
from hexhaven.record import read_record
from hexhaven.wire.scene import Choice, Moment
from server.running import Server, running

pytestmark = pytest.mark.anyio

# A game in which the first seat begins, with its pieces set already.
SET_UP: dict[str, Any] = {
    "seats": ["you", "greedy", "greedy"], "map": "base-beginner", "options": {"first_player": "oldest"},
}  # fmt: skip
PATIENCE = 60  # seconds
PICKS = ("city", "settlement", "roll", "end", "decline", "withdraw")


def pick(moment: Moment, rng: random.Random) -> Choice:
    """Build what counts, and never talk: the game comes to an end."""
    for verb in PICKS:
        found = [choice for choice in moment.choices if choice.verb == verb]
        if found:
            return rng.choice(found)
    return rng.choice(moment.choices)


@pytest.fixture
async def client(server: Server) -> AsyncIterator[Client]:
    async with Client(server.url) as client:
        await client.guest("Ada")
        yield client


async def on_turn(place: Seat) -> Moment:
    """The next moment in which the game asks us."""
    async with asyncio.timeout(PATIENCE):
        async for moment in place:
            if moment.asks_you:
                return moment
    raise AssertionError("the game is over")


# --- playing -----------------------------------------------------------------------------------------


async def test_a_whole_game_against_bots(client: Client) -> None:
    table = await client.create(seats=["you", "greedy", "greedy"])
    assert table.status == "playing"
    rng = random.Random(1)
    async with client.play(table.id) as place:
        assert place.you == 0
        assert place.setting is not None
        async for moment in place:
            if moment.asks_you:
                with suppress(Stale):  # several may be asked at once, and another was faster
                    await place.act(pick(moment, rng))
        assert place.moment is not None
        assert place.moment.over
        assert [event.number for event in place.log] == list(range(1, len(place.log) + 1))
    record = read_record(await client.record(table.id))
    assert len(record.entries) == len(place.log)
    assert record.state.winner() == place.moment.winner


async def test_what_was_done_is_seen_when_act_returns(client: Client) -> None:
    table = await client.create(**SET_UP)
    async with client.play(table.id) as place:
        moment = await on_turn(place)
        await place.act("roll")
        assert place.moment is not None
        assert place.moment.number > moment.number
        assert [event.verb for event in place.log][-2:] == ["roll", "rolled"]


async def test_a_stale_act_changes_nothing_and_can_be_chosen_again(client: Client) -> None:
    table = await client.create(**SET_UP)
    async with client.play(table.id) as place, client.play(table.id) as other_device:
        await other_device.act("roll")
        while place.version < other_device.version:
            await place.wait()
        assert place.moment is not None
        place.moment.number -= 1  # as if the roll had not been heard of yet
        with pytest.raises(Stale):
            await place.act("end")
        assert place.log[-1].verb == "rolled"


async def test_a_refusal_says_why_and_where_it_is_written(client: Client) -> None:
    table = await client.create(**SET_UP)
    async with client.play(table.id) as place:
        with pytest.raises(Refused) as refused:
            await place.act("end")
        assert refused.value.article == "turn"
        assert refused.value.text == "First roll the dice."
        why = await place.why_not("end")
        assert why is not None
        assert why.article == "turn"
        assert await place.why_not("roll") is None


async def test_hints_and_chat(client: Client) -> None:
    table = await client.create(**SET_UP)
    async with client.play(table.id) as place:
        assert (await place.hint())[0].text == "roll"
        await place.say("Good luck!")
        assert [(line.name, line.text) for line in place.chat] == [("Ada", "Good luck!")]


async def test_a_message_that_cannot_be_read_is_a_problem_and_no_end(client: Client) -> None:
    table = await client.create(seats=["you", "greedy"])
    async with client.play(table.id) as place:
        with pytest.raises(Problem, match="malformed"):
            await place.say("x" * 501)
        with pytest.raises(Problem, match="too_long"):
            await place.say("x" * 5000)
        await place.say("Still here.")
        assert place.chat[-1].text == "Still here."


# --- tables and tokens -------------------------------------------------------------------------------


async def test_a_seat_token_plays_a_seat_and_nothing_else(client: Client, server: Server) -> None:
    table = await client.create(seats=["open", "greedy"])
    token = await client.seat_token(table.id, 0)
    other = await client.create(seats=["you", "open"])
    async with seat(server.url, table.id, token.token) as place:
        assert place.you == 0
        assert place.moment is None
        await client.start(table.id)
        rng = random.Random(2)
        for _ in range(2):  # both settlements, each with its road
            moment = await on_turn(place)
            await place.act(pick(moment, rng))
    with pytest.raises(Problem) as problem:
        async with seat(server.url, other.id, token.token):
            pass
    assert problem.value.code == "not_signed_in"
    async with Client(server.url, token.token) as thief:
        with pytest.raises(Problem, match="not_signed_in"):
            await thief.create()


async def test_friends_meet_at_a_table(client: Client, server: Server) -> None:
    table = await client.create(seats=["you", "open", "open"], public=True, title="Friday")
    async with Client(server.url, language="de") as ben:
        await ben.guest("Ben")
        assert table.id in [row.id for row in (await ben.tables()).open]
        seated = await ben.sit(table.id)
        assert [place.name for place in seated.seats] == ["Ada", "Ben", ""]
        with pytest.raises(Problem) as problem:
            await ben.start(table.id)
        assert problem.value.code == "not_host"
        assert problem.value.text == "Das kann nur, wer den Tisch eröffnet hat."
    await client.set_seat(table.id, 2, "random")
    started = await client.start(table.id)
    assert started.status == "playing"
    assert (await client.table(table.id)).seats[2].bot == "random"


async def test_a_guest_becomes_an_account_and_comes_back(server: Server) -> None:
    name = f"Eve {random.randrange(10**9)}"
    async with Client(server.url) as client:
        guest = await client.guest(name)
        account = await client.register(name, "correct horse")
        assert account.account
        assert account.id == guest.id
    async with Client(server.url) as client:
        assert (await client.sign_in(name, "correct horse")).id == guest.id
        with pytest.raises(Problem):
            await client.sign_in(name, "wrong horse")


async def test_there_is_no_such_table(client: Client) -> None:
    with pytest.raises(Problem, match="no_table"):
        await client.table("nowhere")
    with pytest.raises(Problem, match="no_table"):
        async with client.play("nowhere"):
            pass


# --- lines that break --------------------------------------------------------------------------------


async def test_nobody_answers() -> None:
    with pytest.raises(OSError):
        async with seat("http://127.0.0.1:1", "table", "token"):
            pass
    async with Client("http://127.0.0.1:1") as client:
        with pytest.raises(httpx.ConnectError):
            await client.guest("Ada")


async def test_the_game_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    """The same loop, without a word about it: the moment that stands is told again."""
    database = f"sqlite:///{tmp_path / 'games.db'}"
    with running(database, tmp_path) as server:
        await play_while_it_is_killed(server)


async def play_while_it_is_killed(server: Server) -> None:
    async with Client(server.url) as client:
        await client.guest("Ada")
        table = await client.create(seats=["you", "greedy", "greedy"])
        rng, acts = random.Random(3), 0
        async with client.play(table.id) as place:
            async for moment in place:
                if not moment.asks_you:
                    continue
                try:
                    await place.act(pick(moment, rng))
                except Stale:
                    continue
                acts += 1
                if acts == 5:
                    server.kill()
                    await asyncio.to_thread(server.start)
                if acts == 15:
                    break
            assert place.looks == 2
            assert [event.number for event in place.log] == list(range(1, len(place.log) + 1))
