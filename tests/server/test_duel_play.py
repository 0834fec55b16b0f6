"""Card games over real sockets: whole games, reactions out of turn, questions that survive a kill, and what
nobody may be told."""

import asyncio
import random
from contextlib import AsyncExitStack
from itertools import islice
from pathlib import Path
from typing import cast

import pytest

from hexhaven.core.game import CHANCE
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.scene.questions import CODES, code
from hexhaven.record import Record, read_record
from hexhaven.server.store import Store
from hexhaven.wire import socket as wire
from hexhaven.wire.scene import Event
from hexhaven.wire.table import ClockRule
from scene.duels import PRESETS, duel, duel_played
from server.positions import Course, can_do, shortened, steer, table_at
from server.running import Message, Person, Server, Socket, newcomer, running, stranger
from server.visitors import Visitor, guest, new_table, open_hub
from server.whole_games import (
    ask_around,
    assert_no_seed,
    check_log,
    check_promise,
    check_sights,
    hear_the_end,
    load,
)

pytestmark = pytest.mark.anyio

LONGEST_GAME = 180  # seconds, on a busy machine
OPENLY = 2  # cards at most that were laid under a stack for all to see
VIEWS = ("open", "0", "1", "spectator")
LOOKING = ("spy", "conflict")  # cards that show the other hand
EARLY = 500  # entries of a game in which most questions come up
DULL = ("demolish", "bank", "swap", "swap-search", "search", "move", "cart", "use")


def busy(rng: random.Random, choices: list[Message]) -> str:
    """Anything but what leads nowhere."""
    found = [choice for choice in choices if choice["verb"] not in DULL]
    return str(rng.choice(found or choices)["text"])


# --- whole games -------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
async def test_a_whole_game_tells_nobody_what_is_not_theirs(
    preset: str, server: Server, stack: AsyncExitStack
) -> None:
    """A person and a bot, who also stands in for the person in the end; and somebody who watches."""
    anna, nobody = await newcomer(stack, server, "Anna"), await stranger(stack, server)
    options = {"victory_points": "10"}
    table = await anna.open_table("you", "greedy", game="duel", preset=preset, options=options)
    mine, watching = [await stack.enter_async_context(await each.play(table)) for each in (anna, nobody)]
    await play_a_while(mine, random.Random(preset), 45 if preset == "tournament" else 30)
    for person, seat in ((anna, 0), (nobody, -1)):
        await ask_around(person, table, seat, VIEWS, check_hands)
    stored = await load(server, table)
    seen_while_running = [*mine.received, *watching.received]
    await mine.ask("away", away=True)
    await asyncio.gather(*(hear_the_end(socket, LONGEST_GAME) for socket in (mine, watching)))
    assert_no_seed(stored, [*seen_while_running, *(answer.text for answer in anna.answers)])
    for socket in (mine, watching):
        check_sights(socket, check_hands)
        check_log(await load(server, table), socket)
    await check_the_end(table, nobody)
    assert (await mine.ask("rematch"))["type"] == "done"
    await mine.until(lambda: mine.present["info"]["rematch"])
    again = await anna.get(f"/tables/{mine.present['info']['rematch']}")
    assert (again["game"], again["preset"], again["options"]["victory_points"]) == ("duel", preset, "10")


async def play_a_while(socket: Socket, rng: random.Random, moves: int) -> None:
    for _ in range(moves):
        await socket.until(lambda: socket.is_asked or socket.is_over)
        if socket.is_over:
            return
        answer = await socket.act(busy(rng, socket.choices))
        assert answer["type"] == "done", answer


def check_hands(moment: Message, viewer: int) -> None:
    """Nobody sees a hand, a deck or a stack of somebody else."""
    shown = moment["scene"]["parts"]["duel"]
    for realm in shown["realms"]:
        mine = realm["player"] == viewer
        spying = viewer >= 0 and shown["asking"] in LOOKING
        assert realm["hand"] is not None if mine else realm["hand"] is None or spying
        assert mine or realm["deck"] is None
    if viewer < 0:
        assert shown["looking_at"] == []
        assert all(stack["known"].count("") >= len(stack["known"]) - OPENLY for stack in shown["stacks"])


