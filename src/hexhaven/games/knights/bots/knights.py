"""Knights on the board: where they stand, and what they are sent to do."""

from __future__ import annotations

from mypy_extensions import i64

from hexhaven.bots.tally import Tally
from hexhaven.core.actions import operand
from hexhaven.games.island.bots.evaluation import pips_at
from hexhaven.games.island.bots.moment import Moment
from hexhaven.games.island.bots.robber import best_move
from hexhaven.games.island.bots.tables import PIPS
from hexhaven.games.island.bots.terms import PATIENCE
from hexhaven.games.island.rules.geometry import NONE
from hexhaven.games.island.rules.state import MARK, Position
from hexhaven.games.knights.bots.realm import Realm
from hexhaven.games.knights.bots.verbs import DEFENCE, KNIGHTS
from hexhaven.games.knights.rules.state import ACTIVE, PLEDGED, RANK, knights_state


def score_place(r: Realm, m: Moment, action: i64, tally: Tally) -> None:
    """Score a knight set on a node: best beside own land, and on no place for a settlement."""
    m.add_trial(action, tally)
    tally.add(r.term + KNIGHTS, watched(m.p, m.me, operand(action)) * r.w.watch)


def watched(p: Position, me: i64, node: i64) -> i64:
    """The own pips at the hexes around a node, from which a knight could chase the robber."""
    pips: i64 = 0
    for i in range(3 * node, 3 * node + 3):
        hex = p.map.node_hexes[i]
        if hex != NONE and PIPS[i64(p.land.number[hex])] > 0:
            pips += pips_at(p, hex, me)
    return pips


def score_move(m: Moment, action: i64, tally: Tally) -> None:
    """A knight that moves is passive afterwards: only one in the way of the own settlers goes."""
    if blocks_settlers(m.p, m.p.rules.verb_of(action).first(action)):
        m.add_trial(action, tally)
    else:
        tally.add(PATIENCE, -m.tables.weights.point)


def blocks_settlers(p: Position, node: i64) -> bool:
    """Whether a settlement could stand here but for the knight."""
    for i in range(3 * node, 3 * node + 3):
        near = p.map.node_nodes[i]
        if near != NONE and p.holders[near] != 0:
            return False
    return node < p.map.land_nodes


def score_chase(m: Moment, action: i64, tally: Tally) -> None:
    """Score the robber's way to somebody else, less that the knight is passive afterwards."""
    after = m.p.copy()
    after.apply(action, m.me)
    m.add_position(after, tally)
    best_move(m.tables, after, m.me, tally)


# --- the battle that players choose their knights for ------------------------------------------------


def score_joining(r: Realm, m: Moment, node: i64, tally: Tally) -> None:
    """Score sending a knight and, after it, as many others as do good."""
    sent = pledged(m)
    rank = i64(knights_state(m.p).knights[node] & RANK)
    best = r.battle.outcome(sent + rank, False) - r.w.rank // 2
    everybody = r.battle.outcome(r.battle.awake[m.me], False) - r.w.rank
    tally.add(r.term + DEFENCE, max(best, everybody) - r.battle.outcome(sent, False))


def pledged(m: Moment) -> i64:
    """The strength that the player has sent so far."""
    sent: i64 = 0
    for node in range(len(knights_state(m.p).knights)):
        knight = knights_state(m.p).knights[node]
        if knight & PLEDGED != 0 and m.p.occupants[node] == MARK[m.me]:
            sent += i64(knight & RANK)
    return sent


def score_dismissal(r: Realm, m: Moment, node: i64, tally: Tally) -> None:
    """The weakest knight goes, a sleeping one before one that is awake."""
    knight = knights_state(m.p).knights[node]
    tally.add(r.term + KNIGHTS, -i64(knight & RANK) * r.w.rank)
    if knight & ACTIVE != 0:
        tally.add(r.term + DEFENCE, -r.w.rank // 2)
