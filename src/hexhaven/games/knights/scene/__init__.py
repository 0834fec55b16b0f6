"""Cities & Knights as messages: what its positions have beside those of the base game."""

from typing import cast

from hexhaven.core.game import State
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.scene import BoardFamily
from hexhaven.games.island.scene.retrospect import retrospect
from hexhaven.games.knights.rules.keep import Keep
from hexhaven.games.knights.scene import news, table, tools
from hexhaven.games.knights.scene.setting import knights_setting
from hexhaven.games.knights.scene.turning_points import KnightsPlot
from hexhaven.record import Entry, Record
from hexhaven.scene.dice import Rolls
from hexhaven.scene.family import News, Retrospect, Sight
from hexhaven.wire.scene import Choice, Scene, Setting, Tool


def has_knights(p: Position) -> bool:
    """Whether a position belongs to Cities & Knights."""
    return any(isinstance(block, Keep) for block in p.blocks)


class KnightsFamily(BoardFamily):
    """How positions of Cities & Knights become messages."""

    def setting(self, language: str, state: State) -> Setting:
        return knights_setting(language, cast(Position, state))

    def scene(self, sight: Sight, rolls: Rolls) -> Scene:
        return table.knights_scene(cast(Position, sight.seen), sight.viewer, rolls)

    def choices(self, sight: Sight) -> list[Choice]:
        p = cast(Position, sight.seen)
        return [table.as_it_would_stand(p, sight.viewer, choice) for choice in super().choices(sight)]

    def tools(self, sight: Sight, usable: set[str]) -> list[Tool]:
        return tools.tools(sight, cast(Position, sight.seen), usable)

    def news(self, before: State, entry: Entry, viewer: int) -> News:
        return news.news(cast(Position, before), entry, viewer)

    def retrospect(self, record: Record) -> Retrospect:
        return retrospect(record, KnightsPlot())


LAYER = KnightsFamily()
