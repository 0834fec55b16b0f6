"""What stands beside the board, at every size: it can be read, and nothing lies under anything else."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from browser.asking import get, post
from browser.conftest import Visit
from browser.duel import DuelPage
from browser.eyes import Deadline, wait_for_fonts
from browser.player import NewTable, TablePage

WINDOWS = ((1280, 720), (1440, 900), (1920, 1080), (390, 844))
SIZES: list[ViewportSize] = [{"width": width, "height": height} for width, height in WINDOWS]
LOW: ViewportSize = {"width": 1280, "height": 560}
PHONE = SIZES[-1]
TABLET: ViewportSize = {"width": 1024, "height": 768}
GUIDES = {"base": "learn-start", "knights": "learn-knights", "duel": "learn-duel"}
GAMES: dict[str, dict[str, Any]] = {
    "base": {"game": "base", "seats": ["you", "greedy", "greedy", "greedy"], "map": "base-beginner"},
    "knights": {"game": "knights", "seats": ["you", "greedy", "greedy", "greedy"], "map": "knights-beginner"},
    "duel": {"game": "duel", "seats": ["you", "greedy"]},
}
ROUNDS = 4  # enough for a log that is longer than its panel
READABLE = 140  # pixels: six lines of the log
# Whoever looks at the middle of something sees it, and nothing that lies above it.
IN_SIGHT = """(wanted) => {
  const { left, top, width, height } = wanted.getBoundingClientRect()
  return wanted.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}"""
LOOK = """() => {
  const box = (found) => found?.checkVisibility() ? found.getBoundingClientRect().toJSON() : null
  const all = (found) => [...document.querySelectorAll(found)].filter((each) => each.checkVisibility())
  const log = document.querySelector('[data-testid=log] .lines')
  const bank = document.querySelector('[data-part=bank]')
  const isCut = (each) => each.scrollHeight > each.clientHeight || each.scrollWidth > each.clientWidth
  const dock = box(document.querySelector('[data-testid=dock]'))
  const open = all('[data-helper][aria-expanded=true]').map((each) => each.dataset.helper)
  const tab = document.querySelector('[data-tab][aria-selected=true]')?.dataset.tab ?? 'hand'
  const columns = ['aside.left', 'div.right > aside']
    .flatMap((side) => all(`${side}, ${side} > *, ${side} .panel`))
  return {
    open: tab === 'hand' ? open : [...open, tab],
    log: log?.checkVisibility() ? { height: log.clientHeight, ...edges(box(log)) } : null,
    newest: edges(box([...(log?.querySelectorAll('li[data-event]') ?? [])].at(-1))),
    below: columns.filter((each) => box(each).bottom > dock.top + 1).map((each) => each.className),
    bank: bank?.checkVisibility() ? { ...edges(box(bank)), cut: isCut(bank) } : null,
    dock: dock.top,
  }
  function edges(box) {
    return box && { top: box.top, bottom: box.bottom }
  }
}"""


def learn(visit: Visit, game: str) -> Page:
    page = visit("/learn")
    page.get_by_test_id(GUIDES[game]).click()
    page.locator("[data-testid=table][data-moment]").wait_for()
    return page


def assert_in_sight(wanted: Locator) -> None:
    expect(wanted).to_be_in_viewport(ratio=1)
    assert wanted.evaluate(IN_SIGHT), wanted


@pytest.mark.parametrize("game", GUIDES)
def test_the_guide_can_always_be_led_on(visit: Visit, game: str) -> None:
    """However low the window is, its text scrolls and *Next* stays where it is."""
    page = learn(visit, game)
    for size in [*SIZES, LOW]:
        page.set_viewport_size(size)
        assert_in_sight(page.get_by_test_id("lesson-next"))


# --- in the middle of a game -------------------------------------------------------------------------


def sit_down(visit: Visit, game: str) -> TablePage | DuelPage:
    """Some rounds into a guided game, in one's own turn after the dice, with something left to be read."""
    page = visit("/almanac")
    post(page, "/api/guests", data={"name": "Anna"})
    table = post(page, "/api/tables", data={**GAMES[game], "guided": True, "hints": True}).json()["id"]
    page.goto(f"/t/{table}")
    seat = DuelPage(page) if game == "duel" else TablePage(page).sit()
    page.get_by_test_id("away").click()
    deadline = Deadline(60, "some rounds")
    while get(page, f"/api/tables/{table}").json()["round"] < ROUNDS:
        deadline.check()
        page.wait_for_timeout(100)
    page.get_by_test_id("return").click()
    lead_on(seat)
    wait_for_fonts(page)
    return seat


def lead_on(seat: TablePage | DuelPage) -> None:
    """Play as modestly as one can until there is something to build, and a lesson."""
    page = seat.page
    deadline = Deadline(90, "one's own turn")
    while not page.locator("[data-tool=end]:not(.off)").count() or not page.get_by_test_id("lesson").count():
        deadline.check()
        going_on = page.get_by_test_id("lesson-next")
        if going_on.count():
            going_on.click()
            page.wait_for_timeout(50)
        elif seat.look().asks_something:
            seat.step()
        else:
            page.wait_for_timeout(50)


