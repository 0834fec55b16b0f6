"""Reading the words of the board: cards, places and players, with errors that say what to write."""

from __future__ import annotations

from mypy_extensions import i64

from hexhaven.board.geometry import NONE
from hexhaven.board.state import Position
from hexhaven.game import UnknownAction
from hexhaven.reading import read_name, read_number


def read_card(p: Position, word: str) -> int:
    return read_name(word, tuple(p.rules.card_names), "card")


def read_node(p: Position, word: str) -> int:
    return read_number(word, p.map.nodes, "node")


def read_hex(p: Position, word: str) -> int:
    return read_number(word, len(p.map.geometry.hexes), "hex")


def read_player(p: Position, word: str) -> int:
    return read_number(word, p.rules.players, "player")


def read_edge(p: Position, word: str) -> int:
    """An edge is written as its two nodes: '12-13'."""
    ends = word.split("-")
    if len(ends) != 2:
        raise UnknownAction(f"'{word}' is no edge: write its two nodes, as in '12-13'")
    edge = p.map.geometry.edge_between(read_node(p, ends[0]), read_node(p, ends[1]))
    if edge == NONE:
        raise UnknownAction(f"no edge joins the nodes {ends[0]} and {ends[1]}")
    return edge


def edge_word(p: Position, edge: i64) -> str:
    """The text of an edge; an edge that does not exist has a text too, for error messages."""
    if not 0 <= edge < p.map.edges:
        return f"edge{edge}"
    return f"{p.map.edge_nodes[2 * edge]}-{p.map.edge_nodes[2 * edge + 1]}"


def card_word(p: Position, card: i64) -> str:
    names = p.rules.card_names
    return names[int(card)] if 0 <= card < len(names) else f"card{card}"
