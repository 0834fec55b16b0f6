"""The set-up: the map for a first game, the founding phase with a city, what everybody has."""

from collections import Counter

import pytest

from games.island.table import (
    BLUE,
    FIRST_ROUND,
    ORANGE,
    RED,
    SECOND_ROUND,
    WHITE,
    bank,
    hand,
    may_with,
    play_founding,
    rate,
    refused,
    supply,
)
from hexhaven import catalog
from hexhaven.cli.session import set_up
from hexhaven.core.game import CHANCE
from hexhaven.core.rng import Rng
from hexhaven.games.island.rules.maps.draw import draw
from hexhaven.games.island.rules.maps.layout import layout
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import (
    ANY_HARBOUR,
    CARD_NAMES,
    CITY,
    ROAD,
    SETTLEMENT,
    SPECIAL_HARBOUR,
    TERRAIN_NAMES,
)
from hexhaven.games.knights.rules.decks import hand_count
from hexhaven.games.knights.rules.state import deck_size, knights_state
from hexhaven.games.knights.rules.terms import BASIC, KNIGHT, MIGHTY, STRONG, WALL

from .table import assert_sound, building, cards, new_game


def founded(first: int = RED) -> Position:
    return play_founding(new_game(), first)


# --- the founding phase ------------------------------------------------------------------------------


@pytest.mark.article("knights-setup")
def test_the_first_round_founds_settlements_and_the_second_cities() -> None:
    t = founded()
    assert [building(t, int(node)) for node, _ in FIRST_ROUND] == ["settlement"] * 4
    assert [building(t, int(node)) for node, _ in SECOND_ROUND] == ["city"] * 4
    assert_sound(t)


@pytest.mark.article("knights-setup")
@pytest.mark.parametrize("first", range(4))
def test_the_second_round_goes_back_and_the_player_of_the_last_city_begins(first: int) -> None:
    t = founded(first)
    owners = [int(t.owner(int(node))) for node, _ in SECOND_ROUND]
    assert owners == [(first + i) % 4 for i in range(3, -1, -1)]
    assert t.actor() == t.turn == first
    assert may_with(t, "roll") == {""}


@pytest.mark.article("knights-setup")
def test_a_city_pays_one_resource_for_each_hex_and_no_commodity() -> None:
    t = founded()
    # 41 lies between fields, pasture and pasture; 28 between fields, forest and forest.
    assert hand(t, ORANGE) == cards("grain 2 wool")
    assert hand(t, RED) == cards("2 lumber grain")
    assert [int(n) for n in t.bank[5:8]] == [12, 12, 12]


@pytest.mark.article("knights-setup")
def test_the_first_settlement_pays_nothing() -> None:
    t = new_game()
    t.do("begins 0")
    for node, road in FIRST_ROUND:
        t.do(f"found {node}")
        t.do(f"found-road {road}")
    assert [hand(t, player) for player in range(4)] == [{}] * 4


@pytest.mark.article("knights-setup", "thirteen-points")
def test_everybody_begins_with_three_points() -> None:
    assert founded().points() == [3, 3, 3, 3]


@pytest.mark.article("knights-setup", "distance-rule")
def test_the_city_keeps_the_distance_too() -> None:
    t = new_game()
    t.do("begins 0")
    for node, road in FIRST_ROUND:
        t.do(f"found {node}")
        t.do(f"found-road {road}")
    assert refused(t, "found 34").article == "1.H.c"
    assert refused(t, "found 39").reason == "node_taken"


@pytest.mark.article("knights-setup")
def test_the_citys_road_runs_from_the_city() -> None:
    t = new_game()
    t.do("begins 0")
    for node, road in FIRST_ROUND:
        t.do(f"found {node}")
        t.do(f"found-road {road}")
    t.do("found 41")
    assert may_with(t, "found-road") == {"36-41", "41-45", "41-46"}


@pytest.mark.article("knights-setup", "first-player")
def test_the_dice_decide_who_begins() -> None:
    t = new_game(players=3)
    assert t.actor() == CHANCE
    assert [weight for _, weight in t.chances()] == [1, 1, 1]
    t.do("begins 2")
    assert t.actor() == WHITE


@pytest.mark.article("knights-setup", "harbours")
def test_a_city_founded_at_a_harbour_trades_there() -> None:
    t = new_game(players=3)
    t.do("begins 0")
    for node, road in FIRST_ROUND[:3]:
        t.do(f"found {node}")
        t.do(f"found-road {road}")
    t.do("found 33")
    assert rate(t, WHITE, "brick") == 2
    assert rate(t, WHITE, "coin") == 4


# --- what everybody has ------------------------------------------------------------------------------


