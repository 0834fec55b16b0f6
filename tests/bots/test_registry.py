"""Bots are made by name, and a wrong name gets a helpful answer."""

import pytest

from hexhaven import bots
from hexhaven.catalog import SetupError
from hexhaven.core.game import NOBODY, Action, View
from hexhaven.games.island.bots.player import GreedyBot
from race import Race

from .games import decisions, new_game, play, seat


@pytest.mark.parametrize("name", bots.names())
def test_every_bot_can_be_made(name: str) -> None:
    assert isinstance(bots.make(name, 1), bots.Bot)


def test_a_misspelt_bot_is_recognised() -> None:
    with pytest.raises(SetupError, match="no bot 'gredy': did you mean 'greedy'"):
        bots.make("gredy", 1)


def test_an_unknown_bot_gets_the_list() -> None:
    with pytest.raises(SetupError, match="choose from random, greedy"):
        bots.make("zzz", 1)


@pytest.mark.parametrize("name", bots.names())
def test_a_bot_that_is_not_asked_has_nothing_to_choose(name: str) -> None:
    p = new_game(1, options={"first_player": "oldest"})
    with pytest.raises(ValueError, match="player 2 has nothing to choose from"):
        bots.make(name, 1).choose(p.view(2))


def test_random_takes_every_action_about_as_often() -> None:
    p = new_game(1, options={"first_player": "oldest"})
    bot = bots.make("random", 1)
    counts = {int(action): 0 for action in p.legal()}
    for _ in range(54 * 40):
        counts[int(bot.choose(p.view(0)))] += 1
    assert len(counts) == 54
    assert min(counts.values()) > 15
    assert max(counts.values()) < 75


@pytest.mark.parametrize("name", bots.names())
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    options = {"player_trade": "no"} if name == "random" else {}
    first, second, other = (
        decisions(new_game(3, options=options), seat([name] * 4, seed), 3) for seed in (5, 5, 6)
    )
    assert first == second
    assert first != other


class Last(bots.Bot):
    """A bot of one's own, in plain Python also where the engine is compiled."""

    def choose(self, view: View) -> Action:
        return view.legal()[len(view.legal()) - 1]


def of_the_race() -> View:
    """A view of a game that no bot knows: its player may step ahead or rest."""
    race = Race()
    race.die = 2
    return race.view(0)


def test_bots_of_ones_own_can_play() -> None:
    p = new_game(1, 2, options={"player_trade": "no"})
    play(p, [Last(), bots.make("greedy", 1)], 1)
    assert p.winner() != NOBODY


def test_greedy_plays_at_random_what_nobody_has_taught_it() -> None:
    greedy, random = (bots.make(name, 1) for name in ("greedy", "random"))
    seen = [int(greedy.choose(of_the_race())) for _ in range(20)]
    assert seen == [int(random.choose(of_the_race())) for _ in range(20)]
    assert len(set(seen)) == 2


def test_the_greedy_bot_of_the_board_games_says_that_it_plays_no_others() -> None:
    with pytest.raises(TypeError, match="board games only"):
        GreedyBot(1).choose(of_the_race())


def test_greedy_finds_its_way_from_one_game_to_another() -> None:
    p = new_game(1, options={"first_player": "oldest"})
    bot = bots.make("greedy", 1)
    bot.begin(0)
    bot.choose(of_the_race())
    assert p.write(bot.choose(p.view(0))) == p.write(bots.make("greedy", 1).choose(p.view(0)))


def test_a_bot_without_reasons_gives_none_and_greedy_gives_its_scores() -> None:
    p = new_game(1, options={"first_player": "oldest"})
    assert bots.make("random", 1).explain(p.view(0)) == []
    thoughts = bots.make("greedy", 1).explain(p.view(0))
    assert len(thoughts) == 54
    assert thoughts[0][1] >= thoughts[-1][1]
    assert sum(thoughts[0][2].values()) == pytest.approx(thoughts[0][1])
