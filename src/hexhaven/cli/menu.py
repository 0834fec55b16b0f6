"""The choices of a moment, grouped: a few lines to choose from, with more behind them."""

from __future__ import annotations

from dataclasses import dataclass, field

from hexhaven import words
from hexhaven.core.game import State

SHOWN = 10
LONG = 24  # a list of more choices is not shown at once
ALL_GROUPS = 1000
END_OF_TURN = "end"


@dataclass(frozen=True)
class Item:
    """One line of a menu: an action, a menu behind it, or a dialogue that asks what exactly."""

    label: str
    text: str
    verb: str
    action: int | None = None
    menu: Menu | None = None


@dataclass
class Menu:
    """Lines to choose from. A long list of places begins with the best; `more` shows the rest."""

    items: list[Item] = field(default_factory=list)
    shown: int = SHOWN
    heading: str = ""  # says what the numbers are, where they do not just count the lines

    def visible(self) -> list[Item]:
        return self.items[: self.shown]

    def hidden(self) -> int:
        return max(0, len(self.items) - self.shown)

    def show_all(self) -> None:
        self.shown = len(self.items)

    def find(self, typed: str) -> Item | None:
        """The line whose label or verb was typed."""
        for item in self.items:
            if typed.lstrip("#") == item.label:
                return item
        groups = [item for item in self.items if item.verb == typed and item.action is None]
        return groups[0] if groups else None


@dataclass(frozen=True)
class Choices:
    """Everything a player may do now, about to be put into a menu: a group for each verb."""

    language: str
    state: State
    player: int
    names: words.Names

    def menu(self) -> Menu:
        groups = self.by_verb()
        if len(groups) == 1:
            verb = next(iter(groups))
            if not self.is_talk(verb):
                return self.listing(verb, groups[verb])
        menu = Menu(shown=ALL_GROUPS)
        for verb in sorted(groups, key=self.rank):
            self.add_group(menu, verb, groups[verb])
        return menu

    def by_verb(self) -> dict[str, list[int]]:
        groups: dict[str, list[int]] = {}
        for action in self.state.legal(self.player):
            groups.setdefault(self.state.write(action).split()[0], []).append(int(action))
        return groups

    def rank(self, verb: str) -> int:
        """The place of a group; to end the turn comes last."""
        return int(verb == END_OF_TURN)

    def is_talk(self, verb: str) -> bool:
        """Whether a verb is no list of actions, but begins a dialogue."""
        return False

    def is_listed_at_once(self, verb: str) -> bool:
        """Whether all actions of a verb have a line of their own from the start."""
        return False

    def add_group(self, menu: Menu, verb: str, actions: list[int]) -> None:
        """One line for the group, or a line for each action where they are few and plain."""
        if self.is_talk(verb):
            menu.items.append(Item(self.next(menu), self.title(verb, 0), verb))
        elif len(actions) == 1 or self.is_listed_at_once(verb):
            for action in actions:
                menu.items.append(Item(self.next(menu), self.text(action), verb, action))
        else:
            behind = self.listing(verb, actions)
            menu.items.append(Item(self.next(menu), self.title(verb, len(actions)), verb, menu=behind))

    def next(self, menu: Menu) -> str:
        return str(len(menu.items) + 1)

    def text(self, action: int) -> str:
        return words.action(self.language, self.state, action, self.names)

    def title(self, verb: str, n: int, **values: object) -> str:
        """The line of a group with so many actions; a game has words of its own for most verbs."""
        key = f"menu.{verb}"
        if not words.has(self.language, key):
            key = "menu.other"
        return words.say(self.language, key, verb=verb, n=n, **values)

    def listing(self, verb: str, actions: list[int]) -> Menu:
        """All actions of one verb, counted."""
        items = [Item(str(i), self.plain(verb, action), verb, action) for i, action in enumerate(actions, 1)]
        return Menu(items, shown=len(items) if len(items) <= LONG else SHOWN)

    def plain(self, verb: str, action: int) -> str:
        """The text of an action within its group."""
        return self.text(action)
