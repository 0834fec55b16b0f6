"""Wizards & Dragons: the spell books."""

import pytest

from hexhaven.games.duel.rules.pile import EVERYBODY
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.view import look

from .magic import magical, with_book
from .table import (
    at,
    before_roll,
    city,
    counter,
    discarded,
    event,
    event_deck,
    events,
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
    region,
    settlement,
    stock,
    store,
    stored,
    table,
)

BOOKS = {
    "keeper-of-destiny": 1, "inspiration": 1, "land-magic": 2, "magic-eye": 1, "change-places": 1,
    "divination": 1, "magic-potion": 1,
}  # fmt: skip


def each_book() -> list[object]:
    return [
        pytest.param(name, price, marks=pytest.mark.article(f"duel-card-{name}"))
        for name, price in BOOKS.items()
    ]


def ready(name: str, power: int = 3) -> Duel:
    """Whatever the spell of a book needs is there."""
    d = with_book(name, power)
    for player in range(2):
        region(d, player, "6u", "forest 1")
        region(d, player, "7u", "forest 2")
    lay(d, 0, "garrison", "6u1")
    lay(d, 0, "smithy", "6d1")
    lay(d, 0, "knight-otto", "5u2")
    hold(d, 0, "spy")
    return d


# --- all of them -------------------------------------------------------------------------------------


@pytest.mark.article("duel-spells", "R69")
@pytest.mark.parametrize(("name", "price"), each_book())
def test_a_spell_costs_its_power_once_a_turn(name: str, price: int) -> None:
    d = ready(name)
    play(d, "cast 5u1")
    assert counter(d, 0, "r5u") == 3 - price
    assert marks(d, 0, "5u1") == {"used"}
    while d.depth:
        d.answered()
    assert refusal(d, "cast 5u1") == ("used_this_turn", "R69")


@pytest.mark.article("duel-spells")
@pytest.mark.parametrize(("name", "price"), each_book())
def test_a_spell_is_refused_without_power(name: str, price: int) -> None:
    d = ready(name, price - 1)
    assert refusal(d, "cast 5u1") == ("no_power", "duel-magic")
    assert options_of(d, "cast") == []


@pytest.mark.article("R152", "duel-spells")
@pytest.mark.parametrize(("name", "price"), each_book())
def test_a_spell_may_be_cast_before_the_roll(name: str, price: int) -> None:
    d = before_roll(ready(name))
    assert options_of(d, "cast") == ["cast 5u1"]


@pytest.mark.article("R104", "duel-spells")
def test_spells_are_not_locked() -> None:
    d = ready("inspiration")
    d.unlocked = False
    hold(d, 0, "better-world")
    assert refusal(d, "play better-world") == ("still_locked", "duel-lock")
    assert options_of(d, "cast") == ["cast 5u1"]


@pytest.mark.article("R69")
def test_two_copies_of_a_book_are_cast_once_each() -> None:
    d = with_book("divination")
    lay(d, 0, "divination", "5d1")
    play(d, "cast 5u1", "pass", "cast 5d1", "pass")
    assert options_of(d, "cast") == []
    assert counter(d, 0, "r5u") == 1


@pytest.mark.article("duel-spells")
def test_only_a_book_of_ones_own_can_be_cast() -> None:
    d = magical()
    lay(d, 1, "inspiration", "5u1")
    assert refusal(d, "cast 5u1") == ("no_book", "duel-spells")


# --- keeper of destiny -------------------------------------------------------------------------------


@pytest.mark.article("duel-card-keeper-of-destiny", "R153")
def test_the_keeper_puts_events_under_the_deck_and_orders_the_others() -> None:
    d = with_book("keeper-of-destiny")
    event_deck(d, "year-end", "plague", "comet", "conflict")
    play(d, "cast 5u1")
    assert options_of(d) == ["card conflict", "card plague", "card comet", "pass"]
    play(d, "card comet", "pass")
    assert options_of(d) == ["card conflict", "card plague"]
    play(d, "card plague")
    assert events(d) == ["comet", "year-end", "conflict", "plague"]
    assert d.depth == 0


