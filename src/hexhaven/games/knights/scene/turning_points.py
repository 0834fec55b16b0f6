"""The entries a game of Cities & Knights turned on."""

from hexhaven.core.facts import AWARD, Seen
from hexhaven.games.island.scene.turning_points import passing
from hexhaven.games.knights.rules.terms import FIELDS
from hexhaven.games.knights.rules.told import DEFENDER as HONOUR
from hexhaven.games.knights.rules.told import METROPOLIS as FIRST_METROPOLIS
from hexhaven.games.knights.words.battle import cities_fallen

METROPOLIS = 3.0
FALLEN_CITY = 2.0
DEFENDER = 1.5


def weight(seen: Seen) -> float:
    """How much an entry changed: metropolises and battles."""
    honours = sum(fact.values[0] == HONOUR for fact in seen.of(AWARD))
    return metropolises(seen) + FALLEN_CITY * len(cities_fallen(seen)) + DEFENDER * honours


def metropolises(seen: Seen) -> float:
    """Metropolises that were won; when one is lost first and set afterwards, the loss is the turn."""
    passed = [seen.passed_on(FIRST_METROPOLIS + field) for field in range(FIELDS)]
    return sum(passing(*each, METROPOLIS) for each in passed if each is not None)
