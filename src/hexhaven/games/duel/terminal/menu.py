"""The choices of a moment in the card game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from hexhaven import words
from hexhaven.cli.menu import Choices, Item, Menu
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.terminal.decks import READY, can_bring
from hexhaven.games.duel.words import names as called

# Groups in the order of a turn; a verb that is not listed comes before the end of the turn.
ORDER = (
    "roll", "accept", "counter", "cast", "play", "use", "build", "road", "settlement", "scout", "city",
    "citadel", "redeem", "move", "cart", "bank", "offer", "demolish", "draw", "search", "swap", "swap-search",
    "keep", "decline", "brave", "let", "let-happen", "pass",
)  # fmt: skip
AT_ONCE = ("play", "cast", "use", "road", "settlement", "scout", "city", "citadel", "redeem")
TALK = "offer"


@dataclass(frozen=True)
class DuelChoices(Choices):
    """Everything a player may do now: cards of the hand one by one, their places behind them."""

    def menu(self) -> Menu:
        """A deck need not be chosen card by card."""
        menu = super().menu()
        if can_bring(cast(Duel, self.state)):
            menu.items.insert(0, Item("deck", words.say(self.language, "menu.ready"), READY))
            menu.shown += 1
        return menu

    def rank(self, verb: str) -> int:
        return ORDER.index(verb) if verb in ORDER else len(ORDER) + super().rank(verb)

    def is_talk(self, verb: str) -> bool:
        return verb == TALK

    def is_listed_at_once(self, verb: str) -> bool:
        return verb in AT_ONCE

    def add_group(self, menu: Menu, verb: str, actions: list[int]) -> None:
        """What can be built has a line for each card."""
        if verb != "build":
            super().add_group(menu, verb, actions)
            return
        for name, places in self.by_card(actions).items():
            if len(places) == 1:
                menu.items.append(Item(self.next(menu), self.text(places[0]), verb, places[0]))
            else:
                title = called.title(self.language, name)
                text = words.say(self.language, "menu.build", card=title, n=len(places))
                behind = self.listing(verb, places)
                menu.items.append(Item(self.next(menu), text, name, menu=behind))

    # --- the menu behind a group ----------------------------------------------------------------------

    def listing(self, verb: str, actions: list[int]) -> Menu:
        """All actions of one verb: stacks under their own number, what is in a stack from the top down."""
        if verb == "take":
            menu = super().listing(verb, actions[::-1])
            menu.heading = words.say(self.language, "menu.top_down")
            return menu
        if verb not in called.STACKS:
            return super().listing(verb, actions)
        if called.STACKS[verb] == 0:
            return self.stacks(verb, actions)
        cards = self.by_card(actions)
        if len(cards) == 1:
            return self.stacks(verb, actions)
        return Menu([self.card_line(i, verb, *each) for i, each in enumerate(cards.items(), 1)])

    def stacks(self, verb: str, actions: list[int]) -> Menu:
        items = [Item(self.stack_of(action), self.text(action), verb, action) for action in actions]
        return Menu(items, heading=words.say(self.language, "menu.by_stack"))

    def stack_of(self, action: int) -> str:
        """The number by which people call the stack of an action."""
        verb, *rest = self.state.write(action).split()
        return str(called.stack(rest[called.STACKS[verb]]))

    def card_line(self, number: int, verb: str, name: str, places: list[int]) -> Item:
        """A card of the hand, and behind it the stacks it can go to."""
        if len(places) == 1:
            return Item(str(number), self.text(places[0]), verb, places[0])
        text = words.say(self.language, "menu.to_stack", card=called.title(self.language, name))
        return Item(str(number), text, name, menu=self.stacks(verb, places))

    def by_card(self, actions: list[int]) -> dict[str, list[int]]:
        cards: dict[str, list[int]] = {}
        for action in actions:
            cards.setdefault(self.state.write(action).split()[1], []).append(action)
        return cards
