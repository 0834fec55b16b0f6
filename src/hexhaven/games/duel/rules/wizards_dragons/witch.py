"""The witch: a building without effect and points until its owner rolls an event card."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64, u8

from hexhaven.core.game import Player, Refusal
from hexhaven.games.duel.rules.kinds import BUILDING
from hexhaven.games.duel.rules.names import WITCH
from hexhaven.games.duel.rules.placing import host_of
from hexhaven.games.duel.rules.questions import PICK_SLOT
from hexhaven.games.duel.rules.realm import BEWITCHED, IDLE, PLACE_MASK, SLOTS
from hexhaven.games.duel.rules.rules import Card, Rules
from hexhaven.games.duel.rules.score import owner_of
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import EVENT_CARD
from hexhaven.games.duel.rules.told import FREED
from hexhaven.games.duel.rules.wizards_dragons.wizards import WIZARDS_NEEDED, has_wizards


class Witch(Card):
    """Lies on a building of the opponent, also on a foreign card of theirs; never on one that is pawned or
    bewitched already."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(kind, name)
        self.too_few: Final = Refusal("needs_wizards", self.article, {"card": name, "n": str(WIZARDS_NEEDED)})

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        if not has_wizards(d, player):
            return self.too_few
        return None if self.has_target(d, 1 - player) else self.no_effect

    def has_target(self, d: Duel, victim: Player) -> bool:
        for host in range(2):
            for slot in range(SLOTS):
                if self.is_target(d, victim, host, slot):
                    return True
        return False

    def is_target(self, d: Duel, victim: Player, host: Player, slot: i64) -> bool:
        r = d.realms[host]
        if r.cards[slot] == 0 or r.marks[slot] & IDLE != 0 or owner_of(d, host, slot) != victim:
            return False
        return d.rules.kinds[i64(r.cards[slot]) - 1].kind == BUILDING

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        d.ask(PICK_SLOT, player, self.kind)

    def may(self, d: Duel, player: Player, x: i64) -> bool:
        return self.is_target(d, 1 - player, host_of(player, x), x & PLACE_MASK)

    def picked(self, d: Duel, player: Player, x: i64) -> None:
        """She comes off the discard pile, where played cards go, and onto the building."""
        d.answered()
        pile = d.discard_pile(player)
        pile[self.kind] -= 1
        r = d.realms[host_of(player, x)]
        r.marks[x & PLACE_MASK] |= u8(BEWITCHED)
        d.changed = True

    def event_ends(self, d: Duel) -> None:
        """All of them leave whoever rolled the face of the event card, after the event (R74, R75)."""
        if d.face == EVENT_CARD:
            for host in range(2):
                self.drive_off(d, host)

    def drive_off(self, d: Duel, host: Player) -> None:
        r = d.realms[host]
        for slot in range(SLOTS):
            if r.marks[slot] & BEWITCHED != 0 and owner_of(d, host, slot) == d.turn:
                r.marks[slot] &= ~u8(BEWITCHED)
                if d.facts is not None:
                    d.facts.add(FREED, host, slot, BEWITCHED)
                d.discard(1 - d.turn, self.kind)
                d.changed = True


def register(rules: Rules) -> None:
    witch = Witch(WITCH, "witch")
    rules.add_card(witch)
    rules.after_event = append(rules.after_event, witch)
