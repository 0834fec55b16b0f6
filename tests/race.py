"""A tiny game without a map, for two: whoever first has three points wins.

It shows that everything above the rules plays a game of which it knows nothing but the contract.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.catalog import Game, NoMaps, Setup
from hexhaven.core.game import ACTOR, CHANCE, NOBODY, Option, Player, Refusal, State, UnknownAction, View
from hexhaven.core.rng import Rng
from hexhaven.manifest import Description

ROLL, STEP, REST, ROLLED = range(4)
NAMES = ("roll", "step", "rest", "rolled")
TARGET = 3


class Race(State):
    """Whoever is on turn rolls; an even number lets them step ahead or rest."""

    def __init__(self) -> None:
        self.turn = 0
        self.scores = [0, 0]
        self.die = 0  # 0: not rolled yet
        self.rolling = False

    def players(self) -> int:
        return 2

    def actor(self) -> Player:
        if max(self.scores) >= TARGET:
            return NOBODY
        return CHANCE if self.rolling else self.turn

    def actors(self) -> list[int]:
        return [] if self.actor() == NOBODY else [int(self.actor())]

    def legal(self, player: Player = ACTOR) -> vec[i64]:
        actor = self.actor()
        if actor == NOBODY or player not in (ACTOR, actor):
            return vec[i64]()
        return vec[i64]([action for action in self.all() if self.why_not(action) is None])

    def all(self) -> list[int]:
        return [ROLL, STEP, REST, *(ROLLED | die << 8 for die in range(1, 7))]

    def why_not(self, action: i64, player: Player = ACTOR) -> Refusal | None:
        actor = self.actor()
        if actor == NOBODY:
            return Refusal("game_over", "victory")
        if player not in (ACTOR, actor):
            return Refusal("not_your_turn", "turn")
        moments = {ROLLED: self.rolling, ROLL: self.die == 0, STEP: self.die % 2 == 0 < self.die}
        fits = moments.get(int(action) & 255, self.die > 0) and (action & 255 == ROLLED) == self.rolling
        return None if fits else Refusal("not_now", "turn")

    def chances(self) -> list[tuple[int, int]]:
        return [(int(action), 1) for action in self.legal()] if self.rolling else []

    def deal(self, rng: Rng) -> i64:
        return ROLLED | (1 + rng.below(6)) << 8

    def apply(self, action: i64, player: Player = ACTOR) -> None:
        verb = int(action) & 255
        if verb == ROLLED:
            self.die = int(action) >> 8
        if verb == STEP:
            self.scores[self.turn] += 1
        self.rolling = verb == ROLL
        if verb in (STEP, REST):
            self.turn, self.die = 1 - self.turn, 0

    def copy(self) -> Race:
        other = Race()
        other.turn, other.scores, other.die, other.rolling = self.turn, self.scores[:], self.die, self.rolling
        return other

    def view(self, player: Player) -> View:
        return RaceView(int(player), self.copy())

    def points(self) -> list[int]:
        return self.scores[:]

    def winner(self) -> Player:
        return self.scores.index(TARGET) if TARGET in self.scores else NOBODY

    def write(self, action: i64, viewer: Player = CHANCE) -> str:
        verb, die = int(action) & 255, int(action) >> 8
        if verb >= len(NAMES):
            raise UnknownAction(f"{action} is no action of this game")
        return f"{NAMES[verb]} {die}" if verb == ROLLED else NAMES[verb]

    def read(self, text: str) -> i64:
        for action in self.all():
            if self.write(action) == text:
                return action
        raise UnknownAction(f"'{text}' is no action of this game")

    def to_bytes(self) -> bytes:
        return bytes([self.turn, *self.scores, self.die, self.rolling])


class RaceView(View):
    """Nothing is secret."""

    def fill(self, rng: Rng) -> State:
        return self.seen.copy()


def start(game: Game, setup: Setup) -> State:
    return Race()


def read(game: Game, told: Description) -> State:
    raise told.sayings[0].error("the race has no positions in words")


RACE = Game(
    id="race",
    name={"en": "The race", "de": "Das Rennen"},
    fewest=2,
    most=2,
    options=[Option("player_trade", ["no", "yes"], "turn", {"short": "no"})],
    presets=["short"],
    default_preset="short",
    maps=NoMaps(),
    slices=(),
    start=start,
    read=read,
)
