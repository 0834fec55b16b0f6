"""Progress cards in hand: what they are worth while they wait for their moment."""

from __future__ import annotations

from mypy_extensions import i64

from hexhaven.board.knights.battle import is_city
from hexhaven.board.knights.decks import hand_count
from hexhaven.board.knights.improvements import has_city
from hexhaven.board.knights.keep import keep
from hexhaven.board.knights.knight import can_promote
from hexhaven.board.knights.progress.science import has_building_at
from hexhaven.board.knights.terms import (
    CRANE,
    DESERTER,
    ENGINEER,
    INTRIGUE,
    IRRIGATION,
    MASTER_MERCHANT,
    MEDICINE,
    MINING,
    PROGRESS_KINDS,
    ROAD_BUILDING,
    SMITH,
    WALL,
    WARLORD,
    WEDDING,
)
from hexhaven.board.state import MARK, Position
from hexhaven.board.terrain import CITY, FIELDS, MOUNTAINS, ROAD, SETTLEMENT
from hexhaven.bots.greedy.chart import ALL
from hexhaven.bots.greedy.knights.weights import KnightsWeights
from hexhaven.bots.greedy.outlook import strongest_rival


def progress_worth(w: KnightsWeights, p: Position, player: i64) -> i64:
    """What the progress cards in hand are worth; with four of them the next one would have to go back."""
    k = keep(p)
    count = hand_count(k, player)
    worth = -w.crowd[min(count, len(w.crowd) - 1)]
    if count > 0:
        for kind in range(PROGRESS_KINDS):
            n = i64(k.cards[player * PROGRESS_KINDS + kind])
            if n > 0:
                worth += n * card_worth(w, p, player, kind)
    return worth


def card_worth(w: KnightsWeights, p: Position, player: i64, kind: i64) -> i64:
    """What one card is worth to a player, little if it would do nothing now."""
    if kind == MINING:
        return w.harvest * hexes_of(p, player, MOUNTAINS)
    if kind == IRRIGATION:
        return w.harvest * hexes_of(p, player, FIELDS)
    worth = w.progress[kind]
    return worth if is_of_use(p, player, kind) else worth * w.useless // ALL


def is_of_use(p: Position, player: i64, kind: i64) -> bool:
    """Whether a card has something to work on; for most there always is."""
    if kind == WARLORD:
        return has_knight(p, player)
    if kind == SMITH:
        return has_promotable(p, player)
    if kind == MEDICINE:
        return p.has_piece(player, CITY) and has_building(p, player, SETTLEMENT)
    if kind == ENGINEER:
        return can_wall(p, player)
    if kind == CRANE:
        return has_city(p, player)
    if kind == ROAD_BUILDING:
        return p.has_piece(player, ROAD)
    if kind in (DESERTER, INTRIGUE):
        return has_foreign_knight(p, player)
    if kind in (MASTER_MERCHANT, WEDDING):
        return strongest_rival(p, player) > p.points_of(player)
    return True


def hexes_of(p: Position, player: i64, terrain: i64) -> i64:
    """At how many hexes of a terrain a player has built."""
    count: i64 = 0
    for hex in range(p.map.land_hexes):
        if p.land.terrain[hex] == terrain and has_building_at(p, player, hex):
            count += 1
    return count


def has_knight(p: Position, player: i64) -> bool:
    k = keep(p)
    for node in range(len(k.knights)):
        if k.knights[node] != 0 and p.occupants[node] == MARK[player]:
            return True
    return False


def has_foreign_knight(p: Position, player: i64) -> bool:
    k = keep(p)
    for node in range(len(k.knights)):
        if k.knights[node] != 0 and p.occupants[node] != MARK[player]:
            return True
    return False


def has_promotable(p: Position, player: i64) -> bool:
    for node in range(len(keep(p).knights)):
        if can_promote(p, keep(p), player, node):
            return True
    return False


def has_building(p: Position, player: i64, kind: i64) -> bool:
    for node in range(p.map.land_nodes):
        if p.holders[node] == MARK[player] and i64(p.buildings[node]) == kind:
            return True
    return False


def can_wall(p: Position, player: i64) -> bool:
    """Whether a wall and a city without one are there."""
    if not p.has_piece(player, WALL):
        return False
    for node in range(p.map.land_nodes):
        if p.holders[node] == MARK[player] and is_city(p, node) and keep(p).walls[node] == 0:
            return True
    return False
