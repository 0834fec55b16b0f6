"""Wizards & Dragons: its events, and the witch that an event drives off."""

import pytest

from hexhaven.core.game import CHANCE
from hexhaven.games.duel.rules.events import shuffle_events
from hexhaven.games.duel.rules.state import Duel

from .magic import magical, two_wizards, with_book
from .table import (
    at,
    city,
    counter,
    discarded,
    event,
    event_deck,
    hand,
    have,
    hold,
    in_pile,
    lay,
    marks,
    options_of,
    pile,
    play,
    refusal,
    settlement,
    table,
)


def turn_up(d: Duel, name: str) -> None:
    """Player 0 rolls the face of the event card, and this one is on top."""
    event_deck(d, "year-end", name)
    event(d, "event-card")
    play(d, f"turned {name}")


# --- the comet ---------------------------------------------------------------------------------------


def rich() -> Duel:
    """Both have four points."""
    d = table("wizards-dragons")
    for player in range(2):
        city(d, player, 5)
        city(d, player, 6)
    return d


@pytest.mark.article("duel-card-comet", "R160")
def test_the_comet_puts_both_hands_under_different_stacks_and_new_ones_are_drawn() -> None:
    d = rich()
    hold(d, 0, "spy", "bishop")
    hold(d, 1, "caravan")
    pile(d, 0, "abbey", "library")
    pile(d, 1, "smithy", "mint")
    turn_up(d, "comet")
    assert d.actor() == 0
    play(d, "pile 0", "under spy 0", "under bishop 0")
    assert hand(d, 0) == []
    assert refusal(d, "search 0") == ("answer_first", "duel-actions")
    for card in ("library", "abbey", "spy"):  # also from the stack just used
        play(d, "pile 0", f"drew {card}")
    assert hand(d, 0) == ["abbey", "library", "spy"]
    assert d.actor() == 1
    assert refusal(d, "pile 0") == ("no_answer", "duel-card-comet")
    play(d, "pile 1", "under caravan 1")
    for card in ("mint", "smithy", "caravan"):
        play(d, "pile 1", f"drew {card}")
    assert hand(d, 1) == ["caravan", "mint", "smithy"]
    assert in_pile(d, 0) == ["bishop"]
    assert d.depth == 0


@pytest.mark.article("duel-card-comet", "R80")
def test_who_has_three_points_keeps_the_hand() -> None:
    d = rich()
    d.realms[0].centres[6] = 1
    hold(d, 0, "spy")
    hold(d, 1, "caravan")
    d.changed = True
    turn_up(d, "comet")
    assert d.points()[0] == 3
    assert d.actor() == 1
    assert hand(d, 0) == ["spy"]


@pytest.mark.article("duel-card-comet", "R160")
def test_the_comet_fills_an_empty_hand() -> None:
    d = rich()
    pile(d, 0, "abbey", "library", "mint", "spy")
    turn_up(d, "comet")
    play(d, "pile 0", "drew spy", "pile 0", "drew mint", "pile 0", "drew library")
    assert hand(d, 0) == ["library", "mint", "spy"]
    assert d.actor() == 1


@pytest.mark.article("duel-card-comet")
def test_who_finds_no_card_any_more_passes() -> None:
    d = rich()
    for number in range(len(d.piles)):
        pile(d, number)
    hold(d, 0, "spy")
    turn_up(d, "comet")
    play(d, "pile 0", "under spy 0", "pile 0", "drew spy")
    assert options_of(d) == ["pass"]
    play(d, "pass")
    assert d.actor() == 1


@pytest.mark.article("duel-card-comet", "R177")
def test_in_the_tournament_game_the_comet_uses_own_stacks() -> None:
    d = table("tournament")
    city(d, 0, 5)
    city(d, 0, 6)
    hold(d, 0, "spy")
    turn_up(d, "comet")
    assert options_of(d) == [f"pile {number}" for number in range(4)]


# --- the dance of the unicorns -----------------------------------------------------------------------


