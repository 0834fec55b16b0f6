"""Long answers: made, written and compressed aside, so that nobody at a table waits for them."""

import gzip
from collections.abc import Callable
from typing import Any, Final

import msgspec
from litestar import MediaType, Response

from hexhaven.server.access import AnyConnection, address_of, hub_of

PACKED: Final = "packed"  # marks addresses whose answers are compressed here
LEVEL: Final = 6
LEAST: Final = 700  # bytes that are worth it


async def packed(
    request: AnyConnection, make: Callable[[], object], media_type: str = MediaType.JSON, **headers: str
) -> Response[Any]:
    """Answer with what is made aside: a message, or text."""
    fits = "gzip" in request.headers.get("accept-encoding", "")
    body, is_packed = await hub_of(request).aside.do(address_of(request), lambda: written(make(), fits))
    how = (
        {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"} if is_packed else {"Vary": "Accept-Encoding"}
    )
    return Response(body, media_type=media_type, headers={**how, **headers})


def written(answer: object, fits: bool) -> tuple[bytes, bool]:
    data = answer.encode() if isinstance(answer, str) else msgspec.json.encode(answer)
    if fits and len(data) >= LEAST:
        return gzip.compress(data, LEVEL), True
    return data, False
