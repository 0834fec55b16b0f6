"""What the island and the rules alone tell: made once for each game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.actions import VERB_MASK
from hexhaven.board.geometry import NONE
from hexhaven.board.rules import BUILDINGS, NO_CARD, YIELD_SLOTS, Rules
from hexhaven.board.state import Position
from hexhaven.board.terrain import CARD, CITY, KINDS, RESOURCES, ROAD, SETTLEMENT
from hexhaven.bots.greedy.weights import Weights

# The purchases a player can plan for: a settlement and a route, each with the roads still to be built.
SETTLE: Final = 0
ENLARGE: Final = 4
BUY: Final = 5
EXTEND: Final = 6
PLANS: Final = 10
MOST_ROADS: Final = 3  # further ahead nobody plans

# Of 36 throws of two dice, so many give each sum.
PIPS: Final = vec[i64]([0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1])
THROWS: Final = 36

LONGEST_WAIT: Final = 64  # rolls
ALL: Final = 100  # per cent
NO_CARDS: Final = vec[i64]([0] * KINDS)

# The verbs the bot knows how to score, by their names.
OTHER: Final = 0
END: Final = 1
BUILD: Final = 2
BUILD_ROAD: Final = 3
FREE_ROAD: Final = 4
BUY_CARD: Final = 5
PLAY_KNIGHT: Final = 6
PLAY_ROADS: Final = 7
PLAY_INVENTION: Final = 8
PLAY_MONOPOLY: Final = 9
TAKE_CARD: Final = 10
BANK: Final = 11
OFFER: Final = 12
ACCEPT: Final = 13
PROPOSE: Final = 14
TRADE: Final = 15
TO_HEX: Final = 16
ROB: Final = 17
ANNOUNCE: Final = 18
VERBS: Final = {
    "roll": END, "end": END, "decline": END, "withdraw": END,
    "settlement": BUILD, "city": BUILD, "road": BUILD_ROAD, "free-road": FREE_ROAD, "buy": BUY_CARD,
    "knight": PLAY_KNIGHT, "road-building": PLAY_ROADS, "invention": PLAY_INVENTION,
    "monopoly": PLAY_MONOPOLY, "take": TAKE_CARD, "bank": BANK, "offer": OFFER, "accept": ACCEPT,
    "propose": PROPOSE, "trade": TRADE, "robber": TO_HEX, "rob": ROB, "announce": ANNOUNCE,
}  # fmt: skip


class Chart:
    """Tables the bot looks things up in, by node, by kind of card and by plan."""

    def __init__(self, p: Position, weights: Weights, verbs: dict[str, int], needs: list[int]) -> None:
        self.rules: Final = p.rules
        self.land: Final = p.land
        self.weights: Final = weights
        self.yields: Final = yields(p)  # pips, by node, building and card
        self.price: Final = prices(p, weights)  # per cent, by card
        self.need: Final = vec[i64](needs)  # cards, by plan and card
        self.no_plans: Final = vec[i64]([0] * (len(needs) // KINDS))
        self.decay: Final = decay(weights)  # thousandths, by rolls of waiting
        self.seven: Final = chance_of_seven(p.players())  # per cent, in a round
        self.no_nodes: Final = vec[i64]([0] * int(p.map.nodes))
        # What the bot knows each verb of the game as.
        self.known: Final = vec[i64]([verbs.get(verb.name, OTHER) for verb in p.rules.verbs])
        self.end: Final[i64] = p.rules.verb_named("end").code
        self.offer: Final[i64] = self.code(OFFER)
        self.propose: Final[i64] = self.code(PROPOSE)

    def verb_of(self, action: i64) -> i64:
        """What the bot knows the verb of an action as."""
        return self.known[action & VERB_MASK]

    def code(self, verb: i64) -> i64:
        """The number that stands for a verb in actions, or NONE if this game does not have it."""
        for code in range(len(self.known)):
            if self.known[code] == verb:
                return code
        return NONE

    # What an income of one kind is worth at the start of the game, in three parts.

    def production(self, card: i64, pips: i64) -> i64:
        return pips * self.weights.pip * self.price[card] // ALL

    def variety(self, pips: i64) -> i64:
        return self.weights.variety * min(pips, self.weights.varied_pips)

    def harbour(self, pips: i64, rate: i64) -> i64:
        if rate == 2:
            return pips * self.weights.harbour_two
        return pips * self.weights.harbour_three if rate == 3 else 0


def yields(p: Position) -> vec[i64]:
    """For each node, building and kind of card: in how many of 36 throws it brings such a card."""
    table = [0] * (int(p.map.land_nodes) * BUILDINGS * KINDS)
    for node in range(int(p.map.land_nodes)):
        for i in range(3 * node, 3 * node + 3):
            hex = p.map.node_hexes[i]
            if hex != NONE:
                pips = int(PIPS[int(p.land.number[hex])])
                for building in range(BUILDINGS):
                    row = (int(p.land.terrain[hex]) * BUILDINGS + building) * YIELD_SLOTS
                    for card in p.rules.harvest[row : row + YIELD_SLOTS]:
                        if card != NO_CARD:
                            table[(node * BUILDINGS + building) * KINDS + int(card)] += pips
    return vec[i64](table)


def prices(p: Position, weights: Weights) -> vec[i64]:
    """What each kind counts: by the table of weights, and more where the island has little of it."""
    pips = [0] * KINDS
    for hex in range(int(p.map.land_hexes)):
        card = p.rules.harvest[(int(p.land.terrain[hex]) * BUILDINGS + SETTLEMENT) * YIELD_SLOTS]
        if card != NO_CARD:
            pips[int(card)] += int(PIPS[int(p.land.number[hex])])
    mean = sum(pips) // RESOURCES
    table: list[int] = []
    for card in range(KINDS):
        rarity = ALL * mean // max(1, pips[card]) if card < RESOURCES else ALL
        rarity = max(ALL // 2, min(2 * ALL, rarity))
        scarce = ALL * ALL + int(weights.scarcity) * (rarity - ALL)
        weighed = int(weights.price[card]) if card < len(weights.price) else ALL
        table.append(weighed * scarce // ALL // ALL)
    return vec[i64](table)


def needs(rules: Rules) -> list[int]:
    """The cards each plan costs."""
    table = [0] * (PLANS * KINDS)
    for roads in range(MOST_ROADS + 1):
        add_price(rules, table, SETTLE + roads, SETTLEMENT, 1)
        add_price(rules, table, SETTLE + roads, ROAD, roads)
        add_price(rules, table, EXTEND + roads, ROAD, roads)
    add_price(rules, table, ENLARGE, CITY, 1)
    add_price(rules, table, BUY, CARD, 1)
    return table


def add_price(rules: Rules, table: list[int], plan: int, piece: int, times: int) -> None:
    for card, n in rules.costs.get(piece, {}).items():
        table[plan * KINDS + card] += times * n


def decay(weights: Weights) -> vec[i64]:
    """What part of its worth a purchase has while one waits for it."""
    part = int(weights.in_hand)
    table: list[int] = []
    for _ in range(LONGEST_WAIT + 1):
        table.append(part)
        part = part * int(weights.patience) // 1000
    return vec[i64](table)


def chance_of_seven(rolls: int) -> i64:
    """The chance, in per cent, that a seven comes up in so many rolls."""
    none = ALL
    for _ in range(rolls):
        none = none * 5 // 6
    return ALL - none
