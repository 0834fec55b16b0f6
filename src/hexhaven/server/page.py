"""The page: one document for every address, and the built scripts, styles and pictures beside it."""

from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.exceptions import InternalServerException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import File
from litestar.router import Router
from litestar.static_files import create_static_files_router

from hexhaven.scene.services import all_services
from hexhaven.server import sharing

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


def routes(folder: Path) -> list[HTTPRouteHandler | Router]:
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

    if not (folder / "assets").exists():
        return [document, file_beside, sharing.shared_picture]
    assets = create_static_files_router(
        "/assets", [folder / "assets"], include_in_schema=False, after_request=keep_for_ever,
        exception_handlers={InternalServerException: no_such_file, ValueError: no_such_file},
    )  # fmt: skip
    return [document, file_beside, sharing.shared_picture, assets]


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


def no_such_file(request: Request[Any, Any, Any], problem: Exception) -> Response[str]:
    """A name that no file can have."""
    return Response("", status_code=404, media_type=MediaType.TEXT)


async def keep_for_ever(response: Response[Any]) -> Response[Any]:
    response.headers["Cache-Control"] = FOR_EVER
    return response
