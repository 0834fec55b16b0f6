"""Phones and other windows: fingers, narrow pages, and nothing that covers the island while one plays."""

from playwright.sync_api import expect

from browser.conftest import PHONE, Visit
from browser.player import Sight, Start, TablePage, middle

COVERED = """() => [...document.querySelectorAll('[data-place]')].filter((place) => {
  const { left, top, width, height } = place.getBoundingClientRect()
  const found = document.elementFromPoint(left + width / 2, top + height / 2)
  return !found?.closest('[data-testid=board]')
}).map((place) => place.dataset.place)"""


def sit_down(visit: Visit) -> TablePage:
    page = visit("/", **PHONE)
    page.get_by_test_id("play-now").tap()
    return TablePage(page).sit()


def tap_and_confirm(table: TablePage, sight: Sight) -> Sight:
    """The first tap chooses a place, the button below builds there."""
    table.place(middle(sight.lit)).tap()
    confirm = table.page.get_by_test_id("confirm-place")
    expect(confirm).to_be_enabled()
    assert table.look().moment == sight.moment, "a single tap must not build"
    confirm.tap()
    return table.after(sight)


def tap_twice(table: TablePage, sight: Sight) -> Sight:
    """The second tap on the same place builds there."""
    place = table.place(middle(sight.lit))
    place.tap()
    expect(place).to_have_attribute("aria-pressed", "true")
    place.tap()
    return table.after(sight)


def test_a_turn_by_fingers(visit: Visit) -> None:
    table = sit_down(visit)
    page = table.page
    sheet = page.get_by_test_id("dock")
    sight = table.asked()
    expect(sheet).to_have_attribute("data-position", "peek")
    assert len(sight.lit) > 10
    assert page.evaluate(COVERED) == []

    ways = [tap_and_confirm, tap_twice]
    while (sight := table.asked()).lit:
        ways[len(table.page.locator("[data-piece]").all()) % 2](table, sight)
    assert table.pieces("settlement", 0).count() == 2

    sight = table.play_on(lambda now: "roll" in now.ready, 60)
    table.tool("roll").tap()
    table.after(sight)
    table.play_on(lambda now: "end" in now.ready and table.hand(), 60, wanted=())  # cards to trade with
    expect(page.get_by_test_id("dice").locator(".dice")).to_be_visible()

    page.locator("[data-tab=trade]").tap()
    expect(page.get_by_test_id("trade-draft")).to_be_visible()
    page.get_by_test_id("get").locator("button[data-card=ore]").tap()
    page.locator("[data-tab=log]").tap()
    expect(table.log.last).to_be_visible()
    page.locator("[data-tab=hand]").tap()
    expect(sheet).to_have_attribute("data-position", "peek")
    sight = table.look()
    table.tool("end").tap()
    table.after(sight)


SIZES = {"phone": (390, 844), "phone on its side": (844, 390), "tablet": (1024, 768), "large": (1920, 1080)}


def test_nothing_covers_the_island_in_any_window(visit: Visit) -> None:
    table = Start(visit("/")).play_now()
    table.asked()
    for name, (width, height) in SIZES.items():
        table.page.set_viewport_size({"width": width, "height": height})
        expect(table.page.get_by_test_id("dock")).to_be_in_viewport()
        assert table.page.evaluate(COVERED) == [], name


def test_nothing_is_wider_than_the_phone(visit: Visit) -> None:
    """Nothing needs scrolling sideways, on any page."""
    page = visit("/", **PHONE)
    for address in ("/", "/new", "/learn", "/almanac", "/almanac/robber", "/me"):
        page.goto(address)
        page.locator("main").wait_for()
        wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{address} is {wide} pixels too wide"