@pytest.mark.article("duel-card-keeper-of-destiny")
def test_the_keeper_may_change_nothing_but_the_order() -> None:
    d = with_book("keeper-of-destiny")
    event_deck(d, "year-end", "plague", "comet", "conflict")
    play(d, "cast 5u1", "pass", "card plague", "card conflict")
    assert events(d) == ["year-end", "comet", "conflict", "plague"]


@pytest.mark.article("duel-card-keeper-of-destiny")
def test_the_keeper_may_put_all_under_the_deck_in_the_order_of_choice() -> None:
    d = with_book("keeper-of-destiny")
    event_deck(d, "year-end", "plague", "comet", "conflict")
    play(d, "cast 5u1", "card plague", "card conflict", "card comet")
    assert events(d) == ["comet", "conflict", "plague", "year-end"]


@pytest.mark.article("duel-card-keeper-of-destiny")
def test_the_keeper_looks_at_fewer_events_if_no_more_are_left() -> None:
    d = with_book("keeper-of-destiny")
    event_deck(d, "year-end", "plague")
    play(d, "cast 5u1", "pass", "card year-end")
    assert events(d) == ["plague", "year-end"]
    lay(d, 0, "keeper-of-destiny", "5u2")
    event_deck(d)
    assert refusal(d, "cast 5u2") == ("no_effect", "duel-card-keeper-of-destiny")


@pytest.mark.article("duel-card-keeper-of-destiny")
def test_what_the_keeper_sees_only_its_caster_knows() -> None:
    d = with_book("keeper-of-destiny")
    d.do("cast 5u1")
    found = []
    for _ in range(3):
        found.append(d.write(d.legal()[0]).split()[1])
        assert d.write(d.legal()[0], 1) == "revealed ?"
        d.apply(d.legal()[0])
    under = d.read(f"card {found[1]}")
    assert (d.write(under, 0), d.write(under, 1)) == (f"card {found[1]}", "card ?")
    d.apply(under)
    d.do("pass")
    d.do(f"card {found[2]}")
    mine, theirs = (look(d, player).duel() for player in range(2))
    assert [events(mine)[i] for i in (0, -1, -2)] == [found[1], found[2], found[0]]
    assert set(events(theirs)) == {"?"}


@pytest.mark.article("duel-card-keeper-of-destiny")
def test_events_that_lay_open_are_secret_once_the_keeper_moved_them() -> None:
    d = with_book("keeper-of-destiny")
    event_deck(d, "year-end", "plague", "comet", "conflict")
    for i in range(4):
        d.events.known[i] = EVERYBODY
    play(d, "cast 5u1", "card comet")
    assert events(look(d, 1).duel()) == ["?", "year-end", "?", "?"]


# --- inspiration -------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-inspiration", "R154")
def test_inspiration_draws_from_two_stacks_and_the_cards_serve_at_once() -> None:
    d = with_book("inspiration")
    pile(d, 0, "abbey", "spy")
    pile(d, 1, "smithy", "caravan")
    have(d, 0, ore=1)
    play(d, "cast 5u1", "pile 0", "drew spy")
    assert "pile 0" not in options_of(d)
    play(d, "pile 1", "drew caravan")
    assert hand(d, 0) == ["caravan", "spy"]
    assert {"play spy", "play caravan"} <= set(options_of(d))
    assert in_pile(d, 0) == ["abbey"]


