"""With everything that moves, which other tests do without: a few rounds, and nothing in the console."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from browser.conftest import Visit
from browser.knights import KnightsPage
from browser.player import NewTable, Sight, TablePage

ENOUGH = 70  # entries: some rounds after the founding


def base(page: Page) -> TablePage:
    return NewTable(page).players(3).seats("greedy", "greedy").play()


def knights(page: Page) -> TablePage:
    return KnightsPage(NewTable(page).game("knights").players(3).seats("greedy", "greedy").play())


@pytest.mark.parametrize("sit_down", [base, knights])
def test_dice_tumble_and_cards_fly_without_a_complaint(
    visit: Visit, sit_down: Callable[[Page], TablePage]
) -> None:
    page = visit("/new", reduced_motion="no-preference")
    said: list[str] = []
    page.on("console", lambda message: said.append(f"{message.type}: {message.text}"))
    table = sit_down(page)
    table.found()
    began = table.look().moment

    def is_enough(sight: Sight) -> bool:
        return sight.over or sight.moment >= began + ENOUGH

    table.play_on(is_enough, 120)
    assert [text for text in said if not any(excuse in text for excuse in visit.excused)] == []
