"""The events of the set: the comet, and the dance of the unicorns."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexhaven.core.game import Player
from hexhaven.games.duel.rules.names import COMET, DANCE_OF_UNICORNS
from hexhaven.games.duel.rules.questions import PICK_PILE, UNDER
from hexhaven.games.duel.rules.realm import REGION_SLOTS, ROAD_SLOTS
from hexhaven.games.duel.rules.rules import Card, Rules
from hexhaven.games.duel.rules.stacks import ask_draw
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.wizards_dragons.spells_cards import has_stack
from hexhaven.games.duel.rules.wizards_dragons.wizards import can_grow, empower

SPARED: Final = 3  # points up to which a comet does nothing
DRAWING: Final = 16  # in the memory of a question: new cards are drawn, so many above that
PILE_MASK: Final = 15


class Comet(Card):
    """Who has more than three points puts the hand under one stack and draws a new one, free of charge.

    Who is on turn begins; the other one chooses another stack (R160). The question for a stack remembers the
    one that is taken (plus one); the questions for new cards remember how many are to come.
    """

    def happen(self, d: Duel) -> None:
        for player in (1 - d.turn, d.turn):
            if d.realms[player].points > SPARED:
                self.ask_stack(d, player, 0)

    def ask_stack(self, d: Duel, player: Player, taken: i64) -> None:
        """Whoever holds nothing only draws."""
        r = d.realms[player]
        if r.hand_size > 0:
            d.ask(PICK_PILE, player, self.kind, taken)
        else:
            self.ask_new(d, player, r.hand_limit)

    def ask_new(self, d: Duel, player: Player, n: i64) -> None:
        if n > 0:
            d.ask(PICK_PILE, player, self.kind, DRAWING * n)

    def may(self, d: Duel, player: Player, x: i64) -> bool:
        if not d.owns_pile(player, x):
            return False
        if d.detail() < DRAWING:
            return d.detail() != x + 1
        return d.piles[x].size() > 0

    def may_pass(self, d: Duel, player: Player) -> bool:
        """Only if all stacks have run out."""
        return d.detail() >= DRAWING and not has_stack(d, player, -1)

    def picked(self, d: Duel, player: Player, x: i64) -> None:
        left = d.detail() // DRAWING
        d.answered()
        if left > 0:
            self.ask_new(d, player, left - 1)
            ask_draw(d, player, x)
            return
        self.send_elsewhere(d, player, x)
        self.ask_new(d, player, d.realms[player].hand_limit)
        d.ask(UNDER, player, d.realms[player].hand_size, x + 1)

    def send_elsewhere(self, d: Duel, player: Player, pile: i64) -> None:
        """Who has still to choose a stack has to take another one."""
        if d.depth > 0 and d.waiting_for() == PICK_PILE and d.detail() == 0:
            d.answered()
            d.ask(PICK_PILE, 1 - player, self.kind, pile + 1)


class DanceOfUnicorns(Card):
    """Every wizard gains one magic power, which may be spent at once (R68)."""

    def happen(self, d: Duel) -> None:
        for player in range(2):
            for slot in range(REGION_SLOTS, ROAD_SLOTS):
                if can_grow(d, player, slot):
                    empower(d.realms[player], slot)


def register(rules: Rules) -> None:
    rules.add_card(Comet(COMET, "comet"))
    rules.add_card(DanceOfUnicorns(DANCE_OF_UNICORNS, "dance-of-unicorns"))
