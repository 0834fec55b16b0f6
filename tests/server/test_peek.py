"""Nobody peeks: changing what somebody cannot see changes nothing that they receive."""

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from functools import cache
from pathlib import Path

import httpx
import msgspec
import pytest

from hexhaven import scene
from hexhaven.core.game import CHANCE, NOBODY
from hexhaven.core.rng import Rng
from hexhaven.server.desk import WATCHER, Audience, Desk, Reader
from hexhaven.server.game import Game, open_game
from hexhaven.server.meta import SeatMeta, TableMeta, Wish, encode
from hexhaven.server.people import digest
from hexhaven.server.store import PersonRow, Store, Stored, TableRow
from server.running import Message, Person, Server, Socket, choose, newcomer, running, stranger
from server.store.samples import session
from server.whole_games import (
    ask_around,
    assert_no_seed,
    check_log,
    check_promise,
    check_sights,
    hear_the_end,
    load,
)
from server.worlds import CASES, NAMES, World, differences, two_worlds

pytestmark = pytest.mark.anyio

LONGEST_GAME = 60  # seconds
HIDDEN_ACTIONS = {
    "knights": {"drew", "stole", "return", "exchange", "hand-over", "loot", "give", "spy-card"},
    "duel": {
        "deck", "contribute", "start", "revealed", "drew", "take", "under", "swap", "swap-search", "card",
    },
}  # fmt: skip
FAR_AWAY = 4_000_000_000_000  # milliseconds: when the sessions of these tests end
VIEWERS = {name: (*range(case.players), WATCHER) for name, case in CASES.items()}
EVERY_VIEWER = [(name, seat) for name in CASES for seat in VIEWERS[name]]
GAMES = ("base", "knights")
LANGUAGES = ("en", "de")

every_viewer = pytest.mark.parametrize(("case", "seat"), EVERY_VIEWER)


@cache
def worlds_of(case: str, seat: int) -> tuple[World, World]:
    """Two games that the seat, or somebody who watches, cannot tell apart."""
    word = "peek" if case == "base" else case
    tries = [two_worlds(viewer_of(seat), f"{word} {seat} {n}", CASES[case]) for n in range(CASES[case].tries)]
    one, two = max(tries, key=lambda pair: differences(*pair))
    assert differences(one, two) >= 5
    return one, two


def viewer_of(seat: int) -> int:
    return NOBODY if seat == WATCHER else seat


# --- what the server would say, at every moment of a game --------------------------------------------


def table_of(world: World, seat: int, entries: int) -> tuple[TableRow, TableMeta]:
    """A table where this world is played: against bots, or between people for somebody who watches."""
    setup = world.record.setup
    everybody = range(setup.players)
    people = everybody if seat == WATCHER else (seat,)
    seats = [
        SeatMeta(person=f"p{n}" if n in people else None, name=NAMES[n], bot="greedy") for n in everybody
    ]
    meta = TableMeta(
        title="Peek", wish=Wish(setup.game, None, setup.preset, {}), seats=seats, host="p0", clock_rule=None,
        take_back=True, hints=True, guided=seat != WATCHER, commitment=world.record.commitment,
        moment=entries,
    )  # fmt: skip
    row = TableRow(
        id=f"{setup.game}{setup.preset}{seat}x{entries}", revision=1, status="playing", public=True,
        created=1, updated=1, meta=encode(meta), secret=world.header(), seats=meta.people(), entries=entries,
    )  # fmt: skip
    return row, meta


def told(world: World, game: Game, seat: int, entries: int, language: str) -> Iterator[bytes]:
    """Everything the server says to a seat when one more entry has come."""
    row, meta = table_of(world, seat, entries)
    desk = Desk(row, meta, game, Audience(), None, 0)
    reader = Reader(seat, language)
    game.follow(world.lines(entries)[entries - 1 :])
    yield msgspec.json.encode(desk.update(reader, entries - 1, entries - 1, ()))
    if entries % 40 == 0:
        yield msgspec.json.encode(desk.whole(reader, "p0", ()))
    if seat in game.waiting():
        advice = scene.advice(language, game.state, seat, game.record.names, played=game.record.entries)
        yield msgspec.json.encode(advice)


