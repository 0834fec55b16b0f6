"""What greedy does in positions small enough to see."""

from __future__ import annotations

import pytest

from games.island.table import BLUE, ORANGE, RED, WHITE, hand, roll, table
from hexhaven.bots import make
from hexhaven.core.game import ACTOR
from hexhaven.games.island.bots.player import GreedyBot
from hexhaven.games.island.rules.state import Position

from . import games


def choice(p: Position, player: int = ACTOR) -> str:
    """What greedy does now."""
    who = int(p.actor()) if player == ACTOR else player
    return p.write(make("greedy", 1).choose(p.view(who)))


def turn_of(p: Position, bot: GreedyBot | None = None) -> list[str]:
    """What greedy does until it ends its turn; the others decline, and chance brings the first it can."""
    player = int(p.turn)
    bot = bot or GreedyBot(1)
    texts: list[str] = []
    while p.actor() >= -1 and p.turn == player:
        if p.actor() == player:
            action = bot.choose(p.view(player))
            texts.append(p.write(action))
        elif p.actor() == -1:
            action = p.chances()[0][0]
        else:
            action = p.read("decline")
        p.play(action)
    return texts


def deeds(texts: list[str]) -> list[str]:
    """A turn without its talk."""
    return [text for text in texts if text.split()[0] not in ("offer", "withdraw")]


# --- the founding phase ------------------------------------------------------------------------------


def pips(p: Position, node: int) -> dict[int, int]:
    """Pips by resource that a settlement on a node brings."""
    found: dict[int, int] = {}
    for hex in p.map.node_hexes[3 * node : 3 * node + 3]:
        if hex >= 0 and p.land.number[hex] > 0:
            terrain = int(p.land.terrain[hex])
            found[terrain] = found.get(terrain, 0) + 6 - abs(7 - int(p.land.number[hex]))
    return found


def foundings(seed: int) -> tuple[Position, dict[int, list[int]]]:
    """A game after the founding phase, and the nodes of each player in the order they were chosen."""
    p = games.new_game(seed)
    bots = games.seat(["greedy"] * 4, seed)
    nodes: dict[int, list[int]] = {}
    p.do("begins 0")
    while p.depth > 0:
        actor = int(p.actor())
        text = p.write(bots[actor].choose(p.view(actor)))
        if text.startswith("found "):
            nodes.setdefault(actor, []).append(int(text.split()[1]))
        p.do(text)
    return p, nodes


@pytest.mark.article("tactics")
@pytest.mark.parametrize("seed", range(6))
def test_the_first_settlement_stands_on_good_numbers_and_different_land(seed: int) -> None:
    p, nodes = foundings(seed)
    ranking = sorted((sum(pips(p, node).values()) for node in range(54)), reverse=True)
    first = pips(p, nodes[0][0])
    assert sum(first.values()) >= ranking[7]
    assert len(first) >= 2


@pytest.mark.article("tactics")
@pytest.mark.parametrize("seed", range(6))
def test_the_second_settlement_completes_the_first(seed: int) -> None:
    p, nodes = foundings(seed)
    kinds = sorted(len(pips(p, first) | pips(p, second)) for first, second in nodes.values())
    assert kinds[0] >= 3
    assert kinds[1] >= 4


@pytest.mark.article("tactics")
def test_first_roads_lead_to_room() -> None:
    """From the far end of most first roads a free place can be reached with one road more."""
    assert sum(open_roads(foundings(seed)[0]) for seed in range(6)) >= 6 * 8 * 3 // 4


def open_roads(p: Position) -> int:
    ends = [
        [int(n) for n in p.map.edge_nodes[2 * edge : 2 * edge + 2]]
        for edge in range(int(p.map.land_edges))
        if p.route_owner(edge) >= 0
    ]
    return sum(any(leads_to_free_place(p, end) for end in pair) for pair in ends)


def leads_to_free_place(p: Position, node: int) -> bool:
    if p.holders[node] != 0:
        return False
    near = [int(n) for n in p.map.node_nodes[3 * node : 3 * node + 3] if n >= 0]
    return any(is_free(p, n) for n in near)


def is_free(p: Position, node: int) -> bool:
    near = [int(n) for n in p.map.node_nodes[3 * node : 3 * node + 3] if n >= 0]
    return all(p.holders[n] == 0 for n in [node, *near])


