"""What a position is worth to one player, in named terms, and the purchases that player can plan for."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from hexhaven.board.build import keeps_distance
from hexhaven.board.development import knights_of
from hexhaven.board.geometry import NONE
from hexhaven.board.robber import safe_hand
from hexhaven.board.route import other_end
from hexhaven.board.rules import BUILDINGS, NO_CARD, YIELD_SLOTS
from hexhaven.board.state import SEAT_BIT, Position
from hexhaven.board.terrain import (
    ANY_HARBOUR,
    CARD_KINDS,
    CITY,
    INVENTION,
    KINDS,
    KNIGHT,
    MONOPOLY,
    NO_HARBOUR,
    PIECES,
    ROAD,
    ROAD_BUILDING,
    SETTLEMENT,
    SPECIAL_HARBOUR,
    VICTORY_POINT,
)
from hexhaven.bots.greedy.chart import (
    ALL,
    BUY,
    ENLARGE,
    EXTEND,
    MOST_ROADS,
    NO_CARDS,
    PIPS,
    SETTLE,
    Chart,
)
from hexhaven.bots.greedy.podium import Podium
from hexhaven.bots.greedy.tally import (
    ARMY,
    CARDS,
    HARBOUR,
    POINTS,
    PRODUCTION,
    RIVALS,
    ROUTE,
    VARIETY,
    WIN,
    Tally,
)
from hexhaven.game import NOBODY

NO_EDGES: Final = vec[i64]([NONE] * (MOST_ROADS + 1))
SPECIAL_POINTS: Final = 2  # the longest road and the largest army


class Outlook:
    """All that counts in a position but the cards in hand: the value so far, and plans with their worth.

    `future` says how much of the game lies ahead, in per cent. Positions that are compared must share it:
    otherwise every point won would seem to spoil the income.
    """

    def __init__(self, chart: Chart, p: Position, me: i64, future: i64) -> None:
        self.chart: Final = chart
        self.me: Final[i64] = me
        self.kinds: Final[i64] = p.rules.kinds
        self.points: Final[i64] = p.points_of(me)
        self.lead: Final[i64] = strongest_rival(p, me)
        self.future: Final[i64] = future
        self.income: Final = income(chart, p, me)  # pips by kind
        self.flow: Final = without_robber(p, me, self.income)  # the same while the robber stays
        self.rates: Final = rates(p, me)
        self.safe_hand: Final[i64] = safe_hand(p, me)
        self.worth: vec[i64] = chart.no_plans[:]
        self.first_edge: vec[i64] = NO_EDGES[:]  # where the way to the best place begins, by roads to build
        self.value: Final = Tally()
        self.weigh(p)
        self.plan(p)

    def after(self, p: Position) -> Outlook:
        """The outlook on a position that is compared with this one."""
        return Outlook(self.chart, p, self.me, self.future)

    def further_plans(self, hand: vec[i64], podium: Podium) -> i64:
        """Let plans that other games know compete for the same cards; the worth of those for other cards."""
        return 0

    # --- the value so far ---------------------------------------------------------------------------

    def weigh(self, p: Position) -> None:
        w = self.chart.weights
        value = self.value
        if self.points >= p.rules.target:
            value.add(WIN, w.win)
        value.add(POINTS, self.points * w.point)
        value.add(RIVALS, -self.lead * w.rival)
        weigh_income(self.chart, self.income, self.rates, self.future, value)
        value.add(ROUTE, route_lead(self.chart, p, self.me))
        value.add(ARMY, army_worth(self.chart, p, self.me, held_knights(p, self.me)))
        value.add(CARDS, cards_worth(self.chart, p, self.me))

    # --- plans --------------------------------------------------------------------------------------

    def plan(self, p: Position) -> None:
        if p.has_piece(self.me, SETTLEMENT):
            self.plan_settlements(p)
        if p.has_piece(self.me, CITY):
            self.plan_city(p)
        if p.deck_size > 0:
            self.worth[BUY] = drawn_worth(self.chart, p, self.me)
        self.plan_route(p)

    def won_with(self, p: Position, points: i64) -> i64:
        """What victory in sight adds to a plan that brings so many points."""
        return self.chart.weights.near_win if self.points + points >= p.rules.target else 0

    def plan_settlements(self, p: Position) -> None:
        """Look for places from the player's own nodes outwards, road by road."""
        mine = SEAT_BIT[self.me]
        seen = self.chart.no_nodes[:]
        via = self.chart.no_nodes[:]  # the first edge of the way
        frontier = vec[i64]()
        for node in range(p.map.land_nodes):
            if p.reach[node] & mine != 0:
                seen[node] = 1
                frontier = append(frontier, node)
                self.consider_place(p, node, 0, NONE)
        supply = i64(p.supply[self.me * PIECES + ROAD])
        for roads in range(1, min(MOST_ROADS, supply) + 1):
            further = vec[i64]()
            for node in frontier:
                occupant = i64(p.occupants[node])
                if occupant != 0 and occupant != self.me + 1:
                    continue
                for i in range(3 * node, 3 * node + 3):
                    edge = p.map.node_edges[i]
                    if edge != NONE and edge < p.map.land_edges and p.routes[edge] == 0:
                        near = other_end(p, edge, node)
                        if seen[near] == 0:
                            seen[near] = 1
                            via[near] = edge if roads == 1 else via[node]
                            further = append(further, near)
                            self.consider_place(p, near, roads, via[near])
            frontier = further

    def consider_place(self, p: Position, node: i64, roads: i64, edge: i64) -> None:
        """Keep the place if it is the best one at this distance."""
        if not keeps_distance(p, node):
            return
        w = self.chart.weights
        worth = w.point + self.growth(p, node, 0, SETTLEMENT) + self.won_with(p, 1)
        worth = worth * w.sure[roads] // ALL
        if is_contested(p, self.me, node):
            worth = worth * w.contested // ALL
        if worth > self.worth[SETTLE + roads]:
            self.worth[SETTLE + roads] = worth
            self.first_edge[roads] = edge

    def growth(self, p: Position, node: i64, old: i64, new: i64) -> i64:
        """What a building in place of another one (0 for none) adds to the worth of the income."""
        chart = self.chart
        harbour = i64(p.land.harbour[node]) if old == 0 else NO_HARBOUR
        before = (node * BUILDINGS + old) * KINDS
        after = (node * BUILDINGS + new) * KINDS
        growth: i64 = 0
        for card in range(self.kinds):
            more = chart.yields[after + card] - chart.yields[before + card]
            if more != 0 or harbour != NO_HARBOUR:
                pips = self.income[card]
                rate = self.rates[card]
                growth += chart.production(card, more) + chart.variety(pips + more) - chart.variety(pips)
                growth += chart.harbour(pips + more, min(rate, harbour_rate(harbour, card)))
                growth -= chart.harbour(pips, rate)
        return growth * self.future // ALL

    def plan_city(self, p: Position) -> None:
        best: i64 = 0
        for node in range(p.map.land_nodes):
            if p.buildings[node] == SETTLEMENT and p.owner(node) == self.me:
                worth = self.chart.weights.point + self.growth(p, node, SETTLEMENT, CITY)
                if worth > best:
                    best = worth
        if best > 0:
            self.worth[ENLARGE] = best + self.won_with(p, 1)

    def plan_route(self, p: Position) -> None:
        """The longest road, if few enough roads lack."""
        if p.longest_road == self.me:
            return
        length = max(p.rules.shortest_route, longest_other_route(p, self.me) + 1)
        roads = length - i64(p.route_length[self.me])
        if roads <= MOST_ROADS and i64(p.supply[self.me * PIECES + ROAD]) >= roads:
            w = self.chart.weights
            worth = SPECIAL_POINTS * w.point + self.won_with(p, SPECIAL_POINTS)
            if p.longest_road != NOBODY:
                worth += SPECIAL_POINTS * w.rival
            self.worth[EXTEND + roads] = worth * w.route_sure[roads] // ALL


