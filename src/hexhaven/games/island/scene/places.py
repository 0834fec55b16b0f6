"""Places and pieces of the board as messages. They are the same in every game, so they are made once."""

from functools import cache

from hexhaven.games.island.rules.rules import Verb
from hexhaven.games.island.wire import Piece
from hexhaven.wire.scene import Place


@cache
def hex_place(id: int) -> Place:
    return Place(kind="hex", id=id)


@cache
def node_place(id: int) -> Place:
    return Place(kind="node", id=id)


@cache
def edge_place(id: int) -> Place:
    return Place(kind="edge", id=id)


MAKERS = {"hex": hex_place, "node": node_place, "edge": edge_place}


def places(verb: Verb, action: int) -> list[Place]:
    """The places that an action names."""
    return [MAKERS[operand.kind](value) for operand, value in verb.values(action) if operand.kind in MAKERS]


@cache
def piece(kind: str, player: int, place: str, id: int) -> Piece:
    return Piece(kind=kind, player=player, place=MAKERS[place](id))
