"""Development cards: buying, timing, knights and the largest army, and the three progress cards."""

import pytest

from hexhaven.core.game import CHANCE, NOBODY, UnknownAction
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import CARD_KINDS, DEVELOPMENT_NAMES
from hexhaven.games.island.rules.view import look

from .table import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    assert_sound,
    bank,
    cards,
    development_cards,
    hand,
    may,
    may_with,
    next_turn,
    refused,
    roll,
    table,
)

PRICE = "ore wool grain"
ALL_KINDS = ["knight", "road-building", "invention", "monopoly"]
PLAYED = {"monopoly": "monopoly ore"}  # the words with which a kind is played, where the name is not enough


def opened(p: Position, player: int) -> dict[str, int]:
    """The development cards a player has played."""
    counts = [int(n) for n in p.opened[player * CARD_KINDS :][:CARD_KINDS]]
    return {kind: n for kind, n in zip(DEVELOPMENT_NAMES, counts, strict=True) if n > 0}


# --- buying ------------------------------------------------------------------------------------------


@pytest.mark.article("development-cards")
def test_the_deck_has_14_knights_6_progress_cards_and_5_points() -> None:
    t = table(f"red hand: {PRICE}")
    t.do("buy")
    assert t.actor() == CHANCE
    weights = {t.write(action): weight for action, weight in t.chances()}
    assert weights == {
        "drew knight": 14,
        "drew road-building": 2,
        "drew invention": 2,
        "drew monopoly": 2,
        "drew victory-point": 5,
    }


@pytest.mark.article("development-cards", "secrets")
def test_only_the_buyer_sees_the_card() -> None:
    t = table(f"red hand: {PRICE}")
    t.do("buy")
    card = t.read("drew monopoly")
    assert [t.write(card, viewer) for viewer in range(4)] == ["drew monopoly", "drew ?", "drew ?", "drew ?"]
    t.do("drew monopoly")
    assert development_cards(t, RED) == {"monopoly": 1}
    assert t.cards_held[RED] == 1
    assert t.deck_size == 24


@pytest.mark.article("development-cards")
def test_nobody_chooses_the_card_that_is_drawn() -> None:
    t = table(f"red hand: {PRICE}", "blue cards: 2 monopoly")
    t.do("buy")
    assert refused(t, "drew knight", RED).reason == "not_your_turn"
    assert refused(t, "drew monopoly", CHANCE).reason == "not_in_deck"


@pytest.mark.article("development-cards", "building")
def test_any_number_of_cards_may_be_bought_in_a_turn() -> None:
    t = table("red hand: 3 ore 3 wool 3 grain")
    for _ in range(3):
        t.do("buy")
        t.do("drew knight")
    assert development_cards(t, RED) == {"knight": 3}
    assert_sound(t)


@pytest.mark.article("development-cards", "2.E.b#1")
def test_an_empty_deck_sells_nothing() -> None:
    t = table(
        "white cards: 14 knight 2 road-building 2 invention 2 monopoly 5 victory-point", f"red hand: {PRICE}"
    )
    refusal = refused(t, "buy")
    assert (refusal.reason, refusal.article) == ("deck_empty", "2.E.b")


# --- timing ------------------------------------------------------------------------------------------


@pytest.mark.article("2.E.a#1", "development-cards", "turn")
@pytest.mark.parametrize("rolled", [False, True], ids=["before the roll", "after the roll"])
@pytest.mark.parametrize("kind", ALL_KINDS)
def test_every_kind_may_be_played_before_or_after_the_roll(kind: str, rolled: bool) -> None:
    t = table("red settlement: 8", f"red cards: {kind}", "blue hand: 2 ore", rolled=rolled)
    t.do(PLAYED.get(kind, kind))
    assert development_cards(t, RED) == {}
    assert opened(t, RED) == {kind: 1}


@pytest.mark.article("2.E.a#1", "2.E.a#2")
def test_a_card_before_the_roll_is_the_one_card_of_the_turn() -> None:
    t = table("red cards: 2 monopoly", rolled=False)
    t.do("monopoly ore")
    assert refused(t, "monopoly wool").reason == "one_card_a_turn"
    roll(t, 2)
    assert refused(t, "monopoly wool").article == "2.E.a"


