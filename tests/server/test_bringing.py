"""Decks come to the table as a whole: a person's in one request, a bot's at once, others from the form."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from hexhaven.games.duel.decks import ready_deck, ready_decks, write_deck
from hexhaven.games.duel.rules.state import Duel
from hexhaven.record import read_record
from server.databases import DATABASES
from server.running import Person, Server, newcomer, running

pytestmark = pytest.mark.anyio

SCHOLARS, RAIDERS = ready_deck("scholars"), ready_deck("raiders")
SEATS = ["you", "greedy"]
SLOW = "1000"  # seconds until a bot that is paced does something


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server whose bots take their time."""
    folder = tmp_path_factory.mktemp("slow")
    with running(f"sqlite:///{folder}/hexhaven.db", folder, PACE=SLOW) as server:
        yield server
        assert server.complaints() == []


async def open_table(person: Person, decks: list[str], **wishes: Any) -> str:
    return await person.open_table(*SEATS, game="duel", preset="tournament", brings=decks, **wishes)


async def moment(person: Person, table: str) -> dict[str, Any]:
    async with await person.play(table) as socket:
        found: dict[str, Any] = socket.present["moment"]
        return found


def own(moment: dict[str, Any], seat: int = 0) -> dict[str, int]:
    deck: dict[str, int] = moment["scene"]["parts"]["duel"]["realms"][seat]["deck"]
    return deck


async def test_a_table_begins_with_the_decks_of_its_form(stack: AsyncExitStack, slow: Server) -> None:
    """Whoever begins by lot: both have brought theirs before anybody is asked anything else."""
    anna = await newcomer(stack, slow, "Anna")
    for _ in range(4):
        table = await open_table(anna, [write_deck(SCHOLARS), write_deck(RAIDERS)])
        now = await moment(anna, table)
        assert now["question"] not in ("deck", "events", "starters")
        assert own(now) == {**SCHOLARS.cards, **SCHOLARS.events}


async def test_a_bot_brings_a_deck_of_its_own_choice_at_once(stack: AsyncExitStack, slow: Server) -> None:
    anna = await newcomer(stack, slow, "Anna")
    table = await open_table(anna, [])
    assert (await moment(anna, table))["question"] == "deck"  # hers, whoever begins
    await anna.post(f"/tables/{table}/bring", {"text": write_deck(SCHOLARS)})
    now = await moment(anna, table)
    assert now["question"] not in ("deck", "events", "starters")
    assert own(now) == {**SCHOLARS.cards, **SCHOLARS.events}


async def test_the_bot_gets_the_deck_it_is_given(stack: AsyncExitStack, server: Server) -> None:
    anna = await newcomer(stack, server, "Anna")
    table = await open_table(anna, ["", write_deck(RAIDERS)])
    await anna.post(f"/tables/{table}/bring", {"text": write_deck(SCHOLARS)})
    async with await anna.play(table) as socket:
        await socket.ask("away", away=True)
    record = await finished(anna, table)
    assert isinstance(record.state, Duel)
    names, deck = record.state.rules.kind_names, bytes(record.state.realms[1].deck)
    brought = {names[kind]: n for kind, n in enumerate(deck) if n}
    assert brought == {**RAIDERS.cards, **RAIDERS.events}


async def finished(person: Person, table: str) -> Any:
    while (await person.get(f"/tables/{table}"))["status"] != "over":
        await asyncio.sleep(0.2)
    answer = await person.ask("GET", f"/tables/{table}/record")
    return read_record(answer.text)


async def test_what_was_chosen_by_hand_stays(stack: AsyncExitStack, slow: Server) -> None:
    anna = await newcomer(stack, slow, "Anna")
    table = await open_table(anna, [])
    async with await anna.play(table) as socket:
        for card in ("spy", "abbey"):  # the deck has one of them only
            await socket.act(f"deck {card}")
    assert "spy" not in SCHOLARS.cards
    assert "abbey" in SCHOLARS.cards
    await anna.post(f"/tables/{table}/bring", {"text": write_deck(SCHOLARS)})
    deck = own(await moment(anna, table))
    assert deck["spy"] == 1
    assert sum(deck.values()) == 33 + 4


