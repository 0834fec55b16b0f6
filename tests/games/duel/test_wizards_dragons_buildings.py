"""Wizards & Dragons: the magical buildings and the dragons."""

import pytest

from .magic import magical, two_citadels, with_book
from .table import (
    at,
    before_roll,
    city,
    counter,
    discarded,
    event,
    event_deck,
    hand,
    have,
    hold,
    lay,
    marks,
    options_of,
    play,
    refusal,
    stock,
    store,
    table,
)

DRAGONS = [
    pytest.param("dragon-ismai", 3, 5, marks=pytest.mark.article("duel-card-dragon-ismai")),
    pytest.param("dragon-samsor", 4, 7, marks=pytest.mark.article("duel-card-dragon-samsor")),
]

# --- dragons -----------------------------------------------------------------------------------------


@pytest.mark.article("duel-dragons")
@pytest.mark.parametrize(("name", "price", "strength"), DRAGONS)
def test_a_dragon_is_paid_in_magic_and_lies_at_a_citadel(name: str, price: int, strength: int) -> None:
    d = magical(3)
    lay(d, 0, "wizard-arsa", "r6u", counter=price - 3)
    hold(d, 0, name)
    assert refusal(d, f"build {name} 6u1") == ("no_place_for_card", "duel-sites")
    play(d, f"build {name} 5u1")
    assert (counter(d, 0, "r5u"), counter(d, 0, "r6u")) == (0, 0)
    assert d.realms[0].strength == strength
    assert d.knight_token == 0
    assert d.realms[0].tournament == 0


@pytest.mark.article("duel-dragons")
@pytest.mark.parametrize(("name", "price", "strength"), DRAGONS)
def test_a_dragon_is_refused_without_the_power(name: str, price: int, strength: int) -> None:
    d = magical(2)
    hold(d, 0, name)
    assert refusal(d, f"build {name} 5u1") == ("no_power", "duel-magic")


@pytest.mark.article("R169", "duel-dragons")
@pytest.mark.parametrize(("name", "price", "strength"), DRAGONS)
def test_only_a_black_knight_drives_a_dragon_off(name: str, price: int, strength: int) -> None:
    d = magical()
    lay(d, 1, name, "5u1")
    hold(d, 0, "black-knight")
    play(d, "play black-knight", "brave", "die 5")
    assert options_of(d) == ["slot x5u1"]
    play(d, "slot x5u1")
    assert hand(d, 1) == [name]


@pytest.mark.article("R169", "R50", "duel-dragons")
@pytest.mark.parametrize(("name", "price", "strength"), DRAGONS)
def test_smithy_and_civil_war_do_not_concern_dragons(name: str, price: int, strength: int) -> None:
    d = magical()
    lay(d, 0, name, "5u1")
    lay(d, 0, "smithy", "5u2")
    assert d.realms[0].strength == strength
    event_deck(d, "civil-war")
    event(d, "event-card")
    play(d, "turned civil-war")
    assert at(d, 0, "5u1") == name


@pytest.mark.article("R176")
def test_in_the_tournament_game_a_dragon_lies_only_once() -> None:
    d = table("tournament")
    d.realms[0].centres[5] = 3
    lay(d, 0, "wizard-hafli", "r5u", counter=3)
    hold(d, 0, "dragon-ismai")
    lay(d, 1, "dragon-ismai", "5u1")
    assert refusal(d, "build dragon-ismai 5u1") == ("already_there", "R94")
    lay(d, 1, "garrison", "5u1")
    assert "build dragon-ismai 5u1" in options_of(d)


# --- the philosopher's stone -------------------------------------------------------------------------


@pytest.mark.article("duel-card-philosophers-stone")
def test_the_stone_needs_two_citadels_when_it_is_built() -> None:
    d = magical()
    hold(d, 0, "philosophers-stone")
    assert refusal(d, "build philosophers-stone 5u1") == ("needs_citadels", "duel-card-philosophers-stone")
    assert options_of(d, "build") == []
    two_citadels(d, 0)
    play(d, "build philosophers-stone 5u1")
    assert counter(d, 0, "r5u") == 0
    assert d.points()[0] == 2 + 1 + 1 + 1


@pytest.mark.article("duel-card-philosophers-stone", "R78")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_stone_stops_attacks_of_both_players(owner: int) -> None:
    d = with_book("land-magic")
    lay(d, owner, "philosophers-stone", "5d1")
    hold(d, 0, "spy", "whirlwind")
    store(d, 1, r5u=1)
    for text in ("play spy", "play whirlwind", "cast 5u1"):
        assert refusal(d, text) == ("attacks_barred", "duel-card-philosophers-stone")


