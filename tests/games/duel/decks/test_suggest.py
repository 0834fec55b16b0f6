"""Suggestions: each has a reason, can be followed, and helps with what it names."""

from dataclasses import replace

import pytest
from hypothesis import given, settings

from hexhaven.games.duel.decks import (
    LANGUAGES,
    Deck,
    Suggestion,
    analyse,
    check,
    complete,
    follow,
    ready_decks,
    suggest,
    suggestion_text,
)
from hexhaven.games.duel.decks.deck import add
from hexhaven.games.duel.decks.fit import merit, roles, traits
from hexhaven.games.duel.decks.library import is_event, kinds
from hexhaven.games.duel.decks.suggest import helpers

from .decks import FIRST, any_deck, changed, decks, legal_decks


def by_reason(deck: Deck) -> dict[str, Suggestion]:
    return {each.reason: each for each in reversed(suggest(deck))}


def gone_after(deck: Deck, reason: str) -> Deck:
    """Follow the suggestions of a reason until there is none."""
    for _ in range(20):
        found = by_reason(deck).get(reason)
        if found is None:
            return deck
        deck = follow(deck, found)
    raise AssertionError(f"{reason} never ends")


# --- in general --------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", ready_decks())
def test_ready_decks_need_no_advice(id: str) -> None:
    assert suggest(ready_decks()[id]) == []


@given(legal_decks)
@settings(max_examples=25, deadline=None)
def test_a_legal_deck_stays_legal_whatever_is_followed(deck: Deck) -> None:
    for each in suggest(deck):
        assert check(follow(deck, each)) == []


@given(any_deck)
@settings(max_examples=50, deadline=None)
def test_every_suggestion_is_a_change_that_can_be_said(deck: Deck) -> None:
    for each in suggest(deck):
        assert each.add or each.remove
        assert not set(each.add) & set(each.remove)
        assert follow(deck, each) != deck
        for language in LANGUAGES:
            said = suggestion_text(language, each)
            assert "{" not in said
            for card in (*each.add, *each.remove):
                assert kinds()[card].title[language] in said


@given(any_deck)
@settings(max_examples=50, deadline=None)
def test_a_small_deck_becomes_no_smaller_and_a_large_one_no_larger(deck: Deck) -> None:
    for each in suggest(deck):
        after = follow(deck, each).size()
        assert after >= deck.size() if deck.size() <= 33 else after <= deck.size()
        assert after <= max(33, deck.size())


@given(decks)
@settings(max_examples=60, deadline=None)
def test_every_suggestion_cures_what_it_names(deck: Deck) -> None:
    """Once it is carried out, the warning is gone: at a deck of any size, and for every card it speaks of.
    Nor does another card wait in vain for it."""
    before = waiting(deck)
    for each in suggest(deck):
        after = follow(deck, each)
        assert not [other for other in suggest(after) if is_same_warning(each, other)], each
        assert waiting(after) <= before, each


def waiting(deck: Deck) -> set[str]:
    found = analyse(deck)
    return {idle.card for idle in (*found.unplayable, *found.useless)}


def is_same_warning(one: Suggestion, other: Suggestion) -> bool:
    """The same sentence, whatever its figures; one about cards, if it is about the same ones."""
    if one.reason != other.reason:
        return one.reason in IDLE and other.reason in IDLE and bool(about(one) & about(other))
    if one.where != "deck":
        return one.remove == other.remove
    if one.reason in IDLE:
        return bool(about(one) & about(other))
    return one.values.get("resource") == other.values.get("resource")


IDLE = ("no_way_to", "never_played")


def about(suggestion: Suggestion) -> set[str]:
    cards = suggestion.values.get("cards")
    return set(cards) if isinstance(cards, list) else {str(suggestion.values.get("card"))}


@given(decks)
@settings(max_examples=40, deadline=None)
def test_whatever_is_said_to_help_an_idle_card_helps_it(deck: Deck) -> None:
    """The report offers these cards one by one: each of them is enough."""
    found = analyse(deck)
    for idle in (*found.unplayable, *found.useless):
        for card in helpers(deck, idle):
            assert idle.card not in waiting(add(deck, card))


# --- reasons -----------------------------------------------------------------------------------------


