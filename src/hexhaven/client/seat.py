"""A seat at a table: hears what happens there, and acts."""

import asyncio
import time
from collections.abc import AsyncIterator
from itertools import count
from typing import Self
from urllib.parse import quote, urlencode

import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hexhaven.client.problems import Problem, Refused, Stale
from hexhaven.wire import scene, socket
from hexhaven.wire.scene import Choice, Event, Moment, Setting
from hexhaven.wire.socket import (
    Advice,
    ChatLine,
    Done,
    Hints,
    NotAllowed,
    Present,
    Request,
    ServerMessage,
    Update,
    Whole,
)

LARGEST = 16 * 2**20  # bytes of a message: the whole log of a very long game
SHORTEST_PAUSE, LONGEST_PAUSE = 0.1, 10.0  # seconds before calling again
DECODER: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)
BREAKS = (OSError, TimeoutError, InvalidHandshake)
NO_WAY_IN = 4404  # the code with which the server closes a line that leads to no table


def seat(url: str, table: str, token: str, language: str = "en") -> "Seat":
    """The seat that a seat token plays."""
    return Seat(url, table, token, language)


class Seat:
    """What one sees of a table, kept up to date, and what one does there.

    Iterate over it for the moments of the game: each time the newest one, up to the one in which the game is
    over. What happened in between stands in `log`. A broken line is mended; the moment that then stands is
    told again.
    """

    present: Present  # everything that changes: the table, the moment, the clock

    def __init__(self, url: str, table: str, token: str | None, language: str = "en") -> None:
        base = url.rstrip("/").replace("http", "ws", 1)
        query = urlencode({"language": language})
        self.address = f"{base}/api/tables/{quote(table, safe='')}/play?{query}"
        self.token = token
        self.you = -1  # the number of the seat; -1 for somebody who watches
        self.names: list[str] = []
        self.setting: Setting | None = None  # what does not change during a game; None before it has begun
        self.log: list[Event] = []
        self.chat: list[ChatLine] = []
        self.version = -1
        self.looks = 0  # how often the whole table was told
        self.line: ClientConnection | None = None  # once the server has told the table over it
        self.numbers = count(int(time.time() * 1000))  # of requests
        self.unanswered: dict[int, asyncio.Future[ServerMessage]] = {}
        self.news = asyncio.Event()
        self.complaint = Problem("closed", "The server has hung up.")
        self.failure: Exception | None = None

    async def __aenter__(self) -> Self:
        self.listener = asyncio.create_task(self.listen())
        try:
            while self.version < 0:
                await self.wait()
        except BaseException:
            await self.leave()
            raise
        return self

    async def __aexit__(self, *failure: object) -> None:
        await self.leave()

    async def leave(self) -> None:
        """Hang up. The seat stays one's own."""
        self.listener.cancel()
        await asyncio.wait([self.listener])

    async def __aiter__(self) -> AsyncIterator[Moment]:
        told: object = None
        while True:
            moment = self.moment
            if moment is None or (moment.number, self.looks) == told:
                await self.wait()
                continue
            told = moment.number, self.looks
            yield moment
            if moment.over:
                return

    @property
    def moment(self) -> Moment | None:
        """How the game stands now; None before it has begun."""
        return self.present.moment

    # --- saying -------------------------------------------------------------------------------------

    async def act(self, choice: Choice | str) -> None:
        """Do this now. Afterwards `moment` is the one that followed.

        Raises Stale if the game has moved on since the present moment, Refused if the rules do not allow it.
        """
        text = choice if isinstance(choice, str) else choice.text
        number = self.moment.number if self.moment else 0
        answer = await self.request(socket.Act(id=next(self.numbers), text=text, moment=number))
        if isinstance(answer, NotAllowed) and answer.refusal:
            raise Refused(answer.refusal.text, answer.refusal.article)

    async def why_not(self, text: str) -> scene.Refused | None:
        """Why an action is not allowed now, or None if it is."""
        answer = await self.request(socket.WhyNot(id=next(self.numbers), text=text))
        return answer.refusal if isinstance(answer, NotAllowed) else None

    async def hint(self) -> list[Advice]:
        """What the bot would do in one's place, best first."""
        answer = await self.request(socket.Hint(id=next(self.numbers)))
        return answer.advice if isinstance(answer, Hints) else []

    async def say(self, text: str) -> None:
        """Say something to the whole table."""
        await self.request(socket.Say(id=next(self.numbers), text=text))

    async def request(self, request: Request) -> ServerMessage:
        """Send any message and return its answer. A broken line raises Stale: who knows what came of it."""
        if self.line is None:
            raise broken()
        answer: asyncio.Future[ServerMessage] = asyncio.get_running_loop().create_future()
        self.unanswered[request.id] = answer
        try:
            await self.send(self.line, request)
            heard = await answer
        except ConnectionClosed:
            raise broken() from None
        finally:
            del self.unanswered[request.id]
        if isinstance(heard, socket.Problem):
            raise (Stale if heard.code == "stale" else Problem)(heard.code, heard.text)
        while isinstance(heard, Done) and self.version < heard.version:
            await self.wait()
        return heard

    async def send(self, line: ClientConnection, request: Request) -> None:
        await line.send(msgspec.json.encode(request).decode())

    # --- hearing ------------------------------------------------------------------------------------

    async def listen(self) -> None:
        """Hear the server until the seat is left, calling again when the line breaks."""
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        pause = SHORTEST_PAUSE
        while self.failure is None:
            try:
                async with connect(self.address, additional_headers=headers, max_size=LARGEST) as line:
                    async for data in line:
                        await self.hear(line, DECODER.decode(data))
                        self.news.set()
            except Exception as failure:
                self.failure = self.for_good(failure)
            pause = SHORTEST_PAUSE if self.line else min(2 * pause, LONGEST_PAUSE)
            self.line = None
            self.fail_requests(broken())
            self.news.set()
            await asyncio.sleep(pause)

    def for_good(self, failure: Exception) -> Exception | None:
        """What has gone wrong; None if calling again may help."""
        if isinstance(failure, ConnectionClosed):
            turned_away = failure.rcvd is not None and failure.rcvd.code == NO_WAY_IN
            return self.complaint if turned_away else None
        is_passing = isinstance(failure, BREAKS) and self.version >= 0
        return None if is_passing else failure

    def fail_requests(self, problem: Problem) -> None:
        for answer in self.unanswered.values():
            if not answer.done():
                answer.set_exception(problem)

    async def hear(self, line: ClientConnection, message: ServerMessage) -> None:
        match message:
            case Whole():
                self.line = line
                self.look_at(message)
            case Update() if message.since == self.version:
                self.take_in(message)
            case Update():  # something was missed
                await self.send(line, socket.Look(id=next(self.numbers)))
            case socket.Attendance():
                info = replace(self.present.info, seats=message.seats, spectators=message.spectators)
                self.present = replace(self.present, info=info)
            case socket.Problem(id=None):  # it could not read a request, or does not let us in
                self.complaint = Problem(message.code, message.text)
                self.fail_requests(self.complaint)
            case Done() | NotAllowed() | Hints() | socket.Problem():
                answer = self.unanswered.get(message.id or 0)
                if answer is not None and not answer.done():
                    answer.set_result(message)

    def look_at(self, whole: Whole) -> None:
        self.you, self.names, self.setting = whole.you, whole.names, whole.setting
        self.log, self.chat = whole.log, whole.chat
        self.version, self.present = whole.version, whole.present
        self.looks += 1

    def take_in(self, update: Update) -> None:
        self.log = [*self.log[: update.kept], *update.events]
        self.chat = [*self.chat, *update.chat]
        self.version, self.present = update.version, update.present

    async def wait(self) -> None:
        """Wait until something is heard; raise what has gone wrong for good."""
        if self.failure is None:
            self.news.clear()
            await self.news.wait()
        if self.failure is not None:
            raise self.failure


def broken() -> Stale:
    return Stale("broken", "The line to the server broke.")
