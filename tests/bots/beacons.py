"""Beacons, a small expansion for tests about which no bot knows anything.

On turn a player may raise a beacon for two wool and a lumber, three at most: it is worth a point. Then its
keeper chooses a gift of the bank, an ore or a brick, and chance says whether the fire burns, which brings a
grain. And anybody on turn may wave a flag as often as they like, which does nothing at all.
"""

from __future__ import annotations

from typing import cast

from hexhaven.bots.tally import Tally
from hexhaven.core.actions import Actions
from hexhaven.core.game import CHANCE, Player
from hexhaven.games.island.bots.evaluation import Evaluation
from hexhaven.games.island.bots.moment import Moment
from hexhaven.games.island.bots.plans import Plans, Purchase
from hexhaven.games.island.bots.values import Values
from hexhaven.games.island.rules.questions import AFTER_ROLL
from hexhaven.games.island.rules.rules import Expansion, Rules, Verb
from hexhaven.games.island.rules.state import Block, Position
from hexhaven.games.island.rules.terrain import BRICK, GRAIN, LUMBER, ORE, WOOL

PRICE = {WOOL: 2, LUMBER: 1}
MOST_BEACONS = 3


class Beacons(Block):
    """How many beacons each player has, and how often a flag was waved."""

    def __init__(self, built: list[int], waved: int) -> None:
        self.built = built
        self.waved = waved

    def copy(self) -> Beacons:
        return Beacons(list(self.built), self.waved)

    def to_bytes(self) -> bytes:
        return bytes([*self.built, self.waved % 256])


class Raise(Verb):
    """Raise a beacon."""

    def __init__(self, expansion: BeaconIsland) -> None:
        super().__init__("beacon", article="costs")
        self.expansion = expansion

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        built = self.expansion.block(p).built[player]
        if built < MOST_BEACONS and all(p.holds(player, card) >= n for card, n in PRICE.items()):
            out.add(self.code)

    def play(self, p: Position, player: Player, action: int) -> None:
        for card, n in PRICE.items():
            p.lose(player, card, n)
        self.expansion.block(p).built[player] += 1
        p.shown_points[player] += 1
        p.ask(self.expansion.fire, CHANCE, 0, player)
        p.ask(self.expansion.gift, player)


class Take(Verb):
    """Take a gift of the bank."""

    def __init__(self, name: str, card: int) -> None:
        super().__init__(name, article="costs")
        self.card = card

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        out.add(self.code)

    def play(self, p: Position, player: Player, action: int) -> None:
        p.answered()
        if p.bank[self.card] > 0:
            p.gain(player, self.card, 1)


class Burns(Verb):
    """The fire burns, or it does not: two outcomes of chance."""

    def __init__(self, name: str, burns: bool) -> None:
        super().__init__(name, article="costs")
        self.burns = burns

    def weigh(self, p: Position) -> list[tuple[int, int]]:
        return [(int(p.rules.verb_named("burns").code), 2), (int(p.rules.verb_named("smokes").code), 1)]

    def play(self, p: Position, player: Player, action: int) -> None:
        keeper = p.detail()
        p.answered()
        if self.burns and p.bank[GRAIN] > 0:
            p.gain(keeper, GRAIN, 1)


class Wave(Verb):
    """Wave a flag."""

    def __init__(self, expansion: BeaconIsland) -> None:
        super().__init__("wave", article="turn")
        self.expansion = expansion

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        out.add(self.code)

    def play(self, p: Position, player: Player, action: int) -> None:
        self.expansion.block(p).waved += 1


class BeaconIsland(Expansion):
    def __init__(self) -> None:
        self.place = 0
        self.gift = 0
        self.fire = 0

    def adjust(self, rules: Rules) -> None:
        self.place = rules.add_block(self)
        self.gift = rules.question("beacon_gift")
        self.fire = rules.question("beacon_fire")
        rules.add(Raise(self), AFTER_ROLL)
        rules.add(Wave(self), AFTER_ROLL)
        rules.add(Take("take-ore", ORE), self.gift)
        rules.add(Take("take-brick", BRICK), self.gift)
        rules.add(Burns("burns", True), self.fire)
        rules.add(Burns("smokes", False), self.fire)

    def new_block(self, p: Position) -> Block:
        return Beacons([0] * p.players(), 0)

    def block(self, p: Position) -> Beacons:
        return cast(Beacons, p.blocks[self.place])


class BeaconValues(Values):
    """What somebody might think of beacons who has heard of them: `each` is what one more is worth."""

    each = 500
    raising = 0  # its number among the verbs of this layer

    def terms(self) -> list[str]:
        return ["beacons"]

    def verbs(self) -> dict[str, int]:
        return {"beacon": self.raising, "wave": 1}

    def purchases(self, rules: Rules) -> list[Purchase]:
        return [Purchase(PRICE)]

    def is_purchase(self, verb: int) -> bool:
        return verb == self.raising

    def worth(self, e: Evaluation, p: Position, out: Tally) -> None:
        out.add(self.first_term, self.each * beacons_of(p, int(e.me)))

    def plans(self, e: Evaluation, p: Position, out: Plans) -> None:
        if beacons_of(p, int(e.me)) < MOST_BEACONS:
            out.worth[self.first_plan] = max(0, e.tables.weights.point + self.each)

    def answer(self, p: Position) -> int:
        ore = p.rules.verb_named("take-ore").code
        return int(ore) if ore in [int(action) & 127 for action in p.legal()] else -1

    def score(self, m: Moment, verb: int, action: int, out: Tally) -> bool:
        if verb == self.raising:
            return False
        out.add(self.first_term, -1)
        return True


def beacons_of(p: Position, player: int) -> int:
    return next(block.built[player] for block in p.blocks if isinstance(block, Beacons))