@pytest.mark.article("duel-card-inspiration", "R90", "R154")
@pytest.mark.parametrize("limit", ["end-of-turn", "at-once"])
def test_what_inspiration_draws_too_much_waits_for_the_end_of_the_turn(limit: str) -> None:
    d = with_book("inspiration", active_hand_limit=limit)
    lay(d, 0, "knight-otto", "6u1")
    lay(d, 1, "knight-walter", "6u1")
    hold(d, 0, "scout", "scout", "black-knight")
    pile(d, 0, "spy")
    pile(d, 1, "caravan")
    play(d, "cast 5u1", "pile 0", "drew spy", "pile 1", "drew caravan")
    assert len(hand(d, 0)) == 5
    play(d, "play black-knight", "brave", "die 6", "slot x6u1")  # the attack fails: one more card
    assert len(hand(d, 0)) == 5
    assert d.actor() == 0
    play(d, "end", "under scout 0", "under scout 0", "swap spy 1", "drew spy")
    assert len(hand(d, 0)) == 3


@pytest.mark.article("duel-card-inspiration", "R90")
def test_the_surplus_waits_even_if_the_book_of_inspiration_is_gone() -> None:
    d = with_book("inspiration", active_hand_limit="at-once")
    hold(d, 0, "scout", "scout", "bishop")
    pile(d, 0, "spy")
    pile(d, 1, "caravan")
    play(d, "cast 5u1", "pile 0", "drew spy", "pile 1", "drew caravan", "demolish 5u1")
    assert (d.actor(), d.depth, len(hand(d, 0))) == (0, 0, 5)
    d.do("end")
    assert all(text.startswith("under") for text in options_of(d))


@pytest.mark.article("R90")
def test_without_inspiration_the_option_takes_the_surplus_at_once() -> None:
    d = magical(2, active_hand_limit="at-once")
    hold(d, 0, "scout", "scout", "bishop", "spy")
    have(d, 0, lumber=1)
    play(d, "use r5u")
    assert all(text.startswith("under") for text in options_of(d))


@pytest.mark.article("duel-card-inspiration")
def test_inspiration_takes_what_there_is() -> None:
    d = with_book("inspiration")
    for number in range(len(d.piles)):
        pile(d, number)
    assert refusal(d, "cast 5u1") == ("no_effect", "duel-card-inspiration")
    pile(d, 2, "spy", "abbey")
    play(d, "cast 5u1", "pile 2", "drew abbey")
    assert (hand(d, 0), d.depth) == (["abbey"], 0)


@pytest.mark.article("duel-card-inspiration", "R174")
def test_in_the_tournament_game_inspiration_draws_from_own_stacks() -> None:
    d = table("tournament")
    d.realms[0].centres[5] = 3
    lay(d, 0, "wizard-hafli", "r5u", counter=3)
    lay(d, 0, "inspiration", "5u1")
    play(d, "cast 5u1")
    assert options_of(d) == ["pile 0", "pile 1", "pile 2", "pile 3"]


# --- land magic --------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-land-magic", "R81", "R159")
def test_land_magic_swaps_duplicates_with_all_they_bear() -> None:
    d = with_book("land-magic")
    region(d, 0, "7u", "fields 4", 0)
    region(d, 0, "5d", "fields 1", 1)
    region(d, 1, "5d", "gold-river 3", 3)
    lay(d, 1, "wizard-ari", "r5d", counter=1)
    region(d, 1, "7d", "gold-river 1", 2)
    play(d, "cast 5u1")
    assert options_of(d) == ["region 7u", "region 5d"]
    play(d, "region 7u")
    assert options_of(d) == ["region x7d"]  # the wizard protects the other one
    play(d, "region x7d")
    assert stock(d, 0) == {"grain": 1, "gold": 2}
    assert stored(d, 0, "7u") == 2
    assert stored(d, 1, "7d") == 0
    assert stock(d, 1) == {"gold": 3}


@pytest.mark.article("duel-card-land-magic", "R81")
def test_land_magic_needs_duplicates_on_both_sides() -> None:
    d = with_book("land-magic")
    assert refusal(d, "cast 5u1") == ("no_effect", "duel-card-land-magic")
    region(d, 0, "7u", "forest 4")  # with the one that bears a wizard
    assert refusal(d, "cast 5u1") == ("no_effect", "duel-card-land-magic")
    region(d, 1, "7u", "hills 4")
    region(d, 0, "7u", "pasture 4")
    assert refusal(d, "cast 5u1") == ("no_effect", "duel-card-land-magic")
    region(d, 0, "7u", "forest 4")
    play(d, "cast 5u1")
    assert options_of(d) == ["region 7u"]


