"""The seven and the robber: discards, moving the robber, stealing, and the friendly robber."""

import pytest

from hexhaven.core.game import CHANCE, UnknownAction
from hexhaven.games.island.rules.map import Map
from hexhaven.games.island.rules.questions import AFTER_ROLL
from hexhaven.games.island.rules.state import Position

from .table import (
    BEGINNERS,
    BLUE,
    ORANGE,
    RED,
    WHITE,
    assert_sound,
    bank,
    cards,
    hand,
    may,
    may_with,
    refused,
    roll,
    table,
    the_map,
)

DESERT = "9"
NUMBERED = {str(h) for h in range(19)} - {DESERT}


# --- discards ----------------------------------------------------------------------------------------


@pytest.mark.article("1.G.c#2", "seven")
def test_hands_of_6_8_and_11_cards_discard_0_4_and_5() -> None:
    """Rule book, "Seven rolled": Hans rolls with six cards, Benni has eight and Wolfgang eleven."""
    t = table("red hand: 6 ore", "blue hand: 8 brick", "white hand: 11 wool", rolled=False)
    roll(t, 7)
    assert set(t.actors()) == {BLUE, WHITE}
    for _ in range(4):
        t.do("discard brick", BLUE)
    assert t.actors() == [WHITE]
    for _ in range(5):
        t.do("discard wool", WHITE)
    assert [int(n) for n in t.hand_size] == [6, 4, 6, 0]
    assert t.actors() == [RED]
    assert may_with(t, "robber")
    assert_sound(t)


@pytest.mark.article("1.G.c#1", "seven")
def test_17_cards_are_halved_once_and_development_cards_do_not_count() -> None:
    t = table("blue hand: 17 grain", "blue cards: 5 knight", "red cards: 8 knight", rolled=False)
    roll(t, 7)
    for _ in range(8):
        t.do("discard grain", BLUE)
    assert hand(t, BLUE) == cards("9 grain")
    assert t.actors() == [RED]
    assert refused(t, "discard grain", BLUE).reason == "not_your_turn"


@pytest.mark.article("seven", "1.G.c")
@pytest.mark.parametrize(("held", "discards"), [(7, 0), (8, 4), (9, 4), (10, 5), (13, 6)])
def test_half_is_rounded_down_and_seven_cards_are_safe(held: int, discards: int) -> None:
    t = table(f"red hand: {held} wool", rolled=False)
    roll(t, 7)
    for _ in range(discards):
        t.do("discard wool")
    assert may_with(t, "robber")
    assert bank(t)["wool"] == 19 - held + discards


@pytest.mark.article("seven")
def test_the_roller_discards_too_and_everybody_chooses_in_any_order() -> None:
    t = table("red hand: 8 ore", "blue hand: 5 ore 4 wool", "orange hand: 8 wool", rolled=False)
    roll(t, 7)
    assert set(t.actors()) == {RED, BLUE, ORANGE}
    t.do("discard wool", ORANGE)
    t.do("discard wool", BLUE)
    t.do("discard ore", RED)
    t.do("discard ore", BLUE)
    assert hand(t, BLUE) == cards("4 ore 3 wool")
    assert set(t.actors()) == {RED, BLUE, ORANGE}


@pytest.mark.article("seven")
def test_only_cards_one_holds_can_be_discarded() -> None:
    t = table("red hand: 8 ore", rolled=False)
    roll(t, 7)
    assert may(t) == {"discard ore"}
    refusal = refused(t, "discard wool")
    assert (refusal.reason, refusal.article) == ("card_not_held", "seven")


@pytest.mark.article("seven", "1.G.e", "robber")
def test_the_robber_waits_until_all_have_discarded() -> None:
    t = table("red hand: 3 ore", "blue hand: 8 wool", rolled=False)
    roll(t, 7)
    assert refused(t, "robber 4", RED).reason == "not_your_turn"
    assert refused(t, "robber 4", BLUE).reason == "discard_first"


