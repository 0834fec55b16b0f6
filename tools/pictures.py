"""Take the pictures of the page for README and documentation: real games on a real server, in a real browser.

    python tools/pictures.py            # writes docs/pictures/*.png
    python tools/pictures.py --share    # writes what links to the games show in a chat: games/*/share.jpg

It needs the built page (`make page`).
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from websockets.sync.client import ClientConnection, connect

import equipment

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "docs" / "pictures"
GAMES = ROOT / "src" / "hexhaven" / "games"
PORT = 8765
ADDRESS = f"127.0.0.1:{PORT}"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
DESKTOP = {"viewport": {"width": 1366, "height": 854}, "locale": "en-GB"}
PHONE = {
    "viewport": {"width": 390, "height": 844}, "locale": "de-DE", "color_scheme": "dark",
    "has_touch": True, "is_mobile": True,
}  # fmt: skip
BOTS = ["you", "greedy", "greedy", "greedy"]

# What a chat shows of a link: the table alone, in the shape that chats agree on, and whose it is.
SHARE: dict[str, Any] = {"viewport": {"width": 1200, "height": 630}, "locale": "en-GB", "bypass_csp": True}
ALONE = """
body :not(:has([data-testid=board]), [data-testid=board], [data-testid=board] *) { opacity: 0 }
[data-testid=board] > [data-part=dice], [data-testid=board] :has(> .iconbtn) { display: none }
[data-testid=board] { position: fixed !important; inset: 0 !important; z-index: 9;
  width: 100vw !important; height: 100vh !important; background: var(--sea) }
body::after { content: "Hexhaven"; position: fixed; z-index: 10; left: 34px; bottom: 26px;
  padding: 10px 24px 12px; border-radius: 16px; background: var(--paper); color: var(--ink);
  font: 700 44px/1.1 var(--font-book); box-shadow: var(--shadow-3) }
