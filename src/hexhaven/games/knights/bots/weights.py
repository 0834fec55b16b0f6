"""What the greedy bot finds important in Cities & Knights, beside what every game has."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.games.island.bots.weights import Weights, by_card
from hexhaven.games.knights.rules.terms import PROGRESS_NAMES

# What each progress card in hand is worth, in thousandths of a victory point. What brings a point is played
# as soon as it can be; mining and irrigation count by hexes.
USUAL: Final = 150  # of a card that is not listed
CARDS: Final = {
    "merchant": 500, "merchant-fleet": 150, "commercial-harbour": 200, "master-merchant": 260,
    "trade-monopoly": 200, "resource-monopoly": 240,
    "bishop": 230, "diplomat": 120, "warlord": 150, "wedding": 200, "intrigue": 60, "saboteur": 150,
    "spy": 220, "deserter": 260, "constitution": 1000,
    "alchemist": 170, "crane": 130, "mining": 200, "irrigation": 190, "printer": 1000, "inventor": 140,
    "engineer": 120, "medicine": 230, "smith": 200, "road-building": 250,
}  # fmt: skip


def adjust_weights(weights: Weights) -> None:
    """Say what counts otherwise than in the base game."""
    weights.price = by_card(100, 90, 90, 85, 115, 120, 115, 130, 115)  # coin, paper and cloth last
    weights.new_kind = by_card(0, 90, 110, 110, 220, 200)  # grain wakes knights, ore builds them
    weights.spare = 10  # whatever lies idle is better traded in


class KnightsWeights:
    """Amounts are thousandths of a victory point unless their line says otherwise."""

    def __init__(self) -> None:
        # City improvements, at the start of the game; they count less as the end comes nearer.
        self.gate: i64 = 190  # each number of the red die that brings a progress card
        self.power: vec[i64] = vec[i64]([450, 200, 1100])  # guild, fortress, aqueduct
        # The way to a metropolis: per cent of its points by level, before anybody has one in the field, and
        # past an owner who has not built the last level yet.
        self.race: vec[i64] = vec[i64]([0, 4, 12, 30, 100, 100])  # the last two until it is placed
        self.chase: vec[i64] = vec[i64]([0, 0, 2, 8, 30])
        self.behind: i64 = 60  # per cent of that while a rival is ahead in the field
        self.safe_metropolis: i64 = 150  # the last level, which nobody can pass
        self.threatened_metropolis: i64 = 700  # the same with a rival one level behind
        self.first_city: i64 = 600  # without a city nothing can be improved

        # The barbarians, by steps of the ship that lack: per cent of what the battle would bring or cost.
        self.near: vec[i64] = vec[i64]([100, 100, 95, 82, 66, 50, 36, 26, 20])
        # The same: per cent of chance that the ship is still at sea at the next own turn.
        self.in_time: vec[i64] = vec[i64]([6, 6, 31, 69, 94, 100, 100, 100, 100])
        self.tied: i64 = 320  # a progress card for equally good defenders
        self.spared: i64 = 120  # a rival loses a city, and oneself none
        self.deciding: i64 = 4000  # the defender card would be the last point
        self.ready: i64 = 55  # per cent: a sleeping knight may still be woken in time
        self.rank: i64 = 100  # strength of one, for later battles and against the robber
        self.watch: i64 = 4  # each pip of an own hex beside a knight: it can chase the robber there

        # Walls, at the start of the game, and what others lose.
        self.wall: vec[i64] = vec[i64]([0, 170, 290, 350])  # by number
        self.lost_card: i64 = 55  # a card that an opponent of middling strength loses
        self.lost_road: i64 = 90  # a road
        self.lost_knight: i64 = 120  # strength of one
        self.gift: i64 = 95  # a card of another player's choice
        self.looted: i64 = 150  # a card of the own choice out of another hand
        self.spied: i64 = 220  # a progress card out of another hand
        self.more_to_spy: i64 = 30  # each card there is to choose from
        self.given_up: i64 = 75  # per cent of the cards of a kind that a monopoly brings: nobody gives all
        self.sabotaged: i64 = 25  # per cent of a city's yield that is lost until it is repaired

        # Progress cards in hand.
        self.progress: vec[i64] = vec[i64]([CARDS.get(name, USUAL) for name in PROGRESS_NAMES])
        self.harvest: i64 = 110  # mining and irrigation, for each hex
        self.useless: i64 = 25  # per cent of a card that would do nothing now
        self.crowd: vec[i64] = vec[i64]([0, 0, 0, 40, 190, 400])  # less for so many: a fifth must go back


STANDARD: Final = KnightsWeights()
