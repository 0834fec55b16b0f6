"""Maps: the five base layouts, set-up by drawing, the file format, and what is refused with which words."""

import contextlib
from collections import Counter
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexhaven.core.rng import Rng
from hexhaven.games.island.rules.geometry import CORNERS, SIDES, Geometry, Place
from hexhaven.games.island.rules.map import Map
from hexhaven.games.island.rules.maps.check import check
from hexhaven.games.island.rules.maps.draw import HARBOUR_METHODS, NUMBER_METHODS, corners, draw, lay, spiral
from hexhaven.games.island.rules.maps.layout import LAYOUTS, layout, layout_ids, read_layout, write_layout
from hexhaven.games.island.rules.maps.model import DRAWN, Layout, MapError, Tile
from hexhaven.games.island.rules.maps.text import read_map, write_map
from hexhaven.games.island.rules.terrain import (
    ANY_HARBOUR,
    CARD_NAMES,
    DESERT,
    FIELDS,
    FOREST,
    HILLS,
    MOUNTAINS,
    PASTURE,
    SEA,
    SPECIAL_HARBOUR,
    TERRAIN_NAMES,
)

BASE_IDS = [
    "base-beginner",
    "base-classic-beginner",
    "base-travelbox-beginner",
    "base-travelbox-variable",
    "base-variable",
]

# Letters A to R, and those of the larger island for five and six.
BASE_LETTERS = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11]
LARGE_LETTERS = [
    2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12, 10, 5, 4, 9, 5, 9, 12, 3, 2, 6,
]  # fmt: skip

# The spiral from the top left corner of both islands.
BASE_SPIRAL = [
    (0, -2), (-1, -1), (-2, 0), (-2, 1), (-2, 2), (-1, 2), (0, 2), (1, 1), (2, 0), (2, -1), (2, -2), (1, -2),
    (0, -1), (-1, 0), (-1, 1), (0, 1), (1, 0), (1, -1), (0, 0),
]  # fmt: skip
LARGE_SPIRAL = [
    (0, -3), (-1, -2), (-2, -1), (-3, 0), (-3, 1), (-3, 2), (-3, 3), (-2, 3), (-1, 3), (0, 2), (1, 1), (2, 0),
    (2, -1), (2, -2), (2, -3), (1, -3),
    (0, -2), (-1, -1), (-2, 0), (-2, 1), (-2, 2), (-1, 2), (0, 1), (1, 0), (1, -1), (1, -2),
    (0, -1), (-1, 0), (-1, 1), (0, 0),
]  # fmt: skip

LARGE = """
id = "large"
first_hex = "0,-3"
rows = [
    "      ?   ?   ?",
    "    ?   ?   ?   ?",
    "  ?   ?   ?   ?   ?",
    "?   ?   ?   ?   ?   ?",
    "  ?   ?   ?   ?   ?",
    "    ?   ?   ?   ?",
    "      ?   ?   ?",
]
terrains = { hills = 5, forest = 6, pasture = 6, fields = 6, mountains = 5, desert = 2 }
letters = [2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12, 10, 5, 4, 9, 5, 9, 12, 3, 2, 6]
"""

# A map with some of everything: printed and drawn places, sea, a gap, harbours of both sorts.
SMALL = """
id = "small"
name = { en = "Small", de = "Klein" }
players = [2, 3]
source = "Made for this test."
first_hex = "0,-1"
rows = [
    "  h5  ?   .   ~",
    "d   ?10 ~",
    "  g3  m8",
]
harbours = ["0,-1 NW 3:1", "1,-1 E ?"]
terrains = { forest = 1, pasture = 1 }
letters = [4]
harbour_pool = { wool = 1 }
three_players_remove = "red"

[[start]]
colour = "blue"
settlements = ["0,-1 N", "0,0 S *"]
roads = ["0,-1 NE", "0,0 SW"]

[[start]]
colour = "red"
settlements = ["-1,0 SW *"]
roads = ["-1,0 W"]
"""


def setup(id: str, seed: object = 0, numbers: str = "letter_spiral", harbours: str = "shuffle") -> Map:
    return draw(layout(id), Rng(seed), number_method=numbers, harbour_method=harbours)


def terrain_at(map: Map, place: Place) -> str:
    return TERRAIN_NAMES[map.land.terrain[map.geometry.hex_at[place]]]


def terrains_at(map: Map, node: int) -> list[str]:
    """The terrains that meet at a node."""
    hexes = [int(map.node_hexes[3 * node + i]) for i in range(3)]
    return sorted(TERRAIN_NAMES[map.land.terrain[h]] for h in hexes if h >= 0)


def numbers_at(map: Map, node: int) -> set[tuple[str, int]]:
    hexes = [int(map.node_hexes[3 * node + i]) for i in range(3)]
    return {(TERRAIN_NAMES[map.land.terrain[h]], int(map.land.number[h])) for h in hexes if h >= 0}