@pytest.mark.article("knights-setup", "cities-and-knights")
def test_everybody_has_knights_walls_and_the_pieces_of_the_base_game() -> None:
    t = new_game()
    pieces = {
        SETTLEMENT: 5,
        CITY: 4,
        ROAD: 15,
        WALL: 3,
        KNIGHT + BASIC: 2,
        KNIGHT + STRONG: 2,
        KNIGHT + MIGHTY: 2,
    }
    for player in range(4):
        assert {piece: supply(t, player, piece) for piece in pieces} == pieces
    assert_sound(t)


@pytest.mark.article("knights-setup")
def test_the_bank_holds_twelve_of_each_commodity() -> None:
    assert bank(new_game()) == dict.fromkeys(CARD_NAMES, 19) | {"coin": 12, "paper": 12, "cloth": 12}


@pytest.mark.article("knights-setup")
def test_three_decks_of_eighteen_cards_lie_there_and_nobody_holds_one() -> None:
    t = founded()
    assert [deck_size(knights_state(t), field) for field in range(3)] == [18, 18, 18]
    assert [hand_count(knights_state(t), player) for player in range(4)] == [0, 0, 0, 0]


@pytest.mark.article("knights-setup")
def test_ship_merchant_and_improvements_stand_at_the_beginning() -> None:
    k = knights_state(founded())
    assert k.ship == k.attacks == 0
    assert k.merchant == -1
    assert set(k.levels) == {0}
    assert [int(node) for node in k.metropolis] == [-1, -1, -1]


@pytest.mark.article("cities-and-knights")
@pytest.mark.parametrize("verb", ["buy", "invention", "monopoly"])
def test_there_are_no_development_cards(verb: str) -> None:
    t = new_game()
    assert t.deck_size == 0
    assert verb not in {each.name for each in t.rules.verbs}


@pytest.mark.article("cities-and-knights")
def test_the_game_is_for_three_and_four() -> None:
    for players in (2, 5):
        with pytest.raises(catalog.SetupError, match="3 to 4 players"):
            catalog.prepare(Rng(1), "knights", players)


# --- the map for a first game ------------------------------------------------------------------------


def first_map() -> Position:
    return new_game(map="knights-beginner")


@pytest.mark.article("knights-setup")
def test_the_map_for_a_first_game_lies_as_in_the_picture() -> None:
    t = first_map()
    seen = [
        f"{TERRAIN_NAMES[kind][0:2]}{number}"
        for kind, number in zip(t.land.terrain, t.land.number, strict=True)
    ]
    assert " ".join(seen) == (
        "hi6 mo2 hi5 fo3 mo9 de0 fo10 fo8 fi4 hi11 pa3 fi8 pa10 fi5 mo6 pa4 fi9 pa12 fo11"
    )
    assert TERRAIN_NAMES[t.land.terrain[t.robber]] == "desert"


@pytest.mark.article("knights-setup")
def test_the_map_for_a_first_game_has_all_tokens_and_harbours_of_the_base_game() -> None:
    t = first_map()
    usual = new_game(map="base-beginner")
    assert Counter(t.land.number) == Counter(usual.land.number)
    assert Counter(t.land.terrain) == Counter(usual.land.terrain)
    kinds = [harbour.kind for harbour in t.land.harbours]
    names = [CARD_NAMES[kind - SPECIAL_HARBOUR] if kind > ANY_HARBOUR else "3:1" for kind in kinds]
    assert names == ["brick", "ore", "lumber", "grain", "3:1", "3:1", "3:1", "wool", "3:1"]
    assert [harbour.edge for harbour in t.land.harbours] == [harbour.edge for harbour in usual.land.harbours]


@pytest.mark.article("knights-setup")
@pytest.mark.parametrize("id", ["knights-beginner", "base-beginner"])
def test_no_pieces_are_prescribed_on_any_map(id: str) -> None:
    setup = catalog.prepare(Rng(1), "knights", map=id, options={"first_player": "oldest"})
    t = catalog.start(setup)
    assert len(t.legal()) == 54  # the founding phase is played: every node is free
    assert not layout("knights-beginner").starts


@pytest.mark.article("knights-setup")
def test_it_is_the_first_map_of_the_game_and_nothing_of_it_is_drawn() -> None:
    assert catalog.game("knights").maps.first == "knights-beginner"
    assert catalog.game("base").maps.first == "base-beginner"
    one, two = (
        draw(layout("knights-beginner"), Rng(seed), number_method="letter_spiral", harbour_method="shuffle")
        for seed in (1, 2)
    )
    assert list(one.land.number) == list(two.land.number)


@pytest.mark.article("knights-setup")
def test_blue_can_found_on_the_map_for_a_first_game() -> None:
    t = first_map()
    t.do(f"begins {BLUE}")
    assert len(may_with(t, "found")) == 54


@pytest.mark.article("knights-setup")
@pytest.mark.parametrize("game", ["base", "knights"])
def test_the_command_line_offers_the_first_map(game: str) -> None:
    setup = set_up((game, "neu2003", {}, None), 4, b"seed")
    assert setup.layout == f"{game}-beginner"
