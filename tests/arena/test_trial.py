"""Trying out a deck: games that can be repeated, told from the side of the deck."""

from dataclasses import replace

import pytest

from games.duel.table import citadel, hold, lay, table
from hexhaven.catalog import SetupError
from hexhaven.games.duel.decks import Deck, check, complete
from hexhaven.games.duel.decks.library import kinds
from hexhaven.games.duel.rules.kinds import BUILDING
from hexhaven.games.duel.trial import DeckUse, Trial, TrialGame, TrialSummary, play, run

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
        assert game.used <= game.played | {"countermagic"}
        assert game.played - set(TRIAL.deck.events) <= game.held | set(TRIAL.deck.cards)


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


def game_with(number: int, used: set[str]) -> TrialGame:
    return TrialGame(number, True, True, 13, 9, 50, frozenset(used), frozenset(used), frozenset(used))


def test_the_summary_says_which_cards_it_knows_little_about() -> None:
    """Of twenty games: one that is always used, one that is used once, and the others never."""
    summary = TrialSummary(TRIAL.deck)
    for number in range(20):
        summary.add(game_with(number, {"abbey", "library"} if number == 7 else {"abbey"}))
    assert summary.seldom_used() == ["library"]
    assert "abbey" not in summary.never_used()
    assert set(summary.never_used()) == set(TRIAL.deck.cards) - {"abbey", "library"}


def test_a_spell_book_counts_as_used_when_it_is_cast() -> None:
    d = table("wizards-dragons")
    citadel(d, 0, 6)
    lay(d, 0, "wizard-ari", "r7u", counter=3)
    hold(d, 0, "inspiration")
    seen = DeckUse(0)
    seen.begin(d)
    for text in ("build inspiration 6u1", "cast 6u1"):
        assert "inspiration" in seen.held()
        assert "inspiration" not in seen.used()
        action = d.read(text)
        d.play(action, 0)
        seen.saw(d, 0, action)
    assert seen.played() == seen.used() == {"inspiration"}


def test_a_deck_against_the_rules_is_refused_before_a_game_begins() -> None:
    with pytest.raises(SetupError, match="exactly 33"):
        run(replace(TRIAL, opponent=Deck(sets=("science-progress",))))
