"""The battle: the barbarians against all knights of the island, and what it brings or costs.

Rule book, "Fighting the barbarians". The barbarians are as strong as there are cities; the knights win if
they are at least as strong.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from hexhaven.core.facts import NOWHERE, PIECE
from hexhaven.core.game import NOBODY, Player
from hexhaven.games.island.rules.route import move_points
from hexhaven.games.island.rules.state import MARK, Position
from hexhaven.games.island.rules.terrain import CITY, PIECES, SETTLEMENT
from hexhaven.games.knights.rules.state import (
    ACTIVE,
    PLEDGED,
    RANK,
    KnightsState,
    all_decks_empty,
    knights_state,
)
from hexhaven.games.knights.rules.terms import (
    CHOOSE_DECK,
    FIELDS,
    JOIN_BATTLE,
    LOSE_CITY,
    SABOTAGED,
    TOPPLED,
    WALL,
)
from hexhaven.games.knights.rules.told import BATTLE, DEFENDER, HELMET, PART

DEFENDER_CARDS: Final = 6
UNHURT: Final = 1 << 30  # more than any contribution


def fight(p: Position) -> None:
    """Compare the two armies; then the knights that fought take their helmets off (4.J.f)."""
    k = knights_state(p)
    parts = contributions(p, k)
    defence: i64 = 0
    for player in range(p.rules.players):
        defence += parts[player]
        if p.facts is not None:
            p.facts.add(PART, player, parts[player])
    attack = attack_strength(p)
    if p.facts is not None:
        p.facts.add(BATTLE, attack, defence)
    if defence >= attack:
        reward(p, k, parts)
    else:
        plunder(p, parts)
    rest(p, k)


def close_ranks(p: Position) -> None:
    """Where players choose the knights that fight, the battle comes when all have chosen."""
    if p.waiting_for() != JOIN_BATTLE:
        fight(p)


def attack_strength(p: Position) -> i64:
    """Every city on the island counts one, a metropolis too (4.J.a); a toppled one is a settlement."""
    strength: i64 = 0
    for node in range(p.map.land_nodes):
        if is_city(p, node):
            strength += 1
    return strength


def is_city(p: Position, node: i64) -> bool:
    return p.buildings[node] == CITY or p.buildings[node] == SABOTAGED


def cities_on_board(p: Position, player: Player) -> i64:
    """How many cities a player has; sabotaged ones count, toppled ones do not."""
    out = i64(p.rules.pieces[CITY]) - i64(p.supply[player * PIECES + CITY])
    return out - i64(knights_state(p).toppled[player])


def fights(k: KnightsState, node: i64) -> bool:
    """Whether the knight on a node fights: if it is active and, where players choose, if it was chosen."""
    if k.options.players_pledge:
        return k.knights[node] & PLEDGED != 0
    return k.knights[node] & ACTIVE != 0


def contributions(p: Position, k: KnightsState) -> vec[i64]:
    """The strength each player sends: the ranks of the knights that fight, not their number."""
    parts = vec[i64]([0] * int(p.rules.players))
    for node in range(len(k.knights)):
        if k.knights[node] != 0 and fights(k, node):
            parts[i64(p.occupants[node]) - 1] += i64(k.knights[node] & RANK)
    return parts


def rest(p: Position, k: KnightsState) -> None:
    """Won or lost, every knight that fought is passive afterwards."""
    for node in range(len(k.knights)):
        if k.knights[node] != 0 and fights(k, node):
            k.knights[node] &= ~u8(ACTIVE | PLEDGED)
            if p.facts is not None:
                p.facts.add(HELMET, i64(p.occupants[node]) - 1, node, 0)


# --- the knights win ---------------------------------------------------------------------------------


def reward(p: Position, k: KnightsState, parts: vec[i64]) -> None:
    """The best defender alone gets a defender card; equally good ones draw a progress card each (4.J.g)."""
    best: i64 = 0
    for player in range(p.rules.players):
        best = max(best, parts[player])
    hero = sole_best(p, parts, best)
    if hero != NOBODY:
        honour(p, k, hero)
        return
    if all_decks_empty(k):
        return
    n = p.rules.players
    for i in range(n - 1, -1, -1):
        player = (p.turn + i) % n
        if parts[player] == best:
            p.ask(CHOOSE_DECK, player)


def sole_best(p: Position, parts: vec[i64], best: i64) -> Player:
    hero: i64 = NOBODY
    for player in range(p.rules.players):
        if parts[player] == best:
            if hero != NOBODY:
                return NOBODY
            hero = player
    return hero


def honour(p: Position, k: KnightsState, player: Player) -> None:
    """A defender card is one point. When the cards have run out another marker does (4.J.b)."""
    given: i64 = 0
    for other in range(p.rules.players):
        given += i64(k.defenders[other])
    if given < DEFENDER_CARDS or not k.options.defenders_limited:
        k.defenders[player] += 1
        move_points(p, NOBODY, player, 1, DEFENDER)


# --- the barbarians win ------------------------------------------------------------------------------


def plunder(p: Position, parts: vec[i64]) -> None:
    """Among those with a city that can fall, all who sent least lose one (4.J.d, 4.J.e)."""
    least: i64 = UNHURT
    for player in range(p.rules.players):
        if plain_cities(p, player) > 0:
            least = min(least, parts[player])
    n = p.rules.players
    for i in range(n - 1, -1, -1):
        player = (p.turn + i) % n
        if parts[player] == least and plain_cities(p, player) > 0:
            strike(p, player)


def plain_cities(p: Position, player: Player) -> i64:
    count: i64 = 0
    for node in range(p.map.land_nodes):
        if is_plain_city(p, player, node):
            count += 1
    return count


def is_plain_city(p: Position, player: Player, node: i64) -> bool:
    """A city that can fall: no metropolis, which is always safe."""
    return p.holders[node] == MARK[player] and is_city(p, node) and not is_metropolis(knights_state(p), node)


def is_metropolis(k: KnightsState, node: i64) -> bool:
    for field in range(FIELDS):
        if k.metropolis[field] == node:
            return True
    return False


def strike(p: Position, player: Player) -> None:
    """The owner chooses which city falls; a single one needs no choice."""
    if plain_cities(p, player) > 1:
        p.ask(LOSE_CITY, player)
        return
    for node in range(p.map.land_nodes):
        if is_plain_city(p, player, node):
            topple(p, player, node)
            return


def topple(p: Position, player: Player, node: i64) -> None:
    """A city becomes a settlement and its wall is lost. Without a settlement in the supply the city is laid
    on its side and counts as one."""
    k = knights_state(p)
    if k.walls[node] != 0:
        k.walls[node] = 0
        p.supply[player * PIECES + WALL] += 1
        if p.facts is not None:
            p.facts.add(PIECE, player, WALL, node, NOWHERE)
    if p.buildings[node] != CITY:
        p.turn_building(CITY, node)
    if p.has_piece(player, SETTLEMENT):
        p.replace_building(SETTLEMENT, node)
    else:
        p.turn_building(TOPPLED, node)
        k.toppled[player] += 1
