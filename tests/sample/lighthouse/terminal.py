"""Lighthouses in a terminal: `A^3` is a settlement of A with a lighthouse on node 3."""

from collections.abc import Iterator, Sequence

from hexhaven import words
from hexhaven.core.game import State
from hexhaven.games.island.rules.rules import BUILD
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.terminal.layer import BoardLayer
from sample.lighthouse.rules import lights_of

SIGN = "^"


class LighthouseLayer(BoardLayer):
    """A sign behind the letters of a building, what it means, and the oil of each keeper."""

    behind = {"shine": BUILD}

    def signs(self, p: Position, node: int) -> str:
        return SIGN if lights_of(p).houses[node] else ""

    def legend(self, language: str, state: State, names: words.Names, marks: Sequence[str]) -> list[str]:
        return [words.say(language, "board.legend_lighthouse", a=marks[0])]

    def at_node(self, language: str, p: Position, node: int, names: words.Names) -> Iterator[str]:
        if lights_of(p).houses[node]:
            yield words.say(language, "board.lit")

    def standing(self, language: str, p: Position, player: int) -> Iterator[str]:
        if lights_of(p).nodes_of(player):
            yield words.say(language, "see.oil", n=lights_of(p).oil[player])


LAYER = LighthouseLayer()
