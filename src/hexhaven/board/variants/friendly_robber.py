"""The friendly robber: players with fewer than three points are left in peace (encyclopaedia 1.G.i).

`online`: the desert is always open to the robber, so that it has somewhere to go. `original`: the desert
is closed, and the robber stays where it is until a hex with a number is free for it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexhaven.board.rules import Expansion, Rules
from hexhaven.board.state import Position
from hexhaven.board.terrain import DESERT
from hexhaven.game import Player

FREE_TO_ROB: Final = 3


class FriendlyRobber(Expansion):
    """The robber keeps away from hexes where somebody with fewer than three points has built."""

    def __init__(self, form: str) -> None:
        self.form: Final = form

    def adjust(self, rules: Rules) -> None:
        rules.robber_enters_desert = self.form == "online"
        rules.bars_robber.append(self)
        rules.spares.append(self)

    def bars_robber(self, p: Position, hex: i64) -> bool:
        if p.map.terrain[hex] == DESERT:
            return False
        for j in range(6 * hex, 6 * hex + 6):
            owner = p.owner(p.map.hex_nodes[j])
            if owner >= 0 and is_protected(p, owner):
                return True
        return False

    def spares(self, p: Position, victim: Player) -> bool:
        return is_protected(p, victim)


def is_protected(p: Position, player: Player) -> bool:
    """Points everybody sees decide; hidden cards stay hidden."""
    return p.shown_points[player] < FREE_TO_ROB
