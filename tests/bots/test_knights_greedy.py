"""What greedy does in positions of Cities & Knights small enough to see."""

from __future__ import annotations

import pytest

from games.island.table import BLUE, RED
from games.knights.table import knights_of, level, metropolis, roll, table
from hexhaven.bots import make
from hexhaven.core.game import ACTOR
from hexhaven.games.island.bots.player import GreedyBot
from hexhaven.games.island.rules.state import Position

from . import games

QUIET = {"player_trade": "no"}


def choice(p: Position, player: int = ACTOR) -> str:
    """What greedy does now."""
    who = int(p.actor()) if player == ACTOR else player
    return p.write(make("greedy", 1).choose(p.view(who)))


def score(p: Position, text: str) -> float:
    """What greedy thinks of an action, in points; to end the turn is 0."""
    explained = GreedyBot(1).explain(p.view(p.actor()))
    return next(points for action, points, _ in explained if p.write(action) == text)


# --- knights and barbarians --------------------------------------------------------------------------


@pytest.mark.article("activate-knight", "battle-lost")
def test_a_knight_is_woken_when_the_ship_is_near_and_a_city_would_fall() -> None:
    t = table(
        "red city: 8", "red roads: 8-12", "red knights: 12", "red hand: grain",
        "blue city: 40", "white city: 31", ship=6,
    )  # fmt: skip
    assert choice(t) == "activate 12"


@pytest.mark.article("activate-knight", "battle-won")
def test_a_knight_is_woken_to_be_the_only_defender() -> None:
    t = table("red city: 8", "red roads: 8-12", "red knights: 12", "red hand: grain", ship=6)
    assert choice(t) == "activate 12"


@pytest.mark.article("activate-knight")
def test_a_knight_sleeps_on_when_others_hold_the_island_better() -> None:
    """Blue beats the barbarians alone, and red can be neither hurt nor honoured."""
    t = table(
        "red city: 8", "red roads: 8-12", "red knights: 12", "red hand: grain",
        "blue city: 40", "blue roads: 40-44", "blue mighty: 44*", ship=6,
    )  # fmt: skip
    assert choice(t) == "end"


@pytest.mark.article("activate-knight")
def test_the_nearer_the_ship_the_more_a_woken_knight_counts() -> None:
    lines = ("red city: 8", "red roads: 8-12", "red knights: 12", "red hand: grain", "blue city: 40")
    assert score(table(*lines, ship=6), "activate 12") > score(table(*lines, ship=0), "activate 12")


@pytest.mark.article("promote-knight")
def test_a_knight_is_promoted_to_be_the_best_defender() -> None:
    t = table(
        "red city: 8", "red roads: 8-12", "red knights: 12*", "red hand: ore wool",
        "blue city: 40", "blue roads: 40-44", "blue knights: 44*", ship=6,
    )  # fmt: skip
    assert choice(t) == "promote 12"


@pytest.mark.article("knights-on-board")
def test_a_new_knight_stands_in_nobodys_way() -> None:
    """Node 17 is the only place where red could settle."""
    t = table("red city: 8", "red roads: 8-12-17", "red hand: ore wool", "blue city: 40", ship=5)
    assert choice(t) == "knight 12"


@pytest.mark.article("chase-robber")
def test_a_knight_chases_the_robber_from_the_own_land() -> None:
    t = table(
        "red city: 8", "red roads: 8-12", "red knights: 12*", "blue city: 40", "blue hand: 4 ore",
        robber=4, attacks=1, options=QUIET,
    )  # fmt: skip
    assert choice(t) == "chase 12"


@pytest.mark.article("fiesepeter")
def test_knights_join_a_battle_that_would_cost_a_city() -> None:
    t = table(
        "red city: 8", "red roads: 8-12", "red knights: 12*", "blue city: 40",
        options={"fiesepeter": "on"}, ship=6, rolled=False,
    )  # fmt: skip
    roll(t, 1, 1, "ship")
    assert choice(t) == "fight 12"


@pytest.mark.article("fiesepeter")
def test_knights_stay_away_from_a_battle_that_brings_nothing() -> None:
    t = table(
        "red settlement: 8", "red roads: 8-12", "red knights: 12*", "blue city: 40",
        "blue roads: 40-44", "blue mighty: 44*",
        options={"fiesepeter": "on"}, ship=6, rolled=False,
    )  # fmt: skip
    roll(t, 1, 1, "ship")
    assert choice(t) == "waive"


