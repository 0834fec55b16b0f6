"""Every page without grave faults for people who see, hear or point otherwise: axe looks at all of them."""

import pytest
from playwright.sync_api import expect

from browser.axe import assert_accessible
from browser.conftest import Finished, Visit
from browser.player import NewTable, Start

PAGES = {
    "start": ("/", "[data-testid=play-now]"),
    "new table": ("/new", "[data-testid=create]"),
    "learn": ("/learn", "[data-testid=learn-start]"),
    "almanac": ("/almanac", "[data-testid=almanac-contents] a"),
    "article": ("/almanac/distance-rule", "[data-testid=article-title]"),
    "nobody": ("/me", "[data-testid=guest-begin]"),
}


@pytest.mark.parametrize("name", PAGES)
def test_pages_around_the_table(visit: Visit, name: str) -> None:
    address, sign = PAGES[name]
    page = visit(address)
    page.locator(sign).first.wait_for()
    assert_accessible(page, name)


def test_the_waiting_room(visit: Visit) -> None:
    room = Start(visit("/")).invite_friends()
    assert_accessible(room.page, "waiting room, as host")
    guest = visit(room.link)
    guest.get_by_test_id("welcome").wait_for()
    assert_accessible(guest, "waiting room, as guest")


def test_the_table(visit: Visit) -> None:
    """My turn with places lit, after the dice with an offer in the making, and beside an open article."""
    table = NewTable(visit("/new?map=base-beginner")).play()
    page = table.page
    table.play_on(lambda sight: "end" in sight.ready and "trade" in sight.ready, 60, wanted=())
    assert_accessible(page, "my turn")
    table.put("give", max(table.hand(), key=table.hand().__getitem__))
    table.put("get", "ore")
    assert_accessible(page, "trade open")
    page.get_by_test_id("almanac").click()
    page.get_by_test_id("almanac-search").fill("robber")
    page.get_by_test_id("almanac-panel").locator("li button").first.wait_for()
    assert_accessible(page, "almanac beside the game")
    page.get_by_test_id("settings").click()
    page.get_by_test_id("settings-panel").wait_for()
    assert_accessible(page, "settings")


def test_founding_in_german(visit: Visit) -> None:
    """Longer words in the same places."""
    table = Start(visit("/", locale="de-DE")).play_now()
    table.asked()
    assert_accessible(table.page, "founding")


def test_result_replay_and_me(visit: Visit, finished: Finished) -> None:
    page = visit.back(f"/t/{finished.table}", finished.cookies)
    page.get_by_test_id("chart-trades").wait_for()
    page.get_by_test_id("fair-check").click()
    page.get_by_test_id("fair-finding").wait_for()
    assert_accessible(page, "result")
    page.get_by_test_id("see-board").click()
    page.get_by_test_id("see-result").wait_for()
    assert_accessible(page, "the board after the game")
    page.goto(f"/replay/{finished.table}?move=40")
    expect(page.get_by_test_id("loading")).to_be_hidden()
    assert_accessible(page, "replay")
    page.goto("/me")
    page.get_by_test_id("figures").wait_for()
    assert_accessible(page, "me")
