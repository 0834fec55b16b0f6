"""One principality as the bot sees it: its income, its stores, its cards, and what can be built next."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.games.duel.bots.conditions import NONE, progress
from hexhaven.games.duel.bots.guards import brigade_gain, brigade_worth
from hexhaven.games.duel.bots.plans import Budget, Plan
from hexhaven.games.duel.bots.terms import (
    ALL,
    BRIGANDS,
    CARDS,
    HAND,
    MAGIC,
    PLANS,
    PRODUCTION,
    RATES,
    ROADS,
    SITES,
    STORES,
    VARIETY,
    WASTE,
    new_tally,
)
from hexhaven.games.duel.bots.values import DuelValues
from hexhaven.games.duel.bots.wizardry import has_citadel_site_for
from hexhaven.games.duel.rules.events import BRIGAND_LIMIT
from hexhaven.games.duel.rules.flow import DOUBLER
from hexhaven.games.duel.rules.kinds import (
    ACTION,
    CITADEL_SITE,
    CITY_SITE,
    FOREIGN_CITY_SITE,
    FOREIGN_SITE,
    PROTECTION,
    REGION_SITE,
    SITE,
    SPELL_BOOK,
    TRADE_FLEET,
    UNIT,
    WIZARD,
)
from hexhaven.games.duel.rules.middle import NEW_REGIONS
from hexhaven.games.duel.rules.names import (
    FIRE_BRIGADE,
    FLEET_BRICK,
    FLEET_GOLD,
    FLEET_GRAIN,
    FLEET_LUMBER,
    FLEET_ORE,
    FLEET_WOOL,
    GARRISON,
    GREAT_WALL,
    MINT,
)
from hexhaven.games.duel.rules.realm import (
    COLUMNS,
    FOREIGN,
    REGION_SLOTS,
    ROAD_SLOTS,
    SLOTS,
    Realm,
    borders_citadel,
    left_region,
    number,
    terrain,
)
from hexhaven.games.duel.rules.realm import (
    SITES as SITES_OF_CENTRE,
)
from hexhaven.games.duel.rules.rules import Card
from hexhaven.games.duel.rules.score import NOT_WORKING
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import (
    CITADEL,
    CITY,
    FULL,
    GOLD,
    NUMBERS,
    ORE,
    RESOURCES,
    SETTLEMENT,
    WOOL,
)
from hexhaven.games.duel.rules.terms import MAGIC as MAGIC_PRICE
from hexhaven.games.duel.rules.wizards_dragons.wizards import FIRST_POWER

NO_RESOURCES: Final = vec[i64]([0] * RESOURCES)
REGION_INCOME: Final = 167  # thousandths of a resource with each roll
RATE_OF_BANK: Final = 3

# By resource: the fleet that trades it two to one.
FLEET: Final = vec[i64]([FLEET_LUMBER, FLEET_BRICK, FLEET_WOOL, FLEET_GRAIN, FLEET_ORE, FLEET_GOLD])


class DuelEvaluation:
    """What a position promises one player. A hand that is not seen counts by its size."""

    def __init__(self, values: DuelValues, d: Duel, owner: i64, sees_hand: bool, future: i64) -> None:
        self.values: Final = values
        self.d: Final = d
        self.owner: Final[i64] = owner
        self.r: Final[Realm] = d.realms[owner]
        self.other: Final[Realm] = d.realms[1 - owner]
        self.future: Final[i64] = future  # per cent of the game that lies ahead
        self.tally: Final = new_tally()
        self.income: Final = NO_RESOURCES[:]  # thousandths, with each roll
        self.have: Final = NO_RESOURCES[:]
        self.most: Final = NO_RESOURCES[:]  # what there is room for
        self.there: Final = values.nothing[:]  # working own cards, by kind
        self.doubled: i64 = 0  # regions beside their building (bit r for region r)
        self.guarded: i64 = 0  # regions beside a garrison
        self.power: i64 = 0
        self.wizards: i64 = 0
        self.free_sites: i64 = 0
        self.free_city_sites: i64 = 0
        self.free_citadel_sites: i64 = 0
        self.settlements: i64 = 0
        self.cities: i64 = 0
        self.citadels: i64 = 0
        self.look_at_cards()
        self.look_at_sites()
        self.look_at_regions()
        self.weigh_stores()
        self.weigh_rates()
        self.weigh_roads()
        if sees_hand:
            self.weigh_hand()
        else:
            self.tally.add(HAND, self.r.hand_size * values.weights.other_card)
        self.weigh_plans(sees_hand)
        if self.wizards > 0:
            self.weigh_power(sees_hand)

    # --- what lies there ------------------------------------------------------------------------------

    def look_at_cards(self) -> None:
        r = self.r
        worth: i64 = 0
        for slot in range(SLOTS):
            if r.cards[slot] != 0 and r.marks[slot] & NOT_WORKING == 0:
                kind = i64(r.cards[slot]) - 1
                self.there[kind] += 1
                worth += self.values.in_place[kind]
                if slot < REGION_SLOTS:
                    self.note_neighbours(slot, kind)
                elif slot < ROAD_SLOTS:
                    self.note_counter(slot, kind)
        for slot in range(SLOTS):
            if self.other.cards[slot] != 0 and self.other.marks[slot] & NOT_WORKING == FOREIGN:
                worth += self.values.in_place[i64(self.other.cards[slot]) - 1]
        self.tally.add(CARDS, worth * self.future // ALL)
        if self.there[FIRE_BRIGADE] > 0:
            self.tally.add(CARDS, brigade_worth(self.values, self.r, self.future))

    def note_neighbours(self, slot: i64, kind: i64) -> None:
        """Note the regions that a garrison guards, or a building makes bear twice."""
        left = left_region(slot)
        if kind == GARRISON:
            self.guarded |= 3 << left
        else:
            for region in range(left, left + 2):
                entry = self.r.regions[region]
                if entry != 0 and DOUBLER[terrain(entry)] == kind:
                    self.doubled |= 1 << region

    def note_counter(self, slot: i64, kind: i64) -> None:
        """Note the power of a wizard; what works have stored counts as commerce."""
        if self.values.rules.kinds[kind].kind == WIZARD:
            self.wizards += 1
            self.power += i64(self.r.counters[slot])
            self.tally.add(MAGIC, self.land_worth(slot - REGION_SLOTS) * self.future // ALL)

    def land_worth(self, region: i64) -> i64:
        """A wizard best turns a resource into power that buys little else."""
        w = self.values.weights
        return (self.values.highest_price - w.price[terrain(self.r.regions[region])]) * w.lean_land

    def look_at_sites(self) -> None:
        r = self.r
        for centre in range(r.first, r.last):
            what = r.centres[centre]
            step: i64 = 1
            if what == SETTLEMENT:
                self.settlements += 1
                step = 2
            elif what == CITY:
                self.cities += 1
            else:
                self.citadels += 1
            for slot in range(centre * SITES_OF_CENTRE, (centre + 1) * SITES_OF_CENTRE, step):
                if r.cards[slot] == 0:
                    self.free_sites += 1
                    if what == CITADEL:
                        self.free_citadel_sites += 1
                    elif what == CITY:
                        self.free_city_sites += 1
        w = self.values.weights
        worth = min(self.free_sites, 3) * w.site + min(self.free_city_sites, 3) * w.city_site
        worth += min(self.free_citadel_sites, 2) * w.citadel_site
        self.tally.add(SITES, worth * self.future // ALL)

    def look_at_regions(self) -> None:
        numbers: i64 = 0
        unknown: i64 = 0
        r = self.r
        for column in range(r.first, r.last + 1):
            for region in range(column, 2 * COLUMNS, COLUMNS):
                entry = r.regions[region]
                if entry == 0:
                    unknown += 1
                    continue
                resource = terrain(entry)
                numbers |= 1 << number(entry)
                self.most[resource] += FULL
                self.have[resource] += i64(r.stock[region])
                self.income[resource] += REGION_INCOME * (1 + ((self.doubled >> region) & 1))
        self.weigh_income(unknown)
        self.tally.add(VARIETY, bits(numbers) * self.values.weights.number * self.future // ALL)

    def weigh_income(self, unknown: i64) -> None:
        w = self.values.weights
        worth = unknown * w.unknown_region
        for resource in range(RESOURCES):
            worth += self.income_worth(resource, self.income[resource])
        self.tally.add(PRODUCTION, worth * self.future // ALL)

    def income_worth(self, resource: i64, income: i64) -> i64:
        """The first region of a kind counts more, the third less."""
        w = self.values.weights
        first = min(income, REGION_INCOME)
        second = min(income - first, REGION_INCOME)
        later = income - first - second
        counted = first * w.first_region + second * ALL + later * w.later_region
        return counted * w.income * w.price[resource] // (ALL * ALL)

    # --- what it holds --------------------------------------------------------------------------------

    def weigh_stores(self) -> None:
        w = self.values.weights
        r = self.r
        total: i64 = 0
        waste: i64 = 0
        loot: i64 = 0
        open_to_brigands: i64 = 0
        for column in range(r.first, r.last + 1):
            for region in range(column, 2 * COLUMNS, COLUMNS):
                n = i64(r.stock[region])
                if n > 0:
                    total += n
                    if n == FULL:
                        waste += 1
                    if (self.guarded >> region) & 1 == 0:
                        open_to_brigands += n
                    resource = terrain(r.regions[region])
                    if resource == WOOL or resource == ORE:
                        loot += n
        for resource in range(RESOURCES):
            self.have[resource] += i64(r.stored[resource])
            total += i64(r.stored[resource])
            self.tally.add(STORES, i64(r.stored[resource]) * w.stored)
        self.tally.add(STORES, min(total, BRIGAND_LIMIT) * w.spare + max(0, total - BRIGAND_LIMIT) * w.plenty)
        self.tally.add(WASTE, -waste * w.waste)
        if open_to_brigands > BRIGAND_LIMIT:
            self.tally.add(BRIGANDS, -loot * w.brigands)

    def weigh_rates(self) -> None:
        worth: i64 = 0
        for resource in range(RESOURCES):
            worth += self.rate_worth(resource, i64(self.r.rates[resource]))
        self.tally.add(RATES, worth)

    def rate_worth(self, resource: i64, rate: i64) -> i64:
        w = self.values.weights
        return (RATE_OF_BANK - rate) * self.income[resource] * w.rate * self.future // (10 * ALL)

    def weigh_roads(self) -> None:
        w = self.values.weights
        if self.d.settlements_left == 0 or self.d.regions_left < NEW_REGIONS:
            return
        roads = i64(self.r.roads[self.r.first]) + i64(self.r.roads[self.r.last])
        if roads > 0:
            self.tally.add(ROADS, w.open_road + (roads - 1) * w.second_road)

    def weigh_power(self, sees_hand: bool) -> None:
        """Magic power counts for what waits for it: books that can be cast, and cards of the hand."""
        w = self.values.weights
        wanted: i64 = 0
        for kind in range(self.values.rules.last_kind):
            if self.there[kind] > 0:
                wanted += self.values.casting[kind]
            if sees_hand and self.r.hand[kind] > 0 and self.has_needed(kind):
                wanted += self.values.rules.kinds[kind].cost[MAGIC_PRICE]
        used = min(self.power, wanted)
        self.tally.add(MAGIC, used * w.power + (self.power - used) * w.idle_power)
        promise = w.first_wizard + (self.wizards - 1) * w.next_wizard
        self.tally.add(MAGIC, promise * self.future // ALL)

    # --- cards in the hand ----------------------------------------------------------------------------

    def weigh_hand(self) -> None:
        """Cards above the limit have to go, the weakest first; free places fill up again."""
        w = self.values.weights
        r = self.r
        worth: i64 = max(0, r.hand_limit - r.hand_size) * w.refill
        weakest: i64 = w.win
        for kind in range(self.values.rules.last_kind):
            n = i64(r.hand[kind])
            if n > 0:
                held = self.held_worth(kind)
                weakest = min(weakest, held)
                worth += held * (ALL + (n - 1) * w.twin) // ALL
        if r.hand_size > r.hand_limit:
            worth -= min(worth, weakest * (r.hand_size - r.hand_limit))
        if self.there[GREAT_WALL] > 0:
            worth += self.walled_worth()
        self.tally.add(HAND, worth)

    def walled_worth(self) -> i64:
        """What a great wall guards: the card of the hand that a spy would take."""
        best: i64 = 0
        for held in self.r.held:
            what = self.values.rules.kinds[i64(held)].kind
            if what == UNIT or what == ACTION:
                best = max(best, self.held_worth(i64(held)))
        return best * self.values.weights.spied // ALL

    def held_worth(self, kind: i64) -> i64:
        """What a card is worth in the hand, beside the plan to build it."""
        w = self.values.weights
        row = self.values.rules.kinds[kind]
        ready = self.has_needed(kind)
        if self.values.is_action[kind] != 0:
            worth = self.values.in_hand[kind]
            if row.cost[MAGIC_PRICE] > 0 and self.wizards == 0:
                worth = worth * w.unready // ALL
            elif row.cost[MAGIC_PRICE] > self.power:
                worth = worth * w.locked // ALL
            worth = worth * self.met(kind) // ALL
            if not ready or (row.play_class != PROTECTION and not self.d.unlocked):
                worth = worth * w.locked // ALL
            return worth
        worth = self.built_worth(kind) * w.kept // ALL
        return worth * self.readiness(kind) // ALL + self.spared(kind) * w.spared

    def spared(self, kind: i64) -> i64:
        """How many resources less a card costs, thanks to others."""
        n: i64 = 0
        for card in self.values.rules.discounts:
            if self.there[card.kind] > 0:
                n += card.discount(self.d, self.owner, kind)
        return n

    def readiness(self, kind: i64) -> i64:
        """Per cent of a card's worth: less without a place, a wizard, the card or the state it needs."""
        return self.equipment(kind) * self.met(kind) // ALL

    def met(self, kind: i64) -> i64:
        """Per cent of a card's worth by how far its condition is met."""
        condition = self.values.condition[kind]
        if condition == NONE:
            return ALL
        unmet = self.values.weights.unmet
        return unmet + (ALL - unmet) * progress(self.d, self.owner, condition) // ALL

    def equipment(self, kind: i64) -> i64:
        """The same by place, wizard and card."""
        w = self.values.weights
        if not self.has_place(kind):
            return w.unready
        if self.values.rules.kinds[kind].cost[MAGIC_PRICE] > 0 and self.wizards == 0:
            return w.unready
        if self.has_needed(kind):
            return self.lodging(kind)
        return w.near if self.is_near(kind) else w.unready

    def lodging(self, kind: i64) -> i64:
        """One wizard in the hand can be planned for, with a citadel if need be; others only wait."""
        w = self.values.weights
        if self.values.rules.kinds[kind].kind != WIZARD:
            return ALL
        if self.waiting_wizards() > 1:
            return w.unready
        return ALL if self.has_region_for(kind) else w.near

    def waiting_wizards(self) -> i64:
        """How many wizards are in the hand."""
        n: i64 = 0
        for kind in self.r.held:
            if self.values.rules.kinds[i64(kind)].kind == WIZARD:
                n += 1
        return n

    def is_near(self, kind: i64) -> bool:
        """Whether a card that this one needs can be built next: it is in the hand, or lies open."""
        for need in self.values.rules.needs[kind]:
            is_there = self.r.hand[need] > 0 or self.d.display[need] > 0
            if is_there and self.has_needed(need):
                return True
        return False

    def has_needed(self, kind: i64) -> bool:
        needs = self.values.rules.needs[kind]
        for need in needs:
            if self.there[need] > 0:
                return True
        return len(needs) == 0

    def has_place(self, kind: i64) -> bool:
        """Whether a card finds a place now, as far as one sees at a glance."""
        place = self.values.rules.kinds[kind].place
        if place == SITE:
            return self.free_sites > 0
        if place == CITY_SITE:
            return self.free_city_sites > 0
        if place == CITADEL_SITE:
            return self.free_citadel_sites > 0
        if place == REGION_SITE:
            return self.has_region_for(kind) or self.could_live_in_citadel(kind)
        if place == FOREIGN_SITE or place == FOREIGN_CITY_SITE:
            return self.has_foreign_site(place)
        return True

    def has_region_for(self, kind: i64) -> bool:
        row = self.values.rules.kinds[kind]
        r = self.r
        for column in range(r.first, r.last + 1):
            for region in range(column, 2 * COLUMNS, COLUMNS):
                entry = r.regions[region]
                fits = entry != 0 and (row.terrain < 0 or terrain(entry) == row.terrain)
                is_free = fits and r.cards[REGION_SLOTS + region] == 0
                if is_free and (not row.at_citadel or borders_citadel(r, region)):
                    return True
        return False

    def could_live_in_citadel(self, kind: i64) -> bool:
        """Whether a wizard finds its region once a citadel is built for it."""
        row = self.values.rules.kinds[kind]
        return row.at_citadel and self.d.citadels_left > 0 and has_citadel_site_for(self.r, row)

    def has_foreign_site(self, place: i64) -> bool:
        r = self.other
        for centre in range(r.first, r.last):
            what = r.centres[centre]
            if what == CITY or (what == SETTLEMENT and place == FOREIGN_SITE):
                step = 1 if what == CITY else 2
                for slot in range(centre * SITES_OF_CENTRE, (centre + 1) * SITES_OF_CENTRE, step):
                    if r.cards[slot] == 0:
                        return True
        return False

    # --- what a card brings once it is built ----------------------------------------------------------

    def built_worth(self, kind: i64) -> i64:
        w = self.values.weights
        row = self.values.rules.kinds[kind]
        worth = row.points * w.point + self.values.in_place[kind] * self.future // ALL
        if row.strength > 0:
            worth += lead_gain(self.values, self.r.strength, self.other.strength, row.strength)
        if row.commerce > 0:
            worth += self.commerce_gain(row.commerce)
        if row.tournament > 0:
            worth += tournament_worth(
                self.values, self.future, self.r.tournament + row.tournament, self.other
            )
            worth -= tournament_worth(self.values, self.future, self.r.tournament, self.other)
        if row.kind == WIZARD:
            worth += self.wizard_gain(kind)
        elif row.kind == SPELL_BOOK and self.wizards == 0:
            worth //= 3
        elif row.unit == TRADE_FLEET or kind == MINT:
            worth += self.trade_gain(kind)
        else:
            worth += self.doubling_gain(kind)
        return worth + self.gain_for_others(kind)

    def gain_for_others(self, kind: i64) -> i64:
        """What a card does for others: it guards them, or makes them cheaper."""
        if kind == FIRE_BRIGADE:
            return brigade_gain(self.values, self.r, self.future)
        if kind == GREAT_WALL:
            return self.walled_worth()
        for card in self.values.rules.discounts:
            if card.kind == kind:
                return self.saving_gain(card)
        return 0

    def saving_gain(self, card: Card) -> i64:
        """What a card spares on those of the hand."""
        saved: i64 = 0
        for kind in self.r.held:
            saved += card.discount(self.d, self.owner, i64(kind))
        return saved * self.values.weights.spared

    def commerce_gain(self, commerce: i64) -> i64:
        gain = lead_gain(self.values, self.r.commerce, self.other.commerce, commerce)
        if self.cities == 0:
            return gain // 2  # without a city there is no token yet
        return gain

    def wizard_gain(self, kind: i64) -> i64:
        """The first wizard of a citadel is a point; each begins with power and lets one do more magic."""
        w = self.values.weights
        gain = FIRST_POWER * w.idle_power
        if self.wizards < self.citadels or not self.has_region_for(kind):  # then with a new citadel
            gain += w.point
        promise = w.next_wizard
        if self.wizards == 0:
            promise = w.first_wizard
        return gain + promise * self.future // ALL

    def trade_gain(self, kind: i64) -> i64:
        gain: i64 = 0
        for resource in range(RESOURCES):
            if FLEET[resource] == kind or (kind == MINT and resource == GOLD):
                rate: i64 = 2
                if kind == MINT:
                    rate = 1
                now = i64(self.r.rates[resource])
                if rate < now:
                    gain += self.rate_worth(resource, rate) - self.rate_worth(resource, now)
        return gain

    def doubling_gain(self, kind: i64) -> i64:
        """The best site for a building that makes its neighbours bear twice."""
        for resource in range(RESOURCES):
            if DOUBLER[resource] == kind:
                more = REGION_INCOME * self.most_neighbours(resource)
                income = self.income[resource]
                gain = self.income_worth(resource, income + more) - self.income_worth(resource, income)
                return gain * self.future // ALL
        return 0

    def most_neighbours(self, resource: i64) -> i64:
        """How many regions of a kind that do not bear twice yet lie at one free site, at most."""
        r = self.r
        most: i64 = 0
        for slot in range(r.first * SITES_OF_CENTRE, r.last * SITES_OF_CENTRE):
            if r.cards[slot] == 0 and (slot % 2 == 0 or r.centres[slot // SITES_OF_CENTRE] != SETTLEMENT):
                left = left_region(slot)
                n: i64 = 0
                for region in range(left, left + 2):
                    entry = r.regions[region]
                    if entry != 0 and terrain(entry) == resource and (self.doubled >> region) & 1 == 0:
                        n += 1
                most = max(most, n)
        return most

    # --- what can be built next -----------------------------------------------------------------------

    def weigh_plans(self, sees_hand: bool) -> None:
        budget = Budget(self.values, self.income, self.most, self.r.rates)
        self.plan_settlement(budget)
        self.plan_centres(budget)
        hand = self.r.hand
        display = self.d.display
        for kind in range(self.values.rules.last_kind):
            at_hand = (sees_hand and hand[kind] > 0) or (display[kind] > 0 and self.there[kind] == 0)
            if at_hand and self.can_come(kind):
                self.plan_card(budget, kind)
        self.tally.add(PLANS, budget.worth(self.have))

    def can_come(self, kind: i64) -> bool:
        """Whether nothing but the price is missing for building a card."""
        if self.values.is_action[kind] != 0 or not self.has_needed(kind):
            return False
        return self.met(kind) == ALL and self.has_place(kind)

    def plan_settlement(self, budget: Budget) -> None:
        d = self.d
        if d.settlements_left == 0 or d.regions_left < NEW_REGIONS:
            return
        w = self.values.weights
        worth = w.point + (NEW_REGIONS * w.unknown_region + 2 * w.site) * self.future // ALL
        price = self.values.settlement
        if self.r.roads[self.r.first] == 0 and self.r.roads[self.r.last] == 0:
            if d.roads_left == 0:
                return
            price = self.values.road_and_settlement
        budget.plans.append(Plan(worth, price, 0, 0))

    def plan_centres(self, budget: Budget) -> None:
        if self.settlements == 0:
            return
        w = self.values.weights
        if self.d.cities_left > 0:
            worth = w.point + (2 * w.site + 2 * w.city_site) * self.future // ALL
            if self.cities == 0 and self.r.commerce > self.other.commerce:
                worth += w.token // 2
            budget.plans.append(Plan(worth, self.values.city, 0, 0))

    def plan_card(self, budget: Budget, kind: i64) -> None:
        row = self.values.rules.kinds[kind]
        worth = self.built_worth(kind)
        price = row.cost
        if row.kind == WIZARD and not self.has_region_for(kind):
            worth -= self.values.weights.no_citadel
            price = self.values.with_citadel[kind]
        magic = row.cost[MAGIC_PRICE]
        if magic == 0 or self.wizards > 0:
            delay = max(0, magic - self.power) * self.values.weights.power_rolls
            budget.plans.append(Plan(worth, price, self.spared(kind), delay))


# --- leads -------------------------------------------------------------------------------------------


def lead_worth(values: DuelValues, own: i64, other: i64) -> i64:
    """A token, and how safe it is."""
    w = values.weights
    ahead = own - other
    worth = max(-w.safe_lead, min(w.safe_lead, ahead)) * w.lead
    if ahead > 0:
        worth += w.token
    elif ahead < 0:
        worth -= w.token * w.rival // ALL
    return worth


def lead_gain(values: DuelValues, own: i64, other: i64, more: i64) -> i64:
    return lead_worth(values, own + more, other) - lead_worth(values, own, other)


def tournament_worth(values: DuelValues, future: i64, own: i64, other: Realm) -> i64:
    w = values.weights
    ahead = own - other.tournament
    worth = max(-w.safe_lead, min(w.safe_lead, ahead)) * w.tournament_lead
    if ahead > 0:
        worth += w.tournament
    elif ahead < 0:
        worth -= w.tournament * w.rival // ALL
    return worth * future // ALL


def future_of(values: DuelValues, d: Duel) -> i64:
    """How much of the game lies ahead, in per cent."""
    goal = values.rules.victory_points
    most = max(d.realms[0].points, d.realms[1].points)
    return max(values.weights.shortest_future, min(ALL, ALL * (goal - most) // (goal - 2)))


def bits(mask: i64) -> i64:
    n: i64 = 0
    for i in range(NUMBERS + 1):
        n += (mask >> i) & 1
    return n
