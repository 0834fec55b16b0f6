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

ADDRESSES: Final = [
    "/", "/new", "/me", "/learn", "/t/{rest:path}", "/replay/{rest:path}", "/almanac", "/almanac/{rest:path}",
    *(page for services in all_services() for page in services.pages),
]  # fmt: skip
NOT_BUILT: Final = (
    "<!doctype html><title>Hexhaven</title><p>The page has not been built yet: run <code>make page</code>."
)
PUBLIC: Final = {"favicon.svg", "manifest.webmanifest", "robots.txt"}
ASK_AGAIN: Final = {"Cache-Control": "no-cache"}
FOR_EVER: Final = "public, max-age=31536000, immutable"  # names hold a digest of the content


def routes(folder: Path) -> list[HTTPRouteHandler | Router]:
    """The handlers that serve the page from the folder it was built into."""
    beside = {file.name: file for file in folder.glob("*") if file.is_file()} if folder.exists() else {}

    def index(status: int) -> Response[str]:
        text = beside["index.html"].read_text("utf-8") if beside else NOT_BUILT
        return Response(text, status_code=status, media_type=MediaType.HTML, headers=ASK_AGAIN)

    @get(ADDRESSES, include_in_schema=False)
    async def document() -> Response[str]:
        return index(200)

    @get("/{name:str}", include_in_schema=False)
    async def file_beside(name: FromPath[str]) -> Response[Any]:
        """An icon or the like; any other address gets the document, which says that nothing is there."""
        if name not in PUBLIC & set(beside):
            return index(404)
        return File(beside[name], filename=name, content_disposition_type="inline", headers=ASK_AGAIN)

    if not (folder / "assets").exists():
        return [document, file_beside]
    assets = create_static_files_router(
        "/assets", [folder / "assets"], include_in_schema=False, after_request=keep_for_ever,
        exception_handlers={InternalServerException: no_such_file, ValueError: no_such_file},
    )  # fmt: skip
    return [document, file_beside, assets]


def no_such_file(request: Request[Any, Any, Any], problem: Exception) -> Response[str]:
    """A name that no file can have."""
    return Response("", status_code=404, media_type=MediaType.TEXT)


async def keep_for_ever(response: Response[Any]) -> Response[Any]:
    response.headers["Cache-Control"] = FOR_EVER
    return response
