"""One person before one position: choices, dialogues, refusals and commands."""

import pytest

from games.island.table import BLUE, WHITE, new_game, table
from hexhaven.cli.commands import Quit
from hexhaven.games.island.rules.state import Position

from .terminal import Sitting, chosen

RICH = "red hand: 4 brick 4 lumber 4 wool 4 grain 4 ore"


def village(*lines: str) -> Position:
    return table("red settlement: 8", "red roads: 8-13-18", *lines)


# --- choosing ----------------------------------------------------------------------------------------


def test_an_empty_line_takes_the_only_choice() -> None:
    assert chosen(table(rolled=False), "")[0] == "roll"


def test_an_empty_line_shows_several_choices_again() -> None:
    action, out = chosen(village("red hand: brick lumber"), "", "end")
    assert action == "end"
    assert out.count("End the turn") == 2


def test_choices_come_in_groups_in_the_order_of_the_turn() -> None:
    _, out = chosen(village(RICH, "red cards: knight monopoly"), "end")
    lines = [line.strip() for line in out.splitlines() if line.startswith("  ")]
    assert lines == [
        "1  Play a knight: move the robber and steal a card",
        "2  Play monopoly ... (take all cards of one kind from the others)",
        "3  Trade with the bank ... (20 ways)",
        "4  Offer the others a trade ...",
        "5  Build a road ... (1 brick and 1 lumber; 5 places)",
        "6  Build a settlement at node 18 (hills 6, pasture 4, desert) for 1 brick, 1",
        "lumber, 1 wool and 1 grain",
        "7  Build a city at node 8 (mountains 10, pasture 2, hills 6) for 3 ore and 2",
        "grain",
        "8  Buy a development card (1 ore, 1 wool and 1 grain)",
        "9  End the turn",
    ]


def test_places_are_chosen_by_their_own_number() -> None:
    action, out = chosen(village("red hand: brick lumber"), "2", "18-23")
    assert action == "road 18-23"
    assert "18-24  to node 24: pasture 4, desert, forest 3; room for a settlement" in out


def test_a_menu_can_be_left_again() -> None:
    action, out = chosen(village("red hand: brick lumber"), "2", "", "2", "back", "end")
    assert action == "end"
    assert out.count("Press Enter to go back.") == 2


def test_a_group_is_opened_by_its_name() -> None:
    assert chosen(village("red hand: brick lumber"), "road", "8-12")[0] == "road 8-12"
    assert chosen(village("red hand: 4 ore"), "bank", "2")[0] == "bank ore for lumber"


def test_a_long_list_begins_with_the_best_and_shows_the_rest_on_request() -> None:
    p = new_game(players=2)
    p.do("begins 0")
    action, out = chosen(p, "more", "53")
    assert action == "found 53"
    first, _, rest = out.partition("There are 44 more; type: more")
    assert "28  fields 9, forest 11, forest 8: 11 cards in 36 rolls" in first
    assert "53  pasture 11" in rest


def test_an_action_can_be_typed() -> None:
    assert chosen(village("red hand: brick lumber"), "road 18-23")[0] == "road 18-23"
    assert (
        chosen(village("red hand: brick lumber"), "Straße von 18 nach 23", language="de")[0] == "road 18-23"
    )


def test_the_road_of_the_founding_phase() -> None:
    p = new_game(players=2)
    p.do("begins 0")
    p.do("found 8")
    assert chosen(p, "road 8-13")[0] == "found-road 8-13"


# --- refusals ----------------------------------------------------------------------------------------


def test_a_refused_action_names_its_reason_and_its_article() -> None:
    action, out = chosen(village(RICH), "settlement 13", "end")
    assert action == "end"
    assert "Too close to your settlement on node 8" in out
    assert "Rule: Does the distance rule hold for my own settlements? (type: rules 1.H.c)" in out


def test_what_cannot_be_paid_tells_its_price() -> None:
    _, out = chosen(village(), "road 18-23", "end")
    assert "For a road you still need 1 brick and 1 lumber." in out
    assert "It costs 1 brick and 1 lumber." in out
    assert "(type: rules costs)" in out


def test_why() -> None:
    _, out = chosen(village(RICH), "why settlement 13", "why road 18-23", "why", "end")
    assert "Type why and an action, as in: why road 12-13" in out
    assert "Too close" in out
    assert "That is allowed." in out