@pytest.mark.article("fiesepeter")
def test_knights_rely_on_nobody_who_has_stayed_away() -> None:
    """Red, who is asked first, keeps the mighty knight at home: blue has to send its own."""
    t = table(
        "red settlement: 8", "red roads: 8-12", "red mighty: 12*",
        "blue city: 40", "blue roads: 40-44", "blue knights: 44*", "white city: 31",
        options={"fiesepeter": "on"}, ship=6, rolled=False,
    )  # fmt: skip
    roll(t, 1, 1, "ship")
    t.do("waive")
    assert choice(t) == "fight 44"


@pytest.mark.article("battle-lost")
def test_the_city_that_brings_least_is_given_up() -> None:
    t = table("red cities: 8 28", "blue settlement: 40", ship=6, rolled=False)
    roll(t, 1, 1, "ship")
    worst = min((8, 28), key=lambda node: sum(pips(t, node)))
    assert choice(t) == f"lose-city {worst}"


def pips(p: Position, node: int) -> list[int]:
    numbers = [int(p.land.number[hex]) for hex in p.map.node_hexes[3 * node : 3 * node + 3] if hex >= 0]
    return [6 - abs(7 - n) for n in numbers if n > 0]


@pytest.mark.article("card-deserter", "6.J.a")
def test_the_weakest_knight_is_dismissed() -> None:
    t = table(
        "red city: 8", "red progress: deserter", "red roads: 8-12",
        "blue city: 40", "blue roads: 40-44-48", "blue strong: 44*", "blue knights: 48",
    )  # fmt: skip
    t.do("deserter 1")
    assert choice(t) == "dismiss 48"


@pytest.mark.article("card-deserter")
def test_a_deserter_is_taken_from_whoever_has_knights() -> None:
    t = table(
        "red city: 8", "red roads: 8-12-17", "red progress: deserter", "blue city: 40",
        "blue roads: 40-44", "blue strong: 44*", ship=6,
    )  # fmt: skip
    assert choice(t) == "deserter 1"
    t.do("deserter 1")
    t.do("dismiss 44")
    assert choice(t) == "enlist 12"  # 17 is a place for a settlement


# --- improvements ------------------------------------------------------------------------------------


@pytest.mark.article("improvements")
@pytest.mark.parametrize(("card", "field"), [("cloth", "trade"), ("coin", "politics"), ("paper", "science")])
def test_a_level_that_can_be_paid_is_built(card: str, field: str) -> None:
    assert choice(table("red city: 8", f"red hand: {card}", options=QUIET)) == f"improve {field}"


@pytest.mark.article("metropolis")
def test_a_metropolis_is_built_and_no_coin_traded_away() -> None:
    t = table("red cities: 8 40", "red levels: politics 3", "red hand: 4 coin 3 ore grain", options=QUIET)
    assert choice(t) == "improve politics"


@pytest.mark.article("metropolis")
def test_the_best_city_becomes_the_metropolis() -> None:
    t = table("red cities: 8 28", "red levels: politics 3", "red hand: 4 coin", options=QUIET)
    t.do("improve politics")
    best = max((8, 28), key=lambda node: sum(pips(t, node)))
    assert choice(t) == f"metropolis {best}"
    t.do(f"metropolis {best}")
    assert metropolis(t, "politics") == best


@pytest.mark.article("metropolis", "4.E.f")
def test_a_metropolis_that_wins_is_taken_from_a_rival() -> None:
    t = table(
        "blue cities: 40 31", "blue metropolis: science 40",
        "red cities: 8 28 14 51", "red settlements: 26 0 11", "red levels: science 4",
        "red hand: 5 paper 3 ore 2 grain", options=QUIET,
    )  # fmt: skip
    assert choice(t) == "improve science"


@pytest.mark.article("city-wall")
def test_a_wall_is_built_when_the_hand_is_too_large() -> None:
    few = table("red city: 8", "red hand: 2 brick", options=QUIET)
    many = table("red city: 8", "red hand: 2 brick 4 lumber 4 wool", options=QUIET)
    assert score(many, "wall 8") > score(few, "wall 8")


