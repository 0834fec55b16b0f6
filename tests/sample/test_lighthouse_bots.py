"""Bots play the sample expansion on its first day, and better once it brings values."""

from collections import Counter

import pytest

from bots import games
from games.island.table import RED, roll, table
from hexhaven import catalog
from hexhaven.bots import make
from hexhaven.bots.layer import BotLayer
from hexhaven.core.game import NOBODY
from hexhaven.core.rng import Rng
from hexhaven.games.island.rules.state import Position
from hexhaven.layers import BROUGHT
from sample.lighthouse.rules import Lighthouse, lights_of

GAMES = 12
QUIET = {"player_trade": "no"}


@pytest.fixture
def untaught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots have never heard of lighthouses."""
    monkeypatch.setitem(BROUGHT, ("lighthouse", "bots"), BotLayer())


def coast(*lines: str, rolled: bool = True) -> Position:
    return table(*lines, options=QUIET, rolled=rolled, expansions=[Lighthouse()])


def choice(p: Position) -> str:
    return p.write(make("greedy", 1).choose(p.view(p.actor())))


def started(game: str, seed: int) -> Position:
    p = catalog.start(
        catalog.prepare(Rng(("light", seed)), game, 3, options=QUIET, expansions=["lighthouse"])
    )
    assert isinstance(p, Position)
    return p


def deeds_of_a_game(game: str, seed: int) -> Counter[str]:
    """How often each verb was used in a game with lighthouses, from its beginning to its end."""
    p = started(game, seed)
    done: Counter[str] = Counter()

    def watch(p: Position, player: int, action: int) -> None:
        assert p.is_legal(action, player)
        done[p.write(action).split()[0]] += 1

    games.play(p, games.seat(["greedy"] * 3, seed), seed, watch)
    assert p.winner() != NOBODY
    return done


@pytest.mark.usefixtures("untaught")
@pytest.mark.parametrize("game", ["base", "knights"])
def test_a_game_with_lighthouses_is_played_without_a_word_about_them(game: str) -> None:
    assert deeds_of_a_game(game, 2)["lighthouse"] == 0  # a house alone changes nothing that counts


@pytest.mark.parametrize("game", ["base", "knights"])
def test_whoever_knows_what_they_are_worth_builds_them_and_lets_them_shine(game: str) -> None:
    done = deeds_of_a_game(game, 2)
    assert done["lighthouse"] >= 1
    assert done["shine"] >= 1


@pytest.mark.parametrize("game", ["base", "knights"])
def test_greedy_beats_random_players(game: str) -> None:
    seats = ["greedy", "random", "random"]
    assert [winner_of_a_game(game, seed, seats) for seed in range(GAMES)].count(0) > GAMES * 2 // 3


def winner_of_a_game(game: str, seed: int, seats: list[str]) -> int:
    p = started(game, seed)
    games.play(p, games.seat(seats, seed), seed)
    return int(p.winner())


def test_a_lighthouse_is_built_for_its_worth() -> None:
    assert choice(coast("red settlement: 3", "red hand: brick wool")) == "lighthouse 3"


def watch_with(cards: int) -> Position:
    """Red has rolled a seven and keeps a lighthouse with some oil."""
    p = coast("red settlement: 3", f"red hand: {cards} ore", rolled=False)
    lights_of(p).houses[3] = RED + 1
    lights_of(p).oil[RED] = 1
    roll(p, 7)
    assert p.question() == "watch"
    return p


@pytest.mark.usefixtures("untaught")
def test_the_light_burns_for_a_hand_that_a_seven_would_halve() -> None:
    """Nobody has told the bot: it tries both answers, and sees how many cards are safe."""
    assert choice(watch_with(9)) == "burn"


@pytest.mark.parametrize(("cards", "answer"), [(9, "burn"), (3, "sleep")])
def test_oil_that_is_worth_something_is_not_burnt_for_nothing(cards: int, answer: str) -> None:
    assert choice(watch_with(cards)) == answer
