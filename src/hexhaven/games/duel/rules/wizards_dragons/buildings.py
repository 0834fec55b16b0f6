"""The magical buildings: the philosopher's stone, kitchens and mills."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from hexhaven.core.game import CHANCE, Player, Refusal
from hexhaven.games.duel.rules.acting import mark_used
from hexhaven.games.duel.rules.magic import NO_MAGIC, power_of, spend
from hexhaven.games.duel.rules.names import MAGIC_KITCHEN, MAGIC_MILL, PHILOSOPHERS_STONE
from hexhaven.games.duel.rules.placing import lift
from hexhaven.games.duel.rules.questions import DIE, PICK_SLOT
from hexhaven.games.duel.rules.realm import RAISED, REGION_SLOTS, ROAD_SLOTS, USED
from hexhaven.games.duel.rules.resources import ask_choice, pay
from hexhaven.games.duel.rules.rules import Card, Rules
from hexhaven.games.duel.rules.score import count_centres
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.stores import spendable
from hexhaven.games.duel.rules.terms import CITADEL, GOLD
from hexhaven.games.duel.rules.wizards_dragons.wizards import can_grow, empower

CITADELS_NEEDED: Final = 2
LOWEST_SUCCESS: Final = 3
EXPLOSION: Final = 1


class PhilosophersStone(Card):
    """Stops all attacks (see `acting`); it needs two citadels when it is built."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(kind, name)
        self.too_few: Final = Refusal(
            "needs_citadels", self.article, {"card": name, "n": str(CITADELS_NEEDED)}
        )

    def why_not_build(self, d: Duel, player: Player, place: i64) -> Refusal | None:
        if count_centres(d.realms[player], CITADEL) < CITADELS_NEEDED:
            return self.too_few
        return None


class MagicKitchen(Card):
    """As often as one likes: one magic power for a die, which may give a resource or end the kitchen."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(kind, name)
        self.usable = True

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        if power_of(d, player) == 0:
            return NO_MAGIC
        return None

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        d.ask(DIE, CHANCE, self.kind, slot)
        spend(d, player, 1)

    def rolled(self, d: Duel, n: i64) -> None:
        slot = d.detail()
        d.answered()
        if n >= LOWEST_SUCCESS:
            ask_choice(d, d.turn, 1)
        elif n == EXPLOSION:
            d.discard(d.turn, lift(d, d.turn, slot))


class MagicMill(Card):
    """Once a turn: one gold gives a wizard one magic power, which it cannot spend in this turn (R151)."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(kind, name)
        self.usable = True
        self.used: Final = Refusal("used_this_turn", "R87", {"card": name})
        self.no_gold: Final = Refusal("no_gold", self.article)

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        r = d.realms[player]
        if r.marks[slot] & USED != 0:
            return self.used
        if spendable(d, player, GOLD) == 0:
            return self.no_gold
        return self.no_wizard(d, player)

    def no_wizard(self, d: Duel, player: Player) -> Refusal | None:
        for slot in range(REGION_SLOTS, ROAD_SLOTS):
            if can_grow(d, player, slot):
                return None
        return self.no_effect

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        mark_used(d, player, slot)
        d.ask(PICK_SLOT, player, self.kind)
        pay(d, player, GOLD, 1)

    def may(self, d: Duel, player: Player, x: i64) -> bool:
        return can_grow(d, player, x)

    def picked(self, d: Duel, player: Player, x: i64) -> None:
        d.answered()
        r = d.realms[player]
        empower(r, x)
        r.marks[x] |= u8(RAISED)


def register(rules: Rules) -> None:
    rules.add_card(PhilosophersStone(PHILOSOPHERS_STONE, "philosophers-stone"))
    rules.add_card(MagicKitchen(MAGIC_KITCHEN, "magic-kitchen"))
    rules.add_card(MagicMill(MAGIC_MILL, "magic-mill"))
