"""The first view: quick and light."""

import gzip
import time

from browser.conftest import PAGE, Visit

MOST_SCRIPT = 250_000  # bytes, compressed, of all scripts together
MOST_SECONDS = 2.0
TRIES = 3  # this machine may be busy with something else


def test_all_scripts_together_are_light() -> None:
    scripts = list((PAGE / "assets").glob("*.js"))
    assert scripts
    assert sum(len(gzip.compress(script.read_bytes())) for script in scripts) < MOST_SCRIPT


def test_the_start_page_can_be_used_at_once(visit: Visit) -> None:
    assert min(seconds_to_play(visit) for _ in range(TRIES)) < MOST_SECONDS


def seconds_to_play(visit: Visit) -> float:
    """From asking for the page to a button that can be pressed, in a browser that was never here before."""
    page = visit("/api/catalog")
    begun = time.monotonic()
    page.goto("/")
    page.get_by_test_id("play-now").click(trial=True)
    return time.monotonic() - begun
