"""The page: one document for every address, and the built scripts, styles and pictures beside it."""

import re
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, MediaType, Request, Response, get, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import File

from hexhaven.scene.services import all_services
from hexhaven.server import sharing
from hexhaven.server.api.packed import PACKED

ADDRESSES: Final = [
    "/", "/new", "/me", "/learn", "/t/{rest:path}", "/replay/{rest:path}", "/almanac", "/almanac/{rest:path}",
    *(page for services in all_services() for page in services.pages),
]  # fmt: skip
NOT_BUILT: Final = (
    "<!doctype html><title>Hexhaven</title><p>The page has not been built yet: run <code>make page</code>."
)
TITLE: Final = "<title>Hexhaven</title>"  # in its place comes what is told of the address
PUBLIC: Final = {"favicon.svg", "manifest.webmanifest", "robots.txt"}
ASK_AGAIN: Final = {"Cache-Control": "no-cache"}
FOR_EVER: Final = "public, max-age=31536000, immutable"  # names hold a digest of the content
ASSET_NAME: Final = re.compile(r"[\w.-]{1,100}")
PACKINGS: Final = {
    "br": ".br",
    "gzip": ".gz",
}  # the smallest first; the build leaves them beside what they pack


def routes(folder: Path) -> list[HTTPRouteHandler]:
    """The handlers that serve the page from the folder it was built into."""
    beside = {file.name: file for file in folder.glob("*") if file.is_file()} if folder.exists() else {}

    template = Template(beside["index.html"]) if beside else None

    def index(status: int, head: str = TITLE) -> Response[str]:
        text = template.text().replace(TITLE, head, 1) if template else NOT_BUILT
        headers = {**ASK_AGAIN, "Vary": "Accept-Language"}
        return Response(text, status_code=status, media_type=MediaType.HTML, headers=headers)

    @get(ADDRESSES, include_in_schema=False)
    async def document(request: Request[Any, Any, Any]) -> Response[str]:
        return index(200, await sharing.head(request))

    @get("/{name:str}", include_in_schema=False)
    async def file_beside(name: FromPath[str]) -> Response[Any]:
        """An icon or the like; any other address gets the document, which says that nothing is there."""
        if name not in PUBLIC & set(beside):
            return index(404)
        return File(beside[name], filename=name, content_disposition_type="inline", headers=ASK_AGAIN)

    @route(
        "/assets/{name:str}",
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        opt={PACKED: True},
    )
    async def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> File:
        """A script, style, font, picture or sound, as small as the browser can take it."""
        file = folder / "assets" / name
        if not ASSET_NAME.fullmatch(name) or not file.is_file():
            raise NotFoundException
        return packed_file(file, request.headers.get("accept-encoding", ""))

    return [document, file_beside, sharing.shared_picture, asset]


def packed_file(file: Path, accepted: str) -> File:
    codings = {each.partition(";")[0].strip() for each in accepted.split(",")}
    headers = {"Cache-Control": FOR_EVER, "Vary": "Accept-Encoding"}
    media_type = guess_type(file.name)[0] or "application/octet-stream"
    for coding, ending in PACKINGS.items():
        packed = file.with_name(file.name + ending)
        if coding in codings and packed.is_file():
            return inline(packed, file.name, media_type, {**headers, "Content-Encoding": coding})
    return inline(file, file.name, media_type, headers)


def inline(file: Path, name: str, media_type: str, headers: dict[str, str]) -> File:
    return File(
        file, filename=name, media_type=media_type, content_disposition_type="inline", headers=headers
    )


class Template:
    """The document as it was built. It is read again when it has been built anew."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.state: tuple[int, int] | None = None
        self.kept = ""

    def text(self) -> str:
        found = self.file.stat()
        if (state := (found.st_mtime_ns, found.st_size)) != self.state:
            self.kept, self.state = self.file.read_text("utf-8"), state
        return self.kept
