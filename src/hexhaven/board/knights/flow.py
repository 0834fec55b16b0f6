"""What follows a throw of the dice: first the event, completely, then what the numbers bring (4.J.h)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import u8

from hexhaven.board.knights.battle import fight
from hexhaven.board.knights.keep import EVENT, GATHERING, SETTLED, Keep, all_decks_empty, deck_size, keep
from hexhaven.board.knights.terms import (
    AQUEDUCT,
    CHOOSE_DECK,
    DRAW_PROGRESS,
    FIELDS,
    POWER_LEVEL,
    SCIENCE,
)
from hexhaven.board.state import Position
from hexhaven.board.terrain import RESOURCES
from hexhaven.board.turn import SEVEN, carry_out_roll


def go_on(p: Position) -> None:
    """Go on with the roll as soon as nobody has to answer anything more about the event."""
    skip_empty_decks(p)
    k = keep(p)
    if p.depth > 0 or k.stage == SETTLED:
        return
    if k.stage == GATHERING:
        k.stage = EVENT
        fight(p)
        go_on(p)
    else:
        k.stage = SETTLED
        harvest(p)


def skip_empty_decks(p: Position) -> None:
    """Whoever is due a card when the deck has run out gets nothing, of no other colour either (4.M.e)."""
    k = keep(p)
    while p.depth > 0 and is_draw_from_nothing(p, k):
        p.answered()


def is_draw_from_nothing(p: Position, k: Keep) -> bool:
    waiting = p.waiting_for()
    if waiting == DRAW_PROGRESS:
        return deck_size(k, p.detail()) == 0
    return waiting == CHOOSE_DECK and all_decks_empty(k)


def harvest(p: Position) -> None:
    """Carry out the sum of the dice; an aqueduct helps whoever got nothing, but not on a seven."""
    k = keep(p)
    if p.rolled == SEVEN or not anybody_has_aqueduct(p, k):
        carry_out_roll(p)
        return
    before = p.hand_size[:]
    carry_out_roll(p)
    ask_aqueducts(p, k, before)


def anybody_has_aqueduct(p: Position, k: Keep) -> bool:
    for player in range(p.rules.players):
        if k.levels[player * FIELDS + SCIENCE] >= POWER_LEVEL:
            return True
    return False


def ask_aqueducts(p: Position, k: Keep, before: vec[u8]) -> None:
    """The player on turn chooses first, then the others clockwise."""
    if not bank_has_resources(p):
        return
    n = p.rules.players
    for i in range(n - 1, -1, -1):
        player = (p.turn + i) % n
        if k.levels[player * FIELDS + SCIENCE] >= POWER_LEVEL and p.hand_size[player] == before[player]:
            p.ask(AQUEDUCT, player)


def bank_has_resources(p: Position) -> bool:
    for card in range(RESOURCES):
        if p.bank[card] > 0:
            return True
    return False