def neighbours(g: Geometry) -> list[tuple[int, int]]:
    return [(h, int(n)) for h in range(len(g.hexes)) for n in g.hex_hexes[6 * h : 6 * h + 6] if n > h]


def touching(map: Map) -> list[tuple[int, int]]:
    """The numbers of every two neighbouring hexes that have one."""
    pairs = [(int(map.land.number[a]), int(map.land.number[b])) for a, b in neighbours(map.geometry)]
    return [pair for pair in pairs if min(pair) > 0]


def red_pairs(map: Map) -> int:
    return sum(1 for a, b in touching(map) if a in (6, 8) and b in (6, 8))


# The base layouts ---------------------------------------------------------------------------------


def test_the_package_brings_the_five_base_layouts() -> None:
    assert [id for id in layout_ids() if id.startswith("base-")] == BASE_IDS


def test_a_layout_is_read_once() -> None:
    assert layout("base-beginner") is layout("base-beginner") is LAYOUTS["base-beginner"]


def test_a_layout_has_a_title_in_both_languages() -> None:
    for id in BASE_IDS:
        assert layout(id).title("en") != layout(id).title("de")
        assert layout(id).title("fr") == id
        assert layout(id).source


@pytest.mark.article("variable-setup", "pieces")
@pytest.mark.parametrize("id", BASE_IDS)
def test_the_island_has_19_hexes_of_six_terrains(id: str) -> None:
    map = setup(id)
    assert Counter(map.land.terrain) == {FOREST: 4, PASTURE: 4, FIELDS: 4, HILLS: 3, MOUNTAINS: 3, DESERT: 1}
    assert (map.land_hexes, map.land_nodes, map.land_edges) == (19, 54, 72)


@pytest.mark.article("number-tokens")
@pytest.mark.parametrize("id", BASE_IDS)
def test_there_are_18_numbers_the_two_and_the_twelve_once(id: str) -> None:
    numbers = Counter(int(n) for n in setup(id).land.number if n)
    assert numbers == {2: 1, 12: 1, **dict.fromkeys((3, 4, 5, 6, 8, 9, 10, 11), 2)}


@pytest.mark.article("harbours")
@pytest.mark.parametrize("harbours", HARBOUR_METHODS)
@pytest.mark.parametrize("id", BASE_IDS)
def test_there_are_nine_harbours_four_of_them_general(id: str, harbours: str) -> None:
    map = setup(id, harbours=harbours)
    kinds = Counter(harbour.kind for harbour in map.land.harbours)
    assert kinds == {ANY_HARBOUR: 4, **dict.fromkeys(range(SPECIAL_HARBOUR, SPECIAL_HARBOUR + 5), 1)}


@pytest.mark.article("harbours", "coast")
@pytest.mark.parametrize("id", BASE_IDS)
def test_each_harbour_serves_the_two_nodes_of_a_coastal_edge(id: str) -> None:
    map = setup(id)
    for harbour in map.land.harbours:
        assert map.geometry.edge_hexes[2 * harbour.edge + 1] == -1
        for i in range(2):
            assert map.land.harbour[map.edge_nodes[2 * harbour.edge + i]] == harbour.kind
    assert sum(1 for kind in map.land.harbour if kind) == 18


@pytest.mark.article("desert")
@pytest.mark.parametrize("id", BASE_IDS)
def test_the_robber_starts_on_the_desert_which_has_no_number(id: str) -> None:
    map = setup(id, "somewhere")
    assert map.land.terrain[map.robber] == DESERT
    assert map.land.number[map.robber] == 0


# Beginners' set-up --------------------------------------------------------------------------------


@pytest.mark.article("beginner-setup")
@pytest.mark.parametrize(
    ("colour", "cards"),
    [
        ("red", "grain lumber lumber"),
        ("orange", "grain grain ore"),
        ("white", "lumber ore wool"),
        ("blue", "brick lumber ore"),
    ],
)
def test_the_starred_settlement_pays_the_cards_of_the_table(colour: str, cards: str) -> None:
    map = setup("base-beginner")
    start = next(start for start in map.starts if start.colour == colour)
    hexes = [int(map.node_hexes[3 * start.star + i]) for i in range(3)]
    assert sorted(CARD_NAMES[map.land.terrain[h]] for h in hexes) == cards.split()


@pytest.mark.article("beginner-setup")
def test_the_beginners_map_lies_as_in_the_picture() -> None:
    map = setup("base-beginner")
    first_row = [(terrain_at(map, (q, -2)), int(map.land.number[q])) for q in range(3)]
    assert first_row == [("mountains", 10), ("pasture", 2), ("forest", 9)]
    assert terrain_at(map, (0, 0)) == "desert"
    kinds = [harbour.kind for harbour in map.land.harbours]
    special = [CARD_NAMES[kind - SPECIAL_HARBOUR] if kind > ANY_HARBOUR else "3:1" for kind in kinds]
    assert special == ["3:1", "grain", "ore", "3:1", "wool", "3:1", "3:1", "brick", "lumber"]


