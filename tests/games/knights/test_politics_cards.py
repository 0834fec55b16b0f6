"""The cards of politics; diplomat and saboteur have files of their own."""

import pytest

from games.island.table import BLUE, ISLET, ORANGE, RED, WHITE, deal, hand, may, may_with, supply
from hexhaven.core.game import CHANCE, NOBODY, UnknownAction
from hexhaven.games.island.rules.state import Position
from hexhaven.games.knights.rules.state import knights_state
from hexhaven.games.knights.rules.terms import BASIC, KNIGHT, MIGHTY, PROGRESS_KINDS, STRONG

from .acting import next_round, seen_by, why_not
from .table import (
    assert_sound,
    cards,
    knight_at,
    knights_of,
    level,
    next_turn,
    opened_cards,
    points,
    progress,
    progress_cards,
    roll,
    table,
    under_deck,
)

DESERT = 9


def known_progress(p: Position, player: int, viewer: int) -> int:
    """How many of a player's progress cards a viewer sees from the front."""
    seen = p.view(viewer).seen
    assert isinstance(seen, Position)
    return sum(
        int(n) for n in knights_state(seen).cards[player * PROGRESS_KINDS : (player + 1) * PROGRESS_KINDS]
    )


# --- all of them -------------------------------------------------------------------------------------

PLAYED = [
    "bishop 4", "diplomat 8-12", "warlord", "wedding", "intrigue 17", "saboteur", "spy 1", "deserter 1",
]  # fmt: skip


def all_cards_work(on_turn: str = "red", rolled: bool = True) -> Position:
    """Red holds every card of politics that can be played, and each would have an effect."""
    held = "bishop diplomat warlord wedding intrigue saboteur spy deserter"
    return table(
        "red roads: 8-12-17", "red knights: 12", "blue cities: 22 35", "blue roads: 17-22 35-40",
        "blue knights: 17", "blue hand: 4 ore", "blue progress: spy", f"red progress: {held}",
        attacks=1, robber=12, on_turn=on_turn, rolled=rolled,
    )  # fmt: skip


@pytest.mark.article("progress-play", "card-spy")
@pytest.mark.parametrize("action", PLAYED)
def test_a_card_is_played_from_the_hand_and_goes_under_its_deck(action: str) -> None:
    t = all_cards_work()
    t.do(action)
    kind = action.split(maxsplit=1)[0]
    assert kind not in progress_cards(t, RED)
    assert under_deck(t, "politics") == [kind]
    assert_sound(t)


@pytest.mark.article("progress-play")
@pytest.mark.parametrize("action", PLAYED)
def test_nobody_plays_a_card_of_somebody_elses(action: str) -> None:
    assert why_not(all_cards_work(on_turn="white"), action) == ("card_not_held", "progress-play")


@pytest.mark.article("4.M.a", "4.M.g#1", "progress-play")
@pytest.mark.parametrize("action", PLAYED)
def test_no_card_of_politics_is_played_before_the_roll_or_out_of_turn(action: str) -> None:
    assert why_not(all_cards_work(rolled=False), action)[0] == "roll_first"
    assert why_not(all_cards_work(on_turn="blue"), action, RED)[0] == "not_your_turn"


# --- bishop ------------------------------------------------------------------------------------------


def three_at_the_hills() -> Position:
    """Blue has two buildings at hex 4, white one; orange is at hex 13, where the robber stands."""
    return table(
        "red progress: bishop", "red hand: brick", "blue settlements: 8 17", "blue hand: ore wool",
        "white city: 18", "white hand: coin", "orange settlement: 39", "orange hand: grain",
        robber=13, attacks=1,
    )  # fmt: skip


@pytest.mark.article("card-bishop", "6.B.a")
def test_the_bishop_takes_one_card_from_everybody_at_the_new_hex() -> None:
    t = three_at_the_hills()
    t.do("bishop 4")
    assert t.robber == 4
    t.do("stole wool")
    t.do("stole coin")
    assert hand(t, RED) == cards("brick wool coin")
    assert hand(t, BLUE) == cards("ore")
    assert hand(t, ORANGE) == cards("grain")
    assert t.actors() == [RED]
    assert_sound(t)


