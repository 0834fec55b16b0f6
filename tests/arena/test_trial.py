"""Trying out a deck: games that can be repeated, told from the side of the deck."""

from dataclasses import replace

import pytest

from hexhaven.arena.trial import Trial, TrialGame, TrialSummary, play, run
from hexhaven.cards.kinds import BUILDING
from hexhaven.catalog import SetupError
from hexhaven.decks import Deck, check, complete
from hexhaven.decks.library import kinds

KNIGHTS = {name: 1 for name, kind in kinds().items() if name.startswith("knight-") and kind.set == "base"}
FLEETS = {name: 1 for name in kinds() if name.startswith("fleet-")}
BASE_CARDS = {name: 1 for name, kind in kinds().items() if kind.set == "base" and kind.kind == BUILDING}


def deck_of(name: str, first: dict[str, int]) -> Deck:
    """A deck of cards of the base set: these first, buildings, then what there is."""
    cards = {**BASE_CARDS, **first}
    deck = complete(Deck(name, ("science-progress",), cards, {"abbey": 1, "foundry": 1, "sawmill": 1}))
    assert check(deck) == []
    return deck


TRIAL = Trial(deck_of("Knights", KNIGHTS), deck_of("Fleets", FLEETS), 2, "a rainy day", "random")


@pytest.fixture(scope="module")
def games() -> list[TrialGame]:
    return list(run(TRIAL))


def test_a_trial_is_played_game_by_game(games: list[TrialGame]) -> None:
    assert [game.number for game in games] == [0, 1]
    for game in games:
        assert game.won == (game.points > game.opposing)
        assert max(game.points, game.opposing) >= 13
        assert game.played


def test_a_game_can_be_repeated(games: list[TrialGame]) -> None:
    assert play(TRIAL, 1) == games[1]


def test_the_summary_adds_up(games: list[TrialGame]) -> None:
    summary = TrialSummary(TRIAL.deck)
    for game in games:
        summary.add(game)
    assert summary.share().games == 2
    assert summary.share().wins == sum(game.won for game in games)
    assert summary.when(True).games + summary.when(False).games == 2
    assert summary.when(True).wins + summary.when(False).wins == summary.share().wins
    by_card = summary.by_card()
    assert by_card.keys() == TRIAL.deck.cards.keys()
    assert by_card["abbey"].games == sum("abbey" in game.played for game in games)
    assert all(share.wins <= share.games for share in by_card.values())


def test_a_deck_against_the_rules_is_refused_before_a_game_begins() -> None:
    with pytest.raises(SetupError, match="exactly 33"):
        run(replace(TRIAL, opponent=Deck(sets=("science-progress",))))
