"""Hexes, nodes and edges: counts, order, and tables that agree with one another."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.games.island.rules.geometry import (
    CORNERS,
    NONE,
    SIDES,
    STEPS,
    Geometry,
    Place,
    centre,
    corner_point,
    neighbour,
)


def board(first_row: int, widest: int) -> list[Place]:
    """An island whose rows grow by one hex up to the widest and shrink again."""
    half = widest - first_row
    rows = range(-half, half + 1)
    return [(q - min(r, 0) - half, r) for r in rows for q in range(widest - abs(r))]


BASE = board(3, 5)
LARGE = board(3, 6)
OCEAN = [(q - r // 2, r) for r in range(9) for q in range(13)]
ISLES = [place for place in OCEAN if (place[0] + 2 * place[1]) % 5 < 2]


def seafarers() -> Geometry:
    """A map of 117 hexes: many islands in an open sea."""
    return Geometry(ISLES, [place for place in OCEAN if place not in ISLES])


def row(table: vec[i64], width: int, i: int) -> list[int]:
    """One row of a table, without the missing neighbours."""
    return [int(table[width * i + k]) for k in range(width) if table[width * i + k] != NONE]


GEOMETRIES = {
    "19 hexes": Geometry(BASE, []),
    "30 hexes": Geometry(LARGE, []),
    "117 hexes": seafarers(),
    "one hex": Geometry([(3, -7)], []),
}
every_geometry = pytest.mark.parametrize("g", list(GEOMETRIES.values()), ids=list(GEOMETRIES))


@pytest.mark.article("nodes", "edges")
def test_the_island_of_the_base_game_has_54_nodes_and_72_edges() -> None:
    g = GEOMETRIES["19 hexes"]
    assert (g.land_hexes, g.land_nodes, g.land_edges) == (19, 54, 72)
    assert (len(g.hexes), g.nodes, g.edges) == (19, 54, 72)


@pytest.mark.article("nodes", "edges")
def test_the_island_for_five_and_six_has_80_nodes_and_109_edges() -> None:
    g = GEOMETRIES["30 hexes"]
    assert [sum(1 for place in g.hexes if place[1] == r) for r in range(-3, 4)] == [3, 4, 5, 6, 5, 4, 3]
    assert (g.land_hexes, g.land_nodes, g.land_edges) == (30, 80, 109)


def test_a_map_of_more_than_a_hundred_hexes_has_its_land_first() -> None:
    g = GEOMETRIES["117 hexes"]
    assert len(g.hexes) == 117
    assert set(g.hexes[: int(g.land_hexes)]) == set(ISLES)
    assert g.land_hexes < 117
    assert g.land_nodes < g.nodes
    assert g.land_edges < g.edges


@pytest.mark.article("nodes")
def test_a_node_between_three_sea_hexes_is_numbered_after_those_at_land() -> None:
    g = GEOMETRIES["117 hexes"]
    for n in range(int(g.nodes)):
        assert (min(row(g.node_hexes, 3, n)) < g.land_hexes) == (n < g.land_nodes)


@pytest.mark.article("coast")
def test_the_coast_of_the_base_island_has_30_nodes_and_30_edges() -> None:
    g = GEOMETRIES["19 hexes"]
    hexes = Counter(len(row(g.node_hexes, 3, n)) for n in range(54))
    assert hexes == {1: 18, 2: 12, 3: 24}
    assert Counter(len(row(g.edge_hexes, 2, e)) for e in range(72)) == {1: 30, 2: 42}


@pytest.mark.article("nodes")
def test_an_inland_node_has_three_hexes_and_three_neighbours() -> None:
    g = GEOMETRIES["19 hexes"]
    centre_hex = g.hex_at[0, 0]
    for n in row(g.hex_nodes, 6, centre_hex):
        assert len(row(g.node_hexes, 3, n)) == len(row(g.node_nodes, 3, n)) == 3


@every_geometry
def test_hexes_and_nodes_are_numbered_in_reading_order(g: Geometry) -> None:
    land, ashore = int(g.land_hexes), int(g.land_nodes)
    for places in (g.hexes[:land], g.hexes[land:]):
        assert places == sorted(places, key=lambda place: (place[1], place[0]))
    for points in (g.points[:ashore], g.points[ashore:]):
        assert points == sorted(points, key=lambda point: (point[1], point[0]))


@every_geometry
def test_edges_are_numbered_by_their_nodes(g: Geometry) -> None:
    pairs = [tuple(row(g.edge_nodes, 2, e)) for e in range(int(g.edges))]
    ashore = int(g.land_edges)
    assert pairs[:ashore] == sorted(pairs[:ashore])
    assert pairs[ashore:] == sorted(pairs[ashore:])
    assert all(pair[0] < pair[1] for pair in pairs)


def test_the_first_nodes_of_the_base_island_are_its_northern_tips() -> None:
    g = GEOMETRIES["19 hexes"]
    assert [g.node((q, -2), "N") for q in range(3)] == [0, 1, 2]
    assert g.node((0, 2), "S") == 53


@pytest.mark.article("nodes")
def test_neighbouring_hexes_name_the_same_node() -> None:
    g = GEOMETRIES["19 hexes"]
    assert g.node((0, 0), "N") == g.node((0, -1), "SE") == g.node((1, -1), "SW")


@pytest.mark.article("edges")
def test_neighbouring_hexes_name_the_same_edge() -> None:
    g = GEOMETRIES["19 hexes"]
    for side in range(6):
        there = neighbour((0, 0), side)
        assert g.edge((0, 0), SIDES[side]) == g.edge(there, SIDES[(side + 3) % 6])


def test_a_side_joins_the_corners_before_and_after_it() -> None:
    g = GEOMETRIES["one hex"]
    for d, side in enumerate(SIDES):
        a, b = g.node((3, -7), CORNERS[d]), g.node((3, -7), CORNERS[(d + 1) % 6])
        assert g.edge_between(a, b) == g.edge_between(b, a) == g.edge((3, -7), side)
    assert g.edge_between(0, 5) == NONE


def test_the_middle_of_a_hex_lies_between_its_opposite_corners() -> None:
    x, y = centre((2, -1))
    for c in range(3):
        a, b = corner_point((2, -1), c), corner_point((2, -1), c + 3)
        assert (a[0] + b[0], a[1] + b[1]) == (2 * x, 2 * y)


def check_tables(g: Geometry) -> None:
    """What one table says of a pair, the other table says too."""
    hexes, nodes, edges = len(g.hexes), int(g.nodes), int(g.edges)
    node_hexes = {(h, n) for n in range(nodes) for h in row(g.node_hexes, 3, n)}
    assert node_hexes == {(h, n) for h in range(hexes) for n in row(g.hex_nodes, 6, h)}
    edge_hexes = {(h, e) for e in range(edges) for h in row(g.edge_hexes, 2, e)}
    assert edge_hexes == {(h, e) for h in range(hexes) for e in row(g.hex_edges, 6, h)}
    node_edges = {(n, e) for n in range(nodes) for e in row(g.node_edges, 3, n)}
    assert node_edges == {(n, e) for e in range(edges) for n in row(g.edge_nodes, 2, e)}
    joined = {(a, b) for a in range(nodes) for b in row(g.node_nodes, 3, a)}
    assert joined == {(b, a) for a, b in joined}
    assert {pair for pair in joined if pair[0] < pair[1]} == set(g.edge_at)
    for h, place in enumerate(g.hexes):
        for side in range(6):
            there = int(g.hex_hexes[6 * h + side])
            assert there == g.hex_at.get(neighbour(place, side), NONE)
            if there != NONE:
                assert g.hex_hexes[6 * there + (side + 3) % 6] == h
                assert g.hex_edges[6 * h + side] == g.hex_edges[6 * there + (side + 3) % 6]


def check_counts(g: Geometry) -> None:
    """Every hex has six different corners and sides, every node two or three edges."""
    for h in range(len(g.hexes)):
        assert len(set(row(g.hex_nodes, 6, h))) == len(set(row(g.hex_edges, 6, h))) == 6
    for n in range(int(g.nodes)):
        assert 2 <= len(row(g.node_edges, 3, n)) == len(row(g.node_nodes, 3, n)) <= 3
        assert row(g.node_hexes, 3, n) == sorted(set(row(g.node_hexes, 3, n)))


@pytest.mark.article("nodes", "edges")
@every_geometry
def test_the_tables_agree_with_one_another(g: Geometry) -> None:
    check_tables(g)
    check_counts(g)


@st.composite
def blobs(draw: st.DrawFn) -> tuple[list[Place], list[Place]]:
    """Land that grew hex by hex at random, some of it then flooded."""
    hexes: list[Place] = [(draw(st.integers(-9, 9)), draw(st.integers(-9, 9)))]
    for step in draw(st.lists(st.tuples(st.integers(0, 999), st.sampled_from(STEPS)), max_size=40)):
        q, r = hexes[step[0] % len(hexes)]
        grown = (q + step[1][0], r + step[1][1])
        if grown not in hexes:
            hexes.append(grown)
    flooded = draw(st.sets(st.sampled_from(hexes)))
    return [h for h in hexes if h not in flooded], [h for h in hexes if h in flooded]


@given(blobs())
def test_any_map_has_tables_that_agree(blob: tuple[list[Place], list[Place]]) -> None:
    land, sea = blob
    g = Geometry(land, sea)
    check_tables(g)
    check_counts(g)
    assert g.land_nodes == sum(1 for n in range(int(g.nodes)) if min(row(g.node_hexes, 3, n)) < len(land))
    assert g.land_edges == sum(1 for e in range(int(g.edges)) if min(row(g.edge_hexes, 2, e)) < len(land))


@given(blobs())
def test_the_order_in_which_hexes_are_given_does_not_matter(
    blob: tuple[list[Place], list[Place]],
) -> None:
    land, sea = blob
    a, b = Geometry(land, sea), Geometry(land[::-1], sea[::-1])
    assert (a.hexes, a.points, a.edge_at) == (b.hexes, b.points, b.edge_at)
