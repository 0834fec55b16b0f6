"""Cities & Knights as messages: what its positions have beside those of the base game."""

from collections.abc import Iterator

from hexhaven.core.facts import Seen
from hexhaven.games.island.rules.rules import Verb
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.scene.layer import BoardLayer
from hexhaven.games.island.scene.tools import Bench
from hexhaven.games.knights.scene import news, setting, table, tools, turning_points
from hexhaven.wire.scene import Choice, Place, Scene, Setting, Tool


class KnightsLayer(BoardLayer):
    """What Cities & Knights adds to the messages of the board games."""

    def add_to_setting(self, language: str, p: Position, made: Setting) -> None:
        setting.add_to_setting(language, p, made)

    def add_to_scene(self, p: Position, viewer: int, made: Scene) -> None:
        table.add_to_scene(p, viewer, made)

    def add_to_choice(self, p: Position, viewer: int, made: Choice) -> None:
        table.show_knight(p, viewer, made)

    def tools(self, bench: Bench) -> Iterator[Tool]:
        return tools.tools(bench)

    def has_place(self, p: Position, player: int, piece: int) -> bool | None:
        return tools.has_place(p, player, piece)

    def article(self, before: Position, seen: Seen, verb: Verb) -> str | None:
        return news.article(before, seen, verb.name)

    def touched(self, seen: Seen) -> Iterator[Place]:
        return news.changed_nodes(seen)

    def weight(self, seen: Seen) -> float:
        return turning_points.weight(seen)


LAYER = KnightsLayer(table.ID)
