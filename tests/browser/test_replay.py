"""A game seen again: step, scrub, share a moment, look with other eyes."""

import re

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Finished, Visit
from browser.player import Start

PIECES = """() => [...document.querySelectorAll('[data-piece]')]
  .map(({ dataset }) => `${dataset.piece} ${dataset.player} ${dataset.at}`).sort()"""


def where(page: Page) -> Locator:
    return page.get_by_test_id("where")


def pieces(page: Page) -> list[str]:
    page.locator("[data-piece]").first.wait_for(state="attached")  # the board comes with its game
    return list(page.evaluate(PIECES))


def hidden_hands(page: Page) -> Locator:
    return page.get_by_test_id("hands").get_by_text("hidden")


def test_stepping_and_scrubbing(visit: Visit, finished: Finished) -> None:
    """A step leads to the next move that is told; talk about trades is passed over."""
    page, last = visit(f"/replay/{finished.table}"), f"{finished.entries:,}"
    expect(where(page)).to_have_text(f"Move 0 of {last}")
    assert [piece for piece in pieces(page) if "settlement" in piece] == []
    page.get_by_test_id("next").click()
    expect(where(page)).to_have_text(re.compile(f"Move [12] of {last}"))
    page.get_by_test_id("prev").click()
    expect(where(page)).to_have_text(f"Move 0 of {last}")
    page.get_by_test_id("scrub").fill("17")
    expect(where(page)).to_have_text(f"Move 17 of {last}")
    assert len([piece for piece in pieces(page) if "settlement" in piece]) == 8
    page.keyboard.press("ArrowRight")
    expect(where(page)).not_to_have_text(f"Move 17 of {last}")
    page.get_by_test_id("last").click()
    expect(where(page)).to_have_text(f"Move {last} of {last}")
    page.get_by_test_id("moves").locator("[data-move='0']").click()
    page.get_by_test_id("play").click()
    expect(where(page)).not_to_have_text(f"Move 0 of {last}")


def test_a_link_leads_to_the_same_moment(visit: Visit, finished: Finished) -> None:
    page = visit(f"/replay/{finished.table}")
    page.get_by_test_id("scrub").fill("60")
    expect(where(page)).to_contain_text("Move 60 ")
    expect(page).to_have_url(re.compile("move=60"))
    other = visit(page.url)
    expect(where(other)).to_contain_text("Move 60 ")
    assert pieces(other) == pieces(page)
    assert len(pieces(other)) > 4 * 4  # the founding is over


def test_a_finished_game_can_be_seen_with_any_eyes(visit: Visit, finished: Finished) -> None:
    page = visit(f"/replay/{finished.table}?move=60")
    expect(page.get_by_test_id("views").locator("input")).to_have_count(6)
    expect(hidden_hands(page)).to_have_count(0)
    page.get_by_test_id("view-2").check(force=True)
    expect(hidden_hands(page)).to_have_count(3)
    page.get_by_test_id("view-spectator").check(force=True)
    expect(hidden_hands(page)).to_have_count(4)
    expect(where(page)).to_contain_text("Move 60 ")


def test_a_running_game_is_seen_with_ones_own_eyes_only(visit: Visit) -> None:
    table = Start(visit("/")).play_now().found()
    page, id = table.page, table.id
    page.goto(f"/replay/{id}?view=open")
    expect(page.get_by_test_id("view-open")).to_have_count(0)
    expect(page.get_by_test_id("view-0")).to_be_checked()
    expect(page.get_by_test_id("view-1")).to_have_count(0)
    expect(hidden_hands(page)).to_have_count(3)
    stranger = visit(f"/replay/{id}?view=0")
    expect(hidden_hands(stranger)).to_have_count(4)


def test_a_line_of_the_log_leads_to_its_moment(visit: Visit, finished: Finished) -> None:
    page = visit.back(f"/t/{finished.table}", finished.cookies)
    page.get_by_test_id("see-board").click()
    line = page.locator("[data-testid=log] li[data-event]").nth(-5)
    number = line.get_attribute("data-event")
    line.locator("a").first.click()
    expect(where(page)).to_contain_text(f"Move {number} ")
