"""The guide beside Cities & Knights: it never errs, and it speaks of everything new."""

import re
from collections.abc import Iterator
from itertools import islice

import pytest

from guide.games import LEARNER, LEARNERS, Moment, guided, new_game
from guide.test_guide import check, keys, lit
from hexhaven import guide
from hexhaven.games.island.rules.state import Position
from hexhaven.games.knights.guide.lessons import LESSONS
from hexhaven.record import Record

GAMES = [("follower", "en", 1), ("greedy", "de", 2), ("random", "en", 3)]
# Lessons of the base game that would be wrong here.
WRONG_HERE = {
    "welcome", "settlements", "costs", "buy", "knight", "progress", "knight_seen", "progress_seen",
    "card_bought", "card_drawn", "point_drawn", "army_own", "army_seen", "you_near", "won", "lost", "take",
    "discard", "phases",
}  # fmt: skip


def knights_game(seed: object) -> Record:
    return new_game(f"knights {seed}", "knights-beginner", {"victory_points": "11"}, "knights")


@pytest.mark.parametrize(("learner", "language", "seed"), GAMES)
def test_whole_games_are_guided(learner: str, language: str, seed: int) -> None:
    told: set[str] = set()
    for moment in first(guided(language, knights_game(seed), LEARNERS[learner](seed))):
        check(moment)
        told |= {moment.lesson.key} if moment.lesson else set()
    assert {"knights_welcome", "commodities", "found", "found_road", "barbarians", "event_die"} <= told
    assert not told & WRONG_HERE


def first(moments: Iterator[Moment], most: int = 2500) -> Iterator[Moment]:
    """A random learner may play for ever."""
    return islice(moments, most)


def test_what_a_lesson_says_of_the_board_is_lit_there() -> None:
    told = lit(guided("en", knights_game(2), LEARNERS["greedy"](2)))
    assert {"commodities", "barbarians", "robber_waits"} <= told
    assert told & {"battle_won", "battle_lost"}


def test_every_lesson_comes_up_sooner_or_later() -> None:
    missing = set(LESSONS) - {"knights_won"}
    for seed in (2, *range(3, 20)):
        for learner in ("greedy", "follower"):
            missing -= keys(guided("en", knights_game(seed), LEARNERS[learner](seed)))
            if not missing:
                return
    assert not missing


def test_the_winner_is_congratulated() -> None:
    record = knights_game(1)
    assert isinstance(record.state, Position)
    record.state.win(LEARNER)
    lesson = guide.lesson("en", record, LEARNER, ())
    assert lesson is not None
    assert lesson.key == "knights_won"


def test_a_battle_is_told_with_the_learners_part() -> None:
    for moment in guided("en", knights_game(1), LEARNERS["greedy"](1)):
        lesson = moment.lesson
        if lesson and lesson.key in ("battle_won", "battle_lost"):
            assert "The barbarians land." in lesson.text
            assert re.search(r"the knights defend with \d+ \(you \d", lesson.text)
            return
    raise AssertionError("no battle in a whole game")
