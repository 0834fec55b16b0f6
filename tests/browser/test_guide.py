"""The guided first game: the lessons of its first round, and an answer to "why not?"."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.asking import get
from browser.conftest import DESK, PHONE, Visit
from browser.eyes import Deadline
from browser.player import NewTable, TablePage

INTRODUCTION = ["welcome", "terrain", "numbers", "settlements", "hand"]
LISTEN = """() => {
  const lesson = document.querySelector('[data-testid=lesson]')
  return {
    key: lesson?.dataset.lesson ?? '',
    passive: lesson?.querySelector('[data-testid=lesson-next]:not(:disabled)') != null,
    suggestion: lesson?.dataset.suggestion ?? '',
    tool: document.querySelector('[data-tool][data-lamp]:not(.off)')?.dataset.tool ?? '',
  }
}"""


@dataclass(frozen=True)
class Lesson:
    """What the guide says now: a lesson to be read, or one to be followed with a tool that it points to."""

    key: str
    passive: bool
    suggestion: str  # the action it speaks of
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
        sight = table.look()
        if listen(page) != lesson:
            continue  # it has said something new meanwhile
        heard.append(lesson.key)
        if lesson.passive:
            read_on(page, lesson.key)
        elif sight.wants_answer:
            table.answer(sight)
        elif lesson.suggestion.startswith("offer "):
            offer(table, lesson.suggestion)
        elif lesson.suggestion.startswith("bank "):
            go_to_bank(table, lesson.suggestion)
        elif lesson.tool:
            table.build(lesson.tool)
        elif not lesson.key and sight.asks_something:
            table.step(wanted=())
        else:
            page.wait_for_timeout(20)
    return heard


def offer(table: TablePage, text: str) -> None:
    """Make an offer ("offer 1 wool for 1 ore to all"); accept what somebody answers, or take it back."""
    for side, cards in zip(("give", "get"), text.partition(" to ")[0][6:].split(" for "), strict=True):
        for n, card in zip(*[iter(cards.split())] * 2, strict=True):
            for _ in range(int(n)):
                table.put(side, card)
    table.click(table.page.get_by_test_id("send-offer"), table.look())
    table.wait(lambda now: now.mine and not asked(table).count())
    table.open("trade")
    for way in ("[data-testid=trade-answer] [data-choice]", "[data-testid=trade-offer] [data-choice]"):
        if table.page.locator(way).count():
            table.click(table.page.locator(way).first, table.look())
            return


def go_to_bank(table: TablePage, text: str) -> None:
    """Trade with the bank ("bank wool for ore")."""
    table.open("trade")
    bank = table.page.get_by_test_id("bank-trade")
    bank.locator(f"[data-card='{text.split()[1]}']").click()
    table.click(bank.locator(f"[data-choice='{text}']"), table.look())


def asked(table: TablePage) -> Locator:
    """Answers that are not given yet."""
    return table.page.locator("[data-testid=trade-answer][data-state=asked]")


def test_the_first_round_is_guided(visit: Visit) -> None:
    table = begin(visit)
    page = table.page
    options = get(page, f"/api/tables/{table.id}").json()["options"]
    assert options["trade_build_phases"] == "combined", "it teaches what is played at once"
    for key in INTRODUCTION:
        expect(page.get_by_test_id("lesson")).to_have_attribute("data-lesson", key)
        read_on(page, key)
    follow(table, lambda lesson: lesson.key == "roll")
    expect(table.tool("roll")).to_have_attribute("data-lamp", "")
    table.use("roll")
    heard = follow(table, lambda lesson: lesson.key == "roll_again")
    assert "end" in heard


def test_one_may_look_back_and_what_is_spoken_of_is_lit(visit: Visit) -> None:
    page = begin(visit).page
    lesson = page.get_by_test_id("lesson")
    expect(lesson).to_contain_text("The game is waiting for you.")
    expect(page.get_by_test_id("lesson-back")).to_be_hidden()
    read_on(page, "welcome")
    expect(page.locator("[data-shown^='hex-']")).to_have_count(5)  # a hex of each land
    page.get_by_test_id("lesson-back").click()
    expect(lesson).to_have_attribute("data-lesson", "welcome")
    expect(lesson).to_contain_text("You have read this before.")
    expect(page.locator("[data-shown]")).to_have_count(0)
    page.get_by_test_id("lesson-next").click()
    expect(lesson).to_have_attribute("data-lesson", "terrain")
    read_on(page, "terrain")
    read_on(page, "numbers")
    expect(page.locator("[data-shown^='node-']")).to_have_count(2)  # the learner's settlements


def test_a_guide_that_waits_says_for_whom(visit: Visit) -> None:
    """While it is somebody else's turn, and nothing happens until the learner has read."""
    table = begin(visit)
    follow(table, lambda lesson: lesson.key == "others")
    expect(table.page.get_by_test_id("asked")).to_have_text("The guide is waiting for you")
    read_on(table.page, "others")
    expect(table.page.get_by_test_id("asked")).not_to_have_text("The guide is waiting for you")


@pytest.mark.parametrize("look", [DESK, PHONE], ids=["desk", "phone"])
def test_founding_places_show_what_they_bring(visit: Visit, look: dict[str, Any]) -> None:
    """Under the pointer, at the first tap, and to those who listen."""
    table = NewTable(visit("/new", **look)).map("base-variable").play()
    table.wait(lambda sight: sight.mine)
    place = table.page.locator("[data-place^='node-']").nth(20)
    n = re.search(r"about (\d+) cards in 36 rolls", place.get_attribute("aria-label") or "")
    assert n is not None
    expect(table.page.get_by_test_id("yields")).to_be_hidden()
    place.tap() if look.get("has_touch") else place.hover()
    expect(table.page.get_by_test_id("yields")).to_contain_text(n[0])
    expect(table.page.locator("[data-testid=yields] .pips i")).to_have_count(int(n[1]))


THEIRS = {"road": "road", "city": "settlement"}  # a tool, and what of others' is in its way


def test_why_not_is_answered_with_an_article(visit: Visit) -> None:
    """With a road or a city in hand, the learner clicks a place where somebody else has built."""
    table = begin(visit)
    page = table.page
    follow(table, lambda _: buildable(table) != "")
    tool = buildable(table)
    sight = table.use(tool)
    assert sight.armed == tool
    page.mouse.click(*place_of_others(page, THEIRS[tool]))
    expect(table.notice).to_have_attribute("data-kind", "refused")
    assert table.look().moment == sight.moment
    table.notice.locator("[data-article]").click()
    expect(page.get_by_test_id("almanac-panel").get_by_test_id("article-title")).to_be_visible()


def buildable(table: TablePage) -> str:
    """A tool for something that can be built now."""
    sight = table.look()
    return next((tool for tool in THEIRS if tool in sight.ready and "end" in sight.ready), "")


def place_of_others(page: Page, kind: str) -> tuple[float, float]:
    """Where a piece of somebody else's stands."""
    piece = page.locator(f"[data-testid=board] [data-piece='{kind}']:not([data-player='0'])").first
    box = piece.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