@pytest.mark.article("card-bishop", "1.G.g", "knights-secrets")
def test_each_theft_of_the_bishop_is_seen_by_two_alone() -> None:
    t = three_at_the_hills()
    t.do("bishop 4")
    everybody = (RED, BLUE, WHITE, ORANGE, NOBODY)
    assert t.actor() == CHANCE
    assert dict(t.chances()) == {t.read("stole ore"): 1, t.read("stole wool"): 1}
    assert seen_by(t, "stole ore", *everybody) == ["stole ore", "stole ore", "stole ?", "stole ?", "stole ?"]
    t.do("stole ore")
    assert seen_by(t, "stole coin", *everybody) == [
        "stole coin", "stole ?", "stole coin", "stole ?", "stole ?",
    ]  # fmt: skip


@pytest.mark.article("card-bishop", "robber")
def test_the_bishop_does_not_rob_the_player_who_sends_him() -> None:
    t = table(
        "white progress: bishop", "white settlement: 8", "white hand: 3 ore", "red settlement: 17",
        "red hand: wool", robber=13, attacks=1, on_turn="white",
    )  # fmt: skip
    t.do("bishop 4")
    t.do("stole wool")
    assert t.actors() == [WHITE]
    assert hand(t, WHITE) == cards("3 ore wool")


@pytest.mark.article("card-bishop", "1.G.d")
def test_the_bishop_takes_nothing_from_an_empty_hand_and_moves_the_robber_all_the_same() -> None:
    t = table(
        "red progress: bishop", "blue settlement: 8", "red city: 18", "red hand: ore", robber=13, attacks=1
    )
    t.do("bishop 4")
    assert t.actors() == [RED]
    assert (t.robber, hand(t, RED)) == (4, cards("ore"))


@pytest.mark.article("card-bishop", "1.G.a", "1.G.i#1")
def test_the_bishop_moves_the_robber_by_the_usual_rules() -> None:
    t = three_at_the_hills()
    assert why_not(t, "bishop 13") == ("robber_must_move", "1.G.a")
    assert why_not(t, f"bishop {DESERT}") == ("robber_needs_number", "1.G.i")
    opened = table("red progress: bishop", robber=13, attacks=1, options={"robber_may_enter_desert": "yes"})
    opened.do(f"bishop {DESERT}")
    assert opened.robber == DESERT


@pytest.mark.article("4.M.c#15", "4.C.b#4", "card-bishop", "robber-lock")
def test_the_bishop_waits_until_the_robber_is_free() -> None:
    t = table("red progress: bishop", "blue settlement: 8", "blue hand: ore", robber=DESERT)
    assert why_not(t, "bishop 4") == ("robber_locked", "robber-lock")
    assert may_with(t, "bishop") == set()
    free = table("red progress: bishop", "blue settlement: 8", robber=DESERT, options={"robber_locked": "no"})
    free.do("bishop 4")
    assert free.robber == 4


@pytest.mark.article("card-bishop", "friendly-robber", "1.G.i#6")
def test_the_bishop_spares_newcomers_where_the_robber_is_friendly() -> None:
    t = table(
        "red progress: bishop", "blue settlement: 6", "white cities: 19 14", map=ISLET, robber=3, attacks=1,
        options={"friendly_robber": "original"},
    )  # fmt: skip
    assert why_not(t, "bishop 0") == ("robber_barred", "friendly-robber")
    assert may_with(t, "bishop") == {"2", "4", "5", "6"}


@pytest.mark.article("card-bishop", "trade")
def test_proposals_of_the_robbed_are_dropped() -> None:
    t = three_at_the_hills()
    t.do("propose ore for brick", BLUE)
    t.do("propose grain for brick", ORANGE)
    t.do("bishop 4")
    t.do("stole wool")
    t.do("stole coin")
    assert may_with(t, "trade") == {str(ORANGE)}


# --- warlord -----------------------------------------------------------------------------------------


@pytest.mark.article("card-warlord")
def test_the_warlord_wakes_all_own_knights_free() -> None:
    t = table(
        "red roads: 8-12-17-23", "red knights: 8", "red strong: 12*", "red mighty: 17", "red hand: grain",
        "blue roads: 29-34", "blue knights: 29", "red progress: warlord",
    )  # fmt: skip
    t.do("warlord")
    assert knights_of(t, RED) == {8: "basic*", 12: "strong*", 17: "mighty*"}
    assert knights_of(t, BLUE) == {29: "basic"}
    assert hand(t, RED) == cards("grain")
    assert_sound(t)


