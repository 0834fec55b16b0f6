"""The ready-made decks: legal, readable in both languages, and different from one another."""

import pytest

from hexhaven.decks import LANGUAGES, check, phrase, read_deck, ready_deck, ready_decks, write_deck
from hexhaven.decks.library import THEME_SETS

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