@pytest.mark.article("city-wall")
def test_a_wall_is_built_when_nothing_else_helps_a_hand_of_nine() -> None:
    """Two cards more are safe from a seven, and there is nothing better to do with the brick."""
    t = table("red city: 8", "red hand: 2 brick 3 wool 3 ore grain", options=QUIET)
    assert choice(t) == "wall 8"
    t.do("wall 8")
    assert choice(t) == "end"


# --- progress cards ----------------------------------------------------------------------------------


@pytest.mark.article("card-merchant")
def test_the_merchant_goes_where_the_own_land_brings_most() -> None:
    """Red lives at mountains 10, pasture 2 and hills 6: the hills bring most."""
    t = table("red city: 8", "red progress: merchant", options=QUIET)
    assert choice(t) == "merchant 4"


@pytest.mark.article("card-alchemist")
def test_the_alchemist_brings_the_number_that_is_needed() -> None:
    """One ore lacks for a city, and the mountains have the 10 and the 3."""
    t = table(
        "red settlements: 8 40", "red hand: 2 ore 2 grain", "red progress: alchemist",
        rolled=False, options=QUIET,
    )  # fmt: skip
    _, red, white = choice(t).split()
    assert int(red) + int(white) in (3, 10)


@pytest.mark.article("card-diplomat")
def test_the_diplomat_breaks_the_longest_road() -> None:
    t = table(
        "red city: 8", "red progress: diplomat",
        "blue settlement: 40", "blue roads: 40-44-39-34-28-33", options=QUIET,
    )  # fmt: skip
    assert choice(t) == "diplomat 28-33"


@pytest.mark.article("card-warlord")
def test_the_warlord_calls_before_the_barbarians_land() -> None:
    t = table(
        "red city: 8", "red roads: 8-12-17", "red knights: 12 17", "red progress: warlord",
        "blue city: 40", "white city: 31", ship=6, options=QUIET,
    )  # fmt: skip
    assert choice(t) == "warlord"


@pytest.mark.article("card-mining")
def test_mining_waits_for_mountains() -> None:
    t = table("red settlements: 8 39", "red progress: mining", "red hand: 2 grain", options=QUIET)
    assert choice(t) == "mining"


@pytest.mark.article("card-medicine")
def test_medicine_makes_a_city_cheaper() -> None:
    t = table("red settlements: 8 40", "red progress: medicine", "red hand: 2 ore grain", options=QUIET)
    assert choice(t) == "medicine 8"


@pytest.mark.article("card-crane")
def test_the_crane_makes_a_level_cheaper() -> None:
    t = table(
        "red city: 8", "red levels: science 2", "red progress: crane", "red hand: 2 paper", options=QUIET
    )
    assert choice(t) == "crane science"


@pytest.mark.article("card-smith")
def test_the_smith_serves_two_knights() -> None:
    t = table(
        "red city: 8", "red roads: 8-12-17", "red knights: 12* 17*", "red progress: smith",
        "blue city: 40", "white city: 31", "orange city: 14", ship=6, options=QUIET,
    )  # fmt: skip
    assert choice(t).startswith("smith")
    t.do(choice(t))
    assert choice(t).startswith("forge")
    t.do(choice(t))
    assert set(knights_of(t, RED).values()) == {"strong*"}


@pytest.mark.article("card-resource-monopoly")
def test_a_monopoly_names_what_the_others_hold_and_one_lacks() -> None:
    t = table(
        "red settlement: 8", "red hand: 2 grain ore", "red progress: resource-monopoly",
        "blue hand: 3 ore wool", "white hand: 3 ore", "orange hand: 2 ore", options=QUIET,
    )  # fmt: skip
    assert choice(t) == "resource-monopoly ore"


@pytest.mark.article("card-wedding")
def test_the_wedding_waits_for_rich_guests() -> None:
    t = table("red settlement: 8", "red progress: wedding", "blue cities: 40 31", "white cities: 14 51",
              "blue hand: 4 ore", "white hand: 3 wool", options=QUIET)  # fmt: skip
    assert choice(t) == "wedding"


@pytest.mark.article("card-saboteur")
def test_the_saboteur_waits_for_full_hands() -> None:
    lines = ("red settlement: 8", "red progress: saboteur", "blue cities: 40 31", "white city: 14")
    assert choice(table(*lines, "blue hand: 2 ore", options=QUIET)) == "end"
    assert choice(table(*lines, "blue hand: 8 ore", "white hand: 6 wool", options=QUIET)) == "saboteur"


