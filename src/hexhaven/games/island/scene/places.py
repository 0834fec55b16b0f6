"""Places and pieces of the board as messages. They are the same in every game, so they are made once."""

from functools import cache

from hexhaven.games.island.rules.rules import Verb
from hexhaven.games.island.wire import Piece
from hexhaven.wire.scene import Place

KINDS = ("hex", "node", "edge")


@cache
def place(kind: str, id: int) -> Place:
    return Place(kind=kind, id=id)


def places(verb: Verb, action: int) -> list[Place]:
    """The places that an action names."""
    return [place(operand.kind, value) for operand, value in verb.values(action) if operand.kind in KINDS]


@cache
def piece(kind: str, player: int, where: str, id: int) -> Piece:
    return Piece(kind=kind, player=player, place=place(where, id))
