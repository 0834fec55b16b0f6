"""When progress cards are played, what comes of them, and when they are refused."""

import pytest

from games.island.table import BLUE, RED, WHITE, hand, may, may_with, refused, supply
from hexhaven.core.game import CHANCE, NOBODY, UnknownAction
from hexhaven.games.island.rules.state import Position
from hexhaven.games.knights.rules.rows import ROWS
from hexhaven.games.knights.rules.terms import PROGRESS_NAMES

from .acting import why_not
from .table import (
    assert_sound,
    building,
    cards,
    level,
    opened_cards,
    points,
    progress_cards,
    roll,
    table,
    under_deck,
)

POINT_CARDS = ("constitution", "printer")
# A position in which every card has an effect, and one use of each.
RICH = (
    "red city: 8", "red settlements: 20 28", "red roads: 8-12-17 20-25-31",
    "red knights: 12 17", "red hand: 2 ore grain wool", "red levels: politics 1",
    "blue city: 40", "blue settlement: 2", "blue roads: 25-19-24 2-6", "blue knights: 25",
    "blue hand: 3 coin 3 ore", "blue progress: spy", "blue merchant: 14", "blue defender: 1",
)  # fmt: skip
# A card is played by its name; some name something else, too. The alchemist comes before the roll.
PLAYED = {row.name: row.name for row in ROWS if not row.points and row.name != "alchemist"}
USES = PLAYED | {
    "merchant": "merchant 0",
    "merchant-fleet": "merchant-fleet ore",
    "master-merchant": "master-merchant 1",
    "trade-monopoly": "trade-monopoly coin",
    "resource-monopoly": "resource-monopoly ore",
    "bishop": "bishop 13",
    "diplomat": "diplomat 2-6",
    "intrigue": "intrigue 25",
    "spy": "spy 1",
    "deserter": "deserter 1",
    "crane": "crane trade",
    "inventor": "inventor 2 8",
    "engineer": "engineer 8",
    "medicine": "medicine 20",
    "smith": "smith 12",
}


def rich(cards: str, rolled: bool = True) -> Position:
    return table(*RICH, f"red progress: {cards}", rolled=rolled, attacks=1)


# --- the right moment --------------------------------------------------------------------------------


@pytest.mark.article("progress-play", "4.M.a")
def test_every_card_but_three_is_played_after_the_roll() -> None:
    assert {*USES, "alchemist", *POINT_CARDS} == set(PROGRESS_NAMES)


@pytest.mark.article("progress-play", "4.M.a")
@pytest.mark.parametrize("card", USES)
def test_before_the_roll_a_card_is_refused_and_after_it_allowed(card: str) -> None:
    before = rich(card, rolled=False)
    assert why_not(before, USES[card]) == ("roll_first", "knights-turn")
    assert may(before) == {"roll"}
    after = rich(card)
    assert USES[card] in may(after)
    after.do(USES[card])
    assert_sound(after)


@pytest.mark.article("progress-play", "2.E.b#2")
@pytest.mark.parametrize("card", USES)
def test_a_played_card_lies_under_its_deck_at_once(card: str) -> None:
    t = rich(card)
    t.do(USES[card])
    assert progress_cards(t, RED) == {}
    assert [*under_deck(t, "trade"), *under_deck(t, "politics"), *under_deck(t, "science")] == [card]


@pytest.mark.article("progress-play", "4.M.g#1")
@pytest.mark.parametrize("card", USES)
def test_nobody_plays_a_card_in_somebody_elses_turn(card: str) -> None:
    t = table(*RICH, f"white progress: {card}", attacks=1)
    assert refused(t, USES[card], WHITE).reason == "not_your_turn"


@pytest.mark.article("progress-play", "4.M.g#1")
def test_a_card_drawn_in_another_turn_waits_for_the_own_one() -> None:
    t = table("blue city: 8", "blue levels: science 1", rolled=False)
    roll(t, 1, 1, "science")
    t.do("drew engineer")
    assert refused(t, "engineer 8", BLUE).reason == "not_your_turn"
    t.do("end")
    assert why_not(t, "engineer 8") == ("roll_first", "knights-turn")
    roll(t, 1, 1)
    t.do("engineer 8")