@pytest.mark.article("knight", "seven")
def test_a_knight_makes_nobody_discard() -> None:
    t = table("red cards: knight", "blue hand: 12 wool")
    t.do("knight")
    assert t.actors() == [RED]
    assert may_with(t, "robber")


# --- where the robber goes ---------------------------------------------------------------------------


@pytest.mark.article("1.G.a", "robber")
@pytest.mark.parametrize("cause", ["seven", "knight"])
def test_the_robber_must_go_to_another_hex(cause: str) -> None:
    t = table("red cards: knight", robber=4, rolled=False)
    if cause == "seven":
        roll(t, 7)
    else:
        t.do("knight")
    refusal = refused(t, "robber 4")
    assert (refusal.reason, refusal.article) == ("robber_must_move", "1.G.a")
    assert may_with(t, "robber") == NUMBERED - {"4"}
    t.do("robber 5")
    assert t.robber == 5


@pytest.mark.article("1.G.e", "seven")
@pytest.mark.parametrize("text", ["end", "road 8-13", "buy", "bank ore for wool", "offer ore for wool"])
def test_nothing_else_is_done_before_the_robber_has_moved(text: str) -> None:
    t = table(
        "red settlement: 8",
        "red hand: brick lumber wool grain ore",
        "red cards: knight",
        options={"trade_build_phases": "combined"},
        rolled=False,
    )
    roll(t, 7)
    refusal = refused(t, text)
    assert (refusal.reason, refusal.article) == ("robber_first", "1.G.e")


@pytest.mark.article("1.G.i#1", "desert")
@pytest.mark.parametrize("preset", ["classic", "neu2003"])
def test_the_robber_does_not_return_to_the_desert(preset: str) -> None:
    t = table(preset=preset, robber=4, rolled=False)
    roll(t, 7)
    refusal = refused(t, f"robber {DESERT}")
    assert (refusal.reason, refusal.article) == ("robber_needs_number", "1.G.i")


@pytest.mark.article("1.G.i#5", "desert", "robber")
@pytest.mark.parametrize("preset", ["travelbox", "modern"])
def test_the_robber_may_enter_the_desert_where_the_edition_says_so(preset: str) -> None:
    t = table(preset=preset, robber=4, rolled=False)
    roll(t, 7)
    t.do(f"robber {DESERT}")
    assert t.robber == int(DESERT)


@pytest.mark.article("1.G.i#2")
def test_a_desert_with_a_number_is_open_to_the_robber() -> None:
    m = the_map(BEGINNERS)
    number = [int(n) for n in m.land.number]
    number[int(DESERT)] = 4
    gems = Map("gems", m.geometry, [int(x) for x in m.land.terrain], number, m.land.harbours, 4, [])
    t = table(map=gems, rolled=False)
    roll(t, 7)
    t.do(f"robber {DESERT}")


@pytest.mark.article("robber", "desert")
def test_the_robber_starts_on_the_desert() -> None:
    assert table().robber == int(DESERT)


@pytest.mark.article("robber")
def test_only_the_player_on_turn_moves_the_robber() -> None:
    t = table(rolled=False)
    roll(t, 7)
    assert refused(t, "robber 4", BLUE).article == "robber"


# --- stealing ----------------------------------------------------------------------------------------


def robbing(*lines: str, hex: int = 4) -> Position:
    """Red has rolled a seven and moved the robber to the hills with the 6."""
    t = table(*lines, rolled=False)
    roll(t, 7)
    t.do(f"robber {hex}")
    return t


@pytest.mark.article("robber", "seven")
def test_the_only_player_at_the_hex_is_robbed_at_once() -> None:
    t = robbing("blue settlement: 8", "blue hand: ore")
    assert t.actor() == CHANCE
    t.do("stole ore")
    assert hand(t, RED) == cards("ore")
    assert hand(t, BLUE) == {}
    assert may_with(t, "end") == {""}


