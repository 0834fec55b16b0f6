"""The saboteur: hands halved in the new edition, a city damaged in the classic one."""

import pytest

from games.island.table import BLUE, ORANGE, RED, WHITE, bank, deal, hand, may, may_with
from hexhaven.core.game import UnknownAction
from hexhaven.games.island.rules.state import Position

from .acting import why_not
from .table import (
    assert_sound,
    building,
    cards,
    has_wall,
    level,
    metropolis,
    next_turn,
    points,
    roll,
    table,
)

# --- new ---------------------------------------------------------------------------------------------


def sabotage() -> Position:
    """Blue has as many points as red, white more, orange fewer."""
    return table(
        "red city: 8", "red hand: 9 brick", "red progress: saboteur", "blue city: 23",
        "blue hand: 5 ore 4 coin", "white cities: 20 37", "white walls: 20 37", "white hand: 4 wool cloth",
        "orange settlement: 50", "orange hand: 8 grain",
    )  # fmt: skip


@pytest.mark.article("4.C.b#2", "card-saboteur", "knights-examples#16")
def test_everybody_with_as_many_points_discards_half_rounded_down() -> None:
    """Of nine cards four, of five two; walls do not help, and seven cards are no limit."""
    t = sabotage()
    t.do("saboteur")
    assert set(t.actors()) == {BLUE, WHITE}
    for card in ("ore", "coin", "coin", "ore"):
        t.do(f"discard {card}", BLUE)
    t.do("discard cloth", WHITE)
    t.do("discard wool", WHITE)
    assert t.actors() == [RED]
    assert hand(t, BLUE) == cards("3 ore 2 coin")
    assert hand(t, WHITE) == cards("3 wool")
    assert (hand(t, RED), hand(t, ORANGE)) == (cards("9 brick"), cards("8 grain"))
    assert bank(t)["coin"] == 10
    assert_sound(t)


@pytest.mark.article("card-saboteur")
def test_the_victims_discard_in_any_order_and_are_waited_for() -> None:
    t = sabotage()
    t.do("saboteur")
    t.do("discard wool", WHITE)
    t.do("discard ore", BLUE)
    t.do("discard wool", WHITE)
    assert t.actors() == [BLUE]
    assert why_not(t, "end", RED)[0] == "not_your_turn"
    assert why_not(t, "end", BLUE) == ("discard_first", "card-saboteur")
    assert why_not(t, "discard wool", BLUE)[0] == "card_not_held"


@pytest.mark.article("4.M.c#9", "card-saboteur")
def test_the_saboteur_is_refused_when_all_others_have_fewer_points() -> None:
    t = table("red city: 8", "red progress: saboteur", "blue settlement: 23", "blue hand: 9 ore")
    assert why_not(t, "saboteur") == ("no_effect", "card-saboteur")
    assert may_with(t, "saboteur") == set()


@pytest.mark.article("4.M.c#15", "card-saboteur")
def test_the_saboteur_is_refused_when_nobody_has_two_cards_to_lose() -> None:
    lines = ["red city: 8", "red progress: saboteur", "blue city: 23", "orange hand: 9 wool"]
    assert why_not(table(*lines, "blue hand: coin"), "saboteur") == ("no_effect", "card-saboteur")
    t = table(*lines, "blue hand: 2 coin", "white city: 20", "white hand: ore")
    t.do("saboteur")
    assert t.actors() == [BLUE]  # half of white's single card is none


@pytest.mark.article("card-saboteur", "trade")
def test_proposals_of_the_victims_are_dropped() -> None:
    t = sabotage()
    t.do("propose coin for brick", BLUE)
    t.do("propose grain for brick", ORANGE)
    t.do("saboteur")
    for player, card in ((BLUE, "ore"), (BLUE, "ore"), (BLUE, "ore"), (BLUE, "ore"), (WHITE, "wool")):
        t.do(f"discard {card}", player)
    t.do("discard wool", WHITE)
    assert may_with(t, "trade") == {str(ORANGE)}


# --- classic -----------------------------------------------------------------------------------------

CLASSIC = {"saboteur": "classic"}


@pytest.mark.article("4.C.b#1", "classic-saboteur", "card-saboteur")
def test_a_sabotaged_city_yields_as_a_settlement_until_it_is_repaired() -> None:
    t = table(
        "red progress: saboteur", "blue city: 8", "blue walls: 8", "white settlement: 23", options=CLASSIC
    )
    assert may_with(t, "saboteur") == {"8"}
    t.do("saboteur 8")
    assert (building(t, 8), points(t, BLUE)) == ("sabotaged-city", 2)
    assert has_wall(t, 8)
    next_turn(t, 3, 3)
    assert hand(t, BLUE) == cards("brick")
    assert why_not(t, "repair 8") == ("not_enough", "costs")
    deal(t, BLUE, "lumber")
    t.do("repair 8")
    assert (building(t, 8), hand(t, BLUE)) == ("city", {})
    next_turn(t, 3, 3)
    assert hand(t, BLUE) == cards("2 brick")
    assert_sound(t)


@pytest.mark.article("classic-saboteur", "commodities")
def test_a_sabotaged_city_brings_no_commodity() -> None:
    t = table("blue sabotaged: 3", "white city: 8", options=CLASSIC)
    next_turn(t, 4, 6)
    assert hand(t, BLUE) == cards("ore")
    assert hand(t, WHITE) == cards("ore coin")


