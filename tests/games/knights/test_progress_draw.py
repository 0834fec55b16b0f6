"""Gates and decks: who draws a progress card, from where, and what lies under a deck."""

import pytest

from games.island.table import BLUE, ORANGE, RED, WHITE, hand, may_with, refused
from hexhaven.core.game import CHANCE
from hexhaven.core.rng import Rng
from hexhaven.games.island.rules.questions import AFTER_ROLL
from hexhaven.games.island.rules.state import Position
from hexhaven.games.knights.rules.state import deck_size, knights_state
from hexhaven.games.knights.rules.terms import (
    FIELD_NAMES,
    FIRST_OF_FIELD,
    PROGRESS_COPIES,
    PROGRESS_NAMES,
    RETURN_CARD,
)

from .table import (
    assert_sound,
    cards,
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


def drawer(t: Position) -> int:
    """Who draws the card that chance is asked for."""
    assert t.actor() == CHANCE
    return int(t.number())


# --- who draws ---------------------------------------------------------------------------------------


@pytest.mark.article("progress-draw", "event-die")
@pytest.mark.parametrize("field", FIELD_NAMES)
@pytest.mark.parametrize("red", range(1, 7))
@pytest.mark.parametrize("height", range(6))
def test_the_red_die_and_the_level_decide(field: str, red: int, height: int) -> None:
    """Level one draws on 1 and 2, level two up to 3, and level five on every number."""
    t = table(f"red levels: {field} {height}", rolled=False)
    roll(t, red, 1, field)
    assert (t.actor() == CHANCE) == (height > 0 and red <= height + 1)


@pytest.mark.article("progress-draw", "event-die")
def test_a_gate_concerns_its_own_colour_alone() -> None:
    t = table("red levels: trade 5 politics 5", rolled=False)
    roll(t, 1, 1, "science")
    assert t.waiting_for() == AFTER_ROLL


@pytest.mark.article("progress-draw", "event-die")
def test_a_ship_brings_nobody_a_card() -> None:
    t = table("red levels: trade 5 politics 5", rolled=False)
    roll(t, 1, 1, "ship")
    assert t.waiting_for() == AFTER_ROLL


@pytest.mark.article("knights-examples#5", "progress-draw")
def test_white_six_red_three_yellow_gate() -> None:
    """Blue has the market and the trading house, white only the market. Then the nines yield."""
    t = table("blue levels: trade 2", "white levels: trade 1", "red settlement: 2", rolled=False)
    roll(t, 3, 6, "trade")
    assert drawer(t) == BLUE
    t.do("drew master-merchant")
    assert progress_cards(t, BLUE) == progress("master-merchant")
    assert progress_cards(t, WHITE) == {}
    assert hand(t, RED) == cards("lumber")
    assert t.waiting_for() == AFTER_ROLL


@pytest.mark.article("knights-examples#6", "progress-draw")
def test_a_red_two_serves_the_first_level_and_nobody_without_one() -> None:
    t = table("blue levels: politics 1", rolled=False)
    roll(t, 2, 3, "politics")
    assert drawer(t) == BLUE
    t.do("drew wedding")
    assert [len(progress_cards(t, player)) for player in range(4)] == [0, 1, 0, 0]
    assert t.waiting_for() == AFTER_ROLL


@pytest.mark.article("knights-examples#21", "improvements", "progress-draw")
def test_the_market_costs_one_cloth_and_yellow_gates_pay_on_one_and_two() -> None:
    t = table("red city: 3", "red hand: cloth")
    t.do("improve trade")
    assert (hand(t, RED), level(t, RED, "trade")) == ({}, 1)
    for red, draws in [(1, True), (2, True), (3, False)]:
        later = t.copy()
        next_turn(later, red, 6, "trade")
        assert (later.actor() == CHANCE) == draws


@pytest.mark.article("progress-draw")
@pytest.mark.parametrize("on_turn", ["red", "blue", "white", "orange"])
def test_the_player_on_turn_draws_first_then_clockwise(on_turn: str) -> None:
    levels = [f"{colour} levels: science 5" for colour in ("red", "blue", "white", "orange")]
    t = table(*levels, on_turn=on_turn, rolled=False)
    roll(t, 6, 1, "science")  # a seven, so that no aqueduct helps
    order = []
    while t.actor() == CHANCE:
        order.append(drawer(t))
        t.play(t.deal(Rng(len(order))))
    assert order == [(int(t.turn) + i) % 4 for i in range(4)]
    assert_sound(t)


@pytest.mark.article("progress-draw")
def test_one_card_however_many_markers_show_the_number() -> None:
    t = table("red levels: trade 5", rolled=False)
    roll(t, 1, 2, "trade")
    t.do("drew merchant")
    assert t.waiting_for() == AFTER_ROLL


@pytest.mark.article("4.E.e", "progress-draw")
def test_no_city_is_needed() -> None:
    t = table("red settlement: 3", "red levels: trade 1", rolled=False)
    roll(t, 2, 3, "trade")
    assert drawer(t) == RED


@pytest.mark.article("4.E.b#1", "progress-draw")
def test_the_fifth_level_draws_even_if_the_metropolis_is_somebody_elses() -> None:
    t = table(
        "red city: 3",
        "blue city: 42",
        "blue levels: science 5",
        "blue metropolis: science 42",
        "red levels: science 5",
        rolled=False,
    )
    roll(t, 6, 1, "science")
    assert drawer(t) == RED
    t.do("drew crane")
    assert drawer(t) == BLUE


# --- decks -------------------------------------------------------------------------------------------


@pytest.mark.article("progress-draw")
@pytest.mark.parametrize("field", range(3))
def test_every_card_of_the_deck_is_equally_likely(field: int) -> None:
    t = table(f"red levels: {FIELD_NAMES[field]} 1", rolled=False)
    roll(t, 1, 2, FIELD_NAMES[field])
    kinds = range(FIRST_OF_FIELD[field], FIRST_OF_FIELD[field + 1])
    chances = {t.write(action): weight for action, weight in t.chances()}
    assert chances == {f"drew {PROGRESS_NAMES[kind]}": PROGRESS_COPIES[kind] for kind in kinds}


@pytest.mark.article("progress-draw")
def test_a_card_that_is_out_of_the_deck_is_not_drawn() -> None:
    t = table("blue progress: 2 merchant-fleet", "red levels: trade 1", rolled=False)
    roll(t, 1, 2, "trade")
    assert refused(t, "drew merchant-fleet").reason == "not_in_deck"
    assert refused(t, "drew spy").reason == "not_in_deck"
    assert "drew merchant-fleet" not in {t.write(action) for action, _ in t.chances()}


@pytest.mark.article("progress-draw", "4.M.f#2")
def test_returned_cards_come_only_after_the_shuffled_ones_in_their_order() -> None:
    t = table(
        "white returned: merchant trade-monopoly",
        "orange hoard: trade but commercial-harbour",
        "red levels: trade 1",
        "blue levels: trade 1",
        "white levels: trade 1",
        rolled=False,
    )
    roll(t, 1, 2, "trade")
    drawn = []
    while t.actor() == CHANCE:
        assert len(t.chances()) == 1
        drawn.append(t.write(t.deal(Rng(0))).split()[1])
        t.do(f"drew {drawn[-1]}")
        assert_sound(t)
    assert drawn == ["commercial-harbour", "merchant", "trade-monopoly"]


@pytest.mark.article("4.M.e#1", "progress-draw")
def test_after_the_last_card_nobody_gets_one_of_any_colour() -> None:
    t = table(
        "orange hoard: trade but merchant",
        *[f"{colour} levels: trade 1 politics 1" for colour in ("red", "blue", "white")],
        rolled=False,
        on_turn="blue",
    )
    roll(t, 1, 2, "trade")
    assert drawer(t) == BLUE
    t.do("drew merchant")
    assert t.waiting_for() == AFTER_ROLL
    assert [progress_cards(t, player) for player in (RED, BLUE, WHITE)] == [{}, progress("merchant"), {}]


@pytest.mark.article("4.M.e#1", "progress-draw")
def test_an_empty_deck_gives_nobody_anything() -> None:
    t = table("orange hoard: politics", "red levels: politics 5", rolled=False)
    assert deck_size(knights_state(t), 1) == 0
    roll(t, 1, 2, "politics")
    assert t.waiting_for() == AFTER_ROLL


def last_card_to_blue() -> Position:
    """The last trade card goes to blue, who holds four already; white comes next."""
    t = table(
        "blue progress: 2 merchant spy wedding",
        "orange hoard: trade but merchant-fleet",
        "blue levels: trade 1",
        "white levels: trade 1",
        rolled=False,
    )
    roll(t, 1, 2, "trade")
    t.do("drew merchant-fleet")
    assert (t.actor(), t.waiting_for()) == (BLUE, RETURN_CARD)
    return t


@pytest.mark.article("4.M.e#2")
def test_a_card_returned_to_the_empty_deck_goes_to_the_next_player() -> None:
    t = last_card_to_blue()
    t.do("return merchant")
    assert drawer(t) == WHITE
    assert [t.write(action) for action, _ in t.chances()] == ["drew merchant"]
    t.do("drew merchant")
    assert progress_cards(t, WHITE) == progress("merchant")
    assert_sound(t)


@pytest.mark.article("4.M.e#3")
def test_a_card_of_another_colour_leaves_the_next_player_with_nothing() -> None:
    t = last_card_to_blue()
    assert may_with(t, "return") == {"merchant", "merchant-fleet", "spy", "wedding"}
    t.do("return spy")
    assert t.waiting_for() == AFTER_ROLL
    assert progress_cards(t, WHITE) == {}
    assert under_deck(t, "politics") == ["spy"]


# --- victory point cards -----------------------------------------------------------------------------


@pytest.mark.article("progress-hand", "card-constitution", "card-printer")
@pytest.mark.parametrize(("field", "card"), [("politics", "constitution"), ("science", "printer")])
def test_a_victory_point_card_is_laid_open_at_once_in_anybodys_turn(field: str, card: str) -> None:
    t = table(f"blue levels: {field} 1", rolled=False)
    roll(t, 1, 6, field)
    t.do(f"drew {card}")
    assert opened_cards(t, BLUE) == {card}
    assert points(t, BLUE) == 1
    assert progress_cards(t, BLUE) == {}
    assert t.waiting_for() == AFTER_ROLL
    assert_sound(t)


@pytest.mark.article("4.M.f#4", "progress-hand")
def test_a_victory_point_card_is_no_fifth_card() -> None:
    t = table("blue levels: science 1", "blue progress: spy 2 merchant wedding", rolled=False)
    roll(t, 1, 6, "science")
    t.do("drew printer")
    assert t.waiting_for() == AFTER_ROLL
    assert sum(progress_cards(t, BLUE).values()) == 4


@pytest.mark.article("card-constitution", "card-printer", "progress-hand")
@pytest.mark.parametrize("card", ["constitution", "printer"])
def test_an_opened_card_is_never_played_nor_returned(card: str) -> None:
    t = table(f"red opened: {card}", "red progress: 5 merchant")
    assert card not in may_with(t, "return")
    assert refused(t, f"return {card}").reason == "card_not_held"
    assert card not in {verb.name for verb in t.rules.verbs}


@pytest.mark.article("progress-draw")
def test_orange_draws_too_when_red_is_on_turn() -> None:
    t = table("orange levels: politics 4", rolled=False)
    roll(t, 5, 1, "politics")
    assert drawer(t) == ORANGE
