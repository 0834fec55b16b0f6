"""The event die and the event cards of the base set."""

import pytest

from hexhaven.core.game import CHANCE, NOBODY
from hexhaven.games.duel.rules.pile import EVERYBODY
from hexhaven.games.duel.rules.questions import ACTIONS
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.turn import end_turn

from .table import (
    at,
    before_roll,
    citadel,
    city,
    event,
    event_deck,
    events,
    hand,
    have,
    hold,
    in_pile,
    lay,
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

QUIET = "trade-advantage"  # a face without effect while nobody holds the windmill


def happens(d: Duel, card: str, number: int = 6) -> None:
    """Player 0 rolls '?' and this card is turned."""
    event_deck(d, card)
    event(d, "event-card", number)
    play(d, f"turned {card}")


# --- the roll ----------------------------------------------------------------------------------------


@pytest.mark.article("duel-dice")
def test_the_event_die_shows_the_question_mark_twice() -> None:
    d = before_roll(table())
    play(d, "roll")
    chances = {d.write(action): weight for action, weight in d.chances()}
    assert len(chances) == 30
    assert sum(chances.values()) == 36
    assert {text for text, weight in chances.items() if weight == 2} == {
        f"rolled {n} event-card" for n in range(1, 7)
    }


@pytest.mark.article("duel-turn")
def test_nothing_is_built_before_the_roll() -> None:
    d = before_roll(table())
    have(d, 0, brick=2, lumber=1)
    assert refusal(d, "road 7") == ("roll_first", "duel-turn")
    assert refusal(d, "end") == ("roll_first", "duel-turn")


@pytest.mark.article("R1", "duel-regions")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (2, 3), (3, 3)])
def test_every_region_with_the_number_gains_one_up_to_three(before: int, after: int) -> None:
    d = table()
    store(d, 0, r5u=before)
    region(d, 1, "7d", "gold-river 4")
    event(d, QUIET, 4)
    assert stored(d, 0, "5u") == after
    assert stock(d, 1) == {"wool": 1, "gold": 1}  # both players', whoever rolls
    assert stored(d, 0, "6u") == 0


@pytest.mark.article("R2")
@pytest.mark.parametrize("face", ["trade-advantage", "tournament", "year-of-plenty", "event-card"])
def test_the_event_comes_before_production(face: str) -> None:
    d = table()
    city(d, 0, 5)
    lay(d, 0, "garrison", "5d1")  # the windmill
    lay(d, 0, "knight-otto", "6u1")
    store(d, 1, r6d=1)
    event(d, face, 4)
    assert d.depth > 0
    while d.depth:
        assert stored(d, 0, "5u") == 0  # forest 4
        play(d, "turned year-end" if d.actor() == CHANCE else options_of(d)[-1])
    assert stored(d, 0, "5u") == 1
    assert d.phase == ACTIONS


@pytest.mark.article("R2", "R4")
def test_brigands_come_before_production() -> None:
    d = table()
    have(d, 0, lumber=3, brick=3, ore=2)
    event(d, "brigands", 2)  # mountains 2
    assert stock(d, 0) == {"lumber": 3, "brick": 3, "ore": 1}
    d = table()
    have(d, 0, lumber=3, brick=3, ore=1)  # seven, and the eighth comes too late
    event(d, "brigands", 2)
    assert stock(d, 0) == {"lumber": 3, "brick": 3, "ore": 2}


# --- brigands ----------------------------------------------------------------------------------------


@pytest.mark.article("R3", "duel-card-garrison", "duel-events")
def test_resources_beside_a_garrison_are_not_counted() -> None:
    d = table()
    lay(d, 0, "garrison", "5u1")
    have(d, 0, lumber=2, wool=3, ore=3)
    event(d, "brigands", 4)
    assert stock(d, 0) == {"lumber": 3, "wool": 3, "ore": 3}


@pytest.mark.article("R4", "duel-card-garrison")
def test_eight_counted_cost_all_ore_and_wool_also_beside_a_garrison() -> None:
    d = table()
    lay(d, 0, "garrison", "5d1")  # beside the mountains
    have(d, 0, lumber=3, brick=3, wool=2, ore=2, gold=0)
    event(d, "brigands", 6)
    assert stock(d, 0) == {"lumber": 3, "brick": 3, "gold": 1}


