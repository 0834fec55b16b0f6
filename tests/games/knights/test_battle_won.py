"""The knights win: the defender of the island, tied defenders who draw, and nobody who loses."""

import pytest

from games.island.table import BLUE, ORANGE, RED, WHITE, may, may_with, refused
from hexhaven.core.game import CHANCE, NOBODY
from hexhaven.games.island.rules.questions import AFTER_ROLL
from hexhaven.games.island.rules.state import Position
from hexhaven.games.knights.rules.state import knights_state
from hexhaven.games.knights.rules.terms import CHOOSE_DECK, FIELD_NAMES, RETURN_CARD

from .table import (
    assert_sound,
    building,
    knights_of,
    opened_cards,
    points,
    progress,
    progress_cards,
    roll,
    table,
)


def landed(*lines: str, on_turn: str = "red", options: dict[str, str] | None = None) -> Position:
    """The barbarians land."""
    t = table(*lines, rolled=False, ship=6, on_turn=on_turn, options=options)
    roll(t, 1, 1, "ship")
    return t


LIMITED = {"defender_cards": "limited"}
TWELVE = [
    "red cities: 3 27 42",
    "red metropolis: trade 3",
    "red metropolis: politics 27",
    "red settlements: 18 47",
]
"""A red player with twelve points."""


def defenders(t: Position) -> list[int]:
    return [int(n) for n in knights_state(t).defenders]


# --- the defender of the island ----------------------------------------------------------------------


@pytest.mark.article("battle-won", "defender")
def test_the_sole_best_defender_gets_a_card_and_a_point() -> None:
    t = landed("red city: 7", "blue settlement: 28", "blue strong: 34*", "white knight: 44*")
    assert defenders(t) == [0, 1, 0, 0]
    assert [points(t, player) for player in range(4)] == [2, 2, 0, 0]
    assert t.waiting_for() == AFTER_ROLL
    assert_sound(t)


@pytest.mark.article("battle-won", "defender")
def test_strength_counts_and_not_the_number_of_knights() -> None:
    t = landed("red city: 7", "red mighty: 51*", "blue knights: 34* 35*")
    assert defenders(t) == [1, 0, 0, 0]


@pytest.mark.article("defender")
def test_one_can_defend_the_island_again_and_again() -> None:
    t = landed("red city: 7", "blue strong: 34*", "blue defender: 2")
    assert defenders(t) == [0, 3, 0, 0]


@pytest.mark.article("4.J.b", "defender", "defender-cards")
@pytest.mark.parametrize(("supply", "won"), [("unlimited", 1), ("limited", 0)])
def test_after_six_cards_the_point_is_given_all_the_same(supply: str, won: int) -> None:
    """Unless the table has agreed that the sixth card is the last."""
    t = landed("red city: 7", "red defender: 6", "blue strong: 34*", options={"defender_cards": supply})
    assert defenders(t) == [6, won, 0, 0]
    assert points(t, BLUE) == won
    assert_sound(t)


@pytest.mark.article("defender-cards")
def test_the_sixth_card_is_given_when_they_are_limited() -> None:
    t = landed(
        "red city: 7",
        "red defender: 3",
        "white defender: 2",
        "blue strong: 34*",
        options=LIMITED,
    )
    assert defenders(t) == [3, 1, 2, 0]


@pytest.mark.article("defender-cards", "battle-won")
def test_limited_cards_do_not_touch_tied_defenders() -> None:
    t = landed(
        "red city: 7",
        "red defender: 6",
        "blue strong: 34*",
        "white strong: 44*",
        options=LIMITED,
    )
    assert t.waiting_for() == CHOOSE_DECK


@pytest.mark.article("4.J.c#1", "battle-won")
def test_nobody_loses_a_city_however_few_knights_were_sent() -> None:
    t = landed("red cities: 7 16", "blue city: 28", "blue mighty: 34*")
    assert [building(t, node) for node in (7, 16, 28)] == ["city"] * 3
    assert t.waiting_for() == AFTER_ROLL


@pytest.mark.article("battle", "4.J.f#1")
def test_the_victors_rest_too() -> None:
    t = landed("red city: 7", "red knights: 51*", "blue strong: 34*", "white mighty: 44")
    assert [knights_of(t, player) for player in (RED, BLUE, WHITE)] == [
        {51: "basic"}, {34: "strong"}, {44: "mighty"},
    ]  # fmt: skip


@pytest.mark.article("defender", "thirteen-points")
def test_the_defenders_point_can_win_the_game() -> None:
    t = landed(*TWELVE, "red mighty: 51*")
    assert t.winner() == RED


@pytest.mark.article("defender", "thirteen-points", "1.D.c")
def test_in_a_foreign_turn_the_thirteenth_point_has_to_wait() -> None:
    t = landed(*TWELVE, "red mighty: 51*", on_turn="orange")
    assert (points(t, RED), t.winner()) == (13, NOBODY)
    t.do("end")
    assert t.winner() == RED


