"""The first view: quick and light."""

import time
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Page

from browser.asking import post
from browser.conftest import PAGE, Visit
from browser.eyes import wait_for_fonts
from server.running import Server

MOST_SECONDS = 2.0
ALL_SCRIPTS = 250_000  # bytes
TRIES = 3  # this machine may be busy with something else
BOARD: dict[str, Any] = {"game": "base", "seats": ["you", "greedy", "greedy"]}
CARDS: dict[str, Any] = {"game": "duel", "seats": ["you", "greedy"]}


@pytest.mark.parametrize(
    ("address", "shows", "most"),
    [
        ("/", "play-now", 80_000),
        ("/new", "create", 80_000),
        ("/almanac", "almanac-search", 80_000),
        ("/decks", "take-scholars", 120_000),
    ],
)
def test_a_page_loads_only_what_it_needs(visit: Visit, address: str, shows: str, most: int) -> None:
    page = visit("/api/catalog")
    assert 0 < weight(page, address, shows) < most


@pytest.mark.parametrize(("wish", "most"), [(BOARD, 125_000), (CARDS, 140_000)], ids=["board", "cards"])
def test_a_table_loads_only_its_own_game(visit: Visit, wish: dict[str, Any], most: int) -> None:
    page = visit("/api/catalog")
    post(page, "/api/guests", data={"name": "Anna"})
    table = post(page, "/api/tables", data=wish).json()["id"]
    assert 0 < weight(page, f"/t/{table}", "board") < most


# As they travelled: compressed, and without what was said about them.
SCRIPTS = """() => performance.getEntriesByType('resource')
  .filter(({ name }) => name.endsWith('.js'))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""


def weight(page: Page, address: str, shows: str) -> int:
    """How many bytes of scripts the server sends until a page is seen and nothing more comes."""
    page.goto(address)
    page.get_by_test_id(shows).wait_for()
    page.wait_for_load_state("networkidle")
    loaded: int = page.evaluate(SCRIPTS)
    return loaded


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_scripts_together_are_light(server: Server, language: str) -> None:
    """Whoever sees every page of every game, in one language."""
    scripts = [
        path.name for path in (PAGE / "assets").glob("*.js") if not is_other_language(path.name, language)
    ]
    assert 0 < sum(sent(server, name) for name in scripts) < ALL_SCRIPTS


def is_other_language(script: str, language: str) -> bool:
    return script.startswith(tuple(f"{other}-" for other in ("en", "de") if other != language))


def sent(server: Server, script: str) -> int:
    """How many bytes the server sends to a browser that asks for a script."""
    asked = Request(f"{server.url}/assets/{script}", headers={"Accept-Encoding": "gzip, deflate, br"})
    with urlopen(asked) as answer:
        return len(answer.read())


def test_the_start_page_can_be_used_at_once(visit: Visit) -> None:
    assert min(seconds_to_play(visit) for _ in range(TRIES)) < MOST_SECONDS


def seconds_to_play(visit: Visit) -> float:
    """From asking for the page to a button that can be pressed, in a browser that was never here before."""
    page = visit("/api/catalog")
    begun = time.monotonic()
    page.goto("/")
    page.get_by_test_id("play-now").click(trial=True)
    return time.monotonic() - begun


# When the view that is waited for is first there, by the page's own clock.
NOTICE = """shows => {
  const looked = new MutationObserver(() => {
    if (window.first_view || !document.querySelector(`[data-testid=${shows}]`)) return
    window.first_view = performance.now()
  })
  looked.observe(document, { childList: true, subtree: true })
}"""
LATER = """() => performance.getEntriesByType('resource')
  .filter(({ name }) => /[.](woff2|mp3)$/.test(name))
  .map(({ name, startTime }) => [name.split('.').at(-1), startTime - window.first_view])"""


A_WHILE = 2_000  # milliseconds in which everything has been asked for that is wanted later


def fetched_after(page: Page, address: str, shows: str) -> dict[str, float]:
    """For fonts and sounds: how long after the first view the first one was asked for."""
    page.add_init_script(f"({NOTICE})('{shows}')")
    page.goto(address)
    page.get_by_test_id(shows).wait_for()
    wait_for_fonts(page)
    page.wait_for_timeout(A_WHILE)
    entries: list[tuple[str, float]] = page.evaluate(LATER)
    return {sort: min(after for each, after in entries if each == sort) for sort, _ in entries}


def test_fonts_come_later_than_the_first_view(visit: Visit) -> None:
    page = visit("/api/catalog")
    fetched = fetched_after(page, "/", "play-now")
    assert fetched.keys() == {"woff2"}
    assert fetched["woff2"] > 0


@pytest.mark.parametrize("sound", [False, True])
def test_sounds_come_later_than_the_first_view_and_only_if_wanted(visit: Visit, sound: bool) -> None:
    page = visit("/api/catalog")
    page.evaluate("on => localStorage.setItem('hexhaven.settings', JSON.stringify({ sound: on }))", sound)
    post(page, "/api/guests", data={"name": "Anna"})
    table = post(page, "/api/tables", data=BOARD).json()["id"]
    fetched = fetched_after(page, f"/t/{table}", "board")
    assert fetched.keys() == ({"woff2", "mp3"} if sound else {"woff2"})
    assert min(fetched.values()) > 0
