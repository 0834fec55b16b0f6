"""The entries a game of Cities & Knights turned on."""

from hexhaven.core.facts import AWARD, Seen
from hexhaven.games.island.scene.turning_points import Plot, passing
from hexhaven.games.knights.rules.terms import FIELDS
from hexhaven.games.knights.rules.told import DEFENDER as HONOUR
from hexhaven.games.knights.rules.told import METROPOLIS as FIRST_METROPOLIS
from hexhaven.games.knights.words.battle import cities_fallen

METROPOLIS = 3.0
FALLEN_CITY = 2.0
DEFENDER = 1.5


class KnightsPlot(Plot):
    """Follows the metropolises and the battles, too."""

    def weigh(self, seen: Seen) -> float:
        weight = super().weigh(seen) + metropolises(seen)
        weight += FALLEN_CITY * len(cities_fallen(seen))
        return weight + DEFENDER * sum(fact.values[0] == HONOUR for fact in seen.of(AWARD))


def metropolises(seen: Seen) -> float:
    """Metropolises that were won; when one is lost first and set afterwards, the loss is the turn."""
    passed = [seen.passed_on(FIRST_METROPOLIS + field) for field in range(FIELDS)]
    return sum(passing(*each, METROPOLIS) for each in passed if each is not None)
