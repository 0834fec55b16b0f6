"""Cities that are not sound: toppled by the barbarians, or sabotaged; and walls around cities."""

from __future__ import annotations

from mypy_extensions import i64

from hexhaven.core.actions import Actions, operand
from hexhaven.core.facts import NOWHERE, PIECE
from hexhaven.core.game import Player, Refusal
from hexhaven.games.island.rules.build import (
    BuildCity,
    cannot_afford,
    no_piece,
    paid,
    set_city,
    tell_built,
)
from hexhaven.games.island.rules.rules import Verb
from hexhaven.games.island.rules.state import MARK, Position
from hexhaven.games.island.rules.terrain import CITY, PIECES, SETTLEMENT
from hexhaven.games.knights.rules.battle import cities_on_board, is_city
from hexhaven.games.knights.rules.state import knights_state
from hexhaven.games.knights.rules.terms import REPAIR, SABOTAGED, TOPPLED, WALL


class BuildKnightsCity(BuildCity):
    """As in the base game; but a toppled city is set up before any other city is built."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        if p.can_pay(player, CITY):
            list_sites(p, player, self, out)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        return no_city_there(p, player, operand(action)) or cannot_afford(p, player, CITY)

    def play(self, p: Position, player: Player, action: i64) -> None:
        paid(p, player, CITY)
        make_city(p, player, operand(action))


def list_sites(p: Position, player: Player, verb: Verb, out: Actions) -> None:
    """Add every node where the player may make a city now."""
    wanted = SETTLEMENT
    if knights_state(p).toppled[player] > 0:
        wanted = TOPPLED
    elif not p.has_piece(player, CITY):
        return
    for node in range(p.map.land_nodes):
        if p.buildings[node] == wanted and p.holders[node] == MARK[player]:
            out.add(verb.code, node)


def no_city_there(p: Position, player: Player, node: i64) -> Refusal | None:
    own = 0 <= node < p.map.land_nodes and p.owner(node) == player
    if own and p.buildings[node] == TOPPLED:
        return None
    if not own or p.buildings[node] != SETTLEMENT:
        return Refusal("no_settlement_to_enlarge", "1.H.a")
    if knights_state(p).toppled[player] > 0:
        return Refusal("toppled_first", "toppled-city")
    return no_piece(p, player, CITY, "pieces")


def make_city(p: Position, player: Player, node: i64) -> None:
    """Enlarge a settlement, or set a toppled city up again, which needs no further piece."""
    if p.buildings[node] == TOPPLED:
        p.turn_building(CITY, node)
        knights_state(p).toppled[player] -= 1
        tell_built(p, player, CITY, node)
    else:
        set_city(p, player, node)


# --- walls -------------------------------------------------------------------------------------------


class BuildWall(Verb):
    """Build a wall around an own city for two brick: two more cards are safe from a seven."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        if p.can_pay(player, WALL):
            list_unwalled(p, player, self, out)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        return no_wall_there(p, player, operand(action)) or cannot_afford(p, player, WALL)

    def play(self, p: Position, player: Player, action: i64) -> None:
        paid(p, player, WALL)
        put_wall(p, player, operand(action))


def list_unwalled(p: Position, player: Player, verb: Verb, out: Actions) -> None:
    if p.has_piece(player, WALL) and cities_on_board(p, player) > walls_on_board(p, player):
        k = knights_state(p)
        for node in range(p.map.land_nodes):
            if p.holders[node] == MARK[player] and k.walls[node] == 0 and is_city(p, node):
                out.add(verb.code, node)


def walls_on_board(p: Position, player: Player) -> i64:
    return i64(p.rules.pieces[WALL]) - i64(p.supply[player * PIECES + WALL])


def no_wall_there(p: Position, player: Player, node: i64) -> Refusal | None:
    if not 0 <= node < p.map.land_nodes or p.owner(node) != player or not is_city(p, node):
        return Refusal("no_city_there", "city-wall")
    if knights_state(p).walls[node] != 0:
        return Refusal("walled_already", "city-wall")
    return no_piece(p, player, WALL, "city-wall")


def put_wall(p: Position, player: Player, node: i64) -> None:
    knights_state(p).walls[node] = 1
    p.supply[player * PIECES + WALL] -= 1
    if p.facts is not None:
        p.facts.add(PIECE, player, WALL, NOWHERE, node)
    tell_built(p, player, WALL, node)


# --- sabotage, in the form of the classic edition ----------------------------------------------------


class Repair(Verb):
    """Pay to make a sabotaged city sound again (6.G.a)."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        if p.can_pay(player, REPAIR):
            for node in range(p.map.land_nodes):
                if p.buildings[node] == SABOTAGED and p.holders[node] == MARK[player]:
                    out.add(self.code, node)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        node = operand(action)
        own = 0 <= node < p.map.land_nodes and p.owner(node) == player
        if not own or p.buildings[node] != SABOTAGED:
            return Refusal("not_sabotaged", "6.G.a")
        return cannot_afford(p, player, REPAIR)

    def play(self, p: Position, player: Player, action: i64) -> None:
        paid(p, player, REPAIR)
        p.turn_building(CITY, operand(action))
