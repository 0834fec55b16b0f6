"""The sample expansion in the browser, alone and over Cities & Knights: a house, its light, its question."""

import fcntl
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import pytest
from playwright.sync_api import Page, expect

import page as pages
from browser.asking import post
from browser.conftest import Visit, serve
from browser.player import NewTable, Sight, TablePage
from server.running import Luck, Server

SAMPLE = Path(__file__).parents[1] / "sample"
BUILT = pages.ROOT / "build" / "page-with-sample"
Opened: TypeAlias = Callable[[Page], TablePage]

ALONE = "base with lighthouse"
WANTED = ("lighthouse", "city", "settlement", "card", "knight", "road")
# Dice that seldom bring anything: the oil is filled up, and sevens come often.
LEAN = "rolled (6 6|5 6|6 5|3 4|4 3)( science)?"


@pytest.fixture(scope="session")
def page_with_sample() -> Path:
    """The page, built with the part that the sample brings. Several processes may want it at once."""
    BUILT.mkdir(parents=True, exist_ok=True)
    with open(BUILT.with_suffix(".lock"), "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert pages.build(BUILT, SAMPLE) == 0
    return BUILT


@pytest.fixture
def own_server(tmp_path: Path, luck: Luck, page_with_sample: Path) -> Iterator[Server]:
    """A server that knows the sample by its entry in the index, as the tests do."""
    yield from serve(tmp_path, luck, page_with_sample, GAMES="lighthouse=sample.lighthouse")


@dataclass(frozen=True)
class Words:
    """How the page says things."""

    locale: str
    ground: str  # where brick and wool come from
    built: str
    shone: str
    pill: str
    asked: str
    burnt: str
    oil: str


ENGLISH = Words(
    "en-GB", r"hills.*pasture|pasture.*hills", "You build a lighthouse at", "You let a light shine on",
    "A seven: do you burn oil?", "Burn 1 oil: two more of your cards are safe", "You burn oil",
    "1 of 3 oil",
)  # fmt: skip
GERMAN = Words(
    "de-DE", r"Hügelland.*Weideland|Weideland.*Hügelland", "Du baust einen Leuchtturm bei",
    "Du lässt ein Licht auf", "Eine Sieben: Verbrennst du Öl?",
    "1 Öl verbrennen: zwei weitere Karten sind sicher", "Du verbrennst Öl", "1 von 3 Öl",
)  # fmt: skip


def by_the_form(page: Page) -> TablePage:
    """Lighthouses over the base game stand in the form, with their option."""
    form = NewTable(page).game(ALONE).players(3).seats("random", "random")
    return form.option("player_trade", "no").option("first_oil", "one").play()


def over_knights(page: Page) -> TablePage:
    """Any mix can be opened by whoever names its parts."""
    wish = {
        "game": "base with knights lighthouse", "seats": ["you", "random", "random"],
        "options": {"player_trade": "no", "first_oil": "one"},
    }  # fmt: skip
    post(page, "/api/guests", data={"name": "Mira"})
    answer = post(page, "/api/tables", data=wish)
    assert answer.ok, answer.text()
    page.goto(f"/t/{answer.json()['id']}")
    return TablePage(page).sit()


def found_on_the_coast(table: TablePage, ground: str) -> None:
    """The first building stands at a corner of the island, the second one pays what a lighthouse costs."""
    while (sight := table.asked()).lit:
        names = {place: table.place(place).get_attribute("aria-label") or "" for place in sight.lit}
        wanted = ground if table.pieces("settlement", table.seat).count() else r"\("
        fitting = [place for place, name in names.items() if re.search(wanted, name)]
        table.click(table.place([*fitting, *sight.lit][0]), sight)


def oil(table: TablePage) -> int:
    return int(table.page.get_by_test_id("me").get_by_test_id("oil").get_attribute("data-oil") or -1)


def shine(table: TablePage) -> Sight:
    """Take the light in hand, point at the lighthouse if there are several, and at the land."""
    sight = table.use("shine")
    if sight.lit[0].startswith("node"):
        table.press(table.place(sight.lit[0]), sight)
        sight = table.wait(lambda now: now.lit and now.lit[0].startswith("hex"))
    return table.click(table.place(sight.lit[0]), sight)


@pytest.mark.parametrize("luck", [Luck("19", (LEAN,))])
@pytest.mark.parametrize(
    ("opened", "words", "motion"),
    [(by_the_form, ENGLISH, "no-preference"), (over_knights, GERMAN, "reduce")],
    ids=["alone", "over knights"],
)
def test_a_light_is_built_shines_and_burns(
    visit_own: Visit, opened: Opened, words: Words, motion: str
) -> None:
    page = visit_own("/new", locale=words.locale, reduced_motion=motion)
    table = opened(page)
    found_on_the_coast(table, words.ground)
    table.play_on(lambda sight: "lighthouse" in sight.ready, 60, ())
    assert oil(table) == 0
    amber = table.hand().get("amber", 0)
    table.build("lighthouse")
    expect(table.pieces("lighthouse", table.seat)).to_have_count(1)
    expect(table.log.filter(has_text=words.built)).to_have_count(1)
    expect(page.get_by_test_id("me").get_by_title(words.oil)).to_be_visible()
    assert table.hand()["amber"] == amber + 1

    table.play_on(lambda sight: "shine" in sight.ready, 90, ())
    left, cards = oil(table) - 2, sum(table.hand().values())
    shine(table)
    table.wait(lambda _: oil(table) == left)
    assert sum(table.hand().values()) == cards + 1
    expect(table.log.filter(has_text=words.shone)).to_have_count(1)

    sight = table.play_on(lambda sight: "burn" in sight.choices, 120, ())
    expect(table.pill).to_have_text(words.pill)
    left = oil(table) - 1
    answer = page.locator("[data-testid=question] [data-choice=burn]")
    expect(answer).to_have_text(words.asked)
    table.click(answer, sight)
    table.wait(lambda _: oil(table) == left)
    expect(table.log.filter(has_text=words.burnt).last).to_be_visible()


@pytest.mark.parametrize("luck", [Luck("haven")])
def test_a_whole_game(visit_own: Visit) -> None:
    page = visit_own("/new")
    table = by_the_form(page)
    table.found()
    table.play_on(lambda sight: sight.over, 300, WANTED)
    page.get_by_test_id("see-result").click()
    expect(page.get_by_test_id("winner")).to_be_visible()
