"""What Cities & Knights adds to the evaluation of a position: kept with it, for plans and scores."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexhaven.games.island.bots.evaluation import Evaluation
from hexhaven.games.island.bots.tables import Aspect
from hexhaven.games.island.bots.values import Values
from hexhaven.games.island.bots.weights import ALL, Weights
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import CITY, SETTLEMENT
from hexhaven.games.knights.bots.battle import Battle
from hexhaven.games.knights.bots.weights import KnightsWeights
from hexhaven.games.knights.rules.battle import is_city, is_plain_city
from hexhaven.games.knights.rules.state import knights_state


class Realm(Aspect):
    """The next battle, and where the terms, plans and verbs of Cities & Knights begin."""

    def __init__(self, e: Evaluation, p: Position, w: KnightsWeights, layer: Values) -> None:
        self.me: Final[i64] = e.me
        self.nodes: Final = e.nodes
        self.leads: Final = e.points >= e.lead
        self.w: Final = w
        self.base: Final[Weights] = e.tables.weights
        self.term: Final[i64] = layer.first_term
        self.plan: Final[i64] = layer.first_plan
        self.verb: Final[i64] = layer.first_verb
        self.battle: Final = Battle(p, e.me, w, hero_worth(e, p, w), city_to_lose(e, p, w))


def hero_worth(e: Evaluation, p: Position, w: KnightsWeights) -> i64:
    """What a defender card is worth."""
    point = e.tables.weights.point
    return point + w.deciding if e.points + 1 >= p.rules.target else point


def city_to_lose(e: Evaluation, p: Position, w: KnightsWeights) -> i64:
    """What the least of the cities is worth that the barbarians can take."""
    least: i64 = 0
    for node in e.nodes:
        if is_plain_city(p, e.me, node):
            worth = city_worth(e, p, w, node)
            if least == 0 or worth < least:
                least = worth
    if least > 0 and not has_second_city(e, p):
        least += w.first_city
    return least


def city_worth(e: Evaluation, p: Position, w: KnightsWeights, node: i64) -> i64:
    """What a city is worth more than a settlement."""
    worth = e.tables.weights.point + e.growth(p, node, SETTLEMENT, CITY)
    if knights_state(p).walls[node] != 0:
        worth += w.wall[1] * e.future // ALL
    return worth


def has_second_city(e: Evaluation, p: Position) -> bool:
    cities: i64 = 0
    for node in e.nodes:
        if is_city(p, node):
            cities += 1
    return cities > 1
