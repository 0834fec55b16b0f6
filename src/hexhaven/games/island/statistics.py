"""What can be counted while a game of the board family is played."""

from __future__ import annotations

from typing import Final, cast

from hexhaven.arena.layer import StatisticsLayer, columns_of, label, sources_of
from hexhaven.arena.seen import Counting, Dice, Seen
from hexhaven.core.actions import VERB_MASK
from hexhaven.core.facts import BANK, CARDS, THROWN, Facts
from hexhaven.core.facts import SOURCES as SOURCE_NAMES
from hexhaven.core.game import CHANCE, State
from hexhaven.games.island.rules.rules import Verb
from hexhaven.games.island.rules.state import Position

LOWEST_SUM: Final = 2
SUMS: Final = range(LOWEST_SUM, 13)
WAYS: Final = [6 - abs(7 - total) for total in SUMS]  # of 36, for each sum of two dice

COLUMNS: Final = {
    "road": 10,
    "settlement": 20,
    "city": 30,
    "buy": 40,
    "knight": 50,
    "bank": 60,
    "offer": 70,
    "trade": 80,
}

# Where cards come from: by the names of their sources.
PRODUCTION: Final = "production"
INVENTION: Final = "invention"  # in games that have this card
SOURCES: Final = (PRODUCTION, "bank", "trade", "theft", "monopoly", INVENTION)


class BoardCounting:
    """Counts dice, actions and cards of a board game."""

    def __init__(self, p: Position) -> None:
        players = p.players()
        self.verbs = [verb.name for verb in p.rules.verbs]
        self.dice = [0] * len(SUMS)
        self.counts = [[0] * players for _ in self.verbs]
        kinds = int(p.rules.kinds)
        self.gained = {source: [[0] * kinds for _ in range(players)] for source in sources_of(p)}
        self.end: Position = p
        for player in range(players):  # what a beginners' map has paid already
            self.gained[PRODUCTION][player] = [int(p.holds(player, card)) for card in range(kinds)]

    def saw(self, state: State, player: int, action: int, facts: Facts) -> None:
        self.end = cast(Position, state)
        if player != CHANCE:
            self.counts[action & VERB_MASK][player] += 1
        for fact in facts.seen_by(CHANCE).facts:
            if fact.kind == CARDS and fact.values[1] != BANK:
                _, taker, card, n = fact.values
                self.gained[SOURCE_NAMES[fact.source]][taker][card] += n
            elif fact.kind == THROWN:
                self.dice[fact.values[0] + fact.values[1] - LOWEST_SUM] += 1

    def seen(self) -> Seen:
        """The counts, of the verbs that players have."""
        counts = zip(self.end.rules.verbs, self.counts, strict=True)
        did = {verb.name: count for verb, count in counts if not is_of_chance(verb)}
        held = {"longest_road": int(self.end.longest_road), "largest_army": int(self.end.largest_army)}
        cards = {name: label(self.end, "card", name) for name in self.end.rules.card_names}
        columns, sources = columns_of(self.end), sources_of(self.end)
        return Seen(two_dice(self.end), self.dice, did, self.gained, held, cards, sources, columns)


def two_dice(p: Position) -> Dice:
    return Dice(label(p, "dice", "heading"), label(p, "dice", "name"), SUMS, WAYS)


def is_of_chance(verb: Verb) -> bool:
    """Only verbs of chance say how likely their outcomes are."""
    return type(verb).weigh is not Verb.weigh


class IslandStatistics(StatisticsLayer):
    columns = COLUMNS

    def turns(self, state: State) -> int:
        return int(cast(Position, state).turns_done) + 1

    def sources(self, state: State) -> list[str]:
        verbs = {verb.name for verb in cast(Position, state).rules.verbs}
        return [name for name in SOURCES if name != INVENTION or name in verbs]

    def counting(self, state: State) -> Counting:
        return BoardCounting(cast(Position, state))


LAYER: Final = IslandStatistics()