@pytest.mark.article("duel-events", "R4")
def test_brigands_visit_both_players_and_only_the_rich() -> None:
    d = table()
    have(d, 0, lumber=3, wool=3, ore=1)
    have(d, 1, lumber=3, wool=3, ore=2)
    event(d, "brigands", 6)
    assert stock(d, 0) == {"lumber": 3, "wool": 3, "ore": 1, "gold": 1}
    assert stock(d, 1) == {"lumber": 3, "brick": 1}


@pytest.mark.article("duel-card-garrison")
@pytest.mark.parametrize("mark", ["pawned", "bewitched"])
def test_a_garrison_that_does_not_work_hides_nothing(mark: str) -> None:
    d = table()
    lay(d, 0, "garrison", "5u1", mark)
    have(d, 0, lumber=2, wool=3, ore=3)
    event(d, "brigands", 6)
    assert stock(d, 0) == {"lumber": 2, "gold": 1}


@pytest.mark.article("R101", "R4")
def test_what_lies_in_a_store_is_neither_counted_nor_lost() -> None:
    d = table("trade-change")
    city(d, 0, 5)
    have(d, 0, lumber=3, wool=3)
    lay(d, 0, "treasury", "5u1", counter=5)  # two ore
    event(d, "brigands", 6)
    assert stock(d, 0) == {"lumber": 3, "wool": 3, "gold": 1}
    have(d, 0, lumber=3, wool=3, gold=2)
    event(d, "brigands", 4)
    assert stock(d, 0) == {"lumber": 3, "gold": 2}
    assert d.realms[0].counters[20] == 5


@pytest.mark.article("R5")
@pytest.mark.parametrize("preset", ["base", "science-progress"])
@pytest.mark.parametrize(("turns", "robbed"), [(1, False), (2, False), (3, True)])
def test_brigands_leave_the_first_two_turns_of_each_player_in_peace(
    preset: str, turns: int, robbed: bool
) -> None:
    d = table(preset)
    d.realms[0].turns = turns
    have(d, 0, lumber=3, brick=3, wool=3)
    event(d, "brigands", 2)
    assert ("wool" not in stock(d, 0)) == robbed
    assert d.phase == ACTIONS  # not rolled again


@pytest.mark.article("R5")
def test_the_turns_of_each_player_are_counted_from_the_start() -> None:
    d = table()
    d.realms[0].turns = d.realms[1].turns = 1
    play(d, "end", "draw 0")
    d.answered()
    d.phase = 3
    end_turn(d)
    assert (d.turn, d.realms[0].turns, d.realms[1].turns) == (1, 1, 2)


@pytest.mark.article("duel-dice")
def test_an_option_lets_brigands_take_gold_instead_of_ore() -> None:
    d = table(brigands_take="gold-wool")
    have(d, 0, ore=3, wool=3, gold=2)
    event(d, "brigands", 4)
    assert stock(d, 0) == {"lumber": 1, "ore": 3}


# --- trade advantage ---------------------------------------------------------------------------------


def windmill() -> Duel:
    """Player 0 holds the windmill."""
    d = table()
    city(d, 0, 5)
    lay(d, 0, "marketplace", "5u1")
    assert d.windmill_token == 0
    return d


@pytest.mark.article("R97", "R96", "duel-events")
def test_the_holder_of_the_windmill_names_a_resource_and_the_victim_the_region() -> None:
    d = windmill()
    settlement(d, 1, 7)
    region(d, 1, "8u", "mountains 1", 2)
    store(d, 1, r6d=1, r5u=1)
    event(d, "trade-advantage", 2)
    assert options_of(d) == ["grab lumber", "grab ore"]
    play(d, "grab ore")
    assert d.actor() == 1
    assert refusal(d, "pay 5u", 1) == ("other_resource", "duel-regions")
    play(d, "pay 8u")
    assert (stored(d, 1, "8u"), stored(d, 1, "6d")) == (1, 1)
    assert stock(d, 0)["ore"] == 2  # one taken, one produced


@pytest.mark.article("duel-events", "R97")
def test_without_room_the_opponent_loses_nothing() -> None:
    d = windmill()
    have(d, 0, ore=3)
    have(d, 1, ore=2)
    event(d, "trade-advantage", 4)
    assert stock(d, 1) == {"ore": 2, "wool": 1}


