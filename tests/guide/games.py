"""Guided games with learners of several kinds."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from hexhaven import catalog, guide
from hexhaven.bots import make
from hexhaven.core.game import CHANCE, NOBODY
from hexhaven.core.rng import Rng
from hexhaven.dealer import Dealer, map_rng, seed_from
from hexhaven.games.index import GAMES
from hexhaven.games.island.rules.state import Position
from hexhaven.guide.teaching import Teaching
from hexhaven.layers import layer_of
from hexhaven.record import Record
from hexhaven.wire.socket import Lesson

LEARNER = 0
TAUGHT = {id: found for id in GAMES if isinstance(found := layer_of(id, "guide"), Teaching)}
MOST_ENTRIES = 6000


@dataclass(frozen=True)
class Moment:
    """What the learner is told at one moment of a game."""

    record: Record
    lesson: Lesson | None
    read: frozenset[str]

    @property
    def position(self) -> Position:
        assert isinstance(self.record.state, Position)
        return self.record.state


Learner = Callable[[Moment], int]


def follower(seed: object) -> Learner:
    """Does what the guide suggests, and otherwise what a good player would."""
    bot = make("greedy", seed)

    def choose(moment: Moment) -> int:
        if moment.lesson and moment.lesson.suggestion:
            return int(moment.record.state.read(moment.lesson.suggestion))
        return int(bot.choose(moment.record.state.view(LEARNER)))

    return choose


def greedy(seed: object) -> Learner:
    bot = make("greedy", seed)
    return lambda moment: int(bot.choose(moment.record.state.view(LEARNER)))


def random(seed: object) -> Learner:
    bot = make("random", seed)
    return lambda moment: int(bot.choose(moment.record.state.view(LEARNER)))


def stubborn(seed: object) -> Learner:
    """Rolls, ends the turn, declines everything, and builds nothing."""
    rng = Rng(seed)

    def choose(moment: Moment) -> int:
        state = moment.record.state
        choices = [int(action) for action in state.sensible(LEARNER)]
        lazy = [action for action in choices if state.write(action) in ("roll", "end", "decline")]
        return (lazy or choices)[int(rng.below(len(lazy or choices)))]

    return choose


LEARNERS: dict[str, Callable[[object], Learner]] = {
    "follower": follower, "greedy": greedy, "random": random, "stubborn": stubborn
}  # fmt: skip


def new_game(
    seed: str, map: str = "base-beginner", options: dict[str, str] | None = None, game: str = "base"
) -> Record:
    fresh = seed_from(seed)
    setup = catalog.prepare(map_rng(fresh), game, players=4, map=map, options=options)
    return Record(setup, ["Ada", "Bert", "Cleo", "Dora"], seed=fresh)


def guided(
    language: str, record: Record, learner: Learner, reads: bool = True
) -> Iterator[Moment]:  # fmt: skip
    """Play a game to its end and yield what the guide says at every moment, read lessons included."""
    assert record.seed is not None
    dealer = Dealer(record.seed)
    others = {player: make("greedy", (record.seed, player)) for player in range(1, len(record.names))}
    read: frozenset[str] = frozenset()
    while len(record.entries) < MOST_ENTRIES:
        moment = Moment(record, guide.lesson(language, record, LEARNER, read), read)
        yield moment
        if reads and moment.lesson and moment.lesson.passive:
            read |= {moment.lesson.key}
            continue
        actor = int(record.state.actor())
        if actor == NOBODY:
            return
        if actor == CHANCE:
            record.deal(dealer)
        elif actor == LEARNER:
            record.play(learner(moment), LEARNER)
        else:
            record.play(others[actor].choose(record.state.view(actor)), actor)
    raise AssertionError("the game does not end")