"""


def main() -> None:
    TARGET.mkdir(exist_ok=True)
    with server(), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=equipment.chromium(), args=FLAGS)
        if "--share" in sys.argv:
            take_shares(browser)
            return
        public_tables(browser)
        take_start(browser)
        take_guide(browser)
        table = take_table(browser, "table", "Jonas", DESKTOP)
        take_table(browser, "phone", "Jonas", PHONE)
        take_table(browser, "knights", "Jonas", DESKTOP, game="knights", rounds=13)
        take_duel(browser)
        take_decks(browser)
        take_end(browser, table)
        browser.close()


@contextmanager
def server() -> Iterator[None]:
    with tempfile.TemporaryDirectory() as folder:
        settings = {"HEXHAVEN_PACE": "0.02", "HEXHAVEN_LIMITS": "no"}
        command = [sys.executable, "-m", "hexhaven", "serve", "--port", str(PORT)]
        command += ["--database", f"sqlite:///{folder}/hexhaven.db"]
        process = subprocess.Popen(command, env=os.environ | settings)
        try:
            wait_until(answers)
            yield
        finally:
            process.terminate()
            process.wait()


def answers() -> bool:
    try:
        with urlopen(f"http://{ADDRESS}/api/catalog", timeout=1):
            return True
    except (URLError, OSError):
        return False


def wait_until(come: Any, seconds: float = 120) -> None:
    deadline = time.monotonic() + seconds
    while not come():
        if time.monotonic() > deadline:
            raise TimeoutError("the moment for a picture does not come")
        time.sleep(0.05)


# --- people ------------------------------------------------------------------------------------------


class Sitter:
    """Somebody in a browser of their own, who lets a bot play until it is worth a picture."""

    def __init__(self, browser: Browser, name: str, **look: Any) -> None:
        self.context: BrowserContext = browser.new_context(base_url=f"http://{ADDRESS}", **look)
        self.context.set_default_timeout(60_000)
        self.token = self.post("/api/guests", name=name)["token"]

    def post(self, path: str, **data: Any) -> Any:
        answer = self.context.request.post(path, data=data)
        assert answer.ok, answer.text()
        return answer.json()

    def open_table(self, **wish: Any) -> str:
        return str(self.post("/api/tables", **wish)["id"])

    def visit(self, path: str) -> Page:
        page = self.context.new_page()
        page.goto(path)
        return page

    def info(self, table: str) -> Any:
        return self.context.request.get(f"/api/tables/{table}").json()

    def away(self, table: str, away: bool) -> None:
        with self.socket(table) as socket:
            socket.send(json.dumps({"type": "away", "id": 1, "away": away}))
            while json.loads(socket.recv())["type"] != "done":
                pass

    def play_on(self, table: str) -> None:
        """Act ourselves until our own turn has come and the dice are cast."""
        with self.socket(table) as socket:
            for number in range(1000):
                message = json.loads(socket.recv(timeout=60))
                if message["type"] not in ("table", "update"):
                    continue
                moment = message["present"]["moment"]
                if moment["question"] in ("after_roll", "actions") and moment["asks_you"]:
                    return
                if moment["asks_you"]:
                    text = choose(moment["choices"])
                    act = {"type": "act", "id": number, "text": text, "moment": moment["number"]}
                    socket.send(json.dumps(act))

    def socket(self, table: str) -> ClientConnection:
        headers = {"Authorization": f"Bearer {self.token}"}
        return connect(f"ws://{ADDRESS}/api/tables/{table}/play", additional_headers=headers)


def choose(choices: list[dict[str, Any]]) -> str:
    """Decline what is offered; else anything."""
    refusals = [choice["text"] for choice in choices if choice["verb"] == "decline"]
    return str((refusals or [choice["text"] for choice in choices])[0])


def save(page: Page, name: str, seconds: float = 1.5) -> None:
    """Take the picture once everything has come to rest."""
    page.wait_for_timeout(seconds * 1000)
    path = TARGET / f"{name}.png"
    page.screenshot(path=path)
    Image.open(path).convert("RGB").quantize(256, dither=Image.Dither.NONE).save(path, optimize=True)
    print(f"wrote docs/pictures/{name}.png")


# --- the pictures ------------------------------------------------------------------------------------


def public_tables(browser: Browser) -> None:
    """Some life for the lobby."""
    for name, title, seats in (
        ("Mira", "Feierabendrunde", ["you", "greedy", "open", "open"]),
        ("Tariq", "Evening round", ["you", "open", "open"]),
    ):
        Sitter(browser, name).open_table(title=title, seats=seats, public=True, clock={"seconds": 90})


def take_start(browser: Browser) -> None:
    save(Sitter(browser, "Jonas", **DESKTOP).visit("/"), "start")


def take_guide(browser: Browser) -> None:
    sitter = Sitter(browser, "Jonas", **DESKTOP)
    page = sitter.visit("/learn")
    page.get_by_test_id("learn-start").click()
    page.get_by_test_id("lesson-next").click()
    save(page, "guide")


def take_table(
    browser: Browser, name: str, who: str, look: dict[str, Any], game: str = "base", rounds: int = 9
) -> str:
    """The middle of a game: our turn, after the dice."""
    sitter = Sitter(browser, who, **look)
    clock = {"seconds": 120, "reserve": 300}
    table = sitter.open_table(game=game, seats=BOTS, map="base-variable", clock=clock)
    sitter.away(table, True)
    wait_until(lambda: sitter.info(table)["round"] >= rounds)
    sitter.away(table, False)
    sitter.play_on(table)
    page = sitter.visit(f"/t/{table}")
    page.get_by_test_id("board").wait_for()
    save(page, name, seconds=3)
    sitter.away(table, True)
    return table


def take_shares(browser: Browser) -> None:
    """The middle of a game of every kind, as somebody sees it who watches."""
    take_share(browser, "island", game="base", seats=BOTS, map="base-variable")
    take_share(browser, "knights", game="knights", seats=BOTS, map="base-variable")
    take_share(browser, "duel", game="duel", preset="wizards-dragons", seats=["you", "greedy"])


def take_share(browser: Browser, slice: str, **wish: Any) -> None:
    sitter = Sitter(browser, "Jonas")
    table = sitter.open_table(**wish)
    sitter.away(table, True)
    wait_until(lambda: sitter.info(table)["round"] >= 12)
    sitter.away(table, False)
    sitter.play_on(table)
    page = browser.new_context(base_url=f"http://{ADDRESS}", **SHARE).new_page()
    page.goto(f"/t/{table}")
    page.get_by_test_id("board").wait_for()
    page.add_style_tag(content=ALONE)
    page.wait_for_timeout(3000)
    page.screenshot(path=GAMES / slice / "share.jpg", type="jpeg", quality=76)
    print(f"wrote games/{slice}/share.jpg")


def take_duel(browser: Browser) -> None:
    """The middle of a card game with wizards."""
    sitter = Sitter(browser, "Jonas", **DESKTOP)
    wish = {"game": "duel", "preset": "wizards-dragons", "seats": ["you", "greedy"]}
    table = sitter.open_table(**wish, clock={"seconds": 120, "reserve": 300})
    sitter.away(table, True)
    wait_until(lambda: sitter.info(table)["round"] >= 16)
    sitter.away(table, False)
    sitter.play_on(table)
    page = sitter.visit(f"/t/{table}")
    page.get_by_test_id("board").wait_for()
    save(page, "duel", seconds=3)


def take_decks(browser: Browser) -> None:
    """The deck builder with the first of the ready decks."""
    page = Sitter(browser, "Jonas", **DESKTOP).visit("/decks")
    page.get_by_test_id("take-scholars").click()
    save(page, "decks", seconds=3)


def take_end(browser: Browser, table: str) -> None:
    """The result and the replay of a finished game."""
    sitter = Sitter(browser, "Jonas", **DESKTOP)
    wait_until(lambda: sitter.info(table)["status"] == "over")
    page = sitter.visit(f"/t/{table}")
    page.get_by_test_id("result").wait_for()
    save(page, "result", seconds=3)
    page = sitter.visit(f"/replay/{table}?move=150")
    page.get_by_test_id("scrub").wait_for()
    save(page, "replay", seconds=3)
    save(sitter.visit("/almanac/1.F.c"), "almanac")


if __name__ == "__main__":
    main()
