"""A seven, too many cards, and a line that breaks in the middle of discarding."""

import json

from playwright.sync_api import Page, WebSocketRoute

from browser.asking import get
from browser.axe import assert_accessible
from browser.conftest import Visit
from browser.player import NewTable, TablePage


class Line:
    """The connection of a page: as a wire would, it can die, so that nothing gets through any more."""

    def __init__(self, page: Page) -> None:
        self.acts_left = -1  # how many more acts get through; -1 for any number
        page.route_web_socket("**/play*", self.lay)

    def lay(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def carry(text: str | bytes) -> None:
            if self.is_alive(text):
                server.send(text)

        socket.on_message(carry)

    def is_alive(self, text: str | bytes) -> bool:
        if json.loads(text)["type"] == "act" and self.acts_left > 0:
            self.acts_left -= 1
            return True
        return self.acts_left != 0


def test_a_discard_goes_on_after_a_reload(visit: Visit) -> None:
    """One card is given back when the line dies; the page is loaded anew, and asks for the others."""
    page = visit("/new?map=base-beginner")
    line = Line(page)
    table = hoard(page)
    due, hand = due_cards(table), sum(table.hand().values())
    assert due == hand // 2
    assert_accessible(page, "discard")
    hints = page.get_by_test_id("hand").locator(".kbd").all()
    assert hints, "cards can be chosen by keys"
    assert all(str(hint.get_attribute("data-key")).startswith("Key ") for hint in hints), "no mere numbers"

    table.pick_discards()
    line.acts_left = 1
    page.get_by_test_id("confirm-pick").click()
    table.wait(lambda _: sum(table.hand().values()) < hand)

    line.acts_left = -1
    page.reload()
    table.sit()
    table.wait(lambda sight: sight.question == "discard")
    assert due_cards(table) == due - 1
    assert sum(table.hand().values()) == hand - 1
    table.discard()
    assert discarded(table) == due


def hoard(page: Page) -> TablePage:
    """Build nothing until a seven comes that costs cards."""
    for _ in range(4):
        table = NewTable(page).play()
        sight = table.play_on(lambda sight: sight.over or len(sight.discards) > 0, 120, wanted=())
        if not sight.over:
            return table
        page.goto("/new?map=base-beginner")
    raise AssertionError("no seven in four games")


def discarded(table: TablePage) -> int:
    """How many cards the record says that I have given back."""
    record = get(table.page, f"/api/tables/{table.id}/record").text()
    return sum(line.startswith(f"{table.seat} discard ") for line in record.splitlines())


def due_cards(table: TablePage) -> int:
    """How many cards are still to be given: the holes in the dock."""
    return table.page.locator("[data-testid=question] .picked > *").count()
