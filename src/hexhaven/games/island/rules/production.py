"""Production: what a roll of the dice brings, and what happens when the bank runs short."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.core.facts import BLOCKED, SHORT
from hexhaven.core.game import NOBODY, Player
from hexhaven.games.island.rules.geometry import NONE
from hexhaven.games.island.rules.rules import BUILDINGS, NO_CARD, YIELD_SLOTS
from hexhaven.games.island.rules.sources import PRODUCTION
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import KINDS, SETTLEMENT

NO_CLAIMS: Final = vec[i64]([0] * KINDS)
WITHHELD: Final = -1


def produce(p: Position, number: i64) -> None:
    """Every building at a hex with the rolled number takes its cards; the robber's hex gives nothing."""
    claims = NO_CLAIMS
    if not bank_is_full_enough(p):
        claims = NO_CLAIMS[:]
        count_claims(p, number, claims)
        for card in range(p.rules.kinds):
            if claims[card] > i64(p.bank[card]):
                run_short(p, number, card, claims)
    hand_out(p, number, claims)


def run_short(p: Position, number: i64, card: i64, claims: vec[i64]) -> None:
    """When the bank cannot serve everybody nobody gets that kind, but one player alone takes what is left."""
    alone = sole_claimant(p, number, card) != NOBODY
    if p.facts is not None:
        p.facts.add(SHORT, card, claims[card], i64(p.bank[card]) if alone else 0)
    if not alone:
        claims[card] = WITHHELD


def bank_is_full_enough(p: Position) -> bool:
    """Whether the bank holds so many cards of each kind that no roll can exhaust them."""
    for card in range(p.rules.kinds):
        if i64(p.bank[card]) < p.rules.most_taken[card] * p.land.most_sites:
            return False
    return True


def count_claims(p: Position, number: i64, claims: vec[i64]) -> None:
    """Add up, for each kind, the cards due."""
    for i in range(p.land.first[number], p.land.first[number + 1]):
        hex = p.land.numbered[i]
        if hex != p.robber:
            for j in range(6 * hex, 6 * hex + 6):
                if produces(p, p.map.hex_nodes[j]):
                    row = harvest_row(p, hex, p.map.hex_nodes[j])
                    for slot in range(row, row + YIELD_SLOTS):
                        if p.rules.harvest[slot] != NO_CARD:
                            claims[p.rules.harvest[slot]] += 1


def produces(p: Position, node: i64) -> bool:
    """Whether a building stands on the node and is not of a neutral colour."""
    return p.holders[node] != 0 and p.owner(node) < p.rules.players


def harvest_row(p: Position, hex: i64, node: i64) -> i64:
    """Where the table says what the building on a node takes from a hex."""
    return (p.land.terrain[hex] * BUILDINGS + i64(p.buildings[node])) * YIELD_SLOTS


def sole_claimant(p: Position, number: i64, card: i64) -> Player:
    """The only player with a claim to a kind of card, or NOBODY if there are several."""
    claimant: i64 = NOBODY
    for i in range(p.land.first[number], p.land.first[number + 1]):
        hex = p.land.numbered[i]
        if hex == p.robber:
            continue
        for j in range(6 * hex, 6 * hex + 6):
            node = p.map.hex_nodes[j]
            row = harvest_row(p, hex, node)
            for slot in range(row, row + YIELD_SLOTS):
                if produces(p, node) and p.rules.harvest[slot] == card:
                    if claimant != NOBODY and claimant != p.owner(node):
                        return NOBODY
                    claimant = p.owner(node)
    return claimant


def hand_out(p: Position, number: i64, claims: vec[i64]) -> None:
    """Give everybody their cards, except of the kinds that are withheld."""
    for i in range(p.land.first[number], p.land.first[number + 1]):
        hex = p.land.numbered[i]
        if hex != p.robber:
            harvest_hex(p, hex, claims)
        elif p.facts is not None:
            tell_blocked(p, hex)


def harvest_hex(p: Position, hex: i64, claims: vec[i64]) -> None:
    if p.facts is not None:
        p.facts.source = PRODUCTION
        p.facts.place = hex
    nodes = p.map.hex_nodes
    holders = p.holders
    harvest = p.rules.harvest
    players = p.rules.players
    first = p.land.terrain[hex] * BUILDINGS
    for j in range(6 * hex, 6 * hex + 6):
        node = nodes[j]
        mark = i64(holders[node])
        if mark != 0 and mark <= players:
            player = mark - 1
            row = (first + i64(p.buildings[node])) * YIELD_SLOTS
            for slot in range(row, row + YIELD_SLOTS):
                card = harvest[slot]
                if card != NO_CARD and claims[card] != WITHHELD and p.bank[card] > 0:
                    p.gain(player, card, 1)


def tell_blocked(p: Position, hex: i64) -> None:
    """What the robber's hex would have brought."""
    assert p.facts is not None
    for j in range(6 * hex, 6 * hex + 6):
        node = p.map.hex_nodes[j]
        row = harvest_row(p, hex, node)
        for slot in range(row, row + YIELD_SLOTS):
            if produces(p, node) and p.rules.harvest[slot] != NO_CARD:
                p.facts.add(BLOCKED, p.owner(node), hex, p.rules.harvest[slot], 1)


def starting_cards(p: Position, player: Player, node: i64) -> None:
    """One card for each producing hex at a building of the founding phase, a city included."""
    for i in range(3 * node, 3 * node + 3):
        hex = p.map.node_hexes[i]
        if hex != NONE:
            row = (p.land.terrain[hex] * BUILDINGS + SETTLEMENT) * YIELD_SLOTS
            if p.rules.harvest[row] != NO_CARD:
                if p.facts is not None:
                    p.facts.source = PRODUCTION
                    p.facts.place = hex
                p.gain(player, p.rules.harvest[row], 1)