@pytest.mark.article("beginner-setup")
@pytest.mark.parametrize(
    ("colour", "terrains"),
    [
        ("red", ["hills mountains pasture", "fields forest forest"]),
        ("orange", ["forest hills pasture", "fields fields mountains"]),
        ("white", ["fields forest hills", "forest mountains pasture"]),
        ("blue", ["forest hills mountains", "fields pasture pasture"]),
    ],
)
def test_each_colour_stands_where_the_picture_has_it(colour: str, terrains: list[str]) -> None:
    map = setup("base-beginner")
    start = next(start for start in map.starts if start.colour == colour)
    assert [" ".join(terrains_at(map, node)) for node in start.nodes] == terrains


@pytest.mark.article("beginner-setup")
@pytest.mark.parametrize("id", ["base-beginner", "base-travelbox-beginner"])
def test_four_colours_have_two_settlements_with_a_road_each(id: str) -> None:
    map = setup(id)
    assert len(map.starts) == 4
    for start in map.starts:
        assert len(start.nodes) == len(start.edges) == 2
        assert start.star in start.nodes
        for node, edge in zip(start.nodes, start.edges, strict=True):
            assert node in (map.edge_nodes[2 * edge], map.edge_nodes[2 * edge + 1])


@pytest.mark.article("beginner-setup")
@pytest.mark.parametrize("id", ["base-beginner", "base-travelbox-beginner"])
def test_red_stays_in_the_box_when_three_play(id: str) -> None:
    """The last n starts are in play, so the colour that is left out comes first."""
    assert layout(id).three_players_remove == "red"
    assert setup(id).starts[0].colour == "red"


@pytest.mark.article("beginner-setup")
def test_the_travelbox_map_agrees_with_every_hint_of_the_rule_text() -> None:
    map = setup("base-travelbox-beginner")
    threes = [h for h, number in enumerate(map.land.number) if number == 3]
    assert sorted(TERRAIN_NAMES[map.land.terrain[h]] for h in threes) == ["fields", "pasture"]
    starts = {start.colour: start for start in map.starts}
    assert ("fields", 3) in numbers_at(map, starts["red"].star)
    assert ("pasture", 3) in numbers_at(map, starts["white"].star)
    assert terrains_at(map, starts["ochre"].nodes[0]) == ["forest", "hills", "mountains"]
    assert terrains_at(map, starts["red"].nodes[1]) == ["fields", "forest"]
    assert terrains_at(map, starts["blue"].star) == ["fields", "forest", "forest"]
    every_node = [node for start in map.starts for node in start.nodes]
    assert starts["blue"].star == min(every_node, key=lambda node: map.geometry.points[node][1])


@pytest.mark.article("beginner-setup", "harbours")
def test_the_classic_map_has_an_ore_harbour_at_the_top_left() -> None:
    for seed in range(10):
        map = setup("base-classic-beginner", seed)
        ore = SPECIAL_HARBOUR + CARD_NAMES.index("ore")
        assert map.land.harbours[0].kind == ore
        assert map.land.harbours[0].edge == map.geometry.edge((0, -2), "NW")
        for i in range(2):
            assert len(terrains_at(map, int(map.edge_nodes[2 * map.land.harbours[0].edge + i]))) == 1
    assert not map.starts


# Variable set-up ----------------------------------------------------------------------------------


@pytest.mark.article("variable-setup")
@pytest.mark.parametrize("numbers", ["letter_spiral", "random", "random_strict"])
def test_the_same_seed_gives_the_same_map(numbers: str) -> None:
    assert write_map(setup("base-variable", 7, numbers)) == write_map(setup("base-variable", 7, numbers))
    texts = {write_map(setup("base-variable", seed, numbers)) for seed in range(20)}
    assert len(texts) == 20


@pytest.mark.article("variable-setup", "desert")
def test_the_desert_may_lie_anywhere() -> None:
    assert {int(setup("base-variable", seed).robber) for seed in range(300)} == set(range(19))


@pytest.mark.article("variable-setup")
def test_the_travelbox_keeps_its_desert_and_its_printed_numbers() -> None:
    printed = list(setup("base-travelbox-beginner").land.number)
    seen = set()
    for seed in range(20):
        for method in NUMBER_METHODS:
            map = setup("base-travelbox-variable", seed, method)
            assert terrain_at(map, (0, 0)) == "desert"
            assert list(map.land.number) == printed
        seen.add(tuple(map.land.terrain))
    assert len(seen) == 20


@pytest.mark.article("variable-setup")
def test_a_fixed_map_stays_as_it_is_whatever_the_method() -> None:
    texts = {
        write_map(setup("base-beginner", seed, numbers, harbours))
        for seed in range(3)
        for numbers in NUMBER_METHODS
        for harbours in HARBOUR_METHODS
    }
    assert len(texts) == 1


