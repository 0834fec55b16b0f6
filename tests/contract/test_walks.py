"""Random walks through games of the board: what must always hold, whatever is played."""

from __future__ import annotations

from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexhaven.core.game import NOBODY
from hexhaven.core.rng import Rng
from hexhaven.games.island.rules.state import SEAT_BIT, Position
from hexhaven.games.island.rules.terrain import (
    CARD_KINDS,
    CITY,
    KINDS,
    PIECES,
    RESOURCES,
    ROAD,
    SETTLEMENT,
    VICTORY_POINT,
)

from .games import CONFIGS, Config, walk

EVERY = 11


@settings(max_examples=40, deadline=None)
@given(config=st.sampled_from(CONFIGS), seed=st.integers(0, 10**9))
def test_nothing_is_made_or_lost(config: Config, seed: int) -> None:
    p = cast(Position, config.start(seed))
    for step, _ in enumerate(walk(p, seed, 3000)):
        if step % EVERY == 0:
            check_cards(p)
            check_pieces(p)
            check_points(p)


def check_cards(p: Position) -> None:
    for card in range(RESOURCES):
        held = sum(p.hands[player * KINDS + card] for player in range(p.players()))
        assert held + p.bank[card] == 19
    for player in range(p.players()):
        hand = p.hands[player * KINDS : player * KINDS + KINDS]
        assert sum(hand) == p.hand_size[player]
        cards = p.cards[player * CARD_KINDS : player * CARD_KINDS + CARD_KINDS]
        assert sum(cards) == p.cards_held[player]
    for kind, total in enumerate((14, 2, 2, 2, 5)):
        players = range(p.players())
        out = sum(p.cards[i * CARD_KINDS + kind] + p.opened[i * CARD_KINDS + kind] for i in players)
        assert out + p.deck[kind] == total
    assert sum(p.deck) == p.deck_size


def check_pieces(p: Position) -> None:
    for player in range(p.players()):
        roads = [e for e in range(p.map.edges) if p.route_owner(e) == player]
        settlements = buildings_of(p, player, SETTLEMENT)
        cities = buildings_of(p, player, CITY)
        assert p.supply[player * PIECES + ROAD] == 15 - len(roads)
        assert p.supply[player * PIECES + SETTLEMENT] == 5 - len(settlements)
        assert p.supply[player * PIECES + CITY] == 4 - len(cities)
        check_network(p, player, roads)


def check_network(p: Position, player: int, roads: list[int]) -> None:
    buildings = [n for n in range(p.map.nodes) if p.owner(n) == player]
    assert p.route_length[player] == longest_trail(p, player, roads)
    reached = {p.map.edge_nodes[2 * e + end] for e in roads for end in (0, 1)} | {*buildings}
    assert reached == {n for n in range(p.map.nodes) if p.reach[n] & SEAT_BIT[player]}
    for node in buildings:
        near = [n for n in p.map.node_nodes[3 * node : 3 * node + 3] if n >= 0]
        assert all(p.owner(n) == -1 for n in near), "the distance rule is broken"


def buildings_of(p: Position, player: int, kind: int) -> list[int]:
    return [n for n in range(p.map.nodes) if p.owner(n) == player and p.buildings[n] == kind]


def longest_trail(p: Position, player: int, roads: list[int]) -> int:
    """The slow and obvious way: try every trail from every end of every road."""

    def ends(edge: int) -> tuple[int, int]:
        return int(p.map.edge_nodes[2 * edge]), int(p.map.edge_nodes[2 * edge + 1])

    def grow(node: int, used: frozenset[int]) -> int:
        if used and p.occupants[node] not in (0, player + 1):
            return len(used)
        further = [e for e in roads if e not in used and node in ends(e)]
        return max([len(used)] + [grow(sum(ends(e)) - node, used | {e}) for e in further])

    return max([grow(node, frozenset()) for e in roads for node in ends(e)], default=0)


def check_points(p: Position) -> None:
    for player in range(p.players()):
        points = len(buildings_of(p, player, SETTLEMENT)) + 2 * len(buildings_of(p, player, CITY))
        points += 2 * (p.longest_road == player) + 2 * (p.largest_army == player)
        points += p.opened[player * CARD_KINDS + VICTORY_POINT]
        assert p.shown_points[player] == points
    check_longest_road(p)


def check_longest_road(p: Position) -> None:
    if p.longest_road != NOBODY:
        assert p.route_length[p.longest_road] == max(p.route_length) >= 5


@pytest.mark.article("secrets")
@settings(max_examples=25, deadline=None)
@given(config=st.sampled_from(CONFIGS), seed=st.integers(0, 10**9))
def test_shuffling_what_a_player_cannot_see_leaves_the_view_unchanged(config: Config, seed: int) -> None:
    p = cast(Position, config.start(seed))
    rng = Rng(seed)
    for step, _ in enumerate(walk(p, seed, 2500)):
        if step % 37 == 0:
            viewer = step % p.players()
            before = p.view(viewer).to_bytes()
            shuffled = p.copy()
            swap_hidden_cards(shuffled, viewer, rng)
            assert shuffled.view(viewer).to_bytes() == before
            assert [shuffled.write(a, viewer) for a in shuffled.legal(viewer)] == [
                p.write(a, viewer) for a in p.legal(viewer)
            ]


def swap_hidden_cards(p: Position, viewer: int, rng: Rng) -> None:
    """Exchange cards between two other players, and development cards with the deck."""
    others = [player for player in range(p.players()) if player != viewer]
    a, b = others[0], others[-1]
    for _ in range(3):
        x, y = rng.below(RESOURCES), rng.below(RESOURCES)
        if a != b and p.holds(a, x) > 0 and p.holds(b, y) > 0:
            p.hand_over(a, b, x, 1)
            p.hand_over(b, a, y, 1)
    for kind in range(CARD_KINDS):
        i = a * CARD_KINDS + kind
        new = (kind + 1) % CARD_KINDS
        if p.cards[i] > p.fresh[kind] and p.deck[new] > 0:
            p.cards[i] -= 1
            p.cards[a * CARD_KINDS + new] += 1
            p.deck[kind] += 1
            p.deck[new] -= 1
