"""Whole games over real sockets, and what nobody may be told in them; shared by the tests of all games."""

import hashlib
from collections.abc import Callable, Iterable
from typing import TypeAlias

import msgspec

from hexhaven.catalog import start
from hexhaven.core.game import NOBODY
from hexhaven.record import read_record
from hexhaven.server.store import Store, Stored
from server.running import Message, Person, Server, Socket

SPECTATOR = "spectator"
Check: TypeAlias = Callable[[Message, int], None]  # whether a moment shows a viewer no more than it may


async def hear_the_end(socket: Socket, within: float) -> None:
    await socket.until(lambda: socket.is_over, within=within)


async def load(server: Server, table: str) -> Stored:
    store = await Store.open(server.database)
    stored = await store.load(table)
    await store.close()
    assert stored is not None
    return stored


async def ask_around(person: Person, table: str, seat: int, views: Iterable[str], check: Check) -> None:
    """Before the end, views and records are for those whose they are, and without what they may not know."""
    own = str(seat) if seat >= 0 else SPECTATOR
    for path in ("summary", "draws"):
        assert (await person.ask("GET", f"/tables/{table}/{path}")).status_code == 409
    for view in views:
        answer = await person.ask("GET", f"/tables/{table}/replay", params={"view": view, "count": 200})
        assert (answer.status_code == 200) == (view in (own, SPECTATOR)), (own, view)
        if answer.is_success:
            for frame in answer.json()["frames"]:
                check(frame["moment"], -1 if view == SPECTATOR else int(view))
    record = (await person.ask("GET", f"/tables/{table}/record")).text
    assert f"redacted for: {seat if seat >= 0 else NOBODY}" in record
    assert "seed" not in record


def assert_no_seed(stored: Stored, texts: list[str]) -> None:
    seed = read_record(stored.row.secret.decode()).seed
    assert seed is not None
    assert len(texts) > 20
    for text in texts:
        assert seed.hex() not in text


def check_sights(socket: Socket, check: Check) -> None:
    """No message shows what belongs to somebody else before the end."""
    for data in socket.received:
        message: Message = msgspec.json.decode(data)
        present = message.get("present")
        if present is None or present["moment"] is None:
            continue
        assert (present["info"]["seed"] is not None) == (present["info"]["status"] == "over")
        check(present["moment"], socket.seat)
        assert not present["moment"]["choices"] or socket.seat >= 0


def check_log(stored: Stored, socket: Socket) -> None:
    """Every event was told as the rules let the viewer see it: a card only to its old and new holder."""
    state = start(read_record(stored.row.secret.decode()).setup)
    viewer = NOBODY if socket.seat < 0 else socket.seat
    hidden = 0
    for line, event in zip(stored.log, socket.log, strict=True):
        action = state.read(line.text)
        assert event["what"] == state.write(action, viewer)
        hidden += event["what"] != line.text
        state.apply(action, line.player)
    assert hidden > 0


async def check_promise(table: str, person: Person) -> str:
    """Once it is over, the seed is open, and it is the one that was promised."""
    info = await person.get(f"/tables/{table}")
    seed: str = info["seed"]
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == info["commitment"]
    assert (await person.get(f"/tables/{table}/draws"))["finding"] == "good"
    return seed
