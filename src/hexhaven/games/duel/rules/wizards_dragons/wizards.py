"""Wizards: laid at a region of a citadel with two magic power; they turn its resource into more."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from hexhaven.core.game import Player, Refusal
from hexhaven.games.duel.rules.kinds import WIZARD
from hexhaven.games.duel.rules.names import (
    WIZARD_ARI,
    WIZARD_ARSA,
    WIZARD_HAFLI,
    WIZARD_HOR,
    WIZARD_IRA,
    WIZARD_TALI,
)
from hexhaven.games.duel.rules.realm import PLACE_MASK, RAISED, REGION_SLOTS, ROAD_SLOTS, Realm
from hexhaven.games.duel.rules.rules import Card, Rules
from hexhaven.games.duel.rules.score import count_wizards, working_kind
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import FULL

FIRST_POWER: Final = 2
WIZARDS_NEEDED: Final = 2


class Wizard(Card):
    """Turns one resource of its region into one magic power, which it cannot spend in this turn (R67)."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(kind, name)
        self.usable = True
        self.full: Final = Refusal("wizard_full", "duel-magic", {"card": name})
        self.empty: Final = Refusal("region_empty", "duel-magic")

    def built(self, d: Duel, player: Player, place: i64) -> None:
        r = d.realms[player]
        r.counters[place & PLACE_MASK] = FIRST_POWER

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        r = d.realms[player]
        if r.counters[slot] >= FULL:
            return self.full
        if r.stock[slot - REGION_SLOTS] == 0:
            return self.empty
        return None

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        r = d.realms[player]
        r.drain(slot - REGION_SLOTS, 1)
        empower(r, slot)
        r.marks[slot] |= u8(RAISED)
        d.changed = True


def empower(r: Realm, slot: i64) -> None:
    """One more magic power, three at most."""
    r.counters[slot] = u8(min(FULL, i64(r.counters[slot]) + 1))


def is_wizard(d: Duel, player: Player, slot: i64) -> bool:
    if not REGION_SLOTS <= slot < ROAD_SLOTS:
        return False
    kind = working_kind(d.realms[player], slot)
    return kind >= 0 and d.rules.kinds[kind].kind == WIZARD


def can_grow(d: Duel, player: Player, slot: i64) -> bool:
    """Whether here is a wizard with room for more power."""
    return is_wizard(d, player, slot) and d.realms[player].counters[slot] < FULL


def has_wizards(d: Duel, player: Player) -> bool:
    """Two wizards of one's own, at whatever citadels."""
    return count_wizards(d, player) >= WIZARDS_NEEDED


def register(rules: Rules) -> None:
    rules.add_card(Wizard(WIZARD_ARI, "wizard-ari"))
    rules.add_card(Wizard(WIZARD_ARSA, "wizard-arsa"))
    rules.add_card(Wizard(WIZARD_HAFLI, "wizard-hafli"))
    rules.add_card(Wizard(WIZARD_HOR, "wizard-hor"))
    rules.add_card(Wizard(WIZARD_IRA, "wizard-ira"))
    rules.add_card(Wizard(WIZARD_TALI, "wizard-tali"))