@pytest.mark.article("card-warlord", "knight-actions", "4.I.e")
def test_knights_woken_by_the_warlord_act_from_the_next_turn_on() -> None:
    t = table("red roads: 8-12-17-23", "red knights: 8 12*", "red progress: warlord")
    t.do("warlord")
    assert why_not(t, "move 8 17") == ("knight_tired", "4.I.e")
    t.do("move 12 23")  # was active before
    next_round(t)
    t.do("move 8 17")


@pytest.mark.article("card-warlord", "4.I.e#2")
def test_the_warlord_gives_no_second_action() -> None:
    t = table("red roads: 8-12-17", "red knights: 8*", "red progress: warlord")
    t.do("move 8 12")
    t.do("warlord")
    assert knight_at(t, 12) == "basic*"
    assert why_not(t, "move 12 17") == ("knight_tired", "4.I.e")


@pytest.mark.article("4.M.c#4", "card-warlord")
@pytest.mark.parametrize("knights", ["red knights: 8*", "blue knights: 18"])
def test_the_warlord_is_refused_without_a_passive_own_knight(knights: str) -> None:
    t = table("red roads: 8-12", "blue roads: 18-23", knights, "red progress: warlord")
    assert why_not(t, "warlord") == ("no_effect", "card-warlord")
    assert may_with(t, "warlord") == set()


# --- wedding -----------------------------------------------------------------------------------------


def wedding() -> Position:
    """Red has two points; blue and orange have more, white as many."""
    return table(
        "red city: 8", "red hand: ore", "red progress: wedding",
        "blue cities: 23 34", "blue hand: 2 grain cloth", "white city: 20", "white hand: 5 wool",
        "orange city: 37", "orange defender: 1", "orange hand: coin 2 paper",
    )  # fmt: skip


@pytest.mark.article("card-wedding")
def test_everybody_with_more_points_gives_two_cards_of_their_choice() -> None:
    t = wedding()
    t.do("wedding")
    assert t.actors() == [BLUE]
    assert may(t) == {"give grain", "give cloth"}
    t.do("give cloth")
    t.do("give grain")
    assert t.actors() == [ORANGE]
    t.do("give paper")
    t.do("give paper")
    assert t.actors() == [RED]
    assert hand(t, RED) == cards("ore cloth grain 2 paper")
    assert (hand(t, BLUE), hand(t, ORANGE)) == (cards("grain"), cards("coin"))
    assert hand(t, WHITE) == cards("5 wool")
    assert_sound(t)


@pytest.mark.article("card-wedding", "knights-secrets")
def test_a_gift_is_seen_by_its_giver_and_its_taker_alone() -> None:
    t = wedding()
    t.do("wedding")
    assert seen_by(t, "give cloth", RED, BLUE, CHANCE) == ["give cloth"] * 3
    assert seen_by(t, "give cloth", WHITE, ORANGE, NOBODY) == ["give ?"] * 3
    t.do("give cloth")
    t.do("give grain")
    assert seen_by(t, "give coin", BLUE, ORANGE) == ["give ?", "give coin"]


@pytest.mark.article("card-wedding")
def test_the_guests_give_clockwise() -> None:
    t = table(
        "white progress: wedding", "red city: 8", "red hand: ore", "blue city: 23", "blue hand: wool",
        "orange city: 37", "orange hand: coin", on_turn="white",
    )  # fmt: skip
    t.do("wedding")
    asked = []
    for gift in ("coin", "ore", "wool"):
        asked += t.actors()
        t.do(f"give {gift}")
    assert asked == [ORANGE, RED, BLUE]
    assert hand(t, WHITE) == cards("coin ore wool")


@pytest.mark.article("card-wedding", "progress-play")
def test_the_guests_are_waited_for() -> None:
    t = wedding()
    t.do("wedding")
    assert why_not(t, "end", RED)[0] == "not_your_turn"
    assert why_not(t, "give coin", ORANGE)[0] == "not_your_turn"
    assert why_not(t, "end", BLUE) == ("give_first", "card-wedding")
    assert why_not(t, "give ore", BLUE) == ("card_not_held", "card-wedding")


