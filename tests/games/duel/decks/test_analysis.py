"""A deck in numbers, and the cards that can do nothing in it."""

import pytest
from hypothesis import given

from hexhaven.games.duel.decks import LANGUAGES, Deck, analyse, idle_text, read_deck, ready_decks
from hexhaven.games.duel.decks.library import is_event, kinds
from hexhaven.games.duel.rules.kinds import ACTION

from .decks import any_deck


def deck(*lines: str) -> Deck:
    return read_deck("\n".join(["Deck", *lines]))


def unplayable(*lines: str) -> dict[str, str]:
    return {idle.card: idle.reason for idle in analyse(deck(*lines)).unplayable}


def useless(*lines: str) -> dict[str, str]:
    return {idle.card: idle.reason for idle in analyse(deck(*lines)).useless}


# --- numbers -----------------------------------------------------------------------------------------


def test_a_small_deck_by_hand() -> None:
    found = analyse(
        deck("2x Abbey", "Colossus", "Gold Fleet", "Karl the Strong", "Spy", "Ismai the Green Dragon")
    )
    assert found.size == 7
    assert found.curve == [0, 0, 1, 3, 0, 0, 0, 1, 0, 1]
    assert found.average == (3 + 3 + 9 + 2 + 7 + 3) / 6
    assert found.kinds == {"building": 3, "unit": 3, "action": 1}
    assert found.places == {"site": 4, "city": 1, "citadel": 1}
    assert found.units == {"trade-fleet": 1, "knight": 1, "dragon": 1}
    assert found.classes == {"attack": 1}
    assert found.demand == {"lumber": 3, "brick": 5, "ore": 7, "grain": 5, "wool": 4}
    assert found.magic_demand == 3
    points = found.points
    assert (points.victory, points.commerce, points.strength, points.tournament) == (2, 1, 12, 1)


def test_wizards_hold_three_power_each_and_spells_ask_for_theirs() -> None:
    found = analyse(deck("Ari", "Hor", "Wheel of Time", "Magic Eye"))
    assert found.points.magic == 6
    assert found.magic_demand == 3
    assert found.demand == {"wool": 1, "gold": 4}


@given(any_deck)
def test_every_card_is_counted_once(some: Deck) -> None:
    found = analyse(some)
    cards = {name: n for name, n in some.cards.items() if not is_event(name)}
    assert sum(found.kinds.values()) == sum(cards.values())
    laid = {name: n for name, n in cards.items() if kinds()[name].kind != ACTION}
    assert sum(found.curve) == sum(laid.values())
    assert sum(found.demand.values()) == sum(n * sum(kinds()[name].cost[:6]) for name, n in cards.items())


def test_an_empty_deck_has_no_numbers() -> None:
    found = analyse(Deck())
    assert (found.size, found.curve, found.average) == (0, [], 0)


# --- conditions nothing can meet ---------------------------------------------------------------------


@pytest.mark.article("R131")
def test_a_university_needs_an_abbey_or_a_library() -> None:
    assert unplayable("University") == {"university": "needs_card"}
    assert unplayable("University", "Abbey") == {}
    assert unplayable("University", "Library") == {}


@pytest.mark.article("duel-card-cannon")
def test_a_cannon_needs_a_university_that_can_be_built() -> None:
    assert unplayable("Cannon") == {"cannon": "needs_card"}
    assert unplayable("Cannon", "University") == {"university": "needs_card", "cannon": "needs_card"}
    assert unplayable("Cannon", "University", "Abbey") == {}


@pytest.mark.article("R114")
def test_the_works_need_a_counting_house() -> None:
    assert unplayable("Dye Works", "Treasury", "Trade Monopoly").keys() == {
        "dye-works",
        "treasury",
        "trade-monopoly",
    }
    assert unplayable("Dye Works", "Treasury", "Trade Monopoly", "Counting House") == {}


@pytest.mark.article("R126")
def test_a_trade_fair_needs_one_of_the_works() -> None:
    assert unplayable("Trade Fair", "Counting House") == {"trade-fair": "needs_works"}
    assert unplayable("Trade Fair", "Counting House", "Distillery") == {}


@pytest.mark.article("R120")
def test_the_hanseatic_league_needs_a_trade_fleet() -> None:
    assert unplayable("Hanseatic League", "Pirate Fleet") == {"hanseatic-league": "needs_fleet"}
    assert unplayable("Hanseatic League", "Ore Fleet") == {}


@pytest.mark.article("R118")
def test_the_great_tournament_ground_needs_knights() -> None:
    assert unplayable("Great Tournament Ground") == {"great-tournament-ground": "needs_knights"}
    assert unplayable("Great Tournament Ground", "knight-lothar") == {}


@pytest.mark.article("R89", "duel-card-witch")
@pytest.mark.parametrize("card", ["materialisation", "witch"])
def test_some_magic_needs_two_wizards(card: str) -> None:
    assert unplayable(card, "Ari") == {card: "needs_wizards"}
    assert unplayable(card, "Ari", "Hor") == {}


@pytest.mark.article("R148")
def test_violet_cards_and_spells_need_wizards_enough_to_pay_for_them() -> None:
    assert unplayable("Magic Eye", "Magic Mill", "Whirlwind").keys() == {
        "magic-eye",
        "magic-mill",
        "whirlwind",
    }
    assert unplayable("Magic Eye", "Magic Mill", "Whirlwind", "Ari") == {}
    assert unplayable("dragon-samsor", "Ari") == {"dragon-samsor": "needs_magic"}  # 4 power, and one holds 3
    assert unplayable("dragon-samsor", "Ari", "Ira") == {}


# --- cards without work ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "company"),
    [
        ("smithy", "cannon"),
        ("harbor", "fleet-ore"),
        ("shipyard", "pirate-fleet"),
        ("stud-farm", "knight-karl"),
        ("magic-potion", "dragon-ismai"),
        ("herb-woman", "knight-karl"),
        ("building-crane", "aqueduct"),
        ("knowledge-of-ancestors", "spy"),
    ],
)
def test_some_cards_work_only_on_others(card: str, company: str) -> None:
    assert useless(card, "abbey").keys() == {card}
    assert card not in useless(card, company)


def test_the_smithy_makes_no_dragon_stronger() -> None:
    assert "smithy" in useless("smithy", "dragon-ismai")


# --- all of it ---------------------------------------------------------------------------------------


@given(any_deck)
def test_what_is_idle_can_be_said_in_both_languages(some: Deck) -> None:
    found = analyse(some)
    for idle in [*found.unplayable, *found.useless]:
        assert idle.card in some.cards
        for language in LANGUAGES:
            assert kinds()[idle.card].title[language] in idle_text(language, idle)


@given(any_deck)
def test_whatever_helps_is_named_by_its_card(some: Deck) -> None:
    for idle in analyse(some).unplayable:
        assert idle.missing
        assert set(idle.missing) <= set(kinds())


@pytest.mark.parametrize("id", ready_decks())
def test_ready_decks_have_no_idle_card(id: str) -> None:
    found = analyse(ready_decks()[id])
    assert found.unplayable == found.useless == []
