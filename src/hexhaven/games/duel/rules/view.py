"""What one player sees of the card game."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import u8

from hexhaven.core.game import NOBODY, Player, View
from hexhaven.core.rng import Rng
from hexhaven.games.duel.rules.imagined import Imagined
from hexhaven.games.duel.rules.imagined_decks import ImaginedDecks
from hexhaven.games.duel.rules.names import CONFLICT, SPY
from hexhaven.games.duel.rules.pile import BIT, UNKNOWN, WATCHERS, Pile
from hexhaven.games.duel.rules.questions import PICK_CARD, PICK_PILE, PICKS
from hexhaven.games.duel.rules.state import Duel

WITHOUT_MEMORY: Final = (1 << 32) - 1  # of a question


class DuelView(View):
    """What one player knows."""

    def duel(self) -> Duel:
        return cast(Duel, self.seen)

    def fill(self, rng: Rng) -> Duel:
        d = self.duel().copy()
        if d.rules.own_piles:
            ImaginedDecks(d, self.viewer, rng).fill()
        else:
            Imagined(d, self.viewer, rng).fill()
        return d


def look(d: Duel, viewer: Player) -> DuelView:
    """Blank the other hand and deck, and every card of a stack that the viewer has not seen."""
    if viewer != NOBODY and not 0 <= viewer < 2:
        raise ValueError(f"there is no player {viewer} who could see anything")
    seen = d.copy()
    for player in range(2):
        if player != viewer:
            seen.realms[player].blank()
            if looks_into(d, viewer):
                seen.realms[player].show_hand(d.realms[player])
    hide_memories(seen, viewer)
    for pile in seen.piles:
        hide(pile, viewer)
    hide(seen.events, viewer)
    for pool in seen.pools:
        pool.blank()
    return DuelView(int(viewer), seen)


def looks_into(d: Duel, viewer: Player) -> bool:
    """Whether a player is just looking at the other hand."""
    if d.depth == 0 or d.actor() != viewer or viewer < 0:
        return False
    waiting = d.waiting_for()
    if waiting != PICK_CARD and waiting != PICK_PILE:
        return False
    return d.number() == SPY or d.number() == CONFLICT


def hide_memories(d: Duel, viewer: Player) -> None:
    """What cards remember of a player's answers may be a secret of that player."""
    for i in range(d.depth):
        question = d.stack[i]
        asked = ((question >> 8) & 255) - 2
        if question & 255 in PICKS and asked != viewer:
            card = d.rules.cards[(question >> 16) & 65535]
            d.stack[i] = (question & WITHOUT_MEMORY) | card.shown_memory(question >> 32) << 32


def hide(pile: Pile, viewer: Player) -> None:
    bit: u8 = WATCHERS
    if viewer >= 0:
        bit = BIT[viewer]
    for i in range(pile.size()):
        if pile.known[i] & bit == 0:
            pile.entries[i] = u8(UNKNOWN)
