"""What the card game tells beside what all games do: facts and sources of its own.

Resources are CARDS that come from the bank and go to it, also where a player hands them over: the giver says
from which region they come, the taker where to, and both may be asked at different times. A place is a region
of that player, or REGIONS and more for a store: the slot is added. Cards of the hand are DRAWN and PLAYED,
and only whose hand it is sees which.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexhaven.core.facts import BANK, CARDS, DRAWN, PLAYED, Facts, fact, source
from hexhaven.core.game import Player
from hexhaven.games.duel.rules.realm import REGIONS

LAID: Final[i64] = fact("laid", "owner", "kind", "host", "slot")
LIFTED: Final[i64] = fact("lifted", "owner", "kind", "host", "slot")
DISCARDED: Final[i64] = fact("discarded", "player", "kind", "open")  # open: back to the cards for both
FREED: Final[i64] = fact("freed", "host", "slot", "mark")  # a spell on a card is over
UNLOCKED: Final[i64] = fact("unlocked")
AFTERMATH: Final[i64] = fact("aftermath")  # the action itself is done; what comes now follows from it

PRODUCTION: Final[i64] = source("production")

# Awards.
KNIGHT_TOKEN: Final = 0
WINDMILL_TOKEN: Final = 1

HAND: Final = 0  # in place of a deck


def tell_drawn(facts: Facts, player: Player, kind: i64) -> None:
    """A card came into a hand; only its owner sees which."""
    facts.between(player, player)
    facts.add(DRAWN, player, HAND, kind, BANK)


def tell_played(facts: Facts, player: Player, kind: i64) -> None:
    """A card left a hand, for wherever."""
    facts.between(player, player)
    facts.add(PLAYED, player, HAND, kind, 1)


def tell_stored(facts: Facts, player: Player, slot: i64, resource: i64, n: i64) -> None:
    """Resources were laid into a store or, below 0, taken out of it."""
    facts.place = REGIONS + slot
    if n > 0:
        facts.add(CARDS, BANK, player, resource, n)
    else:
        facts.add(CARDS, player, BANK, resource, -n)
