"""The choices of a moment in a board game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import cast

from hexhaven import words
from hexhaven.board.build import keeps_distance, reaches
from hexhaven.board.geometry import NONE
from hexhaven.board.state import Position
from hexhaven.cli import knights_menu as knights
from hexhaven.cli.menu import Choices, Item, Menu
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


@dataclass(frozen=True)
class BoardChoices(Choices):
    """Everything a player may do now in a board game: places are named, and the best of them come first."""

    @property
    def p(self) -> Position:
        return cast(Position, self.state)

    def by_verb(self) -> dict[str, list[int]]:
        groups = super().by_verb()
        if "decline" in groups:
            groups |= {"propose": [], DECLINE_ALL: []}  # a counter-offer can always be thought of
        return groups

    def rank(self, verb: str) -> int:
        placed = knights.place_in_order(self.p, verb)
        return ORDER.index(placed) if placed in ORDER else len(ORDER) + super().rank(verb)

    def is_talk(self, verb: str) -> bool:
        return verb in WITHOUT_ACTION

    def is_listed_at_once(self, verb: str) -> bool:
        return verb in AT_ONCE

    def title(self, verb: str, n: int) -> str:
        key = f"menu.{verb}"
        if not words.has(self.language, key):
            return super().title(verb, n)
        price = words.price(self.language, self.p, PRICES[verb]) if verb in PRICES else ""
        return words.say(self.language, key, n=n, price=price)

    # --- the menu behind a group ----------------------------------------------------------------------

    def listing(self, verb: str, actions: list[int]) -> Menu:
        """All actions of one verb: places under their own number, other things counted."""
        places = {action: " ".join(self.p.write(action).split()[1:]) for action in actions}
        if verb in knights.NUMBERED and all(places.values()):
            heading = self.heading(knights.PLACES.get(verb, "node"))
            return Menu([Item(places[a], self.text(a), verb, a) for a in actions], heading=heading)
        if verb not in PLACES:
            return super().listing(verb, actions)
        kind, worth, text = PLACES[verb]
        ranked = sorted(actions, key=lambda action: -worth(self, places[action]))
        items = [Item(places[a], text(self, places[a]), verb, a) for a in ranked]
        return Menu(items, heading=self.heading(kind))

    def heading(self, kind: str) -> str:
        return words.say(self.language, f"menu.by_{kind}")

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
        return len(yields.get((int(self.p.land.terrain[hex]), int(self.p.buildings[node])), []))

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


Worth = Callable[[BoardChoices, str], int]
Text = Callable[[BoardChoices, str], str]
PLACES: Mapping[str, tuple[str, Worth, Text]] = {
    **dict.fromkeys(NODES, ("node", BoardChoices.node_worth, BoardChoices.node_text)),
    **dict.fromkeys(EDGES, ("edge", BoardChoices.edge_worth, BoardChoices.edge_text)),
    **dict.fromkeys(HEXES, ("hex", BoardChoices.hex_worth, BoardChoices.hex_text)),
}
