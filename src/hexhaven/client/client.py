"""What is asked for once, over HTTP: who one is, and tables."""

from typing import Any, Self, TypeVar

import httpx
import msgspec

from hexhaven.client.problems import Problem
from hexhaven.client.seat import Seat
from hexhaven.wire.message import Message
from hexhaven.wire.rest import (
    Credentials,
    NewAccount,
    NewGuest,
    NewTable,
    Person,
    SeatToken,
    SetSeat,
    SitDown,
    Somebody,
    Tables,
    Trouble,
)
from hexhaven.wire.table import TableInfo

T = TypeVar("T")
Known = TypeVar("Known", bound=Somebody)


class Client:
    """A person on a server: by the token of an earlier session, or after `guest`, `register` or `sign_in`."""

    def __init__(self, url: str, token: str | None = None, language: str = "en") -> None:
        self.url = url.rstrip("/")
        self.token = token
        self.language = language
        self.http = httpx.AsyncClient(base_url=f"{self.url}/api", params={"language": language})

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *failure: object) -> None:
        await self.http.aclose()

    # --- people -------------------------------------------------------------------------------------

    async def guest(self, name: str) -> Person:
        """Come in with nothing but a name."""
        return self.known(await self.ask("POST", "/guests", Person, NewGuest(name=name)))

    async def register(self, name: str, password: str) -> NewAccount:
        """Open an account; a guest keeps all games. Its recovery codes are told this once."""
        who = Credentials(name=name, password=password)
        return self.known(await self.ask("POST", "/accounts", NewAccount, who))

    async def sign_in(self, name: str, password: str) -> Person:
        who = Credentials(name=name, password=password)
        return self.known(await self.ask("POST", "/sign-in", Person, who))

    def known(self, person: Known) -> Known:
        """Keep the token: programs show it instead of a cookie."""
        self.token = person.token or self.token
        return person

    # --- tables -------------------------------------------------------------------------------------

    async def create(self, **wishes: Any) -> TableInfo:
        """Set up a table; the wishes are the fields of `NewTable`: game, map, seats, options, clock, ..."""
        return await self.ask("POST", "/tables", TableInfo, msgspec.convert(wishes, NewTable))

    async def tables(self) -> Tables:
        return await self.ask("GET", "/tables", Tables)

    async def table(self, id: str) -> TableInfo:
        return await self.ask("GET", f"/tables/{id}", TableInfo)

    async def sit(self, id: str, seat: int | None = None) -> TableInfo:
        """Take a seat, or the first open one."""
        return await self.ask("POST", f"/tables/{id}/seats", TableInfo, SitDown(seat=seat))

    async def set_seat(self, id: str, seat: int, who: str) -> TableInfo:
        """Give a seat to a bot by its name, or open it. Only the host can."""
        return await self.ask("PUT", f"/tables/{id}/seats/{seat}", TableInfo, SetSeat(who=who))

    async def start(self, id: str) -> TableInfo:
        """Begin to play. Only the host can."""
        return await self.ask("POST", f"/tables/{id}/start", TableInfo)

    async def seat_token(self, id: str, seat: int) -> SeatToken:
        """A token that plays this seat and nothing else."""
        return await self.ask("POST", f"/tables/{id}/seats/{seat}/token", SeatToken)

    async def record(self, id: str) -> str:
        """The record of the game, as far as it may be seen."""
        return (await self.send("GET", f"/tables/{id}/record")).text

    def play(self, id: str) -> Seat:
        """Go to a table: to one's seat there, or to watch."""
        return Seat(self.url, id, self.token, self.language)

    # --- asking -------------------------------------------------------------------------------------

    async def ask(self, method: str, path: str, answer: type[T], body: Message | None = None) -> T:
        """Ask the server for anything it answers with a message of a known type."""
        return msgspec.json.decode((await self.send(method, path, body)).content, type=answer)

    async def send(self, method: str, path: str, body: Message | None = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        if body is not None:
            headers["Content-Type"] = "application/json"
        content = None if body is None else msgspec.json.encode(body)
        response = await self.http.request(method, path, content=content, headers=headers)
        if response.is_error:
            raise problem_of(response)
        return response


def problem_of(response: httpx.Response) -> Problem:
    try:
        trouble = msgspec.json.decode(response.content, type=Trouble)
    except msgspec.DecodeError:
        return Problem(str(response.status_code), response.reason_phrase)
    return Problem(trouble.code, trouble.text)
