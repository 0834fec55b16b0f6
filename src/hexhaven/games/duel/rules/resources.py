"""Paying, receiving and taking resources. A choice of regions belongs to their owner (R96, R97)."""

from __future__ import annotations

from mypy_extensions import i64

from hexhaven.core.actions import Actions, operand
from hexhaven.core.game import Player, Refusal
from hexhaven.games.duel.rules.flow import can_grab
from hexhaven.games.duel.rules.magic import power_of, spend
from hexhaven.games.duel.rules.operands import GIVEN, REGION, RESOURCE, resource_word
from hexhaven.games.duel.rules.questions import CHOOSE, DROP, GRAB, PAY, PAY_ANY, PUT, YIELD
from hexhaven.games.duel.rules.realm import REGIONS, Realm, lies_on
from hexhaven.games.duel.rules.rules import Rules, Verb
from hexhaven.games.duel.rules.score import count_of
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.stores import PAIR, can_stow, find_pair, spendable, stow
from hexhaven.games.duel.rules.terms import FULL, MAGIC, RESOURCES
from hexhaven.games.duel.rules.told import tell_stored

# --- where resources lie -----------------------------------------------------------------------------


def is_stocked(r: Realm, region: i64, resource: i64) -> bool:
    return r.stock[region] > 0 and lies_on(r.regions[region], resource)


def has_room(r: Realm, region: i64, resource: i64) -> bool:
    return lies_on(r.regions[region], resource) and r.stock[region] < FULL


def only_stocked(r: Realm, resource: i64) -> i64:
    """The only region with this resource, or -1 if there are several or none."""
    found: i64 = -1
    for region in range(r.first, r.end):
        if is_stocked(r, region, resource):
            if found >= 0:
                return -1
            found = region
    return found


def only_room(r: Realm, resource: i64) -> i64:
    """The only region with room for this resource, or -1 if there are several or none."""
    found: i64 = -1
    for region in range(r.first, r.end):
        if has_room(r, region, resource):
            if found >= 0:
                return -1
            found = region
    return found


def total(r: Realm) -> i64:
    """All resources on the regions."""
    n: i64 = 0
    for resource in range(RESOURCES):
        n += r.holds(resource)
    return n


# --- prices ------------------------------------------------------------------------------------------


def discount_on(d: Duel, player: Player, kind: i64) -> i64:
    """How many resources less a card costs, thanks to other cards of its builder."""
    n: i64 = 0
    for card in d.rules.discounts:
        if count_of(d.realms[player], card.kind) > 0:
            n += card.discount(d, player, kind)
    return n


def can_afford(d: Duel, player: Player, kind: i64) -> bool:
    """Whether resources and magic power suffice for a card."""
    cost = d.rules.kinds[kind].cost
    missing: i64 = 0
    for resource in range(RESOURCES):
        if cost[resource] > 0:
            missing += max(0, cost[resource] - spendable(d, player, resource))
            if missing > 0 and len(d.rules.discounts) == 0:
                return False
    if missing > 0 and missing > discount_on(d, player, kind):
        return False
    return cost[MAGIC] == 0 or cost[MAGIC] <= power_of(d, player)


def pay_for(d: Duel, player: Player, kind: i64) -> None:
    """Pay the price of a card; what is spared by another card its builder chooses (R113)."""
    cost = d.rules.kinds[kind].cost
    if cost[MAGIC] > 0:
        spend(d, player, cost[MAGIC])
    if discount_on(d, player, kind) > 0:
        d.ask(DROP, player, kind)
    else:
        pay_price(d, player, kind, -1)


def pay_price(d: Duel, player: Player, kind: i64, spared: i64) -> None:
    """Pay the resources of a price but for one that is spared."""
    cost = d.rules.kinds[kind].cost
    for resource in range(RESOURCES):
        if resource == spared:
            pay(d, player, resource, cost[resource] - 1)
        elif cost[resource] > 0:
            pay(d, player, resource, cost[resource])


def pay(d: Duel, player: Player, resource: i64, n: i64) -> None:
    """Take resources off the regions and out of stores; ask from where if there is a choice."""
    if n <= 0:
        return
    if spendable(d, player, resource) == d.realms[player].holds(resource):
        lose(d, player, resource, n, PAY)
    elif d.realms[player].holds(resource) == 0 and n <= PAIR:
        unload(d, player, find_pair(d, player, resource), n)
    else:
        d.ask(PAY, player, n, resource)


def lose(d: Duel, player: Player, resource: i64, n: i64, question: i64) -> None:
    """Take resources off the regions; ask from which if there is a choice."""
    d.stock_changed()
    r = d.realms[player]
    region = only_stocked(r, resource)
    if region >= 0:
        r.drain(region, n)
    elif r.holds(resource) > n:
        d.ask(question, player, n, resource)
    else:
        for region in range(r.first, r.end):
            if is_stocked(r, region, resource):
                r.set_stock(region, 0)


def unload(d: Duel, player: Player, slot: i64, spent: i64) -> None:
    """Empty a store: what is not spent needs room on a region or is lost (R38)."""
    r = d.realms[player]
    resource = i64(r.counters[slot]) - 1
    if d.facts is not None:
        tell_stored(d.facts, player, slot, resource, -PAIR)
    r.counters[slot] = 0
    r.stored[resource] -= PAIR
    d.changed = True
    receive(d, player, resource, PAIR - spent)


