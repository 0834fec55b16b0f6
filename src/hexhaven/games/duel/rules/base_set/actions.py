"""The action cards of the base set."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexhaven.core.facts import PEEKED
from hexhaven.core.game import CHANCE, Player, Refusal
from hexhaven.games.duel.rules.attacks import Attack, CardAttack, Protection
from hexhaven.games.duel.rules.flow import can_grab, can_grab_any
from hexhaven.games.duel.rules.kinds import ACTION, BUILDING, CANNON, DRAGON, KNIGHT, UNIT
from hexhaven.games.duel.rules.names import (
    ALCHEMIST,
    ARSONIST,
    BISHOP,
    BLACK_KNIGHT,
    BRIGANDS_RAID,
    CARAVAN,
    FIRE_BRIGADE,
    GREAT_WALL,
    HERB_WOMAN,
    KNIGHT_RICHARD,
    MERCHANT,
    SPY,
)
from hexhaven.games.duel.rules.questions import (
    DIE,
    GRAB,
    PICK_CARD,
    PICK_NUMBER,
    PICK_RESOURCE,
)
from hexhaven.games.duel.rules.realm import REGION_SLOTS, SITES, centre_of
from hexhaven.games.duel.rules.resources import give_away, hand_over, part_with, receive
from hexhaven.games.duel.rules.rules import BETWEEN_PLAYERS, Card, Rules
from hexhaven.games.duel.rules.score import count_of, is_working
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.stores import PAIR, can_give, can_give_any, can_stow, can_stow_loot, spendable
from hexhaven.games.duel.rules.terms import NUMBERS, RESOURCES

LOOT: Final = 2
STOPPED_BY_WALL: Final = 3  # the lowest throw with which the great wall stops a spy


class Alchemist(Card):
    """Before the own roll: choose the production number, for both players (R135)."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(kind, name)
        self.before_roll = True
        self.after_roll = False

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        return None if d.set_number == 0 else self.no_effect

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        d.ask(PICK_NUMBER, player, self.kind)

    def may(self, d: Duel, player: Player, x: i64) -> bool:
        return 1 <= x <= NUMBERS

    def picked(self, d: Duel, player: Player, x: i64) -> None:
        d.answered()
        d.set_number = x


# --- attacks with a die ------------------------------------------------------------------------------


class BlackKnight(CardAttack):
    """Drives off a knight, a cannon or a dragon; nothing protects them in their city."""

    def is_target(self, d: Duel, host: Player, slot: i64) -> bool:
        unit = d.rules.kinds[i64(d.realms[host].cards[slot]) - 1].unit
        return unit == KNIGHT or unit == CANNON or unit == DRAGON


class Arsonist(CardAttack):
    """Burns a building down, unless a fire brigade stands in its city (R16, R52)."""

    def is_target(self, d: Duel, host: Player, slot: i64) -> bool:
        kind = i64(d.realms[host].cards[slot]) - 1
        if d.rules.kinds[kind].kind != BUILDING or kind == FIRE_BRIGADE:
            return False
        return not has_fire_brigade(d, host, slot)


def has_fire_brigade(d: Duel, host: Player, slot: i64) -> bool:
    """Whether a working fire brigade stands in the city of a site; improvements have none (R27, R108)."""
    if slot >= REGION_SLOTS:
        return False
    r = d.realms[host]
    first = centre_of(slot) * SITES
    for k in range(SITES):
        if r.cards[first + k] == FIRE_BRIGADE + 1 and is_working(r, first + k):
            return True
    return False


class BrigandsRaid(Attack):
    """Takes two resources, one after the other."""

    def can_hit(self, d: Duel, victim: Player) -> bool:
        return can_grab_any(d, 1 - victim) or can_stow_loot(d, 1 - victim)

    def hit(self, d: Duel, victim: Player) -> None:
        d.ask(GRAB, 1 - victim, LOOT)


# --- without a die -----------------------------------------------------------------------------------


