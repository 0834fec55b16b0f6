"""A whole game against bots, from the start page to the result."""

import re

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.player import Start, TablePage

CHARTS = ("points", "dice", "production", "sources", "robberies", "trades")


def test_a_whole_game_against_bots(visit: Visit) -> None:
    """Everything is done by clicking what is lit and offered; at the end the browser checks the dice."""
    page = visit("/")
    table = Start(page).play_now()
    commitment = shown_commitment(table)
    table.found()
    assert table.pieces("settlement", table.seat).count() == 2
    assert table.pieces("road", table.seat).count() == 2
    table.play_on(lambda sight: sight.over, 240)
    page.get_by_test_id("see-result").click()
    see_result(page)
    check_dice(page, commitment)


def shown_commitment(table: TablePage) -> str:
    """The hash of the seed, as anybody can note it before the first move."""
    table.page.get_by_test_id("settings").click()
    panel = table.page.get_by_test_id("settings-panel")
    commitment = panel.locator("code").inner_text()
    table.page.get_by_test_id("settings").click()
    expect(panel).to_be_hidden()
    return commitment


def see_result(page: Page) -> None:
    first = page.get_by_test_id("standing").locator("li").first
    winner = re.escape(first.locator(".who b").inner_text())
    expect(page.get_by_test_id("winner")).to_have_text(re.compile(f"^(You win!|{winner} wins)$"))
    assert int(first.locator(".pts b").inner_text()) >= 10
    for chart in CHARTS:
        expect(page.get_by_test_id(f"chart-{chart}")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_test_id("record").click()
    assert "seed" in download.value.path().read_text()


def check_dice(page: Page, commitment: str) -> None:
    """The browser draws everything again, from the seed that was fixed before the game."""
    page.get_by_test_id("fair-check").click()
    expect(page.get_by_test_id("fair-finding")).to_have_attribute("data-finding", "good")
    page.get_by_test_id("fair").locator("summary").click()
    expect(page.get_by_test_id("commitment")).to_have_text(commitment)
    expect(page.get_by_test_id("seed")).not_to_be_empty()