@pytest.mark.article("knights-examples#17", "card-wedding")
def test_a_guest_with_a_single_card_gives_it() -> None:
    t = table(
        "red city: 8", "red progress: wedding", "blue cities: 23 34", "blue hand: coin", "white cities: 20 37"
    )
    t.do("wedding")
    t.do("give coin")
    assert hand(t, RED) == cards("coin")
    assert t.actors() == [RED]  # white holds nothing and is not asked


@pytest.mark.article("4.M.c#5", "card-wedding")
def test_the_wedding_is_refused_when_nobody_has_more_points() -> None:
    t = table("red city: 8", "red progress: wedding", "blue city: 23", "blue hand: 5 ore")
    assert why_not(t, "wedding") == ("no_effect", "card-wedding")
    assert may_with(t, "wedding") == set()


@pytest.mark.article("4.M.c#15", "card-wedding")
def test_the_wedding_is_refused_when_all_with_more_points_hold_nothing() -> None:
    t = table(
        "red city: 8", "red progress: wedding", "blue cities: 23 34", "white city: 20", "white hand: ore"
    )
    assert why_not(t, "wedding") == ("no_effect", "card-wedding")
    deal(t, BLUE, "ore")
    t.do("wedding")


@pytest.mark.article("card-wedding", "trade")
def test_proposals_of_the_guests_are_dropped() -> None:
    t = wedding()
    t.do("propose grain for ore", BLUE)
    t.do("propose wool for ore", WHITE)
    t.do("wedding")
    for gift in ("grain", "grain", "coin", "paper"):
        t.do(f"give {gift}")
    assert may_with(t, "trade") == {str(WHITE)}


# --- intrigue ----------------------------------------------------------------------------------------


@pytest.mark.article("card-intrigue", "4.I.d#1")
@pytest.mark.parametrize("rank", ["knights", "strong", "mighty"])
@pytest.mark.parametrize("star", ["", "*"])
def test_any_foreign_knight_at_an_own_road_is_driven_away(rank: str, star: str) -> None:
    """Red has no knight, and none is needed."""
    t = table(
        "red roads: 12-17", "red progress: intrigue", "blue roads: 17-22-28 35-40", f"blue {rank}: 17{star}"
    )
    before = knight_at(t, 17)
    t.do("intrigue 17")
    assert t.actors() == [BLUE]
    assert may(t) == {"retreat 22", "retreat 28"}
    assert why_not(t, "retreat 17") == ("no_way_there", "4.I.d")
    assert why_not(t, "retreat 35") == ("no_way_there", "4.I.d")
    t.do("retreat 28")
    assert knights_of(t, BLUE) == {28: before}
    assert knight_at(t, 17) == ""
    assert_sound(t)


@pytest.mark.article("card-intrigue", "4.I.d#2")
def test_a_knight_whose_only_free_node_is_where_it_stood_goes_to_the_supply() -> None:
    t = table(
        "red roads: 12-17", "red progress: intrigue", "blue settlement: 22", "blue roads: 17-22 35-40",
        "blue strong: 17",
    )  # fmt: skip
    t.do("intrigue 17")
    assert t.actors() == [RED]
    assert knights_of(t, BLUE) == {}
    assert supply(t, BLUE, KNIGHT + STRONG) == 2
    assert_sound(t)


@pytest.mark.article("card-intrigue")
def test_which_knights_an_intrigue_does_not_reach() -> None:
    t = table(
        "red roads: 8-12-17", "red knights: 8", "red progress: intrigue", "blue roads: 17-22-28",
        "blue knights: 17 28",
    )  # fmt: skip
    assert may_with(t, "intrigue") == {"17"}
    for node in (8, 12, 28):
        assert why_not(t, f"intrigue {node}") == ("no_foreign_knight", "card-intrigue")


@pytest.mark.article("card-intrigue")
def test_an_own_road_that_ends_at_the_knight_is_enough() -> None:
    """Even if the rest of the own network lies behind another foreign knight."""
    t = table(
        "red settlement: 7", "red roads: 7-12-17-23", "red progress: intrigue",
        "blue roads: 17-22 23-29", "blue knights: 17 23",
    )  # fmt: skip
    assert may_with(t, "intrigue") == {"17", "23"}