@pytest.mark.article("classic-saboteur", "card-saboteur", "4.M.c")
def test_what_cannot_be_sabotaged() -> None:
    lines = ["red progress: saboteur", "red city: 8", "white settlement: 23", "blue sabotaged: 20"]
    nothing = table(*lines, options=CLASSIC)
    assert why_not(nothing, "saboteur 20") == ("no_effect", "classic-saboteur")
    t = table(*lines, "blue city: 34", options=CLASSIC)
    for node in (8, 23, 20, 12):
        assert why_not(t, f"saboteur {node}") == ("no_city_to_sabotage", "6.G.b")


@pytest.mark.article("6.G.b", "classic-saboteur", "card-saboteur")
def test_a_metropolis_cannot_be_sabotaged() -> None:
    t = table("red progress: saboteur", "blue cities: 8 23", "blue metropolis: trade 8", options=CLASSIC)
    assert why_not(t, "saboteur 8") == ("no_city_to_sabotage", "6.G.b")
    t.do("saboteur 23")
    assert building(t, 23) == "sabotaged-city"


@pytest.mark.article("6.G.a#1", "4.E.d", "classic-saboteur")
def test_a_sabotaged_city_is_good_enough_for_the_first_three_levels() -> None:
    t = table("red sabotaged: 8", "red levels: politics 2", "red hand: 3 coin cloth", options=CLASSIC)
    t.do("improve politics")
    t.do("improve trade")
    assert (level(t, RED, "politics"), level(t, RED, "trade")) == (3, 1)


@pytest.mark.article("6.G.a#2", "4.E.d", "classic-saboteur")
@pytest.mark.parametrize("owner", ["nobody", "blue"])
def test_the_fourth_level_waits_for_a_sound_city(owner: str) -> None:
    taken = (
        ["blue city: 34", "blue levels: politics 5", "blue metropolis: politics 34"]
        if owner == "blue"
        else []
    )
    lines = ["red sabotaged: 8", "red levels: politics 3", "red hand: 4 coin brick lumber", *taken]
    t = table(*lines, options=CLASSIC)
    assert why_not(t, "improve politics") == ("needs_plain_city", "4.E.c")
    t.do("repair 8")
    t.do("improve politics")
    assert metropolis(t, "politics") == (8 if owner == "nobody" else 34)


@pytest.mark.article("6.G.a#2", "classic-saboteur")
def test_another_sound_city_is_enough_and_takes_the_metropolis() -> None:
    t = table(
        "red sabotaged: 8", "red city: 23", "red levels: science 3", "red hand: 4 paper", options=CLASSIC
    )
    t.do("improve science")
    assert metropolis(t, "science") == 23


@pytest.mark.article("6.G.a#3", "classic-saboteur", "metropolis")
def test_a_sabotaged_city_does_not_become_a_metropolis() -> None:
    t = table(
        "red sabotaged: 8", "red cities: 23 34", "red levels: science 3", "red hand: 4 paper", options=CLASSIC
    )
    t.do("improve science")
    assert why_not(t, "metropolis 8") == ("no_metropolis_there", "metropolis")
    assert may(t) == {"metropolis 23", "metropolis 34"}


@pytest.mark.article("classic-saboteur", "6.G.a")
def test_who_holds_the_metropolis_of_a_field_may_complete_it_all_the_same() -> None:
    t = table(
        "red city: 23", "red metropolis: trade 23", "red sabotaged: 8", "red hand: 5 cloth", options=CLASSIC
    )
    t.do("improve trade")
    assert (level(t, RED, "trade"), metropolis(t, "trade")) == (5, 23)


@pytest.mark.article("classic-saboteur", "6.G.a")
def test_only_an_own_sabotaged_city_is_repaired() -> None:
    t = table("red city: 8", "blue sabotaged: 23", "red hand: brick lumber 3 ore 2 grain", options=CLASSIC)
    assert why_not(t, "repair 8") == ("not_sabotaged", "6.G.a")
    assert why_not(t, "repair 23") == ("not_sabotaged", "6.G.a")
    mine = table("red sabotaged: 8", "red hand: 3 ore 2 grain", options=CLASSIC)
    assert why_not(mine, "city 8") == ("no_settlement_to_enlarge", "1.H.a")


@pytest.mark.article("classic-saboteur", "4.J.a", "battle")
def test_the_barbarians_count_a_sabotaged_city_and_can_take_it() -> None:
    t = table("blue sabotaged: 8", "blue walls: 8", "red roads: 29-34", ship=6, rolled=False, options=CLASSIC)
    roll(t, 1, 2, "ship")
    assert (building(t, 8), points(t, BLUE)) == ("settlement", 1)
    assert not has_wall(t, 8)
    assert_sound(t)


@pytest.mark.article("classic-saboteur", "card-saboteur")
def test_the_new_edition_knows_neither_targets_nor_repairs() -> None:
    t = table("red city: 8", "red progress: saboteur")
    with pytest.raises(UnknownAction):
        t.read("saboteur 8")
    with pytest.raises(UnknownAction):
        t.read("repair 8")
