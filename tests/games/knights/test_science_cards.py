"""The progress cards of science, one after another."""

import pytest

from games.island.table import BLUE, RED, WHITE, bank, hand, may, may_with, supply
from hexhaven.core.game import CHANCE, UnknownAction
from hexhaven.games.island.rules.robber import safe_hand
from hexhaven.games.island.rules.terrain import CITY, ROAD, SETTLEMENT
from hexhaven.games.knights.rules.dice import dice
from hexhaven.games.knights.rules.terms import FACE_NAMES, FACE_SIDES

from .acting import why_not
from .table import (
    assert_sound,
    building,
    cards,
    has_wall,
    knight_at,
    knights_of,
    level,
    metropolis,
    next_turn,
    opened_cards,
    points,
    progress_cards,
    roll,
    table,
    under_deck,
)

# --- the alchemist -----------------------------------------------------------------------------------


@pytest.mark.article("card-alchemist", "7.B.a#1")
def test_the_alchemist_sets_two_dice_and_the_third_is_thrown() -> None:
    t = table("red progress: alchemist", "blue settlement: 8", rolled=False)
    t.do("alchemist 4 6")
    assert t.actor() == CHANCE
    verb = t.rules.verb_named("rolled")
    faces = {int(verb.at(dice(4, 6, face))): sides for face, sides in enumerate(FACE_SIDES)}
    assert dict(t.chances()) == faces
    t.do("rolled 4 6 ship")
    assert hand(t, BLUE) == cards("ore")  # the ten
    assert under_deck(t, "science") == ["alchemist"]
    assert "end" in may(t)


@pytest.mark.article("card-alchemist", "7.B.a#1")
@pytest.mark.parametrize("face", FACE_NAMES)
def test_the_dice_cannot_fall_otherwise_than_they_were_set(face: str) -> None:
    t = table("red progress: alchemist", rolled=False)
    t.do("alchemist 4 6")
    for text in (f"rolled 6 4 {face}", f"rolled 4 5 {face}", f"rolled 3 6 {face}"):
        assert why_not(t, text, CHANCE) == ("dice_are_set", "card-alchemist")


@pytest.mark.article("card-alchemist")
def test_all_thirty_six_throws_can_be_set() -> None:
    t = table("red progress: alchemist", rolled=False)
    throws = {f"{red} {white}" for red in range(1, 7) for white in range(1, 7)}
    assert may_with(t, "alchemist") == throws
    assert why_not(t, "alchemist 0 4") == ("no_such_dice", "card-alchemist")
    with pytest.raises(UnknownAction):
        t.read("alchemist 7 4")


@pytest.mark.article("card-alchemist", "progress-play")
def test_nobody_sets_the_dice_without_the_card() -> None:
    t = table("blue progress: alchemist", rolled=False)
    assert may(t) == {"roll"}
    assert why_not(t, "alchemist 3 4") == ("card_not_held", "progress-play")
    assert why_not(t, "alchemist 3 4", BLUE)[0] == "not_your_turn"


@pytest.mark.article("card-alchemist", "7.B.a#2")
def test_the_red_die_that_was_set_opens_the_gate() -> None:
    t = table("red progress: alchemist", "blue levels: science 1", "white levels: science 2", rolled=False)
    t.do("alchemist 3 6")
    t.do("rolled 3 6 science")
    t.do("drew smith")
    assert progress_cards(t, WHITE) == {"smith": 1}
    assert progress_cards(t, BLUE) == {}
    assert "end" in may(t)


@pytest.mark.article("card-alchemist", "7.B.a#3")
def test_a_seven_that_was_set_is_a_seven() -> None:
    t = table("red progress: alchemist", "blue hand: 8 ore", "blue settlement: 8", rolled=False, attacks=1)
    t.do("alchemist 1 6")
    t.do("rolled 1 6 trade")
    for _ in range(4):
        t.do("discard ore", BLUE)
    t.do("robber 0")
    t.do("stole ore")
    assert hand(t, RED) == cards("ore")


@pytest.mark.article("card-alchemist", "7.B.a#1", "event-die")
def test_the_event_comes_before_the_number_that_was_set() -> None:
    t = table("red progress: alchemist", "blue city: 8", "white settlement: 20", rolled=False, ship=6)
    t.do("alchemist 4 6")
    t.do("rolled 4 6 ship")
    assert building(t, 8) == "settlement"
    assert hand(t, BLUE) == cards("ore")  # as a settlement: no coin


