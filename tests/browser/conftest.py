"""A real server and a real browser: Chromium, driven by Playwright."""

import os
import time
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    StorageState,
    expect,
    sync_playwright,
)

import equipment
from browser.asking import get
from server.running import Luck, Server

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--no-first-run", "--disable-dev-shm-usage",
]  # fmt: skip
BUILT = Path(__file__).parents[2] / "src" / "hexhaven" / "server" / "page"
PAGE = Path(os.environ.get("HEXHAVEN_PAGE") or BUILT)
PICTURES = Path(__file__).parents[2] / "build" / "browser"
LONGEST = {"test_whole_game", "test_knights", "test_duel", "test_axe", "test_discard"}
FAILED = pytest.StashKey[bool]()
LUCK = Luck(os.environ.get("HEXHAVEN_LUCK", "haven"))  # name another word to try the tests with other games
PATIENCE = 20_000  # milliseconds after which something that should be seen counts as missing
expect.set_options(timeout=PATIENCE)
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=equipment.chromium(), args=FLAGS)
        yield browser
        browser.close()


def serve(
    folder: Path, luck: Luck = LUCK, page: Path = PAGE, pace: str = "0.01", **settings: str
) -> Iterator[Server]:
    """A server with quick bots, that must not complain. Its games are the same every time."""
    database = f"sqlite:///{folder / 'hexhaven.db'}"
    server = Server(database, folder, luck, False, PACE=pace, PAGE=str(page), **settings)
    try:
        server.start()
        yield server
        assert not server.complaints(), server.said()
    finally:
        server.kill()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of this process; every test has tables and people of its own."""
    yield from serve(tmp_path_factory.mktemp("server"))


@pytest.fixture
def luck() -> Luck:
    """What chance on a test's own server hangs on; a test that needs certain events says which."""
    return LUCK


@pytest.fixture
def own_server(tmp_path: Path, luck: Luck) -> Iterator[Server]:
    """A server for this test alone, which may kill it."""
    yield from serve(tmp_path, luck)


@dataclass(frozen=True)
class Finished:
    """A game that is over, and the browser of somebody who sat there."""

    table: str
    cookies: StorageState
    entries: int


@pytest.fixture(scope="session")
def finished(browser: Browser, server: Server) -> Finished:
    """Somebody sits down with three bots, lets a fourth one play, and comes back when it is over."""
    context = browser.new_context(base_url=server.url, locale="en-GB")
    page = context.new_page()
    page.goto("/")
    page.get_by_test_id("play-now").click()
    page.get_by_test_id("away").click()
    expect(page.get_by_test_id("away-bar")).to_be_visible()
    table = page.url.split("/t/")[1]
    page.goto("/almanac")  # nobody needs to watch
    deadline = time.monotonic() + 90
    while (info := get(context, f"/api/tables/{table}").json())["status"] != "over":
        assert time.monotonic() < deadline, info
        time.sleep(0.2)
    entries = get(context, f"/api/tables/{table}/replay?count=1").json()["entries"]
    cookies = context.storage_state()
    context.close()
    return Finished(table, cookies, entries)


# What happens is shown at once; how it is told is seen by the tests with motion.
AT_ONCE = "localStorage['hexhaven.settings'] ??= JSON.stringify({ speed: 'skip' })"


class Visit:
    """Opens pages, each in a browser of its own (cookies are not shared), and hears their errors."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.contexts: list[BrowserContext] = []
        self.problems: list[str] = []
        self.excused = ["Failed to load resource"]  # an error status is told to the player by the page

    def __call__(self, address: str = "/", **options: Any) -> Page:
        wanted = {"locale": "en-GB", "reduced_motion": "reduce", "color_scheme": "light", **DESK, **options}
        context = self.browser.new_context(base_url=self.server.url, **wanted)
        context.set_default_timeout(PATIENCE)
        if wanted["reduced_motion"] == "reduce":
            context.add_init_script(AT_ONCE)
        self.contexts.append(context)
        page = context.new_page()
        self.listen(page)
        page.goto(address)
        return page

    def back(self, address: str, cookies: StorageState, **options: Any) -> Page:
        """Open a page in a browser that knows somebody already."""
        return self(address, storage_state=cookies, **options)

    def listen(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", self.note)

    def note(self, said: ConsoleMessage) -> None:
        if said.type == "error" and not any(text in said.text for text in self.excused):
            self.problems.append(said.text)

    def keep_pictures(self, name: str) -> None:
        """Keep what was seen when a test failed."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        for i, context in enumerate(self.contexts):
            for page in context.pages:
                page.screenshot(path=PICTURES / f"{name}-{i}.png")

    def close(self) -> None:
        for context in self.contexts:
            context.close()


@pytest.fixture
def visit(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Visitors of the common server. An error in a page fails the test."""
    yield from watched(Visit(browser, server), request.node)


@pytest.fixture
def visit_own(browser: Browser, own_server: Server, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Visitors of the test's own server."""
    yield from watched(Visit(browser, own_server), request.node)


def watched(visit: Visit, test: pytest.Item) -> Iterator[Visit]:
    yield visit
    if test.stash.get(FAILED, False):
        visit.keep_pictures(test.name)
    visit.close()
    assert not visit.problems, visit.problems


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest, so that no worker is left alone with it in the end."""
    items.sort(key=lambda item: item.path.stem not in LONGEST)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report