@every_viewer
def test_every_message_is_the_same_in_both_worlds(case: str, seat: int) -> None:
    one, two = worlds_of(case, seat)
    games = [open_game(world.header(), []) for world in (one, two)]
    assert games[0].record.seed != games[1].record.seed
    for entries in range(1, len(one.record.entries) + 1):
        language = LANGUAGES[entries % 2]
        first = list(told(one, games[0], seat, entries, language))
        assert first == list(told(two, games[1], seat, entries, language)), one.record.entries[entries - 1]


@every_viewer
def test_the_facts_are_the_same_in_both_worlds(case: str, seat: int) -> None:
    """What somebody may know of an action never hangs on what they cannot know."""
    one, two = (world.record.entries for world in worlds_of(case, seat))
    viewer = viewer_of(seat)
    hidden = 0
    for first, second in zip(one, two, strict=True):
        assert first.facts.seen_by(viewer).facts == second.facts.seen_by(viewer).facts, first.line()
        hidden += first.facts.seen_by(CHANCE).facts != second.facts.seen_by(CHANCE).facts
    assert hidden > 0


@pytest.mark.parametrize(("game", "least"), [("knights", 5), ("duel", 10)])
def test_the_worlds_differ_in_everything_that_is_hidden(game: str, least: int) -> None:
    """Cards drawn and stolen, put back, exchanged, looted, given and taken by a spy; whole decks."""
    found: set[str] = set()
    for name in CASES:
        if CASES[name].game == game:
            for seat in VIEWERS[name]:
                found |= hidden_verbs(*worlds_of(name, seat))
    assert found <= HIDDEN_ACTIONS[game]
    assert len(found) >= least  # which of them, hangs on what the bots like to play


def hidden_verbs(one: World, two: World) -> set[str]:
    pairs = zip(one.record.entries, two.record.entries, strict=True)
    return {here.text.split()[0] for here, there in pairs if here.action != there.action}


