"""What a batch of games says, and how sure one can be of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import erfc, exp, gamma, sqrt
from statistics import NormalDist, fmean
from typing import Final

from hexhaven.arena.batch import Result
from hexhaven.arena.seen import Dice, Label, Seen
from hexhaven.core.game import NOBODY

CONFIDENCE: Final = 0.95


# --- formulas -----------------------------------------------------------------------------------------


def wilson(wins: int, games: int, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """Wilson's interval for the true rate behind so many wins; it stays between 0 and 1.

    >>> low, high = wilson(8, 10)
    >>> round(low, 3), round(high, 3)
    (0.49, 0.943)
    """
    if games == 0:
        return 0.0, 1.0
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    rate = wins / games
    scale = 1 + z * z / games
    centre = (rate + z * z / (2 * games)) / scale
    half = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / scale
    # Rounding must not push the observed rate out of its own interval.
    return max(0.0, min(rate, centre - half)), min(1.0, max(rate, centre + half))


def chi_square(observed: Sequence[int], expected: Sequence[float]) -> tuple[float, float]:
    """Pearson's statistic, and how likely one as large is when the expectation holds (the p-value).

    >>> x, p = chi_square([44, 56], [50, 50])
    >>> round(x, 2), round(p, 3)
    (1.44, 0.23)
    """
    if not sum(observed):
        return 0.0, 1.0
    x = sum((o - e) ** 2 / e for o, e in zip(observed, expected, strict=True))
    return x, upper_tail(x, len(observed) - 1)


def upper_tail(x: float, freedom: int) -> float:
    """The chance of a chi-square value above x; two degrees of freedom are added at a time."""
    k = 2 - freedom % 2
    tail = erfc(sqrt(x / 2)) if k == 1 else exp(-x / 2)
    while k < freedom:
        tail += (x / 2) ** (k / 2) * exp(-x / 2) / gamma(k / 2 + 1)
        k += 2
    return min(1.0, tail)


def p_text(p: float) -> str:
    return "p < 0.001" if p < 0.001 else f"p = {p:.3f}"


def quantile(values: Sequence[int], q: float) -> float:
    """The value below which the share q of the sorted values lies, between neighbours if need be.

    >>> quantile([1, 2, 3, 4], 0.5)
    2.5
    """
    at = q * (len(values) - 1)
    low = int(at)
    high = min(low + 1, len(values) - 1)
    return values[low] + (at - low) * (values[high] - values[low])


# --- figures of a batch -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Share:
    """How often one of several won."""

    name: str
    wins: int
    games: int
    fair: float  # the rate if all players were equal

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


@dataclass(frozen=True)
class Spread:
    """How a number varies from game to game."""

    mean: float
    least: float
    low: float  # 5 of 100 games are below
    median: float
    high: float  # 5 of 100 games are above
    most: float


def spread(values: Sequence[int]) -> Spread:
    ranked = sorted(values)
    return Spread(fmean(ranked), *(quantile(ranked, q) for q in (0.0, 0.05, 0.5, 0.95, 1.0)))


def labels(bots: Sequence[str]) -> list[str]:
    if len(set(bots)) > 1:
        return list(bots)
    return [f"{bot} {number}" for number, bot in enumerate(bots, 1)]


class Summary:
    """Adds up the results of a batch, one after the other, and keeps only what the figures need."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots: Final = list(dict.fromkeys(bots))
        self.seats: Final = Counter(bots)
        self.players: Final = len(bots)
        # Bots of a kind share a label; where all are of one kind, each has its own.
        self.labels: Final = labels(bots)
        self.labelled: Final = Counter(self.labels)
        self.games = 0
        self.unfinished = 0
        self.watched = 0  # games whose dice and cards were counted
        self.turns: list[int] = []
        self.decisions: list[int] = []
        self.wins: Counter[str] = Counter()
        self.points: Counter[str] = Counter()
        self.wins_by_place = [0] * self.players
        self.thrown: Dice | None = None  # the dice of this game, once they were counted
        self.dice: list[int] = []
        self.did: dict[str, Counter[str]] = {bot: Counter() for bot in self.bots}
        self.columns: Mapping[str, Label] = {}  # what players can do in this game and is worth a column
        self.card_names: Mapping[str, Label] = {}  # the kinds of cards
        self.sources: Mapping[str, Label] = {}  # where they can come from
        self.gained: dict[str, dict[str, list[int]]] = {bot: {} for bot in self.bots}

    def add(self, result: Result) -> None:
        self.games += 1
        self.turns.append(result.outcome.turns)
        self.decisions.append(result.outcome.decisions)
        for entrant, points in zip(result.entrants, result.outcome.points, strict=True):
            self.points[self.labels[entrant]] += points
        self.add_winner(result)
        if result.seen is not None:
            self.add_seen(result.bots, result.seen)

    def add_winner(self, result: Result) -> None:
        winner = result.outcome.winner
        if winner == NOBODY:
            self.unfinished += 1
            return
        self.wins[self.labels[result.entrants[winner]]] += 1
        self.wins_by_place[result.place(winner)] += 1

    def add_seen(self, bots: Sequence[str], seen: Seen) -> None:
        self.watched += 1
        self.columns = {verb: heading for verb, heading in seen.columns.items() if verb in seen.did}
        self.card_names, self.sources = seen.cards, seen.sources
        self.thrown, before = seen.thrown, self.dice or [0] * len(seen.dice)
        self.dice = [a + b for a, b in zip(before, seen.dice, strict=True)]
        for player, bot in enumerate(bots):
            for verb, counts in seen.did.items():
                self.did[bot][verb] += counts[player]
            for source, cards in seen.gained.items():
                kept = self.gained[bot].get(source, [0] * len(seen.cards))
                self.gained[bot][source] = [a + b for a, b in zip(kept, cards[player], strict=True)]

    # --- figures ------------------------------------------------------------------------------------

    def by_bot(self) -> list[Share]:
        """How often each kind of bot won, or each bot where all are of one kind."""
        return [
            Share(label, self.wins[label], self.games, n / self.players) for label, n in self.labelled.items()
        ]  # fmt: skip

    def mean_points(self, label: str) -> float:
        """The points of one of these players at the end of a game."""
        return self.points[label] / (self.games * self.labelled[label])

    def by_place(self) -> list[Share]:
        """How often whoever began won, the next in turn, and so on."""
        return [
            Share(str(place + 1), wins, self.games, 1 / self.players)
            for place, wins in enumerate(self.wins_by_place)
        ]

    def place_test(self) -> tuple[float, float]:
        """Whether the order of turn matters: chi-square and its p-value."""
        finished = sum(self.wins_by_place)
        return chi_square(self.wins_by_place, [finished / self.players] * self.players)

    def dice_shares(self) -> list[tuple[int, float, float]]:
        """For each number the dice can show: how often they did, and how often one expects it, as shares."""
        if self.thrown is None:
            return []
        rolls, all_ways = max(1, sum(self.dice)), sum(self.thrown.ways)
        shown = zip(self.thrown.shows, self.dice, self.thrown.ways, strict=True)
        return [(number, n / rolls, ways / all_ways) for number, n, ways in shown]

    def dice_expected(self) -> list[float]:
        return [sum(self.dice) * expected for _, _, expected in self.dice_shares()]

    def dice_test(self) -> tuple[float, float]:
        """Whether the dice are fair: chi-square and its p-value."""
        return chi_square(self.dice, self.dice_expected())

    def per_player(self, bot: str, total: float) -> float:
        return total / (self.watched * self.seats[bot])

    def cards(self, bot: str, source: str) -> list[float]:
        """Cards of each kind that a player of this kind gains from a source in a game."""
        return [self.per_player(bot, n) for n in self.gained[bot][source]]

    def done(self, bot: str, verb: str) -> float:
        """How often a player of this kind does something in a game."""
        return self.per_player(bot, self.did[bot][verb])