@pytest.mark.article("2.E.a#2", "progress-cards")
@pytest.mark.parametrize("second", ALL_KINDS)
def test_a_second_card_in_a_turn_is_refused(second: str) -> None:
    t = table("red settlement: 8", "red cards: 2 knight road-building invention monopoly", robber=4)
    t.do("knight")
    t.do("robber 16")
    assert refused(t, PLAYED.get(second, second)).reason == "one_card_a_turn"


@pytest.mark.article("2.E.a#3", "development-cards")
@pytest.mark.parametrize("kind", ALL_KINDS)
def test_a_card_bought_this_turn_waits_for_the_next(kind: str) -> None:
    t = table("red settlement: 8", f"red hand: {PRICE}", "blue hand: ore")
    t.do("buy")
    t.do(f"drew {kind}")
    text = PLAYED.get(kind, kind)
    refusal = refused(t, text)
    assert (refusal.reason, refusal.article) == ("bought_this_turn", "2.E.a")
    for _ in range(3):
        next_turn(t, 2)
    t.do("end")
    t.do(text)
    assert opened(t, RED) == {kind: 1}


@pytest.mark.article("2.E.a#3")
def test_an_older_card_of_the_same_kind_may_be_played() -> None:
    t = table(f"red hand: {PRICE}", "red cards: knight")
    t.do("buy")
    t.do("drew knight")
    t.do("knight")
    t.do("robber 4")
    assert development_cards(t, RED) == {"knight": 1}


@pytest.mark.article("2.E.a", "development-cards")
@pytest.mark.parametrize("kind", ALL_KINDS)
def test_a_card_one_does_not_hold_cannot_be_played(kind: str) -> None:
    t = table("blue cards: knight road-building invention monopoly", "red settlement: 8")
    assert refused(t, PLAYED.get(kind, kind)).reason == "card_not_held"


@pytest.mark.article("2.E.a", "turn")
@pytest.mark.parametrize("kind", ALL_KINDS)
def test_cards_are_played_only_in_the_own_turn(kind: str) -> None:
    t = table(f"blue cards: {kind}", "blue settlement: 8")
    refusal = refused(t, PLAYED.get(kind, kind), BLUE)
    assert (refusal.reason, refusal.article) == ("not_your_turn", "2.E.a")


@pytest.mark.article("2.E.b#1", "progress-cards")
def test_played_progress_cards_leave_the_game() -> None:
    t = table("red settlement: 8", "red cards: monopoly", f"red hand: {PRICE}")
    assert t.deck_size == 24
    t.do("monopoly brick")
    assert t.deck_size == 24
    t.do("buy")
    assert {t.write(action): weight for action, weight in t.chances()}["drew monopoly"] == 1


# --- knights and the largest army --------------------------------------------------------------------


@pytest.mark.article("knight", "robber")
def test_a_knight_moves_the_robber_and_steals() -> None:
    """Rule book, "Knight": the robber goes from the mountains to a forest, and a card is drawn there."""
    t = table("red cards: knight", "blue settlement: 17", "blue hand: wool", robber=13)
    t.do("knight")
    t.do("robber 8")
    t.do("stole wool")
    assert hand(t, RED) == cards("wool")


@pytest.mark.article("knight")
def test_the_robber_moves_at_once() -> None:
    t = table("red cards: knight", rolled=False)
    t.do("knight")
    assert {text.split()[0] for text in may(t)} == {"robber"}
    assert refused(t, "roll").reason == "robber_first"
    t.do("robber 4")
    assert may_with(t, "roll") == {""}


@pytest.mark.article("2.I.a", "knight")
def test_a_played_knight_stays_open_before_its_owner() -> None:
    t = table("red cards: knight")
    t.do("knight")
    t.do("robber 4")
    next_turn(t, 2)
    assert opened(t, RED) == {"knight": 1}
    assert opened(look(t, WHITE).position(), RED) == {"knight": 1}


@pytest.mark.article("largest-army", "2.I.a", "victory-points")
def test_the_third_open_knight_brings_the_largest_army_and_two_points() -> None:
    t = table("red knights: 2", "red cards: knight")
    assert t.largest_army == NOBODY
    t.do("knight")
    assert t.largest_army == RED
    assert t.points()[RED] == 2