@pytest.mark.article("robber")
def test_among_several_players_the_thief_chooses() -> None:
    """Rule book, "Robber": Hans may draw from A or from B."""
    t = robbing(
        "blue settlement: 8", "white city: 17", "blue hand: ore", "white hand: wool", "orange hand: brick"
    )
    assert may_with(t, "rob") == {str(BLUE), str(WHITE)}
    assert refused(t, f"rob {ORANGE}").reason == "no_victim_there"
    assert refused(t, "end").reason == "victim_first"
    t.do(f"rob {WHITE}")
    t.do("stole wool")
    assert hand(t, RED) == cards("wool")


@pytest.mark.article("robber")
def test_nobody_robs_oneself() -> None:
    t = robbing("red settlement: 8", "red hand: ore")
    assert t.actor() == RED
    assert hand(t, RED) == cards("ore")
    t = robbing("red settlement: 8", "blue settlement: 17", "white settlement: 18", "red hand: ore")
    assert refused(t, f"rob {RED}").reason == "no_victim_there"


@pytest.mark.article("1.G.d#1", "robber")
def test_an_empty_hand_loses_nothing() -> None:
    t = robbing("blue settlement: 8", "white hand: 3 ore")
    assert t.actor() == RED
    assert may_with(t, "end") == {""}
    assert hand(t, RED) == {}


@pytest.mark.article("1.G.d#1")
def test_an_empty_hand_may_be_chosen_although_another_is_full() -> None:
    t = robbing("blue settlement: 8", "white settlement: 17", "white hand: 3 ore")
    t.do(f"rob {BLUE}")
    assert t.actor() == RED
    assert hand(t, WHITE) == cards("3 ore")


@pytest.mark.article("1.G.d#2")
def test_the_robber_may_go_where_nobody_has_built() -> None:
    t = robbing("blue settlement: 44", "blue hand: 3 ore")
    assert t.robber == 4
    assert t.actor() == RED
    assert hand(t, BLUE) == cards("3 ore")


@pytest.mark.article("1.G.f", "secrets")
def test_no_hand_is_shown_to_keep_the_robber_away() -> None:
    t = table("blue settlement: 8", "blue hand: ore", rolled=False)
    roll(t, 7)
    assert may(t, BLUE) == set()
    for text in ["show", "show ore", "reveal hand"]:
        with pytest.raises(UnknownAction):
            t.read(text)
    seen = t.view(RED).seen
    assert isinstance(seen, Position)
    assert hand(seen, BLUE) == {}
    assert seen.hand_size[BLUE] == 1


@pytest.mark.article("1.G.g", "robber")
def test_the_victim_does_not_choose_the_card() -> None:
    t = robbing("blue settlement: 8", "blue hand: 2 ore wool")
    assert t.actors() == [CHANCE]
    assert may(t, BLUE) == set()
    refusal = refused(t, "stole wool", BLUE)
    assert (refusal.reason, refusal.article) == ("not_your_turn", "1.G.g")
    assert refused(t, "stole wool", RED).article == "1.G.g"


@pytest.mark.article("1.G.j", "robber")
def test_each_card_of_the_hand_is_equally_likely() -> None:
    t = robbing("blue settlement: 8", "blue hand: 4 ore 2 wool brick")
    weights = {t.write(action): weight for action, weight in t.chances()}
    assert weights == {"stole ore": 4, "stole wool": 2, "stole brick": 1}


@pytest.mark.article("1.G.j", "secrets")
def test_only_thief_and_victim_see_the_stolen_card() -> None:
    t = robbing("blue settlement: 8", "blue hand: 4 ore 2 wool")
    stolen = t.read("stole wool")
    assert [t.write(stolen, viewer) for viewer in range(4)] == [
        "stole wool",
        "stole wool",
        "stole ?",
        "stole ?",
    ]
    assert t.write(stolen) == "stole wool"
    assert refused(t, "stole brick", CHANCE).reason == "card_not_held"