def test_no_way_to_the_university() -> None:
    deck = changed({"cannon": 2}, {"university": 1, "caravan": 1})
    found = by_reason(deck)["no_way_to"]
    assert found.add == ("university",)
    assert found.values["cards"] == ["printing", "cannon"]
    assert "Printing and Cannon wait for a card" in suggestion_text("en", found)
    assert analyse(gone_after(deck, "no_way_to")).unplayable == []


def test_the_whole_way_to_a_cannon_is_shown() -> None:
    deck = Deck(sets=("science-progress",), cards={"cannon": 2, "knight-karl": 1})
    found = by_reason(deck)["no_way_to"]
    assert "university" in found.add
    assert {"abbey", "library"} & set(found.add)
    assert analyse(follow(deck, found)).unplayable == []


def test_a_single_card_that_can_do_nothing_is_let_go() -> None:
    deck = changed({"harbor": 1, "garrison": 2}, {"fleet-gold": 1, "fleet-ore": 1, "fleet-brick": 1})
    found = by_reason(deck)["never_played"]
    assert found.remove == ("harbor",)
    assert "harbor" not in follow(deck, found).cards


def test_too_many_spells_for_one_wizard() -> None:
    magic = replace(FIRST, sets=("wizards-dragons", "science-progress"))
    books = {"magic-eye": 1, "inspiration": 1, "wheel-of-time": 1}
    deck = changed(
        {"wizard-ari": 1, **books}, {"caravan": 1, "merchant": 1, "church": 1, "garrison": 1}, magic
    )
    found = by_reason(deck)["many_spells"]
    assert found.values == {"n": 3, "wizards": 1}
    assert kinds()[found.add[0]].title["en"] in ("Arsa", "Hafli", "Hor", "Ira", "Tali")
    assert check(gone_after(deck, "many_spells")) == []


def test_nothing_answers_an_attack() -> None:
    deck = changed({"spy": 2}, {"bishop": 1, "herb-woman": 1})
    found = by_reason(deck)["no_protection"]
    assert found.add[0] in ("bishop", "herb-woman")
    assert "no_protection" not in by_reason(follow(deck, found))


def test_a_small_hand() -> None:
    deck = changed({"spy": 3}, {"abbey": 1, "library": 2})
    assert by_reason(deck)["small_hand"].values == {"n": 1}
    deck = gone_after(deck, "small_hand")
    assert deck.copies("abbey") + deck.copies("library") == 2


def test_a_heavy_curve() -> None:
    dear = {"colossus": 1, "aqueduct": 2, "mint": 1, "cathedral": 1, "merchant-guild": 1, "knight-karl": 1}
    cheap = ["caravan", "merchant", "marketplace", "garrison", "fleet-ore", "fleet-brick", "knight-siegfried"]
    deck = changed(dear, dict.fromkeys(cheap, 1))
    found = by_reason(deck)["heavy"]
    assert all(kinds()[card].price >= 5 for card in found.remove)
    assert all(0 < kinds()[card].price <= 2 for card in found.add)
    assert f"{analyse(deck).average:.1f}".replace(".", ",") in suggestion_text("de", found)
    assert analyse(gone_after(deck, "heavy")).average <= 3.6


def test_too_many_city_cards() -> None:
    red = {"aqueduct": 1, "harbor": 1, "fire-brigade": 2, "counting-house": 1}
    deck = changed(red, dict.fromkeys(["caravan", "merchant", "alchemist", "garrison", "knight-otto"], 1))
    found = by_reason(deck)["many_city_cards"]
    assert found.values == {"n": 14, "sites": 12}
    assert analyse(gone_after(deck, "many_city_cards")).places["city"] == 12


def test_too_many_actions() -> None:
    deck = changed(
        {"spy": 3, "arsonist": 2},
        {"garrison": 1, "fleet-ore": 1, "fleet-brick": 1, "church": 1, "marketplace": 1},
    )
    assert by_reason(deck)["many_actions"].values == {"n": 14}
    assert analyse(gone_after(deck, "many_actions")).kinds["action"] == 12


def test_too_few_points() -> None:
    deck = changed(
        {"spy": 3, "garrison": 2, "knight-hagen": 1, "knight-pippin": 1, "fleet-wool": 1},
        {"church": 1, "library": 2, "town-hall": 2, "bath-house": 2, "university": 1},
    )
    found = by_reason(deck)["few_points"]
    assert found.values == {"n": 0}
    assert sum(kinds()[card].points for card in found.add) >= 4