# --- the parts of the value --------------------------------------------------------------------------


def weigh_income(chart: Chart, income: vec[i64], rates: vec[i64], future: i64, value: Tally) -> None:
    """Add what an income is worth for the rest of the game."""
    production: i64 = 0
    variety: i64 = 0
    harbour: i64 = 0
    for card in range(chart.rules.kinds):
        production += chart.production(card, income[card])
        variety += chart.variety(income[card])
        harbour += chart.harbour(income[card], rates[card])
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


def future_of(chart: Chart, p: Position, me: i64) -> i64:
    """How much of the game lies ahead, in per cent, by the points of the strongest player."""
    points = max(p.points_of(me), strongest_rival(p, me))
    left = ALL * (p.rules.target - points) // max(1, p.rules.target - 2)
    return max(chart.weights.shortest_future, min(ALL, left))


def income(chart: Chart, p: Position, player: i64) -> vec[i64]:
    """In how many of 36 throws the player's buildings bring each kind of card, the robber apart."""
    pips = NO_CARDS[:]
    mine = u8(player + 1)
    for node in range(p.map.land_nodes):
        if p.holders[node] == mine:
            row = (node * BUILDINGS + i64(p.buildings[node])) * KINDS
            for card in range(p.rules.kinds):
                pips[card] += chart.yields[row + card]
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