# --- magic eye ---------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-magic-eye", "R155")
def test_the_eye_takes_a_card_and_puts_another_one_under_the_stack() -> None:
    d = with_book("magic-eye")
    hold(d, 0, "bishop")
    pile(d, 2, "abbey", "spy", "smithy")
    play(d, "cast 5u1", "pile 2", "card spy")
    assert options_of(d) == ["card bishop"]
    play(d, "card bishop")
    assert in_pile(d, 2) == ["bishop", "abbey", "smithy"]
    assert hand(d, 0) == ["spy"]
    assert "play spy" in options_of(d)


@pytest.mark.article("duel-card-magic-eye", "R155")
def test_a_second_copy_in_the_hand_may_go_under_the_stack() -> None:
    d = with_book("magic-eye")
    hold(d, 0, "spy")
    pile(d, 2, "abbey", "spy")
    play(d, "cast 5u1", "pile 2", "card spy", "card spy")
    assert (in_pile(d, 2), hand(d, 0)) == (["spy", "abbey"], ["spy"])


@pytest.mark.article("duel-card-magic-eye")
def test_the_eye_needs_a_card_in_the_hand() -> None:
    d = with_book("magic-eye")
    assert refusal(d, "cast 5u1") == ("no_effect", "duel-card-magic-eye")


@pytest.mark.article("duel-card-magic-eye", "R132")
@pytest.mark.parametrize(("legation", "read"), [(False, "card ?"), (True, "card spy")])
def test_what_the_eye_takes_only_a_legation_sees_and_what_goes_under_nobody(
    legation: bool, read: str
) -> None:
    d = with_book("magic-eye")
    if legation:
        city(d, 0, 6)
        lay(d, 0, "legation", "6u1", "foreign")
    hold(d, 0, "bishop")
    pile(d, 2, "abbey", "spy")
    play(d, "cast 5u1", "pile 2")
    assert d.write(d.read("card spy"), 1) == read
    play(d, "card spy")
    assert d.write(d.read("card bishop"), 1) == "card ?"


@pytest.mark.article("duel-card-magic-eye")
def test_the_eye_shows_a_shuffled_stack_to_its_caster_only() -> None:
    d = with_book("magic-eye")
    hold(d, 0, "bishop")
    play(d, "cast 5u1", "pile 4")
    while d.actor() == -1:
        assert d.write(d.legal()[0], 1) == "revealed ?"
        d.apply(d.legal()[0])
    assert "?" not in in_pile(d, 4)
    assert set(in_pile(look(d, 1).duel(), 4)) == {"?"}


# --- change places! ----------------------------------------------------------------------------------


@pytest.mark.article("duel-card-change-places", "R156", "R91")
def test_two_buildings_or_two_units_change_places() -> None:
    d = with_book("change-places")
    lay(d, 0, "garrison", "6u1")
    lay(d, 0, "smithy", "5d1")
    lay(d, 0, "fleet-ore", "6d1")
    play(d, "cast 5u1")
    assert options_of(d) == ["slot 5d1", "slot 6u1"]  # a fleet has no other unit to swap with
    play(d, "slot 6u1", "slot 5d1")
    assert (at(d, 0, "6u1"), at(d, 0, "5d1")) == ("smithy", "garrison")


