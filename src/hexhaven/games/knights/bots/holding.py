"""Progress cards in hand: what they are worth while they wait for their moment."""

from __future__ import annotations

from mypy_extensions import i64

from hexhaven.games.island.bots.weights import ALL
from hexhaven.games.island.rules.state import MARK, Position
from hexhaven.games.island.rules.terrain import CITY, FIELDS, MOUNTAINS, ROAD, SETTLEMENT
from hexhaven.games.knights.bots.realm import Realm
from hexhaven.games.knights.rules.battle import is_city
from hexhaven.games.knights.rules.decks import hand_count
from hexhaven.games.knights.rules.improvements import has_city
from hexhaven.games.knights.rules.knight import can_promote
from hexhaven.games.knights.rules.progress.science import has_building_at
from hexhaven.games.knights.rules.state import knights_state
from hexhaven.games.knights.rules.terms import (
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


def progress_worth(r: Realm, p: Position) -> i64:
    """What the progress cards in hand are worth; with four of them the next one would have to go back."""
    k = knights_state(p)
    me = r.me
    count = hand_count(k, me)
    worth = -r.w.crowd[min(count, len(r.w.crowd) - 1)]
    if count > 0:
        for kind in range(PROGRESS_KINDS):
            n = i64(k.cards[me * PROGRESS_KINDS + kind])
            if n > 0:
                worth += n * card_worth(r, p, kind)
    return worth


def spent_card(r: Realm, p: Position, kind: i64) -> i64:
    """What it costs to have one progress card less; a full hand has room again."""
    count = min(hand_count(knights_state(p), r.me), len(r.w.crowd) - 1)
    return r.w.crowd[count] - r.w.crowd[count - 1] - card_worth(r, p, kind)


def card_worth(r: Realm, p: Position, kind: i64) -> i64:
    """What one card is worth to its holder, little if it would do nothing now."""
    if kind == MINING:
        return r.w.harvest * hexes_of(p, r.me, MOUNTAINS)
    if kind == IRRIGATION:
        return r.w.harvest * hexes_of(p, r.me, FIELDS)
    worth = r.w.progress[kind]
    return worth if is_of_use(r, p, kind) else worth * r.w.useless // ALL


def is_of_use(r: Realm, p: Position, kind: i64) -> bool:
    """Whether a card has something to work on; for most there always is."""
    me = r.me
    if kind == WARLORD:
        return len(r.battle.knights) > 0
    if kind == SMITH:
        return has_promotable(r, p)
    if kind == MEDICINE:
        return p.has_piece(me, CITY) and has_settlement(r, p)
    if kind == ENGINEER:
        return can_wall(r, p)
    if kind == CRANE:
        return has_city(p, me)
    if kind == ROAD_BUILDING:
        return p.has_piece(me, ROAD)
    if kind in (DESERTER, INTRIGUE):
        return has_foreign_knight(p, me)
    if kind in (MASTER_MERCHANT, WEDDING):
        return not r.leads
    return True


def hexes_of(p: Position, player: i64, terrain: i64) -> i64:
    """At how many hexes of a terrain a player has built."""
    count: i64 = 0
    for hex in range(p.map.land_hexes):
        if p.land.terrain[hex] == terrain and has_building_at(p, player, hex):
            count += 1
    return count


def has_foreign_knight(p: Position, player: i64) -> bool:
    k = knights_state(p)
    for node in range(len(k.knights)):
        if k.knights[node] != 0 and p.occupants[node] != MARK[player]:
            return True
    return False


def has_promotable(r: Realm, p: Position) -> bool:
    for node in r.battle.knights:
        if can_promote(p, knights_state(p), r.me, node):
            return True
    return False


def has_settlement(r: Realm, p: Position) -> bool:
    for node in r.nodes:
        if p.buildings[node] == SETTLEMENT:
            return True
    return False


def can_wall(r: Realm, p: Position) -> bool:
    """Whether a wall and a city without one are there."""
    if not p.has_piece(r.me, WALL):
        return False
    for node in r.nodes:
        if is_city(p, node) and knights_state(p).walls[node] == 0:
            return True
    return False
