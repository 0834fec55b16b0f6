"""The tournament start: everybody founds a settlement, then a city, and lays a third road (16.a)."""

from __future__ import annotations

from hexhaven.games.island.rules.rules import FoundingRound, Rules
from hexhaven.games.island.rules.terrain import CITY
from hexhaven.games.variants.rules.variant import Variant


class TournamentStart(Variant):
    """The second round brings a city, its road, and one more road anywhere at one's own pieces."""

    def id(self) -> str:
        return "tournament-start"

    def adjust(self, rules: Rules) -> None:
        rules.founding[1] = FoundingRound(CITY, pays=True, free_roads=1)
