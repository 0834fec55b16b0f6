"""What may be in a tournament deck, and how the rules refuse the rest."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given

from hexhaven.games.duel import decks
from hexhaven.games.duel.decks import Deck, Problem, check, complete, problem_text
from hexhaven.games.duel.decks.library import kinds, title
from hexhaven.games.duel.decks.texts import texts

from .decks import FIRST, any_deck, changed

SCIENCE, TRADE, MAGIC = "science-progress", "trade-change", "wizards-dragons"


def reasons(deck: Deck) -> list[str]:
    return [problem.reason for problem in check(deck)]


def only(deck: Deck) -> Problem:
    (problem,) = check(deck)
    return problem


def with_sets(deck: Deck, *sets: str) -> Deck:
    return replace(deck, sets=sets)


def test_a_good_deck_has_no_problems() -> None:
    assert check(FIRST) == []


# --- the number of cards -----------------------------------------------------------------------------


@pytest.mark.article("R92")
@pytest.mark.parametrize(("more", "less", "n"), [({"spy": 1}, {}, 34), ({}, {"caravan": 1}, 32)])
def test_a_deck_has_exactly_33_cards(more: dict[str, int], less: dict[str, int], n: int) -> None:
    assert only(changed(more, less)) == Problem("deck_size", "R92", {"n": n, "size": 33})


@pytest.mark.article("R92")
@pytest.mark.parametrize("n", [3, 5])
def test_a_player_chooses_exactly_four_events(n: int) -> None:
    events = {"progress": 3, "master-builder": n // 4, "conflict": n // 5}
    assert only(replace(FIRST, events=events)) == Problem("event_number", "R92", {"n": n, "size": 4})


# --- copies and sets ---------------------------------------------------------------------------------


@pytest.mark.article("R93")
def test_a_fourth_spy_is_refused() -> None:
    assert check(changed({"spy": 3}, {"caravan": 1, "merchant": 1, "church": 1})) == []
    deck = changed({"spy": 4}, {"caravan": 1, "merchant": 1, "church": 1, "knight-otto": 1})
    assert only(deck) == Problem("too_many_copies", "R93", {"card": "spy", "n": 4, "most": 3})


@pytest.mark.article("R93")
@pytest.mark.parametrize("card", ["alchemist", "bishop", "scout"])
def test_a_third_one_comes_only_with_science_and_progress(card: str) -> None:
    n = 3 - FIRST.copies(card)
    deck = changed({card: n}, dict.fromkeys(["caravan", "merchant", "church"][:n], 1))
    assert check(deck) == []
    without = with_sets(changed({}, {"university": 1, "printing": 2}, deck), TRADE)
    problems = [each for each in check(without) if each.values.get("card") == card]
    assert problems == [Problem("too_many_copies", "R93", {"card": card, "n": 3, "most": 2})]


@pytest.mark.article("R93")
def test_a_second_counting_house_comes_only_with_trade_and_change() -> None:
    deck = changed({"counting-house": 2}, {"caravan": 1, "merchant": 1})
    assert only(deck).values == {"card": "counting-house", "n": 2, "most": 1}
    assert check(with_sets(deck, SCIENCE, TRADE)) == []


@pytest.mark.article("R171")
def test_a_set_used_twice_is_refused_and_brings_no_third_university() -> None:
    deck = with_sets(changed({"university": 2}, {"caravan": 1, "merchant": 1}), SCIENCE, SCIENCE)
    assert check(deck) == [
        Problem("set_twice", "R171", {"set": SCIENCE}),
        Problem("too_many_copies", "R93", {"card": "university", "n": 3, "most": 2}),
    ]


@pytest.mark.article("R171")
def test_the_base_game_cannot_be_used_twice() -> None:
    assert only(with_sets(FIRST, SCIENCE, "base")) == Problem("set_twice", "R171", {"set": "base"})


@pytest.mark.article("duel-decks")
def test_a_card_of_a_set_that_is_not_used_is_refused() -> None:
    deck = changed({"cartwright": 1}, {"caravan": 1})
    assert only(deck) == Problem("set_not_used", "duel-decks", {"card": "cartwright", "sets": [TRADE]})


@pytest.mark.article("duel-tournament")
def test_a_theme_set_is_needed() -> None:
    deck = Deck(sets=(TRADE,), cards={"abbey": 2})
    assert "no_theme_set" not in reasons(deck)
    assert "no_theme_set" in reasons(with_sets(deck))


def test_names_nobody_knows_are_named() -> None:
    assert reasons(with_sets(changed({"abey": 1}, {"caravan": 1}), SCIENCE, "moon")) == [
        "no_such_set",
        "no_such_card",
    ]


# --- what never belongs to a deck --------------------------------------------------------------------


@pytest.mark.article("R172")
@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("citadel", "centre_in_deck"),
        ("city", "centre_in_deck"),
        ("road", "centre_in_deck"),
        ("settlement", "centre_in_deck"),
        ("gold-river", "region_in_deck"),
        ("progress", "event_in_deck"),
    ],
)
def test_centre_cards_regions_and_events_are_refused(card: str, reason: str) -> None:
    assert only(changed({card: 1}, {"caravan": 1})) == Problem(reason, "R172", {"card": card})


# --- the starting hand -------------------------------------------------------------------------------


@pytest.mark.article("duel-decks")
@pytest.mark.parametrize("start", [{"abbey": 2}, {"abbey": 2, "foundry": 1, "scout": 1}])
def test_the_starting_hand_has_three_cards(start: dict[str, int]) -> None:
    assert only(replace(FIRST, start=start)).reason == "start_size"


@pytest.mark.article("duel-decks")
def test_the_starting_hand_comes_from_the_deck() -> None:
    found = only(replace(FIRST, start={"foundry": 2, "abbey": 1}))
    assert found == Problem("start_not_in_deck", "duel-decks", {"card": "foundry", "n": 2, "most": 1})


# --- events ------------------------------------------------------------------------------------------


@pytest.mark.article("R175")
def test_a_second_year_end_is_refused() -> None:
    found = only(replace(FIRST, events={"progress": 3, "year-end": 1}))
    assert found == Problem("year_end", "R175", {"card": "year-end"})


@pytest.mark.article("R175")
def test_the_civil_war_that_everybody_owes_cannot_be_chosen_again() -> None:
    events = {"productive-year": 2, "plague": 1, "civil-war": 1}
    assert check(replace(FIRST, events=events)) == []  # Science & Progress has a second one
    trade = complete(Deck(sets=(TRADE,)))
    found = only(replace(trade, events=events))
    assert found == Problem("too_many_events", "R175", {"card": "civil-war", "n": 1, "most": 0, "owed": 1})


@pytest.mark.article("duel-event-deck")
def test_events_come_from_the_sets_that_are_used() -> None:
    assert only(replace(FIRST, events={"progress": 3, "comet": 1})).reason == "set_not_used"


@pytest.mark.article("duel-event-deck")
@pytest.mark.parametrize("card", ["abbey", "citadel", "forest"])
def test_only_events_are_events(card: str) -> None:
    found = only(replace(FIRST, events={"progress": 3, card: 1}))
    assert found == Problem("not_an_event", "duel-event-deck", {"card": card})


@pytest.mark.article("duel-event-deck")
def test_no_event_is_chosen_more_often_than_it_exists() -> None:
    found = only(replace(FIRST, events={"master-builder": 2, "progress": 2}))
    assert found.values == {"card": "master-builder", "n": 2, "most": 1}


# --- words -------------------------------------------------------------------------------------------


@given(any_deck)
def test_every_problem_can_be_said_in_both_languages(deck: Deck) -> None:
    for problem in check(deck):
        assert re.fullmatch(r"R\d+|duel-[a-z-]+", problem.article)
        for language in ("en", "de"):
            said = problem_text(language, problem)
            assert "{" not in said
            if isinstance(card := problem.values.get("card"), str):
                assert title(language, card) in said


def test_the_reason_is_said_with_its_numbers() -> None:
    problem = only(changed({"spy": 1}))
    assert problem_text("en", problem) == "The deck has 34 cards; it must have exactly 33."
    assert problem_text("de", problem) == "Das Deck hat 34 Karten; es müssen genau 33 sein."


def said_under(group: str) -> set[str]:
    return {key.removeprefix(group) for key in texts("en") if key.startswith(group)}


def test_every_condition_has_its_words() -> None:
    assert {kind.condition for kind in kinds().values() if kind.condition} == said_under("condition.")


def test_the_page_about_decks_lists_every_problem_with_its_article() -> None:
    page = (Path(__file__).parents[4] / "docs" / "reference" / "decks.md").read_text("utf-8")
    rows = re.findall(r"^\| (`[a-z_`, ]+`) \| [^|]*\| ([\w-]+) \|", page, re.MULTILINE)
    listed = {reason: article for names, article in rows for reason in re.findall(r"[a-z_]+", names)}
    assert listed.keys() == said_under("problem.")
    source = (Path(decks.__file__).parent / "check.py").read_text("utf-8")
    assert listed == dict(re.findall(r'Problem\(\s*"(\w+)", "([\w-]+)"', source))
