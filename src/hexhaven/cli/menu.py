"""The choices of a moment, grouped: a few lines to choose from, with more behind them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from hexhaven import words
from hexhaven.board.build import keeps_distance, reaches
from hexhaven.board.geometry import NONE
from hexhaven.board.state import Position
from hexhaven.cli import knights_menu as knights
from hexhaven.cli.see import held
from hexhaven.words.names import node_pips, pips

# Groups in the order of the rule book's turn; a verb that is not listed comes before the end of the turn.
ORDER = (
    "announce", "roll", *knights.CARDS, "knight", "road-building", "invention", "monopoly", "accept",
    "trade", "bank", "offer", "road", "settlement", "city", *knights.PIECES, "buy", "decline", "propose",
    "decline-all", "withdraw",
)  # fmt: skip
NODES = ("found", "settlement", "city")
EDGES = ("found-road", "free-road", "road", "relay")
HEXES = ("robber", "bishop")
DECLINE_ALL = "decline-all"
WITHOUT_ACTION = ("offer", "propose", DECLINE_ALL)
AT_ONCE = ("roll", "accept", "decline", "trade", "withdraw", "announce", "end", "rob", *knights.AT_ONCE)
PRICES = {"road": "road", "settlement": "settlement", "city": "city", **knights.PRICES}
SHOWN = 10
LONG = 24  # a list of more choices is not shown at once


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
    """Everything a player may do now, about to be put into a menu."""

    language: str
    p: Position
    player: int
    names: words.Names

    def menu(self) -> Menu:
        groups = self.by_verb()
        if len(groups) == 1:
            verb = next(iter(groups))
            if verb not in WITHOUT_ACTION:
                return self.listing(verb, groups[verb])
        menu = Menu(shown=len(ORDER) * SHOWN)
        for verb in sorted(groups, key=lambda verb: rank(knights.place_in_order(self.p, verb))):
            self.add_group(menu, verb, groups[verb])
        return menu

    def by_verb(self) -> dict[str, list[int]]:
        groups: dict[str, list[int]] = {}
        for action in self.p.legal(self.player):
            groups.setdefault(self.p.write(action).split()[0], []).append(int(action))
        if "decline" in groups:
            groups |= {"propose": [], DECLINE_ALL: []}  # a counter-offer can always be thought of
        return groups

    def add_group(self, menu: Menu, verb: str, actions: list[int]) -> None:
        """One line for the group, or a line for each action where they are few and plain."""
        if verb in WITHOUT_ACTION:
            menu.items.append(Item(self.next(menu), self.title(verb, 0), verb))
        elif len(actions) == 1 or verb in AT_ONCE:
            for action in actions:
                menu.items.append(Item(self.next(menu), self.text(action), verb, action))
        else:
            behind = self.listing(verb, actions)
            menu.items.append(Item(self.next(menu), self.title(verb, len(actions)), verb, menu=behind))

    def next(self, menu: Menu) -> str:
        return str(len(menu.items) + 1)

    def text(self, action: int) -> str:
        return words.action(self.language, self.p, action, self.names)

    def title(self, verb: str, n: int) -> str:
        key = f"menu.{verb}"
        if not words.has(self.language, key):
            return words.say(self.language, "menu.other", verb=verb, n=n)
        price = words.price(self.language, self.p, PRICES[verb]) if verb in PRICES else ""
        return words.say(self.language, key, n=n, price=price)

    # --- the menu behind a group ----------------------------------------------------------------------

    def listing(self, verb: str, actions: list[int]) -> Menu:
        """All actions of one verb: places under their own number, other things counted."""
        places = {action: " ".join(self.p.write(action).split()[1:]) for action in actions}
        if verb in knights.NUMBERED and all(places.values()):
            return Menu([Item(places[a], self.text(a), verb, a) for a in actions])
        if verb not in PLACES:
            items = [
                Item(str(i), self.plain(verb, action), verb, action) for i, action in enumerate(actions, 1)
            ]
            return Menu(items, shown=len(items) if len(items) <= LONG else SHOWN)
        worth, text = PLACES[verb]
        ranked = sorted(actions, key=lambda action: -worth(self, places[action]))
        return Menu([Item(places[a], text(self, places[a]), verb, a) for a in ranked])

    def plain(self, verb: str, action: int) -> str:
        text = self.text(action)
        if verb in knights.FACES:
            return knights.effect(self.language, self.p, text, self.p.write(action).split()[1])
        holder = knights.whose_cards(self.p, self.player, verb)
        if holder is None:
            return text
        n = held(self.p, holder)[self.p.write(action).split()[1]]
        return words.say(
            self.language, "menu.held" if holder == self.player else "menu.there", text=text, n=n
        )

    def node_worth(self, place: str) -> int:
        return node_pips(self.p, int(place))

    def node_text(self, place: str) -> str:
        grounds = words.surroundings(self.language, self.p, int(place))
        return words.say(self.language, "menu.node", grounds=grounds, n=node_pips(self.p, int(place)))

    def far_end(self, place: str) -> int:
        """The end of an edge that the player does not reach yet, or the second one."""
        a, b = map(int, place.split("-"))
        return a if reaches(self.p, self.player, b) and not reaches(self.p, self.player, a) else b

    def beyond(self, end: int) -> list[int]:
        """The places for a settlement one road further, the best first."""
        near = [int(n) for n in self.p.map.node_nodes[3 * end : 3 * end + 3] if n != NONE]
        free = [n for n in near if keeps_distance(self.p, n) and not reaches(self.p, self.player, n)]
        return sorted(free, key=lambda n: -node_pips(self.p, n))

    def edge_worth(self, place: str) -> int:
        """Roads that open a place for a settlement come first, then those that lead towards one."""
        end = self.far_end(place)
        if keeps_distance(self.p, end):
            return 36 + node_pips(self.p, end)
        return max((node_pips(self.p, n) for n in self.beyond(end)), default=0)

    def edge_text(self, place: str) -> str:
        end = self.far_end(place)
        grounds = words.surroundings(self.language, self.p, end)
        if keeps_distance(self.p, end):
            return words.say(self.language, "menu.edge_free", end=end, grounds=grounds)
        beyond = words.listed(self.language, [str(n) for n in self.beyond(end)])
        key = "menu.edge_beyond" if beyond else "menu.edge"
        return words.say(self.language, key, end=end, grounds=grounds, nodes=beyond)

    def hex_worth(self, place: str) -> int:
        """What the robber would keep from others, less what it would keep from the player."""
        owners = self.owners(int(place))
        signs = sum(n if player != self.player else -2 * n for player, n in owners.items())
        return signs * pips(self.p, int(place))

    def owners(self, hex: int) -> dict[int, int]:
        """How many cards each player takes from a hex when its number is rolled."""
        found: dict[int, int] = {}
        for node in self.p.map.hex_nodes[6 * hex : 6 * hex + 6]:
            owner = int(self.p.owner(node))
            if owner >= 0:
                found[owner] = found.get(owner, 0) + self.taken(hex, int(node))
        return found

    def taken(self, hex: int, node: int) -> int:
        """How many cards the building on a node takes from a hex."""
        yields = self.p.rules.yields
        return len(yields.get((int(self.p.map.terrain[hex]), int(self.p.buildings[node])), []))

    def hex_text(self, place: str) -> str:
        ground = words.ground(self.language, self.p, int(place))
        people = [self.person_at(player) for player in self.owners(int(place))]
        if not people:
            return words.say(self.language, "menu.hex_empty", ground=ground)
        return words.say(self.language, "menu.hex", ground=ground, people=words.listed(self.language, people))

    def person_at(self, player: int) -> str:
        if player == self.player:
            return words.say(self.language, "you.low")
        n = int(self.p.hand_size[player])
        return words.say(self.language, "menu.person", who=self.names[player], n=n)


def rank(verb: str) -> int:
    if verb in ORDER:
        return ORDER.index(verb)
    return len(ORDER) + (verb == "end")


Worth = Callable[[Choices, str], int]
Text = Callable[[Choices, str], str]
PLACES: Mapping[str, tuple[Worth, Text]] = {
    **dict.fromkeys(NODES, (Choices.node_worth, Choices.node_text)),
    **dict.fromkeys(EDGES, (Choices.edge_worth, Choices.edge_text)),
    **dict.fromkeys(HEXES, (Choices.hex_worth, Choices.hex_text)),
}
