"""What the page is told of lighthouses beside where they stand: everybody's oil."""

from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.scene.layer import BoardLayer
from hexhaven.games.island.wire import island_scene
from hexhaven.wire.message import Message
from hexhaven.wire.scene import Scene
from sample.lighthouse.rules import MOST_OIL, lights_of


class Lamp(Message):
    """The oil of a player, and how much there is room for."""

    oil: int
    most: int


class LighthouseScene(BoardLayer):
    """Its tools follow from its verbs."""

    def add_to_scene(self, p: Position, viewer: int, made: Scene) -> None:
        for player, oil in enumerate(lights_of(p).oil):
            island_scene(made).players[player].parts[self.id] = Lamp(oil=oil, most=MOST_OIL)


LAYER = LighthouseScene("lighthouse")