@pytest.mark.article("duel-card-dance-of-unicorns", "R68")
def test_every_wizard_of_both_gains_power_up_to_three() -> None:
    d = magical(2)
    lay(d, 0, "wizard-arsa", "r6u", counter=3)
    turn_up(d, "dance-of-unicorns")
    assert [counter(d, 0, "r5u"), counter(d, 0, "r6u"), counter(d, 1, "r5u")] == [3, 3, 3]


@pytest.mark.article("duel-card-dance-of-unicorns", "R68")
def test_the_power_of_unicorns_serves_at_once() -> None:
    d = with_book("inspiration", 0)
    turn_up(d, "dance-of-unicorns")
    assert marks(d, 0, "r5u") == set()
    play(d, "cast 5u1")
    assert counter(d, 0, "r5u") == 0


# --- the witch ---------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-witch", "R73")
def test_a_bewitched_building_has_no_effect_and_no_points() -> None:
    d = two_wizards(1)
    city(d, 1, 6)
    lay(d, 1, "library", "6u1")
    hold(d, 0, "witch")
    before = d.points()[1]
    assert d.realms[1].hand_limit == 4
    play(d, "play witch", "spend r5u", "slot x6u1")
    assert counter(d, 0, "r5u") == 0
    assert (d.realms[1].hand_limit, d.points()[1]) == (3, before - 1)
    assert marks(d, 1, "6u1") == {"bewitched"}
    assert discarded(d) == []


@pytest.mark.article("R73", "R164", "duel-card-witch")
def test_a_bewitched_building_fulfils_no_condition_but_what_was_built_stays() -> None:
    d = two_wizards(science_progress="on")
    city(d, 0, 6)
    lay(d, 0, "abbey", "6u1", "bewitched")
    lay(d, 0, "university", "6d1")
    hold(d, 0, "cathedral")
    have(d, 0, brick=3, grain=2, ore=3)
    assert refusal(d, "build cathedral 6u2") == ("needs_card", "duel-conditions")
    assert at(d, 0, "6d1") == "university"
    hold(d, 0, "printing")
    assert "play printing" in options_of(d)


@pytest.mark.article("duel-card-witch")
def test_a_witch_needs_two_wizards_and_a_building() -> None:
    d = magical()
    hold(d, 0, "witch")
    assert refusal(d, "play witch") == ("needs_wizards", "duel-card-witch")
    lay(d, 0, "wizard-arsa", "r6u")
    lay(d, 1, "knight-otto", "6u1")
    lay(d, 1, "inspiration", "5u1")
    assert refusal(d, "play witch") == ("no_effect", "duel-card-witch")
    lay(d, 1, "garrison", "6d1", "pawned")
    assert refusal(d, "play witch") == ("no_effect", "duel-card-witch")
    lay(d, 1, "garrison", "6d1", "bewitched")
    assert refusal(d, "play witch") == ("no_effect", "duel-card-witch")
    lay(d, 1, "garrison", "6d1")
    assert "play witch" in options_of(d)


@pytest.mark.article("duel-card-witch", "R109", "R100", "R146")
def test_a_witch_reaches_all_buildings_of_the_opponent() -> None:
    d = two_wizards(trade_change="on", science_progress="on")
    city(d, 0, 6)
    settlement(d, 1, 7)
    lay(d, 0, "legation", "6u1", "foreign")
    lay(d, 0, "garrison", "6d1")
    lay(d, 1, "trading-post", "p6")
    lay(d, 1, "dye-works", "r7u")
    lay(d, 1, "inspiration", "5u1")
    hold(d, 0, "witch")
    play(d, "play witch", "spend r5u")
    assert options_of(d) == ["slot 6u1", "slot xr7u", "slot xp6"]


@pytest.mark.article("duel-card-witch", "R74", "R75")
def test_all_witches_leave_when_the_owner_of_the_buildings_rolls_an_event_card() -> None:
    d = magical()
    lay(d, 0, "garrison", "6u1", "bewitched")
    lay(d, 0, "smithy", "6d1", "bewitched")
    lay(d, 1, "smithy", "6d1", "bewitched")
    turn_up(d, "dance-of-unicorns")
    assert (marks(d, 0, "6u1"), marks(d, 0, "6d1")) == (set(), set())
    assert marks(d, 1, "6d1") == {"bewitched"}
    assert discarded(d) == ["witch", "witch"]


