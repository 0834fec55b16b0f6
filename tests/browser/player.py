"""Somebody who plays in the browser: pages as people see them, and hands that click what is lit and offered.

Nothing here knows a rule. What may be done is read from the page: lit places, ready tools, open questions.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any, Self

from playwright.sync_api import Locator, Page, expect

from browser.eyes import Eyes

LOOK = """() => {
  const all = (found, name) => [...document.querySelectorAll(found)].map((each) => each.dataset[name])
  const one = (found) => document.querySelector(found)
  const turn = one('[data-testid=turn]')
  const question = one('[data-testid=question]')
  return {
    moment: Number(one('[data-testid=table]')?.dataset.moment ?? -1),
    mine: turn?.dataset.mine === 'true',
    asked: one('[data-testid=asked]')?.textContent ?? '',
    over: one('[data-testid=result-bar], [data-testid=result]') !== null,
    notice: one('[data-testid=notice] p')?.textContent ?? '',
    lit: all('[data-place]', 'place'),
    armed: one('[data-tool][aria-pressed=true]')?.dataset.tool ?? '',
    ready: all('[data-tool]:not(.off)', 'tool'),
    question: question?.dataset.question ?? '',
    choices: all('[data-testid=question] [data-choice]:not(:disabled)', 'choice'),
    discards: all('[data-testid=hand] button[data-choice]:not(:disabled)', 'choice'),
    improvements: all('[data-testid=works] [data-choice]:not([aria-disabled=true])', 'choice'),
    battle: one('[data-testid=battle]')?.textContent ?? '',
  }
}"""


@dataclass(frozen=True)
class Sight:
    """The table at one look."""

    moment: int
    mine: bool  # something is asked of me
    asked: str
    over: bool
    notice: str  # why something did not work
    lit: list[str]  # "node-12", "edge-3", "hex-7"
    armed: str  # the tool in hand
    ready: list[str]  # tools that can be used
    question: str
    choices: list[str]  # answers to the question in the dock
    discards: list[str]  # cards of the hand that can be given back
    improvements: list[str]  # "improve trade": fields of one's cities that can be improved
    battle: str  # how the barbarians' last landing went

    @property
    def asks_something(self) -> bool:
        """Whether there is anything to click."""
        return self.mine and bool(self.ready or self.wants_answer)

    @property
    def wants_answer(self) -> bool:
        """Whether something is asked that no tool is for."""
        return self.mine and bool(self.lit or self.choices or self.discards)


# --- around the table --------------------------------------------------------------------------------


class Start:
    """The start page and lobby."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def play_now(self) -> "TablePage":
        self.page.get_by_test_id("play-now").click()
        return TablePage(self.page).sit()

    def invite_friends(self, name: str = "Ada") -> "WaitingRoom":
        """Somebody new says first how they want to be called."""
        self.page.get_by_test_id("invite").click()
        self.page.get_by_test_id("name-field").fill(name)
        self.page.get_by_test_id("name-go").click()
        return WaitingRoom(self.page)

    def watch(self, table: str) -> "TablePage":
        self.page.get_by_test_id(f"watch-{table}").click()
        return TablePage(self.page).sit()

    def go_on(self, table: str) -> "TablePage":
        self.page.get_by_test_id(f"continue-{table}").click()
        return TablePage(self.page).sit()


