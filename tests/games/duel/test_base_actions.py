"""The action cards of the base set: attacks, protection, and the rest."""

import pytest

from hexhaven.games.duel.rules.state import Duel

from .table import (
    at,
    before_roll,
    city,
    discarded,
    display,
    hand,
    have,
    hold,
    in_pile,
    lay,
    marks,
    options_of,
    play,
    refusal,
    region,
    settlement,
    stock,
    store,
    stored,
    table,
)

ATTACKS = ["arsonist", "black-knight", "brigands-raid", "merchant", "spy"]
NEUTRAL = ["caravan"]


# --- when they may be played -------------------------------------------------------------------------


def ready(preset: str, unlocked: bool) -> Duel:
    """Whatever player 0 plays has a target."""
    d = table(preset, unlocked=unlocked)
    lay(d, 1, "smithy", "5u1")
    lay(d, 1, "knight-siegfried", "5d1")
    lay(d, 0, "knight-konrad", "5d1")  # as strong: nobody holds the token
    have(d, 0, lumber=1)
    have(d, 1, ore=1)
    return d


@pytest.mark.article("duel-lock", "R104")
@pytest.mark.parametrize("preset", ["base", "science-progress"])
@pytest.mark.parametrize("card", ATTACKS + NEUTRAL)
def test_attack_and_neutral_cards_wait_for_seven_points(preset: str, card: str) -> None:
    d = ready(preset, False)
    hold(d, 0, card)
    assert sum(d.points()) == 4
    assert refusal(d, f"play {card}") == ("still_locked", "duel-lock")
    d.unlocked = True
    play(d, f"play {card}")


@pytest.mark.article("duel-lock", "R104")
def test_the_alchemist_waits_too() -> None:
    d = before_roll(table(unlocked=False))
    hold(d, 0, "alchemist")
    assert refusal(d, "play alchemist") == ("still_locked", "duel-lock")


@pytest.mark.article("R17", "duel-lock")
@pytest.mark.parametrize("preset", ["base", "science-progress"])
def test_seven_points_open_attacks_for_good(preset: str) -> None:
    d = ready(preset, False)
    city(d, 0, 5)
    city(d, 0, 6)
    have(d, 0, brick=2, wool=1, ore=1)
    hold(d, 0, "spy", "bath-house")
    assert refusal(d, "play spy") == ("still_locked", "duel-lock")
    play(d, "build bath-house 5u1", "demolish 5u1")
    assert sum(d.points()) == 6
    play(d, "play spy")


@pytest.mark.article("R18", "duel-lock")
def test_protection_cards_may_be_played_with_four_points() -> None:
    d = ready("science-progress", False)
    hold(d, 0, "arsonist")
    hold(d, 1, "bishop")
    d.unlocked = True
    play(d, "play arsonist")
    d.unlocked = False  # as if only attacks were locked
    assert sum(d.points()) == 4
    play(d, "play bishop")
    assert "bishop" in discarded(d)


@pytest.mark.article("duel-actions")
@pytest.mark.parametrize("card", ATTACKS + NEUTRAL)
def test_action_cards_belong_to_the_phase_of_actions(card: str) -> None:
    d = before_roll(ready("base", True))
    hold(d, 0, card)
    assert refusal(d, f"play {card}") == ("other_moment", f"duel-card-{card}")


@pytest.mark.article("duel-actions")
def test_only_action_cards_of_ones_own_hand_are_played() -> None:
    d = ready("base", True)
    hold(d, 0, "abbey")
    hold(d, 1, "spy")
    assert refusal(d, "play spy") == ("card_not_held", "duel-card-spy")
    assert refusal(d, "play abbey") == ("no_action_card", "duel-actions")
    assert refusal(d, "play spy", 1) == ("not_your_turn", "duel-actions")


# --- alchemist ---------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-alchemist", "R135")
def test_the_alchemist_chooses_the_production_for_both() -> None:
    d = before_roll(table())
    hold(d, 0, "alchemist")
    play(d, "play alchemist", "number 4", "roll", "rolled 4 tournament")
    assert stock(d, 0) == {"lumber": 1}
    assert stock(d, 1) == {"wool": 1}
    assert discarded(d) == ["alchemist"]


