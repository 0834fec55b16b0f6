"""What is open to all, and what nobody else may know."""

import pytest

from hexhaven.core.game import CHANCE, NOBODY
from hexhaven.games.island.rules.terrain import CARD_KINDS
from hexhaven.games.island.rules.view import look

from .table import BLUE, ORANGE, RED, WHITE, bank, development_cards, hand, next_turn, roll, table


@pytest.mark.article("1.C.a", "secrets")
@pytest.mark.parametrize("moment", ["before the roll", "dice", "discard", "robber", "trade"])
def test_the_number_of_cards_is_open_at_all_times(moment: str) -> None:
    t = table("blue hand: 3 ore 6 wool", "red hand: lumber", rolled=False)
    steps = {"before the roll": 0, "dice": 1, "discard": 2, "robber": 6, "trade": 7}
    script = ["roll", "rolled 3 4", "discard ore", "discard ore", "discard wool", "discard wool", "robber 4"]
    for text in script[: steps[moment]]:
        t.do(text)
    for viewer in (RED, WHITE, NOBODY):
        seen = look(t, viewer).position()
        assert seen.hand_size[BLUE] == t.hand_size[BLUE]
        assert hand(seen, BLUE) == {}  # the kinds stay hidden


@pytest.mark.article("secrets", "1.G.f")
def test_everybody_sees_the_own_hand_and_no_other() -> None:
    t = table("red hand: 2 ore", "blue hand: 3 wool", "blue cards: knight", "red cards: monopoly")
    seen = look(t, RED).position()
    assert hand(seen, RED) == {"ore": 2}
    assert development_cards(seen, RED) == {"monopoly": 1}
    assert hand(seen, BLUE) == development_cards(seen, BLUE) == {}


@pytest.mark.article("secrets", "bank", "pieces")
def test_board_bank_pieces_and_numbers_of_cards_are_open() -> None:
    t = table(
        "blue settlement: 8",
        "blue roads: 8-12-17",
        "blue hand: 3 wool",
        "blue cards: 2 knight",
        "blue knights: 3",
    )
    seen = look(t, ORANGE).position()
    assert bank(seen)["wool"] == 16
    assert seen.owner(8) == BLUE
    assert [int(n) for n in seen.supply] == [int(n) for n in t.supply]
    assert seen.cards_held[BLUE] == 2
    assert seen.opened[BLUE * CARD_KINDS] == 3
    assert seen.largest_army == BLUE
    assert seen.deck_size == 20
    assert seen.robber == t.robber


@pytest.mark.article("secrets", "development-cards")
def test_nobody_sees_what_the_deck_holds() -> None:
    t = table("red cards: monopoly")
    for viewer in range(4):
        assert set(look(t, viewer).position().deck) == {0}


@pytest.mark.article("secrets", "victory-point-cards")
def test_hidden_points_are_counted_for_their_owner_alone() -> None:
    t = table("blue settlement: 8", "blue cards: 2 victory-point")
    assert t.points()[BLUE] == look(t, BLUE).position().points()[BLUE] == 3
    assert look(t, RED).position().points()[BLUE] == 1


@pytest.mark.article("secrets", "victory-point-cards", "development-cards")
def test_a_view_does_not_tell_which_cards_somebody_holds() -> None:
    """Two games that differ only in what red cannot know look the same to red."""
    one = table("blue hand: 3 wool", "white hand: 3 ore", "blue cards: knight", "white cards: victory-point")
    two = table("blue hand: 3 ore", "white hand: 3 wool", "blue cards: victory-point", "white cards: knight")
    assert look(one, RED).to_bytes() == look(two, RED).to_bytes()
    assert look(one, NOBODY).to_bytes() == look(two, NOBODY).to_bytes()
    assert look(one, BLUE).to_bytes() != look(two, BLUE).to_bytes()


@pytest.mark.article("secrets", "development-cards")
def test_a_bought_card_stays_hidden_while_its_number_is_seen() -> None:
    t = table("red hand: ore wool grain")
    t.do("buy")
    knight, point = t.copy(), t.copy()
    knight.do("drew knight")
    point.do("drew victory-point")
    assert look(knight, BLUE).to_bytes() == look(point, BLUE).to_bytes()
    assert look(knight, BLUE).position().cards_held[RED] == 1


@pytest.mark.article("secrets", "robber")
def test_others_see_a_theft_but_not_the_card() -> None:
    t = table("blue settlement: 8", "blue hand: ore wool", rolled=False)
    roll(t, 7)
    t.do("robber 4")
    ore, wool = t.copy(), t.copy()
    ore.do("stole ore")
    wool.do("stole wool")
    assert look(ore, WHITE).to_bytes() == look(wool, WHITE).to_bytes()
    assert look(ore, RED).to_bytes() != look(wool, RED).to_bytes()
    assert look(ore, WHITE).position().hand_size[RED] == 1


@pytest.mark.article("secrets")
def test_a_view_knows_what_its_player_may_do() -> None:
    t = table("red settlement: 8", "red hand: brick lumber 4 ore", "blue hand: wool")
    view = look(t, RED)
    assert list(view.legal()) == list(t.legal(RED))
    next_turn(t, 2)
    assert list(look(t, RED).legal()) == []


@pytest.mark.article("secrets")
@pytest.mark.parametrize("nobody", [-4, CHANCE, 4, 255])
def test_there_is_no_view_for_players_who_are_not_there(nobody: int) -> None:
    """Chance knows everything, so it must never be mistaken for somebody who looks."""
    with pytest.raises(ValueError, match="there is no player"):
        table().view(nobody)