@pytest.mark.article("variable-setup")
def test_a_desert_is_never_dealt_under_a_printed_number() -> None:
    text = SMALL.replace("forest = 1, pasture = 1", "forest = 1, desert = 1").replace("letters = [4]\n", "")
    mixed = read_layout(text)
    for seed in range(20):
        map = draw(mixed, Rng(seed), number_method="random", harbour_method="shuffle")
        assert terrain_at(map, (1, -1)) == "desert"
        assert terrain_at(map, (0, 0)) == "forest"
        assert map.land.number[map.geometry.hex_at[0, 0]] == 10


@pytest.mark.article("variable-setup")
def test_each_terrain_is_equally_likely_everywhere() -> None:
    """Five standard deviations; the seeds are fixed, so the test never wavers."""
    maps = [setup("base-variable", seed) for seed in range(1900)]
    for h in range(19):
        deserts = sum(1 for map in maps if map.land.terrain[h] == DESERT)
        forests = sum(1 for map in maps if map.land.terrain[h] == FOREST)
        assert abs(deserts - 100) < 50
        assert abs(forests - 400) < 90


# Numbers ------------------------------------------------------------------------------------------


@pytest.mark.article("number-tokens")
@pytest.mark.parametrize(("text", "order"), [("base-variable", BASE_SPIRAL), (LARGE, LARGE_SPIRAL)])
def test_the_spiral_runs_counter_clockwise_and_inwards(text: str, order: list[Place]) -> None:
    g = (layout(text) if text in BASE_IDS else read_layout(text)).geometry()
    assert [g.hexes[h] for h in spiral(g, g.hex_at[order[0]])] == order


@pytest.mark.article("number-tokens")
def test_an_island_has_six_corners() -> None:
    base, large = layout("base-variable").geometry(), read_layout(LARGE).geometry()
    assert {base.hexes[h] for h in corners(base)} == {(0, -2), (2, -2), (2, 0), (0, 2), (-2, 2), (-2, 0)}
    assert {large.hexes[h] for h in corners(large)} == {(0, -3), (2, -3), (2, 0), (-1, 3), (-3, 3), (-3, 0)}


def check_no_red_neighbours(g: Geometry, letters: list[int], deserts: int) -> int:
    """Lay the letters from every corner around every choice of deserts; say how many cases there were."""
    hexes = len(g.hexes)
    pairs = neighbours(g)
    cases = 0
    for order in [spiral(g, corner) for corner in corners(g)]:
        for bare in combinations(range(hexes), deserts):
            number = [DRAWN] * hexes
            for h in bare:
                number[h] = 0
            lay(number, order, letters)
            assert not any(number[a] in (6, 8) and number[b] in (6, 8) for a, b in pairs)
            cases += 1
    return cases


@pytest.mark.article("number-tokens")
def test_the_letter_spiral_never_puts_a_six_beside_an_eight() -> None:
    assert check_no_red_neighbours(layout("base-variable").geometry(), BASE_LETTERS, 1) == 6 * 19


@pytest.mark.article("number-tokens")
def test_nor_does_it_on_the_island_for_five_and_six() -> None:
    assert check_no_red_neighbours(read_layout(LARGE).geometry(), LARGE_LETTERS, 2) == 6 * 435


@pytest.mark.article("number-tokens")
def test_the_letters_start_at_a_drawn_corner_and_skip_the_desert() -> None:
    g = layout("base-variable").geometry()
    starts = set()
    for seed in range(60):
        map = setup("base-variable", seed)
        spirals = [spiral(g, corner) for corner in corners(g)]
        laid = [[int(map.land.number[h]) for h in order if map.land.number[h]] for order in spirals]
        assert BASE_LETTERS in laid
        starts.add(laid.index(BASE_LETTERS))
    assert starts == set(range(6))


@pytest.mark.article("number-tokens")
@pytest.mark.parametrize("seed", range(40))
def test_random_numbers_have_no_red_neighbours(seed: int) -> None:
    assert red_pairs(setup("base-variable", seed, "random")) == 0
    large = draw(read_layout(LARGE), Rng(seed), number_method="random", harbour_method="shuffle")
    assert red_pairs(large) == 0


@pytest.mark.article("number-tokens")
@pytest.mark.parametrize("seed", range(40))
def test_strict_random_numbers_have_no_equal_neighbours_either(seed: int) -> None:
    large = draw(read_layout(LARGE), Rng(seed), number_method="random_strict", harbour_method="shuffle")
    for map in (setup("base-variable", seed, "random_strict"), large):
        assert red_pairs(map) == 0
        assert not any(a == b for a, b in touching(map))


@pytest.mark.article("number-tokens")
def test_many_red_numbers_on_a_large_map_are_separated_by_swaps() -> None:
    """Dealing anew would hardly ever succeed with 25 red numbers on 110 hexes."""
    rows = [" " * (2 * (i % 2)) + "?   " * 11 for i in range(10)]
    letters = [6, 8] * 12 + [6] + [3, 4, 5, 9, 10] * 17
    text = f'id = "wide"\nfirst_hex = "0,0"\nrows = {rows}\nrobber = "0,0"\n'.replace("'", '"')
    wide = read_layout(f"{text}terrains = {{ fields = 110 }}\nletters = {letters}\n")
    map = draw(wide, Rng(1), number_method="random", harbour_method="shuffle")
    assert red_pairs(map) == 0
    assert Counter(map.land.number) == Counter(letters)


