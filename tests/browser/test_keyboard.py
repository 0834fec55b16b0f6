"""Keys only: from the start page to a turn of one's own, without a mouse."""

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.eyes import Deadline
from browser.player import Sight, TablePage

MOST_TABS = 80


def focused(page: Page, selector: str) -> bool:
    return bool(page.evaluate("(wanted) => document.activeElement?.matches(wanted) ?? false", selector))


def tab_to(page: Page, selector: str) -> None:
    """Go on with Tab until something has the focus, as somebody would who looks for it."""
    for _ in range(MOST_TABS):
        if focused(page, selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {selector} by Tab")


def focused_place(page: Page) -> str:
    return str(page.evaluate("() => document.activeElement?.dataset?.place ?? ''"))


def place_by_keys(table: TablePage, sight: Sight) -> Sight:
    """Go to a lit place, two steps down by the arrows, and place the piece there."""
    page = table.page
    tab_to(page, "[data-place]")
    begun = focused_place(page)
    for _ in range(2):
        page.keyboard.press("ArrowDown")
    assert focused_place(page) in sight.lit
    assert len(sight.lit) < 20 or focused_place(page) != begun
    page.keyboard.press("Enter")
    return table.after(sight)


def answer_by_keys(table: TablePage, sight: Sight) -> None:
    """Answer whatever is asked: a place, an offer, cards, a player."""
    if sight.lit:
        place_by_keys(table, sight)
    elif "decline" in sight.choices:
        table.page.keyboard.press("n")
    elif sight.question == "discard":
        for key in "12345" * 4:
            table.page.keyboard.press(key)
        table.page.keyboard.press("Enter")
    else:
        table.page.keyboard.press("1")
    table.after(sight)


def test_a_turn_without_a_mouse(visit: Visit) -> None:
    page = visit("/")
    page.get_by_test_id("play-now").wait_for()
    tab_to(page, "[data-testid=play-now]")
    page.keyboard.press("Enter")
    table = TablePage(page).sit()

    while (sight := table.asked()).lit:
        place_by_keys(table, sight)
    assert table.pieces("settlement", table.seat).count() == 2

    press_when(table, "d", "roll")
    expect(page.get_by_test_id("dice").locator(".dice")).to_be_visible()
    press_when(table, "e", "end")
    table.wait(lambda now: not now.mine or "end" not in now.ready)


def press_when(table: TablePage, key: str, tool: str) -> None:
    """Press the key of a tool once it is ready; until then answer what is asked."""
    deadline = Deadline(60, f"the tool '{tool}' is not ready")
    while tool not in (sight := table.asked()).ready:
        deadline.check()
        answer_by_keys(table, sight)
    table.page.keyboard.press(key)
    table.after(sight)


def test_the_almanac_the_chat_and_the_list_of_keys_have_keys(visit: Visit) -> None:
    page = visit("/")
    tab_to(page, "[data-testid=play-now]")
    page.keyboard.press("Enter")
    TablePage(page).sit().asked()
    page.keyboard.press("/")
    page.keyboard.type("robber")
    expect(page.get_by_test_id("almanac-panel").locator("li button").first).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("almanac-panel")).to_be_hidden()
    page.keyboard.press("c")
    page.keyboard.type("hello")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("chat")).to_contain_text("hello")
    expect(page.get_by_test_id("chat-field")).to_be_empty()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_test_id("keys")).to_be_visible()