@pytest.mark.article("duel-card-philosophers-stone", "R78", "duel-card-countermagic")
def test_the_stone_stops_countermagic() -> None:
    d = magical()
    lay(d, 1, "countermagic", "5u1")
    lay(d, 1, "philosophers-stone", "5d1")
    have(d, 0, ore=1)
    hold(d, 0, "caravan")
    play(d, "play caravan")
    assert options_of(d) == ["resource ore"]


@pytest.mark.article("duel-card-philosophers-stone", "R168")
def test_the_stone_lets_neutral_cards_and_spells_be() -> None:
    d = with_book("inspiration")
    lay(d, 1, "philosophers-stone", "5d1")
    have(d, 0, ore=1)
    hold(d, 0, "caravan")
    assert {"play caravan", "cast 5u1"} <= set(options_of(d))


@pytest.mark.article("duel-card-philosophers-stone")
def test_a_demolished_stone_stops_nothing() -> None:
    d = magical()
    lay(d, 0, "philosophers-stone", "5d1")
    hold(d, 0, "spy")
    play(d, "demolish 5d1")
    assert "play spy" in options_of(d)


# --- the kitchen -------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-magic-kitchen", "R86")
@pytest.mark.parametrize("throw", [3, 4, 5, 6])
def test_a_kitchen_turns_power_into_a_resource_as_often_as_it_is_paid(throw: int) -> None:
    d = magical(2)
    lay(d, 0, "magic-kitchen", "5u1")
    for _ in range(2):
        play(d, "use 5u1", f"die {throw}", "choose gold")
    assert stock(d, 0) == {"gold": 2}
    assert counter(d, 0, "r5u") == 0
    assert refusal(d, "use 5u1") == ("no_power", "duel-magic")


@pytest.mark.article("duel-card-magic-kitchen", "R86")
def test_a_kitchen_gives_nothing_on_two_and_explodes_on_one() -> None:
    d = magical(3)
    lay(d, 0, "magic-kitchen", "5u1")
    play(d, "use 5u1", "die 2")
    assert (at(d, 0, "5u1"), stock(d, 0)) == ("magic-kitchen", {})
    play(d, "use 5u1", "die 1")
    assert (at(d, 0, "5u1"), stock(d, 0)) == ("", {})
    assert discarded(d) == ["magic-kitchen"]
    assert counter(d, 0, "r5u") == 1


@pytest.mark.article("duel-card-magic-kitchen")
def test_a_kitchen_waits_for_the_phase_of_actions() -> None:
    d = magical()
    lay(d, 0, "magic-kitchen", "5u1")
    before_roll(d)
    assert refusal(d, "use 5u1") == ("other_moment", "duel-card-magic-kitchen")


# --- the mill ----------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-magic-mill", "R87", "R151")
def test_a_mill_gives_any_wizard_power_for_gold_which_rests_for_this_turn() -> None:
    d = magical(1)
    lay(d, 0, "magic-mill", "5u1")
    two_citadels(d, 0)
    lay(d, 0, "wizard-hor", "r8d", counter=2)
    have(d, 0, gold=2)
    play(d, "use 5u1")
    assert options_of(d) == ["slot r5u", "slot r8d"]
    play(d, "slot r8d")
    assert counter(d, 0, "r8d") == 3
    assert marks(d, 0, "r8d") == {"raised"}
    assert stock(d, 0) == {"gold": 1}
    assert refusal(d, "use 5u1") == ("used_this_turn", "R87")
    lay(d, 0, "magic-mill", "5u2")  # each mill once
    play(d, "use 5u2", "slot r5u")
    assert counter(d, 0, "r5u") == 2


@pytest.mark.article("duel-card-magic-mill")
def test_a_mill_is_refused_without_gold_or_without_room_for_power() -> None:
    d = magical(2)
    lay(d, 0, "magic-mill", "5u1")
    assert refusal(d, "use 5u1") == ("no_gold", "duel-card-magic-mill")
    have(d, 0, gold=1)
    lay(d, 0, "wizard-hafli", "r5u", counter=3)
    assert refusal(d, "use 5u1") == ("no_effect", "duel-card-magic-mill")


@pytest.mark.article("R87", "duel-card-magic-mill")
def test_a_mill_serves_again_in_the_next_own_turn() -> None:
    d = magical(0)
    lay(d, 0, "magic-mill", "5u1")
    city(d, 0, 6)
    have(d, 0, gold=2)
    hold(d, 0, "spy", "scout", "bishop")
    hold(d, 1, "spy", "scout", "bishop")
    play(d, "use 5u1", "slot r5u", "end", "keep", "roll", "rolled 2 brigands", "end", "keep")
    play(d, "roll", "rolled 2 brigands", "use 5u1", "slot r5u")
    assert counter(d, 0, "r5u") == 2