def test_numbers_that_cannot_be_separated_are_refused() -> None:
    text = """
        id = "crowd"
        first_hex = "0,0"
        rows = ["?   ?", "  d"]
        terrains = { hills = 2 }
        letters = [6, 8]
    """
    with pytest.raises(MapError, match=r"'crowd': found no way .* without red numbers as neighbours; choose"):
        draw(read_layout(text), Rng(0), number_method="random", harbour_method="shuffle")


def test_a_printed_number_stays_while_drawn_ones_make_room_for_it() -> None:
    text = """
        id = "printed"
        first_hex = "0,0"
        rows = ["h6  ?   ?", "  d"]
        terrains = { hills = 2 }
        letters = [8, 4]
    """
    for seed in range(10):
        map = draw(read_layout(text), Rng(seed), number_method="random", harbour_method="shuffle")
        assert list(map.land.number)[:3] == [6, 4, 8]


@st.composite
def islands(draw: st.DrawFn) -> list[Place]:
    """Any set of hexes in a field of 6 by 6: bays, lakes, several islands."""
    places = [(q, r) for q in range(6) for r in range(6)]
    return sorted(draw(st.sets(st.sampled_from(places), min_size=1)))


@given(islands())
def test_a_spiral_visits_every_hex_of_any_island_once(land: list[Place]) -> None:
    g = Geometry(land, [])
    assert corners(g)
    for corner in corners(g):
        order = spiral(g, corner)
        assert order[0] == corner
        assert sorted(order) == list(range(len(land)))


# Harbours -----------------------------------------------------------------------------------------


@pytest.mark.article("variable-setup", "harbours")
def test_the_frame_joins_pieces_of_two_and_one_harbours_by_turns() -> None:
    pieces = layout("base-variable").frame_pieces
    assert [len(piece) for piece in pieces] == [2, 1, 2, 1, 2, 1]
    doubles, singles = set(pieces[::2]), set(pieces[1::2])
    seen = set()
    for seed in range(400):
        kinds = [harbour.kind for harbour in setup("base-variable", seed, harbours="frame").land.harbours]
        joined = [tuple(kinds[3 * i : 3 * i + 2]) for i in range(3)]
        assert set(joined) == doubles
        assert {tuple(kinds[3 * i + 2 : 3 * i + 3]) for i in range(3)} == singles
        seen.add(tuple(kinds))
    assert len(seen) == 6 * 6


@pytest.mark.article("variable-setup", "harbours")
def test_loose_harbours_are_shuffled_freely() -> None:
    first = Counter(setup("base-variable", seed).land.harbours[0].kind for seed in range(200))
    assert set(first) == set(range(ANY_HARBOUR, SPECIAL_HARBOUR + 5))


@pytest.mark.article("harbours")
def test_a_map_without_frame_pieces_shuffles_its_harbours_in_either_way() -> None:
    shuffled = setup("base-travelbox-variable", 3, harbours="shuffle")
    assert write_map(shuffled) == write_map(setup("base-travelbox-variable", 3, harbours="frame"))


# The file format ----------------------------------------------------------------------------------


@pytest.mark.article("map-rules")
def test_a_map_is_drawn_as_it_lies() -> None:
    small = read_layout(SMALL)
    assert small.tiles == (
        Tile((0, -1), HILLS, 5),
        Tile((1, -1), DRAWN, DRAWN),
        Tile((3, -1), SEA, 0),
        Tile((-1, 0), DESERT, 0),
        Tile((0, 0), DRAWN, 10),
        Tile((1, 0), SEA, 0),
        Tile((-1, 1), FIELDS, 3),
        Tile((0, 1), MOUNTAINS, 8),
    )
    assert [(slot.place, SIDES[slot.side]) for slot in small.slots] == [((0, -1), "NW"), ((1, -1), "E")]
    assert [(place, CORNERS[corner]) for place, corner in small.starts[0].settlements] == [
        ((0, -1), "N"),
        ((0, 0), "S"),
    ]
    assert (small.starts[0].star, small.starts[1].star) == (1, 0)
    assert small.players == (2, 3)
    assert small.title("de") == "Klein"


@pytest.mark.parametrize("text", [SMALL, LARGE])
def test_a_written_layout_reads_the_same(text: str) -> None:
    assert read_layout(write_layout(read_layout(text))) == read_layout(text)


@pytest.mark.parametrize("id", BASE_IDS)
def test_every_base_layout_survives_writing_and_reading(id: str) -> None:
    assert read_layout(write_layout(layout(id))) == layout(id)


