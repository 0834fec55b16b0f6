"""The event cards of the base set."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexhaven.core.facts import PEEKED
from hexhaven.core.game import NOBODY, Player
from hexhaven.games.duel.rules.events import shuffle_events
from hexhaven.games.duel.rules.flow import ask_excess
from hexhaven.games.duel.rules.kinds import CANNON, KNIGHT, TRADE_FLEET
from hexhaven.games.duel.rules.names import (
    ABBEY,
    AQUEDUCT,
    BATH_HOUSE,
    CATHEDRAL,
    CHURCH,
    CIVIL_WAR,
    CONFLICT,
    GARRISON,
    LIBRARY,
    LIGHTHOUSE,
    MASTER_BUILDER,
    PLAGUE,
    PRODUCTIVE_YEAR,
    PROGRESS,
    UNIVERSITY,
    YEAR_END,
)
from hexhaven.games.duel.rules.pile import BIT
from hexhaven.games.duel.rules.placing import host_of, lift
from hexhaven.games.duel.rules.questions import PICK_CARD, PICK_PILE, PICK_SLOT, UNDER
from hexhaven.games.duel.rules.realm import (
    PLACE_MASK,
    REGION_SLOTS,
    REGIONS,
    SITES,
    Realm,
    borders_centre,
    borders_city,
    centre_of,
    left_region,
    right_region,
)
from hexhaven.games.duel.rules.resources import ask_choice
from hexhaven.games.duel.rules.rules import BETWEEN_PLAYERS, DRAWN, Card, Rules
from hexhaven.games.duel.rules.score import count_of, own_kind, working_kind
from hexhaven.games.duel.rules.stacks import ask_look
from hexhaven.games.duel.rules.state import PLAYERS, Duel

LOST_IN_CONFLICT: Final = 2


class CivilWar(Card):
    """Each player takes a unit back into the hand, which the opponent chooses; who rolled chooses first."""

    def happen(self, d: Duel) -> None:
        for chooser in (1 - d.turn, d.turn):
            if self.can_hit(d, 1 - chooser):
                d.ask(PICK_SLOT, chooser, self.kind)

    def can_hit(self, d: Duel, victim: Player) -> bool:
        for slot in range(REGION_SLOTS):
            if can_rebel(d, d.realms[victim], slot):
                return True
        return False

    def may(self, d: Duel, player: Player, x: i64) -> bool:
        host = host_of(player, x)
        slot = x & PLACE_MASK
        return host != player and slot < REGION_SLOTS and can_rebel(d, d.realms[host], slot)

    def picked(self, d: Duel, player: Player, x: i64) -> None:
        """At the end both put what is above their limit under stacks at once, who rolled first (R14); only
        an inspiration lets it wait for the end of the turn (R90)."""
        d.answered()
        d.give_card(1 - player, lift(d, host_of(player, x), x & PLACE_MASK))
        if d.depth == 0:
            ask_excess(d, 1 - d.turn)
            if not d.inspired:
                ask_excess(d, d.turn)


def can_rebel(d: Duel, r: Realm, slot: i64) -> bool:
    """Knights, cannons and trade fleets without protection (R50, R57, R119, R140)."""
    kind = own_kind(r, slot)
    if kind < 0:
        return False
    unit = d.rules.kinds[kind].unit
    if unit != KNIGHT and unit != CANNON and unit != TRADE_FLEET:
        return False
    if has_in_city(r, slot, CHURCH) or count_of(r, CATHEDRAL) > 0:
        return False
    return unit != TRADE_FLEET or working_kind(r, beside(slot)) != LIGHTHOUSE


def has_in_city(r: Realm, slot: i64, kind: i64) -> bool:
    first = centre_of(slot) * SITES
    for k in range(SITES):
        if working_kind(r, first + k) == kind:
            return True
    return False


def beside(slot: i64) -> i64:
    """The other site of the same side of the same city."""
    return slot + 1 if slot % 2 == 0 else slot - 1


class Conflict(Card):
    """Who holds the knight token puts two cards of the other hand under one stack (R59, R134)."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(kind, name)
        self.secrecy = BETWEEN_PLAYERS

    def happen(self, d: Duel) -> None:
        winner = d.knight_token
        if winner == NOBODY or d.realms[1 - winner].hand_size == 0:
            return
        if d.facts is not None:
            d.facts.add(PEEKED, winner, 1 - winner)
        d.ask(PICK_PILE, winner, self.kind)

    def may(self, d: Duel, player: Player, x: i64) -> bool:
        """First the stack, in the tournament game one of the victim's; then the cards."""
        if d.waiting_for() == PICK_PILE:
            return d.owns_pile(1 - player, x)
        return d.holds_card(1 - player, x)

    def why_not_pick(self, d: Duel, player: Player, x: i64) -> str:
        return "victims_stack" if d.waiting_for() == PICK_PILE else "other"

    def picked(self, d: Duel, player: Player, x: i64) -> None:
        victim = 1 - player
        if d.waiting_for() == PICK_PILE:
            d.answered()
            for _ in range(min(LOST_IN_CONFLICT, d.realms[victim].hand_size)):
                d.ask(PICK_CARD, player, self.kind, x)
            return
        pile = d.piles[d.detail()]
        d.answered()
        d.take_card(victim, x)
        pile.push_under(x, BIT[0] | BIT[1])


