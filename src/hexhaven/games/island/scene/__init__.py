"""The board family: hexes, roads, settlements, trade and the robber; and what expansions add to them."""

from collections.abc import Sequence

from hexhaven.core.game import View
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.scene import actions, advice, news, questions, table, tools
from hexhaven.games.island.scene.chronicle import BoardChronicle
from hexhaven.games.island.scene.layer import board_layers
from hexhaven.games.island.scene.setting import board_setting
from hexhaven.record import Entry
from hexhaven.scene.dice import Rolls
from hexhaven.scene.family import Family, Viewpoint
from hexhaven.wire.scene import Choice, Scene, Setting, Tool
from hexhaven.wire.socket import Advice


class BoardFamily(Family):
    """How positions of the board game become messages."""

    round = staticmethod(questions.round_of)
    no_deal = staticmethod(questions.no_deal)
    news = staticmethod(news.news)
    chronicle = BoardChronicle

    def setting(self, language: str, p: Position) -> Setting:
        made = board_setting(language, p)
        for layer in board_layers(p):
            layer.add_to_setting(language, p, made)
        return made

    def scene(self, viewpoint: Viewpoint, rolls: Rolls) -> Scene:
        made = table.board_scene(viewpoint.seen, viewpoint.viewer, rolls)
        for layer in board_layers(viewpoint.seen):
            layer.add_to_scene(viewpoint.seen, viewpoint.viewer, made)
        return made

    def turn(self, p: Position) -> int:
        return int(p.turns_done) * p.players() + int(p.turn)

    def question(self, viewpoint: Viewpoint) -> str:
        return questions.code(viewpoint.seen)

    def due(self, viewpoint: Viewpoint) -> int:
        p: Position = viewpoint.seen
        return p.due(viewpoint.viewer)

    def choices(self, viewpoint: Viewpoint) -> list[Choice]:
        made = actions.choices(viewpoint, viewpoint.seen)
        for layer in board_layers(viewpoint.seen):
            for choice in made:
                layer.add_to_choice(viewpoint.seen, viewpoint.viewer, choice)
        return made

    def talk(self, viewpoint: Viewpoint) -> list[str]:
        return actions.talk(viewpoint.seen, viewpoint.viewer)

    def tools(self, viewpoint: Viewpoint, usable: set[str]) -> list[Tool]:
        return tools.tools(viewpoint, viewpoint.seen, usable)

    def advice(self, viewpoint: Viewpoint, view: View, played: Sequence[Entry]) -> list[Advice]:
        return advice.advice(viewpoint, viewpoint.seen, view, played)


LAYER = BoardFamily()