@every_viewer
def test_records_and_replays_are_the_same_in_both_worlds(case: str, seat: int) -> None:
    one, two = worlds_of(case, seat)
    viewer = viewer_of(seat)
    assert one.record.redacted(viewer) == two.record.redacted(viewer)
    assert one.record.write() != two.record.write()
    for first in (0, len(one.record.entries) // 2):
        frames = [scene.frames("de", each.record, viewer, first, 30) for each in (one, two)]
        assert msgspec.json.encode(frames[0]) == msgspec.json.encode(frames[1])


@every_viewer
def test_a_moment_looks_the_same_whatever_the_others_hold(case: str, seat: int) -> None:
    """All hidden cards are dealt anew, more thoroughly than any game would."""
    one, _ = worlds_of(case, seat)
    viewer, rng = viewer_of(seat), Rng(f"hands {seat}")
    changed = 0
    for entries in range(20, len(one.record.entries), 12):
        opened = open_game(one.header(), one.lines(entries))
        row, meta = table_of(one, seat, entries)
        before = [*all_told(row, meta, opened, seat)]
        true = opened.state.to_bytes()
        opened.last = None
        opened.record.state = opened.state.view(viewer).fill(rng)
        changed += opened.state.to_bytes() != true
        assert [*all_told(row, meta, opened, seat)] == before
    assert changed > 5


def all_told(row: TableRow, meta: TableMeta, game: Game, seat: int) -> Iterator[bytes]:
    desk = Desk(row, replace_take_back(meta), game, Audience(), None, 0)
    for language in LANGUAGES:
        yield msgspec.json.encode(desk.present(Reader(seat, language)))
    if seat in game.waiting():
        yield msgspec.json.encode(scene.advice("en", game.state, seat, game.record.names))


def replace_take_back(meta: TableMeta) -> TableMeta:
    """Whether the last action can be taken back hangs on the state before it, which was not dealt anew."""
    return msgspec.structs.replace(meta, take_back=False)


# --- what a server really sends ----------------------------------------------------------------------


async def test_two_servers_send_the_same_bytes_whatever_is_hidden(
    tmp_path: Path, stack: AsyncExitStack
) -> None:
    """Each has one of the two worlds; whoever looks and asks gets the same answers, byte for byte.

    Only how long somebody has been gone would differ, so nobody is given time to be.
    """
    heard: list[list[bytes]] = []
    for number in (0, 1):
        database = f"sqlite:///{tmp_path}/world{number}.db"
        await store_worlds(database, number)
        with running(database, tmp_path, GRACE="0") as server:
            heard.append([answer async for answer in answers(stack, server)])
            assert server.complaints() == []
    assert len(heard[0]) > 300
    for first, second in zip(*heard, strict=True):
        assert first == second


@cache
def moments(case: str, seat: int) -> list[int]:
    """Where to look: the game waits for the player there, so that no bot moves on."""
    found = []
    world = worlds_of(case, seat)[0]
    opened = open_game(world.header(), [])
    for number, line in enumerate(world.lines(CASES[case].length), 1):
        opened.follow([line])
        if seat == WATCHER or opened.waiting() == [seat]:
            found.append(number)
    return [found[-1], found[len(found) // 2]]


async def store_worlds(database: str, number: int) -> None:
    """Write one of the two worlds of every viewer into a database, with the same people and sessions."""
    store = await Store.open(database)
    for n in range(4):
        person = PersonRow(f"p{n}", NAMES[n], None, 1)
        await store.add_person(person)
        await store.open_session(session(digest(f"token {n}"), person, FAR_AWAY))
    for case, seat in EVERY_VIEWER:
        world = worlds_of(case, seat)[number]
        for entries in moments(case, seat):
            row, _ = table_of(world, seat, entries)
            await store.create(replace(row, revision=0, entries=0))
            await store.commit(row.id, 0, first=1, log=world.lines(entries))
    await store.close()


async def answers(stack: AsyncExitStack, server: Server) -> AsyncIterator[bytes]:
    """Everything that the viewers can get out of the server: first without showing up at the tables."""
    viewers = VIEWERS["base"]  # as many as at any table
    people = [await stranger(stack, server, None if seat == WATCHER else f"token {seat}") for seat in viewers]
    for seat, person in zip(viewers, people, strict=True):
        paths = [path.format(table=table) for path in PATHS for table in tables_of(seat)]
        for number, path in enumerate(["/tables", "/me", "/me/profile", *paths]):
            headers = {"Accept-Language": LANGUAGES[number % 2]}
            yield seen(await person.ask("GET", path, headers=headers))
    for seat, person in zip(viewers, people, strict=True):
        for table in tables_of(seat):
            async for data in said_over_socket(person, table, seat):
                yield data


def tables_of(seat: int) -> list[str]:
    return [
        table_of(worlds_of(case, seat)[0], seat, entries)[0].id
        for case, viewer in EVERY_VIEWER
        if viewer == seat
        for entries in moments(case, seat)
    ]


PATHS = (
    "/tables/{table}", "/tables/{table}/record", "/tables/{table}/summary", "/tables/{table}/draws",
    "/tables/{table}/replay?count=20", "/tables/{table}/replay?first=100&count=40",
    *(f"/tables/{{table}}/replay?view={view}&first=100&count=40" for view in ("open", 0, 1, 2, 3)),
)  # fmt: skip


def seen(answer: httpx.Response) -> bytes:
    """The answer with all its headers but the time of day."""
    headers = sorted((name, value) for name, value in answer.headers.items() if name != "date")
    return b"%d %r %s" % (answer.status_code, headers, answer.content)


async def said_over_socket(person: Person, table: str, seat: int) -> AsyncIterator[bytes]:
    async with await person.play(table) as socket:
        await socket.ask("look", language="de")
        await socket.ask("hint")
        for text in tempting(socket, seat):
            await socket.ask("why_not", text=text)
        for text in refused(socket, seat):
            await socket.ask("act", text=text, moment=socket.moment["number"])
        for data in socket.received:
            yield data.encode()


def tempting(socket: Socket, seat: int) -> list[str]:
    """What somebody might ask for to learn something, whether it can be done or not."""
    happened = {event["what"] for event in socket.log if "?" not in event["what"]}
    if socket.present["info"]["game"] == "duel":
        return [*tempting_in_duel(), *sorted(happened)[:15]]
    trades = [f"trade {other}" for other in range(4)]
    kinds = ("brick", "lumber", "wool", "grain", "ore", "coin", "paper", "cloth")
    robbing = [f"rob {other}" for other in range(4)] + [f"stole {kind}" for kind in kinds]
    cards = [f"monopoly {kind}" for kind in kinds] + ["drew knight", "drew victory-point", "buy", "knight"]
    taking = [f"{verb} {kind}" for verb in ("loot", "give", "hand-over", "exchange 1") for kind in kinds]
    progress = [f"{verb} {card}" for verb in ("drew", "spy-card", "return") for card in ("spy", "merchant")]
    spying = [f"{card} {other}" for card in ("spy", "master-merchant") for other in range(4)]
    return [*trades, *robbing, *cards, *taking, *progress, *spying, *sorted(happened)[:15]]


def tempting_in_duel() -> list[str]:
    """To draw and take cards of others, to answer in their place, to look where one must not."""
    cards = ("bishop", "abbey", "wizard-ari")
    verbs = (
        "play", "drew", "revealed", "take", "card", "under", "swap", "deck", "start", "contribute", "build",
        "cast",
    )  # fmt: skip
    asking = [f"{verb} {card}" for verb in verbs for card in cards]
    more = [f"{verb} {card} 0" for verb in ("under", "swap", "swap-search") for card in cards]
    events = [f"turned {event}" for event in ("plague", "conflict", "comet")]
    return [
        *asking,
        *more,
        *events,
        *(f"{verb} {n}" for verb in ("search", "draw", "pile") for n in range(8)),
    ]


def refused(socket: Socket, seat: int) -> list[str]:
    """What would be refused, as far as the viewer can tell."""
    if seat == WATCHER:
        return ["roll"]
    refusals = [msgspec.json.decode(data) for data in socket.received if '"type":"refused"' in data]
    return [answer["text"] for answer in refusals if answer["refusal"] is not None]


# --- a whole game, every byte ------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_tells_nobody_what_is_not_theirs(
    game: str, server: Server, stack: AsyncExitStack
) -> None:
    """Two people, two bots and somebody who watches, over sockets and HTTP, to the end."""
    anna, ben = await newcomer(stack, server, "Anna"), await newcomer(stack, server, "Ben")
    nobody = await stranger(stack, server)
    people = (anna, ben, nobody)
    table = await anna.open_table("you", "open", "greedy", "greedy", game=game)
    await ben.post(f"/tables/{table}/seats", {})
    sockets = [await stack.enter_async_context(await each.play(table)) for each in people]
    await anna.post(f"/tables/{table}/start")
    stored = await load(server, table)
    rng = random.Random("a whole game")
    for _ in range(25):
        await play_a_little(sockets, rng)
        number = rng.randrange(len(people))
        view = rng.choice(("open", "spectator", "0", "1", "2", "3"))
        await ask_around(people[number], table, number if number < 2 else -1, (view,), check_standings)
    seen_while_running = [*sockets[0].received, *sockets[1].received, *sockets[2].received]
    for socket in sockets[:2]:
        await socket.ask("away", away=True)
    # All read at once: whoever does not read is sent away by the server in a long game.
    await asyncio.gather(*(hear_the_end(socket, LONGEST_GAME) for socket in sockets))
    assert_no_seed(
        stored, [*seen_while_running, *(answer.text for each in people for answer in each.answers)]
    )
    for socket in sockets:
        check_sights(socket, check_standings)
        check_log(await load(server, table), socket)
    await check_the_end(table, nobody, sockets, stored)


async def play_a_little(sockets: list[Socket], rng: random.Random) -> None:
    """Let the people act who are asked, until it is the turn of one of them again."""
    for socket in sockets[:2]:
        await socket.drain(0.01)
        if socket.is_asked:
            await socket.act(choose(rng, socket.choices))
    for socket in sockets:
        await socket.drain(0.01)


def check_standings(moment: Message, viewer: int) -> None:
    """Nobody sees a hand, a development card or a hidden point of somebody else."""
    for standing in moment["scene"]["parts"]["island"]["players"]:
        mine = standing["player"] == viewer
        assert (standing["hand"] is not None) == mine
        assert (standing["secrets"] is not None) == mine
        assert mine or standing["hidden_points"] == 0


async def check_the_end(table: str, nobody: Person, sockets: list[Socket], stored: Stored) -> None:
    """Once it is over, everything is open, and the seed is the one that was promised."""
    seed = await check_promise(table, nobody)
    assert {socket.present["info"]["seed"] for socket in sockets} == {seed}
    assert f"seed: {seed}" in stored.row.secret.decode()
    for view in ("open", "0", "3"):
        assert (await nobody.ask("GET", f"/tables/{table}/replay", params={"view": view})).status_code == 200


# --- tokens ------------------------------------------------------------------------------------------


async def test_a_token_opens_its_own_seat_and_nothing_else(server: Server, stack: AsyncExitStack) -> None:
    anna, ben, carla = [await newcomer(stack, server, name) for name in ("Anna", "Ben", "Carla")]
    first, second = await anna.open_table("you", "open", "open"), await ben.open_table("you", "open", "open")
    lent = {
        (first, 0): await lend(anna, first, 0), (first, 2): await lend(anna, first, 2),
        (second, 0): await lend(ben, second, 0), (second, 1): await lend(ben, second, 1),
    }  # fmt: skip
    await carla.post(f"/tables/{first}/seats", {})
    people = {anna: {first: 0}, ben: {second: 0}, carla: {first: 1}}
    for table in (first, second):
        for person, seats in people.items():
            async with await person.play(table) as socket:
                assert socket.seat == seats.get(table, -1)
        for (where, seat), token in lent.items():
            bearer = await stranger(stack, server, token)
            await check_bearer(bearer, table, seat if where == table else None)
        for nonsense in ("x", "token 0", anna.id, first, "0" * 43, f"{anna.token}x"):
            await check_bearer(await stranger(stack, server, nonsense), table, None)


async def lend(person: Person, table: str, seat: int) -> str:
    token: str = (await person.post(f"/tables/{table}/seats/{seat}/token"))["token"]
    return token


async def check_bearer(bearer: Person, table: str, seat: int | None) -> None:
    """A seat's token plays its seat, and is no session: it opens nothing over HTTP."""
    async with await bearer.play(table) as socket:
        if seat is None:
            assert msgspec.json.decode(socket.received[0])["code"] == "not_signed_in"
        else:
            assert socket.seat == seat
    for method, path, body in PRIVATE:
        answer = await bearer.ask(method, path.format(table=table), body)
        assert answer.status_code == 401, (path, answer.text)


PRIVATE: list[tuple[str, str, object]] = [
    ("GET", "/me", None),
    ("GET", "/me/profile", None),
    ("POST", "/tables", {}),
    ("POST", "/tables/{table}/seats", {}),
    ("DELETE", "/tables/{table}/seats/me", None),
    ("PUT", "/tables/{table}/seats/1", {"who": "greedy"}),
    ("POST", "/tables/{table}/start", None),
    ("POST", "/tables/{table}/seats/0/token", None),
]


async def test_nobody_lends_a_seat_that_is_not_theirs(server: Server, stack: AsyncExitStack) -> None:
    anna, ben, eve = [await newcomer(stack, server, name) for name in ("Anna", "Ben", "Eve")]
    table = await anna.open_table("you", "open", "open")
    await ben.post(f"/tables/{table}/seats", {})
    asked = [(eve, 0), (eve, 1), (eve, 2), (ben, 0), (ben, 2), (anna, 1)]
    for person, seat in asked:
        answer = await person.ask("POST", f"/tables/{table}/seats/{seat}/token")
        assert answer.status_code in (403, 409), (person.name, seat)
    await anna.post(f"/tables/{table}/start")
    for person, seat in [*asked, (anna, 2)]:
        answer = await person.ask("POST", f"/tables/{table}/seats/{seat}/token")
        assert answer.status_code in (403, 409), (person.name, seat)


async def test_a_seat_that_goes_to_somebody_else_leaves_old_tokens_behind(
    server: Server, stack: AsyncExitStack
) -> None:
    """Whoever once had a token of the seat, or is connected with it, must not look over a shoulder."""
    anna, ben, eve = [await newcomer(stack, server, name) for name in ("Anna", "Ben", "Eve")]
    table = await anna.open_table("you", "open", "open")
    await eve.post(f"/tables/{table}/seats", {"seat": 1})
    tokens = [await lend(eve, table, 1), await lend(anna, table, 2)]
    await check_bearer(spy := await stranger(stack, server, tokens[0]), table, 1)
    bearers = [await stranger(stack, server, token) for token in tokens]
    old = [await stack.enter_async_context(await bearer.play(table)) for bearer in bearers]
    assert [socket.seat for socket in old] == [1, 2]
    await eve.ask("DELETE", f"/tables/{table}/seats/me")
    await anna.ask("PUT", f"/tables/{table}/seats/2", {"who": "open"})
    await ben.post(f"/tables/{table}/seats", {"seat": 1})
    await anna.post(f"/tables/{table}/start")
    await check_bearer(spy, table, None)
    for socket in old:
        assert await socket.gone() is not None
        assert all(event["player"] == -1 for event in socket.log)
        assert '"asks_you":true' not in "".join(socket.received)


async def test_a_seat_that_is_lent_is_kept_by_its_token_alone(server: Server, stack: AsyncExitStack) -> None:
    anna = await newcomer(stack, server, "Anna")
    table = await anna.open_table("you", "open")
    bearer = await stranger(stack, server, await lend(anna, table, 1))
    await anna.post(f"/tables/{table}/start")
    async with await bearer.play(table) as theirs, await anna.play(table) as mine:
        await mine.drain()
        mover = theirs if theirs.is_asked else mine
        assert (await mover.act(mover.choices[0]["text"]))["type"] == "done"
        assert (await theirs.ask("hint"))["code"] == "no_hints"


async def test_sessions_end(server: Server, stack: AsyncExitStack) -> None:
    """Some when they are over, others when one signs out or becomes an account."""
    anna = await newcomer(stack, server, "Anna")
    store = await Store.open(server.database)
    row = PersonRow(anna.id, "Anna", None, 1)
    await store.open_session(session(digest("old"), row, 1))
    await store.open_session(session(digest("young"), row, FAR_AWAY))
    await store.close()
    assert (await (await stranger(stack, server, "young")).get("/me"))["id"] == anna.id
    table = await anna.open_table("you", "greedy")
    await check_bearer(await stranger(stack, server, "old"), table, None)
    left = await newcomer(stack, server, "Ben")
    assert (await left.ask("POST", "/sign-out")).status_code == 204
    await check_bearer(left, table, None)
    grown = await newcomer(stack, server, "Carla")
    fresh = await grown.post("/accounts", {"name": "Carla", "password": "correct horse"})
    assert fresh["id"] == grown.id
    await check_bearer(grown, table, None)
