"""What a link shows when somebody pastes it into a chat: a title, a sentence and a picture (Open Graph).

A link to a table is its key, and whoever fetches it may also watch. Even so the names of the people there are
not told, nor anything of the game: only what the table is called, what is played, and whether there is room.
"""

from dataclasses import dataclass
from functools import cache
from html import escape
from importlib.resources import files
from typing import Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from hexhaven import catalog
from hexhaven.layers import packages
from hexhaven.server.access import AnyRequest, hub_of, language_of, origin_of
from hexhaven.server.errors import PACKAGE, TroubleError
from hexhaven.server.meta import ID_LENGTH, ID_SIGNS, TableMeta, decode
from hexhaven.server.store import StoreError, TableRow
from hexhaven.texts import filled, texts_in

PICTURE: Final = "share.jpg"  # in the folder of a game; chats show no SVG
SIZE: Final = (1200, 630)  # what they agree on
OF_A_TABLE: Final = ("t", "replay")  # addresses that go on with the id of a table
LOCALES: Final = {"en": "en_GB", "de": "de_DE"}
A_DAY: Final = {"Cache-Control": "public, max-age=86400"}


@dataclass(frozen=True)
class Card:
    """What is shown of a link."""

    title: str
    text: str
    game: catalog.Game


async def head(request: AnyRequest) -> str:
    """The title of a page and its tags, in the language of whoever asks."""
    language = language_of(request)
    card = await card_of(request, language)
    title = f"<title>{escape(card.title)}</title>"
    try:
        origin = origin_of(request)
    except TroubleError:
        return title  # nobody comes back to an address that is none
    return title + "".join(map(tag, tags(card, language, origin, request.url.path)))


async def card_of(request: AnyRequest, language: str) -> Card:
    row = await table_at(request)
    if row is not None:
        try:
            return table_card(language, row, decode(row.meta))
        except TroubleError:
            pass  # it is damaged; whoever opens it is told
    return Card(told(language, "title"), told(language, "start"), catalog.usual())


async def table_at(request: AnyRequest) -> TableRow | None:
    """The table that the address is one of. The page comes even when the store does not answer."""
    place, _, rest = request.url.path.strip("/").partition("/")
    id = rest.partition("/")[0]
    if place not in OF_A_TABLE or len(id) != ID_LENGTH or not set(ID_SIGNS).issuperset(id):
        return None
    try:
        return await hub_of(request).store.row(id)
    except StoreError:
        return None


def table_card(language: str, row: TableRow, meta: TableMeta) -> Card:
    game = catalog.game(meta.wish.game)
    free = sum(seat.is_open for seat in meta.seats)
    kind = row.status if row.status != "open" or free else "full"
    return Card(
        title=told(language, "table", title=meta.title, game=game.name[language]),
        text=told(language, kind, free=free, seats=len(meta.seats)),
        game=game,
    )


def told(language: str, key: str, **values: object) -> str:
    return filled(texts_in(PACKAGE, language, "shared")[key], values)


# --- tags --------------------------------------------------------------------------------------------


def tags(card: Card, language: str, origin: str, path: str) -> list[tuple[str, str]]:
    picture = picture_of(card.game)
    shown = [
        ("og:image", f"{origin}/share/{picture}/{PICTURE}"),
        ("og:image:type", "image/jpeg"),
        ("og:image:width", str(SIZE[0])),
        ("og:image:height", str(SIZE[1])),
        ("og:image:alt", card.game.name[language]),
        ("twitter:card", "summary_large_image"),
    ]
    return [
        ("og:site_name", "Hexhaven"),
        ("og:type", "website"),
        ("og:locale", LOCALES[language]),
        ("og:title", card.title),
        ("og:description", card.text),
        ("og:url", origin + path),
        *(shown if picture is not None else []),
    ]


def tag(named: tuple[str, str]) -> str:
    name, value = named
    key = "property" if name.startswith("og:") else "name"
    return f'<meta {key}="{name}" content="{escape(value)}">'


# --- pictures ----------------------------------------------------------------------------------------


def picture_of(game: catalog.Game) -> str | None:
    """The part of a game whose picture stands for it: the last one that has one."""
    return next((slice for slice in reversed(game.slices) if picture(slice) is not None), None)


@cache
def picture(slice: str) -> bytes | None:
    file = files(packages()[slice]).joinpath(PICTURE)
    return file.read_bytes() if file.is_file() else None


@get("/share/{slice:str}/" + PICTURE, include_in_schema=False)
async def shared_picture(slice: FromPath[str]) -> Response[bytes]:
    data = picture(slice) if slice in packages() else None
    if data is None:
        raise NotFoundException
    return Response(data, media_type="image/jpeg", headers=A_DAY)