@pytest.mark.article("4.M.c#7", "card-intrigue")
def test_the_intrigue_is_refused_without_a_foreign_knight_at_an_own_road() -> None:
    t = table(
        "red roads: 8-12",
        "red knights: 12",
        "red progress: intrigue",
        "blue roads: 29-34",
        "blue knights: 29",
    )
    assert why_not(t, "intrigue 29") == ("no_effect", "card-intrigue")
    assert may_with(t, "intrigue") == set()


@pytest.mark.article("knights-examples#23", "card-intrigue", "knights-on-board")
def test_both_players_may_build_a_knight_where_the_other_stood() -> None:
    lines = [
        "red roads: 12-17", "red progress: intrigue", "red hand: ore wool", "blue roads: 17-22-28",
        "blue knights: 17", "blue hand: ore wool",
    ]  # fmt: skip
    mine = table(*lines)
    mine.do("intrigue 17")
    mine.do("retreat 28")
    mine.do("knight 17")
    assert knights_of(mine, RED) == {17: "basic"}
    theirs = table(*lines)
    theirs.do("intrigue 17")
    theirs.do("retreat 28")
    next_turn(theirs, 1, 2)
    theirs.do("knight 17")
    assert knights_of(theirs, BLUE) == {17: "basic", 28: "basic"}


@pytest.mark.article("card-intrigue", "knight-blocks")
def test_the_driven_knight_may_bar_another_node_of_the_same_player() -> None:
    """Blue goes back along the common way and stands in red's way again."""
    t = table(
        "red roads: 8-12-17", "red progress: intrigue", "red hand: brick lumber", "blue roads: 17-23-18-13-8",
        "blue knights: 17",
    )  # fmt: skip
    t.do("intrigue 17")
    t.do("retreat 8")
    assert why_not(t, "road 4-8") == ("road_blocked", "1.I.a")
    t.do("road 17-22")


@pytest.mark.article("card-intrigue", "4.M.g")
def test_nothing_else_is_done_until_the_knight_has_gone() -> None:
    t = table(
        "red roads: 12-17", "red progress: 2 intrigue", "red hand: ore wool", "blue roads: 17-22-28",
        "blue knights: 17",
    )  # fmt: skip
    t.do("intrigue 17")
    assert why_not(t, "knight 17", RED)[0] == "not_your_turn"
    assert why_not(t, "knight 17", BLUE) == ("retreat_first", "4.I.d")


# --- spy ---------------------------------------------------------------------------------------------


def spying() -> Position:
    return table(
        "red progress: spy", "blue progress: spy bishop mining", "blue opened: constitution",
        "white opened: printer", "orange progress: smith",
    )  # fmt: skip


@pytest.mark.article("card-spy")
def test_the_spy_takes_one_of_the_cards_of_a_player() -> None:
    t = spying()
    t.do(f"spy {BLUE}")
    assert may(t) == {"spy-card spy", "spy-card bishop", "spy-card mining"}
    t.do("spy-card mining")
    assert progress_cards(t, RED) == progress("mining")
    assert progress_cards(t, BLUE) == progress("spy bishop")
    assert_sound(t)


@pytest.mark.article("card-spy", "knights-secrets")
def test_only_the_spying_player_looks_and_only_until_a_card_is_taken() -> None:
    t = spying()
    assert known_progress(t, BLUE, RED) == 0
    t.do(f"spy {BLUE}")
    assert known_progress(t, BLUE, RED) == 3
    assert known_progress(t, ORANGE, RED) == 0
    assert known_progress(t, BLUE, WHITE) == 0
    assert seen_by(t, "spy-card mining", RED, BLUE) == ["spy-card mining"] * 2
    assert seen_by(t, "spy-card mining", WHITE, ORANGE, NOBODY) == ["spy-card ?"] * 3
    t.do("spy-card mining")
    assert known_progress(t, BLUE, RED) == 0


