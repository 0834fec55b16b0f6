"""Knights that move, and knights that are driven away."""

import pytest

from games.island.table import BLUE, ORANGE, RED, may, may_with, supply
from hexhaven.core.game import NOBODY
from hexhaven.games.knights.rules.terms import BASIC, KNIGHT, STRONG

from .acting import next_round, why_not
from .table import assert_sound, building, knight_at, knights_of, next_turn, table

# --- moving ------------------------------------------------------------------------------------------


@pytest.mark.article("knights-examples#7", "move-knight")
def test_a_knight_moves_to_free_nodes_joined_by_own_roads() -> None:
    """The node 35 has a red road too, but no red way leads there; 28 has none."""
    t = table("red roads: 8-12-17-23 17-22 35-40", "red knights: 12*")
    assert may_with(t, "move") == {"12 8", "12 17", "12 23", "12 22"}
    assert why_not(t, "move 12 35") == ("no_way_there", "move-knight")
    assert why_not(t, "move 12 28") == ("no_way_there", "move-knight")
    t.do("move 12 22")
    assert knights_of(t, RED) == {22: "basic"}
    assert_sound(t)


@pytest.mark.article("move-knight", "knight-actions")
@pytest.mark.parametrize("rank", ["knights", "strong", "mighty"])
def test_a_knight_of_any_rank_moves_any_way_and_is_passive_afterwards(rank: str) -> None:
    t = table("red roads: 0-3-7-11-16-21-27-33-38-43", f"red {rank}: 0*")
    before = knight_at(t, 0)
    t.do("move 0 43")
    assert knight_at(t, 0) == ""
    assert knight_at(t, 43) == before.removesuffix("*")


@pytest.mark.article("move-knight")
def test_own_knights_and_buildings_may_be_passed_but_not_joined() -> None:
    t = table("red settlement: 12", "red roads: 8-12-17-23-29", "red knights: 8* 17")
    assert may_with(t, "move") == {"8 23", "8 29"}
    assert why_not(t, "move 8 12") == ("node_taken", "move-knight")
    assert why_not(t, "move 8 17") == ("node_taken", "move-knight")
    assert why_not(t, "move 8 8") == ("node_taken", "move-knight")


@pytest.mark.article("4.I.a#1", "move-knight")
def test_a_foreign_knight_on_the_way_is_not_passed() -> None:
    t = table("red roads: 8-12-17-23", "red knights: 8*", "blue roads: 17-22", "blue knights: 17")
    assert may_with(t, "move") == {"8 12"}
    assert why_not(t, "move 8 23") == ("way_blocked", "4.I.a")
    assert why_not(t, "move 8 17") == ("node_taken", "displace-knight")


@pytest.mark.article("4.I.a#1", "move-knight")
@pytest.mark.parametrize("piece", ["settlement", "city"])
def test_a_foreign_building_on_the_way_is_not_passed(piece: str) -> None:
    t = table(f"blue {piece}: 17", "red roads: 8-12-17-23", "red knights: 8*")
    assert may_with(t, "move") == {"8 12"}


@pytest.mark.article("4.I.a", "move-knight")
def test_a_knight_goes_round_what_is_in_the_way() -> None:
    t = table("red roads: 8-12-17-23-18-13-8", "red knights: 8*", "blue roads: 17-22", "blue knights: 17")
    assert may_with(t, "move") == {"8 12", "8 13", "8 18", "8 23"}


@pytest.mark.article("4.I.a#2")
def test_the_way_is_open_once_the_foreign_knight_is_driven_away_by_a_knight() -> None:
    """The stronger knight that stands there now is an own piece, which may be passed."""
    t = table(
        "red roads: 8-12-17-23", "red knights: 8*", "red strong: 12*",
        "blue roads: 17-22-28", "blue knights: 17",
    )  # fmt: skip
    t.do("displace 12 17")
    t.do("retreat 28", BLUE)
    t.do("move 8 23")
    assert knights_of(t, RED) == {17: "strong", 23: "basic"}


