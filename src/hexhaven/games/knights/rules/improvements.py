"""City improvements in three fields, and the metropolises at their end."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from hexhaven.core.actions import Actions, operand
from hexhaven.core.game import NOBODY, Player, Refusal
from hexhaven.games.island.rules.operands import NODE, card_word
from hexhaven.games.island.rules.questions import AFTER_ROLL
from hexhaven.games.island.rules.route import move_points
from hexhaven.games.island.rules.rules import Rules, Verb
from hexhaven.games.island.rules.sources import PRICE
from hexhaven.games.island.rules.state import MARK, Position
from hexhaven.games.island.rules.terrain import CITY
from hexhaven.games.knights.rules.battle import cities_on_board, is_metropolis
from hexhaven.games.knights.rules.operands import FIELD
from hexhaven.games.knights.rules.rates import refresh_rates
from hexhaven.games.knights.rules.state import NOWHERE, KnightsState, knights_state
from hexhaven.games.knights.rules.terms import (
    FIELD_COMMODITY,
    FIELDS,
    METROPOLIS_LEVEL,
    PLACE_METROPOLIS,
    POWER_LEVEL,
    SAFE_LEVEL,
    TRADE,
)
from hexhaven.games.knights.rules.told import LEVEL, METROPOLIS

METROPOLIS_WORTH: Final = 2
COMMODITY_OF: Final = vec[i64](list(FIELD_COMMODITY))


class Improve(Verb):
    """Buy the next level of a field: level n costs n of the field's commodity."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        k = knights_state(p)
        for field in range(FIELDS):
            if can_improve(p, k, player, field, 0):
                out.add(self.code, field)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        return no_improvement(p, player, operand(action), 0)

    def play(self, p: Position, player: Player, action: i64) -> None:
        improve(p, player, operand(action), 0)


def level(k: KnightsState, player: Player, field: i64) -> i64:
    return i64(k.levels[player * FIELDS + field])


def can_improve(p: Position, k: KnightsState, player: Player, field: i64, discount: i64) -> bool:
    next = level(k, player, field) + 1
    if next > SAFE_LEVEL or p.holds(player, COMMODITY_OF[field]) < next - discount or not has_city(p, player):
        return False
    return next < METROPOLIS_LEVEL or metropolis_owner(p, field) == player or has_site(p, player)


def no_improvement(p: Position, player: Player, field: i64, discount: i64) -> Refusal | None:
    """Why a player may not buy the next level: all five are there, a city is missing, or the price is."""
    k = knights_state(p)
    if can_improve(p, k, player, field, discount):
        return None
    next = level(k, player, field) + 1
    if next > SAFE_LEVEL:
        return Refusal("field_complete", "improvements", {"field": FIELD.write(p, field)})
    if not has_city(p, player):
        return Refusal("needs_city", "4.E.e")
    if next >= METROPOLIS_LEVEL and metropolis_owner(p, field) != player and not has_site(p, player):
        return Refusal("needs_plain_city", "4.E.c")
    return Refusal(
        "too_few_commodities",
        "improvements",
        {"n": str(next - discount), "card": card_word(p, COMMODITY_OF[field])},
    )


def has_city(p: Position, player: Player) -> bool:
    """Whether the player has a city; a sabotaged one counts (6.G.a), a toppled one does not."""
    return cities_on_board(p, player) > 0


def has_site(p: Position, player: Player) -> bool:
    for node in range(p.map.land_nodes):
        if can_crown(p, player, node):
            return True
    return False


def can_crown(p: Position, player: Player, node: i64) -> bool:
    """Whether a metropolis may be set here: on a sound city of one's own without one."""
    return (
        p.holders[node] == MARK[player]
        and p.buildings[node] == CITY
        and not is_metropolis(knights_state(p), node)
    )


def metropolis_owner(p: Position, field: i64) -> Player:
    node = knights_state(p).metropolis[field]
    if node == NOWHERE:
        return NOBODY
    return p.owner(node)


def improve(p: Position, player: Player, field: i64, discount: i64) -> None:
    k = knights_state(p)
    next = level(k, player, field) + 1
    if next > discount:
        if p.facts is not None:
            p.facts.source = PRICE
        p.lose(player, COMMODITY_OF[field], u8(next - discount))
    k.levels[player * FIELDS + field] = u8(next)
    if p.facts is not None:
        p.facts.add(LEVEL, player, field, next)
    if field == TRADE and next == POWER_LEVEL:
        refresh_rates(p, player)
    if wins_metropolis(p, k, player, field, next):
        give_up_metropolis(p, k, field)
        ask_metropolis(p, player, field)


def wins_metropolis(p: Position, k: KnightsState, player: Player, field: i64, next: i64) -> bool:
    """The first to reach level four, or the first to reach level five past somebody with four (4.E.f)."""
    owner = metropolis_owner(p, field)
    if next < METROPOLIS_LEVEL or owner == player:
        return False
    return owner == NOBODY or (next == SAFE_LEVEL and level(k, owner, field) < SAFE_LEVEL)


def give_up_metropolis(p: Position, k: KnightsState, field: i64) -> None:
    """The loser keeps the city and its wall; only the top of it moves on."""
    owner = metropolis_owner(p, field)
    if owner != NOBODY:
        if p.facts is not None:
            p.facts.place = k.metropolis[field]
        move_points(p, owner, NOBODY, METROPOLIS_WORTH, METROPOLIS + field)
        k.metropolis[field] = NOWHERE


def ask_metropolis(p: Position, player: Player, field: i64) -> None:
    """Let the player choose the city; a single one needs no choice."""
    sites: i64 = 0
    only: i64 = NOWHERE
    for node in range(p.map.land_nodes):
        if can_crown(p, player, node):
            sites += 1
            only = node
    if sites > 1:
        p.ask(PLACE_METROPOLIS, player, field)
    else:
        crown(p, player, field, only)


def crown(p: Position, player: Player, field: i64, node: i64) -> None:
    knights_state(p).metropolis[field] = node
    if p.facts is not None:
        p.facts.place = node
    move_points(p, NOBODY, player, METROPOLIS_WORTH, METROPOLIS + field)


class PlaceMetropolis(Verb):
    """Choose the city that becomes the metropolis."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        for node in range(p.map.land_nodes):
            if can_crown(p, player, node):
                out.add(self.code, node)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        node = operand(action)
        if not 0 <= node < p.map.land_nodes or not can_crown(p, player, node):
            return Refusal("no_metropolis_there", "metropolis")
        return None

    def play(self, p: Position, player: Player, action: i64) -> None:
        field = p.number()
        p.answered()
        crown(p, player, field, operand(action))


def register(rules: Rules) -> None:
    """Bring improvements into the rules."""
    rules.add(Improve("improve", [FIELD], "improvements"), AFTER_ROLL)
    rules.add(PlaceMetropolis("metropolis", [NODE], "metropolis"), PLACE_METROPOLIS)
    rules.blocking[PLACE_METROPOLIS] = Refusal("metropolis_first", "metropolis")
