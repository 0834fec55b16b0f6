"""Dye works, art forge and distillery: two goods of their region become a commerce point, and such a point
takes any resource from the opponent. Their counter holds these points; the trade fair asks for them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexhaven.core.game import Player, Refusal
from hexhaven.games.duel.rules.flow import can_grab_any
from hexhaven.games.duel.rules.names import ART_FORGE, DISTILLERY, DYE_WORKS, TRADE_FAIR
from hexhaven.games.duel.rules.questions import GRAB
from hexhaven.games.duel.rules.realm import REGION_SLOTS, ROAD_SLOTS, Realm
from hexhaven.games.duel.rules.rules import Card, Rules
from hexhaven.games.duel.rules.score import working_kind
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import FULL

GOODS: Final = 2  # what a commerce point costs
FAIR: Final = 3  # commerce points that the trade fair asks for
RAISE: Final = 0

COUNTER_FULL: Final = Refusal("counter_full", "duel-works")
COUNTER_EMPTY: Final = Refusal("counter_empty", "duel-works")
TOO_FEW_GOODS: Final = Refusal("too_few_goods", "R35", {"n": str(GOODS)})
FEW_STORED_POINTS: Final = Refusal("few_stored_points", "R126", {"n": str(FAIR)})


class Works(Card):
    """Raise: two goods of its own region for a point. Lower: a point for a resource of the opponent (R35)."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(kind, name)
        self.usable = True
        self.counts = True
        self.modes = ("raise", "lower")

    def count(self, d: Duel, owner: Player, r: Realm, host: Realm, slot: i64) -> None:
        """It belongs to no settlement, so no castle takes its points away (R31)."""
        r.commerce += i64(host.counters[slot])

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        r = d.realms[player]
        if mode == RAISE:
            if r.counters[slot] == FULL:
                return COUNTER_FULL
            return None if r.stock[slot - REGION_SLOTS] >= GOODS else TOO_FEW_GOODS
        if r.counters[slot] == 0:
            return COUNTER_EMPTY
        return None if can_grab_any(d, player) else self.no_effect

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        r = d.realms[player]
        d.changed = True
        if mode == RAISE:
            r.drain(slot - REGION_SLOTS, GOODS)
            r.counters[slot] += 1
        else:
            r.counters[slot] -= 1
            d.ask(GRAB, player, 1)


class TradeFair(Card):
    """Its commerce points on the works are looked at when it is built, not spent (R37, R126)."""

    def why_not_build(self, d: Duel, player: Player, place: i64) -> Refusal | None:
        return None if stored_points(d.realms[player]) >= FAIR else FEW_STORED_POINTS


def stored_points(r: Realm) -> i64:
    """The commerce points on all works together."""
    n: i64 = 0
    for slot in range(REGION_SLOTS, ROAD_SLOTS):
        kind = working_kind(r, slot)
        if kind == DYE_WORKS or kind == ART_FORGE or kind == DISTILLERY:
            n += i64(r.counters[slot])
    return n


def register(rules: Rules) -> None:
    rules.add_card(Works(DYE_WORKS, "dye-works"))
    rules.add_card(Works(ART_FORGE, "art-forge"))
    rules.add_card(Works(DISTILLERY, "distillery"))
    rules.add_card(TradeFair(TRADE_FAIR, "trade-fair"))