@pytest.mark.article("progress-play", "4.M.a")
def test_any_number_of_cards_is_played_in_one_turn_even_fresh_ones() -> None:
    t = table("red city: 8", "red levels: science 1", "red progress: 2 mining", rolled=False)
    roll(t, 1, 1, "science")
    t.do("drew engineer")
    for text in ("mining", "engineer 8", "mining"):
        t.do(text)
    assert hand(t, RED) == cards("4 ore wool cloth")  # and what the two brought
    assert under_deck(t, "science") == ["mining", "engineer", "mining"]


@pytest.mark.article("progress-play")
def test_a_card_must_be_held() -> None:
    t = table("red city: 8")
    for text in ("mining", "merchant 0", "warlord", "engineer 8"):
        assert why_not(t, text) == ("card_not_held", "progress-play")


# --- trade -------------------------------------------------------------------------------------------


@pytest.mark.article("4.M.b")
@pytest.mark.parametrize("card", PROGRESS_NAMES)
def test_progress_cards_are_no_goods(card: str) -> None:
    t = table("red hand: ore", f"red progress: {card}" if card not in POINT_CARDS else "red hand: wool")
    for text in (f"offer {card} for ore", f"offer ore for {card}", f"bank {card} for ore"):
        with pytest.raises(UnknownAction):
            t.read(text)
    with pytest.raises(UnknownAction):
        t.read(f"propose {card} for ore")


# --- without effect ----------------------------------------------------------------------------------


@pytest.mark.article("4.M.c")
@pytest.mark.parametrize("card", sorted(set(USES) - {"merchant-fleet", "inventor"}))
def test_on_an_empty_island_hardly_a_card_has_an_effect(card: str) -> None:
    """Only fleet and inventor do; harbour and monopolies may be tried (14)."""
    t = table(f"red progress: {card}")
    if card in ("trade-monopoly", "resource-monopoly"):
        assert USES[card] in may(t)
        return
    assert may_with(t, card) == set()
    no_effect = ("robber_locked", "robber-lock") if card == "bishop" else ("no_effect", f"card-{card}")
    assert why_not(t, USES[card]) == no_effect
    assert progress_cards(t, RED) == {card: 1}


@pytest.mark.article("4.M.c#14")
def test_what_depends_on_hidden_hands_may_be_tried() -> None:
    t = table("red hand: ore", "red progress: commercial-harbour trade-monopoly resource-monopoly")
    t.do("commercial-harbour")
    t.do("trade-monopoly coin")
    t.do("resource-monopoly ore")
    assert hand(t, RED) == cards("ore")
    assert progress_cards(t, RED) == {}


@pytest.mark.article("4.M.c#1")
def test_a_crane_needs_a_level_that_can_be_bought() -> None:
    levels = "red levels: trade 1 politics 1 science 1"
    assert "crane" in {text.split()[0] for text in may(table("red city: 8", "red progress: crane"))}
    poor = table("red city: 8", levels, "red progress: crane")
    assert why_not(poor, "crane trade") == ("no_effect", "card-crane")
    table("red city: 8", levels, "red hand: cloth", "red progress: crane").do("crane trade")
    finished = table(
        "red city: 8", "red metropolis: trade 8", "red levels: trade 5 politics 3 science 3",
        "red hand: 6 coin 6 paper 6 cloth", "red progress: crane",
    )  # fmt: skip
    assert why_not(finished, "crane politics") == ("no_effect", "card-crane")


@pytest.mark.article("4.M.c#6")
def test_an_engineer_needs_a_city_and_a_wall() -> None:
    t = table("red cities: 8 20", "red walls: 8", "red progress: engineer")
    assert may_with(t, "engineer") == {"20"}
    done = table("red cities: 8 20", "red walls: 8 20", "red progress: engineer")
    assert why_not(done, "engineer 20") == ("no_effect", "card-engineer")


