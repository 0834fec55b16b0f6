"""The card table in windows of all sizes: nothing is cut off, wide rows say what lies beyond, cards fly."""

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Visit
from browser.duel import DuelPage, sit_down
from browser.test_duel import before_attack, before_magic, before_roll
from hexhaven.record import Record

CUT_OFF = """() => {
  const box = (each) => each.getBoundingClientRect()
  const board = box(document.querySelector('[data-testid=board]'))
  const cells = [...document.querySelectorAll('[data-testid=board] [data-place]')]
  const outside = cells.filter((each) => box(each).top < board.top - 1 || box(each).bottom > board.bottom + 1)
  const cards = [...document.querySelectorAll('[data-testid=hand] [data-card]')]
  const covered = cards.filter((card) => {
    const text = card.querySelector('.text > span'), foot = card.querySelector('.foot')
    return text?.checkVisibility() && box(text).bottom > (foot ? box(foot).top : box(card).bottom) + 1
  })
  return [...outside.map((each) => each.dataset.place), ...covered.map((each) => each.dataset.card)]
}"""
FLOWN = """() => {
  window.flown = 0
  const count = (changes) => changes.forEach((each) => (window.flown += each.addedNodes.length))
  new MutationObserver(count).observe(document.querySelector('.air'), { childList: true })
}"""
ALL_SEEN = """() =>
  [...document.querySelectorAll('.scroll[role=group]')].every((row) => row.scrollWidth <= row.clientWidth + 3)
"""


@pytest.mark.parametrize(("width", "height"), [(1280, 640), (1366, 650), (1366, 768), (1440, 900)])
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_no_row_and_no_line_is_cut_off(visit_own: Visit, locale: str, width: int, height: int) -> None:
    page = visit_own("/", locale=locale, viewport={"width": width, "height": height})
    for record in (before_roll(), before_magic(), before_attack()):
        sit_down(visit_own.server, record, page)[0].asked()
        assert page.evaluate(CUT_OFF) == []


def test_a_card_that_is_read_does_not_move_a_low_table(visit_own: Visit) -> None:
    page = visit_own("/", viewport={"width": 1280, "height": 640})
    [table] = sit_down(visit_own.server, before_magic(), page)
    table.asked()
    before = table.board.bounding_box()
    table.click(page.get_by_test_id("hand").locator("button[data-card]").first, table.look())
    expect(table.reader).to_be_visible()
    assert table.board.bounding_box() == before


def test_a_wide_principality_by_fingers(visit_own: Visit) -> None:
    """Arrows lead on where there is more; closer, and then all of it, with nothing left to scroll."""
    page = visit_own("/", **PHONE)
    table = seated(visit_own, before_attack(), page)
    more = table.board.get_by_role("button", name="More on the right").first
    more.tap()
    expect(table.board.get_by_role("button", name="More on the left").first).to_be_visible()
    table.board.get_by_role("button", name="Zoom in").tap()
    table.board.get_by_role("button", name="The whole table").tap()
    page.wait_for_function(ALL_SEEN)


@pytest.mark.parametrize(("motion", "flies"), [("no-preference", True), ("reduce", False)])
def test_a_card_that_is_played_flies_where_motion_is_welcome(
    visit_own: Visit, motion: str, flies: bool
) -> None:
    page = visit_own("/", reduced_motion=motion)
    table = seated(visit_own, before_attack(), page)
    page.evaluate(FLOWN)
    table.play_card("arsonist")
    expect(page.get_by_test_id("log")).to_contain_text("Arsonist")
    if flies:
        page.wait_for_function("() => window.flown > 0")
    assert bool(page.evaluate("() => window.flown")) is flies


def seated(visit: Visit, record: Record, page: Page) -> DuelPage:
    [table] = sit_down(visit.server, record, page)
    table.asked()
    return table
