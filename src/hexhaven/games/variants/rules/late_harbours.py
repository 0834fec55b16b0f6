"""Late harbours: a new harbour serves its owner only from the next own turn (encyclopaedia 1.E.e).

The German championship plays so, whether trade and building are separated or not.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.core.fields import NUMBERS, VARYING, Field
from hexhaven.core.game import Player
from hexhaven.core.sayings import Sheet
from hexhaven.games.island.rules.build import open_harbour
from hexhaven.games.island.rules.operands import NODE
from hexhaven.games.island.rules.questions import AFTER_ROLL
from hexhaven.games.island.rules.rules import Rules
from hexhaven.games.island.rules.state import Block, Position
from hexhaven.games.variants.rules.variant import Variant

WAITING_FIELDS: Final = (
    Field("nodes", NUMBERS, "late harbours", VARYING),
)  # fmt: skip


class Waiting(Block):
    """The nodes whose harbours open when the turn ends."""

    def __init__(self, nodes: vec[i64]) -> None:
        self.nodes = nodes

    # --- written by tools/fields.py -------------------------------------------------------------------

    def copy(self) -> Waiting:
        return Waiting(self.nodes[:])

    def to_bytes(self) -> bytes:
        numbers = [len(self.nodes)]
        numbers += [x for x in self.nodes]
        parts = [int(x).to_bytes(8, "little", signed=True) for x in numbers]
        return b"".join(parts)

    # --- end of what is written -----------------------------------------------------------------------

    def say(self, p: Position, sheet: Sheet) -> None:
        if len(self.nodes) > 0:
            sheet.say("late harbours", *[int(node) for node in self.nodes])

    def hear(self, p: Position, player: int, words: list[str]) -> bool:
        if words[0] != "late harbours":
            return False
        self.nodes = vec[i64]([NODE.read(p, word) for word in words[1:]])
        return True

    def known_words(self) -> list[str]:
        return ["late harbours"]

    def withholds(self, node: int) -> bool:
        """A kind of harbour that serves already does so by another building."""
        return any(node == waiting for waiting in self.nodes)


class LateHarbours(Variant):
    """Harbours reached in a turn wait in a block of their own until the turn ends."""

    def __init__(self) -> None:
        self.place: i64 = 0

    def id(self) -> str:
        return "late-harbours"

    def adjust(self, rules: Rules) -> None:
        self.place = rules.add_block(self)
        rules.delays_harbour.append(self)
        rules.turn_ends.append(self)

    def new_block(self, p: Position) -> Block:
        return Waiting(vec[i64]())

    def delays_harbour(self, p: Position, player: Player, node: i64) -> bool:
        """Only a harbour reached in the own turn waits; one of the founding phase is open from the start."""
        if p.phase != AFTER_ROLL:
            return False
        block = cast(Waiting, p.blocks[self.place])
        block.nodes = append(block.nodes, node)
        return True

    def turn_ends(self, p: Position) -> None:
        block = cast(Waiting, p.blocks[self.place])
        for node in block.nodes:
            open_harbour(p, p.owner(node), i64(p.land.harbour[node]))
        block.nodes = vec[i64]()