@pytest.mark.article("card-alchemist", "7.B.a#4")
def test_after_the_throw_the_alchemist_comes_too_late() -> None:
    t = table("red progress: alchemist")
    assert why_not(t, "alchemist 3 4") == ("not_now", "card-alchemist")
    assert may_with(t, "alchemist") == set()


# --- the crane ---------------------------------------------------------------------------------------


@pytest.mark.article("card-crane")
def test_the_crane_saves_one_commodity() -> None:
    t = table("red city: 8", "red levels: science 2", "red hand: 2 paper ore", "red progress: crane")
    t.do("crane science")
    assert level(t, RED, "science") == 3
    assert hand(t, RED) == cards("ore")
    assert_sound(t)


@pytest.mark.article("card-crane", "4.M.c#1")
def test_with_a_crane_the_first_level_costs_nothing() -> None:
    t = table("red city: 8", "red levels: trade 1 politics 1", "red progress: crane")
    assert may_with(t, "crane") == {"science"}
    t.do("crane science")
    assert level(t, RED, "science") == 1
    assert hand(t, RED) == {}


@pytest.mark.article("card-crane", "4.M.c#1")
def test_a_crane_that_lifts_nothing_is_refused() -> None:
    levels = "red levels: trade 1 politics 1 science 1"
    t = table("red city: 8", levels, "red progress: crane")
    assert why_not(t, "crane science") == ("no_effect", "card-crane")
    homeless = table("red settlement: 8", "red hand: 5 paper", "red progress: crane")
    assert why_not(homeless, "crane science") == ("no_effect", "card-crane")


@pytest.mark.article("card-crane")
def test_a_crane_does_not_replace_missing_goods() -> None:
    t = table("red city: 8", "red levels: science 2", "red hand: paper", "red progress: crane")
    assert why_not(t, "crane science") == ("too_few_commodities", "improvements")
    assert may_with(t, "crane") == {"trade", "politics"}


@pytest.mark.article("card-crane", "metropolis")
def test_a_metropolis_can_be_won_with_a_crane() -> None:
    t = table("red city: 8", "red levels: science 3", "red hand: 3 paper", "red progress: crane")
    t.do("crane science")
    assert metropolis(t, "science") == 8
    assert points(t, RED) == 4
    assert hand(t, RED) == {}
    assert_sound(t)


@pytest.mark.article("card-crane", "4.E.c")
def test_the_crane_needs_a_plain_city_for_level_four() -> None:
    t = table(
        "red city: 8", "red metropolis: trade 8", "red levels: science 3", "red hand: 5 paper coin",
        "red progress: crane",
    )  # fmt: skip
    assert why_not(t, "crane science") == ("needs_plain_city", "4.E.c")
    assert may_with(t, "crane") == {"politics"}


# --- mining and irrigation ---------------------------------------------------------------------------


@pytest.mark.article("card-mining", "knights-examples#13")
def test_mining_brings_two_ore_for_each_mountains_hex() -> None:
    t = table("red settlements: 3 8", "red city: 20", "red progress: mining")
    t.do("mining")
    assert hand(t, RED) == cards("4 ore")
    assert under_deck(t, "science") == ["mining"]
    assert_sound(t)


@pytest.mark.article("card-irrigation", "knights-examples#14")
def test_irrigation_brings_two_grain_for_each_fields_hex() -> None:
    t = table("red cities: 21 28", "red settlement: 30", "red progress: irrigation")
    t.do("irrigation")
    assert hand(t, RED) == cards("4 grain")
    between = table("red settlement: 45", "red progress: irrigation")
    between.do("irrigation")
    assert hand(between, RED) == cards("4 grain")  # one building at two hexes


@pytest.mark.article("card-mining", "card-irrigation")
def test_the_robber_does_not_hinder_mining_or_irrigation() -> None:
    t = table("red settlement: 8", "red progress: mining", robber=0)
    t.do("mining")
    assert hand(t, RED) == cards("2 ore")
    t = table("red settlement: 21", "red progress: irrigation", robber=7)
    t.do("irrigation")
    assert hand(t, RED) == cards("2 grain")


@pytest.mark.article("card-mining", "card-irrigation", "4.M.c#2")
@pytest.mark.parametrize("card", ["mining", "irrigation"])
def test_without_a_building_there_mining_and_irrigation_are_refused(card: str) -> None:
    t = table("red settlement: 13", "red roads: 13-8-4", f"red progress: {card}")
    assert why_not(t, card) == ("no_effect", f"card-{card}")


