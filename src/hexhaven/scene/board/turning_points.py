"""The entries a game turned on."""

from hexhaven.actions import VERB_MASK
from hexhaven.board.state import Position
from hexhaven.game import NOBODY
from hexhaven.record import Entry
from hexhaven.scene.board.questions import round_of
from hexhaven.scene.family import Turn

MOST = 8
NOBODYS_LEAD = -1

# How much a turn of the game weighs: six cards at once are as good as an award.
VICTORY = 10.0
AWARD = 3.0
LEAD = 2.0
CARD = 0.5
FEWEST_CARDS = 4  # fewer are no swing
SWINGS = frozenset(("rolled", "monopoly", "trade-monopoly", "resource-monopoly", "mining", "irrigation"))


class Plot:
    """Follows who leads, who holds the awards, and how many cards somebody gets at once."""

    def __init__(self) -> None:
        self.leader = NOBODYS_LEAD
        self.turns: list[tuple[float, Turn]] = []

    def note(self, number: int, before: Position, after: Position, entry: Entry) -> None:
        if round_of(before) == 0:
            return
        weight = self.weigh(before, after, entry) + self.lead(after)
        if weight > 0:
            self.turns.append((weight, Turn(number, before, entry)))

    def weigh(self, before: Position, after: Position, entry: Entry) -> float:
        """How much an entry changed, beside who is ahead."""
        return victory(before, after) + awards(before, after) + swing(before, after, entry)

    def lead(self, after: Position) -> float:
        """Whether somebody else than before is ahead of everybody; to go ahead first is no turn."""
        ahead = sole_leader(after)
        if ahead in (NOBODYS_LEAD, self.leader):
            return 0.0
        first = self.leader == NOBODYS_LEAD
        self.leader = ahead
        return 0.0 if first else LEAD

    def weightiest(self) -> list[Turn]:
        """The few that weigh most, in the order they came."""
        chosen = sorted(self.turns, key=lambda each: -each[0])[:MOST]
        return sorted((turn for _, turn in chosen), key=lambda turn: turn.number)


def sole_leader(p: Position) -> int:
    """Who has more points than anybody else; NOBODYS_LEAD on a tie."""
    points = [int(n) for n in p.shown_points]
    most = max(points)
    return points.index(most) if points.count(most) == 1 else NOBODYS_LEAD


def victory(before: Position, after: Position) -> float:
    return VICTORY if after.won_by != before.won_by else 0.0


def awards(before: Position, after: Position) -> float:
    """Awards that went to somebody."""
    weight = 0.0
    for old, new in ((before.longest_road, after.longest_road), (before.largest_army, after.largest_army)):
        if new != old:
            weight += passing(old, new, AWARD)
    return weight


def passing(old: int, new: int, weight: float) -> float:
    """What it weighs that something goes to somebody: taken from somebody else, double."""
    return weight if NOBODY in (old, new) else 2 * weight


def swing(before: Position, after: Position, entry: Entry) -> float:
    """Many cards for one player at once, from the dice or from the others."""
    if before.rules.verbs[entry.action & VERB_MASK].name not in SWINGS:
        return 0.0
    old, new = bytes(before.hand_size), bytes(after.hand_size)
    most = max(now - then for now, then in zip(new, old, strict=True))
    return CARD * most if most >= FEWEST_CARDS else 0.0
