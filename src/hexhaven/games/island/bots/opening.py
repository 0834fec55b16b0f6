"""The founding phase: where to settle first, and where the first roads lead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexhaven.bots.tally import Tally
from hexhaven.games.island.bots.evaluation import Evaluation, harbour_rate, weigh_income
from hexhaven.games.island.bots.tables import GameTables
from hexhaven.games.island.bots.terms import ROOM, START, VARIETY
from hexhaven.games.island.bots.weights import ALL
from hexhaven.games.island.rules.build import keeps_distance
from hexhaven.games.island.rules.geometry import NONE
from hexhaven.games.island.rules.questions import FOUND
from hexhaven.games.island.rules.route import other_end
from hexhaven.games.island.rules.rules import BUILDINGS
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import BRICK, DESERT, KINDS, LUMBER, NO_HARBOUR, SETTLEMENT


class Opening:
    """One placement: what others will take before this player builds again, and what is left."""

    def __init__(self, p: Position, evaluation: Evaluation) -> None:
        tables = evaluation.tables
        self.tables: Final = tables
        self.p: Final = p
        self.evaluation: Final = evaluation
        self.income_before: Final = tables.tally()
        weigh_income(tables, evaluation.income, evaluation.rates, evaluation.future, self.income_before)
        self.wanted: Final[i64] = wanted_by_others(tables, p, evaluation.me)

    def score_node(self, node: i64, tally: Tally) -> None:
        """Score a place to found: what it brings, what it adds to other places, and the room around it."""
        step = self.p.rules.founding[int(self.p.number())]
        self.add_income(node, step.piece, tally)
        w = self.tables.weights
        tally.add(VARIETY, self.new_numbers(node) * w.numbers + self.new_kinds(node))
        if step.pays:
            self.add_first_cards(node, tally)
        best: i64 = 0
        for i in range(3 * node, 3 * node + 3):
            near = self.p.map.node_nodes[i]
            if near != NONE:
                best = max(best, self.best_beyond(near, node))
        tally.add(ROOM, best * w.room // ALL)

    def add_income(self, node: i64, piece: i64, tally: Tally) -> None:
        """Add what production, variety and harbours gain by a building on the node."""
        o = self.evaluation
        pips = o.income[:]
        rates = o.rates[:]
        row = (node * BUILDINGS + piece) * KINDS
        harbour = i64(self.p.land.harbour[node])
        for card in range(o.kinds):
            pips[card] += self.tables.yields[row + card]
            if harbour != NO_HARBOUR:
                rates[card] = min(rates[card], harbour_rate(harbour, card))
        after = self.tables.tally()
        weigh_income(self.tables, pips, rates, o.future, after)
        tally.add_change(self.income_before, after)

    def new_kinds(self, node: i64) -> i64:
        """What the resources at the node are worth that the player has nowhere else yet."""
        worth: i64 = 0
        row = (node * BUILDINGS + SETTLEMENT) * KINDS
        for card in range(self.evaluation.kinds):
            if self.evaluation.income[card] == 0 and self.tables.yields[row + card] > 0:
                worth += self.tables.weights.new_kind[card]
        return worth

    def new_numbers(self, node: i64) -> i64:
        """How many numbers at the node the player has nowhere else yet."""
        p = self.p
        n: i64 = 0
        for i in range(3 * node, 3 * node + 3):
            hex = p.map.node_hexes[i]
            if hex != NONE and p.land.number[hex] != 0 and not self.has_number(i64(p.land.number[hex])):
                n += 1
        return n

    def has_number(self, number: i64) -> bool:
        p = self.p
        for i in range(p.land.first[number], p.land.first[number + 1]):
            hex = p.land.numbered[i]
            for j in range(6 * hex, 6 * hex + 6):
                if p.owner(p.map.hex_nodes[j]) == self.evaluation.me:
                    return True
        return False

    def add_first_cards(self, node: i64, tally: Tally) -> None:
        """Add the cards that the building pays at once; brick and lumber make the first road."""
        each = self.tables.weights.start_card
        for i in range(3 * node, 3 * node + 3):
            hex = self.p.map.node_hexes[i]
            if hex != NONE and i64(self.p.land.terrain[hex]) < DESERT:
                card = i64(self.p.land.terrain[hex])
                tally.add(START, 2 * each if card in (BRICK, LUMBER) else each)

    def score_road(self, edge: i64, tally: Tally) -> None:
        """Score a first road by the best place it leads to."""
        p = self.p
        node = p.detail()
        end = other_end(p, edge, node)
        best = self.best_beyond(end, node)
        for i in range(3 * end, 3 * end + 3):
            near = p.map.node_nodes[i]
            if near != NONE and near != node and p.holders[near] == 0:
                best = max(best, self.best_beyond(near, end) // 2)
        tally.add(ROOM, best)

    def best_beyond(self, node: i64, origin: i64) -> i64:
        """The best place next to a node, the way back apart."""
        p = self.p
        if p.holders[node] != 0:
            return 0
        best: i64 = 0
        for i in range(3 * node, 3 * node + 3):
            place = p.map.node_nodes[i]
            if place != NONE and place != origin and place < p.map.land_nodes and keeps_distance(p, place):
                best = max(best, self.place_worth(place))
        return best

    def place_worth(self, node: i64) -> i64:
        """What a further place is worth, less if others will want it before."""
        worth = self.evaluation.settled_growth(self.p, node)
        if simple_worth(self.tables, self.p, node) >= self.wanted:
            return worth * self.tables.weights.taken // ALL
        return worth


def wanted_by_others(tables: GameTables, p: Position, me: i64) -> i64:
    """Places at least this good will be founded on by the others who are still to come."""
    coming: i64 = 0
    for i in range(p.depth):
        if p.stack[i] & 255 == FOUND and p.asked_at(i) != me:
            coming += 1
    worths: list[int] = []
    for node in range(p.map.land_nodes):
        if keeps_distance(p, node):
            worths.append(int(simple_worth(tables, p, node)))
    worths.sort()
    # A founded place takes its neighbours out of the game, so each counts for about two.
    first = len(worths) - 2 * int(coming)
    return worths[max(0, first)] if coming > 0 and worths else 1_000_000


def simple_worth(tables: GameTables, p: Position, node: i64) -> i64:
    """What a place is worth to somebody who has nothing yet."""
    worth: i64 = 0
    row = (node * BUILDINGS + SETTLEMENT) * KINDS
    for card in range(p.rules.kinds):
        pips = tables.yields[row + card]
        worth += tables.production(card, pips) + tables.variety(pips)
    return worth
