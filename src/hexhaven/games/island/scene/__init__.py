"""The board family: hexes, roads, settlements, trade and the robber."""

from collections.abc import Sequence
from typing import cast

from hexhaven.core.game import State, View
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.scene import actions, advice, news, questions, retrospect, table, tools
from hexhaven.games.island.scene.setting import board_setting
from hexhaven.games.island.scene.turning_points import Plot
from hexhaven.record import Entry, Record
from hexhaven.scene.dice import Rolls
from hexhaven.scene.family import Family, News, Retrospect, Sight
from hexhaven.wire.scene import Choice, Scene, Setting, Tool
from hexhaven.wire.socket import Advice


class BoardFamily(Family):
    """How positions of the board game become messages."""

    def setting(self, language: str, state: State) -> Setting:
        return board_setting(language, cast(Position, state))

    def scene(self, sight: Sight, rolls: Rolls) -> Scene:
        return table.board_scene(cast(Position, sight.seen), sight.viewer, rolls)

    def round(self, state: State) -> int:
        return questions.round_of(cast(Position, state))

    def turn(self, state: State) -> int:
        p = cast(Position, state)
        return int(p.turns_done) * p.players() + int(p.turn)

    def question(self, sight: Sight) -> str:
        return questions.code(cast(Position, sight.seen))

    def due(self, sight: Sight) -> int:
        return cast(Position, sight.seen).due(sight.viewer)

    def choices(self, sight: Sight) -> list[Choice]:
        return actions.choices(sight, cast(Position, sight.seen))

    def talk(self, sight: Sight) -> list[str]:
        return actions.talk(cast(Position, sight.seen), sight.viewer)

    def tools(self, sight: Sight, usable: set[str]) -> list[Tool]:
        return tools.tools(sight, cast(Position, sight.seen), usable)

    def news(self, before: State, entry: Entry, viewer: int) -> News:
        return news.news(cast(Position, before), entry, viewer)

    def advice(self, sight: Sight, view: View, played: Sequence[Entry]) -> list[Advice]:
        return advice.advice(sight, cast(Position, sight.seen), view, played)

    def retrospect(self, record: Record) -> Retrospect:
        return retrospect.retrospect(record, Plot())


LAYER = BoardFamily()
