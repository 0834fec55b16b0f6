"""Magic power: wizards hold it, and several may share a price (R148)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from hexhaven.core.actions import Actions, operand
from hexhaven.core.game import Player, Refusal
from hexhaven.games.duel.rules.kinds import WIZARD
from hexhaven.games.duel.rules.operands import SLOT
from hexhaven.games.duel.rules.questions import SPEND
from hexhaven.games.duel.rules.realm import RAISED, REGION_SLOTS, ROAD_SLOTS, Realm
from hexhaven.games.duel.rules.rules import Rules, Verb
from hexhaven.games.duel.rules.score import working_kind
from hexhaven.games.duel.rules.state import Duel

# For lists, which only ask whether something is refused; `too_little_power` says how much is missing.
NO_MAGIC: Final = Refusal("no_power", "duel-magic", {"n": "1", "have": "0"})


def too_little_power(d: Duel, player: Player, price: i64) -> Refusal:
    """Something costs more magic power than can be spent now."""
    return Refusal("no_power", "duel-magic", {"n": str(price), "have": str(power_of(d, player))})


def can_spend(d: Duel, r: Realm, slot: i64) -> bool:
    """A wizard with power that did not gain any by its owner's doing in this turn (R67, R149)."""
    if not REGION_SLOTS <= slot < ROAD_SLOTS:
        return False
    kind = working_kind(r, slot)
    if kind < 0 or d.rules.kinds[kind].kind != WIZARD:
        return False
    return r.counters[slot] > 0 and r.marks[slot] & RAISED == 0


def power_of(d: Duel, player: Player) -> i64:
    """All magic power a player can spend now."""
    n: i64 = 0
    r = d.realms[player]
    for slot in range(REGION_SLOTS, ROAD_SLOTS):
        if can_spend(d, r, slot):
            n += i64(r.counters[slot])
    return n


def spend(d: Duel, player: Player, n: i64) -> None:
    """Take magic power from the wizards; ask which of them where there is a choice."""
    if n == 0:
        return
    r = d.realms[player]
    if power_of(d, player) > n and spenders(d, r) > 1:
        d.ask(SPEND, player, n)
        return
    for slot in range(REGION_SLOTS, ROAD_SLOTS):
        if n > 0 and can_spend(d, r, slot):
            paid = min(n, i64(r.counters[slot]))
            r.counters[slot] -= u8(paid)
            n -= paid


def spenders(d: Duel, r: Realm) -> i64:
    n: i64 = 0
    for slot in range(REGION_SLOTS, ROAD_SLOTS):
        if can_spend(d, r, slot):
            n += 1
    return n


class Spend(Verb):
    """Pay one magic power of a wizard of one's own choice."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        for slot in range(REGION_SLOTS, ROAD_SLOTS):
            if can_spend(d, d.realms[player], slot):
                out.add(self.code, slot)

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        return (
            None if can_spend(d, d.realms[player], operand(action)) else Refusal("wizard_spent", "duel-magic")
        )

    def play(self, d: Duel, player: Player, action: i64) -> None:
        d.realms[player].counters[operand(action)] -= 1
        d.count_down()


def register(rules: Rules) -> None:
    """Bring magic power into the rules."""
    rules.add(Spend("spend", [SLOT], "duel-magic"), SPEND)
    rules.first(SPEND, "pay_first", "duel-magic")
