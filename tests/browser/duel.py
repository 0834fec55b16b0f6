"""Somebody who plays the card game in the browser.

As in `player`, nothing here knows a rule: what may be done is read from the page. What can be chosen is lit,
wherever it lies: places and stacks of the table, cards of the hand, cards and resources of a question.
"""

import asyncio
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from operator import ne

from playwright.sync_api import Locator, Page

from browser.asking import post
from browser.eyes import Eyes
from hexhaven.record import Record
from hexhaven.server.store import Store
from server.positions import table_at
from server.running import Server

STILL = 25  # milliseconds in which nothing changes
LOOK = """() => {
  const one = (found) => document.querySelector(found)
  const all = (found, read) => [...document.querySelectorAll(found)].map(read)
  const place = (lit) => lit.closest('[data-place]')?.dataset.place ?? lit.getAttribute('aria-label')
  const question = one('[data-testid=question]')
  return {
    moment: Number(one('[data-testid=table]')?.dataset.moment ?? -1),
    over: one('[data-testid=result-bar], [data-testid=result]') !== null,
    notice: one('[data-testid=notice] p')?.textContent ?? '',
    question: question?.dataset.question ?? '',
    answers: all('[data-testid=question] [data-choice]:not(:disabled)', (each) => each.dataset.choice),
    cards: all('[data-testid=question] button.legal', (each) => each.dataset.card ?? each.ariaLabel),
    offered: all('[data-testid=reader] [data-choice]:not(:disabled)', (each) => each.dataset.choice),
    lit: all('[data-testid=board] button.legal', place),
    hand: all('[data-testid=hand] button.legal', (each) => each.dataset.card),
    tools: all('[data-tool]:not(.off):not(:disabled)', (each) => each.dataset.tool),
  }
}"""


@dataclass(frozen=True)
class Sight:
    """The table of a card game at one look."""

    moment: int
    over: bool
    notice: str
    question: str
    answers: list[str]  # buttons of the question, by the text of their action
    cards: list[str]  # cards and regions that the question lets one choose from
    offered: list[str]  # what can be done with the card in hand, or at the place looked at
    lit: list[str]  # places and stacks
    hand: list[str]  # cards of the hand that can be used
    tools: list[str]

    @property
    def asks_something(self) -> bool:
        return bool(self.answers or self.cards or self.offered or self.lit or self.hand or self.tools)


class DuelPage(Eyes[Sight]):
    """A card game from one person's side."""

    patience = 30.0
    quick = 2_000

    def __init__(self, page: Page, keeps: Collection[str] = ()) -> None:
        super().__init__(page)
        self.keeps = set(keeps)  # cards that stay in hand
        page.locator("[data-testid=table][data-family=duel][data-moment]").wait_for()

    # --- seeing -------------------------------------------------------------------------------------

    def look(self) -> Sight:
        return Sight(**self.page.evaluate(LOOK))

    def has_changed(self, sight: Sight) -> bool:
        """Whether anything looks different: much is chosen before the game goes on."""
        return self.look() != sight

    def asked(self) -> Sight:
        super().asked()
        return self.settled()

    @property
    def question(self) -> Locator:
        return self.page.get_by_test_id("question")

    @property
    def reader(self) -> Locator:
        return self.page.get_by_test_id("reader")

    @property
    def board(self) -> Locator:
        return self.page.get_by_test_id("board")

    def in_hand(self, card: str) -> Locator:
        return self.page.get_by_test_id("hand").locator(f"button[data-card='{card}']").first

    def laid(self, player: int, card: str) -> Locator:
        """A card that lies in a principality."""
        return self.page.locator(f"[data-realm='{player}'] [data-card='{card}']")

    # --- doing --------------------------------------------------------------------------------------

    def click(self, what: Locator, sight: Sight) -> Sight:
        """Click, and see something change."""
        self.press(what, sight)
        self.wait(partial(ne, sight), what="nothing changes")
        return self.settled()

    def settled(self) -> Sight:
        """Look until the page keeps still."""
        before = self.look()
        while (now := self.look_again()) != before:
            before = now
        return now

    def look_again(self) -> Sight:
        self.page.wait_for_timeout(STILL)
        return self.look()

    def use(self, name: str) -> Sight:
        return self.click(self.tool(name), self.look())

    def take(self, card: str) -> Sight:
        """Take a card of the hand up."""
        return self.click(self.in_hand(card), self.look())

    def press_lit(self, sight: Sight, number: int = 0) -> Sight:
        """Press a lit place; where several things can be done there, do the first."""
        if not sight.lit:
            return sight
        now = self.click(self.board.locator("button.legal").nth(number), sight)
        if now.moment == sight.moment and now.offered:
            now = self.click(self.reader.locator("[data-choice]").first, now)
        return now

    def play_card(self, card: str) -> Sight:
        """Take a card up, and play it or lay it where one may."""
        sight = self.take(card)
        if sight.offered:
            return self.click(self.reader.locator("[data-choice]").first, sight)
        return self.press_lit(sight)

    # --- a turn -------------------------------------------------------------------------------------

    def step(self) -> Sight:
        """Do one sensible thing."""
        sight = self.asked()
        if sight.over:
            return sight
        if sight.question:
            return self.answer(sight)
        if "roll" in sight.tools:
            return self.use("roll")
        return self.build(sight)

    def answer(self, sight: Sight) -> Sight:
        """Answer whatever is asked: decline, keep, or choose a card, a place, a resource."""
        modest = [text for text in ("decline", "keep", "let-happen") if text in sight.answers]
        if modest:
            return self.click(self.question.locator(f"[data-choice='{modest[0]}']"), sight)
        if sight.cards:
            return self.click(self.question.locator("button.legal").first, sight)
        if sight.lit:
            return self.press_lit(sight)
        if sight.answers:
            return self.click(self.question.locator(f"[data-choice='{sight.answers[0]}']"), sight)
        return self.press_lit(self.take(sight.hand[0]))

    def build(self, sight: Sight) -> Sight:
        """Build cities, settlements and cards, some roads; and end the turn when nothing is left to do."""
        cards = [card for card in sight.hand if card not in self.keeps]
        for name in ("city", "settlement"):
            if name in sight.tools:
                return self.press_lit(self.use(name))
        if cards:
            return self.play_card(cards[0])
        if "road" in sight.tools and self.roads < 3:
            self.roads += 1
            return self.press_lit(self.use("road"))
        return self.use("end")

    def play_on(self, until: Callable[[Sight], object], seconds: float) -> Sight:
        """Play until something is so."""
        return self.keep_on(self.step, until, seconds)


# --- prepared tables ---------------------------------------------------------------------------------


def guest(page: Page, name: str) -> str:
    """Let the browser be somebody, and return who."""
    return str(post(page, "/api/guests", data={"name": name}).json()["id"])


def sit_down(server: Server, record: Record, *pages: Page) -> list[DuelPage]:
    """Seat the people of these browsers at a game that is under way."""
    people = [guest(page, name) for page, name in zip(pages, record.names, strict=False)]
    with ThreadPoolExecutor(1) as thread:  # the browser's driver keeps an event loop in this one
        table = thread.submit(asyncio.run, store(server, record, people)).result()
    for page in pages:
        page.goto(f"/t/{table}")
    return [DuelPage(page) for page in pages]


async def store(server: Server, record: Record, people: list[str]) -> str:
    database = await Store.open(server.database)
    try:
        return await table_at(database, record, *people)
    finally:
        await database.close()