def test_why_in_german() -> None:
    _, out = chosen(village(RICH), "warum Siedlung 13", "ende", language="de")
    assert "Zu nah: Auf Kreuzung 8 steht eine Siedlung von dir." in out
    assert "Regel: Gilt die Abstandsregel auch für eigene Siedlungen? (tippe: regeln 1.H.c)" in out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("road 1-2", "No edge joins these two nodes."),
        ("road 1-99", "There is no such node: they are numbered from 0 to 53."),
        ("settlement 99", "There is no such node"),
        ("settlement", "Write it like this: settlement 12"),
        ("rob", "Write it like this: rob Bert"),
        ("2 ore for gold", "Write it like this: 2 ore for 1 brick"),
        ("dance", "I do not understand 'dance'."),
        ("17", "I do not understand '17'."),
    ],
)
def test_what_is_not_understood_gets_a_hint(typed: str, answer: str) -> None:
    _, out = chosen(village(RICH), typed, "end")
    assert answer in " ".join(out.split())


# --- trade -------------------------------------------------------------------------------------------


def test_an_offer_is_made_in_a_dialogue() -> None:
    p = village("red hand: 2 ore")
    action, out = chosen(p, "1", "2 ore for 1 brick to bert")
    assert action == "offer 2 ore for 1 brick to 1"
    assert "Trade: " in out


def test_the_dialogue_refuses_explains_and_can_be_left() -> None:
    p = village("red hand: 2 ore")
    action, out = chosen(p, "trade", "3 ore for 1 brick", "1 ore for nothing", "hand", "what", "", "end")
    assert action == "end"
    assert "For this trade you still need" in out
    assert "Giving cards away is not allowed" in out
    assert "You hold 2 ore." in out
    assert "I cannot read 'what'. Write it like this: 2 ore for 1 brick" in out


def offered() -> Position:
    p = table("red hand: 2 ore", "blue hand: wool brick", "white hand: wool")
    p.do("offer 2 ore for 1 brick to all")
    return p


def test_an_offer_is_answered() -> None:
    action, out = chosen(offered(), "1", player=BLUE)
    assert action == "accept"
    assert "Anna offers 2 ore and wants 1 brick. Do you trade?" in out
    assert "1  Accept: give 1 brick, get 2 ore" in out
    assert chosen(offered(), "no", player=BLUE)[0] == "decline"


def test_a_counter_offer() -> None:
    assert chosen(offered(), "3", "1 wool for 2 ore", player=BLUE)[0] == "propose 1 wool for 2 ore"
    assert chosen(offered(), "1 wool for 2 ore", player=BLUE)[0] == "propose 1 wool for 2 ore"


def test_all_further_offers_can_be_declined() -> None:
    p = offered()
    sitting = Sitting("3", player=WHITE)
    assert sitting.choose(p) == "decline"
    assert sitting.choose(offered()) == "decline"  # nothing more was typed
    assert sitting.out.count("Do you trade?") == 1
    own_turn = table("white hand: ore", on_turn="white")
    sitting.human.decided_before(own_turn)
    assert not sitting.human.declines_all


# --- cards -------------------------------------------------------------------------------------------


def seven() -> Position:
    p = table("red hand: 5 ore 3 wool", rolled=False)
    p.do("roll")
    p.do("rolled 3 4")
    return p


def test_cards_are_discarded_one_by_one() -> None:
    action, out = chosen(seven(), "2")
    assert action == "discard ore"
    assert "Discard 4," in out
    assert "2  Discard ore (you hold 5)" in out


def test_several_cards_can_be_discarded_at_once() -> None:
    p = seven()
    sitting = Sitting("2 wool 2 ore")
    for card in ("wool", "wool", "ore", "ore"):
        assert sitting.choose(p) == f"discard {card}"
        p.do(f"discard {card}")
    assert sitting.out.count("> ") == 1


def test_a_slip_among_several_cards_costs_none() -> None:
    action, out = chosen(seven(), "1 ore 2 wol 1 wool", "1")
    assert "I cannot read '1 ore 2 wol 1 wool'." in out
    assert action == "discard wool"


def test_questions_in_the_midst_of_a_trade() -> None:
    p = table("red hand: 2 ore")
    asked = ("why", "why 1 ore for 1 brick", "why 1 wool for 1 ore", "more", "hand")
    _, out = chosen(p, "offer", *asked, "", "end")
    assert "Type why and an action, as in: why road 12-13" in out
    assert "That is allowed." in out
    assert "For this trade you still need" in out
    assert "I cannot read 'more'." in out


def test_too_many_cards_typed_at_once_are_asked_for_again() -> None:
    p = seven()
    sitting = Sitting("4 wool", "ore")
    for card in ("wool", "wool", "wool", "ore"):
        assert sitting.choose(p) == f"discard {card}"
        p.do(f"discard {card}")


def test_the_robber_is_sent_by_hex_and_the_victims_are_shown() -> None:
    p = table("red settlement: 8", "blue settlement: 29", "blue hand: ore", "red cards: knight")
    p.do("knight")
    action, out = chosen(p, "13")
    assert action == "robber 13"
    assert "8  forest 11: Bert (1 card)" in out


# --- commands ----------------------------------------------------------------------------------------