@pytest.mark.article("R97", "duel-events")
def test_what_lies_only_in_a_store_cannot_be_named() -> None:
    d = table("trade-change")
    city(d, 0, 5)
    lay(d, 0, "marketplace", "5u1")
    city(d, 1, 5)
    lay(d, 1, "treasury", "5u1", counter=5)
    have(d, 1, wool=1)
    event(d, "trade-advantage", 3)
    assert options_of(d) == ["grab wool"]
    assert refusal(d, "grab ore") == ("nothing_to_take", "R97")


@pytest.mark.article("duel-events")
def test_the_windmill_serves_its_holder_in_the_other_turn_too() -> None:
    d = windmill()
    d.turn = 1
    have(d, 1, ore=1)
    event(d, "trade-advantage", 4)
    assert d.actor() == 0


@pytest.mark.article("duel-events")
def test_nobody_has_an_advantage_without_the_windmill() -> None:
    d = table()
    have(d, 1, ore=1)
    event(d, "trade-advantage", 4)
    assert d.depth == 0


# --- tournament, year of plenty ----------------------------------------------------------------------


@pytest.mark.article("duel-events", "R98")
@pytest.mark.parametrize("winner", [0, 1])
def test_the_best_in_the_tournament_takes_a_resource_of_choice(winner: int) -> None:
    d = table()
    lay(d, winner, "knight-falk", "5u1")
    lay(d, 1 - winner, "knight-karl", "5u1")
    event(d, "tournament", 4)
    assert d.actor() == winner
    assert options_of(d) == [f"choose {r}" for r in ("lumber", "brick", "wool", "grain", "ore", "gold")]
    play(d, "choose gold")
    assert d.depth == 0
    assert stock(d, winner)["gold"] == 1


@pytest.mark.article("R6")
@pytest.mark.parametrize("knights", [None, ("knight-otto", "knight-goetz")])
def test_a_tie_in_the_tournament_brings_nothing(knights: tuple[str, str] | None) -> None:
    d = table()
    if knights:
        lay(d, 0, knights[0], "5u1")
        lay(d, 1, knights[1], "5u1")
    assert d.realms[0].tournament == d.realms[1].tournament
    event(d, "tournament", 4)
    assert d.depth == 0


@pytest.mark.article("duel-events", "R98", "R96")
def test_in_a_year_of_plenty_both_choose_first_who_rolled() -> None:
    d = table()
    settlement(d, 0, 7)
    have(d, 0, wool=6)
    d.turn = 0
    event(d, "year-of-plenty", 5)
    assert d.actor() == 0
    assert refusal(d, "choose wool") == ("no_room", "R98")
    play(d, "choose lumber", "put 8u")
    assert d.actor() == 1
    play(d, "choose ore")
    assert (stored(d, 0, "8u"), stored(d, 0, "5u")) == (1, 0)
    assert stock(d, 1) == {"lumber": 1, "ore": 1}


@pytest.mark.article("R98")
def test_a_gift_without_any_room_is_lost() -> None:
    d = table()
    have(d, 0, lumber=3, brick=3, wool=3, grain=3, ore=3, gold=3)
    event(d, "year-of-plenty", 4)
    assert d.actor() == 1


# --- the deck ----------------------------------------------------------------------------------------


@pytest.mark.article("duel-event-deck", "duel-events")
def test_a_turned_event_goes_under_the_deck_for_all_to_see() -> None:
    d = table()
    event_deck(d, "plague", "year-end", "productive-year")
    event(d, "event-card")
    assert refusal(d, "turned plague", -1) == ("not_in_stack", "duel-search")
    play(d, "turned productive-year")
    assert events(d) == ["productive-year", "plague", "year-end"]
    assert list(d.events.known) == [EVERYBODY, 0, 0]


@pytest.mark.article("duel-card-year-end")
def test_the_end_of_the_year_shuffles_all_events() -> None:
    d = table()
    event_deck(d, "plague", "progress", "year-end")
    for i in range(len(d.rules.kinds)):
        d.pools[1].counts[i] = 0
    d.pools[1].size = 0
    event(d, "event-card")
    play(d, "turned year-end")
    assert events(d) == ["?", "?", "?"]
    event(d, "event-card")
    assert {d.write(action) for action, _ in d.chances()} == {
        "turned plague", "turned progress", "turned year-end",
    }  # fmt: skip