@pytest.mark.article("card-spy", "2.E.b")
def test_open_victory_point_cards_cannot_be_taken() -> None:
    t = spying()
    t.do(f"spy {BLUE}")
    assert why_not(t, "spy-card constitution") == ("card_not_held", "card-spy")
    assert why_not(t, "spy-card merchant") == ("card_not_held", "card-spy")
    assert why_not(t, "end") == ("spying_first", "card-spy")
    assert points(t, BLUE) == 1


@pytest.mark.article("knights-examples#22", "card-spy")
def test_a_spy_that_was_taken_is_played_at_once() -> None:
    t = spying()
    t.do(f"spy {BLUE}")
    t.do("spy-card spy")
    t.do(f"spy {ORANGE}")
    t.do("spy-card smith")
    assert progress_cards(t, RED) == progress("smith")
    assert under_deck(t, "politics") == ["spy", "spy"]


@pytest.mark.article("4.M.c#11", "card-spy")
def test_the_spy_is_refused_against_players_without_progress_cards() -> None:
    t = spying()
    assert may_with(t, "spy") == {str(BLUE), str(ORANGE)}
    assert why_not(t, f"spy {WHITE}") == ("has_no_progress_cards", "card-spy")
    assert why_not(t, f"spy {RED}") == ("only_others", "card-spy")
    nobody = table("red progress: 2 spy", "white opened: printer")
    assert why_not(nobody, f"spy {WHITE}") == ("no_effect", "card-spy")


@pytest.mark.article("card-spy", "progress-hand")
def test_a_full_hand_is_no_hindrance_to_a_spy() -> None:
    """The spy has left the hand before the other card comes in."""
    t = table("red progress: spy 3 merchant", "blue progress: smith")
    t.do(f"spy {BLUE}")
    t.do("spy-card smith")
    assert "end" in may(t)


# --- deserter ----------------------------------------------------------------------------------------


@pytest.mark.article("card-deserter", "6.J.a", "6.J.c#2")
@pytest.mark.parametrize("rank", ["knights", "strong", "mighty"])
@pytest.mark.parametrize("star", ["", "*"])
def test_a_knight_of_the_same_rank_and_state_takes_its_place(rank: str, star: str) -> None:
    t = table(
        "red roads: 8-12", "red hand: ore", "red progress: deserter", "blue roads: 17-22",
        f"blue {rank}: 17{star}",
    )  # fmt: skip
    before = knight_at(t, 17)
    t.do(f"deserter {BLUE}")
    t.do("dismiss 17")
    assert may(t) == {"enlist 8", "enlist 12"}  # it must be placed
    assert why_not(t, "enlist 17") == ("knight_not_joined", "knights-on-board")
    t.do("enlist 12")
    assert (knights_of(t, RED), knights_of(t, BLUE)) == ({12: before}, {})
    assert hand(t, RED) == cards("ore")
    assert_sound(t)


@pytest.mark.article("6.J.a", "card-deserter")
def test_the_victim_chooses_which_knight_goes() -> None:
    t = table(
        "red roads: 8-12", "red progress: deserter", "blue roads: 17-22-28", "blue knights: 17",
        "blue mighty: 28", "white roads: 29-34", "white knights: 29",
    )  # fmt: skip
    t.do(f"deserter {BLUE}")
    assert t.actors() == [BLUE]
    assert may(t) == {"dismiss 17", "dismiss 28"}
    assert why_not(t, "dismiss 17", RED) == ("not_your_turn", "6.J.a")
    assert why_not(t, "dismiss 29") == ("no_knight_there", "6.J.a")
    assert why_not(t, "dismiss 22") == ("no_knight_there", "6.J.a")
    assert why_not(t, "end") == ("dismiss_first", "card-deserter")
    t.do("dismiss 17")
    assert t.actors() == [RED]
    assert why_not(t, "end") == ("enlist_first", "card-deserter")


@pytest.mark.article("6.J.b", "card-deserter")
def test_a_victim_may_choose_the_knight_that_the_player_cannot_place() -> None:
    t = table(
        "red roads: 8-12-17", "red knights: 8 12", "red progress: deserter", "blue roads: 22-28",
        "blue knights: 22", "blue strong: 28",
    )  # fmt: skip
    t.do(f"deserter {BLUE}")
    t.do("dismiss 22")
    assert t.actors() == [RED]
    assert "end" in may(t)
    assert knights_of(t, RED) == {8: "basic", 12: "basic"}
    assert knights_of(t, BLUE) == {28: "strong"}
    assert_sound(t)


