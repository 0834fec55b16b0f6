"""The card that lies face down between two players while a commercial harbour is used.

Only the two of them know it, so a view hides it from everybody else, and imagining the rest means imagining
it, too: hands in which the offer could be made and answered.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexhaven.core.game import Player
from hexhaven.core.pending import ONE
from hexhaven.core.rng import Rng
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import KINDS, RESOURCES
from hexhaven.games.island.rules.view import deal_hands
from hexhaven.games.knights.rules.terms import FIELDS, FIRST_COMMODITY, HAND_OVER

FACE_DOWN: Final = 15  # no card has this number


def is_offered(p: Position) -> bool:
    return p.depth > 0 and p.waiting_for() == HAND_OVER


def turn_face_down(p: Position, viewer: Player) -> None:
    """Hide the offered card from everybody but the two players."""
    if is_offered(p) and viewer != p.turn and viewer != p.actor():
        set_offered(p, FACE_DOWN)


def imagine_offer(p: Position, viewer: Player, rng: Rng) -> None:
    """Deal the hidden hands again until both sides of the exchange are there; then draw a hidden offer."""
    if not is_offered(p):
        return
    while not can_be_exchanged(p):
        deal_hands(p, viewer, rng)
    if p.number() == FACE_DOWN:
        set_offered(p, any_resource(p, rng))


def can_be_exchanged(p: Position) -> bool:
    if not holds_commodity(p, p.actor()):
        return False
    if p.number() == FACE_DOWN:
        return resources_of(p, p.turn) > 0
    return p.holds(p.turn, p.number()) > 0


def holds_commodity(p: Position, player: Player) -> bool:
    for card in range(FIRST_COMMODITY, FIRST_COMMODITY + FIELDS):
        if p.holds(player, card) > 0:
            return True
    return False


def resources_of(p: Position, player: Player) -> i64:
    total: i64 = 0
    for card in range(RESOURCES):
        total += p.holds(player, card)
    return total


def any_resource(p: Position, rng: Rng) -> i64:
    """One of the resources of the player on turn, each card as likely as any other."""
    hand = p.turn * KINDS
    return rng.draw(p.hands, resources_of(p, p.turn), hand) - hand


def set_offered(p: Position, card: i64) -> None:
    p.stack[p.depth - 1] += (card - p.number()) * ONE
