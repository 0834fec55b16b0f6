"""Development cards and the army: what they are worth while they are held, and what the deck promises."""

from __future__ import annotations

from mypy_extensions import i64

from hexhaven.core.game import NOBODY
from hexhaven.games.island.bots.places import SPECIAL_POINTS
from hexhaven.games.island.bots.tables import GameTables
from hexhaven.games.island.bots.weights import ALL
from hexhaven.games.island.rules.development import knights_of
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import (
    CARD_KINDS,
    INVENTION,
    KNIGHT,
    MONOPOLY,
    ROAD_BUILDING,
    VICTORY_POINT,
)


def held_knights(p: Position, me: i64) -> i64:
    return i64(p.cards[me * CARD_KINDS + KNIGHT])


def army_worth(tables: GameTables, p: Position, me: i64, held: i64) -> i64:
    """The part of the two points for the largest army that the player's knights are good for."""
    w = tables.weights
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


def card_worth(tables: GameTables, kind: i64) -> i64:
    """What a development card in hand is worth, a knight's part in the army and a point apart."""
    w = tables.weights
    if kind == KNIGHT:
        return w.knight
    if kind == ROAD_BUILDING:
        return w.road_building
    if kind == INVENTION:
        return w.invention
    return w.monopoly if kind == MONOPOLY else 0


def cards_worth(tables: GameTables, p: Position, me: i64) -> i64:
    worth: i64 = 0
    for kind in range(CARD_KINDS):
        n = i64(p.cards[me * CARD_KINDS + kind])
        if n > 0:
            worth += n * card_worth(tables, kind)
    return worth


def drawn_worth(tables: GameTables, p: Position, me: i64) -> i64:
    """What the top card of the deck is worth on average, by the cards nobody has seen yet."""
    w = tables.weights
    unseen: i64 = 0
    worth: i64 = 0
    for kind in range(CARD_KINDS):
        n = unseen_cards(p, me, kind)
        unseen += n
        each = card_worth(tables, kind)
        if kind == KNIGHT:
            held = held_knights(p, me)
            each += army_worth(tables, p, me, held + 1) - army_worth(tables, p, me, held)
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
