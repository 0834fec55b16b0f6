"""What happens is told in its order: with motion, and bots that take their time."""

import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit, serve
from browser.player import NewTable
from server.running import Luck, Server

ROUNDS = 5  # throws that are watched
# In every frame: what is being told, what moves, and what log and counters say.
WATCH = """() => {
  window.frames_seen = []
  const text = (found) => [...document.querySelectorAll(found)].map((each) => each.textContent).join(' ')
  const watch = () => {
    const table = document.querySelector('[data-testid=table]')
    window.frames_seen.push({
      telling: Number(table?.dataset.telling ?? 0),
      tumbling: document.querySelector('.tumbling') !== null,
      flying: document.querySelectorAll('.air > span').length,
      line: Number([...document.querySelectorAll('[data-testid=log] li[data-event]')].at(-1)?.dataset.event),
      known: text('[data-testid=bank], [data-testid=hand], [data-testid=players], [data-testid=log]'),
    })
    requestAnimationFrame(watch)
  }
  watch()
}"""


@pytest.fixture
def server(tmp_path: Path, luck: Luck) -> Iterator[Server]:
    """Its bots leave time to see what they do."""
    yield from serve(tmp_path, luck, pace="0.3")


def sit_back(page: Page, game: str) -> None:
    """Let a bot play, and look on."""
    NewTable(page).game(game).players(3).seats("greedy", "greedy").play()
    page.get_by_test_id("away").click()
    expect(page.get_by_test_id("away-bar")).to_be_visible()


def until(page: Page, found: str, seconds: float) -> None:
    page.wait_for_selector(found, timeout=seconds * 1000)


@pytest.mark.parametrize("game", ["base", "knights"])
def test_dice_lie_still_before_anything_is_known_of_them(visit: Visit, game: str) -> None:
    page = visit("/new", reduced_motion="no-preference")
    sit_back(page, game)
    page.wait_for_selector("[data-testid=dice] .dice", timeout=60_000)
    page.evaluate(WATCH)
    frames: list[dict[str, Any]] = []
    deadline = time.monotonic() + 60
    while throws(frames) < ROUNDS:
        assert time.monotonic() < deadline, f"{throws(frames)} throws in {len(frames)} frames"
        time.sleep(0.5)
        frames = page.evaluate("() => window.frames_seen")
    told = [frame for frame in frames if frame["telling"]]
    assert told
    assert all(frame["line"] < frame["telling"] for frame in told)
    for before, now in pairwise(frames):
        if now["tumbling"] and now["telling"] and before["telling"] == now["telling"]:
            assert now["known"] == before["known"]
    assert any(frame["flying"] for frame in frames)
    assert not any(frame["flying"] and frame["tumbling"] for frame in frames)


def throws(frames: list[dict[str, Any]]) -> int:
    return sum(now["tumbling"] and not before["tumbling"] for before, now in pairwise(frames))


@pytest.mark.parametrize("luck", [Luck("2", ("rolled . . ship",))])
def test_the_barbarians_are_seen_landing_and_sail_home(visit: Visit) -> None:
    page = visit("/new", reduced_motion="no-preference")
    NewTable(page).game("knights").players(3).seats("greedy", "greedy").play()
    ship = page.locator("[data-testid=board] .sails")
    home = ship.get_attribute("style")
    page.get_by_test_id("away").click()
    until(page, "[data-testid=battle-scene]", 90)
    assert ship.get_attribute("style") != home
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("battle-scene")).to_be_hidden()
    expect(ship).to_have_attribute("style", home or "")


def test_a_victory_is_a_scene_that_a_press_ends(visit_own: Visit) -> None:
    page = visit_own("/new", reduced_motion="no-preference")
    sit_back(page, "base")
    until(page, "[data-testid=victory]", 120)
    expect(page.get_by_test_id("result-bar")).to_be_hidden()
    page.mouse.click(5, 5)
    expect(page.get_by_test_id("victory")).to_be_hidden()
    expect(page.locator("[data-testid=result-bar], [data-testid=result]")).to_be_visible()