@pytest.mark.article("duel-card-alchemist")
def test_the_alchemist_is_played_before_the_roll_and_once() -> None:
    d = table()
    hold(d, 0, "alchemist", "alchemist")
    assert refusal(d, "play alchemist") == ("other_moment", "duel-card-alchemist")
    before_roll(d)
    play(d, "play alchemist")
    assert refusal(d, "number 0") == ("no_answer", "duel-card-alchemist")
    play(d, "number 3")
    assert refusal(d, "play alchemist") == ("no_effect", "duel-card-alchemist")
    play(d, "roll", "rolled 3 tournament")
    assert d.set_number == 0  # it holds for one roll


# --- black knight ------------------------------------------------------------------------------------


def knights(*of_attacker: str) -> Duel:
    """Player 0 holds a black knight; player 1 has two knights and others."""
    d = table()
    hold(d, 0, "black-knight")
    for name, where in (
        ("knight-otto", "5u1"),
        ("knight-falk", "5d1"),
        ("fleet-ore", "6u1"),
        ("abbey", "6d1"),
    ):
        lay(d, 1, name, where)
    for name, where in zip(of_attacker, ("5u1", "5d1", "6u1"), strict=False):
        lay(d, 0, name, where)
    return d


@pytest.mark.article("duel-card-black-knight", "R11")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5])
def test_a_black_knight_succeeds_up_to_five(die: int) -> None:
    d = knights("knight-karl")
    play(d, "play black-knight", "brave", f"die {die}")
    assert options_of(d) == ["slot x5u1", "slot x5d1"]
    play(d, "slot x5d1")
    assert hand(d, 1) == ["knight-falk"]
    assert at(d, 1, "5d1") == ""
    assert at(d, 0, "5u1") == "knight-karl"
    assert discarded(d) == ["black-knight"]


@pytest.mark.article("duel-card-black-knight", "R11")
def test_on_a_six_the_attacker_loses_a_knight_of_the_defenders_choice() -> None:
    d = knights("knight-karl", "knight-pippin", "fleet-wool")
    play(d, "play black-knight", "brave", "die 6")
    assert d.actor() == 1
    assert options_of(d) == ["slot x5u1", "slot x5d1"]
    play(d, "slot x5u1")
    assert hand(d, 0) == ["knight-karl"]
    assert hand(d, 1) == []


@pytest.mark.article("duel-card-black-knight")
def test_a_failed_black_knight_costs_nothing_where_there_is_nothing_to_lose() -> None:
    d = knights("fleet-wool")
    play(d, "play black-knight", "brave", "die 6")
    assert d.depth == 0
    assert at(d, 0, "5u1") == "fleet-wool"


@pytest.mark.article("duel-card-black-knight")
def test_a_black_knight_is_refused_without_a_target() -> None:
    d = table()
    hold(d, 0, "black-knight")
    lay(d, 0, "knight-otto", "5u1")
    lay(d, 1, "fleet-ore", "5u1")
    lay(d, 1, "abbey", "5d1")
    assert refusal(d, "play black-knight") == ("no_target", "duel-card-black-knight")


@pytest.mark.article("duel-card-herb-woman", "R11")
@pytest.mark.parametrize(
    ("die", "succeeds"), [(1, True), (2, True), (3, False), (4, False), (5, False), (6, False)]
)
def test_after_a_herb_woman_a_black_knight_succeeds_up_to_two(die: int, succeeds: bool) -> None:
    d = knights("knight-karl")
    hold(d, 1, "herb-woman", "herb-woman")
    play(d, "play black-knight", "play herb-woman", f"die {die}")  # one protection card, then the die
    assert d.actor() == (0 if succeeds else 1)
    play(d, "slot x5u1")
    assert hand(d, 0) == ([] if succeeds else ["knight-karl"])
    assert sorted(discarded(d)) == ["black-knight", "herb-woman"]


@pytest.mark.article("duel-protection")
def test_the_defender_is_asked_even_without_a_protection_card() -> None:
    d = knights()
    play(d, "play black-knight")
    assert d.actor() == 1
    assert options_of(d) == ["brave"]
    assert refusal(d, "end", 1) == ("answer_first", "duel-protection")


@pytest.mark.article("duel-card-herb-woman", "duel-card-bishop", "duel-protection")
@pytest.mark.parametrize(
    ("attack", "wrong"),
    [("black-knight", "bishop"), ("arsonist", "herb-woman"), ("brigands-raid", "herb-woman")],
)
def test_a_protection_card_fits_its_attacks_only(attack: str, wrong: str) -> None:
    d = ready("base", True)
    hold(d, 0, attack)
    hold(d, 1, wrong, "spy")
    play(d, f"play {attack}")
    assert refusal(d, f"play {wrong}") == ("no_effect", f"duel-card-{wrong}")
    assert refusal(d, "play spy") == ("other_moment", "duel-card-spy")