def test_a_first_city_goes_where_it_brings_most() -> None:
    """With the tournament start the second building is a city; it wants the numbers even more."""
    p = games.new_game(3, options={"start_with_city": "on", "first_player": "oldest"}, players=2)
    bots = games.seat(["greedy"] * 2, 3)
    nodes: list[int] = []
    while p.depth > 0:
        text = p.write(bots[int(p.actor())].choose(p.view(p.actor())))
        if text.startswith("found "):
            nodes.append(int(text.split()[1]))
        p.do(text)
    cities = [sum(pips(p, node).values()) for node in nodes[2:]]
    assert min(cities) >= 9


# --- victory -----------------------------------------------------------------------------------------

EIGHT = ("red cities: 8 23 31 40",)
NINE = (*EIGHT, "red settlement: 14")
NINE_WITH_CITIES_LEFT = ("red cities: 8 23 31", "red settlements: 40 14 27")


def test_a_settlement_that_wins_is_built() -> None:
    p = table(*NINE, "red roads: 8-12-7", "red hand: brick lumber wool grain 3 ore")
    assert choice(p) == "settlement 7"


def test_a_city_that_wins_is_built_before_any_trade() -> None:
    p = table(*NINE_WITH_CITIES_LEFT, "red hand: 3 ore 2 grain 4 wool")
    assert p.points()[RED] == 9
    assert choice(p).startswith("city")


def test_trades_that_win_are_made() -> None:
    p = table(*NINE, "red roads: 8-12-7", "red hand: brick lumber wool 4 ore")
    assert deeds(turn_of(p)) == ["bank ore for grain", "settlement 7"]
    assert p.winner() == RED


@pytest.mark.parametrize("rolled", [True, False])
def test_the_knight_that_wins_is_played_before_or_after_the_roll(rolled: bool) -> None:
    p = table(*EIGHT, "red knights: 2", "red cards: knight", rolled=rolled)
    assert choice(p) == "knight"
    p.do("knight")
    assert p.winner() == RED


def test_the_road_that_wins_is_built() -> None:
    p = table(*EIGHT, "red roads: 8-12-7-3-0", "red hand: brick lumber 2 wool")
    assert choice(p).startswith("road")
    turn_of(p)
    assert p.winner() == RED


def test_two_free_roads_that_win_are_laid() -> None:
    p = table(*EIGHT, "red roads: 8-12-7-3", "red cards: road-building")
    turn_of(p)
    assert p.winner() == RED


def test_invented_cards_that_win_are_taken() -> None:
    p = table(*NINE_WITH_CITIES_LEFT, "red cards: invention", "red hand: 2 ore grain")
    assert sorted(deeds(turn_of(p))[:3]) == ["invention", "take grain", "take ore"]
    assert p.winner() == RED


@pytest.mark.parametrize("rolled", [True, False])
def test_a_victory_that_must_be_announced_is_announced(rolled: bool) -> None:
    p = table(
        *NINE, "red cards: victory-point", "red hand: brick lumber",
        options={"victory_must_be_announced": "yes"}, rolled=rolled,
    )  # fmt: skip
    assert choice(p) == "announce"


# --- discards ----------------------------------------------------------------------------------------


def after_seven(p: Position) -> dict[str, int]:
    """What greedy keeps in red's hand."""
    roll(p, 7)
    while p.actor() == RED and choice(p).startswith("discard"):
        p.do(choice(p))
    return hand(p, RED)


def test_discards_spare_a_city_that_can_be_built() -> None:
    p = table("red settlements: 8 18", "red hand: 3 ore 2 grain 5 wool", rolled=False)
    assert after_seven(p) == {"ore": 3, "grain": 2}


def test_discards_spare_a_settlement_that_can_be_built() -> None:
    p = table(
        "red settlements: 8 18", "red roads: 8-12-7", "red hand: brick lumber wool 4 grain ore", rolled=False
    )
    assert after_seven(p) == {"brick": 1, "lumber": 1, "wool": 1, "grain": 1}


def test_discards_do_not_spare_a_settlement_without_a_place() -> None:
    p = table("red settlements: 8 18", "red hand: brick lumber wool 2 grain 3 ore", rolled=False)
    kept = after_seven(p)
    assert kept.get("ore", 0) + kept.get("grain", 0) >= 3


# --- the robber --------------------------------------------------------------------------------------


