"""Formulas against values from the tables of textbooks, and figures of a made-up batch."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexhaven.arena import Outcome, Result, Summary
from hexhaven.arena.statistics import chi_square, p_text, quantile, spread, upper_tail, wilson
from hexhaven.core.game import NOBODY
from hexhaven.games.island.statistics import SOURCES, SUMS, WAYS

from .games import played


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962)],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_a_bot_that_wins_all_or_nothing_lies_in_its_own_interval() -> None:
    for games in range(1, 400):
        assert wilson(games, games)[1] == 1.0
        assert wilson(0, games)[0] == 0.0


def test_wilson_without_games_knows_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@given(st.integers(1, 10_000), st.floats(0, 1))
def test_wilson_holds_the_observed_rate(games: int, share: float) -> None:
    wins = round(share * games)
    low, high = wilson(wins, games)
    assert 0 <= low <= wins / games + 1e-12
    assert wins / games - 1e-12 <= high <= 1


@pytest.mark.parametrize(
    ("x", "freedom", "p"),
    [(3.841, 1, 0.05), (5.991, 2, 0.05), (7.815, 3, 0.05), (18.307, 10, 0.05), (23.209, 10, 0.01), (0, 3, 1)],
)
def test_the_tail_of_chi_square(x: float, freedom: int, p: float) -> None:
    assert upper_tail(x, freedom) == pytest.approx(p, abs=1e-4)


def test_chi_square() -> None:
    assert chi_square([10, 20, 30], [20, 20, 20]) == pytest.approx((10.0, 0.0067), abs=1e-4)
    assert chi_square([0, 0], [0, 0]) == (0.0, 1.0)


def test_p_values_are_written_with_measure() -> None:
    assert (p_text(0.04321), p_text(0.00001)) == ("p = 0.043", "p < 0.001")


def test_quantiles_lie_between_neighbours() -> None:
    assert [quantile([10, 20, 30, 40, 50], q) for q in (0, 0.05, 0.5, 0.95, 1)] == [10, 12, 30, 48, 50]
    assert quantile([7], 0.95) == 7


def test_spread() -> None:
    s = spread([3, 1, 2])
    assert (s.mean, s.least, s.median, s.most) == (2, 1, 2, 3)


def test_two_dice_fall_in_36_ways() -> None:
    assert sum(WAYS) == 36
    assert dict(zip(SUMS, WAYS, strict=True))[7] == 6


# --- a batch ------------------------------------------------------------------------------------------


def game(bots: str, entrants: list[int], winner: int, first: int = 0) -> Result:
    """A game in which the winner has 10 points and everybody else 4."""
    names = bots.split()
    points = [10 if player == winner else 4 for player in range(len(names))]
    return Result(0, b"", "map", names, entrants, Outcome(winner, first, points, 60, 300))


def test_bots_of_a_kind_count_together() -> None:
    summary = Summary(["ann", "bob", "bob"])
    summary.add(game("ann bob bob", [0, 1, 2], winner=2))
    summary.add(game("bob ann bob", [2, 0, 1], winner=0))
    summary.add(game("bob bob ann", [1, 2, 0], winner=2))
    ann, bob = summary.by_bot()
    assert (ann.name, ann.wins, ann.games) == ("ann", 1, 3)
    assert (bob.name, bob.wins, bob.games) == ("bob", 2, 3)
    assert (ann.fair, bob.fair) == pytest.approx((1 / 3, 2 / 3))
    assert summary.mean_points("bob") == pytest.approx((10 + 4 + 10 + 4 + 4 + 4) / 6)


def test_bots_of_one_kind_are_told_apart_by_their_entry() -> None:
    summary = Summary(["bob", "bob"])
    summary.add(game("bob bob", [1, 0], winner=0))
    assert [(share.name, share.wins, share.fair) for share in summary.by_bot()] == [
        ("bob 1", 0, 0.5),
        ("bob 2", 1, 0.5),
    ]


def test_places_are_counted_from_whoever_began() -> None:
    summary = Summary(["ann", "bob", "cid"])
    summary.add(game("ann bob cid", [0, 1, 2], winner=1, first=1))
    summary.add(game("ann bob cid", [0, 1, 2], winner=0, first=2))
    assert summary.wins_by_place == [1, 1, 0]


def test_games_without_a_winner_are_counted_apart() -> None:
    summary = Summary(["ann", "bob"])
    summary.add(game("ann bob", [0, 1], winner=NOBODY))
    assert summary.unfinished == 1
    assert [share.rate for share in summary.by_bot()] == [0, 0]
    assert summary.place_test() == (0.0, 1.0)


def test_dice_and_cards_add_up() -> None:
    results = played("SHORT")
    summary = Summary(results[0].bots)
    for result in results:
        summary.add(result)
    seen = [result.seen for result in results if result.seen]
    assert sum(summary.dice) == sum(sum(s.dice) for s in seen)
    assert sum(summary.dice_expected()) == pytest.approx(sum(summary.dice))
    assert 0 < summary.dice_test()[1] <= 1
    produced = sum(sum(sum(cards) for cards in s.gained["production"]) for s in seen)
    assert sum(summary.cards("random", "production")) == pytest.approx(produced / (4 * len(results)))
    assert all(sum(summary.cards("random", source)) >= 0 for source in SOURCES)
    assert summary.done("random", "roll") > 0


def test_a_quick_batch_has_no_dice() -> None:
    results = [replace(result, seen=None) for result in played("SHORT")]
    summary = Summary(results[0].bots)
    summary.add(results[0])
    assert summary.watched == 0
