"""What the island, the rules and the layers alone tell: made once for each game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hexhaven.bots.tally import Scored, Tally
from hexhaven.core.actions import VERB_MASK
from hexhaven.core.game import CHANCE
from hexhaven.games.island.bots.plans import Purchase
from hexhaven.games.island.bots.terms import TERM_NAMES
from hexhaven.games.island.bots.values import Values
from hexhaven.games.island.bots.weights import ALL, Weights
from hexhaven.games.island.rules.geometry import NONE
from hexhaven.games.island.rules.rules import BUILDINGS, NO_CARD, YIELD_SLOTS
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import KINDS, RESOURCES, SETTLEMENT

# Of 36 throws of two dice, so many give each sum.
PIPS: Final = vec[i64]([0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1])
THROWS: Final = 36

LONGEST_WAIT: Final = 64  # rolls
NO_CARDS: Final = vec[i64]([0] * KINDS)

# A verb is the number its layer knows it by, and the place of the layer above.
LAYER_BITS: Final = 8
LAYER_MASK: Final = 255
UNKNOWN: Final = -1  # a verb, to all layers; a growth, so far


@mypyc_attr(allow_interpreted_subclasses=True)
class Aspect:
    """What a layer has worked out about a position and keeps with its evaluation."""


NO_ASPECT: Final = Aspect()


class GameTables:
    """Tables the bot looks things up in, by node, by kind of card, by plan and by verb."""

    def __init__(self, p: Position, layers: list[Values], weights: Weights | None) -> None:
        self.rules: Final = p.rules
        self.land: Final = p.land
        self.layers: Final = vec[Values](layers)
        self.weights: Final = adjusted(layers) if weights is None else weights
        self.yields: Final = yields(p)  # pips, by node, building and card
        self.price: Final = prices(p, self.weights)  # per cent, by card
        self.decay: Final = decay(self.weights)  # thousandths, by rolls of waiting
        self.seven: Final = chance_of_seven(p.players())  # per cent, in a round
        self.no_nodes: Final = vec[i64]([0] * int(p.map.nodes))
        self.unknown_nodes: Final = vec[i64]([UNKNOWN] * int(p.map.nodes))
        self.blocks: Final = uncovered(p, layers)
        self.no_aspects: Final = vec[Aspect]([NO_ASPECT] * len(layers))

        names = list(TERM_NAMES)
        purchases: list[Purchase] = []
        for place in range(len(layers)):
            layer = layers[place]
            layer.place = place
            layer.first_term = len(names)
            layer.first_plan = len(purchases)
            layer.first_verb = place << LAYER_BITS
            names += layer.terms()
            purchases += layer.purchases(p.rules)
        self.terms: Final = tuple(names)
        self.no_terms: Final = vec[i64]([0] * len(names))
        self.need: Final = needs(purchases)  # cards, by plan and card
        self.no_plans: Final = vec[i64]([0] * len(purchases))
        self.lasting: Final = vec[i64]([ALL] * len(purchases))
        self.purse: Final = vec[i64](purses(purchases))  # by plan
        self.group: Final = vec[i64](groups(purchases))  # by plan
        self.order: Final = vec[i64](sorted(range(len(purchases)), key=lambda plan: int(self.purse[plan])))

        # By the code of a verb.
        self.known: Final = vec[i64]([known_as(layers, verb.name) for verb in p.rules.verbs])
        self.pays: Final = vec[i64]([int(is_purchase(layers, int(verb))) for verb in self.known])
        self.wins: Final = vec[i64]([int(may_win(layers, int(verb))) for verb in self.known])
        self.end: Final[i64] = p.rules.verb_named("end").code
        self.further_points: Final[i64] = sum([int(layer.further_points()) for layer in layers])

    # --- verbs --------------------------------------------------------------------------------------

    def verb_of(self, action: i64) -> i64:
        """What the bot knows the verb of an action as."""
        return self.known[action & VERB_MASK]

    def code(self, verb: i64) -> i64:
        """The number that stands for a verb in actions, or NONE if this game does not have it."""
        for code in range(len(self.known)):
            if self.known[code] == verb:
                return code
        return NONE

    def is_purchase(self, action: i64) -> bool:
        return self.pays[action & VERB_MASK] != 0

    def may_win(self, action: i64) -> bool:
        return self.wins[action & VERB_MASK] != 0

    # --- scores -------------------------------------------------------------------------------------

    def tally(self) -> Tally:
        """An empty score."""
        return Tally(self.terms, self.no_terms)

    def scored(self, action: i64) -> Scored:
        """An action that is still to be scored."""
        return Scored(action, Tally(self.terms, self.no_terms))

    # --- positions ----------------------------------------------------------------------------------

    def key(self, p: Position) -> bytes:
        """What the layers above the base game let an evaluation depend on."""
        key = b""
        for layer in self.layers:
            key += layer.key(p)
        for i in self.blocks:
            key += p.blocks[i].to_bytes()
        return key

    def settle(self, p: Position) -> None:
        """Answer in a copy what has to be answered before the effect of an action can be seen."""
        while p.depth > 0 and p.actor() != CHANCE:
            answer = self.answer(p)
            if answer == NONE:
                return
            p.apply(answer)

    def answer(self, p: Position) -> i64:
        for layer in self.layers:
            answer = layer.answer(p)
            if answer != NONE:
                return answer
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


# --- layers ------------------------------------------------------------------------------------------


def adjusted(layers: list[Values]) -> Weights:
    """The usual weights, as the layers change them."""
    weights = Weights()
    for layer in layers:
        layer.adjust(weights)
    return weights


def uncovered(p: Position, layers: list[Values]) -> vec[i64]:
    """The blocks of a position that no layer knows: whatever changes in them may count."""
    found: list[int] = []
    for i in range(len(p.blocks)):
        covering = [layer for layer in layers if layer.covers(p.blocks[i])]
        if not covering:
            found.append(i)
    return vec[i64](found)


def known_as(layers: list[Values], name: str) -> int:
    """The number of a verb, by the last layer that knows it."""
    for place in range(len(layers) - 1, -1, -1):
        own = layers[place].verbs()
        if name in own:
            return (place << LAYER_BITS) + own[name]
    return UNKNOWN


def is_purchase(layers: list[Values], verb: int) -> bool:
    return verb != UNKNOWN and layers[verb >> LAYER_BITS].is_purchase(verb & LAYER_MASK)


def may_win(layers: list[Values], verb: int) -> bool:
    return verb != UNKNOWN and layers[verb >> LAYER_BITS].may_win(verb & LAYER_MASK)


# --- plans -------------------------------------------------------------------------------------------


def needs(purchases: list[Purchase]) -> vec[i64]:
    """The cards each plan costs."""
    table = [0] * (len(purchases) * KINDS)
    for plan in range(len(purchases)):
        for card, n in purchases[plan].price.items():
            table[plan * KINDS + card] = n
    return vec[i64](table)


def purses(purchases: list[Purchase]) -> list[int]:
    """A number for the purse of each plan, that of the base game first."""
    names = [""]
    for purchase in purchases:
        if purchase.purse not in names:
            names.append(purchase.purse)
    return [names.index(purchase.purse) for purchase in purchases]


def groups(purchases: list[Purchase]) -> list[int]:
    """A number for the group of each plan; one without a group stands alone."""
    numbers: list[int] = []
    for plan in range(len(purchases)):
        name = purchases[plan].group
        goes_on = plan > 0 and name != "" and purchases[plan - 1].group == name
        numbers.append(numbers[-1] if goes_on else plan)
    return numbers


# --- the island --------------------------------------------------------------------------------------


def yields(p: Position) -> vec[i64]:
    """For each node, building and kind of card: in how many of 36 throws it brings such a card."""
    table = vec[i64]([0] * int(p.map.land_nodes * BUILDINGS * KINDS))
    for building in sorted({building for _, building in p.rules.yields}):
        for node in range(p.map.land_nodes):
            for i in range(3 * node, 3 * node + 3):
                hex = p.map.node_hexes[i]
                if hex != NONE:
                    add_harvest(p, hex, building, (node * BUILDINGS + building) * KINDS, table)
    return table


def add_harvest(p: Position, hex: i64, building: i64, row: i64, table: vec[i64]) -> None:
    """Add the pips of a hex to the cards that a building takes from it."""
    pips = PIPS[i64(p.land.number[hex])]
    slots = (p.land.terrain[hex] * BUILDINGS + building) * YIELD_SLOTS
    for i in range(slots, slots + YIELD_SLOTS):
        card = p.rules.harvest[i]
        if card != NO_CARD:
            table[row + card] += pips


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
        table.append(int(weights.price[card]) * scarce // ALL // ALL)
    return vec[i64](table)


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