def test_looking_around() -> None:
    p = village("red hand: ore", "red cards: knight", "blue settlement: 29", "blue hand: 2 wool")
    out = chosen(p, "hand", "table", "where", "look 12", "look 99", "look", "end")[1]
    out = " ".join(out.split())
    assert "You hold 1 ore. Development cards: 1 knight." in out
    assert "A Anna (you): 1 point, 1 card, 1 development card, route of 2." in out
    assert "B Bert: 1 point, 2 cards, route of 0." in out
    assert "The bank holds 19 brick, 19 lumber, 17 wool, 19 grain and 18 ore" in out
    assert "Settlement on node 8 (mountains 10, pasture 2, hills 6): 9 cards in 36 rolls." in out
    assert "You could build a settlement now on: 18." in out
    assert "One more road would reach a place for a settlement on: 9, 24." in out
    assert "Node 12 (mountains 10, fields 12, hills 6). Next to nodes 7, 8, 17." in out
    assert "Another building is too close for a settlement here." in out
    assert out.count("Type look and a node from 0 to 53") == 2


def test_hidden_points_are_shown_to_their_owner_only() -> None:
    p = village("red cards: victory-point", "blue settlement: 29", "blue cards: victory-point")
    _, out = chosen(p, "table", "end")
    assert "Anna (you): 2 points (1 of them hidden)" in out
    assert "Bert: 1 point, 0 cards, 1 development card" in out


def test_the_board_in_words() -> None:
    p = village("blue city: 29", "blue roads: 29-34")
    out = " ".join(chosen(p, "describe", "end")[1].split())
    assert "Hex 0: mountains 10. Nodes 0, 4, 8, 12, 7, 3. Anna has a settlement on 8." in out
    assert "Bert has a city on 29." in out
    assert "Hex 9: desert. Nodes" in out
    assert "The robber is here." in out
    assert "Harbour 3:1 at nodes 0 and 3." in out
    assert "Ore harbour 2:1 at nodes 10 and 15." in out
    assert "Bert. Settlements: none. Cities: 29. Roads: 29-34." in out


def test_the_board_is_drawn_on_request() -> None:
    sitting = Sitting("board", "end", linear=False)
    sitting.choose(village())
    assert sitting.out.count("(2)") == 2  # at the first prompt, and on request
    assert "A12: settlement on node 12, AA12: city" in sitting.out


def test_rules_at_the_prompt() -> None:
    _, out = chosen(village(), "rules longest road", "rules 1.F.c", "rules", "rules qwertz", "end")
    assert "Longest road (longest-road)" in out
    assert "What happens when the longest road is cut? (1.F.c)" in out
    assert "The almanac has articles on:" in out
    assert "The almanac has nothing on 'qwertz'." in out
    assert "hexhaven rules" not in out  # which is for the shell
    assert "or any words: rules longest road" in out


def test_help_log_and_save() -> None:
    _, out = chosen(village(), "help", "?", "log", "save", "end")
    assert out.count("why road 12-13") == 2
    assert "rules costs" in out
    assert "The game is saved after every action." in out


def test_quitting() -> None:
    with pytest.raises(Quit):
        chosen(village(), "quit")
    with pytest.raises(Quit):
        chosen(village(), "verlassen", language="de")


def test_the_end_of_the_input_ends_the_sitting() -> None:
    with pytest.raises(EOFError):
        chosen(village())


def test_a_command_word_does_not_hide_an_action() -> None:
    """`rob` and `robber` are actions; a command with too many words is none."""
    _, out = chosen(village(), "hand me the ore", "end")
    assert "I do not understand 'hand me the ore'." in out


# --- several people at one screen --------------------------------------------------------------------


def test_hands_are_hidden_from_the_next_person() -> None:
    sitting = Sitting("", "no", player=BLUE, humans=(0, 1))
    sitting.host.at_keyboard = 0
    sitting.choose(offered())
    before, _, after = sitting.out.partition("Pass the keyboard to Bert, then press Enter.")
    assert before == "\n" * 40
    assert "You hold" in after


def test_the_same_person_stays_at_the_keyboard() -> None:
    sitting = Sitting("", "end", "end", humans=(0, 1))
    sitting.choose(village())
    sitting.choose(village())
    assert sitting.out.count("Pass the keyboard") == 1


# --- which number is which ---------------------------------------------------------------------------


def test_a_list_of_places_says_what_its_numbers_are() -> None:
    """The lines of other lists are counted; those of places bear the number that the board shows."""
    founding = new_game(options={"first_player": "oldest"})
    _, out = chosen(founding, "more", "1")
    assert "\nType the number of a node:\n" in out
    _, german = chosen(founding, "1", language="de")
    assert "\nTippe die Nummer einer Kreuzung:\n" in german
