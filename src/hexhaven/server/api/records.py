"""What came of a game: its record, its replay, its figures, its dice."""

from functools import partial
from typing import Annotated

from litestar import Controller, MediaType, Response, get
from litestar.params import FromPath, FromQuery, QueryParameter

from hexhaven import scene
from hexhaven.core.game import CHANCE, NOBODY
from hexhaven.server.access import AnyConnection, AnyRequest, address_of, hub_of, language_of, person_or_none
from hexhaven.server.api.packed import PACKED, packed
from hexhaven.server.api.troubles import troubles
from hexhaven.server.desk import table_info
from hexhaven.server.errors import TroubleError
from hexhaven.server.game import Game
from hexhaven.server.meta import TableMeta, decode
from hexhaven.server.store import TableRow
from hexhaven.wire.rest import Draws, Replay, Summary

AFTERWARDS = ("no_table", "not_running", "not_over")
MOST_FRAMES = 200
LONGEST_GAME = 1_000_000  # entries; no game comes near
MINUTE = 60_000


class RecordsController(Controller):
    path = "/api/tables/{table:str}"
    tags = ("records",)

    @get(
        "/record",
        media_type=MediaType.TEXT,
        opt={PACKED: True},
        responses=troubles("no_table", "not_running"),
    )
    async def record(self, request: AnyRequest, table: FromPath[str]) -> Response[str]:
        """The record of a finished game; of a running one, as you saw it."""
        row, meta, game = await stored(request, table)
        shown = f'attachment; filename="hexhaven-{table}.hexhaven"'
        write = game.record.write
        if row.status != "over":
            write = partial(game.record.redacted, await own_view(request, meta))
        return await packed(request, write, "text/plain; charset=utf-8", **{"Content-Disposition": shown})

    @get("/replay", opt={PACKED: True}, responses=troubles("no_table", "not_running", "no_such_view"))
    async def replay(
        self, request: AnyRequest, table: FromPath[str], view: FromQuery[str] = "spectator",
        first: Annotated[int, QueryParameter(ge=0, le=LONGEST_GAME)] = 0,
        count: Annotated[int, QueryParameter(ge=1, le=MOST_FRAMES)] = 100,
    ) -> Response[Replay]:  # fmt: skip
        """A stretch of the game, as somebody saw it or with open hands."""
        row, meta, game = await stored(request, table)
        viewer = await viewer_named(request, row, meta, view)
        language = language_of(request)
        info = table_info(language, row, meta, hub_of(request).audience(table))
        return await packed(request, lambda: Replay(
            info=info,
            names=game.record.names,
            viewer=view_name(viewer),
            setting=scene.setting(language, game.state),
            entries=len(game.record.entries),
            first=first,
            frames=scene.frames(language, game.record, viewer, first, count),
        ))  # fmt: skip

    @get("/summary", opt={PACKED: True}, responses=troubles(*AFTERWARDS))
    async def summary(self, request: AnyRequest, table: FromPath[str]) -> Response[Summary]:
        """What a finished game looked like."""
        row, meta, game = await finished(request, table)
        language = language_of(request)
        info = table_info(language, row, meta, hub_of(request).audience(table))
        minutes = max(0, meta.ended - meta.started) // MINUTE
        return await packed(request, partial(scene.summary, language, game.record, info, minutes))

    @get("/draws", opt={PACKED: True}, responses=troubles(*AFTERWARDS))
    async def draws(self, request: AnyRequest, table: FromPath[str]) -> Response[Draws]:
        """The dice of a finished game, for whoever wants to check them."""
        _, _, game = await finished(request, table)
        return await packed(request, partial(scene.draws, game.record))


async def stored(request: AnyConnection, id: str) -> tuple[TableRow, TableMeta, Game]:
    """A game as it is stored: nothing is told that is not on disk."""
    hub = hub_of(request)
    hub.limits.aside.check(address_of(request))
    found = await hub.store.load(id)
    if found is None:
        raise TroubleError("no_table")
    game = await hub.open_game(found, address_of(request))
    if game is None:
        raise TroubleError("not_running")
    return found.row, decode(found.row.meta), game


async def finished(request: AnyConnection, id: str) -> tuple[TableRow, TableMeta, Game]:
    row, meta, game = await stored(request, id)
    if row.status != "over":
        raise TroubleError("not_over")
    return row, meta, game


async def own_view(request: AnyConnection, meta: TableMeta) -> int:
    """The asker's seat, or the audience's view."""
    person = await person_or_none(request)
    seat = meta.seat_of(person.id if person else None)
    return seat if seat >= 0 else NOBODY


async def viewer_named(request: AnyConnection, row: TableRow, meta: TableMeta, view: str) -> int:
    """Whose eyes a replay is seen with. While the game runs, only one's own and the audience's."""
    if view == "spectator":
        return NOBODY
    own = await own_view(request, meta)
    if view == "open" and row.status == "over":
        return CHANCE
    if view in map(str, range(len(meta.seats))) and (row.status == "over" or int(view) == own):
        return int(view)
    raise TroubleError("no_such_view")


def view_name(viewer: int) -> str:
    return {CHANCE: "open", NOBODY: "spectator"}.get(viewer, str(viewer))
