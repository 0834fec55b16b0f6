"""The special build phase of five and six players, as a small expansion for tests.

After each turn every other player is asked once, clockwise, and may build and buy with the cards in hand, or
pass. It shows that an expansion can put a phase between two turns, in which nobody is on turn.
"""

from __future__ import annotations

from hexhaven.core.actions import Actions
from hexhaven.core.game import Player, Refusal
from hexhaven.games.island.rules.rules import Expansion, Rules, Verb
from hexhaven.games.island.rules.state import Position

BUILD_AND_BUY = ["road", "settlement", "city", "buy"]


class Pass(Verb):
    """Build no more in this phase; after the last player the next turn begins."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        out.add(self.code)

    def play(self, p: Position, player: Player, action: int) -> None:
        p.answered()


class SpecialBuild(Expansion):
    """Ask everybody but the player whose turn has ended."""

    def __init__(self) -> None:
        self.question = 0

    def adjust(self, rules: Rules) -> None:
        self.question = rules.question("special_build", Refusal("only_building", "2.H.b"))
        rules.add(Pass("pass", article="1.D.c"), self.question)
        for name in BUILD_AND_BUY:
            rules.add_group(rules.verb_named(name), self.question)
        rules.turn_ends.append(self)

    def turn_ends(self, p: Position) -> None:
        n = p.rules.players
        for i in range(n - 1, 0, -1):
            p.ask(self.question, (p.turn + i) % n)