@pytest.mark.article("1.G.h", "seven")
@pytest.mark.parametrize("phases", ["separated", "combined"])
def test_after_a_seven_the_turn_goes_on(phases: str) -> None:
    t = table(
        "red settlement: 8",
        "red hand: 5 brick lumber",
        "red cards: monopoly",
        "blue hand: wool",
        options={"trade_build_phases": phases},
        rolled=False,
    )
    roll(t, 7)
    t.do("robber 16")
    assert t.phase == AFTER_ROLL
    t.do("bank brick for ore")
    t.do("monopoly wool")
    t.do("road 8-13")
    assert hand(t, RED) == cards("ore wool")


@pytest.mark.article("1.G.b", "harbours")
def test_the_robber_does_not_close_a_harbour() -> None:
    t = table("blue settlement: 33", "blue hand: 2 brick", on_turn="blue", robber=12)
    t.do("bank brick for ore")
    assert hand(t, BLUE) == cards("ore")


@pytest.mark.article("robber", "building")
def test_building_goes_on_beside_the_robber() -> None:
    t = table("red settlement: 8", "red hand: brick lumber 3 ore 2 grain", robber=4)
    t.do("road 8-13")
    t.do("city 8")


# --- the friendly robber -----------------------------------------------------------------------------

ONLINE = {"friendly_robber": "online"}
ORIGINAL = {"friendly_robber": "original"}

# Two points for everybody, and somebody's settlement at every hex; blue and red also live at the desert.
EVERY_HEX = (
    "red settlements: 8 24",
    "blue settlements: 14 29",
    "white settlements: 22 39",
    "orange settlements: 31 45",
)


@pytest.mark.article("friendly-robber", "1.G.i#3")
def test_online_form_the_robber_keeps_away_from_players_below_three_points() -> None:
    t = table(
        "blue settlements: 8 44", "white city: 25", "white settlement: 51", options=ONLINE, rolled=False
    )
    roll(t, 7)
    refusal = refused(t, "robber 4")
    assert (refusal.reason, refusal.article) == ("robber_barred", "friendly-robber")
    barred = {"0", "1", "4", "13", "16", "17"}  # where blue has built
    assert may_with(t, "robber") == NUMBERED - barred


@pytest.mark.article("friendly-robber", "1.G.i#3")
def test_online_form_the_desert_is_the_way_out_when_all_hexes_are_protected() -> None:
    t = crowded(ONLINE)
    assert may_with(t, "robber") == {DESERT}
    t.do(f"robber {DESERT}")
    assert t.actor() == RED  # blue beside the desert is protected and not robbed
    assert may_with(t, "end") == {""}
    assert hand(t, BLUE) == cards("2 ore")


def crowded(options: dict[str, str], robber: int = 4) -> Position:
    """Red has rolled a seven among players with two points each."""
    t = table(*EVERY_HEX, "blue hand: 2 ore", options=options, robber=robber, rolled=False)
    roll(t, 7)
    return t


@pytest.mark.article("friendly-robber", "1.G.i#3")
def test_online_form_a_robber_on_the_only_desert_stays_there() -> None:
    t = crowded(ONLINE, robber=int(DESERT))
    assert may_with(t, "end") == {""}
    assert t.robber == int(DESERT)


@pytest.mark.article("friendly-robber", "1.G.i#3")
def test_online_form_the_desert_is_open_whatever_the_other_option_says() -> None:
    t = table(options=ONLINE | {"robber_may_enter_desert": "no"}, robber=4, rolled=False)
    roll(t, 7)
    assert DESERT in may_with(t, "robber")


@pytest.mark.article("friendly-robber", "1.G.i#3")
def test_online_form_players_with_three_points_are_robbed_beside_the_desert() -> None:
    t = table(
        "blue city: 29", "blue settlement: 8", "white settlement: 18", "blue hand: ore", "white hand: wool",
        options=ONLINE, robber=16, rolled=False,
    )  # fmt: skip
    roll(t, 7)
    t.do(f"robber {DESERT}")
    t.do("stole ore")
    assert hand(t, RED) == cards("ore")


