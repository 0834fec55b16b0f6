"""The board family: hexes, roads, settlements, trade and the robber; and what expansions add to them."""

from collections.abc import Sequence
from typing import cast

from hexhaven.core.game import State, View
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.scene import actions, advice, news, questions, retrospect, table, tools
from hexhaven.games.island.scene.layer import board_layers
from hexhaven.games.island.scene.setting import board_setting
from hexhaven.games.island.scene.turning_points import Plot
from hexhaven.record import Entry, Record
from hexhaven.scene.dice import Rolls
from hexhaven.scene.family import Family, News, Retrospect, Viewpoint
from hexhaven.wire.scene import Choice, Scene, Setting, Tool
from hexhaven.wire.socket import Advice


class BoardFamily(Family):
    """How positions of the board game become messages."""

    def setting(self, language: str, state: State) -> Setting:
        p = cast(Position, state)
        made = board_setting(language, p)
        for layer in board_layers(p):
            layer.add_to_setting(language, p, made)
        return made

    def scene(self, viewpoint: Viewpoint, rolls: Rolls) -> Scene:
        p = cast(Position, viewpoint.seen)
        made = table.board_scene(p, viewpoint.viewer, rolls)
        for layer in board_layers(p):
            layer.add_to_scene(p, viewpoint.viewer, made)
        return made

    def round(self, state: State) -> int:
        return questions.round_of(cast(Position, state))

    def turn(self, state: State) -> int:
        p = cast(Position, state)
        return int(p.turns_done) * p.players() + int(p.turn)

    def question(self, viewpoint: Viewpoint) -> str:
        return questions.code(cast(Position, viewpoint.seen))

    def due(self, viewpoint: Viewpoint) -> int:
        return cast(Position, viewpoint.seen).due(viewpoint.viewer)

    def choices(self, viewpoint: Viewpoint) -> list[Choice]:
        p = cast(Position, viewpoint.seen)
        made = actions.choices(viewpoint, p)
        for layer in board_layers(p):
            for choice in made:
                layer.add_to_choice(p, viewpoint.viewer, choice)
        return made

    def talk(self, viewpoint: Viewpoint) -> list[str]:
        return actions.talk(cast(Position, viewpoint.seen), viewpoint.viewer)

    def tools(self, viewpoint: Viewpoint, usable: set[str]) -> list[Tool]:
        return tools.tools(viewpoint, cast(Position, viewpoint.seen), usable)

    def news(self, before: State, entry: Entry, viewer: int) -> News:
        return news.news(cast(Position, before), entry, viewer)

    def advice(self, viewpoint: Viewpoint, view: View, played: Sequence[Entry]) -> list[Advice]:
        return advice.advice(viewpoint, cast(Position, viewpoint.seen), view, played)

    def retrospect(self, record: Record) -> Retrospect:
        return retrospect.retrospect(record, Plot(board_layers(cast(Position, record.state))))


LAYER = BoardFamily()
