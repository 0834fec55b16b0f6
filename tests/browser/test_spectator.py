"""Somebody who watches: the board and the log, no hands, no tools; and a voice in the chat."""

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.player import NewTable, Start


def test_a_guest_watches_a_public_game(visit: Visit) -> None:
    title = "Open evening"
    player = NewTable(visit("/new", reduced_motion="no-preference")).title(title).public().play()

    watcher = Start(visit("/")).watch(player.id)
    page = watcher.page
    expect(page.get_by_test_id("watching")).to_be_visible()
    expect(page.get_by_test_id("player")).to_have_count(4)
    expect(page.get_by_test_id("hand")).to_have_count(0)
    expect(page.locator("[data-tool], [data-place], [data-choice]")).to_have_count(0)
    expect(player.page.get_by_text("1 watching").first).to_be_attached()

    lines = watcher.log.count()
    player.found()
    expect(watcher.pieces("settlement", 0)).to_have_count(2)
    watcher.wait(lambda _: watcher.log.count() > lines)
    expect(page.get_by_test_id("hand")).to_have_count(0)

    page.get_by_test_id("name-field").fill("Balthasar")
    page.get_by_test_id("name-go").click()
    watcher.say("A fine island!")
    expect(player.chat).to_contain_text("Balthasar (watching) A fine island!")
    expect(page.get_by_test_id("watching")).to_be_visible()


def test_a_private_game_is_not_in_the_lobby(visit: Visit) -> None:
    player = Start(visit("/")).play_now()
    page = visit("/")
    expect(
        page.get_by_text("Nobody is waiting right now").or_(page.get_by_test_id("open-tables"))
    ).to_be_visible()
    expect(page.get_by_test_id(f"watch-{player.id}")).to_have_count(0)
