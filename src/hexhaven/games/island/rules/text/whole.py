"""What follows from the pieces and cards of a position: supplies, bank, deck, routes, rates and points."""

from __future__ import annotations

from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import u8

from hexhaven.core.game import NOBODY, UnknownAction, name_of
from hexhaven.games.island.rules.build import open_harbour
from hexhaven.games.island.rules.development import award_largest_army
from hexhaven.games.island.rules.map import Map
from hexhaven.games.island.rules.maps.draw import Plan, set_up
from hexhaven.games.island.rules.maps.layout import layout
from hexhaven.games.island.rules.maps.model import MapError
from hexhaven.games.island.rules.route import award_longest_road, route_length
from hexhaven.games.island.rules.rules import Rules
from hexhaven.games.island.rules.state import MARK, SEAT_BIT, Position, start_position
from hexhaven.games.island.rules.terrain import (
    CARD_KINDS,
    DEVELOPMENT_NAMES,
    KINDS,
    NO_HARBOUR,
    PIECES,
    VICTORY_POINT,
)


def bare_position(rules: Rules, map: Map) -> Position:
    """An empty board on which nothing is asked."""
    return start_position(rules, map)


@lru_cache(64)
def map_of(name: str) -> Map:
    """The map of a layout that leaves nothing to be drawn."""
    chosen = layout(name)
    if chosen.is_drawn():
        raise MapError(f"map '{name}' is drawn for each game: write the drawn map below its name, indented")
    plan = Plan(chosen)
    return set_up(plan, plan.terrain, plan.number, plan.harbour_kinds)


# --- cards -------------------------------------------------------------------------------------------


def rest_of_bank(p: Position) -> list[int]:
    """What hands leave in the bank; below 0 for cards that do not exist."""
    everybody = range(p.players())
    return [
        int(p.rules.bank[card]) - sum([int(p.holds(player, card)) for player in everybody])
        for card in range(KINDS)
    ]


def rest_of_deck(p: Position) -> list[int]:
    """What hands, and what lies open, leave in the deck."""
    rest = [int(n) for n in p.rules.deck]
    for i in range(len(p.cards)):
        rest[i % CARD_KINDS] -= int(p.cards[i]) + int(p.opened[i])
    return rest


def fill_bank(p: Position) -> None:
    rest = rest_of_bank(p)
    for card, n in enumerate(rest):
        if n < 0:
            name = p.rules.card_names[card]
            raise UnknownAction(f"hands hold {-n} {name} more than there are: {p.rules.bank[card]}")
    p.bank = vec[u8](rest)


def fill_deck(p: Position) -> None:
    rest = rest_of_deck(p)
    for kind, n in enumerate(rest):
        if n < 0:
            name = DEVELOPMENT_NAMES[kind]
            raise UnknownAction(f"there are {-n} {name} more than the deck has: {p.rules.deck[kind]}")
    p.deck = vec[u8](rest)
    p.deck_size = sum(rest)


# --- pieces ------------------------------------------------------------------------------------------


def complete(p: Position, routes: dict[int, int]) -> None:
    """Work out everything that follows from what stands on the board and lies open.

    `routes` are lengths that are said: while a road is moved, the route it was taken from is not yet shorter.
    """
    fill_reach(p)
    for player in range(p.rules.colours):
        p.route_length[player] = u8(routes.get(player, int(route_length(p, player))))
    count_points(p)
    award_longest_road(p)
    for player in range(p.players()):
        if has_most_knights(p, player):
            award_largest_army(p, player)
    fill_harbours(p)


def fill_reach(p: Position) -> None:
    for node in range(len(p.holders)):
        if p.holders[node] != 0:
            p.occupants[node] = p.holders[node]
            p.reach[node] |= SEAT_BIT[p.owner(node)]
    for edge in range(len(p.routes)):
        if p.routes[edge] != 0:
            for end in (2 * edge, 2 * edge + 1):
                p.reach[p.map.edge_nodes[end]] |= SEAT_BIT[p.route_owner(edge)]


def count_points(p: Position) -> None:
    """Points of buildings, and of cards that lie open; special cards bring theirs when they are awarded."""
    p.longest_road = NOBODY
    p.largest_army = NOBODY
    for colour in range(p.rules.colours):
        p.shown_points[colour] = 0
    for player in range(p.players()):
        p.shown_points[player] = p.opened[player * CARD_KINDS + VICTORY_POINT]
    for node in range(len(p.holders)):
        if p.holders[node] != 0:
            p.shown_points[p.owner(node)] += p.rules.worth[int(p.buildings[node])]


def has_most_knights(p: Position, player: int) -> bool:
    """Whether nobody has laid open as many."""
    mine = p.opened[player * CARD_KINDS]
    return all(p.opened[other * CARD_KINDS] < mine for other in range(p.players()) if other != player)


def fill_harbours(p: Position) -> None:
    for node in range(len(p.holders)):
        serves = p.holders[node] != 0 and p.land.harbour[node] != NO_HARBOUR
        serves = serves and p.owner(node) < p.rules.players
        if serves and not any(block.withholds(node) for block in p.blocks):
            open_harbour(p, p.owner(node), int(p.land.harbour[node]))


def fill_supply(p: Position) -> None:
    """Take from every supply what stands on the board."""
    for player in range(int(p.rules.colours)):
        mine = [edge for edge in range(len(p.routes)) if p.routes[edge] == MARK[player]]
        for kind in p.rules.route_pieces:
            count_supply(p, player, kind, sum([1 for edge in mine if p.route_kind(edge) == kind]))
        for piece in range(PIECES):
            if p.rules.pieces[piece] > 0 and piece not in p.rules.route_pieces:
                on_board = [n for n in range(len(p.holders)) if p.holders[n] == MARK[player]]
                count_supply(p, player, piece, sum([1 for n in on_board if p.buildings[n] == piece]))


def count_supply(p: Position, player: int, piece: int, on_board: int) -> None:
    left = int(p.rules.pieces[piece]) - on_board
    if left < 0:
        name = p.rules.piece_names[piece]
        raise UnknownAction(
            f"{name_of(player)} has {on_board} of '{name}', but there are {p.rules.pieces[piece]}"
        )
    p.supply[player * PIECES + piece] = u8(left)
