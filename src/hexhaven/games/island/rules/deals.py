"""A deal: the cards that two players would exchange, as one number and as text."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64, u8

from hexhaven.core.game import Player, State
from hexhaven.core.operands import Amounts, Name
from hexhaven.games.island.rules.operands import CARD
from hexhaven.games.island.rules.sources import TRADED
from hexhaven.games.island.rules.state import Position

# Cards on the table as one number: some bits for each kind, given cards positive, wanted ones negative. Up to
# eight kinds have six bits each, so 31 cards of a kind can change hands; the more kinds, the fewer of each.


def amount(p: Position, deal: i64, card: i64) -> i64:
    """How many of a kind the speaker gives; wanted cards are negative."""
    mask = p.rules.deal_mask
    field = (deal >> (p.rules.deal_bits * card)) & mask
    if field > mask >> 1:
        return field - mask - 1
    return field


def most_of_a_kind(p: Position) -> int:
    return int(p.rules.deal_mask >> 1)


def deal_of(p: Position, amounts: list[int]) -> int:
    """Put the amounts of all kinds into one number."""
    deal = 0
    for card, n in enumerate(amounts):
        deal |= (n & int(p.rules.deal_mask)) << int(p.rules.deal_bits * card)
    return deal


def deal_for(p: Position, give: i64, n: i64, want: i64, k: i64) -> i64:
    """So many cards of one kind for so many of another."""
    bits = p.rules.deal_bits
    return n << (bits * give) | (p.rules.deal_mask + 1 - k) << (bits * want)


def covers(p: Position, player: Player, deal: i64, side: i64) -> bool:
    """Whether a player holds the given cards (side 1) or the wanted cards (side -1) of a deal."""
    for card in range(p.rules.kinds):
        if p.holds(player, card) < side * amount(p, deal, card):
            return False
    return True


def exchange(p: Position, speaker: Player, partner: Player, deal: i64) -> None:
    if p.facts is not None:
        p.facts.source = TRADED
    for card in range(p.rules.kinds):
        n = amount(p, deal, card)
        if n > 0:
            p.hand_over(speaker, partner, card, u8(n))
        elif n < 0:
            p.hand_over(partner, speaker, card, u8(-n))


class DealAmounts(Amounts):
    """'2 ore for 1 brick'."""

    def thing(self, s: State) -> Name:
        return CARD

    def amounts(self, s: State, value: i64) -> list[int]:
        p = cast(Position, s)
        return [int(amount(p, value, card)) for card in range(p.rules.kinds)]

    def packed(self, s: State, amounts: list[int]) -> i64:
        return deal_of(cast(Position, s), amounts)

    def most(self, s: State) -> i64:
        return most_of_a_kind(cast(Position, s))


DEAL: Final = DealAmounts(("2 ore for 1 brick", "1 wool for 1 ore"))