@pytest.mark.article("4.I.a#2", "card-intrigue")
def test_the_way_is_open_once_the_foreign_knight_is_driven_away_by_a_card() -> None:
    t = table(
        "red roads: 8-12-17-23", "red knights: 8*", "red progress: intrigue",
        "blue roads: 17-22-28", "blue knights: 17",
    )  # fmt: skip
    t.do("intrigue 17")
    t.do("retreat 22", BLUE)
    assert may_with(t, "move") == {"8 12", "8 17", "8 23"}


@pytest.mark.article("move-knight", "knight-actions")
def test_which_knights_cannot_move() -> None:
    t = table("red roads: 8-12-17", "red knights: 8", "blue roads: 17-23", "blue knights: 17*")
    assert why_not(t, "move 8 12") == ("knight_passive", "move-knight")
    assert why_not(t, "move 17 23") == ("no_knight_there", "move-knight")
    assert why_not(t, "move 12 8") == ("no_knight_there", "move-knight")


@pytest.mark.article("knights-examples#26", "knight-blocks", "move-knight")
def test_moving_a_knight_opens_the_own_building_site() -> None:
    t = table("red roads: 8-12-17", "red knights: 12*", "red hand: brick lumber wool grain")
    assert why_not(t, "settlement 12") == ("node_taken", "nodes")
    t.do("move 12 17")
    t.do("settlement 12")
    assert building(t, 12) == "settlement"
    assert_sound(t)


@pytest.mark.article("knights-examples#26", "knight-blocks")
def test_the_own_knight_stays_in_the_way_while_it_is_passive() -> None:
    t = table("red roads: 8-12-17", "red knights: 12", "red hand: brick lumber wool 2 grain")
    assert why_not(t, "move 12 17") == ("knight_passive", "move-knight")
    t.do("activate 12")
    assert why_not(t, "move 12 17") == ("knight_tired", "4.I.e")
    assert why_not(t, "settlement 12") == ("node_taken", "nodes")


@pytest.mark.article("knights-examples#26", "knight-blocks")
def test_the_own_knight_stays_in_the_way_when_it_finds_no_free_node() -> None:
    t = table(
        "red roads: 8-12-17", "red knights: 12* 8*", "red settlement: 17",
        "red hand: brick lumber wool grain",
    )  # fmt: skip
    assert may_with(t, "move") == set()
    assert why_not(t, "settlement 12") == ("node_taken", "nodes")


# --- driving away ------------------------------------------------------------------------------------

RANKS = ["knights", "strong", "mighty"]


@pytest.mark.article("displace-knight")
@pytest.mark.parametrize("attacker", RANKS)
@pytest.mark.parametrize("defender", RANKS)
@pytest.mark.parametrize("star", ["", "*"])
def test_only_a_weaker_knight_is_driven_away_active_or_not(attacker: str, defender: str, star: str) -> None:
    t = table(
        "red roads: 8-12-17", f"red {attacker}: 8*", "blue roads: 17-22-28", f"blue {defender}: 17{star}"
    )
    if RANKS.index(defender) >= RANKS.index(attacker):
        assert why_not(t, "displace 8 17") == ("not_weaker", "displace-knight")
        return
    driven = knight_at(t, 17)
    t.do("displace 8 17")
    t.do("retreat 28")
    assert not knight_at(t, 17).endswith("*")
    assert knights_of(t, BLUE) == {28: driven}
    assert_sound(t)


@pytest.mark.article("knights-examples#8", "4.I.d#1", "displace-knight")
def test_the_driven_knight_goes_to_a_free_node_of_the_same_network() -> None:
    """Blue may choose 22 or 28. The nodes 35 and 40 are blue too, but of another network."""
    t = table(
        "red roads: 8-12-17", "red strong: 8*",
        "blue roads: 17-22-28 35-40", "blue knights: 17*",
    )  # fmt: skip
    t.do("displace 8 17")
    assert t.actors() == [BLUE]
    assert may(t) == {"retreat 22", "retreat 28"}
    assert why_not(t, "retreat 35") == ("no_way_there", "4.I.d")
    assert why_not(t, "retreat 17") == ("no_way_there", "4.I.d")
    t.do("retreat 22")
    assert knights_of(t, RED) == {17: "strong"}
    assert knights_of(t, BLUE) == {22: "basic*"}
    assert t.actors() == [RED]
    assert_sound(t)


