"""The next landing of the barbarians, as it looks from here."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from hexhaven.games.island.bots.weights import ALL
from hexhaven.games.island.rules.state import Position
from hexhaven.games.knights.bots.weights import KnightsWeights
from hexhaven.games.knights.rules.battle import is_city, is_metropolis
from hexhaven.games.knights.rules.state import ACTIVE, PLEDGED, RANK, KnightsState, knights_state
from hexhaven.games.knights.rules.terms import JOIN_BATTLE


def fights(p: Position, owner: i64, knight: u8) -> bool:
    """Whether an active knight will fight: where players choose, those who have chosen send no more."""
    if p.waiting_for() != JOIN_BATTLE or knight & PLEDGED != 0:
        return True
    for i in range(p.depth):
        if p.stack[i] & 255 == JOIN_BATTLE and p.asked_at(i) == owner:
            return True
    return False


class Battle:
    """What everybody can send, and what a battle is worth to one player."""

    def __init__(self, p: Position, me: i64, w: KnightsWeights, hero: i64, loss: i64) -> None:
        self.me: Final[i64] = me
        self.w: Final = w
        self.hero: Final[i64] = hero  # what a defender card is worth
        self.loss: i64 = loss  # what the city is worth that would fall
        self.attack: i64 = 0
        players = int(p.rules.players)
        self.awake: Final = vec[i64]([0] * players)  # strength by player
        self.asleep: Final = vec[i64]([0] * players)
        self.cities: Final = vec[i64]([0] * players)  # that can fall
        k = knights_state(p)
        self.count_cities(p, k)
        self.knights: Final = self.count_knights(p, k)  # nodes of the own ones
        left = k.options.steps - k.ship
        self.near: Final[i64] = w.near[left]
        self.in_time: Final[i64] = w.in_time[left]

    def count_cities(self, p: Position, k: KnightsState) -> None:
        for node in range(p.map.land_nodes):
            if is_city(p, node):
                self.attack += 1
                if not is_metropolis(k, node):
                    self.cities[p.owner(node)] += 1

    def count_knights(self, p: Position, k: KnightsState) -> vec[i64]:
        own = vec[i64]()
        for node in range(len(k.knights)):
            knight = k.knights[node]
            if knight != 0:
                owner = i64(p.occupants[node]) - 1
                if knight & ACTIVE != 0 and fights(p, owner, knight):
                    self.awake[owner] += i64(knight & RANK)
                else:
                    self.asleep[owner] += i64(knight & RANK)
                if owner == self.me:
                    own = append(own, node)
        return own

    def expected(self, awake: i64, asleep: i64) -> i64:
        """What the next battle brings with so much own strength; sleeping knights may be woken in time."""
        now = self.prospect(awake)
        if asleep > 0:
            now += (self.prospect(awake + asleep) - now) * self.w.ready // ALL
        return now * self.near // ALL

    def cost_of_city(self, loss: i64) -> i64:
        """What one more city of the own changes: more barbarians come, and it can fall (mostly below 0)."""
        awake = self.awake[self.me]
        asleep = self.asleep[self.me]
        before = self.expected(awake, asleep)
        usual = self.loss
        self.loss = loss
        self.attack += 1
        self.cities[self.me] += 1
        change = self.expected(awake, asleep) - before
        self.loss = usual
        self.attack -= 1
        self.cities[self.me] -= 1
        return change

    def prospect(self, mine: i64) -> i64:
        """Half of it as the others stand now, half of it in case they wake all their knights."""
        return (self.outcome(mine, False) + self.outcome(mine, True)) // 2

    def strength(self, player: i64, all_awake: bool) -> i64:
        if all_awake:
            return self.awake[player] + self.asleep[player]
        return self.awake[player]

    def outcome(self, mine: i64, all_awake: bool) -> i64:
        total = mine
        best: i64 = 0
        for player in range(len(self.awake)):
            if player != self.me:
                sent = self.strength(player, all_awake)
                total += sent
                best = max(best, sent)
        if total < self.attack:
            return self.defeat(mine, all_awake)
        if mine > best:
            return self.hero
        return self.w.tied if mine == best and mine > 0 else 0

    def defeat(self, mine: i64, all_awake: bool) -> i64:
        """Among those with a city that can fall, all who sent least lose one."""
        least: i64 = 1000
        if self.cities[self.me] > 0:
            least = mine
        for player in range(len(self.awake)):
            if player != self.me and self.cities[player] > 0:
                least = min(least, self.strength(player, all_awake))
        worth: i64 = 0
        if self.cities[self.me] > 0 and mine == least:
            worth -= self.loss
        for player in range(len(self.awake)):
            hurt = self.cities[player] > 0 and self.strength(player, all_awake) == least
            if hurt and player != self.me:
                worth += self.w.spared
        return worth
