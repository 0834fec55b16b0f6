"""What speaks for a person: sessions, seat tokens, the password and the recovery codes."""

from litestar import Controller, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody

from hexhaven.server.access import AnyRequest, address_of, device_of, hub_of, people_of, session_of
from hexhaven.server.api.people import (
    NOTHING,
    bring_along,
    new_account,
    remembered,
    with_cookie,
    without_cookie,
)
from hexhaven.server.api.troubles import PASSWORDS, troubles
from hexhaven.server.errors import TroubleError
from hexhaven.server.hub import Hub
from hexhaven.server.meta import decode
from hexhaven.server.people import handle, person_of
from hexhaven.server.store import SeatTokenRow, SessionRow
from hexhaven.wire.rest import (
    NewAccount,
    NewPassword,
    Proof,
    Recovery,
    RecoveryCodes,
    SignInInfo,
    SignIns,
    TokenInfo,
)

DONE = {204: NOTHING}


class SignInsController(Controller):
    path = "/api"
    tags = ("people",)

    @get("/me/sign-ins", responses=troubles("not_signed_in"))
    async def sign_ins(self, request: AnyRequest) -> SignIns:
        """Where you are signed in, and the seat tokens you gave out."""
        session, hub = await session_of(request), hub_of(request)
        person = session.person.id
        devices = await hub.store.sessions_of(person, people_of(request).now())
        tokens = [await token_info(hub, row) for row in await hub.store.seat_tokens_of(person)]
        return SignIns(
            devices=[device_info(row, session) for row in devices],
            tokens=[token for token in tokens if token is not None],
            codes=await hub.store.count_codes(person),
        )

    @delete(
        "/me/sign-ins/{id:str}", status_code=204, responses=troubles("not_signed_in", "no_sign_in") | DONE
    )
    async def end_session(self, request: AnyRequest, id: FromPath[str]) -> None:
        """Sign a device of yours out; its lines to tables are closed, and its seat tokens end."""
        session, hub = await session_of(request), hub_of(request)
        rows = await hub.store.sessions_of(session.person.id, people_of(request).now())
        await hub.store.drop_session(named(id, [row.token for row in rows]))
        await hub.something_ended(session.person.id)

    @delete("/me/tokens/{id:str}", status_code=204, responses=troubles("not_signed_in", "no_sign_in") | DONE)
    async def end_token(self, request: AnyRequest, id: FromPath[str]) -> None:
        """Revoke a seat token; whoever plays with it is shown out."""
        session, hub = await session_of(request), hub_of(request)
        rows = await hub.store.seat_tokens_of(session.person.id)
        await hub.store.drop_seat_token(named(id, [row.token for row in rows]))
        await hub.something_ended(session.person.id)

    @post("/me/sign-out-everywhere", status_code=204, responses=troubles("not_signed_in") | DONE)
    async def sign_out_everywhere(self, request: AnyRequest) -> Response[None]:
        """End all your sessions, this one too, and all your seat tokens."""
        session, hub = await session_of(request), hub_of(request)
        await hub.store.drop_sessions(session.person.id)
        await hub.something_ended(session.person.id)
        return without_cookie()

    @put("/me/password", responses=troubles("not_signed_in", *PASSWORDS, "too_often"))
    async def change_password(
        self, request: AnyRequest, data: JSONBody[NewPassword]
    ) -> Response[RecoveryCodes]:
        """Take another password. All other sessions and all seat tokens end, and there are new recovery
        codes."""
        session, hub = await session_of(request), hub_of(request)
        hub.limits.proofs.check(handle(session.token))
        codes = await people_of(request).change_password(session, data.old, data.password)
        await hub.something_ended(session.person.id)
        return await remembered(request, Response(RecoveryCodes(codes=codes)), session.person.id)

    @post(
        "/me/recovery-codes",
        status_code=201,
        responses=troubles("not_signed_in", "wrong_password", "too_often"),
    )
    async def renew_codes(self, request: AnyRequest, data: JSONBody[Proof]) -> RecoveryCodes:
        """New recovery codes, shown this once; the old ones end."""
        session = await session_of(request)
        hub_of(request).limits.proofs.check(handle(session.token))
        codes = await people_of(request).renew_codes(person_of(session.person), data.password)
        return RecoveryCodes(codes=codes)

    @post("/recover", status_code=201, responses=troubles(*PASSWORDS, "too_often"))
    async def recover(self, request: AnyRequest, data: JSONBody[Recovery]) -> Response[NewAccount]:
        """Set a new password with a recovery code. All sessions end, and there are new codes."""
        hub = hub_of(request)
        hub.limits.recoveries.check(address_of(request))
        person, token, codes = await people_of(request).recover(
            data.name, data.code, data.password, device_of(request)
        )
        await hub.something_ended(person.id)
        await bring_along(request, person)
        answer = with_cookie(request, new_account(person, token, codes), token)
        return await remembered(request, answer, person.id)


def named(id: str, tokens: list[bytes]) -> bytes:
    """The one of somebody's own tokens that has this handle."""
    for token in tokens:
        if handle(token) == id:
            return token
    raise TroubleError("no_sign_in")


def device_info(row: SessionRow, here: SessionRow) -> SignInInfo:
    return SignInInfo(
        id=handle(row.token),
        device=row.device,
        created=row.created,
        used=row.used,
        here=row.token == here.token,
    )


async def token_info(hub: Hub, row: SeatTokenRow) -> TokenInfo | None:
    """A token that opens something; one for a seat that has changed hands does not."""
    table = await hub.store.row(row.table)
    if table is None:
        return None
    meta = decode(table.meta)
    seat = meta.seats[row.seat]
    if seat.lease != row.lease:
        return None
    return TokenInfo(
        id=handle(row.token), table=row.table, title=meta.title, seat=row.seat, name=seat.name,
        created=row.created, used=row.used,
    )  # fmt: skip
