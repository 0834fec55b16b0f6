"""What does not change during a game."""

import pytest

from games.island.table import ISLET, table
from hexhaven import almanac, scene
from hexhaven.games.island.rules.geometry import NONE
from hexhaven.games.island.rules.state import Position
from hexhaven.words import LANGUAGES

from .games import board_setting

every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_hexes_bear_their_place_terrain_number_and_name() -> None:
    hexes = board_setting("en", table()).hexes
    assert [hex.id for hex in hexes] == list(range(len(hexes)))
    first, desert = hexes[0], hexes[9]
    assert (first.q, first.r, first.terrain, first.number, first.name) == (
        0,
        -2,
        "mountains",
        10,
        "mountains 10",
    )
    assert first.nodes == [0, 4, 8, 12, 7, 3]
    assert (desert.terrain, desert.number, desert.name) == ("desert", 0, "desert")


def test_nodes_bear_their_place_on_the_drawing_grid() -> None:
    """The centre of hex (0, 0) is the origin; a row is 3 high, half a hex 1 wide."""
    setting = board_setting("en", table())
    middle = next(hex for hex in setting.hexes if (hex.q, hex.r) == (0, 0))
    corners = [(setting.nodes[node].x, setting.nodes[node].y) for node in middle.nodes]
    assert corners == [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)]


@pytest.mark.parametrize(
    ("node", "english", "german"),
    [
        (12, "mountains 10, fields 12, hills 6", "Gebirge 10, Ackerland 12, Hügelland 6"),
        (1, "pasture 2 (north), grain harbour 2:1", "Weideland 2 (Norden), Getreidehafen 2:1"),
        (6, "forest 9 (north-east)", "Wald 9 (Nordosten)"),
    ],
)
def test_a_node_is_named_by_what_lies_around_it(node: int, english: str, german: str) -> None:
    assert board_setting("en", table()).nodes[node].name == english
    assert board_setting("de", table()).nodes[node].name == german


@every_language
def test_no_two_places_of_the_beginners_island_have_the_same_name(language: str) -> None:
    """Whoever listens to the page tells places apart by their names."""
    setting = board_setting(language, table())
    for places in (setting.nodes, setting.edges):
        names = [place.name for place in places]
        assert len(set(names)) == len(names)


def test_edges_are_named_as_actions_name_them() -> None:
    p = table()
    for edge in board_setting("en", p).edges:
        assert p.read(f"road {edge.name}") == p.rules.verb_named("road").at(edge.id)
        assert edge.name == f"{edge.a}-{edge.b}"


@pytest.mark.parametrize("p", [table(), table(map=ISLET)], ids=["beginners", "islet"])
def test_a_harbour_lies_between_its_land_hex_and_the_water(p: Position) -> None:
    setting = board_setting("en", p)
    assert len(setting.harbours) == len(p.land.harbours)
    for harbour in setting.harbours:
        sides = [int(hex) for hex in p.map.geometry.edge_hexes[2 * harbour.edge : 2 * harbour.edge + 2]]
        assert harbour.hex in sides
        assert setting.hexes[harbour.hex].terrain != "sea"
        other = next((hex for hex in sides if hex not in (harbour.hex, NONE)), None)
        assert other is None or setting.hexes[other].terrain == "sea"


def test_harbours_say_what_they_trade() -> None:
    kinds = sorted(harbour.kind for harbour in board_setting("en", table()).harbours)
    assert kinds == ["any"] * 4 + ["brick", "grain", "lumber", "ore", "wool"]


def test_nodes_at_sea_have_a_name_too() -> None:
    assert {node.name for node in board_setting("de", table(map=ISLET)).nodes if "Meer" in node.name}


def test_wares_have_prices_points_and_pieces() -> None:
    wares = {ware.name: ware for ware in board_setting("de", table()).wares}
    assert list(wares) == ["road", "settlement", "city", "card"]
    assert wares["city"].price == {"ore": 3, "grain": 2}
    assert [ware.points for ware in wares.values()] == [0, 1, 2, 0]
    assert [ware.supply for ware in wares.values()] == [15, 5, 4, 0]
    assert [ware.label for ware in wares.values()] == ["Straße", "Siedlung", "Stadt", "Entwicklungskarte"]


@every_language
def test_cards_have_labels_and_articles(language: str) -> None:
    setting = board_setting(language, table())
    resources = scene.setting(language, table()).resources
    assert [card.name for card in resources] == ["brick", "lumber", "wool", "grain", "ore"]
    assert len(setting.development) == 5
    for kind in [*resources, *setting.development]:
        assert kind.label
        assert almanac.article(kind.article)
    for ware in setting.wares:
        assert almanac.article(ware.article)


def test_the_target_and_the_hand_limit() -> None:
    assert (scene.setting("en", table()).target, board_setting("en", table()).hand_limit) == (10, 7)
