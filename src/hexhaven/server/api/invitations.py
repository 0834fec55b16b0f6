"""What an invitation shows: the board that is waiting, and the link as a code to scan."""

import io
from functools import lru_cache, partial
from typing import Annotated, Any, Final, Literal

import segno
from litestar import Controller, Response, get
from litestar.params import FromPath, QueryParameter

from hexhaven import scene
from hexhaven.server.access import AnyRequest, hub_of, language_of, origin_of
from hexhaven.server.api.packed import PACKED, packed
from hexhaven.server.api.troubles import troubles
from hexhaven.server.errors import TroubleError
from hexhaven.server.meta import decode
from hexhaven.wire.rest import MapPicture

SVG: Final = "image/svg+xml"
KEPT: Final = 256  # codes: those at a table look at the same one
QUIET: Final = 4  # light modules around the code, so that a camera finds it on any ground


class InvitationsController(Controller):
    path = "/api/tables/{table:str}"
    tags = ("tables",)

    @get("/map", opt={PACKED: True}, responses=troubles("no_table", "no_map"))
    async def map(self, request: AnyRequest, table: FromPath[str]) -> Response[MapPicture]:
        """The board of a table; an example of it, where it is drawn anew for every game."""
        row = await hub_of(request).store.row(table)
        if row is None:
            raise TroubleError("no_table")
        meta = decode(row.meta)
        wish = meta.wish
        options = tuple(wish.options.items())
        draw = partial(
            picture, language_of(request), wish.game, len(meta.seats), wish.preset, options, wish.map
        )
        return await packed(request, draw)

    @get("/code", media_type=SVG, opt={PACKED: True}, responses=troubles("no_table"))
    async def code(
        self, request: AnyRequest, table: FromPath[str],
        scheme: Annotated[Literal["http", "https"] | None, QueryParameter()] = None,
    ) -> Response[str]:  # fmt: skip
        """The link to the table as a QR code. A page knows best whether it was reached over https; not every
        proxy tells the server."""
        if await hub_of(request).store.row(table) is None:
            raise TroubleError("no_table")
        link = f"{origin_of(request, scheme)}/t/{table}"
        return await packed(request, partial(drawn_code, link), SVG)


def picture(*asked: Any) -> MapPicture:
    found = scene.map_picture(*asked)
    if found is None:
        raise TroubleError("no_map")
    return found


@lru_cache(KEPT)
def drawn_code(link: str) -> str:
    """Dark on light, whatever the theme: many cameras read nothing else."""
    out = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        out, kind="svg", border=QUIET, dark="#000", light="#fff", xmldecl=False, omitsize=True, nl=False
    )
    return out.getvalue().decode()