class Spy(Card):
    """Look at the other hand and take a unit or an action card (R19); the great wall may stop it (R55)."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(kind, name)
        self.secrecy = BETWEEN_PLAYERS

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        if count_of(d.realms[1 - player], GREAT_WALL) > 0:
            d.ask(DIE, CHANCE, self.kind)
        else:
            self.look(d, player)

    def rolled(self, d: Duel, n: i64) -> None:
        d.answered()
        if n < STOPPED_BY_WALL:
            self.look(d, d.turn)

    def look(self, d: Duel, player: Player) -> None:
        if d.facts is not None:
            d.facts.add(PEEKED, player, 1 - player)
        d.ask(PICK_CARD, player, self.kind)

    def may(self, d: Duel, player: Player, x: i64) -> bool:
        what = d.rules.kinds[x].kind
        return d.holds_card(1 - player, x) and (what == UNIT or what == ACTION)

    def may_pass(self, d: Duel, player: Player) -> bool:
        """Only if there is nothing to take."""
        for kind in range(len(d.rules.kinds)):
            if self.may(d, player, kind):
                return False
        return True

    def picked(self, d: Duel, player: Player, x: i64) -> None:
        d.answered()
        d.take_card(1 - player, x)
        d.give_card(player, x)


class Merchant(Card):
    """Take one or two resources from the opponent, then give one back: any for which there is room."""

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        for resource in range(RESOURCES):
            if can_grab(d, player, resource) or fits_store_only(d, player, resource):
                return None
        return self.no_effect

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        d.ask(PICK_RESOURCE, player, self.kind, 0)

    def may(self, d: Duel, player: Player, x: i64) -> bool:
        """First one to take, then perhaps a second, then one to give; or two at once into a store."""
        if d.detail() < LOOT:
            return can_grab(d, player, x) or (d.detail() == 0 and fits_store_only(d, player, x))
        return can_give(d, player, x)

    def may_pass(self, d: Duel, player: Player) -> bool:
        return d.detail() == 1 or (d.detail() == LOOT and not can_give_any(d, player))

    def picked(self, d: Duel, player: Player, x: i64) -> None:
        step = d.detail()
        d.answered()
        if step == LOOT:
            give_away(d, player, x)
            return
        if not can_grab(d, player, x):
            d.ask(PICK_RESOURCE, player, self.kind, LOOT)
            hand_over(d, 1 - player, x, LOOT)
            return
        d.ask(PICK_RESOURCE, player, self.kind, step + 1)
        hand_over(d, 1 - player, x)

    def passed(self, d: Duel, player: Player) -> None:
        step = d.detail()
        d.answered()
        if step == 1:
            d.ask(PICK_RESOURCE, player, self.kind, LOOT)


def fits_store_only(d: Duel, player: Player, resource: i64) -> bool:
    """Whether two equal resources of the opponent go to an empty store for want of room on regions; there is
    something else to give for them."""
    if d.realms[player].room(resource) > 0 or d.realms[1 - player].holds(resource) < PAIR:
        return False
    return can_stow(d, player, resource) and can_give_any(d, player)


class Caravan(Card):
    """Exchange one or two resources for as many others, one after the other."""

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        return None if can_exchange_any(d, player) else self.no_effect

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        d.ask(PICK_RESOURCE, player, self.kind, 0)

    def may(self, d: Duel, player: Player, x: i64) -> bool:
        """Steps 0 and 2 name what is given (kept, + 1, in the next step), 1 and 3 what is taken for it."""
        given = d.detail() >> 2
        if given == 0:
            return can_exchange(d, player, x)
        return x != given - 1 and d.realms[player].room(x) > 0

    def may_pass(self, d: Duel, player: Player) -> bool:
        """The second exchange may be left out."""
        return d.detail() == LOOT

    def picked(self, d: Duel, player: Player, x: i64) -> None:
        step = d.detail() & 3
        given = d.detail() >> 2
        d.answered()
        if given == 0:
            d.ask(PICK_RESOURCE, player, self.kind, (x + 1) << 2 | (step + 1))
            part_with(d, player, x)
        else:
            if step == 1:
                d.ask(PICK_RESOURCE, player, self.kind, LOOT)
            receive(d, player, x)


def can_exchange(d: Duel, player: Player, given: i64) -> bool:
    """Whether there is one of a resource, and room for another kind."""
    if spendable(d, player, given) == 0:
        return False
    for resource in range(RESOURCES):
        if resource != given and d.realms[player].room(resource) > 0:
            return True
    return False


def can_exchange_any(d: Duel, player: Player) -> bool:
    for resource in range(RESOURCES):
        if can_exchange(d, player, resource):
            return True
    return False


def register(rules: Rules) -> None:
    rules.add_card(Alchemist(ALCHEMIST, "alchemist"))
    rules.add_card(BlackKnight(BLACK_KNIGHT, "black-knight"))
    rules.add_card(Arsonist(ARSONIST, "arsonist"))
    rules.add_card(BrigandsRaid(BRIGANDS_RAID, "brigands-raid"))
    rules.add_card(Protection(BISHOP, "bishop", ARSONIST, BRIGANDS_RAID))
    rules.add_card(Protection(HERB_WOMAN, "herb-woman", BLACK_KNIGHT, KNIGHT_RICHARD))
    rules.add_card(Spy(SPY, "spy"))
    rules.add_card(Merchant(MERCHANT, "merchant"))
    rules.add_card(Caravan(CARAVAN, "caravan"))
