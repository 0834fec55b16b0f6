"""What can be counted while the card game is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from hexhaven.arena.layer import StatisticsLayer, columns_of, label, sources_of
from hexhaven.arena.seen import Counting, Dice, Seen
from hexhaven.core.actions import VERB_MASK
from hexhaven.core.facts import CARDS, Fact, Facts
from hexhaven.core.facts import Seen as FactsSeen
from hexhaven.core.game import CHANCE, State
from hexhaven.games.duel.rules.realm import REGIONS
from hexhaven.games.duel.rules.rules import Verb
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import NUMBERS, RESOURCE_NAMES, RESOURCES
from hexhaven.games.duel.rules.told import PRODUCTION as BORNE

COLUMNS: Final = {
    "road": 10,
    "settlement": 20,
    "city": 30,
    "build": 40,
    "play": 50,
    "cast": 60,
    "bank": 70,
    "accept": 80,
    "search": 90,
}

# Where resources come from, and the verbs that bring them; answers to questions belong to the verb before.
START: Final = "start"
PRODUCTION: Final = "production"
EVENT: Final = "event"
SOURCES: Final = (START, PRODUCTION, EVENT, "bank", "trade", "cards")
SOURCE_OF: Final = {
    "arrange": START,
    "bank": "bank",
    "accept": "trade",
    "play": "cards",
    "cast": "cards",
    "use": "cards",
    "build": "cards",
    "settlement": "cards",
    "scout": "cards",
}


class DuelCounting:
    """Counts dice, actions and resources of the card game."""

    def __init__(self, d: Duel) -> None:
        players = range(d.players())
        self.verbs = [verb.name for verb in d.rules.verbs]
        self.dice = [0] * NUMBERS
        self.counts = [[0 for _ in players] for _ in self.verbs]
        self.gained = {source: [[0] * RESOURCES for _ in players] for source in SOURCES}
        self.end = d
        self.cause = START
        self.in_event = False
        self.number_is_set = False

    def saw(self, state: State, player: int, action: int, facts: Facts) -> None:
        d = cast(Duel, state)
        verb = self.verbs[action & VERB_MASK]
        if player != CHANCE:
            self.counts[action & VERB_MASK][player] += 1
        elif verb == "rolled" and not self.number_is_set:
            self.dice[d.production - 1] += 1
        self.number_is_set = d.set_number > 0
        self.cause = SOURCE_OF.get(verb, self.cause)
        came = [fact for fact in facts.seen_by(CHANCE).of(CARDS) if fact.place < REGIONS]
        self.note(PRODUCTION, [fact for fact in came if fact.source == BORNE])
        is_event = self.in_event or verb == "rolled"
        self.note(EVENT if is_event else self.cause, [fact for fact in came if fact.source != BORNE])
        self.in_event = d.in_event

    def note(self, source: str, came: list[Fact]) -> None:
        """Book what came to the regions under its source; what left them is not counted."""
        for player, counts in enumerate(self.gained[source]):
            for resource, n in FactsSeen(came).cards_of(player).items():
                counts[resource] += max(0, n)

    def seen(self) -> Seen:
        """The counts, of the verbs that players have."""
        counts = zip(self.end.rules.verbs, self.counts, strict=True)
        did = {verb.name: count for verb, count in counts if not is_of_chance(verb)}
        held = {"knight_token": int(self.end.knight_token), "windmill_token": int(self.end.windmill_token)}
        cards = {name: label(self.end, "resource", name) for name in RESOURCE_NAMES}
        columns, sources = columns_of(self.end), sources_of(self.end)
        return Seen(production_die(self.end), self.dice, did, self.gained, held, cards, sources, columns)


def production_die(d: Duel) -> Dice:
    return Dice(label(d, "dice", "heading"), label(d, "dice", "name"), range(1, NUMBERS + 1), [1] * NUMBERS)


def is_of_chance(verb: Verb) -> bool:
    """Only verbs of chance say how likely their outcomes are."""
    return type(verb).weigh is not Verb.weigh


class DuelStatistics(StatisticsLayer):
    columns = COLUMNS

    def turns(self, state: State) -> int:
        return sum(int(realm.turns) for realm in cast(Duel, state).realms)

    def sources(self, state: State) -> Sequence[str]:
        """What the land yields stands first, as on the board."""
        return list(dict.fromkeys((PRODUCTION, *SOURCES)))

    def counting(self, state: State) -> Counting:
        return DuelCounting(cast(Duel, state))


LAYER: Final = DuelStatistics()