@pytest.mark.article("duel-card-change-places", "R91")
def test_neither_fleet_with_building_nor_foreign_cards_nor_empty_sites() -> None:
    d = with_book("change-places")
    city(d, 0, 6)
    lay(d, 0, "garrison", "6u1")
    lay(d, 0, "fleet-ore", "6d1")
    lay(d, 0, "robber-baron-castle", "6u2", "foreign")
    assert refusal(d, "cast 5u1") == ("no_effect", "duel-card-change-places")
    lay(d, 0, "smithy", "6d2")
    play(d, "cast 5u1", "slot 6u1")
    assert options_of(d) == ["slot 6d2"]
    assert refusal(d, "slot 6u2") == ("no_answer", "duel-card-change-places")
    assert refusal(d, "slot 5d2") == ("no_answer", "duel-card-change-places")


@pytest.mark.article("duel-card-change-places", "R156")
def test_a_city_building_does_not_move_to_a_settlement() -> None:
    d = with_book("change-places")
    settlement(d, 0, 7)
    city(d, 0, 6)
    lay(d, 0, "library", "6u1")
    lay(d, 0, "garrison", "7u1")
    assert refusal(d, "cast 5u1") == ("no_effect", "duel-card-change-places")
    city(d, 0, 7)
    assert "cast 5u1" in options_of(d)


@pytest.mark.article("duel-card-change-places", "R91")
def test_two_improvements_of_roads_may_change_places() -> None:
    d = with_book("change-places", trade_change="on")
    settlement(d, 0, 7)
    lay(d, 0, "trading-post", "p6", "used")
    lay(d, 0, "trading-post", "p7")
    play(d, "cast 5u1", "slot p6", "slot p7")
    assert marks(d, 0, "p7") == {"used"}


@pytest.mark.article("duel-card-change-places", "R145", "R146")
def test_wizards_and_books_stay() -> None:
    d = with_book("change-places")
    lay(d, 0, "inspiration", "5u2")
    region(d, 0, "6u", "forest 1")
    lay(d, 0, "wizard-ira", "r6d")
    assert refusal(d, "cast 5u1") == ("no_effect", "duel-card-change-places")


@pytest.mark.article("duel-card-change-places")
def test_a_witch_moves_along() -> None:
    d = with_book("change-places")
    lay(d, 0, "garrison", "6u1", "bewitched")
    lay(d, 0, "smithy", "5d1")
    play(d, "cast 5u1", "slot 6u1", "slot 5d1")
    assert (marks(d, 0, "5d1"), marks(d, 0, "6u1")) == ({"bewitched"}, set())


# --- wheel of time -----------------------------------------------------------------------------------


@pytest.mark.article("duel-card-wheel-of-time")
def test_the_wheel_sets_the_face_of_the_event_die() -> None:
    d = before_roll(with_book("wheel-of-time"))
    play(d, "cast 5u1", "face year-of-plenty")
    assert counter(d, 0, "r5u") == 1
    play(d, "roll")
    assert refusal(d, "rolled 3 brigands", -1) == ("dice_are_set", "R61")
    assert len(options_of(d)) == 6
    play(d, "rolled 3 year-of-plenty", "choose gold")


@pytest.mark.article("duel-card-wheel-of-time", "R61", "duel-card-alchemist")
def test_with_the_alchemist_no_die_is_left_to_chance() -> None:
    d = before_roll(with_book("wheel-of-time"))
    hold(d, 0, "alchemist")
    play(d, "cast 5u1", "face tournament", "play alchemist", "number 5", "roll")
    assert options_of(d) == ["rolled 5 tournament"]


@pytest.mark.article("duel-card-wheel-of-time")
def test_the_wheel_turns_before_the_roll_only_and_only_once() -> None:
    d = with_book("wheel-of-time")
    assert refusal(d, "cast 5u1") == ("other_moment", "duel-card-wheel-of-time")
    before_roll(d)
    lay(d, 0, "wheel-of-time", "5u2")
    lay(d, 0, "wizard-arsa", "r6u", counter=3)
    play(d, "cast 5u1", "spend r5u", "spend r5u", "face brigands")
    assert refusal(d, "cast 5u2") == ("no_effect", "duel-card-wheel-of-time")


