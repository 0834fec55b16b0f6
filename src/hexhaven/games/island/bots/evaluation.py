"""What a position is worth to one player, and the purchases to plan for: the sum over all layers."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from hexhaven.bots.tally import Tally
from hexhaven.games.island.bots.plans import MOST_ROADS, Plans
from hexhaven.games.island.bots.tables import NO_CARDS, PIPS, UNKNOWN, Aspect, GameTables
from hexhaven.games.island.bots.terms import HARBOUR, PRODUCTION, VARIETY
from hexhaven.games.island.bots.weights import ALL
from hexhaven.games.island.rules.geometry import NONE
from hexhaven.games.island.rules.robber import safe_hand
from hexhaven.games.island.rules.rules import BUILDINGS, NO_CARD, YIELD_SLOTS
from hexhaven.games.island.rules.state import MARK, Position
from hexhaven.games.island.rules.terrain import (
    ANY_HARBOUR,
    CITY,
    KINDS,
    NO_HARBOUR,
    SETTLEMENT,
    SPECIAL_HARBOUR,
)

NO_EDGES: Final = vec[i64]([NONE] * (MOST_ROADS + 1))
NO_NODES: Final = vec[i64]()

# To multiply by a share and shift is to divide by a rate, and several times faster: up to ten thousand the
# whole number is the same for every rate up to eight.
SHARE_BITS: Final = 16
WORST_RATE: Final = 8
SHARE: Final = vec[i64]([0] + [((1 << SHARE_BITS) + rate - 1) // rate for rate in range(1, WORST_RATE + 1)])


class Trial:
    """What an action makes of a position: how that is evaluated, and what it does to the own hand."""

    def __init__(self, evaluation: Evaluation, change: vec[i64]) -> None:
        self.evaluation: Final = evaluation
        self.change: Final = change


class Evaluation:
    """All that counts in a position but the cards in hand: the value so far, and plans with their worth.

    `future` says how much of the game lies ahead, in per cent. Positions that are compared must share it:
    otherwise every point won would seem to spoil the income.
    """

    def __init__(
        self, tables: GameTables, p: Position, me: i64, future: i64, before: Evaluation | None = None
    ) -> None:
        self.tables: Final = tables
        self.me: Final[i64] = me
        self.kinds: Final[i64] = p.rules.kinds
        self.points: Final[i64] = p.points_of(me)
        self.lead: Final[i64] = strongest_rival(p, me)
        self.future: Final[i64] = future
        self.nodes: Final = built_on(p, me)
        self.income: Final = income(tables, p, self.nodes)  # pips by kind
        self.flow: Final = without_robber(p, me, self.income)  # the same while the robber stays
        self.rates: Final = rates(p, me)
        self.shares: Final = shares(self.rates)
        self.safe_hand: Final[i64] = safe_hand(p, me)
        self.route: Final[i64] = i64(p.route_length[me])
        self.first_edge: Final = NO_EDGES[:]  # where the way to the best place begins, by roads to build
        self.aspects: Final = tables.no_aspects[:]  # by layer
        self.trials: Final[dict[int, Trial]] = {}  # by action
        self.routes: Final[dict[int, int]] = {}  # the own longest route, by action
        self.grown: Final = shared_growth(self, before)  # by a settlement, by node
        self.value: Final = tables.tally()
        self.plans: Final = Plans(tables.no_plans, tables.lasting)
        for layer in tables.layers:
            layer.worth(self, p, self.value)
        for layer in tables.layers:
            layer.plans(self, p, self.plans)
        self.active: Final = worthwhile(tables.order, self.plans.worth)

    def after(self, p: Position) -> Evaluation:
        """The evaluation of a position that is compared with this one."""
        return Evaluation(self.tables, p, self.me, self.future, self)

    def keep(self, place: i64, aspect: Aspect) -> None:
        """Let a layer keep what it has worked out."""
        self.aspects[place] = aspect

    def won_with(self, p: Position, points: i64) -> i64:
        """What victory in sight adds to a plan that brings so many points."""
        return self.tables.weights.near_win if self.points + points >= p.rules.target else 0

    def settled_growth(self, p: Position, node: i64) -> i64:
        """What a settlement on a free node adds to the worth of the income."""
        growth = self.grown[node]
        if growth == UNKNOWN:
            growth = self.growth(p, node, 0, SETTLEMENT)
            self.grown[node] = growth
        return growth

    def growth(self, p: Position, node: i64, old: i64, new: i64) -> i64:
        """What a building in place of another one (0 for none) adds to the worth of the income."""
        tables = self.tables
        harbour = i64(p.land.harbour[node]) if old == 0 else NO_HARBOUR
        before = (node * BUILDINGS + old) * KINDS
        after = (node * BUILDINGS + new) * KINDS
        growth: i64 = 0
        for card in range(self.kinds):
            more = tables.yields[after + card] - tables.yields[before + card]
            if more != 0 or harbour != NO_HARBOUR:
                pips = self.income[card]
                rate = self.rates[card]
                growth += tables.production(card, more) + tables.variety(pips + more) - tables.variety(pips)
                growth += tables.harbour(pips + more, min(rate, harbour_rate(harbour, card)))
                growth -= tables.harbour(pips, rate)
        return growth * self.future // ALL


def shared_growth(e: Evaluation, before: Evaluation | None) -> vec[i64]:
    """What settlements add is known from the position before as long as income and rates are the same."""
    if before is not None and is_same(e.income, before.income) and is_same(e.rates, before.rates):
        return before.grown
    return e.tables.unknown_nodes[:]


def is_same(one: vec[i64], other: vec[i64]) -> bool:
    for i in range(len(one)):
        if one[i] != other[i]:
            return False
    return True


def worthwhile(order: vec[i64], worth: vec[i64]) -> vec[i64]:
    """The plans that are worth something, purse by purse."""
    found = NO_NODES
    for plan in order:
        if worth[plan] > 0:
            found = append(found, plan)
    return found


def built_on(p: Position, player: i64) -> vec[i64]:
    """The nodes on which a player has built."""
    nodes = NO_NODES
    mine = MARK[player]
    for node in range(p.map.land_nodes):
        if p.holders[node] == mine:
            nodes = append(nodes, node)
    return nodes


# --- the parts of the value --------------------------------------------------------------------------


def weigh_income(tables: GameTables, income: vec[i64], rates: vec[i64], future: i64, value: Tally) -> None:
    """Add what an income is worth for the rest of the game."""
    production: i64 = 0
    variety: i64 = 0
    harbour: i64 = 0
    for card in range(tables.rules.kinds):
        production += tables.production(card, income[card])
        variety += tables.variety(income[card])
        harbour += tables.harbour(income[card], rates[card])
    value.add(PRODUCTION, production * future // ALL)
    value.add(VARIETY, variety * future // ALL)
    value.add(HARBOUR, harbour * future // ALL)


def strongest_rival(p: Position, me: i64) -> i64:
    """The points that the strongest opponent shows."""
    most: i64 = 0
    for player in range(p.rules.players):
        if player != me and i64(p.shown_points[player]) > most:
            most = i64(p.shown_points[player])
    return most


def future_of(tables: GameTables, p: Position, me: i64) -> i64:
    """How much of the game lies ahead, in per cent, by the points of the strongest player."""
    points = max(p.points_of(me), strongest_rival(p, me))
    left = ALL * (p.rules.target - points) // max(1, p.rules.target - 2)
    return max(tables.weights.shortest_future, min(ALL, left))


def income(tables: GameTables, p: Position, nodes: vec[i64]) -> vec[i64]:
    """In how many of 36 throws buildings on these nodes bring each kind of card, the robber apart."""
    pips = NO_CARDS[:]
    for node in nodes:
        row = (node * BUILDINGS + i64(p.buildings[node])) * KINDS
        for card in range(p.rules.kinds):
            pips[card] += tables.yields[row + card]
    return pips


def without_robber(p: Position, player: i64, income: vec[i64]) -> vec[i64]:
    """The income that the robber leaves."""
    flow = income[:]
    hex = p.robber
    if p.land.number[hex] == 0:
        return flow
    mine = u8(player + 1)
    for j in range(6 * hex, 6 * hex + 6):
        node = p.map.hex_nodes[j]
        if p.holders[node] == mine:
            row = (p.land.terrain[hex] * BUILDINGS + i64(p.buildings[node])) * YIELD_SLOTS
            for i in range(row, row + YIELD_SLOTS):
                card = p.rules.harvest[i]
                if card != NO_CARD:
                    flow[card] -= PIPS[i64(p.land.number[hex])]
    return flow


def pips_at(p: Position, hex: i64, player: i64) -> i64:
    """What a hex brings a player, in cards per 36 throws."""
    mine = u8(player + 1)
    pips: i64 = 0
    for j in range(6 * hex, 6 * hex + 6):
        node = p.map.hex_nodes[j]
        if p.holders[node] == mine:
            pips += PIPS[i64(p.land.number[hex])] * (2 if p.buildings[node] == CITY else 1)
    return pips


def rates(p: Position, player: i64) -> vec[i64]:
    """For how many cards of each kind the bank gives one."""
    rates = NO_CARDS[:]
    for card in range(p.rules.kinds):
        rates[card] = i64(p.rates[player * KINDS + card])
    return rates


def shares(rates: vec[i64]) -> vec[i64]:
    """What to multiply cards with, in place of dividing them by their rates."""
    shares = rates[:]
    for card in range(len(rates)):
        shares[card] = SHARE[min(rates[card], WORST_RATE)]
    return shares


def harbour_rate(harbour: i64, card: i64) -> i64:
    """The rate that a harbour gives for a kind of card."""
    if harbour == ANY_HARBOUR:
        return 3
    return 2 if harbour == SPECIAL_HARBOUR + card else 4