@pytest.mark.article("card-mining", "card-irrigation", "bank")
@pytest.mark.parametrize(("card", "kind"), [("mining", "ore"), ("irrigation", "grain")])
def test_a_short_bank_gives_what_is_left(card: str, kind: str) -> None:
    t = table("red settlements: 8 20 28 36", f"blue hand: 18 {kind}", f"red progress: 2 {card}")
    t.do(card)
    assert hand(t, RED) == cards(kind)
    assert bank(t)[kind] == 0
    assert why_not(t, card) == ("no_effect", f"card-{card}")


# --- the printer -------------------------------------------------------------------------------------


@pytest.mark.article("card-printer", "progress-hand", "2.E.b#2")
def test_the_printer_lies_open_at_once_and_is_a_point() -> None:
    t = table("blue levels: science 1", rolled=False)
    roll(t, 1, 1, "science")
    t.do("drew printer")
    assert opened_cards(t, BLUE) == {"printer"}
    assert progress_cards(t, BLUE) == {}
    assert points(t, BLUE) == 1
    assert_sound(t)


@pytest.mark.article("card-printer", "progress-hand")
def test_the_printer_is_no_fifth_card() -> None:
    t = table("blue levels: science 1", "blue progress: 2 smith 2 mining", rolled=False)
    roll(t, 1, 1, "science")
    t.do("drew printer")
    assert t.actor() == RED
    assert points(t, BLUE) == 1


@pytest.mark.article("card-printer")
def test_the_printer_is_never_played() -> None:
    t = table("red opened: printer")
    with pytest.raises(UnknownAction):
        t.read("printer")


# --- the inventor ------------------------------------------------------------------------------------


@pytest.mark.article("card-inventor", "knights-examples#15")
def test_the_inventor_swaps_two_tokens_under_the_robber_too() -> None:
    t = table("red progress: inventor", "blue settlement: 10", "white settlement: 22", robber=2)
    t.do("inventor 2 8")  # a forest with a 9 and a forest with an 11
    assert (t.land.number[2], t.land.number[8]) == (11, 9)
    assert t.robber == 2
    next_turn(t, 4, 5)
    assert hand(t, BLUE) == {}
    assert hand(t, WHITE) == cards("lumber grain")  # the other 9 of node 22 yields, too


@pytest.mark.article("card-inventor")
def test_swapped_tokens_yield_at_their_new_place_for_everybody() -> None:
    t = table("red progress: inventor", "blue settlement: 40", "white settlement: 6")
    t.do("inventor 13 2")  # mountains with a 3, forest with a 9
    t.do("end")
    roll(t, 4, 5)
    assert hand(t, BLUE) == cards("ore")
    assert hand(t, WHITE) == {}
    next_turn(t, 1, 2)
    assert hand(t, WHITE) == cards("lumber")


@pytest.mark.article("card-inventor", "knights-examples#15")
@pytest.mark.parametrize(("hex", "number"), [(1, 2), (4, 6), (11, 8), (3, 12), (9, 0)])
def test_some_tokens_stay_where_they_are(hex: int, number: int) -> None:
    t = table("red progress: inventor")
    assert t.land.number[hex] == number
    assert why_not(t, f"inventor {hex} 2") == ("token_stays", "card-inventor")
    assert why_not(t, f"inventor 2 {hex}") == ("token_stays", "card-inventor")


@pytest.mark.article("card-inventor")
def test_two_equal_tokens_cannot_be_swapped() -> None:
    t = table("red progress: inventor")
    assert t.land.number[2] == t.land.number[7] == 9
    assert why_not(t, "inventor 2 7") == ("tokens_equal", "card-inventor")
    assert why_not(t, "inventor 2 2") == ("tokens_equal", "card-inventor")


@pytest.mark.article("card-inventor")
def test_a_copy_made_before_keeps_its_tokens() -> None:
    t = table("red progress: inventor")
    before = t.copy()
    t.do("inventor 2 8")
    assert before.land.number[2] == 9
    assert t.copy().land.number[2] == 11
    assert t.to_bytes() != before.to_bytes()
    for viewer in (RED, BLUE):
        assert t.view(viewer).to_bytes() != before.view(viewer).to_bytes()


# --- the engineer ------------------------------------------------------------------------------------


@pytest.mark.article("card-engineer", "city-wall")
def test_the_engineer_builds_a_wall_free_of_charge() -> None:
    t = table("red cities: 8 20", "red walls: 20", "red settlement: 40", "red progress: engineer")
    assert may_with(t, "engineer") == {"8"}
    t.do("engineer 8")
    assert has_wall(t, 8)
    assert safe_hand(t, RED) == 11
    assert hand(t, RED) == {}
    assert_sound(t)