def harbour_rate(harbour: i64, card: i64) -> i64:
    """The rate that a harbour gives for a kind of card."""
    if harbour == ANY_HARBOUR:
        return 3
    return 2 if harbour == SPECIAL_HARBOUR + card else 4


def is_contested(p: Position, me: i64, node: i64) -> bool:
    """Whether somebody else's roads come to the node, or to one next to it."""
    others = ~i64(SEAT_BIT[me])
    if i64(p.reach[node]) & others != 0:
        return True
    for i in range(3 * node, 3 * node + 3):
        near = p.map.node_nodes[i]
        if near != NONE and i64(p.reach[near]) & others != 0:
            return True
    return False


def longest_other_route(p: Position, me: i64) -> i64:
    most: i64 = 0
    for player in range(p.rules.players):
        if player != me and i64(p.route_length[player]) > most:
            most = i64(p.route_length[player])
    return most


def route_lead(chart: Chart, p: Position, me: i64) -> i64:
    """The holder of the longest road sleeps better with a road or two in hand."""
    if p.longest_road != me:
        return 0
    lead = i64(p.route_length[me]) - longest_other_route(p, me)
    return chart.weights.route_lead * max(0, min(2, lead))


def held_knights(p: Position, me: i64) -> i64:
    return i64(p.cards[me * CARD_KINDS + KNIGHT])


def army_worth(chart: Chart, p: Position, me: i64, held: i64) -> i64:
    """The part of the two points for the largest army that the player's knights are good for."""
    w = chart.weights
    most: i64 = 0
    for player in range(p.rules.players):
        if player != me:
            most = max(most, knights_of(p, player))
    mine = knights_of(p, me)
    if p.largest_army == me:
        return w.army_lead * min(2, mine + held - most)
    lacking = max(p.rules.smallest_army, most + 1) - mine
    to_buy = max(0, lacking - held)
    to_play = lacking - to_buy
    if to_buy >= len(w.army_open) or to_play >= len(w.army_ready):
        return 0
    worth = SPECIAL_POINTS * (w.point + (w.rival if p.largest_army != NOBODY else 0))
    return worth * w.army_open[to_buy] // ALL * w.army_ready[to_play] // ALL


def card_worth(chart: Chart, kind: i64) -> i64:
    """What a development card in hand is worth, a knight's part in the army and a point apart."""
    w = chart.weights
    if kind == KNIGHT:
        return w.knight
    if kind == ROAD_BUILDING:
        return w.road_building
    if kind == INVENTION:
        return w.invention
    return w.monopoly if kind == MONOPOLY else 0


def cards_worth(chart: Chart, p: Position, me: i64) -> i64:
    worth: i64 = 0
    for kind in range(CARD_KINDS):
        n = i64(p.cards[me * CARD_KINDS + kind])
        if n > 0:
            worth += n * card_worth(chart, kind)
    return worth


def drawn_worth(chart: Chart, p: Position, me: i64) -> i64:
    """What the top card of the deck is worth on average, by the cards nobody has seen yet."""
    w = chart.weights
    unseen: i64 = 0
    worth: i64 = 0
    for kind in range(CARD_KINDS):
        n = unseen_cards(p, me, kind)
        unseen += n
        each = card_worth(chart, kind)
        if kind == KNIGHT:
            held = held_knights(p, me)
            each += army_worth(chart, p, me, held + 1) - army_worth(chart, p, me, held)
        elif kind == VICTORY_POINT:
            each = w.point + (w.win if p.points_of(me) + 1 >= p.rules.target else 0)
        worth += n * each
    return worth // max(1, unseen)


def unseen_cards(p: Position, me: i64, kind: i64) -> i64:
    """How many development cards of a kind are in the deck or in other hands."""
    n = i64(p.rules.deck[kind]) - i64(p.cards[me * CARD_KINDS + kind])
    for player in range(p.rules.players):
        n -= i64(p.opened[player * CARD_KINDS + kind])
    return n