@pytest.mark.article("largest-army")
def test_an_equal_army_is_not_enough_and_a_larger_one_takes_the_card() -> None:
    t = table("blue knights: 3", "red knights: 2", "red cards: 2 knight")
    t.do("knight")
    assert t.largest_army == BLUE
    t.do("robber 4")
    for _ in range(4):
        next_turn(t, 2)
    t.do("knight")
    assert t.largest_army == RED
    assert t.points() == [2, 0, 0, 0]
    assert_sound(t)


@pytest.mark.article("2.K.a", "largest-army", "end-of-game")
def test_knights_in_hand_do_not_count() -> None:
    """Red opens the third knight and wins; blue has one open and three in hand."""
    t = table(
        "red cities: 7 8 9 10",
        "red knights: 2",
        "red cards: knight",
        "blue knights: 1",
        "blue cards: 3 knight",
    )
    t.do("knight")
    assert t.largest_army == RED
    assert t.winner() == RED


# --- progress cards ----------------------------------------------------------------------------------


@pytest.mark.article("progress-cards", "2.H.a", "road")
def test_road_building_lays_two_roads_free_of_charge() -> None:
    t = table("red settlement: 8", "red cards: road-building")
    t.do("road-building")
    assert may_with(t, "free-road") == {"4-8", "8-12", "8-13"}
    assert refused(t, "end").reason == "free_road_first"
    assert refused(t, "free-road 17-22").reason == "road_not_joined"
    t.do("free-road 8-12")
    t.do("free-road 12-17")  # the second may follow the first
    assert may_with(t, "end") == {""}
    assert t.route_length[RED] == 2


@pytest.mark.article("2.H.a", "combined-phases", "trade")
def test_road_building_does_not_end_trading() -> None:
    t = table("red settlement: 8", "red cards: road-building", "red hand: 4 ore wool", "blue hand: grain")
    t.do("road-building")
    t.do("free-road 8-12")
    t.do("free-road 12-17")
    t.do("bank ore for brick")
    t.do("offer wool for grain to 1")
    t.do("accept", BLUE)
    t.do("trade 1")
    assert hand(t, RED) == cards("brick grain")


@pytest.mark.article("progress-cards", "pieces")
def test_with_one_road_left_road_building_lays_one() -> None:
    t = table("red roads: 0-3-7-11-16-21-27-33-38-43-47-51-48-52-49", "red cards: road-building")
    t.do("road-building")
    t.do("free-road 49-53")
    assert may_with(t, "end") == {""}


@pytest.mark.article("progress-cards")
def test_with_one_place_left_road_building_lays_one() -> None:
    """Red sits in a corner of the island, and the ways on are taken by others."""
    t = table(
        "red settlement: 0",
        "red road: 0-3",
        "blue roads: 3-7 1-4",
        "white road: 4-8",
        "red cards: road-building",
    )
    t.do("road-building")
    assert may_with(t, "free-road") == {"0-4"}
    t.do("free-road 0-4")
    assert may_with(t, "end") == {""}


@pytest.mark.article("progress-cards")
def test_road_building_without_any_road_is_refused() -> None:
    t = table("red roads: 0-3-7-11-16-21-27-33-38-43-47-51-48-52-49-53", "red cards: road-building")
    refusal = refused(t, "road-building")
    assert (refusal.reason, refusal.article) == ("no_effect", "progress-cards")
    t = table("red cards: road-building")
    assert refused(t, "road-building").reason == "no_effect"


@pytest.mark.article("progress-cards", "longest-road", "end-of-game")
def test_the_first_free_road_may_win_the_game() -> None:
    t = table("red cities: 7 8 9 10", "red roads: 16-21-27-33-38", "red cards: road-building")
    t.do("road-building")
    t.do("free-road 38-43")
    assert t.winner() == RED
    assert t.actor() == NOBODY


@pytest.mark.article("progress-cards", "bank")
@pytest.mark.parametrize("takes", [["ore", "ore"], ["ore", "wool"]])
def test_invention_takes_two_cards_equal_or_different(takes: list[str]) -> None:
    t = table("red cards: invention", "red settlement: 8")
    t.do("invention")
    assert refused(t, "end").reason == "take_first"
    for card in takes:
        t.do(f"take {card}")
    assert hand(t, RED) == cards(" ".join(takes))
    assert may_with(t, "end") == {""}


