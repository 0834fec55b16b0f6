"""The friendly robber: players who have not yet made a third point are left in peace (encyclopaedia 1.G.i).

`online`: the desert is always open to the robber, so that it has somewhere to go. `original`: the desert
is closed, and the robber stays where it is until a hex with a number is free for it.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from hexhaven.core.fields import NUMBER, Field
from hexhaven.core.game import Player, Refusal, name_of
from hexhaven.core.sayings import Sheet, read_seat
from hexhaven.games.island.rules.rules import Rules
from hexhaven.games.island.rules.state import SEAT_BIT, Block, Position
from hexhaven.games.island.rules.terrain import DESERT
from hexhaven.games.variants.rules.variant import Variant

THIRD_POINT: Final = 3
KEEPS_AWAY: Final = Refusal("robber_barred", "friendly-robber")


GROWN_FIELDS: Final = (
    Field("players", NUMBER, "fair game"),
)  # fmt: skip


class Grown(Block):
    """Who has made a third point, and stays fair game even if it is lost again (bit p for player p)."""

    def __init__(self, players: i64) -> None:
        self.players = players

    # --- written by tools/fields.py -------------------------------------------------------------------

    def copy(self) -> Grown:
        return Grown(self.players)

    def to_bytes(self) -> bytes:
        numbers = [self.players]
        parts = [int(x).to_bytes(8, "little", signed=True) for x in numbers]
        return b"".join(parts)

    # --- end of what is written -----------------------------------------------------------------------

    def say(self, p: Position, sheet: Sheet) -> None:
        """Who is fair game, where it is not just everybody with a third point."""
        if self.players != with_third_point(p):
            names = [name_of(player) for player in range(p.players()) if (self.players >> player) & 1 != 0]
            sheet.say("fair game", *(names or ["nobody"]))

    def hear(self, p: Position, player: int, words: list[str]) -> bool:
        if words[0] != "fair game":
            return False
        names = [] if words[1:] == ["nobody"] else words[1:]
        self.players = sum([1 << read_seat(name, p.players()) for name in set(names)])
        return True

    def known_words(self) -> list[str]:
        return ["fair game"]

    def overruling_words(self) -> list[str]:
        return ["fair game"]

    def complete(self, p: Position) -> None:
        self.players = with_third_point(p)


def with_third_point(p: Position) -> i64:
    """Those who have three points or more (bit p for player p)."""
    found: i64 = 0
    for player in range(p.rules.players):
        if p.shown_points[player] >= THIRD_POINT:
            found |= i64(SEAT_BIT[player])
    return found


class FriendlyRobber(Variant):
    """The robber keeps away from hexes where somebody without a third point has built."""

    def __init__(self, form: str) -> None:
        self.form: Final = form
        self.place: i64 = 0

    def id(self) -> str:
        return "friendly-robber"

    def adjust(self, rules: Rules) -> None:
        self.place = rules.add_block(self)
        rules.robber_enters_desert = self.form == "online"
        rules.after_build.append(self)
        rules.turn_ends.append(self)
        rules.bars_robber.append(self)
        rules.is_spared.append(self)

    def new_block(self, p: Position) -> Block:
        return Grown(0)

    def after_build(self, p: Position, player: Player, piece: i64, place: i64) -> None:
        """A build may bring points to its builder and, with the longest road, to somebody else."""
        self.note_points(p)

    def turn_ends(self, p: Position) -> None:
        """The largest army may have brought points."""
        self.note_points(p)

    def note_points(self, p: Position) -> None:
        block = cast(Grown, p.blocks[self.place])
        block.players |= with_third_point(p)

    def bars_robber(self, p: Position, hex: i64) -> Refusal | None:
        if p.land.terrain[hex] == DESERT:
            return None
        for j in range(6 * hex, 6 * hex + 6):
            owner = p.owner(p.map.hex_nodes[j])
            if 0 <= owner < p.rules.players and self.is_spared(p, owner):
                return KEEPS_AWAY
        return None

    def is_spared(self, p: Position, victim: Player) -> bool:
        """Points everybody sees decide; hidden cards stay hidden."""
        grown = cast(Grown, p.blocks[self.place]).players & i64(SEAT_BIT[victim]) != 0
        return not grown and p.shown_points[victim] < THIRD_POINT
