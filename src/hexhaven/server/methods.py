"""Which methods an address knows: told to whoever asks, and to whoever tries another one."""

from collections.abc import Sequence

from litestar import Litestar
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.routes import HTTPRoute
from litestar.types import Message, Scope
from litestar.types.internal_types import PathParameterDefinition

NOT_ALLOWED = 405


async def allow(message: Message, scope: Scope) -> None:
    """A hook that sees every answer: the framework leaves the header out, or lists half of the methods."""
    if message["type"] != "http.response.start" or scope["type"] == ScopeType.WEBSOCKET:
        return
    if message["status"] == NOT_ALLOWED or scope["method"] == "OPTIONS":
        methods = allowed(scope["litestar_app"], scope["path"])
        if methods:
            MutableScopeHeaders(message)["Allow"] = ", ".join(methods)


def allowed(app: Litestar, path: str) -> list[str]:
    parts = [part for part in path.split("/") if part]
    routes = [route for route in app.routes if isinstance(route, HTTPRoute) and fits(route, parts)]
    return sorted({str(method) for route in routes for method in route.methods})


def fits(route: HTTPRoute, parts: Sequence[str]) -> bool:
    """Whether the route leads where the path does. A fixed word goes before a value in its place."""
    pattern = route.path_components
    if len(pattern) != len(parts):
        return False
    return all(part_fits(expected, part) for expected, part in zip(pattern, parts, strict=True))


def part_fits(expected: str | PathParameterDefinition, part: str) -> bool:
    return expected == part if isinstance(expected, str) else expected.type is not int or part.isdecimal()
