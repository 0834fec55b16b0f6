"""Cards of different sets that meet: mixes of sets and the tournament game."""

import pytest

from hexhaven.cards.state import Duel

from .table import (
    at,
    before_roll,
    citadel,
    city,
    counter,
    discarded,
    event_deck,
    hand,
    have,
    hold,
    lay,
    options_of,
    pile,
    play,
    refusal,
    stock,
    table,
)


def tournament() -> Duel:
    """All sets; both have a city at place 5 and a citadel with a wizard at place 6."""
    d = table("tournament")
    for player, wizard in ((0, "wizard-arsa"), (1, "wizard-hor")):
        city(d, player, 5)
        citadel(d, player, 6)
        lay(d, player, wizard, "r6u" if player == 0 else "r7u", counter=3)
    return d


# --- stores ------------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-magic-mill", "duel-stores", "R38")
def test_gold_of_a_treasury_pays_for_the_magic_mill() -> None:
    d = tournament()
    lay(d, 0, "treasury", "5u1", counter=6)
    lay(d, 0, "magic-mill", "6u1")
    lay(d, 0, "wizard-arsa", "r6u", counter=1)
    play(d, "use 6u1", "slot r6u")
    assert (counter(d, 0, "r6u"), counter(d, 0, "5u1")) == (2, 0)
    assert stock(d, 0) == {"gold": 1}  # the other gold finds room


@pytest.mark.article("duel-card-merchant", "duel-stores")
def test_an_empty_store_is_room_for_two_equal_goods_of_a_merchant() -> None:
    d = table("trade-change")
    city(d, 0, 5)
    lay(d, 0, "treasury", "5u1")
    have(d, 0, lumber=3, brick=3, wool=3, grain=3, ore=3, gold=3)
    have(d, 1, ore=1)
    hold(d, 0, "merchant")
    assert refusal(d, "play merchant") == ("no_effect", "duel-card-merchant")
    have(d, 1, ore=2)
    play(d, "play merchant")
    assert options_of(d) == ["resource ore"]
    play(d, "resource ore", "resource wool")
    assert (counter(d, 0, "5u1"), stock(d, 1)) == (5, {"wool": 1})
    assert stock(d, 0)["wool"] == 2


# --- unique cards ------------------------------------------------------------------------------------


@pytest.mark.article("R94", "duel-unique")
def test_a_stolen_knight_cannot_serve_beside_the_own_one() -> None:
    d = tournament()
    lay(d, 0, "knight-siegfried", "5u1")
    lay(d, 0, "dragon-ismai", "6u1")
    hold(d, 0, "spy", "dragon-ismai")
    hold(d, 1, "knight-siegfried")
    have(d, 0, ore=1)
    play(d, "play spy", "card knight-siegfried")
    assert refusal(d, "build knight-siegfried 5u2") == ("already_there", "R94")
    assert refusal(d, "build dragon-ismai 6u2") == ("already_there", "R94")
    play(d, "demolish 5u1", "build knight-siegfried 5u1")
    assert at(d, 0, "5u1") == "knight-siegfried"


# --- the robber baron's castle -----------------------------------------------------------------------


@pytest.mark.article("R30", "duel-card-robber-baron-castle")
@pytest.mark.parametrize("mark", ["bewitched", "pawned"])
def test_a_castle_without_effect_leaves_a_strong_host_too(mark: str) -> None:
    d = tournament()
    lay(d, 0, "robber-baron-castle", "5u1", "foreign", mark)
    hold(d, 0, "knight-goetz")
    have(d, 0, wool=2, grain=2, ore=2)
    play(d, "build knight-goetz 5u2")
    assert at(d, 0, "5u1") == ""
    assert discarded(d, 1) == ["robber-baron-castle"]
    assert discarded(d, 0) == (["witch"] if mark == "bewitched" else [])


@pytest.mark.article("R125", "duel-card-harbor")
def test_a_castle_beside_the_harbor_leaves_fleets_elsewhere_their_points() -> None:
    d = tournament()
    city(d, 0, 6)
    lay(d, 0, "fleet-ore", "6u1")
    lay(d, 0, "harbor", "5u1")
    assert d.realms[0].commerce == 3
    lay(d, 0, "robber-baron-castle", "5u2", "foreign")
    assert d.realms[0].commerce == 2  # only the harbor's own point is gone


# --- the hand ----------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-inspiration", "duel-card-civil-war", "R90", "R14")
def test_after_an_inspiration_the_surplus_waits_for_the_end_even_at_a_civil_war() -> None:
    d = before_roll(tournament())
    lay(d, 0, "inspiration", "6u1")
    lay(d, 0, "knight-otto", "5u1")
    lay(d, 1, "knight-walter", "5u1")
    hold(d, 0, "scout", "scout")
    hold(d, 1, "scout", "bishop", "scout")
    pile(d, 0, "spy")
    pile(d, 1, "caravan")
    event_deck(d, "year-end", "civil-war")
    play(d, "cast 6u1", "pile 0", "drew spy", "pile 1", "drew caravan")
    play(d, "roll", "rolled 6 event-card", "turned civil-war", "slot x5u1", "slot x5u1")
    assert (d.actor(), len(hand(d, 0))) == (1, 5)  # only the other player gives up a card now
    play(d, "under bishop 4")
    assert (d.actor(), d.depth) == (0, 0)
    play(d, "end", "under spy 0", "under caravan 0", "keep")
    assert hand(d, 0) == ["knight-otto", "scout", "scout"]