# --- several equally good ----------------------------------------------------------------------------


@pytest.mark.article("battle-won", "progress-draw")
@pytest.mark.parametrize(
    ("on_turn", "order"),
    [
        ("red", [RED, BLUE, ORANGE]),
        ("blue", [BLUE, ORANGE, RED]),
        ("white", [ORANGE, RED, BLUE]),
        ("orange", [ORANGE, RED, BLUE]),
    ],
)
def test_tied_defenders_draw_from_a_deck_of_their_choice(on_turn: str, order: list[int]) -> None:
    t = landed(
        "red city: 7",
        "red strong: 51*",
        "blue knights: 34* 35*",
        "white knight: 44*",
        "orange strong: 25*",
        on_turn=on_turn,
    )
    seen = []
    for deck, card in [("trade", "merchant"), ("politics", "spy"), ("science", "crane")]:
        seen.append(int(t.actor()))
        assert may(t) == {f"deck {field}" for field in FIELD_NAMES}
        t.do(f"deck {deck}")
        assert t.actor() == CHANCE
        t.do(f"drew {card}")
    assert seen == order
    assert t.waiting_for() == AFTER_ROLL
    assert defenders(t) == [0, 0, 0, 0]
    assert progress_cards(t, order[0]) == progress("merchant")
    assert progress_cards(t, WHITE) == {}
    assert_sound(t)


@pytest.mark.article("battle-won")
def test_no_improvement_is_needed_to_draw() -> None:
    t = landed("red city: 7", "red knight: 51*", "blue knight: 34*")
    t.do("deck science")
    assert {t.write(action).split()[0] for action, _ in t.chances()} == {"drew"}
    t.do("drew alchemist")
    assert progress_cards(t, RED) == progress("alchemist")


@pytest.mark.article("4.J.g", "battle-won")
@pytest.mark.parametrize(("deck", "card"), [("politics", "constitution"), ("science", "printer")])
def test_a_victory_point_card_drawn_after_a_tie_counts(deck: str, card: str) -> None:
    t = landed("white city: 7", "red knight: 51*", "blue knight: 34*")
    t.do(f"deck {deck}")
    t.do(f"drew {card}")
    assert opened_cards(t, RED) == {card}
    assert points(t, RED) == 1
    assert defenders(t) == [0, 0, 0, 0]


@pytest.mark.article("battle-won", "4.M.f#1")
def test_a_fifth_card_goes_back_before_the_next_defender_draws() -> None:
    t = landed(
        "red city: 7", "blue knight: 34*", "orange knight: 25*", "blue progress: 4 merchant", on_turn="red"
    )
    t.do("deck politics")
    t.do("drew spy")
    assert (t.actor(), t.waiting_for()) == (BLUE, RETURN_CARD)
    t.do("return spy")
    assert (t.actor(), t.waiting_for()) == (ORANGE, CHOOSE_DECK)


@pytest.mark.article("4.M.e#1", "battle-won")
def test_an_empty_deck_cannot_be_chosen() -> None:
    t = landed("white city: 7", "red knight: 51*", "blue knight: 34*", "orange hoard: trade")
    assert may_with(t, "deck") == {"politics", "science"}
    assert refused(t, "deck trade").reason == "deck_empty"


@pytest.mark.article("4.M.e#1", "battle-won")
def test_with_all_decks_empty_there_is_nothing_to_draw() -> None:
    hoards = [f"orange hoard: {field}" for field in FIELD_NAMES]
    t = landed("white city: 7", "red knight: 51*", "blue knight: 34*", *hoards)
    assert t.waiting_for() == AFTER_ROLL
    last = landed(
        "white city: 7",
        "red knight: 51*",
        "blue knight: 34*",
        *hoards[1:],
        "orange hoard: trade but merchant",
    )
    last.do("deck trade")
    last.do("drew merchant")
    assert last.waiting_for() == AFTER_ROLL  # nothing is left for blue
    assert_sound(last)


@pytest.mark.article("battle-won", "battle")
def test_nothing_against_nothing_is_won_by_everybody() -> None:
    """No city and no active knight: nought is as strong as nought, and all are equally good."""
    t = landed("red settlement: 7")
    order = []
    while t.waiting_for() == CHOOSE_DECK:
        order.append(int(t.actor()))
        t.do("deck trade")
        t.do("drew merchant")
    assert order == [RED, BLUE, WHITE, ORANGE]


@pytest.mark.article("battle-won", "knights-turn")
def test_the_choice_of_a_deck_comes_before_everything_else() -> None:
    t = landed("red city: 7", "red hand: 4 ore", "red knight: 51*", "blue knight: 34*")
    assert refused(t, "bank ore for wool").reason == "deck_first"
    assert refused(t, "deck trade", BLUE).reason == "not_your_turn"
