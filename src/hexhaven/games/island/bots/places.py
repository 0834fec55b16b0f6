"""Places to build on, and the longest road: what the board offers a player, as plans."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.core.game import NOBODY
from hexhaven.games.island.bots.evaluation import Evaluation
from hexhaven.games.island.bots.plans import ENLARGE, EXTEND, MOST_ROADS, SETTLE, Plans
from hexhaven.games.island.bots.tables import GameTables
from hexhaven.games.island.bots.weights import ALL
from hexhaven.games.island.rules.build import keeps_distance
from hexhaven.games.island.rules.geometry import NONE
from hexhaven.games.island.rules.route import other_end
from hexhaven.games.island.rules.state import SEAT_BIT, Position
from hexhaven.games.island.rules.terrain import CITY, PIECES, ROAD, SETTLEMENT

SPECIAL_POINTS: Final = 2  # the longest road and the largest army


# --- settlements -------------------------------------------------------------------------------------


def plan_settlements(e: Evaluation, p: Position, out: Plans) -> None:
    """Look for places from the player's own nodes outwards, road by road."""
    mine = SEAT_BIT[e.me]
    seen = e.tables.no_nodes[:]
    via = e.tables.no_nodes[:]  # the first edge of the way
    frontier = vec[i64]()
    for node in range(p.map.land_nodes):
        if p.reach[node] & mine != 0:
            seen[node] = 1
            frontier = append(frontier, node)
            consider_place(e, p, node, 0, NONE, out)
    supply = i64(p.supply[e.me * PIECES + ROAD])
    for roads in range(1, min(MOST_ROADS, supply) + 1):
        further = vec[i64]()
        for node in frontier:
            occupant = i64(p.occupants[node])
            if occupant != 0 and occupant != e.me + 1:
                continue
            for i in range(3 * node, 3 * node + 3):
                edge = p.map.node_edges[i]
                if edge != NONE and edge < p.map.land_edges and p.routes[edge] == 0:
                    near = other_end(p, edge, node)
                    if seen[near] == 0:
                        seen[near] = 1
                        via[near] = edge if roads == 1 else via[node]
                        further = append(further, near)
                        consider_place(e, p, near, roads, via[near], out)
        frontier = further


def consider_place(e: Evaluation, p: Position, node: i64, roads: i64, edge: i64, out: Plans) -> None:
    """Keep the place if it is the best one at this distance."""
    if not keeps_distance(p, node):
        return
    w = e.tables.weights
    worth = w.point + e.settled_growth(p, node) + e.won_with(p, 1)
    worth = worth * w.sure[roads] // ALL
    if is_contested(p, e.me, node):
        worth = worth * w.contested // ALL
    if worth > out.worth[SETTLE + roads]:
        out.worth[SETTLE + roads] = worth
        e.first_edge[roads] = edge


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


# --- cities ------------------------------------------------------------------------------------------


def plan_city(e: Evaluation, p: Position, out: Plans) -> None:
    best: i64 = 0
    for node in e.nodes:
        if p.buildings[node] == SETTLEMENT:
            best = max(best, e.tables.weights.point + e.growth(p, node, SETTLEMENT, CITY))
    if best > 0:
        out.worth[ENLARGE] = best + e.won_with(p, 1)


# --- the longest road --------------------------------------------------------------------------------


def plan_route(e: Evaluation, p: Position, out: Plans) -> None:
    """The longest road, if few enough roads lack."""
    if p.longest_road == e.me:
        return
    length = max(p.rules.shortest_route, longest_other_route(p, e.me) + 1)
    roads = length - e.route
    if roads <= MOST_ROADS and i64(p.supply[e.me * PIECES + ROAD]) >= roads:
        w = e.tables.weights
        worth = SPECIAL_POINTS * w.point + e.won_with(p, SPECIAL_POINTS)
        if p.longest_road != NOBODY:
            worth += SPECIAL_POINTS * w.rival
        out.worth[EXTEND + roads] = worth * w.route_sure[roads] // ALL


def longest_other_route(p: Position, me: i64) -> i64:
    most: i64 = 0
    for player in range(p.rules.players):
        if player != me and i64(p.route_length[player]) > most:
            most = i64(p.route_length[player])
    return most


def route_lead(tables: GameTables, p: Position, me: i64) -> i64:
    """The holder of the longest road sleeps better with a road or two in hand."""
    if p.longest_road != me:
        return 0
    lead = i64(p.route_length[me]) - longest_other_route(p, me)
    return tables.weights.route_lead * max(0, min(2, lead))