@pytest.mark.article("duel-protection")
@pytest.mark.parametrize("card", ["bishop", "herb-woman"])
def test_a_protection_card_is_not_played_in_ones_own_turn(card: str) -> None:
    d = table()
    hold(d, 0, card)
    assert refusal(d, f"play {card}") == ("other_moment", f"duel-card-{card}")


# --- arsonist ----------------------------------------------------------------------------------------


def buildings() -> Duel:
    """Player 0 holds an arsonist; both have a city with buildings and a unit."""
    d = table()
    hold(d, 0, "arsonist")
    for player in range(2):
        city(d, player, 5)
        for name, where in (
            ("abbey", "5u1"),
            ("library", "5u2"),
            ("knight-otto", "5d1"),
            ("fleet-ore", "5d2"),
        ):
            lay(d, player, name, where)
    return d


@pytest.mark.article("duel-card-arsonist", "R11", "R16")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5])
def test_an_arsonist_burns_a_building_up_to_five(die: int) -> None:
    d = buildings()
    play(d, "play arsonist", "brave", f"die {die}")
    assert options_of(d) == ["slot x5u1", "slot x5u2"]  # no units, nothing of one's own
    play(d, "slot x5u2")
    assert hand(d, 1) == ["library"]
    assert discarded(d) == ["arsonist"]


@pytest.mark.article("duel-card-arsonist", "R11")
def test_on_a_six_the_arsonist_burns_a_building_of_his_own_side() -> None:
    d = buildings()
    play(d, "play arsonist", "brave", "die 6")
    assert d.actor() == 1
    play(d, "slot x5u1")
    assert hand(d, 0) == ["abbey"]
    assert hand(d, 1) == []


@pytest.mark.article("duel-card-bishop", "R11")
@pytest.mark.parametrize(("die", "succeeds"), [(2, True), (3, False), (5, False)])
def test_after_a_bishop_an_arsonist_succeeds_up_to_two(die: int, succeeds: bool) -> None:
    d = buildings()
    hold(d, 1, "bishop")
    play(d, "play arsonist", "play bishop", f"die {die}")
    assert d.actor() == (0 if succeeds else 1)


@pytest.mark.article("duel-card-arsonist")
def test_an_arsonist_is_refused_without_a_target() -> None:
    d = table()
    hold(d, 0, "arsonist")
    lay(d, 1, "knight-otto", "5u1")
    lay(d, 0, "abbey", "5u1")
    assert refusal(d, "play arsonist") == ("no_target", "duel-card-arsonist")


@pytest.mark.article("R16", "R109")
def test_an_arsonist_hits_buildings_at_regions_on_roads_and_foreign_ones_of_the_opponent() -> None:
    d = table("trade-change")
    hold(d, 0, "arsonist")
    lay(d, 1, "dye-works", "r7u")
    lay(d, 1, "trading-post", "p6")
    lay(d, 0, "robber-baron-castle", "5u1", "foreign")
    lay(d, 0, "abbey", "5d1")
    lay(d, 1, "legation", "5u1", "foreign")  # of the attacker
    lay(d, 1, "wizard-ari", "r5u")
    lay(d, 1, "divination", "6u1")
    play(d, "play arsonist", "brave", "die 1")
    assert options_of(d) == ["slot 5u1", "slot xr7u", "slot xp6"]
    play(d, "slot 5u1")
    assert hand(d, 1) == ["robber-baron-castle"]


@pytest.mark.article("R100")
def test_the_middle_row_is_neither_burned_nor_demolished() -> None:
    d = table()
    city(d, 1, 5)
    hold(d, 0, "arsonist")
    assert refusal(d, "play arsonist") == ("no_target", "duel-card-arsonist")
    assert refusal(d, "demolish p6") == ("nothing_to_demolish", "duel-demolition")
    assert not options_of(d, "demolish")


