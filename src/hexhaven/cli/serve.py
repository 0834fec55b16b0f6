"""`hexhaven serve`: the game in the browser, for oneself, the living room or the world."""

import os
import webbrowser
from collections.abc import Callable, Mapping
from typing import Annotated
from urllib.error import URLError
from urllib.request import urlopen

from cyclopts import Parameter

from hexhaven.cli.console import current
from hexhaven.cli.errors import UsageError
from hexhaven.cli.language import Language, language_of
from hexhaven.cli.texts import tell

LOCAL = ("127.0.0.1", "localhost", "::1", "0.0.0.0")


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    open: Annotated[bool, Parameter(negative="")] = False,
    language: Language = None,
) -> int:
    """Serve the game to browsers."""
    console = current()
    spoken = language_of(language, console.env)
    address = address_of(host, port)
    if is_hexhaven(address):
        console.say(tell(spoken, "serve.already", address=address))
        if open:
            webbrowser.open(address)
        return 0

    def answers(address: str) -> None:
        console.say(tell(spoken, "serve.running", address=address))
        if open:
            webbrowser.open(address)

    run(host, port, {"HEXHAVEN_DATABASE": database} if database else {}, answers)
    return 0


def run(host: str, port: int, overrides: Mapping[str, str], answers: Callable[[str], None]) -> None:
    from hexhaven.server.starting import CannotStart, bind, claimed, settings_of

    try:
        settings = settings_of({**os.environ, **overrides})
        sockets = bind(host, port)
        with claimed(settings.database):
            from hexhaven.server import process  # to load it takes a while: what cannot be is said before
            from hexhaven.server.app import create_app

            at = address_of(host, sockets[0].getsockname()[1])
            process.run(create_app(settings), sockets, lambda: answers(at), settings.proxies)
    except CannotStart as problem:
        raise UsageError(problem.code, **problem.values) from None


def address_of(host: str, port: int) -> str:
    return f"http://{'localhost' if host in LOCAL else host}:{port}/"


def is_hexhaven(address: str) -> bool:
    """Whether a Hexhaven answers there already."""
    try:
        with urlopen(f"{address}api/schema/openapi.json", timeout=1) as answer:
            return b'"Hexhaven"' in answer.read()
    except (URLError, OSError, ValueError):
        return False
