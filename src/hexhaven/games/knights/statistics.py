"""What can be counted in Cities & Knights beside what the base game counts."""

from typing import Final

from hexhaven.arena.layer import StatisticsLayer
from hexhaven.arena.seen import Column, Label
from hexhaven.core.game import State


class KnightsStatistics(StatisticsLayer):
    columns = {
        "knight": Column(51, {"en": "knights", "de": "Ritter"}),
        "wall": Column(52, {"en": "walls", "de": "Mauern"}),
        "improve": Column(53, {"en": "levels", "de": "Stufen"}),
    }

    def sources(self, state: State) -> dict[str, Label]:
        return {"progress": {"en": "progress cards", "de": "Fortschrittskarten"}}


LAYER: Final = KnightsStatistics()
