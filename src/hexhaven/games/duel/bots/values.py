"""What single cards are worth, beyond what their figures say."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.games.duel.bots import conditions
from hexhaven.games.duel.bots.terms import ALL
from hexhaven.games.duel.bots.weights import Weights
from hexhaven.games.duel.rules.kinds import ACTION, EVENT, SPELL_BOOK, CardKind
from hexhaven.games.duel.rules.middle import ROAD
from hexhaven.games.duel.rules.rules import Rules
from hexhaven.games.duel.rules.terms import CITADEL, CITY, MAGIC, RESOURCES, SETTLEMENT

# Action cards in the hand, once they can be played: about half of what they bring, so that they do come out.
IN_HAND: Final = {
    "alchemist": 90, "arsonist": 330, "bishop": 170, "black-knight": 280, "brigands-raid": 200,
    "caravan": 110, "herb-woman": 120, "merchant": 140, "scout": 260, "spy": 170,
    "great-mayor": 160, "trade-monopoly": 220, "pawnbroker": 60,
    "printing": 190, "three-field-system": 120, "inventor": 140, "land-reform": 20,
    "better-world": 20, "duel-of-wizards": 150, "witch": 180, "land-transform": 60, "materialisation": 400,
    "whirlwind": 110, "knowledge-of-ancestors": 80, "magic-hand": 100,
}  # fmt: skip

# Cards in the principality: what their text brings over a whole game. Points, strength, commerce, tournament
# points, better regions and better rates are counted apart.
IN_PLACE: Final = {
    "abbey": 260, "garrison": 60, "smithy": 150, "library": 200, "town-hall": 90, "harbor": 60,
    "bath-house": 50, "aqueduct": 70, "church": 40, "counting-house": 60,
    "trading-post": 110, "stud-farm": 10, "robber-baron-castle": 10, "knight-richard": 60, "cartwright": 30,
    "tavern": 90, "shipyard": 60, "dye-works": 120, "art-forge": 120, "distillery": 120, "goods-store": 110,
    "treasury": 110, "great-bazaar": 120, "great-tournament-ground": 200, "hanseatic-league": 60,
    "lighthouse": 60,
    "great-wall": 20, "pirate-fleet": 110, "building-crane": 110, "fire-brigade": 40, "legation": 40,
    "hall-of-the-people": 150, "trade-academy": 90, "cathedral": 60, "university": 200,
    "philosophers-stone": 60, "magic-kitchen": 140, "magic-mill": 170, "wizard-ari": 60,
    "keeper-of-destiny": 60, "inspiration": 420, "land-magic": 260, "magic-eye": 380, "change-places": 60,
    "wheel-of-time": 260, "divination": 90, "magic-potion": 120, "countermagic": 260, "time-leap": 220,
}  # fmt: skip

# Cards of a theme set go together: per cent of what each alone promises, where nobody knows which one comes.
# A deck is made of cards that go together anyway.
TOGETHER: Final = {"trade-change": 200, "science-progress": 160, "wizards-dragons": 130}


class DuelValues:
    """Tables by kind of card, and the prices of the middle row."""

    def __init__(self, rules: Rules, weights: Weights) -> None:
        self.rules: Final = rules
        self.weights: Final = weights
        self.kinds: Final[i64] = len(rules.kinds)
        self.in_hand: Final = vec[i64]([IN_HAND.get(kind.name, 0) for kind in rules.kinds])
        self.in_place: Final = vec[i64]([IN_PLACE.get(kind.name, 0) for kind in rules.kinds])
        self.is_action: Final = vec[i64]([int(kind.kind == ACTION) for kind in rules.kinds])
        self.is_magic: Final = vec[i64]([int(is_magic(kind)) for kind in rules.kinds])
        self.casting: Final = vec[i64]([int(kind.cast) for kind in rules.kinds])
        self.together: Final = vec[i64]([together(rules, kind) for kind in rules.kinds])
        self.condition: Final = vec[i64]([conditions.NUMBERS[kind.condition] for kind in rules.kinds])
        self.is_event: Final = vec[i64]([int(kind.kind == EVENT) for kind in rules.kinds])
        self.settlement: Final = rules.centre_costs[SETTLEMENT]
        self.road_and_settlement: Final = both(rules)
        self.city: Final = rules.centre_costs[CITY]
        self.citadel: Final = rules.centre_costs[CITADEL]
        self.with_citadel: Final = vec[vec[i64]]([with_citadel(rules, kind.cost) for kind in rules.kinds])
        self.highest_price: Final[i64] = max([int(price) for price in weights.price])
        self.decay: Final = decay(weights)  # thousandths, by rolls of waiting
        self.nothing: Final = vec[i64]([0] * int(self.kinds))


def together(rules: Rules, kind: CardKind) -> int:
    return ALL if rules.own_piles else TOGETHER.get(kind.set, ALL)


def is_magic(kind: CardKind) -> bool:
    """Whether a card needs magic power, now or later."""
    return kind.cost[MAGIC] > 0 or kind.kind == SPELL_BOOK


def both(rules: Rules) -> vec[i64]:
    """The price of a road and a settlement at its end."""
    price = rules.centre_costs[ROAD][:]
    for resource in range(RESOURCES):
        price[resource] += rules.centre_costs[SETTLEMENT][resource]
    return price


def with_citadel(rules: Rules, cost: vec[i64]) -> vec[i64]:
    """The price of a citadel and of a card that lies at it."""
    price = cost[:]
    for resource in range(RESOURCES):
        price[resource] += rules.centre_costs[CITADEL][resource]
    return price


LONGEST_WAIT: Final = 64  # rolls


def decay(weights: Weights) -> vec[i64]:
    """What part of its worth a purchase has while one waits for it."""
    part = int(weights.in_sight)
    table = [int(weights.in_stock)]
    for _ in range(LONGEST_WAIT):
        table.append(part)
        part = part * int(weights.patience) // 1000
    return vec[i64](table)
