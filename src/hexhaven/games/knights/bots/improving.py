"""City improvements: what the levels of a field are worth, and the race for its metropolis."""

from __future__ import annotations

from mypy_extensions import i64

from hexhaven.core.game import NOBODY
from hexhaven.games.island.bots.weights import ALL
from hexhaven.games.island.rules.state import Position
from hexhaven.games.knights.bots.realm import Realm
from hexhaven.games.knights.rules.improvements import METROPOLIS_WORTH, level, metropolis_owner
from hexhaven.games.knights.rules.state import knights_state
from hexhaven.games.knights.rules.terms import FIELDS, METROPOLIS_LEVEL, POWER_LEVEL, SAFE_LEVEL


def improvements_worth(r: Realm, p: Position, me: i64, future: i64) -> i64:
    """What all levels are worth, the points of a metropolis apart."""
    worth: i64 = 0
    for field in range(FIELDS):
        worth += level_worth(r, p, me, field, level(knights_state(p), me, field), future)
    return worth


def level_worth(r: Realm, p: Position, me: i64, field: i64, reached: i64, future: i64) -> i64:
    """What a level is worth as things stand: for good, and on the way to the metropolis."""
    return lasting_worth(r, field, reached, future) + race_worth(r, p, me, field, reached)


def lasting_worth(r: Realm, field: i64, reached: i64, future: i64) -> i64:
    """Progress cards and the power of the third level."""
    if reached == 0:
        return 0
    worth = (reached + 1) * r.w.gate
    if reached >= POWER_LEVEL:
        worth += r.w.power[field]
    return worth * future // ALL


def next_level_worth(r: Realm, p: Position, me: i64, field: i64, reached: i64, future: i64) -> i64:
    """What the next level adds. Points of a metropolis take the place of the way to it."""
    worth = lasting_worth(r, field, reached + 1, future) - lasting_worth(r, field, reached, future)
    points = metropolis_gain(r, p, me, field)
    if points == 0:
        worth += race_worth(r, p, me, field, reached + 1)
    return max(0, worth + points - race_worth(r, p, me, field, reached))


def race_worth(r: Realm, p: Position, me: i64, field: i64, reached: i64) -> i64:
    """What being so far is worth for the metropolis of a field, as long as its points can still move."""
    owner = metropolis_owner(p, field)
    rival = highest_rival(p, me, field)
    if owner == me:
        if reached < SAFE_LEVEL:
            return 0
        return r.w.threatened_metropolis if rival == METROPOLIS_LEVEL else r.w.safe_metropolis
    points = METROPOLIS_WORTH * (r.base.point + r.base.rival)
    if owner == NOBODY:
        worth = points * r.w.race[reached] // ALL
    elif reached < SAFE_LEVEL and level(knights_state(p), owner, field) < SAFE_LEVEL:
        worth = points * r.w.chase[reached] // ALL
    else:
        return 0
    return worth * r.w.behind // ALL if rival > reached else worth


def highest_rival(p: Position, me: i64, field: i64) -> i64:
    highest: i64 = 0
    for player in range(p.rules.players):
        if player != me:
            highest = max(highest, level(knights_state(p), player, field))
    return highest


def metropolis_gain(r: Realm, p: Position, me: i64, field: i64) -> i64:
    """The points that the next level brings at once."""
    reached = level(knights_state(p), me, field) + 1
    owner = metropolis_owner(p, field)
    if reached < METROPOLIS_LEVEL or owner == me:
        return 0
    if owner == NOBODY:
        return METROPOLIS_WORTH * r.base.point
    if reached == SAFE_LEVEL and level(knights_state(p), owner, field) < SAFE_LEVEL:
        return METROPOLIS_WORTH * (r.base.point + r.base.rival)
    return 0
