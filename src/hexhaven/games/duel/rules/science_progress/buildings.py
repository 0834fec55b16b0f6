"""Building crane, hall of the people, trade academy."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from hexhaven.core.game import Player
from hexhaven.games.duel.rules.base_set.buildings import Counting
from hexhaven.games.duel.rules.kinds import CITY_SITE, FOREIGN_CITY_SITE
from hexhaven.games.duel.rules.names import BUILDING_CRANE, HALL_OF_THE_PEOPLE, TRADE_ACADEMY
from hexhaven.games.duel.rules.realm import SLOTS, Realm
from hexhaven.games.duel.rules.rules import Card, Rules
from hexhaven.games.duel.rules.score import is_choked, working_kind
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import GOLD

DEAR: Final = 4  # city expansions above this price become cheaper


class BuildingCrane(Card):
    """City expansions with a printed price of more than four resources cost one less (R51)."""

    def discount(self, d: Duel, player: Player, kind: i64) -> i64:
        row = d.rules.kinds[kind]
        is_red = row.place == CITY_SITE or row.place == FOREIGN_CITY_SITE
        return 1 if is_red and row.price > DEAR else 0


class HallOfThePeople(Counting):
    """Looking through a stack costs nothing."""

    def count(self, d: Duel, owner: Player, r: Realm, host: Realm, slot: i64) -> None:
        r.search_price = 0


class TradeAcademy(Counting):
    """Every gold is a commerce point, on regions and in a treasury (R56)."""

    def count(self, d: Duel, owner: Player, r: Realm, host: Realm, slot: i64) -> None:
        if not is_choked(r, slot):
            r.commerce += r.holds(GOLD) + stored_gold(d, r)


def stored_gold(d: Duel, r: Realm) -> i64:
    """The gold that other cards keep."""
    n: i64 = 0
    for slot in range(SLOTS):
        kind = working_kind(r, slot)
        if kind >= 0:
            n += d.rules.cards[kind].kept(r, slot, GOLD)
    return n


def register(rules: Rules) -> None:
    crane = BuildingCrane(BUILDING_CRANE, "building-crane")
    rules.add_card(crane)
    rules.discounts = append(rules.discounts, crane)
    rules.add_card(HallOfThePeople(HALL_OF_THE_PEOPLE, "hall-of-the-people"))
    rules.add_card(TradeAcademy(TRADE_ACADEMY, "trade-academy"))