async def check_the_end(table: str, nobody: Person) -> None:
    """Once it is over, everything is open."""
    await check_promise(table, nobody)
    summary = await nobody.get(f"/tables/{table}/summary")
    assert max(summary["points"][-1]) >= 10
    assert summary["turning_points"][-1]["article"] == "duel-victory"
    replay = await nobody.get(f"/tables/{table}/replay", params={"view": "open", "first": 60, "count": 30})
    scenes = [frame["moment"]["scene"]["parts"]["duel"] for frame in replay["frames"]]
    hands = [realm["hand"] for scene in scenes for realm in scene["realms"]]
    assert len(replay["frames"]) == 30
    assert all(hand is not None for hand in hands)


# --- reactions ---------------------------------------------------------------------------------------

ATTACK = Course(
    "attack",
    wishes=(
        "revealed (arsonist|bishop)",
        "rolled [1-6] tournament",
        "drew (library|bath-house|church|abbey)",
    ),
    wanted=("take (arsonist|bishop)",),
    never=("play .*", "swap.*", "under (arsonist|bishop).*"),
)


def before_attack() -> Record:
    """Somebody on turn can play an arsonist, and the other one holds a bishop."""
    return steer(ATTACK, lambda d: can_do(d, "play arsonist") and holds(d, 1 - int(d.turn), "bishop"))


def holds(d: Duel, player: int, card: str) -> bool:
    return d.holds_card(player, d.rules.kind_names.index(card))


async def test_a_reaction_is_asked_in_the_others_turn_and_the_clock_runs(store: Store) -> None:
    record = before_attack()
    attacker = int(record.state.actor())
    async with open_hub(store) as hub:
        people = [await guest(hub, name) for name in ("Ada", "Ben")]
        clock = ClockRule(seconds=60, reserve=0)
        table = await hub.table(await table_at(store, record, *(each.id for each in people), clock=clock))
        visitors = [await Visitor.at(table, each) for each in people]
        me, other = visitors[attacker], visitors[1 - attacker]
        watcher = await Visitor.at(table)
        await me.turn()
        await me.must("play arsonist")
        moment = await other.turn()
        assert (moment.question, duel(moment).asking, moment.scene.turn) == ("react", "arsonist", attacker)
        assert [timer.seat for timer in other.present.timers] == [1 - attacker]
        assert me.moment.choices == watcher.moment.choices == []
        assert duel(watcher.moment).realms[1 - attacker].hand is None
        await other.must("play bishop")
        assert [timer.seat for timer in other.present.timers] != [1 - attacker] or other.moment.asks_you


async def test_whoever_lets_the_time_of_a_reaction_pass_is_played_by_a_bot(store: Store) -> None:
    record = before_attack()
    attacker = int(record.state.actor())
    async with open_hub(store) as hub:
        people = [await guest(hub, name) for name in ("Ada", "Ben")]
        clock = ClockRule(seconds=5, reserve=0)
        table = await hub.table(await table_at(store, record, *(each.id for each in people), clock=clock))
        me = await Visitor.at(table, people[attacker])
        other = await Visitor.at(table, people[1 - attacker])
        assert table.clock is not None
        table.clock.allowed = 700  # no test waits five seconds
        await me.turn()
        await me.must("play arsonist")
        await other.wait(lambda each: not each.moment.asks_you)
        assert table.meta.seats[1 - attacker].away == "absent"
        log = [event.verb for event in heard_events(other)]
        assert "play" in log or "brave" in log


def heard_events(visitor: Visitor) -> list[Event]:
    visitor.listen()
    return [event for each in visitor.heard if isinstance(each, wire.Update) for event in each.events]