def hint(page: Page) -> None:
    page.keyboard.press("h")
    page.locator("[data-hint]").first.wait_for()


def refusal(page: Page) -> None:
    page.locator("[data-tool].off:visible").first.click()
    expect(page.get_by_test_id("notice")).to_be_visible()


def trade(page: Page) -> None:
    page.keyboard.press("t")
    expect(page.get_by_test_id("trade")).to_be_visible()
    if page.get_by_test_id("send-offer").count():
        assert_in_sight(page.get_by_test_id("send-offer"))


def works(page: Page) -> None:
    page.locator("[data-helper=works]:visible, [data-tab=works]:visible").click()
    expect(page.get_by_test_id("works")).to_be_visible()


def the_log(page: Page) -> None:
    page.locator("[data-tab=log]:visible").click()
    expect(page.get_by_test_id("log")).to_be_visible()


def guide(page: Page) -> None:
    """The guide comes back by a press on its name."""
    toggle = page.locator("[data-helper=guide]")
    if toggle.get_attribute("aria-expanded") == "false":
        toggle.click()
    expect(page.get_by_test_id("lesson")).to_be_visible()


def steps(game: str, size: ViewportSize) -> list[Callable[[Page], None]]:
    """What is opened one after the other; nothing is closed in between."""
    own = [works] if game == "knights" else []
    if size == PHONE:
        return [guide, hint, refusal, *own, trade, guide, the_log]
    return [guide, hint, trade, *own, refusal, guide]


def settled(page: Page) -> dict[str, Any]:
    """The columns, once the log has gone to its end."""
    page.wait_for_timeout(60)
    return dict(page.evaluate(LOOK))


def assert_all_is_well(page: Page, where: str) -> None:
    seen = settled(page)
    assert len(seen["open"]) <= 1, (where, seen)
    assert seen["below"] == [], (where, seen)
    if log := seen["log"]:
        assert log["height"] >= READABLE, (where, seen)
        assert log["bottom"] <= seen["dock"] + 1 or seen["open"] == ["log"], (where, seen)
        assert log["top"] < seen["newest"]["bottom"] <= log["bottom"] + 1, (where, seen)
    if bank := seen["bank"]:
        assert not bank["cut"], (where, seen)
        assert bank["bottom"] <= seen["dock"], (where, seen)


@pytest.mark.parametrize("game", GAMES)
def test_log_and_bank_are_seen_whatever_is_open(visit: Visit, game: str) -> None:
    """At four sizes one thing is open at a time, the newest line is in sight, nothing lies under the dock."""
    page = sit_down(visit, game).page
    for size in SIZES:
        page.set_viewport_size(size)
        settled(page)
        for step in steps(game, size):
            step(page)
            assert_all_is_well(page, f"{game}, {size}, {step.__name__}")
            if size != PHONE:
                assert settled(page)["log"]
        page.keyboard.press("Escape")
        assert_beside_an_article(page, f"{game}, {size}")
    page.set_viewport_size(TABLET)
    for tool in page.locator("[data-tool]:visible").all():
        expect(tool).to_be_in_viewport(ratio=1)


def assert_beside_an_article(page: Page, where: str) -> None:
    """The almanac is wider than log and chat: what is left to the others is enough."""
    almanac = page.get_by_test_id("almanac")
    almanac.click()
    expect(page.get_by_test_id("almanac-panel")).to_be_visible()
    assert_all_is_well(page, f"{where}, almanac")
    almanac.click()


def test_the_log_stays_where_one_reads(visit: Visit) -> None:
    """Whoever has scrolled up is left there, whatever opens; a press leads back to the newest line."""
    table = NewTable(visit("/new?map=base-beginner", viewport=SIZES[0])).play()
    page = table.page
    table.play_on(lambda sight: "end" in sight.ready and table.log.count() > 20, 90, wanted=())
    log = page.locator("[data-testid=log] .lines")
    log.evaluate("(log) => log.scrollTo(0, 0)")
    back = page.locator("[data-testid=log] .end")
    expect(back).to_be_visible()
    refusal(page)
    page.wait_for_timeout(100)
    assert log.evaluate("(log) => log.scrollTop") == 0
    back.click()
    page.wait_for_function(AT_END)


AT_END = """() => {
  const log = document.querySelector('[data-testid=log] .lines')
  return log.scrollHeight - log.scrollTop - log.clientHeight < 2
}"""


def test_what_calls_is_opened_and_the_rest_folds(visit: Visit) -> None:
    """A hint takes the place of trade, and gives it back; a press on what is open folds it."""
    table = NewTable(visit("/new?map=base-beginner")).play()
    page = table.page
    table.play_on(lambda sight: "end" in sight.ready, 60, wanted=())
    trades = page.get_by_test_id("trade")
    expect(trades).to_be_visible()
    hint(page)
    expect(trades).to_be_hidden()
    page.keyboard.press("Escape")
    expect(trades).to_be_visible()
    toggle = page.locator("[data-helper=trade]")
    toggle.click()
    expect(trades).to_be_hidden()
    expect(toggle).to_have_attribute("aria-expanded", "false")
    toggle.press("Enter")
    expect(trades).to_be_visible()
