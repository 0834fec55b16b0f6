"""Whatever somebody sends, they get a clear error or are dropped, and the game goes on."""

import asyncio
import socket as tcp
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from server.running import Server, Socket, newcomer, running, stranger

pytestmark = pytest.mark.anyio

TOO_BIG, NOT_TEXT, NO_WAY_IN = 1009, 1007, 4404  # codes of a server that hangs up


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that limits how often things may be done, as all real ones do; a proxy stands before it."""
    folder = tmp_path_factory.mktemp("strict")
    with running(f"sqlite:///{folder}/hexhaven.db", folder, LIMITS="yes", PROXIES="127.0.0.1") as server:
        yield server
        assert server.complaints() == []


async def two_at_a_table(stack: AsyncExitStack, server: Server) -> tuple[Socket, Socket, str]:
    """Two people, the one on turn first, and the id of their table."""
    anna, ben = await newcomer(stack, server, "Anna"), await newcomer(stack, server, "Ben")
    table = await anna.open_table("you", "open")
    await ben.post(f"/tables/{table}/seats", {})
    await anna.post(f"/tables/{table}/start")
    a = await stack.enter_async_context(await anna.play(table))
    b = await stack.enter_async_context(await ben.play(table))
    await a.drain()
    return (a, b, table) if a.is_asked else (b, a, table)


async def goes_on(first: Socket, other: Socket) -> None:
    """Whoever is on turn acts, and both hear of it."""
    await first.drain(0.05)
    await other.drain(0.05)
    mover = first if first.is_asked else other
    before = len(first.log)
    assert (await mover.act(mover.choices[0]["text"]))["type"] == "done"
    for each in (first, other):
        await each.until(lambda each=each: len(each.log) > before)  # type: ignore[misc]
    assert first.version == other.version


# --- what cannot be understood -----------------------------------------------------------------------

NONSENSE = [
    "",
    "{",
    "null",
    "42",
    "[]",
    '"look"',
    "\x00",
    "\ufeff{}",
    "ü🎲" * 50,
    "[" * 4000,
    '{"a":' * 800,
    "{}",
    '{"type":"look"}',
    '{"id":1}',
    '{"type":"fly","id":1}',
    '{"type":null,"id":1}',
    '{"type":["look"],"id":1}',
    '{"type":"look","id":"1"}',
    '{"type":"look","id":1.5}',
    '{"type":"look","id":-1}',
    '{"type":"look","id":null}',
    '{"type":"look","id":true}',
    '{"type":"look","id":9007199254740992}',
    '{"type":"look","id":1e400}',
    '{"type":"look","id":NaN}',
    '{"type":"look","id":' + "9" * 3000 + "}",
    '{"type":"look","id":1,"language":7}',
    '{"type":"look","id":1,"seat":0}',
    '{"type":"act","id":1,"moment":1}',
    '{"type":"act","id":1,"text":"roll"}',
    '{"type":"act","id":1,"text":"","moment":1}',
    '{"type":"act","id":1,"text":7,"moment":1}',
    '{"type":"act","id":1,"text":"roll","moment":"1"}',
    '{"type":"act","id":1,"text":"roll","moment":1,"seat":2}',
    '{"type":"act","id":1,"text":"roll","moment":1,"player":2}',
    '{"type":"act","id":1,"text":"' + "x" * 201 + '","moment":1}',
    '{"type":"act","id":1,"text":"\\ud800","moment":1}',
    '{"type":"away","id":1,"away":"yes"}',
    '{"type":"say","id":1,"text":"' + "x" * 501 + '"}',
    '{"type":"say","id":1,"text":["x"]}',
    '{"type":"done","id":1,"version":1}',
    '{"type":"look","id":1} {"type":"look","id":2}',
]


async def test_nonsense_is_answered_and_the_game_goes_on(server: Server, stack: AsyncExitStack) -> None:
    first, other, _ = await two_at_a_table(stack, server)
    for text in NONSENSE:
        problem = await first.raw(text)
        assert problem["code"] == "malformed", (text[:80], problem)
        assert problem["text"]
    assert await other.drain() == []
    await goes_on(first, other)


async def test_a_message_of_five_thousand_bytes_is_too_long(server: Server, stack: AsyncExitStack) -> None:
    first, other, _ = await two_at_a_table(stack, server)
    long = msgspec.json.encode({"type": "say", "id": 1, "text": "x" * 5000}).decode()
    assert (await first.raw(long))["code"] == "too_long"
    assert (await first.raw("x" * 60_000))["code"] == "too_long"
    await goes_on(first, other)


async def test_binary_frames_are_not_for_us(server: Server, stack: AsyncExitStack) -> None:
    first, other, _ = await two_at_a_table(stack, server)
    for data in (b"", b"\x00\xff", b"{}", b'{"type":"look","id":1}', b"\x80" * 5000):
        assert (await first.raw(data))["code"] == "malformed"
    await goes_on(first, other)


async def test_who_sends_a_giant_or_broken_text_is_dropped(server: Server, stack: AsyncExitStack) -> None:
    """The code is lost where the server hangs up while much is still on its way."""
    first, other, table = await two_at_a_table(stack, server)
    watcher = await stranger(stack, server)
    pieces = ["x" * 1000] * 100
    for data, code in ((b"x" * 100_000, TOO_BIG), (pieces, TOO_BIG), (b"\xff\xfe", NOT_TEXT)):
        async with await watcher.play(table) as abuser:
            with suppress(ConnectionClosed):
                await abuser.connection.send(data, text=True)
            assert await abuser.gone() in (code, None)
    await goes_on(first, other)


# --- what cannot be done now -------------------------------------------------------------------------


async def test_out_of_turn_is_refused_and_nobody_hears_of_it(server: Server, stack: AsyncExitStack) -> None:
    first, other, _ = await two_at_a_table(stack, server)
    answer = await other.act(first.choices[0]["text"])
    assert answer["type"] == "refused"
    assert answer["refusal"]["text"]
    assert await first.drain() == []
    assert await other.drain() == []
    await goes_on(first, other)


FORBIDDEN = [
    "roll", "end", "city 1", "found 999999", "found -1", f"found {2**70}", "found", "fly", "?", "\u202e",
    "ü🎲", "rolled 6 6", "drew knight", "stole ore", "offer ore", "offer 99999999999 ore for wool", "%s {0}",
]  # fmt: skip


async def test_what_the_rules_forbid_or_do_not_know_is_refused(server: Server, stack: AsyncExitStack) -> None:
    first, other, _ = await two_at_a_table(stack, server)
    for wish in FORBIDDEN:
        for socket in (first, other):
            for kind in ("act", "why_not"):
                fields = {"moment": socket.moment["number"]} if kind == "act" else {}
                answer = await socket.ask(kind, text=wish, **fields)
                assert answer["type"] == "refused", (wish, answer)
                assert answer["refusal"]["text"], wish
    assert first.version == other.version
    assert await first.drain() == await other.drain() == []
    await goes_on(first, other)


async def test_an_act_of_another_moment_is_stale(server: Server, stack: AsyncExitStack) -> None:
    first, other, _ = await two_at_a_table(stack, server)
    text, now = first.choices[0]["text"], first.moment["number"]
    for moment in (now - 1, now + 1, -1, -(2**63), 2**63, 10**30):
        answer = await first.ask("act", text=text, moment=moment)
        assert (answer["type"], answer["code"]) == ("problem", "stale"), moment
    await goes_on(first, other)


async def test_a_request_counts_once(server: Server, stack: AsyncExitStack) -> None:
    """Neither the same number on this connection nor the same bytes on another one do it again."""
    first, other, table = await two_at_a_table(stack, server)
    act = {"type": "act", "id": 7, "text": first.choices[0]["text"], "moment": first.moment["number"]}
    data = msgspec.json.encode(act).decode()
    await first.connection.send(data)
    assert (await first.answer(7))["type"] == "done"
    done = len(first.log)
    assert (await first.raw(data))["code"] == "repeated"
    again = await Socket.open(server, table, dict(first.headers))
    async with again:
        assert (await again.raw(data))["code"] == "stale"
        assert len(again.log) == done
    await goes_on(first, other)


async def test_watchers_can_only_watch(server: Server, stack: AsyncExitStack) -> None:
    first, other, table = await two_at_a_table(stack, server)
    nobody, carla = await stranger(stack, server), await newcomer(stack, server, "Carla")
    wishes: list[tuple[str, dict[str, Any]]] = [
        ("act", {"text": first.choices[0]["text"], "moment": first.moment["number"]}),
        ("why_not", {"text": "roll"}), ("hint", {}), ("take_back", {}), ("pause", {}), ("resume", {}),
        ("away", {"away": True}), ("rematch", {}), ("next", {"lesson": "x"}),
    ]  # fmt: skip
    for person in (nobody, carla):
        async with await person.play(table) as watcher:
            for kind, fields in wishes:
                assert (await watcher.ask(kind, **fields))["code"] == "not_seated", kind
    async with await nobody.play(table) as watcher:
        assert (await watcher.ask("say", text="hello"))["code"] == "not_signed_in"
    await goes_on(first, other)


async def test_nobody_acts_at_a_table_that_is_open_paused_or_over(
    server: Server, stack: AsyncExitStack
) -> None:
    anna = await newcomer(stack, server, "Anna")
    table = await anna.open_table("you", "open", "greedy")
    async with await anna.play(table) as socket:
        for kind, fields in ACTS:
            assert (await socket.ask(kind, **fields))["code"] == "not_running", kind
        await anna.post(f"/tables/{table}/start")
        await socket.until(lambda: socket.is_asked)
        choice = socket.choices[0]["text"]
        assert (await socket.ask("pause"))["type"] == "done"
        for kind, fields in ACTS:
            assert (await socket.ask(kind, **fields))["code"] == "not_running", kind
        assert (await socket.ask("resume"))["type"] == "done"
        assert (await socket.ask("resume"))["code"] == "not_running"
        assert (await socket.ask("rematch"))["code"] == "not_over"
        assert (await socket.act(choice))["type"] == "done"
        await socket.ask("away", away=True)
        await socket.until(lambda: socket.is_over, within=60)
        for kind, fields in ACTS:
            assert (await socket.ask(kind, **fields))["code"] == "not_running", kind
        assert (await socket.ask("say", text="well played"))["type"] == "done"


ACTS: list[tuple[str, dict[str, Any]]] = [
    ("act", {"text": "roll", "moment": 1}),
    ("why_not", {"text": "roll"}),
    ("hint", {}),
    ("take_back", {}),
    ("pause", {}),
    ("away", {"away": True}),
]


# --- talk --------------------------------------------------------------------------------------------


UNSPEAKABLE = (" ", "\n\t", "\x00", "a\x1b[31mb", "\u202eback", "a\x7f", "\u2066x", "\ue000", "\u200d")
SPEAKABLE = (
    "<b onload=x>&amp;</b>", "Grüße an 你好 🎲", "👩\u200d👩\u200d👧", "می\u200cخواهم",
    "'; DROP TABLE chat; --", "x" * 500,
)  # fmt: skip


async def test_what_cannot_be_shown_is_not_said(server: Server, stack: AsyncExitStack) -> None:
    first, other, _ = await two_at_a_table(stack, server)
    for text in UNSPEAKABLE:
        assert (await first.ask("say", text=text))["code"] == "malformed", text
    assert await other.drain() == []


async def test_talk_arrives_as_it_was_written(server: Server, stack: AsyncExitStack) -> None:
    first, other, _ = await two_at_a_table(stack, server)
    for text in SPEAKABLE:
        assert (await first.ask("say", text=text))["type"] == "done", text
        await other.until(lambda text=text: other.chat and other.chat[-1]["text"] == text)  # type: ignore[misc]
    assert (await first.ask("say", text=" one\n\n two "))["type"] == "done"
    await other.until(lambda: other.chat[-1]["text"] == "one two")
    await goes_on(first, other)


# --- connections -------------------------------------------------------------------------------------


async def test_many_connections_come_and_go(server: Server, stack: AsyncExitStack) -> None:
    first, other, table = await two_at_a_table(stack, server)
    watcher = await stranger(stack, server)

    async def come_and_go(number: int) -> None:
        socket = await watcher.play(table)
        if number % 3 == 0:
            socket.vanish()
        elif number % 3 == 1:
            await socket.send("look")
            socket.vanish()
        else:
            await socket.close()

    await asyncio.gather(*(come_and_go(number) for number in range(60)))
    await first.until(lambda: first.present["info"]["spectators"] == 0)
    await goes_on(first, other)


async def test_half_a_handshake_harms_nobody(server: Server, stack: AsyncExitStack) -> None:
    first, other, table = await two_at_a_table(stack, server)
    beginnings = [
        b"",
        b"GET",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        f"GET /api/tables/{table}/play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n".encode(),
        f"GET /api/tables/{table}/play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ?\r\n\r\n".encode(),
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{",
    ]
    for data in beginnings:
        with tcp.create_connection(("127.0.0.1", server.port)) as connection:
            connection.sendall(data)
    await goes_on(first, other)


async def test_who_does_not_read_is_dropped_and_nobody_waits(server: Server, stack: AsyncExitStack) -> None:
    """A client asks for the whole table again and again and never reads an answer."""
    first, other, table = await two_at_a_table(stack, server)
    for _ in range(30):
        await goes_on(first, other)
    watcher = await stranger(stack, server)
    small = tcp.socket()
    small.setsockopt(tcp.SOL_SOCKET, tcp.SO_RCVBUF, 4096)
    small.connect(("127.0.0.1", server.port))
    before = server.memory()
    lazy = await watcher.play(table, sock=small, max_queue=1)
    await first.until(lambda: first.present["info"]["spectators"] == 1)

    async def pester() -> None:
        while True:
            await lazy.send("look")

    pestering = asyncio.create_task(pester())
    try:
        await first.until(lambda: first.present["info"]["spectators"] == 0)
        await goes_on(first, other)
        assert server.memory() - before < 64 * 2**20
    finally:
        pestering.cancel()
        await asyncio.gather(pestering, return_exceptions=True)
        lazy.vanish()


# --- other sites -------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://[", "http://127.0.0.1", "x"])
async def test_another_site_cannot_act_in_our_name(
    server: Server, stack: AsyncExitStack, origin: str
) -> None:
    anna = await newcomer(stack, server, "Anna")
    table = await anna.open_table("you", "greedy")
    headers = {"Origin": origin}
    for path, body in (("/tables", {}), ("/guests", {"name": "Eve"}), ("/sign-out", None)):
        answer = await anna.ask("POST", path, body, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "bad_origin")
    assert (await anna.get("/me"))["id"] == anna.id
    async with await anna.play(table, headers=headers) as socket:
        assert msgspec.json.decode(socket.received[0])["code"] == "bad_origin"
        assert await socket.gone() == NO_WAY_IN


async def test_our_own_page_may(server: Server, stack: AsyncExitStack) -> None:
    anna = await newcomer(stack, server, "Anna")
    headers = {"Origin": server.url}
    table = (await anna.post("/tables", {}, headers=headers))["id"]
    async with await anna.play(table, headers=headers) as socket:
        assert socket.seat == 0


# --- over HTTP ---------------------------------------------------------------------------------------

BODIES: list[tuple[bytes, str]] = [
    (b"", "application/json"),
    (b"{", "application/json"),
    (b"null", "application/json"),
    (b"[]", "application/json"),
    (b"\xff\xfe", "application/json"),
    (b"[" * 50_000, "application/json"),
    (b'{"name": "\\ud800"}', "application/json"),
    (b'{"name": 7}', "application/json"),
    (b'{"name": ""}', "application/json"),
    (b'{"name": " "}', "application/json"),
    (b'{"name": "a\\u0000b"}', "application/json"),
    (b'{"name": "a\\u202eb"}', "application/json"),
    (b'{"name": "Eve", "account": true}', "application/json"),
    (b'{"name": "' + b"x" * 25 + b'"}', "application/json"),
    (b"name=Eve", "application/x-www-form-urlencoded"),
    (b"name=Eve", "text/plain"),
    (b"<name>Eve</name>", "application/xml"),
    (b"--x\r\n\r\n--x--", "multipart/form-data; boundary=x"),
    (b"--x", "multipart/form-data"),
    (b"\x81\xa4name\xa3Eve", "application/x-msgpack"),
]


async def test_a_body_that_is_none_is_refused(server: Server, stack: AsyncExitStack) -> None:
    nobody = await stranger(stack, server)
    for body, kind in BODIES:
        answer = await nobody.ask("POST", "/guests", content=body, headers={"Content-Type": kind})
        assert answer.status_code in (400, 415), (body[:80], kind, answer.text)
        assert set(answer.json()) == {"code", "text"}


async def test_a_giant_body_is_refused(server: Server, stack: AsyncExitStack) -> None:
    nobody = await stranger(stack, server)
    answer = await nobody.ask("POST", "/guests", {"name": "x" * 1_000_000})
    assert answer.status_code == 413
    assert set(answer.json()) == {"code", "text"}


WISHES: list[tuple[str, str, object]] = [
    ("POST", "/tables", {"seats": []}),
    ("POST", "/tables", {"seats": ["you"]}),
    ("POST", "/tables", {"seats": ["you"] * 4}),
    ("POST", "/tables", {"seats": ["you"] + ["greedy"] * 7}),
    ("POST", "/tables", {"seats": ["you", "nobody"]}),
    ("POST", "/tables", {"seats": ["you", "../../greedy"]}),
    ("POST", "/tables", {"seats": "you"}),
    ("POST", "/tables", {"game": "chess"}),
    ("POST", "/tables", {"game": "\x00"}),
    ("POST", "/tables", {"map": "/etc/passwd"}),
    ("POST", "/tables", {"map": "../base-variable"}),
    ("POST", "/tables", {"preset": "x" * 10_000}),
    ("POST", "/tables", {"options": {"trade_law": "x"}}),
    ("POST", "/tables", {"options": {"x" * 1000: "y"}}),
    ("POST", "/tables", {"options": {"trade_law": 7}}),
    ("POST", "/tables", {"clock": {"seconds": 4}}),
    ("POST", "/tables", {"clock": {"seconds": 10**30}}),
    ("POST", "/tables", {"clock": {"seconds": 30, "reserve": -1}}),
    ("POST", "/tables", {"title": "x" * 41}),
    ("POST", "/tables", {"title": "a\x00b"}),
    ("POST", "/tables", {"title": "\u202eoops"}),
    ("POST", "/tables", {"seed": "00" * 32}),
    ("POST", "/tables/{table}/seats", {"seat": 10**30}),
    ("POST", "/tables/{table}/seats", {"seat": -1}),
    ("PUT", "/tables/{table}/seats/0", {"who": "greedy"}),
    ("PUT", "/tables/{table}/seats/1", {"who": "you"}),
    ("PUT", "/tables/{table}/seats/1", {"who": ""}),
    ("PUT", "/tables/{table}/seats/99999999999999999999999999", {"who": "open"}),
    ("PUT", "/tables/{table}/seats/-1", {"who": "open"}),
    ("PUT", "/tables/{table}/seats/x", {"who": "open"}),
    ("POST", "/tables/{table}/seats/-1/token", None),
    ("POST", "/tables/{table}/seats/77/token", None),
    ("GET", "/tables/{table}/replay", None),
    ("GET", "/tables/{table}/record", None),
    ("GET", "/tables/{table}/summary", None),
    ("GET", "/tables/{table}/draws", None),
    ("GET", "/tables/nowhere", None),
    ("GET", "/tables/%00", None),
    ("GET", "/tables/%ff%fe", None),
    ("GET", "/tables/..%2f..%2f..%2fetc%2fpasswd", None),
    ("GET", "/tables/" + "x" * 5000, None),
    ("GET", "/almanac/..%2fnot", None),
    ("GET", "/nothing", None),
    ("DELETE", "/tables/{table}", None),
    ("PATCH", "/tables", None),
    ("TRACE", "/tables", None),
    ("BREW", "/tables", None),
]


async def test_a_wish_that_cannot_be_is_refused(server: Server, stack: AsyncExitStack) -> None:
    anna = await newcomer(stack, server, "Anna")
    table = await anna.open_table("you", "open")
    for method, path, body in WISHES:
        answer = await anna.ask(method, path.replace("{table}", table), body)
        assert 400 <= answer.status_code < 500, (method, path, body, answer.text)
        assert set(answer.json()) == {"code", "text"}
    assert (await anna.get(f"/tables/{table}"))["status"] == "open"


QUERIES = (
    "first=-1", "first=99999999999999999999999999", "first=x", "count=0", "count=201", "count=1e3", "view=7",
    "view=-1", "view=%00", "view=1", "view=open",
)  # fmt: skip


async def test_a_replay_that_cannot_be_shown_is_refused(server: Server, stack: AsyncExitStack) -> None:
    anna = await newcomer(stack, server, "Anna")
    table = await anna.open_table("you", "greedy")
    for query in QUERIES:
        answer = await anna.ask("GET", f"/tables/{table}/replay?{query}")
        assert 400 <= answer.status_code < 500, query
        assert set(answer.json()) == {"code", "text"}


PATHS = [
    "/assets/../index.html",
    "/assets/../../secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/assets/%2e%2e/%2e%2e/secret.txt",
    "/assets/%2e%2e%2f%2e%2e%2fsecret.txt",
    "/assets/..\\..\\secret.txt",
    "/assets/..%5c..%5csecret.txt",
    "/assets//etc/passwd",
    "/assets/%2fetc%2fpasswd",
    "/assets/%00",
    "/assets/page-1234.js%00.txt",
    "/assets/page-1234.js/..",
    "/assets/",
    "/assets/" + "x" * 3000,
    "/assets/" + "../" * 500 + "etc/passwd",
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/secret.txt",
    "//etc/passwd",
    "/api/../../secret.txt",
    "/api/schema/../../../secret.txt",
    "/api/schema/openapi.yml",
    "/%ff",
    "*",
    "http://elsewhere.example/secret.txt",
]


async def test_no_path_leads_out_of_the_page(server: Server) -> None:
    """Sent as they are, without the tidying that every HTTP client does."""
    for path in PATHS:
        answer = await sent_raw(server, path)
        assert answer.split(b" ", 2)[1] in (b"404", b"400"), (path, answer[:200])
        assert b"not for you" not in answer
        assert b"root:" not in answer


async def sent_raw(server: Server, path: str) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: close\r\n\r\n"
    writer.write(request.encode())
    async with asyncio.timeout(10):
        answer = await reader.read()
    writer.close()
    await writer.wait_closed()
    return answer


# --- too often ---------------------------------------------------------------------------------------


async def test_passwords_cannot_be_tried_one_after_the_other(strict: Server, stack: AsyncExitStack) -> None:
    """From one address; what many addresses may do is in test_doors."""
    nobody = await stranger(stack, strict)
    headers = {"X-Forwarded-For": "198.51.100.1"}
    codes = []
    for n in range(12):
        wish = {"name": "Ada", "password": f"not this one {n}"}
        codes.append((await nobody.ask("POST", "/sign-in", wish, headers=headers)).status_code)
    assert codes == [400] * 10 + [429] * 2


async def test_talk_is_limited(strict: Server, stack: AsyncExitStack) -> None:
    first, other, _ = await two_at_a_table(stack, strict)
    numbers = [await first.send("say", text=f"line {n}") for n in range(10)]
    answers = [await first.answer(number) for number in numbers]
    assert [answer.get("code") for answer in answers] == [None] * 8 + ["too_often"] * 2
    assert (await other.ask("say", text="I still can"))["type"] == "done"
    await goes_on(first, other)


async def test_a_new_line_gives_no_new_right_to_talk(strict: Server, stack: AsyncExitStack) -> None:
    host = await newcomer(stack, strict, "Anna")
    table = await host.open_table("you", "open")
    lent = await stranger(stack, strict, (await host.post(f"/tables/{table}/seats/1/token"))["token"])
    for calls in range(3):
        line = await lent.play(table)
        codes = [(await line.ask("say", text=f"line {n}")).get("code") for n in range(4)]
        assert codes == ([None] * 4 if calls < 2 else ["too_often"] * 4)
        await line.close()


async def test_messages_are_limited_and_the_game_goes_on(strict: Server, stack: AsyncExitStack) -> None:
    first, other, _ = await two_at_a_table(stack, strict)
    numbers = [await first.send("take_back") for _ in range(64)]
    answers = [await first.answer(number) for number in numbers]
    assert {answer["code"] for answer in answers} == {"no_take_back", "too_often"}
    await asyncio.sleep(3)
    await goes_on(first, other)


async def test_nonsense_is_limited_too(strict: Server, stack: AsyncExitStack) -> None:
    first, other, _ = await two_at_a_table(stack, strict)
    for _ in range(64):
        await first.connection.send("nonsense")
    codes = {(await first.hear())["code"] for _ in range(64)}
    assert codes == {"malformed", "too_often"}
    assert (await other.ask("look"))["type"] == "done"


async def test_tables_are_not_opened_without_end(strict: Server, stack: AsyncExitStack) -> None:
    anna, ben = await newcomer(stack, strict, "Anna"), await newcomer(stack, strict, "Ben")
    opened = [await anna.ask("POST", "/tables", {"seats": ["you", "open"]}) for _ in range(22)]
    assert [answer.status_code for answer in opened] == [201] * 20 + [429] * 2
    assert opened[-1].json()["code"] == "too_often"
    assert await ben.open_table("you", "open")


async def test_people_do_not_come_without_end(strict: Server, stack: AsyncExitStack) -> None:
    nobody = await stranger(stack, strict)
    headers = {"X-Forwarded-For": "203.0.113.7"}
    codes = [
        (await nobody.ask("POST", "/guests", {"name": "Eve"}, headers=headers)).status_code for _ in range(32)
    ]
    assert codes == [201] * 30 + [429] * 2
    assert (await nobody.ask("POST", "/guests", {"name": "Adam"})).status_code == 201