@pytest.mark.article("progress-cards", "building")
def test_invented_cards_may_be_built_with_at_once() -> None:
    t = table("red cards: invention", "red settlement: 8")
    t.do("invention")
    t.do("take brick")
    t.do("take lumber")
    t.do("road 8-12")


BANK_OF_ONE_ORE = (
    "white hand: 19 brick 19 lumber 19 wool",
    "orange hand: 19 grain 18 ore",
)


@pytest.mark.article("progress-cards", "bank")
def test_invention_takes_what_a_nearly_empty_bank_still_holds() -> None:
    t = table(*BANK_OF_ONE_ORE, "red cards: invention")
    t.do("invention")
    assert may_with(t, "take") == {"ore"}
    assert refused(t, "take wool").reason == "bank_empty"
    t.do("take ore")
    assert hand(t, RED) == cards("ore")
    assert may_with(t, "end") == {""}


@pytest.mark.article("progress-cards", "bank")
def test_invention_takes_two_of_the_kind_that_is_left() -> None:
    t = table(
        "white hand: 19 brick 19 lumber 19 wool", "orange hand: 19 grain 17 ore", "red cards: invention"
    )
    t.do("invention")
    t.do("take ore")
    t.do("take ore")
    assert bank(t)["ore"] == 0


@pytest.mark.article("progress-cards", "bank")
def test_invention_from_an_empty_bank_is_refused() -> None:
    t = table(*BANK_OF_ONE_ORE, "red hand: ore", "red cards: invention")
    assert refused(t, "invention").reason == "no_effect"


@pytest.mark.article("progress-cards")
def test_monopoly_takes_every_card_of_a_kind() -> None:
    t = table("red cards: monopoly", "red hand: wool", "blue hand: 3 wool ore", "orange hand: wool")
    t.do("monopoly wool")
    assert hand(t, RED) == cards("5 wool")
    assert hand(t, BLUE) == cards("ore")
    assert hand(t, WHITE) == hand(t, ORANGE) == {}
    assert_sound(t)


@pytest.mark.article("progress-cards")
def test_monopoly_may_bring_nothing_at_all() -> None:
    t = table("red cards: monopoly", "blue hand: 3 wool")
    t.do("monopoly ore")
    assert hand(t, RED) == {}
    assert development_cards(t, RED) == {}


# --- victory points ----------------------------------------------------------------------------------


@pytest.mark.article("victory-point-cards", "secrets")
def test_victory_point_cards_are_not_played() -> None:
    t = table("red cards: 2 victory-point")
    with pytest.raises(UnknownAction):
        t.read("victory-point")
    assert {text.split()[0] for text in may(t)} == {"end"}


@pytest.mark.article("2.J.a#1", "victory-point-cards", "end-of-game")
@pytest.mark.parametrize("points", [1, 2, 3])
def test_hidden_points_win_although_a_card_was_played_this_turn(points: int) -> None:
    settlements = ["16", "17", "18"][: 3 - points]
    t = table(
        "red cities: 7 8 9",
        f"red settlements: {' '.join(settlements)}",
        "red road: 21-27",
        f"red cards: monopoly {points} victory-point",
        "red hand: brick lumber wool grain",
    )
    t.do("monopoly ore")
    assert t.winner() == NOBODY
    t.do("settlement 27")
    assert t.winner() == RED
    assert opened(t, RED) == {"monopoly": 1, "victory-point": points}
    assert t.points()[RED] == 10


@pytest.mark.article("2.J.a#2", "2.E.a#3", "victory-point-cards")
def test_points_bought_this_turn_win_at_once() -> None:
    """Eight points, a knight, and then two victory point cards in a row."""
    t = table("red cities: 7 8 9 10", "red cards: knight", "red hand: 2 ore 2 wool 2 grain")
    t.do("knight")
    t.do("robber 16")
    t.do("buy")
    t.do("drew victory-point")
    assert t.winner() == NOBODY
    t.do("buy")
    t.do("drew victory-point")
    assert t.winner() == RED
    assert opened(t, RED) == {"knight": 1, "victory-point": 2}
    assert_sound(t)
