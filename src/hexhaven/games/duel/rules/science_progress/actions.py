"""Printing, three-field system, inventor, land reform."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexhaven.core.game import Player, Refusal
from hexhaven.games.duel.rules.flow import has_any_room
from hexhaven.games.duel.rules.names import INVENTOR, LAND_REFORM, PRINTING, THREE_FIELD_SYSTEM
from hexhaven.games.duel.rules.questions import PICK_REGION
from hexhaven.games.duel.rules.realm import REGION_SLOTS, REGIONS, Realm, swap_regions
from hexhaven.games.duel.rules.resources import ask_choice, has_room, only_room
from hexhaven.games.duel.rules.rules import Card, Rules
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.stores import can_stow_any
from hexhaven.games.duel.rules.terms import FULL, GRAIN, ORE

PRINTED: Final = 2  # resources that printing brings
SWAPPED: Final = 2  # regions that a land reform moves


class Printing(Card):
    """Two resources of one's own choice."""

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        room = has_any_room(d.realms[player]) or can_stow_any(d, player)
        return None if room else self.no_effect

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        ask_choice(d, player, PRINTED)


class FillsRegion(Card):
    """Three-field system, inventor: a region of one terrain is full, whatever it held (R60, R137)."""

    def __init__(self, kind: int, name: str, resource: int) -> None:
        super().__init__(kind, name)
        self.resource: Final[i64] = resource

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        return None if d.realms[player].room(self.resource) > 0 else self.no_effect

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        region = only_room(d.realms[player], self.resource)
        if region >= 0:
            self.fill(d, player, region)
        else:
            d.ask(PICK_REGION, player, self.kind)

    def may(self, d: Duel, player: Player, x: i64) -> bool:
        return x < REGIONS and has_room(d.realms[player], x, self.resource)

    def picked(self, d: Duel, player: Player, x: i64) -> None:
        d.answered()
        self.fill(d, player, x)

    def fill(self, d: Duel, player: Player, region: i64) -> None:
        d.realms[player].fill(region, FULL)
        d.stock_changed()


class LandReform(Card):
    """Two own regions without improvements change places, with their resources (R62, R138)."""

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        movable: i64 = 0
        for region in range(REGIONS):
            if is_movable(d.realms[player], region):
                movable += 1
        return None if movable >= SWAPPED else self.no_effect

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        d.ask(PICK_REGION, player, self.kind)

    def may(self, d: Duel, player: Player, x: i64) -> bool:
        """First one region, then another; the detail is the first one + 1."""
        return x < REGIONS and x != d.detail() - 1 and is_movable(d.realms[player], x)

    def picked(self, d: Duel, player: Player, x: i64) -> None:
        first = d.detail() - 1
        d.answered()
        if first < 0:
            d.ask(PICK_REGION, player, self.kind, x + 1)
        else:
            swap_regions(d.realms[player], first, d.realms[player], x)
            d.stock_changed()


def is_movable(r: Realm, region: i64) -> bool:
    """Whether a region lies here, and nothing at its outer side."""
    return r.regions[region] != 0 and r.cards[REGION_SLOTS + region] == 0


def register(rules: Rules) -> None:
    rules.add_card(Printing(PRINTING, "printing"))
    rules.add_card(FillsRegion(THREE_FIELD_SYSTEM, "three-field-system", GRAIN))
    rules.add_card(FillsRegion(INVENTOR, "inventor", ORE))
    rules.add_card(LandReform(LAND_REFORM, "land-reform"))