@pytest.mark.article("duel-event-deck")
def test_chance_turns_every_event_of_the_base_game() -> None:
    d = table()
    event(d, "event-card")
    assert {d.write(action): weight for action, weight in d.chances()} == {
        "turned civil-war": 1, "turned conflict": 1, "turned master-builder": 1, "turned plague": 2,
        "turned productive-year": 2, "turned progress": 2, "turned year-end": 1,
    }  # fmt: skip


# --- plague, productive year, progress ---------------------------------------------------------------


@pytest.mark.article("duel-card-plague", "R8")
def test_the_plague_takes_one_from_every_region_at_a_city_of_both_players() -> None:
    d = table()
    city(d, 0, 5)
    city(d, 0, 6)
    city(d, 1, 6)
    have(d, 0, lumber=3, brick=3, wool=3, grain=0, ore=3, gold=2)
    have(d, 1, lumber=3, brick=1, wool=3, grain=3)
    happens(d, "plague")
    assert stock(d, 0) == {"lumber": 2, "brick": 2, "wool": 2, "ore": 2, "gold": 2}  # gold river 6
    assert stock(d, 1) == {"lumber": 3, "brick": 1, "wool": 2, "grain": 3}  # hills 6


@pytest.mark.article("R9", "duel-card-plague")
def test_the_plague_spares_citadels_but_not_a_region_between_citadel_and_city() -> None:
    d = table("wizards-dragons")
    city(d, 0, 5)
    citadel(d, 0, 6)
    have(d, 0, lumber=2, brick=2, wool=2, ore=2)
    happens(d, "plague")
    assert stock(d, 0) == {"lumber": 1, "brick": 1, "wool": 2, "ore": 1, "gold": 1}


@pytest.mark.article("duel-card-productive-year", "duel-card-garrison")
def test_a_productive_year_brings_one_for_each_garrison_beside_a_region() -> None:
    d = table()
    lay(d, 0, "garrison", "5u1")
    lay(d, 0, "garrison", "6u1")
    lay(d, 1, "garrison", "5d1")
    store(d, 0, r7u=3)
    happens(d, "productive-year", 1)
    assert stock(d, 0) == {"lumber": 1, "brick": 2, "wool": 3, "grain": 1}  # fields 1
    assert stock(d, 1) == {"grain": 1, "ore": 1, "gold": 1}  # gold river 1


@pytest.mark.article("duel-card-progress", "R58")
def test_progress_counts_only_what_works() -> None:
    d = table()
    city(d, 1, 5)
    lay(d, 0, "abbey", "5u1", "bewitched")
    lay(d, 1, "abbey", "5u1")
    lay(d, 1, "library", "5u2", "pawned")
    happens(d, "progress", 4)
    assert d.actor() == 1
    play(d, "choose ore")
    assert d.depth == 0


# --- civil war ---------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-civil-war", "R50")
def test_in_a_civil_war_each_loses_a_unit_of_the_others_choice() -> None:
    d = table()
    lay(d, 0, "knight-otto", "5u1")
    lay(d, 0, "fleet-ore", "5d1")
    lay(d, 0, "abbey", "6u1")
    lay(d, 1, "knight-karl", "5u1")
    lay(d, 1, "fleet-wool", "5d1")
    happens(d, "civil-war")
    assert d.actor() == 0  # who rolled chooses first
    assert options_of(d) == ["slot x5u1", "slot x5d1"]
    assert refusal(d, "slot 5u1") == ("no_answer", "duel-card-civil-war")
    play(d, "slot x5u1")
    assert d.actor() == 1
    assert options_of(d) == ["slot x5u1", "slot x5d1"]
    play(d, "slot x5d1")
    assert (hand(d, 0), hand(d, 1)) == (["fleet-ore"], ["knight-karl"])
    assert at(d, 0, "5u1") == "knight-otto"
    assert d.depth == 0


@pytest.mark.article("duel-card-civil-war")
@pytest.mark.parametrize("owner", [0, 1, NOBODY])
def test_who_has_no_unit_is_not_concerned(owner: int) -> None:
    d = table()
    if owner != NOBODY:
        lay(d, owner, "fleet-ore", "5u1")
    happens(d, "civil-war")
    if owner != NOBODY:
        assert d.actor() == 1 - owner
        play(d, "slot x5u1")
        assert hand(d, owner) == ["fleet-ore"]
    assert d.depth == 0