def test_the_robber_hurts_the_leader_and_spares_the_own_hex() -> None:
    """Blue leads and lives at 18; red itself shares hex 4 with white."""
    p = table(
        "red settlements: 17 45", "white settlements: 8 31", "blue cities: 19 48", "blue hand: 2 ore",
        "white hand: ore", rolled=False,
    )  # fmt: skip
    roll(p, 7)
    hex = int(choice(p).removeprefix("robber "))
    owners = {int(p.owner(node)) for node in p.map.hex_nodes[6 * hex : 6 * hex + 6]}
    assert BLUE in owners
    assert RED not in owners


def test_greedy_steals_from_somebody_who_holds_cards() -> None:
    p = table(
        "red settlement: 45", "blue settlement: 8", "white settlement: 18", "white hand: wool", rolled=False
    )
    roll(p, 7)
    p.do("robber 4")
    assert choice(p) == f"rob {WHITE}"


@pytest.mark.article("friendly-robber")
def test_the_friendly_robber_is_respected() -> None:
    p = table(
        "red settlement: 48", "blue settlement: 8", "white settlements: 19 31 41", "white hand: wool",
        options={"friendly_robber": "online"}, rolled=False,
    )  # fmt: skip
    roll(p, 7)
    hex = int(choice(p).removeprefix("robber "))
    assert WHITE in {int(p.owner(node)) for node in p.map.hex_nodes[6 * hex : 6 * hex + 6]}


# --- development cards -------------------------------------------------------------------------------


def test_a_knight_chases_the_robber_before_the_roll() -> None:
    p = table("red settlements: 12 45", "blue cities: 31 19", "red cards: knight", robber=4, rolled=False)
    assert choice(p) == "knight"


def test_a_knight_waits_for_the_roll_while_the_robber_is_elsewhere() -> None:
    p = table("red settlements: 12 45", "blue cities: 31 19", "red cards: knight", robber=9, rolled=False)
    assert choice(p) == "roll"


def test_a_knight_is_played_for_the_largest_army() -> None:
    p = table("red settlements: 12 45", "blue city: 31", "red cards: knight", "red knights: 2")
    assert deeds(turn_of(p))[0] == "knight"
    assert p.largest_army == RED


def test_monopoly_takes_what_many_hold_and_a_city_needs() -> None:
    p = table(
        "red settlements: 12 45", "red cards: monopoly", "red hand: 2 grain", "blue hand: 2 ore",
        "white hand: 2 ore wool", "orange hand: lumber",
    )  # fmt: skip
    texts = deeds(turn_of(p))
    assert texts[0] == "monopoly ore"
    assert texts[1].startswith("city")


def test_monopoly_waits_while_nobody_holds_anything() -> None:
    p = table("red settlements: 12 45", "red cards: monopoly", "red hand: 2 grain", "blue hand: wool")
    assert not any(text.startswith("monopoly") for text in turn_of(p))


def test_invention_completes_a_city() -> None:
    p = table("red settlements: 12 45", "red cards: invention", "red hand: 2 ore grain")
    texts = deeds(turn_of(p))
    assert sorted(texts[:3]) == ["invention", "take grain", "take ore"]
    assert texts[3].startswith("city")


def test_free_roads_lead_to_a_place_to_settle() -> None:
    p = table("red settlements: 12 45", "red cards: road-building", "red hand: brick lumber wool grain")
    texts = deeds(turn_of(p))
    assert texts[0] == "road-building"
    assert texts[3].startswith("settlement")


# --- trade -------------------------------------------------------------------------------------------


def test_a_trade_with_the_bank_completes_a_purchase() -> None:
    p = table("red settlements: 12 45", "red hand: 2 ore 2 grain 4 wool")
    texts = deeds(turn_of(p))
    assert texts[0] == "bank wool for ore"
    assert texts[1].startswith("city")


def test_nothing_is_traded_with_the_bank_for_its_own_sake() -> None:
    p = table("red settlements: 12 45", "red hand: 4 wool")
    assert deeds(turn_of(p)) == ["end"]


def test_greedy_offers_what_it_does_not_need_for_what_it_lacks() -> None:
    p = table("red settlements: 12 45", "red hand: 2 ore 2 grain lumber", "blue hand: 2 ore")
    assert choice(p) == "offer 1 lumber for 1 ore to 1"


