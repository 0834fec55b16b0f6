"""Help at the table: hints, taking back, why something is not allowed, the almanac, the clock."""

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.player import NewTable, Start, TablePage, middle


def found_first(table: TablePage) -> str:
    """Found the first settlement; returns where."""
    sight = table.asked()
    place = middle(sight.lit)
    table.click(table.place(place), sight)
    expect(table.pieces("settlement", 0)).to_have_count(1)
    return place


def test_a_hint_names_its_reasons_and_is_done_by_a_click(visit: Visit) -> None:
    table = Start(visit("/")).play_now()
    page = table.page
    sight = table.asked()
    page.get_by_test_id("hint").click()
    best = page.get_by_test_id("hints").locator("[data-hint]").first
    expect(best.locator("span").first).not_to_be_empty()
    table.click(best, sight)
    expect(table.pieces("settlement", 0)).to_have_count(1)
    expect(page.get_by_test_id("hints")).to_be_hidden()


def test_the_last_move_is_taken_back(visit: Visit) -> None:
    table = Start(visit("/")).play_now()
    back = table.page.get_by_test_id("take-back")
    expect(back).to_be_disabled()
    place = found_first(table)
    table.click(back, table.look())
    expect(table.pieces("settlement", 0)).to_have_count(0)
    assert place in table.asked().lit
    expect(back).to_be_disabled()


def test_a_refused_place_says_why_and_shows_the_article(visit: Visit) -> None:
    """One's own first settlement stands where the second one is tried."""
    table = Start(visit("/")).play_now()
    page = table.page
    found_first(table)
    table.answer(table.asked())  # the road
    sight = table.asked()
    assert sight.lit[0].startswith("node")
    table.pieces("settlement", 0).click(force=True)
    expect(table.notice).to_have_attribute("data-kind", "refused")
    assert len(table.look().notice) > 10
    assert table.look().moment == sight.moment
    table.notice.locator("[data-article]").click()
    title = page.get_by_test_id("almanac-panel").get_by_test_id("article-title")
    expect(title).not_to_be_empty()
    expect(page.get_by_test_id("board")).to_be_visible()


def test_a_tool_that_is_not_ready_says_why(visit: Visit) -> None:
    table = NewTable(visit("/new?map=base-beginner")).play()
    table.play_on(lambda sight: "end" in sight.ready, 60, wanted=())
    table.page.locator("[data-tool].off").first.click()
    expect(table.notice.locator("p")).not_to_be_empty()
    expect(table.notice.locator("[data-article]")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.notice).to_be_hidden()


def test_the_almanac_is_searched_beside_the_game(visit: Visit) -> None:
    table = Start(visit("/")).play_now()
    page = table.page
    page.get_by_test_id("almanac").click()
    panel = page.get_by_test_id("almanac-panel")
    panel.get_by_test_id("almanac-search").fill("longest road")
    panel.get_by_test_id("found-longest-road").click()
    expect(panel.get_by_test_id("article-title")).to_have_text("Longest road")
    expect(page.get_by_test_id("board")).to_be_visible()
    panel.get_by_test_id("article-close").click()
    expect(panel).to_be_hidden()
    assert table.asked().lit


def test_a_clock_counts_down_in_sight(visit: Visit) -> None:
    table = NewTable(visit("/new?map=base-beginner&clock=60")).play()
    table.asked()
    clock = table.page.get_by_test_id("clock")
    shown = clock.inner_text()
    expect(clock).not_to_have_text(shown)
