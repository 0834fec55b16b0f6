"""What is said of each choice in Cities & Knights: its places, its player, its card."""

from collections.abc import Mapping

from hexhaven.board.knights.knight import NODE_BITS, NODE_MASK
from hexhaven.board.knights.progress.science import HEX_BITS, HEX_MASK
from hexhaven.board.knights.progress.trade import KIND_BITS, KIND_MASK
from hexhaven.board.state import Position
from hexhaven.scene.board import actions as base
from hexhaven.scene.board.actions import Detail, at_edge, at_hex, at_node, getting, giving, with_player
from hexhaven.scene.board.places import hex_place, node_place
from hexhaven.wire.scene import Choice


def between_nodes(choice: Choice, p: Position, viewer: int, way: int) -> None:
    choice.place = node_place(way >> NODE_BITS)
    choice.to = node_place(way & NODE_MASK)


def between_hexes(choice: Choice, p: Position, viewer: int, pair: int) -> None:
    choice.place = hex_place(pair >> HEX_BITS)
    choice.to = hex_place(pair & HEX_MASK)


def offering(choice: Choice, p: Position, viewer: int, offer: int) -> None:
    with_player(choice, p, viewer, offer >> KIND_BITS)
    giving(choice, p, viewer, offer & KIND_MASK)


def sabotaging(choice: Choice, p: Position, viewer: int, node: int) -> None:
    """Only the saboteur of the classic edition has a place."""
    if " " in choice.text:
        at_node(choice, p, viewer, node)


DETAILS: Mapping[str, Detail] = {
    **base.DETAILS,
    "wall": at_node,
    "knight": at_node,
    "activate": at_node,
    "promote": at_node,
    "move": between_nodes,
    "displace": between_nodes,
    "retreat": at_node,
    "chase": at_node,
    "metropolis": at_node,
    "lose-city": at_node,
    "fight": at_node,
    "repair": at_node,
    "aqueduct": getting,
    # Trade
    "merchant": at_hex,
    "merchant-fleet": getting,  # the kind that is named, as with a monopoly
    "master-merchant": with_player,
    "trade-monopoly": getting,
    "resource-monopoly": getting,
    "exchange": offering,
    "hand-over": giving,
    "loot": getting,
    # Politics
    "bishop": at_hex,
    "diplomat": at_edge,
    "relay": at_edge,
    "intrigue": at_node,
    "saboteur": sabotaging,
    "spy": with_player,
    "deserter": with_player,
    "dismiss": at_node,
    "enlist": at_node,
    "give": giving,
    # Science
    "inventor": between_hexes,
    "engineer": at_node,
    "medicine": at_node,
    "smith": at_node,
    "forge": at_node,
}
