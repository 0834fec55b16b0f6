"""The ready-made decks: legal, readable in both languages, and different from one another."""

from itertools import pairwise

import pytest

from hexhaven.games.duel.decks import (
    LANGUAGES,
    check,
    choices,
    phrase,
    read_deck,
    ready_deck,
    ready_decks,
    write_deck,
)
from hexhaven.games.duel.decks.library import THEME_SETS
from hexhaven.games.duel.rules.game import make_rules
from hexhaven.games.duel.rules.options import OPTIONS
from hexhaven.games.duel.rules.questions import DECK, EVENTS, STARTERS
from hexhaven.games.duel.rules.setup import start_duel
from hexhaven.games.duel.rules.state import Duel

every_deck = pytest.mark.parametrize("id", ready_decks())


@every_deck
@pytest.mark.article("duel-decks")
def test_it_may_be_played(id: str) -> None:
    assert check(ready_deck(id)) == []


@every_deck
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_a_name_and_a_sentence_about_itself(id: str, language: str) -> None:
    deck = ready_deck(id)
    assert phrase("en", f"ready.{id}") == deck.name
    assert phrase(language, f"ready.{id}")
    assert 20 < len(deck.about[language]) < 160


@every_deck
def test_it_survives_the_german_language(id: str) -> None:
    assert read_deck(write_deck(ready_deck(id), "de")) == ready_deck(id)


def test_there_is_one_for_every_taste_and_the_first_is_for_beginners() -> None:
    assert next(iter(ready_decks())) == "first-steps"
    assert len(ready_decks()) >= 6
    assert {each for deck in ready_decks().values() for each in deck.sets} == set(THEME_SETS)


def test_no_two_are_much_alike() -> None:
    decks = [*ready_decks().values()]
    for i, one in enumerate(decks):
        for other in decks[:i]:
            common = sum(min(n, other.copies(name)) for name, n in one.cards.items())
            assert common <= 24, (one.name, other.name)


# --- at the table ------------------------------------------------------------------------------------


def tournament() -> Duel:
    values = {option.name: option.presets["tournament"] for option in OPTIONS}
    d = start_duel(make_rules(values))
    while d.waiting_for() != DECK:
        d.apply(d.legal()[0])
    return d


@pytest.mark.parametrize(("one", "other"), [*pairwise(ready_decks())])
@pytest.mark.article("R92", "R175")
def test_two_players_bring_their_decks_to_the_table(one: str, other: str) -> None:
    d = tournament()
    for id in (one, other):
        player = d.actor()
        for text in choices(ready_deck(id)):
            assert d.actor() == player
            action = d.read(text)
            assert d.why_not(action) is None, text
            d.apply(action)
        held = {d.rules.kinds[i].name: int(n) for i, n in enumerate(d.realms[player].hand) if n}
        assert held == ready_deck(id).start
    assert d.waiting_for() not in (DECK, EVENTS, STARTERS)
    assert [int(pile.size()) for pile in d.piles[:8]] == [7, 7, 8, 8] * 2
    assert d.events.size() == 13