@pytest.mark.article("duel-card-wheel-of-time")
def test_the_wheel_is_refused_without_two_power() -> None:
    d = before_roll(with_book("wheel-of-time", 1))
    assert refusal(d, "cast 5u1") == ("no_power", "duel-magic")


# --- divination --------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-divination", "R157")
def test_divination_looks_at_the_tops_of_four_stacks_one_after_the_other() -> None:
    d = with_book("divination")
    pile(d, 0, "abbey", "spy")
    play(d, "cast 5u1", "pile 0")
    for number in (1, 2, 5):
        assert "pass" in options_of(d)
        assert "pile 0" not in options_of(d)
        play(d, f"pile {number}")
        d.apply(d.legal()[0])
        assert in_pile(d, number)[-1] != "?"
        assert in_pile(d, number)[-2] == "?"
    assert d.depth == 0
    assert in_pile(d, 0) == ["abbey", "spy"]


@pytest.mark.article("duel-card-divination")
def test_only_the_caster_knows_what_divination_shows() -> None:
    d = with_book("divination")
    play(d, "cast 5u1", "pile 3")
    seen = d.write(d.legal()[0]).split()[1]
    assert d.write(d.legal()[0], 1) == "revealed ?"
    d.apply(d.legal()[0])
    play(d, "pass")
    mine, theirs = (look(d, player).duel() for player in range(2))
    assert in_pile(mine, 3)[-1] == seen
    assert in_pile(theirs, 3)[-1] == "?"


@pytest.mark.article("duel-card-divination", "R157")
def test_in_the_tournament_game_divination_looks_at_all_stacks() -> None:
    d = table("tournament")
    d.realms[0].centres[5] = 3
    lay(d, 0, "wizard-hafli", "r5u", counter=3)
    lay(d, 0, "divination", "5u1")
    play(d, "cast 5u1")
    assert options_of(d) == [f"pile {number}" for number in range(8)] + ["pass"]
    play(d, "pile 7")
    d.apply(d.legal()[0])
    assert in_pile(d, 7)[-1] != "?"


@pytest.mark.article("duel-card-divination")
def test_divination_needs_a_stack() -> None:
    d = with_book("divination")
    for number in range(len(d.piles)):
        pile(d, number)
    assert refusal(d, "cast 5u1") == ("no_effect", "duel-card-divination")


# --- magic potion ------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-magic-potion", "R85")
def test_a_potion_doubles_a_knight_until_the_opponents_next_turn_is_over() -> None:
    d = with_book("magic-potion")
    lay(d, 0, "knight-otto", "6u1")
    for player in range(2):
        hold(d, player, "spy", "scout", "bishop")
    play(d, "cast 5u1", "slot 6u1")
    assert d.realms[0].strength == 6
    play(d, "end", "keep")
    assert d.realms[0].strength == 6
    play(d, "roll", "rolled 2 brigands", "end", "keep")
    assert d.realms[0].strength == 3


@pytest.mark.article("duel-card-magic-potion", "R158")
def test_a_potion_works_turn_after_turn_and_never_more_than_twice() -> None:
    d = with_book("magic-potion")
    lay(d, 0, "magic-potion", "5u2")
    lay(d, 0, "knight-otto", "6u1")
    for player in range(2):
        hold(d, player, "spy", "scout", "bishop")
    play(d, "cast 5u1", "slot 6u1")
    assert refusal(d, "cast 5u2") == ("no_effect", "duel-card-magic-potion")
    play(d, "end", "keep", "roll", "rolled 2 brigands", "end", "keep")
    play(d, "cast 5u1", "slot 6u1")
    assert d.realms[0].strength == 6


@pytest.mark.article("duel-card-magic-potion")
def test_a_potion_doubles_the_smithys_bonus_of_its_knight_too() -> None:
    d = with_book("magic-potion")
    lay(d, 0, "knight-otto", "6u1")
    lay(d, 0, "knight-walter", "6d1")
    lay(d, 0, "smithy", "5d1")
    assert d.realms[0].strength == 8
    play(d, "cast 5u1", "slot 6u1")
    assert d.realms[0].strength == 12
    play(d, "demolish 5u1")  # the book is not needed any more
    assert d.realms[0].strength == 12