async def test_what_was_done_last_can_be_taken_back_and_what_was_drawn_cannot(store: Store) -> None:
    record = steer(ATTACK, lambda d: can_do(d, "build .*", "end"))
    actor = int(record.state.actor())
    async with open_hub(store) as hub:
        people = [await guest(hub, name) for name in ("Ada", "Ben")]
        table = await hub.table(await table_at(store, record, *(each.id for each in people)))
        me = await Visitor.at(table, people[actor])
        before = await me.turn()
        await me.must(next(choice.text for choice in before.choices if choice.verb == "build"))
        assert me.present.can_take_back
        assert isinstance(await me.ask("take_back"), wire.Done)
        assert [choice.text for choice in me.moment.choices] == [choice.text for choice in before.choices]
        await me.must("end")
        drawing = [choice for choice in me.moment.choices if choice.verb in ("draw", "swap")]
        assert drawing
        await me.must(drawing[0].text)
        assert not me.present.can_take_back


async def test_hints_are_allowed_moves(store: Store) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        me = await Visitor.at(await new_table(hub, ada, seats=["you", "greedy"], game="duel"), ada)
        for _ in range(12):
            moment = await me.turn()
            hints = await me.ask("hint")
            assert isinstance(hints, wire.Hints)
            for advice in hints.advice:
                assert advice.reasons
            await me.must(hints.advice[0].text if hints.advice else moment.choices[0].text)


# --- kill --------------------------------------------------------------------------------------------


def moments_of_every_question() -> dict[str, Record]:
    """For every question that comes up in some games, a game that stands still there."""
    found: dict[str, Record] = {}
    for preset in PRESETS[:4]:
        record = duel_played("whole", preset, "random", "player_trade=off")
        for number, (_, state) in enumerate(islice(record.steps(), EARLY)):
            question = code(cast(Duel, state))
            if question not in found and question not in ("chance", "over"):
                found[question] = shortened(record, number)
    return found


async def test_a_killed_server_asks_the_same_questions_again(tmp_path: Path, stack: AsyncExitStack) -> None:
    """Whatever the game waits for: after a kill it waits for the same, and goes on."""
    records = moments_of_every_question()
    assert len(records) > 15
    assert set(records) <= set(CODES.values())
    database = f"sqlite:///{tmp_path}/hexhaven.db"
    with running(database, tmp_path) as server:
        people = [await newcomer(stack, server, name) for name in ("Anna", "Ben")]
        tables = await store_tables(database, records, people)
        before = {question: await question_at(server, tables[question], people) for question in tables}
        server.kill()
        server.start()
        for question, table in tables.items():
            assert await question_at(server, table, people) == before[question]
            await answer(table, people, question)
        server.kill()
        server.start()
        for question, table in tables.items():
            stored = await load(server, table)
            assert len(stored.log) > len(records[question].entries)
            record = read_record(stored.row.secret.decode())
            for line in stored.log:
                record.do(line.text, line.player)
            assert int(record.state.actor()) != CHANCE
        assert server.complaints() == []


async def store_tables(database: str, records: dict[str, Record], people: list[Person]) -> dict[str, str]:
    store = await Store.open(database)
    tables = {
        question: await table_at(store, record, *(each.id for each in people))
        for question, record in records.items()
    }
    await store.close()
    return tables


async def question_at(server: Server, table: str, people: list[Person]) -> list[Message]:
    """What both see of it."""
    moments = []
    for person in people:
        async with await person.play(table) as socket:
            moments.append(socket.moment)
    return moments


async def answer(table: str, people: list[Person], question: str) -> None:
    for person in people:
        async with await person.play(table) as socket:
            if socket.is_asked and socket.moment["question"] == question:
                told = await socket.act(socket.choices[0]["text"])
                assert told["type"] == "done", told
                return
    raise AssertionError(f"nobody is asked: {question}")