def test_a_row_without_hexes_and_odd_titles_survive_too() -> None:
    text = r"""
        id = "gap"
        name = { "en-GB" = "a\"b\\ \u007f\n\u00fc" }
        first_hex = "5,5"
        rows = ["h5", "", "d"]
    """
    gap = read_layout(text)
    assert [tile.place for tile in gap.tiles] == [(5, 5), (4, 7)]
    assert read_layout(write_layout(gap)) == gap


def test_the_example_of_the_reference_page_is_a_good_map() -> None:
    page = Path(__file__).parents[4] / "docs" / "reference" / "maps.md"
    example = page.read_text(encoding="utf-8").split("```toml\n")[1].split("```")[0]
    assert read_layout(example).id == "two-bays"


def test_maps_of_the_same_shape_share_their_geometry() -> None:
    assert layout("base-beginner").geometry() is layout("base-variable").geometry()


@pytest.mark.article("map-rules")
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("id", BASE_IDS)
def test_a_drawn_map_survives_writing_and_reading(id: str, seed: int) -> None:
    map = setup(id, seed, "random", "frame")
    same = read_map(write_map(map))
    assert write_map(same) == write_map(map)
    assert same.name == map.name == id
    assert same.land.bytes == map.land.bytes
    assert same.robber == map.robber
    assert same.geometry is map.geometry
    for a, b in zip(same.starts, map.starts, strict=True):
        assert (a.colour, a.nodes, a.edges, a.star) == (b.colour, b.nodes, b.edges, b.star)


def test_a_drawn_map_with_sea_survives_too() -> None:
    map = draw(read_layout(SMALL), Rng(0), number_method="random", harbour_method="shuffle")
    assert write_map(read_map(write_map(map))) == write_map(map)
    assert (map.land_hexes, len(map.geometry.hexes)) == (6, 8)


def test_the_text_of_a_drawn_map_is_easy_to_read() -> None:
    assert write_map(setup("base-beginner")).startswith(
        'id = "base-beginner"\n'
        'first_hex = "0,-2"\n'
        "rows = [\n"
        '    "    m10 p2  f9",\n'
        '    "  g12 h6  p4  h10",\n'
        '    "g9  f11 d   f3  m8",\n'
        '    "  f8  m3  g4  p5",\n'
        '    "    h5  g6  p11",\n'
        "]\n"
    )


# What is refused ----------------------------------------------------------------------------------

