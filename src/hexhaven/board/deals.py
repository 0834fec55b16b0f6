"""A deal: the cards that two players would exchange, as one number and as text."""

from __future__ import annotations

from mypy_extensions import i64, u8

from hexhaven.board.sources import TRADED
from hexhaven.board.state import Position
from hexhaven.board.terrain import KINDS
from hexhaven.board.words import card_word, read_card
from hexhaven.game import Player, UnknownAction
from hexhaven.reading import read_number

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


def write_deal(p: Position, deal: i64) -> str:
    """'2 ore for 1 brick'."""
    return f"{write_side(p, deal, 1)} for {write_side(p, deal, -1)}"


def write_side(p: Position, deal: i64, side: i64) -> str:
    counts = [(int(side * amount(p, deal, card)), card) for card in range(int(p.rules.kinds))]
    return " ".join(f"{n} {card_word(p, card)}" for n, card in counts if n > 0) or "nothing"


def read_deal(p: Position, words: list[str]) -> i64:
    """Read '2 ore 1 wool for 1 brick'; cards of one kind on both sides are weighed against each other."""
    if words.count("for") != 1:
        raise UnknownAction("write what is given, 'for', and what is wanted, as in '2 ore for 1 brick'")
    middle = words.index("for")
    amounts = [0] * KINDS
    add_side(p, amounts, words[:middle], 1)
    add_side(p, amounts, words[middle + 1 :], -1)
    most = most_of_a_kind(p)
    if max(amounts) > most or min(amounts) < -most:
        raise UnknownAction(f"more than {most} cards of a kind cannot be traded at once")
    return deal_of(p, amounts[: int(p.rules.kinds)])


def add_side(p: Position, amounts: list[int], words: list[str], sign: int) -> None:
    """Add the cards of one side, such as '2 ore wool': each kind with or without a number before it."""
    n = 1
    counted = False
    for word in [] if words == ["nothing"] else words:
        if not counted and word.isascii() and word.isdigit():
            n = read_number(word, most_of_a_kind(p) + 1, "number of cards")
            counted = True
        else:
            amounts[read_card(p, word)] += sign * n
            n = 1
            counted = False
    if counted:
        raise UnknownAction(f"'{n}' of what? Write the kind of card after the number")