@pytest.mark.article("R15", "R14")
def test_a_building_of_the_attacker_may_be_rebuilt_in_the_same_turn_and_used_again() -> None:
    d = table("trade-change")
    hold(d, 0, "arsonist")
    lay(d, 0, "trading-post", "p6", "used")
    lay(d, 1, "abbey", "5u1")
    have(d, 0, wool=1, grain=1, brick=1)
    play(d, "play arsonist", "brave", "die 6", "slot xp6")
    assert hand(d, 0) == ["trading-post"]
    play(d, "build trading-post p6")
    assert at(d, 0, "p6") == "trading-post"
    assert marks(d, 0, "p6") == {"fresh"}


@pytest.mark.article("R14", "duel-hand")
def test_a_burned_abbey_costs_the_passive_player_two_cards_at_once() -> None:
    d = table()
    lay(d, 1, "abbey", "5u1")
    hold(d, 0, "arsonist")
    hold(d, 1, "spy", "bishop", "scout", "merchant")
    play(d, "play arsonist", "brave", "die 1", "slot x5u1")
    assert d.actor() == 1
    assert refusal(d, "end", 1) == ("excess_first", "duel-hand")
    play(d, "under spy 0", "under abbey 3")
    assert hand(d, 1) == ["bishop", "merchant", "scout"]
    assert in_pile(d, 0)[0] == "spy"
    assert in_pile(d, 3)[0] == "abbey"
    assert d.actor() == 0


@pytest.mark.article("R14", "duel-hand")
def test_the_active_player_puts_the_excess_away_only_at_the_end_of_the_turn() -> None:
    d = knights("knight-karl")
    hold(d, 0, "abbey", "bishop", "scout")
    play(d, "play black-knight", "brave", "die 6", "slot x5u1")
    assert len(hand(d, 0)) == 4
    assert (d.actor(), d.depth) == (0, 0)
    play(d, "end")
    assert refusal(d, "keep") == ("excess_first", "duel-hand")
    play(d, "under abbey 1", "keep")
    assert d.turn == 1


@pytest.mark.article("duel-hand")
def test_an_option_makes_the_active_player_obey_at_once() -> None:
    d = table(active_hand_limit="at-once")
    lay(d, 1, "knight-otto", "5u1")
    lay(d, 0, "knight-karl", "5u1")
    hold(d, 0, "black-knight", "abbey", "bishop", "scout")
    play(d, "play black-knight", "brave", "die 6", "slot x5u1")
    assert options_of(d, "under")


# --- brigands' raid ----------------------------------------------------------------------------------


@pytest.mark.article("duel-card-brigands-raid", "R11", "R97")
def test_a_raid_takes_two_resources_one_after_the_other() -> None:
    d = table()
    hold(d, 0, "brigands-raid")
    have(d, 1, ore=2, gold=1)
    play(d, "play brigands-raid", "brave", "die 5")
    assert options_of(d) == ["grab ore", "grab gold"]
    assert refusal(d, "grab wool") == ("nothing_to_take", "R97")
    play(d, "grab ore", "grab ore")
    assert (stock(d, 0), stock(d, 1)) == ({"ore": 2}, {"gold": 1})
    assert d.depth == 0


@pytest.mark.article("duel-card-brigands-raid", "R11")
def test_on_a_six_the_raid_turns_against_the_raider() -> None:
    d = table()
    hold(d, 0, "brigands-raid")
    have(d, 0, lumber=3)
    have(d, 1, ore=1)
    play(d, "play brigands-raid", "brave", "die 6")
    assert d.actor() == 1
    play(d, "grab lumber", "grab lumber")
    assert (stock(d, 0), stock(d, 1)) == ({"lumber": 1}, {"lumber": 2, "ore": 1})


@pytest.mark.article("duel-card-brigands-raid", "duel-card-bishop", "R11")
@pytest.mark.parametrize(("die", "winner"), [(2, 0), (3, 1)])
def test_a_bishop_answers_a_raid(die: int, winner: int) -> None:
    d = table()
    hold(d, 0, "brigands-raid")
    hold(d, 1, "bishop")
    have(d, 0, lumber=3)
    have(d, 1, ore=1)
    play(d, "play brigands-raid", "play bishop", f"die {die}")
    assert d.actor() == winner


@pytest.mark.article("duel-card-brigands-raid")
def test_a_raid_takes_what_is_there_and_what_finds_room() -> None:
    d = table()
    hold(d, 0, "brigands-raid")
    have(d, 0, ore=3)
    have(d, 1, ore=2, wool=1)
    play(d, "play brigands-raid", "brave", "die 1", "grab wool")
    assert d.depth == 0
    assert stock(d, 1) == {"ore": 2}