# What is changed in SMALL, into what, and what the message says then.
REFUSED = [
    ('id = "small"', "id = ", r"this is not a map file: .*\(at line 2, column 6\); see"),
    ('id = "small"', 'id = "small"\nharbors = []', "unknown key 'harbors'; did you mean 'harbours'\\?"),
    ('id = "small"', "", "the file has no 'id'; add it"),
    ('first_hex = "0,-1"', "", "the file has no 'first_hex'; add it"),
    ('id = "small"', "id = 5", "'id' must be a text in quotes, not 5"),
    ('["0,-1 NW 3:1", "1,-1 E ?"]', '"0,-1 NW 3:1"', "'harbours' must be a list of texts in quotes"),
    ("letters = [4]", 'letters = ["4"]', "'letters' must be a list of whole numbers"),
    ('{ en = "Small", de = "Klein" }', '"Small"', "'name' must be a table of titles by language"),
    ("[2, 3]", "[4, 3]", r"'players' must be the fewest and the most players, .* not \[4, 3\]"),
    # Rows.
    ("  h5  ?   .   ~", "  .", "row 1: there is no hex in the first row; begin with the northernmost"),
    ('"0,-1"\nrows', '"top"\nrows', "first_hex: 'top' is not a hex; write its coordinates as q,r"),
    ("d   ?10 ~", "d  ?10  ~", r"row 2: '\?10' at character 4 does not lie .* begin a hex every 4"),
    ("d   ?10 ~", " d   ?10 ~", "row 2: 'd' at character 2 does not lie .* each row 2 characters off"),
    ("h5", "5h", "row 1, hex 0,-1: cannot read '5h'; write a terrain letter and a number"),
    ("m8", "o8", r"row 3, hex 0,1: unknown terrain 'o' in 'o8'; did you mean 'm' \(mountains\)\?"),
    ("m8", "M8", r"unknown terrain 'M' in 'M8'; did you mean 'm' \(mountains\)\?"),
    ("m8", "x8", "unknown terrain 'x' in 'x8'; the letters are h hills, f forest, .* ~ sea, \\? drawn"),
    # Numbers.
    ("h5", "h ", "row 1, hex 0,-1: 'h' lacks a number; write for example 'h5'"),
    ("h5", "h7", "row 1, hex 0,-1: 'h7' has the number 7; a number is 2 to 6 or 8 to 12"),
    ("?10", "?13", r"row 2, hex 0,0: '\?13' has the number 13; a number is"),
    ("?10", "?0 ", r"row 2, hex 0,0: '\?' has the number 0; a number is"),
    ("d   ?10", "d4  ?10", "row 2, hex -1,0: 'd4' puts a number on desert; leave it away"),
    ("?10 ~", "?10 ~5", "row 2, hex 1,0: '~5' puts a number on sea; leave it away"),
    # Pools.
    ("forest = 1, ", "", r"leave 2 terrains to be drawn \('\?'\), but 'terrains' holds 1; make them equal"),
    ("forest = 1", "forrest = 1", "terrains: unknown word 'forrest'; did you mean 'forest'\\?"),
    ("forest = 1", 'forest = "1"', "terrains: 'forest' must be a count, not '1'"),
    ("{ forest = 1, pasture = 1 }", "[1]", "'terrains' must be a table of counts, as in { hills = 3 }"),
    ("forest = 1", "sea = 1", "'terrains' holds sea, which is not drawn; write '~' into the rows"),
    ("forest = 1, pasture = 1", "desert = 2", "2 desert, but only 1 drawn hexes have no printed number"),
    ("letters = [4]", "letters = [4, 5]", "1 hexes need a drawn number, but 'letters' holds 2; make"),
    ("letters = [4]", "letters = [7]", "'letters' holds the number 7; a number is 2 to 6 or 8 to 12"),
    ("wool = 1", "wool = 2", "1 harbours are to be drawn .* but 'harbour_pool' holds 2; make them equal"),
    ("harbour_pool", "frame_pieces = [1]\nharbour_pool", "'frame_pieces' must be a list of lists"),
    ("harbour_pool", 'frame_pieces = [["ore"]]\nharbour_pool', "hold different harbours; make them equal"),
    ("harbour_pool", 'frame_pieces = [["wol"]]\nharbour_pool', "frame_pieces: unknown harbour 'wol'; did"),
    # Harbours and the robber.
    ("NW 3:1", "NW woll", "harbour '0,-1 NW woll': unknown harbour 'woll'; did you mean 'wool'\\?"),
    ("NW 3:1", "3:1", "harbour '0,-1 3:1': write the land hex, its side and the kind"),
    ("NW 3:1", "N 3:1", "a hex has no side N; the sides are NE, E, SE, SW, W, NW"),
    ("NW 3:1", "SE 3:1", "row 1, hex 0,-1: harbour '0,-1 SE 3:1' faces land; choose a side that faces"),
    ("0,-1 NW 3:1", "1,0 W 3:1", "harbour '1,0 W 3:1': there is no land at 1,0; name a harbour by"),
    ("0,-1 NW 3:1", "9,9 W 3:1", "harbour '9,9 W 3:1': there is no land at 9,9; name a harbour by"),
    ("1,-1 E ?", "0,-1 W ?", r"harbours '0,-1 NW 3:1' and '0,-1 W \?' share a corner; keep at least one"),
    ('"d   ?10', '"m2  ?10', 'no desert for the robber to start on; add robber = "q,r" with a land hex'),
    ("letters", 'robber = "1,0"\nletters', "robber starts at 1,0, but there is no land; name a land hex"),
    ("letters", 'robber = "7,7"\nletters', "robber starts at 7,7, but there is no land; name a land hex"),
    # Beginners' pieces.
    ('remove = "red"', 'remove = "rad"', "no start has the colour 'rad'; did you mean 'red'\\?"),
    ("roads = [", "streets = [", "start: unknown key 'streets'; known are colour, settlements, roads"),
    ('colour = "blue"', "", "a start has no 'colour'; add it"),
    ('roads = ["-1,0 W"]', "", "start red has no 'roads'; add it"),
    ('colour = "blue"', 'colour = "red"', "two .* tables have the same colour; write one for each colour"),
    ('"0,0 S *"', '"0,0 S"', "start blue: 0 settlements have a star; mark the one that pays"),
    ('"0,-1 N"', '"0,-1 N *"', "start blue: 2 settlements have a star; mark the one that pays"),
    ('"0,-1 N"', '"0,-1 E"', "a hex has no corner E; the corners are N, NE, SE, S, SW, NW"),
    ('"0,-1 N"', '"0,-1"', "start blue: cannot read '0,-1'; write a hex and its corner"),
    ('"0,-1 N"', '"8,8 N"', "start blue: settlement '8,8 N' is not a corner of a land hex; name a hex"),
    ('"0,-1 N"', '"3,-1 N"', "start blue: settlement '3,-1 N' is not a corner of a land hex"),
    ('"-1,0 SW *"', '"0,0 SW *"', "'0,0 SW' breaks the distance rule with blue '0,0 S'; keep two sides"),
    ('"-1,0 SW *"', '"0,1 NW *"', "'0,1 NW' breaks the distance rule with blue '0,0 S'; keep two sides"),
    ('"0,-1 NE", "0,0 SW"', '"0,-1 NE"', "start blue: 2 settlements but 1 roads; give each settlement"),
    ('"-1,0 W"', '"7,0 W"', "start red: road '7,0 W' is not a side of a land hex; name a hex"),
    ('"-1,0 W"', '"3,-1 W"', "start red: road '3,-1 W' is not a side of a land hex; name a hex"),
    ('"-1,0 W"', '"-1,0 NE"', "road '-1,0 NE' does not touch its settlement '-1,0 SW'; list roads"),
]


