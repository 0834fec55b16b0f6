"""What the deck builder is told: every card, and everything about a deck, in both languages."""

import msgspec
import pytest

from hexhaven.games.duel.decks import check, read_deck, ready_deck, write_deck
from hexhaven.games.duel.scene.decks import card_shelf, deck_report, ready_shelf
from hexhaven.games.duel.services import completed
from hexhaven.games.duel.wire.decks import CardInfo, CardShelf, DeckReport, DeckText
from hexhaven.scene.services import UnfitError

every_language = pytest.mark.parametrize("language", ["en", "de"])


def card(language: str, name: str) -> CardInfo:
    (found,) = (each for each in card_shelf(language).cards if each.name == name)
    return found


# --- cards -------------------------------------------------------------------------------------------


@every_language
def test_the_shelf_has_every_card_with_its_words(language: str) -> None:
    shelf = card_shelf(language)
    assert [each.id for each in shelf.sets] == ["base", "trade-change", "science-progress", "wizards-dragons"]
    assert sum(each.copies.get("base", 0) for each in shelf.cards) == 72  # 62 cards and 10 events
    assert sum(each.copies.get("trade-change", 0) for each in shelf.cards) == 30
    assert sum(each.copies.get("science-progress", 0) for each in shelf.cards) == 30
    assert sum(each.copies.get("wizards-dragons", 0) for each in shelf.cards) == 40  # and 5 citadels
    for each in shelf.cards:
        assert each.title
        assert each.labels
        assert each.text or each.kind == "unit"
    assert msgspec.json.decode(msgspec.json.encode(shelf), type=CardShelf) == shelf


def test_a_card_with_all_its_figures() -> None:
    found = card("de", "wizard-arsa")
    assert (found.title, found.kind, found.place, found.terrain) == ("Arsa", "wizard", "region", "hills")
    assert found.cost == {"brick": 1, "gold": 1}
    assert found.labels == ["Zauberer", "Landschaft (braun)"]
    assert found.article == "duel-card-wizard-arsa"
    cannon = card("en", "cannon")
    assert (cannon.strength, cannon.needs, cannon.copies) == (6, ["university"], {"science-progress": 2})
    assert cannon.labels == ["Unit", "Cannon", "Any site (green)"]
    assert card("en", "alchemist").copies == {"base": 2, "science-progress": 1}
    assert card("de", "witch").condition == "mindestens zwei eigene Zauberer"
    assert card("en", "wizard-ari").terrain == "any"
    assert card("en", "dragon-samsor").cost == {"magic": 4}


# --- decks -------------------------------------------------------------------------------------------


@every_language
def test_a_good_deck_is_reported_without_a_complaint(language: str) -> None:
    report = deck_report(language, write_deck(ready_deck("first-steps"), language))
    assert report.legal
    assert not [*report.mistakes, *report.problems, *report.suggestions]
    assert not [*report.unplayable, *report.useless]
    assert report.deck is not None
    assert report.deck.cards == ready_deck("first-steps").cards
    assert report.figures is not None
    assert report.figures.size == 33
    assert [share.name for share in report.figures.kinds] == ["building", "unit", "action"]
    assert msgspec.json.decode(msgspec.json.encode(report), type=DeckReport) == report


def test_an_unfinished_deck_is_reported_with_everything_that_is_wrong() -> None:
    report = deck_report("en", "Sets: Science & Progress\n2x Cannon\n1x Citadel")
    assert not report.legal
    assert [(each.code, each.article, each.card) for each in report.problems] == [
        ("deck_size", "R92", None),
        ("centre_in_deck", "R172", "citadel"),
        ("start_size", "duel-decks", None),
        ("event_number", "R92", None),
    ]
    (idle,) = report.unplayable
    assert (idle.card, idle.missing) == ("cannon", [])  # a University alone would wait for an Abbey
    with_abbey = deck_report("en", "Sets: Science & Progress\n2x Cannon\nAbbey")
    assert [each.missing for each in with_abbey.unplayable] == [["university"]]
    assert report.suggestions


def test_a_suggestion_brings_the_deck_it_leads_to() -> None:
    text = write_deck(ready_deck("scholars"), "de").replace("2x Bischof", "2x Spion")
    (found,) = deck_report("de", text).suggestions
    assert found.code == "no_protection"
    (come,) = found.add
    assert come in ("bishop", "herb-woman")
    result = read_deck(found.result)
    assert check(result) == []
    assert result.copies("spy") + result.copies(come) > 1


def test_a_text_with_mistakes_is_answered_with_them_alone() -> None:
    report = deck_report("de", "2x Klostr")
    assert report == DeckReport(legal=False, mistakes=report.mistakes)
    (found,) = report.mistakes
    assert found.text == "Zeile 1: Eine Karte „Klostr“ gibt es nicht. Meintest du Kloster?"


def test_an_unfinished_deck_is_completed() -> None:
    done = completed("de", DeckText(text="Name: Mein Deck\nSets: Zauberer & Drachen\nAri"))
    assert done.text.startswith("Name: Mein Deck\nSets: Grundspiel, Zauberer & Drachen\n")
    assert check(read_deck(done.text)) == []
    with pytest.raises(UnfitError):
        completed("de", DeckText(text="Klostr"))


@every_language
def test_ready_decks_lie_on_their_shelf(language: str) -> None:
    for each in ready_shelf(language):
        assert deck_report(language, each.text).legal
        assert each.text.startswith(f"Name: {each.title}\n")
        assert each.about