@pytest.mark.article("card-engineer", "city-wall")
def test_the_engineer_walls_in_cities_that_have_no_wall() -> None:
    t = table("red cities: 8 20", "red walls: 20", "red settlement: 40", "red progress: engineer")
    assert why_not(t, "engineer 20") == ("walled_already", "city-wall")
    assert why_not(t, "engineer 40") == ("no_city_there", "city-wall")


@pytest.mark.article("card-engineer", "4.M.c#6")
@pytest.mark.parametrize(
    "lines",
    [
        ("red settlement: 8",),
        ("red city: 8", "red walls: 8"),
        ("red cities: 8 20 24 40", "red walls: 20 24 40"),
        ("red settlements: 2", "red toppled: 8"),
    ],
    ids=["no city", "walled", "no wall left", "toppled"],
)
def test_an_engineer_without_work_is_refused(lines: tuple[str, ...]) -> None:
    t = table(*lines, "red progress: engineer")
    assert why_not(t, "engineer 8") == ("no_effect", "card-engineer")


# --- medicine ----------------------------------------------------------------------------------------


@pytest.mark.article("card-medicine")
def test_medicine_makes_a_city_for_two_ore_and_one_grain() -> None:
    t = table("red settlement: 8", "red hand: 3 ore 2 grain", "red progress: medicine")
    t.do("medicine 8")
    assert building(t, 8) == "city"
    assert hand(t, RED) == cards("ore grain")
    assert supply(t, RED, SETTLEMENT) == 5
    assert_sound(t)


@pytest.mark.article("card-medicine", "4.M.c#8")
@pytest.mark.parametrize(
    "lines",
    [
        ("red settlement: 8", "red hand: ore 5 grain"),
        ("red settlement: 8", "red hand: 5 ore"),
        ("red city: 8", "red hand: 5 ore 5 grain"),
        ("red cities: 2 20 24 40", "red settlement: 8", "red hand: 5 ore 5 grain"),
    ],
    ids=["ore missing", "grain missing", "no settlement", "no city left"],
)
def test_medicine_that_heals_nothing_is_refused(lines: tuple[str, ...]) -> None:
    t = table(*lines, "red progress: medicine")
    assert why_not(t, "medicine 8") == ("no_effect", "card-medicine")


@pytest.mark.article("card-medicine", "1.H.a")
def test_medicine_needs_an_own_settlement() -> None:
    t = table("red settlement: 8", "blue settlement: 20", "red hand: 2 ore grain", "red progress: medicine")
    assert why_not(t, "medicine 20") == ("no_settlement_to_enlarge", "1.H.a")


@pytest.mark.article("card-medicine", "knights-examples#24")
def test_two_medicines_do_not_add_up() -> None:
    t = table("red settlement: 8", "red hand: ore", "red progress: 2 medicine")
    assert why_not(t, "medicine 8") == ("no_effect", "card-medicine")


@pytest.mark.article("card-medicine", "toppled-city", "4.M.c#8")
def test_medicine_sets_up_a_toppled_city_first() -> None:
    t = table(
        "red cities: 2 24 40", "red toppled: 8", "red settlement: 20", "red hand: 4 ore 2 grain",
        "red progress: 2 medicine",
    )  # fmt: skip
    assert supply(t, RED, CITY) == 0
    assert may_with(t, "medicine") == {"8"}
    assert why_not(t, "medicine 20") == ("toppled_first", "toppled-city")
    t.do("medicine 8")
    assert building(t, 8) == "city"
    assert why_not(t, "medicine 20") == ("no_effect", "card-medicine")
    assert_sound(t)


# --- the smith ---------------------------------------------------------------------------------------


@pytest.mark.article("card-smith", "4.I.b")
def test_the_smith_promotes_two_knights_and_leaves_them_as_they_are() -> None:
    t = table("red roads: 8-12-17", "red knights: 12* 17", "red progress: smith")
    t.do("smith 12")
    assert may(t) == {"forge 17", "waive"}
    t.do("forge 17")
    assert knights_of(t, RED) == {12: "strong*", 17: "strong"}
    assert hand(t, RED) == {}
    assert_sound(t)


@pytest.mark.article("card-smith")
def test_the_second_knight_may_be_left_out() -> None:
    t = table("red roads: 8-12-17", "red knights: 12 17", "red progress: smith")
    t.do("smith 12")
    assert why_not(t, "end") == ("forge_first", "card-smith")
    t.do("waive")
    assert knights_of(t, RED) == {12: "strong", 17: "basic"}
    assert "end" in may(t)


