"""Roads: which of them are worth a thought."""

from __future__ import annotations

from mypy_extensions import i64

from hexhaven.bots.tally import Tally
from hexhaven.core.actions import operand
from hexhaven.games.island.bots.moment import Moment
from hexhaven.games.island.bots.plans import EXTEND, MOST_ROADS
from hexhaven.games.island.bots.terms import PATIENCE


def score_road(m: Moment, action: i64, tally: Tally) -> None:
    """Score a road; one that leads to no place in sight and lengthens no route is not worth a thought."""
    if leads_to_place(m, operand(action)) or lengthens_route(m, action):
        m.add_trial(action, tally)
    else:
        tally.add(PATIENCE, -m.tables.weights.point)


def leads_to_place(m: Moment, edge: i64) -> bool:
    for roads in range(1, MOST_ROADS + 1):
        if m.evaluation.first_edge[roads] == edge:
            return True
    return False


def lengthens_route(m: Moment, action: i64) -> bool:
    """Whether the road brings the longest road nearer, or makes it safer."""
    if m.p.longest_road != m.me and not races_for_route(m):
        return False
    return m.route_after(action) > m.evaluation.route


def races_for_route(m: Moment) -> bool:
    for roads in range(1, MOST_ROADS + 1):
        if m.evaluation.plans.worth[EXTEND + roads] > 0:
            return True
    return False
