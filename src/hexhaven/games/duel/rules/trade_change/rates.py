"""Better rates at the bank: the hanseatic league and the lighthouse."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexhaven.core.game import Player, Refusal
from hexhaven.games.duel.rules.base_set.buildings import FLEET_RATE, Counting, TradeFleet, lower_rate
from hexhaven.games.duel.rules.base_set.events import beside
from hexhaven.games.duel.rules.kinds import TRADE_FLEET
from hexhaven.games.duel.rules.names import HANSEATIC_LEAGUE, LIGHTHOUSE
from hexhaven.games.duel.rules.realm import REGION_SLOTS, Realm
from hexhaven.games.duel.rules.rules import Rules
from hexhaven.games.duel.rules.score import working_kind
from hexhaven.games.duel.rules.state import Duel

LIGHTHOUSE_RATE: Final = 1
NO_FLEET: Final = Refusal("no_trade_fleet", "R120")


def count_fleets(d: Duel, r: Realm) -> i64:
    """All own working trade fleets, also where a castle takes away their commerce."""
    n: i64 = 0
    for slot in range(REGION_SLOTS):
        if is_fleet(d, r, slot):
            n += 1
    return n


def is_fleet(d: Duel, r: Realm, slot: i64) -> bool:
    kind = working_kind(r, slot)
    return kind >= 0 and d.rules.kinds[kind].unit == TRADE_FLEET


def lower_for_fleet(d: Duel, r: Realm, kind: i64, rate: i64) -> None:
    """Give a principality a rate for the resource of a trade fleet."""
    card = d.rules.cards[kind]
    if isinstance(card, TradeFleet):
        lower_rate(r, card.resource, rate)


class HanseaticLeague(Counting):
    """The opponent's trade fleets give their rate, but neither points nor what a lighthouse adds (R42)."""

    def why_not_build(self, d: Duel, player: Player, place: i64) -> Refusal | None:
        return None if count_fleets(d, d.realms[player]) > 0 else NO_FLEET

    def count(self, d: Duel, owner: Player, r: Realm, host: Realm, slot: i64) -> None:
        other = d.realms[1 - owner]
        for place in range(REGION_SLOTS):
            if is_fleet(d, other, place):
                lower_for_fleet(d, r, working_kind(other, place), FLEET_RATE)


class Lighthouse(Counting):
    """The trade fleet on the other site of its side of the city trades one to one (R119)."""

    def count(self, d: Duel, owner: Player, r: Realm, host: Realm, slot: i64) -> None:
        if is_fleet(d, r, beside(slot)):
            lower_for_fleet(d, r, working_kind(r, beside(slot)), LIGHTHOUSE_RATE)


def register(rules: Rules) -> None:
    rules.add_card(HanseaticLeague(HANSEATIC_LEAGUE, "hanseatic-league"))
    rules.add_card(Lighthouse(LIGHTHOUSE, "lighthouse"))
