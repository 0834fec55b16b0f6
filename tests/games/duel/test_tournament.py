"""The tournament game: decks, the event deck, stacks and piles of one's own, unique units."""

from __future__ import annotations

import pytest

from hexhaven.core.game import NOBODY
from hexhaven.games.duel.rules.setup import start_duel
from hexhaven.games.duel.rules.state import Duel

from .table import (
    at,
    bring_decks,
    citadel,
    city,
    discarded,
    event_deck,
    events,
    hand,
    have,
    hold,
    in_pile,
    kind,
    lay,
    options_of,
    pile,
    play,
    refusal,
    rules,
    table,
)


def choosing(**options: str) -> Duel:
    """Player 0 is asked for the first card of the deck."""
    d = start_duel(rules("tournament", **options))
    d.do("begins 0")
    return d


def counts(d: Duel, player: int) -> dict[str, int]:
    return {name: int(d.realms[player].deck[kind(d, name)]) for name in d.rules.kind_names}


# --- decks -------------------------------------------------------------------------------------------


@pytest.mark.article("R92", "duel-decks", "duel-tournament")
def test_a_deck_has_33_cards_of_which_three_are_the_first_hand() -> None:
    d = choosing()
    for _ in range(33):
        assert options_of(d, "contribute") == []
        d.apply(d.legal()[0])
    for _ in range(4):
        assert options_of(d, "deck") == []
        d.apply(d.legal()[0])
    for _ in range(3):
        d.apply(d.legal()[0])
    assert len(hand(d, 0)) == 3
    assert [len(in_pile(d, i)) for i in range(4)] == [7, 7, 8, 8]
    assert options_of(d, "deck") != [], "now the other player chooses"
    assert d.actor() == 1


@pytest.mark.article("R92", "duel-event-deck")
def test_the_event_deck_has_13_cards_with_what_each_player_owes() -> None:
    d = choosing()
    bring_decks(d)
    pool = d.pools[d.events.pool]
    assert len(events(d)) == 13
    assert pool.counts[kind(d, "year-end")] == 1
    assert pool.counts[kind(d, "civil-war")] >= 2
    assert pool.counts[kind(d, "plague")] >= 2


@pytest.mark.article("R93")
@pytest.mark.parametrize(
    ("name", "copies"), [("spy", 3), ("alchemist", 3), ("bishop", 3), ("scout", 3), ("counting-house", 2)]
)
def test_a_card_is_in_a_deck_no_more_often_than_in_the_sets(name: str, copies: int) -> None:
    d = choosing()
    for _ in range(copies):
        d.do(f"deck {name}")
    assert refusal(d, f"deck {name}") == ("too_many_copies", "R93")


@pytest.mark.article("R93")
@pytest.mark.parametrize(
    ("without", "name", "copies"),
    [
        ("science_progress", "alchemist", 2),
        ("science_progress", "bishop", 2),
        ("trade_change", "counting-house", 1),
    ],
)
def test_a_further_copy_needs_its_set(without: str, name: str, copies: int) -> None:
    d = choosing(**{without: "off"})
    for _ in range(copies):
        d.do(f"deck {name}")
    assert refusal(d, f"deck {name}") == ("too_many_copies", "R93")


@pytest.mark.article("R93", "R171")
def test_cards_of_a_set_that_is_not_used_are_refused() -> None:
    d = choosing(science_progress="off")
    assert refusal(d, "deck university") == ("set_not_used", "R93")


@pytest.mark.article("R171")
def test_no_third_university() -> None:
    d = choosing()
    play(d, "deck university", "deck university")
    assert refusal(d, "deck university") == ("too_many_copies", "R93")


@pytest.mark.article("R172")
def test_events_are_no_cards_of_a_deck() -> None:
    d = choosing()
    assert refusal(d, "deck plague") == ("no_deck_card", "R172")
    assert not any(text.endswith((" road", " settlement", " city", " citadel")) for text in options_of(d))


@pytest.mark.article("R175", "duel-event-deck")
def test_a_share_of_the_events_has_no_second_year_end() -> None:
    d = choosing()
    for _ in range(33):
        d.apply(d.legal()[0])
    assert refusal(d, "contribute year-end") == ("one_year_end", "R175")
    assert refusal(d, "contribute spy") == ("no_event", "R175")
    d.do("contribute civil-war")  # one of the base game is owed, that of Science & Progress may be chosen
    assert refusal(d, "contribute civil-war") == ("too_many_copies", "R93")


@pytest.mark.article("duel-decks")
def test_the_first_hand_comes_from_the_deck() -> None:
    d = choosing()
    for _ in range(33):
        d.apply(d.legal()[0])
    for _ in range(4):
        d.apply(d.legal()[0])
    assert refusal(d, "start magic-hand") == ("not_in_deck", "duel-decks")


@pytest.mark.article("duel-decks")
def test_the_first_hand_has_no_card_more_often_than_the_deck_and_no_event() -> None:
    d = choosing()
    d.do("deck spy")
    while d.write(d.legal()[0]).startswith("deck"):
        others = [action for action in d.legal() if d.write(action) != "deck spy"]
        d.apply(others[0])
    d.do("contribute comet")
    while d.write(d.legal()[0]).startswith("contribute"):
        d.apply(d.legal()[0])
    assert refusal(d, "start comet") == ("not_in_deck", "duel-decks")
    d.do("start spy")
    assert refusal(d, "start spy") == ("not_in_deck", "duel-decks")


