"""Words that fit where they stand: one's own name, the tools, and those on a button one cannot press."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from browser.asking import post
from browser.conftest import DESK, PHONE, Visit
from browser.duel import sit_down
from browser.eyes import wait_for_fonts
from browser.player import NewTable
from browser.test_duel import before_roll

LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
WINDOWS = {"desk": DESK, "laptop": LAPTOP, "phone": PHONE, "sideways": {**PHONE, "viewport": SIDEWAYS}}
GAMES: dict[str, dict[str, Any]] = {
    "base": {"seats": ["you", "greedy", "greedy"]},
    "knights": {"game": "knights", "seats": ["you", "greedy", "greedy"]},
    "duel": {"game": "duel", "seats": ["you", "greedy"]},
}
KNIGHTS_WORDS = Path(__file__).parents[2] / "web" / "src" / "games" / "knights" / "words.ts"
NAME = "Papageitaucher 42"  # the longest of those we give
CUT = """(all) => all
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.textContent)"""
OUTSIDE = """(label) => {
  const [inner, outer] = [label, label.closest('button')].map((each) => each.getBoundingClientRect())
  return inner.left < outer.left || inner.right > outer.right ||
    inner.top < outer.top || inner.bottom > outer.bottom
}"""


def sit(visit: Visit, game: str, name: str, **look: Any) -> Page:
    """A table against bots, where somebody of this name sits."""
    page = visit("/almanac", **look)
    assert post(page, "/api/guests", data={"name": name}).ok
    table = post(page, "/api/tables", data=GAMES[game]).json()["id"]
    page.goto(f"/t/{table}")
    page.get_by_test_id("board").wait_for()
    wait_for_fonts(page)
    return page


def own_names(page: Page) -> Locator:
    """Wherever the own name stands on its own."""
    return page.locator("[data-seat='0'] .name:visible, .person .name:visible").filter(has_text=NAME)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("game", GAMES)
def test_ones_own_name_is_not_cut(visit: Visit, game: str, window: str) -> None:
    page = sit(visit, game, NAME, locale="de-DE", **WINDOWS[window])
    expect(page.locator("[data-seat='0']").first).to_be_visible()
    names = own_names(page)
    assert names.evaluate_all(CUT) == []
    assert all(name.get_attribute("title") == NAME for name in names.all())
    page.goto("/")
    expect(own_names(page).first).to_be_visible()
    wait_for_fonts(page)
    assert own_names(page).evaluate_all(CUT) == []


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("game", ["base", "knights"])
def test_the_tools_fit_in_landscape(visit: Visit, game: str, locale: str) -> None:
    page = visit(f"/new?game={game}&map={game}-beginner", locale=locale)
    NewTable(page).play().play_on(lambda sight: "end" in sight.ready, 60, wanted=())
    page.set_viewport_size(SIDEWAYS)
    assert_tools_fit(page)


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_the_tools_of_the_card_game_fit_in_landscape(visit_own: Visit, locale: str) -> None:
    page = visit_own("/", locale=locale)
    sit_down(visit_own.server, before_roll(), page)[0].asked()
    page.set_viewport_size(SIDEWAYS)
    assert_tools_fit(page)


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_tools_that_are_seldom_there_fit_in_landscape(visit: Visit, locale: str) -> None:
    """Whichever tool of Cities & Knights it is: its word fits a button."""
    page = sit(visit, "knights", NAME, locale=locale, **WINDOWS["sideways"])
    label = page.locator(".act:not(.primary) .label").first
    for word in tool_words(locale[:2]):
        label.evaluate("(label, word) => (label.textContent = word)", word)
        assert label.evaluate(f"(label) => ({CUT})([label])") == []


def tool_words(language: str) -> list[str]:
    """What the tools are called where there is little room."""
    words = KNIGHTS_WORDS.read_text().split("\n  de: {")[language == "de"]
    tools = {
        name: word
        for size in ("short", "tiny")
        for name, word in re.findall(rf" {size}_(\w+): '(.+)'", words)
    }
    return list(tools.values())


def assert_tools_fit(page: Page) -> None:
    labels = page.locator(".act .label:visible")
    expect(labels.first).to_be_visible()
    wait_for_fonts(page)
    assert labels.evaluate_all(CUT) == []
    last = page.locator(".act.primary .label")
    expect(last).to_be_visible()
    assert not last.evaluate(OUTSIDE)


OVERLAPPING = """(all) => all.flatMap((one, i) => all.slice(i + 1).map((other) => [one, other]))
  .filter((pair) => {
    const [a, b] = pair.map((each) => each.getBoundingClientRect())
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  }).map((pair) => pair.map((each) => each.textContent))"""
TOPS = "(all) => [...new Set(all.map((each) => each.getBoundingClientRect().top))].length"


@pytest.mark.parametrize("width", [1280, 1440, 1920])
def test_what_can_be_done_with_a_deck_stands_in_one_row(visit: Visit, width: int) -> None:
    page = visit("/decks", locale="de-DE", viewport={"width": width, "height": 900})
    page.get_by_test_id("take-scholars").click()
    page.get_by_test_id("save-deck").click()
    expect(page.get_by_test_id("delete-deck")).to_be_visible()
    wait_for_fonts(page)
    buttons = page.locator(".bar .tools .btn:visible")
    assert buttons.evaluate_all(TOPS) == 1
    assert page.locator(".bar .tools, .bar .kept .tag, .bar .name").evaluate_all(OVERLAPPING) == []


# --- what cannot be pressed --------------------------------------------------------------------------

CONTRAST = """(button) => {
  const part = (text) => text.match(/[\\d.]+/g).slice(0, 3).map(Number)
  const light = ([r, g, b]) => [r, g, b].map((c) => c / 255)
    .map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
    .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0)
  const { color, backgroundColor } = getComputedStyle(button)
  const [a, b] = [light(part(color)), light(part(backgroundColor))]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}"""


@pytest.mark.parametrize("light", ["light", "dark"])
def test_a_button_that_cannot_be_pressed_stays_readable_under_the_pointer(visit: Visit, light: str) -> None:
    page = visit("/", color_scheme=light)
    page.get_by_test_id("invite").click()
    button = page.get_by_test_id("name-go")
    expect(button).to_be_disabled()
    button.hover(force=True)
    page.wait_for_timeout(300)  # colours change in a moment
    assert button.evaluate("(button) => button.matches(':hover')")
    assert button.evaluate(CONTRAST) >= 4.5
