"""The pawnbroker: a building is turned face down for its price less one, and redeemed for all of it (R43)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from hexhaven.core.actions import Actions, operand
from hexhaven.core.game import Player, Refusal
from hexhaven.games.duel.rules.kinds import BUILDING, CardKind
from hexhaven.games.duel.rules.middle import what_is_missing
from hexhaven.games.duel.rules.names import PAWNBROKER
from hexhaven.games.duel.rules.operands import SLOT
from hexhaven.games.duel.rules.placing import host_of
from hexhaven.games.duel.rules.questions import ACTIONS, PICK_RESOURCE, PICK_SLOT
from hexhaven.games.duel.rules.realm import IDLE, PAWNED, PLACE_MASK, SLOTS, THEIRS
from hexhaven.games.duel.rules.resources import pay_price, receive
from hexhaven.games.duel.rules.rules import Card, Rules, Verb
from hexhaven.games.duel.rules.score import owner_of
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.stores import fits, spendable
from hexhaven.games.duel.rules.terms import MAGIC, RESOURCES

NOT_PAWNED: Final = Refusal("not_pawned", "R43")
OTHERS_CARD: Final = Refusal("others_card", "R32")


class Pawnbroker(Card):
    """It asks for the building, then for the resource that does not come back (its place is the detail)."""

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        for place in range(SLOTS):
            if can_pawn(d, player, place) or can_pawn(d, player, THEIRS | place):
                return None
        return self.no_effect

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        d.ask(PICK_SLOT, player, self.kind)

    def may(self, d: Duel, player: Player, x: i64) -> bool:
        if d.waiting_for() == PICK_SLOT:
            return can_pawn(d, player, x)
        return can_keep_back(d, player, kind_at(d, player, d.detail()), x)

    def picked(self, d: Duel, player: Player, x: i64) -> None:
        place = d.detail()
        asked = d.waiting_for()
        d.answered()
        if asked == PICK_SLOT:
            d.ask(PICK_RESOURCE, player, self.kind, x)
        else:
            pawn(d, player, place, x)


def kind_at(d: Duel, player: Player, place: i64) -> CardKind:
    """The card in a place that is not empty."""
    return d.rules.kinds[i64(d.realms[host_of(player, place)].cards[place & PLACE_MASK]) - 1]


def can_pawn(d: Duel, player: Player, place: i64) -> bool:
    """An own building, neither pawned nor bewitched, that brings something back for which there is room."""
    host = host_of(player, place)
    slot = place & PLACE_MASK
    r = d.realms[host]
    if slot >= SLOTS or r.cards[slot] == 0 or r.marks[slot] & IDLE != 0 or owner_of(d, host, slot) != player:
        return False
    kind = kind_at(d, player, place)
    if kind.kind != BUILDING or kind.cost[MAGIC] > 0 or kind.price < 2:  # R129
        return False
    for resource in range(RESOURCES):
        if can_keep_back(d, player, kind, resource):
            return True
    return False


def refund(kind: CardKind, resource: i64, kept: i64) -> i64:
    """What comes back of a resource."""
    n = kind.cost[resource]
    if resource == kept:
        n -= 1
    return n


def can_keep_back(d: Duel, player: Player, kind: CardKind, kept: i64) -> bool:
    """Whether the price without one of this resource finds room; each store can help with one pair."""
    if kind.cost[kept] == 0:
        return False
    shelves = d.realms[player].shelves
    for resource in range(RESOURCES):
        n = refund(kind, resource, kept)
        if not fits(d, player, resource, n):
            return False
        if n > d.realms[player].room(resource):
            if (shelves >> resource) & 1 == 0:
                return False
            shelves &= ~shelves_with(d, resource)
    return True


def shelves_with(d: Duel, resource: i64) -> i64:
    """The resources that lie on the same shelves as this one."""
    for card in d.rules.cards:
        if (card.shelves >> resource) & 1 != 0:
            return card.shelves
    return 0


def pawn(d: Duel, player: Player, place: i64, kept: i64) -> None:
    """Turn a building face down; what has no room on regions goes to the stores first."""
    kind = kind_at(d, player, place)
    host = d.realms[host_of(player, place)]
    host.marks[place & PLACE_MASK] |= u8(PAWNED)
    d.changed = True
    for resource in range(RESOURCES):
        receive(d, player, resource, refund(kind, resource, kept))


class Redeem(Verb):
    """Turn a pawned building up again for its whole printed price (R128)."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        if d.rules.collection[PAWNBROKER] > 0:
            self.add_pawned(d, player, 0, out)
            self.add_pawned(d, player, THEIRS, out)

    def add_pawned(self, d: Duel, player: Player, side: i64, out: Actions) -> None:
        marks = d.realms[host_of(player, side)].marks
        for slot in range(SLOTS):
            if marks[slot] & PAWNED != 0 and self.why_not_at(d, player, side | slot) is None:
                out.add(self.code, side | slot)

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        return self.why_not_at(d, player, operand(action))

    def why_not_at(self, d: Duel, player: Player, place: i64) -> Refusal | None:
        host = host_of(player, place)
        slot = place & PLACE_MASK
        if slot >= SLOTS or d.realms[host].marks[slot] & PAWNED == 0:
            return NOT_PAWNED
        if owner_of(d, host, slot) != player:
            return OTHERS_CARD
        kind = kind_at(d, player, place)
        return None if can_redeem(d, player, kind) else what_is_missing(d, player, kind.cost)

    def play(self, d: Duel, player: Player, action: i64) -> None:
        place = operand(action)
        host = d.realms[host_of(player, place)]
        host.marks[place & PLACE_MASK] &= ~u8(PAWNED)
        d.changed = True
        pay_price(d, player, i64(host.cards[place & PLACE_MASK]) - 1, -1)


def can_redeem(d: Duel, player: Player, kind: CardKind) -> bool:
    for resource in range(RESOURCES):
        if spendable(d, player, resource) < kind.cost[resource]:
            return False
    return True


def register(rules: Rules) -> None:
    rules.add_card(Pawnbroker(PAWNBROKER, "pawnbroker"))
    rules.add(Redeem("redeem", [SLOT], "duel-card-pawnbroker"), ACTIONS)
