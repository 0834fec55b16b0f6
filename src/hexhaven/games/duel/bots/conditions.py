"""Conditions beyond the cards that a card needs: how far a player has come with them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexhaven.games.duel.bots.terms import ALL
from hexhaven.games.duel.rules.score import count_centres, count_wizards
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import CITADEL
from hexhaven.games.duel.rules.trade_change.foreign import MOST_STRENGTH
from hexhaven.games.duel.rules.trade_change.rates import count_fleets
from hexhaven.games.duel.rules.trade_change.works import FAIR, stored_points
from hexhaven.games.duel.rules.wizards_dragons.buildings import CITADELS_NEEDED
from hexhaven.games.duel.rules.wizards_dragons.wizards import WIZARDS_NEEDED

NONE: Final = 0
WEAK_OPPONENT: Final = 1
TOURNAMENT_LEAD: Final = 2
STORED_COMMERCE: Final = 3
OWN_FLEET: Final = 4
OWN_CITADELS: Final = 5
OWN_WIZARDS: Final = 6

# As the rows of cards name them.
NUMBERS: Final = {
    "": NONE, "opponent-strength-max": WEAK_OPPONENT, "tournament-lead": TOURNAMENT_LEAD,
    "stored-commerce-min": STORED_COMMERCE, "own-trade-fleets-min": OWN_FLEET,
    "own-citadels-min": OWN_CITADELS, "own-wizards-min": OWN_WIZARDS,
}  # fmt: skip


def progress(d: Duel, player: i64, condition: i64) -> i64:
    """How far a condition is met, in per cent."""
    r = d.realms[player]
    other = d.realms[1 - player]
    if condition == WEAK_OPPONENT:
        return part(MOST_STRENGTH + 1 - other.strength, 1)
    if condition == TOURNAMENT_LEAD:
        return part(r.tournament - other.tournament, 1)
    if condition == STORED_COMMERCE:
        return part(stored_points(r), FAIR)
    if condition == OWN_FLEET:
        return part(count_fleets(d, r), 1)
    if condition == OWN_CITADELS:
        return part(count_centres(r, CITADEL), CITADELS_NEEDED)
    if condition == OWN_WIZARDS:
        return part(count_wizards(d, player), WIZARDS_NEEDED)
    return ALL


def part(there: i64, wanted: i64) -> i64:
    return max(0, min(there, wanted)) * ALL // wanted
