"""Guests, accounts and sessions."""

from typing import Any, TypeVar

from litestar import Controller, Response, get, post, put
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody

from hexhaven.server import renaming
from hexhaven.server.access import (
    COOKIE,
    COOKIE_SECONDS,
    DEVICE,
    DEVICE_SECONDS,
    AnyRequest,
    address_of,
    bearer_of,
    device_of,
    hub_of,
    language_of,
    people_of,
    person_or_none,
    signed_in,
    token_of,
)
from hexhaven.server.api.tables import sound
from hexhaven.server.api.troubles import NAMES, PASSWORDS, troubles
from hexhaven.server.desk import table_info
from hexhaven.server.hub import Hub
from hexhaven.server.meta import decode
from hexhaven.server.store import TableRow, folded
from hexhaven.wire.rest import Credentials, Figures, GameRow, NewAccount, NewGuest, Person, Profile

T = TypeVar("T")
NOTHING = ResponseSpec(None, description="Done.")
MOST_GAMES = 100  # that are listed; all of them count


class PeopleController(Controller):
    path = "/api"
    tags = ("people",)

    @post("/guests", status_code=201, responses=troubles(*NAMES, "too_often"))
    async def guest(self, request: AnyRequest, data: JSONBody[NewGuest]) -> Response[Person]:
        """Come in with a name, without an account."""
        hub_of(request).limits.new_people.check(address_of(request))
        person, token = await people_of(request).guest(data.name, device_of(request))
        return with_cookie(request, shown(person, token), token)

    @post("/accounts", status_code=201, responses=troubles(*NAMES, *PASSWORDS, "too_often"))
    async def register(self, request: AnyRequest, data: JSONBody[Credentials]) -> Response[NewAccount]:
        """Make an account; a guest who is signed in becomes one and keeps everything but old sessions and
        seat tokens. The recovery codes are shown this once."""
        hub_of(request).limits.new_people.check(address_of(request))
        guest = await person_or_none(request)
        person, token, codes = await people_of(request).register(
            data.name, data.password, guest, device_of(request)
        )
        if guest is not None:
            await hub_of(request).something_ended(guest.id)
            await renaming.everywhere(hub_of(request), guest.id)
        answer = with_cookie(request, new_account(person, token, codes), token)
        return await remembered(request, answer, person.id)

    @post("/sign-in", status_code=201, responses=troubles("wrong_password", "too_often"))
    async def sign_in(self, request: AnyRequest, data: JSONBody[Credentials]) -> Response[Person]:
        """Sign in to an account. What a guest who was signed in keeps comes along."""
        limits, people = hub_of(request).limits, people_of(request)
        device = await people.known_device(data.name, request.cookies.get(DEVICE, ""))
        knock = await limits.knock(folded(data.name), address_of(request), device)
        person, token = await people.sign_in(data.name, data.password, device_of(request))
        knock.was_right()
        await bring_along(request, person)
        return await remembered(request, with_cookie(request, shown(person, token), token), person.id)

    @post("/sign-out", status_code=204, responses=troubles() | {204: NOTHING})
    async def sign_out(self, request: AnyRequest) -> Response[None]:
        """End this session; its lines to tables are closed, and its seat tokens end."""
        token, person = token_of(request), await person_or_none(request)
        if token:
            await people_of(request).sign_out(token)
        if person is not None:
            await hub_of(request).something_ended(person.id)
        return without_cookie()

    @get("/me", responses=troubles("not_signed_in"))
    async def me(self, request: AnyRequest) -> Response[Person]:
        """Who you are."""
        response = Response(await signed_in(request))
        if bearer_of(request) is None:
            give_cookie(request, response, request.cookies[COOKIE])  # it lasts as long as the session does
        return response

    @put("/me", responses=troubles("not_signed_in", *NAMES, "too_often"))
    async def rename(self, request: AnyRequest, data: JSONBody[NewGuest]) -> Person:
        """Take another name. Tables where you sit show it at once; games that are over keep the old one."""
        hub = hub_of(request)
        hub.limits.new_people.check(address_of(request))
        person = await people_of(request).rename(await signed_in(request), data.name)
        await renaming.everywhere(hub, person.id)
        return person

    @get("/me/profile", responses=troubles("not_signed_in"))
    async def profile(self, request: AnyRequest) -> Profile:
        """Your games and how they went."""
        person = await signed_in(request)
        hub = hub_of(request)
        rows = await hub.store.of_person(person.id, limit=None)
        games = [game_row(hub, language_of(request), row, person.id) for row in sound(hub, rows)]
        return Profile(person=person, games=games[:MOST_GAMES], figures=figures(games))


async def bring_along(request: AnyRequest, person: Person) -> None:
    """Whoever was a guest until now comes back to this guest never more: what they have kept is not lost."""
    guest = await person_or_none(request)
    if guest is not None and not guest.account:
        await hub_of(request).store.pass_on(guest.id, person.id)


def shown(person: Person, token: str) -> Person:
    return Person(id=person.id, name=person.name, account=person.account, token=token)


def new_account(person: Person, token: str, codes: list[str]) -> NewAccount:
    return NewAccount(id=person.id, name=person.name, account=True, token=token, codes=codes)


def with_cookie(request: AnyRequest, answer: T, token: str) -> Response[T]:
    response = Response(answer, status_code=201)
    give_cookie(request, response, token)
    return response


async def remembered(request: AnyRequest, response: Response[T], person: str) -> Response[T]:
    """Let the device be known when it comes back, also after signing out."""
    response.set_cookie(
        key=DEVICE, value=await people_of(request).device_pass(person), max_age=DEVICE_SECONDS, path="/api",
        httponly=True, samesite="lax", secure=hub_of(request).settings.https,
    )  # fmt: skip
    return response


def without_cookie() -> Response[None]:
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


def give_cookie(request: AnyRequest, response: Response[Any], token: str) -> None:
    response.set_cookie(
        key=COOKIE, value=token, max_age=COOKIE_SECONDS, httponly=True, samesite="lax",
        secure=hub_of(request).settings.https,
    )  # fmt: skip


def game_row(hub: Hub, language: str, row: TableRow, person: str) -> GameRow:
    meta = decode(row.meta)
    seat = meta.seat_of(person)
    info = table_info(language, row, meta, hub.audience(row.id))
    return GameRow(table=info, seat=seat, your_turn=row.status == "playing" and seat in meta.waiting)


def figures(games: list[GameRow]) -> Figures:
    """How finished games went."""
    over = [game for game in games if game.table.result is not None]
    wins = [game for game in over if game.table.result is not None and game.table.result.winner == game.seat]
    points = [game.table.result.points[game.seat] for game in over if game.table.result is not None]
    return Figures(
        games=len(over),
        wins=len(wins),
        points=sum(points) / len(points) if points else 0.0,
        longest_win=max((game.table.round for game in wins), default=0),
    )
