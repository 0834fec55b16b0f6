"""Trade & Change: its three event cards."""

import pytest

from hexhaven.games.duel.rules.state import Duel

from .table import (
    citadel,
    city,
    event,
    event_deck,
    events,
    have,
    lay,
    options_of,
    play,
    refusal,
    region,
    stock,
    store,
    stored,
    table,
)


def happen(d: Duel, name: str, number: int = 6) -> None:
    """The event card is turned up."""
    event_deck(d, "plague", name)
    event(d, "event-card", number)
    play(d, f"turned {name}")


# --- peasants' revolt ----------------------------------------------------------------------------------


@pytest.mark.article("duel-card-peasants-revolt", "R45")
def test_a_region_loses_one_for_each_garrison_beside_it() -> None:
    d = table("trade-change")
    lay(d, 0, "garrison", "5u1")
    lay(d, 0, "garrison", "6u1")
    store(d, 0, r5u=3, r6u=3, r7u=3, r5d=3)
    lay(d, 1, "garrison", "5d1")
    store(d, 1, r5d=1, r6d=0, r5u=2)
    happen(d, "peasants-revolt", 1)
    assert [stored(d, 0, where) for where in ("5u", "6u", "7u")] == [2, 1, 2]
    assert [stored(d, 1, where) for where in ("5d", "6d", "5u")] == [0, 0, 2]
    assert events(d) == ["peasants-revolt", "plague"]


@pytest.mark.article("duel-card-peasants-revolt")
def test_a_garrison_that_does_not_work_starts_no_revolt() -> None:
    d = table("trade-change")
    lay(d, 0, "garrison", "5u1", "pawned")
    lay(d, 0, "garrison", "6u1", "bewitched")
    store(d, 0, r5u=3, r6u=3, r7u=2)
    happen(d, "peasants-revolt", 1)
    assert [stored(d, 0, where) for where in ("5u", "6u", "7u")] == [3, 3, 2]


# --- great knights' tournament -------------------------------------------------------------------------


@pytest.mark.article("duel-card-great-tournament", "R121")
def test_the_leader_fills_one_gold_river() -> None:
    d = table("trade-change")
    lay(d, 1, "knight-otto", "5u1")
    region(d, 1, "5u", "gold-river 4", 1)
    happen(d, "great-tournament", 2)
    assert d.actor() == 1
    assert options_of(d) == ["region 5u", "region 7d", "pass"]
    assert refusal(d, "region 6u") == ("no_answer", "duel-card-great-tournament")
    play(d, "region 5u")
    assert (stored(d, 1, "5u"), stored(d, 1, "7d")) == (3, 0)
    assert d.depth == 0


@pytest.mark.article("duel-card-great-tournament", "R121")
def test_a_tie_or_no_gold_river_with_room_brings_nothing() -> None:
    d = table("trade-change")
    happen(d, "great-tournament", 2)
    assert d.depth == 0
    lay(d, 0, "knight-otto", "5u1")
    region(d, 0, "7d", "mountains 5")
    happen(d, "great-tournament", 2)
    assert d.depth == 0
    assert "gold" not in stock(d, 0)


@pytest.mark.article("duel-card-great-tournament", "duel-card-great-tournament-ground")
def test_the_leader_may_leave_it_and_the_ground_adds_nothing() -> None:
    d = table("trade-change")
    city(d, 0, 5)
    lay(d, 0, "great-tournament-ground", "5u1")
    lay(d, 0, "knight-otto", "5u2")
    happen(d, "great-tournament", 2)
    play(d, "pass")
    assert d.depth == 0
    assert "gold" not in stock(d, 0)


# --- calm sea ------------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-calm-sea", "R122")
def test_every_trade_fleet_brings_a_resource_and_pirates_bring_none() -> None:
    d = table("trade-change")
    lay(d, 0, "fleet-ore", "5u1")
    lay(d, 0, "fleet-wool", "6u1")
    lay(d, 0, "pirate-fleet", "6d1")
    lay(d, 1, "fleet-gold", "5u1")
    happen(d, "calm-sea", 2)
    assert d.actor() == 0
    play(d, "choose gold", "choose wool")
    assert d.actor() == 1
    play(d, "choose brick")
    assert d.depth == 0
    assert stock(d, 0) == {"gold": 1, "wool": 1, "ore": 1}  # the roll of two brings ore
    assert stock(d, 1) == {"brick": 1, "grain": 1}


@pytest.mark.article("duel-card-calm-sea")
def test_a_fleet_in_a_castles_city_still_brings_its_resource() -> None:
    d = table("trade-change")
    city(d, 0, 5)
    lay(d, 0, "fleet-ore", "5u1")
    lay(d, 0, "robber-baron-castle", "5u2", "foreign")
    happen(d, "calm-sea", 2)
    assert d.actor() == 0
    play(d, "choose gold")


@pytest.mark.article("duel-card-calm-sea", "R98")
def test_without_any_room_the_calm_sea_brings_nothing() -> None:
    d = table("trade-change")
    lay(d, 0, "fleet-ore", "5u1")
    have(d, 0, lumber=3, brick=3, wool=3, grain=3, ore=3, gold=3)
    citadel(d, 0, 6)
    happen(d, "calm-sea", 2)
    assert d.depth == 0
