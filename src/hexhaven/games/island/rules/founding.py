"""The founding phase: two rounds, the second in reverse, and the first cards."""

from __future__ import annotations

from mypy_extensions import i64

from hexhaven.core.actions import Actions, operand
from hexhaven.core.facts import TURN
from hexhaven.core.game import CHANCE, Player, Refusal
from hexhaven.core.operands import PLAYER
from hexhaven.core.rng import Rng
from hexhaven.games.island.rules.build import (
    ask_free_roads,
    is_free_edge,
    keeps_distance,
    no_building_site,
    no_free_edge,
    set_city,
    set_road,
    set_settlement,
)
from hexhaven.games.island.rules.geometry import NONE
from hexhaven.games.island.rules.operands import EDGE, NODE
from hexhaven.games.island.rules.production import starting_cards
from hexhaven.games.island.rules.questions import FIRST_PLAYER, FOUND, FOUND_ROAD
from hexhaven.games.island.rules.rules import FoundingRound, Rules, Verb
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import CITY


def begin(p: Position) -> None:
    """Set the beginners' pieces or ask for the founding; before that, find the starting player."""
    if p.rules.options["first_player"] == "dice":
        p.ask(FIRST_PLAYER, CHANCE)
    else:
        # The oldest player begins: the host seats that player first.
        open_game(p, 0)


def open_game(p: Position, first: Player) -> None:
    p.turn = first
    if p.facts is not None:
        p.facts.add(TURN, first, p.turns_done)
    if p.map.starts and p.rules.pieces_are_set:
        set_beginners_pieces(p)
    else:
        ask_founding(p)


def ask_founding(p: Position) -> None:
    """Lay one question for each placement on the stack, the first player's on top.

    Round 1 goes clockwise from the starting player, round 2 back again (rule book, "Founding phase").
    """
    n = p.rules.players
    for round in range(len(p.rules.founding) - 1, -1, -1):
        for i in range(n):
            seat = i if round % 2 == 1 else n - 1 - i
            p.ask(FOUND, (p.turn + seat) % n, round)
    skip_impossible(p)


def set_beginners_pieces(p: Position) -> None:
    """The pieces of the picture stand; the starred settlement pays the first cards (no founding phase)."""
    starts = p.map.starts[len(p.map.starts) - int(p.rules.players) :]
    for player, start in enumerate(starts):
        for node, edge in zip(start.nodes, start.edges, strict=True):
            set_settlement(p, player, node)
            set_road(p, player, edge)
        starting_cards(p, player, start.star)


class Begins(Verb):
    """Chance: who begins. The highest throw of two dice does, so everybody has the same chance."""

    def weigh(self, p: Position) -> list[tuple[int, int]]:
        return [(int(self.at(player)), 1) for player in range(p.players())]

    def deal(self, p: Position, rng: Rng) -> i64:
        return self.at(rng.below(p.rules.players))

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        for first in range(p.rules.players):
            out.add(self.code, first)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        return None if operand(action) < p.rules.players else Refusal("no_such_player", "first-player")

    def play(self, p: Position, player: Player, action: i64) -> None:
        p.answered()
        open_game(p, operand(action))


class Found(Verb):
    """Set a settlement (or what the step of the round says) on any free node by the distance rule."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        for node in range(p.map.land_nodes):
            if keeps_distance(p, node):
                out.add(self.code, node)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        return no_building_site(p, operand(action))

    def play(self, p: Position, player: Player, action: i64) -> None:
        round = p.number()
        p.answered()
        node = operand(action)
        step = p.rules.founding[int(round)]
        set_settlement(p, player, node)
        if step.piece == CITY:
            set_city(p, player, node)
        if step.pays:
            starting_cards(p, player, node)
        if has_free_edge(p, node):
            p.ask(FOUND_ROAD, player, round, node)
        else:
            finish_step(p, player, step)


def has_free_edge(p: Position, node: i64) -> bool:
    """Whether a road can leave the node; roads of others may have taken all edges of a coast node."""
    for i in range(3 * node, 3 * node + 3):
        edge = p.map.node_edges[i]
        if edge != NONE and is_free_edge(p, edge):
            return True
    return False


class FoundRoad(Verb):
    """Lay the road that belongs to the building just set."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        node = p.detail()
        for i in range(3 * node, 3 * node + 3):
            edge = p.map.node_edges[i]
            if edge != NONE and is_free_edge(p, edge):
                out.add(self.code, edge)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        edge = operand(action)
        refusal = no_free_edge(p, edge)
        if refusal is not None:
            return refusal
        node = p.detail()
        if p.map.edge_nodes[2 * edge] != node and p.map.edge_nodes[2 * edge + 1] != node:
            return Refusal("road_at_new_building", "founding-phase")
        return None

    def play(self, p: Position, player: Player, action: i64) -> None:
        step = p.rules.founding[int(p.number())]
        p.answered()
        set_road(p, player, operand(action))
        finish_step(p, player, step)


def finish_step(p: Position, player: Player, step: FoundingRound) -> None:
    """Go on with the next placement, after the further roads this one brings."""
    skip_impossible(p)
    ask_free_roads(p, player, step.free_roads)


def skip_impossible(p: Position) -> None:
    """Drop placements for which a crowded house map has no node left."""
    while p.depth > 0 and p.waiting_for() == FOUND and not has_free_node(p):
        p.answered()


def has_free_node(p: Position) -> bool:
    for node in range(p.map.land_nodes):
        if keeps_distance(p, node):
            return True
    return False


def register(rules: Rules) -> None:
    """Bring the founding phase into the rules."""
    rules.add(Begins("begins", [PLAYER], "first-player"), FIRST_PLAYER)
    rules.add(Found("found", [NODE], "founding-phase", piece="settlement"), FOUND)
    rules.add(FoundRoad("found-road", [EDGE], "founding-phase", piece="road"), FOUND_ROAD)
    rules.blocking[FOUND] = Refusal("found_first", "founding-phase")
    rules.blocking[FOUND_ROAD] = Refusal("found_road_first", "founding-phase")
    rules.blocking[FIRST_PLAYER] = Refusal("not_your_turn", "first-player")
