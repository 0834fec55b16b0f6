"""What lighthouses are worth to the bots."""

from __future__ import annotations

from hexhaven.bots.layer import BotLayer
from hexhaven.bots.tally import Tally
from hexhaven.games.island.bots.evaluation import Evaluation
from hexhaven.games.island.bots.plans import Plans, Purchase, price_of
from hexhaven.games.island.bots.values import Values
from hexhaven.games.island.rules.rules import Rules
from hexhaven.games.island.rules.state import Position
from sample.lighthouse.rules import LIGHTHOUSE, is_coast, lights_of

EACH = 600  # thousandths of a point, at the start of the game: it brings a card now and then
OIL = 60


class LighthouseValues(Values):
    """Houses and oil, and a house to plan for. Its verbs are tried: what they change says enough."""

    def terms(self) -> list[str]:
        return ["lighthouses"]

    def purchases(self, rules: Rules) -> list[Purchase]:
        return [Purchase(price_of(rules, LIGHTHOUSE))]

    def worth(self, e: Evaluation, p: Position, out: Tally) -> None:
        lights, me = lights_of(p), int(e.me)
        houses = len(lights.nodes_of(me))
        out.add(self.first_term, houses * EACH * e.future // 100 + lights.oil[me] * OIL)

    def plans(self, e: Evaluation, p: Position, out: Plans) -> None:
        houses = lights_of(p).houses
        free = [node for node in e.nodes if is_coast(p, int(node)) and not houses[int(node)]]
        if free and p.has_piece(e.me, LIGHTHOUSE):
            out.worth[self.first_plan] = EACH * e.future // 100


LAYER = BotLayer(values=LighthouseValues)
