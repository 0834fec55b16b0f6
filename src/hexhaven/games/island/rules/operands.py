"""What the actions of the board are about: places, cards, trades."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from hexhaven.core.game import State, UnknownAction
from hexhaven.core.operands import Name, Number, Operand
from hexhaven.games.island.rules.geometry import NONE
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import DEVELOPMENT_NAMES


class NodeNumber(Number):
    def limit(self, s: State) -> i64:
        return cast(Position, s).map.nodes


class HexNumber(Number):
    def limit(self, s: State) -> i64:
        return len(cast(Position, s).map.geometry.hexes)


class EdgeWord(Operand):
    """An edge is written as its two nodes: '12-13'."""

    def limit(self, s: State) -> i64:
        return cast(Position, s).map.edges

    def write(self, s: State, value: i64) -> str:
        map = cast(Position, s).map
        if not 0 <= value < map.edges:
            return f"edge{value}"
        return f"{map.edge_nodes[2 * value]}-{map.edge_nodes[2 * value + 1]}"

    def read(self, s: State, word: str) -> i64:
        ends = word.split("-")
        if len(ends) != 2:
            raise UnknownAction(f"'{word}' is no edge: write its two nodes, as in '12-13'")
        edge = cast(Position, s).map.geometry.edge_between(NODE.read(s, ends[0]), NODE.read(s, ends[1]))
        if edge == NONE:
            raise UnknownAction(f"no edge joins the nodes {ends[0]} and {ends[1]}")
        return edge


class CardName(Name):
    def names(self, s: State) -> tuple[str, ...]:
        return tuple(cast(Position, s).rules.card_names)

    def write(self, s: State, value: i64) -> str:
        names = cast(Position, s).rules.card_names
        return names[int(value)] if 0 <= value < len(names) else f"card{value}"


NODE: Final = NodeNumber("node", 10, "node", ("12", "15"))
EDGE: Final = EdgeWord("edge", 10, "an edge", "edges", ("12-13", "13-14"))
HEX: Final = HexNumber("hex", 10, "hex", ("3", "7"), several="hexes")
# Numbers, for the verbs that play-outs use most: the compiler then needs no look at a table.
CARD_BITS: Final = 4
CARD_MASK: Final = 15

CARD: Final = CardName("card", CARD_BITS, "card", examples=("ore", "brick"), hides=True, moves=1)
GIVEN: Final = CardName("card", CARD_BITS, "card", examples=("ore", "wool"), hides=True, moves=-1)
DEVELOPMENT: Final = Name("development", 4, "development card", DEVELOPMENT_NAMES, hides=True)


def card_word(p: Position, card: i64) -> str:
    return CARD.write(p, card)