@pytest.mark.article("duel-card-brigands-raid")
def test_a_raid_is_refused_where_nothing_can_be_taken() -> None:
    d = table()
    hold(d, 0, "brigands-raid")
    have(d, 0, ore=3)
    have(d, 1, ore=2)
    assert refusal(d, "play brigands-raid") == ("no_target", "duel-card-brigands-raid")


@pytest.mark.article("duel-card-brigands-raid", "duel-stores")
def test_the_loot_of_a_raid_may_go_to_an_empty_store() -> None:
    d = table("trade-change")
    city(d, 0, 5)
    lay(d, 0, "treasury", "5u1")
    hold(d, 0, "brigands-raid")
    have(d, 0, ore=3)
    have(d, 1, ore=2)
    play(d, "play brigands-raid", "brave", "die 1", "stow ore")
    assert stock(d, 1) == {}
    assert d.realms[0].stored[4] == 2


# --- spy ---------------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-spy", "R19")
def test_a_spy_sees_the_hand_and_takes_a_unit_or_an_action_card() -> None:
    d = table()
    hold(d, 0, "spy")
    hold(d, 1, "abbey", "knight-otto", "bishop")
    assert sum(d.view(0).seen.realms[1].hand) == 0  # type: ignore[attr-defined]
    play(d, "play spy")
    assert sum(d.view(0).seen.realms[1].hand) == 3  # type: ignore[attr-defined]
    assert options_of(d) == ["card bishop", "card knight-otto"]
    assert refusal(d, "card abbey") == ("no_answer", "duel-card-spy")
    assert refusal(d, "pass") == ("answer_needed", "duel-card-spy")
    play(d, "card knight-otto")
    assert (hand(d, 0), hand(d, 1)) == (["knight-otto"], ["abbey", "bishop"])
    have(d, 0, wool=1, grain=1, ore=2)
    play(d, "build knight-otto 5u1")  # in the same turn


@pytest.mark.article("R19", "duel-card-spy")
@pytest.mark.parametrize("held", [[], ["abbey", "wizard-ari", "divination"]])
def test_a_spy_who_finds_nothing_is_spent(held: list[str]) -> None:
    d = table("wizards-dragons")
    hold(d, 0, "spy")
    hold(d, 1, *held)
    play(d, "play spy")
    assert options_of(d) == ["pass"]
    play(d, "pass")
    assert hand(d, 1) == sorted(held)
    assert discarded(d) == ["spy"]


# --- merchant ----------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-merchant", "R97")
def test_a_merchant_takes_two_and_gives_one() -> None:
    d = table()
    hold(d, 0, "merchant")
    have(d, 0, lumber=1)
    have(d, 1, ore=1, gold=1)
    play(d, "play merchant", "resource ore", "resource gold")
    assert options_of(d) == ["resource lumber", "resource ore", "resource gold"]
    play(d, "resource lumber")
    assert (stock(d, 0), stock(d, 1)) == ({"ore": 1, "gold": 1}, {"lumber": 1})
    assert discarded(d) == ["merchant"]


@pytest.mark.article("duel-card-merchant")
def test_a_merchant_may_take_only_one_and_give_back_what_he_took() -> None:
    d = table()
    hold(d, 0, "merchant")
    have(d, 1, ore=2)
    play(d, "play merchant", "resource ore", "pass", "resource ore")
    assert (stock(d, 0), stock(d, 1)) == ({}, {"ore": 2})
    assert d.depth == 0


@pytest.mark.article("duel-card-merchant")
def test_a_merchant_must_take_one_and_must_give_one() -> None:
    d = table()
    hold(d, 0, "merchant")
    have(d, 1, ore=2)
    play(d, "play merchant")
    assert refusal(d, "pass") == ("answer_needed", "duel-card-merchant")
    play(d, "resource ore", "resource ore")
    assert refusal(d, "pass") == ("answer_needed", "duel-card-merchant")


@pytest.mark.article("duel-card-merchant")
def test_a_merchant_is_refused_where_nothing_can_be_taken() -> None:
    d = table()
    hold(d, 0, "merchant")
    assert refusal(d, "play merchant") == ("no_effect", "duel-card-merchant")
    have(d, 0, ore=3)
    have(d, 1, ore=1)
    assert refusal(d, "play merchant") == ("no_effect", "duel-card-merchant")


