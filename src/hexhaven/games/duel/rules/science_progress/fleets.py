"""The pirate fleet. The gold it brings belongs to the event die."""

from __future__ import annotations

from mypy_extensions import i64

from hexhaven.core.game import Player
from hexhaven.games.duel.rules.kinds import PIRATE_FLEET as PIRATES
from hexhaven.games.duel.rules.kinds import TRADE_FLEET
from hexhaven.games.duel.rules.names import PIRATE_FLEET
from hexhaven.games.duel.rules.placing import host_of, lift
from hexhaven.games.duel.rules.questions import PICK_SLOT
from hexhaven.games.duel.rules.realm import PLACE_MASK, REGION_SLOTS, Realm
from hexhaven.games.duel.rules.rules import Card, Rules
from hexhaven.games.duel.rules.score import own_kind
from hexhaven.games.duel.rules.state import Duel


class PirateFleet(Card):
    """When it is built the opponent discards a fleet of the builder's choice; nothing saves it (R48, R139).

    It is no action card: it may be built while attacks are locked, and without a target.
    """

    def built(self, d: Duel, player: Player, place: i64) -> None:
        if has_fleet(d, 1 - player):
            d.ask(PICK_SLOT, player, self.kind)

    def may(self, d: Duel, player: Player, x: i64) -> bool:
        host = host_of(player, x)
        return host != player and is_fleet(d, d.realms[host], x & PLACE_MASK)

    def picked(self, d: Duel, player: Player, x: i64) -> None:
        d.answered()
        victim = host_of(player, x)
        d.discard(victim, lift(d, victim, x & PLACE_MASK))


def has_fleet(d: Duel, player: Player) -> bool:
    for slot in range(REGION_SLOTS):
        if is_fleet(d, d.realms[player], slot):
            return True
    return False


def is_fleet(d: Duel, r: Realm, slot: i64) -> bool:
    """Whether a trade fleet or a pirate fleet lies here."""
    kind = own_kind(r, slot)
    if kind < 0:
        return False
    unit = d.rules.kinds[kind].unit
    return unit == TRADE_FLEET or unit == PIRATES


def register(rules: Rules) -> None:
    rules.add_card(PirateFleet(PIRATE_FLEET, "pirate-fleet"))