@pytest.mark.article("duel-decks")
def test_nobody_else_reads_a_deck() -> None:
    d = choosing()
    action = d.read("deck spy")
    assert d.write(action, 0) == "deck spy"
    assert d.write(action, 1) == d.write(action, NOBODY) == "deck ?"
    other = d.copy()
    d.do("deck spy")
    other.do("deck bishop")
    assert d.view(1).to_bytes() == other.view(1).to_bytes()
    assert d.view(0).to_bytes() != other.view(0).to_bytes()


# --- what lies out -----------------------------------------------------------------------------------


@pytest.mark.article("R173", "duel-open-cards")
def test_nothing_lies_open_but_citadels() -> None:
    d = table("tournament")
    assert sum(d.display) == 0
    hold(d, 0, "counting-house")
    city(d, 0, 5)
    have(d, 0, brick=1, wool=2, grain=1)
    d.do("build counting-house 5u1")
    hold(d, 0, "counting-house")
    have(d, 0, brick=1, wool=2, grain=1)
    d.do("build counting-house 5u2")  # the limit of one is the extended game's
    assert at(d, 0, "5u2") == "counting-house"


@pytest.mark.article("R173")
@pytest.mark.parametrize(("first", "citadels"), [("spy", 0), ("wizard-ari", 5)])
def test_citadels_lie_out_if_a_deck_has_magic(first: str, citadels: int) -> None:
    d = choosing()
    d.do(f"deck {first}")
    assert d.citadels_left == 0, "a deck is secret while it is chosen"
    bring_decks(d)
    assert d.citadels_left == citadels


@pytest.mark.article("R173")
def test_an_event_of_the_magic_set_brings_citadels_too() -> None:
    d = choosing()
    while d.write(d.legal()[0]).startswith("deck"):
        d.apply(d.legal()[0])
    d.do("contribute comet")
    assert d.citadels_left == 0, "what is contributed is secret while it is chosen"
    bring_decks(d)
    assert d.citadels_left == 5


# --- stacks and piles of one's own -------------------------------------------------------------------


@pytest.mark.article("R174", "duel-tournament")
def test_only_the_own_stacks_are_drawn_from() -> None:
    d = table("tournament")
    d.do("end")
    assert options_of(d, "draw") == ["draw 0", "draw 1", "draw 2", "draw 3"]
    assert refusal(d, "draw 4") == ("others_stack", "R174")
    have(d, 0, gold=2)
    assert refusal(d, "search 5") == ("others_stack", "R174")


@pytest.mark.article("R174")
def test_a_card_refounds_an_empty_own_stack() -> None:
    d = table("tournament")
    pile(d, 1)
    hold(d, 0, "spy", "bishop", "scout")
    d.do("end")
    assert refusal(d, "swap spy 4") == ("others_stack", "R174")
    play(d, "swap spy 1", "drew spy")
    assert in_pile(d, 1) == []
    hold(d, 1, "abbey")
    assert hand(d, 0) == ["bishop", "scout", "spy"]


@pytest.mark.article("R95", "duel-tournament")
def test_each_player_has_a_discard_pile() -> None:
    d = table("tournament")
    hold(d, 0, "spy")
    hold(d, 1, "caravan")
    have(d, 0, gold=1)
    play(d, "play spy", "card caravan", "play caravan", "resource gold", "resource ore")
    assert discarded(d, 0) == ["caravan", "spy"]
    assert discarded(d, 1) == []


@pytest.mark.article("R177")
def test_cards_lost_in_a_conflict_go_under_a_stack_of_their_owner() -> None:
    d = table("tournament")
    lay(d, 0, "knight-karl", "5u1")
    hold(d, 1, "abbey", "spy", "scout")
    event_deck(d, "year-end", "conflict")
    d.phase = 1
    play(d, "roll", "rolled 6 event-card", "turned conflict")
    assert refusal(d, "pile 0") == ("no_answer", "duel-card-conflict")
    play(d, "pile 5", "card abbey", "card spy")
    assert in_pile(d, 5)[:2] == ["spy", "abbey"]
    assert hand(d, 1) == ["scout"]


# --- unique cards ------------------------------------------------------------------------------------


@pytest.mark.article("R94", "duel-unique")
def test_a_knight_serves_only_one_of_the_two() -> None:
    d = table("tournament")
    lay(d, 1, "knight-siegfried", "5u1")
    hold(d, 0, "knight-siegfried")
    have(d, 0, ore=1)
    assert refusal(d, "build knight-siegfried 5u1") == ("already_there", "R94")
    d.realms[1].cards[20] = 0
    d.do("build knight-siegfried 5u1")
    assert at(d, 0, "5u1") == "knight-siegfried"


@pytest.mark.article("R94")
def test_in_other_games_there_is_only_one_of_each_anyway() -> None:
    d = table("base")
    lay(d, 1, "knight-siegfried", "5u1")
    hold(d, 0, "knight-siegfried")
    have(d, 0, ore=1)
    d.do("build knight-siegfried 5u1")


@pytest.mark.article("R176", "duel-unique")
def test_wizards_and_dragons_are_unique_cannons_are_not() -> None:
    d = table("tournament")
    citadel(d, 0, 5)
    citadel(d, 1, 5)
    lay(d, 1, "wizard-ari", "r5u", counter=2)
    lay(d, 1, "dragon-ismai", "5u1")
    lay(d, 1, "cannon", "6u1")
    lay(d, 0, "wizard-hafli", "r5u", counter=3)
    city(d, 0, 6)
    lay(d, 0, "university", "6d1")
    hold(d, 0, "wizard-ari", "dragon-ismai", "cannon")
    have(d, 0, gold=3, lumber=1, ore=1)
    assert refusal(d, "build wizard-ari r6u") == ("already_there", "R94")
    assert refusal(d, "build dragon-ismai 5u1") == ("already_there", "R94")
    d.do("build cannon 5d1")
    assert at(d, 0, "5d1") == "cannon"
