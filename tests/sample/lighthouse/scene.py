"""What the page is told of lighthouses: where they stand, and everybody's oil."""

from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.scene.layer import BoardLayer
from hexhaven.games.island.scene.places import piece
from hexhaven.wire.form import Form
from hexhaven.wire.scene import BoardScene
from sample.lighthouse.rules import MOST_OIL, lights_of


class Lamp(Form):
    """The oil of a player, and how much there is room for."""

    oil: int
    most: int


class LighthouseScene(BoardLayer):
    """Its tools follow from its verbs."""

    def add_to_scene(self, p: Position, viewer: int, made: BoardScene) -> None:
        lights = lights_of(p)
        for player, oil in enumerate(lights.oil):
            made.pieces += [piece("lighthouse", player, "node", node) for node in lights.nodes_of(player)]
            made.players[player].parts[self.id] = Lamp(oil=oil, most=MOST_OIL)


LAYER = LighthouseScene("lighthouse")
