"""The API keeps to its own description, whatever is sent to it."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, TypeAlias

import pytest
import schemathesis
from argon2 import PasswordHasher
from hypothesis import settings
from schemathesis import Case as AnyCase
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from hexhaven.games.duel.decks import ready_deck, write_deck
from hexhaven.server import seating
from hexhaven.server.api.description import closed
from hexhaven.server.app import create_app
from hexhaven.server.bringing import brought
from hexhaven.server.game import Game, new_record
from hexhaven.server.meta import Wish, decode, encode
from hexhaven.server.people import code_digest, digest, handle
from hexhaven.server.settings import Settings
from hexhaven.server.store import LogLine, PersonRow, SeatTokenRow, SessionRow, Store
from hexhaven.wire.rest import NewTable, Person
from hexhaven.wire.table import Result
from server.running import Server, running

Case: TypeAlias = AnyCase[Any]

SESSION = "a session that does not end"
DORA, SPARE = "a session that does", "a session or token that somebody ends"
PASSWORD, CODE = "correct horse", "abcd-efgh-jkmn-pqrs"
FAR_AWAY = 4_000_000_000_000
ANNA = Person(id="anna", name="Anna", account=False)
OPEN, RUNNING, OVER, WAITING = "opentable", "runningtable", "overtable", "waitingtable"
ASKING = "askingtable"
TABLES = (OPEN, RUNNING, OVER)
PATIENCE = 240  # seconds: a game between decks is played first, perhaps by the plain engine
PASSING = ("/api/sign-out", "/api/accounts")  # they end the session they are called with


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with somebody signed in, and a table in every state. Bots take their time."""
    folder = tmp_path_factory.mktemp("openapi")
    database = f"sqlite:///{folder}/hexhaven.db"
    asyncio.run(furnish(database))
    with running(database, folder, PACE="1000") as server:
        yield server
        assert server.complaints() == []


async def furnish(database: str) -> None:
    store = await Store.open(database)
    anna = PersonRow(ANNA.id, ANNA.name, None, 1)
    await store.add_person(anna)
    await store.open_session(SessionRow(digest(SESSION), anna, 1, FAR_AWAY, FAR_AWAY, ""))
    await furnish_accounts(store)
    for id in (*TABLES, WAITING):
        await put_up(store, id)
    await ask_for_deck(store)
    await store.close()


async def furnish_accounts(store: Store) -> None:
    """Dora is signed in several times, to change and end things; Emil has forgotten his password."""
    hashed = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(PASSWORD)
    dora = PersonRow("dora", "Dora", hashed, 1)
    await store.add_person(dora)
    await store.add_person(PersonRow("emil", "Emil", hashed, 1), [code_digest(CODE)])
    for token in (DORA, SPARE):
        await store.open_session(SessionRow(digest(token), dora, 1, FAR_AWAY, FAR_AWAY, ""))
    await store.create(replace(seating.new_table(NewTable(seats=["open", "open"]), ANNA), id="doras"))
    await store.add_seat_token(SeatTokenRow(digest(SPARE), digest(DORA), "doras", 0, "lease", 1))


async def put_up(store: Store, id: str) -> None:
    """A table with an open seat; with a game begun; with a game played to the end by bots."""
    row = replace(seating.new_table(NewTable(seats=["you", "open"], public=True), ANNA), id=id)
    await store.create(row)
    if id in (OPEN, WAITING):
        return
    game = Game(new_record(Wish("base", None, "neu2003", {}), ["Anna", "Mira"]))
    header = game.record.write().encode()
    game.deal()
    while id == OVER and not game.is_over:
        player = game.waiting()[0]
        game.bot_move(player, "greedy")
    meta = decode(row.meta)
    meta.seats[1] = seating.other_seat("greedy", ["Anna"])
    if game.is_over:
        meta.result = Result(winner=int(game.state.winner()), points=game.state.points())
    log = [LogLine(entry.player, entry.text, 1) for entry in game.record.entries]
    status = "over" if game.is_over else "playing"
    await store.commit(id, 0, status=status, meta=encode(meta), secret=header, first=1, log=log)


async def ask_for_deck(store: Store) -> None:
    """A tournament game that waits for Anna's deck."""
    wanted = NewTable(game="duel", preset="tournament", seats=["you", "greedy"])
    row = replace(seating.new_table(wanted, ANNA), id=ASKING)
    await store.create(row)
    meta = decode(row.meta)
    game = Game(new_record(meta.wish, ["Anna", "Mira"]))
    header = game.record.write().encode()
    game.deal()
    brought(game, meta.seats)
    log = [LogLine(entry.player, entry.text, 1) for entry in game.record.entries]
    await store.commit(ASKING, 0, status="playing", secret=header, first=1, log=log)


app = create_app(Settings(database="sqlite:///never-opened.db"))
schema = schemathesis.openapi.from_dict(closed(app.openapi_schema.to_schema()))


@schema.parametrize()
@settings(max_examples=20, derandomize=True, deadline=None, database=None)
def test_answers_are_as_described(case: Case, server: Server) -> None:
    """What is sent as it should be may still be refused: a name is taken, a password is weak."""
    if "table" in case.path_parameters:
        case.path_parameters["table"] = TABLES[len(str(case.path_parameters["table"])) % 3]
    passing = case.path in (*PASSING, "/api/me/sign-out-everywhere")
    headers = {} if passing else {"Authorization": f"Bearer {SESSION}"}
    case.call_and_validate(base_url=server.url, headers=headers, excluded_checks=[positive_data_acceptance])


