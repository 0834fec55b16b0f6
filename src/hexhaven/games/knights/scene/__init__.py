"""Cities & Knights as messages: what its positions have beside those of the base game."""

from hexhaven.games.island.scene.layer import BoardLayer
from hexhaven.games.knights.scene import news, setting, table, tools, turning_points


class KnightsLayer(BoardLayer):
    """What Cities & Knights adds to the messages of the board games."""

    add_to_setting = staticmethod(setting.add_to_setting)
    add_to_scene = staticmethod(table.add_to_scene)
    add_to_choice = staticmethod(table.show_knight)
    has_place = staticmethod(tools.has_place)
    tools = staticmethod(tools.tools)
    article = staticmethod(news.article)
    touched = staticmethod(news.changed_nodes)
    weight = staticmethod(turning_points.weight)


LAYER = KnightsLayer(table.ID)