@pytest.mark.article("map-rules")
@pytest.mark.parametrize(("old", "new", "message"), REFUSED)
def test_a_faulty_map_is_refused_with_what_is_wrong_and_what_to_do(old: str, new: str, message: str) -> None:
    assert old in SMALL
    with pytest.raises(MapError, match=message):
        read_layout(SMALL.replace(old, new, 1))


@pytest.mark.article("map-rules")
def test_a_map_on_which_nothing_grows_is_refused() -> None:
    with pytest.raises(MapError, match="no hex produces anything; add at least one such as 'h5'"):
        read_layout('id = "bare"\nfirst_hex = "0,0"\nrows = ["d   ~"]')


@pytest.mark.article("map-rules")
def test_two_hexes_in_one_place_are_refused() -> None:
    """Rows cannot say so, but a layout made by a program can."""
    twice = (Tile((0, 0), DESERT, 0), Tile((1, 0), HILLS, 5), Tile((0, 0), HILLS, 6))
    with pytest.raises(MapError, match="row 1, hex 0,0: there are two hexes here; remove one"):
        check(Layout("twice", twice))


@pytest.mark.article("map-rules", "number-tokens")
def test_red_numbers_side_by_side_are_allowed_on_a_map_made_by_hand() -> None:
    read_map('id = "mine"\nfirst_hex = "0,0"\nrows = ["h6  d", "  f8"]')


@pytest.mark.article("map-rules", "pieces")
def test_no_colour_starts_with_more_settlements_than_it_has() -> None:
    row = "  ".join(["h5"] * 6)
    places = [f'"{q},0 N{" *" if q == 0 else ""}"' for q in range(6)]
    roads = [f'"{q},0 NE"' for q in range(6)]
    text = f"""
id = "row"
first_hex = "0,0"
rows = ["{row}"]
robber = "0,0"
[[start]]
colour = "red"
settlements = [{", ".join(places)}]
roads = [{", ".join(roads)}]
"""
    with pytest.raises(MapError, match="start red: 6 settlements, but a colour has only 5; take some away"):
        read_layout(text)
    read_layout(text.replace(', "5,0 N"', "").replace(', "5,0 NE"', ""))


def test_a_map_without_rows_or_with_a_wrong_start_is_refused() -> None:
    with pytest.raises(MapError, match="has no 'rows'; add it"):
        read_layout('id = "empty"\nfirst_hex = "0,0"')
    with pytest.raises(MapError, match="'start' must be tables; write"):
        read_layout('id = "empty"\nfirst_hex = "0,0"\nrows = ["h5"]\nstart = 3')
    with pytest.raises(MapError, match="no start has the colour 'red'; there are none"):
        check(replace(layout("base-variable"), three_players_remove="red"))


def test_an_unknown_map_is_answered_with_the_nearest_name() -> None:
    with pytest.raises(MapError, match="there is no map 'base-begginer'; did you mean 'base-beginner'\\?"):
        layout("base-begginer")
    with pytest.raises(MapError, match=r"there is no map '\.\./\.\./x'; known are base-beginner, "):
        layout("../../x")


def test_an_unknown_method_is_answered_with_the_nearest_name() -> None:
    with pytest.raises(MapError, match="number_method: there is no method 'spiral'; did you mean 'letter_sp"):
        setup("base-variable", numbers="spiral")
    with pytest.raises(MapError, match="harbour_method: there is no method 'framed'; did you mean 'frame'"):
        setup("base-variable", harbours="framed")


@pytest.mark.article("number-tokens")
def test_fixed_numbers_need_a_map_that_has_them() -> None:
    with pytest.raises(MapError, match="'base-variable' leaves 18 numbers to be drawn; choose letter_spiral"):
        setup("base-variable", numbers="fixed")


def test_the_map_of_a_record_leaves_nothing_to_be_drawn() -> None:
    with pytest.raises(MapError, match=r"map 'small' leaves something to be drawn .*; write down what was"):
        read_map(SMALL)
    with pytest.raises(MapError, match="breaks the distance rule"):
        read_map(write_map(setup("base-beginner")).replace('"-2,0 SE *"', '"0,-2 S *"'))


@given(st.text(alphabet='abc=[]{}"\\n ,-0123?~*hd', max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(MapError):
        read_layout(text)


@given(st.lists(st.text(alphabet="hd?~. 1256", max_size=12), max_size=4))
def test_any_drawing_is_read_or_refused(rows: list[str]) -> None:
    quoted = ", ".join(f'"{row}"' for row in rows)
    try:
        drawn = read_layout(f'id = "any"\nfirst_hex = "0,0"\nrows = [{quoted}]')
    except MapError:
        return
    assert read_layout(write_layout(drawn)) == drawn