def test_no_strength() -> None:
    knights = {name: 1 for name in FIRST.cards if name.startswith("knight-")}
    deck = changed({"garrison": 2, "spy": 2}, knights)
    found = by_reason(deck)["no_strength"]
    assert found.values == {"n": 0}
    assert sum(kinds()[card].strength for card in found.add) >= 3


def test_a_small_economy() -> None:
    growing = {name: n for name, n in FIRST.cards.items() if "economy" in roles(name)}
    n = sum(growing.values())
    filling = [
        "aqueduct",
        "colossus",
        "garrison",
        "spy",
        "arsonist",
        "black-knight",
        "knight-hagen",
        "smithy",
    ]
    filling += ["knight-pippin", "knight-karl", "great-wall", "fire-brigade", "harbor", "mint"]
    deck = changed(dict.fromkeys(filling[: n - 1], 1), growing)
    assert by_reason(deck)["small_economy"].values["n"] == sum(
        "economy" in roles(name) for name in deck.cards
    )


def test_one_resource_for_everything() -> None:
    deck = Deck(sets=("science-progress",), cards={"knight-siegfried": 1, "knight-konrad": 1, "smithy": 1})
    found = by_reason(deck)["one_sided"]
    assert found.values == {"resource": "ore", "share": 67}
    assert found.add[0] in ("foundry", "fleet-ore")
    assert "67 % von allem, was das Deck kostet, ist Erz" in suggestion_text("de", found)


def test_a_slow_start() -> None:
    deck = replace(FIRST, start={"merchant": 1, "abbey": 1, "foundry": 1})
    found = by_reason(deck)["slow_start"]
    assert (found.where, found.remove) == ("start", ("merchant",))
    assert suggestion_text("en", found).endswith(
        f"Begin with {kinds()[found.add[0]].title['en']} instead of Merchant."
    )
    assert check(follow(deck, found)) == []


def test_an_event_that_hurts_oneself() -> None:
    deck = replace(FIRST, events={"progress": 3, "plague": 1})
    assert suggest(deck) == []  # the Bath Houses see to it
    deck = changed({"colossus": 1, "garrison": 1}, {"bath-house": 2}, deck)
    found = by_reason(deck)["event_against_you"]
    assert (found.where, found.remove) == ("events", ("plague",))
    assert check(follow(deck, found)) == []


# --- what we think of the cards ----------------------------------------------------------------------


def test_every_card_has_its_traits() -> None:
    assert traits()["card"].keys() == {name for name in kinds() if not is_event(name)}
    assert traits()["event"].keys() == {name for name in kinds() if is_event(name)} - {"year-end"}
    assert all(1 <= merit(name) <= 9 and roles(name) for name in traits()["card"])


# --- completing --------------------------------------------------------------------------------------


@given(legal_decks)
@settings(max_examples=25, deadline=None)
def test_a_completed_deck_is_legal(deck: Deck) -> None:
    assert check(deck) == []


@given(any_deck)
@settings(max_examples=50, deadline=None)
def test_completing_takes_nothing_away(deck: Deck) -> None:
    done = complete(deck)
    assert complete(done) == done
    for before, after in ((deck.cards, done.cards), (deck.start, done.start), (deck.events, done.events)):
        assert all(after[name] >= n for name, n in before.items())


@pytest.mark.parametrize("sets", [(), ("trade-change",), ("science-progress",), ("wizards-dragons",)])
def test_an_empty_deck_is_completed_to_one_that_needs_no_advice(sets: tuple[str, ...]) -> None:
    done = complete(Deck(sets=sets))
    assert check(done) == []
    assert suggest(done) == []


def test_completing_follows_what_is_there() -> None:
    knights = complete(
        Deck(
            sets=("science-progress",),
            cards=dict.fromkeys(
                ["knight-karl", "knight-goetz", "smithy", "cannon", "knight-otto", "black-knight"], 1
            ),
        )
    )
    assert "university" in knights.cards  # for the Cannon
    assert analyse(knights).unplayable == []
    quiet = complete(Deck(sets=("science-progress",)))
    assert analyse(knights).points.strength > analyse(quiet).points.strength


def test_a_deck_without_a_set_gets_the_set_of_its_cards() -> None:
    assert complete(Deck(cards={"wizard-ari": 1})).sets == ("wizards-dragons",)
    assert complete(Deck()).sets == ("science-progress",)