# --- caravan -----------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-caravan")
def test_a_caravan_exchanges_two_resources_for_two_others() -> None:
    d = table()
    hold(d, 0, "caravan")
    have(d, 0, lumber=1, gold=1)
    play(d, "play caravan", "resource lumber")
    assert refusal(d, "resource lumber") == ("no_answer", "duel-card-caravan")
    play(d, "resource ore", "resource gold", "resource ore")
    assert stock(d, 0) == {"ore": 2}
    assert discarded(d) == ["caravan"]
    assert d.depth == 0


@pytest.mark.article("duel-card-caravan")
def test_a_caravan_may_exchange_only_one() -> None:
    d = table()
    hold(d, 0, "caravan")
    have(d, 0, lumber=2)
    play(d, "play caravan")
    assert refusal(d, "pass") == ("answer_needed", "duel-card-caravan")
    play(d, "resource lumber")
    assert refusal(d, "pass") == ("answer_needed", "duel-card-caravan")
    play(d, "resource wool", "pass")
    assert stock(d, 0) == {"lumber": 1, "wool": 1}


@pytest.mark.article("duel-card-caravan", "R96")
def test_a_caravan_asks_where_resources_leave_and_where_they_go() -> None:
    d = table()
    settlement(d, 0, 7)
    region(d, 0, "8u", "forest 6", 1)
    region(d, 0, "8d", "pasture 6")
    store(d, 0, r5u=1)
    hold(d, 0, "caravan")
    play(d, "play caravan", "resource lumber", "pay 8u", "resource wool", "put 8d", "pass")
    assert (stored(d, 0, "5u"), stored(d, 0, "8u"), stored(d, 0, "8d")) == (1, 0, 1)


@pytest.mark.article("duel-card-caravan")
def test_a_caravan_is_refused_where_nothing_can_be_exchanged() -> None:
    d = table()
    hold(d, 0, "caravan")
    assert refusal(d, "play caravan") == ("no_effect", "duel-card-caravan")
    have(d, 0, lumber=3, brick=3, wool=3, grain=3, ore=3, gold=3)
    assert refusal(d, "play caravan") == ("no_effect", "duel-card-caravan")


@pytest.mark.article("duel-card-caravan")
def test_a_caravan_gives_only_what_can_come_back_as_something_else() -> None:
    d = table()
    have(d, 0, lumber=3, brick=3, wool=3, grain=3, ore=3, gold=2)
    hold(d, 0, "caravan")
    play(d, "play caravan")
    assert refusal(d, "resource gold") == ("no_answer", "duel-card-caravan")
    play(d, "resource lumber", "resource gold")
    assert stock(d, 0) == {"lumber": 2, "brick": 3, "wool": 3, "grain": 3, "ore": 3, "gold": 3}


# --- scout -------------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-scout", "R136", "R18")
def test_a_scout_chooses_both_regions_even_with_four_points() -> None:
    d = table(unlocked=False)
    have(d, 0, lumber=1, brick=1, wool=1, grain=1)
    d.realms[0].roads[7] = 1
    hold(d, 0, "scout")
    left = int(d.regions_left)
    play(d, "scout 7")
    assert refusal(d, "claim gold-river 1") == ("not_in_region_stack", "duel-card-scout")
    play(d, "claim gold-river 3", "claim fields 4")
    r = d.realms[0]
    assert (r.regions[8], r.regions[13 + 8]) == (5 * 6 + 3, 3 * 6 + 4)
    assert (stored(d, 0, "8u"), stored(d, 0, "8d")) == (0, 0)
    assert d.regions_left == left - 2
    assert discarded(d) == ["scout"]
    assert d.points() == [3, 2]
    assert display(d) == []


@pytest.mark.article("duel-card-scout")
def test_a_scout_is_played_only_with_a_settlement() -> None:
    d = table()
    have(d, 0, lumber=1, brick=1, wool=1, grain=1)
    hold(d, 0, "scout")
    assert refusal(d, "play scout") == ("other_moment", "duel-card-scout")
    assert refusal(d, "scout 7") == ("no_place_for_settlement", "duel-building")
    d.realms[0].roads[7] = 1
    d.take_card(0, d.rules.kind_names.index("scout"))
    assert refusal(d, "scout 7") == ("card_not_held", "duel-card-scout")
