"""The two tokens, and who has won."""

import pytest

from hexhaven.core.game import NOBODY
from hexhaven.games.duel.rules.state import Duel

from .table import (
    before_roll,
    citadel,
    city,
    event,
    event_deck,
    hand,
    have,
    hold,
    lay,
    options_of,
    play,
    refusal,
    region,
    settlement,
    table,
)

# --- tokens ------------------------------------------------------------------------------------------


@pytest.mark.article("duel-tokens", "R6")
def test_the_knight_token_goes_to_the_stronger_and_counts_a_point() -> None:
    d = table()
    assert d.knight_token == NOBODY
    lay(d, 1, "knight-siegfried", "5u1")
    assert (d.knight_token, d.points()) == (1, [2, 3])
    lay(d, 0, "knight-hagen", "5u1")
    assert (d.knight_token, d.points()) == (NOBODY, [2, 2])
    lay(d, 0, "knight-otto", "5d1")
    assert (d.knight_token, d.points()) == (0, [3, 2])


@pytest.mark.article("duel-tokens", "R6", "R7")
def test_the_windmill_goes_to_the_leader_in_commerce_with_a_city() -> None:
    d = table()
    lay(d, 0, "garrison", "5u1")
    lay(d, 0, "fleet-ore", "6u1")
    assert d.windmill_token == NOBODY  # no city
    city(d, 1, 5)
    lay(d, 1, "garrison", "5u1")
    assert d.windmill_token == NOBODY  # not the leader
    city(d, 0, 5)
    assert (d.windmill_token, d.points()) == (0, [4, 3])
    lay(d, 1, "fleet-wool", "5d1")
    assert (d.windmill_token, d.points()) == (NOBODY, [3, 3])


@pytest.mark.article("R7", "duel-citadels")
def test_a_citadel_is_no_city_for_the_windmill() -> None:
    d = table("wizards-dragons")
    citadel(d, 0, 5)
    lay(d, 0, "garrison", "5u1")
    assert d.windmill_token == NOBODY


@pytest.mark.article("duel-tokens")
def test_tokens_move_as_soon_as_a_card_comes_or_goes() -> None:
    d = table()
    have(d, 0, ore=1)
    hold(d, 0, "knight-siegfried")
    play(d, "build knight-siegfried 5u1")
    assert d.knight_token == 0
    play(d, "demolish 5u1")
    assert d.knight_token == NOBODY


# --- victory -----------------------------------------------------------------------------------------


def rich(d: Duel, player: int) -> None:
    """Nine points: two cities, a settlement, a colossus and two more buildings."""
    city(d, player, 5)
    city(d, player, 6)
    settlement(d, player, 7)
    for name, where in (("colossus", "5u2"), ("library", "5d2"), ("bath-house", "6u2")):
        lay(d, player, name, where)


@pytest.mark.article("duel-victory")
@pytest.mark.parametrize(("preset", "points"), [("base", 12), ("science-progress", 13), ("tournament", 13)])
def test_the_points_needed_for_victory(preset: str, points: int) -> None:
    d = table(preset)
    rich(d, 0)
    for name, where in (("aqueduct", "6d2"), ("town-hall", "5u1"), ("church", "6d1"))[: points - 10]:
        lay(d, 0, name, where)
    assert d.points()[0] == points - 1
    have(d, 0, ore=1)
    hold(d, 0, "knight-siegfried")
    play(d, "build knight-siegfried 5d1")  # the knight token
    assert d.points()[0] == points
    assert d.winner() == 0
    assert d.actor() == NOBODY
    assert options_of(d) == []
    assert refusal(d, "end", 0) == ("game_over", "duel-victory")


def split(preset: str) -> Duel:
    """A civil war will move the knight token to player 1, who has nine points of ten."""
    d = table(preset, victory_points="10")
    rich(d, 1)
    lay(d, 0, "knight-otto", "5u1")
    lay(d, 1, "knight-walter", "5u1")
    lay(d, 1, "fleet-ore", "5d1")
    return d


def civil_war(d: Duel) -> None:
    event_deck(d, "civil-war")
    event(d, "event-card")
    play(d, "turned civil-war", "slot x5d1", "slot x5u1")


@pytest.mark.article("R25", "duel-victory")
def test_who_is_not_on_turn_wins_at_once_in_the_extended_game() -> None:
    d = split("science-progress")
    assert d.points() == [2, 10]  # the windmill: only player 1 has a city and commerce
    lay(d, 0, "garrison", "6u1")
    assert d.points() == [2, 9]
    civil_war(d)
    assert d.points()[1] == 10
    assert d.winner() == 1


@pytest.mark.article("duel-victory")
def test_in_the_base_game_one_wins_only_in_ones_own_turn() -> None:
    d = split("base")
    lay(d, 0, "garrison", "6u1")
    civil_war(d)
    assert d.points()[1] == 10
    assert d.winner() == NOBODY
    hold(d, 0, "abbey", "smithy")
    assert len(hand(d, 0)) == 3
    play(d, "end", "keep")
    assert d.turn == 1
    assert d.winner() == 1