@pytest.mark.article("4.M.c#12")
def test_road_building_needs_a_road_and_a_place() -> None:
    walled_up = table(
        "red settlement: 0",
        "blue roads: 3-0-4",
        "red progress: road-building",
    )
    assert why_not(walled_up, "road-building") == ("no_effect", "card-road-building")
    used_up = table(
        "red settlement: 8", "red roads: 8-12-17-23-29-35-40-45-49-53-50-46-41-36-31-37",
        "red progress: road-building",
    )  # fmt: skip
    assert supply(used_up, RED, 0) == 0
    assert why_not(used_up, "road-building") == ("no_effect", "card-road-building")


@pytest.mark.article("4.M.c#15", "robber-lock")
def test_the_bishop_waits_for_the_barbarians() -> None:
    locked = table("red progress: bishop", "blue settlement: 8", "blue hand: ore")
    assert why_not(locked, "bishop 0") == ("robber_locked", "robber-lock")
    free = table("red progress: bishop", "blue settlement: 8", "blue hand: ore", attacks=1)
    assert "bishop 0" in may(free)


@pytest.mark.article("4.M.c#15")
@pytest.mark.parametrize(("card", "n"), [("wedding", 1), ("master-merchant", 1), ("saboteur", 2)])
def test_hands_too_small_to_take_from_make_a_card_useless(card: str, n: int) -> None:
    few = table("blue city: 8", f"blue hand: {n - 1} ore", f"red progress: {card}")
    assert why_not(few, USES[card]) == ("no_effect", f"card-{card}")
    enough = table("blue city: 8", f"blue hand: {n} ore", f"red progress: {card}")
    assert USES[card] in may(enough)


# --- at once and completely --------------------------------------------------------------------------


@pytest.mark.article("4.M.g#2", "card-road-building")
def test_both_free_roads_come_before_anything_else() -> None:
    t = table(
        "red settlement: 8", "red roads: 8-12", "red hand: 2 brick 2 lumber wool grain",
        "red progress: road-building mining",
    )  # fmt: skip
    t.do("road-building")
    t.do("free-road 12-17")
    for text in ("settlement 17", "road 17-22", "mining", "end"):
        assert why_not(t, text)[0] != "no_effect"
        assert text not in may(t)
    t.do("free-road 17-22")
    t.do("settlement 17")
    assert building(t, 17) == "settlement"


@pytest.mark.article("7.C.a#2", "progress-play")
@pytest.mark.parametrize(
    ("card", "question"),
    [("smith", "forge"), ("spy", "spy-card"), ("master-merchant", "loot"), ("road-building", "free-road")],
)
def test_no_second_card_before_the_first_is_carried_out(card: str, question: str) -> None:
    t = rich(f"{card} mining")
    t.do(USES[card])
    assert {text.split()[0] for text in may(t)} <= {question, "waive"}
    refused(t, "mining")
    refused(t, "end")


@pytest.mark.article("7.C.a#1", "card-crane")
def test_two_cranes_do_not_lift_one_improvement() -> None:
    lines = ("red city: 8", "red levels: trade 1 politics 1 science 3", "red progress: 2 crane")
    short = table(*lines, "red hand: 2 paper")
    assert why_not(short, "crane science") == ("no_effect", "card-crane")
    t = table(*lines, "red hand: 3 paper")
    t.do("crane science")
    assert level(t, RED, "science") == 4
    assert hand(t, RED) == {}
    assert progress_cards(t, RED) == {"crane": 1}


@pytest.mark.article("7.C.b#1", "card-crane")
def test_one_crane_makes_one_improvement_cheaper() -> None:
    t = table("red city: 8", "red levels: science 1", "red hand: 4 paper", "red progress: crane")
    t.do("crane science")  # level two for one paper
    assert hand(t, RED) == cards("3 paper")
    t.do("improve science")  # level three for three
    assert hand(t, RED) == {}
    poor = table("red city: 8", "red levels: science 1", "red hand: 3 paper", "red progress: crane")
    poor.do("crane science")
    assert why_not(poor, "improve science") == ("too_few_commodities", "improvements")


