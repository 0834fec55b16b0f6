"""`hexhaven serve`: the game in the browser, for oneself, the living room or the world."""

import os
import threading
import time
import webbrowser
from collections.abc import Mapping
from typing import Annotated
from urllib.error import URLError
from urllib.request import urlopen

from cyclopts import Parameter

from hexhaven.cli.console import current
from hexhaven.cli.errors import UsageError

LOCAL = ("127.0.0.1", "localhost", "::1", "0.0.0.0")


HOST = Annotated[str, Parameter(help="Where to listen; 0.0.0.0 lets others in your network join.")]
PORT = Annotated[int, Parameter(help="The port to listen on.")]
DATABASE = Annotated[
    str | None,
    Parameter(help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME. [default: a file of yours]"),
]
OPEN = Annotated[bool, Parameter(negative="", help="Open the game in the browser.")]


def serve(
    *, host: HOST = "127.0.0.1", port: PORT = 8000, database: DATABASE = None, open: OPEN = False
) -> int:
    """Serve the game to browsers."""
    console = current()
    address = f"http://{'localhost' if host in LOCAL else host}:{port}/"
    if is_hexhaven(address):
        console.say(f"Hexhaven is running already: {address}")
        if open:
            webbrowser.open(address)
        return 0
    console.say(f"Hexhaven: {address}   (stop with Ctrl+C)")
    if open:
        threading.Thread(target=open_when_ready, args=(address,), daemon=True).start()
    run(host, port, {"HEXHAVEN_DATABASE": database} if database else {})
    return 0


def run(host: str, port: int, overrides: Mapping[str, str]) -> None:
    from hexhaven.server import process
    from hexhaven.server.app import create_app
    from hexhaven.server.settings import Settings

    app = create_app(Settings.from_environment({**os.environ, **overrides}))
    try:
        process.run(app, host, port)
    except SystemExit:
        raise UsageError(f"port {port} is in use; name another one with --port {port + 1}") from None


def is_hexhaven(address: str) -> bool:
    """Whether a Hexhaven answers there already."""
    try:
        with urlopen(f"{address}api/schema/openapi.json", timeout=1) as answer:
            return b'"Hexhaven"' in answer.read()
    except (URLError, OSError, ValueError):
        return False


def open_when_ready(address: str) -> None:
    for _ in range(100):
        if is_hexhaven(address):
            webbrowser.open(address)
            return
        time.sleep(0.1)
