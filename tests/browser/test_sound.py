"""Sound is offered at the first roll to those who have never chosen, and kept to what they said."""

from playwright.sync_api import Locator, Page, expect

from browser.conftest import PHONE, Visit
from browser.player import NewTable, Sight, TablePage

KEPT = "() => JSON.parse(localStorage.getItem('hexhaven.settings') ?? '{}').sound"
SOUNDS = "() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.mp3')).length"
# Whether the middle of an element is its own, and not under something else.
BARE = """all => all.every((each) => {
  const { x, y, width, height } = each.getBoundingClientRect()
  return each.contains(document.elementFromPoint(x + width / 2, y + height / 2))
})"""


def sit_down(page: Page) -> TablePage:
    return NewTable(page).players(3).seats("random", "random").play().found()


def offer(page: Page) -> Locator:
    return page.get_by_test_id("sound-offer")


def is_to_roll(sight: Sight) -> bool:
    return "roll" in sight.ready


def roll(table: TablePage) -> None:
    table.play_on(is_to_roll, 60)
    table.roll()


def test_sound_is_offered_at_the_first_roll_and_yes_is_remembered(visit: Visit) -> None:
    page = visit("/new")
    table = sit_down(page)
    roll(table)
    expect(offer(page)).to_be_visible()
    assert page.evaluate(SOUNDS) == 0
    page.get_by_test_id("sound-yes").focus()
    page.keyboard.press("Enter")
    expect(offer(page)).to_be_hidden()
    assert page.evaluate(KEPT) is True
    page.wait_for_function(f"() => ({SOUNDS})() === 8")
    page.reload()
    roll(table.sit())
    expect(offer(page)).to_be_hidden()


def test_an_offer_without_an_answer_goes_after_the_turn(visit: Visit) -> None:
    page = visit("/new")
    table = sit_down(page)
    roll(table)
    expect(offer(page)).to_be_visible()
    table.play_on(is_to_roll, 60)
    expect(offer(page)).to_be_hidden()
    assert page.evaluate(KEPT) is None


def test_on_a_phone_nothing_lies_under_the_offer(visit: Visit) -> None:
    page = visit("/new", locale="de-DE", **PHONE)
    table = sit_down(page)
    roll(table)
    expect(offer(page)).to_contain_text("Mit Ton?")
    assert page.locator("[data-testid=sound-offer] button").evaluate_all(BARE)
    assert page.locator("header button, [data-testid=tools] button").evaluate_all(BARE)
    page.get_by_test_id("sound-no").tap()
    expect(offer(page)).to_be_hidden()
    assert page.evaluate(KEPT) is False
