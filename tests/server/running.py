"""A real server process, and people who talk to it in raw bytes: for tests that kill, peek and abuse.

Nothing here uses the client library or trusts the server: what was sent is kept as it came.
"""

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import asdict, dataclass
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeAlias

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hexhaven.wire.socket import ServerMessage

Message: TypeAlias = dict[str, Any]

TESTS = str(Path(__file__).parents[1])
PATIENCE = 30.0  # seconds after which something that should come counts as lost, on a busy machine
LARGEST = 16 * 2**20
DECODER: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)

# The child asks the kernel to be killed with its parent, so that no server outlives a test that was killed.
LAUNCH = """
import ctypes, signal, sys
ctypes.CDLL(None).prctl(1, signal.SIGKILL)
{before}
from hexhaven.cli import main
sys.exit(main(sys.argv[1:]))
"""
# Every game of such a server has the same seed, and with it the same map, dice and bots. What chance draws is
# among the outcomes that the first fitting wish fits, where there is one.
LOADED = """
import re
from hexhaven import dealer
dealer.fresh_seed = lambda: dealer.seed_from({word!r})

class Loaded:
    def __init__(self, seed, drawn=0):
        self.seed, self.drawn = seed, drawn

    def draw(self, state):
        bag = [action for action, weight in wished(state) for _ in range(weight)]
        self.drawn += 1
        return bag[dealer.draw_below(self.seed, self.drawn - 1, len(bag))]

def wished(state):
    outcomes = state.chances()
    for wish in {wishes!r}:
        if found := [each for each in outcomes if re.fullmatch(wish, state.write(each[0]))]:
            return found
    return outcomes

dealer.Dealer = Loaded
"""

# Every step of such a server's loop that takes a millisecond of processor time or more is noted down: how
# long it held everybody up, and whose it was. Processor time, because the machine may be busy otherwise.
PROBED = """
import time
from asyncio import events

run, steps = events.Handle._run, open({notes!r}, "a", buffering=1)

def timed(handle):
    call = handle._callback
    began = time.thread_time_ns()
    run(handle)
    spent = time.thread_time_ns() - began
    if spent >= 1_000_000:
        task = getattr(call, "__self__", None)
        name = task.get_coro().__qualname__ if hasattr(task, "get_coro") else repr(call)
        steps.write(f"{{spent / 1e6:.3f}} {{name}}\\n")

events.Handle._run = timed
"""


# --- the process -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Luck:
    """A word that all chance hangs on; and patterns of what shall come where it can ("drew spy")."""

    word: str
    wishes: tuple[str, ...] = ()