# --- what is asked for as it should be ---------------------------------------------------------------

DECK = write_deck(ready_deck("first-steps"))
ACCOUNT = {"name": "Bert", "password": PASSWORD}
GOOD: list[tuple[str, str, dict[str, Any]]] = [
    ("GET", "/api/catalog", {}),
    ("POST", "/api/catalog/check", {"body": {"game": "duel", "preset": "trade-change"}}),
    ("GET", "/api/almanac", {"query": {"query": "robber"}}),
    ("GET", "/api/almanac/{article}", {"path_parameters": {"article": "robber"}}),
    ("GET", "/api/cards", {}),
    ("GET", "/api/decks", {}),
    ("POST", "/api/decks/check", {"body": {"text": DECK}}),
    ("POST", "/api/decks/complete", {"body": {"text": "2x Abbey"}}),
    ("POST", "/api/decks/trials", {"body": {"text": DECK, "opponent": "raiders", "seed": "monday"}}),
    ("POST", "/api/guests", {"body": {"name": "Carla"}}),
    ("POST", "/api/accounts", {"body": ACCOUNT}),
    ("POST", "/api/sign-in", {"body": ACCOUNT}),
    ("POST", "/api/sign-out", {}),
    ("GET", "/api/me", {}),
    ("PUT", "/api/me", {"body": {"name": "Anna II"}}),
    ("GET", "/api/me/profile", {}),
    (
        "PUT",
        "/api/me/shelf/{game}/{id}",
        {"path_parameters": {"game": "duel", "id": "d1"}, "body": {"text": DECK}},
    ),
    ("GET", "/api/me/shelf/{game}", {"path_parameters": {"game": "duel"}}),
    ("DELETE", "/api/me/shelf/{game}/{id}", {"path_parameters": {"game": "duel", "id": "d1"}}),
    ("GET", "/api/me/sign-ins", {}),
    ("DELETE", "/api/me/tokens/{id}", {"path_parameters": {"id": handle(digest(SPARE))}}),
    ("DELETE", "/api/me/sign-ins/{id}", {"path_parameters": {"id": handle(digest(SPARE))}}),
    ("POST", "/api/me/recovery-codes", {"body": {"password": PASSWORD}}),
    ("PUT", "/api/me/password", {"body": {"old": PASSWORD, "password": "correct mare"}}),
    ("POST", "/api/me/sign-out-everywhere", {}),
    ("POST", "/api/recover", {"body": {"name": "Emil", "code": CODE, "password": "correct mare"}}),
    ("GET", "/api/tables", {}),
    ("POST", "/api/tables", {"body": {"clock": {"seconds": 60, "reserve": 300}, "seats": ["you", "greedy"]}}),
    ("GET", "/api/tables/{table}", {"path_parameters": {"table": OPEN}}),
    ("GET", "/api/tables/{table}/map", {"path_parameters": {"table": OPEN}}),
    ("GET", "/api/tables/{table}/code", {"path_parameters": {"table": OPEN}, "query": {"scheme": "https"}}),
    ("GET", "/api/tables/{table}/record", {"path_parameters": {"table": OVER}}),
    ("GET", "/api/tables/{table}/replay", {"path_parameters": {"table": OVER}, "query": {"view": "open"}}),
    ("GET", "/api/tables/{table}/summary", {"path_parameters": {"table": OVER}}),
    ("GET", "/api/tables/{table}/draws", {"path_parameters": {"table": OVER}}),
    ("POST", "/api/tables/{table}/bring", {"path_parameters": {"table": ASKING}, "body": {"text": DECK}}),
    ("POST", "/api/tables/{table}/seats/{seat}/token", {"path_parameters": {"table": RUNNING, "seat": 0}}),
    ("DELETE", "/api/tables/{table}/seats/me", {"path_parameters": {"table": RUNNING}}),
    (
        "PUT",
        "/api/tables/{table}/seats/{seat}",
        {"path_parameters": {"table": WAITING, "seat": 1}, "body": {"who": "greedy"}},
    ),
    ("POST", "/api/tables/{table}/seats", {"path_parameters": {"table": WAITING}, "body": {}}),
    ("POST", "/api/tables/{table}/start", {"path_parameters": {"table": WAITING}}),
]


def test_good_answers_are_as_described(server: Server) -> None:
    """One for every operation there is."""
    for method, path, parts in GOOD:
        token = DORA if method != "GET" and path.startswith("/api/me/") else SESSION
        headers = {"Authorization": f"Bearer {token}"} if path not in PASSING else {}
        case = schema[path][method].Case(**parts)
        answer = case.call_and_validate(base_url=server.url, headers=headers, timeout=PATIENCE)
        assert 200 <= answer.status_code < 300, (method, path, answer.text)
    found = [each.ok() for each in schema.get_all_operations() if isinstance(each, Ok)]
    assert {(method, path) for method, path, _ in GOOD} == {
        (each.method.upper(), each.path) for each in found
    }
