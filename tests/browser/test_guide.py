"""The guided first game: the lessons of its first round, and an answer to "why not?"."""

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from browser.player import Deadline, TablePage

INTRODUCTION = ["welcome", "terrain", "numbers", "settlements", "hand"]
LISTEN = """() => {
  const lesson = document.querySelector('[data-testid=lesson]')
  return {
    key: lesson?.dataset.lesson ?? '',
    passive: lesson?.querySelector('[data-testid=lesson-next]:not(:disabled)') != null,
    tool: document.querySelector('[data-tool][data-lamp]:not(.off)')?.dataset.tool ?? '',
  }
}"""


@dataclass(frozen=True)
class Lesson:
    """What the guide says now: a lesson to be read, or one to be followed with a tool that it points to."""

    key: str
    passive: bool
    tool: str


def listen(page: Page) -> Lesson:
    return Lesson(**page.evaluate(LISTEN))


def begin(visit: Visit) -> TablePage:
    page = visit("/")
    page.get_by_test_id("to-learn").click()
    page.get_by_test_id("learn-start").click()
    return TablePage(page).sit()


def read_on(page: Page, key: str) -> None:
    """Read a lesson and go to the next."""
    page.get_by_test_id("lesson-next").click()
    expect(page.locator(f"[data-lesson='{key}']")).to_be_hidden()


def follow(table: TablePage, until: Callable[[Lesson], bool]) -> list[str]:
    """Do what the guide says until something is so, or go on where it is silent; returns its lessons."""
    page = table.page
    heard: list[str] = []
    deadline = Deadline(90, "following the guide")
    while not until(lesson := listen(page)):
        deadline.check()
        heard.append(lesson.key)
        sight = table.look()
        if lesson.passive:
            read_on(page, lesson.key)
        elif sight.wants_answer:
            table.answer(sight)
        elif lesson.tool == "trade":
            offer(table)
        elif lesson.tool:
            table.build(lesson.tool)
        elif not lesson.key and sight.asks_something:
            table.step(wanted=())
        else:
            page.wait_for_timeout(20)
    return heard


def offer(table: TablePage) -> None:
    """Offer something to everybody; when all have answered, accept what somebody wants or take it back."""
    give = max(table.hand(), key=table.hand().__getitem__)
    table.put("give", give)
    table.put("get", "ore" if give != "ore" else "wool")
    table.click(table.page.get_by_test_id("send-offer"), table.look())
    table.wait(lambda now: now.mine and not asked(table).count())
    for way in ("[data-testid=trade-answer] [data-choice]", "[data-testid=trade-offer] [data-choice]"):
        if table.page.locator(way).count():
            table.click(table.page.locator(way).first, table.look())
            return


def asked(table: TablePage) -> Locator:
    """Answers that are not given yet."""
    return table.page.locator("[data-testid=trade-answer][data-state=asked]")


def test_the_first_round_is_guided(visit: Visit) -> None:
    table = begin(visit)
    page = table.page
    for key in INTRODUCTION:
        expect(page.get_by_test_id("lesson")).to_have_attribute("data-lesson", key)
        read_on(page, key)
    follow(table, lambda lesson: lesson.key == "roll")
    expect(table.tool("roll")).to_have_attribute("data-lamp", "")
    table.use("roll")
    heard = follow(table, lambda lesson: lesson.key == "roll_again")
    assert "end" in heard


def test_why_not_is_answered_with_an_article(visit: Visit) -> None:
    """With a road in hand, the learner clicks a path that somebody else has built on."""
    table = begin(visit)
    page = table.page
    follow(table, lambda _: {"road", "end"} <= set(table.look().ready))
    sight = table.use("road")
    assert sight.armed == "road"
    page.mouse.click(*somebody_elses_road(page))
    expect(table.notice).to_have_attribute("data-kind", "refused")
    assert table.look().moment == sight.moment
    table.notice.locator("[data-article]").click()
    expect(page.get_by_test_id("almanac-panel").get_by_test_id("article-title")).to_be_visible()


def somebody_elses_road(page: Page) -> tuple[float, float]:
    road = page.locator("[data-testid=board] [data-piece=road]:not([data-player='0'])").first
    box = road.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