@pytest.mark.article("R24", "duel-victory")
def test_if_both_reach_the_points_by_one_event_who_is_on_turn_wins() -> None:
    d = table("science-progress", victory_points="10")
    for player in range(2):
        rich(d, player)
    lay(d, 0, "knight-otto", "5u1")
    lay(d, 0, "garrison", "5d1")
    lay(d, 1, "knight-walter", "5u1")
    lay(d, 1, "fleet-ore", "5d1")
    assert d.points() == [9, 9]
    civil_war(d)  # the windmill to player 0, the knight token to player 1
    assert d.points() == [10, 10]
    assert d.winner() == 0


@pytest.mark.article("duel-victory")
def test_an_event_is_carried_out_to_the_end_before_somebody_wins() -> None:
    d = split("science-progress")
    lay(d, 0, "garrison", "6u1")
    before_roll(d)
    event_deck(d, "civil-war")
    play(d, "roll", "rolled 6 event-card", "turned civil-war", "slot x5d1")
    assert d.winner() == NOBODY
    play(d, "slot x5u1")
    assert d.winner() == 1


def at_twelve() -> Duel:
    """Both have twelve points: player 0 with the windmill and a bewitched library, player 1 with gold that a
    throw of one lets grow into more commerce."""
    d = table("tournament")
    shared = [("colossus", "5u1"), ("bath-house", "5d1"), ("aqueduct", "5d2"), ("town-hall", "6u1")]
    for player in range(2):
        city(d, player, 5)
        city(d, player, 6)
        settlement(d, player, 7)
        for name, where in [*shared, ("church", "6u2")]:
            lay(d, player, name, where)
    lay(d, 0, "library", "5u2", "bewitched")
    lay(d, 0, "merchant-guild", "6d1")
    for name, where in (("library", "5u2"), ("trade-academy", "6d1"), ("goldsmith", "6d2")):
        lay(d, 1, name, where)
    for name, where in (("fleet-ore", "7u1"), ("fleet-wool", "7d1")):
        lay(d, 1, name, where)
    region(d, 1, "7d", "gold-river 1", 1)
    assert d.points() == [12, 12]
    return d


@pytest.mark.article("duel-victory", "R74")
def test_points_are_settled_when_the_witch_has_left_and_before_production() -> None:
    d = at_twelve()
    event_deck(d, "year-end")
    event(d, "event-card", 1)
    play(d, "turned year-end")
    assert (d.winner(), d.points()) == (0, [13, 12])


@pytest.mark.article("duel-victory", "R74")
def test_points_are_settled_after_the_event_and_before_the_witch_leaves() -> None:
    d = at_twelve()
    lay(d, 1, "knight-otto", "6d2")  # in place of the goldsmith, and safe beside the church
    lay(d, 0, "knight-otto", "7u1")
    assert d.points() == [12, 12]
    event_deck(d, "civil-war")
    event(d, "event-card", 1)
    play(d, "turned civil-war", "slot x7u1", "slot x7u1")
    assert d.points()[1] == 13
    assert d.winner() == 1


@pytest.mark.article("duel-victory", "duel-dice")
def test_production_follows_an_event_that_leaves_everybody_short_of_the_points() -> None:
    d = at_twelve()
    lay(d, 0, "library", "5u2", "pawned")
    event_deck(d, "year-end")
    event(d, "event-card", 1)
    play(d, "turned year-end")
    assert (d.winner(), d.points()) == (1, [11, 13])


# --- the lock ----------------------------------------------------------------------------------------


@pytest.mark.article("duel-lock", "R17")
@pytest.mark.parametrize("preset", ["base", "science-progress"])
def test_seven_points_in_the_middle_of_an_event_open_no_attacks(preset: str) -> None:
    """Like victory, the sum is looked at after an event or an action, not between its halves."""
    d = table(preset, unlocked=False)
    for player in range(2):
        city(d, player, 5)
        lay(d, player, "knight-otto", "6u1")
    assert d.points() == [3, 3]
    event_deck(d, "civil-war")
    event(d, "event-card")
    play(d, "turned civil-war", "slot x6u1")
    assert sum(d.points()) == 7  # one knight is still there
    assert not d.unlocked
    play(d, "slot x6u1")
    assert (d.points(), d.unlocked) == ([3, 3], False)
    hold(d, 0, "spy")
    assert refusal(d, "play spy") == ("still_locked", "duel-lock")


@pytest.mark.article("duel-lock")
def test_seven_points_after_an_event_open_attacks() -> None:
    d = table("science-progress", unlocked=False)
    city(d, 0, 5)
    city(d, 0, 6)
    for player in range(2):
        lay(d, player, "knight-otto", "6u1")
    lay(d, 1, "fleet-ore", "6d1")
    assert d.points() == [4, 2]
    event_deck(d, "civil-war")
    event(d, "event-card")
    play(d, "turned civil-war", "slot x6d1", "slot x6u1")
    assert (d.points(), d.unlocked) == ([4, 3], True)
