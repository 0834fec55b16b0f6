"""The hand at the end of a turn: cards are drawn, or the excess goes under stacks and one is exchanged."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexhaven.core.actions import ASKED, Actions, operand
from hexhaven.core.game import Player, Refusal
from hexhaven.games.duel.rules.flow import ask_excess
from hexhaven.games.duel.rules.operands import KIND, PILE, kind_word
from hexhaven.games.duel.rules.questions import DRAW_UP, PAY_ANY, SWAP, TAKE, UNDER
from hexhaven.games.duel.rules.resources import total
from hexhaven.games.duel.rules.rules import Rules, Verb
from hexhaven.games.duel.rules.stacks import ask_draw, ask_look, push_under
from hexhaven.games.duel.rules.state import Duel

ONE_STACK: Final = Refusal("other_stack", "R160")  # a comet sends the whole hand under the chosen one


def begin_hand(d: Duel, player: Player) -> None:
    """Whoever holds too few cards draws; else the excess goes under stacks, and one card may be exchanged."""
    r = d.realms[player]
    if r.hand_size < r.hand_limit:
        d.ask(DRAW_UP, player)
    else:
        d.ask(SWAP, player)
        ask_excess(d, player)


def can_draw(d: Duel, player: Player, pile: i64) -> bool:
    return pile < len(d.piles) and d.owns_pile(player, pile) and d.piles[pile].size() > 0


def no_draw(d: Duel, player: Player, pile: i64) -> Refusal | None:
    """Why a player cannot draw from a stack."""
    if not d.owns_pile(player, pile):
        return Refusal("others_stack", "R174")
    return None if d.piles[pile].size() > 0 else Refusal("stack_empty", "duel-hand")


def can_pay_search(d: Duel, player: Player) -> bool:
    """Looking through a stack costs two resources, less with some buildings."""
    return total(d.realms[player]) >= d.realms[player].search_price


def no_search(d: Duel, player: Player) -> Refusal | None:
    if can_pay_search(d, player):
        return None
    return Refusal("search_costs", "duel-search", {"n": str(d.realms[player].search_price)})


def search(d: Duel, player: Player, pile: i64) -> None:
    """Pay, look through a stack, and take a card, which is a must (R13)."""
    d.ask(TAKE, player, 1, pile)
    ask_look(d, player, pile)
    if d.realms[player].search_price > 0:
        d.ask(PAY_ANY, player, d.realms[player].search_price)


class PileVerb(Verb):
    """An action about one stack."""


class DrawCard(PileVerb):
    """Draw the top card of a stack, free of charge."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        for pile in range(d.pile_count()):
            if can_draw(d, player, pile):
                out.add(self.code, pile)

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        return no_draw(d, player, operand(action))

    def play(self, d: Duel, player: Player, action: i64) -> None:
        ask_draw(d, player, operand(action))


class SearchStack(PileVerb):
    """Look through a stack for a price and take any card."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        if can_pay_search(d, player):
            for pile in range(d.pile_count()):
                if can_draw(d, player, pile):
                    out.add(self.code, pile)

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        return no_draw(d, player, operand(action)) or no_search(d, player)

    def play(self, d: Duel, player: Player, action: i64) -> None:
        search(d, player, operand(action))


class CardAndPile(Verb):
    """An action with a card of the hand and a stack. Others do not read which card."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        piles: i64 = 0  # one bit for each
        for pile in range(d.pile_count()):
            if self.allows(d, player, pile):
                piles |= 1 << pile
        for kind in d.realms[player].held:
            card = i64(kind) << self.first_shift
            for pile in range(d.pile_count()):
                if (piles >> pile) & 1 != 0:
                    out.add(self.code, card | pile)

    def allows(self, d: Duel, player: Player, pile: i64) -> bool:
        return d.owns_pile(player, pile)

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        kind = self.first(action)
        if not d.holds_card(player, kind):
            return Refusal("card_not_held", "duel-hand", {"card": kind_word(d, kind)})
        if not d.owns_pile(player, self.second(action)):
            return Refusal("others_stack", "R174")
        return None if self.allows(d, player, self.second(action)) else ONE_STACK


class PutUnder(CardAndPile):
    """Put a card under a stack, of one's own choice unless the question names one."""

    def allows(self, d: Duel, player: Player, pile: i64) -> bool:
        return d.owns_pile(player, pile) and (d.detail() == 0 or d.detail() == pile + 1)

    def play(self, d: Duel, player: Player, action: i64) -> None:
        d.count_down()
        push_under(d, player, self.first(action), self.second(action))


class Exchange(CardAndPile):
    """Put a card under a stack and take one from the same stack (R12): the top card, or any for a price."""

    def __init__(self, name: str, searches: bool) -> None:
        super().__init__(name, [KIND, PILE], "duel-exchange", seen_by=ASKED)
        self.searches: Final = searches

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        if not self.searches or can_pay_search(d, player):
            super().choices(d, player, out)

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        refusal = super().why_not(d, player, action)
        if refusal is None and self.searches:
            return no_search(d, player)
        return refusal

    def play(self, d: Duel, player: Player, action: i64) -> None:
        pile = self.second(action)
        d.answered()
        push_under(d, player, self.first(action), pile)
        if self.searches:
            search(d, player, pile)
        else:
            ask_draw(d, player, pile)


class Keep(Verb):
    """Exchange nothing."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        out.add(self.code)

    def play(self, d: Duel, player: Player, action: i64) -> None:
        d.answered()


def register(rules: Rules) -> None:
    """Bring the hand into the rules."""
    rules.add(DrawCard("draw", [PILE], "duel-hand"), DRAW_UP)
    rules.add(SearchStack("search", [PILE], "duel-search"), DRAW_UP)
    rules.add(PutUnder("under", [KIND, PILE], "duel-hand", seen_by=ASKED), UNDER)
    rules.add(Exchange("swap", False), SWAP)
    rules.add(Exchange("swap-search", True), SWAP)
    rules.add(Keep("keep", article="duel-exchange"), SWAP)
    later = Refusal("end_first", "duel-hand")
    rules.not_an_action(later, "draw", "search", "under", "swap", "swap-search", "keep")
    rules.first(DRAW_UP, "draw_first", "duel-hand")
    rules.first(UNDER, "excess_first", "duel-hand")
    rules.first(SWAP, "exchange_first", "duel-exchange")
