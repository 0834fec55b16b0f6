"""The stud farm: a grain lets knights and cannons change their sites for the rest of the turn (R110)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from hexhaven.core.actions import Actions
from hexhaven.core.game import Player, Refusal
from hexhaven.games.duel.rules.acting import mark_used
from hexhaven.games.duel.rules.kinds import CANNON, KNIGHT
from hexhaven.games.duel.rules.names import STUD_FARM
from hexhaven.games.duel.rules.operands import SLOT
from hexhaven.games.duel.rules.placing import is_free, no_place
from hexhaven.games.duel.rules.questions import ACTIONS
from hexhaven.games.duel.rules.realm import REGION_SLOTS, SITES, USED, Realm
from hexhaven.games.duel.rules.resources import pay
from hexhaven.games.duel.rules.rules import Card, Rules, Verb
from hexhaven.games.duel.rules.score import own_kind, working_kind
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.stores import spendable
from hexhaven.games.duel.rules.terms import GRAIN
from hexhaven.games.duel.rules.told import LAID, LIFTED

GRAIN_FIRST: Final = Refusal("grain_first", "R110")
NOT_MOVABLE: Final = Refusal("not_movable", "R110")


class StudFarm(Card):
    """Pay the grain; once a turn is enough."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(kind, name)
        self.usable = True
        self.used: Final = Refusal("used_this_turn", "R110", {"card": name})
        self.no_grain: Final = Refusal("no_grain", "R110")

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        if d.realms[player].marks[slot] & USED != 0:
            return self.used
        if spendable(d, player, GRAIN) == 0:
            return self.no_grain
        return None if has_movable(d, d.realms[player]) else self.no_effect

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        mark_used(d, player, slot)
        pay(d, player, GRAIN, 1)


def is_open(r: Realm) -> bool:
    """Whether the grain was paid in this turn."""
    for slot in range(r.first * SITES, r.last * SITES):
        if r.cards[slot] == STUD_FARM + 1 and r.marks[slot] & USED != 0:
            return working_kind(r, slot) == STUD_FARM
    return False


def is_movable(d: Duel, r: Realm, slot: i64) -> bool:
    """An own knight or cannon; fleets and dragons stay."""
    kind = own_kind(r, slot)
    if kind < 0:
        return False
    unit = d.rules.kinds[kind].unit
    return unit == KNIGHT or unit == CANNON


def has_movable(d: Duel, r: Realm) -> bool:
    for slot in range(REGION_SLOTS):
        if is_movable(d, r, slot):
            return True
    return False


class Move(Verb):
    """Move a knight or cannon to a free site. Each may go on for ever, but once a turn makes sense."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        self.add_moves(d, player, USED, out)

    def allowed(self, d: Duel, player: Player, out: Actions) -> None:
        self.add_moves(d, player, 0, out)

    def add_moves(self, d: Duel, player: Player, tired: i64, out: Actions) -> None:
        """Add the moves of all units without this mark."""
        r = d.realms[player]
        if d.rules.collection[STUD_FARM] > 0 and is_open(r):
            for slot in range(REGION_SLOTS):
                if is_movable(d, r, slot) and i64(r.marks[slot]) & tired == 0:
                    self.add_targets(d, player, slot, out)

    def add_targets(self, d: Duel, player: Player, slot: i64, out: Actions) -> None:
        kind = d.rules.kinds[own_kind(d.realms[player], slot)]
        for target in range(REGION_SLOTS):
            if is_free(d, player, kind, target):
                out.add(self.pack(slot, target))

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        r = d.realms[player]
        slot = self.first(action)
        target = self.second(action)
        if not is_open(r):
            return GRAIN_FIRST
        if slot >= REGION_SLOTS or not is_movable(d, r, slot):
            return NOT_MOVABLE
        kind = own_kind(r, slot)
        if not is_free(d, player, d.rules.kinds[kind], target):
            return no_place(d, player, d.rules.kinds[kind], target, "R110")
        return None

    def play(self, d: Duel, player: Player, action: i64) -> None:
        """What is true of the unit stays true."""
        r = d.realms[player]
        slot = self.first(action)
        target = self.second(action)
        if d.facts is not None:
            d.facts.add(LIFTED, player, i64(r.cards[slot]) - 1, player, slot)
            d.facts.add(LAID, player, i64(r.cards[slot]) - 1, player, target)
        r.cards[target] = r.cards[slot]
        r.marks[target] = r.marks[slot] | u8(USED)
        r.counters[target] = r.counters[slot]
        r.cards[slot] = 0
        r.marks[slot] = 0
        r.counters[slot] = 0
        d.changed = True


def register(rules: Rules) -> None:
    rules.add_card(StudFarm(STUD_FARM, "stud-farm"))
    rules.add(Move("move", [SLOT, SLOT], "duel-card-stud-farm"), ACTIONS)