class Server:
    """A server process that can be killed and started again on the same port and database.

    Luck can be loaded: then chance is the same in all of its games, every time.
    """

    def __init__(
        self, database: str, folder: Path, luck: Luck | None = None, probed: bool = False, **settings: str
    ) -> None:
        self.database = database
        self.port = free_port()
        self.log = folder / f"server-{self.port}.log"
        self.steps = folder / f"steps-{self.port}"
        self.program = LAUNCH.format(
            before=(LOADED.format(**asdict(luck)) if luck else "")
            + (PROBED.format(notes=str(self.steps)) if probed else "")
        )
        self.settings = {"PACE": "0", "LIMITS": "no", **settings}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def launch(self) -> None:
        """Start the process; `ready` waits until it answers."""
        assert self.process is None
        environment = {name: text for name, text in os.environ.items() if not name.startswith("HEXHAVEN_")}
        environment |= {f"HEXHAVEN_{name}": text for name, text in self.settings.items()}
        # Games of the tests are found beside them.
        environment["PYTHONPATH"] = os.pathsep.join([*filter(None, [os.environ.get("PYTHONPATH")]), TESTS])
        serve = ["serve", "--port", str(self.port), "--database", self.database]
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", self.program, *serve],
                env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log,
            )  # fmt: skip

    def ready(self) -> None:
        assert self.process is not None
        deadline = time.monotonic() + 2 * PATIENCE
        while not accepts(self.port):
            assert self.process.poll() is None, f"the server did not start:\n{self.said()}"
            assert time.monotonic() < deadline, f"the server does not answer:\n{self.said()}"
            time.sleep(0.02)

    def start(self) -> None:
        self.launch()
        self.ready()

    def kill(self) -> None:
        """End it as a power cut would: nothing can be finished or put in order."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to end, and return how it did."""
        return self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> int:
        process, self.process = self.process, None
        if process is None:
            return 0
        process.send_signal(how)
        try:
            return process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise

    def memory(self) -> int:
        """Bytes of memory in use."""
        assert self.process is not None
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def said(self) -> str:
        """All that the process has written."""
        return self.log.read_text("utf-8", "replace")

    def forget_steps(self) -> None:
        """Begin anew to note down how long the loop is held (of a server that is probed)."""
        os.truncate(self.steps, 0)

    def held(self) -> list[tuple[float, str]]:
        """The longest steps of the loop since then, in milliseconds, and whose they were."""
        lines = [line.replace("\0", "").split(" ", 1) for line in self.steps.read_text().splitlines()]
        return sorted(((float(spent), name) for spent, name in lines), reverse=True)

    def complaints(self) -> list[str]:
        """What should not be in its log. Text that is none is the client's fault, and uvicorn notes it."""
        lines = self.said().splitlines()
        return [line for line in lines if line.startswith("ERROR") and "Invalid UTF-8" not in line]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def accepts(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@contextmanager
def running(database: str, folder: Path, probed: bool = False, **settings: str) -> Iterator[Server]:
    """A server that answers, and is gone afterwards, however the test ends."""
    server = Server(database, folder, None, probed, **settings)
    try:
        server.start()
        yield server
    finally:
        server.kill()


# --- people ------------------------------------------------------------------------------------------


class Person:
    """Somebody with a program of their own. Without a token, a stranger."""

    def __init__(self, server: Server, token: str | None = None) -> None:
        self.server = server
        self.token = token
        self.id = self.name = ""
        self.http = httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, trust_env=False)
        self.answers: list[httpx.Response] = []  # everything that came over HTTP

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    async def ask(self, method: str, path: str, body: object = None, **options: Any) -> httpx.Response:
        """Send a request to the API as it is, and return whatever comes back."""
        if body is not None:
            options["json"] = body
        headers = self.headers | options.pop("headers", {})
        answer = await self.http.request(method, f"/api{path}", headers=headers, **options)
        self.answers.append(answer)
        return answer

    async def get(self, path: str, **options: Any) -> Any:
        """What there is; it must be there."""
        return good(await self.ask("GET", path, **options))

    async def post(self, path: str, body: object = None, **options: Any) -> Any:
        return good(await self.ask("POST", path, body, **options))

    async def open_table(self, *seats: str, **wishes: Any) -> str:
        """Open a table and return its id."""
        id: str = (await self.post("/tables", {"seats": seats, **wishes}))["id"]
        return id

    async def play(self, table: str, **options: Any) -> "Socket":
        """Go to a table."""
        headers = self.headers | options.pop("headers", {})
        return await Socket.open(self.server, table, headers, **options)


def good(answer: httpx.Response) -> Any:
    assert answer.is_success, (
        f"{answer.request.method} {answer.request.url}: {answer.status_code} {answer.text}"
    )
    return answer.json()


async def newcomer(stack: AsyncExitStack, server: Server, name: str) -> Person:
    """A guest, for as long as the stack stands."""
    person = await stack.enter_async_context(Person(server))
    told = await person.post("/guests", {"name": name})
    person.token, person.id, person.name = told["token"], told["id"], told["name"]
    person.http.cookies.clear()  # the token alone shall count
    return person


async def stranger(stack: AsyncExitStack, server: Server, token: str | None = None) -> Person:
    """Somebody who is not signed in; perhaps with a token from somewhere."""
    return await stack.enter_async_context(Person(server, token))


# --- the socket --------------------------------------------------------------------------------------