@pytest.mark.article("duel-card-magic-potion", "duel-card-dragon-ismai")
def test_a_potion_doubles_a_dragon_but_no_cannon() -> None:
    d = with_book("magic-potion")
    lay(d, 0, "cannon", "6u1")
    assert refusal(d, "cast 5u1") == ("no_effect", "duel-card-magic-potion")
    lay(d, 0, "dragon-ismai", "5u2")
    play(d, "cast 5u1")
    assert options_of(d) == ["slot 5u2"]
    play(d, "slot 5u2")
    assert d.realms[0].strength == 16


# --- countermagic ------------------------------------------------------------------------------------


def countering(power: int = 3) -> Duel:
    """Player 1 can counter what player 0 plays."""
    d = magical(power)
    lay(d, 1, "countermagic", "5u1")
    return d


@pytest.mark.article("duel-card-countermagic", "R70")
def test_a_countered_card_has_no_effect_and_goes_under_a_stack_of_its_player() -> None:
    d = countering()
    hold(d, 0, "whirlwind")
    store(d, 1, r6u=2)
    play(d, "play whirlwind")
    assert sorted(options_of(d)) == ["counter", "let"]
    assert refusal(d, "end") == ("answer_first", "duel-card-countermagic")
    play(d, "counter")
    assert d.actor() == 0
    play(d, "pile 3")
    assert in_pile(d, 3)[0] == "whirlwind"
    assert discarded(d) == []
    assert stored(d, 1, "6u") == 2
    assert counter(d, 0, "r5u") == 1  # the power is paid all the same
    assert counter(d, 1, "r5u") == 1


@pytest.mark.article("duel-card-countermagic", "R71")
@pytest.mark.parametrize("card", ["caravan", "spy"])
def test_countermagic_answers_cards_of_every_class(card: str) -> None:
    d = countering()
    hold(d, 0, card)
    have(d, 0, ore=1)
    play(d, f"play {card}", "counter", "pile 0")
    assert in_pile(d, 0)[0] == card
    assert d.depth == 0


@pytest.mark.article("duel-card-countermagic", "R71")
def test_a_card_that_is_let_be_takes_effect() -> None:
    d = countering()
    hold(d, 0, "caravan")
    have(d, 0, ore=1)
    play(d, "play caravan", "let", "resource ore", "resource gold")
    assert stock(d, 0) == {"gold": 1}


@pytest.mark.article("duel-card-countermagic", "R166")
def test_countermagic_answers_a_protection_card_in_the_own_turn() -> None:
    d = magical()
    lay(d, 0, "countermagic", "5u1")
    lay(d, 1, "garrison", "6u1")
    hold(d, 0, "arsonist")
    hold(d, 1, "bishop", "bishop")
    play(d, "play arsonist", "play bishop", "counter", "pile 0")
    assert "play bishop" in options_of(d)  # another one
    play(d, "play bishop", "die 3")
    assert at(d, 1, "6u1") == "garrison"


@pytest.mark.article("duel-card-countermagic", "R69")
def test_countermagic_is_cast_once_a_turn() -> None:
    d = countering()
    lay(d, 1, "wizard-tali", "r5d", counter=3)
    hold(d, 0, "spy", "spy")
    play(d, "play spy", "counter", "spend r5d", "spend r5d", "pile 0", "play spy")
    assert options_of(d) == ["pass"]


@pytest.mark.article("duel-card-countermagic")
def test_nobody_is_asked_without_the_power() -> None:
    d = countering(1)
    hold(d, 0, "spy")
    play(d, "play spy")
    assert d.actor() == 0