@pytest.mark.article("card-smith", "promote-knight")
def test_the_smith_promotes_a_knight_only_once() -> None:
    t = table(
        "red roads: 8-12-17", "red knights: 12 17", "red levels: politics 3", "red hand: ore wool",
        "red progress: smith",
    )  # fmt: skip
    t.do("smith 12")
    assert why_not(t, "forge 12") == ("promoted_already", "promote-knight")
    t.do("waive")
    assert why_not(t, "promote 12") == ("promoted_already", "promote-knight")
    t.do("promote 17")
    assert knight_at(t, 17) == "strong"


@pytest.mark.article("card-smith", "fortress")
def test_the_smith_makes_mighty_knights_only_with_a_fortress() -> None:
    lines = ("red roads: 8-12-17", "red strong: 12", "red knights: 17", "red progress: smith")
    t = table(*lines)
    assert may_with(t, "smith") == {"17"}
    assert why_not(t, "smith 12") == ("needs_fortress", "fortress")
    t = table(*lines, "red levels: politics 3")
    t.do("smith 12")
    assert knight_at(t, 12) == "mighty"


@pytest.mark.article("card-smith", "promote-knight")
def test_the_figure_of_the_first_knight_serves_the_second() -> None:
    """Both strong knights are on the board: one becomes mighty, and its figure is free again."""
    t = table(
        "red roads: 8-12-17-22", "red strong: 12 17", "red knights: 22", "red levels: politics 3",
        "red progress: smith",
    )  # fmt: skip
    assert why_not(t, "smith 22") == ("no_piece", "promote-knight")
    t.do("smith 12")
    t.do("forge 22")
    assert knights_of(t, RED) == {12: "mighty", 17: "strong", 22: "strong"}
    assert_sound(t)


@pytest.mark.article("card-smith")
def test_a_single_knight_leaves_nothing_more_to_forge() -> None:
    t = table("red roads: 8-12", "red knights: 12", "red progress: smith")
    t.do("smith 12")
    assert "end" in may(t)


@pytest.mark.article("card-smith", "4.M.c#10")
@pytest.mark.parametrize(
    "lines",
    [
        (),
        ("red mighty: 12",),
        ("red strong: 12",),
        ("red knights: 12", "red strong: 17 22"),
        ("blue roads: 7-12", "blue knights: 12"),
    ],
    ids=["none", "mighty", "no fortress", "no figure", "foreign"],
)
def test_a_smith_without_work_is_refused(lines: tuple[str, ...]) -> None:
    t = table("red roads: 8-12-17-22", *lines, "red progress: smith")
    assert why_not(t, "smith 12") == ("no_effect", "card-smith")


# --- road building -----------------------------------------------------------------------------------


@pytest.mark.article("card-road-building")
def test_road_building_lays_two_roads_free_at_different_places() -> None:
    t = table("red settlements: 8 20", "red progress: road-building")
    t.do("road-building")
    assert may_with(t, "free-road") == {"4-8", "8-12", "8-13", "15-20", "20-25", "20-26"}
    t.do("free-road 8-12")
    t.do("free-road 20-25")
    assert supply(t, RED, ROAD) == 13
    assert "end" in may(t)
    assert_sound(t)


@pytest.mark.article("card-road-building", "longest-road")
def test_free_roads_count_for_the_longest_road() -> None:
    t = table("red roads: 8-12-17-22", "red progress: road-building")
    t.do("road-building")
    t.do("free-road 22-28")
    t.do("free-road 28-34")
    assert t.longest_road == RED
    assert points(t, RED) == 2


@pytest.mark.article("card-road-building")
def test_with_one_road_left_only_one_is_laid() -> None:
    t = table(
        "red settlement: 8",
        "red roads: 8-12-17-23-29-35-40-45-49-53-50-46-41-36-31",
        "red progress: 2 road-building",
    )
    assert supply(t, RED, ROAD) == 1
    t.do("road-building")
    t.do("free-road 8-13")
    assert "end" in may(t)
    assert why_not(t, "road-building") == ("no_effect", "card-road-building")


@pytest.mark.article("card-road-building", "4.M.c#12")
def test_road_building_without_a_place_is_refused() -> None:
    t = table("red progress: road-building", "blue settlement: 8")
    assert why_not(t, "road-building") == ("no_effect", "card-road-building")


@pytest.mark.article("card-road-building", "road")
def test_free_roads_are_laid_by_the_rules_of_building() -> None:
    t = table("red settlement: 8", "blue settlement: 17", "red roads: 8-12-17", "red progress: road-building")
    t.do("road-building")
    assert why_not(t, "free-road 17-22") == ("road_blocked", "1.I.a")
    assert why_not(t, "free-road 40-44") == ("road_not_joined", "road")
