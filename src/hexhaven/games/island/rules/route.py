"""The longest road: how long a route is, and who holds the card."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from hexhaven.core.facts import AWARD
from hexhaven.core.game import NOBODY, Player
from hexhaven.games.island.rules.geometry import NONE
from hexhaven.games.island.rules.sources import LONGEST_ROAD, ROUTE
from hexhaven.games.island.rules.state import MARK, SEAT_BIT, Position

WORTH: Final = 2

# Marks on edges while trails are searched.
ON_TRAIL: Final = 1
SEEN: Final = 2
RING: Final = -1
ANY_KIND: Final = -1  # of a piece, where a trail begins


def route_length(p: Position, player: Player) -> i64:
    """The length of the player's longest unbroken route.

    Encyclopaedia 1.F.a: a trail that uses no road twice; branches off the trail do not count, and a
    foreign building on a node ends it there. A longest trail begins where the player's roads end, fork or
    are cut; only a ring has no such node, and it counts whole (1.F.f).
    """
    mine = MARK[player]
    if len(p.route_kinds) > 0:
        return mixed_length(p, player)
    marks = p.map.no_edges[:]
    best: i64 = 0
    for node in range(p.map.land_nodes):
        if p.reach[node] & SEAT_BIT[player] != 0 and is_trail_end(p, mine, node):
            best = max(best, trail_from(p, mine, node, marks))
    for edge in range(p.map.land_edges):
        if p.routes[edge] == mine and marks[edge] != SEEN:
            best = max(best, trail_from(p, mine, p.map.edge_nodes[2 * edge], marks))
    return best


def mixed_length(p: Position, player: Player) -> i64:
    """The same where routes are made of several kinds of pieces: kinds join only at an own building, so a
    longest trail may begin at any node."""
    marks = p.map.no_edges[:]
    best: i64 = 0
    for node in range(p.map.nodes):
        if p.reach[node] & SEAT_BIT[player] != 0:
            best = max(best, mixed_trail(p, MARK[player], node, ANY_KIND, marks))
    return best


def mixed_trail(p: Position, mine: u8, node: i64, kind: i64, marks: vec[u8]) -> i64:
    """The longest trail that begins at a node, or goes on there after a piece of this kind."""
    best: i64 = 0
    anything = kind == ANY_KIND or p.holders[node] == mine
    for i in range(3 * node, 3 * node + 3):
        edge = p.map.node_edges[i]
        if edge == NONE or p.routes[edge] != mine or marks[edge] == ON_TRAIL:
            continue
        if anything or i64(p.route_kinds[edge]) == kind:
            marks[edge] = ON_TRAIL
            best = max(best, 1 + mixed_beyond(p, mine, edge, node, marks))
            marks[edge] = 0
    return best


def mixed_beyond(p: Position, mine: u8, edge: i64, node: i64, marks: vec[u8]) -> i64:
    """The longest continuation of a trail that leaves a node over an edge."""
    beyond = other_end(p, edge, node)
    if cuts_route(p, mine, beyond):
        return 0
    return mixed_trail(p, mine, beyond, i64(p.route_kinds[edge]), marks)


def is_trail_end(p: Position, mine: u8, node: i64) -> bool:
    return roads_at(p, mine, node) != 2 or cuts_route(p, mine, node)


def trail_from(p: Position, mine: u8, node: i64, marks: vec[u8]) -> i64:
    """The longest trail that begins at a node and leaves out the roads already on the trail."""
    best: i64 = 0
    for i in range(3 * node, 3 * node + 3):
        edge = p.map.node_edges[i]
        if edge != NONE and p.routes[edge] == mine and marks[edge] != ON_TRAIL:
            marks[edge] = ON_TRAIL
            length = 1 + trail_beyond(p, mine, other_end(p, edge, node), marks)
            marks[edge] = SEEN
            if length > best:
                best = length
    return best


def trail_beyond(p: Position, mine: u8, node: i64, marks: vec[u8]) -> i64:
    """The longest continuation of a trail that has come to a node."""
    if cuts_route(p, mine, node):
        return 0
    return trail_from(p, mine, node, marks)


def other_end(p: Position, edge: i64, node: i64) -> i64:
    return p.map.edge_nodes[2 * edge] + p.map.edge_nodes[2 * edge + 1] - node


def roads_at(p: Position, mine: u8, node: i64) -> i64:
    """How many roads of one player meet at a node."""
    count: i64 = 0
    for i in range(3 * node, 3 * node + 3):
        edge = p.map.node_edges[i]
        if edge != NONE and p.routes[edge] == mine:
            count += 1
    return count


def cuts_route(p: Position, mine: u8, node: i64) -> bool:
    """Whether somebody else's piece stands in the way at a node."""
    occupant = p.occupants[node]
    return occupant != 0 and occupant != mine