@pytest.mark.article("R14", "duel-card-civil-war")
def test_after_a_civil_war_both_put_the_excess_away_at_once() -> None:
    d = table()
    for player, unit in enumerate(["knight-otto", "knight-karl"]):
        lay(d, player, unit, "5u1")
        hold(d, player, "abbey", "smithy", "bishop")
    happens(d, "civil-war")
    play(d, "slot x5u1", "slot x5u1")
    assert d.actor() == 0
    play(d, "under abbey 0")
    assert d.actor() == 1
    play(d, "under knight-karl 0")
    assert in_pile(d, 0)[:2] == ["knight-karl", "abbey"]
    assert d.depth == 0


# --- conflict ----------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-conflict", "R134")
@pytest.mark.parametrize("holder", [0, 1])
def test_the_holder_of_the_knight_token_puts_two_cards_under_one_stack(holder: int) -> None:
    d = table()
    lay(d, holder, "knight-otto", "5u1")
    victim = 1 - holder
    hold(d, victim, "abbey", "smithy", "spy")
    happens(d, "conflict")
    assert d.actor() == holder
    seen = d.view(holder).seen
    assert isinstance(seen, Duel)
    assert hand(seen, victim) == ["abbey", "smithy", "spy"]
    play(d, "pile 3", "card spy")
    assert refusal(d, "card spy") == ("no_answer", "duel-card-conflict")
    play(d, "card abbey")
    assert hand(d, victim) == ["smithy"]
    assert in_pile(d, 3)[:2] == ["abbey", "spy"]
    assert d.depth == 0


@pytest.mark.article("R134", "duel-card-conflict")
@pytest.mark.parametrize("held", [[], ["spy"]])
def test_a_small_hand_loses_what_it_has(held: list[str]) -> None:
    d = table()
    lay(d, 0, "knight-otto", "5u1")
    hold(d, 1, *held)
    happens(d, "conflict")
    if held:
        play(d, "pile 0", "card spy")
    assert hand(d, 1) == []
    assert d.depth == 0


@pytest.mark.article("R59", "duel-card-conflict")
def test_a_conflict_without_holder_does_nothing() -> None:
    d = table()
    lay(d, 0, "knight-otto", "5u1")
    lay(d, 1, "knight-walter", "5u1")
    hold(d, 0, "spy")
    hold(d, 1, "spy")
    assert d.knight_token == NOBODY
    happens(d, "conflict")
    assert d.depth == 0


# --- master builder ----------------------------------------------------------------------------------


def builder() -> Duel:
    d = table()
    for number in range(5):
        pile(d, number, "smithy", "abbey", "spy")
    hold(d, 0, "bishop")
    happens(d, "master-builder")
    return d


@pytest.mark.article("duel-card-master-builder")
def test_a_master_builder_lets_each_exchange_a_card_of_different_stacks() -> None:
    d = builder()
    assert d.actor() == 0
    play(d, "pile 2", "card abbey")
    assert in_pile(d, 2) == ["smithy", "spy"]  # the order of the others stays
    play(d, "under bishop 4")
    assert hand(d, 0) == ["abbey"]
    assert in_pile(d, 4)[0] == "bishop"
    assert d.actor() == 1
    assert refusal(d, "pile 2") == ("no_answer", "duel-card-master-builder")
    play(d, "pile 4", "card bishop", "under bishop 0")
    assert hand(d, 1) == []
    assert d.depth == 0


@pytest.mark.article("duel-card-master-builder")
def test_one_may_take_nothing_from_a_master_builder() -> None:
    d = builder()
    play(d, "pile 2", "pass")
    assert hand(d, 0) == ["bishop"]
    assert d.actor() == 1
    play(d, "pile 3", "pass")
    assert d.depth == 0


@pytest.mark.article("duel-card-master-builder")
def test_the_other_does_not_read_what_a_master_builder_brings() -> None:
    d = builder()
    play(d, "pile 2")
    assert d.write(d.read("card abbey"), 1) == "card ?"
    assert d.write(d.read("card abbey"), 0) == "card abbey"
    play(d, "card abbey")
    assert d.write(d.read("under bishop 1"), 1) == "under ? 1"
