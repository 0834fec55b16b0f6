"""Decks as text: what people may write, what is answered to mistakes, and that nothing gets lost."""

import pytest
from hypothesis import given

from hexhaven.games.duel.decks import LANGUAGES, Deck, DeckError, Mistake, mistake_text, read_deck, write_deck
from hexhaven.games.duel.decks.library import kinds, title
from hexhaven.games.duel.decks.notation import cards_by_word, folded

from .decks import FIRST, any_deck

every_language = pytest.mark.parametrize("language", LANGUAGES)


def mistakes(text: str) -> list[Mistake]:
    with pytest.raises(DeckError) as found:
        read_deck(text)
    return found.value.mistakes


# --- there and back ----------------------------------------------------------------------------------


@every_language
@given(deck=any_deck)
def test_what_was_written_reads_back_as_the_same_deck(language: str, deck: Deck) -> None:
    assert read_deck(write_deck(deck, language)) == deck


def test_a_deck_is_written_to_be_read() -> None:
    deck = Deck("Two", ("science-progress",), {"university": 1, "abbey": 2}, {"abbey": 1}, {"progress": 3})
    assert write_deck(deck, "de") == (
        "Name: Two\nSets: Grundspiel, Wissenschaft & Fortschritt\n\nStart\n1x Kloster\n\n"
        "Deck\n2x Kloster\n1x Universität\n\nEreignisse\n3x Fortschritt\n"
    )


# --- what people may write ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        "2x Abbey", "2 x Abbey", "2 Abbey", "2× Kloster", "  2X   abbey  ", "2x ABBEY # to hold more",
        "Abbey\nAbbey", "1x Abbey\n1x Kloster", "Deck\n2x abbey", "deck:\n2x abbey", "[Deck]\n2x abbey",
    ],
)  # fmt: skip
def test_a_card_may_be_written_in_many_ways(line: str) -> None:
    assert read_deck(line).cards == {"abbey": 2}


@every_language
@pytest.mark.parametrize("name", sorted(kinds()))
def test_every_card_is_known_by_its_titles_and_its_name(language: str, name: str) -> None:
    assert read_deck(title(language, name)).cards == {name: 1}
    assert read_deck(name).cards == {name: 1}


@pytest.mark.parametrize("word", ["Universität", "Universitaet", "universitat", "UNIVERSITÄT", "University"])
def test_umlauts_may_be_written_as_one_can(word: str) -> None:
    assert read_deck(word).cards == {"university": 1}


def test_no_title_means_two_cards() -> None:
    for name in kinds():
        for language in LANGUAGES:
            assert cards_by_word()[folded(title(language, name))] == name


def test_sections_and_headers_are_read_in_both_languages() -> None:
    text = """
        # made on a rainy day
        name: Deck #1
        SETS: Grundspiel, wissenschaft und fortschritt; wizards-dragons
        Über: ein Deck
        About: a deck
        Ereignisse
        2x Fortschritt
        Start
        Foundry
        Deck
        Foundry
    """
    assert read_deck(text) == Deck(
        "Deck #1",
        ("science-progress", "wizards-dragons"),
        {"foundry": 1},
        {"foundry": 1},
        {"progress": 2},
        {"en": "a deck", "de": "ein Deck"},
    )


@pytest.mark.parametrize(
    "word",
    [
        "Trade & Change",
        "trade and change",
        "Handel & Wandel",
        "Handel und Wandel",
        "H&W",
        "T&C",
        "trade-change",
    ],
)
def test_a_set_has_many_names(word: str) -> None:
    assert read_deck(f"Sets: {word}").sets == ("trade-change",)


def test_what_is_no_card_of_a_deck_can_be_read_so_that_the_check_can_say_why_not() -> None:
    assert read_deck("2x Zitadelle\nForest").cards == {"citadel": 2, "forest": 1}


def test_an_empty_text_is_an_empty_deck() -> None:
    assert read_deck("") == Deck()


# --- mistakes ----------------------------------------------------------------------------------------


def test_every_mistake_has_its_line_and_what_was_meant() -> None:
    text = "Sets: Sience & Progress\n\nDeck\n2x Univercity\n0x Abbey\nxyzzy\nEvnts\n"
    assert mistakes(text) == [
        Mistake(1, "unknown_set", {"word": "Sience & Progress", "sets": ["science-progress"]}),
        Mistake(4, "unknown_card", {"word": "Univercity", "cards": ["university"]}),
        Mistake(5, "bad_number", {"n": 0, "card": "abbey"}),
        Mistake(6, "unknown_card", {"word": "xyzzy", "cards": []}),
        Mistake(7, "unknown_section", {"word": "Evnts", "parts": ["events"]}),
    ]


@every_language
def test_mistakes_are_said_with_a_suggestion(language: str) -> None:
    (found,) = mistakes("\n\n1x Sägwerk")
    assert (
        mistake_text(language, found)
        == {
            "en": "Line 3: there is no card “Sägwerk”. Did you mean Sawmill?",
            "de": "Zeile 3: Eine Karte „Sägwerk“ gibt es nicht. Meintest du Sägewerk?",
        }[language]
    )


def test_a_mistake_without_a_near_miss_suggests_nothing() -> None:
    (found,) = mistakes("xyzzy")
    assert mistake_text("en", found) == "Line 1: there is no card “xyzzy”."


@pytest.mark.parametrize("n", [0, 100, 12345678901234567890])
def test_numbers_without_sense_are_refused(n: int) -> None:
    (found,) = mistakes(f"{n}x Abbey")
    assert found.reason == "bad_number"


def test_negative_copies_are_nobodys_deck() -> None:
    with pytest.raises(ValueError):
        Deck(cards={"abbey": -1})


def test_cards_of_which_there_are_none_are_not_there() -> None:
    assert Deck(cards={"abbey": 0}) == Deck()
    assert FIRST.size() == 33
