"""Somebody who plays Cities & Knights in the browser, always the same way in the same game.

As in `player`, nothing here knows a rule: what may be done is read from the page. Whoever plays this way
reads progress cards and plays them, improves cities, keeps knights and drives others away.
"""

from collections.abc import Collection, Sequence
from typing import Self

from browser.player import Sight, TablePage

CARDS = (
    "alchemist", "bishop", "commercial-harbour", "crane", "deserter", "diplomat", "engineer", "intrigue",
    "inventor", "irrigation", "master-merchant", "medicine", "merchant", "merchant-fleet", "mining",
    "resource-monopoly", "road-building", "saboteur", "smith", "spy", "trade-monopoly", "warlord", "wedding",
)  # fmt: skip
PIECES = ("city", "settlement", "knight", "activate", "promote", "wall", "road")
MOST = {"road": 12, "knight": 3}  # more would only make the game longer
HAND = ("lumber", "brick", "wool", "grain", "ore", "cloth", "coin", "paper")  # as the cards lie
RESOURCES = HAND[:5]
HOARD = 6  # so many cards of a kind are too many


class KnightsPage(TablePage):
    """A game of Cities & Knights from one person's side, and what happened in it."""

    def __init__(self, table: TablePage, builds: Sequence[str] = PIECES, keeps: Collection[str] = ()) -> None:
        super().__init__(table.page)
        self.builds = builds
        self.keeps = keeps  # progress cards that are not played
        self.played: list[str] = []  # progress cards, in their order
        self.driven: list[str] = []  # where knights of others were driven away
        self.battles: set[str] = set()  # as they were told
        self.turns = 0
        self.sought = -1  # the turn in which somebody to drive away was last looked for

    # --- seeing -------------------------------------------------------------------------------------

    def look(self) -> Sight:
        sight = super().look()
        if sight.battle:
            self.battles.add(sight.battle)
        return sight

    def foreign_knights(self) -> set[str]:
        """Where the knights of others stand: "node-12"."""
        found = self.page.locator(f"[data-piece=knight]:not([data-player='{self.seat}'])")
        places: list[str] = found.evaluate_all("all => all.map((each) => each.dataset.at)")
        return set(places)

    def level(self, field: str) -> int:
        shown = self.page.locator(f"[data-testid=works] [data-field='{field}']")
        return int(shown.get_attribute("data-level") or 0)

    def progress_cards(self) -> list[str]:
        """The progress cards in hand."""
        cards = self.page.locator("[data-testid=progress-cards] [data-tool]")
        names: list[str] = cards.evaluate_all("all => all.map((each) => each.dataset.tool)")
        return sorted(names)

    def points(self, seat: int) -> int:
        """Somebody else's victory points."""
        return int(self.page.locator(f"[data-testid=player][data-seat='{seat}'] .points > span").inner_text())

    # --- answering ----------------------------------------------------------------------------------

    def answer(self, sight: Sight) -> Sight:
        if sight.lit:
            return self.set_down(sight)
        if sight.discards:
            return self.discard()
        return self.choose(sight)

    def found(self) -> Self:
        while (sight := self.asked()).lit:
            self.set_down(sight)
        return self

    def set_down(self, sight: Sight) -> Sight:
        """Click a lit place; and where an action has two, another one."""
        now = self.pick(central(sight.lit), sight)
        if now.moment == sight.moment and not now.notice:
            now = self.pick(central(now.lit), now)
        return now

    def pick(self, place: str, sight: Sight) -> Sight:
        """Click a lit place, and see the game go on or other places lit; while it is sent, none is."""
        self.press(self.place(place), sight)
        old: list[list[str]] = [[], sight.lit]
        return self.wait(lambda now: now.moment != sight.moment or now.lit not in old or now.notice)

    def choose(self, sight: Sight) -> Sight:
        """Take what comes first by its name; where several cards are wanted, as many of it as there are."""
        question = self.page.get_by_test_id("question")
        confirm = self.page.get_by_test_id("confirm-pick")
        if not confirm.count():
            return self.click(question.locator(f"[data-choice='{min(sight.choices)}']"), sight)
        for choice in sorted(sight.choices) * 2:
            if not confirm.is_enabled():
                question.locator(f"[data-choice='{choice}']").click()
        confirm.click()
        return self.wait(lambda now: now.question != sight.question or now.notice)

    def discard(self) -> Sight:
        """Give cards from the hand, whatever they are wanted for."""
        sight = self.look()
        self.pick_discards()
        confirm = self.page.get_by_test_id("confirm-pick")
        if confirm.count():
            confirm.click()
        return self.wait(lambda now: not now.discards or now.question != sight.question)

    # --- one's own turn -----------------------------------------------------------------------------

    def step(self, wanted: object = None) -> Sight:
        """Do one thing: answer, roll, play a card, improve, drive away, build, change with the bank, end."""
        sight = self.asked()
        if sight.over:
            return sight
        if sight.wants_answer:
            self.answer(sight)
        elif "roll" in sight.ready:
            self.begin_turn(sight)
        else:
            self.go_on(sight)
        return self.look()

    def begin_turn(self, sight: Sight) -> None:
        if self.plays("alchemist", sight):
            self.play_card("alchemist")
        else:
            self.use("roll")

    def go_on(self, sight: Sight) -> None:
        card = next((card for card in CARDS if self.plays(card, sight)), None)
        piece = next((piece for piece in self.builds if self.wants(piece, sight)), None)
        if card:
            self.play_card(card)
        elif "exchange" in sight.ready:
            self.choose_with(self.use("exchange"), sight)
        elif sight.improvements:
            self.improve(sight)
        elif self.drives_away(sight):
            return
        elif piece:
            self.build(piece)
        elif not self.change_with_bank(sight):
            self.end(sight)

    def plays(self, card: str, sight: Sight) -> bool:
        return card in sight.ready and card not in self.keeps

    def wants(self, tool: str, sight: Sight) -> bool:
        if tool not in sight.ready:
            return False
        if tool == "road":
            return self.roads < MOST[tool]
        return tool not in MOST or self.pieces(tool, self.seat).count() < MOST[tool]

    def build(self, tool: str) -> Sight:
        sight = self.use(tool)
        self.roads += tool == "road"
        return self.set_down(sight)

    def improve(self, sight: Sight) -> Sight:
        """Improve the field that has come furthest."""
        self.open("works")
        best = min(sight.improvements, key=lambda text: (-self.level(text.split()[1]), text))
        return self.click(self.page.locator(f"[data-testid=works] [data-choice='{best}']"), sight)

    def end(self, sight: Sight) -> None:
        """End the turn; with too many progress cards one is given back before."""
        if "end" in sight.ready:
            self.use("end")
            self.turns += 1
        else:
            self.give_back(self.progress_cards()[0], sight)

    # --- progress cards -----------------------------------------------------------------------------

    def read_card(self, name: str) -> Self:
        self.tool(name).click()
        self.page.locator(f"[data-testid=reader][data-card='{name}']").wait_for()
        return self

    def give_back(self, name: str, sight: Sight) -> Sight:
        self.read_card(name)
        return self.click(self.page.locator("[data-testid=reader] [data-choice]"), sight)

    def play_card(self, name: str) -> Sight:
        """Read a card, play it, and say what it asks for."""
        sight = self.read_card(name).look()
        self.page.get_by_test_id("play-card").click()
        self.played.append(name)
        now = self.wait(lambda now: now.moment != sight.moment or now.lit or now.question or now.notice)
        return self.choose_with(now, sight)

    def choose_with(self, now: Sight, sight: Sight) -> Sight:
        """Choose what a tool or a card in hand is used for."""
        if now.moment != sight.moment or now.notice:
            return now
        if now.lit:
            return self.set_down(now)
        if self.page.locator("[data-die]").count():
            return self.set_dice(3, 5, now)
        return self.choose(now)

    def set_dice(self, red: int, white: int, sight: Sight) -> Sight:
        for die in (f"red-{red}", f"white-{white}"):
            self.page.locator(f"[data-die='{die}']").click()
        return self.click(self.page.locator("[data-testid=question] [data-choice]"), sight)

    # --- knights ------------------------------------------------------------------------------------

    def drives_away(self, sight: Sight) -> bool:
        """Once in a turn, look for a foreign knight that can be driven away, till one was."""
        if self.driven or self.sought == self.turns or "move" not in sight.ready:
            return False
        self.sought = self.turns
        return self.seek()

    def seek(self) -> bool:
        """Try each of one's knights that can go: click it, and see whether a foreign knight is lit."""
        sight = self.use("move")
        if self.page.locator("[data-held]").count():  # only one can go: it is held already
            found = self.drive_away(sight)
        else:
            found = any(self.drive_away_with(knight, sight) for knight in in_order(sight.lit))
        if not found:
            self.put_down()
        return found

    def drive_away_with(self, knight: str, sight: Sight) -> bool:
        if self.drive_away(self.pick(knight, sight)):
            return True
        self.page.keyboard.press("Escape")
        self.wait(lambda now: now.lit == sight.lit)
        return False

    def drive_away(self, sight: Sight) -> bool:
        """With a knight held: click a foreign knight that is lit."""
        there = self.foreign_knights()
        weaker = [place for place in in_order(sight.lit) if place in there]
        if weaker:
            self.click(self.place(weaker[0]), sight)
            self.driven.append(weaker[0])
        return bool(weaker)

    def put_down(self) -> None:
        """Put the tool down, and the knight with it."""
        while self.look().armed:
            self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(20)

    # --- the bank -----------------------------------------------------------------------------------

    def change_with_bank(self, sight: Sight) -> bool:
        """Change what there is most of for what is missing."""
        bank = self.page.get_by_test_id("bank-trade")
        kinds = bank.locator("[role=radio]").evaluate_all("all => all.map((each) => each.dataset.card)")
        hand = self.hand()
        if not kinds:
            return False
        self.open("trade")
        give = max(kinds, key=lambda kind: (hand.get(kind, 0), -HAND.index(kind)))
        bank.locator(f"[role=radio][data-card='{give}']").click()
        offered = bank.locator("[data-choice]").evaluate_all("all => all.map((each) => each.dataset.choice)")
        taken = {text.split()[-1]: text for text in offered}
        wanted = [kind for kind in taken if kind in RESOURCES]
        get = min(wanted, key=lambda kind: (hand.get(kind, 0), -HAND.index(kind)))
        if hand.get(get, 0) and hand[give] < HOARD:
            return False
        self.click(bank.locator(f"[data-choice='{taken[get]}']"), sight)
        return True


def number(place: str) -> int:
    return int(place.split("-")[1])


def in_order(places: list[str]) -> list[str]:
    return sorted(places, key=number)


def central(places: list[str]) -> str:
    """The same one of the same places, however they are listed."""
    return in_order(places)[len(places) // 2]
