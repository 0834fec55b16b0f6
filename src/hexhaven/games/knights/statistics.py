"""What can be counted in Cities & Knights beside what the base game counts."""

from typing import Final

from hexhaven.arena.layer import StatisticsLayer
from hexhaven.core.game import State


class KnightsStatistics(StatisticsLayer):
    columns = {"knight": 51, "wall": 52, "improve": 53}

    def sources(self, state: State) -> list[str]:
        return ["progress"]


LAYER: Final = KnightsStatistics()