@pytest.mark.article("duel-card-witch", "R74")
def test_a_witch_leaves_after_the_event() -> None:
    d = magical()
    lay(d, 0, "abbey", "6u1", "bewitched")
    turn_up(d, "progress")
    assert d.depth == 0  # the abbey gave nothing
    assert marks(d, 0, "6u1") == set()


@pytest.mark.article("duel-card-witch", "R74")
def test_another_face_drives_no_witch_off() -> None:
    d = magical()
    lay(d, 0, "garrison", "6u1", "bewitched")
    event(d, "brigands")
    assert marks(d, 0, "6u1") == {"bewitched"}


@pytest.mark.article("duel-card-witch", "duel-card-wheel-of-time")
def test_a_face_chosen_with_the_wheel_counts_as_rolled() -> None:
    d = with_book("wheel-of-time")
    lay(d, 0, "garrison", "6u1", "bewitched")
    event_deck(d, "year-end", "dance-of-unicorns")
    d.phase = 1
    play(d, "cast 5u1", "face event-card", "roll", "rolled 2 event-card", "turned dance-of-unicorns")
    assert marks(d, 0, "6u1") == set()


@pytest.mark.article("duel-card-witch", "R76")
def test_a_bewitched_building_may_be_demolished() -> None:
    d = table("tournament")
    lay(d, 0, "garrison", "6u1", "bewitched")
    play(d, "demolish 6u1")
    assert (discarded(d, 0), discarded(d, 1)) == (["garrison"], ["witch"])


@pytest.mark.article("duel-card-witch", "R77")
def test_a_bewitched_building_burns_like_any_other() -> None:
    d = magical()
    lay(d, 1, "garrison", "6u1", "bewitched")
    hold(d, 0, "arsonist")
    play(d, "play arsonist", "brave", "die 1", "slot x6u1")
    assert hand(d, 1) == ["garrison"]
    assert sorted(discarded(d)) == ["arsonist", "witch"]


@pytest.mark.article("duel-card-witch", "duel-card-knowledge-of-ancestors")
def test_a_witch_on_a_building_is_not_to_be_had_from_the_discard_pile() -> None:
    d = two_wizards()
    lay(d, 1, "garrison", "6u1")
    hold(d, 0, "witch", "knowledge-of-ancestors")
    play(d, "play witch", "spend r5u", "slot x6u1")
    assert refusal(d, "play knowledge-of-ancestors") == ("no_effect", "duel-card-knowledge-of-ancestors")


@pytest.mark.article("R170", "duel-card-witch")
def test_a_bewitched_workshop_keeps_its_points_hidden() -> None:
    d = two_wizards(trade_change="on")
    lay(d, 1, "dye-works", "r7u", counter=2)
    hold(d, 0, "witch")
    before = d.realms[1].commerce
    play(d, "play witch", "spend r5u", "slot xr7u")
    assert d.realms[1].commerce == before - 2
    assert counter(d, 1, "r7u") == 2


@pytest.mark.article("duel-card-better-world", "R79")
def test_the_deck_is_shuffled_without_the_removed_event() -> None:
    d = magical()
    hold(d, 0, "better-world")
    play(d, "play better-world")
    while d.actor() == CHANCE:
        d.apply(d.legal()[0])
    play(d, "card comet")
    shuffle_events(d)
    event(d, "event-card")
    assert "turned year-end" in options_of(d)
    assert "turned comet" not in options_of(d)


@pytest.mark.article("duel-card-comet", "R160")
def test_a_comet_sends_the_whole_hand_under_one_stack() -> None:
    d = magical()
    city(d, 0, 6)
    hold(d, 0, "abbey", "smithy")
    event_deck(d, "comet")
    event(d, "event-card")
    play(d, "turned comet", "pile 2", "under abbey 2")
    assert options_of(d) == ["under smithy 2"]
    assert refusal(d, "under smithy 1") == ("other_stack", "R160")