@pytest.mark.article("displace-knight", "4.I.d#1")
def test_only_the_owner_of_the_driven_knight_chooses_and_everybody_waits() -> None:
    t = table("red roads: 8-12-17", "red strong: 8*", "blue roads: 17-22-28", "blue knights: 17")
    t.do("displace 8 17")
    assert why_not(t, "retreat 22", RED) == ("not_your_turn", "4.I.d")
    assert why_not(t, "retreat 22", ORANGE) == ("not_your_turn", "4.I.d")
    assert why_not(t, "end", RED)[0] == "not_your_turn"
    assert why_not(t, "end", BLUE) == ("retreat_first", "4.I.d")


@pytest.mark.article("4.I.d#2", "displace-knight")
def test_without_a_free_node_in_its_network_the_driven_knight_goes_to_the_supply() -> None:
    t = table(
        "red roads: 8-12-17", "red strong: 8*",
        "blue roads: 17-22 35-40", "blue settlement: 22", "blue knights: 17",
    )  # fmt: skip
    t.do("displace 8 17")
    assert t.actors() == [RED]
    assert knights_of(t, BLUE) == {}
    assert supply(t, BLUE, KNIGHT + BASIC) == 2
    assert_sound(t)


@pytest.mark.article("4.I.d", "displace-knight")
def test_the_driven_knight_goes_on_either_side_of_the_node_it_lost() -> None:
    """The stronger knight that stands there now does not part the network it is driven from."""
    t = table("red roads: 8-12-17", "red strong: 8*", "blue roads: 22-17-23", "blue knights: 17")
    t.do("displace 8 17")
    assert may(t) == {"retreat 22", "retreat 23"}


@pytest.mark.article("4.I.d", "displace-knight")
def test_the_driven_knight_passes_no_foreign_piece() -> None:
    t = table(
        "red roads: 8-12-17", "red strong: 8*", "white settlement: 28",
        "blue roads: 17-22-28-34 17-23-29-35", "blue knights: 17",
        "orange roads: 29-34", "orange knights: 29",
    )  # fmt: skip
    t.do("displace 8 17")
    assert may(t) == {"retreat 22", "retreat 23"}
    assert why_not(t, "retreat 34") == ("no_way_there", "4.I.d")


@pytest.mark.article("4.I.d", "displace-knight")
def test_the_driven_knight_drives_nobody_away() -> None:
    t = table(
        "red roads: 8-12-17", "red mighty: 8*", "blue roads: 17-22", "blue strong: 17*",
        "orange roads: 22-28", "orange knights: 22",
    )  # fmt: skip
    t.do("displace 8 17")
    assert knights_of(t, ORANGE) == {22: "basic"}
    assert supply(t, BLUE, KNIGHT + STRONG) == 2


@pytest.mark.article("4.I.d", "displace-knight")
def test_the_driven_knight_passes_own_pieces() -> None:
    t = table(
        "red roads: 8-12-17", "red strong: 8*", "blue settlement: 22",
        "blue roads: 17-22-28-34", "blue knights: 17 28",
    )  # fmt: skip
    t.do("displace 8 17")
    assert may(t) == {"retreat 34"}


@pytest.mark.article("4.I.d", "displace-knight")
def test_the_driven_knight_may_go_where_the_stronger_one_came_from() -> None:
    """If roads of both colours meet there."""
    t = table("red roads: 8-12-17", "red strong: 8*", "blue roads: 17-23-18-13-8", "blue knights: 17")
    t.do("displace 8 17")
    assert may_with(t, "retreat") == {"23", "18", "13", "8"}
    t.do("retreat 8")
    assert knights_of(t, BLUE) == {8: "basic"}


