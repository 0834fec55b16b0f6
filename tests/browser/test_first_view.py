"""The first view: quick and light."""

import gzip
import time
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.asking import post
from browser.conftest import PAGE, Visit
from browser.eyes import wait_for_fonts

MOST_SECONDS = 2.0
TRIES = 3  # this machine may be busy with something else
BOARD: dict[str, Any] = {"game": "base", "seats": ["you", "greedy", "greedy"]}
CARDS: dict[str, Any] = {"game": "duel", "seats": ["you", "greedy"]}


@pytest.mark.parametrize(
    ("address", "shows", "most"),
    [
        ("/", "play-now", 80_000),
        ("/new", "create", 70_000),
        ("/almanac", "almanac-search", 70_000),
        ("/decks", "take-scholars", 115_000),
    ],
)
def test_a_page_loads_only_what_it_needs(visit: Visit, address: str, shows: str, most: int) -> None:
    page = visit("/api/catalog")
    assert 0 < weight(page, address, shows) < most


@pytest.mark.parametrize(("wish", "most"), [(BOARD, 135_000), (CARDS, 160_000)], ids=["board", "cards"])
def test_a_table_loads_only_its_own_game(visit: Visit, wish: dict[str, Any], most: int) -> None:
    page = visit("/api/catalog")
    post(page, "/api/guests", data={"name": "Anna"})
    table = post(page, "/api/tables", data=wish).json()["id"]
    assert 0 < weight(page, f"/t/{table}", "board") < most


def weight(page: Page, address: str, shows: str) -> int:
    """How many bytes of scripts, compressed, a page asks for until it is seen and nothing more comes."""
    scripts: set[str] = set()
    page.on("request", lambda asked: scripts.add(asked.url.rpartition("/assets/")[2]))
    page.goto(address)
    page.get_by_test_id(shows).wait_for()
    page.wait_for_load_state("networkidle")
    loaded = [PAGE / "assets" / name for name in scripts if name.endswith(".js")]
    return sum(len(gzip.compress(script.read_bytes())) for script in loaded)


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


def fetched_after(page: Page, address: str, shows: str) -> dict[str, float]:
    """For fonts and sounds: how long after the first view the first one was asked for."""
    page.add_init_script(f"({NOTICE})('{shows}')")
    page.goto(address)
    page.get_by_test_id(shows).wait_for()
    wait_for_fonts(page)
    page.wait_for_load_state("networkidle")
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
