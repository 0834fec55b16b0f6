"""Knights on the board: where they stand, and what they are sent to do."""

from __future__ import annotations

from mypy_extensions import i64

from hexhaven.actions import operand
from hexhaven.board.geometry import NONE
from hexhaven.board.knights.keep import ACTIVE, PLEDGED, RANK
from hexhaven.board.knights.knight import start_of
from hexhaven.board.state import MARK, Position
from hexhaven.bots.greedy.chart import PIPS
from hexhaven.bots.greedy.knights.moment import KnightsMoment
from hexhaven.bots.greedy.outlook import pips_at
from hexhaven.bots.greedy.robber import best_move
from hexhaven.bots.greedy.tally import DEFENCE, KNIGHTS, PATIENCE, Tally


def score_place(m: KnightsMoment, action: i64, tally: Tally) -> None:
    """Score a knight set on a node: best beside own land, and on no place for a settlement."""
    m.add_settled(action, tally)
    tally.add(KNIGHTS, watched(m.p, m.me, operand(action)) * m.w.watch)


def watched(p: Position, me: i64, node: i64) -> i64:
    """The own pips at the hexes around a node, from which a knight could chase the robber."""
    pips: i64 = 0
    for i in range(3 * node, 3 * node + 3):
        hex = p.map.node_hexes[i]
        if hex != NONE and PIPS[i64(p.land.number[hex])] > 0:
            pips += pips_at(p, hex, me)
    return pips


def score_move(m: KnightsMoment, action: i64, tally: Tally) -> None:
    """A knight that moves is passive afterwards: only one in the way of the own settlers goes."""
    if blocks_settlers(m.p, start_of(action)):
        m.add_settled(action, tally)
    else:
        tally.add(PATIENCE, -m.chart.weights.point)


def blocks_settlers(p: Position, node: i64) -> bool:
    """Whether a settlement could stand here but for the knight."""
    for i in range(3 * node, 3 * node + 3):
        near = p.map.node_nodes[i]
        if near != NONE and p.holders[near] != 0:
            return False
    return node < p.map.land_nodes


def score_chase(m: KnightsMoment, action: i64, tally: Tally) -> None:
    """Score the robber's way to somebody else, less that the knight is passive afterwards."""
    after = m.p.copy()
    after.apply(action, m.me)
    m.add_position(after, tally)
    best_move(m.chart, after, m.me, tally)


# --- the battle that players choose their knights for ------------------------------------------------


def score_joining(m: KnightsMoment, node: i64, tally: Tally) -> None:
    """Score sending a knight and, after it, as many others as do good."""
    sent = pledged(m)
    rank = i64(m.keep.knights[node] & RANK)
    best = m.sight.battle.outcome(sent + rank, False) - m.w.rank // 2
    everybody = m.sight.battle.outcome(m.sight.battle.awake[m.me], False) - m.w.rank
    tally.add(DEFENCE, max(best, everybody) - m.sight.battle.outcome(sent, False))


def pledged(m: KnightsMoment) -> i64:
    """The strength that the player has sent so far."""
    sent: i64 = 0
    for node in range(len(m.keep.knights)):
        knight = m.keep.knights[node]
        if knight & PLEDGED != 0 and m.p.occupants[node] == MARK[m.me]:
            sent += i64(knight & RANK)
    return sent


def score_dismissal(m: KnightsMoment, node: i64, tally: Tally) -> None:
    """The weakest knight goes, a sleeping one before one that is awake."""
    knight = m.keep.knights[node]
    tally.add(KNIGHTS, -i64(knight & RANK) * m.w.rank)
    if knight & ACTIVE != 0:
        tally.add(DEFENCE, -m.w.rank // 2)
