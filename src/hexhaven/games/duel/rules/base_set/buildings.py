"""Buildings and fleets of the base set whose figures say more than their rows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from hexhaven.core.game import Player
from hexhaven.games.duel.rules.names import (
    ABBEY,
    FLEET_BRICK,
    FLEET_GOLD,
    FLEET_GRAIN,
    FLEET_LUMBER,
    FLEET_ORE,
    FLEET_WOOL,
    HARBOR,
    LIBRARY,
    MINT,
    SMITHY,
    TOWN_HALL,
)
from hexhaven.games.duel.rules.realm import Realm
from hexhaven.games.duel.rules.rules import Card, Rules
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import BRICK, GOLD, GRAIN, LUMBER, ORE, WOOL

FLEET_RATE: Final = 2


class Counting(Card):
    """A card that adds to the figures of its principality."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(kind, name)
        self.counts = True


class RoomForCards(Counting):
    """Abbey, library: one more card in the hand."""

    def count(self, d: Duel, owner: Player, r: Realm, host: Realm, slot: i64) -> None:
        r.hand_limit += 1


class Harbor(Counting):
    """Every trade fleet counts one more commerce point. It is the fleet's point: a castle takes it away where
    the fleet lies, not where the harbor stands."""

    def count(self, d: Duel, owner: Player, r: Realm, host: Realm, slot: i64) -> None:
        r.commerce += r.fleets


class Smithy(Counting):
    """Every knight and cannon is one stronger, a dragon is not."""

    def count(self, d: Duel, owner: Player, r: Realm, host: Realm, slot: i64) -> None:
        r.strength += r.fighters


class TradeFleet(Counting):
    """Its resource is traded two to one."""

    def __init__(self, kind: int, name: str, resource: int) -> None:
        super().__init__(kind, name)
        self.resource: Final[i64] = resource

    def count(self, d: Duel, owner: Player, r: Realm, host: Realm, slot: i64) -> None:
        lower_rate(r, self.resource, FLEET_RATE)


def lower_rate(r: Realm, resource: i64, rate: i64) -> None:
    r.rates[resource] = u8(min(rate, i64(r.rates[resource])))


class Mint(Counting):
    """Gold is traded one to one."""

    def count(self, d: Duel, owner: Player, r: Realm, host: Realm, slot: i64) -> None:
        lower_rate(r, GOLD, 1)


class TownHall(Counting):
    """Looking through a stack costs one resource."""

    def count(self, d: Duel, owner: Player, r: Realm, host: Realm, slot: i64) -> None:
        r.search_price = min(1, r.search_price)


def register(rules: Rules) -> None:
    rules.add_card(RoomForCards(ABBEY, "abbey"))
    rules.add_card(RoomForCards(LIBRARY, "library"))
    rules.add_card(Harbor(HARBOR, "harbor"))
    rules.add_card(Smithy(SMITHY, "smithy"))
    rules.add_card(Mint(MINT, "mint"))
    rules.add_card(TownHall(TOWN_HALL, "town-hall"))
    rules.add_card(TradeFleet(FLEET_LUMBER, "fleet-lumber", LUMBER))
    rules.add_card(TradeFleet(FLEET_BRICK, "fleet-brick", BRICK))
    rules.add_card(TradeFleet(FLEET_WOOL, "fleet-wool", WOOL))
    rules.add_card(TradeFleet(FLEET_GRAIN, "fleet-grain", GRAIN))
    rules.add_card(TradeFleet(FLEET_ORE, "fleet-ore", ORE))
    rules.add_card(TradeFleet(FLEET_GOLD, "fleet-gold", GOLD))