@pytest.mark.article("7.C.b#2", "card-crane")
def test_two_cranes_make_two_improvements_cheaper() -> None:
    t = table("red city: 8", "red levels: science 1", "red hand: 3 paper", "red progress: 2 crane")
    t.do("crane science")
    t.do("crane science")
    assert level(t, RED, "science") == 3
    assert hand(t, RED) == {}


# --- worked examples that touch other hands ----------------------------------------------------------


@pytest.mark.article("knights-examples#16", "card-saboteur")
def test_nine_cards_lose_four_to_a_saboteur() -> None:
    t = table("red settlement: 20", "blue settlement: 8", "blue hand: 9 ore", "red progress: saboteur")
    t.do("saboteur")
    for _ in range(4):
        t.do("discard ore", BLUE)
    assert hand(t, BLUE) == cards("5 ore")
    assert "end" in may(t)


@pytest.mark.article("knights-examples#17", "card-wedding")
def test_the_only_card_is_given_at_a_wedding() -> None:
    t = table("blue settlement: 8", "blue hand: ore", "red progress: wedding")
    t.do("wedding")
    t.do("give ore", BLUE)
    assert hand(t, RED) == cards("ore")
    assert "end" in may(t)


# --- victory point cards and the end -----------------------------------------------------------------


def tied_defenders(on_turn: str) -> Position:
    """The barbarians have just been beaten by red and blue alike, who have twelve points each."""
    t = table(
        "red city: 8", "red defender: 10", "red roads: 8-12", "red knights: 12*",
        "blue city: 40", "blue defender: 10", "blue roads: 40-45", "blue knights: 45*",
        on_turn=on_turn, rolled=False, ship=6,
    )  # fmt: skip
    roll(t, 1, 1, "ship")
    return t


@pytest.mark.article("1.D.a#3", "4.J.g")
@pytest.mark.parametrize("on_turn", ["white", "orange"])
def test_two_who_reach_thirteen_in_another_turn_wait_for_their_own(on_turn: str) -> None:
    t = tied_defenders(on_turn)
    for text in ("deck science", "drew printer", "deck politics", "drew constitution"):
        t.do(text)
    assert (points(t, RED), points(t, BLUE)) == (13, 13)
    while t.turn != RED:
        assert t.winner() == NOBODY
        if "roll" in may(t):
            roll(t, 1, 1)
        t.do("end")
    assert t.winner() == RED


@pytest.mark.article("1.D.a#3", "4.J.g")
def test_of_two_who_reach_thirteen_the_one_on_turn_wins_at_once() -> None:
    t = tied_defenders("blue")
    t.do("deck politics")
    t.do("drew constitution")
    assert t.winner() == BLUE
    assert t.actor() == NOBODY


@pytest.mark.article("1.D.a#3")
def test_a_later_player_who_reaches_thirteen_first_waits_for_the_one_on_turn() -> None:
    """Red is on turn and draws first, but no victory point; blue has thirteen then and has not won."""
    t = tied_defenders("red")
    for text in ("deck science", "drew mining", "deck science", "drew printer"):
        t.do(text)
    assert points(t, BLUE) == 13
    assert t.winner() == NOBODY
    t.do("end")
    assert t.winner() == BLUE


@pytest.mark.article("2.E.b#2", "progress-hand")
def test_a_victory_point_card_stays_open_and_never_goes_back() -> None:
    t = table("red opened: printer", "blue hoard: science", "red levels: science 1", rolled=False)
    roll(t, 1, 1, "science")  # nothing is left to draw
    assert opened_cards(t, RED) == {"printer"}
    assert under_deck(t, "science") == []
    assert "end" in may(t)


@pytest.mark.article("2.E.b#2", "4.M.f#2")
def test_a_played_card_can_be_drawn_again() -> None:
    t = table(
        "red settlement: 8", "red progress: mining", "red opened: printer", "blue hoard: science",
        "blue levels: science 1",
    )  # fmt: skip
    t.do("mining")
    t.do("end")
    t.do("roll")
    t.do("rolled 1 1 science")
    assert may(t, CHANCE) == {"drew mining"}
    t.do("drew mining")
    assert progress_cards(t, BLUE)["mining"] == 2
    assert under_deck(t, "science") == []
    assert_sound(t)