@pytest.mark.article("progress-hand")
def test_the_least_useful_card_goes_back() -> None:
    """Red has no knight for the warlord to call."""
    t = table("red city: 8", "red progress: warlord merchant 2 spy alchemist", options=QUIET)
    returns = {text: score(t, text) for text in ("return warlord", "return merchant", "return spy")}
    assert max(returns, key=returns.__getitem__) == "return warlord"
    assert choice(t) == "merchant 4"


@pytest.mark.article("card-spy")
def test_the_spy_takes_the_best_card() -> None:
    t = table("red city: 8", "red progress: spy", "blue progress: intrigue merchant", options=QUIET)
    t.do("spy 1")
    assert choice(t) == "spy-card merchant"


@pytest.mark.article("card-master-merchant")
def test_the_master_merchant_takes_what_completes_a_city() -> None:
    t = table(
        "red settlement: 8", "red hand: 2 grain 2 ore", "red progress: master-merchant",
        "blue cities: 40 31", "blue hand: ore 3 lumber 2 wool", options=QUIET,
    )  # fmt: skip
    assert choice(t) == "master-merchant 1"
    t.do("master-merchant 1")
    assert choice(t) == "loot ore"


# --- cards that are asked for ------------------------------------------------------------------------


@pytest.mark.article("aqueduct")
def test_the_aqueduct_brings_what_completes_a_city() -> None:
    t = table(
        "red settlement: 8", "red city: 40", "red levels: science 3", "red hand: 2 ore 2 grain",
        rolled=False, options=QUIET,
    )  # fmt: skip
    roll(t, 6, 6)
    assert choice(t) == "aqueduct ore"


@pytest.mark.article("card-wedding")
def test_a_gift_is_what_is_missed_least() -> None:
    """Red keeps the city it can pay."""
    t = table(
        "red settlement: 8", "red city: 40", "red hand: 3 ore 2 grain 2 lumber",
        "blue settlement: 31", "blue progress: wedding", on_turn="blue", options=QUIET,
    )  # fmt: skip
    t.do("wedding")
    for _ in range(2):
        assert choice(t, RED) == "give lumber"
        t.do("give lumber")


@pytest.mark.article("card-commercial-harbour")
def test_a_commodity_is_handed_over_that_is_missed_least() -> None:
    """Three papers buy red the aqueduct; the coin buys little."""
    t = table(
        "red city: 8", "red levels: science 2 politics 3", "red hand: 3 paper coin",
        "blue settlement: 31", "blue hand: wool", "blue progress: commercial-harbour",
        on_turn="blue", options=QUIET,
    )  # fmt: skip
    t.do("commercial-harbour")
    t.do("exchange 0 wool")
    assert choice(t, RED) == "hand-over coin"


# --- the founding phase ------------------------------------------------------------------------------


@pytest.mark.article("knights-setup")
def test_the_first_city_stands_at_land_that_brings_commodities() -> None:
    crafts = 0
    for seed in range(6):
        p = games.new_game(seed, game="knights")
        bots = games.seat(["greedy"] * 4, seed)
        p.do("begins 0")
        while p.depth > 0:
            actor = int(p.actor())
            p.do(p.write(bots[actor].choose(p.view(actor))))
        for node in range(54):
            if p.rules.piece_names.get(int(p.buildings[node])) == "city":
                crafts += makes_commodities(p, node)
    assert crafts >= 22  # of 24 cities


def makes_commodities(p: Position, node: int) -> bool:
    terrains = [int(p.land.terrain[hex]) for hex in p.map.node_hexes[3 * node : 3 * node + 3] if hex >= 0]
    return any(len(set(p.rules.yields.get((terrain, 2), [0]))) > 1 for terrain in terrains)


# --- victory -----------------------------------------------------------------------------------------


@pytest.mark.article("thirteen-points")
def test_the_thirteenth_point_is_taken() -> None:
    t = table(
        "red cities: 8 28 14 51", "red settlements: 26 0 11", "red defender: 1",
        "red progress: merchant spy", "blue progress: smith", options=QUIET,
    )  # fmt: skip
    assert choice(t).startswith("merchant")
    assert level(t, BLUE, "trade") == 0