@pytest.mark.parametrize(
    ("wish", "deck", "said"),
    [
        ({}, "2x Abey", "no card “Abey”"),
        ({}, "2x Abbey", "at least one theme set"),
        ({"options": {"wizards_dragons": "off"}}, "wizards-and-dragons", "too few copies of"),
        ({"preset": "base"}, "scholars", "without decks"),
        ({"game": "base", "preset": None}, "scholars", "does not ask you to bring"),
    ],
)
async def test_a_deck_that_cannot_be_brought_opens_no_table(
    stack: AsyncExitStack, slow: Server, wish: dict[str, Any], deck: str, said: str
) -> None:
    anna = await newcomer(stack, slow, "Anna")
    text = write_deck(ready_decks()[deck]) if deck in ready_decks() else deck
    wanted = {"game": "duel", "preset": "tournament", "seats": SEATS, "brings": [text], **wish}
    answer = await anna.ask("POST", "/tables", wanted)
    assert answer.status_code in (400, 409)
    assert said in answer.json()["text"]


async def test_only_who_is_asked_brings_a_deck(stack: AsyncExitStack, slow: Server) -> None:
    anna, bert = [await newcomer(stack, slow, name) for name in ("Anna", "Bert")]
    table = await open_table(anna, [write_deck(SCHOLARS)])
    text = {"text": write_deck(RAIDERS)}
    again = await anna.ask("POST", f"/tables/{table}/bring", text)
    assert (again.status_code, again.json()["code"]) == (409, "nothing_asked")
    assert (await bert.ask("POST", f"/tables/{table}/bring", text)).json()["code"] == "not_seated"
    taken = {"game": "duel", "preset": "tournament", "seats": ["you", "open"], "brings": ["", text["text"]]}
    assert (await anna.ask("POST", "/tables", taken)).json()["code"] == "no_seat"


async def test_nobody_is_told_what_somebody_will_bring(stack: AsyncExitStack, slow: Server) -> None:
    anna, bert = [await newcomer(stack, slow, name) for name in ("Anna", "Bert")]
    wanted = {"game": "duel", "preset": "tournament", "seats": ["you", "open"]}
    table = (await anna.post("/tables", {**wanted, "brings": [write_deck(SCHOLARS)]}))["id"]
    await bert.post(f"/tables/{table}/seats", {})
    async with await bert.play(table) as socket:
        await anna.post(f"/tables/{table}/start")
        await socket.until(lambda: (socket.present["moment"] or {}).get("asks_you"))
        await bert.post(f"/tables/{table}/bring", {"text": write_deck(RAIDERS)})
        await socket.until(lambda: socket.present["moment"]["question"] not in ("deck", "events", "starters"))
        hers = [str(event) for event in socket.log if event["player"] == 0]
        assert "Scholars" not in "".join(socket.received)
    assert own(await moment(anna, table)) == {**SCHOLARS.cards, **SCHOLARS.events}
    assert hers
    assert not [event for event in hers if "university" in event.lower()]


@pytest.mark.parametrize("kind", DATABASES)
async def test_a_deck_of_the_form_outlives_the_process(
    stack: AsyncExitStack, tmp_path: Path, request: pytest.FixtureRequest, kind: str, anyio_backend: str
) -> None:
    """The table waits for somebody when the server is killed."""
    with running(request.getfixturevalue(f"{kind}_url"), tmp_path, PACE=SLOW) as server:
        anna = await newcomer(stack, server, "Anna")
        wanted = {"game": "duel", "preset": "tournament", "seats": ["you", "open"]}
        table = (await anna.post("/tables", {**wanted, "brings": [write_deck(SCHOLARS)]}))["id"]
        server.kill()
        server.start()
        await anna.post(f"/tables/{table}/start")
        now = await moment(anna, table)
        assert now["question"] not in ("deck", "events", "starters")
        assert own(now) == {**SCHOLARS.cards, **SCHOLARS.events}
