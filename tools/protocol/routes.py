"""What the server offers over HTTP, and what it limits, read from the server itself."""

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from inspect import cleandoc
from pathlib import Path
from typing import Any, get_args, get_origin

from litestar import Response
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute

from hexhaven.scene.services import all_services
from hexhaven.server import limits
from hexhaven.server.api.library import LibraryController
from hexhaven.server.api.people import PeopleController
from hexhaven.server.api.records import RecordsController
from hexhaven.server.api.tables import TablesController
from hexhaven.server.app import create_app
from hexhaven.server.errors import PACKAGE, STATUS, sentence
from hexhaven.server.settings import Settings
from hexhaven.texts import texts_in
from protocol.source import comments

TOPICS = (PeopleController, TablesController, RecordsController, LibraryController)
METHODS = ("GET", "POST", "PUT", "DELETE")


@dataclass(frozen=True)
class Route:
    """One thing to ask for: how, with which body, and what comes back."""

    method: str
    path: str
    query: tuple[str, ...]
    body: Any
    answer: Any
    doc: str


def routes() -> list[Route]:
    """All of them, topic by topic, in the order of the source; then what games answer."""
    app = create_app(Settings(database="sqlite:///never-opened.db"))
    described = app.openapi_schema.to_schema()["paths"]
    found = [
        (name, make_route(method, route.path, handler, described))
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for name, method, handler in handlers_of(route)
    ]
    return [route for _, route in sorted(found, key=lambda pair: place(*pair))]


def handlers_of(route: HTTPRoute) -> Iterator[tuple[str, str, HTTPRouteHandler]]:
    for handler in route.route_handlers:
        name = handler.fn.__qualname__
        for method in METHODS:
            if method in handler.http_methods and (is_topic(name) or route.path in services()):
                yield name, method, handler


def names() -> list[str]:
    return [topic.__name__ for topic in TOPICS]


def services() -> list[str]:
    return [f"/api{each.path}" for services in all_services() for each in services.asked]


def is_topic(name: str) -> bool:
    return name.split(".", maxsplit=1)[0] in names()


def place(name: str, route: Route) -> tuple[int, int]:
    """Where a handler stands: its topic, and its line there."""
    if not is_topic(name):
        return len(TOPICS), services().index(route.path)
    topic, function = name.split(".")
    number = names().index(topic)
    return number, list(vars(TOPICS[number])).index(function)


def make_route(
    method: str, path: str, handler: HTTPRouteHandler, described: Mapping[str, Any]
) -> Route:  # fmt: skip
    plain = re.sub(r"{(\w+):\w+}", r"{\1}", path)
    parameters = described[plain][method.lower()].get("parameters", [])
    body = handler.parsed_data_field
    return Route(
        method=method,
        path=plain,
        query=tuple(each["name"] for each in parameters if each["in"] == "query"),
        body=body.annotation if body else None,
        answer=unwrapped(handler.parsed_return_field.annotation),
        doc=" ".join(cleandoc(handler.fn.__doc__ or "").split()),
    )


def unwrapped(answer: Any) -> Any:
    """What is in an answer that also carries headers."""
    return get_args(answer)[0] if get_origin(answer) is Response else answer


# --- limits and errors -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Limit:
    what: str
    times: int
    seconds: int
    counted: str


def rates() -> list[Limit]:
    """How often one may do something; the comment in the source says by what it is counted."""
    text = Path(limits.__file__).read_text("utf-8")
    beside = comments(text)
    named = {
        node.targets[0].attr: beside.get(node.lineno, "")
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute)
    }
    return [
        Limit(name, limit.times, round(limit.seconds), named[name])
        for name, limit in vars(limits.Limits()).items()
        if isinstance(limit, limits.Limit)
    ]


def errors() -> list[tuple[str, int, str]]:
    """Every code with its HTTP status and what it says."""
    return [(code, STATUS.get(code, 400), sentence_of(code)) for code in texts_in(PACKAGE, "en")]


def sentence_of(code: str) -> str:
    message = texts_in(PACKAGE, "en")[code]
    values = dict.fromkeys(re.findall(r"{(\w+)}", message), "…")
    return sentence("en", code, **values)
