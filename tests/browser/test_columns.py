"""What stands beside the board, at every size: it can be read, and nothing lies under anything else."""

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from browser.conftest import Visit

WINDOWS = ((1280, 720), (1440, 900), (1920, 1080), (390, 844))
SIZES: list[ViewportSize] = [{"width": width, "height": height} for width, height in WINDOWS]
LOW: ViewportSize = {"width": 1280, "height": 560}
GUIDES = {"base": "learn-start", "knights": "learn-knights", "duel": "learn-duel"}
# Whoever looks at the middle of something sees it, and nothing that lies above it.
IN_SIGHT = """(wanted) => {
  const { left, top, width, height } = wanted.getBoundingClientRect()
  return wanted.contains(document.elementFromPoint(left + width / 2, top + height / 2))
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
