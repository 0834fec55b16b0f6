"""The entries a game turned on."""

from collections.abc import Sequence

from hexhaven.core.facts import BANK, CARDS, ENDED, Seen
from hexhaven.core.game import NOBODY
from hexhaven.games.island.rules.sources import LARGEST_ARMY, LONGEST_ROAD, TRADED
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.scene.layer import BoardLayer

NOBODYS_LEAD = -1

# How much a turn of the game weighs: six cards at once are as good as an award.
VICTORY = 10.0
AWARD = 3.0
LEAD = 2.0
CARD = 0.5
FEWEST_CARDS = 4  # fewer are no swing


class Plot:
    """Follows who leads, who holds the awards, and how many cards somebody gets at once."""

    def __init__(self, layers: Sequence[BoardLayer] = ()) -> None:
        self.layers = layers
        self.leader = NOBODYS_LEAD

    def weigh(self, seen: Seen, after: Position) -> float:
        """How much an entry after the founding changed, and the position after it."""
        own = victory(seen) + awards(seen) + swing(seen)
        return own + sum(layer.weight(seen) for layer in self.layers) + self.lead(after)

    def lead(self, after: Position) -> float:
        """Whether somebody else than before is ahead of everybody; to go ahead first is no turn."""
        ahead = sole_leader(after)
        if ahead in (NOBODYS_LEAD, self.leader):
            return 0.0
        first = self.leader == NOBODYS_LEAD
        self.leader = ahead
        return 0.0 if first else LEAD


def sole_leader(p: Position) -> int:
    """Who has more points than anybody else; NOBODYS_LEAD on a tie."""
    points = [int(n) for n in p.shown_points]
    most = max(points)
    return points.index(most) if points.count(most) == 1 else NOBODYS_LEAD


def victory(seen: Seen) -> float:
    return VICTORY if seen.first(ENDED) is not None else 0.0


def awards(seen: Seen) -> float:
    """Awards that went to somebody."""
    passed = [seen.passed_on(award) for award in (LONGEST_ROAD, LARGEST_ARMY)]
    return sum(passing(*each, AWARD) for each in passed if each is not None)


def passing(old: int, new: int, weight: float) -> float:
    """What it weighs that something goes to somebody: taken from somebody else, double."""
    return weight if NOBODY in (old, new) else 2 * weight


def swing(seen: Seen) -> float:
    """Many cards for one player at once, from the dice or from the others."""
    counts: dict[int, int] = {}
    for fact in seen.of(CARDS):
        if fact.source != TRADED:
            _, taker, _, n = fact.values
            counts[taker] = counts.get(taker, 0) + n
    most = max((n for taker, n in counts.items() if taker != BANK), default=0)
    return CARD * most if most >= FEWEST_CARDS else 0.0