class Spare(Verb):
    """Choose which resource of a price is spared."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        for resource in range(RESOURCES):
            if can_spare(d, player, d.number(), resource):
                out.add(self.code, resource)

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        resource = operand(action)
        if not can_spare(d, player, d.number(), resource):
            return Refusal("cannot_spare", "R113", {"resource": resource_word(resource)})
        return None

    def play(self, d: Duel, player: Player, action: i64) -> None:
        kind = d.number()
        d.answered()
        pay_price(d, player, kind, operand(action))


def can_spare(d: Duel, player: Player, kind: i64, spared: i64) -> bool:
    """Whether the price without one of this resource can be paid."""
    cost = d.rules.kinds[kind].cost
    if cost[spared] == 0:
        return False
    for resource in range(RESOURCES):
        if cost[resource] - (1 if resource == spared else 0) > spendable(d, player, resource):
            return False
    return True


class Pay(Verb):
    """Pay one resource from a region of one's own choice."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        r = d.realms[player]
        anything = d.waiting_for() == PAY_ANY
        for region in range(r.first, r.end):
            if r.stock[region] > 0 and (anything or is_stocked(r, region, d.detail())):
                out.add(self.code, region)

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        r = d.realms[player]
        region = operand(action)
        if not 0 <= region < REGIONS or r.stock[region] == 0:
            return Refusal("region_empty", "duel-regions")
        if d.waiting_for() != PAY_ANY and not is_stocked(r, region, d.detail()):
            return Refusal("other_resource", "duel-regions", {"resource": resource_word(d.detail())})
        return None

    def play(self, d: Duel, player: Player, action: i64) -> None:
        d.realms[player].drain(operand(action), 1)
        d.stock_changed()
        d.count_down()


# --- receiving ---------------------------------------------------------------------------------------


def receive(d: Duel, player: Player, resource: i64, n: i64 = 1) -> None:
    """Put resources on regions; ask where if there is a choice. Without room they are lost (R98), but two
    that have none go to an empty store."""
    r = d.realms[player]
    if n >= PAIR and n > r.room(resource) and can_stow(d, player, resource):
        stow(d, player, resource)
        n -= PAIR
    n = min(n, r.room(resource))
    if n <= 0:
        return
    d.stock_changed()
    region = only_room(r, resource)
    if region >= 0 and (n < PAIR or not can_stow(d, player, resource)):
        r.fill(region, n)
    else:
        d.ask(PUT, player, resource, n)


class Put(Verb):
    """Put a resource on a region of one's own choice."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        r = d.realms[player]
        resource = d.number()
        for region in range(r.first, r.end):
            if has_room(r, region, resource):
                out.add(self.code, region)

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        region = operand(action)
        if not 0 <= region < REGIONS or not has_room(d.realms[player], region, d.number()):
            return Refusal("no_room", "duel-regions", {"resource": resource_word(d.number())})
        return None

    def play(self, d: Duel, player: Player, action: i64) -> None:
        resource = d.number()
        left = d.detail() - 1
        d.answered()
        d.realms[player].fill(operand(action), 1)
        d.stock_changed()
        receive(d, player, resource, left)


def ask_choice(d: Duel, player: Player, n: i64) -> None:
    """Let a player take resources of the own choice; the flow drops the question where there is no room."""
    if n > 0:
        d.ask(CHOOSE, player, n)


class Choose(Verb):
    """Take a resource of one's own choice, gold included, for which there is room (R98)."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        for resource in range(RESOURCES):
            if d.realms[player].room(resource) > 0:
                out.add(self.code, resource)

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        resource = operand(action)
        if d.realms[player].room(resource) == 0:
            return Refusal("no_room", "R98", {"resource": resource_word(resource)})
        return None

    def play(self, d: Duel, player: Player, action: i64) -> None:
        d.count_down()
        receive(d, player, operand(action))


# --- taking from the opponent ------------------------------------------------------------------------


class Grab(Verb):
    """Name a resource to take from the opponent, who says from which region it comes (R97)."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        for resource in range(RESOURCES):
            if can_grab(d, player, resource):
                out.add(self.code, resource)

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        resource = operand(action)
        if not can_grab(d, player, resource):
            return Refusal("nothing_to_take", "R97", {"resource": resource_word(resource)})
        return None

    def play(self, d: Duel, player: Player, action: i64) -> None:
        d.count_down()
        hand_over(d, 1 - player, operand(action))


def hand_over(d: Duel, giver: Player, resource: i64, n: i64 = 1) -> None:
    """Move resources from a player to the other: the giver says from where, the other where to."""
    receive(d, 1 - giver, resource, n)
    give_up(d, giver, resource, n)


def give_away(d: Duel, giver: Player, resource: i64, n: i64 = 1) -> None:
    """Hand resources over of one's own will."""
    receive(d, 1 - giver, resource, n)
    part_with(d, giver, resource, n)


def part_with(d: Duel, player: Player, resource: i64, n: i64 = 1) -> None:
    """Give resources away of one's own will: out of stores too, where they may be opened."""
    if spendable(d, player, resource) > d.realms[player].holds(resource):
        pay(d, player, resource, n)
    else:
        give_up(d, player, resource, n)


def give_up(d: Duel, player: Player, resource: i64, n: i64 = 1) -> None:
    """Lose resources, from regions of one's own choice; stores stay shut (R39)."""
    if n > 0:
        lose(d, player, resource, n, YIELD)


def register(rules: Rules) -> None:
    """Bring resources into the rules."""
    rules.add(Pay("pay", [REGION], "duel-regions"), PAY, PAY_ANY, YIELD)
    rules.add(Put("put", [REGION], "duel-regions"), PUT)
    rules.add(Choose("choose", [RESOURCE], "duel-regions"), CHOOSE)
    rules.add(Grab("grab", [RESOURCE], "duel-regions"), GRAB)
    rules.add(Spare("spare", [GIVEN], "R113"), DROP)
    for moment in (PAY, PAY_ANY, YIELD, DROP):
        rules.first(moment, "pay_first", "duel-regions")
    for moment in (PUT, CHOOSE, GRAB):
        rules.first(moment, "take_first", "duel-regions")
