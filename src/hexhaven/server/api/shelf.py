"""What people have made for a game and keep: found again wherever they sign in."""

import re

from litestar import Controller, delete, get, put
from litestar.params import FromPath, JSONBody

from hexhaven.scene.services import Shelf, shelf_in
from hexhaven.server.access import AnyRequest, hub_of, signed_in
from hexhaven.server.api.people import NOTHING
from hexhaven.server.api.services import understood
from hexhaven.server.api.troubles import troubles
from hexhaven.server.clock import now_ms
from hexhaven.server.errors import TroubleError
from hexhaven.server.store import ChangedElsewhere, KeptRow, ShelfFull
from hexhaven.wire.rest import Kept, ToKeep

MOST_KEPT = 100  # by one person for one game
ID = re.compile("[a-z0-9]{1,32}")  # a name that whoever keeps something gives it

KEEPING = ("not_signed_in", "no_shelf", "unfit", "bad_value", "changed_elsewhere", "shelf_full")
DONE = {204: NOTHING}


class ShelfController(Controller):
    path = "/api/me/shelf/{game:str}"
    tags = ("people",)

    @get("/", responses=troubles("not_signed_in", "no_shelf"))
    async def kept(self, request: AnyRequest, game: FromPath[str]) -> list[Kept]:
        """What you keep for a game, the last changed first."""
        person = await signed_in(request)
        found(game)
        return [shown(row) for row in await hub_of(request).store.kept_by(person.id, game)]

    @put("/{id:str}", responses=troubles(*KEEPING, "too_often"))
    async def keep(
        self, request: AnyRequest, game: FromPath[str], id: FromPath[str], data: JSONBody[ToKeep]
    ) -> Kept:
        """Keep something under an id of your choice, finished or not: the game must be able to read it. What
        was changed elsewhere since is not overwritten."""
        person, hub = await signed_in(request), hub_of(request)
        hub.limits.keeping.check(person.id)
        await understood(request, found(game), data.text)
        text = data.text.replace("\0", "")  # which PostgreSQL does not keep
        row = KeptRow(person.id, game, checked(id), text, data.revision, now_ms())
        try:
            return shown(await hub.store.keep(row, MOST_KEPT))
        except ChangedElsewhere:
            raise TroubleError("changed_elsewhere") from None
        except ShelfFull as full:
            raise TroubleError("shelf_full", str(full.most)) from None

    @delete(
        "/{id:str}",
        status_code=204,
        responses=troubles("not_signed_in", "no_shelf", "bad_value", "too_often") | DONE,
    )
    async def forget(self, request: AnyRequest, game: FromPath[str], id: FromPath[str]) -> None:
        """Keep something no longer."""
        person, hub = await signed_in(request), hub_of(request)
        hub.limits.keeping.check(person.id)
        found(game)
        await hub.store.drop_kept(person.id, game, checked(id))


def found(game: str) -> Shelf:
    shelf = shelf_in(game)
    if shelf is None:
        raise TroubleError("no_shelf")
    return shelf


def checked(id: str) -> str:
    if not ID.fullmatch(id):
        raise TroubleError("bad_value", id)
    return id


def shown(row: KeptRow) -> Kept:
    return Kept(id=row.id, text=row.text, revision=row.revision, changed=row.changed)