class NewTable:
    """The form of a new table: /new."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.get_by_test_id("new-table-form").wait_for()

    def title(self, text: str) -> Self:
        self.page.get_by_test_id("title").fill(text)
        return self

    def game(self, name: str) -> Self:
        self.page.get_by_test_id(f"game-{name}").check(force=True)
        return self

    def map(self, name: str) -> Self:
        self.page.get_by_test_id("map").select_option(name)
        return self

    def players(self, n: int) -> Self:
        self.page.get_by_role("radio", name=str(n), exact=True).check(force=True)
        return self

    def seats(self, *who: str) -> Self:
        """Who sits where, beginning with the second seat: the first is one's own."""
        for i, name in enumerate(who, start=1):
            self.page.get_by_test_id(f"seat-{i}").select_option(name)
        return self

    def option(self, name: str, value: str) -> Self:
        """Change a rule of the edition."""
        options = self.page.get_by_test_id("options")
        if options.get_attribute("open") is None:
            options.locator("summary").click()
        self.page.get_by_test_id(f"option-{name}").select_option(value)
        return self

    def public(self) -> Self:
        self.page.get_by_role("switch", name=re.compile("Public|Öffentlich")).check(force=True)
        return self

    def play(self) -> "TablePage":
        self.page.get_by_test_id("create").click()
        return TablePage(self.page).sit()

    def wait_for_people(self) -> "WaitingRoom":
        self.page.get_by_test_id("create").click()
        return WaitingRoom(self.page)