class Socket:
    """One connection to a table: every text that came through it, and the table as they tell it."""

    def __init__(self, connection: ClientConnection, headers: dict[str, str]) -> None:
        self.connection = connection
        self.headers = headers  # who has connected
        self.numbers = count(1)
        self.received: list[str] = []
        self.version = -1
        self.seat = -1
        self.log: list[Message] = []
        self.chat: list[Message] = []
        self.present: Message = {}

    @classmethod
    async def open(
        cls, server: Server, table: str, headers: dict[str, str], language: str = "en", **options: Any
    ) -> "Socket":
        """Connect, and read the first message."""
        url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/play?language={language}"
        connection = await connect(
            url, additional_headers=headers, max_size=LARGEST, proxy=None, compression=None,
            ping_interval=None, close_timeout=1, open_timeout=PATIENCE, **options,
        )  # fmt: skip
        socket = cls(connection, headers)
        await socket.hear()
        return socket

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        await self.connection.close()

    def vanish(self) -> None:
        """Go without a word, as when the network is lost."""
        self.connection.transport.abort()

    # --- hearing ------------------------------------------------------------------------------------

    async def hear(self, within: float = PATIENCE) -> Message:
        """The next message; what it tells about the table is noted."""
        async with asyncio.timeout(within):
            data = await self.connection.recv()
        assert isinstance(data, str)
        self.received.append(data)
        DECODER.decode(data)  # the server keeps to its own protocol
        message: Message = msgspec.json.decode(data)
        self.note(message)
        return message

    def note(self, message: Message) -> None:
        kind = message["type"]
        if kind == "table":
            self.version, self.seat = message["version"], message["you"]
            self.log, self.chat, self.present = message["log"], message["chat"], message["present"]
        elif kind == "update":
            assert message["since"] == self.version, "a version was left out"
            self.version, self.present = message["version"], message["present"]
            self.log = self.log[: message["kept"]] + message["events"]
            self.chat = self.chat + message["chat"]
            assert [event["number"] for event in self.log] == list(range(1, len(self.log) + 1))
        elif kind == "presence":
            info = self.present["info"]
            info["seats"], info["spectators"] = message["seats"], message["spectators"]

    async def until(self, wanted: Callable[[], object], within: float = PATIENCE) -> None:
        """Hear until it is so."""
        async with asyncio.timeout(within):
            while not wanted():
                await self.hear(within)

    async def drain(self, quiet: float = 0.1) -> list[Message]:
        """Everything that comes until nothing more comes for a while."""
        messages = []
        try:
            while True:
                messages.append(await self.hear(quiet))
        except TimeoutError:
            return messages

    async def gone(self, within: float = PATIENCE) -> int | None:
        """Hear until the server hangs up, and return the code it gave."""
        try:
            async with asyncio.timeout(within):
                while True:
                    await self.hear(within)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else None

    # --- speaking -----------------------------------------------------------------------------------

    async def send(self, kind: str, **fields: Any) -> int:
        """Send a request and return its number."""
        number = fields.pop("id", None) or next(self.numbers)
        await self.connection.send(msgspec.json.encode({"type": kind, "id": number, **fields}).decode())
        return int(number)

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Send a request and return its answer."""
        return await self.answer(await self.send(kind, **fields))

    async def answer(self, number: int) -> Message:
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.hear()
                if message["type"] in ("done", "refused", "problem", "hints") and message["id"] == number:
                    return message

    async def raw(self, data: str | bytes) -> Message:
        """Send anything at all and return the problem it makes."""
        await self.connection.send(data)
        async with asyncio.timeout(PATIENCE):
            while (message := await self.hear())["type"] != "problem":
                pass
        return message

    # --- playing ------------------------------------------------------------------------------------

    @property
    def moment(self) -> Message:
        return self.present["moment"] or {}

    @property
    def choices(self) -> list[Message]:
        found: list[Message] = self.moment.get("choices", [])
        return found

    @property
    def is_asked(self) -> bool:
        return bool(self.moment.get("asks_you")) and self.present["info"]["status"] == "playing"

    @property
    def is_over(self) -> bool:
        return bool(self.present["info"]["status"] == "over")

    async def act(self, text: str) -> Message:
        return await self.ask("act", text=text, moment=self.moment["number"])

    async def play_on(self, rng: random.Random, moves: int) -> None:
        """Play so many moves of one's own, or to the end."""
        for _ in range(moves):
            await self.until(lambda: self.is_asked or self.is_over)
            if self.is_over:
                return
            answer = await self.act(choose(rng, self.choices))
            assert answer["type"] == "done" or answer["code"] == "stale", answer


BEST_FIRST = ("city", "settlement", "buy", "road")


def choose(rng: random.Random, choices: Sequence[Message]) -> str:
    """What a scripted player does: build if possible, else anything but talk that leads nowhere."""
    for verb in BEST_FIRST:
        found = [choice for choice in choices if choice["verb"] == verb]
        if found:
            return str(rng.choice(found)["text"])
    return str(rng.choice(choices)["text"])
