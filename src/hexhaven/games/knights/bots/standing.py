"""What a position of Cities & Knights is worth to one player, and the purchases to plan for."""

from __future__ import annotations

from mypy_extensions import i64

from hexhaven.bots.tally import Tally
from hexhaven.games.island.bots.evaluation import Evaluation
from hexhaven.games.island.bots.plans import ENLARGE, Plans
from hexhaven.games.island.bots.weights import ALL
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import CITY, PIECES
from hexhaven.games.knights.bots.holding import can_wall, has_promotable, progress_worth
from hexhaven.games.knights.bots.improving import improvements_worth, metropolis_gain, next_level_worth
from hexhaven.games.knights.bots.realm import Realm
from hexhaven.games.knights.bots.verbs import (
    CURE,
    DEFENCE,
    FORTIFY,
    IMPROVE,
    IMPROVEMENTS,
    KNIGHTS,
    MEND,
    PROGRESS,
    RAISE,
    SUMMON,
    WAKE,
    WALLS,
)
from hexhaven.games.knights.rules.improvements import (
    METROPOLIS_WORTH,
    has_city,
    has_site,
    level,
    metropolis_owner,
)
from hexhaven.games.knights.rules.knight import can_stand
from hexhaven.games.knights.rules.state import ACTIVE, RANK, knights_state
from hexhaven.games.knights.rules.terms import (
    BASIC,
    FIELDS,
    KNIGHT,
    MEDICINE,
    METROPOLIS_LEVEL,
    PROGRESS_KINDS,
    SABOTAGED,
    SAFE_LEVEL,
    TOPPLED,
    WALL,
)


def add_worth(r: Realm, e: Evaluation, p: Position, out: Tally) -> None:
    awake = r.battle.awake[e.me]
    asleep = r.battle.asleep[e.me]
    out.add(r.term + DEFENCE, r.battle.expected(awake, asleep))
    out.add(r.term + KNIGHTS, (awake + asleep) * r.w.rank * e.future // ALL)
    out.add(r.term + IMPROVEMENTS, improvements_worth(r, p, e.me, e.future))
    out.add(r.term + WALLS, r.w.wall[walls_of(p, e.me)] * e.future // ALL)
    out.add(r.term + PROGRESS, progress_worth(r, p))


def add_plans(r: Realm, e: Evaluation, p: Position, out: Plans) -> None:
    plan_setting_up(r, e, p, out)
    plan_improvements(r, e, p, out)
    plan_knights(r, e, p, out)
    plan_wall(r, e, p, out)
    plan_cure(r, e, p, out)


def plan_setting_up(r: Realm, e: Evaluation, p: Position, out: Plans) -> None:
    """A toppled city is set up before another one is built; the first city opens the improvements."""
    point = r.base.point
    worth = out.worth
    best: i64 = 0
    for node in e.nodes:
        if p.buildings[node] == TOPPLED:
            best = max(best, point + e.growth(p, node, TOPPLED, CITY) + e.won_with(p, 1))
        elif p.buildings[node] == SABOTAGED:
            worth[r.plan + MEND] = max(worth[r.plan + MEND], e.growth(p, node, SABOTAGED, CITY))
    if best > 0:
        worth[ENLARGE] = best
    if worth[ENLARGE] > 0:
        city = worth[ENLARGE] + r.battle.cost_of_city(max(r.battle.loss, point))
        worth[ENLARGE] = max(0, city if has_city(p, e.me) else city + r.w.first_city)


def plan_cure(r: Realm, e: Evaluation, p: Position, out: Plans) -> None:
    """Medicine makes the next city cheaper."""
    if knights_state(p).cards[e.me * PROGRESS_KINDS + MEDICINE] > 0:
        out.worth[r.plan + CURE] = out.worth[ENLARGE]
        out.worth[ENLARGE] = 0


def plan_improvements(r: Realm, e: Evaluation, p: Position, out: Plans) -> None:
    if not has_city(p, e.me):
        return
    k = knights_state(p)
    for field in range(FIELDS):
        reached = level(k, e.me, field)
        if reached < SAFE_LEVEL and may_go_on(p, e.me, field, reached + 1):
            worth = next_level_worth(r, p, e.me, field, reached, e.future)
            if metropolis_gain(r, p, e.me, field) > 0:
                worth += e.won_with(p, METROPOLIS_WORTH)
            out.worth[r.plan + IMPROVE + field * SAFE_LEVEL + reached] = worth


def may_go_on(p: Position, me: i64, field: i64, next: i64) -> bool:
    return next < METROPOLIS_LEVEL or metropolis_owner(p, field) == me or has_site(p, me)


def plan_knights(r: Realm, e: Evaluation, p: Position, out: Plans) -> None:
    """What one more knight, one woken and one promoted would change in the next battle."""
    battle = r.battle
    awake = battle.awake[e.me]
    asleep = battle.asleep[e.me]
    now = battle.expected(awake, asleep)
    lasting = r.w.rank * e.future // ALL
    sleeper = strongest_sleeper(r, p)
    if sleeper > 0:
        out.worth[r.plan + WAKE] = max(0, battle.expected(awake + sleeper, asleep - sleeper) - now)
    if p.has_piece(e.me, KNIGHT + BASIC) and has_room(p, e.me):
        out.worth[r.plan + SUMMON] = max(0, battle.expected(awake + 1, asleep) - now + lasting)
    if has_promotable(r, p):
        out.worth[r.plan + RAISE] = max(0, battle.expected(awake, asleep + 1) - now + lasting)
    for plan in range(r.plan + SUMMON, r.plan + RAISE + 1):
        out.later[plan] = battle.in_time


def plan_wall(r: Realm, e: Evaluation, p: Position, out: Plans) -> None:
    built = walls_of(p, e.me)
    if can_wall(r, p):
        out.worth[r.plan + FORTIFY] = (r.w.wall[built + 1] - r.w.wall[built]) * e.future // ALL


# --- what a player has -------------------------------------------------------------------------------


def walls_of(p: Position, player: i64) -> i64:
    return i64(p.rules.pieces[WALL]) - i64(p.supply[player * PIECES + WALL])


def strongest_sleeper(r: Realm, p: Position) -> i64:
    """The highest rank among the own passive knights, or 0."""
    k = knights_state(p)
    most: i64 = 0
    for node in r.battle.knights:
        knight = k.knights[node]
        if knight & ACTIVE == 0:
            most = max(most, i64(knight & RANK))
    return most


def has_room(p: Position, player: i64) -> bool:
    for node in range(p.map.land_nodes):
        if can_stand(p, player, node):
            return True
    return False
