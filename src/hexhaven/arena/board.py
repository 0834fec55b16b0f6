"""What can be counted while a game of the board family is played."""

from __future__ import annotations

from typing import Final, cast

from hexhaven.actions import VERB_MASK
from hexhaven.arena.seen import Dice, Seen
from hexhaven.board.rules import Verb
from hexhaven.board.state import Position
from hexhaven.board.terrain import KINDS
from hexhaven.game import CHANCE, State

LOWEST_SUM: Final = 2
SUMS: Final = range(LOWEST_SUM, 13)
WAYS: Final = [6 - abs(7 - total) for total in SUMS]  # of 36, for each sum of two dice
TWO_DICE: Final = Dice("sum", "sum of two dice", SUMS, WAYS)

# What is worth a column in games that have it: the verb, and its heading.
DEEDS: Final = {
    "road": "roads",
    "settlement": "settlements",
    "city": "cities",
    "buy": "cards",
    "knight": "knights",
    "wall": "walls",
    "improve": "levels",
    "bank": "bank trades",
    "offer": "offers",
    "trade": "trades",
}

# Where cards come from, and the verbs that bring them.
PRODUCTION: Final = "production"
SOURCES: Final = (PRODUCTION, "bank", "trade", "theft", "monopoly", "invention")
PROGRESS: Final = "progress"
# In games with progress cards, which have no invention.
SOURCES_WITH_PROGRESS: Final = (PRODUCTION, "bank", "trade", "theft", "monopoly", PROGRESS)
SOURCE_OF: Final = {
    "begins": PRODUCTION,  # pays the first cards on a beginners' map
    "found": PRODUCTION,
    "rolled": PRODUCTION,
    "bank": "bank",
    "trade": "trade",
    "stole": "theft",
    "monopoly": "monopoly",
    "take": "invention",
    "trade-monopoly": "monopoly",
    "resource-monopoly": "monopoly",
    "mining": PROGRESS,
    "irrigation": PROGRESS,
    "hand-over": PROGRESS,
    "loot": PROGRESS,
    "give": PROGRESS,
}


class BoardCounting:
    """Counts dice, actions and cards of a board game."""

    def __init__(self, p: Position) -> None:
        players = p.players()
        self.verbs = [verb.name for verb in p.rules.verbs]
        self.dice = [0] * len(SUMS)
        self.counts = [[0] * players for _ in self.verbs]
        kinds = int(p.rules.kinds)
        self.gained = {source: [[0] * kinds for _ in range(players)] for source in sources_of(p)}
        self.hands = bytes(len(p.hands))
        self.end: Position = p
        self.note_cards(bytes(p.hands), PRODUCTION)

    def saw(self, state: State, player: int, action: int) -> None:
        p = cast(Position, state)
        code = action & VERB_MASK
        if player != CHANCE:
            self.counts[code][player] += 1
        elif self.verbs[code] == "rolled":
            self.dice[p.rolled - LOWEST_SUM] += 1
        hands = bytes(p.hands)
        if hands != self.hands:
            # Where an event comes before the harvest, whatever ends the event brings it.
            self.note_cards(hands, SOURCE_OF.get(self.verbs[code], PRODUCTION))

    def note_cards(self, hands: bytes, source: str) -> None:
        """Book what came into the hands under its source; what left them is not counted."""
        for i, (now, before) in enumerate(zip(hands, self.hands, strict=True)):
            if now > before:
                self.gained[source][i // KINDS][i % KINDS] += now - before
        self.hands = hands

    def seen(self) -> Seen:
        """The counts, of the verbs that players have."""
        counts = zip(self.end.rules.verbs, self.counts, strict=True)
        did = {verb.name: count for verb, count in counts if not is_of_chance(verb)}
        held = {"longest_road": int(self.end.longest_road), "largest_army": int(self.end.largest_army)}
        return Seen(TWO_DICE, self.dice, did, self.gained, list(self.end.rules.card_names), held, DEEDS)


def sources_of(p: Position) -> tuple[str, ...]:
    """Where cards can come from in this game."""
    verbs = {verb.name for verb in p.rules.verbs}
    return SOURCES_WITH_PROGRESS if "hand-over" in verbs else SOURCES


def is_of_chance(verb: Verb) -> bool:
    """Only verbs of chance say how likely their outcomes are."""
    return type(verb).weigh is not Verb.weigh
