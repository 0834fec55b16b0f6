"""Buildings that trade, gamble or make something cheaper."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from hexhaven.core.game import CHANCE, Player, Refusal
from hexhaven.games.duel.rules.acting import mark_used
from hexhaven.games.duel.rules.kinds import PIRATE_FLEET, TRADE_FLEET
from hexhaven.games.duel.rules.lacking import LACKS
from hexhaven.games.duel.rules.names import (
    GREAT_BAZAAR,
    GREAT_TOURNAMENT_GROUND,
    SHIPYARD,
    TAVERN,
    TRADING_POST,
)
from hexhaven.games.duel.rules.questions import DIE, PICK_RESOURCE
from hexhaven.games.duel.rules.realm import ROAD_SLOTS, USED, lower, upper
from hexhaven.games.duel.rules.resources import ask_choice, give_away, pay
from hexhaven.games.duel.rules.rules import Card, Rules
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.stores import can_give, spendable
from hexhaven.games.duel.rules.terms import FULL, GOLD, RESOURCES

DOWN: Final = 0
LUCKY: Final = 4  # the lowest throw that wins in the tavern

NO_LEAD: Final = Refusal("no_tournament_lead", "R118")


class TradingPost(Card):
    """Once a turn: a resource of one of the two regions at its road becomes one of the other (R26)."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(kind, name)
        self.usable = True
        self.modes = ("down", "up")
        self.used: Final = Refusal("used_this_turn", "R26", {"card": name})

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        r = d.realms[player]
        if r.marks[slot] & USED != 0:
            return self.used
        source = source_at(slot, mode)
        target = source_at(slot, 1 - mode)
        if r.stock[source] > 0 and r.regions[target] != 0 and r.stock[target] < FULL:
            return None
        return self.no_effect

    def lacks(self, d: Duel, player: Player, slot: i64, mode: i64) -> str:
        return "source_empty" if d.realms[player].stock[source_at(slot, mode)] == 0 else "target_full"

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        r = d.realms[player]
        mark_used(d, player, slot)
        r.drain(source_at(slot, mode), 1)
        r.fill(source_at(slot, 1 - mode), 1)
        d.stock_changed()


def source_at(slot: i64, mode: i64) -> i64:
    """The region above or below a road that gives."""
    if mode == DOWN:
        return upper(slot - ROAD_SLOTS)
    return lower(slot - ROAD_SLOTS)


class Tavern(Card):
    """As often as gold lasts: a throw of 4 to 6 wins a resource (R34)."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(kind, name)
        self.usable = True
        self.no_gold: Final = Refusal("no_gold", self.article)

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        return None if spendable(d, player, GOLD) > 0 else self.no_gold

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        d.ask(DIE, CHANCE, self.kind)
        pay(d, player, GOLD, 1)

    def rolled(self, d: Duel, n: i64) -> None:
        d.answered()
        if n >= LUCKY:
            ask_choice(d, d.turn, 1)


class Shipyard(Card):
    """Every fleet costs one resource less; its builder says which (R113)."""

    def discount(self, d: Duel, player: Player, kind: i64) -> i64:
        unit = d.rules.kinds[kind].unit
        if unit == TRADE_FLEET or unit == PIRATE_FLEET:
            return 1
        return 0


class GreatBazaar(Card):
    """Once a turn: the opponent gets a resource and has to give another one, which they choose (R130)."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(kind, name)
        self.usable = True
        self.used: Final = Refusal("used_this_turn", "R130", {"card": name})
        self.no_exchange: Final = Refusal("no_effect", "R41", {"card": name, "lacks": LACKS[name]})

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        if d.realms[player].marks[slot] & USED != 0:
            return self.used
        for resource in range(RESOURCES):
            if can_offer(d, player, resource):
                return None
        return self.no_exchange

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        mark_used(d, player, slot)
        d.ask(PICK_RESOURCE, player, self.kind)

    def may(self, d: Duel, player: Player, x: i64) -> bool:
        """First what is offered (kept, + 1, for the second question), then what the opponent gives."""
        if d.detail() == 0:
            return can_offer(d, player, x)
        return can_return(d, player, x, d.detail() - 1)

    def picked(self, d: Duel, player: Player, x: i64) -> None:
        offered = d.detail()
        d.answered()
        if offered == 0:
            d.ask(PICK_RESOURCE, 1 - player, self.kind, x + 1)
        give_away(d, player, x)


def can_offer(d: Duel, player: Player, offered: i64) -> bool:
    """Whether the opponent has room for this, and another resource to give: no gold on either side (R41)."""
    if offered == GOLD or not can_give(d, player, offered):
        return False
    for resource in range(RESOURCES):
        if can_return(d, 1 - player, resource, offered):
            return True
    return False


def can_return(d: Duel, giver: Player, resource: i64, offered: i64) -> bool:
    return resource != GOLD and resource != offered and can_give(d, giver, resource)


class GreatTournamentGround(Card):
    """The lead in tournament points counts only when it is built (R118)."""

    def why_not_build(self, d: Duel, player: Player, place: i64) -> Refusal | None:
        return None if d.realms[player].tournament > d.realms[1 - player].tournament else NO_LEAD


def register(rules: Rules) -> None:
    shipyard = Shipyard(SHIPYARD, "shipyard")
    rules.add_card(shipyard)
    rules.discounts = append(rules.discounts, shipyard)
    rules.add_card(TradingPost(TRADING_POST, "trading-post"))
    rules.add_card(Tavern(TAVERN, "tavern"))
    rules.add_card(GreatBazaar(GREAT_BAZAAR, "great-bazaar"))
    rules.add_card(GreatTournamentGround(GREAT_TOURNAMENT_GROUND, "great-tournament-ground"))