class MasterBuilder(Card):
    """Each looks through a stack, the second through another one, and may exchange a card of it."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(kind, name)
        self.secrecy = DRAWN

    def happen(self, d: Duel) -> None:
        d.ask(PICK_PILE, 1 - d.turn, self.kind)
        d.ask(PICK_PILE, d.turn, self.kind)

    def may(self, d: Duel, player: Player, x: i64) -> bool:
        """First a stack other than the one looked through before (its number + 1), then a card of it."""
        if d.waiting_for() == PICK_PILE:
            return d.piles[x].size() > 0 and d.owns_pile(player, x) and d.detail() != x + 1
        return d.piles[d.detail()].find(x) >= 0

    def may_pass(self, d: Duel, player: Player) -> bool:
        return True

    def picked(self, d: Duel, player: Player, x: i64) -> None:
        if d.waiting_for() == PICK_PILE:
            d.answered()
            self.send_elsewhere(d, player, x)
            d.ask(PICK_CARD, player, self.kind, x)
            ask_look(d, player, x)
        else:
            pile = d.piles[d.detail()]
            d.answered()
            d.give_card(player, pile.lift_unseen(pile.find(x), BIT[player]))
            d.ask(UNDER, player, 1)

    def send_elsewhere(self, d: Duel, player: Player, pile: i64) -> None:
        """Who is asked next has to choose another stack."""
        if d.depth > 0:
            d.answered()
            d.ask(PICK_PILE, 1 - player, self.kind, pile + 1)


class Plague(Card):
    """Every region at a city loses one resource, once, unless a bath house or an aqueduct protects it."""

    def happen(self, d: Duel) -> None:
        for player in range(PLAYERS):
            r = d.realms[player]
            if count_of(r, AQUEDUCT) == 0:
                for region in range(REGIONS):
                    if r.regions[region] != 0 and borders_city(r, region) and not is_bathed(r, region):
                        r.drain(region, 1)
        d.stock_changed()


def is_bathed(r: Realm, region: i64) -> bool:
    """A bath house protects all four regions of its city (R10)."""
    for slot in range(r.first * SITES, r.last * SITES):
        if working_kind(r, slot) == BATH_HOUSE and borders_centre(region, centre_of(slot)):
            return True
    return False


class ProductiveYear(Card):
    """Every region gains one resource for each garrison beside it."""

    def happen(self, d: Duel) -> None:
        for player in range(PLAYERS):
            r = d.realms[player]
            for slot in range(r.first * SITES, r.last * SITES):
                if working_kind(r, slot) == GARRISON:
                    r.fill(left_region(slot), 1)
                    r.fill(right_region(slot), 1)
        d.stock_changed()


class Progress(Card):
    """One resource for each abbey, library and university (R58)."""

    def happen(self, d: Duel) -> None:
        for player in (1 - d.turn, d.turn):
            r = d.realms[player]
            ask_choice(d, player, count_of(r, ABBEY) + count_of(r, LIBRARY) + count_of(r, UNIVERSITY))


class YearEnd(Card):
    """The event deck is shuffled, this card with it."""

    def happen(self, d: Duel) -> None:
        shuffle_events(d)


def register(rules: Rules) -> None:
    rules.add_card(CivilWar(CIVIL_WAR, "civil-war"))
    rules.add_card(Conflict(CONFLICT, "conflict"))
    rules.add_card(MasterBuilder(MASTER_BUILDER, "master-builder"))
    rules.add_card(Plague(PLAGUE, "plague"))
    rules.add_card(ProductiveYear(PRODUCTIVE_YEAR, "productive-year"))
    rules.add_card(Progress(PROGRESS, "progress"))
    rules.add_card(YearEnd(YEAR_END, "year-end"))