def test_nobody_is_asked_for_a_card_that_nobody_holds() -> None:
    p = table("red settlements: 12 45", "red hand: 2 ore 2 grain lumber", "blue hand: 2 brick")
    assert not any(" for 1 ore " in text for text in turn_of(p))


def test_greedy_withdraws_an_offer_rather_than_end_its_turn_over_it() -> None:
    """There may be something left to build."""
    p = table("red settlement: 8", "red hand: 2 lumber brick ore", "blue hand: wool", "blue settlement: 20")
    p.do("offer 1 ore for 1 wool to 1")
    p.do("propose 1 wool for 2 lumber", BLUE)
    assert {"withdraw", "end"} <= {p.write(action) for action in p.legal()}
    bot = GreedyBot(1)
    assert all(p.write(action) != "end" for action, _, _ in bot.explain(p.view(RED)))


def test_no_offer_goes_to_somebody_who_may_win_soon() -> None:
    p = table(
        "red settlements: 12 45", "blue cities: 9 23 31 48", "red hand: 2 ore 2 grain lumber",
        "blue hand: 2 ore", "white hand: ore",
    )  # fmt: skip
    assert choice(p) == "offer 1 lumber for 1 ore to 2"


def asked(*lines: str, offer: str) -> Position:
    """Red offers something to everybody; blue is asked first."""
    p = table("red settlements: 12 45", "blue settlements: 9 31", *lines)
    p.do(f"offer {offer}")
    return p


def test_a_good_offer_is_accepted() -> None:
    p = asked("red hand: ore", "blue hand: 2 ore 2 grain brick", offer="1 ore for 1 brick")
    assert choice(p, BLUE) == "accept"


def test_a_bad_offer_is_declined() -> None:
    p = asked("red hand: wool", "blue hand: 3 ore 2 grain", offer="1 wool for 1 ore")
    assert choice(p, BLUE) == "decline"


def test_no_offer_is_good_enough_from_somebody_who_may_win_soon() -> None:
    p = asked(
        "red cities: 19 39", "red settlements: 23 27", "red hand: ore", "blue hand: 2 ore 2 grain brick",
        offer="1 ore for 1 brick",
    )  # fmt: skip
    assert p.points()[RED] == 8
    assert choice(p, BLUE) == "decline"


def test_a_counter_offer_asks_for_what_is_needed() -> None:
    """Blue keeps to its city: the brick is red's, but for ore."""
    p = asked("red hand: wool ore", "blue hand: 2 ore 2 grain brick", offer="1 wool for 1 brick")
    assert choice(p, BLUE) == "propose 1 brick for 1 ore"


def test_the_weakest_of_equal_partners_is_chosen() -> None:
    p = asked(
        "white settlement: 19", "orange settlements: 23 48", "red hand: 2 ore 2 grain lumber",
        "blue hand: ore", "white hand: ore", "orange hand: ore", offer="1 lumber for 1 ore",
    )  # fmt: skip
    for player in (BLUE, WHITE, ORANGE):
        p.do("accept", player)
    assert choice(p) == f"trade {WHITE}"


def test_a_proposal_that_helps_is_taken_up_unasked() -> None:
    p = table("red settlements: 12 45", "red hand: 2 ore 2 grain lumber", "blue hand: ore")
    p.do("propose 1 ore for 1 lumber", BLUE)
    assert choice(p) == f"trade {BLUE}"


@pytest.mark.article("1.E.e")
def test_trade_comes_before_the_first_build_where_the_phases_are_separated() -> None:
    lines = ("red settlements: 12 45", "red roads: 12-17-22", "red hand: brick lumber wool grain 7 ore")
    texts = deeds(turn_of(table(*lines)))
    built = [i for i, text in enumerate(texts) if text.split()[0] in ("settlement", "city", "road", "buy")]
    traded = [i for i, text in enumerate(texts) if text.startswith("bank")]
    assert not traded or max(traded) < min(built)


# --- building ----------------------------------------------------------------------------------------


def test_a_city_stands_where_it_brings_most() -> None:
    p = table("red settlements: 12 53", "red hand: 3 ore 2 grain")
    assert choice(p) == "city 12"


def test_a_settlement_stands_on_the_better_place() -> None:
    p = table("red settlement: 45", "red roads: 45-40-35-29 45-49-53", "red hand: brick lumber wool grain")
    assert choice(p) == "settlement 35"
