"""The choices of a moment in the card game."""

from __future__ import annotations

from dataclasses import dataclass

from hexhaven import words
from hexhaven.cli.menu import Choices, Item, Menu
from hexhaven.words.duel import names as called

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

    def rank(self, verb: str) -> int:
        return ORDER.index(verb) if verb in ORDER else len(ORDER) + super().rank(verb)

    def is_talk(self, verb: str) -> bool:
        return verb == TALK

    def is_listed_at_once(self, verb: str) -> bool:
        return verb in AT_ONCE

    def title(self, verb: str, n: int) -> str:
        key = f"duel.menu.{verb}"
        if not words.has(self.language, key):
            return super().title(verb, n)
        return words.say(self.language, key, n=n)

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
                text = words.say(self.language, "duel.menu.build", card=title, n=len(places))
                behind = self.listing(verb, places)
                menu.items.append(Item(self.next(menu), text, name, menu=behind))

    def by_card(self, actions: list[int]) -> dict[str, list[int]]:
        cards: dict[str, list[int]] = {}
        for action in actions:
            cards.setdefault(self.state.write(action).split()[1], []).append(action)
        return cards
