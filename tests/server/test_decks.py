"""The deck builder: what the server tells about cards and decks, and games that are played aside."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from ctypes import c_bool
from pathlib import Path
from typing import Any

import pytest

from hexhaven.games.duel.decks import ready_deck, write_deck
from hexhaven.games.duel.decks.library import copies
from hexhaven.games.duel.services import TrialMatch
from hexhaven.games.duel.trial import Trial, play
from hexhaven.server import trials
from hexhaven.server.errors import TroubleError
from hexhaven.server.trials import Trials
from server.running import Person, Server, running, stranger

pytestmark = pytest.mark.anyio

DECK = ready_deck("first-steps")
TEXT = write_deck(DECK)
TRIAL = Trial(DECK, ready_deck("raiders"), 200, "monday", "random")
MATCH = TrialMatch(TRIAL)
WISH = {"text": TEXT, "opponent": "raiders", "seed": "monday"}


@pytest.fixture
async def visitor(anyio_backend: str, server: Server) -> AsyncIterator[Person]:
    """Somebody whom the server does not know: nobody needs a name to build a deck."""
    async with AsyncExitStack() as stack:
        yield await stranger(stack, server)


async def test_all_cards_of_all_sets_in_a_language(visitor: Person) -> None:
    shelf = await visitor.get("/cards?language=de")
    assert [each["name"] for each in shelf["sets"]][:2] == ["Grundspiel", "Handel & Wandel"]
    assert next(card["title"] for card in shelf["cards"] if card["name"] == "abbey") == "Kloster"
    assert shelf["sizes"] == {"deck": 33, "start": 3, "events": 4}


async def test_every_ready_made_deck_can_be_brought_to_a_table(visitor: Person) -> None:
    for ready in await visitor.get("/decks"):
        report = await visitor.post("/decks/check", {"text": ready["text"]})
        assert report["legal"]
        verbs = [text.split()[0] for text in report["actions"]]
        assert verbs == ["deck"] * 33 + ["contribute"] * 4 + ["start"] * 3


@pytest.mark.article("R175")
async def test_a_report_says_how_many_copies_there_may_be(visitor: Person) -> None:
    most = (await visitor.post("/decks/check", {"text": "Sets: W&F"}))["most"]
    assert most["abbey"] == 2
    assert most["wizard-ari"] == 0  # of a set that is not used
    assert most["year-end"] == 0
    assert most["plague"] == copies("plague", ["science-progress"]) - 1  # one is everybody's due


async def test_names_of_kinds_are_read_too_and_written_in_the_language(visitor: Person) -> None:
    text = "Name: Klein\nSets: science-progress\nDeck\n2x abbey"
    report = await visitor.post("/decks/check?language=de", {"text": text})
    assert "2x Kloster\n" in report["text"]
    assert not report["actions"]  # it is unfinished


async def test_an_unfinished_deck_is_completed(visitor: Person) -> None:
    done = await visitor.post("/decks/complete", {"text": "2x Abbey"})
    assert (await visitor.post("/decks/check", {"text": done["text"]}))["legal"]


@pytest.mark.parametrize(
    ("path", "change", "language", "said"),
    [
        ("complete", {"text": "2x Abey"}, "en", "there is no card “Abey”"),
        ("complete", {"text": "2x Abey"}, "de", "Eine Karte „Abey“ gibt es nicht"),
        ("trials", {"text": "2x Abey"}, "de", "Eine Karte „Abey“ gibt es nicht"),
        ("trials", {"text": "Sets: W&F\n2x Abbey"}, "en", "it must have exactly 33"),
        ("trials", {"opponent": "nobody"}, "en", "no such deck"),
        ("trials", {"count": 21}, "en", "20"),
        ("trials", {"first": 200}, "en", "199"),
    ],
)
async def test_what_is_wrong_is_said(
    visitor: Person, path: str, change: dict[str, Any], language: str, said: str
) -> None:
    wish = WISH if path == "trials" else {}
    answer = await visitor.ask("POST", f"/decks/{path}?language={language}", wish | change)
    assert answer.status_code in (400, 404)
    assert said in answer.json()["text"]


async def test_a_text_of_nonsense_does_not_keep_the_server_busy(visitor: Person) -> None:
    report = await visitor.post("/decks/check", {"text": "zzyzx\n" * 1500})
    assert len(report["mistakes"]) == 20


# --- trials ------------------------------------------------------------------------------------------


async def test_a_trial_is_played_stretch_by_stretch(visitor: Person) -> None:
    """Whoever asks for the second game alone gets the same one as in a longer stretch."""
    both = (await visitor.post("/decks/trials", WISH | {"count": 2}))["games"]
    again = (await visitor.post("/decks/trials", WISH | {"first": len(both) - 1}))["games"]
    assert [game["number"] for game in both] == list(range(len(both)))
    assert again == both[-1:]
    assert set(both[0]["played"]) <= set(DECK.cards)


async def test_a_trial_says_how_far_it_can_be_trusted(visitor: Person) -> None:
    """Who played, how sure the figure is, and which cards it says nothing about."""
    answer = await visitor.post("/decks/trials", WISH | {"count": 2})
    trust, games = answer["trust"], answer["games"]
    assert trust["bot"] == "greedy"
    assert (trust["games"], trust["wins"]) == (len(games), sum(game["won"] for game in games))
    assert 0 <= trust["low"] <= trust["wins"] / trust["games"] <= trust["high"] <= 1
    used = {card for game in games for card in game["used"]}
    assert set(trust["never"]) == set(DECK.cards) - used


async def test_the_last_game_of_a_trial_is_the_end_of_it(visitor: Person) -> None:
    games = (await visitor.post("/decks/trials", WISH | {"first": 199, "count": 20}))["games"]
    assert [game["number"] for game in games] == [199]


async def test_the_server_answers_others_while_games_are_played(visitor: Person) -> None:
    trial = asyncio.create_task(visitor.post("/decks/trials", WISH | {"count": 20}))
    await asyncio.sleep(0.1)
    for _ in range(5):
        async with asyncio.timeout(2):
            await visitor.get("/decks")
    assert not trial.done()
    assert (await trial)["games"]


@pytest.fixture
async def aside(anyio_backend: str) -> AsyncIterator[Trials]:
    found = Trials()
    yield found
    await found.close()


async def test_workers_play_what_anybody_would(aside: Trials) -> None:
    assert await aside.play(MATCH, range(1)) == [play(TRIAL, 0)]


async def test_a_long_stretch_ends_in_time(aside: Trials, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "STRETCH_SECONDS", 0.0)
    monkeypatch.setattr(trials.Work, "stopping", c_bool(False), raising=False)
    assert len(trials.play_stretch(MATCH, range(20))) == 1


async def test_who_comes_when_all_is_full_is_sent_away(
    aside: Trials, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trials, "MOST_WAITING", 0)
    with pytest.raises(TroubleError, match="busy"):
        await aside.play(MATCH, range(1))


async def test_a_worker_that_is_killed_takes_nothing_else_with_it(aside: Trials) -> None:
    games = asyncio.create_task(aside.play(MATCH, range(20)))
    while not (found := await workers_of(aside)):
        await asyncio.sleep(0.05)
    for worker in found:
        os.kill(worker, signal.SIGKILL)
    with pytest.raises(TroubleError, match="busy"):
        await games
    assert await aside.play(MATCH, range(1))


async def test_workers_without_work_go_home(aside: Trials) -> None:
    await aside.play(MATCH, range(1))
    found = await workers_of(aside)
    aside.leave()
    await gone(found)
    assert await aside.play(MATCH, range(1))  # others come


async def test_workers_of_a_killed_server_end_too(tmp_path: Path, anyio_backend: str) -> None:
    with running(f"sqlite:///{tmp_path}/hexhaven.db", tmp_path) as server:
        async with AsyncExitStack() as stack:
            visitor = await stranger(stack, server)
            await visitor.post("/decks/trials", WISH)
            assert server.process is not None
            found = children_of(server.process.pid)
        assert found
    await gone(found)


async def workers_of(aside: Trials) -> list[int]:
    await asyncio.sleep(0)
    return [] if aside.pool is None else children_of(os.getpid())


def children_of(process: int) -> list[int]:
    """Workers that a process has started, by the command they were started with."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
            command = (folder / "cmdline").read_text()
        except (FileNotFoundError, ProcessLookupError):
            continue
        if parent == process and "spawn_main" in command:
            found.append(int(folder.name))
    return found


async def gone(processes: list[int]) -> None:
    async with asyncio.timeout(20):
        while any(is_running(process) for process in processes):
            await asyncio.sleep(0.05)


def is_running(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"
