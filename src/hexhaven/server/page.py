"""The page: one document for every address, and the built scripts, styles and pictures beside it."""

from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.router import Router
from litestar.static_files import create_static_files_router

ADDRESSES: Final = [
    "/", "/new", "/me", "/learn", "/t/{rest:path}", "/replay/{rest:path}", "/almanac", "/almanac/{rest:path}",
]  # fmt: skip
NOT_BUILT: Final = (
    "<!doctype html><title>Hexhaven</title><p>The page has not been built yet: run <code>make page</code>."
)
FOR_EVER: Final = "public, max-age=31536000, immutable"  # names hold a digest of the content


def routes(folder: Path) -> list[HTTPRouteHandler | Router]:
    """The handlers that serve the page from the folder it was built into."""

    @get(ADDRESSES, media_type=MediaType.HTML, include_in_schema=False)
    async def document() -> Response[str]:
        file = folder / "index.html"
        text = file.read_text("utf-8") if file.exists() else NOT_BUILT
        return Response(text, media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})

    if not (folder / "assets").exists():
        return [document]
    assets = create_static_files_router(
        "/assets", [folder / "assets"], include_in_schema=False, after_request=keep_for_ever
    )
    return [document, assets]


async def keep_for_ever(response: Response[Any]) -> Response[Any]:
    response.headers["Cache-Control"] = FOR_EVER
    return response
