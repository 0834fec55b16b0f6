"""What a position of Cities & Knights is worth to one player, and the purchases to plan for."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.board.knights.battle import is_city, is_plain_city
from hexhaven.board.knights.improvements import METROPOLIS_WORTH, has_city, has_site, level, metropolis_owner
from hexhaven.board.knights.keep import ACTIVE, RANK, keep
from hexhaven.board.knights.knight import can_stand
from hexhaven.board.knights.terms import (
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
from hexhaven.board.state import MARK, Position
from hexhaven.board.terrain import CITY, PIECES, SETTLEMENT
from hexhaven.bots.greedy.chart import ALL, ENLARGE
from hexhaven.bots.greedy.hand import prospect, wait
from hexhaven.bots.greedy.knights.battle import Battle
from hexhaven.bots.greedy.knights.chart import (
    ALL_PLANS,
    CURE,
    FORTIFY,
    IMPROVE,
    MEND,
    RAISE,
    SUMMON,
    WAKE,
)
from hexhaven.bots.greedy.knights.holding import can_wall, has_promotable, progress_worth
from hexhaven.bots.greedy.knights.improving import improvements_worth, metropolis_gain, next_level_worth
from hexhaven.bots.greedy.knights.weights import KnightsWeights
from hexhaven.bots.greedy.outlook import Outlook
from hexhaven.bots.greedy.podium import Podium
from hexhaven.bots.greedy.tally import DEFENCE, IMPROVEMENTS, KNIGHTS, PROGRESS, WALLS


class KnightsOutlook(Outlook):
    """The outlook of the base game, and knights, improvements, walls and progress cards."""

    battle: Battle

    def weights(self) -> KnightsWeights:
        return cast(KnightsWeights, self.chart.weights)

    def after(self, p: Position) -> Outlook:
        return KnightsOutlook(self.chart, p, self.me, self.future)

    def further_plans(self, hand: vec[i64], podium: Podium) -> i64:
        """Knights and walls cost resources, improvements commodities, which buy nothing else.

        A knight built, woken or promoted serves the same battle, so only the best of the three counts.
        """
        strength: i64 = 0
        for plan in range(SUMMON, RAISE + 1):
            strength = max(strength, self.in_time(hand, plan))
        podium.add(strength)
        for plan in range(FORTIFY, IMPROVE):
            podium.add(prospect(self, hand, plan, plan))
        crafts = Podium()
        for plan in range(IMPROVE, ALL_PLANS):
            crafts.add(prospect(self, hand, plan, plan))
        return crafts.worth(self.chart.weights)

    def in_time(self, hand: vec[i64], plan: i64) -> i64:
        """The worth of a plan for the next battle: what is not paid in this turn may come too late."""
        worth = prospect(self, hand, plan, plan)
        if worth == 0 or wait(self, hand, plan) == 0:
            return worth
        return worth * self.battle.in_time // ALL

    # --- the value so far ---------------------------------------------------------------------------

    def weigh(self, p: Position) -> None:
        super().weigh(p)
        w = self.weights()
        self.battle = Battle(p, self.me, w, self.hero_worth(p), self.city_to_lose(p))
        awake = self.battle.awake[self.me]
        asleep = self.battle.asleep[self.me]
        self.value.add(DEFENCE, self.battle.expected(awake, asleep))
        self.value.add(KNIGHTS, (awake + asleep) * w.rank * self.future // ALL)
        self.value.add(IMPROVEMENTS, improvements_worth(w, p, self.me, self.future))
        self.value.add(WALLS, w.wall[walls_of(p, self.me)] * self.future // ALL)
        self.value.add(PROGRESS, progress_worth(w, p, self.me))

    def hero_worth(self, p: Position) -> i64:
        """What a defender card is worth."""
        w = self.weights()
        if self.points + 1 >= p.rules.target:
            return w.point + w.deciding
        return w.point

    def city_to_lose(self, p: Position) -> i64:
        """What the least of the cities is worth that the barbarians can take."""
        least: i64 = 0
        for node in range(p.map.land_nodes):
            if is_plain_city(p, self.me, node):
                worth = self.city_worth(p, node)
                if least == 0 or worth < least:
                    least = worth
        if least > 0 and not has_second_city(p, self.me):
            least += self.weights().first_city
        return least

    def city_worth(self, p: Position, node: i64) -> i64:
        """What a city is worth more than a settlement."""
        w = self.weights()
        worth = w.point + self.growth(p, node, SETTLEMENT, CITY)
        if keep(p).walls[node] != 0:
            worth += w.wall[1] * self.future // ALL
        return worth

    # --- plans --------------------------------------------------------------------------------------

    def plan(self, p: Position) -> None:
        super().plan(p)
        self.plan_setting_up(p)
        self.plan_improvements(p)
        self.plan_knights(p)
        self.plan_wall(p)
        self.plan_cure(p)

    def plan_setting_up(self, p: Position) -> None:
        """A toppled city is set up before another one is built; the first city opens the improvements."""
        w = self.weights()
        best: i64 = 0
        for node in range(p.map.land_nodes):
            if p.holders[node] == MARK[self.me]:
                if p.buildings[node] == TOPPLED:
                    best = max(best, w.point + self.growth(p, node, TOPPLED, CITY) + self.won_with(p, 1))
                elif p.buildings[node] == SABOTAGED:
                    self.worth[MEND] = max(self.worth[MEND], self.growth(p, node, SABOTAGED, CITY))
        if best > 0:
            self.worth[ENLARGE] = best
        if self.worth[ENLARGE] > 0:
            worth = self.worth[ENLARGE] + self.battle.cost_of_city(max(self.city_to_lose(p), w.point))
            self.worth[ENLARGE] = max(0, worth if has_city(p, self.me) else worth + w.first_city)

    def plan_cure(self, p: Position) -> None:
        """Medicine makes the next city cheaper."""
        if keep(p).cards[self.me * PROGRESS_KINDS + MEDICINE] > 0:
            self.worth[CURE] = self.worth[ENLARGE]
            self.worth[ENLARGE] = 0

    def plan_improvements(self, p: Position) -> None:
        if not has_city(p, self.me):
            return
        k = keep(p)
        for field in range(FIELDS):
            reached = level(k, self.me, field)
            if reached < SAFE_LEVEL and self.may_go_on(p, field, reached + 1):
                worth = next_level_worth(self.weights(), p, self.me, field, reached, self.future)
                if metropolis_gain(self.weights(), p, self.me, field) > 0:
                    worth += self.won_with(p, METROPOLIS_WORTH)
                self.worth[IMPROVE + field * SAFE_LEVEL + reached] = worth

    def may_go_on(self, p: Position, field: i64, next: i64) -> bool:
        return next < METROPOLIS_LEVEL or metropolis_owner(p, field) == self.me or has_site(p, self.me)

    def plan_knights(self, p: Position) -> None:
        """What one more knight, one woken and one promoted would change in the next battle."""
        w = self.weights()
        battle = self.battle
        awake = battle.awake[self.me]
        asleep = battle.asleep[self.me]
        now = battle.expected(awake, asleep)
        lasting = w.rank * self.future // ALL
        sleeper = strongest_sleeper(p, self.me)
        if sleeper > 0:
            self.worth[WAKE] = max(0, battle.expected(awake + sleeper, asleep - sleeper) - now)
        if p.has_piece(self.me, KNIGHT + BASIC) and has_room(p, self.me):
            self.worth[SUMMON] = max(0, battle.expected(awake + 1, asleep) - now + lasting)
        if has_promotable(p, self.me):
            self.worth[RAISE] = max(0, battle.expected(awake, asleep + 1) - now + lasting)

    def plan_wall(self, p: Position) -> None:
        built = walls_of(p, self.me)
        if can_wall(p, self.me):
            wall = self.weights().wall
            self.worth[FORTIFY] = (wall[built + 1] - wall[built]) * self.future // ALL


# --- what a player has -------------------------------------------------------------------------------


def walls_of(p: Position, player: i64) -> i64:
    return i64(p.rules.pieces[WALL]) - i64(p.supply[player * PIECES + WALL])


def strongest_sleeper(p: Position, player: i64) -> i64:
    """The highest rank among a player's passive knights, or 0."""
    k = keep(p)
    most: i64 = 0
    for node in range(len(k.knights)):
        knight = k.knights[node]
        if knight != 0 and knight & ACTIVE == 0 and p.occupants[node] == MARK[player]:
            most = max(most, i64(knight & RANK))
    return most


def has_second_city(p: Position, player: i64) -> bool:
    cities: i64 = 0
    for node in range(p.map.land_nodes):
        if p.holders[node] == MARK[player] and is_city(p, node):
            cities += 1
    return cities > 1


def has_room(p: Position, player: i64) -> bool:
    for node in range(p.map.land_nodes):
        if can_stand(p, player, node):
            return True
    return False