class WaitingRoom:
    """A table before the game: seats, the link, the start."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.get_by_test_id("invite-link").wait_for()

    @property
    def link(self) -> str:
        return self.page.get_by_test_id("invite-link").input_value()

    def seat(self, number: int) -> Locator:
        return self.page.locator(f"[data-testid=seat][data-seat='{number}']")

    def tell_name(self, name: str) -> Self:
        """Give a name; whoever comes by a link then sits down on the first free seat."""
        self.page.get_by_test_id("welcome").get_by_test_id("name-field").fill(name)
        self.page.get_by_test_id("welcome").get_by_test_id("name-go").click()
        return self

    def sit(self, number: int) -> Self:
        self.seat(number).get_by_test_id("sit").click()
        expect(self.seat(number)).to_have_attribute("data-state", "person")
        return self

    def give(self, number: int, who: str) -> Self:
        self.seat(number).get_by_test_id("seat-for").select_option(who)
        return self

    def start(self) -> "TablePage":
        self.page.get_by_test_id("start").click()
        return TablePage(self.page).sit()


# --- the table ---------------------------------------------------------------------------------------

BEST_FIRST = ("city", "settlement", "card", "knight", "monopoly", "invention", "road-building", "road")
MOST_ROADS = 8  # more would only make the game longer


class TablePage(Eyes[Sight]):
    """A game from one person's side."""

    def sit(self) -> Self:
        """Wait until the table is laid."""
        self.page.locator("[data-testid=table][data-moment]").wait_for()
        return self

    @property
    def id(self) -> str:
        return self.page.url.split("/t/")[1].split("?")[0]

    # --- seeing -------------------------------------------------------------------------------------

    def look(self) -> Sight:
        return Sight(**self.page.evaluate(LOOK))

    def after(self, sight: Sight, seconds: float = 20) -> Sight:
        """The table once the game has gone on from there."""
        return self.wait(lambda now: now.moment != sight.moment or now.notice, seconds)

    def place(self, name: str) -> Locator:
        return self.page.locator(f"[data-place='{name}']")

    def pieces(self, kind: str, player: int) -> Locator:
        return self.page.locator(f"[data-testid=board] [data-piece='{kind}'][data-player='{player}']")

    @property
    def pill(self) -> Locator:
        """The line that says what is asked."""
        return self.page.get_by_test_id("asked")

    @property
    def notice(self) -> Locator:
        return self.page.get_by_test_id("notice")

    @property
    def log(self) -> Locator:
        return self.page.locator("[data-testid=log] li[data-event]")

    @property
    def chat(self) -> Locator:
        return self.page.get_by_test_id("chat")

    @property
    def seat(self) -> int:
        return int(self.page.get_by_test_id("me").get_attribute("data-seat") or -1)

    def hand(self) -> dict[str, int]:
        """One's own cards by kind."""
        cards: list[list[Any]] = self.page.locator("[data-testid=hand] [data-card]").evaluate_all(
            "all => all.map((each) => [each.dataset.card, parseInt(each.querySelector('.stack').title)])"
        )
        return {kind: n for kind, n in cards if n}

    # --- doing --------------------------------------------------------------------------------------

    def click(self, target: Locator, sight: Sight) -> Sight:
        """Click something that moves the game, and see what comes of it."""
        self.press(target, sight)
        return self.after(sight)

    def use(self, tool: str) -> Sight:
        """Take a tool; one without places does its work at once."""
        sight = self.look()
        self.press(self.tool(tool), sight)
        return self.wait(lambda now: now.moment != sight.moment or now.armed or now.notice or now.question)

    def roll(self) -> Sight:
        sight = self.use("roll")
        expect(self.page.get_by_test_id("dice")).to_be_visible()
        return sight

    def found(self) -> Self:
        """Play the founding: settlements and roads at lit places."""
        while (sight := self.asked()).lit:
            self.click(self.place(middle(sight.lit)), sight)
        return self

    def answer(self, sight: Sight) -> Sight:
        """Answer what is asked and no tool is for: a lit place, cards, a player, an offer."""
        if sight.lit:
            return self.click(self.place(middle(sight.lit)), sight)
        if sight.discards:
            return self.discard()
        if "decline" in sight.choices:
            return self.click(self.page.locator("[data-testid=question] [data-choice=decline]"), sight)
        return self.choose(sight)

    def choose(self, sight: Sight) -> Sight:
        """Take the first of what is offered; where several cards are wanted, as many of it as there are."""
        first = self.page.locator("[data-testid=question] [data-choice]").first
        confirm = self.page.get_by_test_id("confirm-pick")
        if not confirm.count():
            return self.click(first, sight)
        while not confirm.is_enabled():
            first.click()
        return self.click(confirm, sight)

    def pick_discards(self) -> None:
        """Pick cards from the hand until it is enough."""
        confirm = self.page.get_by_test_id("confirm-pick")
        if not confirm.count():  # a single card is given at once
            return self.page.locator("[data-testid=hand] button[data-choice]:enabled").first.click()
        while not confirm.is_enabled():
            self.page.locator("[data-testid=hand] button[data-choice]:enabled").first.click()

    def discard(self) -> Sight:
        self.pick_discards()
        confirm = self.page.get_by_test_id("confirm-pick")
        if confirm.count():
            confirm.click()
        return self.wait(lambda now: now.question != "discard")

    def say(self, text: str) -> None:
        self.page.get_by_test_id("chat-field").fill(text)
        self.page.get_by_test_id("chat-field").press("Enter")

    def put(self, side: str, card: str) -> None:
        """Put a card on one side of the deal in the making: "give" or "get"."""
        self.open("trade")
        self.page.get_by_test_id(side).locator(f"button[data-card='{card}']").click()

    def build(self, tool: str) -> Sight:
        """Use a tool and put the piece where one may."""
        sight = self.use(tool)
        if sight.armed and sight.lit:
            self.roads += tool == "road"
            return self.click(self.place(middle(sight.lit)), sight)
        return sight

    def step(self, wanted: Iterable[str] = BEST_FIRST) -> Sight:
        """Do one thing: answer, roll, build, or end the turn."""
        sight = self.asked()
        if sight.over:
            return sight
        if sight.wants_answer:
            self.answer(sight)
        elif "roll" in sight.ready:
            self.use("roll")
        else:
            self.build(next((tool for tool in wanted if self.wants(tool, sight)), "end"))
        return self.look()

    def wants(self, tool: str, sight: Sight) -> bool:
        return tool in sight.ready and (tool != "road" or self.roads < MOST_ROADS)

    def play_on(
        self, until: Callable[[Sight], object], seconds: float, wanted: Iterable[str] = BEST_FIRST
    ) -> Sight:
        """Play until something is so."""
        return self.keep_on(partial(self.step, wanted), until, seconds)


def middle(places: list[str]) -> str:
    """One of the places, away from the shore where there is a choice."""
    return places[len(places) // 2]
