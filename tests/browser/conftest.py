"""A real server and a real browser: Debian's Chromium, driven by Playwright."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from server.running import Server, serving

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--no-first-run", "--disable-dev-shm-usage",
]  # fmt: skip
MISSING = "these tests need Chromium (Debian: apt install chromium); name another one in HEXHAVEN_CHROMIUM"
PATIENCE = 15_000  # milliseconds

Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = os.environ.get("HEXHAVEN_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    if path is None:
        pytest.fail(MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of this process; every test has tables and people of its own."""
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{folder / 'hexhaven.db'}", pace=0.02, limits=False) as server:
        yield server


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Open a page in a browser of its own (a context: cookies are not shared); errors in it fail the test."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def open_page(address: str = "/", **options: Any) -> Page:
        wanted = {"locale": "en-GB", "viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}
        context = browser.new_context(base_url=server.url, **(wanted | options))
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda said: note(problems, said.type, said.text))
        page.goto(address)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not problems, problems


def note(problems: list[str], kind: str, text: str) -> None:
    """An answer with an error status is no fault of the page: it is told to the player."""
    if kind == "error" and "Failed to load resource" not in text:
        problems.append(text)
