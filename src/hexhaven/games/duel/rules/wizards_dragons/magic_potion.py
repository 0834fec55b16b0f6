"""The magic potion: a knight or dragon of double strength until the opponent's next turn is over."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64, u8

from hexhaven.core.game import Player, Refusal
from hexhaven.games.duel.rules.kinds import DRAGON, KNIGHT
from hexhaven.games.duel.rules.names import MAGIC_POTION
from hexhaven.games.duel.rules.questions import PICK_SLOT
from hexhaven.games.duel.rules.realm import DOUBLED, REGION_SLOTS, SLOTS
from hexhaven.games.duel.rules.rules import Rules
from hexhaven.games.duel.rules.score import working_kind
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.told import FREED
from hexhaven.games.duel.rules.wizards_dragons.spells import Spell


class MagicPotion(Spell):
    """Doubles the strength of a unit, never more than once (R85, R158)."""

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        for place in range(REGION_SLOTS):
            if self.may(d, player, place):
                return None
        return self.no_effect

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        d.ask(PICK_SLOT, player, self.kind)

    def may(self, d: Duel, player: Player, x: i64) -> bool:
        """A knight or dragon of one's own that is not doubled yet."""
        r = d.realms[player]
        if x >= REGION_SLOTS or r.cards[x] == 0 or r.marks[x] & DOUBLED != 0:
            return False
        kind = working_kind(r, x)
        if kind < 0:
            return False
        unit = d.rules.kinds[kind].unit
        return unit == KNIGHT or unit == DRAGON

    def picked(self, d: Duel, player: Player, x: i64) -> None:
        d.answered()
        r = d.realms[player]
        r.marks[x] |= u8(DOUBLED)
        d.changed = True

    def fade(self, d: Duel, host: Player) -> None:
        """It wears off at the end of the turn of whoever is not its drinker's owner."""
        if d.turn != host:
            r = d.realms[host]
            for slot in range(SLOTS):
                if d.facts is not None and r.marks[slot] & DOUBLED != 0:
                    d.facts.add(FREED, host, slot, DOUBLED)
                r.marks[slot] &= ~u8(DOUBLED)


def register(rules: Rules) -> None:
    potion = MagicPotion(MAGIC_POTION, "magic-potion")
    rules.add_card(potion)
    rules.fading = append(rules.fading, potion)
