"""The entries a game of Cities & Knights turned on."""

from hexhaven.board.knights.improvements import metropolis_owner
from hexhaven.board.knights.keep import keep
from hexhaven.board.knights.terms import FIELDS
from hexhaven.board.state import Position
from hexhaven.record import Entry
from hexhaven.scene.board.knights.news import cities_fallen
from hexhaven.scene.board.turning_points import Plot, passing

METROPOLIS = 3.0
FALLEN_CITY = 2.0
DEFENDER = 1.5


class KnightsPlot(Plot):
    """Follows the metropolises and the battles, too."""

    def weigh(self, before: Position, after: Position, entry: Entry) -> float:
        weight = super().weigh(before, after, entry) + metropolises(before, after)
        weight += FALLEN_CITY * len(cities_fallen(before, after))
        return weight + DEFENDER * (defenders(after) - defenders(before))


def metropolises(before: Position, after: Position) -> float:
    """Metropolises that were won; when one is lost first and set afterwards, the loss is the turn."""
    changes = zip(owners(before), owners(after), strict=True)
    return sum(passing(old, new, METROPOLIS) for old, new in changes if old != new)


def owners(p: Position) -> list[int]:
    return [int(metropolis_owner(p, field)) for field in range(FIELDS)]


def defenders(p: Position) -> int:
    return sum(int(n) for n in keep(p).defenders)