@pytest.mark.article("6.J.c#1", "6.J.c#4", "card-deserter")
def test_the_deserter_is_played_even_if_no_own_knight_can_be_placed() -> None:
    """Red has no piece left in the one case, and no free node at a road in the other."""
    no_piece = table(
        "red roads: 8-12-17-23", "red knights: 8 12", "red strong: 17 23", "red progress: deserter",
        "blue roads: 28-34", "blue strong: 28",
    )  # fmt: skip
    no_place = table(
        "red settlement: 8", "red roads: 8-12", "red knights: 12", "red progress: deserter",
        "blue roads: 28-34", "blue strong: 28",
    )  # fmt: skip
    for t in (no_piece, no_place):
        before = knights_of(t, RED)
        t.do(f"deserter {BLUE}")
        t.do("dismiss 28")
        assert t.actors() == [RED]
        assert (knights_of(t, RED), knights_of(t, BLUE)) == (before, {})
        assert supply(t, BLUE, KNIGHT + STRONG) == 2
        assert_sound(t)


@pytest.mark.article("knights-examples#18", "6.J.c#3", "card-deserter")
@pytest.mark.parametrize("star", ["", "*"])
def test_without_an_equal_piece_a_basic_knight_is_placed(star: str) -> None:
    t = table(
        "red roads: 8-12-17-23", "red strong: 8 12", "red progress: deserter", "blue roads: 28-34",
        f"blue strong: 28{star}",
    )  # fmt: skip
    t.do(f"deserter {BLUE}")
    t.do("dismiss 28")
    t.do("enlist 17")
    assert knight_at(t, 17) == f"basic{star}"


@pytest.mark.article("knights-examples#19", "card-deserter")
def test_a_mighty_knight_is_placed_without_a_fortress() -> None:
    t = table("red roads: 8-12", "red progress: deserter", "blue roads: 28-34", "blue mighty: 28*")
    assert level(t, RED, "politics") == 0
    t.do(f"deserter {BLUE}")
    t.do("dismiss 28")
    t.do("enlist 12")
    assert knights_of(t, RED) == {12: "mighty*"}
    assert supply(t, RED, KNIGHT + MIGHTY) == 1


@pytest.mark.article("6.J.c#3", "deserter-any-lower")
@pytest.mark.parametrize(("option", "placed"), [("off", "basic"), ("on", "strong")])
def test_a_strong_knight_for_a_mighty_one_is_an_option(option: str, placed: str) -> None:
    t = table(
        "red roads: 8-12-17-23", "red mighty: 8 12", "red progress: deserter", "blue roads: 28-34",
        "blue mighty: 28", options={"deserter_any_lower": option},
    )  # fmt: skip
    t.do(f"deserter {BLUE}")
    t.do("dismiss 28")
    t.do("enlist 17")
    assert knight_at(t, 17) == placed


@pytest.mark.article("6.J.c#4", "deserter-any-lower")
@pytest.mark.parametrize(("option", "places"), [("off", False), ("on", True)])
def test_without_a_basic_piece_only_the_option_finds_a_weaker_one(option: str, places: bool) -> None:
    t = table(
        "red roads: 8-12-17-23-29-34", "red mighty: 8 12", "red knights: 17 23", "red progress: deserter",
        "blue roads: 28-33", "blue mighty: 28", options={"deserter_any_lower": option},
    )  # fmt: skip
    t.do(f"deserter {BLUE}")
    t.do("dismiss 28")
    assert bool(may_with(t, "enlist")) is places


@pytest.mark.article("card-deserter", "knight-actions")
def test_an_active_deserter_may_act_at_once() -> None:
    t = table("red roads: 8-12-17", "red progress: deserter", "blue roads: 28-34", "blue knights: 28*")
    t.do(f"deserter {BLUE}")
    t.do("dismiss 28")
    t.do("enlist 8")
    t.do("move 8 17")
    assert knights_of(t, RED) == {17: "basic"}