@pytest.mark.article("friendly-robber", "1.G.i#4")
def test_original_form_the_robber_stays_when_all_hexes_are_protected() -> None:
    t = crowded(ORIGINAL, robber=int(DESERT))
    assert t.robber == int(DESERT)
    assert may_with(t, "end") == {""}
    assert hand(t, BLUE) == cards("2 ore")


@pytest.mark.article("friendly-robber", "1.G.i#4")
def test_original_form_the_desert_is_no_goal_whatever_the_other_option_says() -> None:
    t = table(options=ORIGINAL | {"robber_may_enter_desert": "yes"}, robber=4, rolled=False)
    roll(t, 7)
    assert refused(t, f"robber {DESERT}").article == "1.G.i"
    assert may_with(t, "robber") == NUMBERED - {"4"}


@pytest.mark.article("friendly-robber", "1.G.i#4", "seven")
def test_discards_take_place_although_the_robber_stays() -> None:
    t = table(*EVERY_HEX, "orange hand: 8 ore", options=ORIGINAL, rolled=False)
    roll(t, 7)
    for _ in range(4):
        t.do("discard ore", ORANGE)
    assert may_with(t, "end", RED) == {""}


@pytest.mark.article("friendly-robber", "1.G.i#6")
@pytest.mark.parametrize("options", [ONLINE, ORIGINAL], ids=["online", "original"])
def test_one_protected_owner_closes_the_hex(options: dict[str, str]) -> None:
    """Blue has two points and white five."""
    t = table(
        "blue settlements: 8 44", "white cities: 18 31", "white settlement: 41", options=options, rolled=False
    )
    assert t.points() == [0, 2, 5, 0]
    roll(t, 7)
    assert refused(t, "robber 4").article == "friendly-robber"
    t.do("robber 5")


@pytest.mark.article("friendly-robber")
@pytest.mark.parametrize("options", [ONLINE, ORIGINAL], ids=["online", "original"])
def test_the_thief_is_protected_too(options: dict[str, str]) -> None:
    t = table("red settlements: 8 44", "white cities: 17 31", options=options, rolled=False)
    roll(t, 7)
    assert refused(t, "robber 4").article == "friendly-robber"


@pytest.mark.article("friendly-robber", "knight")
def test_the_friendly_robber_holds_for_knights_too() -> None:
    t = table("red cards: knight", "blue settlements: 8 44", options=ONLINE)
    t.do("knight")
    assert refused(t, "robber 4").article == "friendly-robber"


@pytest.mark.article("friendly-robber", "secrets")
def test_hidden_points_do_not_end_the_protection() -> None:
    t = table("blue settlements: 8 44", "blue cards: victory-point", options=ONLINE, rolled=False)
    roll(t, 7)
    assert refused(t, "robber 4").article == "friendly-robber"


@pytest.mark.article("friendly-robber")
def test_without_the_option_nobody_is_protected() -> None:
    t = table("blue settlement: 8", rolled=False)
    roll(t, 7)
    t.do("robber 4")
    assert t.robber == 4


@pytest.mark.article("friendly-robber", "1.G.i#3")
def test_whoever_has_once_made_a_third_point_stays_fair_game() -> None:
    """Blue had four points with the longest road; red cuts it, and blue is back to two."""
    t = table(
        "blue settlements: 8 44",
        "blue roads: 8-12-17-22-28-34",
        "red settlement: 18",
        "red roads: 18-23-17",
        "red hand: brick lumber wool grain",
        options=ONLINE,
    )
    assert t.shown_points[BLUE] == 4
    t.do("settlement 17")
    assert t.shown_points[BLUE] == 2
    t.do("end")
    roll(t, 7)
    assert "16" in may_with(t, "robber")  # at blue's settlement on 44