def route_grew(p: Position, player: Player, edge: i64) -> None:
    """A road was built: only a trail over the new road can be longer than before."""
    length = RING if len(p.route_kinds) > 0 else length_over(p, MARK[player], edge)
    if length == RING:
        length = route_length(p, player)
    if length > i64(p.route_length[player]):
        p.route_length[player] = u8(length)
        award_longest_road(p)


def length_over(p: Position, mine: u8, edge: i64) -> i64:
    """The longest trail over one road, or RING if the roads at both its ends meet again elsewhere.

    The two halves of the trail are searched apart, which is right as long as they have no road in common.
    """
    a = p.map.edge_nodes[2 * edge]
    b = p.map.edge_nodes[2 * edge + 1]
    marks = p.map.no_edges[:]
    marks[edge] = ON_TRAIL
    length = 1 + trail_beyond(p, mine, a, marks)
    for i in range(3 * b, 3 * b + 3):
        if p.map.node_edges[i] != NONE and marks[p.map.node_edges[i]] == SEEN:
            return RING
    return length + trail_beyond(p, mine, b, marks)


def route_cut(p: Position, builder: Player, node: i64) -> None:
    """A building was set on a node: routes of other players through it are interrupted (1.F.d), and own
    routes of different kinds are joined."""
    changed = False
    for player in range(p.rules.colours):
        if (player != builder or len(p.route_kinds) > 0) and roads_at(p, MARK[player], node) >= 2:
            p.route_length[player] = u8(route_length(p, player))
            changed = True
    if changed:
        award_longest_road(p)


def recount_route(p: Position, player: Player) -> None:
    """A road was taken away: the player's routes are measured anew."""
    p.route_length[player] = u8(route_length(p, player))
    award_longest_road(p)


def award_longest_road(p: Position) -> None:
    """Give the card to whom it belongs now.

    The holder keeps it in a tie (1.F.b, 1.F.c). With the holder behind, a single leader takes it; several
    equal leaders, or nobody with five roads, leave it aside.
    """
    best: i64 = 0
    leader: i64 = NOBODY
    for player in range(p.rules.colours):
        length = i64(p.route_length[player])
        if length > best:
            best = length
            leader = player
        elif length == best:
            leader = NOBODY
    holder = p.longest_road
    if best < p.rules.shortest_route:
        leader = NOBODY
    elif holder != NOBODY and p.route_length[holder] == best:
        leader = holder
    if leader != holder:
        p.longest_road = leader
        if p.facts is not None:
            p.facts.add(ROUTE, leader, best)
        move_points(p, holder, leader, WORTH, LONGEST_ROAD)


def move_points(p: Position, loser: Player, taker: Player, n: i64, award: i64) -> None:
    """Points go with an award; either side may be NOBODY."""
    if p.facts is not None:
        p.facts.add(AWARD, award, loser, taker, n)
    if loser != NOBODY:
        p.shown_points[loser] -= u8(n)
    if taker != NOBODY:
        p.shown_points[taker] += u8(n)
