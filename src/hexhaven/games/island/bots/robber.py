"""The robber: whom it hurts most, and whom to steal from."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexhaven.bots.tally import Tally
from hexhaven.core.actions import operand
from hexhaven.games.island.bots.evaluation import pips_at, strongest_rival
from hexhaven.games.island.bots.tables import PIPS, GameTables
from hexhaven.games.island.bots.terms import ROBBER, THEFT
from hexhaven.games.island.bots.verbs import TO_HEX
from hexhaven.games.island.bots.weights import ALL
from hexhaven.games.island.rules.questions import MOVE_ROBBER
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import CITY, DESERT

CLOSE: Final = 3  # points that lack when a player becomes dangerous


def score_hex(tables: GameTables, p: Position, me: i64, hex: i64, tally: Tally) -> None:
    tally.add(ROBBER, harm_at(tables, p, me, hex))
    tally.add(THEFT, theft_at(tables, p, me, hex))


def score_victim(tables: GameTables, p: Position, me: i64, victim: i64, tally: Tally) -> None:
    tally.add(THEFT, theft_from(tables, p, me, victim))


def harm_at(tables: GameTables, p: Position, me: i64, hex: i64) -> i64:
    """What the robber does to the others at a hex, less what it does to oneself."""
    card = i64(p.land.terrain[hex])
    if card >= DESERT:
        return 0
    w = tables.weights
    harm: i64 = 0
    for j in range(6 * hex, 6 * hex + 6):
        node = p.map.hex_nodes[j]
        owner = p.owner(node)
        if owner >= 0:
            pips = PIPS[i64(p.land.number[hex])] * (2 if p.buildings[node] == CITY else 1)
            if owner == me:
                harm -= pips * w.own_harm
            else:
                harm += pips * w.harm * threat(tables, p, me, owner) // ALL
    return harm * tables.price[card] // ALL


def theft_at(tables: GameTables, p: Position, me: i64, hex: i64) -> i64:
    """The best theft at a hex."""
    best: i64 = 0
    for j in range(6 * hex, 6 * hex + 6):
        owner = p.owner(p.map.hex_nodes[j])
        if owner >= 0 and owner != me:
            best = max(best, theft_from(tables, p, me, owner))
    return best


def theft_from(tables: GameTables, p: Position, me: i64, victim: i64) -> i64:
    """What a card stolen from a player is worth: a card for oneself, and one less for the victim."""
    if p.hand_size[victim] == 0:
        return 0
    for e in p.rules.is_spared:
        if e.is_spared(p, victim):
            return 0
    return tables.weights.theft * (ALL + threat(tables, p, me, victim)) // (2 * ALL)


def threat(tables: GameTables, p: Position, me: i64, player: i64) -> i64:
    """How dangerous an opponent is, in per cent of a middling one, by what everybody sees."""
    w = tables.weights
    points = i64(p.shown_points[player])
    threat = w.threat + w.threat_point * points + w.threat_card * i64(p.cards_held[player])
    if points == strongest_rival(p, me):
        threat += w.threat_lead
    if points + CLOSE >= p.rules.target:
        threat += w.threat_close
    return threat


def is_close(p: Position, player: i64) -> bool:
    """Whether a player may win soon, so that nobody should help."""
    lacking = p.rules.target - i64(p.shown_points[player])
    return lacking < CLOSE or (lacking == CLOSE and p.cards_held[player] >= 2)


def best_move(tables: GameTables, p: Position, me: i64, tally: Tally) -> None:
    """Add what moving the robber gains over leaving it, in a position that asks where it goes."""
    if p.waiting_for() != MOVE_ROBBER:
        return  # there is no hex for it, or the game is over
    best: i64 = -tables.weights.win
    best_harm: i64 = 0
    for action in p.legal(me):
        if tables.verb_of(action) != TO_HEX:
            continue
        harm = harm_at(tables, p, me, operand(action))
        gain = harm + theft_at(tables, p, me, operand(action))
        if gain > best:
            best = gain
            best_harm = harm
    tally.add(ROBBER, best_harm - harm_at(tables, p, me, p.robber))
    tally.add(THEFT, best - best_harm)


def blocked_pips(p: Position, me: i64) -> i64:
    """What the robber withholds from a player now."""
    return pips_at(p, p.robber, me)