@pytest.mark.article("card-deserter", "6.J.c#2")
def test_the_new_knight_may_stand_where_the_other_left() -> None:
    t = table("red roads: 8-12", "red progress: deserter", "blue roads: 12-17", "blue knights: 12")
    t.do(f"deserter {BLUE}")
    t.do("dismiss 12")
    assert may_with(t, "enlist") == {"8", "12"}


@pytest.mark.article("card-deserter", "6.C.e#2")
def test_the_dismissed_piece_is_free_to_be_built_again() -> None:
    t = table("red roads: 8-12", "red progress: deserter", "blue roads: 28-34", "blue knights: 28 34")
    t.do(f"deserter {BLUE}")
    t.do("dismiss 28")
    t.do("enlist 8")
    assert supply(t, BLUE, KNIGHT + BASIC) == 1
    deal(t, BLUE, "ore wool")
    next_turn(t, 1, 2)
    t.do("knight 28")
    assert_sound(t)


@pytest.mark.article("4.M.c#13", "card-deserter", "6.J.c#1")
def test_the_deserter_is_refused_without_a_foreign_knight() -> None:
    nobody = table("red roads: 8-12", "red knights: 8", "red progress: deserter")
    assert why_not(nobody, f"deserter {BLUE}") == ("no_effect", "card-deserter")
    t = table(
        "red roads: 8-12", "red knights: 8", "red progress: deserter", "blue roads: 28-34", "blue knights: 28"
    )
    assert may_with(t, "deserter") == {str(BLUE)}
    assert why_not(t, f"deserter {WHITE}") == ("has_no_knight", "card-deserter")
    assert why_not(t, f"deserter {RED}") == ("only_others", "card-deserter")


# --- constitution ------------------------------------------------------------------------------------


@pytest.mark.article("card-constitution")
@pytest.mark.parametrize(("colour", "player"), [("red", RED), ("blue", BLUE)])
def test_the_constitution_lies_open_at_once_in_anybodys_turn(colour: str, player: int) -> None:
    t = table(f"{colour} levels: politics 1", rolled=False)
    roll(t, 1, 2, "politics")
    everybody = (RED, BLUE, WHITE, NOBODY)
    assert seen_by(t, "drew constitution", *everybody) == ["drew constitution"] * 4
    t.do("drew constitution")
    assert opened_cards(t, player) == {"constitution"}
    assert progress_cards(t, player) == {}
    assert points(t, player) == 1
    assert_sound(t)


@pytest.mark.article("card-constitution", "4.M.f#4", "progress-hand")
def test_the_constitution_does_not_count_among_the_four_cards() -> None:
    t = table("blue levels: politics 1", "blue progress: 4 merchant", rolled=False)
    roll(t, 1, 2, "politics")
    t.do("drew constitution")
    assert t.actors() == [RED]
    assert progress_cards(t, BLUE) == progress("4 merchant")


@pytest.mark.article("card-constitution", "progress-play")
def test_the_constitution_is_never_played() -> None:
    t = table("red opened: constitution")
    with pytest.raises(UnknownAction):
        t.read("constitution")
    assert not {text for text in may(t) if "constitution" in text}


@pytest.mark.article("card-constitution", "thirteen-points", "1.D.a")
def test_the_constitution_wins_the_game_for_the_player_on_turn_alone() -> None:
    won = table("red levels: politics 1", "red defender: 12", rolled=False)
    roll(won, 1, 2, "politics")
    won.do("drew constitution")
    assert won.winner() == RED
    not_yet = table("blue levels: politics 1", "blue defender: 12", rolled=False)
    roll(not_yet, 1, 2, "politics")
    not_yet.do("drew constitution")
    assert not_yet.winner() == NOBODY
    not_yet.do("end")
    assert not_yet.winner() == BLUE


@pytest.mark.article("card-constitution", "2.E.b")
def test_the_constitution_stays_with_its_owner() -> None:
    """It is in no hand and under no deck, so nobody draws or takes it again."""
    t = table("red progress: spy", "blue opened: constitution", "blue levels: politics 1", rolled=False)
    roll(t, 1, 2, "politics")
    assert why_not(t, "drew constitution") == ("not_in_deck", "progress-draw")
    t.do("drew spy")
    t.do(f"spy {BLUE}")
    assert may(t) == {"spy-card spy"}
