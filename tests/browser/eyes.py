"""What everybody does at a table in the browser, whatever is played there: look, wait, click what is seen."""

import operator
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from typing import Generic, Protocol, TypeVar

from playwright.sync_api import Locator, Page, TimeoutError

QUICK = 5_000  # milliseconds in which what is seen can be clicked

# Both of our fonts are there, not only what stands in for them.
OUR_FONTS = """() => [...document.fonts]
  .filter(({ family, status }) => status === 'loaded' && !/near/.test(family)).length > 1"""


def wait_for_fonts(page: Page) -> None:
    page.wait_for_function(OUR_FONTS)


class Deadline:
    """Raises when something takes too long."""

    def __init__(self, seconds: float, what: str) -> None:
        self.end = time.monotonic() + seconds
        self.what = what

    def check(self) -> None:
        assert time.monotonic() < self.end, f"it took too long: {self.what}"


class Glance(Protocol):
    """A table at one look, as far as every game has it."""

    @property
    def moment(self) -> int: ...

    @property
    def over(self) -> bool: ...

    @property
    def asks_something(self) -> bool: ...


Seen = TypeVar("Seen", bound=Glance)


class Eyes(ABC, Generic[Seen]):
    """A table from one person's side."""

    patience = 20.0  # seconds
    quick = QUICK

    def __init__(self, page: Page) -> None:
        self.page = page
        self.roads = 0

    @abstractmethod
    def look(self) -> Seen:
        """The table as it is now."""

    def has_changed(self, sight: Seen) -> bool:
        """Whether the game has gone on."""
        return self.look().moment != sight.moment

    def wait(
        self, until: Callable[[Seen], object], seconds: float | None = None, what: str = "at the table"
    ) -> Seen:
        """Look until something is so."""
        deadline = Deadline(self.patience if seconds is None else seconds, what)
        while not until(sight := self.look()):
            deadline.check()
            self.page.wait_for_timeout(15)
        return sight

    def asked(self) -> Seen:
        """Wait until something is asked of me, or the game is over."""
        return self.wait(lambda sight: sight.asks_something or sight.over, 30, "nobody asks me")

    def tool(self, name: str) -> Locator:
        return self.page.locator(f"[data-tool='{name}']")

    def open(self, helper: str) -> None:
        """Open what helps beside the board, if it is folded: "guide", "hint", "works", "trade"."""
        folded = self.page.locator(f"[data-helper={helper}][aria-expanded=false]")
        if folded.count():
            folded.click()

    def press(self, target: Locator, sight: Seen) -> None:
        """Click something; it may be gone if the game has moved on, as when somebody else took an offer."""
        try:
            target.click(timeout=self.quick)
        except TimeoutError:
            if not self.has_changed(sight):
                raise

    def keep_on(self, step: Callable[[], object], until: Callable[[Seen], object], seconds: float) -> Seen:
        """Take steps, whenever there is anything to do, until something is so."""
        deadline = Deadline(seconds, "playing on")
        while not until(sight := self.look()):
            deadline.check()
            if sight.asks_something:
                step()
            else:
                self.wait(partial(operator.ne, sight), 60, "for the others")
        return sight
