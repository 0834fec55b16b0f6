"""The hand at the end of a turn: drawing, searching, exchanging."""

import pytest

from hexhaven.games.duel.rules.state import Duel

from .table import (
    hand,
    have,
    hold,
    in_pile,
    lay,
    options_of,
    pile,
    play,
    refusal,
    stock,
    table,
)


def stacks(*held: str) -> Duel:
    """Five small stacks; player 0 holds these cards."""
    d = table()
    for number in range(5):
        pile(d, number, "smithy", "abbey", "spy")
    hold(d, 0, *held)
    return d


# --- drawing -----------------------------------------------------------------------------------------


@pytest.mark.article("duel-hand")
def test_who_holds_too_few_draws_up_to_the_limit_from_any_stacks() -> None:
    d = stacks("bishop")
    play(d, "end")
    assert options_of(d, "draw") == [f"draw {i}" for i in range(5)]
    assert refusal(d, "keep") == ("draw_first", "duel-hand")
    play(d, "draw 3", "drew spy")
    assert d.turn == 0
    play(d, "draw 1", "drew spy")
    assert hand(d, 0) == ["bishop", "spy", "spy"]
    assert in_pile(d, 3) == in_pile(d, 1) == ["smithy", "abbey"]
    assert d.turn == 1
    assert options_of(d) == ["roll"]


@pytest.mark.article("duel-hand")
def test_the_other_does_not_read_what_one_draws() -> None:
    d = stacks()
    play(d, "end", "draw 3")
    assert d.write(d.read("drew spy"), 0) == "drew spy"
    assert d.write(d.read("drew spy"), 1) == "drew ?"


@pytest.mark.article("duel-hand")
def test_an_empty_stack_gives_nothing_but_cards_may_be_put_under_it() -> None:
    d = stacks()
    pile(d, 2)
    play(d, "end")
    assert refusal(d, "draw 2") == ("stack_empty", "duel-hand")
    assert refusal(d, "search 2") == ("stack_empty", "duel-hand")
    d = stacks("bishop", "bishop", "bishop", "scout")
    pile(d, 2)
    play(d, "end", "under scout 2", "keep")
    assert in_pile(d, 2) == ["scout"]


@pytest.mark.article("duel-hand")
def test_nobody_draws_when_all_stacks_have_run_out() -> None:
    d = stacks("bishop")
    for number in range(5):
        pile(d, number)
    play(d, "end")
    assert d.turn == 1


# --- searching ---------------------------------------------------------------------------------------


@pytest.mark.article("duel-search", "R13")
def test_searching_costs_two_resources_of_choice_and_leaves_the_order() -> None:
    d = stacks("bishop", "bishop")
    have(d, 0, ore=2, wool=1)
    play(d, "end", "search 1")
    assert options_of(d) == ["pay 7u", "pay 6d"]
    play(d, "pay 7u", "pay 6d")
    assert stock(d, 0) == {"ore": 1}
    assert refusal(d, "draw 1") == ("card_first", "duel-search")  # a must
    assert refusal(d, "take bishop") == ("not_in_stack", "duel-search")
    play(d, "take abbey")
    assert in_pile(d, 1) == ["smithy", "spy"]
    assert hand(d, 0) == ["abbey", "bishop", "bishop"]


@pytest.mark.article("duel-search")
def test_searching_is_refused_without_the_price() -> None:
    d = stacks()
    have(d, 0, ore=1)
    play(d, "end")
    assert refusal(d, "search 1") == ("search_costs", "duel-search")
    assert options_of(d, "search") == []


@pytest.mark.article("R13", "duel-search")
def test_who_searches_an_unseen_stack_learns_all_of_it_and_only_that_player() -> None:
    d = table()
    have(d, 0, ore=2)
    hold(d, 0, "bishop", "bishop")
    size = int(d.piles[0].size())
    play(d, "end", "search 0", "pay 6d", "pay 6d")
    revealed = 0
    while options_of(d)[0].startswith("revealed"):
        play(d, options_of(d)[0])
        revealed += 1
    assert revealed == size
    assert set(d.piles[0].known) == {1}
    assert d.write(d.legal()[0], 1) == "take ?"


# --- too many ----------------------------------------------------------------------------------------


@pytest.mark.article("duel-hand", "R14")
def test_the_excess_goes_under_stacks_of_choice_then_one_card_may_be_exchanged() -> None:
    d = stacks("bishop", "bishop", "scout", "merchant", "caravan")
    play(d, "end")
    assert refusal(d, "swap scout 0") == ("excess_first", "duel-hand")
    play(d, "under scout 0", "under caravan 4")
    assert in_pile(d, 0)[0] == "scout"
    assert in_pile(d, 4)[0] == "caravan"
    play(d, "swap merchant 2", "drew spy")
    assert hand(d, 0) == ["bishop", "bishop", "spy"]
    assert d.turn == 1


@pytest.mark.article("duel-hand")
def test_cards_put_away_are_known_to_their_owner_only() -> None:
    d = stacks("bishop", "bishop", "scout", "merchant")
    play(d, "end")
    assert d.write(d.read("under scout 0"), 1) == "under ? 0"
    play(d, "under scout 0")
    assert d.piles[0].known[0] == 1


# --- exchange ----------------------------------------------------------------------------------------


@pytest.mark.article("R12", "duel-exchange")
def test_an_exchange_puts_a_card_under_the_stack_the_new_one_comes_from() -> None:
    d = stacks("bishop", "bishop", "scout")
    play(d, "end", "swap scout 3", "drew spy")
    assert in_pile(d, 3) == ["scout", "smithy", "abbey"]
    assert hand(d, 0) == ["bishop", "bishop", "spy"]
    assert d.turn == 1  # only one exchange


@pytest.mark.article("R12", "duel-exchange", "duel-search")
def test_an_exchange_by_searching_costs_the_usual_price() -> None:
    d = stacks("bishop", "bishop", "scout")
    have(d, 0, ore=1, lumber=1)
    play(d, "end", "swap-search scout 3", "pay 5u", "pay 6d", "take smithy")
    assert in_pile(d, 3) == ["scout", "abbey", "spy"]
    assert hand(d, 0) == ["bishop", "bishop", "smithy"]
    d = stacks("bishop", "bishop", "scout")
    play(d, "end")
    assert refusal(d, "swap-search scout 3") == ("search_costs", "duel-search")


@pytest.mark.article("duel-exchange")
def test_one_may_keep_the_hand_and_exchange_only_what_one_holds() -> None:
    d = stacks("bishop", "bishop", "scout")
    play(d, "end")
    assert refusal(d, "swap spy 3") == ("card_not_held", "duel-hand")
    assert refusal(d, "draw 3") == ("exchange_first", "duel-exchange")
    play(d, "keep")
    assert hand(d, 0) == ["bishop", "bishop", "scout"]
    assert d.turn == 1


@pytest.mark.article("R14")
def test_a_demolished_abbey_counts_at_the_end_of_the_own_turn() -> None:
    d = stacks("bishop", "bishop", "scout", "spy")
    lay(d, 0, "abbey", "5u1")
    play(d, "demolish 5u1")
    assert d.depth == 0
    play(d, "end", "under spy 0", "keep")
    assert d.turn == 1
