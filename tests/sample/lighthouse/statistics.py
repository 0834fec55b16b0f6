"""What is counted of lighthouses."""

from hexhaven.arena.layer import StatisticsLayer
from hexhaven.arena.seen import Column, Label
from hexhaven.core.game import State


class LighthouseStatistics(StatisticsLayer):
    columns = {"lighthouse": Column(35, {"en": "lighthouses", "de": "Leuchttürme"})}

    def sources(self, state: State) -> dict[str, Label]:
        return {"light": {"en": "light", "de": "Licht"}}


LAYER = LighthouseStatistics()
