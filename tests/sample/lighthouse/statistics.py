"""What is counted of lighthouses."""

from hexhaven.arena.layer import StatisticsLayer
from hexhaven.core.game import State


class LighthouseStatistics(StatisticsLayer):
    columns = {"lighthouse": 35}

    def sources(self, state: State) -> list[str]:
        return ["light"]


LAYER = LighthouseStatistics()