@pytest.mark.article("4.I.d", "displace-knight")
def test_a_ring_leads_the_driven_knight_to_both_sides_but_not_back() -> None:
    t = table("red roads: 0-4-8", "red strong: 0*", "blue roads: 8-12-17-23-18-13-8", "blue knights: 8")
    t.do("displace 0 8")
    assert may_with(t, "retreat") == {"12", "17", "23", "18", "13"}


@pytest.mark.article("displace-knight", "knight-actions")
def test_an_active_knight_that_was_driven_away_acts_in_its_owners_next_turn() -> None:
    t = table("red roads: 8-12-17", "red strong: 8*", "blue roads: 17-22-28", "blue knights: 17*")
    t.do("displace 8 17")
    t.do("retreat 22")
    next_turn(t, 1, 2)
    t.do("move 22 28")
    assert knights_of(t, BLUE) == {28: "basic"}


@pytest.mark.article("displace-knight", "4.I.d#2")
def test_several_knights_drive_the_same_one_on_until_it_finds_no_place() -> None:
    t = table(
        "red roads: 8-12-17 28-22", "red strong: 8* 28*", "blue roads: 17-22", "blue knights: 17*",
    )  # fmt: skip
    t.do("displace 8 17")
    assert may(t) == {"retreat 22"}
    t.do("retreat 22")
    t.do("displace 28 22")
    assert knights_of(t, BLUE) == {}
    assert knights_of(t, RED) == {17: "strong", 22: "strong"}
    assert supply(t, BLUE, KNIGHT + BASIC) == 2
    assert_sound(t)


@pytest.mark.article("displace-knight", "knights-secrets")
def test_everybody_sees_who_is_asked_to_retreat() -> None:
    t = table("red roads: 8-12-17", "red strong: 8*", "blue roads: 17-22-28", "blue knights: 17")
    t.do("displace 8 17")
    for viewer in (RED, BLUE, ORANGE, NOBODY):
        seen = t.view(viewer).seen
        assert seen.actors() == [BLUE]
        assert seen.write(seen.read("retreat 28"), viewer) == "retreat 28"


@pytest.mark.article("displace-knight", "move-knight")
def test_what_cannot_be_driven_away() -> None:
    t = table(
        "red roads: 8-12-17-23", "red strong: 8*", "red knights: 12", "blue settlement: 23",
        "blue roads: 17-22 34-39", "blue knights: 34", "white roads: 29-34",
    )  # fmt: skip
    assert why_not(t, "displace 8 12") == ("no_foreign_knight", "displace-knight")
    assert why_not(t, "displace 8 23") == ("no_foreign_knight", "displace-knight")
    assert why_not(t, "displace 8 17") == ("no_foreign_knight", "displace-knight")
    assert why_not(t, "displace 8 34") == ("no_way_there", "displace-knight")
    assert why_not(t, "displace 12 34") == ("knight_passive", "displace-knight")
    assert why_not(t, "displace 34 8") == ("no_knight_there", "displace-knight")


@pytest.mark.article("4.I.a", "displace-knight")
def test_no_knight_is_driven_away_behind_another_foreign_one() -> None:
    t = table(
        "red roads: 8-12-17-23", "red mighty: 8*", "blue roads: 17-22", "blue knights: 17",
        "white roads: 23-29", "white knights: 23",
    )  # fmt: skip
    assert may_with(t, "displace") == {"8 17"}
    assert why_not(t, "displace 8 23") == ("way_blocked", "4.I.a")


@pytest.mark.article("displace-knight", "knight-actions")
def test_driving_away_is_the_action_of_the_turn() -> None:
    t = table(
        "red roads: 8-12-17", "red strong: 8*", "blue roads: 17-22-28", "blue knights: 17", "red hand: grain"
    )
    t.do("displace 8 17")
    t.do("retreat 28")
    assert why_not(t, "move 17 12") == ("knight_passive", "move-knight")
    t.do("activate 17")
    assert why_not(t, "move 17 12") == ("knight_tired", "4.I.e")
    next_round(t)
    t.do("move 17 12")