@pytest.mark.article("duel-card-countermagic")
def test_countermagic_is_no_spell_of_the_own_actions() -> None:
    d = with_book("countermagic")
    assert refusal(d, "cast 5u1") == ("other_moment", "duel-card-countermagic")
    assert options_of(d, "cast") == []


# --- time leap ---------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-time-leap", "R165")
def test_a_leap_undoes_the_face_and_rolls_the_event_die_again() -> None:
    d = with_book("time-leap")
    event(d, "year-of-plenty", 4)
    play(d, "cast 5u1")
    assert counter(d, 0, "r5u") == 1
    assert [text.split()[0] for text in options_of(d)] == ["rolled-again"] * 5
    play(d, "rolled-again tournament")
    assert d.production == 4
    assert stock(d, 0) == {"lumber": 1}  # no resource of the year of plenty


@pytest.mark.article("duel-card-time-leap", "R72")
def test_a_leap_is_possible_when_the_opponent_rolled() -> None:
    d = magical()
    lay(d, 1, "time-leap", "5u1")
    event(d, "year-of-plenty", 2)
    assert d.actor() == 1
    assert refusal(d, "roll") == ("event_first", "duel-card-time-leap")
    play(d, "cast 5u1", "rolled-again brigands")
    assert stock(d, 1) == {"grain": 1}  # production, but no resource of the year of plenty


@pytest.mark.article("duel-card-time-leap", "R165")
def test_a_leap_undoes_a_turned_card_which_goes_under_the_deck() -> None:
    d = with_book("time-leap")
    event_deck(d, "year-end", "plague")
    city(d, 0, 6)
    store(d, 0, r7u=2)
    event(d, "event-card", 2)
    play(d, "let-happen", "turned plague", "cast 5u1", "rolled-again tournament")
    assert stored(d, 0, "7u") == 2
    assert events(d) == ["plague", "year-end"]


@pytest.mark.article("duel-card-time-leap", "R165", "R74")
def test_a_witch_stays_after_a_leap() -> None:
    d = with_book("time-leap")
    lay(d, 0, "garrison", "6u1", "bewitched")
    event(d, "event-card", 2)
    play(d, "cast 5u1", "rolled-again tournament")
    assert marks(d, 0, "6u1") == {"bewitched"}


@pytest.mark.article("duel-card-time-leap")
def test_who_is_on_turn_is_asked_first_and_an_event_may_be_let_be() -> None:
    d = with_book("time-leap")
    lay(d, 1, "time-leap", "5u1")
    event(d, "year-of-plenty", 2)
    assert d.actor() == 0
    play(d, "let-happen")
    assert d.actor() == 1
    play(d, "let-happen", "choose gold", "choose gold")
    assert stock(d, 0)["gold"] == 1


@pytest.mark.article("duel-card-time-leap", "R165")
def test_an_event_that_was_undone_is_no_question_to_the_other_player() -> None:
    d = with_book("time-leap")
    lay(d, 1, "time-leap", "5u1")
    event(d, "year-of-plenty", 2)
    play(d, "cast 5u1", "rolled-again tournament")
    assert d.actor() == 1  # asked about the new event
    play(d, "let-happen")
    assert d.depth == 0


@pytest.mark.article("duel-card-time-leap", "R69")
def test_a_leap_is_cast_once_a_turn_and_only_at_an_event() -> None:
    d = with_book("time-leap")
    assert refusal(d, "cast 5u1") == ("other_moment", "duel-card-time-leap")
    lay(d, 0, "wizard-arsa", "r6u", counter=3)
    event(d, "year-of-plenty", 2)
    play(d, "cast 5u1", "spend r6u", "spend r6u", "rolled-again year-of-plenty", "choose gold")


@pytest.mark.article("duel-card-time-leap")
def test_other_spells_are_no_answer_to_an_event() -> None:
    d = with_book("time-leap")
    lay(d, 0, "inspiration", "5u2")
    event(d, "year-of-plenty", 2)
    assert refusal(d, "cast 5u2") == ("other_moment", "duel-card-inspiration")
