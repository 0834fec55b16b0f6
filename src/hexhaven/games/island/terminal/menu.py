"""The choices of a moment in a board game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import cast

from hexhaven import words
from hexhaven.cli.menu import Choices, Item, Menu
from hexhaven.core.actions import NO_PIECE
from hexhaven.core.operands import PLAYER
from hexhaven.games.island.rules.build import keeps_distance, reaches
from hexhaven.games.island.rules.operands import EDGE, HEX, NODE
from hexhaven.games.island.rules.rules import BUILD, CARDS, Verb
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.terminal.layer import first, layers
from hexhaven.games.island.words import names as called
from hexhaven.games.island.words.names import node_pips, pips

# Verbs and groups of verbs in the order of the rule book's turn, to which layers add their own; others come
# before the end of the turn.
ORDER = (
    "announce", "roll", CARDS, "accept", "trade", "bank", "offer", BUILD, "buy", "decline", "propose",
    "decline-all", "withdraw",
)  # fmt: skip
WORTH_COMPARING = ("settlement", "city", "road", "robber")  # pieces whose best places come first
DECLINE_ALL = "decline-all"
WITHOUT_ACTION = ("offer", "propose", DECLINE_ALL)


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

    def verb(self, name: str) -> Verb | None:
        return next((verb for verb in self.p.rules.verbs if verb.name == name), None)

    def rank(self, verb: str) -> int:
        found = self.verb(verb)
        group = "" if found is None else found.group
        order = order_of(self.p)
        place = verb if group != CARDS and verb in order else group
        return order.index(place) if place in order else len(order) + super().rank(verb)

    def is_talk(self, verb: str) -> bool:
        return verb in WITHOUT_ACTION

    def is_listed_at_once(self, verb: str) -> bool:
        """What takes no operand, or only names a player, needs no list of its own."""
        found = self.verb(verb)
        return found is not None and all(operand is PLAYER for operand in found.operands)

    def title(self, verb: str, n: int, **values: object) -> str:
        found = self.verb(verb)
        price = "" if found is None or found.price == NO_PIECE else self.price(found.price)
        return super().title(verb, n, price=price, **values)

    def price(self, piece: int) -> str:
        return called.price(self.language, self.p, self.p.rules.piece_names[piece])

    # --- the menu behind a group ----------------------------------------------------------------------

    def listing(self, verb: str, actions: list[int]) -> Menu:
        """All actions of one verb: places under their own number, other things counted."""
        found = self.p.rules.verb_named(verb)
        kinds = [operand.kind for operand in found.operands]
        if len(kinds) != 1 or kinds[0] not in PLACES:
            return super().listing(verb, actions)
        kind, worth, text = PLACES[kinds[0]]
        places = {action: self.p.write(action).split()[1] for action in actions}
        if found.piece not in WORTH_COMPARING:
            items = [Item(places[a], self.text(a), verb, a) for a in actions]
        else:
            ranked = sorted(actions, key=lambda action: -worth(self, places[action]))
            items = [Item(places[a], text(self, places[a]), verb, a) for a in ranked]
        return Menu(items, heading=self.heading(kind))

    def heading(self, kind: str) -> str:
        return words.say(self.language, f"menu.by_{kind}")

    def plain(self, verb: str, action: int) -> str:
        text = self.text(action)
        asked = reversed(layers(self.p))
        return first(each.noted(self.language, self.p, self.player, action, text) for each in asked) or text

    def node_worth(self, place: str) -> int:
        return node_pips(self.p, int(place))

    def node_text(self, place: str) -> str:
        grounds = called.surroundings(self.language, self.p, int(place))
        return words.say(self.language, "menu.node", grounds=grounds, n=node_pips(self.p, int(place)))

    def far_end(self, place: str) -> int:
        """The end of an edge that the player does not reach yet, or the second one."""
        a, b = map(int, place.split("-"))
        return a if reaches(self.p, self.player, b) and not reaches(self.p, self.player, a) else b

    def beyond(self, end: int) -> list[int]:
        """The places for a settlement one road further, the best first."""
        near = called.neighbours(self.p, end)
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
        grounds = called.surroundings(self.language, self.p, end)
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
        ground = called.ground(self.language, self.p, int(place))
        people = [self.person_at(player) for player in self.owners(int(place))]
        if not people:
            return words.say(self.language, "menu.hex_empty", ground=ground)
        return words.say(self.language, "menu.hex", ground=ground, people=words.listed(self.language, people))

    def person_at(self, player: int) -> str:
        if player == self.player:
            return words.say(self.language, "you.low")
        n = int(self.p.hand_size[player])
        return words.say(self.language, "menu.person", who=self.names[player], n=n)


def order_of(p: Position) -> list[str]:
    """The verbs and groups of a game in the order of its menus."""
    order = [*ORDER]
    for layer in layers(p):
        for name, other in layer.behind.items():
            order.insert(order.index(other) + 1, name)
    return order


def counted(language: str, p: Position, holder: int, card: str, text: str) -> str:
    """A choice of a card, with how many of them the reader holds."""
    return words.say(language, "menu.held", text=text, n=called.hand(p, holder)[card])


Worth = Callable[[BoardChoices, str], int]
Text = Callable[[BoardChoices, str], str]
PLACES: Mapping[str, tuple[str, Worth, Text]] = {
    NODE.kind: ("node", BoardChoices.node_worth, BoardChoices.node_text),
    EDGE.kind: ("edge", BoardChoices.edge_worth, BoardChoices.edge_text),
    HEX.kind: ("hex", BoardChoices.hex_worth, BoardChoices.hex_text),
}
