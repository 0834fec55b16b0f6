"""The server dies and comes back; the page says so, and goes on by itself."""

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.player import NewTable
from server.running import Server


def shown_dice(page: Page) -> str:
    """What was rolled, as the page says it; a note on what the pointer rests on may stand beside it."""
    return page.get_by_test_id("dice").get_by_role("img").get_attribute("aria-label") or ""


def test_a_killed_server_comes_back(visit_own: Visit, own_server: Server) -> None:
    visit_own.excused.append("WebSocket connection to")  # nobody answers while the server is down
    page = visit_own("/new?map=base-beginner")
    table = NewTable(page).play()
    sight = table.play_on(lambda sight: "end" in sight.ready, 60, wanted=())
    hand, dice = table.hand(), shown_dice(page)

    assert "Rolled" in dice
    own_server.kill()
    expect(page.get_by_test_id("turn")).to_contain_text("Reconnecting")
    own_server.start()
    expect(table.pill).to_be_visible(timeout=30_000)

    again = table.asked()
    assert (again.moment, again.ready) == (sight.moment, sight.ready)
    assert (table.hand(), shown_dice(page)) == (hand, dice)
    table.use("end")
    assert table.look().moment > sight.moment
