"""German and English: the same moments in both, and a change of language in the middle of a game."""

import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from browser.player import Start, TablePage


@dataclass(frozen=True)
class Words:
    """How the page says things."""

    locale: str
    play_now: str
    found: str  # what is asked first
    founded: str  # how the log tells it
    roll: str
    rolled: str
    trade_and_build: str
    end: str
    refused: str


ENGLISH = Words(
    "en-GB", "Play now", "Found a settlement", r"You found a settlement", "Roll",
    r"You roll \d and \d", "Your turn: trade and build", "End turn", "Not possible",
)  # fmt: skip
GERMAN = Words(
    "de-DE", "Gleich spielen", "Gründe eine Siedlung", r"Du gründest eine Siedlung", "Würfeln",
    r"Du würfelst \d und \d", "Du bist dran: handeln und bauen", "Zug beenden", "Geht nicht",
)  # fmt: skip
BOTH = pytest.mark.parametrize("words", [ENGLISH, GERMAN], ids=["English", "German"])


@BOTH
def test_the_same_moments_in_both_languages(visit: Visit, words: Words) -> None:
    page = visit("/", locale=words.locale)
    expect(page.get_by_test_id("play-now")).to_have_text(words.play_now)
    table = Start(page).play_now()
    table.asked()
    expect(table.pill).to_have_text(words.found)
    table.found()
    expect(log_line(table, words.founded)).to_be_attached()
    table.play_on(lambda sight: "roll" in sight.ready, 60)
    expect(table.tool("roll")).to_contain_text(words.roll)
    table.use("roll")
    table.play_on(lambda sight: "end" in sight.ready, 60)
    expect(log_line(table, words.rolled)).to_be_attached()
    expect(table.pill).to_have_text(words.trade_and_build)
    expect(table.tool("end")).to_contain_text(words.end)
    table.page.locator("[data-tool].off").first.click()
    expect(table.notice).to_contain_text(words.refused)


def log_line(table: TablePage, text: str) -> Locator:
    return table.log.filter(has_text=re.compile(text)).first


@pytest.mark.parametrize(
    ("first", "then"), [(ENGLISH, GERMAN), (GERMAN, ENGLISH)], ids=["to German", "to English"]
)
def test_the_language_changes_in_the_middle_of_a_game(visit: Visit, first: Words, then: Words) -> None:
    page = visit("/", locale=first.locale)
    table = Start(page).play_now().found()
    table.play_on(lambda sight: "roll" in sight.ready, 60)
    expect(log_line(table, first.founded)).to_be_attached()
    mark(page)
    page.get_by_test_id("language").click()
    expect(log_line(table, then.founded)).to_be_attached()
    expect(log_line(table, first.founded)).not_to_be_attached()
    expect(table.tool("roll")).to_contain_text(then.roll)
    expect(page.locator("html")).to_have_attribute("lang", then.locale[:2])
    assert is_marked(page), "the page was loaded anew"
    page.reload()
    table.sit()
    expect(log_line(table, then.founded)).to_be_attached()


def mark(page: Page) -> None:
    page.evaluate("() => { document.documentElement.dataset.marked = 'yes' }")


def is_marked(page: Page) -> bool:
    return bool(page.evaluate("() => document.documentElement.dataset.marked === 'yes'"))


def test_a_visitor_loads_one_language_and_the_other_when_it_is_wanted(visit: Visit) -> None:
    page = visit("/", locale="de-DE")
    assert languages(page) == {"de"}
    page.get_by_test_id("language-en").click()
    expect(page.get_by_test_id("play-now")).to_have_text(ENGLISH.play_now)
    assert languages(page) == {"de", "en"}


def test_a_language_that_does_not_come_leaves_the_page_as_it_is(visit: Visit) -> None:
    page = visit("/")
    expect(page.get_by_test_id("play-now")).to_have_text(ENGLISH.play_now)
    page.route("**/assets/de-*.js", lambda asked: asked.abort())
    with page.expect_event("requestfailed"):
        page.get_by_test_id("language-de").click()
    expect(page.get_by_test_id("play-now")).to_have_text(ENGLISH.play_now)


def languages(page: Page) -> set[str]:
    """Those whose words have been loaded."""
    expect(page.get_by_test_id("play-now")).to_be_visible()
    asked: list[str] = page.evaluate("() => performance.getEntriesByType('resource').map(({ name }) => name)")
    return {found[1] for name in asked if (found := re.search(r"/assets/(en|de)-[^/]*\.js$", name))}
